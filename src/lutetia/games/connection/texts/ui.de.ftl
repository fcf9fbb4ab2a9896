connection-ui-free = Noch freie Städte
connection-ui-track = Strecken auf der Karte
connection-ui-track_at = { $hex }: { $companies }
connection-ui-above = Über { $limit } Anteile
connection-ui-at_value = { $company } bei { $value }
connection-ui-back = Neu wählen
connection-ui-boards = Vorratstafeln
connection-ui-building = Streckenbau
connection-ui-city = Stadt, Wert { $n }
connection-ui-count = { $company } × { $n }
connection-ui-done = Fertig
connection-ui-done_ends = Fertig: Das Spiel endet
connection-ui-empty = Tafel leer
connection-ui-ending = Die Sichtschirme werden entfernt
connection-ui-front = Die { FORM($company, "e") } Gesellschaft vorn zeigen, die anderen blass
connection-ui-fronts = Eine Gesellschaft nach vorn holen
connection-ui-gain = +{ $n }: Die { FORM($company, "e") } Gesellschaft ist dann { $value } wert.
connection-ui-gain_ends = Das beendet das Spiel.
connection-ui-gain_none = Strecke ohne Punkte.
connection-ui-gain_own = Deine Anteile gewinnen { $n } an Wert.
connection-ui-here = Hier: { $companies }.
connection-ui-hint_company = Baue für die { FORM($company, "e") } Gesellschaft.
connection-ui-hint_lay = Stelle eine Lokomotive: { $hex }.
connection-ui-hint_build = Klicke ein leuchtendes Feld an, gehe mit den Pfeiltasten darüber oder wähle aus der Liste. Durchgestrichene Felder sind verboten.
connection-ui-hint_tap = Tippe ein leuchtendes Feld an oder wähle aus der Liste. Sind die Felder klein, vergrößert das erste Tippen sie.
connection-ui-hint_trade = Du legst einen { FORM($company, "en") } Anteil zurück. Nimm nun einen oder zwei Anteile von einer anderen Vorratstafel.
connection-ui-hint_turn = Wähle eine Vorratstafel, um zu bauen, oder einen deiner Anteile, um zu tauschen.
connection-ui-hint_wait = Zeige auf die Karte oder tippe sie an, um zu lesen, was dort ist.
connection-ui-laid = In diesem Zug gestellt
connection-ui-lift = Letzte zurück
connection-ui-map = Karte von Frankreich
connection-ui-map_side = Kein Weg hinüber
connection-ui-map_title = Paris Connection
connection-ui-map_under = Die Eisenbahnen Frankreichs
connection-ui-near =
    { $n ->
        [one] { $hex }, ein Feld von { $city } entfernt
       *[other] { $hex }, { $n } Felder von { $city } entfernt
    }
connection-ui-near_limit = Die Grenze ist { $limit }. Jeder Anteil darüber kostet { $minus } Punkte.
connection-ui-no_place = kein Platz zum Bauen
connection-ui-not_linked = noch keine Stadt
connection-ui-notepad = Notizblock, für alle offen
connection-ui-notepad_key = Die Zahlen sagen, wie viele Anteile jeder Gesellschaft ein Spieler mindestens und höchstens hat, soweit es sich ableiten lässt. Die Grenze ist { $limit }; jeder Anteil darüber kostet { $minus } Punkte.
connection-ui-only = Hier hindurch führt der letzte Weg von: { $companies }.
connection-ui-player = Spieler
connection-ui-pts = { $n } P.
connection-ui-return = Einen { FORM($company, "en") } Anteil zurücklegen
connection-ui-returned = Zurückgelegt: { $shares }.
connection-ui-screen = Hinter deinem Sichtschirm
connection-ui-shares = Anteile
connection-ui-shares_of = { $n } von { $limit } Anteilen
connection-ui-shut_in = eingeschlossen mit { $companies }
connection-ui-stock = auf der Tafel
connection-ui-sum = Gesamt
connection-ui-table = Paris Connection
connection-ui-take = { $n } nehmen
connection-ui-take_label =
    { $shares ->
        [one] von der { FORM($company, "en") } Gesellschaft: Dann hast du insgesamt { $shares } Anteil.
       *[other] von der { FORM($company, "en") } Gesellschaft: Dann hast du insgesamt { $shares } Anteile.
    }
connection-ui-take_over = von der { FORM($company, "en") } Gesellschaft: Dann hast du insgesamt { $shares } Anteile, { $over } über der Grenze: −{ $minus } Punkte.
connection-ui-times = { $n } ×
connection-ui-together = Alle zusammen
connection-ui-took = Genommen: { $shares }.
connection-ui-value_track = Wertleiste der Gesellschaften
connection-ui-worth = Wert:

connection-ui-list =
    { $n ->
        [one] Liste: { $n } Feld
       *[other] Liste: { $n } Felder
    }

connection-ui-over =
    { $n ->
        [one] { $n } Anteil über der Grenze: −{ $minus } Punkte am Ende.
       *[other] { $n } Anteile über der Grenze: −{ $minus } Punkte am Ende.
    }

connection-ui-points_now =
    { $n ->
        [one] jetzt { $n } Punkt
       *[other] jetzt { $n } Punkte
    }
