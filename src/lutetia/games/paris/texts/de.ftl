paris-rule-PA1-1 = Das Spiel ist für zwei bis vier Spieler, jeder mit Schlüsseln einer Farbe.
paris-rule-PA1-2 = Jedes der sechs Viertel hat eine Bank und sechs Plätze für Gebäude mit den Werten 1, 2, 3, 4, 5 und 8; in der Mitte steht der Arc de Triomphe, kurz der Bogen.
paris-rule-PA1-3 = Für jeden Platz gibt es ein Gebäude einer von sechs Arten; seine Rückseite zeigt sein Viertel.
paris-rule-PA1-4 = Drei Gebäude kommen ungesehen in die Schachtel zurück; die übrigen bilden drei gleich hohe Stapel, deren oberste Rückseiten alle sehen.
paris-rule-PA1-5 = Neben jedem Platz liegt ein Marker: Bronze-, Silber- und Goldprestige bei den Werten 1, 2 und 3; Holz, Marmor und Gold bei 4, 5 und 8.
paris-rule-PA1-6 = Von jeder Sorte gibt es sechs Marker; der Vorrat an Rohstoffen ist zu Beginn leer.
paris-rule-PA1-7 = Auf den dreißig Feldern der Bonusleiste liegen offene Bonusplättchen, jedes auf seiner Nummer: je eines, von 13, 14, 16, 17, 29 und 30 aber eines weniger, als Spieler dabei sind.
paris-rule-PA1-8 = Zwölf Schlussplättchen liegen verdeckt: je eines für jeden Rohstoff und jedes Prestige, drei zu 3 Franc, eines zu 2 Punkten, zwei zu 1 Punkt.
paris-rule-PA1-9 = Acht Wahrzeichen mit den Werten 9 bis 16 und sechs Wertungsplättchen liegen offen neben dem Plan.
paris-rule-PA1-10 = Jeder beginnt mit 3 Franc und mit der Figur vor dem ersten Feld der Bonusleiste.
paris-rule-PA1-11 = Jeder hat zu zweit, zu dritt oder zu viert 10, 9 oder 7 Schlüssel hinter dem Sichtschirm und zwei weitere in der Reserve.
paris-rule-PA1-12 = Der Startspieler wird ausgelost.
paris-rule-PA1-13 = Francs, Marker, noch nicht gesetzte Schlüssel, unbenutzte Bonusplättchen und Schlussplättchen sind hinter dem Sichtschirm verborgen.
paris-rule-PA1-14 = Der Geldvorrat geht nie aus.
paris-rule-PA2-1 = Gespielt wird im Uhrzeigersinn, beginnend beim Startspieler.
paris-rule-PA2-2 = Ein Zug hat zwei Schritte in dieser Reihenfolge: ein Gebäude legen, dann eine Aktion ausführen.
paris-rule-PA2-3 = Solange in den Stapeln Gebäude liegen, ist der erste Schritt Pflicht: Man zieht das oberste Gebäude eines beliebigen Stapels.
paris-rule-PA2-4 = Das Gebäude kommt in das Viertel, das auf ihm steht, auf den Platz mit seinem Wert.
paris-rule-PA2-5 = Sind die Stapel leer, entfällt der erste Schritt.
paris-rule-PA2-6 = Der zweite Schritt ist genau eine von drei Aktionen: einen Schlüssel auf eine Bank oder den Bogen setzen, einen Schlüssel versetzen oder ein Schlussplättchen nehmen.
paris-rule-PA2-7 = Wer eine Aktion ausführen kann, muss es tun; wer keine ausführen kann, passt und spielt in späteren Zügen weiter.
paris-rule-PA2-8 = Möglich ist, was die eigenen Francs und Marker erlauben: Niemand muss kaufen, verkaufen oder ein Plättchen nutzen, um eine Aktion ausführen zu können.
paris-rule-PA2-9 = Bonus- und Schlussplättchen nutzen, Marker kaufen und verkaufen darf man jederzeit im eigenen Zug, auch vor dem Ziehen, aber nie in einem fremden Zug.
paris-rule-PA2-10 = Was der Zug einbringt, darf man bis zum Zugende in beliebiger Reihenfolge nutzen.
paris-rule-PA3-1 = Ein Schlüssel, der hinter dem Sichtschirm liegt, kommt auf eine Bank oder den Bogen und nirgendwo anders hin.
paris-rule-PA3-2 = Auf jeder Bank und auf dem Bogen hat man höchstens einen Schlüssel; fremde Schlüssel stören nicht.
paris-rule-PA3-3 = Eine Bank zahlt ihre Francs sofort aus; der Bogen zahlt nichts.
paris-rule-PA3-4 = Die Banken zahlen 2 bis 7 Franc, jede einen anderen Betrag; welche Bank wie viel zahlt, ist rekonstruiert.
paris-rule-PA3-5 = Ein gesetzter Schlüssel kommt nie vom Plan zurück.
paris-rule-PA4-1 = Vom Bogen darf man einen Schlüssel auf ein unbesetztes Gebäude oder Wahrzeichen in einem beliebigen Viertel versetzen.
paris-rule-PA4-2 = Von einer Bank darf man einen Schlüssel auf ein beliebiges unbesetztes Gebäude oder Wahrzeichen desselben Viertels versetzen.
paris-rule-PA4-3 = Von einem Gebäude oder Wahrzeichen darf man einen Schlüssel auf ein unbesetztes von höherem Wert im selben Viertel versetzen.
paris-rule-PA4-4 = Ein Schlüssel kann nur auf Gebäude versetzt werden, die auf dem Plan liegen.
paris-rule-PA4-5 = Ein neues Wahrzeichen darf man in ein Viertel bringen, wenn sein Wert höher ist als der aller Wahrzeichen, die dort schon liegen; ein Viertel kann beliebig viele haben.
paris-rule-PA4-6 = Ein Wahrzeichen bringt man in ein Viertel, indem man einen Schlüssel darauf versetzt.
paris-rule-PA4-7 = Vom Bogen oder von einer Bank kostet das Versetzen den Wert in Francs, von einem Gebäude oder Wahrzeichen die Differenz.
paris-rule-PA4-8 = Ein Gebäude vom Wert 8 kostet auch 1 Holz, ein Wahrzeichen die aufgedruckten Rohstoffe: immer in voller Höhe, gleich woher der Schlüssel kommt.
paris-rule-PA4-9 = Wer nicht alles bezahlen kann, darf den Schlüssel nicht dorthin versetzen.
paris-rule-PA4-10 = Bezahlte Rohstoffe kommen in den Vorrat.
paris-rule-PA4-11 = Die Zusatzkosten eines Werts 8 und die von fünf Wahrzeichen sind rekonstruiert.
paris-rule-PA4-12 = Mit dem, was das Versetzen einbringt, kann man es nicht bezahlen.
paris-rule-PA5-1 = Wer als Erster ein Gebäude erreicht, nimmt den Marker daneben; das ist Pflicht.
paris-rule-PA5-2 = Wer ein Gebäude vom Wert 1 oder 2 erreicht, darf kostenlos auf der Bonusleiste ziehen, muss aber nicht.
paris-rule-PA5-3 = Wer ein Gebäude vom Wert 3 erreicht, darf für 2 Franc auf der Bonusleiste ziehen.
paris-rule-PA5-4 = Wer ein Gebäude vom Wert 8 erreicht, erhält 2 Punkte.
paris-rule-PA5-5 = Wer ein Wahrzeichen erreicht, darf für jeden seiner drei Abschnitte einen Prestigemarker abgeben und erhält Punkte dafür.
paris-rule-PA5-6 = Ein Abschnitt bringt 3 Punkte für Bronze, 4 für Silber, 5 für Gold; Abschnitte und Punkte sind zum Teil rekonstruiert.
paris-rule-PA5-7 = Ein Abschnitt nimmt genau die aufgedruckte Sorte und ist jedes Mal wieder offen, wenn ein Schlüssel das Wahrzeichen erreicht.
paris-rule-PA6-1 = Holz, Marmor und Gold kosten 4, 5 und 6 Franc und bringen beim Verkauf 2, 3 und 4.
paris-rule-PA6-2 = Bronze-, Silber- und Goldprestige bringen beim Verkauf 1, 2 und 3 Franc; Prestige wird nie gekauft.
paris-rule-PA6-3 = Kaufen kann man nur Rohstoffe aus dem Vorrat; dort liegen die bezahlten, verkauften und zurückgegebenen.
paris-rule-PA6-4 = Abgegebenes, verkauftes oder zurückgegebenes Prestige ist aus dem Spiel.
paris-rule-PA6-5 = Man darf kaufen, nur um zu bezahlen, verkaufen, nur um Francs zu bekommen, und Verkauftes zurückkaufen.
paris-rule-PA7-1 = Die Figur zieht beliebig weit vorwärts auf ein Feld mit einem Plättchen; andere Figuren stören nicht.
paris-rule-PA7-2 = Das Plättchen kommt hinter den Sichtschirm; von einem Stapel nimmt man eines.
paris-rule-PA7-3 = Niemand darf zwei Plättchen derselben Nummer besitzen; auch ein benutztes besitzt man weiter.
paris-rule-PA7-4 = Ein Plättchen darf man sofort oder in jedem späteren eigenen Zug nutzen; danach liegt es offen vor dem Sichtschirm.
paris-rule-PA7-5 = In einem Zug darf man mehrere Plättchen nutzen.
paris-rule-PA7-6 = Wer Feld 30 erreicht hat, zieht nicht weiter vorwärts; die Plättchen 17 und 25 wirken noch.
paris-rule-PA8-1 = Die Plättchen 1, 5, 12 und 22 bringen 3, 4, 5 und 6 Franc; Plättchen 7 bringt 1 Punkt und 3 Franc.
paris-rule-PA8-2 = Die Plättchen 2, 3 und 4 stehen für 1 Holz, 1 Marmor und 1 Gold, Plättchen 10 für einen beliebigen Rohstoff, Plättchen 21 für zwei beliebige.
paris-rule-PA8-3 = Plättchen 8 steht für ein beliebiges Prestige, Plättchen 19 für zwei beliebige.
paris-rule-PA8-4 = Ein Plättchen, das für Rohstoffe oder Prestige steht, gibt keine Marker: Man bezahlt mit ihm selbst oder verkauft es; in den Vorrat kommt es nie.
paris-rule-PA8-5 = Mit einem benutzten Plättchen bezahlt man vor den eigenen Markern; bis zum Zugende muss man mit ihm bezahlt oder es verkauft haben. Steht es für zwei Marker, darf man einen davon verkaufen und mit dem Erlös das Versetzen bezahlen, zu dem der andere dient.
paris-rule-PA8-6 = Die Plättchen 6, 11, 15, 18, 26 und 28 bringen 2, 3, 4, 5, 6 und 7 Punkte je Gebäude vom Wert 1, 2, 3, 4, 5 und 8, das man beim Nutzen besetzt hält.
paris-rule-PA8-7 = Plättchen 29 bringt 8 Punkte je Wahrzeichen, das man beim Nutzen besetzt hält.
paris-rule-PA8-8 = Plättchen 30 bringt 10, 15, 20 oder 25 Punkte für 4, 5, 6 oder 7 verschiedene Arten, die man besetzt hält; alle Wahrzeichen zusammen sind eine Art.
paris-rule-PA8-9 = Ein Plättchen, das etwas zählt, darf man auch nutzen, wenn es nichts bringt.
paris-rule-PA8-10 = Mit Plättchen 9 darf man einen Schlüssel auf ein Gebäude oder Wahrzeichen versetzen, das man schon besetzt hält; beide Schlüssel zählen.
paris-rule-PA8-11 = Mit Plättchen 16 darf man einen Schlüssel auf ein Gebäude oder Wahrzeichen versetzen, das andere besetzt halten; alle Schlüssel zählen.
paris-rule-PA8-12 = Die Plättchen 9 und 16 nutzt man beim Versetzen: Der Preis, der nötige höhere Wert und alles, was der Zug einbringt, bleiben gleich, und jeder Schlüssel zählt für alles.
paris-rule-PA8-13 = Wo eigene und fremde Schlüssel stehen, braucht man beide Plättchen, gleich wie viele Schlüssel es sind; ein Plättchen, das nicht nötig ist, darf man nicht nutzen.
paris-rule-PA8-14 = Plättchen 13 bringt für 2 Franc, Plättchen 14 für 1 Franc einen Schlüssel aus der Reserve hinter den Sichtschirm.
paris-rule-PA8-15 = Mit Plättchen 17 nimmt man ein beliebiges Plättchen der Bonusleiste, vor oder hinter der Figur; die Figur bleibt stehen.
paris-rule-PA8-16 = Mit Plättchen 25 zieht man die Figur um ein bis fünf Felder mit Plättchen zurück und nimmt das Plättchen dort; ein Stapel ist ein Feld, leere Felder zählen nicht.
paris-rule-PA8-17 = Mit den Plättchen 17 und 25 kann man keine Nummer nehmen, die man schon besitzt; ihr Feld zählt unterwegs aber mit.
paris-rule-PA8-18 = Plättchen 20 bringt zu zweit, zu dritt oder zu viert 1, 2 oder 3 Punkte für jedes andere unbenutzte Bonusplättchen; gezeigt wird nur deren Zahl.
paris-rule-PA8-19 = Für jedes zurückgegebene Paar gleicher Marker bringen Plättchen 23 (Prestige) und Plättchen 24 (Rohstoffe) so viele Punkte, wie Spieler dabei sind.
paris-rule-PA8-20 = Für die Plättchen 23 und 24 zählen nur echte Marker, und man muss mindestens ein Paar zurückgeben.
paris-rule-PA8-21 = Plättchen 27 kann man während des Spiels nicht nutzen; es zählt am Ende.
paris-rule-PA9-1 = Stehen auf den Gebäuden und Wahrzeichen eines Viertels zum ersten Mal vier Schlüssel, gleich von wem, darf der Spieler, der am Zug ist, eines der übrigen Wertungsplättchen in ein beliebiges Viertel legen, das noch keines hat; Schlüssel auf Banken zählen nicht.
paris-rule-PA9-2 = Geschieht das nicht in diesem Zug, ist es für dieses Viertel später nicht mehr möglich.
paris-rule-PA9-3 = Nur der Schritt von drei auf vier Schlüssel gibt dieses Recht, einmal je Viertel.
paris-rule-PA9-4 = Die sechs Wertungsplättchen sind bei jeder Spielerzahl im Spiel; die meisten ihrer Zahlen sind rekonstruiert.
paris-rule-PA10-1 = Ist kein Gebäude mehr in den Stapeln, darf man als Aktion ein Schlussplättchen nehmen.
paris-rule-PA10-2 = Das gilt ab dem Zug, in dem das letzte Gebäude gezogen wurde.
paris-rule-PA10-3 = Man sieht sich alle übrigen an und behält eines davon verdeckt.
paris-rule-PA10-4 = Ein Schlussplättchen darf man sofort oder in jedem späteren eigenen Zug nutzen: für 3 Franc, für 1 oder 2 Punkte oder anstelle eines Markers; dann ist es aus dem Spiel.
paris-rule-PA10-5 = Ein Schlussplättchen, das für einen Marker steht, gibt keinen, genau wie ein Bonusplättchen.
paris-rule-PA10-6 = Ist das letzte Schlussplättchen genommen, wird die Runde zu Ende gespielt; dann folgt noch eine ganze.
paris-rule-PA10-7 = Die letzte Runde verläuft wie jede andere: Wer eine Aktion ausführen kann, muss es tun; nur gibt es kein Schlussplättchen mehr.
paris-rule-PA10-8 = Ein unbenutztes Schlussplättchen bringt nichts.
paris-rule-PA10-9 = Wer die Schlussplättchen angesehen hat, muss eines nehmen.
paris-rule-PA11-1 = Wer Plättchen 27 besitzt, erhält am Ende 1 Punkt je Franc.
paris-rule-PA11-2 = In jedem Viertel mit Wertungsplättchen addiert jeder die Werte seiner Gebäude und Wahrzeichen dort; die drei höchsten Summen bringen die Punkte für den ersten, zweiten und dritten Platz.
paris-rule-PA11-3 = Wer in einem Viertel nichts besitzt, erhält dort nichts.
paris-rule-PA11-4 = Bei gleichen Summen liegt vorn, wer das wertvollste einzelne Gebäude oder Wahrzeichen hat.
paris-rule-PA11-5 = Wer dann noch gleichauf liegt, erhält die Punkte des besseren Platzes, und der nächste Platz entfällt.
paris-rule-PA11-6 = Teilen sich drei den ersten Platz, bleibt für den Vierten nichts; teilen sich zwei den dritten, erhalten beide dessen Punkte.
paris-rule-PA11-7 = Punkte gibt es nur für drei Plätze; der Letzte von vieren erhält nichts.
paris-rule-PA11-8 = Zu zweit bringt der zweite Platz nur Punkte, wenn seine Summe mindestens halb so hoch ist wie die des ersten.
paris-rule-PA11-9 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer von den Beteiligten die meisten Francs hat.
paris-rule-PA11-10 = Bei weiterem Gleichstand entscheidet der höhere Gesamtwert aller Gebäude und Wahrzeichen.
paris-rule-PA11-11 = Wer dann noch gleichauf liegt, teilt sich den Sieg.
paris-rule-PA12-1 = Zufälliger Aufbau: Neben jedem Platz vom Wert 8 liegt ein Gold; alle übrigen Marker werden gemischt und auf die anderen Plätze verteilt.
paris-rule-PA12-2 = Zufälliger Aufbau: Je ein Bonusplättchen jeder Nummer wird innerhalb seiner Zone A, B oder C gemischt; die übrigen kommen als Stapel auf ihre Nummer.
paris-rule-PA12-3 = Die Zonen umfassen die Nummern 1 bis 10, 11 bis 20 und 21 bis 30; das ist rekonstruiert.
paris-rule-PA12-4 = Freies Legen: Alle 36 Gebäude sind im Spiel, in drei Stapeln zu zwölf.
paris-rule-PA12-5 = Freies Legen: Ein Gebäude kommt in ein beliebiges Viertel, in dem der Platz seines Wertes frei ist und kein Gebäude seiner Art liegt.
paris-rule-PA12-6 = Freies Legen: Ein Gebäude, das irgendwo passt, muss gelegt werden; passt es nirgends, ist es aus dem Spiel, und keines wird nachgezogen.
paris-rule-PA12-7 = Beim zufälligen Aufbau allein bleiben weiterhin drei Gebäude in der Schachtel.
paris-rule-PA12-8 = Variante: Alles, was man mitzählen könnte, ist offen; geheim bleibt nur, welches Schlussplättchen genommen wurde.
paris-rule-PA12-9 = Punkte werden ohne Grenze gezählt; um Münzen, Sichtschirme und Zählsteine kümmert sich die Online-Fassung.

