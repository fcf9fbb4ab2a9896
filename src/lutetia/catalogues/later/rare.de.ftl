### What is seldom said at a table: loaded when the rest is there.

info-help =
    /join, { $join }: hinsetzen. /leave: aufstehen.
    /bot add, /bot add top, /bot remove: Bots: top ist der Experte, middle mittel, dann greedy ordentlich und random zufällig.
    /start: beginnen. /undo: zurücknehmen. /yes, /no: auf eine Anfrage antworten.
    /resign: aufgeben. /end: die Partie beenden und werten, wie sie steht, wenn alle einverstanden sind. /rematch: noch einmal spielen.
    /mute NAME, /unmute NAME: an einem Tisch, den du eröffnet hast, jemanden stumm schalten oder wieder reden lassen.
    /who: wer da ist. /record: die Partie als Datei. #12: ein Link zu Zug 12.
    Ein Zug lässt sich so tippen, wie er in der Aufzeichnung steht, ohne Schrägstrich.

log-holiday = { $who } ist im Urlaub; so lange steht die Uhr dieses Platzes still.
log-holiday_over = Der Urlaub von { $who } ist vorbei; die Uhr dieses Platzes läuft wieder.
log-muted = { $name } darf hier nichts mehr sagen: So will es, wer den Tisch eröffnet hat.
log-unmuted = { $name } darf hier wieder sprechen.

refusal-muted_here = Wer diesen Tisch eröffnet hat, hat dich hier stumm geschaltet. Du spielst weiter, ohne zu reden.
refusal-mute_opener = Nur wer den Tisch eröffnet hat, darf hier jemanden stumm schalten. Für dich allein kannst du es auf der Seite der Person tun.
refusal-mute_nobody = Dort ist niemand, der stumm geschaltet werden könnte.
refusal-mute_self = Dich selbst kannst du nicht stumm schalten.
