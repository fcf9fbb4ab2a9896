### The words of the house itself. Every game brings its own in games/<game>/texts.
### { $name } is filled in; arguments.toml says what each of them is. docs/translating.md tells the
### rest.

site-name = Lutetia
site-title = Lutetia: gry planszowe o Paryżu
site-labelled = { $label }: { $text }
site-skip = Przejdź do treści
site-close = Zamknij
site-cancel = Anuluj
site-nowhere = Pod tym adresem nie ma żadnej strony.
site-notice = Darmowa strona prowadzona przez graczy. Niezwiązana z autorami ani wydawcami tych gier i przez nich nierekomendowana; wszystkie rysunki i teksty są nasze.

header-home = Lutetia, przejdź do lobby
header-settings = Ustawienia
header-account = Twoje konto
header-no_account = Załóż konto albo się zaloguj
header-account_news = { $n ->
    [one] Twoje konto: jedna wiadomość
    [few] Twoje konto: { $n } wiadomości
    [many] Twoje konto: { $n } wiadomości
   *[other] Twoje konto: { $n } wiadomości
}
header-language = Język
header-theme_auto = Motyw: systemowy. Przełącz na jasny.
header-theme_light = Motyw: jasny. Przełącz na ciemny.
header-theme_dark = Motyw: ciemny. Przełącz na systemowy.


lobby-title = Gry planszowe o Paryżu przy jednym stole
lobby-lead = Graj w przeglądarce ze znajomymi albo z botami. Bez konta: wybierz imię i siadaj do stołu.
lobby-game = Gra
lobby-players = dla { $players } graczy
lobby-credit = { $designer }, { $year }
lobby-seats = Miejsca
lobby-bots = Zagraj z botami
lobby-level = Poziom
lobby-open = Otwórz stół
lobby-seek = Szukaj przeciwników
lobby-seek_any = Dowolna liczba graczy
lobby-private = Prywatny: tylko przez link
lobby-options = Warianty
lobby-rules = Zasady
lobby-about = O tej grze
lobby-tables = Stoły
lobby-loading = Szukamy stołów…
lobby-none = Nikt inny nie ma teraz otwartego stołu. Otwórz własny.
lobby-ready = Zaraz się zacznie
lobby-playing = W toku
lobby-over = Zakończona
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-name = Twoje imię
lobby-name_saved = Nazywasz się teraz { $name }.
lobby-record = Otwórz zapisaną grę, aby ją obejrzeć albo grać dalej.
lobby-upload = Otwórz zapis gry
lobby-idle = chwilowo nikogo nie ma
lobby-mine = Twoje stoły
lobby-mine_turn = Twoja kolej
lobby-mine_waiting = Czekasz na innych
lobby-mine_open = Jeszcze nierozpoczęte
lobby-mine_over = Niedawno zakończone
lobby-play = Graj
lobby-back = Wróć do stołu
lobby-review = Obejrzyj

lobby-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }

level-top = ekspert
level-strong = silny
level-good = dobry
level-middle = średni
level-greedy = niezły
level-easy = łatwy
level-beginner = początkujący
level-random = losowy

level_help-top = myśli sekundę nad każdym ruchem
level_help-strong = patrzy daleko naprzód
level_help-good = patrzy dość daleko naprzód
level_help-middle = patrzy kilka ruchów naprzód
level_help-greedy = bierze to, co od razu daje najwięcej
level_help-easy = zwykle bierze to, co od razu daje dużo
level_help-beginner = często bierze to, co daje mniej
level_help-random = wykonuje dowolny ruch
level_help-installed = bot dodany do tej strony

seat-free = wolne miejsce
seat-you = ty
seat-here = online
seat-away = offline
seat-resigned = poddana gra
seat-is_bot = bot
seat-sit = Usiądź tutaj
seat-ask = Poproś o to miejsce
seat-sit_too = Usiądź też tutaj
seat-who = Imię na tym miejscu
seat-stand = Wstań
seat-bot = Dodaj bota…
seat-bot_short = Bot
seat-add_bot = Dodaj bota na miejsce w kolorze: { $colour }
seat-remove_bot = Usuń
seat-twin = { $name } ({ $colour })

