log-rematch_by = { $who } aimerait rejouer : une nouvelle partie est prête.

rematch-asks = { $name } aimerait rejouer.
rematch-decline = Pas maintenant
rematch-same = Les mêmes personnes, le même jeu. Votre place vous attend.
rematch-set_up = La prochaine partie est prête.
rematch-title = Une autre partie
