connection-rule-PC1-1 = Das Spiel ist für drei bis sechs Spieler.
connection-rule-PC1-2 = Es gibt sechs Gesellschaften (Blau, Gelb, Rot, Lila, Schwarz, Braun) mit je 33 Lokomotiven; eine Lokomotive ist auf der Karte ein Stück Strecke, auf der Hand ein Anteil.
connection-rule-PC1-3 = Eine Lokomotive jeder Gesellschaft steht auf einem der sechs Startfelder um den Eiffelturm; welche auf welchem, wird ausgelost.
connection-rule-PC1-4 = Eine weitere Lokomotive jeder Gesellschaft steht auf der Wertleiste, wo jede bei 0 beginnt.
connection-rule-PC1-5 = Die übrigen 186 Lokomotiven kommen in einen Beutel, aus dem jeder blind zieht: 10 zu dritt, 8 zu viert, 6 zu fünft, 5 zu sechst.
connection-rule-PC1-6 = Was im Beutel bleibt, wird auf die sechs Vorratstafeln sortiert, wo jeder es zählen kann.
connection-rule-PC1-7 = Der Startspieler wird ausgelost.
connection-rule-PC2-1 = Die Karte hat Landfelder, Städte, sechs Startfelder und den Eiffelturm; wo sie liegen, ist rekonstruiert und steht in einer einzigen Datei.
connection-rule-PC2-2 = Felder, die eine karierte Kante trennt, sind nicht benachbart: Niemand baut darüber hinweg.
connection-rule-PC2-3 = Ein Landfeld hat Platz für zwei Lokomotiven.
connection-rule-PC2-4 = Eine Stadt hat Platz für eine Lokomotive.
connection-rule-PC2-5 = Auf den Eiffelturm und die Startfelder wird nie etwas gestellt.
connection-rule-PC2-6 = Zwei Lokomotiven derselben Gesellschaft teilen sich nie ein Feld.
connection-rule-PC3-1 = Im Uhrzeigersinn, beginnend beim Startspieler, führt jeder genau eine von zwei Aktionen aus: bauen oder tauschen. Passen darf niemand.
connection-rule-PC3-2 = Wer baut, stellt eine bis fünf Lokomotiven einer Gesellschaft von ihrer Vorratstafel auf die Karte; jede Gesellschaft ist erlaubt, ob man Anteile an ihr hat oder nicht.
connection-rule-PC3-3 = Eine Gesellschaft mit leerer Vorratstafel kann man nicht wählen, und mehr Lokomotiven, als dort liegen, kann man nicht stellen.
connection-rule-PC3-4 = Jede kommt auf ein Feld neben einer Lokomotive derselben Gesellschaft, ob diese auf dem Startfeld steht oder früher oder erst in dieser Aktion gestellt wurde. Verzweigen ist erlaubt.
connection-rule-PC3-5 = Sie werden einzeln gestellt, und nach der ersten darf man jederzeit aufhören, auch wenn die Strecke nichts nützt.
connection-rule-PC3-6 = Eine Gesellschaft, die noch Lokomotiven, aber kein Feld für sie hat, kann man nicht wählen.
connection-rule-PC4-1 = Keine Lokomotive darf so gestellt werden, dass eine Gesellschaft abgeschnitten wird: Jede muss von dort, wo sie steht, zu irgendeiner Stadt bauen können.
connection-rule-PC4-2 = Eine Gesellschaft, die eine Stadt erreicht hat, ist angeschlossen und kann nicht mehr abgeschnitten werden.
connection-rule-PC4-3 = Ein Weg führt über benachbarte Felder, auf die diese Gesellschaft jetzt eine Lokomotive stellen könnte, zu einer Stadt, in der keine steht.
connection-rule-PC4-4 = Wie viele Lokomotiven diese Gesellschaft noch hat, spielt keine Rolle; es zählt nur der Platz auf der Karte.
connection-rule-PC4-5 = Jede Gesellschaft wird für sich betrachtet. Sind zwei auf denselben letzten Ort angewiesen, gilt keine als abgeschnitten; keine darf ihn der anderen nehmen, und beide bleiben eingeschlossen.
connection-rule-PC4-6 = Das wird nach jeder einzelnen Lokomotive geprüft; weil keine die Karte je verlässt, ist das Ergebnis dasselbe wie nach der ganzen Aktion.
connection-rule-PC4-7 = Eine Gesellschaft schneidet sich nie selbst ab: Was sie gestellt hat, gehört zu ihrem Weg.
connection-rule-PC5-1 = Jede Stadt erhöht den Wert der Gesellschaft, die dort baut, einmal: um 1 (klein), 2 (mittel), 3 (groß) oder 4 (Marseille); Landfelder erhöhen ihn nicht.
connection-rule-PC5-2 = Nichts anderes erhöht ihren Wert: kein Bonus für Länge, für ein geteiltes Feld oder dafür, als Erste da zu sein. Der Wert einer Gesellschaft ist die Summe ihrer Städte.
connection-rule-PC5-3 = Werte zählen über das Ende der gedruckten Leiste hinaus weiter.
connection-rule-PC5-4 = Der Wert steigt mit jeder gestellten Lokomotive; die gedruckte Regel zählt am Ende der Aktion, mit demselben Ergebnis.
connection-rule-PC6-1 = Zum Tauschen legt man zuerst einen eigenen Anteil auf die Vorratstafel seiner Gesellschaft zurück.
connection-rule-PC6-2 = Dann nimmt man einen oder zwei Anteile von einer einzigen Vorratstafel, und zwar der einer anderen Gesellschaft.
connection-rule-PC6-3 = Man darf auch nur einen nehmen; liegt dort nur noch einer, bekommt man nur diesen.
connection-rule-PC6-4 = Man darf mehr Anteile haben, als die Grenze erlaubt; das kostet am Ende Punkte.
connection-rule-PC6-5 = Ein Anteil, der auf eine leere Vorratstafel zurückgelegt wird, macht diese Gesellschaft wieder wählbar.
connection-rule-PC6-6 = Wer keinen Anteil hätte, könnte nicht tauschen; im Spiel hat aber niemand je weniger Anteile, als ihm ausgeteilt wurden, ein Tausch ist also immer möglich.
connection-rule-PC7-1 = Das Spiel endet sofort, wenn eine Lokomotive nach Marseille gestellt wird.
connection-rule-PC7-2 = Der Rest der Aktion entfällt dann; was in ihr schon gestellt wurde, zählt, auch Marseille.
connection-rule-PC7-3 = Das Spiel endet sofort, wenn nur noch auf einer Vorratstafel Lokomotiven liegen.
connection-rule-PC7-4 = Das wird nach einer ganzen Aktion geprüft: Ein Bau mit den letzten Lokomotiven wird noch beendet und gewertet, und mitten im Tausch endet das Spiel nie.
connection-rule-PC7-5 = Ein anderes Ende gibt es nicht: Man darf hin und her tauschen, so lange man will.
connection-rule-PC7-6 = Alle dürfen sich jederzeit einigen, das Spiel zu beenden und so zu werten, wie es steht. Bots stimmen nur zu, wenn nie wieder gebaut werden kann oder wenn sechs volle Runden lang nichts gebaut wurde und keine Hand innerhalb ihrer Grenze größer wurde.
connection-rule-PC8-1 = Am Ende werden alle Anteile gezeigt: Jeder Anteil, auch einer über der Grenze, bringt den Wert seiner Gesellschaft.
connection-rule-PC8-2 = Die Grenze liegt bei 20 Anteilen zu dritt, 15 zu viert, 12 zu fünft, 10 zu sechst; jeder Anteil darüber kostet 20 Punkte.
connection-rule-PC8-3 = Das Gesamtergebnis kann unter 0 liegen.
connection-rule-PC8-4 = Wer die meisten Punkte hat, gewinnt.
connection-rule-PC8-5 = Bei Gleichstand gibt es mehrere Sieger.
connection-rule-PC9-1 = Welche Anteile jemand auf der Hand hat, bleibt allen anderen bis zum Ende verborgen.
connection-rule-PC9-2 = Offen für alle sind die Karte, die Werte, die Vorratstafeln und jeder Tausch mit Gesellschaft und Zahl, also auch, wie viele Anteile jemand hat.
connection-rule-PC9-3 = Ein öffentlicher Notizblock hält fest, was jeder genommen und zurückgelegt hat und was daraus sicher folgt.
connection-rule-PC9-4 = Bei mehreren Partien hintereinander wechselt der Startspieler im Uhrzeigersinn.
connection-rule-PC9-5 = Um Sichtschirme, Beutel, Vorratstafeln und Zählsteine kümmert sich die Online-Fassung.

