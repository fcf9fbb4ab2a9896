### Aufgaben: eine Entscheidung, bei der eine Aktion klar die beste ist.

failure-puzzle_line = Das sind nicht die ersten Aktionen dieser Aufgabe. Öffne sie noch einmal.
puzzles-account = Mit einem Konto bekommst du eine Wertung, und was du gelöst hast, ist auf jedem Gerät da.
puzzles-again = { $n ->
    [one] Eine, die du nicht gelöst hast, kommt wieder.
   *[other] { $n }, die du nicht gelöst hast, kommen wieder.
}
puzzles-ahead = Sie bringt { $points } Punkte mehr als die zweitbeste.
puzzles-best = Am besten ist: { $action }
puzzles-costs = Das kostet { $cost } der Partien, die du gewonnen hättest.
puzzles-daily = Aufgabe des Tages
puzzles-find = Du bist { $seat }. Eine Aktion ist klar die beste: Finde sie. Vielleicht ist es die naheliegende. Dein erster Versuch zählt.
puzzles-go_on = Richtig. Dein Zug geht weiter: Was nun?
puzzles-lead = Stellungen aus Partien von Bots. In jeder ist eine Aktion klar besser als alle anderen.
puzzles-learn = Neu in diesem Spiel? Spielend lernen
puzzles-link = Aufgaben
puzzles-list = Alle Aufgaben
puzzles-next = Nächste Aufgabe
puzzles-no = Nicht die beste.
puzzles-none = Für dieses Spiel gibt es hier noch keine Aufgaben.
puzzles-not_compared = Das kostet { $cost } der Partien, die du gewonnen hättest, oder mehr.
puzzles-one = Aufgabe ({ $rating })
puzzles-page = { $game }: Aufgaben
puzzles-rating = Deine Wertung: { $points } ± { $give }
puzzles-rating_now = Deine Wertung: { $points } ({ $change }). Die der Aufgabe: { $puzzle }.
puzzles-rating_same = Nur der erste Versuch zählt: Deine Wertung bleibt { $points }.
puzzles-retired = Diese Aufgabe wird nicht mehr gestellt: Bei genauerem Hinsehen sind hier mehrere Aktionen gut. Dein Versuch zählt nicht.
puzzles-right = Das ist die beste Aktion.
puzzles-right_quiet = Es gab nichts Besseres als das Naheliegende.
puzzles-solved = Gelöst: { $n } von { $of }.
puzzles-start = Eine Aufgabe lösen
puzzles-stuck = Die Aufgabe antwortet nicht. Versuche es gleich noch einmal.
puzzles-yes = Richtig!
