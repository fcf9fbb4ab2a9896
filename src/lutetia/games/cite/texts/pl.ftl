cite-rule-LC1-1 = Gra jest dla dwóch graczy: niebieskiego i pomarańczowego.
cite-rule-LC1-2 = Każdy ma osiem płytek bruku o wymiarach dwa na dwa pola; pola są własnego koloru, koloru rywala, mieszane albo z latarnią. Oba zestawy są takie same, tylko z zamienionymi kolorami.
cite-rule-LC1-3 = Jest dwanaście budynków: dwa z trzech pól, cztery z czterech, cztery z pięciu, dwa z sześciu.
cite-rule-LC1-4 = W grze jest osiem pocztówek: pierwszy zestaw, osiem losowych albo osiem, które gracze wybierają na zmianę: z samej gry podstawowej, z dodatkiem Eiffel albo z dodatkiem Eiffel i pocztówkami promocyjnymi.
cite-rule-LC1-5 = Każdy gracz ma cztery żetony akcji.
cite-rule-LC1-6 = Każdy dobiera jedną płytkę z własnego stosu i trzyma ją ukrytą w ręce; kolejność stosów jest nieznana.
cite-rule-LC1-7 = Pierwszego gracza się losuje; w rewanżu zaczyna ten, kto przegrał.
cite-rule-LC1-8 = Obaj gracze mogą w każdej chwili sprawdzić, których płytek każdy z nich jeszcze nie położył, wraz z tą w ręce, ale nie to, w jakiej kolejności przyjdą.
cite-rule-LC2-1 = W pierwszej fazie gracz robi w swojej turze jedno z dwojga: kładzie płytkę z ręki albo bierze budynek.
cite-rule-LC2-2 = Płytkę kładzie się na pustym kwadracie planszy, dowolnie obróconą; kwadratów jest szesnaście.
cite-rule-LC2-3 = Po położeniu gracz dobiera następną płytkę tak, by rywal jej nie widział.
cite-rule-LC2-4 = Budynek wzięty z puli trafia do rezerwy gracza; jedynym ograniczeniem jest pula.
cite-rule-LC2-5 = Kto położył już wszystkie osiem płytek, może brać dalsze budynki albo pasować.
cite-rule-LC2-6 = Pierwsza faza kończy się, gdy położono ostatnią płytkę.
cite-rule-LC2-7 = Kto ma jeszcze płytki, gdy pula jest pusta, musi położyć płytkę.
cite-rule-LC2-8 = Spasowanie w pierwszej fazie to osobna akcja, także przy pustej puli.
cite-rule-LC3-1 = Drugą fazę rozpoczyna ten, kto pierwszy położył swoją ósmą płytkę.
cite-rule-LC3-2 = W drugiej fazie gracz robi w swojej turze jedno z dwojga: stawia budynek ze swojej rezerwy albo aktywuje pocztówkę.
cite-rule-LC3-3 = Budynek przykrywa tylko wolne pola koloru właściciela albo mieszane, nigdy latarnię.
cite-rule-LC3-4 = Budynki się obraca, ale nie odwraca na drugą stronę.
cite-rule-LC3-5 = Aktywacja kosztuje żeton akcji; potem nikt już nie może aktywować tej pocztówki.
cite-rule-LC3-6 = Pocztówkę można aktywować bez jej działania.
cite-rule-LC3-7 = Pole, na którym nie stoi żaden element, jest wolne, także z latarnią.
cite-rule-LC3-8 = Kto może wykonać akcję, nie może spasować; kto nie może, jest pomijany.
cite-rule-LC3-9 = Kto mógłby wykonać akcję tylko dzięki temu, na co pozwala jeszcze aktywowana pocztówka Métropolitain lub Chartier, może spasować; dwa spasowania z rzędu kończą grę.
cite-rule-LC3-10 = Gra kończy się, gdy żaden z graczy nie może wykonać akcji.
cite-rule-LC3-11 = Kominy pokazują tylko, czyj jest budynek; ich liczba niczego nie ogranicza.
cite-rule-LC4-1 = Lévitation: jeden budynek z rezerwy wraca do puli w zamian za inny, który zostaje od razu postawiony.
cite-rule-LC4-2 = Métropolitain: w późniejszej turze jeden budynek może przykryć jedno wolne pole z latarnią, która wtedy przestaje świecić; dopiero wtedy odwraca się pocztówkę.
cite-rule-LC4-3 = Jardin des Plantes: budynek z dwóch pól, stawiany od razu według zasad budynków.
cite-rule-LC4-4 = Sacré-Cœur: za budynki pozostawione w rezerwie nic się nie traci.
cite-rule-LC4-5 = Le Peintre: malarz na wolnym polu własnego koloru; 2 punkty za każdą latarnię na jego obszarze, który ograniczają tylko krawędzie i budynki.
cite-rule-LC4-6 = Chartier: w późniejszej turze jedno wolne pole koloru rywala liczy się jako mieszane i zostaje od razu przykryte budynkiem albo fontanną.
cite-rule-LC4-7 = Bouquinistes: przybudówka staje na wolnym polu własnego koloru obok własnego budynku, który pod każdym względem powiększa się o jedno pole.
cite-rule-LC4-8 = Lampadaire: latarnia na wolnym polu własnego koloru.
cite-rule-LC4-9 = Moulin Rouge: tancerka na wolnym polu własnego koloru; 1 punkt za każde wolne pole na jej obszarze, także jej własne; ograniczają go krawędzie, budynki, latarnie i wszystkie inne elementy.
cite-rule-LC4-10 = Fontaine des Mers: fontanna na wolnych polach własnego koloru lub mieszanych; 3 punkty za każdy własny budynek, który jej dotyka.
cite-rule-LC4-11 = Le Penseur: posąg na wolnym polu własnego koloru z wolnym polem przed sobą; 2 punkty za każde wolne pole po jego bokach, 1 za każde przy rogu, nic, gdy widok jest zasłonięty.
cite-rule-LC4-12 = La Grande Lumière: duża latarnia na wolnym polu z latarnią; oświetla pola pokazane na pocztówce, a budynek odcina światło od tego, co stoi za nim.
cite-rule-LC4-13 = Duża latarnia świeci w czterech kierunkach, na dwa pola.
cite-rule-LC4-14 = Ogród i Hôtel des Invalides są budynkami pod każdym względem: przybudówka, gargulec, muzeum i czaszka działają także z nimi.
cite-rule-LC4-15 = Métropolitain i Chartier pomagają każdemu budynkowi z rezerwy, także temu z Lévitation i ogrodowi, Chartier również fontannie; nie pomagają elementom, które wymagają własnego koloru.
cite-rule-LC4-16 = Métropolitain i Chartier mogą razem pomóc jednemu budynkowi; żadna z tych pocztówek nie zużywa się tam, gdzie nie jest potrzebna.
cite-rule-LC5-1 = Obélisque: obelisk na wolnym polu własnego koloru; każdy gracz dostaje 2 punkty za każdy swój budynek w tym samym rzędzie lub kolumnie.
cite-rule-LC5-2 = Quartiers Pauvres: 1, 2, 4 lub 8 punktów, gdy własne budynki dotykają jednej, dwóch, trzech lub czterech krawędzi planszy.
cite-rule-LC5-3 = Hôtel des Invalides: budynek z jednego pola na polu własnego koloru; oprócz punktów za światło daje 1 punkt za każde pole między nim a najbliższą krawędzią.
cite-rule-LC5-4 = Notre-Dame: gargulec na budynku rywala pozwala obu graczom liczyć ten budynek w swoich grupach.
cite-rule-LC5-5 = Arc de Triomphe: łuk na trzech wolnych polach w linii, oba końce na polach własnego koloru, środek na dowolnym; nie jest budynkiem, ale jego pola liczą się we własnych grupach.
cite-rule-LC5-6 = Tour Eiffel: wieża na kwadracie z czterech wolnych pól, w tym co najmniej jednej latarni. Latarnie pod wieżą liczą się podwójnie, a każdy gracz dostaje 2 punkty za każde pole swojego koloru pod nią; pod każdym innym względem są to pola zajęte.
cite-rule-LC5-7 = Musée du Louvre: muzeum we własnym budynku; 1 punkt za każde pole obok niego, którego nie zajmuje inny budynek.
cite-rule-LC5-8 = Catacombes: czaszka na wolnym polu koloru rywala; połowa punktów, które postawiony na niej budynek rywala daje za swoje światło, zaokrąglona w dół.
cite-rule-LC5-9 = La Seine: pocztówka leży wzdłuż jednej krawędzi; każdy gracz dostaje 3 punkty za każdy swój budynek, który jej dotyka.
cite-rule-LC5-10 = La Liberté: w jednej ćwiartce planszy; każdy gracz dostaje 3 punkty za każdy swój budynek, który stoi w niej w całości, 2 za stojący w niej częściowo.
cite-rule-LC5-11 = Pole czaszki liczy się pod każdym względem jako wolne; element na nim, który nie jest budynkiem rywala, kończy jej działanie.
cite-rule-LC5-12 = Latarnia pod łukiem nie świeci i nie liczy się dla malarza.
cite-rule-LC5-13 = Sam łuk nie jest grupą: łączy i powiększa grupy budynków.
cite-rule-LC5-14 = Liczba pól łuku, Hôtel des Invalides i fontanny jest rekonstrukcją: trzy, jedno, dwa.
cite-rule-LC6-1 = Każdy budynek daje tyle punktów, ile wynosi jego wielkość razy liczba latarni, które go oświetlają.
cite-rule-LC6-2 = Latarnia oświetla cztery sąsiednie pola (nie po skosie) i dowolnie wiele budynków, każdy z nich raz.
cite-rule-LC6-3 = Każdy gracz dostaje 1 punkt za każde pole swojej największej grupy budynków stykających się bokami.
cite-rule-LC6-4 = Każdy budynek pozostawiony w rezerwie kosztuje 3 punkty.
cite-rule-LC6-5 = Pocztówki dają tyle, ile na nich napisano.
cite-rule-LC6-6 = Wygrywa gracz, który ma najwięcej punktów; przy remisie ten, kto ma więcej widocznych wolnych pól swojego koloru.
cite-rule-LC6-7 = Ci, którzy nadal remisują, dzielą zwycięstwo.
cite-rule-LC6-8 = Bieżące punkty widać od początku drugiej fazy; od tej chwili rezerwa kosztuje tyle, ile kosztowałaby na końcu.
cite-rule-LC7-1 = Pocztówki leżą obok planszy; wykorzystane się odwraca.
cite-rule-LC7-2 = Każdy gracz może prowadzić własny tajny plan, co gdzie postawić.
cite-rule-LC7-3 = Stempel oznacza pocztówki, które dają punkty na końcu; sam niczego nie robi.
cite-rule-LC7-4 = Ogród, fontanna i łuk leżą przy „turn 0” z zachodu na wschód, przy „turn 1” z północy na południe.

