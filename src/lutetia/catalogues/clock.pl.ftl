clock-daily = Jedna tura dziennie
clock-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
clock-days_hours = { $d } d { $h } godz.
clock-evening = Na jeden wieczór
clock-fall = Gdy czas minie
clock-fall_keeper = do powrotu gracza gra bot
clock-fall_loss = gracz przegrywa
clock-help = Na start { $bank }, po każdej turze dodatkowo { $added }.
clock-help_most = Na start { $bank }, po każdej turze dodatkowo { $added }; najwyżej { $most }.
clock-hours =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
        [many] { $n } godzin
       *[other] { $n } godziny
    }
clock-kept = czas minął, gra bot
clock-kept_own = Twój czas minął: gra za ciebie bot.
clock-label = Czas do namysłu
clock-left = pozostały czas:
clock-live = Na żywo
clock-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
        [many] { $n } minut
       *[other] { $n } minuty
    }
clock-none = Bez zegara
clock-none_help = Każdy myśli tak długo, jak chce.
clock-return = Wróć do gry
clock-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
        [many] { $n } sekund
       *[other] { $n } sekundy
    }
clock-slow = Bez pośpiechu
