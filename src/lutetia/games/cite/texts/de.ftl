cite-rule-LC1-1 = Das Spiel ist für zwei Spieler, Blau und Orange.
cite-rule-LC1-2 = Jeder hat acht Pflasterplättchen aus zwei mal zwei Feldern; jedes Feld hat die eigene oder die gegnerische Farbe, ist gemischt oder zeigt eine Laterne. Beide Sätze sind gleich, nur mit vertauschten Farben.
cite-rule-LC1-3 = Es gibt zwölf Gebäude: zwei aus drei Feldern, vier aus vier, vier aus fünf, zwei aus sechs.
cite-rule-LC1-4 = Acht Postkarten sind im Spiel: der erste Satz, acht zufällige oder acht, die die Spieler abwechselnd wählen; sie stammen aus dem Grundspiel allein, aus Grundspiel und Eiffel oder aus Grundspiel, Eiffel und Promos.
cite-rule-LC1-5 = Jeder hat vier Aktionsmarker.
cite-rule-LC1-6 = Jeder zieht ein Plättchen vom eigenen Stapel und hält es verdeckt auf der Hand; die Reihenfolge der Stapel ist unbekannt.
cite-rule-LC1-7 = Der Startspieler wird ausgelost; bei einer Revanche beginnt, wer verloren hat.
cite-rule-LC1-8 = Beide dürfen jederzeit sehen, welche Plättchen jeder noch nicht gelegt hat, auch das auf der Hand, aber nicht in welcher Reihenfolge.
cite-rule-LC2-1 = In der ersten Phase hat man in jedem Zug zwei Möglichkeiten: das Plättchen von der Hand legen oder ein Gebäude nehmen.
cite-rule-LC2-2 = Ein Plättchen kommt auf ein leeres Quadrat des Plans, beliebig gedreht; es gibt sechzehn Quadrate.
cite-rule-LC2-3 = Nach dem Legen zieht man das nächste Plättchen, ohne dass der Gegner es sieht.
cite-rule-LC2-4 = Ein Gebäude, das man aus dem Vorrat nimmt, kommt in die eigene Reserve; eine Grenze setzt nur der Vorrat.
cite-rule-LC2-5 = Wer alle acht Plättchen gelegt hat, darf weitere Gebäude nehmen oder passen.
cite-rule-LC2-6 = Die erste Phase endet, wenn das letzte Plättchen gelegt ist.
cite-rule-LC2-7 = Wer noch Plättchen hat, muss bei leerem Vorrat eines legen.
cite-rule-LC2-8 = Passen ist in der ersten Phase eine eigene Aktion, auch bei leerem Vorrat.
cite-rule-LC3-1 = Wer sein achtes Plättchen zuerst gelegt hat, beginnt die zweite Phase.
cite-rule-LC3-2 = In der zweiten Phase hat man in jedem Zug zwei Möglichkeiten: ein Gebäude der eigenen Reserve setzen oder eine Postkarte nutzen.
cite-rule-LC3-3 = Ein Gebäude bedeckt nur freie Felder in der Farbe seines Besitzers oder gemischte, nie eine Laterne.
cite-rule-LC3-4 = Gebäude darf man drehen, aber nicht wenden.
cite-rule-LC3-5 = Eine Postkarte zu nutzen kostet einen Marker; danach darf niemand sie mehr nutzen.
cite-rule-LC3-6 = Man darf eine Postkarte auch ohne ihre Wirkung nutzen.
cite-rule-LC3-7 = Ein Feld ohne Teil darauf ist frei, auch eine Laterne.
cite-rule-LC3-8 = Wer etwas tun kann, darf nicht passen; wer nichts tun kann, wird übergangen.
cite-rule-LC3-9 = Wer nur noch mit einer nicht eingelösten Erlaubnis einer genutzten Karte Métropolitain oder Chartier etwas tun könnte, darf passen; zweimal Passen in Folge beendet das Spiel.
cite-rule-LC3-10 = Das Spiel endet, wenn keiner der beiden mehr etwas tun kann.
cite-rule-LC3-11 = Schornsteine zeigen nur, wem ein Gebäude gehört; ihre Zahl begrenzt nichts.
cite-rule-LC4-1 = Lévitation: Ein Gebäude der Reserve wird gegen eines aus dem Vorrat getauscht, das sofort gesetzt wird.
cite-rule-LC4-2 = Métropolitain: In einem späteren Zug darf ein Gebäude ein freies Laternenfeld bedecken, das dann kein Licht gibt; erst dann wird die Karte umgedreht.
cite-rule-LC4-3 = Jardin des Plantes: Der Garten, ein Gebäude aus zwei Feldern, wird sofort nach den Regeln für Gebäude gesetzt.
cite-rule-LC4-4 = Sacré-Cœur: Gebäude, die in der Reserve bleiben, kosten nichts.
cite-rule-LC4-5 = Le Peintre: Der Maler kommt auf ein freies Feld der eigenen Farbe und bringt 2 Punkte für jede Laterne in seinem Gebiet; nur Ränder und Gebäude begrenzen es.
cite-rule-LC4-6 = Chartier: In einem späteren Zug gilt ein freies Feld der gegnerischen Farbe als gemischt und wird sofort bedeckt, von einem Gebäude oder dem Brunnen.
cite-rule-LC4-7 = Bouquinistes: Der Anbau kommt auf ein freies Feld der eigenen Farbe neben ein eigenes Gebäude, das dadurch in jeder Hinsicht um ein Feld größer wird.
cite-rule-LC4-8 = Lampadaire: Eine neue Laterne kommt auf ein freies Feld der eigenen Farbe.
cite-rule-LC4-9 = Moulin Rouge: Die Tänzerin kommt auf ein freies Feld der eigenen Farbe und bringt 1 Punkt für jedes freie Feld in ihrem Gebiet, ihr eigenes eingeschlossen; Ränder, Gebäude, Laternen und alle anderen Teile begrenzen es.
cite-rule-LC4-10 = Fontaine des Mers: Der Brunnen kommt auf freie Felder der eigenen Farbe oder gemischte und bringt 3 Punkte für jedes eigene Gebäude, das ihn berührt.
cite-rule-LC4-11 = Le Penseur: Die Statue kommt auf ein freies Feld der eigenen Farbe, und das Feld vor ihr muss frei sein. Sie bringt 2 Punkte für jedes freie Feld an ihren Seiten, 1 für jedes an ihren Ecken und nichts, wenn ihre Sicht verstellt ist.
cite-rule-LC4-12 = La Grande Lumière: Die große Laterne kommt auf ein freies Laternenfeld; sie beleuchtet die auf der Karte gezeigten Felder, aber nichts, was hinter einem Gebäude liegt.
cite-rule-LC4-13 = Die große Laterne leuchtet in vier Richtungen, je zwei Felder weit.
cite-rule-LC4-14 = Garten und Hôtel des Invalides sind in jeder Hinsicht Gebäude: Anbau, Wasserspeier, Museum und Schädel gelten auch bei ihnen.
cite-rule-LC4-15 = Métropolitain und Chartier gelten für jedes Gebäude der Reserve, für das mit Lévitation geholte und für den Garten, Chartier auch für den Brunnen, aber für kein Teil, das die eigene Farbe verlangt.
cite-rule-LC4-16 = Métropolitain und Chartier dürfen zusammen für ein Gebäude gelten; keines von beiden wird verbraucht, wo es nicht gebraucht wird.
cite-rule-LC5-1 = Obélisque: Der Obelisk kommt auf ein freies Feld der eigenen Farbe; jeder bekommt 2 Punkte für jedes seiner Gebäude in derselben Zeile oder Spalte.
cite-rule-LC5-2 = Quartiers Pauvres: 1, 2, 4 oder 8 Punkte, wenn die eigenen Gebäude einen, zwei, drei oder alle vier Ränder des Plans berühren.
cite-rule-LC5-3 = Hôtel des Invalides: Dieses Gebäude aus einem Feld kommt auf die eigene Farbe; zusätzlich zu seinem Licht bringt es 1 Punkt für jedes Feld zwischen ihm und dem nächsten Rand.
cite-rule-LC5-4 = Notre-Dame: Der Wasserspeier kommt auf ein gegnerisches Gebäude; beide dürfen es dann in ihren Gruppen zählen.
cite-rule-LC5-5 = Arc de Triomphe: Der Bogen kommt auf drei freie Felder in einer Linie, beide Enden in der eigenen Farbe, die Mitte beliebig; er ist kein Gebäude, aber seine Felder zählen in den eigenen Gruppen.
cite-rule-LC5-6 = Tour Eiffel: Der Turm kommt auf ein Quadrat aus vier freien Feldern, darunter mindestens eine Laterne; Laternen unter ihm zählen doppelt. Jeder bekommt 2 Punkte für jedes Feld seiner Farbe unter ihm; für alles andere sind die Felder besetzt.
cite-rule-LC5-7 = Musée du Louvre: Das Museum kommt in ein eigenes Gebäude und bringt 1 Punkt für jedes Feld daneben, auf dem kein anderes Gebäude steht.
cite-rule-LC5-8 = Catacombes: Der Schädel kommt auf ein freies Feld der gegnerischen Farbe und bringt die Hälfte dessen, was ein gegnerisches Gebäude darauf für sein Licht erhält, abgerundet.
cite-rule-LC5-9 = La Seine: Die Karte kommt an einen Rand des Plans; jeder bekommt 3 Punkte für jedes seiner Gebäude, das diesen Rand berührt.
cite-rule-LC5-10 = La Liberté: Man wählt ein Viertel des Plans; jeder bekommt 3 Punkte für jedes seiner Gebäude, das ganz darin steht, und 2 für jedes, das nur teilweise darin steht.
cite-rule-LC5-11 = Das Feld des Schädels gilt in jeder Hinsicht als frei; bedeckt es etwas anderes als ein gegnerisches Gebäude, endet die Wirkung des Schädels.
cite-rule-LC5-12 = Eine Laterne unter dem Bogen gibt kein Licht und zählt nicht für den Maler.
cite-rule-LC5-13 = Der Bogen allein ist keine Gruppe: Er verbindet und vergrößert Gruppen von Gebäuden.
cite-rule-LC5-14 = Wie viele Felder Bogen, Hotel und Brunnen bedecken, ist rekonstruiert: drei, eines und zwei.
cite-rule-LC6-1 = Jedes Gebäude bringt seine Größe mal die Zahl der Laternen, die es beleuchten.
cite-rule-LC6-2 = Eine Laterne beleuchtet die vier angrenzenden Felder (nicht die diagonalen) und beliebig viele Gebäude, jedes davon nur einmal.
cite-rule-LC6-3 = Jeder bekommt 1 Punkt für jedes Feld seiner größten Gruppe eigener Gebäude, die sich mit den Seiten berühren.
cite-rule-LC6-4 = Jedes Gebäude, das in der Reserve bleibt, kostet 3 Punkte.
cite-rule-LC6-5 = Postkarten bringen, was auf ihnen steht.
cite-rule-LC6-6 = Wer mehr Punkte hat, gewinnt; bei Gleichstand, wer mehr sichtbare freie Felder der eigenen Farbe hat.
cite-rule-LC6-7 = Wer dann noch gleichauf liegt, teilt sich den Sieg.
cite-rule-LC6-8 = Der Punktestand wird ab Beginn der zweiten Phase angezeigt; von da an kostet die Reserve, was sie am Ende kosten würde.
cite-rule-LC7-1 = Postkarten liegen neben dem Plan; genutzte werden umgedreht.
cite-rule-LC7-2 = Jeder darf für sich planen, was er wohin setzen will; der andere sieht es nicht.
cite-rule-LC7-3 = Der Stempel kennzeichnet die Postkarten, die am Ende Punkte bringen; er selbst bewirkt nichts.
cite-rule-LC7-4 = Garten, Brunnen und Bogen liegen bei Drehung 0 von West nach Ost, bei Drehung 1 von Nord nach Süd.

