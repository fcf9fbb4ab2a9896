log-rematch_by = { $who } möchte noch einmal spielen: Eine neue Partie ist vorbereitet.

rematch-asks = { $name } möchte noch einmal spielen.
rematch-decline = Jetzt nicht
rematch-same = Dieselben Leute, dasselbe Spiel. Dein Platz ist für dich reserviert.
rematch-set_up = Die nächste Partie ist vorbereitet.
rematch-title = Noch eine Partie
