cite-rule-LC1-1 = Le jeu se joue à deux, bleu contre orange.
cite-rule-LC1-2 = Chacun a huit tuiles de pavés de deux cases sur deux : cases de sa couleur, de celle de l’adversaire, mixtes ou lampadaires ; les deux lots sont identiques, aux couleurs près.
cite-rule-LC1-3 = Il y a douze bâtiments : deux de trois cases, quatre de quatre, quatre de cinq, deux de six.
cite-rule-LC1-4 = Huit cartes postales sont en jeu : la première série, huit au hasard, ou huit que les joueurs choisissent tour à tour ; elles viennent du jeu de base seul, ou aussi de l’extension Eiffel, ou de l’extension Eiffel et des promos.
cite-rule-LC1-5 = Chacun a quatre jetons d’action.
cite-rule-LC1-6 = Chacun pioche une tuile de sa propre pile et la garde cachée en main ; l’ordre des piles est inconnu.
cite-rule-LC1-7 = Le premier joueur est tiré au sort ; quand on rejoue, c’est le perdant qui commence.
cite-rule-LC1-8 = Les deux joueurs peuvent consulter à tout moment les tuiles que chacun n’a pas encore posées, celle en main comprise, mais pas l’ordre dans lequel elles viendront.
cite-rule-LC2-1 = Dans la première phase, à son tour, on fait l’une de ces deux choses : poser la tuile en main ou prendre un bâtiment.
cite-rule-LC2-2 = Une tuile se pose sur un carré vide du plateau, dans le sens que l’on veut ; il y a seize carrés.
cite-rule-LC2-3 = Après la pose, on pioche la tuile suivante sans que l’adversaire la voie.
cite-rule-LC2-4 = Un bâtiment pris dans le stock va dans la réserve du joueur ; seul le stock impose une limite.
cite-rule-LC2-5 = Un joueur qui a posé ses huit tuiles peut prendre d’autres bâtiments ou passer.
cite-rule-LC2-6 = La première phase se termine quand la dernière tuile est posée.
cite-rule-LC2-7 = Quand le stock est vide, un joueur qui a encore des tuiles doit en poser une.
cite-rule-LC2-8 = Dans la première phase, passer est une action comme une autre, même si le stock est vide.
cite-rule-LC3-1 = Le joueur qui a posé sa huitième tuile en premier commence la seconde phase.
cite-rule-LC3-2 = Dans la seconde phase, à son tour, on fait l’une de ces deux choses : placer un bâtiment de sa réserve ou activer une carte postale.
cite-rule-LC3-3 = Un bâtiment ne couvre que des cases libres de la couleur de son propriétaire ou mixtes, jamais un lampadaire.
cite-rule-LC3-4 = Les bâtiments se tournent mais ne se retournent pas.
cite-rule-LC3-5 = Activer une carte postale coûte un jeton ; personne ne peut plus l’activer ensuite.
cite-rule-LC3-6 = On peut activer une carte postale sans son effet.
cite-rule-LC3-7 = Une case sur laquelle ne se trouve aucune pièce est libre, même si c’est une case lampadaire.
cite-rule-LC3-8 = Un joueur qui peut agir ne peut pas passer ; celui qui ne le peut pas passe son tour.
cite-rule-LC3-9 = Un joueur qui ne pourrait agir qu’en usant de ce que permet encore une carte postale Métropolitain ou Chartier activée peut passer ; si les deux joueurs passent l’un après l’autre, la partie se termine.
cite-rule-LC3-10 = La partie se termine quand plus aucun joueur ne peut agir.
cite-rule-LC3-11 = Les cheminées montrent seulement à qui appartient un bâtiment ; leur nombre ne limite rien.
cite-rule-LC4-1 = Lévitation : un bâtiment de la réserve retourne au stock en échange d’un autre, placé aussitôt.
cite-rule-LC4-2 = Métropolitain : lors d’un tour ultérieur, un bâtiment peut couvrir une case lampadaire libre ; ce lampadaire n’éclaire alors plus, et la carte postale n’est retournée qu’à ce moment.
cite-rule-LC4-3 = Jardin des Plantes : un bâtiment de deux cases, placé aussitôt selon les règles des bâtiments.
cite-rule-LC4-4 = Sacré-Cœur : on ne perd rien pour les bâtiments restés en réserve.
cite-rule-LC4-5 = Le Peintre : sur une case libre de la couleur du joueur ; 2 points pour chaque lampadaire de la zone du peintre, que seuls les bords et les bâtiments délimitent.
cite-rule-LC4-6 = Chartier : lors d’un tour ultérieur, une case libre de la couleur adverse compte comme mixte et est couverte aussitôt, par un bâtiment ou par la fontaine.
cite-rule-LC4-7 = Bouquinistes : l’annexe va sur une case libre de la couleur du joueur, à côté d’un de ses bâtiments, qui compte dès lors une case de plus à tous égards.
cite-rule-LC4-8 = Lampadaire : un lampadaire sur une case libre de la couleur du joueur.
cite-rule-LC4-9 = Moulin Rouge : la danseuse sur une case libre de la couleur du joueur ; 1 point pour chaque case libre de la zone de la danseuse, y compris la sienne ; cette zone s’arrête aux bords, aux bâtiments, aux lampadaires et à toute autre pièce.
cite-rule-LC4-10 = Fontaine des Mers : sur des cases libres de la couleur du joueur ou mixtes ; 3 points pour chacun de ses bâtiments qui la touche.
cite-rule-LC4-11 = Le Penseur : sur une case libre de la couleur du joueur, avec une case libre devant lui ; 2 points pour chaque case libre qui le touche par un côté, 1 par un coin, rien si sa vue est bouchée.
cite-rule-LC4-12 = La Grande Lumière : sur une case lampadaire libre ; elle éclaire les cases indiquées sur la carte postale, mais un bâtiment prive de lumière ce qui se trouve derrière lui.
cite-rule-LC4-13 = Le grand lampadaire éclaire dans quatre directions, jusqu’à deux cases.
cite-rule-LC4-14 = Le jardin et l’Hôtel des Invalides sont des bâtiments à tous égards : l’annexe, la gargouille, le musée et le crâne valent aussi pour eux.
cite-rule-LC4-15 = Métropolitain et Chartier aident tout bâtiment de la réserve, celui de Lévitation et le jardin ; Chartier aide aussi la fontaine. Aucune des deux n’aide une pièce qui exige la couleur du joueur.
cite-rule-LC4-16 = Métropolitain et Chartier peuvent aider ensemble un même bâtiment ; aucune de ces cartes postales n’est dépensée là où elle est inutile.
cite-rule-LC5-1 = Obélisque : sur une case libre de la couleur du joueur ; chacun reçoit 2 points pour chacun de ses bâtiments dans la rangée ou la colonne de l’obélisque.
cite-rule-LC5-2 = Quartiers Pauvres : 1, 2, 4 ou 8 points pour un, deux, trois ou quatre bords du plateau que touchent les bâtiments du joueur.
cite-rule-LC5-3 = Hôtel des Invalides : un bâtiment d’une case sur la couleur du joueur ; en plus de sa lumière, 1 point pour chaque case qui le sépare du bord le plus proche.
cite-rule-LC5-4 = Notre-Dame : la gargouille, posée sur un bâtiment adverse, permet aux deux joueurs de le compter dans leurs groupes.
cite-rule-LC5-5 = Arc de Triomphe : trois cases libres en ligne, les deux bouts de la couleur du joueur, celle du milieu quelconque ; ce n’est pas un bâtiment, mais ses cases comptent dans les groupes du joueur.
cite-rule-LC5-6 = Tour Eiffel : sur un carré de quatre cases libres, dont au moins une case lampadaire ; les lampadaires situés dessous comptent double ; 2 points à chaque joueur pour chaque case de sa couleur située dessous ; pour tout le reste, ces cases sont occupées.
cite-rule-LC5-7 = Musée du Louvre : dans un bâtiment du joueur ; 1 point pour chaque case voisine qu’aucun autre bâtiment n’occupe.
cite-rule-LC5-8 = Catacombes : le crâne sur une case libre de la couleur adverse ; le joueur marque la moitié, arrondie à l’entier inférieur, de ce que le bâtiment adverse posé dessus rapporte pour sa lumière.
cite-rule-LC5-9 = La Seine : le long d’un bord ; 3 points à chaque joueur pour chacun de ses bâtiments qui touche ce bord.
cite-rule-LC5-10 = La Liberté : dans un quart du plateau ; 3 points à chaque joueur pour chacun de ses bâtiments qui s’y trouve entièrement, 2 pour un bâtiment qui n’y est qu’en partie.
cite-rule-LC5-11 = La case du crâne compte comme libre à tous égards ; une pièce posée dessus qui n’est pas un bâtiment adverse met fin à l’effet du crâne.
cite-rule-LC5-12 = Un lampadaire sous l’arc n’éclaire pas et ne compte pas pour le peintre.
cite-rule-LC5-13 = L’arc à lui seul n’est pas un groupe : il relie et agrandit des groupes de bâtiments.
cite-rule-LC5-14 = Le nombre de cases que couvrent l’arc, l’hôtel et la fontaine est reconstitué : trois, une et deux.
cite-rule-LC6-1 = Chaque bâtiment rapporte sa taille fois le nombre de lampadaires qui l’éclairent.
cite-rule-LC6-2 = Un lampadaire éclaire les quatre cases voisines et tous les bâtiments qui s’y trouvent, chacun une seule fois.
cite-rule-LC6-3 = Chacun marque 1 point par case de son plus grand groupe de bâtiments qui se touchent par les côtés.
cite-rule-LC6-4 = Chaque bâtiment resté en réserve coûte 3 points.
cite-rule-LC6-5 = Les cartes postales rapportent ce qu’elles indiquent.
cite-rule-LC6-6 = Le joueur qui a le plus de points gagne ; à égalité, celui qui a le plus de cases libres visibles de sa couleur.
cite-rule-LC6-7 = Si l’égalité demeure, la victoire est partagée.
cite-rule-LC6-8 = Les points actuels s’affichent dès le début de la seconde phase ; la réserve y est comptée comme elle le serait à la fin.
cite-rule-LC7-1 = Les cartes postales sont posées à côté du plateau ; celles qui ont servi sont retournées.
cite-rule-LC7-2 = Chacun peut tenir un plan secret de ce qu’il veut placer et où.
cite-rule-LC7-3 = Le cachet signale les cartes postales qui rapportent des points à la fin ; il n’a pas d’autre effet.
cite-rule-LC7-4 = Jardin, fontaine et arc s’étendent d’ouest en est avec « turn 0 », du nord au sud avec « turn 1 ».