cite-chapter-LC1 = Vorbereitung
cite-chapter-LC2 = Die Stadt pflastern
cite-chapter-LC3 = Bauen und Postkarten nutzen
cite-chapter-LC4 = Die Postkarten
cite-chapter-LC5 = Eiffel und die Promos
cite-chapter-LC6 = Die Wertung
cite-chapter-LC7 = Die Online-Fassung

cite-game-title = Paris – La Cité de la Lumière
cite-game-tagline = Pflastere die Straßen, dann baue, wo die Laternen leuchten.
cite-game-about = Paris, 1889: Die Weltausstellung öffnet, und die Straßen werden hell. Zu zweit pflastert ihr erst die Stadt, Plättchen um Plättchen, und wisst nie so recht, wo die Laternen am Ende stehen; dann baut ihr in ihrem Licht, und acht Postkarten helfen dabei oder werden dem anderen weggeschnappt. Die Regeln stammen aus schriftlichen Quellen. Wie die einzelnen Plättchen aussehen, wie groß Brunnen und Bogen sind, was die große Laterne beleuchtet und welche acht Postkarten der erste Satz sind, ist nirgends sicher überliefert: Das ist rekonstruiert und lässt sich ersetzen, sobald das gedruckte Material vorliegt.
cite-game-objective = Sammle mehr Punkte als dein Gegner: Setze große Gebäude dorthin, wo viele Laternen leuchten.
cite-game-overview = In der ersten Phase legst du das Plättchen von deiner Hand auf eines der sechzehn Quadrate oder nimmst ein Gebäude in deine Reserve. Ein Plättchen zeigt Felder deiner Farbe, der gegnerischen Farbe, gemischte Felder und Laternen. Liegen alle Plättchen, beginnt die zweite Phase: Du setzt ein Gebäude deiner Reserve auf freie Felder deiner Farbe oder gemischte, oder du gibst einen deiner vier Marker für eine Postkarte aus, die danach niemand mehr nutzen kann. Am Ende bringt jedes Gebäude seine Größe mal die Zahl der Laternen, die es beleuchten, und deine größte Gruppe sich berührender Gebäude 1 Punkt je Feld; Postkarten bringen dazu, was auf ihnen steht, und jedes Gebäude, das in deiner Reserve bleibt, kostet 3 Punkte.
cite-game-sources = Quellen: Y ist die Regelseite einer Online-Fassung, mit Abschnitt; facts sind Klarstellungen aus Rezensionen und Übersetzungen; D ist unsere Festlegung, wo alle Texte schweigen; R ist rekonstruiert.

