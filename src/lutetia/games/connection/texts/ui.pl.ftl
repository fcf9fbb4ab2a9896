connection-ui-free = Wolne miasta
connection-ui-track = Tory na mapie
connection-ui-track_at = { $hex }: { $companies }
connection-ui-above = Ponad { $limit } udziałów
connection-ui-at_value = { $company } po { $value }
connection-ui-back = Wybierz ponownie
connection-ui-boards = Plansze zapasu
connection-ui-building = Budowa toru
connection-ui-city = miasto o wartości { $n }
connection-ui-count = { $company } × { $n }
connection-ui-done = Zakończ
connection-ui-done_ends = Zakończ (koniec gry)
connection-ui-empty = pusta plansza
connection-ui-ending = Zasłonki w górę
connection-ui-front = Spółka { $company } na pierwszym planie, inne przygaszone
connection-ui-fronts = Pokaż spółkę na pierwszym planie
connection-ui-gain = +{ $n }: spółka { $company } jest wtedy warta { $value }.
connection-ui-gain_ends = To kończy grę.
connection-ui-gain_none = Tor bez punktów.
connection-ui-gain_own = Twoje udziały zyskują { $n }.
connection-ui-here = Tu: { $companies }.
connection-ui-hint_company = Buduj dla spółki { FORM($company, "genitive") }.
connection-ui-hint_lay = Postaw lokomotywę: { $hex }.
connection-ui-hint_build = Kliknij podświetlone pole, przechodź między nimi strzałkami albo wybierz z listy. Na przekreślonych polach nie wolno budować.
connection-ui-hint_tap = Dotknij podświetlonego pola albo wybierz z listy. Gdy pola są małe, pierwsze dotknięcie je przybliża.
connection-ui-hint_trade = Zwracasz udział spółki { FORM($company, "genitive") }. Teraz weź jeden lub dwa udziały z innej planszy zapasu.
connection-ui-hint_turn = Wybierz planszę zapasu, aby budować, albo swój udział, aby go wymienić.
connection-ui-hint_wait = Wskaż miejsce na mapie lub dotknij go, aby przeczytać opis.
connection-ui-laid = Postawione w tej budowie
connection-ui-lift = Cofnij ostatnią
connection-ui-map = Mapa Francji
connection-ui-map_side = Nie do przejścia
connection-ui-map_title = Paris Connection
connection-ui-map_under = Koleje Francji
connection-ui-near =
    { $n ->
        [one] { $hex } ({ $city }, { $n } pole dalej)
        [few] { $hex } ({ $city }, { $n } pola dalej)
        [many] { $hex } ({ $city }, { $n } pól dalej)
       *[other] { $hex } ({ $city }, { $n } pola dalej)
    }
connection-ui-near_limit = Limit to { $limit }. Każdy udział ponad limit kosztuje { $minus } pkt.
connection-ui-no_place = brak miejsca
connection-ui-not_linked = jeszcze bez miasta
connection-ui-notepad = Notes, jawny dla wszystkich
connection-ui-notepad_key = Ile co najmniej i co najwyżej udziałów każdej spółki ma gracz, o ile da się to wywnioskować. Limit to { $limit }; każdy udział ponad limit kosztuje { $minus } pkt.
connection-ui-only = Tędy prowadzi ostatnia droga: { $companies }.
connection-ui-player = Gracz
connection-ui-pts = { $n } pkt
connection-ui-return = Zwróć udział spółki { FORM($company, "genitive") }
connection-ui-returned = Zwrócone: { $shares }.
connection-ui-screen = Za twoją zasłonką
connection-ui-shares = Udziały
connection-ui-shares_of = udziały: { $n } z { $limit }
connection-ui-shut_in = zamknięta z: { $companies }
connection-ui-stock = w zapasie
connection-ui-sum = Razem
connection-ui-table = Paris Connection
connection-ui-take = Weź { $n }
connection-ui-take_label =
    { $shares ->
        [one] ze spółki { FORM($company, "genitive") }: będziesz mieć razem { $shares } udział.
        [few] ze spółki { FORM($company, "genitive") }: będziesz mieć razem { $shares } udziały.
        [many] ze spółki { FORM($company, "genitive") }: będziesz mieć razem { $shares } udziałów.
       *[other] ze spółki { FORM($company, "genitive") }: będziesz mieć razem { $shares } udziału.
    }
connection-ui-take_over =
    { $shares ->
        [one] ze spółki { FORM($company, "genitive") }: będziesz mieć razem { $shares } udział, ponad limit: { $over }, czyli −{ $minus } pkt.
        [few] ze spółki { FORM($company, "genitive") }: będziesz mieć razem { $shares } udziały, ponad limit: { $over }, czyli −{ $minus } pkt.
        [many] ze spółki { FORM($company, "genitive") }: będziesz mieć razem { $shares } udziałów, ponad limit: { $over }, czyli −{ $minus } pkt.
       *[other] ze spółki { FORM($company, "genitive") }: będziesz mieć razem { $shares } udziału, ponad limit: { $over }, czyli −{ $minus } pkt.
    }
connection-ui-times = { $n } ×
connection-ui-together = Wszyscy razem
connection-ui-took = Wzięte: { $shares }.
connection-ui-value_track = Tor wartości spółek
connection-ui-worth = Wartość:

connection-ui-list =
    { $n ->
        [one] Lista: { $n } pole
        [few] Lista: { $n } pola
        [many] Lista: { $n } pól
       *[other] Lista: { $n } pola
    }

connection-ui-over =
    { $n ->
        [one] { $n } udział ponad limit: −{ $minus } pkt na końcu.
        [few] { $n } udziały ponad limit: −{ $minus } pkt na końcu.
        [many] { $n } udziałów ponad limit: −{ $minus } pkt na końcu.
       *[other] { $n } udziału ponad limit: −{ $minus } pkt na końcu.
    }

connection-ui-points_now =
    { $n ->
        [one] teraz { $n } punkt
        [few] teraz { $n } punkty
        [many] teraz { $n } punktów
       *[other] teraz { $n } punktu
    }
