clock-daily = Un tour par jour
clock-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
clock-days_hours = { $d } j { $h } h
clock-evening = Une soirée
clock-fall = Quand le temps est écoulé
clock-fall_keeper = un bot joue jusqu’à son retour
clock-fall_loss = la partie est perdue pour ce joueur
clock-help = { $bank } chacun, plus { $added } après chaque tour.
clock-help_most = { $bank } chacun, plus { $added } après chaque tour ; { $most } au plus.
clock-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
clock-kept = temps écoulé, un bot joue
clock-kept_own = Votre temps est écoulé : un bot joue pour vous.
clock-label = Temps de réflexion
clock-left = temps restant :
clock-live = En direct
clock-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
clock-none = Sans pendule
clock-none_help = Chacun prend le temps qu’il veut.
clock-return = Reprendre ma place
clock-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
clock-slow = Tranquille
