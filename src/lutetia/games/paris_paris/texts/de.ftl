paris_paris-rule-PP1-1 = Das Spiel ist für zwei bis vier Spieler.
paris_paris-rule-PP1-2 = Jeder Spieler hat Häuser einer Farbe: Flieder, Grau, Grün oder Gelb.
paris_paris-rule-PP1-3 = Der Vorrat an Häusern geht nie aus.
paris_paris-rule-PP1-4 = Der Startspieler wird ausgelost und erhält den Bus.
paris_paris-rule-PP1-5 = Fünf Sonderfahrt-Karten, eine je Linie, werden gemischt; jeder bekommt eine, die nur er selbst ansehen darf.
paris_paris-rule-PP1-6 = Zu zweit liegt eine weitere Sonderfahrt-Karte offen für beide aus.
paris_paris-rule-PP1-7 = Die übrigen Sonderfahrt-Karten bleiben unbekannt.
paris_paris-rule-PP1-8 = Die Haltestellenplättchen werden gemischt und verdeckt gestapelt; jeder Stapel hat ein Plättchen mehr, als Spieler dabei sind.
paris_paris-rule-PP1-9 = Zu viert gibt es 12 Stapel, zu dritt 15, zu zweit 20: Alle 60 Plättchen kommen ins Spiel.
paris_paris-rule-PP2-1 = Fünf Buslinien mit je sieben Haltestellen verbinden 25 Haltestellen; je zwei Linien kreuzen sich genau einmal. So entstehen zehn Kreuzungen, vier auf jeder Linie.
paris_paris-rule-PP2-2 = Eine Kreuzung bietet Platz für zwei Häuser, jede andere Haltestelle für eines.
paris_paris-rule-PP2-3 = Zu einer Haltestelle gibt es so viele Plättchen, wie Straßen zu ihr führen: insgesamt 60.
paris_paris-rule-PP2-4 = Ein Plättchen hat die Farbe einer Linie. An einer Kreuzung gehört zu jedem Straßenende ein Plättchen in der Farbe seiner Linie; so hat jede Linie zwölf.
paris_paris-rule-PP2-5 = Zwei Haltestellen sind benachbart, wenn eine Straße sie verbindet, gleich zu welcher Linie sie gehört.
paris_paris-rule-PP3-1 = Eine Runde beginnt, indem der Startspieler einen Stapel aufdeckt: Dessen Plättchen liegen aus.
paris_paris-rule-PP3-2 = Im Uhrzeigersinn, beginnend beim Startspieler, nimmt jeder genau ein Plättchen und baut; passen darf niemand.
paris_paris-rule-PP3-3 = Jedes ausliegende Plättchen darf genommen werden.
paris_paris-rule-PP3-4 = Ein genommenes Plättchen ist aus dem Spiel.
paris_paris-rule-PP3-5 = Liegen in einem Stapel zwei Plättchen derselben Haltestelle, sind das zwei verschiedene Möglichkeiten.
paris_paris-rule-PP3-6 = Nach der Runde geht der Bus im Uhrzeigersinn weiter; wer ihn bekommt, beginnt die nächste Runde.
paris_paris-rule-PP4-1 = Gebaut wird ein Haus an der Haltestelle des genommenen Plättchens.
paris_paris-rule-PP4-2 = Man darf beide Häuser einer Kreuzung besitzen.
paris_paris-rule-PP5-1 = Solange an einer Haltestelle ein Platz frei ist, wird dort kein Haus verdrängt.
paris_paris-rule-PP5-2 = An einer vollen Kreuzung bestimmt, wer baut, welches der beiden Häuser verdrängt wird, ein fremdes oder ein eigenes.
paris_paris-rule-PP5-3 = An jeder anderen vollen Haltestelle wird das eine Haus dort verdrängt; ein eigenes wird einfach ausgetauscht.
paris_paris-rule-PP5-4 = Zu dritt oder viert kommt ein Haus, das ein anderer Spieler verdrängt, in den Beutel.
paris_paris-rule-PP5-5 = Zu zweit geht ein verdrängtes Haus an seinen Besitzer zurück.
paris_paris-rule-PP5-6 = Ein Haus, das man selbst verdrängt, kommt zurück in den Vorrat, nie in den Beutel.
paris_paris-rule-PP5-7 = Niemand darf während des Spiels in den Beutel sehen.
paris_paris-rule-PP6-1 = Das Plättchen, das am Ende einer Runde übrig bleibt, löst an seiner Haltestelle eine kleine Rundfahrt aus.
paris_paris-rule-PP6-2 = Stehen dort Häuser, bringt jedes seinem Besitzer 1 Punkt; kein anderes Haus bringt dann etwas.
paris_paris-rule-PP6-3 = Ist die Haltestelle leer, sucht der Bus entlang der Linie in beide Richtungen: Jedes Haus an der nächsten besetzten Haltestelle bringt 1 Punkt.
paris_paris-rule-PP6-4 = Haltestellen in derselben kleinsten Entfernung zählen alle.
paris_paris-rule-PP6-5 = An einer leeren Kreuzung wird auf beiden Linien zugleich gesucht, gleich welche Farbe das Plättchen hat; nur die allerkleinste Entfernung zählt.
paris_paris-rule-PP6-6 = Der Bus wechselt unterwegs nicht die Linie; als Entfernung zählen die Haltestellen entlang einer Linie.
paris_paris-rule-PP6-7 = Steht auf den abgesuchten Linien kein Haus, gehen alle leer aus.
paris_paris-rule-PP7-1 = Nach der kleinen Rundfahrt wird das übrige Plättchen oben links geparkt.
paris_paris-rule-PP7-2 = Ist schon ein Plättchen derselben Farbe geparkt, wird diese Linie sofort abgefahren: eine große Rundfahrt.
paris_paris-rule-PP7-3 = Nach einer großen Rundfahrt sind beide Plättchen dieser Farbe aus dem Spiel.
paris_paris-rule-PP7-4 = Eine große Rundfahrt hält an den vier Kreuzungen ihrer Linie und nirgends sonst.
paris_paris-rule-PP7-5 = An jeder davon gibt es 1 Punkt für jedes eigene Haus dort und 1 Punkt für jedes eigene Haus an einer benachbarten Haltestelle.
paris_paris-rule-PP7-6 = Wer an der Kreuzung kein Haus hat, bekommt dort nichts, gleich was daneben steht.
paris_paris-rule-PP7-7 = Benachbarte Häuser zählen für eine Kreuzung nur einmal, auch wenn man dort zwei Häuser hat.
paris_paris-rule-PP7-8 = Jede Kreuzung zählt für sich: Ein Haus kann neben mehreren von ihnen zählen.
paris_paris-rule-PP7-9 = Geparkte Plättchen ohne Gegenstück sind nichts wert.
paris_paris-rule-PP8-1 = Das Spiel endet zu viert nach 12 Runden, zu dritt nach 15, zu zweit nach 20.
paris_paris-rule-PP8-2 = Dann werden die Sonderfahrt-Karten aller Spieler gezeigt und ihre Linien nacheinander abgefahren, beginnend beim Startspieler, jede genau wie bei einer großen Rundfahrt.
paris_paris-rule-PP8-3 = Zu zweit wird auch die Linie der offenen Karte abgefahren: drei Fahrten.
paris_paris-rule-PP8-4 = Danach wird der Beutel geleert: Wer mehr Häuser darin hat als jeder andere, bekommt für jedes davon 1 Punkt.
paris_paris-rule-PP8-5 = Haben mehrere die meisten, bekommt niemand Punkte für den Beutel. Zu zweit gibt es keinen Beutel.
paris_paris-rule-PP8-6 = Wer die meisten Punkte hat, gewinnt.
paris_paris-rule-PP8-7 = Bei Gleichstand gewinnt, wer von den Beteiligten die wenigsten Häuser auf dem Plan hat.
paris_paris-rule-PP8-8 = Wer dann noch gleichauf liegt, teilt sich den Platz.
paris_paris-rule-PP9-1 = Variante: Alle dürfen sehen, wie viele Häuser jeder Farbe im Beutel liegen.
paris_paris-rule-PP9-2 = Variante: An einer leeren Kreuzung folgt die kleine Rundfahrt nur der Linie in der Farbe des Plättchens, wie es auf einer Regelseite im Internet steht.
paris_paris-rule-PP9-3 = Um Häuser, Karten und Punktemarker kümmert sich die Online-Fassung: Sie legt sie aus, mischt sie und räumt sie weg.
paris_paris-rule-PP9-4 = Die ausliegenden Haltestellen leuchten auf dem Plan.

