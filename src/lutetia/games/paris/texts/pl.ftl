paris-rule-PA1-1 = Gra jest dla dwóch, trzech lub czterech graczy; każdy ma klucze jednego koloru.
paris-rule-PA1-2 = Każda z sześciu dzielnic ma bank i sześć pól budynków o wartościach 1, 2, 3, 4, 5 i 8; pośrodku stoi Łuk Triumfalny.
paris-rule-PA1-3 = Na każde pole przypada jeden budynek; jest sześć typów budynków. Rewers płytki wskazuje jej dzielnicę.
paris-rule-PA1-4 = Trzy budynki wracają do pudełka bez oglądania; pozostałe tworzą trzy równe stosy. Rewersy wierzchnich budynków widzą wszyscy.
paris-rule-PA1-5 = Przy każdym polu leży żeton: brązowy, srebrny i złoty prestiż przy wartościach 1, 2 i 3; drewno, marmur i złoto przy wartościach 4, 5 i 8.
paris-rule-PA1-6 = Każdego rodzaju jest sześć żetonów; pula zasobów jest na początku pusta.
paris-rule-PA1-7 = Na trzydziestu polach toru leżą odkryte płytki bonusowe, każda na swoim numerze: po jednej płytce każdego numeru, a numerów 13, 14, 16, 17, 29 i 30 o jedną mniej, niż jest graczy.
paris-rule-PA1-8 = Dwanaście płytek końca gry leży zakrytych: po jednej z każdym zasobem i prestiżem, trzy z 3 frankami, jedna z 2 punktami, dwie z 1 punktem.
paris-rule-PA1-9 = Osiem krajobrazów o wartościach od 9 do 16 i sześć płytek punktacji leży odkrytych obok planszy.
paris-rule-PA1-10 = Każdy zaczyna z 3 frankami i pionkiem przed pierwszym polem toru.
paris-rule-PA1-11 = Każdy ma za zasłonką 10, 9 lub 7 kluczy (przy dwóch, trzech lub czterech graczach), a dwa kolejne w rezerwie.
paris-rule-PA1-12 = Pierwszego gracza się losuje.
paris-rule-PA1-13 = Franki, żetony, nieumieszczone klucze, nieaktywowane płytki bonusowe i płytki końca gry są ukryte za zasłonką.
paris-rule-PA1-14 = Liczba franków jest nieograniczona.
paris-rule-PA2-1 = Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza.
paris-rule-PA2-2 = Tura ma dwa kroki w tej kolejności: umieścić budynek, potem wykonać akcję.
paris-rule-PA2-3 = Dopóki w stosach są budynki, pierwszy krok jest obowiązkowy: gracz dobiera wierzchni budynek z dowolnego stosu.
paris-rule-PA2-4 = Budynek umieszcza się na polu o jego wartości w dzielnicy, którą wskazuje.
paris-rule-PA2-5 = Gdy stosy są puste, pierwszy krok się pomija.
paris-rule-PA2-6 = Drugi krok to dokładnie jedna z trzech akcji: umieścić klucz w banku lub na Łuku, przenieść klucz albo wziąć płytkę końca gry.
paris-rule-PA2-7 = Gracz, który może wykonać akcję, musi ją wykonać; kto nie może, pasuje i gra dalej w późniejszych turach.
paris-rule-PA2-8 = Możliwe są akcje, na które pozwalają posiadane franki i żetony: nikt nie musi handlować ani aktywować płytki, by móc wykonać akcję.
paris-rule-PA2-9 = Płytki można aktywować, a żetonami handlować w każdej chwili własnej tury, także przed dobraniem, ale nigdy w cudzej turze.
paris-rule-PA2-10 = Z korzyści, które daje wejście, można skorzystać w dowolnej kolejności do końca tury.
paris-rule-PA3-1 = Klucz zza zasłonki umieszcza się wyłącznie w banku lub na Łuku.
paris-rule-PA3-2 = Gracz ma najwyżej jeden klucz w każdym banku i na Łuku; cudze klucze nie przeszkadzają.
paris-rule-PA3-3 = Bank wypłaca franki od razu; Łuk nie daje nic.
paris-rule-PA3-4 = Banki wypłacają od 2 do 7 franków, każdy inną kwotę; przypisanie kwot do banków jest rekonstrukcją.
paris-rule-PA3-5 = Klucze nigdy nie wracają z planszy.
paris-rule-PA4-1 = Z Łuku klucz można przenieść na niezajęty budynek lub krajobraz w dowolnej dzielnicy.
paris-rule-PA4-2 = Z banku klucz można przenieść na dowolny niezajęty budynek lub krajobraz w tej samej dzielnicy.
paris-rule-PA4-3 = Z budynku lub krajobrazu klucz można przenieść na niezajęty budynek lub krajobraz o wyższej wartości w tej samej dzielnicy.
paris-rule-PA4-4 = Klucz można przenieść tylko na budynki leżące na planszy.
paris-rule-PA4-5 = Dokładany krajobraz musi mieć wyższą wartość niż wszystkie krajobrazy w dzielnicy; może ich w niej być dowolnie wiele.
paris-rule-PA4-6 = Dołożenie krajobrazu jest częścią przeniesienia klucza: klucz trafia na ten krajobraz.
paris-rule-PA4-7 = Przeniesienie z Łuku lub banku kosztuje we frankach całą wartość, a z budynku lub krajobrazu – różnicę wartości.
paris-rule-PA4-8 = Koszt dodatkowy budynku o wartości 8 to 1 drewno, a krajobrazu – nadrukowane zasoby; płaci się go zawsze w całości, skądkolwiek przenosi się klucz.
paris-rule-PA4-9 = Kto nie może zapłacić całości, nie może tak przenieść klucza.
paris-rule-PA4-10 = Zapłacone zasoby trafiają do puli.
paris-rule-PA4-11 = Koszty dodatkowe budynków o wartości 8 i pięciu krajobrazów są rekonstrukcją.
paris-rule-PA4-12 = Tym, co daje przeniesienie klucza, nie można opłacić tego samego przeniesienia.
paris-rule-PA5-1 = Kto pierwszy wejdzie na budynek, bierze leżący obok żeton; to obowiązkowe.
paris-rule-PA5-2 = Wejście na budynek o wartości 1 lub 2 pozwala przesunąć pionek po torze bonusów; można z tego zrezygnować.
paris-rule-PA5-3 = Wejście na budynek o wartości 3 pozwala przesunąć pionek po torze bonusów za 2 franki.
paris-rule-PA5-4 = Wejście na budynek o wartości 8 daje 2 punkty.
paris-rule-PA5-5 = Wejście na krajobraz pozwala oddać po jednym żetonie prestiżu za każdą z jego trzech sekcji i zdobyć punkty.
paris-rule-PA5-6 = Sekcja daje 3 punkty za brąz, 4 za srebro, 5 za złoto; sekcje i punkty są częściowo rekonstrukcją.
paris-rule-PA5-7 = W sekcji można oddać tylko żeton nadrukowanego rodzaju; przy każdym wejściu sekcja jest znów otwarta.
paris-rule-PA6-1 = Drewno, marmur i złoto kosztują 4, 5 i 6 franków, a sprzedaje się je za 2, 3 i 4.
paris-rule-PA6-2 = Brązowy, srebrny i złoty prestiż sprzedaje się za 1, 2 i 3 franki; prestiżu nigdy się nie kupuje.
paris-rule-PA6-3 = Kupić można tylko zasoby z puli; trafiają tam te, którymi zapłacono, które sprzedano lub oddano.
paris-rule-PA6-4 = Sprzedany lub oddany prestiż opuszcza grę.
paris-rule-PA6-5 = Wolno kupić żeton, by od razu nim zapłacić, sprzedać go, by zdobyć franki, i odkupić to, co się sprzedało.
paris-rule-PA7-1 = Pionek przesuwa się do przodu o dowolną liczbę pól, na pole z płytką; inne pionki nie przeszkadzają.
paris-rule-PA7-2 = Płytka trafia za zasłonkę; ze stosu bierze się jedną.
paris-rule-PA7-3 = Nikt nie może mieć dwóch płytek bonusowych o tym samym numerze; płytki już aktywowane też się liczą.
paris-rule-PA7-4 = Płytkę można aktywować od razu lub w dowolnej późniejszej własnej turze; potem leży odkryta przed zasłonką.
paris-rule-PA7-5 = W jednej turze można aktywować kilka płytek.
paris-rule-PA7-6 = Pionek, który doszedł do pola 30, nie przesuwa się już do przodu; płytki 17 i 25 nadal działają.
paris-rule-PA8-1 = Płytki 1, 5, 12 i 22 dają 3, 4, 5 i 6 franków; płytka 7 daje 1 punkt i 3 franki.
paris-rule-PA8-2 = Płytki 2, 3 i 4 zastępują drewno, marmur i złoto, płytka 10 – dowolny zasób, a płytka 21 – dwa dowolne zasoby.
paris-rule-PA8-3 = Płytka 8 zastępuje dowolny żeton prestiżu, a płytka 19 – dwa dowolne.
paris-rule-PA8-4 = Płytka, która zastępuje żetony, ich nie daje: służy do zapłaty albo zostaje sprzedana i nigdy nie trafia do puli.
paris-rule-PA8-5 = Żetony, które zastępuje aktywowana płytka, wydaje się przed własnymi; trzeba je wydać lub sprzedać przed końcem tury. Z dwóch jeden można sprzedać, by sfinansować przeniesienie klucza, za które zapłaci drugi.
paris-rule-PA8-6 = Płytki 6, 11, 15, 18, 26 i 28 dają 2, 3, 4, 5, 6 i 7 punktów za każdy budynek o wartości 1, 2, 3, 4, 5 i 8, którego jest się właścicielem w chwili aktywacji.
paris-rule-PA8-7 = Płytka 29 daje 8 punktów za każdy krajobraz, którego jest się właścicielem w chwili aktywacji.
paris-rule-PA8-8 = Płytka 30 daje 10, 15, 20 lub 25 punktów, gdy w chwili aktywacji jest się właścicielem nieruchomości 4, 5, 6 lub 7 typów; wszystkie krajobrazy to jeden typ.
paris-rule-PA8-9 = Płytkę, która za coś punktuje, można aktywować nawet wtedy, gdy nic nie daje.
paris-rule-PA8-10 = Z płytką 9 można umieścić klucz na nieruchomości, której już jest się właścicielem; liczą się oba klucze.
paris-rule-PA8-11 = Z płytką 16 można umieścić klucz na nieruchomości zajętej przez innych; liczą się wszystkie klucze.
paris-rule-PA8-12 = Płytki 9 i 16 aktywuje się podczas przenoszenia klucza: cena, warunek wyższej wartości i korzyści są takie jak zawsze, a każdy klucz liczy się pod każdym względem.
paris-rule-PA8-13 = Tam, gdzie są klucze własne i cudze, potrzebne są obie płytki, niezależnie od liczby kluczy; płytki, która nie jest potrzebna, nie można aktywować.
paris-rule-PA8-14 = Za 2 franki (płytka 13) lub 1 franka (płytka 14) klucz z rezerwy trafia za zasłonkę.
paris-rule-PA8-15 = Płytka 17 pozwala wziąć dowolną płytkę z toru, przed pionkiem lub za nim; pionek się nie rusza.
paris-rule-PA8-16 = Płytka 25 pozwala cofnąć pionek o jedno do pięciu pól z płytkami i wziąć płytkę stamtąd; stos to jedno pole, puste pola się nie liczą.
paris-rule-PA8-17 = Płytkami 17 i 25 nie można wziąć numeru, który się posiada, ale jego pole liczy się po drodze.
paris-rule-PA8-18 = Płytka 20 daje 1, 2 lub 3 punkty (przy dwóch, trzech lub czterech graczach) za każdą inną nieaktywowaną płytkę bonusową; pokazuje się tylko ich liczbę.
paris-rule-PA8-19 = Za każdą oddaną parę takich samych żetonów płytka 23 (prestiż) i płytka 24 (zasoby) dają tyle punktów, ilu jest graczy.
paris-rule-PA8-20 = Płytki 23 i 24 przyjmują tylko prawdziwe żetony i co najmniej jedną parę.
paris-rule-PA8-21 = Płytki 27 nie można aktywować w trakcie gry; punktuje na końcu.
paris-rule-PA9-1 = Gdy na budynkach i krajobrazach dzielnicy znajdą się łącznie cztery klucze, czyjekolwiek są, gracz w swojej turze może umieścić jedną z pozostałych płytek punktacji w dowolnej dzielnicy, która jej nie ma; klucze w bankach się nie liczą.
paris-rule-PA9-2 = Jeśli nie zrobi się tego w tej samej turze, prawo, które dała ta dzielnica, przepada.
paris-rule-PA9-3 = To prawo daje tylko przejście od trzech kluczy do czterech, w każdej dzielnicy raz.
paris-rule-PA9-4 = Sześć płytek punktacji jest w grze przy każdej liczbie graczy; większość liczb na nich jest rekonstrukcją.
paris-rule-PA10-1 = Gdy w stosach nie ma już budynków, jako akcję można wziąć płytkę końca gry.
paris-rule-PA10-2 = Dotyczy to już tury, w której dobrano ostatni budynek.
paris-rule-PA10-3 = Gracz przegląda wszystkie pozostałe płytki końca gry i jedną zatrzymuje w tajemnicy.
paris-rule-PA10-4 = Płytkę końca gry można aktywować od razu lub w dowolnej późniejszej własnej turze: daje 3 franki, 1 lub 2 punkty albo zastępuje żeton; potem opuszcza grę.
paris-rule-PA10-5 = Płytka końca gry, która zastępuje żeton, go nie daje, tak jak płytka bonusowa.
paris-rule-PA10-6 = Gdy ktoś weźmie ostatnią płytkę końca gry, dogrywa się rundę, a potem rozgrywa jeszcze jedną pełną.
paris-rule-PA10-7 = Ostatnia runda przebiega jak zwykle: kto może wykonać akcję, musi ją wykonać; nie ma już tylko płytek końca gry.
paris-rule-PA10-8 = Nieaktywowana płytka końca gry nic nie daje.
paris-rule-PA10-9 = Kto przejrzał płytki końca gry, musi jedną wziąć.
paris-rule-PA11-1 = Na końcu właściciel płytki 27 dostaje 1 punkt za każdego franka.
paris-rule-PA11-2 = W każdej dzielnicy z płytką punktacji najwyższe sumy wartości nieruchomości dają punkty za pierwsze, drugie i trzecie miejsce.
paris-rule-PA11-3 = Kto nie ma nieruchomości w dzielnicy, nie punktuje w niej.
paris-rule-PA11-4 = Przy równych sumach rozstrzyga najcenniejsza nieruchomość.
paris-rule-PA11-5 = Kto nadal remisuje, dostaje punkty za wyższe miejsce, a następne jest pomijane.
paris-rule-PA11-6 = Gdy trzech graczy dzieli pierwsze miejsce, czwarty nie dostaje nic; gdy dwóch dzieli trzecie, obaj dostają punkty za trzecie.
paris-rule-PA11-7 = Punkty są tylko za trzy miejsca; w grze czteroosobowej ostatni gracz nie dostaje nic.
paris-rule-PA11-8 = W grze dwuosobowej drugi gracz punktuje tylko wtedy, gdy ma co najmniej połowę sumy pierwszego.
paris-rule-PA11-9 = Wygrywa gracz, który ma najwięcej punktów; przy remisie ten, kto ma najwięcej franków.
paris-rule-PA11-10 = Ci, którzy nadal remisują, porównują łączną wartość wszystkich swoich budynków i krajobrazów.
paris-rule-PA11-11 = Ci, którzy nadal remisują, dzielą zwycięstwo.
paris-rule-PA12-1 = Losowe przygotowanie: przy każdym polu o wartości 8 leży złoto, wszystkie inne żetony losowo rozkłada się przy pozostałych polach.
paris-rule-PA12-2 = Losowe przygotowanie: po jednej płytce bonusowej każdego numeru tasuje się w jej strefie A, B lub C, a pozostałe kopie kładzie się na płytce o tym samym numerze.
paris-rule-PA12-3 = Strefy to numery od 1 do 10, od 11 do 20 i od 21 do 30 (rekonstrukcja).
paris-rule-PA12-4 = Dowolne umieszczanie: gra się wszystkimi 36 budynkami, w trzech stosach po dwanaście.
paris-rule-PA12-5 = Dowolne umieszczanie: budynek trafia do dowolnej dzielnicy, w której pole o jego wartości jest wolne i nie ma jeszcze budynku jego typu.
paris-rule-PA12-6 = Dowolne umieszczanie: budynek, który gdzieś pasuje, trzeba umieścić; jeśli nie pasuje nigdzie, opuszcza grę i nie dobiera się innego.
paris-rule-PA12-7 = Samo losowe przygotowanie nadal zostawia trzy budynki w pudełku.
paris-rule-PA12-8 = Wariant: wszystko, co dałoby się zapamiętać, jest jawne; tajne pozostaje tylko to, jaką płytkę końca gry kto wziął.
paris-rule-PA12-9 = Punkty liczy się bez ograniczeń; monetami, zasłonkami i znacznikami zajmuje się strona.

