### Problèmes : une décision où une action est nettement la meilleure.

failure-puzzle_line = Ce ne sont pas les premières actions de ce problème. Ouvrez-le de nouveau.
puzzles-account = Avec un compte, vous avez un classement et retrouvez vos problèmes résolus sur tous vos appareils.
puzzles-again = { $n ->
    [one] Un problème manqué reviendra.
   *[other] { $n } problèmes manqués reviendront.
}
puzzles-ahead = Elle rapporte { $points } points de plus que la suivante.
puzzles-best = Le mieux : { $action }
puzzles-costs = Cela coûte { $cost } des parties que vous auriez gagnées.
puzzles-daily = Problème du jour
puzzles-find = Vous êtes { $seat }. Une action est nettement la meilleure : trouvez-la. C’est peut-être la plus évidente. Seul le premier essai compte.
puzzles-go_on = Bien vu. Votre tour continue : et maintenant ?
puzzles-lead = Des positions tirées de parties de bots. Dans chacune, une action est nettement meilleure que toutes les autres.
puzzles-learn = Vous découvrez ce jeu ? Apprendre en jouant
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
puzzles-retired = Ce problème n’est plus posé : à y regarder de plus près, plusieurs actions sont bonnes ici. Votre essai ne compte pas.
puzzles-right = C’est la meilleure action.
puzzles-right_quiet = Il n’y avait rien de mieux que l’action évidente.
puzzles-solved = Résolus : { $n } sur { $of }.
puzzles-start = Résoudre un problème
puzzles-stuck = Le problème ne répond pas. Réessayez dans un moment.
puzzles-yes = Juste !
