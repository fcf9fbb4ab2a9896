paris_paris-rule-PP1-1 = Gra jest dla dwóch, trzech lub czterech graczy.
paris_paris-rule-PP1-2 = Każdy gracz ma domy jednego koloru: liliowe, szare, zielone lub żółte.
paris_paris-rule-PP1-3 = Liczba domów jest nieograniczona.
paris_paris-rule-PP1-4 = Pierwszego gracza się losuje; dostaje on autobus.
paris_paris-rule-PP1-5 = Tasuje się pięć kart wycieczek specjalnych, po jednej na linię; każdy gracz dostaje jedną i tylko on może ją oglądać.
paris_paris-rule-PP1-6 = W grze dwuosobowej jeszcze jedna karta wycieczki specjalnej leży odkryta dla obu graczy.
paris_paris-rule-PP1-7 = Pozostałych kart wycieczek specjalnych się nie ujawnia.
paris_paris-rule-PP1-8 = Płytki przystanków tasuje się i układa w zakryte stosy, w każdym o jedną płytkę więcej, niż jest graczy.
paris_paris-rule-PP1-9 = Jest 12 stosów przy czterech graczach, 15 przy trzech, 20 przy dwóch: wszystkie 60 płytek wchodzi do gry.
paris_paris-rule-PP2-1 = Pięć linii autobusowych po siedem przystanków łączy 25 przystanków; każde dwie linie krzyżują się dokładnie raz, jest więc dziesięć skrzyżowań, po cztery na każdej linii.
paris_paris-rule-PP2-2 = Na skrzyżowaniu mieszczą się dwa domy, na każdym innym przystanku jeden.
paris_paris-rule-PP2-3 = Przystanek ma tyle płytek, ile ulic do niego prowadzi: razem 60.
paris_paris-rule-PP2-4 = Płytka ma kolor jednej linii. Na skrzyżowaniu każdy koniec ulicy daje płytkę w kolorze swojej linii, więc każda linia ma ich dwanaście.
paris_paris-rule-PP2-5 = Dwa przystanki sąsiadują, gdy łączy je jedna ulica, niezależnie od tego, do której linii należy.
paris_paris-rule-PP3-1 = Runda zaczyna się, gdy pierwszy gracz odkrywa jeden stos: do wzięcia są jego płytki.
paris_paris-rule-PP3-2 = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy bierze dokładnie jedną płytkę i buduje; nie wolno pasować.
paris_paris-rule-PP3-3 = Można wziąć dowolną z wyłożonych płytek.
paris_paris-rule-PP3-4 = Wzięta płytka wychodzi z gry.
paris_paris-rule-PP3-5 = Dwie płytki tego samego przystanku w jednym stosie to dwie osobne możliwości.
paris_paris-rule-PP3-6 = Po rundzie autobus przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara, a ten rozpoczyna kolejną rundę.
paris_paris-rule-PP4-1 = Buduje się jeden dom na przystanku z wziętej płytki.
paris_paris-rule-PP4-2 = Gracz może mieć oba domy na skrzyżowaniu.
paris_paris-rule-PP5-1 = Żaden dom nie opuszcza przystanku, dopóki jest tam wolne miejsce.
paris_paris-rule-PP5-2 = Na pełnym skrzyżowaniu budujący wybiera, który z dwóch domów ustępuje, cudzy czy własny.
paris_paris-rule-PP5-3 = Na każdym innym pełnym przystanku ustępuje stojący tam dom; własny po prostu się wymienia.
paris_paris-rule-PP5-4 = Przy trzech lub czterech graczach dom wyparty przez kogoś innego trafia do worka.
paris_paris-rule-PP5-5 = W grze dwuosobowej wyparty dom wraca do właściciela.
paris_paris-rule-PP5-6 = Dom wyparty przez własnego właściciela wraca do zapasu, nigdy do worka.
paris_paris-rule-PP5-7 = W trakcie gry nikt nie może zaglądać do worka.
paris_paris-rule-PP6-1 = Płytka, która zostaje na koniec rundy, wywołuje małą wycieczkę na swoim przystanku.
paris_paris-rule-PP6-2 = Jeśli stoją tam domy, każdy daje właścicielowi 1 punkt, a żaden inny dom nie punktuje.
paris_paris-rule-PP6-3 = Jeśli przystanek jest pusty, szuka się wzdłuż linii w obie strony: każdy dom na najbliższym zajętym przystanku daje 1 punkt.
paris_paris-rule-PP6-4 = Punktują wszystkie przystanki w tej samej, najmniejszej odległości.
paris_paris-rule-PP6-5 = Na pustym skrzyżowaniu szuka się na obu liniach naraz, niezależnie od koloru płytki; punktują tylko przystanki w najmniejszej ze wszystkich odległości.
paris_paris-rule-PP6-6 = Autobus nie zmienia linii po drodze; odległość liczy się w przystankach wzdłuż linii.
paris_paris-rule-PP6-7 = Jeśli na przeszukanych liniach nie ma żadnego domu, nikt nie dostaje punktów.
paris_paris-rule-PP7-1 = Po małej wycieczce pozostała płytka zostaje zaparkowana w lewym górnym rogu.
paris_paris-rule-PP7-2 = Gdy stoi tam już płytka tego samego koloru, autobus od razu objeżdża tę linię: to duża wycieczka.
paris_paris-rule-PP7-3 = Po dużej wycieczce obie płytki tego koloru wychodzą z gry.
paris_paris-rule-PP7-4 = Duża wycieczka zatrzymuje się na czterech skrzyżowaniach swojej linii i nigdzie indziej.
paris_paris-rule-PP7-5 = Na każdym z nich gracz dostaje 1 punkt za każdy własny dom, który tam stoi, i 1 punkt za każdy własny dom na sąsiednim przystanku.
paris_paris-rule-PP7-6 = Gracz bez domu na skrzyżowaniu nic tam nie dostaje, cokolwiek stoi obok.
paris_paris-rule-PP7-7 = Sąsiednie domy liczą się przy skrzyżowaniu raz, także graczowi, który ma tam dwa domy.
paris_paris-rule-PP7-8 = Każde skrzyżowanie liczy się osobno: jeden dom może liczyć się przy kilku z nich.
paris_paris-rule-PP7-9 = Zaparkowane płytki bez pary nie są nic warte.
paris_paris-rule-PP8-1 = Gra kończy się po 12 rundach przy czterech graczach, po 15 przy trzech, po 20 przy dwóch.
paris_paris-rule-PP8-2 = Wtedy ujawnia się karty wycieczek specjalnych wszystkich graczy i objeżdża ich linie jedną po drugiej, od pierwszego gracza, każdą dokładnie tak jak w dużej wycieczce.
paris_paris-rule-PP8-3 = W grze dwuosobowej objeżdża się też linię z odkrytej karty: trzy wycieczki.
paris_paris-rule-PP8-4 = Potem opróżnia się worek: gracz, który ma w nim więcej domów niż każdy inny, dostaje 1 punkt za każdy z nich.
paris_paris-rule-PP8-5 = Jeśli najwięcej ma kilku graczy, nikt nie dostaje punktów za worek. W grze dwuosobowej worka nie ma.
paris_paris-rule-PP8-6 = Wygrywa gracz, który ma najwięcej punktów.
paris_paris-rule-PP8-7 = Przy remisie wygrywa ten z remisujących, który ma najmniej domów na planszy.
paris_paris-rule-PP8-8 = Ci, którzy nadal remisują, dzielą miejsce.
paris_paris-rule-PP9-1 = Wariant: wszyscy mogą widzieć, ile domów każdego koloru leży w worku.
paris_paris-rule-PP9-2 = Wariant: na pustym skrzyżowaniu mała wycieczka idzie tylko wzdłuż linii w kolorze płytki, jak podaje jedna ze stron w sieci.
paris_paris-rule-PP9-3 = Rozkładaniem, tasowaniem i sprzątaniem domów, kart i znaczników punktacji zajmuje się strona.
paris_paris-rule-PP9-4 = Przystanki do wyboru są podświetlone na mapie.

