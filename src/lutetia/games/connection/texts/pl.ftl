connection-rule-PC1-1 = Gra jest dla trzech do sześciu graczy.
connection-rule-PC1-2 = Jest sześć spółek (niebieska, żółta, czerwona, fioletowa, czarna, brązowa) po 33 lokomotywy; lokomotywa to tor na mapie albo udział w ręce.
connection-rule-PC1-3 = Jedna lokomotywa każdej spółki stoi na jednym z sześciu pól startowych wokół wieży Eiffla; pola przydziela się losowo.
connection-rule-PC1-4 = Kolejna lokomotywa każdej spółki stoi na torze wartości, gdzie każda spółka zaczyna od 0.
connection-rule-PC1-5 = Pozostałe 186 lokomotyw trafia do worka, z którego każdy losuje w ciemno: 10 przy trzech graczach, 8 przy czterech, 6 przy pięciu, 5 przy sześciu.
connection-rule-PC1-6 = To, co zostaje w worku, rozkłada się na sześć plansz zapasu, gdzie każdy może je policzyć.
connection-rule-PC1-7 = Pierwszego gracza się losuje.
connection-rule-PC2-1 = Mapa ma pola wiejskie, miasta, sześć pól startowych i wieżę Eiffla; ich położenie jest rekonstrukcją zapisaną w jednym pliku danych.
connection-rule-PC2-2 = Pola rozdzielone bokiem w kratkę nie sąsiadują: nikt przez taki bok nie buduje.
connection-rule-PC2-3 = Pole wiejskie ma miejsce na dwie lokomotywy.
connection-rule-PC2-4 = Miasto ma miejsce na jedną lokomotywę.
connection-rule-PC2-5 = Na wieży Eiffla i polach startowych nigdy niczego się nie stawia.
connection-rule-PC2-6 = Dwie lokomotywy tej samej spółki nigdy nie stoją na jednym polu.
connection-rule-PC3-1 = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy robi jedno z dwojga: buduje albo wymienia; pasować nie wolno.
connection-rule-PC3-2 = Budowa przenosi od jednej do pięciu lokomotyw jednej spółki z jej planszy zapasu na mapę; spółka może być dowolna, niezależnie od tego, czy ma się jej udziały.
connection-rule-PC3-3 = Spółki z pustą planszą zapasu nie można wybrać i nie można postawić więcej lokomotyw, niż tam leży.
connection-rule-PC3-4 = Każda lokomotywa trafia na pole sąsiadujące z lokomotywą tej samej spółki: stojącą na polu startowym, postawioną wcześniej albo w tej akcji. Tor wolno dowolnie rozgałęziać.
connection-rule-PC3-5 = Lokomotywy stawia się pojedynczo i po pierwszej można przestać w każdej chwili, także tam, gdzie tor nic nie daje.
connection-rule-PC3-6 = Spółki, która ma lokomotywy, lecz nie ma dla nich żadnego pola, nie można wybrać.
connection-rule-PC4-1 = Nie wolno postawić lokomotywy tak, by spółka została odcięta: każda musi móc zbudować drogę stamtąd, gdzie stoi, do jakiegoś miasta.
connection-rule-PC4-2 = Spółka, która dotarła do miasta, jest połączona i nie można jej już odciąć.
connection-rule-PC4-3 = Droga prowadzi przez sąsiednie pola, na których ta spółka mogłaby teraz postawić lokomotywę, do miasta, w którym nie stoi żadna lokomotywa.
connection-rule-PC4-4 = Nie liczy się, ile lokomotyw tej spółce zostało, tylko miejsce na mapie.
connection-rule-PC4-5 = Każdą spółkę rozpatruje się osobno. Jeśli dwie zależą od tego samego ostatniego pola, żadna nie jest odcięta; żadna nie może jednak odebrać go drugiej i obie pozostają zamknięte.
connection-rule-PC4-6 = Sprawdza się to po każdej lokomotywie; ponieważ żadna nie opuszcza mapy, wynik jest taki sam jak po całej akcji.
connection-rule-PC4-7 = Spółka nigdy nie odcina sama siebie: to, co postawiła, należy do jej drogi.
connection-rule-PC5-1 = Każde miasto raz podnosi wartość spółki, która tam buduje: o 1 (małe), 2 (średnie), 3 (duże) albo 4 (Marsylia); pola wiejskie jej nie podnoszą.
connection-rule-PC5-2 = Nic innego nie podnosi wartości: nie ma premii za długość, za wspólne pole ani za pierwszeństwo. Wartość spółki to suma wartości jej miast.
connection-rule-PC5-3 = Wartości liczy się dalej także poza końcem drukowanego toru.
connection-rule-PC5-4 = Wartość rośnie z każdą postawioną lokomotywą; według instrukcji liczy się ją na końcu akcji, z tym samym wynikiem.
connection-rule-PC6-1 = Wymiana zaczyna się od zwrotu jednego własnego udziału na planszę zapasu jego spółki.
connection-rule-PC6-2 = Potem bierze się jeden lub dwa udziały z jednej planszy zapasu innej spółki.
connection-rule-PC6-3 = Wolno wziąć tylko jeden, nawet gdy leżą tam co najmniej dwa; gdy leży jeden, bierze się jeden.
connection-rule-PC6-4 = Wolno przekroczyć limit; kosztuje to punkty na końcu.
connection-rule-PC6-5 = Udział zwrócony na pustą planszę zapasu znów udostępnia tę spółkę.
connection-rule-PC6-6 = Kto nie miałby udziału, nie mógłby wymieniać; w grze nikt nigdy nie ma mniej udziałów, niż mu rozdano, więc wymiana jest zawsze możliwa.
connection-rule-PC7-1 = Gra kończy się natychmiast, gdy lokomotywa stanie w Marsylii.
connection-rule-PC7-2 = Wtedy reszta akcji przepada; liczy się to, co w niej postawiono, łącznie z Marsylią.
connection-rule-PC7-3 = Gra kończy się natychmiast, gdy lokomotywy leżą już tylko na jednej planszy zapasu.
connection-rule-PC7-4 = Sprawdza się to po całej akcji: budowę, która bierze ostatnie lokomotywy, doprowadza się do końca i punktuje, a w środku wymiany nic się nie kończy.
connection-rule-PC7-5 = Innego końca nie ma: można wymieniać tam i z powrotem, jak długo się chce.
connection-rule-PC7-6 = Wszyscy gracze mogą się w każdej chwili umówić, że kończą grę i podliczają punkty według obecnego stanu. Boty zgadzają się tylko wtedy, gdy już nigdy nie będzie można nic zbudować albo gdy przez sześć pełnych rund nic nie zbudowano i żadna ręka nie urosła w granicach limitu.
connection-rule-PC8-1 = Na końcu pokazuje się wszystkie ręce: każdy udział, także ponad limit, daje tyle punktów, ile wynosi wartość jego spółki.
connection-rule-PC8-2 = Limit przy trzech graczach to 20 udziałów, przy czterech 15, przy pięciu 12, przy sześciu 10; każdy udział ponad limit kosztuje 20 punktów.
connection-rule-PC8-3 = Suma może być mniejsza od 0.
connection-rule-PC8-4 = Wygrywa gracz, który ma najwięcej punktów.
connection-rule-PC8-5 = Przy remisie jest kilku zwycięzców.
connection-rule-PC9-1 = To, jakich spółek udziały ma się w ręce, pozostaje ukryte przed innymi do końca.
connection-rule-PC9-2 = Jawne są: mapa, wartości, plansze zapasu, każda wymiana (spółka i liczba), a więc i to, ile udziałów ma każdy gracz.
connection-rule-PC9-3 = Publiczny notes sumuje, co kto wziął i zwrócił, i co z tego na pewno wynika.
connection-rule-PC9-4 = Przy kilku grach z rzędu pierwszy gracz zmienia się zgodnie z ruchem wskazówek zegara.
connection-rule-PC9-5 = Zasłonkami, workiem, planszami zapasu i znacznikami zajmuje się strona.