paris-chapter-PA1 = Przygotowanie
paris-chapter-PA2 = Tura
paris-chapter-PA3 = Banki i Łuk
paris-chapter-PA4 = Przenoszenie kluczy
paris-chapter-PA5 = Co daje wejście
paris-chapter-PA6 = Kupno i sprzedaż
paris-chapter-PA7 = Tor bonusów
paris-chapter-PA8 = Płytki bonusowe
paris-chapter-PA9 = Płytki punktacji
paris-chapter-PA10 = Koniec gry
paris-chapter-PA11 = Punktacja końcowa
paris-chapter-PA12 = Warianty i gra online

paris-game-title = Paris
paris-game-tagline = Kup tanio, pnij się w górę i późno zdecyduj, ile warta jest dzielnica.
paris-game-about = Paryż około roku 1889: twoje klucze pną się od banków przez piekarnie i teatry po krajobrazy. Wiele z tego, co na elementach jest tylko narysowane, nigdzie nie jest opisane słowami: typy większości budynków, kwoty banków, koszty i sekcje krajobrazów, większość liczb na płytkach punktacji i strefy toru odtworzyliśmy zgodnie ze wszystkim, co wiadomo. Można je zastąpić, gdy tylko drukowane elementy będą pod ręką.
paris-game-objective = Zdobądź najwięcej punktów dzięki nieruchomościom i płytkom bonusowym.
paris-game-overview = W każdej turze na planszę trafia budynek; potem umieszczasz klucz w banku lub na Łuku albo przenosisz klucz na budynek lub krajobraz i płacisz. Tanie budynki dają prestiż i płytki bonusowe, drogie – zasoby, a krajobrazy zamieniają prestiż w punkty. Kto doprowadzi dzielnicę do czterech kluczy, może umieścić płytkę punktacji w dowolnej dzielnicy. Gdy stosy są puste, gracze po kolei biorą płytki końca gry; potem punktuje się każdą dzielnicę.
paris-game-sources = Źródła: C to skrócone zasady angielskie (z podaniem rozdziału); P to polska instrukcja; O to wyjaśnienie wydawcy; L to dane z recenzji; D wynika z innych zasad; R to nasze rozstrzygnięcie lub rekonstrukcja.

