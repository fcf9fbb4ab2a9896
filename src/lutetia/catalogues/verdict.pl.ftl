verdict-close = Zamknij
verdict-level = Remis: po { $points } pkt. Rozstrzygnęło: { $rule }
verdict-most = Decydujące: { $line }, { $points } do { $other }.
verdict-shared = Po { $points } pkt i nic nie rozstrzyga remisu.

verdict-ahead =
    { $n ->
        [one] { $points } do { $next }: { $n } punkt przewagi.
        [few] { $points } do { $next }: { $n } punkty przewagi.
        [many] { $points } do { $next }: { $n } punktów przewagi.
       *[other] { $points } do { $next }: { $n } punktu przewagi.
    }

verdict-resigned =
    { $n ->
        [one] Poddaje się { $names }.
        [few] Poddają się { $names }.
        [many] Poddają się { $names }.
       *[other] Poddają się { $names }.
    }
