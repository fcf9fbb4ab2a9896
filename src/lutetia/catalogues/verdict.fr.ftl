verdict-close = Fermer
verdict-level =
    { $points ->
        [one] Égalité à { $points } point. Règle de départage : { $rule }
       *[other] Égalité à { $points } points. Règle de départage : { $rule }
    }
verdict-most = Ce qui a fait la différence : { $line }, { $points } contre { $other } points.
verdict-shared =
    { $points ->
        [one] { $points } point chacun, et rien ne les départage.
       *[other] { $points } points chacun, et rien ne les départage.
    }

verdict-ahead =
    { $n ->
        [one] { $points } à { $next } : { $n } point d’avance.
       *[other] { $points } à { $next } : { $n } points d’avance.
    }

verdict-resigned =
    { $n ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