cite-chapter-LC1 = Przygotowanie
cite-chapter-LC2 = Brukowanie miasta
cite-chapter-LC3 = Budowanie i akcje
cite-chapter-LC4 = Pocztówki
cite-chapter-LC5 = Dodatek Eiffel i promocje
cite-chapter-LC6 = Punktacja
cite-chapter-LC7 = Gra online

cite-game-title = Paris – La Cité de la Lumière
cite-game-tagline = Wybrukuj ulice, a potem buduj tam, gdzie świecą latarnie.
cite-game-about = Paryż, rok 1889: otwiera się Wystawa Światowa i ulice jaśnieją. We dwoje najpierw brukujecie miasto, płytka po płytce, nigdy nie wiedząc na pewno, gdzie staną latarnie; potem budujecie w ich świetle, a osiem pocztówek może pomóc, o ile rywal nie sprzątnie ich sprzed nosa. Zasady pochodzą ze źródeł pisanych. Układu pól na poszczególnych płytkach, wielkości fontanny i łuku, zasięgu dużej latarni i składu pierwszego zestawu ośmiu pocztówek nie da się z nich ustalić na pewno: odtworzyliśmy je i można je podmienić, gdy tylko drukowane elementy będą pod ręką.
cite-game-objective = Zdobądź więcej punktów niż rywal: stawiaj duże budynki tam, gdzie świeci wiele latarni.
cite-game-overview = W pierwszej fazie kładziesz płytkę z ręki na jednym z szesnastu kwadratów albo bierzesz budynek do swojej rezerwy. Na płytce są pola twojego koloru, koloru rywala, mieszane i latarnie. Gdy wszystkie płytki są położone, zaczyna się druga faza: stawiasz budynek z rezerwy na wolnych polach swojego koloru lub mieszanych albo wydajesz jeden z czterech żetonów na pocztówkę, której nikt już potem nie aktywuje. Na koniec każdy budynek daje tyle punktów, ile wynosi jego wielkość razy liczba latarni, które go oświetlają, a twoja największa grupa stykających się budynków 1 punkt za pole; pocztówki dodają to, co na nich napisano, a każdy budynek pozostawiony w rezerwie kosztuje 3 punkty.
cite-game-sources = Źródła: Y to strona z zasadami wersji internetowej (z podaniem rozdziału); facts to wyjaśnienia z recenzji i tłumaczeń; D to nasze rozstrzygnięcie tam, gdzie teksty milczą; R to rekonstrukcja.

