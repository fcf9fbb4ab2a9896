clock-daily = A turn a day
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
clock-days_hours = { $d } d { $h } h
clock-evening = An evening
clock-fall = When time is up
clock-fall_keeper = a bot plays on until they return
clock-fall_loss = the player has lost
clock-help = { $bank } each, and { $added } more after every turn.
clock-help_most = { $bank } each, and { $added } more after every turn; { $most } at most.
clock-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
clock-kept = time is up, a bot plays
clock-kept_own = Your time was up: a bot plays for you.
clock-label = Time to think
clock-left = time left:
clock-live = Live
clock-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
clock-none = No clock
clock-none_help = Everybody takes the time they like.
clock-return = Play on myself
clock-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
clock-slow = Slow
