paris_paris-rule-PP1-1 = Le jeu se joue à deux, trois ou quatre.
paris_paris-rule-PP1-2 = Chacun a des maisons d’une seule couleur : lilas, gris, vert ou jaune.
paris_paris-rule-PP1-3 = Les maisons sont en nombre illimité.
paris_paris-rule-PP1-4 = Le premier joueur est tiré au sort et reçoit le bus.
paris_paris-rule-PP1-5 = Cinq cartes de circuit spécial, une par ligne, sont mélangées ; chacun en reçoit une, qu’il est seul à pouvoir regarder.
paris_paris-rule-PP1-6 = À deux, une carte de circuit spécial de plus est posée face visible, pour les deux joueurs.
paris_paris-rule-PP1-7 = Les cartes de circuit spécial restantes demeurent inconnues.
paris_paris-rule-PP1-8 = Les tuiles d’arrêt sont mélangées et réparties, face cachée, en piles qui comptent une tuile de plus qu’il n’y a de joueurs.
paris_paris-rule-PP1-9 = Il y a 12 piles à quatre, 15 à trois, 20 à deux : les 60 tuiles servent toutes.
paris_paris-rule-PP2-1 = Cinq lignes de bus de sept arrêts relient 25 arrêts ; deux lignes quelconques se croisent exactement une fois : il y a donc dix croisements, quatre sur chaque ligne.
paris_paris-rule-PP2-2 = Un croisement accueille deux maisons, tout autre arrêt une seule.
paris_paris-rule-PP2-3 = Un arrêt a autant de tuiles qu’il y a de rues qui y mènent : 60 en tout.
paris_paris-rule-PP2-4 = Une tuile a la couleur d’une ligne. À un croisement, chaque bout de rue donne une tuile de la couleur de sa propre ligne : chaque ligne en a donc douze.
paris_paris-rule-PP2-5 = Deux arrêts sont voisins quand une rue les relie, quelle que soit la ligne à laquelle elle appartient.
paris_paris-rule-PP3-1 = La manche commence quand le premier joueur retourne une pile : ses tuiles sont proposées.
paris_paris-rule-PP3-2 = À partir du premier joueur, dans le sens horaire, chacun prend exactement une tuile et construit ; personne ne peut passer.
paris_paris-rule-PP3-3 = On peut prendre n’importe quelle tuile proposée.
paris_paris-rule-PP3-4 = Une tuile prise quitte le jeu.
paris_paris-rule-PP3-5 = Deux tuiles du même arrêt dans une pile sont deux choix distincts.
paris_paris-rule-PP3-6 = Après la manche, le bus passe au joueur suivant dans le sens horaire, qui commence la manche suivante.
paris_paris-rule-PP4-1 = On construit une maison à l’arrêt de la tuile prise.
paris_paris-rule-PP4-2 = On peut posséder les deux maisons d’un croisement.
paris_paris-rule-PP5-1 = Aucune maison ne quitte un arrêt tant qu’une place y est libre.
paris_paris-rule-PP5-2 = À un croisement complet, le joueur qui construit choisit laquelle des deux maisons s’en va, celle d’un autre ou la sienne.
paris_paris-rule-PP5-3 = À tout autre arrêt complet, l’unique maison s’en va ; si c’est la sienne, on l’échange simplement.
paris_paris-rule-PP5-4 = À trois ou quatre, une maison chassée par un autre joueur va dans le sac.
paris_paris-rule-PP5-5 = À deux, une maison chassée revient à son propriétaire.
paris_paris-rule-PP5-6 = Une maison chassée par son propriétaire retourne dans la réserve, jamais dans le sac.
paris_paris-rule-PP5-7 = Personne ne peut regarder dans le sac pendant la partie.
paris_paris-rule-PP6-1 = La tuile qui reste à la fin d’une manche déclenche un petit circuit à son arrêt.
paris_paris-rule-PP6-2 = S’il s’y trouve des maisons, chacune rapporte 1 point à son propriétaire, et aucune autre maison ne rapporte.
paris_paris-rule-PP6-3 = Si l’arrêt est vide, le bus regarde des deux côtés le long de la ligne : chaque maison de l’arrêt occupé le plus proche rapporte 1 point.
paris_paris-rule-PP6-4 = Si plusieurs arrêts occupés se trouvent à cette même distance, la plus petite, ils rapportent tous.
paris_paris-rule-PP6-5 = À un croisement vide, on cherche sur les deux lignes à la fois, quelle que soit la couleur de la tuile ; seuls rapportent les arrêts situés à la plus petite distance de toutes.
paris_paris-rule-PP6-6 = Le bus ne change pas de ligne en chemin ; la distance se compte en arrêts le long d’une ligne.
paris_paris-rule-PP6-7 = Si aucune maison ne se trouve sur les lignes parcourues, personne ne marque.
paris_paris-rule-PP7-1 = Après le petit circuit, la tuile restante est garée en haut à gauche.
paris_paris-rule-PP7-2 = Si une tuile de la même couleur y est déjà garée, cette ligne est parcourue aussitôt : c’est un grand circuit.
paris_paris-rule-PP7-3 = Après un grand circuit, les deux tuiles de cette couleur quittent le jeu.
paris_paris-rule-PP7-4 = Un grand circuit s’arrête aux quatre croisements de sa ligne et nulle part ailleurs.
paris_paris-rule-PP7-5 = À chacun d’eux, on marque 1 point pour chaque maison que l’on y possède et 1 point pour chacune de ses maisons aux arrêts voisins.
paris_paris-rule-PP7-6 = Un joueur sans maison au croisement n’y marque rien, quoi qu’il y ait à côté.
paris_paris-rule-PP7-7 = Les maisons voisines comptent une seule fois par croisement, même pour un joueur qui y possède deux maisons.
paris_paris-rule-PP7-8 = Chaque croisement compte pour lui-même : une maison peut compter à côté de plusieurs d’entre eux.
paris_paris-rule-PP7-9 = Les tuiles garées qui n’ont pas formé de paire ne valent rien.
paris_paris-rule-PP8-1 = La partie se termine après 12 manches à quatre, 15 à trois, 20 à deux.
paris_paris-rule-PP8-2 = On montre alors les cartes de circuit spécial de tous les joueurs et l’on parcourt leurs lignes l’une après l’autre, en partant du premier joueur, chacune exactement comme un grand circuit.
paris_paris-rule-PP8-3 = À deux, on parcourt aussi la ligne de la carte visible : trois circuits.
paris_paris-rule-PP8-4 = Puis on vide le sac : un joueur qui y a plus de maisons que chacun des autres marque 1 point pour chacune des siennes.
paris_paris-rule-PP8-5 = Si plusieurs joueurs sont à égalité pour le plus grand nombre, personne ne marque pour le sac. À deux, il n’y a pas de sac.
paris_paris-rule-PP8-6 = Le joueur qui a le plus de points gagne.
paris_paris-rule-PP8-7 = En cas d’égalité, le joueur ex æquo qui a le moins de maisons sur le plateau l’emporte.
paris_paris-rule-PP8-8 = Les joueurs toujours à égalité se partagent le rang.
paris_paris-rule-PP9-1 = Option : tout le monde peut voir combien de maisons de chaque couleur se trouvent dans le sac.
paris_paris-rule-PP9-2 = Option : à un croisement vide, le petit circuit suit seulement la ligne de la couleur de la tuile, comme le veut une page en ligne.
paris_paris-rule-PP9-3 = Le site dispose, mélange et range les maisons, les cartes et les marqueurs de score.
paris_paris-rule-PP9-4 = Les arrêts proposés sont éclairés sur le plan.

