verdict-close = Schließen
verdict-level =
    { $points ->
        [one] Gleichstand mit { $points } Punkt. Es entschied: { $rule }
       *[other] Gleichstand mit { $points } Punkten. Es entschied: { $rule }
    }
verdict-most = Den Unterschied machte vor allem: { $line }, { $points } gegen { $other } Punkte.
verdict-shared =
    { $points ->
        [one] Je { $points } Punkt; keine Regel entscheidet den Gleichstand.
       *[other] Je { $points } Punkte; keine Regel entscheidet den Gleichstand.
    }

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
