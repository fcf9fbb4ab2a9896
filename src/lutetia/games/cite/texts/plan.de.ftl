### Die eigene Planung, die Punkte Zeile für Zeile, und was ein Teil in der Hand ändern würde.

cite-ui-card_pays = Bringt jetzt: { $points }.
cite-ui-gain_none = Die Punkte ändern sich nicht.
cite-ui-plan_count = Mitzählen:
cite-ui-plan_empty = Noch ist nichts eingeplant.
cite-ui-plan_missing = Was auf dem Spielplan liegt, siehst du auch hier, und es zählt mit.
cite-ui-plan_notes = Was die Regeln nicht erlauben würden
cite-ui-plan_reload_help = Die Planung so wiederherstellen, wie sie zu Beginn dieses Zuges war
cite-ui-plan_reset_help = Alles entfernen, was nur geplant ist
cite-ui-plan_scores = Die Punkte nach deiner Planung
cite-ui-plan_sync_help = Alle Teile vom Spielplan in die Planung übernehmen, um sie anderswo auszuprobieren
cite-ui-score_cell = { $name }, { $line }: { $points }. Die Teile dazu anzeigen.
cite-ui-score_group = Größte Gruppe
cite-ui-score_light = Gebäude im Licht
cite-ui-score_unbuilt = In der Reserve
cite-ui-scores_end = Die Punkte am Ende
cite-ui-unbuilt_why = je −3, bis das Gebäude steht

cite-ui-score_free =
    { $n ->
        [one] { $name }: { $n } sichtbares freies Feld. Anzeigen.
       *[other] { $name }: { $n } sichtbare freie Felder. Anzeigen.
    }

## Unter einer Zeile der Schlusswertung.

cite-final-piece = { $name }: { $points }

cite-final-lit =
    { $n ->
        [one] { $name }, { $n } Laterne: { $points }
       *[other] { $name }, { $n } Laternen: { $points }
    }