connection-chapter-PC1 = Przygotowanie
connection-chapter-PC2 = Mapa
connection-chapter-PC3 = Budowa
connection-chapter-PC4 = Odcinanie
connection-chapter-PC5 = Wartości spółek
connection-chapter-PC6 = Wymiana
connection-chapter-PC7 = Koniec gry
connection-chapter-PC8 = Punktacja końcowa
connection-chapter-PC9 = Informacje i gra online

connection-game-title = Paris Connection
connection-game-tagline = Sześć kolei rusza z Paryża; u celu liczą się właściwe udziały.
connection-game-about = Każda lokomotywa jest torem albo udziałem: tego, co trzymasz za zasłonką, brakuje na mapie. Gdzie na drukowanej planszy leżą pola, miasta i boki w kratkę, nie opisano nigdzie słowami. Mapa jest rekonstrukcją zgodną ze wszystkim, co wiadomo: sześć dworców wokół wieży Eiffla, miasta tym cenniejsze, im dalej leżą, tylko Marsylia warta jest 4. Można ją zastąpić, gdy tylko znana będzie drukowana plansza.
connection-game-objective = Zbierz udziały spółek, które na końcu będą najwięcej warte.
connection-game-overview = W swojej turze albo dokładasz do pięciu lokomotyw jednej spółki do jej toru, albo zwracasz jeden swój udział i bierzesz jeden lub dwa innej spółki. Miasta podnoszą wartość spółki; każdy może budować dla każdej. Nikt nie widzi, jakie udziały mają inni. Gra kończy się, gdy spółka dotrze do Marsylii albo gdy lokomotywy leżą już tylko na jednej planszy zapasu. Wtedy każdy udział daje tyle punktów, ile wynosi wartość jego spółki, a każdy udział ponad limit kosztuje 20 punktów.
connection-game-sources = Źródła: Q to instrukcja (z podaniem nagłówka); H to strona pomocy wydania internetowego; L to fakty z recenzji; D wynika z innych zasad; R to nasze rozstrzygnięcie lub rekonstrukcja.