paris_paris-chapter-PP1 = Przygotowanie
paris_paris-chapter-PP2 = Przystanki i płytki
paris_paris-chapter-PP3 = Runda
paris_paris-chapter-PP4 = Budowanie
paris_paris-chapter-PP5 = Wypieranie domów
paris_paris-chapter-PP6 = Mała wycieczka
paris_paris-chapter-PP7 = Duża wycieczka
paris_paris-chapter-PP8 = Koniec gry
paris_paris-chapter-PP9 = Warianty i gra online

paris_paris-game-title = Paris Paris
paris_paris-game-tagline = Dom na właściwym przystanku, zanim nadjedzie autobus.
paris_paris-game-about = Jeden autobus, pięć linii, dwadzieścia pięć przystanków: budujesz tam, którędy pojadą wycieczki, a każda płytka, którą zostawisz, decyduje, dokąd ruszy autobus. Drukowanej mapy nie opisuje żaden tekst, do którego mogliśmy dotrzeć: trzynaście nazw przystanków i jeden kolor linii pochodzą ze źródeł pisanych, a pozostałe nazwy, kolory i kolejność przystanków odtworzyliśmy tak, by zgadzały się ze wszystkim, co wiadomo. Można je podmienić, gdy tylko drukowana plansza będzie pod ręką.
paris_paris-game-objective = Zdobądź swoimi domami najwięcej punktów, gdy przejeżdża autobus.
paris_paris-game-overview = W każdej rundzie odkrywa się o jedną płytkę więcej, niż jest graczy. W swojej turze weź płytkę i zbuduj jeden dom na jej przystanku; na skrzyżowaniu mieszczą się dwa domy, na każdym innym przystanku jeden. Jeśli przystanek jest pełny, inny dom ustępuje twojemu. Płytka, której nikt nie wziął, wysyła autobus na małą wycieczkę: każdy dom na tym przystanku daje 1 punkt, a jeśli przystanek jest pusty, punktują domy najbliższe wzdłuż linii. Gdy spotkają się dwie pozostałe płytki jednego koloru, autobus objeżdża całą tę linię: na każdym skrzyżowaniu, na którym masz dom, dostajesz 1 punkt za każdy swój dom tam i na sąsiednich przystankach. Na koniec autobus objeżdża także linie z tajnych kart wycieczek specjalnych; przy trzech lub czterech graczach worek daje potem punkty temu, kogo wypierano najczęściej.
paris_paris-game-sources = Źródła: BSW to strona z zasadami z 2003 roku (z podaniem rozdziału); P z liczbą to instrukcja wydawcy (z numerem strony); box to listy elementów i recenzje; R to nasze rozstrzygnięcie tam, gdzie teksty milczą.