cite-colour-blue = Blau
cite-colour-orange = Orange

cite-option-cards = Postkarten
cite-option-pool = Postkarten stammen aus

cite-option_help-cards = Wie die acht Postkarten der Partie bestimmt werden.
cite-option_help-pool = Welche Postkarten vorkommen können. Der erste Satz stammt immer aus dem Grundspiel.

cite-choice-cards_first = Der erste Satz
cite-choice-cards_random = Acht zufällige
cite-choice-cards_chosen = Abwechselnd gewählt
cite-choice-pool_base = Grundspiel
cite-choice-pool_eiffel = Grundspiel und Eiffel
cite-choice-pool_all = Grundspiel, Eiffel und Promos

cite-event-start = { $seat } ist Startspieler.
cite-event-card =
    { $seat ->
        [none] Im Spiel ist die Postkarte „{ $card }“.
       *[other] { $seat } wählt die Postkarte „{ $card }“.
    }
cite-event-hand =
    { $tile ->
        [none] { $seat } zieht ein Plättchen.
       *[other] { $seat } zieht Plättchen { $tile }.
    }
cite-event-phase =
    { FORM($phase, "id") ->
        [lay] { $seat } beginnt die erste Phase.
        [light] Alle Plättchen liegen. { $seat } beginnt die zweite Phase.
       *[other] { $phase }: { $seat } beginnt.
    }