cite-chapter-LC1 = Préparation
cite-chapter-LC2 = Paver la ville
cite-chapter-LC3 = Bâtir et agir
cite-chapter-LC4 = Les cartes postales
cite-chapter-LC5 = Extension Eiffel et promos
cite-chapter-LC6 = Les points
cite-chapter-LC7 = Jeu en ligne

cite-game-title = Paris – La Cité de la Lumière
cite-game-tagline = Pavez les rues, puis bâtissez là où brillent les lampadaires.
cite-game-about = Paris, 1889 : l’Exposition ouvre ses portes et les rues s’illuminent. À deux, vous pavez d’abord la ville, tuile après tuile, sans jamais bien savoir où se trouveront les lampadaires ; puis vous bâtissez dans leur lumière, et huit cartes postales vous prêtent main-forte, quand l’adversaire ne vous les souffle pas. Les règles viennent de sources écrites. La disposition de chaque tuile, la taille de la fontaine et de l’arc, ce qu’éclaire le grand lampadaire et la composition de la première série de cartes postales n’ont pu être lus nulle part avec certitude : tout cela est reconstitué et pourra être remplacé dès que nous aurons le matériel imprimé sous les yeux.
cite-game-objective = Marquez plus de points que l’adversaire : placez de grands bâtiments là où brillent beaucoup de lampadaires.
cite-game-overview = Dans la première phase, vous posez la tuile que vous avez en main sur l’un des seize carrés, ou vous prenez dans le stock un bâtiment pour votre réserve. Une tuile porte des cases de votre couleur, de celle de l’adversaire, des cases mixtes et des lampadaires. Quand toutes les tuiles sont posées, la seconde phase commence : vous placez un bâtiment de votre réserve sur des cases libres de votre couleur ou mixtes, ou vous dépensez l’un de vos quatre jetons pour une carte postale, que plus personne ne pourra activer. À la fin, chaque bâtiment rapporte sa taille fois le nombre de lampadaires qui l’éclairent, et votre plus grand groupe de bâtiments 1 point par case ; les cartes postales ajoutent ce qu’elles indiquent, et chaque bâtiment resté en réserve coûte 3 points.
cite-game-sources = Sources : Y désigne la page de règles d’une version en ligne, avec sa section ; facts, des précisions trouvées dans des critiques et des traductions ; D, notre décision là où tous les textes se taisent ; R, une reconstitution.

