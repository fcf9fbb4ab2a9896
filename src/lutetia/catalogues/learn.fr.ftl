keys-all =
    Tab passe à l’élément suivant, Entrée le valide, Échap annule.
    Les flèches gauche et droite, Début et Fin parcourent la partie.
    + et − agrandissent et réduisent, 0 montre de nouveau tout le plateau ; Maj et une flèche le déplacent.
keys-title = Touches

learn-back = Retour
learn-button = Comment jouer
learn-done = À moi de jouer
learn-next = Suivant
learn-skip = Fermer
learn-step = Image { $at } sur { $of }.
learn-title = { $game } : comment jouer, en une minute
