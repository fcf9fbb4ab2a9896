verdict-close = Schließen
verdict-level = Gleichstand mit { $points } Punkten. Es entschied: { $rule }
verdict-most = Entscheidend: { $line }, { $points } gegen { $other }.
verdict-shared = Je { $points } Punkte; keine Regel entscheidet den Gleichstand.

verdict-ahead =
    { $n ->
        [one] { $points } zu { $next }: { $n } Punkt Vorsprung.
       *[other] { $points } zu { $next }: { $n } Punkte Vorsprung.
    }

verdict-resigned =
    { $n ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
