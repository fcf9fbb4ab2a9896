paris_paris-ui-read = Przystanki i ich domy
paris_paris-ui-read_free = wolny
paris_paris-ui-read_stop = { $stop }, { $tiles }, { $routes }: { $houses }
paris_paris-ui-read_crossing = { $stop }, skrzyżowanie, { $tiles }, { $routes }: { $houses }
paris_paris-ui-explain = Co to jest: { $about }?
paris_paris-ui-special = Wycieczki specjalne
paris_paris-ui-special_help = Na koniec pokazuje się wszystkie karty wycieczek specjalnych i autobus jeszcze raz objeżdża linię każdej z nich. Punktuje się to jak dużą wycieczkę: na każdym skrzyżowaniu, na którym masz dom, 1 punkt za każdy twój dom tam i na sąsiednich przystankach. Do tego czasu kartę zna tylko jej właściciel, chyba że leży odkryta.
paris_paris-ui-stacks_help = W każdej rundzie odkrywa się jeden stos: o jedną płytkę więcej, niż jest graczy. Po rundzie { $rounds } nie ma już stosów: wtedy ruszają wycieczki specjalne i gra się kończy.
paris_paris-ui-twice = Potwierdzaj drugim kliknięciem
paris_paris-ui-why_big = Duża wycieczka: na twoich skrzyżowaniach 1 punkt za każdy twój dom tam i obok.
paris_paris-ui-why_here = domy na tym przystanku
paris_paris-ui-why_near = pusty przystanek: najbliższe domy
paris_paris-ui-why_none = żadnego domu po drodze
paris_paris-ui-hint_pays = Którakolwiek płytka zostanie, da ci wtedy od { $least } do { $most } pkt.
paris_paris-ui-hint_pays_same = Którakolwiek płytka zostanie, da ci wtedy { $n } pkt.
paris_paris-ui-board = Stół gry Paris Paris
paris_paris-ui-build = Buduj
paris_paris-ui-build_at = Zbuduj: { $stop }, linia { $route }; miejsce jest wolne
paris_paris-ui-build_at_beside = Zbuduj: { $stop }, linia { $route }; domy na miejscu: { $houses }
paris_paris-ui-build_here = Zbuduj: { $stop }
paris_paris-ui-bag_closed = Worek z wypartymi domami; jego zawartość pozostaje nieznana
paris_paris-ui-bag_count = { $colour } × { $n }
paris_paris-ui-bag_open = W worku: { $counts }
paris_paris-ui-cancel = Anuluj
paris_paris-ui-card = { $stop }, { $tiles }, linia { $route } ({ $letter }). Zbuduj tam.
paris_paris-ui-card_short = { $stop } ({ $route })
paris_paris-ui-card_shown = { $stop }, { $tiles }, linia { $route } ({ $letter })
paris_paris-ui-cards = Płytki tej rundy
paris_paris-ui-cards_turned = Karty wycieczek specjalnych zostają odkryte
paris_paris-ui-cartouche = Plan linii omnibusowych
paris_paris-ui-choose_leaver = { $stop }: pełno. Który dom ustępuje?
paris_paris-ui-drives_out = Zbuduj: { $stop }. Ustępuje { $colour } dom
paris_paris-ui-for_all = odkryta dla wszystkich
paris_paris-ui-if_left = Jeśli zostanie ta płytka:
paris_paris-ui-leaves = { $stop }: ustępuje { $colour } dom
paris_paris-ui-map = Mapa Paryża z pięcioma liniami autobusowymi
paris_paris-ui-marker_closed = Karta wycieczki specjalnej, zakryta
paris_paris-ui-marker_of = Karta wycieczki specjalnej: linia { $route } ({ $letter })
paris_paris-ui-marker_open = Odkryta karta wycieczki specjalnej: linia { $route } ({ $letter })
paris_paris-ui-marker_own = Twoja karta wycieczki specjalnej: linia { $route } ({ $letter })
paris_paris-ui-marker_press = Twoja karta wycieczki specjalnej, zakryta: naciśnij, aby zobaczyć
paris_paris-ui-over = Ostatni autobus odjechał
paris_paris-ui-parked = Zaparkowane: { $tiles }
paris_paris-ui-parked_none = Nie ma zaparkowanych płytek
paris_paris-ui-parking_sign = P
paris_paris-ui-preview = Skutki budowy: { $stop }
paris_paris-ui-big_tour = Duża wycieczka linii { FORM($route, "genitive") } ({ $letter })
paris_paris-ui-round = Runda { $round } z { $rounds }
paris_paris-ui-small_tour = Mała wycieczka: została płytka { $stop }
paris_paris-ui-special_tour = Wycieczka specjalna linii { FORM($route, "genitive") } ({ $letter })
paris_paris-ui-special_tour_of = Wycieczka specjalna linii { FORM($route, "genitive") } ({ $letter }), karta: { $seat }
paris_paris-ui-sum = Razem
paris_paris-ui-north = N
paris_paris-ui-start_player = Pierwszy gracz, trzyma autobus
paris_paris-ui-and_big = { $small }; duża wycieczka: { $big }
paris_paris-ui-then_big = duża wycieczka
paris_paris-ui-title = Paris Paris
paris_paris-ui-unknown = ?
paris_paris-ui-which_card = Dwie płytki prowadzą na przystanek { $stop }: która?

paris_paris-ui-houses =
    { $n ->
        [one] { $n } dom
        [few] { $n } domy
        [many] { $n } domów
       *[other] { $n } domu
    }

paris_paris-ui-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }

paris_paris-ui-stacks =
    { $n ->
        [one] pozostał { $n } stos
        [few] pozostały { $n } stosy
        [many] pozostało { $n } stosów
       *[other] pozostało { $n } stosu
    }

paris_paris-ui-tiles =
    { $n ->
        [one] { $n } płytka
        [few] { $n } płytki
        [many] { $n } płytek
       *[other] { $n } płytki
    }