paris_paris-chapter-PP1 = Vorbereitung
paris_paris-chapter-PP2 = Haltestellen und Plättchen
paris_paris-chapter-PP3 = Die Runde
paris_paris-chapter-PP4 = Bauen
paris_paris-chapter-PP5 = Häuser verdrängen
paris_paris-chapter-PP6 = Die kleine Rundfahrt
paris_paris-chapter-PP7 = Die große Rundfahrt
paris_paris-chapter-PP8 = Das Ende
paris_paris-chapter-PP9 = Varianten und Online-Fassung

paris_paris-game-title = Paris Paris
paris_paris-game-tagline = Ein Haus an der richtigen Haltestelle, bevor der Bus kommt.
paris_paris-game-about = Ein Bus, fünf Linien, fünfundzwanzig Haltestellen: Du baust dort, wo die Rundfahrten vorbeikommen, und jedes Plättchen, das du liegen lässt, entscheidet mit, wohin der Bus fährt. Der gedruckte Plan ist nirgends in Worten beschrieben: Dreizehn Haltestellen und eine Linienfarbe stammen aus schriftlichen Quellen, die übrigen Namen und Farben und die Reihenfolge der Haltestellen sind so rekonstruiert, dass alles Bekannte stimmt. Sobald der gedruckte Plan vorliegt, lassen sie sich ersetzen.
paris_paris-game-objective = Sammle mit deinen Häusern die meisten Punkte, wenn der Bus vorbeikommt.
paris_paris-game-overview = In jeder Runde liegt ein Plättchen mehr aus, als Spieler dabei sind. Bist du am Zug, nimmst du ein Plättchen und baust ein Haus an seiner Haltestelle; eine Kreuzung hat Platz für zwei Häuser, jede andere Haltestelle für eines. Ist die Haltestelle voll, verdrängt dein Haus ein anderes. Das Plättchen, das niemand nahm, schickt den Bus auf eine kleine Rundfahrt: Jedes Haus an dieser Haltestelle bringt 1 Punkt oder, falls sie leer ist, jedes der nächstgelegenen entlang der Linie. Kommen zwei übrige Plättchen einer Farbe zusammen, fährt der Bus die ganze Linie ab: An jeder Kreuzung, an der du ein Haus hast, bekommst du 1 Punkt für jedes deiner Häuser dort und gleich nebenan. Am Ende werden auch die Linien der geheimen Sonderfahrt-Karten abgefahren; zu dritt oder viert bringt der Beutel dann dem Punkte, der am häufigsten verdrängt wurde.
paris_paris-game-sources = Quellen: BSW ist eine Regelseite von 2003 im Internet, mit Abschnitt; P mit Zahl ist die Seite im Regeltext des Verlags; box ist, was Materiallisten und Rezensionen sagen; R ist unsere Festlegung, wo alle Texte schweigen.

