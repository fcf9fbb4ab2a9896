connection-ui-free = Villes encore libres
connection-ui-track = Voies sur la carte
connection-ui-track_at = { $hex } : { $companies }
connection-ui-above = Au-delà de { $limit } actions
connection-ui-at_value = { $company } à { $value }
connection-ui-back = Choisir à nouveau
connection-ui-boards = Réserves
connection-ui-building = Construction
connection-ui-city = ville de valeur { $n }
connection-ui-count = { $company } × { $n }
connection-ui-done = Terminer
connection-ui-done_ends = Terminer (fin de la partie)
connection-ui-empty = réserve vide
connection-ui-ending = Les paravents s’ouvrent
connection-ui-front = Montrer la compagnie { $company } au premier plan, les autres estompées
connection-ui-fronts = Mettre une compagnie au premier plan
connection-ui-gain = +{ $n } : la compagnie { $company } vaut alors { $value }.
connection-ui-gain_ends = Cela termine la partie.
connection-ui-gain_none = Cette voie ne rapporte rien.
connection-ui-gain_own = Gain pour vos actions : { $n }.
connection-ui-here = Ici : { $companies }.
connection-ui-hint_company = Construisez pour la compagnie { $company }.
connection-ui-hint_lay = Posez une voie : { $hex }.
connection-ui-hint_build = Cliquez sur un hexagone éclairé, allez de l’un à l’autre avec les flèches ou choisissez dans la liste. Ce qui est barré est interdit.
connection-ui-hint_tap = Touchez un hexagone éclairé ou choisissez dans la liste. Si les hexagones sont trop petits, le premier toucher agrandit la carte.
connection-ui-hint_trade = Vous rendez une action de la compagnie { $company }. Prenez maintenant une ou deux actions d’une autre réserve.
connection-ui-hint_turn = Choisissez une réserve pour construire, ou l’une de vos actions pour l’échanger.
connection-ui-hint_wait = Survolez ou touchez un lieu de la carte pour savoir ce que c’est.
connection-ui-laid = Posées dans cette construction
connection-ui-lift = Retirer la dernière
connection-ui-map = Carte de France
connection-ui-map_side = Infranchissable
connection-ui-map_title = Paris Connection
connection-ui-map_under = Les chemins de fer de France
connection-ui-near =
    { $n ->
        [one] { $hex } ({ $city }, à un hexagone)
       *[other] { $hex } ({ $city }, à { $n } hexagones)
    }
connection-ui-near_limit = La limite est de { $limit }. Chaque action au-delà coûte { $minus } points.
connection-ui-no_place = plus de place
connection-ui-not_linked = pas encore de ville
connection-ui-notepad = Carnet, ouvert à tous
connection-ui-notepad_key = Nombre minimal et maximal d’actions par compagnie, tel qu’on peut le déduire. La limite est de { $limit } ; chaque action au-delà coûte { $minus } points.
connection-ui-only = Dernier passage ici pour : { $companies }.
connection-ui-player = Joueur
connection-ui-pts = { $n } pts
connection-ui-return = Rendre une action { $company }
connection-ui-returned = Actions rendues : { $shares }.
connection-ui-screen = Derrière votre paravent
connection-ui-shares = Actions
connection-ui-shares_of =
    { $n ->
        [one] { $n } action sur { $limit }
       *[other] { $n } actions sur { $limit }
    }
connection-ui-shut_in = enfermée avec : { $companies }
connection-ui-stock = en réserve
connection-ui-sum = Total
connection-ui-table = Paris Connection
connection-ui-take = Prendre { $n }
connection-ui-take_label =
    { $shares ->
        [one] de la compagnie { $company } : vous aurez en tout { $shares } action.
       *[other] de la compagnie { $company } : vous aurez en tout { $shares } actions.
    }
connection-ui-take_over = de la compagnie { $company } : vous aurez en tout { $shares } actions, { $over } au-delà de la limite : −{ $minus } points.
connection-ui-times = { $n } ×
connection-ui-together = Tous ensemble
connection-ui-took = Actions prises : { $shares }.
connection-ui-value_track = Piste des valeurs
connection-ui-worth = Valeur :

connection-ui-list =
    { $n ->
        [one] Liste : { $n } hexagone
       *[other] Liste : { $n } hexagones
    }

connection-ui-over =
    { $n ->
        [one] { $n } action au-delà de la limite : −{ $minus } points à la fin.
       *[other] { $n } actions au-delà de la limite : −{ $minus } points à la fin.
    }

connection-ui-points_now =
    { $n ->
        [one] { $n } point à présent
       *[other] { $n } points à présent
    }
