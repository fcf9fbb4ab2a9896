### Reports, and the page of the moderators.

moderation-report = Melden …
moderation-report_title = Jemanden melden
moderation-report_help = Nur die Moderation liest es, mit dem Gespräch ringsum. Sonst erfährt niemand von deiner Meldung.
moderation-about = Worum geht es?
moderation-player = { $name }, am Tisch
moderation-why = Was ist nicht in Ordnung?
moderation-reason_insult = Beleidigung oder Drohung
moderation-reason_spam = Spam
moderation-reason_unfair = Betrug oder verlassene Partien
moderation-reason_name = Der Name
moderation-reason_other = Etwas anderes
moderation-words = Was noch zu sagen ist
moderation-send = Senden
moderation-cancel = Abbrechen
moderation-thanks = Danke: Die Moderation sieht es sich an.
moderation-title = Moderation
moderation-open = Offen ({ $n })
moderation-closed = Geschlossen
moderation-none = Keine Meldungen.
moderation-number = Meldung { $n }
moderation-who = Gemeldet
moderation-guest = Gast
moderation-then = hieß damals
moderation-times =
    { $n ->
        [one] von { $n } Person gemeldet
       *[other] von { $n } Personen gemeldet
    }
moderation-by = Gemeldet von
moderation-table = Tisch
moderation-excerpt = Das Gespräch ringsum
moderation-reported = Gemeldet:
moderation-holds_ban = Gesperrt bis { $until }:
moderation-holds_ban_ever = Für immer gesperrt:
moderation-holds_mute = Stumm bis { $until }:
moderation-holds_mute_ever = Für immer stumm:
moderation-you_ban = Bis { $until } kannst du zusehen, dich aber nicht setzen, nicht reden und keinen Tisch eröffnen. Der Grund:
moderation-you_ban_ever = Du kannst zusehen, dich aber nicht setzen, nicht reden und keinen Tisch eröffnen. Der Grund:
moderation-you_mute = Bis { $until } spielst du, ohne zu reden. Der Grund:
moderation-you_mute_ever = Du spielst, ohne zu reden. Der Grund:
moderation-lift = Aufheben
moderation-why_act = Grund (wer gesperrt oder stumm ist, liest ihn)
moderation-close = Schließen
moderation-delete_line = Zeile löschen
moderation-rename = Namen wegnehmen
moderation-days = Für
moderation-day_count =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
moderation-mute = Stumm schalten
moderation-mute_here = Hier jemanden stumm schalten …
moderation-mute_here_help = Wer stumm geschaltet ist, sagt an diesem Tisch nichts mehr, nimmt hier keinen anderen Namen an und spielt weiter. Alle lesen es im Verlauf.
moderation-unmute = Sprechen lassen
moderation-done = Fertig
moderation-silenced = Wer diesen Tisch eröffnet hat, hat dich hier stumm geschaltet. Du spielst weiter, ohne zu reden.
moderation-ban = Sperren
moderation-address = und Gäste dieser Adresse
moderation-done_close = Die Meldung ist geschlossen.
moderation-done_delete_line = Die Zeile ist gelöscht.
moderation-done_rename = Der Name ist weg.
moderation-done_mute = Nun kann die Person nichts mehr sagen.
moderation-done_ban = Die Person ist gesperrt.
moderation-done_lift = Es gilt nicht mehr.
moderation-audit = Was getan wurde
moderation-audit_none = Noch nichts.
moderation-act_close = schließt
moderation-act_delete_line = löscht eine Zeile von
moderation-act_mute = schaltet stumm:
moderation-act_ban = sperrt
moderation-act_ban_address = sperrt eine Adresse
moderation-act_lift = beendet eine Maßnahme gegen
moderation-act_rename = nimmt einen Namen weg; nun
moderation-act_grant = beruft
moderation-act_revoke = entlässt
moderation-until = bis { $until }
moderation-more = Früheres zeigen