connection-colour-green = zielony
    .seat = Zielony
connection-colour-orange = pomarańczowy
    .seat = Pomarańczowy
connection-colour-rose = różowy
    .seat = Różowy
connection-colour-teal = turkusowy
    .seat = Turkusowy
connection-colour-grey = szary
    .seat = Szary
connection-colour-white = biały
    .seat = Biały

connection-company-blue = niebieska
    .genitive = niebieskiej
connection-company-yellow = żółta
    .genitive = żółtej
connection-company-red = czerwona
    .genitive = czerwonej
connection-company-purple = fioletowa
    .genitive = fioletowej
connection-company-black = czarna
    .genitive = czarnej
connection-company-brown = brązowa
    .genitive = brązowej

connection-kind-rural = Pole wiejskie
connection-kind-city = Miasto
connection-kind-start = Dworzec
connection-kind-eiffel = Wieża Eiffla

connection-event-station = Spółka { $company } zaczyna tu: { $hex }.
connection-event-dealt =
    { $company ->
        [none] { $seat } losuje udział.
       *[other] { $seat } losuje udział spółki { FORM($company, "genitive") }.
    }
connection-event-sorted = Wszystkie udziały są rozdane; pozostałe lokomotywy leżą na planszach zapasu.
connection-event-start = { $seat } zaczyna.
connection-event-chosen = { $seat } buduje dla spółki { FORM($company, "genitive") }.
connection-event-laid = { $seat } stawia lokomotywę spółki { FORM($company, "genitive") }: { $hex }.
connection-event-reached = Spółka { $company } dociera do miasta { $hex } ({ $seat }): wartość +{ $points }, teraz { $value }.
connection-event-built =
    { $count ->
        [one] { $seat } kończy budowę: { $count } lokomotywa spółki { FORM($company, "genitive") }, wartość +{ $points }.
        [few] { $seat } kończy budowę: { $count } lokomotywy spółki { FORM($company, "genitive") }, wartość +{ $points }.
        [many] { $seat } kończy budowę: { $count } lokomotyw spółki { FORM($company, "genitive") }, wartość +{ $points }.
       *[other] { $seat } kończy budowę: { $count } lokomotywy spółki { FORM($company, "genitive") }, wartość +{ $points }.
    }