cite-colour-blue = bleu
    .seat = Bleu
cite-colour-orange = orange
    .seat = Orange

cite-option-cards = Cartes postales
cite-option-pool = Origine des cartes postales

cite-option_help-cards = Comment sont choisies les huit cartes postales de la partie.
cite-option_help-pool = Quelles cartes postales peuvent sortir. La première série vient toujours du jeu de base.

cite-choice-cards_first = La première série
cite-choice-cards_random = Huit au hasard
cite-choice-cards_chosen = Choisies tour à tour
cite-choice-pool_base = Jeu de base
cite-choice-pool_eiffel = Base et extension Eiffel
cite-choice-pool_all = Base, extension Eiffel et promos

cite-event-start = { $seat } commence.
cite-event-card =
    { $seat ->
        [none] Carte postale en jeu : { $card }.
       *[other] { $seat } choisit une carte postale : { $card }.
    }
cite-event-hand =
    { $tile ->
        [none] { $seat } pioche une tuile.
       *[other] { $seat } pioche la tuile { $tile }.
    }
cite-event-phase =
    { FORM($phase, "id") ->
        [lay] La première phase commence : { $seat } joue en premier.
        [light] Toutes les tuiles sont posées. { $seat } commence la seconde phase.
       *[other] { $phase } : { $seat } commence.
    }
