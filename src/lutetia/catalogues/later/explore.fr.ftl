### Ce qui s’est joué, et combien de fois cela a gagné.

explore-any = N’importe lesquelles
explore-bots = Les bots
explore-column_n = Places
explore-column_name = Quoi
explore-column_own = A rapporté
explore-column_points = Points finaux
explore-column_wins = Victoires
explore-lead = Ce que les joueurs de ce site ont fait dans leurs parties, et comment elles se sont terminées pour eux. Une barre est la part des victoires, le trait qui la traverse l’intervalle qui contient la vraie part dans 95 % de tels cas ; la ligne pointillée est la part de toutes ces places.
explore-link = Ce qui s’est joué
explore-none = inconnu
explore-note = On montre ce qu’au moins { $least } places ont fait. Une victoire partagée est divisée. Seules comptent les parties terminées selon leurs règles, sans les places dont le joueur est parti, a abandonné ou a été remplacé par un bot. Ce qui gagne souvent n’est pas forcément ce qui fait gagner.
explore-nothing = Personne ne l’a encore fait ici. On le montre dès que { $least } places l’ont fait.
explore-people = Joueurs humains
explore-range = { $low }–{ $high }
explore-title = { $game } : ce qui s’est joué
explore-usual = Les habituelles
explore-who = Qui a joué

explore-count_people =
    { $n ->
        [one] { $said } place tenue par un joueur humain est comptée ici.
       *[other] { $said } places tenues par des joueurs humains sont comptées ici.
    }
explore-count_bots =
    { $n ->
        [one] { $said } place tenue par un bot est comptée ici.
       *[other] { $said } places tenues par des bots sont comptées ici.
    }
explore-shipped =
    { $n ->
        [one] Parmi elles, { $said } place vient d’une partie que des bots ont jouée à l’avance ; ses chiffres sont fournis avec Lutetia.
       *[other] Parmi elles, { $said } places viennent de parties que des bots ont jouées à l’avance ; leurs chiffres sont fournis avec Lutetia.
    }
explore-few =
    { $n ->
        [one] { $n } autre chose, faite par moins de { $least } places
       *[other] { $n } autres choses, faites par moins de { $least } places
    }
explore-more =
    { $n ->
        [one] { $name } : il manque encore { $n } place
       *[other] { $name } : il manque encore { $n } places
    }
explore-too_few =
    { $n ->
        [one] Pas encore assez pour des chiffres : il manque au moins { $n } place à l’une de ces choses pour en avoir { $least }.
       *[other] Pas encore assez pour des chiffres : il manque au moins { $n } places à l’une de ces choses pour en avoir { $least }.
    }

explore-explore-seat = Ordre du tour

explore-place-1 = 1er à jouer
explore-place-2 = 2e à jouer
explore-place-3 = 3e à jouer
explore-place-4 = 4e à jouer
explore-place-5 = 5e à jouer
explore-place-6 = 6e à jouer

cite-explore-building = Premier bâtiment pris
cite-explore-chosen = Cartes postales choisies pour la partie
cite-explore-opening = Premier tour
cite-explore-opening_laid = Une tuile est posée
cite-explore-opening_took = Un bâtiment est pris
cite-explore-used = Cartes postales activées

connection-explore-dealt = Le plus d’actions reçues, par compagnie
connection-explore-first = Premier tour : pour quelle compagnie
connection-explore-first_trade = Un échange
connection-explore-held = Le plus d’actions à la fin, par compagnie

paris-explore-bonus = Tuiles bonus prises
paris-explore-first = Première clé
paris-explore-first_arc = L’Arc

paris_paris-explore-first = Première maison
paris_paris-explore-route = Ligne de son propre circuit spécial