paris_paris-chapter-PP1 = Préparation
paris_paris-chapter-PP2 = Arrêts et tuiles
paris_paris-chapter-PP3 = La manche
paris_paris-chapter-PP4 = Construire
paris_paris-chapter-PP5 = Chasser une maison
paris_paris-chapter-PP6 = Le petit circuit
paris_paris-chapter-PP7 = Le grand circuit
paris_paris-chapter-PP8 = La fin de la partie
paris_paris-chapter-PP9 = Options et jeu en ligne

paris_paris-game-title = Paris Paris
paris_paris-game-tagline = Une maison au bon arrêt, avant que le bus ne passe.
paris_paris-game-about = Un bus, cinq lignes, vingt-cinq arrêts : vous construisez là où les circuits passeront, et chaque tuile que vous laissez décide où ira le bus. Aucun texte que nous ayons pu lire ne décrit le plan imprimé : treize noms d’arrêts et une couleur de ligne viennent de sources écrites, tandis que les autres noms, les autres couleurs et l’ordre des arrêts sont reconstitués d’après tout ce que l’on sait. Ils pourront être remplacés dès que nous aurons le plateau imprimé sous les yeux.
paris_paris-game-objective = Marquez le plus de points avec vos maisons au passage du bus.
paris_paris-game-overview = À chaque manche, on dévoile une tuile de plus qu’il n’y a de joueurs. À votre tour, prenez une tuile et construisez une maison à son arrêt ; un croisement accueille deux maisons, tout autre arrêt une seule. Si l’arrêt est complet, votre maison en chasse une autre. La tuile que personne n’a prise envoie le bus en petit circuit : chaque maison de cet arrêt rapporte 1 point ou, si l’arrêt est vide, celles qui sont les plus proches le long de la ligne. Quand deux tuiles restantes de même couleur se retrouvent, le bus parcourt toute cette ligne : à chaque croisement où vous avez une maison, vous marquez 1 point pour chacune de vos maisons sur place et aux arrêts voisins. À la fin, les lignes des cartes de circuit spécial, tenues secrètes, sont parcourues aussi ; à trois ou quatre, le sac rapporte ensuite des points à celui qui a été chassé le plus souvent.
paris_paris-game-sources = Sources : BSW désigne une page de règles en ligne de 2003, avec sa section ; P et un nombre, la page du texte de l’éditeur ; box, ce que disent les listes de matériel et les critiques ; R, notre décision là où tous les textes se taisent.

