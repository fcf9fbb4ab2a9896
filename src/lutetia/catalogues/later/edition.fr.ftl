edition-page = Ce que dit la boîte du jeu { $game }
edition-lead = Personne ici n’a eu ce jeu imprimé entre les mains. Ce qui suit est reconstitué d’après des règles et des critiques. Si vous avez la boîte, indiquez ce qu’elle dit, faites jouer une partie à des bots avec ces valeurs, puis enregistrez le fichier.
edition-name = Nom de votre édition
edition-mine = { $game }, ma boîte
edition-open = Ouvrir un fichier
edition-save = Enregistrer le fichier
edition-check = Vérifier
edition-play = Jouer une partie avec ces valeurs
edition-ours = chez nous : { $value }
edition-back = Revenir à notre version
edition-yes = oui
edition-no = non
edition-none = aucun
edition-same = Tout concorde, et rien ne diffère de notre reconstitution.
edition-playing = Des bots jouent une partie avec ces valeurs…
edition-played = { $bots } bots ont joué une partie de { $n } coups avec ces valeurs : { $sums }.
edition-moment = Position { $n } sur { $last }
edition-use = Pour utiliser le fichier enregistré, la personne qui gère le site tape : { $command }
edition-now = Ici, on joue d’après l’édition « { $name } ».
edition-picture = L’endroit sur notre dessin
edition-pairs = paires d’hexagones voisins, comme H8-G9 H8-H10
edition-hexes = hexagones, comme A9 B12
edition-rays = un rayon par ligne, colonnes et rangées depuis le lampadaire, du plus près au plus loin, comme 0,-1 0,-2
edition-towns = une ville par ligne : hexagone, valeur, nom, comme Q31 2 Aubagne
edition-place = un hexagone, ou rien si cette ville n’existe pas dans la boîte
edition-tile = dans le sens horaire depuis la case en haut à gauche : o couleur du joueur, r couleur adverse, m mixte, * lampadaire

edition-fits =
    { $n ->
        [one] Tout concorde. { $n } valeur diffère de la nôtre.
       *[other] Tout concorde. { $n } valeurs diffèrent des nôtres.
    }

edition-field-bank = Francs de la banque
edition-field-types = Types, de l’emplacement de valeur 1 à celui de valeur 8
edition-field-name = Nom
edition-field-cost = Coût
edition-field-sections = Sections
edition-field-points = Points
edition-field-ends = Dernier numéro des zones A, B, C
edition-field-value = Valeur
edition-field-own = Les huit tuiles d’un joueur
edition-field-rays = Cases qu’il éclaire
edition-field-cards = Cartes postales
edition-field-at = Depuis la gauche, depuis le haut
edition-field-stops = Arrêts dans leur ordre
edition-field-hex = Hexagone
edition-field-more = Hexagones en plus dans la boîte
edition-field-less = Hexagones absents de la boîte
edition-field-towns = Villes en plus dans la boîte
edition-field-stations = Gares, dans le sens horaire depuis le nord
edition-field-sides = Côtés en damier
edition-field-flip = Les bâtiments peuvent être retournés
edition-field-fountain = Longueur de la fontaine
edition-field-arch = Longueur de l’arc
edition-field-shades = Un lampadaire placé sous l’arc n’éclaire pas
edition-field-hotel = Longueur de l’Hôtel des Invalides