connection-event-returned = { $seat } zwraca udział spółki { FORM($company, "genitive") }.
connection-event-round = Zaczyna się runda { $round }.
connection-event-marseille = Spółka { $company } dotarła do Marsylii: gra kończy się natychmiast.
connection-event-one_board = Tylko spółka { $company } ma jeszcze lokomotywy na planszy zapasu: gra się kończy.
connection-event-shown =
    { $points ->
        [one] { $seat } pokazuje wszystkie udziały: { $points } punkt.
        [few] { $seat } pokazuje wszystkie udziały: { $points } punkty.
        [many] { $seat } pokazuje wszystkie udziały: { $points } punktów.
       *[other] { $seat } pokazuje wszystkie udziały: { $points } punktu.
    }
connection-event-over = Koniec gry.

connection-event-took =
    { $count ->
        [one] { $seat } bierze jeden udział spółki { FORM($company, "genitive") }.
        [few] { $seat } bierze { $count } udziały spółki { FORM($company, "genitive") }.
        [many] { $seat } bierze { $count } udziałów spółki { FORM($company, "genitive") }.
       *[other] { $seat } bierze { $count } udziału spółki { FORM($company, "genitive") }.
    }

## What the log tells in one sentence.

connection-told-building = { $seat } buduje dla spółki { FORM($company, "genitive") }: { $each }.
connection-told-building_paid = { $seat } buduje dla spółki { FORM($company, "genitive") }: { $each }. Wartość rośnie o { $points } do { $value }.
connection-told-station_many = Spółki zaczynają tu: { $each }.
connection-told-drawn_own = { $seat } losuje udziały: { $each }.
connection-told-drawn_all = Udziały wylosowane w ciemno: { $counts }.
connection-told-shown_all = Wszyscy pokazują udziały: { $scores }.

connection-told-trade =
    { $count ->
        [one] { $seat } zwraca udział spółki { FORM($given, "genitive") } i bierze udział spółki { FORM($company, "genitive") }.
        [few] { $seat } zwraca udział spółki { FORM($given, "genitive") } i bierze { $count } udziały spółki { FORM($company, "genitive") }.
        [many] { $seat } zwraca udział spółki { FORM($given, "genitive") } i bierze { $count } udziałów spółki { FORM($company, "genitive") }.
       *[other] { $seat } zwraca udział spółki { FORM($given, "genitive") } i bierze { $count } udziału spółki { FORM($company, "genitive") }.
    }

connection-refusal-over = Ta gra już się skończyła i nie przyjmuje ruchów. Możesz ją obejrzeć albo zagrać jeszcze raz.
connection-refusal-chance = Trwa losowanie. Chwila cierpliwości.
connection-refusal-unknown_action = „{ $text }” nie jest ruchem w tej grze. Wpisz na przykład „build red”, „lay K13”, „done” albo „return blue”.
connection-refusal-take_two = Bierze się jeden lub dwa udziały, nie więcej.
connection-refusal-return_one = Zwraca się dokładnie jeden udział.
connection-refusal-ambiguous = „{ $text }” może oznaczać kilka ruchów. Wybierz jeden z nich: { $choices }.
connection-refusal-impossible_draw = Nie można tu wylosować „{ $text }”.
connection-refusal-mid_build = Trwa budowa. Postaw jeszcze lokomotywę albo zakończ; by zrobić co innego, cofnij ruch.
connection-refusal-mid_trade = Udział już zwrócono. Weź jeden lub dwa udziały innej spółki.
connection-refusal-no_stock = Na planszy zapasu spółki { FORM($company, "genitive") } nie ma już lokomotyw.
connection-refusal-no_place = Nie ma pola, na którym spółka { $company } mogłaby teraz budować.
connection-refusal-choose_first = Najpierw wybierz spółkę do budowy.
connection-refusal-return_first = Najpierw zwróć jeden ze swoich udziałów.
connection-refusal-no_share = Nie masz udziału spółki { FORM($company, "genitive") } do zwrotu.
connection-refusal-same_company = Właśnie zwrócono udział spółki { FORM($company, "genitive") }. Weź udział innej.
connection-refusal-too_few =
    { $left ->
        [one] Na planszy zapasu spółki { FORM($company, "genitive") } pozostała tylko { $left } lokomotywa.
        [few] Na planszy zapasu spółki { FORM($company, "genitive") } pozostały tylko { $left } lokomotywy.
        [many] Na planszy zapasu spółki { FORM($company, "genitive") } pozostało tylko { $left } lokomotyw.
       *[other] Na planszy zapasu spółki { FORM($company, "genitive") } pozostało tylko { $left } lokomotywy.
    }
