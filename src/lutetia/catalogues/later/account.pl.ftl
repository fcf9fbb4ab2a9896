### Strona własnego konta.

account-title = Twoje konto
account-guest = Jesteś gościem: twoje stoły są zachowane tylko dla tej przeglądarki. Z kontem są twoje na każdym urządzeniu. Hasła nie ma.
account-make = Załóż konto
account-make_passkey = Załóż konto z kluczem dostępu
account-passkey_what = Klucz dostępu przechowuje twoje urządzenie albo menedżer haseł; otwiera go palec, twarz albo PIN.
account-passkeys_not_here = Klucze dostępu działają tylko pod adresem z https albo na localhost, a nie pod { $origin }. Kody odzyskiwania działają i tutaj.
account-passkeys_no_browser = Ta przeglądarka nie zna kluczy dostępu. Kody odzyskiwania działają i tutaj.
account-make_codes = Załóż konto z kodami odzyskiwania
account-have = Mam konto
account-guest_passes = Stoły gościa z tej przeglądarki przejdą na twoje konto.
account-sign_in_passkey = Zaloguj się kluczem dostępu
account-code = Kod odzyskiwania albo kod, który pokazuje twoje drugie urządzenie
account-sign_in_code = Zaloguj się kodem
account-code_linked = Jeśli zalogujesz się tym kodem, stoły gościa z tej przeglądarki przejdą na konto, do którego należy kod: zrób to tylko wtedy, gdy pokazało go twoje własne urządzenie.
account-made = Masz teraz konto.
account-signed_in = Zalogowano.
account-stayed = { $n ->
    [one] Jeden stół zostaje przy gościu z tej przeglądarki: twoje konto nie może zająć tam miejsca.
    [few] { $n } stoły zostają przy gościu z tej przeglądarki: twoje konto nie może zająć tam miejsca.
    [many] { $n } stołów zostaje przy gościu z tej przeglądarki: twoje konto nie może zająć tam miejsca.
   *[other] { $n } stołu zostaje przy gościu z tej przeglądarki: twoje konto nie może zająć tam miejsca.
} Wyloguj się tutaj, aby znów być tym gościem.
account-hello = Zalogowano jako { $name }.
account-news = Od ostatniej wiadomości w tej przeglądarce
account-news_signed_in = Ktoś zalogował się kluczem dostępu
account-news_code_used = Ktoś zalogował się kodem odzyskiwania
account-news_device_added = Ktoś zalogował się kodem drugiego urządzenia
account-news_passkey_added = Dodano klucz dostępu
account-news_passkey_removed = Usunięto klucz dostępu
account-news_codes_made = Utworzono nowe kody odzyskiwania
account-news_cloned = Odrzucono kopię jednego z twoich kluczy dostępu. Usuń ten klucz i utwórz nowy.
account-news_advice = Jeśli to nie ty, zakończ poniżej sesje i utwórz nowe kody odzyskiwania.
account-news_read = Przeczytane
account-passkeys = Klucze dostępu
account-no_passkeys = Nie masz żadnego. Z kluczem logujesz się bez kodu.
account-passkey_add = Dodaj klucz tego urządzenia
account-remove = Usuń
account-remove_passkey = Usuń klucz dostępu: { $device }
account-used = ostatnio użyty: { $when }
account-somewhere = nieznane urządzenie
account-codes = Kody odzyskiwania
account-codes_left = { $n ->
    [0] Nie masz żadnych. Z nimi wrócisz, gdy zgubisz urządzenie.
    [one] Został jeden.
    [few] Zostały { $n }.
    [many] Zostało { $n }.
   *[other] Zostało { $n }.
}
account-codes_new = Utwórz dziesięć nowych kodów
account-codes_void = Poprzednie kody przestaną działać.
account-codes_keep = Wydrukuj te kody albo je zapisz. Widać je tylko teraz; każdy loguje jeden raz.
account-codes_copy = Kopiuj wszystkie
account-copied = Skopiowano.
account-codes_done = Mam je zapisane
account-device = Drugie urządzenie
account-device_what = Zaloguj się na telefonie albo innym komputerze kodem ważnym pięć minut.
account-device_show = Pokaż kod
account-device_scan = Zeskanuj to drugim urządzeniem albo otwórz na nim { $url } i wpisz:
account-device_over = Ten kod już nie działa. Pokaż nowy.
account-qr = Kod QR adresu z kodem
account-sessions = Otwarte sesje
account-here = ta przeglądarka
account-seen = ostatnio: { $when }
account-end = Zakończ
account-end_session = Zakończ sesję: { $device }
account-sign_out = Wyloguj się tutaj
account-data = Twoje dane
account-data_what = Wszystko, co jest o tobie zapisane: twoje sesje, twoje stoły z zapisami gier i twoje wypowiedzi przy tych stołach.
account-download = Pobierz wszystko
account-delete = Usuń mnie
account-delete_what = Twoje imię i twoje wypowiedzi znikną ze wszystkich stołów i z dziennika, twoje trwające gry zostaną poddane, a wszystkie twoje sesje się skończą. Gry zostaną, bez twojego imienia. Tego nie da się cofnąć.
account-delete_type = Wpisz swoje imię, { $name }, aby przejść dalej
account-delete_do = Usuń mnie na zawsze
account-deleted = Usunięto twoje dane. Ta przeglądarka jest nowym gościem.
account-working = Twoje urządzenie rozwiązuje najpierw małe zadanie, bo z twojego adresu założono już kilka kont. To potrwa kilka sekund.
account-cancelled = Nic się nie stało: pytanie urządzenia zamknięto albo trwało zbyt długo. Spróbuj jeszcze raz.
account-passkey_exists = To urządzenie ma już klucz dostępu do twojego konta.

failure-challenge = Trwało to ponad pięć minut albo wysłano to dwa razy. Spróbuj jeszcze raz.
failure-passkey_origin = O ten klucz dostępu poproszono pod innym adresem. Otwórz { $origin } i spróbuj jeszcze raz.
failure-passkey_refused = Klucz dostępu nie został przyjęty. Spróbuj jeszcze raz albo użyj kodu odzyskiwania.
failure-passkey_cloned = Ten klucz dostępu odrzucono: jego licznik się cofnął, więc może istnieć jego kopia. Zaloguj się innym kluczem albo kodem odzyskiwania, usuń ten klucz i utwórz nowy.
failure-passkeys_here = Klucze dostępu wymagają https albo localhost. Pod tym adresem użyj kodów odzyskiwania.
failure-passkeys_full = Masz już tyle kluczy dostępu, ile można. Najpierw usuń jeden.
failure-no_passkey = Ten klucz dostępu nie należy tu do żadnego konta. Użyj innego albo kodu odzyskiwania.
failure-last_way = To ostatnia droga do twojego konta. Najpierw utwórz kody odzyskiwania.
failure-code = To nie jest kod tej strony albo już go użyto. Sprawdź go albo weź następny.
failure-device_code = Ten kod jest nieznany, użyty albo starszy niż pięć minut. Poproś o nowy.
failure-guest = Do tego potrzebne jest konto. Najpierw je załóż.
failure-work = Zadania dla twojego adresu nie rozwiązano na czas. Spróbuj jeszcze raz.
failure-no_session = Ta sesja już się skończyła.
failure-delete_name = To nie jest twoje imię. Wpisz je tak, jak widnieje u góry strony.
account-news_now = Ktoś właśnie zalogował się na twoje konto: { $device }
account-news_look = Jeśli to nie ty
