### The words of the house itself. Every game brings its own in games/<game>/texts.
### { $name } is filled in; arguments.toml says what each of them is. docs/translating.md tells the
### rest.

site-name = Lutetia
site-title = Lutetia: Brettspiele über Paris
site-labelled = { $label }: { $text }
site-skip = Zum Inhalt springen
site-close = Schließen
site-cancel = Abbrechen
site-nowhere = Unter dieser Adresse gibt es keine Seite.
site-notice = Eine kostenlose Spieleseite, von Spielern betrieben. Ohne Verbindung zu den Autoren und Verlagen dieser Spiele und nicht von ihnen unterstützt; alle Zeichnungen und Texte sind unsere eigenen.

header-home = Lutetia, zur Lobby
header-settings = Einstellungen
header-account = Dein Konto
header-no_account = Konto anlegen oder anmelden
header-account_news = { $n ->
    [one] Dein Konto: eine Nachricht
   *[other] Dein Konto: { $n } Nachrichten
}
header-language = Sprache
header-theme_auto = Farben: wie im System. Auf Hell umschalten.
header-theme_light = Farben: hell. Auf Dunkel umschalten.
header-theme_dark = Farben: dunkel. Auf die des Systems umschalten.


lobby-title = Brettspiele über Paris, an einem Tisch
lobby-lead = Spiele im Browser, mit Freunden oder gegen Bots. Ohne Konto: Wähle einen Namen und setze dich.
lobby-game = Spiel
lobby-players = { $players } Spieler
lobby-credit = von { $designer }, { $year }
lobby-seats = Plätze
lobby-bots = Gegen Bots spielen
lobby-level = Spielstärke
lobby-open = Tisch eröffnen
lobby-seek = Mitspieler suchen
lobby-seek_any = Beliebig viele Spieler
lobby-private = Privat: nur über den Link
lobby-options = Varianten
lobby-rules = Regeln
lobby-about = Über dieses Spiel
lobby-tables = Tische
lobby-loading = Tische werden geladen …
lobby-none = Zurzeit gibt es keine Tische anderer Spieler. Eröffne selbst einen.
lobby-ready = Gleich geht es los
lobby-playing = Läuft
lobby-over = Beendet
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-name = Dein Name
lobby-name_saved = Du heißt jetzt { $name }.
lobby-record = Du hast eine Partie als Datei gespeichert? Öffne sie, um sie anzusehen oder weiterzuspielen.
lobby-upload = Aufzeichnung öffnen
lobby-idle = gerade niemand da
lobby-mine = Deine Tische
lobby-mine_turn = Du bist dran
lobby-mine_waiting = Andere sind dran
lobby-mine_open = Noch nicht begonnen
lobby-mine_over = Kürzlich beendet
lobby-play = Spielen
lobby-back = Zum Tisch
lobby-review = Ansehen

lobby-free =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }

level-top = Experte
level-strong = stark
level-good = gut
level-middle = mittel
level-greedy = ordentlich
level-easy = leicht
level-beginner = Anfänger
level-random = zufällig

level_help-top = denkt eine Sekunde über jeden Zug nach
level_help-strong = denkt weit voraus
level_help-good = denkt ziemlich weit voraus
level_help-middle = denkt ein paar Züge voraus
level_help-greedy = nimmt, was sofort am meisten bringt
level_help-easy = nimmt meist, was sofort viel bringt
level_help-beginner = nimmt oft, was weniger bringt
level_help-random = macht irgendeinen Zug
level_help-installed = ein Bot, der dieser Seite hinzugefügt wurde

seat-free = freier Platz
seat-you = du
seat-here = da
seat-away = abwesend
seat-resigned = hat aufgegeben
seat-is_bot = Bot
seat-sit = Hier hinsetzen
seat-ask = Diesen Platz anfragen
seat-sit_too = Auch hier hinsetzen
seat-who = Name an diesem Platz
seat-stand = Aufstehen
seat-bot = Bot hinzufügen …
seat-bot_short = Bot
seat-add_bot = Bot auf Platz { $colour } setzen
seat-remove_bot = Entfernen
seat-twin = { $name } ({ $colour })