seat-spectators =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
        [many] { $n } widzów
       *[other] { $n } widza
    }

table-page = { $game }, stół { $id }
table-page_mine = Twoja kolej: { $game }, stół { $id }
table-opening = Otwieramy stół…
table-missing = Nie ma takiego stołu.
table-missing_help = Może link jest niepełny, może stół już usunięto, a może serwer nie używa teraz tej gry albo jej wydania.
table-to_lobby = Do lobby
table-actions = Co możesz zrobić
table-panel = Gracze, dziennik i czat
table-tabs = Części stołu
table-tab_board = Plansza
table-tab_log = Dziennik
table-tab_chat = Czat
table-tab_scores = Punkty
table-scores = Gracze i punkty
table-points = punkty
table-ready = Wszystkie miejsca są zajęte.
table-how = W skrócie
table-start = Zacznij grę
table-start_sit = Usiądź, aby zagrać.
table-invite = Zaproś
table-invite_help = Kto otworzy ten link, może usiąść albo oglądać. Bez konta.
table-link = Link do tego stołu
table-copy = Kopiuj
table-copied = Link skopiowany.
table-copy_by_hand = Link jest zaznaczony: skopiuj go klawiszami Ctrl+C.
table-options = Ten stół
table-visibility = Widoczność
table-public = widoczny w lobby
table-private = tylko przez link
table-option_on = tak
table-option_off = nie
table-rules = Zasady
table-record = Pobierz zapis gry
table-resign = Poddaj grę
table-resign_sure = Poddać grę jako { $name }?
table-resign_help = Przy dwóch graczach gra się kończy. Przy większej liczbie bot dogrywa partię, a poddający zajmuje ostatnie miejsce. Tego nie da się cofnąć.
table-resigned = Na tym miejscu już poddano grę.
table-leave = Odejdź
table-leave_sure = Odejść od stołu?
table-leave_help = Twoje miejsce się zwolni i każdy będzie mógł je zająć. Chcesz wrócić później? Zamknij stronę: miejsce poczeka.
table-end = Zakończ grę…
table-end_sure = Zakończyć grę teraz?
table-end_help = Muszą się zgodzić wszyscy gracze. Potem podlicza się punkty według obecnego stanu i odsłania, co zakryte. Tego nie da się cofnąć.
table-end_bots = Boty grają dalej. Zgadzają się na koniec tylko wtedy, gdy nie da się grać dalej albo od dawna nic się nie dzieje.
table-rematch = Zagraj jeszcze raz
table-rematch_go = Do następnej gry
table-rematch_sit = Następną grę mogą otworzyć tylko ci, którzy grali.
table-offline = Utracono połączenie. Próbujemy ponownie…

table-start_free =
    { $n ->
        [one] { $n } miejsce jest jeszcze wolne: zaproś kogoś albo dodaj bota.
        [few] { $n } miejsca są jeszcze wolne: zaproś kogoś albo dodaj boty.
        [many] { $n } miejsc jest jeszcze wolnych: zaproś kogoś albo dodaj boty.
       *[other] { $n } miejsca jest jeszcze wolne: zaproś kogoś albo dodaj boty.
    }

table-unsent =
    { $n ->
        [one] Jeszcze niewysłane: { $n } wiadomość
        [few] Jeszcze niewysłane: { $n } wiadomości
        [many] Jeszcze niewysłane: { $n } wiadomości
       *[other] Jeszcze niewysłane: { $n } wiadomości
    }

table-offline_unsent =
    { $n ->
        [one] Utracono połączenie. { $n } wiadomość czeka na wysłanie…
        [few] Utracono połączenie. { $n } wiadomości czekają na wysłanie…
        [many] Utracono połączenie. { $n } wiadomości czeka na wysłanie…
       *[other] Utracono połączenie. { $n } wiadomości czeka na wysłanie…
    }

