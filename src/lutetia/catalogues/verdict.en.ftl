verdict-close = Close
verdict-level =
    { $points ->
        [one] Level at { $points } point. The tie-break decided: { $rule }
       *[other] Level at { $points } points. The tie-break decided: { $rule }
    }
verdict-most = What made the difference: { $line }, { $points } against { $other } points.
verdict-shared =
    { $points ->
        [one] { $points } point each, and no tie-break separates them.
       *[other] { $points } points each, and no tie-break separates them.
    }

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