seat-spectators =
    { $n ->
        [one] { $n } Zuschauer
       *[other] { $n } Zuschauer
    }

table-page = { $game }, Tisch { $id }
table-page_mine = Du bist dran: { $game }, Tisch { $id }
table-opening = Tisch wird geladen …
table-missing = Diesen Tisch gibt es nicht.
table-missing_help = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht, oder dieser Server bietet das Spiel oder diese Ausgabe gerade nicht an.
table-to_lobby = Zur Lobby
table-actions = Was du tun kannst
table-panel = Spieler, Verlauf und Chat
table-tabs = Teile des Tisches
table-tab_board = Spielplan
table-tab_log = Verlauf
table-tab_chat = Chat
table-tab_scores = Punkte
table-scores = Spieler und Punkte
table-points = Punkte
table-ready = Alle Plätze sind besetzt.
table-how = Kurz erklärt
table-start = Partie beginnen
table-start_sit = Setze dich, um mitzuspielen.
table-invite = Einladen
table-invite_help = Wer diesen Link öffnet, kann sich dazusetzen oder zuschauen. Ein Konto ist nicht nötig.
table-link = Link zu diesem Tisch
table-copy = Kopieren
table-copied = Der Link ist kopiert.
table-copy_by_hand = Der Link ist markiert: Kopiere ihn mit Strg+C.
table-options = Dieser Tisch
table-visibility = Sichtbarkeit
table-public = in der Lobby sichtbar
table-private = nur über den Link
table-option_on = ja
table-option_off = nein
table-rules = Regeln
table-record = Aufzeichnung herunterladen
table-resign = Aufgeben
table-resign_sure = Für { $name } aufgeben?
table-resign_help = Zu zweit ist das Spiel damit zu Ende. Spielen mehr mit, übernimmt ein Bot den Platz, und der Platz wird als letzter gewertet. Das lässt sich nicht rückgängig machen.
table-resigned = Dieser Platz hat schon aufgegeben.
table-leave = Verlassen
table-leave_sure = Den Tisch verlassen?
table-leave_help = Dein Platz wird frei, und jeder kann ihn nehmen. Willst du später wiederkommen, schließe einfach die Seite: Dein Platz bleibt dir.
table-end = Partie beenden …
table-end_sure = Die Partie jetzt beenden und werten?
table-end_help = Alle, die mitspielen, müssen einverstanden sein. Dann folgt die Schlusswertung mit dem jetzigen Stand, und alles Verdeckte wird gezeigt. Das lässt sich nicht rückgängig machen.
table-end_bots = Die Bots spielen weiter. Einem vorzeitigen Ende stimmen sie nur zu, wenn es nicht weitergehen kann oder schon lange nichts geschehen ist.
table-rematch = Noch einmal spielen
table-rematch_go = Zur nächsten Partie
table-rematch_sit = Nur wer mitgespielt hat, kann die nächste Partie eröffnen.
table-offline = Verbindung verloren. Neuer Versuch …

table-start_free =
    { $n ->
        [one] { $n } Platz ist noch frei: Lade jemanden ein oder füge einen Bot hinzu.
       *[other] { $n } Plätze sind noch frei: Lade jemanden ein oder füge Bots hinzu.
    }

table-unsent =
    { $n ->
        [one] Noch nicht gesendet: { $n } Nachricht
       *[other] Noch nicht gesendet: { $n } Nachrichten
    }

table-offline_unsent =
    { $n ->
        [one] Verbindung verloren. Sobald sie wieder steht, wird { $n } Nachricht gesendet …
       *[other] Verbindung verloren. Sobald sie wieder steht, werden { $n } Nachrichten gesendet …
    }

