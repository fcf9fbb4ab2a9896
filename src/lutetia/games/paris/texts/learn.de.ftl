paris-keys-board = Pfeile führen auf dem Plan von Ort zu Ort.

paris-learn-bank = Dann führst du eine Aktion aus. Setze einen Schlüssel auf eine Bank und nimm ihre Francs, oder auf den Arc de Triomphe, von wo er überallhin darf.
paris-learn-district = Mit dem vierten Schlüssel in einem Viertel darfst du ein Wertungsplättchen in ein beliebiges Viertel legen. Am Ende bringen dort die höchsten Summen Punkte.
paris-learn-draw = Dein Zug beginnt mit einem Gebäude: Ziehe eines von einem Stapel. Es kommt auf den Platz seines Wertes in dem Viertel, das seine Rückseite zeigt.
paris-learn-gain = Wer zuerst kommt, nimmt den Marker neben dem Gebäude. Bei den Werten 1, 2 und 3 darf deine Figur auch auf der Bonusleiste ziehen, und jedes Plättchen von dort hilft dir später.
paris-learn-landmark = Wahrzeichen krönen ein Viertel: Sie kosten Francs und Rohstoffe, und dort werden deine Prestigemarker zu Punkten.
paris-learn-move = Oder versetze einen deiner Schlüssel auf ein freies Gebäude. Von einer Bank oder dem Bogen zahlst du seinen Wert in Francs, von einem Gebäude zu einem teureren nur die Differenz.
paris-learn-price = Von einem Theater vom Wert 8 zu einem Wahrzeichen vom Wert 12: 4 Franc für die Differenz und die aufgedruckten Rohstoffe in voller Höhe.
