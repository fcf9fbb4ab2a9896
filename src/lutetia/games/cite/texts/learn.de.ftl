cite-keys-board = Pfeile führen über den Plan, R dreht, was du in der Hand hast, mit Umschalt andersherum; Entf entfernt es aus deiner Planung.

cite-learn-build = Liegen alle Plättchen, wird gebaut. Ein Gebäude bedeckt freie Felder deiner Farbe oder gemischte, nie eine Laterne.
cite-learn-card = Statt zu bauen, kannst du einen deiner vier Marker für eine Postkarte ausgeben. Sie hilft dir einmal, und nach dir kann niemand sie nutzen.
cite-learn-group = Deine größte Gruppe sich berührender Gebäude bringt 1 Punkt je Feld. Wer die meisten Punkte hat, gewinnt.
cite-learn-lay = Zuerst pflastert ihr gemeinsam die Stadt. Lege, wenn du dran bist, das Plättchen von deiner Hand auf eines der sechzehn Quadrate, beliebig gedreht …
cite-learn-light = Am Ende bringt jedes Gebäude seine Größe mal die Zahl der Laternen daneben: Ein Gebäude aus vier Feldern neben zwei Laternen bringt 8 Punkte.
cite-learn-rays = Die große Laterne leuchtet in vier Richtungen je zwei Felder weit. Ein Gebäude hält das Licht von dem ab, was dahinter steht.
cite-learn-take = … oder nimm ein Gebäude in deine Reserve. Später musst du Platz dafür finden: Jedes übrige kostet 3 Punkte.
cite-learn-waste = Eine Postkarte darf auch ohne ihre Wirkung genutzt werden: Sie kostet einen Marker und ist dann auch für den Gegner weg. So wurde hier Sacré-Cœur verbraucht.
