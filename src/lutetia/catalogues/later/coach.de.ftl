### Was der Trainer zu einer gespielten Partie sagt.

coach-heading = { $n ->
    [one] { $title }: { $n } Entscheidung beurteilt (Startwert { $seed }, { $simulations } Simulationen je Baum).
   *[other] { $title }: { $n } Entscheidungen beurteilt (Startwert { $seed }, { $simulations } Simulationen je Baum).
}
coach-unfinished = Die Partie ist nicht zu Ende: Beurteilt wird, was gespielt wurde, und als Ergebnis gilt, was zu erwarten ist.
coach-unfitted = Für dieses Spiel und diese Zahl von Plätzen wurden noch keine Partien gespielt, aus denen Gewinnanteile gelernt wären; an ihrer Stelle steht der Wert der Suche.
coach-outdated = Die Gewinnanteile wurden mit einem früheren Gegner gelernt; lutetia fit-coach lernt sie neu.
coach-rate = { $n ->
    [one] Fehlerquote { $rate } Punkte Gewinnanteil bei { $n } Entscheidung, die zählt:
   *[other] Fehlerquote { $rate } Punkte Gewinnanteil bei { $n } Entscheidungen, die zählen:
}
coach-no_rate = Keine Entscheidung zählt:
coach-inaccuracy_count = { $n ->
    [one] { $n } Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
coach-mistake_count = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
coach-blunder_count = { $n ->
    [one] { $n } grober Fehler
   *[other] { $n } grobe Fehler
}
coach-ledger = Punkte Vorsprung: Beginn { $start }, eigene Fehler { $errors }, Glück beim Ziehen { $luck }, die anderen und was sich nicht trennen lässt { $others }; Ergebnis { $result }. Ohne das Glück: { $adjusted }.
coach-costliest = Teuerste Entscheidungen: { $numbers }
coach-no_loss = Keine Entscheidung hat sicher etwas gekostet.
coach-inaccuracy = Ungenauigkeit: { $loss } Punkte Gewinnanteil ({ $low } bis { $high }).
coach-mistake = Fehler: { $loss } Punkte Gewinnanteil ({ $low } bis { $high }).
coach-blunder = Grober Fehler: { $loss } Punkte Gewinnanteil ({ $low } bis { $high }).
coach-better = Besser: { $action }
coach-why_own = Warum: { $line }, im Schnitt { $points }.
coach-why_other = Warum: { $seat } bekommt hier mehr: { $line }, im Schnitt { $points }.
