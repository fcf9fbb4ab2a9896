### Was der Trainer zu einer gespielten Partie sagt.

coach-heading = { $n ->
    [one] { $title }: { $n } Entscheidung beurteilt (Startwert { $seed }, { $simulations } Simulationen je Baum).
   *[other] { $title }: { $n } Entscheidungen beurteilt (Startwert { $seed }, { $simulations } Simulationen je Baum).
}
coach-unfinished = Die Partie ist nicht zu Ende: Beurteilt wird, was gespielt wurde, und als Ergebnis gilt, was zu erwarten ist.
coach-unfitted = Für dieses Spiel und diese Zahl von Plätzen wurden noch keine Partien gespielt, aus denen sich Gewinnanteile lernen ließen; an ihrer Stelle steht der Wert der Suche.
coach-outdated = Die Gewinnanteile wurden mit einem früheren Gegner gelernt; lutetia fit-coach lernt sie neu.
coach-rate = { $n ->
    [one] Fehlerquote { $rate } Punkte Gewinnanteil bei { $n } Entscheidung, die zählt:
   *[other] Fehlerquote { $rate } Punkte Gewinnanteil bei { $n } Entscheidungen, die zählen:
}
coach-no_rate = Keine Entscheidung zählt:
coach-inaccuracy_count = { $n ->
    [one] { $n } Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
coach-mistake_count = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
coach-blunder_count = { $n ->
    [one] { $n } grober Fehler
   *[other] { $n } grobe Fehler
}
coach-ledger = Punkte Vorsprung: Beginn { $start }, eigene Fehler { $errors }, Glück beim Ziehen { $luck }, die anderen und was sich nicht trennen lässt { $others }; Ergebnis { $result }. Ohne das Glück: { $adjusted }.
coach-costliest = Teuerste Entscheidungen: { $numbers }
coach-no_loss = Keine Entscheidung hat sicher etwas gekostet.
coach-inaccuracy = Ungenauigkeit: { $loss } Punkte Gewinnanteil ({ $sure }).
coach-mistake = Fehler: { $loss } Punkte Gewinnanteil ({ $sure }).
coach-blunder = Grober Fehler: { $loss } Punkte Gewinnanteil ({ $sure }).
coach-good = Kein sicherer Verlust: { $loss } Punkte Gewinnanteil ({ $sure }).
coach-between = { $low } bis { $high }
coach-exact = genau ausgerechnet
coach-better = Besser: { $action }
coach-found = Der beste gefundene Zug: { $action }
coach-average = im Schnitt { $points }
coach-why_own = Warum: { $line }, { $points }.
coach-why_other = Warum: { $seat } bekommt hier mehr: { $line }, { $points }.

coach-after = Nach Zug
coach-as_table = Als Tabelle
coach-ask = Diese Partie beurteilen
coach-busy = Die Partie wird beurteilt. Das kann einige Minuten dauern; sobald der Bericht da ist, erscheint er hier.
coach-by_bot = Das hat ein Bot gespielt.
coach-by_bots = { $n } dieser Entscheidungen hat ein Bot getroffen.
coach-done = Zurück zum Bericht
coach-draw_points = Punkte Vorsprung
coach-draw_share = Gewinnanteil
coach-draws = Das Glück jeder Ziehung
coach-exercise = Finde den besseren Zug: { $n } von { $all }
coach-judge_busy = Der Trainer sieht ihn sich an …
coach-judge_last = Wie gut war mein letzter Zug?
coach-judge_this = Wie gut war dieser Zug?
coach-lead = Der Trainer sieht sich jede Entscheidung dieser Partie an und weiß dabei nur, was ihr Platz damals wissen konnte. Er sagt, was jede gekostet hat, was besser gewesen wäre und warum, und wie viel vom Ergebnis Glück war.
coach-link = Trainer
coach-link_long = Trainer: Wie wurde gespielt?
coach-losses = Entscheidungen, die etwas gekostet haben
coach-next = Weiter
coach-not_seated = Hier sitzen noch nicht alle. Nimm deinen Platz ein und besetze die übrigen mit Bots.
coach-play = Von hier an spielen
coach-position = Vor Zug { $n }
coach-position_marked = Vor Zug { $n }; der bessere Zug ist markiert
coach-practise = Finde die besseren Züge selbst
coach-right = Richtig: Das verspricht einen Gewinnanteil von { $share }.
coach-shares = Gewinnanteil im Lauf der Partie
coach-show = Auf dem Spielplan zeigen
coach-show_number = Auf dem Spielplan zeigen: Zug { $n }
coach-title = { $game }: der Trainer
coach-to_table = Zurück zum Tisch
coach-untold = Was war besser? Finde es selbst, oder lass es dir auf dem Spielplan zeigen.
coach-wrong = Das verspricht einen Gewinnanteil von { $share }, der beste Zug einen von { $best }.

failure-coach_later = Der Trainer beurteilt Partien, die zu Ende sind. Komm wieder, wenn diese es ist.
failure-coach_failed = Der Trainer konnte diese Partie nicht beurteilen: Das ist zu viel Arbeit. Behalte ihre Aufzeichnung und rufe „lutetia coach“ auf.
failure-coach_busy = Der Trainer hat zu viel zu tun. Versuche es in { $seconds } s wieder.
failure-coach_decision = Der Trainer konnte diesen Zug nicht beurteilen: Das ist zu viel Arbeit. Versuche es später wieder.

refusal-judge_people = Solange eine Partie läuft, urteilt der Trainer nur, wo von Anfang an ein einziger Mensch auf einem einzigen Platz gegen Bots spielt.
refusal-judge_other = Zug { $number } ist keine Entscheidung von dir, die noch gilt. Wähle im Verlauf eine eigene.
refusal-judge_none = Du hast in dieser Partie noch nichts entschieden. Mache erst einen Zug.
refusal-no_decision = Zug { $number } ist keine Entscheidung dieser Partie. Wähle eine aus dem Bericht.