paris-colour-red = czerwony
    .seat = Czerwony
paris-colour-blue = niebieski
    .seat = Niebieski
paris-colour-green = zielony
    .seat = Zielony
paris-colour-yellow = żółty
    .seat = Żółty

paris-type-bakery = Piekarnia
    .accusative = piekarnię
paris-type-cafe = Kawiarnia
    .accusative = kawiarnię
paris-type-restaurant = Restauracja
    .accusative = restaurację
paris-type-hotel = Hotel
    .accusative = hotel
paris-type-residence = Rezydencja
    .accusative = rezydencję
paris-type-theatre = Teatr
    .accusative = teatr

paris-token-wood = drewno
    .genitive = drewna
paris-token-marble = marmur
    .genitive = marmuru
paris-token-gold = złoto
    .genitive = złota
paris-token-bronze = brązowy prestiż
    .genitive = brązowego prestiżu
paris-token-silver = srebrny prestiż
    .genitive = srebrnego prestiżu
paris-token-gold-prestige = złoty prestiż
    .genitive = złotego prestiżu

paris-end-wood = drewno
paris-end-marble = marmur
paris-end-gold = złoto
paris-end-bronze = brązowy prestiż
paris-end-silver = srebrny prestiż
paris-end-gold-prestige = złoty prestiż
paris-end-3-francs = 3 franki
paris-end-2-points = 2 punkty
paris-end-1-point = 1 punkt