connection-chapter-PC1 = Vorbereitung
connection-chapter-PC2 = Die Karte
connection-chapter-PC3 = Bauen
connection-chapter-PC4 = Abschneiden
connection-chapter-PC5 = Werte der Gesellschaften
connection-chapter-PC6 = Tauschen
connection-chapter-PC7 = Ende des Spiels
connection-chapter-PC8 = Schlusswertung
connection-chapter-PC9 = Informationen und Online-Fassung

connection-game-title = Paris Connection
connection-game-tagline = Sechs Bahnen verlassen Paris; am Ziel zählen die richtigen Anteile.
connection-game-about = Jede Lokomotive ist Strecke oder Anteil: Was hinter deinem Sichtschirm liegt, fehlt auf der Karte. Wo Felder, Städte und karierte Kanten des gedruckten Plans liegen, ist nirgends in Worten beschrieben. Die Karte ist eine Rekonstruktion, die zu allem Bekannten passt: sechs Bahnhöfe um den Eiffelturm, Städte, die umso mehr wert sind, je ferner sie liegen, Marseille allein mit 4. Sie lässt sich ersetzen, sobald der gedruckte Plan vorliegt.
connection-game-objective = Sammle die Anteile, deren Gesellschaften am Ende am meisten wert sind.
connection-game-overview = In deinem Zug baust du entweder die Strecke einer Gesellschaft um bis zu fünf Lokomotiven weiter, oder du legst einen deiner Anteile zurück und nimmst einen oder zwei einer anderen Gesellschaft. Städte machen eine Gesellschaft wertvoller; jeder darf für jede bauen. Niemand sieht, welche Anteile die anderen haben. Das Spiel endet, wenn eine Gesellschaft Marseille erreicht oder wenn nur noch auf einer Vorratstafel Lokomotiven liegen. Dann bringt jeder Anteil den Wert seiner Gesellschaft, und jeder Anteil über der Grenze kostet 20 Punkte.
connection-game-sources = Quellen: Q ist die Spielregel mit ihrer Überschrift; H ist die Hilfeseite einer Online-Ausgabe; L sind Tatsachen aus Besprechungen; D folgt aus den anderen Regeln; R ist unsere Festlegung oder Rekonstruktion.