cite-colour-blue = niebieski
    .seat = Niebieski
cite-colour-orange = pomarańczowy
    .seat = Pomarańczowy

cite-option-cards = Pocztówki
cite-option-pool = Skąd pocztówki

cite-option_help-cards = W jaki sposób wybiera się osiem pocztówek do gry.
cite-option_help-pool = Które pocztówki mogą się pojawić. Pierwszy zestaw zawsze pochodzi z gry podstawowej.

cite-choice-cards_first = Pierwszy zestaw
cite-choice-cards_random = Osiem losowych
cite-choice-cards_chosen = Wybierane na zmianę
cite-choice-pool_base = Gra podstawowa
cite-choice-pool_eiffel = Podstawowa i dodatek Eiffel
cite-choice-pool_all = Podstawowa, Eiffel i promocje

cite-event-start = { $seat } zaczyna.
cite-event-card =
    { $seat ->
        [none] Pocztówka w grze: { $card }.
       *[other] { $seat } wybiera pocztówkę: { $card }.
    }
cite-event-hand =
    { $tile ->
        [none] { $seat } dobiera płytkę.
       *[other] { $seat } dobiera płytkę { $tile }.
    }
cite-event-phase =
    { FORM($phase, "id") ->
        [lay] Pierwszą fazę zaczyna { $seat }.
        [light] Wszystkie płytki są położone. Drugą fazę zaczyna { $seat }.
       *[other] { $phase }: zaczyna { $seat }.
    }
