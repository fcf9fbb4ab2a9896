sound-done = Terminé
sound-on = Jouer les sons
sound-still = Votre appareil demande des animations réduites : le son est donc coupé ici, jusqu’à ce que vous l’activiez.
sound-title = Sons et animations
sound-volume = Volume