paris_paris-colour-lilac = Flieder
    .e = fliederfarbene
    .es = fliederfarbenes
paris_paris-colour-grey = Grau
    .e = graue
    .es = graues
paris_paris-colour-green = Grün
    .e = grüne
    .es = grünes
paris_paris-colour-yellow = Gelb
    .e = gelbe
    .es = gelbes

paris_paris-route-teal = Türkis
paris_paris-route-blue = Blau
paris_paris-route-red = Rot
paris_paris-route-orange = Orange
paris_paris-route-brown = Braun

paris_paris-option-open_bag = Offener Beutel
paris_paris-option-small_tour = Kleine Rundfahrt ab einer leeren Kreuzung

paris_paris-option_help-open_bag = Alle dürfen sehen, wie viele Häuser jeder Farbe im Beutel liegen.
paris_paris-option_help-small_tour = Wo der Bus sucht, wenn das übrige Plättchen eine leere Kreuzung nennt.

paris_paris-choice-small_tour_both = Entlang beider Linien
paris_paris-choice-small_tour_tile_route = Nur entlang der Linie des Plättchens

paris_paris-event-start = { $seat } ist Startspieler und bekommt den Bus.
paris_paris-event-marker =
    { $route ->
        [none] { $seat } zieht eine Sonderfahrt-Karte.
       *[other] { $seat } zieht eine Sonderfahrt-Karte: Linie { $route }.
    }
paris_paris-event-open_marker = Die offene Sonderfahrt-Karte zeigt Linie { $route }.
paris_paris-event-round = Runde { $round }: { $start } deckt einen Stapel auf.
paris_paris-event-drawn = { $tile } liegt aus.
paris_paris-event-drawn_many = Es liegen aus: { $tile }.
paris_paris-event-built = { $seat } baut an der Haltestelle { $tile }.
paris_paris-event-displaced =
    { $to ->
        [bag] { $owner } verliert ein Haus an der Haltestelle { $stop }; es kommt in den Beutel.
       *[other] { $owner } nimmt ein Haus von der Haltestelle { $stop } zurück.
    }
paris_paris-event-small_tour = Kleine Rundfahrt: { $tile } blieb übrig.
paris_paris-event-small_nothing = Unterwegs steht kein Haus: Alle gehen leer aus.
paris_paris-event-parked = { $tile } wird geparkt.
paris_paris-event-big_tour = Zwei Plättchen einer Farbe: große Rundfahrt auf Linie { $route }.
paris_paris-event-special_tour =
    { $seat ->
        [none] Sonderfahrt auf Linie { $route } (offene Karte).
       *[other] Sonderfahrt auf Linie { $route } (Karte von { $seat }).
    }