paris-chapter-PA1 = Vorbereitung
paris-chapter-PA2 = Der Zug
paris-chapter-PA3 = Banken und Bogen
paris-chapter-PA4 = Schlüssel versetzen
paris-chapter-PA5 = Was ein Zug einbringt
paris-chapter-PA6 = Kaufen und verkaufen
paris-chapter-PA7 = Die Bonusleiste
paris-chapter-PA8 = Bonusplättchen
paris-chapter-PA9 = Wertungsplättchen
paris-chapter-PA10 = Das Spielende
paris-chapter-PA11 = Die Schlusswertung
paris-chapter-PA12 = Varianten und Online-Fassung

paris-game-title = Paris
paris-game-tagline = Kaufe billig, steige auf und bestimme spät, was ein Viertel wert ist.
paris-game-about = Paris um 1889: Deine Schlüssel steigen von Banken zu Bäckereien, Theatern und Wahrzeichen auf. Vieles, was nur auf das Material gezeichnet ist, ist nirgends beschrieben: Die Arten der meisten Gebäude, die Beträge der Banken, Kosten und Abschnitte der Wahrzeichen, die meisten Zahlen der Wertungsplättchen und die Zonen der Bonusleiste sind passend zu allem Bekannten rekonstruiert. Sie lassen sich ersetzen, sobald das gedruckte Material vorliegt.
paris-game-objective = Sammle mit Gebäuden, Wahrzeichen und Bonusplättchen die meisten Punkte.
paris-game-overview = In jedem Zug kommt ein Gebäude auf den Plan; dann setzt du einen Schlüssel auf eine Bank oder den Bogen, oder du versetzt einen auf ein Gebäude oder Wahrzeichen und bezahlst dafür. Billige Gebäude bringen Prestige und Bonusplättchen, teure bringen Rohstoffe, und Wahrzeichen machen Prestige zu Punkten. Bringst du ein Viertel auf vier Schlüssel, darfst du ein Wertungsplättchen in ein beliebiges Viertel legen. Sind die Stapel leer, werden nach und nach die Schlussplättchen genommen; dann wird jedes Viertel gewertet.
paris-game-sources = Quellen: C sind die gekürzten englischen Regeln, mit Abschnitt; P ist die polnische Anleitung; O ist eine Klarstellung des Verlags; L sind Angaben aus Rezensionen; D folgt aus den anderen Regeln; R ist unsere Festlegung oder Rekonstruktion.

