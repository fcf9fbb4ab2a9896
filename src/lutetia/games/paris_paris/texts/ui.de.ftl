paris_paris-ui-read = Haltestellen und ihre Häuser
paris_paris-ui-read_free = frei
paris_paris-ui-read_stop = { $stop }, { $tiles }, { $routes }: { $houses }
paris_paris-ui-read_crossing = { $stop }, Kreuzung, { $tiles }, { $routes }: { $houses }
paris_paris-ui-explain = Erklärung: { $about }
paris_paris-ui-special = Sonderfahrten
paris_paris-ui-special_help = Am Ende werden alle Sonderfahrt-Karten gezeigt, und der Bus fährt die Linie jeder Karte noch einmal ab. Das zählt wie eine große Rundfahrt: an jeder Kreuzung, an der du ein Haus hast, 1 Punkt für jedes deiner Häuser dort und nebenan. Bis dahin kennt nur ihr Besitzer eine Karte, sofern sie nicht offen liegt.
paris_paris-ui-stacks_help = In jeder Runde wird ein Stapel aufgedeckt: ein Plättchen mehr, als Spieler dabei sind. Nach Runde { $rounds } ist kein Stapel mehr da: Dann folgen die Sonderfahrten, und das Spiel endet.
paris_paris-ui-twice = Mit zweitem Klick bestätigen
paris_paris-ui-why_big = Große Rundfahrt: Deine Kreuzungen bringen 1 Punkt für jedes deiner Häuser dort und nebenan.
paris_paris-ui-why_here = die Häuser dort
paris_paris-ui-why_near = dort keine: die nächsten
paris_paris-ui-why_none = kein Haus am Weg
paris_paris-ui-hint_pays = Welches Plättchen auch übrig bleibt, es bringt dir dann { $least } bis { $most } Punkte.
paris_paris-ui-hint_pays_same =
    { $n ->
        [one] Welches Plättchen auch übrig bleibt, es bringt dir dann { $n } Punkt.
       *[other] Welches Plättchen auch übrig bleibt, es bringt dir dann { $n } Punkte.
    }
paris_paris-ui-board = Der Tisch von Paris Paris
paris_paris-ui-build = Bauen
paris_paris-ui-build_at = An der Haltestelle { $stop } bauen, Linie { $route }; der Platz ist frei
paris_paris-ui-build_at_beside = An der Haltestelle { $stop } bauen, Linie { $route }; dort stehen: { $houses }
paris_paris-ui-build_here = An der Haltestelle { $stop } bauen
paris_paris-ui-bag_closed = Der Beutel mit den verdrängten Häusern; sein Inhalt bleibt unbekannt
paris_paris-ui-bag_count = { $colour }: { $n }
paris_paris-ui-bag_open = Im Beutel – { $counts }
paris_paris-ui-cancel = Abbrechen
paris_paris-ui-card = { $stop }, { $tiles }, Linie { $route } ({ $letter }). Dort bauen.
paris_paris-ui-card_short = { $stop } ({ $route })
paris_paris-ui-card_shown = { $stop }, { $tiles }, Linie { $route } ({ $letter })
paris_paris-ui-cards = Plättchen dieser Runde
paris_paris-ui-cards_turned = Die Sonderfahrt-Karten werden aufgedeckt
paris_paris-ui-cartouche = Plan der Omnibuslinien
paris_paris-ui-choose_leaver = { $stop } ist voll: Welches Haus wird verdrängt?
paris_paris-ui-drives_out = An der Haltestelle { $stop } bauen: Das { FORM($colour, "e") } Haus wird verdrängt
paris_paris-ui-for_all = offen für alle
paris_paris-ui-if_left = Bleibt dieses Plättchen übrig:
paris_paris-ui-leaves = { $stop }: Das { FORM($colour, "e") } Haus wird verdrängt
paris_paris-ui-map = Plan von Paris mit fünf Buslinien
paris_paris-ui-marker_closed = Sonderfahrt-Karte, verdeckt
paris_paris-ui-marker_of = Sonderfahrt-Karte: Linie { $route } ({ $letter })
paris_paris-ui-marker_open = Offene Sonderfahrt-Karte: Linie { $route } ({ $letter })
paris_paris-ui-marker_own = Deine Sonderfahrt-Karte: Linie { $route } ({ $letter })
paris_paris-ui-marker_press = Deine Sonderfahrt-Karte, verdeckt: zum Ansehen drücken
paris_paris-ui-over = Der letzte Bus ist abgefahren
paris_paris-ui-parked = Geparkt: { $tiles }
paris_paris-ui-parked_none = Kein Plättchen ist geparkt
paris_paris-ui-parking_sign = P
paris_paris-ui-preview = Was ein Haus an der Haltestelle { $stop } bewirken würde
paris_paris-ui-big_tour = Große Rundfahrt auf Linie { $route } ({ $letter })
paris_paris-ui-round = Runde { $round } von { $rounds }
paris_paris-ui-small_tour = Kleine Rundfahrt: { $stop } blieb übrig
paris_paris-ui-special_tour = Sonderfahrt auf Linie { $route } ({ $letter })
paris_paris-ui-special_tour_of = Karte von { $seat }: Sonderfahrt auf Linie { $route } ({ $letter })
paris_paris-ui-sum = Gesamt
paris_paris-ui-north = N
paris_paris-ui-start_player = Startspieler, hat den Bus
paris_paris-ui-and_big = { $small }; große Rundfahrt: { $big }
paris_paris-ui-then_big = große Rundfahrt
paris_paris-ui-title = Paris Paris
paris_paris-ui-unknown = ?
paris_paris-ui-which_card = Zwei Plättchen führen zur Haltestelle { $stop }: Welches nimmst du?

paris_paris-ui-houses =
    { $n ->
        [one] { $n } Haus
       *[other] { $n } Häuser
    }

paris_paris-ui-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

paris_paris-ui-stacks =
    { $n ->
        [one] noch { $n } Stapel
       *[other] noch { $n } Stapel
    }

paris_paris-ui-tiles =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