paris_paris-colour-lilac = liliowy
    .seat = Liliowy
paris_paris-colour-grey = szary
    .seat = Szary
paris_paris-colour-green = zielony
    .seat = Zielony
paris_paris-colour-yellow = żółty
    .seat = Żółty

paris_paris-route-teal = turkusowa
    .genitive = turkusowej
paris_paris-route-blue = niebieska
    .genitive = niebieskiej
paris_paris-route-red = czerwona
    .genitive = czerwonej
paris_paris-route-orange = pomarańczowa
    .genitive = pomarańczowej
paris_paris-route-brown = brązowa
    .genitive = brązowej

paris_paris-option-open_bag = Otwarty worek
paris_paris-option-small_tour = Mała wycieczka z pustego skrzyżowania

paris_paris-option_help-open_bag = Wszyscy mogą widzieć, ile domów każdego koloru leży w worku.
paris_paris-option_help-small_tour = Wzdłuż których linii szuka autobus, gdy pozostała płytka wskazuje puste skrzyżowanie.

paris_paris-choice-small_tour_both = Wzdłuż obu linii
paris_paris-choice-small_tour_tile_route = Tylko wzdłuż linii płytki

paris_paris-event-start = { $seat } dostaje autobus i zaczyna.
paris_paris-event-marker =
    { $route ->
        [none] { $seat } losuje kartę wycieczki specjalnej.
       *[other] { $seat } losuje kartę wycieczki specjalnej linii { FORM($route, "genitive") }.
    }
paris_paris-event-open_marker = Odkryta karta wycieczki specjalnej linii { FORM($route, "genitive") }.
paris_paris-event-round = Runda { $round }: { $start } odkrywa stos.
paris_paris-event-drawn = Do wzięcia: { $tile }.
paris_paris-event-drawn_many = Do wzięcia: { $tile }.
paris_paris-event-built = { $seat } buduje: { $tile }.
paris_paris-event-displaced =
    { $to ->
        [bag] { $owner } traci dom z przystanku { $stop }; trafia on do worka.
       *[other] { $owner } zabiera z powrotem dom z przystanku { $stop }.
    }
paris_paris-event-small_tour = Mała wycieczka: została płytka { $tile }.
paris_paris-event-small_nothing = Po drodze nie ma żadnego domu: nikt nie dostaje punktów.
paris_paris-event-parked = Zaparkowana płytka: { $tile }.
paris_paris-event-big_tour = Dwie płytki jednego koloru: duża wycieczka linii { FORM($route, "genitive") }.
paris_paris-event-special_tour =
    { $seat ->
        [none] Wycieczka specjalna linii { FORM($route, "genitive") } (odkryta karta).
       *[other] Wycieczka specjalna linii { FORM($route, "genitive") } (karta: { $seat }).
    }
paris_paris-event-tour_end = Punkty z linii { FORM($route, "genitive") }: { $points }.
paris_paris-event-boxed = Obie płytki linii { FORM($route, "genitive") } wychodzą z gry.
paris_paris-event-shown = { $seat } pokazuje kartę wycieczki specjalnej linii { FORM($route, "genitive") }.
paris_paris-event-bag =
    { $seat ->
        [none] Worek: nikt nie ma w nim więcej domów niż każdy z pozostałych, więc nikt nie dostaje punktów.
       *[other]
            { $points ->
                [one] Worek: { $seat } ma w nim najwięcej domów i dostaje { $points } punkt.
                [few] Worek: { $seat } ma w nim najwięcej domów i dostaje { $points } punkty.
                [many] Worek: { $seat } ma w nim najwięcej domów i dostaje { $points } punktów.
               *[other] Worek: { $seat } ma w nim najwięcej domów i dostaje { $points } punktu.
            }
    }