hint-ask = Pokaż mi dobry ruch
hint-wait = Silny gracz przygląda się planszy…
hint-move = Ruch silnego gracza: { $what }
hint-best = Punkty od razu: { $n }; żaden ruch nie daje więcej.
hint-later = Punkty od razu: { $n }; inne ruchy dają do { $most }, ale ten wygląda lepiej na dłuższą metę.
hint-none = Żaden ruch nie daje punktów od razu.

turn-title = Co zrobić
turn-ending = Liczymy ostatnie punkty…
turn-skip = Pokaż wynik
turn-undo = Cofnij
turn-undo_ask = Poproś o cofnięcie
turn-undo_none = Nie masz niczego do cofnięcia.
turn-undo_hold = Przytrzymaj, aby cofnąć całą turę.
turn-taken_back = Cofnięto: { $what }
turn-asked = { $name } prosi o powrót do ruchu { $ply }.
turn-asking = { $name } prosi o cofnięcie ruchu. Czekamy na pozostałych.
turn-asked_end = { $name } prosi, by zakończyć grę i podliczyć punkty według obecnego stanu.
turn-asking_end = { $name } prosi o koniec gry. Czekamy na pozostałych.
turn-asked_sit = { $name } prosi o miejsce: { $seat }. Zobaczy wtedy, co jest tam ukryte.
turn-asking_sit = { $name } prosi o miejsce: { $seat }. Czekamy na pozostałych.
turn-asked_bot = { $who } prosi, by bot { $name } ({ $level }) zagrał na miejscu: { $seat }.
turn-asking_bot = { $who } prosi, by zagrał bot { $name }. Czekamy na pozostałych.
turn-asked_bot_gone = { $who } prosi, by bot { $name } wstał od stołu.
turn-asking_bot_gone = { $who } prosi, by bot { $name } wstał od stołu. Czekamy na pozostałych.
turn-withdraw = Wycofaj prośbę
turn-allow = Pozwól
turn-refuse = Odmów
turn-pass = Przekaż urządzenie dalej: teraz { $name }.
turn-reveal = To ja
turn-together = Pokaż wszystkim
turn-vacant = Wolne miejsce: { $name }. Zajmij je albo dodaj bota, aby grać dalej.
turn-curtain = Zasłonięte, gdy urządzenie przechodzi z rąk do rąk.

turn-won =
    { $n ->
        [one] { $names } wygrywa grę.
        [few] { $names } dzielą pierwsze miejsce.
        [many] { $names } dzielą pierwsze miejsce.
       *[other] { $names } dzielą pierwsze miejsce.
    }

replay-your_turn = Twoja kolej. Klawisz End wraca do gry.
replay-title = Obejrzyj grę
replay-first = Na początek (Home)
replay-previous = Ruch wstecz (strzałka w lewo)
replay-next = Ruch naprzód (strzałka w prawo)
replay-last = Do bieżącego stanu (End)
replay-at_first = To jest początek.
replay-at_last = To jest stan obecny.
replay-slider = Oglądany ruch
replay-at = Ruch { $ply } z { $last }.
replay-back = Wróć do gry

log-title = Dziennik
log-before = Przygotowanie
log-round = Runda { $round }
log-earlier = Wcześniej
log-empty = Jeszcze nic się nie wydarzyło.
log-points = +{ $points }
log-of = { $name } { $points }
log-nobody = nikt
log-tile = { $stop } ({ $route })
log-act = { $name }: { $text }
log-sat = { $name } siada do stołu.
log-stood = { $name } wstaje od stołu.
log-bot = Bot { $name } ({ $level }) siada do stołu.
log-bot_gone = Bot wstaje od stołu.
log-started = Gra się zaczyna.
log-brought = Gra zaczyna się od wczytanego zapisu. Kto go wczytał, może wiedzieć, co było ukryte.
log-asked = { $who } prosi o powrót do ruchu { $to }.
log-asked_end = { $who } prosi, by zakończyć grę i podliczyć punkty według obecnego stanu.
log-withdrawn = { $name } wycofuje prośbę.
log-wished_sit = { $name } prosi o przejęcie miejsca w trwającej grze.
log-wished_bot = Ktoś prosi, by bot { $name } ({ $level }) grał dalej.
log-wished_bot_gone = Ktoś prosi, by bot { $name } wstał od stołu.
log-aborted = { $name } przerywa grę. Gra się nie liczy.
log-agreed = Wszyscy zgadzają się zakończyć grę i podliczyć punkty według obecnego stanu.
log-answered_yes = { $who } zgadza się.
log-answered_no = { $who } nie zgadza się.
log-undone = Gra wraca do ruchu { $to }.
log-resigned = { $who } poddaje grę.
log-fell = { $who }: czas minął.
log-fell_keeper = { $who }: czas minął; do powrotu gra bot ({ $level }).
log-returned = { $who } gra dalej.
log-credited = Strona była niedostępna: { $who } odzyskuje ten czas.
log-over = Koniec gry.
log-rematch = Przygotowujemy nową grę.
log-struck = cofnięte