cite-event-laid = { $seat } pose la tuile { $tile } en { $at }.
cite-event-took = { $seat } prend un bâtiment : { $piece }.
cite-event-passed =
    { $how ->
        [forced] { $seat } ne peut rien faire et passe son tour.
       *[other] { $seat } passe.
    }
cite-event-built = { $seat } bâtit en { $at } : { $piece }.
cite-event-used =
    { $how ->
        [at] { $seat } active une carte postale : { $card }, en { $at }.
        [on] { $seat } active une carte postale : { $card } ({ $on }).
        [side] { $seat } active une carte postale : { $card } ({ $side }).
        [without] { $seat } active une carte postale sans son effet : { $card }.
       *[other] { $seat } active une carte postale : { $card }.
    }
cite-event-spent =
    { FORM($card, "id") ->
        [metropolitain] Métropolitain : { $seat } bâtit sur un lampadaire.
        [chartier] Chartier : { $seat } couvre une case de la couleur adverse.
       *[other] { $seat } profite d’une carte postale : { $card }.
    }
cite-event-swapped = Lévitation : { $seat } échange un bâtiment ({ $give } contre { $get }).
cite-event-skull_gone = Le crâne en { $at } est retiré : ce qui le couvre n’est pas un bâtiment adverse.
cite-event-over = La partie est terminée.

