edition-page = Co zawiera pudełko gry { $game }
edition-lead = Nikt tutaj nie widział tej gry w druku. Poniższe wartości odtworzono z instrukcji i recenzji. Jeśli masz pudełko, wpisz, co w nim jest, pozwól botom rozegrać z tymi wartościami partię i zapisz plik.
edition-name = Nazwa twojego wydania
edition-mine = { $game }, moje pudełko
edition-open = Otwórz plik
edition-save = Zapisz plik
edition-check = Sprawdź
edition-play = Rozegraj partię z tymi wartościami
edition-ours = u nas: { $value }
edition-back = Wróć do naszej wersji
edition-yes = tak
edition-no = nie
edition-none = brak
edition-same = Wszystko pasuje i zgadza się z naszą rekonstrukcją.
edition-playing = Boty rozgrywają z tymi wartościami partię…
edition-played = Rozegrano partię z tymi wartościami. Boty: { $bots }, ruchy: { $n }. Wynik: { $sums }.
edition-moment = Pozycja { $n } z { $last }
edition-use = Zapisany plik włącza się na serwerze poleceniem: { $command }
edition-now = Tutaj gra się według wydania „{ $name }”.
edition-picture = Gdzie to leży na naszym rysunku
edition-pairs = pary sąsiednich pól, na przykład H8-G9 H8-H10
edition-hexes = pola, na przykład A9 B12
edition-rays = jeden promień w wierszu, kolumny i rzędy od latarni, od bliskich do dalekich, na przykład 0,-1 0,-2
edition-towns = jedno miasto w wierszu: pole, wartość, nazwa, na przykład Q31 2 Aubagne
edition-place = pole albo nic, jeśli tego miasta tam nie ma
edition-tile = zgodnie z ruchem wskazówek zegara od lewego górnego rogu: o – własny kolor, r – kolor rywala, m – mieszane, * – latarnia

edition-fits =
    { $n ->
        [one] Wszystko pasuje. { $n } wartość jest inna niż u nas.
        [few] Wszystko pasuje. { $n } wartości są inne niż u nas.
        [many] Wszystko pasuje. { $n } wartości jest innych niż u nas.
       *[other] Wszystko pasuje. { $n } wartości jest innych niż u nas.
    }

edition-field-bank = Franki banku
edition-field-types = Typy, od pola o wartości 1 do pola o wartości 8
edition-field-name = Nazwa
edition-field-cost = Koszt
edition-field-sections = Sekcje
edition-field-points = Punkty
edition-field-ends = Ostatni numer stref A, B, C
edition-field-value = Wartość
edition-field-own = Osiem płytek jednego gracza
edition-field-rays = Pola, które oświetla
edition-field-cards = Pocztówki
edition-field-at = Od lewej, od góry
edition-field-stops = Przystanki w kolejności
edition-field-hex = Pole
edition-field-more = Pola, które są tam dodatkowo
edition-field-less = Pola, których tam nie ma
edition-field-towns = Miasta, które są tam dodatkowo
edition-field-stations = Dworce, zgodnie z ruchem wskazówek zegara od północy
edition-field-sides = Boki w kratkę
edition-field-flip = Budynki można odwracać na drugą stronę
edition-field-fountain = Długość fontanny
edition-field-arch = Długość łuku
edition-field-shades = Latarnia pod łukiem nie świeci
edition-field-hotel = Długość Hôtel des Invalides
