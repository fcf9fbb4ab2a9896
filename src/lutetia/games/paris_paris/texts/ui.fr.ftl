paris_paris-ui-read = Les arrêts et leurs maisons
paris_paris-ui-read_free = libre
paris_paris-ui-read_stop = { $stop }, { $tiles }, { $routes } : { $houses }
paris_paris-ui-read_crossing = { $stop }, croisement, { $tiles }, { $routes } : { $houses }
paris_paris-ui-explain = Explication : { $about }
paris_paris-ui-special = Circuits spéciaux
paris_paris-ui-special_help = À la fin, toutes les cartes de circuit spécial sont montrées, et le bus parcourt une fois encore la ligne de chacune. Cela rapporte comme un grand circuit : à chaque croisement où vous avez une maison, 1 point pour chacune de vos maisons sur place et aux arrêts voisins. Jusque-là, seul son propriétaire connaît une carte, sauf si elle est visible.
paris_paris-ui-stacks_help = À chaque manche, une pile est retournée : une tuile de plus qu’il n’y a de joueurs. Après la manche { $rounds }, il n’y a plus de pile : les circuits spéciaux sont parcourus, puis la partie se termine.
paris_paris-ui-twice = Confirmer d’un second clic
paris_paris-ui-why_big = Grand circuit : à vos croisements, 1 point pour chacune de vos maisons sur place et aux arrêts voisins.
paris_paris-ui-why_here = les maisons de cet arrêt
paris_paris-ui-why_near = arrêt vide : les plus proches
paris_paris-ui-why_none = aucune maison en chemin
paris_paris-ui-hint_pays =
    { $most ->
        [one] Quelle que soit la tuile qui restera, vous marquerez de { $least } à { $most } point.
       *[other] Quelle que soit la tuile qui restera, vous marquerez de { $least } à { $most } points.
    }
paris_paris-ui-hint_pays_same =
    { $n ->
        [one] Quelle que soit la tuile qui restera, vous marquerez { $n } point.
       *[other] Quelle que soit la tuile qui restera, vous marquerez { $n } points.
    }
paris_paris-ui-board = La table de Paris Paris
paris_paris-ui-build = Construire
paris_paris-ui-build_at = Construire à l’arrêt { $stop }, ligne { $route } ; la place est libre
paris_paris-ui-build_at_beside = Construire à l’arrêt { $stop }, ligne { $route } ; maisons sur place : { $houses }
paris_paris-ui-build_here = Construire à l’arrêt { $stop }
paris_paris-ui-bag_closed = Le sac des maisons chassées ; son contenu reste inconnu
paris_paris-ui-bag_count = { $colour } × { $n }
paris_paris-ui-bag_open = Dans le sac : { $counts }
paris_paris-ui-cancel = Annuler
paris_paris-ui-card = { $stop }, { $tiles }, ligne { $route } ({ $letter }). Y construire.
paris_paris-ui-card_short = { $stop } ({ $route })
paris_paris-ui-card_shown = { $stop }, { $tiles }, ligne { $route } ({ $letter })
paris_paris-ui-cards = Tuiles de cette manche
paris_paris-ui-cards_turned = Les cartes de circuit spécial sont dévoilées
paris_paris-ui-cartouche = Plan des lignes d’omnibus
paris_paris-ui-choose_leaver = L’arrêt { $stop } est complet : quelle maison s’en va ?
paris_paris-ui-drives_out = Construire à l’arrêt { $stop } : la maison { FORM($colour, "house") } s’en va
paris_paris-ui-for_all = visible de tous
paris_paris-ui-if_left = Si cette tuile reste :
paris_paris-ui-leaves = La maison { FORM($colour, "house") } de l’arrêt { $stop } s’en va
paris_paris-ui-map = Plan de Paris avec cinq lignes de bus
paris_paris-ui-marker_closed = Carte de circuit spécial, face cachée
paris_paris-ui-marker_of = Carte de circuit spécial : ligne { $route } ({ $letter })
paris_paris-ui-marker_open = Carte de circuit spécial visible : ligne { $route } ({ $letter })
paris_paris-ui-marker_own = Votre carte de circuit spécial : ligne { $route } ({ $letter })
paris_paris-ui-marker_press = Votre carte de circuit spécial, face cachée : appuyez pour la regarder
paris_paris-ui-over = Le dernier bus est parti
paris_paris-ui-parked = Tuiles garées : { $tiles }
paris_paris-ui-parked_none = Aucune tuile garée
paris_paris-ui-parking_sign = P
paris_paris-ui-preview = Ce que donnerait une maison à l’arrêt { $stop }
paris_paris-ui-big_tour = Grand circuit de la ligne { $route } ({ $letter })
paris_paris-ui-round = Manche { $round } sur { $rounds }
paris_paris-ui-small_tour = Petit circuit : il reste { $stop }
paris_paris-ui-special_tour = Circuit spécial de la ligne { $route } ({ $letter })
paris_paris-ui-special_tour_of = { $seat } : circuit spécial de la ligne { $route } ({ $letter })
paris_paris-ui-sum = Total
paris_paris-ui-north = N
paris_paris-ui-start_player = Premier joueur (il tient le bus)
paris_paris-ui-and_big = { $small } ; grand circuit : { $big }
paris_paris-ui-then_big = grand circuit
paris_paris-ui-title = Paris Paris
paris_paris-ui-unknown = ?
paris_paris-ui-which_card = Deux tuiles mènent à l’arrêt { $stop } : laquelle ?

paris_paris-ui-houses =
    { $n ->
        [one] { $n } maison
       *[other] { $n } maisons
    }

paris_paris-ui-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

paris_paris-ui-stacks =
    { $n ->
        [one] { $n } pile restante
       *[other] { $n } piles restantes
    }

paris_paris-ui-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
