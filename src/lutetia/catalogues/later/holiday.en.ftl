### Weekends and holidays, in which clocks stand still.

holiday-away = on holiday until { $until }
holiday-begin = Begin my holiday
holiday-choose = No time runs at weekends ({ $zone })
holiday-days = How long
holiday-end = End my holiday
holiday-lead = You have thirty days a year. While you are on holiday your clocks stand still at all tables with “A turn a day” or “Slow”. The others there see until when. Rated games count as always.
holiday-left = This year you have { $left } left.
holiday-none = This year you have no holiday left.
holiday-offer = You have less than six hours left. Would you like a holiday?
holiday-offer_games =
    { $n ->
        [one] At { $n } table you have less than six hours left. Would you like a holiday?
       *[other] At { $n } tables you have less than six hours left. Would you like a holiday?
    }
holiday-on = You are on holiday until { $until }.
holiday-soon = less than six hours left
holiday-tables =
    { $n ->
        [one] { $n } running game stands still meanwhile.
       *[other] { $n } running games stand still meanwhile.
    }
holiday-title = Holiday
holiday-weekend = Weekend: the clock stands until { $until }
holiday-weekends = Weekends
holiday-weekends_pause = no time runs ({ $zone })

failure-holiday_account = Holidays are for people with an account.
failure-holiday_none = This year you have no holiday left.
failure-holiday_on = You are on holiday already.
failure-weekends = Only tables with “A turn a day” or “Slow” can pause at weekends.