hint-ask = Guten Zug zeigen
hint-wait = Ein starker Spieler denkt nach …
hint-move = Zug eines starken Spielers: { $what }
hint-best = Punkte sofort: { $n }; kein anderer Zug bringt mehr.
hint-later = Punkte sofort: { $n }. Andere Züge bringen bis zu { $most }, aber dieser sieht auf lange Sicht besser aus.
hint-none = Kein Zug bringt sofort Punkte.

turn-title = Was zu tun ist
turn-ending = Die letzten Punkte werden gezählt …
turn-skip = Ergebnis zeigen
turn-undo = Zurücknehmen
turn-undo_ask = Rücknahme anfragen
turn-undo_none = Du kannst gerade nichts zurücknehmen.
turn-undo_hold = Gedrückthalten nimmt den ganzen Zug zurück.
turn-taken_back = Zurückgenommen: { $what }
turn-asked = { $name } möchte zu Zug { $ply } zurückkehren.
turn-asking = { $name } möchte einen Zug zurücknehmen. Warten auf die anderen.
turn-asked_end = { $name } möchte die Partie beenden und so werten, wie sie steht.
turn-asking_end = { $name } möchte die Partie beenden. Warten auf die anderen.
turn-asked_sit = { $name } möchte den Platz von { $seat } übernehmen und sieht dann auch, was dort verdeckt ist.
turn-asking_sit = { $name } möchte den Platz von { $seat }. Warten auf die anderen.
turn-asked_bot = { $who } möchte, dass der Bot { $name } ({ $level }) für { $seat } spielt.
turn-asking_bot = { $who } möchte den Bot { $name }. Warten auf die anderen.
turn-asked_bot_gone = { $who } möchte, dass der Bot { $name } aufsteht.
turn-asking_bot_gone = { $who } möchte, dass der Bot { $name } aufsteht. Warten auf die anderen.
turn-withdraw = Zurückziehen
turn-allow = Erlauben
turn-refuse = Ablehnen
turn-pass = Gib das Gerät an { $name } weiter.
turn-reveal = Ich bin’s
turn-together = Allen zeigen
turn-vacant = Der Platz { $name } ist frei: Setze dich oder füge einen Bot hinzu, dann geht es weiter.
turn-curtain = Verdeckt, solange das Gerät weitergereicht wird.

turn-won =
    { $n ->
        [one] { $names } gewinnt das Spiel.
       *[other] { $names } teilen sich den ersten Platz.
    }

replay-your_turn = Du bist am Zug. Die Taste „Ende“ führt zurück zum aktuellen Stand.
replay-title = Partie ansehen
replay-first = Zum Anfang (Pos1)
replay-previous = Einen Zug zurück (Pfeil links)
replay-next = Einen Zug vor (Pfeil rechts)
replay-last = Zum aktuellen Stand (Ende)
replay-at_first = Das ist der Anfang.
replay-at_last = Das ist der aktuelle Stand.
replay-slider = Angezeigter Zug
replay-at = Du siehst Zug { $ply } von { $last }.
replay-back = Zurück zum aktuellen Stand