cite-event-laid = { $seat } legt Plättchen { $tile } auf { $at }.
cite-event-took = { $seat } nimmt { FORM($piece, "acc") }.
cite-event-passed =
    { $how ->
        [forced] { $seat } kann nichts tun und wird übergangen.
       *[other] { $seat } passt.
    }
cite-event-built = { $seat } setzt { FORM($piece, "acc") } auf { $at }.
cite-event-used =
    { $how ->
        [at] { $seat } nutzt die Postkarte „{ $card }“ auf { $at }.
        [on] { $seat } nutzt die Postkarte „{ $card }“ für { FORM($on, "acc") }.
        [side] { $seat } nutzt die Postkarte „{ $card }“: { $side }.
        [without] { $seat } nutzt die Postkarte „{ $card }“ ohne ihre Wirkung.
       *[other] { $seat } nutzt die Postkarte „{ $card }“.
    }
cite-event-spent =
    { FORM($card, "id") ->
        [metropolitain] Métropolitain: { $seat } bebaut eine Laterne.
        [chartier] Chartier: { $seat } bedeckt ein Feld der gegnerischen Farbe.
       *[other] { $seat } löst ein, was die Postkarte „{ $card }“ erlaubt hat.
    }
cite-event-swapped = Lévitation: { $seat } gibt { FORM($give, "acc") } zurück und nimmt { FORM($get, "acc") }.
cite-event-skull_gone = Der Schädel auf { $at } wird entfernt: Was ihn bedeckt, ist kein gegnerisches Gebäude.
cite-event-over = Das Spiel ist zu Ende.

