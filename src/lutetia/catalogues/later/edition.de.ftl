edition-page = Was in der Schachtel von { $game } steht
edition-lead = Niemand hier hat dieses Spiel gedruckt gesehen. Das Folgende ist aus Regeltexten und Rezensionen erschlossen. Besitzt du die Schachtel, dann trage ein, was dort steht, lass Bots eine Partie danach spielen und speichere die Datei.
edition-name = Name deiner Ausgabe
edition-mine = { $game }, meine Schachtel
edition-open = Datei öffnen
edition-save = Datei speichern
edition-check = Prüfen
edition-play = Eine Partie danach spielen
edition-ours = bei uns: { $value }
edition-back = Zurück zu unserem Wert
edition-yes = ja
edition-no = nein
edition-none = keine
edition-same = Alles passt und ist wie in unserer Rekonstruktion.
edition-playing = Bots spielen eine Partie danach …
edition-played = { $bots } Bots haben danach eine Partie mit { $n } Aktionen gespielt: { $sums }.
edition-moment = Stellung { $n } von { $last }
edition-use = Wer den Server betreibt, benutzt die gespeicherte Datei so: { $command }
edition-now = Hier wird nach der Ausgabe „{ $name }“ gespielt.
edition-picture = Wo es auf unserer Zeichnung liegt
edition-pairs = Paare benachbarter Felder, etwa H8-G9 H8-H10
edition-hexes = Felder, etwa A9 B12
edition-rays = ein Strahl je Zeile, Spalten und Reihen von der Laterne aus, von nah nach fern, etwa 0,-1 0,-2
edition-towns = eine Stadt je Zeile: Feld, Wert, Name, etwa Q31 2 Aubagne
edition-place = ein Feld, oder leer, wenn es diese Stadt dort nicht gibt
edition-tile = im Uhrzeigersinn von oben links: o eigene Farbe, r die des Gegners, m gemischt, * Laterne

edition-fits =
    { $n ->
        [one] Alles passt. { $n } Wert ist anders als bei uns.
       *[other] Alles passt. { $n } Werte sind anders als bei uns.
    }

edition-field-bank = Francs der Bank
edition-field-types = Arten, vom Platz mit Wert 1 bis zu dem mit 8
edition-field-name = Name
edition-field-cost = Kosten
edition-field-sections = Abschnitte
edition-field-points = Punkte
edition-field-ends = Letzte Nummer der Zonen A, B, C
edition-field-value = Wert
edition-field-own = Die acht Plättchen eines Spielers
edition-field-rays = Felder, die sie beleuchtet
edition-field-cards = Postkarten
edition-field-at = Von links, von oben
edition-field-stops = Haltestellen in ihrer Reihenfolge
edition-field-hex = Feld
edition-field-more = Felder, die es dort zusätzlich gibt
edition-field-less = Felder, die es dort nicht gibt
edition-field-towns = Städte, die es dort zusätzlich gibt
edition-field-stations = Bahnhöfe, im Uhrzeigersinn von Norden
edition-field-sides = Karierte Kanten
edition-field-flip = Gebäude dürfen gewendet werden
edition-field-fountain = Länge des Brunnens
edition-field-arch = Länge des Bogens
edition-field-shades = Eine Laterne unter dem Bogen leuchtet nicht
edition-field-hotel = Länge des Hôtel des Invalides
