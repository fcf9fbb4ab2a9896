### Games, ratings and people.

players-games = Moje gry
players-own = Moja strona
players-people = Osoby
players-ratings = Rankingi
players-ratings_help = Według siły niemal pewnej: ranking pomniejszony o możliwy błąd. Boty to stałe punkty odniesienia.
players-on = Trwające
players-over = Zakończone
players-waiting = Czekają na ciebie
players-running = Czekają na innych
players-game = Gra
players-all = Wszystkie
players-rating = Ranking
players-rated = Rankingowa
players-unrated = Bez rankingu
players-opponent = Przeciwnik
players-none = Nie ma takich gier.
players-more = Pokaż więcej
players-place = Miejsce
players-name = Imię
players-played = Gry
players-nobody = Nikt tu jeszcze nie zagrał gry rankingowej.
players-since = Tu od { $day }
players-follow = Obserwuj
players-follow_help = Jest na twojej liście.
players-mute = Wycisz
players-mute_help = Nie widzisz, co mówi ta osoba.
players-block = Zablokuj
players-block_help = Nigdy nie siadacie przy jednym stole i żadne nie widzi, co mówi drugie. Ta osoba się o tym nie dowie.
players-versus =
    { $games ->
        [0] Nie graliście jeszcze razem gry rankingowej.
        [one] { $games } wspólna gra rankingowa: wyżej { $ahead }, niżej { $behind }.
        [few] { $games } wspólne gry rankingowe: wyżej { $ahead }, niżej { $behind }.
        [many] { $games } wspólnych gier rankingowych: wyżej { $ahead }, niżej { $behind }.
       *[other] { $games } wspólnej gry rankingowej: wyżej { $ahead }, niżej { $behind }.
    }
players-results =
    { $games ->
        [one] { $games } gra, wygrane: { $wins }
        [few] { $games } gry, wygrane: { $wins }
        [many] { $games } gier, wygrane: { $wins }
       *[other] { $games } gry, wygrane: { $wins }
    }
players-seats = Miejsca: { $seats }
players-unrated_yet = Jeszcze bez gry rankingowej.
players-error_rate = Wskaźnik błędów
players-error_rate_help = Ile decyzja kosztowała średnio, w punktach szans na wygraną, zdaniem trenera. Im mniej, tym lepiej.
players-judged =
    { $games ->
        [one] z { $games } gry
        [few] z { $games } gier
        [many] z { $games } gier
       *[other] z { $games } gry
    }
players-report = { $day }: { $rate }
players-puzzles = Zadania
players-puzzle_results = Za pierwszym razem rozwiązane: { $solved } z { $of }
players-recent = Ostatnie gry
players-table = Jako tabela
players-day = Dzień
players-rate_this = Rankingowa: wynik liczy się do rankingu wszystkich
players-stakes = Twój ranking to { $now }. Za pierwsze miejsce byłby { $win }, za ostatnie { $loss }. Twoja szansa na wygraną: { $chance }%.
players-stakes_abort = Nie liczy się do rankingu.
players-note = Moja notatka
players-note_help = Widzisz ją tylko ty; pokaże się, gdy wrócisz.
players-next = Następny stół ({ $n })
players-noted = Zapisano.
players-next_laid = Najpierw dokończ rozpoczętą turę albo ją cofnij.
players-back = Z powrotem przy tym stole
players-missed = Od twojej ostatniej wizyty
players-missed_more =
    { $n ->
        [one] { $n } wcześniejszy wiersz jest w dzienniku.
        [few] { $n } wcześniejsze wiersze są w dzienniku.
        [many] { $n } wcześniejszych wierszy jest w dzienniku.
       *[other] { $n } wcześniejszego wiersza jest w dzienniku.
    }
players-scores_now = Aktualny wynik
players-scores_hidden = Ukryte do końca gry.
players-scores_none = Na razie bez punktów.
