### Inviting people by name.

invitations-title = Einladungen
invitations-from = { $name } lädt dich zu einer Partie { $title } ein
invitations-seats = { $n } Plätze
invitations-until = bis { $day }
invitations-accept = Annehmen
invitations-decline = Ablehnen
invitations-declined = { $name } hat abgelehnt.
invitations-waits = { $name } ist eingeladen, bis { $day }.
invitations-withdraw = Zurückziehen
invitations-field = Jemanden einladen
invitations-field_help = Mit dem Namen von jemandem, dem du folgst oder mit dem du gespielt hast, oder mit dem Link irgendeiner Spielerseite.
invitations-nobody = Niemand, den du kennst, heißt so. Der Link der Spielerseite genügt.
invitations-follow = du folgst dieser Person
invitations-invite = { $name } einladen
invitations-sent = { $name } ist eingeladen.
invitations-drop = Niemanden einladen
invitations-challenge = Zu einer Partie einladen
invitations-chosen = { $name } wird an den Tisch eingeladen, den du eröffnest.
