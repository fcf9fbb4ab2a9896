paris-ui-about_arc = Der Bogen: Von hier darf ein Schlüssel in jedes Viertel, zum vollen Preis.
paris-ui-about_bring = Das neue Wahrzeichen muss mehr wert sein als alle im Viertel; der Schlüssel landet darauf.
paris-ui-about_buy = 1 { $token } aus dem Vorrat für { $francs } Fr. kaufen.
paris-ui-about_district = Das Gebäude kommt hier auf den Platz seines Wertes.
paris-ui-about_end = Schlussplättchen: { $end }. In jedem deiner Züge nutzbar; unbenutzt bringt es nichts.
paris-ui-about_finish = Beendet deinen Zug; der Nächste ist dran.
paris-ui-about_honour = 1 { $token } am Wahrzeichen für { $points } Punkte abgeben.
paris-ui-about_look = Dir werden alle übrigen Schlussplättchen gezeigt; eines davon musst du behalten.
paris-ui-about_sell = 1 { $token } für { $francs } Fr. verkaufen.
paris-ui-about_slot = Hier liegt noch kein Wertungsplättchen. Kommt irgendein Viertel auf vier Schlüssel, darf eines gelegt werden.
paris-ui-about_stack = Stapel { $n }: noch { $left }, das oberste Gebäude gehört nach { $district }.
paris-ui-about_stack_empty = Stapel { $n } ist leer.
paris-ui-at_place = Platz { $n }
paris-ui-back = Zurück
paris-ui-bank = Bank in { $district }: Ein Schlüssel hier bringt { $francs } Fr.; von hier darf er in diesem Viertel weiter.
paris-ui-benefit_1 = Danach darf die Figur kostenlos auf der Bonusleiste ziehen.
paris-ui-benefit_2 = Danach darf die Figur kostenlos auf der Bonusleiste ziehen.
paris-ui-benefit_3 = Danach darf die Figur für 2 Fr. auf der Bonusleiste ziehen.
paris-ui-benefit_4 = Kein Zug auf der Bonusleiste.
paris-ui-benefit_5 = Kein Zug auf der Bonusleiste.
paris-ui-benefit_8 = Wer hierher kommt, erhält { $points } Punkte.
paris-ui-board = Der Plan: sechs Viertel um den Bogen, darum die Bonusleiste.
paris-ui-bring = Ein Wahrzeichen nach { $district } bringen
paris-ui-buy = Kauf
paris-ui-by_number = Tippe eine Zahl, um zu dieser Aktion der Liste zu kommen, 0 für das Ende des Zuges.
paris-ui-cheapest = Am günstigsten: { $way }
paris-ui-district = Viertel
paris-ui-do_arc = Schlüssel auf den Bogen
paris-ui-do_bank = Schlüssel auf die Bank in { $district }
paris-ui-do_bonus = Bonusplättchen { $n } nehmen
paris-ui-do_buy = { $token } kaufen
paris-ui-do_draw = Von Stapel { $n } ziehen
paris-ui-do_enter =
    { $tiles ->
        [none] { $from } → { $to }
       *[other] { $from } → { $to } mit Plättchen { $tiles }
    }
paris-ui-do_finish = Zug beenden
paris-ui-do_honour = { $token } am Wahrzeichen abgeben
paris-ui-do_look = Schlussplättchen ansehen
paris-ui-do_move =
    { $tiles ->
        [none] { $from } → { $to }
       *[other] { $from } → { $to } mit Plättchen { $tiles }
    }