cite-refusal-over = Cette partie est terminée, on n’y joue plus. Vous pouvez la revoir ou rejouer.
cite-refusal-chance = Un tirage est en cours. Un instant, s’il vous plaît.
cite-refusal-unknown_action = « { $text } » n’est pas un coup de ce jeu. Tapez par exemple « take T5 ».
cite-refusal-ambiguous = « { $text } » peut désigner plusieurs coups. Choisissez l’un de ceux-ci : { $choices }.
cite-refusal-impossible_draw = « { $text } » ne peut pas sortir ici : seul ce qui est encore caché le peut.
cite-refusal-not_this_phase = « { $text } » ne se joue pas à ce moment de la partie. Choisissez un coup mis en évidence.
cite-refusal-not_in_hand = Cette tuile n’est pas dans votre main. Posez celle que vous avez piochée.
cite-refusal-square_taken = Il y a déjà une tuile sur le carré en { $at }. Choisissez-en un vide.
cite-refusal-not_in_pool = Ce bâtiment n’est plus dans le stock : { $piece }. Prenez-en un autre.
cite-refusal-must_lay = Vous avez encore une tuile en main, vous ne pouvez donc pas passer. Posez-la ou prenez un bâtiment.
cite-refusal-must_lay_one = Vous avez encore une tuile en main et le stock est vide : posez la tuile.
cite-refusal-must_act = Vous pouvez encore agir, vous ne pouvez donc pas passer. Placez un bâtiment ou activez une carte postale.
cite-refusal-not_reserved = Ce bâtiment n’est pas dans votre réserve : { $piece }. Placez-en un de votre réserve.
cite-refusal-off_board = Posée en { $at }, la pièce dépasserait du bord. Ramenez-la vers l’intérieur ou tournez-la.
cite-refusal-covered = Il y a déjà quelque chose sur l’une de ces cases. Choisissez des cases libres.
cite-refusal-on_lamp = Un lampadaire gêne. Choisissez d’autres cases ; seule la carte postale Métropolitain permet de bâtir par-dessus.
cite-refusal-rival_ground = Il y a trop de cases de la couleur adverse dessous. Choisissez des cases de votre couleur ou mixtes.
cite-refusal-card_gone = Cette carte postale a déjà servi ou n’est pas en jeu : { $card }. Choisissez-en une encore visible.
cite-refusal-card_chosen = Cette carte postale est déjà choisie : { $card }. Choisissez-en une autre.
cite-refusal-card_elsewhere = Cette partie se joue sans cette carte postale : { $card }. Choisissez-en une qui est mise en évidence.
cite-refusal-no_token = Vous n’avez plus de jeton d’action. Placez plutôt un bâtiment.
cite-refusal-not_own_ground = En { $at }, cette pièce ne serait pas sur votre couleur. Choisissez un autre endroit.
cite-refusal-no_own_building = Vous n’avez pas de bâtiment à cet endroit. Choisissez l’un des vôtres sur le plateau, ou une case à côté.
cite-refusal-no_rival_building = Ce n’est pas un bâtiment adverse posé sur le plateau. Choisissez un bâtiment adverse.
cite-refusal-no_view = En { $at }, la vue de la statue serait bouchée : la case devant elle doit être libre. Tournez la statue ou choisissez une autre case.
cite-refusal-not_lamp = Il n’y a pas de lampadaire en { $at }. Le grand lampadaire en remplace un qui est encore libre.
cite-refusal-no_lamp_under = Aucun lampadaire parmi les quatre cases à partir de { $at }. Il en faut au moins un sous la tour.
cite-refusal-not_rival_ground = La case { $at } n’est pas de la couleur adverse. Choisissez une case libre de cette couleur.
cite-refusal-no_swap = Cet échange n’est pas possible. Rendez un bâtiment de votre réserve contre un bâtiment du stock que vous pouvez placer aussitôt.
cite-refusal-must_place = La carte postale Lévitation vous a donné un bâtiment. Placez-le maintenant.
cite-refusal-unpaved = Le sol n’est pas encore pavé sous cette pièce. Regardez quelles tuiles peuvent encore venir.
cite-refusal-tile_laid = Cette tuile est déjà sur le plateau. Choisissez-en une qui n’est pas posée.

cite-prompt-choose = Choisissez une carte postale pour cette partie.
cite-prompt-lay = Posez votre tuile ou prenez un bâtiment.
cite-prompt-take = Toutes vos tuiles sont posées : prenez un autre bâtiment ou passez.
cite-prompt-light = Placez un bâtiment ou activez une carte postale.
cite-prompt-place = Placez maintenant le bâtiment obtenu : { $piece }.
cite-prompt-wait = { $seat } réfléchit.
cite-prompt-chance = Un tirage est en cours.
cite-prompt-over = La partie est terminée.

cite-line-light = Bâtiments éclairés
cite-line-card = { $card }
cite-line-total = Total
cite-line-tiebreak = Égalité départagée : le plus de cases libres visibles de sa couleur
cite-line-shared = Toujours à égalité : la victoire est partagée

cite-line-group =
    { $n ->
        [one] Plus grand groupe : { $n } case
       *[other] Plus grand groupe : { $n } cases
    }

cite-line-unbuilt =
    { $n ->
        [one] Resté en réserve : { $n } bâtiment
       *[other] Restés en réserve : { $n } bâtiments
    }

## Through what a game was won, in the middle of a sentence.

cite-won_by-group = le plus grand groupe
cite-won_by-light = les bâtiments éclairés
cite-won_by-unbuilt = les bâtiments restés en réserve

## How it ended.

cite-reason-played_out = Plus aucun joueur ne peut agir.

cite-unsure-tiles-layout = La disposition des quatre cases sur chaque tuile
cite-unsure-buildings-flip = Si les bâtiments peuvent aussi être retournés
cite-unsure-fountain = Si la fontaine occupe deux cases ou une seule
cite-unsure-arch = La longueur de l’arc, et si un lampadaire placé dessous éclaire encore
cite-unsure-hotel = Si l’Hôtel des Invalides occupe une seule case
cite-unsure-large_lamp = Les cases qu’éclaire le grand lampadaire
cite-unsure-first_set = Les huit cartes postales de la première série

