### Games, ratings and people.

players-games = Meine Partien
players-own = Meine Seite
players-people = Leute
players-ratings = Wertungen
players-ratings_help = Geordnet nach der fast sicheren Spielstärke: Wertung minus mögliche Abweichung. Bots sind feste Bezugspunkte.
players-on = Laufende
players-over = Beendete
players-waiting = Du bist dran
players-running = Andere sind dran
players-game = Spiel
players-all = Alle
players-rating = Wertung
players-rated = Gewertet
players-unrated = Ungewertet
players-opponent = Gegner
players-none = Solche Partien gibt es nicht.
players-more = Mehr zeigen
players-place = Platz
players-name = Name
players-played = Partien
players-nobody = Hier hat noch niemand eine gewertete Partie gespielt.
players-since = Hier seit { $day }
players-follow = Folgen
players-follow_help = Steht auf deiner Liste.
players-mute = Stumm schalten
players-mute_help = Du siehst nichts von dem, was diese Person sagt.
players-block = Blockieren
players-block_help = Ihr sitzt nie am selben Tisch, und keiner sieht, was der andere sagt. Niemand erfährt davon.
players-versus =
    { $games ->
        [0] Ihr habt noch keine gewertete Partie zusammen gespielt.
        [one] { $games } gewertete Partie zusammen: { $ahead }-mal vorn, { $behind }-mal hinten.
       *[other] { $games } gewertete Partien zusammen: { $ahead }-mal vorn, { $behind }-mal hinten.
    }
players-results =
    { $games ->
        [one] { $games } Partie, davon { $wins } gewonnen
       *[other] { $games } Partien, davon { $wins } gewonnen
    }
players-seats = { $seats } Plätze
players-unrated_yet = Noch keine gewertete Partie.
players-error_rate = Fehlerquote
players-error_rate_help = Was eine Entscheidung im Mittel gekostet hat, in Punkten des Gewinnanteils, wie der Trainer es sieht. Weniger ist besser.
players-judged =
    { $games ->
        [one] über { $games } Partie
       *[other] über { $games } Partien
    }
players-report = { $day }: { $rate }
players-puzzles = Aufgaben
players-puzzle_results = { $solved } von { $of } beim ersten Versuch gelöst
players-recent = Letzte Partien
players-table = Als Tabelle
players-day = Tag
players-rate_this = Gewertet: Das Ergebnis zählt für die Wertung aller
players-stakes = Deine Wertung ist { $now }. Als Erster hättest du danach { $win }, als Letzter { $loss }. Deine Chance zu gewinnen: { $chance } %.
players-stakes_abort = Sie zählt für keine Wertung.
players-note = Meine Notiz
players-note_help = Nur du siehst sie; sie erscheint, wenn du wiederkommst.
players-next = Nächster Tisch ({ $n })
players-noted = Gespeichert.
players-next_laid = Beende erst den Zug, den du begonnen hast, oder nimm ihn zurück.
players-back = Zurück an diesem Tisch
players-missed = Seit du hier warst
players-missed_more =
    { $n ->
        [one] { $n } Zeile davor steht im Verlauf.
       *[other] { $n } Zeilen davor stehen im Verlauf.
    }
players-scores_now = Zwischenstand
players-scores_hidden = Bleibt bis zum Ende der Partie verdeckt.
players-scores_none = Noch keine Punkte.
