paris_paris-keys-board = Eine Ziffer nimmt das Plättchen mit dieser Nummer, Pfeil auf und Pfeil ab führen von Plättchen zu Plättchen, Esc legt es zurück.

paris_paris-learn-big = Zwei übrige Plättchen einer Farbe lösen eine große Rundfahrt aus. An jeder der vier Kreuzungen, an der du ein Haus hast, bringt jedes deiner Häuser dort und nebenan 1 Punkt.
paris_paris-learn-build = Baue dort ein Haus. Eine Kreuzung zweier Linien hat Platz für zwei Häuser, jede andere Haltestelle für eines.
paris_paris-learn-empty = Steht dort kein Haus, sucht der Bus entlang der Linie in beide Richtungen, und die nächsten Häuser bringen je 1 Punkt.
paris_paris-learn-end = Am Ende werden auch die Linien der Sonderfahrt-Karten abgefahren, und der Beutel bringt dem Punkte, der am häufigsten verdrängt wurde. Wer die meisten Punkte hat, gewinnt.
paris_paris-learn-full = Ist die Haltestelle voll? Dann verdrängt dein Haus ein anderes, und an einer Kreuzung wählst du, welches. Zu dritt oder viert kommt es in den Beutel.
paris_paris-learn-offer = In jeder Runde liegt ein Plättchen mehr aus, als Spieler dabei sind. Nimm eines, wenn du dran bist: An seiner Haltestelle baust du.
paris_paris-learn-small = Das Plättchen, das niemand nahm, holt den Bus: Jedes Haus an seiner Haltestelle bringt 1 Punkt.