cite-refusal-over = Dieses Spiel ist zu Ende; weitere Züge sind nicht möglich. Du kannst die Partie noch einmal ansehen oder eine neue spielen.
cite-refusal-chance = Einen Moment, gerade entscheidet das Los.
cite-refusal-unknown_action = „{ $text }“ ist kein Zug in diesem Spiel. Tippe zum Beispiel „take T5“.
cite-refusal-ambiguous = „{ $text }“ kann mehrere Züge bedeuten. Wähle einen davon: { $choices }.
cite-refusal-impossible_draw = „{ $text }“ kann hier nicht gezogen werden. Nur was noch verborgen ist, kann kommen.
cite-refusal-not_this_phase = „{ $text }“ geht in diesem Teil des Spiels nicht. Wähle einen der leuchtenden Züge.
cite-refusal-not_in_hand = Dieses Plättchen hast du nicht auf der Hand. Lege das, das du gezogen hast.
cite-refusal-square_taken = Auf dem Quadrat { $at } liegt schon ein Plättchen. Wähle ein leeres.
cite-refusal-not_in_pool = Im Vorrat gibt es { FORM($piece, "acc") } nicht mehr. Nimm ein Gebäude, das noch da ist.
cite-refusal-must_lay = Du hast noch ein Plättchen auf der Hand, also darfst du nicht passen. Lege es oder nimm ein Gebäude.
cite-refusal-must_lay_one = Du hast noch ein Plättchen auf der Hand, und der Vorrat ist leer: Lege das Plättchen.
cite-refusal-must_act = Du kannst noch etwas tun, also darfst du nicht passen. Setze ein Gebäude oder nutze eine Postkarte.
cite-refusal-not_reserved = In deiner Reserve hast du { FORM($piece, "acc") } nicht. Setze ein Gebäude, das dort liegt.
cite-refusal-off_board = Auf { $at } würde das Teil über den Rand ragen. Rücke es nach innen oder drehe es.
cite-refusal-covered = Auf einem dieser Felder steht schon etwas. Wähle freie Felder.
cite-refusal-on_lamp = Da steht eine Laterne im Weg. Wähle andere Felder; nur mit Métropolitain darfst du sie bebauen.
cite-refusal-rival_ground = Darunter liegt zu viel in der gegnerischen Farbe. Wähle Felder deiner Farbe oder gemischte.
cite-refusal-card_gone = Diese Postkarte ist schon genutzt oder nicht im Spiel: { $card }. Wähle eine, die offen liegt.
cite-refusal-card_chosen = Diese Postkarte ist schon gewählt: { $card }. Wähle eine andere.
cite-refusal-card_elsewhere = Ohne diese Postkarte wird hier gespielt: { $card }. Wähle eine, die leuchtet.
cite-refusal-no_token = Du hast keinen Aktionsmarker mehr. Setze lieber ein Gebäude.
cite-refusal-not_own_ground = Auf { $at } stünde dieses Teil nicht auf deiner Farbe. Wähle einen anderen Platz.
cite-refusal-no_own_building = Dort steht kein Gebäude von dir. Wähle ein eigenes auf dem Plan oder ein Feld daneben.
cite-refusal-no_rival_building = Das ist kein gegnerisches Gebäude auf dem Plan. Wähle eines.
cite-refusal-no_view = Auf { $at } hätte die Statue keine freie Sicht: Das Feld vor ihr muss frei sein. Drehe sie oder wähle ein anderes Feld.
cite-refusal-not_lamp = Auf { $at } ist keine Laterne. Die große ersetzt eine, die noch frei ist.
cite-refusal-no_lamp_under = Unter den vier Feldern ab { $at } ist keine Laterne. Der Turm braucht mindestens eine unter sich.
cite-refusal-not_rival_ground = { $at } hat nicht die gegnerische Farbe. Wähle ein freies Feld, das sie hat.
cite-refusal-no_swap = Dieser Tausch geht nicht. Tausche ein Gebäude deiner Reserve gegen eines aus dem Vorrat, das du sofort setzen kannst.
cite-refusal-must_place = Mit Lévitation hast du ein Gebäude geholt. Setze jetzt dieses.
cite-refusal-unpaved = Unter diesem Teil liegt noch nicht überall ein Plättchen. Sieh nach, welche noch kommen können.
cite-refusal-tile_laid = Dieses Plättchen liegt schon auf dem Plan. Wähle eines, das noch nicht liegt.