paris-prize-a = A
paris-prize-b = B
paris-prize-c = C
paris-prize-d = D
paris-prize-e = E
paris-prize-f = F

paris-option-random_setup = Losowe przygotowanie
paris-option-free_placement = Dowolne umieszczanie
paris-option-ledger = Jawne zasoby graczy

paris-option_help-random_setup = Żetony i płytki bonusowe są potasowane, płytki w swoich strefach.
paris-option_help-free_placement = Budynki trafiają do dowolnej dzielnicy, każdy typ raz w dzielnicy; gra się wszystkimi 36.
paris-option_help-ledger = Wszyscy widzą franki, żetony, klucze i płytki bonusowe wszystkich.

paris-tile_help-1 = 3 franki.
paris-tile_help-2 = Zastępuje 1 drewno: zapłać nim lub sprzedaj.
paris-tile_help-3 = Zastępuje 1 marmur: zapłać nim lub sprzedaj.
paris-tile_help-4 = Zastępuje 1 złoto: zapłać nim lub sprzedaj.
paris-tile_help-5 = 4 franki.
paris-tile_help-6 = 2 punkty za każdy twój budynek o wartości 1.
paris-tile_help-7 = 1 punkt i 3 franki.
paris-tile_help-8 = Zastępuje 1 dowolny żeton prestiżu.
paris-tile_help-9 = Przenosząc klucz, możesz wejść tam, gdzie jest już twój klucz.
paris-tile_help-10 = Zastępuje 1 dowolny zasób.
paris-tile_help-11 = 3 punkty za każdy twój budynek o wartości 2.
paris-tile_help-12 = 5 franków.
paris-tile_help-13 = Zapłać 2 franki i weź klucz z rezerwy.
paris-tile_help-14 = Zapłać 1 franka i weź klucz z rezerwy.
paris-tile_help-15 = 4 punkty za każdy twój budynek o wartości 3.
paris-tile_help-16 = Przenosząc klucz, możesz wejść tam, gdzie są cudze klucze.
paris-tile_help-17 = Weź dowolną płytkę z toru; pionek się nie rusza.
paris-tile_help-18 = 5 punktów za każdy twój budynek o wartości 4.
paris-tile_help-19 = Zastępuje 2 dowolne żetony prestiżu.
paris-tile_help-20 = 1, 2 lub 3 punkty (w 2, 3 lub 4 osoby) za każdą inną nieaktywowaną płytkę bonusową.
paris-tile_help-21 = Zastępuje 2 dowolne zasoby.
paris-tile_help-22 = 6 franków.
paris-tile_help-23 = 2, 3 lub 4 punkty (w 2, 3 lub 4 osoby) za każdą oddaną parę takich samych żetonów prestiżu.
paris-tile_help-24 = 2, 3 lub 4 punkty (w 2, 3 lub 4 osoby) za każdą oddaną parę takich samych żetonów zasobów.
paris-tile_help-25 = Cofnij pionek o 1 do 5 pól z płytkami i weź płytkę stamtąd.
paris-tile_help-26 = 6 punktów za każdy twój budynek o wartości 5.
paris-tile_help-27 = Nie aktywuje się jej: na końcu 1 punkt za każdego franka.
paris-tile_help-28 = 7 punktów za każdy twój budynek o wartości 8.
paris-tile_help-29 = 8 punktów za każdy twój krajobraz.
paris-tile_help-30 = 10, 15, 20 lub 25 punktów za 4, 5, 6 lub 7 typów twoich nieruchomości.