paris_paris-colour-lilac = lilas
    .seat = Lilas
    .house = lilas
paris_paris-colour-grey = gris
    .seat = Gris
    .house = grise
paris_paris-colour-green = vert
    .seat = Vert
    .house = verte
paris_paris-colour-yellow = jaune
    .seat = Jaune
    .house = jaune

paris_paris-route-teal = turquoise
paris_paris-route-blue = bleue
paris_paris-route-red = rouge
paris_paris-route-orange = orange
paris_paris-route-brown = marron

paris_paris-option-open_bag = Sac ouvert
paris_paris-option-small_tour = Petit circuit depuis un croisement vide

paris_paris-option_help-open_bag = Tout le monde peut voir combien de maisons de chaque couleur se trouvent dans le sac.
paris_paris-option_help-small_tour = De quel côté le bus regarde quand la tuile restante désigne un croisement vide.

paris_paris-choice-small_tour_both = Le long des deux lignes
paris_paris-choice-small_tour_tile_route = Seulement le long de la ligne de la tuile

paris_paris-event-start = { $seat } prend le bus et commence.
paris_paris-event-marker =
    { $route ->
        [none] { $seat } pioche une carte de circuit spécial.
       *[other] { $seat } pioche une carte de circuit spécial : ligne { $route }.
    }
paris_paris-event-open_marker = La carte de circuit spécial visible montre la ligne { $route }.
paris_paris-event-round = Manche { $round } : { $start } retourne une pile.
paris_paris-event-drawn = Tuile proposée : { $tile }.
paris_paris-event-drawn_many = Tuiles proposées : { $tile }.
paris_paris-event-built = { $seat } construit : { $tile }.
paris_paris-event-displaced =
    { $to ->
        [bag] { $owner } perd une maison à l’arrêt { $stop } ; elle va dans le sac.
       *[other] { $owner } récupère une maison à l’arrêt { $stop }.
    }
paris_paris-event-small_tour = Petit circuit : il reste { $tile }.
paris_paris-event-small_nothing = Aucune maison en chemin : personne ne marque.
paris_paris-event-parked = Tuile garée : { $tile }.
paris_paris-event-big_tour = Deux tuiles de même couleur : grand circuit de la ligne { $route }.
paris_paris-event-special_tour =
    { $seat ->
        [none] Circuit spécial de la ligne { $route } (carte visible).
       *[other] Circuit spécial de la ligne { $route } (carte : { $seat }).
    }