cite-event-laid = { $seat } kładzie płytkę { $tile } na { $at }.
cite-event-took = { $seat } bierze budynek: { $piece }.
cite-event-passed =
    { $how ->
        [forced] { $seat } nie może nic zrobić i traci turę.
       *[other] { $seat } pasuje.
    }
cite-event-built = { $seat } stawia budynek na { $at }: { $piece }.
cite-event-used =
    { $how ->
        [at] { $seat } aktywuje pocztówkę na { $at }: { $card }.
        [on] { $seat } aktywuje pocztówkę: { $card } ({ $on }).
        [side] { $seat } aktywuje pocztówkę: { $card } ({ $side }).
        [without] { $seat } aktywuje pocztówkę bez jej działania: { $card }.
       *[other] { $seat } aktywuje pocztówkę: { $card }.
    }
cite-event-spent =
    { FORM($card, "id") ->
        [metropolitain] Métropolitain: { $seat } stawia budynek na latarni.
        [chartier] Chartier: { $seat } przykrywa pole koloru rywala.
       *[other] { $seat } korzysta z tego, na co pozwala pocztówka: { $card }.
    }
cite-event-swapped = Lévitation: { $seat } oddaje { $give } i bierze { $get }.
cite-event-skull_gone = Czaszka na { $at } znika: przykrywa ją coś, co nie jest budynkiem rywala.
cite-event-over = Koniec gry.

