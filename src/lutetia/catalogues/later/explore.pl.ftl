### Co zagrano w grze i jak często wygrywało.

explore-any = Dowolne
explore-bots = Boty
explore-column_n = Miejsca
explore-column_name = Co
explore-column_own = Dało samo
explore-column_points = Punkty na koniec
explore-column_wins = Wygrane
explore-lead = Co robiono w partiach na tej stronie i jak się kończyły. Pasek to udział wygranych, kreska na nim to przedział, który w 95% takich przypadków zawiera prawdziwy udział; linia kropkowana to udział wygranych na wszystkich tych miejscach.
explore-link = Co zagrano
explore-none = nie wiadomo
explore-note = Pokazujemy to, co zrobiono na co najmniej { $least } miejscach. Wspólną wygraną dzielimy. Liczą się partie zakończone według reguł; kto odszedł, poddał się albo został zastąpiony przez bota, nie jest liczony. To, co często wygrywa, nie musi być powodem wygranej.
explore-nothing = Nikt jeszcze tego tu nie zrobił. Pokażemy to, gdy uzbiera się tyle miejsc: { $least }.
explore-people = Ludzie
explore-range = { $low }–{ $high }
explore-title = { $game }: co zagrano
explore-usual = Zwykłe
explore-who = Kto grał

explore-count_people =
    { $n ->
        [one] Policzono tu { $said } miejsce, na którym grali ludzie.
        [few] Policzono tu { $said } miejsca, na których grali ludzie.
        [many] Policzono tu { $said } miejsc, na których grali ludzie.
       *[other] Policzono tu { $said } miejsca, na których grali ludzie.
    }
explore-count_bots =
    { $n ->
        [one] Policzono tu { $said } miejsce, na którym grały boty.
        [few] Policzono tu { $said } miejsca, na których grały boty.
        [many] Policzono tu { $said } miejsc, na których grały boty.
       *[other] Policzono tu { $said } miejsca, na których grały boty.
    }
explore-shipped =
    { $n ->
        [one] Z tego { $said } miejsce pochodzi z partii, którą boty rozegrały wcześniej; jej liczby są częścią Lutetii.
        [few] Z tego { $said } miejsca pochodzą z partii, które boty rozegrały wcześniej; ich liczby są częścią Lutetii.
        [many] Z tego { $said } miejsc pochodzi z partii, które boty rozegrały wcześniej; ich liczby są częścią Lutetii.
       *[other] Z tego { $said } miejsca pochodzi z partii, które boty rozegrały wcześniej; ich liczby są częścią Lutetii.
    }
explore-few =
    { $n ->
        [one] Jeszcze { $n } rzecz zrobiono na mniej niż { $least } miejscach
        [few] Jeszcze { $n } rzeczy zrobiono na mniej niż { $least } miejscach
        [many] Jeszcze { $n } rzeczy zrobiono na mniej niż { $least } miejscach
       *[other] Jeszcze { $n } rzeczy zrobiono na mniej niż { $least } miejscach
    }
explore-more =
    { $n ->
        [one] { $name }: brakuje jeszcze { $n } miejsca
        [few] { $name }: brakuje jeszcze { $n } miejsc
        [many] { $name }: brakuje jeszcze { $n } miejsc
       *[other] { $name }: brakuje jeszcze { $n } miejsca
    }
explore-too_few =
    { $n ->
        [one] Na liczby jeszcze za mało: do { $least } miejsc brakuje co najmniej { $n } miejsca.
        [few] Na liczby jeszcze za mało: do { $least } miejsc brakuje co najmniej { $n } miejsc.
        [many] Na liczby jeszcze za mało: do { $least } miejsc brakuje co najmniej { $n } miejsc.
       *[other] Na liczby jeszcze za mało: do { $least } miejsc brakuje co najmniej { $n } miejsca.
    }

explore-explore-seat = Kolejność gry

explore-place-1 = 1. w kolejności
explore-place-2 = 2. w kolejności
explore-place-3 = 3. w kolejności
explore-place-4 = 4. w kolejności
explore-place-5 = 5. w kolejności
explore-place-6 = 6. w kolejności

cite-explore-building = Pierwszy wzięty budynek
cite-explore-chosen = Pocztówki wybrane do gry
cite-explore-opening = Pierwsza tura
cite-explore-opening_laid = Położenie płytki
cite-explore-opening_took = Wzięcie budynku
cite-explore-used = Aktywowane pocztówki

connection-explore-dealt = Najwięcej udziałów z rozdania, według spółek
connection-explore-first = Pierwsza tura: dla której spółki
connection-explore-first_trade = Wymiana
connection-explore-held = Najwięcej udziałów na końcu, według spółek

paris-explore-bonus = Wzięte płytki bonusowe
paris-explore-first = Pierwszy klucz
paris-explore-first_arc = Łuk

paris_paris-explore-first = Pierwszy dom
paris_paris-explore-route = Linia własnej wycieczki specjalnej