paris-colour-red = Rot
paris-colour-blue = Blau
paris-colour-green = Grün
paris-colour-yellow = Gelb

paris-type-bakery = Bäckerei
paris-type-cafe = Café
paris-type-restaurant = Restaurant
paris-type-hotel = Hotel
paris-type-residence = Residenz
paris-type-theatre = Theater

paris-token-wood = Holz
    .no = kein Holz
paris-token-marble = Marmor
    .no = keinen Marmor
paris-token-gold = Gold
    .no = kein Gold
paris-token-bronze = Bronzeprestige
    .no = kein Bronzeprestige
paris-token-silver = Silberprestige
    .no = kein Silberprestige
paris-token-gold-prestige = Goldprestige
    .no = kein Goldprestige

paris-end-wood = Holz
paris-end-marble = Marmor
paris-end-gold = Gold
paris-end-bronze = Bronzeprestige
paris-end-silver = Silberprestige
paris-end-gold-prestige = Goldprestige
paris-end-3-francs = 3 Franc
paris-end-2-points = 2 Punkte
paris-end-1-point = 1 Punkt

paris-prize-a = A
paris-prize-b = B
paris-prize-c = C
paris-prize-d = D
paris-prize-e = E
paris-prize-f = F

paris-option-random_setup = Zufälliger Aufbau
paris-option-free_placement = Freies Legen
paris-option-ledger = Offene Bücher

