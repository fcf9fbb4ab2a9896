### Weekendy i urlopy, kiedy zegary stoją.

holiday-away = na urlopie do { $until }
holiday-begin = Rozpocznij urlop
holiday-choose = W weekendy czas nie biegnie ({ $zone })
holiday-days = Jak długo
holiday-end = Zakończ urlop
holiday-lead = Masz trzydzieści dni w roku. Podczas urlopu twoje zegary stoją przy wszystkich stołach „Jedna tura dziennie” i „Bez pośpiechu”. Pozostali widzą tam, do kiedy. Partie rankingowe liczą się jak zawsze.
holiday-left = W tym roku zostało ci: { $left }.
holiday-none = W tym roku nie masz już urlopu.
holiday-offer = Zostało ci mniej niż sześć godzin. Chcesz wziąć urlop?
holiday-offer_games =
    { $n ->
        [one] Przy { $n } stole zostało ci mniej niż sześć godzin. Chcesz wziąć urlop?
        [few] Przy { $n } stołach zostało ci mniej niż sześć godzin. Chcesz wziąć urlop?
        [many] Przy { $n } stołach zostało ci mniej niż sześć godzin. Chcesz wziąć urlop?
       *[other] Przy { $n } stołu zostało ci mniej niż sześć godzin. Chcesz wziąć urlop?
    }
holiday-on = Jesteś na urlopie do { $until }.
holiday-soon = zostało mniej niż sześć godzin
holiday-tables =
    { $n ->
        [one] Na ten czas wstrzymana jest { $n } trwająca partia.
        [few] Na ten czas wstrzymane są { $n } trwające partie.
        [many] Na ten czas wstrzymanych jest { $n } trwających partii.
       *[other] Na ten czas wstrzymano { $n } trwającej partii.
    }
holiday-title = Urlop
holiday-weekend = Weekend: zegar stoi do { $until }
holiday-weekends = Weekendy
holiday-weekends_pause = czas nie biegnie ({ $zone })

failure-holiday_account = Urlopy są dla osób z kontem.
failure-holiday_none = W tym roku nie masz już urlopu.
failure-holiday_on = Jesteś już na urlopie.
failure-weekends = Tylko przy stołach „Jedna tura dziennie” i „Bez pośpiechu” czas może się zatrzymywać na weekendy.
