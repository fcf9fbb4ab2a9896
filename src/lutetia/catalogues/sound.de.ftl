sound-done = Fertig
sound-on = Töne abspielen
sound-still = Dein Gerät wünscht wenig Bewegung; darum ist es hier still, bis du die Töne einschaltest.
sound-title = Töne und Züge
sound-volume = Lautstärke