paris-option_help-random_setup = Rohstoff- und Prestigemarker werden gemischt, Bonusplättchen innerhalb ihrer Zonen.
paris-option_help-free_placement = Ein Gebäude darf in jedes Viertel, das noch keines seiner Art hat; alle 36 sind im Spiel.
paris-option_help-ledger = Alle sehen Francs, Marker, Schlüssel und Bonusplättchen aller Spieler.

paris-tile_help-1 = 3 Franc.
paris-tile_help-2 = Steht für 1 Holz: damit bezahlen oder verkaufen.
paris-tile_help-3 = Steht für 1 Marmor: damit bezahlen oder verkaufen.
paris-tile_help-4 = Steht für 1 Gold: damit bezahlen oder verkaufen.
paris-tile_help-5 = 4 Franc.
paris-tile_help-6 = 2 Punkte je Gebäude vom Wert 1, das du besetzt hältst.
paris-tile_help-7 = 1 Punkt und 3 Franc.
paris-tile_help-8 = Steht für 1 beliebiges Prestige.
paris-tile_help-9 = Beim Versetzen: Dein Schlüssel darf dorthin, wo schon einer von dir steht.
paris-tile_help-10 = Steht für 1 beliebigen Rohstoff.
paris-tile_help-11 = 3 Punkte je Gebäude vom Wert 2, das du besetzt hältst.
paris-tile_help-12 = 5 Franc.
paris-tile_help-13 = Zahle 2 Franc für einen Schlüssel aus deiner Reserve.
paris-tile_help-14 = Zahle 1 Franc für einen Schlüssel aus deiner Reserve.
paris-tile_help-15 = 4 Punkte je Gebäude vom Wert 3, das du besetzt hältst.
paris-tile_help-16 = Beim Versetzen: Dein Schlüssel darf dorthin, wo fremde Schlüssel stehen.
paris-tile_help-17 = Nimm ein beliebiges Plättchen der Bonusleiste; deine Figur bleibt stehen.
paris-tile_help-18 = 5 Punkte je Gebäude vom Wert 4, das du besetzt hältst.
paris-tile_help-19 = Steht für 2 beliebige Prestige.
paris-tile_help-20 = 1, 2 oder 3 Punkte (zu zweit, zu dritt, zu viert) für jedes andere unbenutzte Bonusplättchen.
paris-tile_help-21 = Steht für 2 beliebige Rohstoffe.
paris-tile_help-22 = 6 Franc.
paris-tile_help-23 = 2, 3 oder 4 Punkte (zu zweit, zu dritt, zu viert) für jedes zurückgegebene Paar gleicher Prestigemarker.
paris-tile_help-24 = 2, 3 oder 4 Punkte (zu zweit, zu dritt, zu viert) für jedes zurückgegebene Paar gleicher Rohstoffe.
paris-tile_help-25 = Ziehe deine Figur um 1 bis 5 Felder mit Plättchen zurück und nimm das Plättchen dort.
paris-tile_help-26 = 6 Punkte je Gebäude vom Wert 5, das du besetzt hältst.
paris-tile_help-27 = Wird nicht benutzt: am Ende 1 Punkt je Franc.
paris-tile_help-28 = 7 Punkte je Gebäude vom Wert 8, das du besetzt hältst.
paris-tile_help-29 = 8 Punkte je Wahrzeichen, das du besetzt hältst.
paris-tile_help-30 = 10, 15, 20 oder 25 Punkte für 4, 5, 6 oder 7 Arten, die du besetzt hältst.