log-title = Verlauf
log-before = Vorbereitung
log-round = Runde { $round }
log-earlier = Älteres anzeigen
log-empty = Noch ist nichts geschehen.
log-points = +{ $points }
log-of = { $name } { $points }
log-nobody = niemand
log-tile = { $stop } ({ $route })
log-act = { $name }: { $text }
log-sat = { $name } setzt sich.
log-stood = { $name } steht auf.
log-bot = { $name }, ein Bot ({ $level }), setzt sich.
log-bot_gone = Ein Bot steht auf.
log-started = Die Partie beginnt.
log-brought = Die Partie wurde aus einer Datei geladen. Wer sie geladen hat, kennt vielleicht verdeckte Informationen.
log-asked = { $who } möchte zu Zug { $to } zurückkehren.
log-asked_end = { $who } möchte die Partie beenden und so werten, wie sie steht.
log-withdrawn = { $name } zieht die Anfrage zurück.
log-wished_sit = { $name } möchte einen Platz der laufenden Partie übernehmen.
log-wished_bot = Jemand möchte, dass der Bot { $name } ({ $level }) weiterspielt.
log-wished_bot_gone = Jemand möchte, dass der Bot { $name } aufsteht.
log-aborted = { $name } bricht die Partie ab. Sie zählt nicht.
log-agreed = Alle sind einverstanden: Die Partie endet und wird gewertet, wie sie steht.
log-answered_yes = { $who } ist einverstanden.
log-answered_no = { $who } ist nicht einverstanden.
log-undone = Die Partie geht zurück zu Zug { $to }.
log-resigned = { $who } gibt auf.
log-fell = Für { $who } ist die Zeit um.
log-fell_keeper = Für { $who } ist die Zeit um; ein Bot ({ $level }) spielt solange.
log-returned = { $who } spielt wieder selbst.
log-credited = Die Seite war nicht erreichbar: { $who } bekommt die Zeit zurück.
log-over = Das Spiel ist zu Ende.
log-rematch = Eine neue Partie ist vorbereitet.
log-struck = zurückgenommen

chat-title = Chat
chat-label = Nachricht, Befehl oder Zug
chat-placeholder = Nachricht oder /help
chat-send = Senden
chat-said = { $name } sagt: { $text }
chat-empty = Hier könnt ihr euch unterhalten. /help nennt die Befehle; auch ein Zug lässt sich tippen.
chat-unread = ungelesen
chat-unsent = (noch nicht gesendet)

final-title = Endstand
final-reason_resigned = Alle anderen haben aufgegeben.
final-reason_time = Alle anderen haben aufgegeben oder ihre Zeit überschritten.
final-reason_aborted = Die Partie wurde am Anfang abgebrochen. Sie zählt nicht.
final-reason_agreed = Alle waren einverstanden, die Partie zu beenden und so zu werten, wie sie stand.
final-rank = { $rank }.
final-piece = { $name } { $points }
final-tiebreak = Zum Gleichstand:

rules-page = Regeln: { $game }
rules-lead = Alle Regeln in unseren eigenen Worten. Auf ihre Nummern verweist das Spiel, etwa wenn ein Zug nicht erlaubt ist.
rules-about = Über dieses Spiel
rules-chapters = Kapitel
rules-number = Regel { $rule }
rules-kind_rule = Regel
rules-kind_ruling = Unsere Festlegung
rules-kind_table = Nur in der Online-Fassung

about-page = Über { $game }
about-designer = Autor
about-publisher = Verlag
about-year = Jahr
about-players = Spieler
about-version = Version unserer Regeln
about-unaffiliated = Diese Seite steht in keiner Verbindung zu Autor oder Verlag und wird nicht von ihnen unterstützt. Alle Zeichnungen und Texte sind für diese Seite entstanden; nichts Gedrucktes wurde kopiert.
about-unsure = Was wir nicht prüfen konnten
about-unsure_help = Diese Angaben stehen in keiner Quelle, sie sind unsere Rekonstruktion. Wer das gedruckte Spiel besitzt, kann sie berichtigen.
about-rules = Regeln lesen

info-record = Die Aufzeichnung dieser Partie: { $address }

info-who =
    { $n ->
        [one] Nur { $names } ist hier.
       *[other] { $n } sind hier: { $names }.
    }