paris_paris-event-tour_end = Points de la ligne { $route } : { $points }.
paris_paris-event-boxed = Les deux tuiles de la ligne { $route } quittent le jeu.
paris_paris-event-shown = { $seat } montre une carte de circuit spécial : ligne { $route }.
paris_paris-event-bag =
    { $seat ->
        [none] Le sac : personne n’y a plus de maisons que chacun des autres, donc personne ne marque.
       *[other]
            { $points ->
                [one] Le sac : { $seat } y a le plus de maisons et marque { $points } point.
               *[other] Le sac : { $seat } y a le plus de maisons et marque { $points } points.
            }
    }
paris_paris-event-over = La partie est terminée.

paris_paris-event-small_pays =
    { $points ->
        [one] { $stop } : { $points } point pour { $seat }.
       *[other] { $stop } : { $points } points pour { $seat }.
    }

paris_paris-event-crossing =
    { $points ->
        [one] { $stop } : { $points } point pour { $seat } ({ $own } sur place, { $near } à côté).
       *[other] { $stop } : { $points } points pour { $seat } ({ $own } sur place, { $near } à côté).
    }

paris_paris-refusal-over = Cette partie est terminée, on n’y joue plus. Vous pouvez la revoir ou rejouer.
paris_paris-refusal-chance = Un tirage est en cours. Un instant, s’il vous plaît.
paris_paris-refusal-not_offered = L’arrêt { $stop } n’est pas proposé dans cette manche. Prenez l’une des tuiles éclairées.
paris_paris-refusal-place_free = Une place est encore libre à l’arrêt { $stop } : construisez-y sans chasser personne.
paris_paris-refusal-choose_house = L’arrêt { $stop } est complet. Choisissez laquelle de ses maisons s’en va.
paris_paris-refusal-no_house = Aucune maison { FORM($colour, "house") } à l’arrêt { $stop }. Choisissez une couleur qui s’y trouve.
paris_paris-refusal-unknown_action = « { $text } » n’est pas un coup de ce jeu. Tapez par exemple « build louvre ».
paris_paris-refusal-not_on_route = L’arrêt { $stop } n’a pas de tuile de la ligne { $route }.
paris_paris-refusal-ambiguous = « { $text } » peut désigner plusieurs coups. Choisissez l’un de ceux-ci : { $choices }.
paris_paris-refusal-impossible_draw = « { $text } » ne peut pas sortir ici : seul ce qui reste dans les piles le peut.

paris_paris-prompt-build = Prenez une tuile et construisez une maison.
paris_paris-prompt-build_first = Prenez une tuile et construisez une maison. Chaque tuile montre ce qui s’ensuivrait.
paris_paris-prompt-build_second = Prenez une tuile et construisez une maison. La tuile qui reste lance un petit circuit.
paris_paris-prompt-build_third = Prenez une tuile et construisez une maison. La ligne de votre carte de circuit spécial est parcourue à la fin.
paris_paris-prompt-wait = { $seat } choisit une tuile.
paris_paris-prompt-chance = Un tirage est en cours.
paris_paris-prompt-over = La partie est terminée.

paris_paris-line-small = Petits circuits
paris_paris-line-big = Grands circuits
paris_paris-line-special = Circuit spécial : ligne { $route }
paris_paris-line-bag = Le sac
paris_paris-line-total = Total
paris_paris-line-tiebreak = Égalité départagée : le moins de maisons sur le plateau
paris_paris-line-shared = Toujours à égalité : le rang est partagé

## Through what a game was won, in the middle of a sentence.

paris_paris-won_by-bag = le sac
paris_paris-won_by-big = les grands circuits
paris_paris-won_by-small = les petits circuits
paris_paris-won_by-special = le circuit spécial de la ligne { $route }

## How it ended.

paris_paris-reason-rounds = Toutes les piles ont été jouées.

paris_paris-unsure-map-stops = Les noms de douze des arrêts, et l’orthographe des autres sur le plan
paris_paris-unsure-map-crossings = Quels arrêts sont des croisements, et quelles lignes ont leur terminus à l’un d’eux
paris_paris-unsure-map-route_order = L’ordre des arrêts le long de chaque ligne
paris_paris-unsure-map-route_colours = Les couleurs des lignes, sauf celle de la ligne turquoise

paris_paris-notation-help = Tapez « build louvre » pour construire à un arrêt. Si deux tuiles de cet arrêt, de couleurs différentes, sont proposées, ajoutez la couleur de la ligne, en anglais : « build louvre/red ». Si le croisement est complet, ajoutez la maison qui s’en va : « build louvre/red over lilac ».