cite-notation-help = Les cases vont de a1 à h8 ; les mots sont en anglais. Tapez « lay 5 at c3 turn 1 » pour la tuile 5, case en haut à gauche en c3, tournée une fois dans le sens horaire ; « take T5 » pour prendre un bâtiment ; « build T5 at c3 turn 1 » pour le placer ; « use lampadaire at c3 », « use le-penseur at c3 facing north », « use levitation T5 for L6 » pour une carte postale, ou « use chartier without effect » ; « pass » pour passer.

cite-piece-I3 = I de 3
cite-piece-V3 = V de 3
cite-piece-L4 = L de 4
cite-piece-T4 = T de 4
cite-piece-O4 = O de 4
cite-piece-S4 = S de 4
cite-piece-T5 = T de 5
cite-piece-W5 = W de 5
cite-piece-X5 = X de 5
cite-piece-P5 = P de 5
cite-piece-U6 = U de 6
cite-piece-L6 = L de 6
cite-piece-garden = jardin botanique
cite-piece-annex = annexe
cite-piece-streetlight = lampadaire
cite-piece-dancer = danseuse
cite-piece-fountain = fontaine
cite-piece-statue = statue
cite-piece-large-lamp = grand lampadaire
cite-piece-painter = peintre
cite-piece-obelisk = obélisque
cite-piece-hotel = Hôtel des Invalides
cite-piece-arch = arc de triomphe
cite-piece-tower = tour Eiffel

cite-postcard-levitation = Lévitation
cite-postcard-metropolitain = Métropolitain
cite-postcard-jardin-des-plantes = Jardin des Plantes
cite-postcard-sacre-coeur = Sacré-Cœur
cite-postcard-le-peintre = Le Peintre
cite-postcard-chartier = Chartier
cite-postcard-bouquinistes = Bouquinistes sur la Seine
cite-postcard-lampadaire = Lampadaire
cite-postcard-moulin-rouge = Moulin Rouge
cite-postcard-fontaine-des-mers = Fontaine des Mers
cite-postcard-le-penseur = Le Penseur
cite-postcard-la-grande-lumiere = La Grande Lumière
cite-postcard-obelisque = Obélisque de Louxor
cite-postcard-quartiers-pauvres = Quartiers Pauvres
cite-postcard-hotel-des-invalides = Hôtel des Invalides
cite-postcard-notre-dame = Notre-Dame de Paris
cite-postcard-arc-de-triomphe = Arc de Triomphe
cite-postcard-tour-eiffel = Tour Eiffel
cite-postcard-musee-du-louvre = Musée du Louvre
cite-postcard-catacombes = Catacombes de Paris
cite-postcard-la-seine = La Seine
cite-postcard-la-liberte = La Liberté éclairant le monde

## The same names: sentences of the log and the score lines ask for them under card.

cite-card-levitation = Lévitation
cite-card-metropolitain = Métropolitain
cite-card-jardin-des-plantes = Jardin des Plantes
cite-card-sacre-coeur = Sacré-Cœur
cite-card-le-peintre = Le Peintre
cite-card-chartier = Chartier
cite-card-bouquinistes = Bouquinistes sur la Seine
cite-card-lampadaire = Lampadaire
cite-card-moulin-rouge = Moulin Rouge
cite-card-fontaine-des-mers = Fontaine des Mers
cite-card-le-penseur = Le Penseur
cite-card-la-grande-lumiere = La Grande Lumière
cite-card-obelisque = Obélisque de Louxor
cite-card-quartiers-pauvres = Quartiers Pauvres
cite-card-hotel-des-invalides = Hôtel des Invalides
cite-card-notre-dame = Notre-Dame de Paris
cite-card-arc-de-triomphe = Arc de Triomphe
cite-card-tour-eiffel = Tour Eiffel
cite-card-musee-du-louvre = Musée du Louvre
cite-card-catacombes = Catacombes de Paris
cite-card-la-seine = La Seine
cite-card-la-liberte = La Liberté éclairant le monde

