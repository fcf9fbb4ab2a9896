### Le plan privé, les points ligne par ligne, et ce que changerait une pièce tenue.

cite-ui-card_pays = Rapporte à présent : { $points }.
cite-ui-gain_none = Les points ne changeraient pas.
cite-ui-plan_count = Prendre en compte :
cite-ui-plan_empty = Rien n’est encore prévu.
cite-ui-plan_missing = Les pièces du plateau sont montrées à leur place, et comptent.
cite-ui-plan_notes = Ce que les règles ne permettraient pas
cite-ui-plan_reload_help = Revenir au plan tel qu’il était au début de ce tour
cite-ui-plan_reset_help = Retirer tout ce qui n’est que prévu
cite-ui-plan_scores = Les points si le plan était réel
cite-ui-plan_sync_help = Copier dans le plan toutes les pièces du plateau, pour les essayer ailleurs
cite-ui-score_cell = { $name }, { $line } : { $points }. Montrer les pièces.
cite-ui-score_group = Plus grand groupe
cite-ui-score_light = Bâtiments éclairés
cite-ui-score_unbuilt = Restés en réserve
cite-ui-scores_end = Décompte final
cite-ui-unbuilt_why = −3 pour chaque bâtiment, tant qu’il n’est pas placé

cite-ui-score_free =
    { $n ->
        [one] { $name } : { $n } case libre visible. La montrer.
       *[other] { $name } : { $n } cases libres visibles. Les montrer.
    }

## Sous une ligne du décompte final.

cite-final-piece = { $name } : { $points }

cite-final-lit =
    { $n ->
        [one] { $name }, { $n } lampadaire : { $points }
       *[other] { $name }, { $n } lampadaires : { $points }
    }