paris-event-start = { $seat } zaczyna.
paris-event-token = { $district }, przy wartości { $value }: { $token }.
paris-event-token_many = { $district }, według rosnącej wartości: { $token }.
paris-event-track = Następna płytka toru to { $number }.
paris-event-track_many = Płytki toru od początku: { $number }.
paris-event-back = Na wierzchu stosu { $stack }: { $district }.
paris-event-round =
    { $how ->
        [last] Zaczyna się runda { $round }, ostatnia.
       *[other] Zaczyna się runda { $round }.
    }
paris-event-drew = { $seat } dobiera ze stosu { $stack }.
paris-event-turned =
    { $how ->
        [home] { $type } { $value } trafia do dzielnicy { $district }.
       *[other] Odkryto: { $type } { $value }.
    }
paris-event-placed = { $seat } umieszcza w dzielnicy { $district } { FORM($type, "accusative") } o wartości { $value }.
paris-event-discarded = { $type } { $value } nie pasuje nigdzie i opuszcza grę.
paris-event-banked = { $seat } umieszcza klucz w banku dzielnicy { $district } i dostaje { $francs } fr.
paris-event-arc = { $seat } umieszcza klucz na Łuku.
paris-event-brought = { $seat } dokłada krajobraz w dzielnicy { $district }: { $landmark }.
paris-event-moved =
    { $origin ->
        [arc] { $seat } przenosi klucz z Łuku do dzielnicy { $district }: { $property } { $value }, za { $francs } fr.
        [bank] { $seat } przenosi klucz z banku dzielnicy { $district }: { $property } { $value }, za { $francs } fr.
       *[other] { $seat } przenosi klucz w dzielnicy { $district }: { $lower } { $lower_value } → { $property } { $value }, za { $francs } fr.
    }
