cite-keys-board = Les flèches parcourent le plateau, R tourne ce que vous avez en main (Maj et R dans l’autre sens) ; Suppr retire une pièce de votre propre plan.

cite-learn-build = Quand toutes les tuiles sont posées, vous bâtissez. Un bâtiment couvre des cases libres de votre couleur ou mixtes, jamais un lampadaire.
cite-learn-card = Au lieu de bâtir, vous pouvez dépenser un de vos quatre jetons pour une carte postale. Elle vous aide une fois, et personne ne peut l’activer après vous.
cite-learn-group = Votre plus grand groupe de bâtiments qui se touchent rapporte 1 point par case. Le joueur qui a le plus de points gagne.
cite-learn-lay = D’abord, vous pavez la ville ensemble. À votre tour, posez la tuile que vous avez en main sur l’un des seize carrés, tournée comme vous voulez…
cite-learn-light = À la fin, chaque bâtiment rapporte sa taille fois le nombre de lampadaires à côté de lui : un bâtiment de quatre cases à côté de deux lampadaires rapporte 8 points.
cite-learn-rays = Le grand lampadaire éclaire dans quatre directions, jusqu’à deux cases. Un bâtiment prive de lumière ce qui se trouve derrière lui.
cite-learn-take = … ou prenez dans le stock un bâtiment pour votre réserve. Il faudra lui trouver une place : chaque bâtiment qui vous reste coûte 3 points.
cite-learn-waste = Une carte postale peut être activée sans son effet : elle coûte un jeton, et l’adversaire ne pourra plus l’activer non plus. C’est ce qui est arrivé ici au Sacré-Cœur.