paris-event-start = { $seat } ist Startspieler.
paris-event-token = Im Viertel { $district }, beim Wert { $value }: { $token }.
paris-event-token_many = Im Viertel { $district }, nach steigendem Wert: { $token }.
paris-event-track = Das nächste Plättchen der Bonusleiste ist { $number }.
paris-event-track_many = Die Plättchen der Bonusleiste von vorn: { $number }.
paris-event-back = Oben auf Stapel { $stack }: { $district }.
paris-event-round =
    { $how ->
        [last] Runde { $round } beginnt, die letzte.
       *[other] Runde { $round } beginnt.
    }
paris-event-drew = { $seat } zieht von Stapel { $stack }.
paris-event-turned =
    { $how ->
        [home] { $type } { $value } kommt nach { $district }.
       *[other] Aufgedeckt: { $type } { $value }.
    }
paris-event-placed = { $seat } legt { $type } { $value } nach { $district }.
paris-event-discarded = { $type } { $value } passt nirgends und ist aus dem Spiel.
paris-event-banked = { $seat } setzt einen Schlüssel auf die Bank in { $district } und erhält { $francs } Fr.
paris-event-arc = { $seat } setzt einen Schlüssel auf den Bogen.
paris-event-brought = { $seat } bringt ein Wahrzeichen nach { $district }: { $landmark }.
paris-event-moved =
    { $origin ->
        [arc] { $seat } versetzt einen Schlüssel vom Bogen nach { $district } auf { $property } { $value } und zahlt { $francs } Fr.
        [bank] { $seat } versetzt einen Schlüssel von der Bank in { $district } auf { $property } { $value } und zahlt { $francs } Fr.
       *[other] { $seat } versetzt einen Schlüssel in { $district } von { $lower } { $lower_value } auf { $property } { $value } und zahlt { $francs } Fr.
    }
