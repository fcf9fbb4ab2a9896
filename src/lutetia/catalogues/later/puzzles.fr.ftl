### Problèmes : une décision où une action est nettement la meilleure.

failure-puzzle_line = Ce ne sont pas les premiers coups de ce problème. Ouvrez-le de nouveau.
puzzles-account = Avec un compte, vous avez un classement et retrouvez vos problèmes résolus sur tous vos appareils.
puzzles-again = { $n ->
    [one] Un problème manqué reviendra.
   *[other] { $n } problèmes manqués reviendront.
}
puzzles-ahead = Il rapporte { $points } points de plus que le deuxième.
puzzles-best = Le mieux : { $action }
puzzles-costs = Cela coûte { $cost } des parties que vous auriez gagnées.
puzzles-daily = Problème du jour
puzzles-find = Vous êtes { $seat }. Un coup est nettement le meilleur : trouvez-le. C’est peut-être le plus évident. Seul le premier essai compte.
puzzles-go_on = Bien vu. Votre tour continue : et maintenant ?
puzzles-lead = Des positions tirées de parties de bots. Dans chacune, un coup est nettement meilleur que tous les autres.
puzzles-learn = Vous découvrez ce jeu ? Apprenez-le en jouant
puzzles-link = Problèmes
puzzles-list = Tous les problèmes
puzzles-next = Problème suivant
puzzles-no = Ce n’est pas le mieux.
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu ici.
puzzles-not_compared = Cela coûte { $cost } des parties que vous auriez gagnées, ou davantage.
puzzles-one = Problème ({ $rating })
puzzles-page = { $game } : problèmes
puzzles-rating = Votre classement : { $points } ± { $give }
puzzles-rating_now = Votre classement : { $points } ({ $change }). Celui du problème : { $puzzle }.
puzzles-rating_same = Seul le premier essai compte : votre classement reste de { $points }.
puzzles-retired = Ce problème n’est plus posé : à y regarder de plus près, plusieurs coups sont bons ici. Votre essai ne compte pas.
puzzles-right = C’est le meilleur coup.
puzzles-right_quiet = Il n’y avait rien de mieux que le coup évident.
puzzles-solved = Résolus : { $n } sur { $of }.
puzzles-start = Résoudre un problème
puzzles-stuck = Le problème ne répond pas. Réessayez dans un instant.
puzzles-yes = Juste !
