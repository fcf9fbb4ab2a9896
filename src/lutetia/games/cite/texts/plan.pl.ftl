### Prywatny plan, punkty wiersz po wierszu i to, co zmieniłby trzymany element.

cite-ui-card_pays = Daje teraz: { $points }.
cite-ui-gain_none = Punkty by się nie zmieniły.
cite-ui-plan_count = Uwzględnij:
cite-ui-plan_empty = Nic jeszcze nie zaplanowano.
cite-ui-plan_missing = Elementy z planszy widać na ich miejscach i też się liczą.
cite-ui-plan_notes = Na co nie pozwalają zasady
cite-ui-plan_reload_help = Wróć do planu z początku tej tury
cite-ui-plan_reset_help = Usuń wszystko, co jest tylko zaplanowane
cite-ui-plan_scores = Punkty po zrealizowaniu planu
cite-ui-plan_sync_help = Weź do planu wszystkie elementy z planszy, aby wypróbować je gdzie indziej
cite-ui-score_cell = { $name }, { $line }: { $points }. Pokaż elementy.
cite-ui-score_group = Największa grupa
cite-ui-score_light = Budynki w świetle
cite-ui-score_unbuilt = Zostało w rezerwie
cite-ui-scores_end = Punkty na koniec
cite-ui-unbuilt_why = po −3, dopóki nie zostaną postawione

cite-ui-score_free =
    { $n ->
        [one] { $name }: { $n } widoczne wolne pole. Pokaż je.
        [few] { $name }: { $n } widoczne wolne pola. Pokaż je.
        [many] { $name }: { $n } widocznych wolnych pól. Pokaż je.
       *[other] { $name }: { $n } widocznego wolnego pola. Pokaż je.
    }

## Pod wierszem końcowej punktacji.

cite-final-piece = { $name }: { $points }

cite-final-lit =
    { $n ->
        [one] { $name }, { $n } latarnia: { $points }
        [few] { $name }, { $n } latarnie: { $points }
        [many] { $name }, { $n } latarni: { $points }
       *[other] { $name }, { $n } latarni: { $points }
    }
