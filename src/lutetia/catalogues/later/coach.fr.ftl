### Ce que dit l’entraîneur d’une partie jouée.

coach-heading = { $n ->
    [one] { $title } : { $n } décision jugée (graine { $seed }, { $simulations } simulations par arbre).
   *[other] { $title } : { $n } décisions jugées (graine { $seed }, { $simulations } simulations par arbre).
}
coach-unfinished = La partie n’est pas terminée : on juge ce qui a été joué, et le résultat est ce qu’on peut attendre.
coach-unfitted = Pour ce jeu et ce nombre de places, aucune partie n’a encore servi à apprendre les chances de gain ; la valeur de la recherche les remplace.
coach-outdated = Les chances de gain ont été apprises avec un adversaire plus ancien ; lutetia fit-coach les apprend de nouveau.
coach-rate = { $n ->
    [one] Taux d’erreur { $rate } en points de chances de gain sur { $n } décision qui compte :
   *[other] Taux d’erreur { $rate } en points de chances de gain sur { $n } décisions qui comptent :
}
coach-no_rate = Aucune décision ne compte :
coach-inaccuracy_count = { $n ->
    [one] { $n } imprécision
   *[other] { $n } imprécisions
}
coach-mistake_count = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
coach-blunder_count = { $n ->
    [one] { $n } gaffe
   *[other] { $n } gaffes
}
coach-ledger = Points d’avance : départ { $start }, erreurs commises { $errors }, chance au tirage { $luck }, les autres et ce qu’on ne peut pas démêler { $others } ; résultat { $result }. Sans la chance : { $adjusted }.
coach-costliest = Décisions les plus coûteuses : { $numbers }
coach-no_loss = Aucune décision n’a coûté quelque chose à coup sûr.
coach-inaccuracy = Imprécision : { $loss } en points de chances de gain ({ $sure }).
coach-mistake = Erreur : { $loss } en points de chances de gain ({ $sure }).
coach-blunder = Gaffe : { $loss } en points de chances de gain ({ $sure }).
coach-good = Aucune perte certaine : { $loss } en points de chances de gain ({ $sure }).
coach-between = de { $low } à { $high }
coach-exact = calcul exact
coach-better = Mieux : { $action }
coach-found = Le meilleur coup trouvé : { $action }
coach-average = { $points } en moyenne
coach-why_own = Pourquoi : { $line }, { $points }.
coach-why_other = Pourquoi : { $seat } y gagne plus : { $line }, { $points }.

coach-after = Après le coup
coach-as_table = Sous forme de tableau
coach-ask = Juger cette partie
coach-busy = La partie est en cours d’analyse. Cela peut prendre quelques minutes ; le rapport s’affichera ici dès qu’il sera prêt.
coach-by_bot = C’est un bot qui l’a joué.
coach-by_bots = Un bot a pris { $n } de ces décisions.
coach-done = Retour au rapport
coach-draw_points = Points d’avance
coach-draw_share = Chances de gain
coach-draws = La chance à chaque tirage
coach-exercise = Trouvez un meilleur coup : { $n } sur { $all }
coach-judge_busy = L’entraîneur l’examine…
coach-judge_last = Que valait mon dernier coup ?
coach-judge_this = Que valait ce coup ?
coach-lead = L’entraîneur examine chaque décision de cette partie avec ce que le joueur de cette place pouvait savoir alors, et rien de plus. Il dit ce que chacune a coûté, ce qui était mieux et pourquoi, et quelle part du résultat revient à la chance.
coach-link = Entraîneur
coach-link_long = Entraîneur : comment a-t-on joué ?
coach-losses = Décisions qui ont coûté quelque chose
coach-next = Suivant
coach-not_seated = Tout le monde n’est pas encore assis ici. Prenez votre place et confiez les autres à des bots.
coach-play = Rejouer à partir d’ici
coach-position = Avant le coup { $n }
coach-position_marked = Avant le coup { $n } ; un meilleur coup est marqué
coach-practise = Trouvez vous-même de meilleurs coups
coach-right = Juste : ce coup promet { $share } de chances de gain.
coach-shares = Chances de gain au fil de la partie
coach-show = Montrer sur le plateau
coach-show_number = Montrer sur le plateau : coup { $n }
coach-title = { $game } : l’entraîneur
coach-to_table = Retour à la table
coach-untold = Qu’est-ce qui valait mieux ? Trouvez-le, ou faites-le montrer sur le plateau.
coach-wrong = Ce coup promet { $share } de chances de gain ; le meilleur en promet { $best }.

failure-coach_later = L’entraîneur juge les parties terminées. Revenez quand celle-ci le sera.
failure-coach_failed = L’entraîneur n’a pas pu juger cette partie : c’est trop de travail. Gardez son enregistrement et lancez « lutetia coach ».
failure-coach_busy = L’entraîneur a trop à faire. Réessayez dans { $seconds } s.
failure-coach_decision = L’entraîneur n’a pas pu juger ce coup : c’est trop de travail. Réessayez plus tard.

refusal-judge_people = Pendant une partie, l’entraîneur ne juge que là où une seule personne, à une seule place, joue contre des bots depuis le début.
refusal-judge_other = Le coup { $number } n’est pas une de vos décisions encore valables. Choisissez une des vôtres dans le journal.
refusal-judge_none = Vous n’avez encore rien décidé dans cette partie. Jouez d’abord un coup.
refusal-no_decision = Le coup { $number } n’est pas une décision de cette partie. Choisissez-en une dans le rapport.