cite-prompt-choose = Wähle eine Postkarte für diese Partie.
cite-prompt-lay = Lege dein Plättchen oder nimm ein Gebäude.
cite-prompt-take = Deine Plättchen sind alle gelegt: Nimm noch ein Gebäude oder passe.
cite-prompt-light = Setze ein Gebäude oder nutze eine Postkarte.
cite-prompt-place = Setze jetzt das geholte Gebäude: { $piece }.
cite-prompt-wait = { $seat } überlegt.
cite-prompt-chance = Gerade entscheidet das Los.
cite-prompt-over = Das Spiel ist zu Ende.

cite-line-light = Gebäude im Licht
cite-line-card = { $card }
cite-line-total = Gesamt
cite-line-tiebreak = Gleichstand entschieden: mehr sichtbare freie Felder der eigenen Farbe
cite-line-shared = Weiter gleichauf: Der Sieg wird geteilt

cite-line-group =
    { $n ->
        [one] Größte Gruppe: { $n } Feld
       *[other] Größte Gruppe: { $n } Felder
    }

cite-line-unbuilt =
    { $n ->
        [one] In der Reserve geblieben: { $n } Gebäude
       *[other] In der Reserve geblieben: { $n } Gebäude
    }

## Through what a game was won, in the middle of a sentence.

cite-won_by-group = die größte Gruppe
cite-won_by-light = Gebäude im Licht
cite-won_by-unbuilt = Gebäude in der Reserve

## How it ended.

cite-reason-played_out = Niemand kann mehr etwas tun.

cite-unsure-tiles-layout = Wie die vier Felder auf jedem einzelnen Plättchen verteilt sind
cite-unsure-buildings-flip = Ob Gebäude auch gewendet werden dürfen
cite-unsure-fountain = Ob der Brunnen zwei Felder einnimmt oder eines
cite-unsure-arch = Wie lang der Bogen ist und ob eine Laterne darunter noch leuchtet
cite-unsure-hotel = Ob das Hôtel des Invalides ein Feld einnimmt
cite-unsure-large_lamp = Welche Felder die große Laterne beleuchtet
cite-unsure-first_set = Welche acht Postkarten der erste Satz sind

cite-notation-help = Die Felder heißen a1 bis h8, die Wörter sind englisch. Tippe „lay 5 at c3 turn 1“ für Plättchen 5 mit dem Feld oben links auf c3, einmal im Uhrzeigersinn gedreht; „take T5“ nimmt ein Gebäude, „build T5 at c3 turn 1“ setzt es; „use lampadaire at c3“, „use le-penseur at c3 facing north“, „use levitation T5 for L6“ nutzen eine Postkarte, ebenso „use chartier without effect“; „pass“ passt.

cite-piece-I3 = I-Form (3 Felder)
    .acc = die I-Form (3 Felder)
cite-piece-V3 = V-Form (3 Felder)
    .acc = die V-Form (3 Felder)
cite-piece-L4 = L-Form (4 Felder)
    .acc = die L-Form (4 Felder)
cite-piece-T4 = T-Form (4 Felder)
    .acc = die T-Form (4 Felder)
cite-piece-O4 = O-Form (4 Felder)
    .acc = die O-Form (4 Felder)
cite-piece-S4 = S-Form (4 Felder)
    .acc = die S-Form (4 Felder)
cite-piece-T5 = T-Form (5 Felder)
    .acc = die T-Form (5 Felder)
cite-piece-W5 = W-Form (5 Felder)
    .acc = die W-Form (5 Felder)
cite-piece-X5 = X-Form (5 Felder)
    .acc = die X-Form (5 Felder)
cite-piece-P5 = P-Form (5 Felder)
    .acc = die P-Form (5 Felder)