cite-refusal-over = Ta gra już się skończyła i nie przyjmuje ruchów. Możesz ją obejrzeć albo zagrać jeszcze raz.
cite-refusal-chance = Trwa losowanie. Chwila cierpliwości.
cite-refusal-unknown_action = „{ $text }” nie jest ruchem w tej grze. Wpisz na przykład „take T5”.
cite-refusal-ambiguous = „{ $text }” może oznaczać kilka ruchów. Wybierz jeden z nich: { $choices }.
cite-refusal-impossible_draw = Nie można tu wylosować „{ $text }”. Możliwe jest tylko to, co jest jeszcze zakryte.
cite-refusal-not_this_phase = „{ $text }” nie jest możliwe w tej części gry. Wybierz jeden z podświetlonych ruchów.
cite-refusal-not_in_hand = Tej płytki nie masz w ręce. Połóż tę, którą masz.
cite-refusal-square_taken = Na kwadracie { $at } jest już płytka. Wybierz pusty.
cite-refusal-not_in_pool = Tego budynku nie ma już w puli: { $piece }. Weź inny budynek z puli.
cite-refusal-must_lay = Masz jeszcze płytkę w ręce, więc nie możesz spasować. Połóż ją albo weź budynek.
cite-refusal-must_lay_one = Pula jest pusta: połóż płytkę, którą masz w ręce.
cite-refusal-must_act = Możesz jeszcze wykonać akcję, więc nie możesz spasować. Postaw budynek albo aktywuj pocztówkę.
cite-refusal-not_reserved = Tego budynku nie ma w twojej rezerwie: { $piece }. Postaw budynek ze swojej rezerwy.
cite-refusal-off_board = Położony na { $at }, ten element wystawałby poza krawędź. Przesuń go do środka albo obróć.
cite-refusal-covered = Na jednym z tych pól już coś stoi. Wybierz wolne pola.
cite-refusal-on_lamp = Stoi tu latarnia. Wybierz inne pola; tylko pocztówka Métropolitain pozwala budować na latarni.
cite-refusal-rival_ground = Pod spodem jest za dużo koloru rywala. Wybierz pola swojego koloru albo mieszane.
cite-refusal-card_gone = Ta pocztówka jest już wykorzystana albo nie ma jej w grze: { $card }. Wybierz odkrytą pocztówkę.
cite-refusal-card_chosen = Ta pocztówka jest już wybrana: { $card }. Wybierz inną.
cite-refusal-card_elsewhere = W tej partii nie ma tej pocztówki: { $card }. Wybierz jedną z podświetlonych.
cite-refusal-no_token = Nie masz już żetonów akcji. Zamiast tego postaw budynek.
cite-refusal-not_own_ground = Na { $at } ten element nie stałby na twoim kolorze. Wybierz inne miejsce.
cite-refusal-no_own_building = Nie ma tam twojego budynku. Wybierz własny na planszy albo pole obok niego.
cite-refusal-no_rival_building = To nie jest budynek rywala na planszy. Wybierz budynek rywala.
cite-refusal-no_view = Posąg na { $at } miałby zasłonięty widok: pole przed nim musi być wolne. Obróć go albo wybierz inne pole.
cite-refusal-not_lamp = Na { $at } nie ma latarni. Duża latarnia zastępuje latarnię, która jest jeszcze wolna.
cite-refusal-no_lamp_under = Wśród czterech pól od { $at } nie ma latarni. Wieża potrzebuje pod sobą co najmniej jednej.
cite-refusal-not_rival_ground = Pole { $at } nie jest koloru rywala. Wybierz wolne pole w kolorze rywala.
cite-refusal-no_swap = Ta wymiana nie jest możliwa. Oddaj budynek ze swojej rezerwy za budynek z puli, który możesz od razu postawić.
cite-refusal-must_place = Pocztówka Lévitation sprowadziła budynek. Postaw go teraz.
cite-refusal-unpaved = Nie wszędzie pod tym elementem jest już bruk. Sprawdź, które płytki mogą jeszcze przyjść.
cite-refusal-tile_laid = Ta płytka jest już na planszy. Wybierz płytkę, której jeszcze nie położono.

