### Les fins de semaine et les congés, pendant lesquels les pendules s’arrêtent.

holiday-away = en congé jusqu’au { $until }
holiday-begin = Commencer mon congé
holiday-choose = Le temps ne court pas le week-end ({ $zone })
holiday-days = Durée
holiday-end = Terminer mon congé
holiday-lead = Vous avez trente jours par an. Pendant un congé, vos pendules sont arrêtées à toutes les tables « Un tour par jour » ou « Tranquille ». Les autres y voient jusqu’à quand. Les parties classées comptent comme toujours.
holiday-left = Il vous reste { $left } cette année.
holiday-none = Vous n’avez plus de congé cette année.
holiday-offer = Il vous reste moins de six heures. Voulez-vous prendre un congé ?
holiday-offer_games =
    { $n ->
        [one] À { $n } table, il vous reste moins de six heures. Voulez-vous prendre un congé ?
       *[other] À { $n } tables, il vous reste moins de six heures. Voulez-vous prendre un congé ?
    }
holiday-on = Vous êtes en congé jusqu’au { $until }.
holiday-soon = il reste moins de six heures
holiday-tables =
    { $n ->
        [one] { $n } partie en cours est suspendue pendant ce temps.
       *[other] { $n } parties en cours sont suspendues pendant ce temps.
    }
holiday-title = Congé
holiday-weekend = Week-end : la pendule est arrêtée jusqu’au { $until }
holiday-weekends = Week-ends
holiday-weekends_pause = le temps ne court pas ({ $zone })

failure-holiday_account = Les congés sont réservés à ceux qui ont un compte.
failure-holiday_none = Vous n’avez plus de congé cette année.
failure-holiday_on = Vous êtes déjà en congé.
failure-weekends = Seules les tables « Un tour par jour » ou « Tranquille » peuvent s’arrêter le week-end.