refusal-stale = Das Spiel ging weiter, bevor dein Zug ankam. Sieh noch einmal hin und wähle neu.
refusal-not_your_turn = Du bist nicht dran. Warte auf { $seat }.
refusal-not_your_seat = Das ist nicht dein Platz.
refusal-no_such_seat = Diesen Platz gibt es nicht; der Tisch hat { $n }.
refusal-not_started = Die Partie hat noch nicht begonnen. Besetze die Plätze und beginne sie.
refusal-started = Die Partie hat schon begonnen.
refusal-over = Dieses Spiel ist zu Ende. Wähle „Noch einmal spielen“, um die nächste Partie zu eröffnen.
refusal-not_over = Das Spiel ist noch nicht zu Ende. Spiele es zu Ende oder gib auf, dann kannst du noch einmal spielen.
refusal-seated_only = Das können nur die tun, die am Tisch sitzen. Setze dich zuerst.
refusal-seat_taken = Dieser Platz ist besetzt. Wähle einen anderen oder sieh zu.
refusal-seat_resigned = Dieser Platz hat aufgegeben; ein Bot hat ihn übernommen.
refusal-seat_kept = Deine Zeit war um, ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.
refusal-away = Ein Bot spielt hier für jemanden: Wer nicht da ist, kann nicht gefragt werden.
refusal-seat_secret = Du hattest in dieser Partie schon einen anderen Platz und kennst seine Geheimnisse. Nur jemand Neues oder ein Bot kann diesen nehmen.
refusal-seat_few = In der laufenden Partie geht ein Platz nur dann an jemand Neues, wenn mindestens zwei Menschen mitspielen und alle zustimmen. Du kannst zuschauen.
refusal-wishes_used = Du hast in dieser Partie oft genug angefragt. Du kannst zuschauen.
refusal-no_seat_free = Kein Platz ist frei. Du kannst zuschauen.
refusal-no_bot = Dort sitzt kein Bot.
refusal-no_bots = An diesem Tisch sitzt kein Bot.
refusal-no_session = Diese Seite hat ihre Sitzung verloren. Lade sie neu.
refusal-name = Ein Name hat 1 bis { $most } sichtbare Zeichen. Wähle einen anderen.
refusal-nothing_to_undo = Du kannst gerade nichts zurücknehmen.
refusal-undo_far = So weit zurück geht es nur, wenn die anderen zustimmen. Nimm Zug für Zug zurück.
refusal-bots_play_on = Die Bots spielen weiter: Einem vorzeitigen Ende stimmen sie nur zu, wenn es nicht weitergehen kann oder schon lange nichts geschehen ist. Spiele weiter oder gib auf.
refusal-asked_already = Es läuft schon eine Anfrage. Warte auf die Antworten.
refusal-nothing_asked = Gerade läuft keine Anfrage.
refusal-not_asked = Diese Anfrage geht an die anderen am Tisch.
refusal-own_question = Das ist deine eigene Anfrage: Die anderen antworten. Du kannst sie nur zurückziehen.
refusal-answered_already = Du hast schon geantwortet.
refusal-malformed = Das hat der Server nicht verstanden. Lade die Seite neu.
refusal-empty = Es gibt nichts zu senden.
refusal-unknown_command = Den Befehl { $text } gibt es nicht. Tippe /help für die Liste.
refusal-no_such_colour = Den Platz „{ $text }“ gibt es nicht. Die Plätze sind: { $colours }.
refusal-which_seat = Du hast mehrere Plätze. Nenne den, den du meinst: { $colours }.
refusal-bot_usage = Tippe /bot add oder /bot remove, auf Wunsch mit Spielstärke und Platz: { $bot }.

refusal-action_long =
    { $n ->
        [one] Ein Zug hat höchstens { $n } Zeichen.
       *[other] Ein Zug hat höchstens { $n } Zeichen.
    }

refusal-chat_long =
    { $n ->
        [one] Eine Nachricht hat höchstens { $n } Zeichen. Kürze sie.
       *[other] Eine Nachricht hat höchstens { $n } Zeichen. Kürze sie.
    }

refusal-seats_free =
    { $n ->
        [one] { $n } Platz ist noch frei: Lade jemanden ein oder füge einen Bot hinzu.
       *[other] { $n } Plätze sind noch frei: Lade jemanden ein oder füge Bots hinzu.
    }

zoom-fit = Ganzer Plan
zoom-group = Größe des Plans
zoom-in = Vergrößern
zoom-out = Verkleinern

error-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
error-server = Das konnte der Server nicht (Status { $status }). Versuche es gleich noch einmal.
error-page = Ein Teil dieser Seite ließ sich nicht laden. Lade sie neu.
