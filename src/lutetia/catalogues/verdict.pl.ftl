verdict-close = Zamknij
verdict-level = Remis: po { $points } pkt. Rozstrzygnęło: { $rule }
verdict-most = Zdecydowało: { $line }, { $points } do { $other } pkt.
verdict-shared = Remis: po { $points } pkt. Nic go nie rozstrzyga.

verdict-ahead =
    { $n ->
        [one] { $points } do { $next }: { $n } punkt przewagi.
        [few] { $points } do { $next }: { $n } punkty przewagi.
        [many] { $points } do { $next }: { $n } punktów przewagi.
       *[other] { $points } do { $next }: { $n } punktu przewagi.
    }

verdict-resigned =
    { $n ->
        [one] { $names } poddaje grę.
        [few] { $names } poddają grę.
        [many] { $names } poddają grę.
       *[other] { $names } poddają grę.
    }
