cite-ui-tile_fields = oben: { $a }, { $b }; unten: { $c }, { $d }
cite-ui-tile_shown = { cite-ui-tile } ({ $fields })
cite-ui-board = Der Spielplan: acht mal acht Felder. Pfeiltasten bewegen dich über den Plan, R dreht das Teil in der Hand, Eingabe legt es ab.
cite-ui-board_plan = Deine Planung auf dem Spielplan. Pfeiltasten bewegen, R dreht, Eingabe legt ab oder nimmt auf, Entf entfernt.
cite-ui-by_number = Eine Zahl führt zu dem, was genommen werden kann: Plättchen, eigene Gebäude, Vorrat, Postkarten; 0 zum Passen.
cite-ui-card = { $card }: { $state }
cite-ui-card_cannot = { $card }: Die Wirkung ist jetzt nicht möglich.
cite-ui-card_denied = von { $colour } ohne Wirkung umgedreht
cite-ui-card_how = { $card }: nutzen oder ohne Wirkung umdrehen.
cite-ui-card_offered = wählbar
cite-ui-card_open = offen
cite-ui-card_swap = { $card }: Wähle unten, was du zurückgibst und was du holst.
cite-ui-card_used = von { $colour } genutzt
cite-ui-card_waiting = { $colour } darf sie noch nutzen
cite-ui-cells_facing = { $cells }, { $side }
cite-ui-cards_hint = Klicke oder tippe eine Postkarte an, um sie zu lesen.
cite-ui-close = Schließen
cite-ui-do_build = { $piece } auf { $at } setzen.
cite-ui-do_choose = { $card } für diese Partie wählen.
cite-ui-do_lay = Dein Plättchen auf { $at } legen.
cite-ui-do_levitate = { $card }: { $give } zurückgeben und { $get } holen; das geholte Gebäude musst du dann setzen.
cite-ui-do_pass = Passen.
cite-ui-do_take = { $piece } in die Reserve nehmen.
cite-ui-do_use = { $card } nutzen.
cite-ui-do_use_at = { $card } auf { $at } nutzen.
cite-ui-do_use_on = { $card } nutzen: { $piece }.
cite-ui-do_use_side = { $card } nutzen: { $side }.
cite-ui-do_use_towards = { $card } auf { $at } nutzen, Richtung { $side }.
cite-ui-do_without = { $card } OHNE Wirkung umdrehen: Das kostet einen Marker, und niemand kann die Karte mehr nutzen.
cite-ui-finish = Zug beenden
cite-ui-fits = Das passt: { $what }
cite-ui-fits_not = { $piece }, { $at }: nicht möglich. { $why }
cite-ui-get = Aus dem Vorrat holen:
cite-ui-give = Zurückgeben:
cite-ui-ground_blue = Blau
cite-ui-ground_empty = noch kein Plättchen
cite-ui-ground_lamp = Laterne
cite-ui-ground_mixed = gemischt
cite-ui-ground_orange = Orange
cite-ui-hand = Dein Plättchen: Lege es
cite-ui-hint_choose = Wähle eine Postkarte für diese Partie.
cite-ui-hint_lay = Wähle dein Plättchen oder ein Gebäude, dann ein Feld auf dem Plan.
cite-ui-hint_light = Wähle ein Gebäude oder eine Postkarte, dann ein Feld auf dem Plan. Jedes Gebäude in einer Reserve zählt −3, bis es gesetzt ist.
cite-ui-hint_plan = Wähle irgendein Teil und probiere es aus: Das ist kein Zug, nur deine Planung.
cite-ui-holding = In der Hand: { $piece }. Wähle irgendeinen Platz: Das ist nur deine Planung.
cite-ui-holding_at = { $piece }: { $at }
cite-ui-lift = Wieder aufheben
cite-ui-mark_gargoyle = Wasserspeier
cite-ui-mark_liberty = La Liberté
cite-ui-mark_museum = Museum
cite-ui-mark_seine = La Seine
cite-ui-mark_skull = Schädel
cite-ui-pass = Passen
cite-ui-place = { $at }: { $piece } auf { $cells }
cite-ui-place_no = { $at }: nicht möglich. { $why }
cite-ui-plan = Planung
cite-ui-plan_colour = Wessen Teil
cite-ui-plan_free = Einplanen: { $piece }
cite-ui-plan_help = Deine eigene Planung: Setze, was du willst, wohin du willst. Niemand sonst sieht sie, und am Spiel ändert sie nichts.
cite-ui-plan_reload = Änderungen verwerfen
cite-ui-plan_remove = Entfernen
cite-ui-plan_reset = Nur Gebautes
cite-ui-plan_sync = Gebautes übernehmen
cite-ui-plan_used = { $piece }, schon in der Planung: verschieben
cite-ui-plan_wait = Deine Planung lässt sich ändern, wenn du am Zug bist.
cite-ui-pool = Vorrat
cite-ui-pool_none = Der Vorrat ist leer.
cite-ui-pool_piece = { $piece }, im Vorrat
cite-ui-postcards = Postkarten
cite-ui-put_away = Weglegen
cite-ui-real = Spielplan
cite-ui-reserve = Reserve von { $colour }
cite-ui-reserve_none = Nichts in der Reserve
cite-ui-reserve_piece = { $piece }, in der Reserve von { $colour }
cite-ui-scores = Punktestand
cite-ui-side_east = Osten
cite-ui-side_north = Norden
cite-ui-side_north_east = Viertel im Nordosten
cite-ui-side_north_west = Viertel im Nordwesten
cite-ui-side_south = Süden
cite-ui-side_south_east = Viertel im Südosten
cite-ui-side_south_west = Viertel im Südwesten
cite-ui-side_west = Westen
cite-ui-space = { $at }: { $ground }
cite-ui-space_covered =
    { $colour ->
        [none] { $at }: { $ground }, darauf { $piece }
       *[other] { $at }: { $ground }, darauf { $piece }, { $colour }
    }