paris-event-paid = { $seat } płaci też koszt dodatkowy: { $count } × { $token }.
paris-event-gained = { $seat } bierze żeton { FORM($token, "genitive") }.
paris-event-eight = { $seat } dostaje punkty za budynek o wartości 8: +{ $points }.
paris-event-four = Dzielnica { $district } ma cztery klucze: { $seat } może umieścić płytkę punktacji.
paris-event-advanced =
    { $how ->
        [paid] { $seat } płaci { $francs } fr., przesuwa pionek i bierze płytkę bonusową { $number }.
       *[other] { $seat } przesuwa pionek i bierze płytkę bonusową { $number }.
    }
paris-event-honoured = { $seat } oddaje żeton { FORM($token, "genitive") }: +{ $points }.
paris-event-scoring = { $seat } umieszcza płytkę punktacji { $first }/{ $second }/{ $third } w dzielnicy { $district }.
paris-event-bought = { $seat } kupuje żeton { FORM($token, "genitive") } za { $francs } fr.
paris-event-sold = { $seat } sprzedaje żeton { FORM($token, "genitive") } za { $francs } fr.
paris-event-used =
    { $how ->
        [francs] { $seat } aktywuje płytkę bonusową { $number } i dostaje { $francs } fr.
        [both] { $seat } aktywuje płytkę bonusową { $number } i dostaje { $francs } fr. oraz punkty: +{ $points }.
        [key] { $seat } aktywuje płytkę bonusową { $number }: klucz z rezerwy za { $francs } fr.
        [buildings]
            { $counted ->
                [one] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } budynek o wartości { $value }): +{ $points }.
                [few] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } budynki o wartości { $value }): +{ $points }.
                [many] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } budynków o wartości { $value }): +{ $points }.
               *[other] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } budynku o wartości { $value }): +{ $points }.
            }
        [landmarks]
            { $counted ->
                [one] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } krajobraz): +{ $points }.
                [few] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } krajobrazy): +{ $points }.
                [many] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } krajobrazów): +{ $points }.
               *[other] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } krajobrazu): +{ $points }.
            }
        [types]
            { $counted ->
                [one] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } typ): +{ $points }.
                [few] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } typy): +{ $points }.
                [many] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } typów): +{ $points }.
               *[other] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } typu): +{ $points }.
            }
        [tiles]
            { $counted ->
                [one] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } inna nieaktywowana płytka): +{ $points }.
                [few] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } inne nieaktywowane płytki): +{ $points }.
                [many] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } innych nieaktywowanych płytek): +{ $points }.
               *[other] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } innej nieaktywowanej płytki): +{ $points }.
            }
        [pairs]
            { $counted ->
                [one] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } oddana para): +{ $points }.
                [few] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } oddane pary): +{ $points }.
                [many] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } oddanych par): +{ $points }.
               *[other] { $seat } aktywuje płytkę bonusową { $number } ({ $counted } oddanej pary): +{ $points }.
            }
       *[other] { $seat } aktywuje płytkę bonusową { $number }.
    }
paris-event-stands = Zastępuje ona żeton { FORM($token, "genitive") }.
paris-event-returned =
    { $pairs ->
        [one] { $seat } oddaje { $pairs } parę żetonów { FORM($token, "genitive") }.
        [few] { $seat } oddaje { $pairs } pary żetonów { FORM($token, "genitive") }.
        [many] { $seat } oddaje { $pairs } par żetonów { FORM($token, "genitive") }.
       *[other] { $seat } oddaje { $pairs } pary żetonów { FORM($token, "genitive") }.
    }
paris-event-fetched = Dzięki niej { $seat } bierze płytkę bonusową { $number }.
paris-event-looked = { $seat } przegląda płytki końca gry.
paris-event-took =
    { $end ->
        [none] { $seat } zatrzymuje płytkę końca gry.
       *[other] { $seat } zatrzymuje płytkę końca gry: { $end }.
    }
paris-event-end_used = { $seat } aktywuje płytkę końca gry: { $end }.
paris-event-passed = { $seat } nie może nic zrobić i pasuje.
paris-event-finished = { $seat } kończy turę.
paris-event-last = { $seat } bierze ostatnią płytkę końca gry: dogrywamy tę rundę, potem jeszcze jedną.
paris-event-francs = { $seat } dostaje punkty za franki (płytka 27): +{ $points }.
paris-event-district =
    { $how ->
        [higher] { $seat } zajmuje miejsce { $place } w dzielnicy { $district } z sumą { $sum }; przy równych sumach liczy się najcenniejsza nieruchomość: +{ $points }.
        [level] { $seat } zajmuje miejsce { $place } w dzielnicy { $district } z sumą { $sum } (pełny remis, miejsce dzielone): +{ $points }.
        [half] { $seat } zajmuje miejsce { $place } w dzielnicy { $district } z sumą { $sum }: mniej niż połowa sumy pierwszego, więc bez punktów.
        [fourth] { $seat } zajmuje miejsce { $place } w dzielnicy { $district } z sumą { $sum }: bez punktów.
       *[other] { $seat } zajmuje miejsce { $place } w dzielnicy { $district } z sumą { $sum }: +{ $points }.
    }
paris-event-over = Koniec gry. Punkty: { $scores }.

