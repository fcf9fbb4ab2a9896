connection-keys-board = 1 bis 6 führen zu einer Gesellschaft, Pfeile über die Karte.

connection-learn-boards = Das Spiel endet auch ohne Marseille: Hier liegen nur noch auf einer Vorratstafel Lokomotiven.
connection-learn-build = Stelle, wenn du dran bist, eine bis fünf Lokomotiven einer beliebigen Gesellschaft, auch ohne Anteile an ihr. Jede kommt neben eine Lokomotive derselben Gesellschaft; alle sechs beginnen am Eiffelturm.
connection-learn-city = Eine Stadt hat Platz für eine Lokomotive und macht die Gesellschaft, die dort baut, um 1 bis 4 wertvoller. Ein Landfeld hat Platz für zwei und bringt nichts.
connection-learn-cut = Niemand darf abgeschnitten werden: Wo du einer Gesellschaft den letzten Weg zu einer Stadt verbauen würdest, darfst du nicht bauen.
connection-learn-end = Das Spiel endet, wenn eine Gesellschaft Marseille erreicht oder nur noch auf einer Vorratstafel Lokomotiven liegen. Dann bringt jeder Anteil, was seine Gesellschaft wert ist.
connection-learn-hidden = Niemand sieht, welche Anteile du hast, nur wie viele. Am Ende kostet jeder über der Grenze 20 Punkte.
connection-learn-trade = Statt zu bauen, kannst du tauschen: Lege einen deiner Anteile zurück und nimm einen oder zwei einer anderen Gesellschaft.
