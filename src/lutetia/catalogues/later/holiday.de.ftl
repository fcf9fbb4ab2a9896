### Wochenenden und Urlaub, in denen die Uhren stehen.

holiday-away = im Urlaub bis { $until }
holiday-begin = Urlaub beginnen
holiday-choose = Am Wochenende läuft keine Zeit ({ $zone })
holiday-days = Wie lange
holiday-end = Urlaub beenden
holiday-lead = Du hast dreißig Tage im Jahr. Solange du im Urlaub bist, stehen deine Uhren an allen Tischen mit „Ein Zug am Tag“ oder „Gemächlich“ still. Die anderen dort sehen, bis wann. Gewertete Partien zählen wie immer.
holiday-left = Dieses Jahr hast du noch { $left } Urlaub.
holiday-none = Dieses Jahr hast du keinen Urlaub mehr.
holiday-offer = Dir bleiben weniger als sechs Stunden. Möchtest du Urlaub nehmen?
holiday-offer_games =
    { $n ->
        [one] An { $n } Tisch bleiben dir weniger als sechs Stunden. Möchtest du Urlaub nehmen?
       *[other] An { $n } Tischen bleiben dir weniger als sechs Stunden. Möchtest du Urlaub nehmen?
    }
holiday-on = Du bist im Urlaub bis { $until }.
holiday-soon = weniger als sechs Stunden übrig
holiday-tables =
    { $n ->
        [one] { $n } laufende Partie ruht solange.
       *[other] { $n } laufende Partien ruhen solange.
    }
holiday-title = Urlaub
holiday-weekend = Wochenende: Die Uhr steht bis { $until }
holiday-weekends = Wochenenden
holiday-weekends_pause = keine Zeit läuft ({ $zone })

failure-holiday_account = Urlaub gibt es nur mit einem Konto.
failure-holiday_none = Dieses Jahr hast du keinen Urlaub mehr.
failure-holiday_on = Du bist schon im Urlaub.
failure-weekends = Nur Tische mit „Ein Zug am Tag“ oder „Gemächlich“ können am Wochenende ruhen.
