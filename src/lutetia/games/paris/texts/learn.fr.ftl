paris-keys-board = Les flèches vont d’un lieu à l’autre du plateau.

paris-learn-bank = Puis faites une seule action. Posez une clé sur une banque, dont vous recevez les francs, ou sur l’Arc de Triomphe, d’où elle peut aller partout.
paris-learn-district = Avec la quatrième clé d’un quartier, vous pouvez poser une tuile de score dans n’importe quel quartier. À la fin, les plus hautes sommes y rapportent des points.
paris-learn-draw = Votre tour commence par un bâtiment : piochez-en un dans une pile. Il va sur l’emplacement de sa valeur, dans le quartier que montre son dos.
paris-learn-gain = Le premier arrivé prend le jeton à côté du bâtiment. Les valeurs 1, 2 et 3 vous font aussi avancer sur la piste bonus, dont chaque tuile vous aidera plus tard.
paris-learn-landmark = Les monuments couronnent un quartier : ils coûtent des francs et des ressources, et votre prestige y devient des points.
paris-learn-move = Ou déplacez l’une de vos clés vers un bâtiment libre. Depuis une banque ou l’Arc, vous payez sa valeur en francs ; depuis un bâtiment moins cher, seulement la différence.
paris-learn-price = D’un théâtre de valeur 8 à un monument de valeur 12 : 4 francs pour la différence, et toutes les ressources imprimées sur le monument.