chat-title = Czat
chat-label = Wiadomość, polecenie lub ruch
chat-placeholder = Napisz lub /help
chat-send = Wyślij
chat-said = { $name } mówi: { $text }
chat-empty = Tu można rozmawiać. /help pokazuje polecenia; ruch też można wpisać.
chat-unread = nieprzeczytane
chat-unsent = (jeszcze niewysłane)

final-title = Wynik końcowy
final-reason_resigned = Wszyscy pozostali poddali grę.
final-reason_time = Wszyscy pozostali poddali grę lub przekroczyli czas.
final-reason_aborted = Gra została przerwana na początku. Nie liczy się.
final-reason_agreed = Wszyscy zgodzili się zakończyć grę i podliczyć punkty.
final-rank = { $rank }.
final-piece = { $name } { $points }
final-tiebreak = Remis:

rules-page = Zasady: { $game }
rules-lead = Każda zasada naszymi słowami, z numerem, na który powołuje się gra.
rules-about = O tej grze
rules-chapters = Rozdziały
rules-number = Zasada { $rule }
rules-kind_rule = Zasada
rules-kind_ruling = Nasze rozstrzygnięcie
rules-kind_table = Tylko online

about-page = O grze: { $game }
about-designer = Autor
about-publisher = Wydawca
about-year = Rok
about-players = Gracze
about-version = Wersja zasad na tej stronie
about-unaffiliated = Ta strona nie jest związana z autorem ani wydawcą i nie jest przez nich rekomendowana. Wszystkie rysunki i teksty powstały na potrzeby tej strony; niczego nie skopiowano z wydania drukowanego.
about-unsure = Czego nie mogliśmy sprawdzić
about-unsure_help = To nie pochodzi z żadnego źródła, tylko z naszej rekonstrukcji. Kto ma egzemplarz gry, może to poprawić.
about-rules = Przeczytaj zasady

info-record = Zapis tej gry: { $address }

info-who =
    { $n ->
        [one] Jest tu tylko { $names }.
        [few] Są tu { $n } osoby: { $names }.
        [many] Jest tu { $n } osób: { $names }.
       *[other] Jest tu { $n } osoby: { $names }.
    }

