### What a teacher and the list of lessons say in every game.

course-again = Von vorn beginnen
course-back = Zurück zu Regel { $rule }
course-done = fertig
course-end = Das war diese Lektion.
course-help = Neu hier? Ein Lehrer spielt die erste Partie mit dir.
course-here = Hier: { $what }.
course-lead = Eine erste Partie mit einem Lehrer neben dir, kurze Lektionen und acht Fragen. Hör auf, wann du magst: Du machst weiter, wo du warst.
course-link = Spielend lernen
course-list = Alle Lektionen
course-next = Weiter
course-no = Nein
course-not = Das nicht:
course-onward = Nächste Lektion
course-page = { $game }: spielend lernen
course-play_out = Spiel für mich zu Ende
course-result = Auf Anhieb richtig: { $right } von { $of }.
course-right = Richtig:
course-step = Schritt { $at } von { $of }
course-stuck = Diese Lektion kann gerade nicht weitergehen. Versuche es gleich noch einmal.
course-teacher = Der Lehrer
course-try = Ausprobieren
course-yes = Ja
course-whole = Die ganze Lektion