cite-piece-U6 = U-Form (6 Felder)
    .acc = die U-Form (6 Felder)
cite-piece-L6 = L-Form (6 Felder)
    .acc = die L-Form (6 Felder)
cite-piece-garden = Botanischer Garten
    .acc = den Botanischen Garten
cite-piece-annex = Anbau
    .acc = den Anbau
cite-piece-streetlight = Laterne
    .acc = die Laterne
cite-piece-dancer = Tänzerin
    .acc = die Tänzerin
cite-piece-fountain = Brunnen
    .acc = den Brunnen
cite-piece-statue = Statue
    .acc = die Statue
cite-piece-large-lamp = Große Laterne
    .acc = die große Laterne
cite-piece-painter = Maler
    .acc = den Maler
cite-piece-obelisk = Obelisk
    .acc = den Obelisken
cite-piece-hotel = Hôtel des Invalides
    .acc = das Hôtel des Invalides
cite-piece-arch = Triumphbogen
    .acc = den Triumphbogen
cite-piece-tower = Eiffelturm
    .acc = den Eiffelturm

cite-postcard-levitation = Lévitation
cite-postcard-metropolitain = Métropolitain
cite-postcard-jardin-des-plantes = Jardin des Plantes
cite-postcard-sacre-coeur = Sacré-Cœur
cite-postcard-le-peintre = Le Peintre
cite-postcard-chartier = Chartier
cite-postcard-bouquinistes = Bouquinistes sur la Seine
cite-postcard-lampadaire = Lampadaire
cite-postcard-moulin-rouge = Moulin Rouge
cite-postcard-fontaine-des-mers = Fontaine des Mers
cite-postcard-le-penseur = Le Penseur
cite-postcard-la-grande-lumiere = La Grande Lumière
cite-postcard-obelisque = Obélisque de Louxor
cite-postcard-quartiers-pauvres = Quartiers Pauvres
cite-postcard-hotel-des-invalides = Hôtel des Invalides
cite-postcard-notre-dame = Notre-Dame de Paris
cite-postcard-arc-de-triomphe = Arc de Triomphe
cite-postcard-tour-eiffel = Tour Eiffel
cite-postcard-musee-du-louvre = Musée du Louvre
cite-postcard-catacombes = Catacombes de Paris
cite-postcard-la-seine = La Seine
cite-postcard-la-liberte = La Liberté éclairant le monde

## The same names: sentences of the log and the score lines ask for them under card.

cite-card-levitation = Lévitation
cite-card-metropolitain = Métropolitain
cite-card-jardin-des-plantes = Jardin des Plantes
cite-card-sacre-coeur = Sacré-Cœur
cite-card-le-peintre = Le Peintre
cite-card-chartier = Chartier
cite-card-bouquinistes = Bouquinistes sur la Seine
cite-card-lampadaire = Lampadaire
cite-card-moulin-rouge = Moulin Rouge
cite-card-fontaine-des-mers = Fontaine des Mers
cite-card-le-penseur = Le Penseur
cite-card-la-grande-lumiere = La Grande Lumière
cite-card-obelisque = Obélisque de Louxor
cite-card-quartiers-pauvres = Quartiers Pauvres
cite-card-hotel-des-invalides = Hôtel des Invalides
cite-card-notre-dame = Notre-Dame de Paris
cite-card-arc-de-triomphe = Arc de Triomphe
cite-card-tour-eiffel = Tour Eiffel
cite-card-musee-du-louvre = Musée du Louvre
cite-card-catacombes = Catacombes de Paris
cite-card-la-seine = La Seine
cite-card-la-liberte = La Liberté éclairant le monde

