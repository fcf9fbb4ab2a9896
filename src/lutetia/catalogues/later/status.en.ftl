### How the site runs.

status-title = How this site runs
status-lead = Kept by the site itself, day by day (UTC). An outage of less than half a minute is not seen.
status-yesterday = Yesterday
status-today = Today
status-half = Half of all moves were saved and acknowledged within
status-most = 99 of 100 within
status-ms = { $n } ms
status-nobody = nobody played
status-broken = Tables broken by an update
status-lost = Lost moves
status-aim = aim: { $n }
status-backup = Last backup
status-never = none yet
status-soon = less than an hour ago
status-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
status-up = Up, by day
status-share = { $day }: { $share }