paris-event-paid = { $seat } bezahlt außerdem { $count } { $token }.
paris-event-gained = { $seat } nimmt { $token }.
paris-event-eight = { $seat } erreicht ein Gebäude vom Wert 8: +{ $points }.
paris-event-four = { $district } hat vier Schlüssel: { $seat } darf ein Wertungsplättchen legen.
paris-event-advanced =
    { $how ->
        [paid] { $seat } zieht für { $francs } Fr. auf der Bonusleiste und nimmt Bonusplättchen { $number }.
       *[other] { $seat } zieht auf der Bonusleiste und nimmt Bonusplättchen { $number }.
    }
paris-event-honoured = { $seat } gibt { $token } am Wahrzeichen ab: +{ $points }.
paris-event-scoring = { $seat } legt das Wertungsplättchen { $first }/{ $second }/{ $third } nach { $district }.
paris-event-bought = { $seat } kauft { $token } für { $francs } Fr.
paris-event-sold = { $seat } verkauft { $token } für { $francs } Fr.
paris-event-used =
    { $how ->
        [francs] { $seat } nutzt Bonusplättchen { $number } und erhält { $francs } Fr.
        [both] { $seat } nutzt Bonusplättchen { $number } und erhält { $francs } Fr. und Punkte: +{ $points }.
        [key] { $seat } nutzt Bonusplättchen { $number } und zahlt { $francs } Fr. für einen Schlüssel aus der Reserve.
        [buildings] { $seat } nutzt Bonusplättchen { $number } für { $counted } Gebäude vom Wert { $value }: +{ $points }.
        [landmarks] { $seat } nutzt Bonusplättchen { $number } für { $counted } Wahrzeichen: +{ $points }.
        [types]
            { $counted ->
                [one] { $seat } nutzt Bonusplättchen { $number } für { $counted } Art: +{ $points }.
               *[other] { $seat } nutzt Bonusplättchen { $number } für { $counted } Arten: +{ $points }.
            }
        [tiles]
            { $counted ->
                [one] { $seat } nutzt Bonusplättchen { $number } für { $counted } anderes unbenutztes Plättchen: +{ $points }.
               *[other] { $seat } nutzt Bonusplättchen { $number } für { $counted } andere unbenutzte Plättchen: +{ $points }.
            }
        [pairs]
            { $counted ->
                [one] { $seat } nutzt Bonusplättchen { $number } für { $counted } zurückgegebenes Paar: +{ $points }.
               *[other] { $seat } nutzt Bonusplättchen { $number } für { $counted } zurückgegebene Paare: +{ $points }.
            }
       *[other] { $seat } nutzt Bonusplättchen { $number }.
    }
paris-event-stands = Es steht für { $token }.
paris-event-returned =
    { $pairs ->
        [one] { $seat } gibt ein Paar { $token } zurück.
       *[other] { $seat } gibt { $pairs } Paare { $token } zurück.
    }
paris-event-fetched = { $seat } nimmt damit Bonusplättchen { $number }.
paris-event-looked = { $seat } sieht sich die Schlussplättchen an.
paris-event-took =
    { $end ->
        [none] { $seat } behält ein Schlussplättchen.
       *[other] { $seat } behält ein Schlussplättchen: { $end }.
    }
paris-event-end_used = { $seat } nutzt ein Schlussplättchen: { $end }.
paris-event-passed = { $seat } kann keine Aktion ausführen und passt.
paris-event-finished = { $seat } beendet den Zug.
paris-event-last = { $seat } hat das letzte Schlussplättchen genommen: Diese Runde wird zu Ende gespielt, dann folgt noch eine.
paris-event-francs = { $seat } bekommt Punkte für Francs (Plättchen 27): +{ $points }.
paris-event-district =
    { $how ->
        [higher] { $seat } ist in { $district } mit Summe { $sum } auf Platz { $place }; bei gleicher Summe zählt der höchste Einzelwert: +{ $points }.
        [level] { $seat } teilt sich in { $district } mit Summe { $sum } Platz { $place }, weil alles gleich ist: +{ $points }.
        [half] { $seat } ist in { $district } mit Summe { $sum } auf Platz { $place }, aber mit weniger als der Hälfte des ersten: nichts.
        [fourth] { $seat } ist in { $district } mit Summe { $sum } auf Platz { $place }: nichts.
       *[other] { $seat } ist in { $district } mit Summe { $sum } auf Platz { $place }: +{ $points }.
    }
paris-event-over = Das Spiel ist zu Ende. Punkte: { $scores }.

