log-rematch_by = { $who } chce zagrać jeszcze raz: nowa gra jest gotowa.

rematch-asks = { $name } chce zagrać jeszcze raz.
rematch-decline = Nie teraz
rematch-same = Te same osoby, ta sama gra. Twoje miejsce czeka.
rematch-set_up = Następna gra jest gotowa.
rematch-title = Jeszcze jedna gra
