### The envelope of a sealed deal.

deal-away = Nicht mitgemischt: { $names }.
deal-broken = Der Umschlag lässt sich nicht mehr öffnen: Die Ziehungen sind nicht versiegelt.
deal-checked =
    { $n ->
        [one] { $n } Ziehung geprüft
       *[other] { $n } Ziehungen geprüft
    }
deal-choose = Versiegelte Ziehung: Alles lässt sich prüfen
deal-closed =
    { $n ->
        [one] { $n } bleibt bis zum Ende geschlossen.
       *[other] { $n } bleiben bis zum Ende geschlossen.
    }
deal-draw = Ziehung { $n }: { $pick } von { $total }
deal-draw_closed = Ziehung { $n }: geschlossen
deal-master = Hauptgeheimnis
deal-nobody = Der Umschlag ist versiegelt; nur die Website hat gemischt.
deal-numbers = Zahlen
deal-root = Wurzel: Vergleiche sie mit der in der Aufzeichnung
deal-script = Programm zum Nachprüfen
deal-script_help = Speichere es als verify_deal.py neben der Aufzeichnung. Es braucht Python 3.11 und sonst nichts.
deal-sealed = Der Umschlag ist versiegelt. Vor der Partie mischt die Seite jedes Spielers mit.
deal-several = An diesem Bildschirm spielen mehrere: Einzelne Ziehungen werden am Ende gezeigt.
deal-stirred = Der Umschlag ist versiegelt und gemischt von { $names }.
deal-stirred_bytes = Was gemischt wurde
deal-title = Versiegelte Ziehung
deal-void = zurückgenommen
deal-what = Jede Ziehung stand vor dem Spiel fest, und niemand konnte sie sich aussuchen. Es beweist aber nicht, dass die Betreiber dieser Website nicht hineingesehen haben.
deal-wrong = Ziehung { $n } ist nicht die, die versiegelt war. Behalte die Aufzeichnung.
deal-wrong_root = Das Hauptgeheimnis passt nicht zur Wurzel. Behalte die Aufzeichnung.
deal-wrong_stirred = Was gemischt wurde, passt nicht zu dem, was versprochen war. Behalte die Aufzeichnung.