paris-refusal-over = Dieses Spiel ist zu Ende; weitere Züge sind nicht möglich.
paris-refusal-chance = Einen Moment, gerade entscheidet das Los.
paris-refusal-unknown_action = „{ $text }“ ist kein Zug in diesem Spiel. Tippe zum Beispiel „draw 1“.
paris-refusal-ambiguous = „{ $text }“ kann mehrere Züge bedeuten. Wähle einen davon: { $choices }.
paris-refusal-honour_prestige = Ein Abschnitt eines Wahrzeichens nimmt Prestige: Bronze, Silber oder Gold.
paris-refusal-as_resource =
    { $n ->
        [one] Plättchen { $number } steht für einen Rohstoff: „wood“, „marble“ oder „gold“.
       *[other] Plättchen { $number } steht für { $n } Rohstoffe: Nenne jeden, mit „wood“, „marble“ oder „gold“.
    }
paris-refusal-as_prestige =
    { $n ->
        [one] Plättchen { $number } steht für ein Prestige: „bronze“, „silver“ oder „gold“.
       *[other] Plättchen { $number } steht für { $n } Prestige: Nenne jedes, mit „bronze“, „silver“ oder „gold“.
    }
paris-refusal-pairs_resource = Für Plättchen { $number } gibt man Paare von Rohstoffen zurück: ein Wort für jedes Paar.
paris-refusal-pairs_prestige = Für Plättchen { $number } gibt man Paare von Prestige zurück: ein Wort für jedes Paar.
paris-refusal-impossible_draw = „{ $text }“ kann hier nicht gezogen werden.
paris-refusal-draw_first = Ziehe zuerst ein Gebäude von einem der Stapel.
paris-refusal-place_first = Lege zuerst das gezogene Gebäude.
paris-refusal-drawn = Das Gebäude dieses Zuges ist schon gezogen, oder kein Stapel ist übrig.
paris-refusal-stack_empty = Dieser Stapel ist leer. Ziehe von einem anderen.
paris-refusal-not_free_placement = Ohne freies Legen hat jedes Gebäude seinen eigenen Platz.
paris-refusal-nothing_to_place = Jetzt ist kein Gebäude zu legen.
paris-refusal-space_taken = In { $district } ist der Platz dieses Wertes belegt.
paris-refusal-type_there = { $district } hat schon ein Gebäude dieser Art.
paris-refusal-acted = Deine Aktion hast du schon ausgeführt. Nutze, was sie bringt, oder beende den Zug.
paris-refusal-no_key = Du hast keinen Schlüssel mehr hinter dem Sichtschirm.
paris-refusal-bank_taken = Du hast schon einen Schlüssel auf der Bank in { $district }.
paris-refusal-arc_taken = Du hast schon einen Schlüssel auf dem Bogen.
paris-refusal-not_there = Dort steht kein Schlüssel von dir. Nach { $district } kommt einer vom Bogen, von der Bank oder von einem Gebäude oder Wahrzeichen von niedrigerem Wert.
paris-refusal-no_building = Auf dem Platz vom Wert { $value } in { $district } liegt noch kein Gebäude.
paris-refusal-not_higher = Innerhalb eines Viertels versetzt man einen Schlüssel nur auf einen höheren Wert.
paris-refusal-other_district = In ein anderes Viertel kommt ein Schlüssel nur vom Bogen: Dieser bleibt in { $district }.
paris-refusal-occupied = { $district } { $value } ist besetzt. Bei eigenen Schlüsseln braucht es Plättchen 9, bei fremden 16.
paris-refusal-landmark_elsewhere = Dieses Wahrzeichen steht in einem anderen Viertel.
paris-refusal-landmark_too_low = Ein neues Wahrzeichen muss mehr wert sein als alle in { $district }.
paris-refusal-cannot_pay = Dafür fehlen dir { $francs } Fr. und diese Rohstoffe: { $token }.
paris-refusal-cannot_pay_francs = Dafür hast du { $francs } Fr. zu wenig.
paris-refusal-cannot_pay_resources = Dafür fehlen dir Rohstoffe: { $token }.
paris-refusal-unneeded = Dieses Plättchen ist dafür nicht nötig. Lass es weg.
paris-refusal-no_tile = Du hast kein unbenutztes Bonusplättchen dieser Nummer.
paris-refusal-stacks_left = Schlussplättchen gibt es erst, wenn die Stapel leer sind.
paris-refusal-no_end_left = Es ist kein Schlussplättchen mehr da.
paris-refusal-must_take = Du hast die Schlussplättchen angesehen: Nimm eines.
paris-refusal-not_looked = Sieh dir zuerst die Schlussplättchen an.
paris-refusal-end_gone = Ein solches Schlussplättchen ist nicht mehr da.
paris-refusal-must_act = Du kannst noch eine Aktion ausführen, also darfst du nicht passen.
paris-refusal-act_first = Du musst in diesem Zug noch eine Aktion ausführen.
paris-refusal-pass_instead = Du kannst keine der drei Aktionen ausführen: Passe stattdessen.
paris-refusal-floating = Du hast ein Plättchen genutzt, das noch für etwas steht. Bezahle damit oder verkaufe es, bevor du den Zug beendest.
paris-refusal-not_in_supply = Im Vorrat gibt es { FORM($token, "no") }.
paris-refusal-never_bought = Prestige wird nie gekauft, nur gewonnen und verkauft.
paris-refusal-no_francs = Dafür hast du { $francs } Fr. zu wenig.
paris-refusal-no_token = Du hast { FORM($token, "no") }.
paris-refusal-no_advance = Du darfst jetzt nicht auf der Bonusleiste ziehen.
paris-refusal-not_on_track = Bonusplättchen { $number } liegt nicht mehr auf der Bonusleiste.
paris-refusal-behind = Deine Figur zieht nur vorwärts; Plättchen { $number } liegt hinter oder unter ihr.
paris-refusal-owned = Du besitzt Bonusplättchen { $number } schon.
paris-refusal-too_far = Plättchen 25 führt ein bis fünf Felder mit Plättchen zurück; { $number } ist nicht dabei.
paris-refusal-no_section = Für { $token } ist kein Abschnitt offen.
paris-refusal-no_score_right = Ein Wertungsplättchen darfst du nur in dem Zug legen, der ein Viertel auf vier Schlüssel brachte.
paris-refusal-prize_gone = Dieses Wertungsplättchen liegt schon in einem Viertel.
paris-refusal-prize_there = { $district } hat schon ein Wertungsplättchen.
paris-refusal-with_a_move = Dieses Plättchen nutzt man beim Versetzen: Füge „with 9“ oder „with 16“ an.
paris-refusal-at_the_end = Plättchen 27 zählt am Ende und wird vorher nicht benutzt.
paris-refusal-no_reserve = Du hast keinen Schlüssel mehr in der Reserve.
paris-refusal-no_pair = Diese Paare hast du nicht. Es zählen nur echte Marker, und mindestens ein Paar ist nötig.
paris-refusal-no_end_tile = Du hast kein unbenutztes Schlussplättchen dieser Art.

