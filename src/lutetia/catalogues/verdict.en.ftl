verdict-close = Close
verdict-level = Level at { $points } points. The tie-break decided: { $rule }
verdict-most = Decisive: { $line }, { $points } against { $other }.
verdict-shared = { $points } points each, and no tie-break separates them.

verdict-ahead =
    { $n ->
        [one] { $points } to { $next }: ahead by { $n } point.
       *[other] { $points } to { $next }: ahead by { $n } points.
    }

verdict-resigned =
    { $n ->
        [one] { $names } has resigned.
       *[other] { $names } have resigned.
    }