paris-ui-do_pass = Passen
paris-ui-do_place = Nach { $district } legen
paris-ui-do_score = Wertungsplättchen { $prize } nach { $district }
paris-ui-do_sell = { $token } verkaufen
paris-ui-do_take = Behalten: { $end }
paris-ui-do_use = Bonusplättchen { $n } nutzen
paris-ui-do_use_as = Plättchen { $n } als { $tokens }
paris-ui-do_use_end = Schlussplättchen nutzen: { $end }
paris-ui-do_use_take = Mit Plättchen { $n } Plättchen { $take } nehmen
paris-ui-enter = Ziel: { $to }
paris-ui-final = endgültig
paris-ui-final_before = Während des Spiels
paris-ui-final_legend = Punkte, darunter Summe und Platz.
paris-ui-final_title = Die Schlusswertung
paris-ui-francs = { $count } Fr.
paris-ui-from_arc = Bogen
paris-ui-from_bank = Bank
paris-ui-g_act = Schlüssel setzen oder versetzen
paris-ui-g_benefit = Was dein Zug einbringt
paris-ui-g_draw = Gebäude ziehen
paris-ui-g_take = Behalte eines dieser Schlussplättchen
paris-ui-g_trade = Kaufen und verkaufen
paris-ui-gain_advanced = Bonusleiste
paris-ui-gain_banked = Banken
paris-ui-gain_before = Am Anfang
paris-ui-gain_bought = Gekauft
paris-ui-gain_district = Viertel
paris-ui-gain_eight = Gebäude vom Wert 8
paris-ui-gain_end_used = Schlussplättchen
paris-ui-gain_francs = Francs am Ende
paris-ui-gain_gained = Marker genommen
paris-ui-gain_honoured = Prestige an Wahrzeichen
paris-ui-gain_moved = Schlüssel versetzt
paris-ui-gain_paid = Zusatzkosten
paris-ui-gain_returned = Paare zurückgegeben
paris-ui-gain_sold = Verkauft
paris-ui-gain_used = Bonusplättchen
paris-ui-hint = Zeige auf etwas oder tippe es an, um es zu lesen.
paris-ui-hint_lit = Was leuchtet, ist wählbar.
paris-ui-how_fourth = Nur drei Plätze bringen Punkte.
paris-ui-how_half = Weniger als die Hälfte des ersten: nichts für den zweiten.
paris-ui-how_higher = Gleiche Summen: Der höchste Einzelwert zählt.
paris-ui-how_level = Alles gleich: Der Platz wird geteilt.
paris-ui-keys_here = Schlüssel hier: { $list }.
paris-ui-keys_of = { $colour } × { $n }
paris-ui-keys_out = Gesetzte Schlüssel
paris-ui-landmark = { $landmark }, Wert { $value }, kostet auch { $cost }. Punkte der Abschnitte: { $sections }.
paris-ui-landmark_in = { $landmark } { $value } in { $district }
paris-ui-landmarks_left = Wahrzeichen übrig:
paris-ui-ledger = Wer was bekommen hat
paris-ui-ledger_closed = Noch verdeckt: Von den anderen siehst du hier nur die Punkte.
paris-ui-legend = Summe, Platz, Punkte des Wertungsplättchens dort.
paris-ui-look = Worauf du zeigst
paris-ui-maybe = Kursiv: was das beste übrige Wertungsplättchen bringen würde.
paris-ui-meeple = { $colour }: Feld { $at } der Bonusleiste
paris-ui-missing = Es fehlt: { $what }.
paris-ui-no_tiles = Keine unbenutzten Plättchen
paris-ui-not_now = Jetzt nicht:
paris-ui-open = Für alle sichtbar
paris-ui-place = { $n }.
paris-ui-player = Spieler
paris-ui-prize = Wertungsplättchen { $prize }: Punkte für die erste, zweite und dritte Summe am Ende.
paris-ui-prize_left = Wertungsplättchen { $prize }: Liegt es in einem Viertel, bringt es dort am Ende so viele Punkte für die erste, zweite und dritte Summe.
paris-ui-prize_now = Jetzt: { $list }.
paris-ui-prizes_left = Wertungsplättchen übrig:
paris-ui-pts = { $n } P.
paris-ui-purse_francs = Francs
paris-ui-purse_keys = Schlüssel
paris-ui-remedies = Das würde helfen:
paris-ui-score_in = Wertungsplättchen nach { $district }
paris-ui-score_why = Durch deinen Zug hat ein Viertel vier Schlüssel: Du darfst ein Wertungsplättchen in irgendein Viertel legen, das noch keines hat.
paris-ui-screen = Hinter deinem Sichtschirm
paris-ui-sell = Verkauf
paris-ui-since = Seit deinem letzten Zug
paris-ui-space = { $place }: { $type }. Preis { $price }; Marker: { $token }. { $benefit }
paris-ui-space_at = { $district } { $value }
paris-ui-space_empty = { $place }: noch kein Gebäude. Marker: { $token }.
paris-ui-stacks = Gebäudestapel
paris-ui-standing = In diesem Zug noch auszugeben oder zu verkaufen:
paris-ui-standings = Stand der Viertel
paris-ui-step_turned = Gezogen: { $type } { $value }, { $district }
paris-ui-steps = Dein Zug bisher
paris-ui-steps_none = Noch nichts.
paris-ui-steps_others = Was die anderen getan haben
paris-ui-sum_here = { $district }: { $colour } hat dort { $sum }, Platz { $n }.
paris-ui-sum_place = { $sum } · { $n }.
paris-ui-supply = Vorrat:
paris-ui-table = Paris
paris-ui-then_score = dann ein Wertungsplättchen
paris-ui-then_stands = So steht es dann in { $district }
paris-ui-then_track = dann Bonusleiste ({ $n } Fr.)
paris-ui-then_track_free = dann die Bonusleiste, kostenlos
paris-ui-tile = Plättchen { $n }: { $words }
paris-ui-tokens = { $count } { $token }
paris-ui-turn = Was du tun darfst
paris-ui-undo_draw = Bis zum Ziehen
paris-ui-undo_step = Schritt zurück
paris-ui-undo_turn = Zug zurück
paris-ui-used = Benutzt

paris-ui-all =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] Alle { $n } Möglichkeiten
    }

paris-ui-ends_left =
    { $n ->
        [0] keine Schlussplättchen mehr
        [one] noch { $n } Schlussplättchen
       *[other] noch { $n } Schlussplättchen
    }

paris-ui-keys =
    { $n ->
        [one] { $count } Schlüssel
       *[other] { $count } Schlüssel
    }

paris-ui-pays_now =
    { $n ->
        [one] Jetzt brächte es dir { $points } Punkt.
       *[other] Jetzt brächte es dir { $points } Punkte.
    }

paris-ui-points =
    { $n ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

paris-ui-then_honour =
    { $n ->
        [one] dann { $n } Prestige abgeben
       *[other] dann bis zu { $n } Prestige abgeben
    }

paris-ui-ways =
    { $n ->
        [one] { $n } Weg
       *[other] { $n } Wege
    }
