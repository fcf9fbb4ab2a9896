log-rematch_by = { $who } chce zagrać jeszcze raz: nowa gra jest przygotowana.

rematch-asks = { $name } chce zagrać jeszcze raz.
rematch-decline = Nie teraz
rematch-same = Te same osoby, ta sama gra. Twoje miejsce czeka.
rematch-set_up = Następna gra jest przygotowana.
rematch-title = Jeszcze jedna gra
