### Reports, and the page of the moderators.

moderation-report = Zgłoś…
moderation-report_title = Zgłoszenie
moderation-report_help = Przeczyta to tylko moderacja, razem z rozmową wokół. Nikt inny nie dowie się, że zgłoszenie jest od ciebie.
moderation-about = Czego to dotyczy?
moderation-player = { $name }, przy stole
moderation-why = Co jest nie tak?
moderation-reason_insult = Obraza lub groźba
moderation-reason_spam = Spam
moderation-reason_unfair = Oszustwo lub porzucanie gier
moderation-reason_name = Imię
moderation-reason_other = Coś innego
moderation-words = Co warto dodać
moderation-send = Wyślij
moderation-cancel = Anuluj
moderation-thanks = Dziękujemy: moderacja się temu przyjrzy.
moderation-title = Moderacja
moderation-open = Otwarte ({ $n })
moderation-closed = Zamknięte
moderation-none = Brak zgłoszeń.
moderation-number = Zgłoszenie { $n }
moderation-who = Zgłoszona osoba
moderation-guest = gość
moderation-then = wtedy jako
moderation-times =
    { $n ->
        [one] zgłoszenia od { $n } osoby
        [few] zgłoszenia od { $n } osób
        [many] zgłoszenia od { $n } osób
       *[other] zgłoszenia od { $n } osoby
    }
moderation-by = Zgłasza
moderation-table = Stół
moderation-excerpt = Rozmowa wokół
moderation-reported = Zgłoszone:
moderation-holds_ban = Zablokowane konto do { $until }:
moderation-holds_ban_ever = Konto zablokowane na stałe:
moderation-holds_mute = Wyciszenie do { $until }:
moderation-holds_mute_ever = Wyciszenie na stałe:
moderation-you_ban = Do { $until } możesz patrzeć, ale nie siadać, nie rozmawiać i nie otwierać stołów. Powód:
moderation-you_ban_ever = Możesz patrzeć, ale nie siadać, nie rozmawiać i nie otwierać stołów. Powód:
moderation-you_mute = Do { $until } grasz bez rozmów. Powód:
moderation-you_mute_ever = Grasz bez rozmów. Powód:
moderation-lift = Znieś
moderation-why_act = Powód (przeczyta go osoba, której to dotyczy)
moderation-close = Zamknij
moderation-delete_line = Usuń wiersz
moderation-rename = Odbierz imię
moderation-days = Na
moderation-day_count =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
moderation-mute = Wycisz
moderation-mute_here = Wycisz kogoś tutaj…
moderation-mute_here_help = Kto jest wyciszony, nic więcej nie mówi przy tym stole, nie zmienia tu imienia i gra dalej. Wszyscy przeczytają o tym w dzienniku.
moderation-unmute = Pozwól mówić
moderation-done = Gotowe
moderation-silenced = Osoba, która otworzyła ten stół, wyciszyła cię tutaj. Grasz dalej bez rozmowy.
moderation-ban = Zablokuj
moderation-address = oraz gości z tego adresu
moderation-done_close = Zgłoszenie zamknięte.
moderation-done_delete_line = Wiersz usunięty.
moderation-done_rename = Imię odebrane.
moderation-done_mute = Ta osoba nie może już nic mówić.
moderation-done_ban = Ta osoba jest zablokowana.
moderation-done_lift = Już nie obowiązuje.
moderation-audit = Co zrobiono
moderation-audit_none = Jeszcze nic.
moderation-act_close = zamyka
moderation-act_delete_line = usuwa wiersz, autor:
moderation-act_mute = wycisza:
moderation-act_ban = blokuje:
moderation-act_ban_address = blokuje adres
moderation-act_lift = znosi sankcję:
moderation-act_rename = odbiera imię; teraz:
moderation-act_grant = powołuje:
moderation-act_revoke = odwołuje:
moderation-until = do { $until }
moderation-more = Pokaż wcześniejsze
