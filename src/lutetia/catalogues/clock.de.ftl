clock-daily = Ein Zug am Tag
clock-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
clock-days_hours = { $d } T { $h } Std
clock-evening = Ein Abend
clock-fall = Wenn die Zeit um ist
clock-fall_keeper = spielt ein Bot, bis der Spieler zurückkommt
clock-fall_loss = hat der Spieler verloren
clock-help = Je { $bank }, und nach jedem Zug { $added } dazu.
clock-help_most = Je { $bank }, und nach jedem Zug { $added } dazu; höchstens { $most }.
clock-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
clock-kept = Zeit um, ein Bot spielt
clock-kept_own = Deine Zeit war um: Ein Bot spielt für dich.
clock-label = Bedenkzeit
clock-left = verbleibende Zeit:
clock-live = Live
clock-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
clock-none = Ohne Uhr
clock-none_help = Alle nehmen sich so viel Zeit, wie sie wollen.
clock-return = Selbst weiterspielen
clock-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
clock-slow = Gemächlich
