### How the site runs.

status-title = Jak działa ta strona
status-lead = Zapisywane przez samą stronę, dzień po dniu (UTC). Przerwy krótszej niż pół minuty nie widać.
status-yesterday = Wczoraj
status-today = Dziś
status-half = Połowa ruchów została zapisana i potwierdzona w ciągu
status-most = 99 na 100 w ciągu
status-ms = { $n } ms
status-nobody = nikt nie grał
status-broken = Stoły uszkodzone przez aktualizację
status-lost = Utracone ruchy
status-aim = cel: { $n }
status-backup = Ostatnia kopia zapasowa
status-never = jeszcze żadnej
status-soon = mniej niż godzinę temu
status-hours =
    { $n ->
        [one] { $n } godzinę temu
        [few] { $n } godziny temu
        [many] { $n } godzin temu
       *[other] { $n } godziny temu
    }
status-up = Dostępność, dzień po dniu
status-share = { $day }: { $share }
