### Was der Server selbst zu sagen hat. { $why } ist der technische Grund, auf Englisch.

failure-malformed = Der Server hat das nicht verstanden: { $why }
failure-too_large = Das ist zu groß: höchstens { $most } Bytes.
failure-rate = Zu viel auf einmal von deiner Adresse. Versuche es in { $seconds } s wieder.
failure-origin = Dieser Aufruf kam von einer anderen Website. Öffne die Seite dieser Website.
failure-not_stored = Der Server konnte das nicht speichern, darum ist nichts geschehen. Versuche es gleich noch einmal.
failure-no_call = Diese Adresse gibt es nicht. Prüfe sie oder lade die Seite neu.
failure-no_game = Dieses Spiel gibt es hier nicht. Es gibt: { $games }.
failure-no_language = Diese Sprache gibt es hier nicht. Es gibt: { $languages }.
failure-no_seek = Dieses Spiel wird nicht mehr gesucht.
failure-seeks_many = Mehr Spiele auf einmal kannst du nicht suchen. Beende zuerst eine der Suchen.
failure-invite_account = Zum Einladen brauchst du ein Konto. Lege auf deiner Seite eines an.
failure-invite_seat = So kann niemand eingeladen werden: Du brauchst einen Platz an diesem Tisch, ein anderer muss frei sein, und jeder wird nur einmal eingeladen.
failure-invited_many = Mehr Leute auf einmal kannst du nicht einladen. Warte ihre Antworten ab.
failure-no_invitation = Diese Einladung gilt nicht mehr.
failure-no_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
failure-name = Ein Name hat 1 bis { $most } sichtbare Zeichen. Wähle einen anderen.
failure-players = Dieses Spiel ist für so viele Spieler: { $numbers }.
failure-options = Diese Varianten hat das Spiel nicht: { $why }
failure-record = Diese Aufzeichnung lässt sich nicht öffnen: { $why }
failure-record_busy = Dieser Server liest gerade andere Aufzeichnungen oder schon eine von dir. Versuche es in { $seconds } s wieder.
failure-record_heavy = Diese Aufzeichnung überfordert den Server: { $why }. Sende die Aufzeichnung einer Partie, wie diese Website sie ausgibt, oder kürze sie.
failure-record_later = Diese Partie begann aus einer vorgegebenen Stellung. Ihre Aufzeichnung gibt es erst, wenn sie zu Ende ist.
failure-edition = Dieser Tisch ruht: { $why }
failure-edition_wrong = Das passt nicht: { $why }
failure-edition_busy = Gerade wird eine Partie nach einer anderen Ausgabe gespielt. Versuche es in { $seconds } s wieder.
failure-edition_heavy = Eine Partie nach dieser Ausgabe braucht zu viel Zeit oder Speicher und wurde angehalten. Prüfe die Werte, die sie lang machen, etwa die Karte.
failure-no_client = Der Client wurde noch nicht gebaut. Führe „make web“ dort aus, wo Lutetia liegt, oder „make play“, das alles erledigt; dann lade neu. Gesucht wird er in { $folder }.

refusal-no_such_ply = Diesen Zug gibt es nicht. Der letzte ist { $last }.
refusal-log_full = Der Verlauf dieses Tisches ist voll. Spiele die Partie zu Ende oder eröffne einen anderen Tisch.
refusal-no_plans = In diesem Spiel gibt es keine Planung.
refusal-hint_people = Tipps gibt es nur in Partien, in denen du allein gegen Bots spielst.
refusal-hint_busy = Ein Tipp ist schon unterwegs. Warte auf ihn.
refusal-hint_none = Diesmal gab es keinen Tipp. Versuche es noch einmal.
refusal-rate = Das war zu viel auf einmal. Warte einen Augenblick.
refusal-not_stored = Der Server konnte das nicht speichern, darum ist nichts geschehen. Versuche es gleich noch einmal.
refusal-internal = Auf dem Server ist etwas schiefgegangen; nichts hat sich geändert. Lade die Seite neu und versuche es noch einmal.
refusal-broken = Dieser Tisch wurde fehlerhaft gespeichert, darum lässt sich nicht weiterspielen. Du kannst ihn ansehen und seine Aufzeichnung herunterladen.
refusal-rated_account = Gewertete Partien sind für Leute mit Konto. Lege auf deiner Seite eines an, oder eröffne eine ungewertete Partie.
refusal-rated_one_seat = In einer gewerteten Partie hat jeder einen Platz, unter dem eigenen Namen.
refusal-rated_seat = Die Plätze einer gewerteten Partie bleiben bei denen, die sie begonnen haben.
refusal-rated_people = Eine gewertete Partie braucht mindestens einen Menschen.
refusal-rated_help = In einer gewerteten Partie gibt es keine Tipps und keine Pläne zum Ausprobieren.
refusal-abort_late = Abbrechen kann man eine Partie nur, bevor jemand zum zweiten Mal am Zug ist. Jetzt kannst du aufgeben oder vorschlagen, sie zu beenden.
failure-rated_edition = Partien nach einer eigenen Ausgabe werden nicht gewertet.
refusal-undo_draw = Eine Ziehung wird nur zurückgenommen, wenn andere zustimmen, und hier ist niemand, der das könnte.
refusal-undo_rated = In einer gewerteten Partie nimmst du nichts mehr zurück, sobald ein Bot geantwortet hat.
refusal-apart = An diesen Tisch kannst du dich nicht setzen.
failure-no_player = Hier gibt es niemanden dieses Namens, oder nur einen Gast.
failure-tie_self = Das bist du selbst.
failure-rated_account = Das ist für Leute mit Konto.
refusal-held =
    { $until ->
        [none] Die Moderation erlaubt dir das nicht. Der Grund: { $why }
       *[other] Die Moderation erlaubt dir das bis { $until } nicht. Der Grund: { $why }
    }
