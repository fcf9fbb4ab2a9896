### Games, ratings and people.

players-games = Mes parties
players-own = Ma page
players-people = Personnes
players-ratings = Classements
players-ratings_help = Dans l’ordre de la force presque certaine : le classement moins sa marge. Les bots sont des repères fixes.
players-on = En cours
players-over = Terminées
players-waiting = À vous de jouer
players-running = Aux autres de jouer
players-game = Jeu
players-all = Tout
players-rating = Classement
players-rated = Classée
players-unrated = Non classée
players-opponent = Adversaire
players-none = Aucune partie ne correspond.
players-more = En voir plus
players-place = Rang
players-name = Nom
players-played = Parties
players-nobody = Personne n’a encore joué de partie classée ici.
players-since = Ici depuis le { $day }
players-follow = Suivre
players-follow_help = Cette personne figure sur votre liste.
players-mute = Masquer
players-mute_help = Vous ne voyez rien de ce que dit cette personne.
players-block = Bloquer
players-block_help = Vous n’êtes jamais à la même table, et aucun ne voit ce que dit l’autre. Cette personne n’en sait rien.
players-versus =
    { $games ->
        [0] Vous n’avez pas encore joué de partie classée ensemble.
        [one] { $games } partie classée ensemble : devant { $ahead } fois, derrière { $behind } fois.
       *[other] { $games } parties classées ensemble : devant { $ahead } fois, derrière { $behind } fois.
    }
players-results =
    { $games ->
        [one] { $games } partie, victoires : { $wins }
       *[other] { $games } parties, victoires : { $wins }
    }
players-seats = { $seats } places
players-unrated_yet = Aucune partie classée pour l’instant.
players-error_rate = Taux d’erreur
players-error_rate_help = Ce qu’une décision a coûté en moyenne, en points de chances de gain, selon l’entraîneur. Moins, c’est mieux.
players-judged =
    { $games ->
        [one] sur { $games } partie
       *[other] sur { $games } parties
    }
players-report = { $day } : { $rate }
players-puzzles = Problèmes
players-puzzle_results = { $solved } sur { $of } résolus au premier essai
players-recent = Parties récentes
players-table = En tableau
players-day = Jour
players-rate_this = Classée : le résultat compte pour le classement de tous
players-stakes = Votre classement est de { $now }. Premier, vous passeriez à { $win } ; dernier, à { $loss }. Votre chance de gagner : { $chance } %.
players-stakes_abort = Elle ne compte pour aucun classement.
players-note = Ma note
players-note_help = Elle n’est visible que pour vous ; elle s’affiche à votre retour.
players-next = Table suivante ({ $n })
players-noted = C’est noté.
players-next_laid = Terminez d’abord le tour que vous avez commencé, ou annulez-le.
players-back = De retour à cette table
players-missed = Depuis votre passage
players-missed_more =
    { $n ->
        [one] { $n } ligne antérieure est dans le journal.
       *[other] { $n } lignes antérieures sont dans le journal.
    }
players-scores_now = Score provisoire
players-scores_hidden = Caché jusqu’à la fin de la partie.
players-scores_none = Rien de marqué pour l’instant.
