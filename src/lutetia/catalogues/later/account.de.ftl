### Die Seite des eigenen Kontos.

account-title = Dein Konto
account-guest = Du bist Gast: Deine Tische bleiben nur für diesen Browser erhalten. Mit einem Konto gehören sie dir auf jedem Gerät. Ein Passwort gibt es nicht.
account-make = Konto anlegen
account-make_passkey = Konto mit einem Passkey anlegen
account-passkey_what = Einen Passkey bewahrt dein Gerät oder dein Passwortmanager auf; Finger, Gesicht oder PIN öffnet ihn.
account-passkeys_not_here = Passkeys gehen nur unter einer Adresse mit https oder unter localhost, nicht unter { $origin }. Wiederherstellungscodes gehen auch hier.
account-passkeys_no_browser = Dieser Browser kennt keine Passkeys. Wiederherstellungscodes gehen auch hier.
account-make_codes = Konto mit Wiederherstellungscodes anlegen
account-have = Ich habe ein Konto
account-guest_passes = Die Tische des Gasts, der du hier bist, gehen an dein Konto über.
account-sign_in_passkey = Mit einem Passkey anmelden
account-code = Wiederherstellungscode oder Code, den dein anderes Gerät zeigt
account-sign_in_code = Mit dem Code anmelden
account-code_linked = Wenn du dich mit diesem Code anmeldest, gehen die Tische des Gasts, der du hier bist, an das Konto über, zu dem der Code gehört: Tu das nur, wenn dein eigenes Gerät ihn gezeigt hat.
account-made = Du hast jetzt ein Konto.
account-signed_in = Du bist angemeldet.
account-stayed = { $n ->
    [one] Ein Tisch bleibt bei dem Gast, der du hier warst: Dein Konto kann den Platz dort nicht übernehmen.
   *[other] { $n } Tische bleiben bei dem Gast, der du hier warst: Dein Konto kann die Plätze dort nicht übernehmen.
} Melde dich hier ab, um wieder dieser Gast zu sein.
account-hello = Du bist als { $name } angemeldet.
account-news = Neu seit der letzten Meldung in diesem Browser
account-news_signed_in = Jemand hat sich mit einem Passkey angemeldet
account-news_code_used = Jemand hat sich mit einem Wiederherstellungscode angemeldet
account-news_device_added = Jemand hat sich mit dem Code eines zweiten Geräts angemeldet
account-news_passkey_added = Ein Passkey ist dazugekommen
account-news_passkey_removed = Ein Passkey wurde entfernt
account-news_codes_made = Es gibt neue Wiederherstellungscodes
account-news_cloned = Eine Kopie eines deiner Passkeys wurde abgewiesen. Entferne diesen Passkey und lege einen neuen an.
account-news_advice = Wenn du das nicht warst, beende unten die Sitzungen und lege neue Wiederherstellungscodes an.
account-news_read = Gelesen
account-passkeys = Passkeys
account-no_passkeys = Du hast keinen. Mit einem meldest du dich ohne Code an.
account-passkey_add = Passkey dieses Geräts hinzufügen
account-remove = Entfernen
account-remove_passkey = Passkey entfernen: { $device }
account-used = zuletzt benutzt: { $when }
account-somewhere = unbekanntes Gerät
account-codes = Wiederherstellungscodes
account-codes_left = { $n ->
    [0] Du hast keine. Mit ihnen kommst du zurück, wenn dein Gerät verloren ist.
    [one] Einer ist übrig.
   *[other] { $n } sind übrig.
}
account-codes_new = Zehn neue Codes anlegen
account-codes_void = Die bisherigen Codes gelten dann nicht mehr.
account-codes_keep = Drucke diese Codes aus oder schreibe sie auf. Sie werden nur jetzt gezeigt; jeder meldet dich einmal an.
account-codes_copy = Alle kopieren
account-copied = Kopiert.
account-codes_done = Ich habe sie aufbewahrt
account-device = Ein zweites Gerät
account-device_what = Melde dich auf deinem Telefon oder einem anderen Computer mit einem Code an, der fünf Minuten gilt.
account-device_show = Code zeigen
account-device_scan = Scanne das mit dem anderen Gerät, oder öffne dort { $url } und tippe:
account-device_over = Dieser Code gilt nicht mehr. Lass dir einen neuen zeigen.
account-qr = QR-Code der Adresse mit dem Code
account-sessions = Wo du angemeldet bist
account-here = dieser Browser
account-seen = zuletzt gesehen: { $when }
account-end = Beenden
account-end_session = Die Sitzung beenden: { $device }
account-sign_out = Hier abmelden
account-data = Deine Daten
account-data_what = Alles, was von dir gespeichert ist: deine Sitzungen, deine Tische mit ihren Aufzeichnungen und was du dort gesagt hast.
account-download = Alles herunterladen
account-delete = Mich löschen
account-delete_what = Dein Name und alles, was du gesagt hast, verschwinden von allen Tischen und aus dem Verlauf, deine Plätze in laufenden Partien werden aufgegeben, und alle deine Sitzungen enden. Die Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-delete_type = Tippe deinen Namen, { $name }, um weiterzumachen
account-delete_do = Mich für immer löschen
account-deleted = Du bist gelöscht. Dieser Browser ist ein neuer Gast.
account-working = Dein Gerät löst zuerst eine kleine Rechenaufgabe, weil von deiner Adresse schon mehrere Konten angelegt wurden. Das dauert einige Sekunden.
account-cancelled = Es ist nichts geschehen: Die Abfrage des Geräts wurde geschlossen oder dauerte zu lange. Versuche es noch einmal.
account-passkey_exists = Dieses Gerät hat schon einen Passkey deines Kontos.

failure-challenge = Das hat länger als fünf Minuten gedauert oder wurde zweimal geschickt. Versuche es noch einmal.
failure-passkey_origin = Dieser Passkey wurde unter einer anderen Adresse verlangt. Öffne { $origin } und versuche es noch einmal.
failure-passkey_refused = Der Passkey wurde nicht angenommen. Versuche es noch einmal oder nimm einen Wiederherstellungscode.
failure-passkey_cloned = Dieser Passkey wurde abgewiesen: Sein Zähler lief zurück, es gibt vielleicht eine Kopie. Melde dich mit einem anderen Passkey oder einem Wiederherstellungscode an, entferne diesen und lege einen neuen an.
failure-passkeys_here = Passkeys brauchen https oder localhost. Nimm unter dieser Adresse Wiederherstellungscodes.
failure-passkeys_full = Du hast so viele Passkeys, wie möglich sind. Entferne zuerst einen.
failure-no_passkey = Dieser Passkey gehört zu keinem Konto hier. Nimm einen anderen oder einen Wiederherstellungscode.
failure-last_way = Das ist der letzte Weg in dein Konto. Lege zuerst Wiederherstellungscodes an.
failure-code = Das ist kein Code dieser Seite, oder er wurde schon benutzt. Prüfe ihn oder nimm den nächsten.
failure-device_code = Dieser Code ist unbekannt, benutzt oder älter als fünf Minuten. Lass dir einen neuen zeigen.
failure-guest = Dafür brauchst du ein Konto. Lege zuerst eins an.
failure-work = Die Rechenaufgabe wurde nicht rechtzeitig gelöst. Versuche es noch einmal.
failure-no_session = Diese Sitzung ist schon beendet.
failure-delete_name = Das ist nicht dein Name. Tippe ihn, wie er oben auf der Seite steht.
account-news_now = Gerade hat sich jemand in deinem Konto angemeldet: { $device }
account-news_look = Falls du das nicht warst