connection-colour-green = Grün
connection-colour-orange = Orange
connection-colour-rose = Rosa
connection-colour-teal = Türkis
connection-colour-grey = Grau
connection-colour-white = Weiß

connection-company-blue = Blau
    .e = blaue
    .en = blauen
connection-company-yellow = Gelb
    .e = gelbe
    .en = gelben
connection-company-red = Rot
    .e = rote
    .en = roten
connection-company-purple = Lila
    .e = lila
    .en = lila
connection-company-black = Schwarz
    .e = schwarze
    .en = schwarzen
connection-company-brown = Braun
    .e = braune
    .en = braunen

connection-kind-rural = Land
connection-kind-city = Stadt
connection-kind-start = Bahnhof
connection-kind-eiffel = Eiffelturm

connection-event-station = Die { FORM($company, "e") } Gesellschaft beginnt hier: { $hex }.
connection-event-dealt =
    { $company ->
        [none] { $seat } zieht einen Anteil.
       *[other] { $seat } zieht einen { FORM($company, "en") } Anteil.
    }
connection-event-sorted = Alle Anteile sind ausgeteilt; die übrigen Lokomotiven liegen auf den Vorratstafeln.
connection-event-start = { $seat } ist Startspieler.
connection-event-chosen = { $seat } baut für die { FORM($company, "e") } Gesellschaft.
connection-event-laid = { $seat } stellt eine { FORM($company, "e") } Lokomotive: { $hex }.
connection-event-reached = { $seat } schließt { $hex } an: Wert der { FORM($company, "en") } Gesellschaft +{ $points }, jetzt { $value }.
connection-event-built =
    { $count ->
        [one] { $seat } beendet den Bau: eine { FORM($company, "e") } Lokomotive, Wert +{ $points }.
       *[other] { $seat } beendet den Bau: { $count } { FORM($company, "e") } Lokomotiven, Wert +{ $points }.
    }