paris_paris-event-over = Koniec gry.

paris_paris-event-small_pays =
    { $points ->
        [one] { $stop }: { $seat } dostaje { $points } punkt.
        [few] { $stop }: { $seat } dostaje { $points } punkty.
        [many] { $stop }: { $seat } dostaje { $points } punktów.
       *[other] { $stop }: { $seat } dostaje { $points } punktu.
    }

paris_paris-event-crossing =
    { $points ->
        [one] { $stop }: { $seat } dostaje { $points } punkt ({ $own } na miejscu, { $near } obok).
        [few] { $stop }: { $seat } dostaje { $points } punkty ({ $own } na miejscu, { $near } obok).
        [many] { $stop }: { $seat } dostaje { $points } punktów ({ $own } na miejscu, { $near } obok).
       *[other] { $stop }: { $seat } dostaje { $points } punktu ({ $own } na miejscu, { $near } obok).
    }

paris_paris-refusal-over = Ta gra już się skończyła i nie przyjmuje ruchów. Możesz ją obejrzeć albo zagrać jeszcze raz.
paris_paris-refusal-chance = Trwa losowanie. Chwila cierpliwości.
paris_paris-refusal-not_offered = { $stop }: tego przystanku nie ma w tej rundzie do wzięcia. Weź jedną z podświetlonych płytek.
paris_paris-refusal-place_free = Na przystanku { $stop } jest jeszcze wolne miejsce, więc żaden dom nie musi ustąpić. Zbuduj tam bez wypierania.
paris_paris-refusal-choose_house = Przystanek { $stop } jest pełny. Wybierz, który dom ustępuje.
paris_paris-refusal-no_house = Na przystanku { $stop } nie stoi dom w tym kolorze ({ $colour }). Wybierz kolor, który tam stoi.
paris_paris-refusal-unknown_action = „{ $text }” nie jest ruchem w tej grze. Wpisz na przykład „build louvre”.
paris_paris-refusal-not_on_route = Przystanek { $stop } nie ma płytki linii { FORM($route, "genitive") }.
paris_paris-refusal-ambiguous = „{ $text }” może oznaczać kilka ruchów. Wybierz jeden z nich: { $choices }.
paris_paris-refusal-impossible_draw = Nie można tu wylosować „{ $text }”. Możliwe jest tylko to, co zostało w stosach.

paris_paris-prompt-build = Weź płytkę i zbuduj dom.
paris_paris-prompt-build_first = Weź płytkę i zbuduj dom. Przy każdej płytce widać, co by z tego wynikło.
paris_paris-prompt-build_second = Weź płytkę i zbuduj dom. Płytka, która zostanie, wysyła autobus na małą wycieczkę.
paris_paris-prompt-build_third = Weź płytkę i zbuduj dom. Na końcu autobus objedzie linię z twojej karty wycieczki specjalnej.
paris_paris-prompt-wait = { $seat } wybiera płytkę.
paris_paris-prompt-chance = Trwa losowanie.
paris_paris-prompt-over = Koniec gry.

paris_paris-line-small = Małe wycieczki
paris_paris-line-big = Duże wycieczki
paris_paris-line-special = Wycieczka specjalna linii { FORM($route, "genitive") }
paris_paris-line-bag = Worek
paris_paris-line-total = Razem
paris_paris-line-tiebreak = Remis rozstrzygnięty: najmniej domów na planszy
paris_paris-line-shared = Nadal remis: miejsce dzielone

## Through what a game was won, in the middle of a sentence.

paris_paris-won_by-bag = worek
paris_paris-won_by-big = duże wycieczki
paris_paris-won_by-small = małe wycieczki
paris_paris-won_by-special = wycieczka specjalna linii { FORM($route, "genitive") }

## How it ended.

paris_paris-reason-rounds = Rozegrano wszystkie stosy.

paris_paris-unsure-map-stops = Nazwy dwunastu przystanków i pisownia pozostałych na mapie
paris_paris-unsure-map-crossings = Które przystanki są skrzyżowaniami i gdzie linia kończy się na skrzyżowaniu
paris_paris-unsure-map-route_order = Kolejność przystanków na każdej linii
paris_paris-unsure-map-route_colours = Kolory linii poza turkusową

paris_paris-notation-help = Wpisz „build louvre”, aby zbudować na przystanku. Jeśli do wzięcia są dwie płytki tego przystanku w różnych kolorach, dodaj kolor linii po angielsku: „build louvre/red”. Jeśli skrzyżowanie jest pełne, dodaj, który dom ustępuje: „build louvre/red over lilac”.
