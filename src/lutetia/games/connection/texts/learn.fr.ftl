connection-keys-board = Les touches 1 à 6 mènent à une compagnie, les flèches parcourent la carte.

connection-learn-boards = La partie se termine aussi sans Marseille : ici, il ne reste de locomotives que dans une seule réserve.
connection-learn-build = À votre tour, construisez : posez une à cinq locomotives d’une compagnie au choix, que vous en déteniez des actions ou non. Chacune va à côté de la voie de sa compagnie ; toutes les six partent de la tour Eiffel.
connection-learn-city = Une ville accueille une locomotive et ajoute de 1 à 4 à la valeur de la compagnie qui y construit. Un hexagone rural en accueille deux et ne rapporte rien.
connection-learn-cut = Aucune compagnie ne peut être isolée : là où se fermerait son dernier chemin vers une ville, les autres ne peuvent pas construire.
connection-learn-end = La partie s’arrête quand une compagnie atteint Marseille, ou quand il ne reste de locomotives que dans une seule réserve. Chaque action rapporte alors ce que vaut sa compagnie.
connection-learn-hidden = Personne ne voit quelles actions vous détenez, seulement combien. À la fin, chaque action au-delà de la limite coûte 20 points.
connection-learn-trade = Au lieu de construire, vous pouvez échanger : rendez une de vos actions et prenez-en une ou deux d’une autre compagnie.