cite-prompt-choose = Wybierz pocztówkę do tej gry.
cite-prompt-lay = Połóż swoją płytkę albo weź budynek.
cite-prompt-take = Wszystkie twoje płytki są już na planszy: weź jeszcze budynek albo spasuj.
cite-prompt-light = Postaw budynek albo aktywuj pocztówkę.
cite-prompt-place = Postaw teraz sprowadzony budynek: { $piece }.
cite-prompt-wait = { $seat } się zastanawia.
cite-prompt-chance = Trwa losowanie.
cite-prompt-over = Koniec gry.

cite-line-light = Budynki w świetle
cite-line-card = { $card }
cite-line-total = Razem
cite-line-tiebreak = Remis rozstrzygnięty: więcej widocznych wolnych pól własnego koloru
cite-line-shared = Nadal remis: wspólne zwycięstwo

cite-line-group =
    { $n ->
        [one] Największa grupa: { $n } pole
        [few] Największa grupa: { $n } pola
        [many] Największa grupa: { $n } pól
       *[other] Największa grupa: { $n } pola
    }

cite-line-unbuilt =
    { $n ->
        [one] Pozostało w rezerwie: { $n } budynek
        [few] Pozostało w rezerwie: { $n } budynki
        [many] Pozostało w rezerwie: { $n } budynków
       *[other] Pozostało w rezerwie: { $n } budynku
    }

## Through what a game was won, in the middle of a sentence.

cite-won_by-group = największa grupa
cite-won_by-light = budynki w świetle
cite-won_by-unbuilt = budynki pozostawione w rezerwie

## How it ended.

cite-reason-played_out = Żaden z graczy nie może już wykonać akcji.

cite-unsure-tiles-layout = Układ czterech pól na każdej płytce
cite-unsure-buildings-flip = Czy budynki można też odwracać na drugą stronę
cite-unsure-fountain = Czy fontanna zajmuje dwa pola, czy jedno
cite-unsure-arch = Jak długi jest łuk i czy latarnia pod nim jeszcze świeci
cite-unsure-hotel = Czy Hôtel des Invalides zajmuje jedno pole
cite-unsure-large_lamp = Które pola oświetla duża latarnia
cite-unsure-first_set = Które osiem pocztówek tworzy pierwszy zestaw

cite-notation-help = Pola mają oznaczenia od a1 do h8, a polecenia wpisuje się po angielsku. Wpisz „lay 5 at c3 turn 1”, aby położyć płytkę 5 lewym górnym polem na c3, obróconą raz zgodnie z ruchem wskazówek zegara; „take T5”, aby wziąć budynek; „build T5 at c3 turn 1”, aby go postawić; „use lampadaire at c3”, „use le-penseur at c3 facing north”, „use levitation T5 for L6”, aby aktywować pocztówkę, albo „use chartier without effect”; „pass”, aby spasować.

