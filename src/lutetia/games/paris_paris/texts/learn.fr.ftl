paris_paris-keys-board = Un chiffre prend la tuile de ce numéro, les flèches haut et bas vont de tuile en tuile, Échap repose la tuile.

paris_paris-learn-big = Deux tuiles restantes de même couleur déclenchent un grand circuit. À chacun des quatre croisements où vous avez une maison, chacune de vos maisons sur place et aux arrêts voisins rapporte 1 point.
paris_paris-learn-build = Construisez-y une maison. Un croisement de deux lignes accueille deux maisons, tout autre arrêt une seule.
paris_paris-learn-empty = Si l’arrêt est vide, le bus regarde des deux côtés le long de la ligne, et les maisons les plus proches rapportent 1 point chacune.
paris_paris-learn-end = À la fin, les lignes des cartes de circuit spécial sont parcourues aussi, et le sac rapporte des points à celui qui a été chassé le plus souvent. Le joueur qui a le plus de points gagne.
paris_paris-learn-full = L’arrêt est complet ? Votre maison en chasse une autre, et à un croisement vous choisissez laquelle. À trois ou quatre joueurs, la maison chassée va dans le sac.
paris_paris-learn-offer = À chaque manche, on dévoile une tuile de plus qu’il n’y a de joueurs. À votre tour, prenez-en une : vous construirez à son arrêt.
paris_paris-learn-small = La tuile que personne n’a prise amène le bus : chaque maison à son arrêt rapporte 1 point à son propriétaire.
