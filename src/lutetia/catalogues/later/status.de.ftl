### How the site runs.

status-title = Wie diese Website läuft
status-lead = Von der Website selbst aufgezeichnet, Tag für Tag (UTC). Ein Ausfall von weniger als einer halben Minute ist nicht zu sehen.
status-yesterday = Gestern
status-today = Heute
status-half = Die Hälfte aller Züge war gespeichert und bestätigt nach
status-most = 99 von 100 nach
status-ms = { $n } ms
status-nobody = niemand hat gespielt
status-broken = Von einem Update beschädigte Tische
status-lost = Verlorene Züge
status-aim = Ziel: { $n }
status-backup = Letzte Sicherung
status-never = noch keine
status-soon = vor weniger als einer Stunde
status-hours =
    { $n ->
        [one] vor { $n } Stunde
       *[other] vor { $n } Stunden
    }
status-up = Erreichbar, Tag für Tag
status-share = { $day }: { $share }