paris-refusal-over = Ta gra już się skończyła i nie przyjmuje ruchów. Możesz ją obejrzeć albo zagrać jeszcze raz.
paris-refusal-chance = Trwa losowanie. Chwila cierpliwości.
paris-refusal-unknown_action = „{ $text }” nie jest ruchem w tej grze. Wpisz na przykład „draw 1”.
paris-refusal-ambiguous = „{ $text }” może oznaczać kilka ruchów. Wybierz jeden z nich: { $choices }.
paris-refusal-honour_prestige = Sekcja krajobrazu przyjmuje prestiż: brązowy, srebrny lub złoty.
paris-refusal-as_resource =
    { $n ->
        [one] Płytka { $number } zastępuje jeden zasób: wood, marble lub gold.
        [few] Płytka { $number } zastępuje { $n } zasoby; podaj każdy: wood, marble lub gold.
        [many] Płytka { $number } zastępuje { $n } zasobów; podaj każdy: wood, marble lub gold.
       *[other] Płytka { $number } zastępuje { $n } zasobu; podaj każdy: wood, marble lub gold.
    }
paris-refusal-as_prestige =
    { $n ->
        [one] Płytka { $number } zastępuje jeden żeton prestiżu: bronze, silver lub gold.
        [few] Płytka { $number } zastępuje { $n } żetony prestiżu; podaj każdy: bronze, silver lub gold.
        [many] Płytka { $number } zastępuje { $n } żetonów prestiżu; podaj każdy: bronze, silver lub gold.
       *[other] Płytka { $number } zastępuje { $n } żetonu prestiżu; podaj każdy: bronze, silver lub gold.
    }
paris-refusal-pairs_resource = Płytka { $number } przyjmuje pary zasobów: wpisz jedno słowo na każdą parę.
paris-refusal-pairs_prestige = Płytka { $number } przyjmuje pary prestiżu: wpisz jedno słowo na każdą parę.
paris-refusal-impossible_draw = Nie można tu wylosować „{ $text }”.
paris-refusal-draw_first = Najpierw dobierz budynek z jednego ze stosów.
paris-refusal-place_first = Najpierw umieść dobrany budynek.
paris-refusal-drawn = W tej turze już dobrano budynek albo stosy są puste.
paris-refusal-stack_empty = Ten stos jest pusty. Dobierz z innego.
paris-refusal-not_free_placement = Bez wariantu „Dowolne umieszczanie” każdy budynek ma swoje pole.
paris-refusal-nothing_to_place = Nie ma teraz budynku do umieszczenia.
paris-refusal-space_taken = W dzielnicy { $district } pole tej wartości jest zajęte.
paris-refusal-type_there = Dzielnica { $district } ma już budynek tego typu.
paris-refusal-acted = Akcję tej tury już wykonano. Skorzystaj z tego, co dała, albo zakończ turę.
paris-refusal-no_key = Nie masz już kluczy za zasłonką.
paris-refusal-bank_taken = Masz już klucz w banku dzielnicy { $district }.
paris-refusal-arc_taken = Masz już klucz na Łuku.
paris-refusal-not_there = Nie ma tam twojego klucza. Do dzielnicy { $district } klucz można przenieść z Łuku, z jej banku albo z jej nieruchomości o niższej wartości.
paris-refusal-no_building = Na polu { $district } { $value } nie leży jeszcze budynek.
paris-refusal-not_higher = W obrębie dzielnicy klucz można przenieść tylko na budynek lub krajobraz o wyższej wartości.
paris-refusal-other_district = Do innej dzielnicy klucz można przenieść tylko z Łuku: ten zostaje w dzielnicy { $district }.
paris-refusal-occupied = To pole jest zajęte: { $district } { $value }. Wejście na pole z twoim kluczem wymaga płytki 9, a na pole z cudzymi – płytki 16.
paris-refusal-landmark_elsewhere = Ten krajobraz leży w innej dzielnicy.
paris-refusal-landmark_too_low = Krajobraz musi mieć wyższą wartość niż wszystkie krajobrazy w dzielnicy { $district }.
paris-refusal-cannot_pay = Brakuje ci { $francs } fr. i zasobów: { $token }.
paris-refusal-cannot_pay_francs = Do tego przeniesienia brakuje ci { $francs } fr.
paris-refusal-cannot_pay_resources = Do tego przeniesienia brakuje ci zasobów: { $token }.
paris-refusal-unneeded = Do tego przeniesienia ta płytka nie jest potrzebna. Przenieś klucz bez niej.
paris-refusal-no_tile = Nie masz nieaktywowanej płytki bonusowej o tym numerze.
paris-refusal-stacks_left = Płytki końca gry bierze się dopiero, gdy stosy są puste.
paris-refusal-no_end_left = Nie ma już płytek końca gry.
paris-refusal-must_take = Płytki końca gry już przejrzano: weź jedną.
paris-refusal-not_looked = Najpierw przejrzyj płytki końca gry.
paris-refusal-end_gone = Nie ma już takiej płytki końca gry.
paris-refusal-must_act = Możesz wykonać akcję, więc nie wolno ci spasować.
paris-refusal-act_first = Najpierw wykonaj akcję tej tury.
paris-refusal-pass_instead = Żadna z trzech akcji nie jest teraz możliwa: spasuj.
paris-refusal-floating = Płytka wciąż zastępuje żeton. Wydaj go lub sprzedaj przed końcem tury.
paris-refusal-not_in_supply = W puli nie ma żetonu { FORM($token, "genitive") }.
paris-refusal-never_bought = Prestiżu nigdy się nie kupuje, tylko zdobywa i sprzedaje.
paris-refusal-no_francs = Brakuje ci na to { $francs } fr.
paris-refusal-no_token = Nie masz żetonu { FORM($token, "genitive") }.
paris-refusal-no_advance = Nie możesz teraz przesunąć pionka po torze bonusów.
paris-refusal-not_on_track = Płytki bonusowej { $number } nie ma już na torze.
paris-refusal-behind = Pionek przesuwa się tylko do przodu; płytka { $number } leży za nim lub pod nim.
paris-refusal-owned = Masz już płytkę bonusową { $number }.
paris-refusal-too_far = Płytka 25 cofa o jedno do pięciu pól z płytkami; płytki { $number } wśród nich nie ma.
paris-refusal-no_section = Nie ma otwartej sekcji na żeton { FORM($token, "genitive") }.
paris-refusal-no_score_right = Płytkę punktacji umieszcza się tylko w turze, w której dzielnica dostała czwarty klucz.
paris-refusal-prize_gone = Ta płytka punktacji leży już w dzielnicy.
paris-refusal-prize_there = Dzielnica { $district } ma już płytkę punktacji.
paris-refusal-with_a_move = Tę płytkę aktywuje się podczas przenoszenia klucza: dopisz „with 9” lub „with 16”.
paris-refusal-at_the_end = Płytka 27 punktuje na końcu; wcześniej się jej nie aktywuje.
paris-refusal-no_reserve = Nie masz już kluczy w rezerwie.
paris-refusal-no_pair = Nie masz takich par prawdziwych żetonów; potrzebna jest co najmniej jedna.
paris-refusal-no_end_tile = Nie masz takiej nieaktywowanej płytki końca gry.

