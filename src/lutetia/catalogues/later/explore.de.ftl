### Was in einem Spiel gespielt wurde, und wie oft es gewann.

explore-any = Beliebige
explore-bots = Bots
explore-column_n = Plätze
explore-column_name = Was
explore-column_own = Brachte selbst
explore-column_points = Punkte am Ende
explore-column_wins = Siege
explore-lead = Was auf dieser Seite in Partien getan wurde, und wie sie dann ausgingen. Ein Balken ist der Anteil der Siege, der Strich darin das Intervall, das den wahren Anteil in 95 % solcher Fälle enthält; die gepunktete Linie ist der Anteil aller dieser Plätze.
explore-link = Was gespielt wurde
explore-none = nicht bekannt
explore-note = Gezeigt wird, was mindestens { $least } Plätze getan haben. Ein geteilter Sieg wird aufgeteilt. Es zählen Partien, die nach den Regeln zu Ende gingen; wer ging, aufgab oder durch einen Bot ersetzt wurde, zählt nicht mit. Was oft gewinnt, muss nicht der Grund des Sieges sein.
explore-nothing = Das hat hier noch niemand getan. Gezeigt wird es, sobald es { $least } Plätze getan haben.
explore-people = Menschen
explore-range = { $low }–{ $high }
explore-title = { $game }: was gespielt wurde
explore-usual = Die üblichen
explore-who = Gespielt von

explore-count_people =
    { $n ->
        [one] { $said } Platz von Menschen ist hier gezählt.
       *[other] { $said } Plätze von Menschen sind hier gezählt.
    }
explore-count_bots =
    { $n ->
        [one] { $said } Platz von Bots ist hier gezählt.
       *[other] { $said } Plätze von Bots sind hier gezählt.
    }
explore-shipped =
    { $n ->
        [one] Davon ist { $said } Platz aus einer Partie, die Bots vorab gespielt haben; ihre Zahlen bringt Lutetia mit.
       *[other] Davon sind { $said } Plätze aus Partien, die Bots vorab gespielt haben; ihre Zahlen bringt Lutetia mit.
    }
explore-few =
    { $n ->
        [one] { $n } weiteres kommt bei weniger als { $least } Plätzen vor
       *[other] { $n } weitere kommen bei weniger als { $least } Plätzen vor
    }
explore-more =
    { $n ->
        [one] { $name }: { $n } Platz fehlt noch
       *[other] { $name }: { $n } Plätze fehlen noch
    }
explore-too_few =
    { $n ->
        [one] Noch zu wenig für Zahlen: Es fehlt noch mindestens { $n } Platz, bis eines davon { $least }-mal vorkommt.
       *[other] Noch zu wenig für Zahlen: Es fehlen noch mindestens { $n } Plätze, bis eines davon { $least }-mal vorkommt.
    }

explore-explore-seat = Spielreihenfolge

explore-place-1 = 1. in der Reihe
explore-place-2 = 2. in der Reihe
explore-place-3 = 3. in der Reihe
explore-place-4 = 4. in der Reihe
explore-place-5 = 5. in der Reihe
explore-place-6 = 6. in der Reihe

cite-explore-building = Erstes genommenes Gebäude
cite-explore-chosen = Für die Partie gewählte Postkarten
cite-explore-opening = Erster Zug
cite-explore-opening_laid = Ein Plättchen wird gelegt
cite-explore-opening_took = Ein Gebäude wird genommen
cite-explore-used = Genutzte Postkarten

connection-explore-dealt = Die meisten Anteile beim Austeilen, nach Gesellschaft
connection-explore-first = Erster Zug: für welche Gesellschaft
connection-explore-first_trade = Ein Tausch
connection-explore-held = Die meisten Anteile am Ende, nach Gesellschaft

paris-explore-bonus = Genommene Bonusplättchen
paris-explore-first = Erster Schlüssel
paris-explore-first_arc = Der Bogen

paris_paris-explore-first = Erstes Haus
paris_paris-explore-route = Linie der eigenen Sonderfahrt
