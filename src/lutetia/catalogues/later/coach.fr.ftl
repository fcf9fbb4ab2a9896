### Ce que dit l’entraîneur d’une partie jouée.

coach-heading = { $n ->
    [one] { $title } : { $n } décision jugée (graine { $seed }, { $simulations } simulations par arbre).
   *[other] { $title } : { $n } décisions jugées (graine { $seed }, { $simulations } simulations par arbre).
}
coach-unfinished = La partie n’est pas finie : on juge ce qui a été joué, et le résultat est ce qu’on peut attendre.
coach-unfitted = Pour ce jeu et ce nombre de places, aucune partie n’a encore servi à apprendre les chances de gain ; la valeur de la recherche les remplace.
coach-outdated = Les chances de gain ont été apprises avec un adversaire plus ancien ; lutetia fit-coach les apprend de nouveau.
coach-rate = { $n ->
    [one] Taux d’erreur { $rate } en points de chances de gain sur { $n } décision qui compte :
   *[other] Taux d’erreur { $rate } en points de chances de gain sur { $n } décisions qui comptent :
}
coach-no_rate = Aucune décision ne compte :
coach-inaccuracy_count = { $n ->
    [one] { $n } imprécision
   *[other] { $n } imprécisions
}
coach-mistake_count = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
coach-blunder_count = { $n ->
    [one] { $n } gaffe
   *[other] { $n } gaffes
}
coach-ledger = Points d’avance : départ { $start }, tes erreurs { $errors }, chance au tirage { $luck }, les autres et ce qu’on ne peut pas démêler { $others } ; résultat { $result }. Sans la chance : { $adjusted }.
coach-costliest = Décisions les plus coûteuses : { $numbers }
coach-no_loss = Aucune décision n’a coûté quelque chose à coup sûr.
coach-inaccuracy = Imprécision : { $loss } en points de chances de gain (de { $low } à { $high }).
coach-mistake = Erreur : { $loss } en points de chances de gain (de { $low } à { $high }).
coach-blunder = Gaffe : { $loss } en points de chances de gain (de { $low } à { $high }).
coach-better = Mieux : { $action }
coach-why_own = Pourquoi : { $line }, { $points } en moyenne.
coach-why_other = Pourquoi : { $seat } y gagne plus : { $line }, { $points } en moyenne.