cite-postcard_text-levitation = Échangez un bâtiment de votre réserve contre un autre du stock. Placez aussitôt le nouveau.
cite-postcard_text-metropolitain = Lors d’un tour ultérieur, l’un de vos bâtiments peut couvrir un lampadaire libre. Celui-ci n’éclaire plus.
cite-postcard_text-jardin-des-plantes = Placez aussitôt le jardin, un bâtiment de deux cases, sur des cases de votre couleur ou mixtes.
cite-postcard_text-sacre-coeur = Les bâtiments restés dans votre réserve ne vous coûtent rien à la fin.
cite-postcard_text-le-peintre = Placez le peintre sur une case libre de votre couleur. 2 points pour chaque lampadaire de sa zone, que seuls les bâtiments et les bords délimitent.
cite-postcard_text-chartier = Lors d’un tour ultérieur, placez un bâtiment ou la fontaine sur une case libre de la couleur adverse, comme si elle était mixte.
cite-postcard_text-bouquinistes = Placez l’annexe sur une case libre de votre couleur à côté d’un de vos bâtiments. Ce bâtiment grandit d’une case.
cite-postcard_text-lampadaire = Placez un nouveau lampadaire sur une case libre de votre couleur. Il éclaire comme les autres.
cite-postcard_text-moulin-rouge = Placez la danseuse sur une case libre de votre couleur. 1 point pour chaque case libre de sa zone, la sienne comprise ; les pièces, les lampadaires et les bords délimitent cette zone.
cite-postcard_text-fontaine-des-mers = Posez la fontaine sur des cases de votre couleur ou mixtes. 3 points pour chacun de vos bâtiments qui la touche.
cite-postcard_text-le-penseur = Placez la statue sur une case de votre couleur, face à une case libre. 2 points pour chaque case libre qui la touche par un côté, 1 par un coin, rien si sa vue est bouchée.
cite-postcard_text-la-grande-lumiere = Transformez un lampadaire libre en grand lampadaire. Il éclaire aussi des cases plus lointaines, sauf si un bâtiment s’interpose.
cite-postcard_text-obelisque = Placez l’obélisque sur une case libre de votre couleur. Chacun reçoit 2 points pour chacun de ses bâtiments dans cette rangée ou cette colonne.
cite-postcard_text-quartiers-pauvres = 1, 2, 4 ou 8 points si vos bâtiments touchent un, deux, trois ou les quatre bords du plateau.
cite-postcard_text-hotel-des-invalides = Placez ce bâtiment d’une case sur votre couleur. Il rapporte comme les autres, plus 1 point pour chaque case qui le sépare du bord le plus proche.
cite-postcard_text-notre-dame = Placez la gargouille sur un bâtiment adverse. Les deux joueurs le comptent dans leurs groupes.
cite-postcard_text-arc-de-triomphe = Placez l’arc sur trois cases libres en ligne, les deux bouts sur votre couleur. Ce n’est pas un bâtiment, mais il compte dans vos groupes.
cite-postcard_text-tour-eiffel = Placez la tour sur un carré de quatre cases libres ; les lampadaires dessous comptent double. Chacun reçoit 2 points pour chaque case de sa couleur en dessous.
cite-postcard_text-musee-du-louvre = Ouvrez le musée dans l’un de vos bâtiments. 1 point pour chaque case voisine qu’aucun autre bâtiment n’occupe.
cite-postcard_text-catacombes = Placez le crâne sur une case libre de la couleur adverse. Si l’adversaire y bâtit, vous recevez la moitié de ce que ce bâtiment rapporte pour sa lumière.
cite-postcard_text-la-seine = Posez cette carte postale le long d’un bord du plateau. Chacun reçoit 3 points pour chacun de ses bâtiments qui touche ce bord.
cite-postcard_text-la-liberte = Choisissez un quart du plateau. Chacun reçoit 3 points pour chacun de ses bâtiments qui s’y trouve entièrement, 2 pour un bâtiment qui n’y est qu’en partie.

cite-phase-start = Tirage du premier joueur
cite-phase-cards = Tirage des cartes postales
cite-phase-choose = Choix des cartes postales
cite-phase-hands = Pioche des tuiles
cite-phase-lay = Première phase : paver
cite-phase-light = Seconde phase : bâtir
cite-phase-over = Fin de la partie

cite-side-north = nord
cite-side-east = est
cite-side-south = sud
cite-side-west = ouest

cite-quarter-north-west = nord-ouest
cite-quarter-north-east = nord-est
cite-quarter-south-west = sud-ouest
cite-quarter-south-east = sud-est