connection-refusal-all_laid = Postawiono już pięć lokomotyw; w jednej budowie nie wolno więcej. Zakończ.
connection-refusal-board_empty = Plansza zapasu spółki { FORM($company, "genitive") } jest teraz pusta. Zakończ.
connection-refusal-no_track = Tu nigdy nie stawia się lokomotyw: { $hex }.
connection-refusal-stands_there = Spółka { $company } już tam stoi: { $hex }.
connection-refusal-not_adjacent = { $hex } nie sąsiaduje z torem spółki { FORM($company, "genitive") }.
connection-refusal-crossed = Przez bok w kratkę nie ma drogi: { $hex }.
connection-refusal-hex_full = { $hex }: pole pełne, stoją tam dwie lokomotywy.
connection-refusal-city_taken = { $hex }: miasto zajęte, ma miejsce tylko dla jednej spółki.
connection-refusal-cut_off = Tu ({ $hex }) odcięta zostałaby spółka { $company }: nie miałaby już drogi do żadnego miasta.
connection-refusal-lay_one = Zanim zakończysz, postaw co najmniej jedną lokomotywę.

connection-prompt-turn = Wybierz spółkę do budowy albo zwróć jeden ze swoich udziałów na wymianę.
connection-prompt-stuck = Żadna spółka nie będzie już mogła budować. Zwróć udział, by wymienić; wszyscy mogą się też umówić, że kończą grę.
connection-prompt-only_trade = Teraz żadna spółka nie może budować. Zwróć udział, by wymienić: jego spółka znów będzie mogła budować, jeśli ma dokąd.
connection-prompt-build_first = Postaw pierwszą lokomotywę spółki { FORM($company, "genitive") }.
connection-prompt-built = Więcej postawić nie można. Zakończ turę.
connection-prompt-trade = Weź jeden lub dwa udziały innej spółki niż { $company }.
connection-prompt-wait = Teraz gra { $seat }.
connection-prompt-chance = Trwa losowanie.
connection-prompt-over = Koniec gry.

connection-prompt-build =
    { $n ->
        [one] Postaw jeszcze jedną lokomotywę spółki { FORM($company, "genitive") } albo zakończ.
        [few] Postaw jeszcze do { $n } lokomotyw spółki { FORM($company, "genitive") } albo zakończ.
        [many] Postaw jeszcze do { $n } lokomotyw spółki { FORM($company, "genitive") } albo zakończ.
       *[other] Postaw jeszcze do { $n } lokomotyw spółki { FORM($company, "genitive") } albo zakończ.
    }

connection-line-company = Spółka { $company }: { $shares } × { $value }
connection-line-penalty = Ponad limit { $limit }: { $over } × { $penalty }
connection-line-total = Razem
connection-line-tiebreak = Remis: wspólne zwycięstwo
connection-line-shared = Remis: wspólne zwycięstwo

## Through what a game was won, in the middle of a sentence.

connection-won_by-company = udziały spółki { FORM($company, "genitive") }
connection-won_by-penalty = udziały ponad limit

## How it ended.

connection-reason-marseille = Spółka dotarła do Marsylii.
connection-reason-one_board = Lokomotywy leżą już tylko na jednej planszy zapasu.

connection-unsure-map-hexes = Liczba i układ pól
connection-unsure-map-cities = Położenie miast i większość ich wartości
connection-unsure-map-stations = Po której stronie wieży leży każdy dworzec
connection-unsure-map-sides = Które boki są w kratkę

connection-notation-help = Wpisz „build red”, potem do pięciu razy „lay K13” lub „lay Orléans”, potem „done”; albo „return blue”, potem „take red 2”.