cite-postcard_text-levitation = Tausche ein Gebäude deiner Reserve gegen eines aus dem Vorrat. Setze das neue sofort.
cite-postcard_text-metropolitain = In einem späteren Zug darf eines deiner Gebäude eine freie Laterne bedecken. Sie leuchtet dann nicht mehr.
cite-postcard_text-jardin-des-plantes = Setze den Garten, ein Gebäude aus zwei Feldern, sofort auf deine Farbe oder gemischte Felder.
cite-postcard_text-sacre-coeur = Gebäude, die in deiner Reserve bleiben, kosten dich am Ende nichts.
cite-postcard_text-le-peintre = Stelle den Maler auf ein freies Feld deiner Farbe. 2 Punkte für jede Laterne in seinem Gebiet; nur Gebäude und Ränder begrenzen es.
cite-postcard_text-chartier = In einem späteren Zug: Setze ein Gebäude oder den Brunnen auf ein freies Feld der gegnerischen Farbe, als wäre es gemischt.
cite-postcard_text-bouquinistes = Stelle den Anbau auf ein freies Feld deiner Farbe neben eines deiner Gebäude. Es wächst um ein Feld.
cite-postcard_text-lampadaire = Stelle eine neue Laterne auf ein freies Feld deiner Farbe. Sie leuchtet wie jede andere.
cite-postcard_text-moulin-rouge = Stelle die Tänzerin auf ein freies Feld deiner Farbe. 1 Punkt für jedes freie Feld in ihrem Gebiet, auch ihr eigenes; jedes Teil, jede Laterne und jeder Rand begrenzt es.
cite-postcard_text-fontaine-des-mers = Lege den Brunnen auf deine Farbe oder gemischte Felder. 3 Punkte für jedes deiner Gebäude, das ihn berührt.
cite-postcard_text-le-penseur = Stelle die Statue auf deine Farbe, den Blick auf ein freies Feld. 2 Punkte für jedes freie Feld an ihren Seiten, 1 für jedes an ihren Ecken, nichts bei verstellter Sicht.
cite-postcard_text-la-grande-lumiere = Mache aus einer freien Laterne die große. Sie beleuchtet auch weitere Felder, sofern kein Gebäude dazwischensteht.
cite-postcard_text-obelisque = Stelle den Obelisken auf ein freies Feld deiner Farbe. Beide bekommen 2 Punkte für jedes ihrer Gebäude in seiner Zeile oder Spalte.
cite-postcard_text-quartiers-pauvres = 1, 2, 4 oder 8 Punkte, wenn deine Gebäude einen, zwei, drei oder alle vier Ränder des Plans berühren.
cite-postcard_text-hotel-des-invalides = Setze dieses Gebäude aus einem Feld auf deine Farbe. Es zählt wie jedes andere, dazu 1 Punkt für jedes Feld zwischen ihm und dem nächsten Rand.
cite-postcard_text-notre-dame = Setze den Wasserspeier auf ein gegnerisches Gebäude. Ihr zählt es dann beide in euren Gruppen.
cite-postcard_text-arc-de-triomphe = Stelle den Bogen auf drei freie Felder in einer Linie, beide Enden auf deiner Farbe. Er ist kein Gebäude, zählt aber in deinen Gruppen.
cite-postcard_text-tour-eiffel = Stelle den Turm über ein Quadrat aus vier freien Feldern; Laternen darunter zählen doppelt. Beide bekommen 2 Punkte für jedes Feld ihrer Farbe darunter.
cite-postcard_text-musee-du-louvre = Eröffne das Museum in einem deiner Gebäude. 1 Punkt für jedes Feld daneben, auf dem kein anderes Gebäude steht.
cite-postcard_text-catacombes = Lege den Schädel auf ein freies Feld der gegnerischen Farbe. Baut dein Gegner dort, bekommst du die Hälfte dessen, was das Gebäude für sein Licht bringt.
cite-postcard_text-la-seine = Lege diese Karte an einen Rand des Plans. Beide bekommen 3 Punkte für jedes ihrer Gebäude, das ihn berührt.
cite-postcard_text-la-liberte = Wähle ein Viertel des Plans. Beide bekommen 3 Punkte für jedes ihrer Gebäude, das ganz darin steht, 2 für eines, das nur teilweise darin steht.

cite-phase-start = Der Startspieler wird ausgelost
cite-phase-cards = Postkarten werden gezogen
cite-phase-choose = Postkarten werden gewählt
cite-phase-hands = Plättchen werden gezogen
cite-phase-lay = Erste Phase: Pflastern
cite-phase-light = Zweite Phase: Bauen
cite-phase-over = Das Ende

cite-side-north = Norden
cite-side-east = Osten
cite-side-south = Süden
cite-side-west = Westen

cite-quarter-north-west = Nordwesten
cite-quarter-north-east = Nordosten
cite-quarter-south-west = Südwesten
cite-quarter-south-east = Südosten