paris-prompt-draw = Ziehe ein Gebäude von einem der Stapel.
paris-prompt-place = Wähle ein Viertel für das Gebäude vom Wert { $value }.
paris-prompt-act = Setze einen Schlüssel auf eine Bank oder den Bogen, oder versetze einen.
paris-prompt-act_ends = Setze einen Schlüssel auf eine Bank oder den Bogen, versetze einen oder nimm ein Schlussplättchen.
paris-prompt-act_last = Die letzte Runde: Führe eine Aktion aus und nutze deine übrigen Bonus- und Schlussplättchen.
paris-prompt-pass = Keine der drei Aktionen ist möglich: Nutze Plättchen, kaufe oder verkaufe, wenn du kannst, oder passe.
paris-prompt-take = Nimm eines der Schlussplättchen.
paris-prompt-done = Nutze Plättchen, kaufe oder verkaufe, wenn du magst, und beende dann den Zug.
paris-prompt-standing = Bezahle mit dem, wofür dein Plättchen steht, oder verkaufe es.
paris-prompt-score = Du darfst ein Wertungsplättchen in ein beliebiges Viertel legen, das noch keines hat.
paris-prompt-advance = Du darfst auf der Bonusleiste ziehen und ein Plättchen nehmen.
paris-prompt-honour = Du darfst am Wahrzeichen Prestige gegen Punkte abgeben.
paris-prompt-wait = { $seat } ist am Zug.
paris-prompt-chance = Gerade entscheidet das Los.
paris-prompt-over = Das Spiel ist zu Ende.

paris-line-eights = Gebäude vom Wert 8
paris-line-honours = Prestige an Wahrzeichen
paris-line-endings = Schlussplättchen
paris-line-tile = Bonusplättchen { $number }
paris-line-francs = Francs (Plättchen 27)
paris-line-district =
    { $how ->
        [higher] { $district } ({ $prize }): { $sum }, Platz { $place }; bei gleicher Summe zählt der höchste Einzelwert
        [level] { $district } ({ $prize }): { $sum }, Platz { $place }; alles gleich, der Platz wird geteilt
        [half] { $district } ({ $prize }): { $sum }, Platz { $place }; weniger als die Hälfte des ersten
        [none] { $district } ({ $prize }): nichts im Viertel
       *[other] { $district } ({ $prize }): { $sum }, Platz { $place }
    }
paris-line-total = Gesamt
paris-line-tiebreak = Gleichstand entschieden
paris-line-shared = Weiter gleichauf: Der Platz wird geteilt

## Through what a game was won, in the middle of a sentence.

paris-won_by-district = das Viertel { $district }
paris-won_by-eights = Gebäude vom Wert 8
paris-won_by-endings = Schlussplättchen
paris-won_by-francs = Francs (Plättchen 27)
paris-won_by-honours = Prestige an Wahrzeichen
paris-won_by-tile = Bonusplättchen { $number }

## How it ended.

paris-reason-last_round = Die letzte Runde ist gespielt.

paris-unsure-types = Die Arten der meisten Gebäude
paris-unsure-banks = Welche Bank welchen Betrag von 2 bis 7 Franc zahlt
paris-unsure-landmarks = Wahrzeichen: die Werte 9 und 14, die meisten Kosten, Abschnitte und Namen
paris-unsure-honours = Was Bronze und Silber an Wahrzeichen bringen
paris-unsure-prizes = Die meisten Zahlen von fünf Wertungsplättchen
paris-unsure-zones = Wo die Zonen der Bonusleiste enden
paris-unsure-eights = Dass jedes Gebäude vom Wert 8 ein Holz kostet

paris-notation-help = Tippe „draw 1“ zum Ziehen, „bank chaillot“ oder „arc“ zum Setzen, „move arc chaillot-3“ oder „move chaillot-3 chaillot-5“ zum Versetzen, „bonus 7“, „use 5“, „sell wood“, dann „finish“.
