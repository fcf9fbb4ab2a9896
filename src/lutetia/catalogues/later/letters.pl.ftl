### Powiadomienia, jak są wysyłane, i strony, do których prowadzą linki w listach.

letters-turn = Twoja kolej
letters-half = Połowa twojego czasu minęła
letters-hours = Twój czas się kończy
letters-holiday = Zostało sześć godzin: możesz wziąć urlop
letters-offer = Możesz wziąć urlop: { $link }
letters-invited = Masz zaproszenie do gry
letters-several =
    { $n ->
        [one] { $n } stół czeka na ciebie
        [few] { $n } stoły czekają na ciebie
        [many] { $n } stołów czeka na ciebie
       *[other] { $n } stołu czeka na ciebie
    }
letters-table = { $game }: { $names }
letters-left = { $table } (zostało: { $left })
letters-test = Powiadomienia dochodzą
letters-test_body = Tak Lutetia mówi ci, że stół czeka na ciebie.
letters-leave = Koniec z e-mailami od Lutetii: { $link }
letters-confirm = Chcesz dostawać e-mail, kiedy przychodzi twoja kolej?
letters-confirm_body = Ktoś podał ten adres w Lutetii, żeby wiedzieć, kiedy czeka na niego stół. Jeśli to ty, otwórz ten link: { $link } Jeśli nie, nic nie rób: więcej e-maili nie będzie.
letters-page_confirm = Czy na adres { $address } mają przychodzić e-maile, kiedy czeka na ciebie stół?
letters-page_confirm_do = Tak, wysyłajcie
letters-page_confirm_done = Na adres { $address } będą przychodzić e-maile, kiedy czeka na ciebie stół.
letters-page_leave = Czy na adres { $address } mają już nie przychodzić e-maile?
letters-page_leave_do = Koniec z e-mailami
letters-page_leave_done = Na adres { $address } nie będą już przychodzić e-maile.
letters-page_gone = Ten link już nie działa. Zajrzyj do powiadomień na stronie „Twoje konto”.
letters-page_later = To było za dużo naraz. Spróbuj za minutę.
