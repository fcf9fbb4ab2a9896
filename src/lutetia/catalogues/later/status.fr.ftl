### How the site runs.

status-title = Comment ce site fonctionne
status-lead = Relevé par le site lui-même, jour par jour (UTC). Une panne de moins d’une demi-minute ne se voit pas.
status-yesterday = Hier
status-today = Aujourd’hui
status-half = La moitié des coups ont été enregistrés et confirmés en
status-most = 99 sur 100 en
status-ms = { $n } ms
status-nobody = personne n’a joué
status-broken = Tables abîmées par une mise à jour
status-lost = Coups perdus
status-aim = objectif : { $n }
status-backup = Dernière sauvegarde
status-never = aucune pour l’instant
status-soon = il y a moins d’une heure
status-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
status-up = En service, jour par jour
status-share = { $day } : { $share }
