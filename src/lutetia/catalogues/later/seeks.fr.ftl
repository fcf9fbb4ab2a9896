seeks-title = Vous cherchez des adversaires
seeks-ends = Gardez une page de ce site ouverte. La partie commence dès que quelqu’un vient.
seeks-stays = Vous pouvez vous en aller. La partie commence dès que quelqu’un vient, et vous la retrouverez parmi vos tables.
seeks-stop = Ne plus chercher
seeks-nobody = Personne n’est encore venu. En attendant :
seeks-bot = Jouer contre un bot
seeks-daily = Chercher aussi une partie à un tour par jour
seeks-others = Ils cherchent des adversaires
seeks-some = { $n } sur { $of } sont là
seeks-play = Jouer
seeks-rated = classée
seeks-here =
    { $n ->
        [one] Une personne est là.
       *[other] { $n } personnes sont là.
    }
seeks-found = Votre partie de { $title } a commencé.
seeks-go = Aller à la table
seeks-within = Classement des adversaires
seeks-within_any = indifférent
seeks-within_points = à { $n } points du mien au plus