refusal-stale = Tymczasem gra poszła dalej. Spójrz na planszę i wybierz ponownie.
refusal-not_your_turn = To nie twoja kolej. Teraz gra { $seat }.
refusal-not_your_seat = To nie jest twoje miejsce.
refusal-no_such_seat = Nie ma takiego miejsca; przy tym stole jest ich { $n }.
refusal-not_started = Gra się jeszcze nie zaczęła. Zapełnij miejsca i zacznij ją.
refusal-started = Gra już się zaczęła.
refusal-over = Ta gra już się skończyła. Zagraj jeszcze raz, aby otworzyć następną.
refusal-not_over = Gra jeszcze trwa. Dokończ ją albo poddaj, a potem zagraj jeszcze raz.
refusal-seated_only = To mogą zrobić tylko ci, którzy siedzą przy stole. Najpierw usiądź.
refusal-seat_taken = To miejsce jest zajęte. Wybierz inne albo oglądaj.
refusal-seat_resigned = Na tym miejscu poddano grę; bot gra do końca.
refusal-seat_kept = Twój czas minął i gra za ciebie bot: najpierw wróć na swoje miejsce.
refusal-away = Za kogoś gra tu bot: nieobecnego nie można zapytać.
refusal-seat_secret = Znasz już tajne informacje innego gracza tej partii. To miejsce może zająć ktoś nowy albo bot.
refusal-seat_few = W trakcie gry ktoś nowy siada tylko wtedy, gdy grają co najmniej dwie osoby i wszystkie się zgodzą. Możesz oglądać.
refusal-wishes_used = W tej grze nie możesz już o nic więcej prosić. Możesz oglądać.
refusal-no_seat_free = Nie ma wolnego miejsca. Możesz oglądać.
refusal-no_bot = Nie siedzi tam żaden bot.
refusal-no_bots = Przy tym stole nie siedzi żaden bot.
refusal-no_session = Sesja tej strony wygasła. Odśwież stronę.
refusal-name = Imię musi mieć od 1 do { $most } widocznych znaków. Wybierz inne.
refusal-nothing_to_undo = Nie masz niczego do cofnięcia.
refusal-undo_far = Tak daleko nie można się cofnąć bez zgody innych. Cofaj ruch po ruchu.
refusal-bots_play_on = Boty grają dalej: zgadzają się zakończyć grę tylko wtedy, gdy dalsza gra nie jest możliwa albo od dawna nic się nie dzieje. Graj dalej albo poddaj grę.
refusal-asked_already = Ktoś już o coś prosi. Poczekaj na odpowiedzi.
refusal-nothing_asked = Nikt teraz o nic nie prosi.
refusal-not_asked = Ta prośba jest skierowana do pozostałych przy stole.
refusal-own_question = To twoja własna prośba: odpowiadają inni. Możesz ją tylko wycofać.
refusal-answered_already = Twoja odpowiedź jest już zapisana.
refusal-malformed = Serwer tego nie zrozumiał. Odśwież stronę.
refusal-empty = Nie ma nic do wysłania.
refusal-unknown_command = Nie ma polecenia { $text }. Wpisz /help, aby zobaczyć listę.
refusal-no_such_colour = Nie ma miejsca „{ $text }”. Miejsca to: { $colours }.
refusal-which_seat = Masz kilka miejsc. Podaj które: { $colours }.
refusal-bot_usage = Wpisz /bot add albo /bot remove, opcjonalnie z poziomem i miejscem: { $bot }.

refusal-action_long =
    { $n ->
        [one] Ruch może mieć najwyżej { $n } znak.
        [few] Ruch może mieć najwyżej { $n } znaki.
        [many] Ruch może mieć najwyżej { $n } znaków.
       *[other] Ruch może mieć najwyżej { $n } znaku.
    }

refusal-chat_long =
    { $n ->
        [one] Wiadomość może mieć najwyżej { $n } znak. Skróć ją.
        [few] Wiadomość może mieć najwyżej { $n } znaki. Skróć ją.
        [many] Wiadomość może mieć najwyżej { $n } znaków. Skróć ją.
       *[other] Wiadomość może mieć najwyżej { $n } znaku. Skróć ją.
    }

refusal-seats_free =
    { $n ->
        [one] { $n } miejsce jest jeszcze wolne: zaproś kogoś albo dodaj bota.
        [few] { $n } miejsca są jeszcze wolne: zaproś kogoś albo dodaj boty.
        [many] { $n } miejsc jest jeszcze wolnych: zaproś kogoś albo dodaj boty.
       *[other] { $n } miejsca jest jeszcze wolne: zaproś kogoś albo dodaj boty.
    }

zoom-fit = Cała plansza
zoom-group = Wielkość planszy
zoom-in = Powiększ
zoom-out = Pomniejsz

error-offline = Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
error-server = Serwer nie mógł tego zrobić (kod { $status }). Spróbuj ponownie za chwilę.
error-page = Część tej strony się nie wczytała. Odśwież ją.
