keys-all =
    Tab führt weiter, die Eingabetaste wählt, was markiert ist, Esc bricht ab.
    Pfeil links und rechts, Pos1 und Ende blättern durch die Partie.
    + und − vergrößern und verkleinern, 0 zeigt wieder den ganzen Plan; Umschalt und ein Pfeil verschieben ihn.
keys-title = Tasten

learn-back = Zurück
learn-button = So spielt man
learn-done = Jetzt kann ich spielen
learn-next = Weiter
learn-skip = Schließen
learn-step = Bild { $at } von { $of }.
learn-title = { $game }: so spielt man, in einer Minute