cite-piece-I3 = I-3
cite-piece-V3 = V-3
cite-piece-L4 = L-4
cite-piece-T4 = T-4
cite-piece-O4 = O-4
cite-piece-S4 = S-4
cite-piece-T5 = T-5
cite-piece-W5 = W-5
cite-piece-X5 = X-5
cite-piece-P5 = P-5
cite-piece-U6 = U-6
cite-piece-L6 = L-6
cite-piece-garden = ogród botaniczny
cite-piece-annex = przybudówka
cite-piece-streetlight = latarnia
cite-piece-dancer = tancerka
cite-piece-fountain = fontanna
cite-piece-statue = posąg
cite-piece-large-lamp = duża latarnia
cite-piece-painter = malarz
cite-piece-obelisk = obelisk
cite-piece-hotel = Hôtel des Invalides
cite-piece-arch = łuk triumfalny
cite-piece-tower = wieża Eiffla

cite-postcard-levitation = Lévitation
cite-postcard-metropolitain = Métropolitain
cite-postcard-jardin-des-plantes = Jardin des Plantes
cite-postcard-sacre-coeur = Sacré-Cœur
cite-postcard-le-peintre = Le Peintre
cite-postcard-chartier = Chartier
cite-postcard-bouquinistes = Bouquinistes sur la Seine
cite-postcard-lampadaire = Lampadaire
cite-postcard-moulin-rouge = Moulin Rouge
cite-postcard-fontaine-des-mers = Fontaine des Mers
cite-postcard-le-penseur = Le Penseur
cite-postcard-la-grande-lumiere = La Grande Lumière
cite-postcard-obelisque = Obélisque de Louxor
cite-postcard-quartiers-pauvres = Quartiers Pauvres
cite-postcard-hotel-des-invalides = Hôtel des Invalides
cite-postcard-notre-dame = Notre-Dame de Paris
cite-postcard-arc-de-triomphe = Arc de Triomphe
cite-postcard-tour-eiffel = Tour Eiffel
cite-postcard-musee-du-louvre = Musée du Louvre
cite-postcard-catacombes = Catacombes de Paris
cite-postcard-la-seine = La Seine
cite-postcard-la-liberte = La Liberté éclairant le monde

## The same names: sentences of the log and the score lines ask for them under card.

cite-card-levitation = Lévitation
cite-card-metropolitain = Métropolitain
cite-card-jardin-des-plantes = Jardin des Plantes
cite-card-sacre-coeur = Sacré-Cœur
cite-card-le-peintre = Le Peintre
cite-card-chartier = Chartier
cite-card-bouquinistes = Bouquinistes sur la Seine
cite-card-lampadaire = Lampadaire
cite-card-moulin-rouge = Moulin Rouge
cite-card-fontaine-des-mers = Fontaine des Mers
cite-card-le-penseur = Le Penseur
cite-card-la-grande-lumiere = La Grande Lumière
cite-card-obelisque = Obélisque de Louxor
cite-card-quartiers-pauvres = Quartiers Pauvres
cite-card-hotel-des-invalides = Hôtel des Invalides
cite-card-notre-dame = Notre-Dame de Paris
cite-card-arc-de-triomphe = Arc de Triomphe
cite-card-tour-eiffel = Tour Eiffel
cite-card-musee-du-louvre = Musée du Louvre
cite-card-catacombes = Catacombes de Paris
cite-card-la-seine = La Seine
cite-card-la-liberte = La Liberté éclairant le monde