cite-ui-spends = Das verbraucht { $card }.
cite-ui-table = Der Tisch von La Cité de la Lumière
cite-ui-take = Nehmen: { $piece }
cite-ui-tile = Dein Plättchen
cite-ui-tile_no = Plättchen { $n }
cite-ui-turn = Das Teil drehen (R)
cite-ui-turn_short = Drehen
cite-ui-unlaid = Noch nicht gelegte Plättchen von { $colour }
cite-ui-unlaid_none = Alle Plättchen liegen auf dem Plan.
cite-ui-use = Nutzen
cite-ui-use_without = Ohne Wirkung …
cite-ui-which_board = Welcher Plan gezeigt wird
cite-ui-why_covered = Auf { $at } steht schon etwas: { $piece }.
cite-ui-why_lamp = Auf { $at } ist eine Laterne.
cite-ui-why_not = Das erlauben die Regeln dort nicht.
cite-ui-why_on = Bei diesem Gebäude geht das nicht.
cite-ui-why_rival = { $at } hat die gegnerische Farbe.
cite-ui-why_square = Auf { $at } liegt schon ein Plättchen.
cite-ui-why_turn = Gedreht würde es passen.

cite-ui-piece_lamps =
    { $n ->
        [one] { $piece }, { $n } Laterne
       *[other] { $piece }, { $n } Laternen
    }

cite-ui-tokens =
    { $n ->
        [one] { $colour }: noch { $n } Aktionsmarker
       *[other] { $colour }: noch { $n } Aktionsmarker
    }

cite-ui-unlaid_of =
    { $n ->
        [one] { $colour }: noch { $n } Plättchen zu legen (anzeigen)
       *[other] { $colour }: noch { $n } Plättchen zu legen (anzeigen)
    }

cite-ui-where =
    { $n ->
        [0] In der Hand: { $piece }. So gedreht passt es nirgends.
        [one] In der Hand: { $piece }. Wähle den leuchtenden Platz: So gedreht passt es nur dort.
       *[other] In der Hand: { $piece }. Wähle einen der { $n } leuchtenden Plätze.
    }
