edition-friendly = Quelques valeurs de ce jeu sont reconstituées : personne ici n’a eu sa boîte entre les mains.
edition-link = Vous l’avez ? Corrigez-les