cite-postcard_text-levitation = Wymień budynek ze swojej rezerwy na inny z puli. Nowy postaw od razu.
cite-postcard_text-metropolitain = W późniejszej turze jeden z twoich budynków może przykryć wolną latarnię. Przestaje ona świecić.
cite-postcard_text-jardin-des-plantes = Postaw od razu ogród, budynek z dwóch pól, na polach swojego koloru lub mieszanych.
cite-postcard_text-sacre-coeur = Budynki pozostawione w twojej rezerwie nic cię na koniec nie kosztują.
cite-postcard_text-le-peintre = Postaw malarza na wolnym polu swojego koloru. 2 punkty za każdą latarnię na jego obszarze, który ograniczają tylko budynki i krawędzie.
cite-postcard_text-chartier = W późniejszej turze postaw budynek albo fontannę na jednym wolnym polu koloru rywala, jakby było mieszane.
cite-postcard_text-bouquinistes = Postaw przybudówkę na wolnym polu swojego koloru obok swojego budynku. Budynek rośnie o jedno pole.
cite-postcard_text-lampadaire = Postaw nową latarnię na wolnym polu swojego koloru. Świeci jak każda inna.
cite-postcard_text-moulin-rouge = Postaw tancerkę na wolnym polu swojego koloru. 1 punkt za każde wolne pole na jej obszarze, także jej własne; ogranicza go każdy element, latarnia i krawędź.
cite-postcard_text-fontaine-des-mers = Połóż fontannę na polach swojego koloru lub mieszanych. 3 punkty za każdy twój budynek, który jej dotyka.
cite-postcard_text-le-penseur = Postaw posąg na polu swojego koloru, przodem do wolnego pola. 2 punkty za każde wolne pole przy jego bokach, 1 przy rogach, nic, gdy widok jest zasłonięty.
cite-postcard_text-la-grande-lumiere = Zamień wolną latarnię w dużą. Oświetla też dalsze pola, chyba że po drodze stoi budynek.
cite-postcard_text-obelisque = Postaw obelisk na wolnym polu swojego koloru. Każdy gracz dostaje 2 punkty za każdy swój budynek w rzędzie lub kolumnie obelisku.
cite-postcard_text-quartiers-pauvres = 1, 2, 4 lub 8 punktów, gdy twoje budynki dotykają jednej, dwóch, trzech lub wszystkich czterech krawędzi planszy.
cite-postcard_text-hotel-des-invalides = Postaw ten budynek z jednego pola na polu swojego koloru. Liczy się jak każdy inny, a do tego 1 punkt za każde pole między nim a najbliższą krawędzią.
cite-postcard_text-notre-dame = Postaw gargulca na budynku rywala. Obaj gracze liczą ten budynek w swoich grupach.
cite-postcard_text-arc-de-triomphe = Postaw łuk na trzech wolnych polach w linii, oba końce na polach swojego koloru. Nie jest budynkiem, ale liczy się w twoich grupach.
cite-postcard_text-tour-eiffel = Postaw wieżę na kwadracie z czterech wolnych pól; latarnie pod nią liczą się podwójnie. Każdy gracz dostaje 2 punkty za każde pole swojego koloru pod nią.
cite-postcard_text-musee-du-louvre = Otwórz muzeum w swoim budynku. 1 punkt za każde pole obok, na którym nie stoi inny budynek.
cite-postcard_text-catacombes = Połóż czaszkę na wolnym polu koloru rywala. Jeśli rywal tam zbuduje, dostajesz połowę tego, co ten budynek daje za swoje światło.
cite-postcard_text-la-seine = Połóż tę pocztówkę wzdłuż krawędzi planszy. Każdy gracz dostaje 3 punkty za każdy swój budynek, który jej dotyka.
cite-postcard_text-la-liberte = Wybierz ćwiartkę planszy. Każdy gracz dostaje 3 punkty za każdy swój budynek, który stoi w niej w całości, 2 za stojący w niej tylko częściowo.

cite-phase-start = Losowanie pierwszego gracza
cite-phase-cards = Losowanie pocztówek
cite-phase-choose = Wybieranie pocztówek
cite-phase-hands = Dobieranie płytek
cite-phase-lay = Pierwsza faza: brukowanie
cite-phase-light = Druga faza: budowanie
cite-phase-over = Koniec gry

cite-side-north = północ
cite-side-east = wschód
cite-side-south = południe
cite-side-west = zachód

cite-quarter-north-west = północny zachód
cite-quarter-north-east = północny wschód
cite-quarter-south-west = południowy zachód
cite-quarter-south-east = południowy wschód