connection-event-returned = { $seat } legt einen { FORM($company, "en") } Anteil zurück.
connection-event-round = Runde { $round } beginnt.
connection-event-marseille = Die { FORM($company, "e") } Gesellschaft hat Marseille erreicht: Das Spiel endet sofort.
connection-event-one_board = Nur die { FORM($company, "e") } Gesellschaft hat noch Lokomotiven auf der Vorratstafel: Das Spiel endet.
connection-event-shown =
    { $points ->
        [one] { $seat } zeigt alle Anteile: { $points } Punkt.
       *[other] { $seat } zeigt alle Anteile: { $points } Punkte.
    }
connection-event-over = Das Spiel ist zu Ende.

connection-event-took =
    { $count ->
        [one] { $seat } nimmt einen { FORM($company, "en") } Anteil.
       *[other] { $seat } nimmt { $count } { FORM($company, "e") } Anteile.
    }

## What the log tells in one sentence.

connection-told-building = { $seat } baut für die { FORM($company, "e") } Gesellschaft: { $each }.
connection-told-building_paid = { $seat } baut für die { FORM($company, "e") } Gesellschaft: { $each }. Ihr Wert steigt um { $points } auf { $value }.
connection-told-station_many = Hier beginnen die Gesellschaften: { $each }.
connection-told-drawn_own = { $seat } zieht Anteile: { $each }.
connection-told-drawn_all = Blind gezogene Anteile: { $counts }.
connection-told-shown_all = Alle zeigen ihre Anteile: { $scores }.

connection-told-trade =
    { $count ->
        [one] { $seat } legt einen { FORM($given, "en") } Anteil zurück und nimmt einen { FORM($company, "en") }.
       *[other] { $seat } legt einen { FORM($given, "en") } Anteil zurück und nimmt { $count } { FORM($company, "e") }.
    }

connection-refusal-over = Dieses Spiel ist zu Ende; weitere Züge sind nicht möglich.
connection-refusal-chance = Einen Moment, gerade entscheidet das Los.
connection-refusal-unknown_action = „{ $text }“ ist kein Zug in diesem Spiel. Tippe zum Beispiel „build red“, „lay K13“, „done“ oder „return blue“.
connection-refusal-take_two = Man nimmt einen oder zwei Anteile, nicht mehr.
connection-refusal-return_one = Man legt genau einen Anteil zurück.
connection-refusal-ambiguous = „{ $text }“ kann mehrere Züge bedeuten. Wähle einen davon: { $choices }.
connection-refusal-impossible_draw = „{ $text }“ kann hier nicht gezogen werden.
connection-refusal-mid_build = Du baust gerade. Stelle weitere Lokomotiven oder beende den Zug; willst du etwas anderes tun, nimm die gestellten erst zurück.
connection-refusal-mid_trade = Du hast einen Anteil zurückgelegt. Nimm einen oder zwei einer anderen Gesellschaft.
connection-refusal-no_stock = Auf der { FORM($company, "en") } Vorratstafel liegt keine Lokomotive mehr.
connection-refusal-no_place = Es gibt kein Feld, auf dem die { FORM($company, "e") } Gesellschaft jetzt bauen könnte.
connection-refusal-choose_first = Wähle zuerst die Gesellschaft, die baut.
connection-refusal-return_first = Lege zuerst einen deiner Anteile zurück.
connection-refusal-no_share = Du hast keinen { FORM($company, "en") } Anteil, den du zurücklegen kannst.
connection-refusal-same_company = Einen { FORM($company, "en") } Anteil hast du eben zurückgelegt. Nimm von einer anderen Gesellschaft.
connection-refusal-too_few =
    { $left ->
        [one] Auf der { FORM($company, "en") } Vorratstafel liegt nur noch { $left } Lokomotive.
       *[other] Auf der { FORM($company, "en") } Vorratstafel liegen nur noch { $left } Lokomotiven.
    }
