pace-hint = Mit einem Klick oder einer Taste geht es sofort weiter.
pace-label = Züge der anderen zeigen
pace-normal = in Ruhe
pace-off = sofort, ohne Bewegung
pace-quick = zügig
pace-still = Dein Gerät wünscht wenig Bewegung; darum bewegt sich hier nichts.