paris_paris-event-tour_end = Punkte auf Linie { $route }: { $points }.
paris_paris-event-boxed = Beide Plättchen der Linie { $route } sind aus dem Spiel.
paris_paris-event-shown = { $seat } zeigt eine Sonderfahrt-Karte: Linie { $route }.
paris_paris-event-bag =
    { $seat ->
        [none] Der Beutel: Niemand hat mehr Häuser darin als jeder andere, also gibt es keine Punkte.
       *[other]
            { $points ->
                [one] Der Beutel: { $seat } hat die meisten Häuser darin und bekommt { $points } Punkt.
               *[other] Der Beutel: { $seat } hat die meisten Häuser darin und bekommt { $points } Punkte.
            }
    }
paris_paris-event-over = Das Spiel ist zu Ende.

paris_paris-event-small_pays =
    { $points ->
        [one] { $stop }: { $points } Punkt für { $seat }.
       *[other] { $stop }: { $points } Punkte für { $seat }.
    }

paris_paris-event-crossing =
    { $points ->
        [one] { $stop }: { $points } Punkt für { $seat } ({ $own } vor Ort, { $near } nebenan).
       *[other] { $stop }: { $points } Punkte für { $seat } ({ $own } vor Ort, { $near } nebenan).
    }

paris_paris-refusal-over = Dieses Spiel ist zu Ende; weitere Züge sind nicht möglich. Du kannst die Partie noch einmal ansehen oder eine neue spielen.
paris_paris-refusal-chance = Einen Moment, gerade entscheidet das Los.
paris_paris-refusal-not_offered = { $stop } liegt in dieser Runde nicht aus. Nimm eines der leuchtenden Plättchen.
paris_paris-refusal-place_free = An der Haltestelle { $stop } ist noch ein Platz frei. Baue dort, ohne ein Haus zu verdrängen.
paris_paris-refusal-choose_house = { $stop } ist voll besetzt. Wähle, welches Haus verdrängt wird.
paris_paris-refusal-no_house = An der Haltestelle { $stop } steht kein { FORM($colour, "es") } Haus. Wähle eine Farbe, die dort steht.
paris_paris-refusal-unknown_action = „{ $text }“ ist kein Zug in diesem Spiel. Tippe zum Beispiel „build louvre“.
paris_paris-refusal-not_on_route = Die Haltestelle { $stop } hat kein Plättchen der Linie { $route }.
paris_paris-refusal-ambiguous = „{ $text }“ kann mehrere Züge bedeuten. Wähle einen davon: { $choices }.
paris_paris-refusal-impossible_draw = „{ $text }“ kann hier nicht gezogen werden. Nur was noch in den Stapeln ist, kann kommen.

paris_paris-prompt-build = Nimm ein Plättchen und baue ein Haus.
paris_paris-prompt-build_first = Nimm ein Plättchen und baue ein Haus. Jedes Plättchen zeigt, was daraus folgt.
paris_paris-prompt-build_second = Nimm ein Plättchen und baue ein Haus. Was übrig bleibt, löst eine kleine Rundfahrt aus.
paris_paris-prompt-build_third = Nimm ein Plättchen und baue ein Haus. Die Linie deiner Sonderfahrt-Karte wird am Ende abgefahren.
paris_paris-prompt-wait = { $seat } wählt ein Plättchen.
paris_paris-prompt-chance = Gerade entscheidet das Los.
paris_paris-prompt-over = Das Spiel ist zu Ende.

paris_paris-line-small = Kleine Rundfahrten
paris_paris-line-big = Große Rundfahrten
paris_paris-line-special = Sonderfahrt: Linie { $route }
paris_paris-line-bag = Der Beutel
paris_paris-line-total = Gesamt
paris_paris-line-tiebreak = Gleichstand entschieden: die wenigsten Häuser auf dem Plan
paris_paris-line-shared = Weiter gleichauf: Der Platz wird geteilt

## Through what a game was won, in the middle of a sentence.

paris_paris-won_by-bag = der Beutel
paris_paris-won_by-big = große Rundfahrten
paris_paris-won_by-small = kleine Rundfahrten
paris_paris-won_by-special = die Sonderfahrt auf Linie { $route }

## How it ended.

paris_paris-reason-rounds = Alle Stapel sind gespielt.

paris_paris-unsure-map-stops = Die Namen von zwölf der Haltestellen und die Schreibweise der übrigen auf dem Plan
paris_paris-unsure-map-crossings = Welche Haltestellen Kreuzungen sind und wo eine Linie an einer endet
paris_paris-unsure-map-route_order = Die Reihenfolge der Haltestellen auf jeder Linie
paris_paris-unsure-map-route_colours = Die Farben der Linien, außer Türkis

paris_paris-notation-help = Tippe „build louvre“, um an einer Haltestelle zu bauen. Liegen zwei Plättchen dieser Haltestelle in verschiedenen Farben aus, ergänze die Farbe der Linie auf Englisch: „build louvre/red“. Ist die Kreuzung voll, ergänze, welches Haus verdrängt wird: „build louvre/red over lilac“.