connection-refusal-all_laid = Fünf Lokomotiven sind gestellt, mehr gehen in einem Zug nicht. Beende den Zug.
connection-refusal-board_empty = Die { FORM($company, "e") } Vorratstafel ist jetzt leer. Beende den Zug.
connection-refusal-no_track = Auf diesem Feld darf nie gebaut werden: { $hex }.
connection-refusal-stands_there = Die { FORM($company, "e") } Gesellschaft steht dort schon: { $hex }.
connection-refusal-not_adjacent = { $hex } liegt nicht neben einer { FORM($company, "en") } Lokomotive.
connection-refusal-crossed = Über die karierte Kante führt kein Weg: { $hex }.
connection-refusal-hex_full = { $hex } ist voll: Dort stehen zwei Lokomotiven.
connection-refusal-city_taken = { $hex } ist besetzt: Eine Stadt hat Platz für eine Gesellschaft.
connection-refusal-cut_off = Mit { $hex } würdest du die { FORM($company, "e") } Gesellschaft abschneiden: Kein Weg führte mehr zu einer Stadt.
connection-refusal-lay_one = Stelle mindestens eine Lokomotive, bevor du den Zug beendest.

connection-prompt-turn = Wähle eine Gesellschaft zum Bauen, oder lege einen deiner Anteile zum Tausch zurück.
connection-prompt-stuck = Keine Gesellschaft kann je wieder bauen. Lege einen Anteil zurück, um zu tauschen; alle können sich auch einigen, das Spiel zu beenden.
connection-prompt-only_trade = Jetzt kann keine Gesellschaft bauen. Lege einen Anteil zurück, um zu tauschen: Dann kann seine Gesellschaft wieder bauen, wenn sie ein Feld dafür hat.
connection-prompt-build_first = Stelle die erste { FORM($company, "e") } Lokomotive.
connection-prompt-built = Mehr Lokomotiven kannst du nicht stellen. Beende deinen Zug.
connection-prompt-trade = Nimm einen oder zwei Anteile einer anderen Gesellschaft als der { FORM($company, "en") }.
connection-prompt-wait = { $seat } ist am Zug.
connection-prompt-chance = Gerade entscheidet das Los.
connection-prompt-over = Das Spiel ist zu Ende.

connection-prompt-build =
    { $n ->
        [one] Stelle noch eine { FORM($company, "e") } Lokomotive oder beende den Zug.
       *[other] Stelle noch bis zu { $n } { FORM($company, "e") } Lokomotiven oder beende den Zug.
    }

connection-line-company = { $company }: { $shares } × { $value }
connection-line-penalty = Über der Grenze von { $limit }: { $over } × { $penalty }
connection-line-total = Gesamt
connection-line-tiebreak = Gleichstand: mehrere Sieger
connection-line-shared = Gleichstand: mehrere Sieger

## Through what a game was won, in the middle of a sentence.

connection-won_by-company = die { FORM($company, "en") } Anteile
connection-won_by-penalty = Anteile über der Grenze

## How it ended.

connection-reason-marseille = Eine Gesellschaft hat Marseille erreicht.
connection-reason-one_board = Nur noch auf einer Vorratstafel liegen Lokomotiven.

connection-unsure-map-hexes = Zahl und Anordnung der Felder
connection-unsure-map-cities = Welche Städte wo liegen, und die meisten ihrer Werte
connection-unsure-map-stations = Auf welcher Seite des Turms jeder Bahnhof liegt
connection-unsure-map-sides = Welche Kanten kariert sind

connection-notation-help = Tippe „build red“, dann bis zu fünfmal „lay K13“ oder „lay Orléans“, dann „done“; oder „return blue“, dann „take red 2“.