paris-prompt-draw = Dobierz budynek z jednego ze stosów.
paris-prompt-place = Wybierz dzielnicę dla budynku o wartości { $value }.
paris-prompt-act = Umieść klucz w banku lub na Łuku albo przenieś klucz.
paris-prompt-act_ends = Umieść klucz w banku lub na Łuku, przenieś klucz albo weź płytkę końca gry.
paris-prompt-act_last = Ostatnia runda: wykonaj akcję oraz aktywuj pozostałe płytki bonusowe i płytki końca gry.
paris-prompt-pass = Żadna z trzech akcji nie jest możliwa: aktywuj płytki, handluj albo spasuj.
paris-prompt-take = Weź jedną z płytek końca gry.
paris-prompt-done = Jeśli chcesz, aktywuj płytki lub handluj, a potem zakończ turę.
paris-prompt-standing = Wydaj lub sprzedaj to, co zastępuje płytka.
paris-prompt-score = Możesz umieścić płytkę punktacji w dowolnej dzielnicy, która jej nie ma.
paris-prompt-advance = Możesz przesunąć pionek po torze bonusów i wziąć płytkę.
paris-prompt-honour = Możesz oddać żetony prestiżu i zdobyć punkty.
paris-prompt-wait = Teraz gra { $seat }.
paris-prompt-chance = Trwa losowanie.
paris-prompt-over = Koniec gry.

paris-line-eights = Budynki o wartości 8
paris-line-honours = Prestiż na krajobrazach
paris-line-endings = Płytki końca gry
paris-line-tile = Płytka bonusowa { $number }
paris-line-francs = Franki (płytka 27)
paris-line-district =
    { $how ->
        [higher] { $district } ({ $prize }): { $sum }, miejsce { $place }; przy równych sumach liczy się najcenniejsza nieruchomość
        [level] { $district } ({ $prize }): { $sum }, miejsce { $place }; pełny remis, miejsce dzielone
        [half] { $district } ({ $prize }): { $sum }, miejsce { $place }; mniej niż połowa sumy pierwszego
        [none] { $district } ({ $prize }): brak nieruchomości
       *[other] { $district } ({ $prize }): { $sum }, miejsce { $place }
    }
paris-line-total = Razem
paris-line-tiebreak = Remis rozstrzygnięty
paris-line-shared = Nadal remis: miejsce dzielone

## Through what a game was won, in the middle of a sentence.

paris-won_by-district = dzielnica { $district }
paris-won_by-eights = budynki o wartości 8
paris-won_by-endings = płytki końca gry
paris-won_by-francs = franki (płytka 27)
paris-won_by-honours = prestiż na krajobrazach
paris-won_by-tile = płytka bonusowa { $number }

## How it ended.

paris-reason-last_round = Rozegrano ostatnią rundę.

paris-unsure-types = Typy większości budynków
paris-unsure-banks = Który bank wypłaca jaką kwotę (od 2 do 7 franków)
paris-unsure-landmarks = Krajobrazy: wartości 9 i 14, większość kosztów, sekcji i nazw
paris-unsure-honours = Ile punktów dają brąz i srebro na krajobrazach
paris-unsure-prizes = Większość liczb na pięciu płytkach punktacji
paris-unsure-zones = Gdzie kończą się strefy toru bonusów
paris-unsure-eights = To, że każdy budynek o wartości 8 kosztuje też jedno drewno

paris-notation-help = Wpisz „draw 1”, by dobrać budynek, „bank chaillot” lub „arc”, by umieścić klucz, „move arc chaillot-3” lub „move chaillot-3 chaillot-5”, by go przenieść, „bonus 7”, „use 5”, „sell wood”, potem „finish”.
