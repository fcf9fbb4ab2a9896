seeks-title = Du suchst Mitspieler
seeks-ends = Lass eine Seite dieser Website offen. Sobald jemand kommt, geht es los.
seeks-stays = Du kannst weggehen. Sobald jemand kommt, geht es los, und du findest die Partie bei deinen Tischen.
seeks-stop = Nicht mehr suchen
seeks-nobody = Noch ist niemand gekommen. Bis dahin:
seeks-bot = Gegen einen Bot spielen
seeks-daily = Auch eine Partie mit einem Zug am Tag suchen
seeks-others = Sie suchen Mitspieler
seeks-some = { $n } von { $of } sind da
seeks-play = Spielen
seeks-rated = gewertet
seeks-here =
    { $n ->
        [one] Eine Person ist da.
       *[other] { $n } Personen sind da.
    }
seeks-found = Deine Partie { $title } hat begonnen.
seeks-go = Zum Tisch
seeks-within = Wertung der Mitspieler
seeks-within_any = beliebig
seeks-within_points = höchstens { $n } Punkte von meiner entfernt
