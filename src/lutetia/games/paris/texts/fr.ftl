paris-rule-PA1-1 = Le jeu se joue à deux, trois ou quatre, chacun avec les clés d’une couleur.
paris-rule-PA1-2 = Chacun des six quartiers a une banque et six emplacements de valeur 1, 2, 3, 4, 5 et 8 ; l’Arc de Triomphe est au centre.
paris-rule-PA1-3 = Il y a un bâtiment par emplacement, de l’un des six types ; le dos du bâtiment montre son quartier.
paris-rule-PA1-4 = Trois bâtiments retournent dans la boîte sans être vus ; les autres forment trois piles égales ; le dos du premier bâtiment de chaque pile est visible de tous.
paris-rule-PA1-5 = Un jeton se trouve près de chaque emplacement : prestige de bronze, d’argent et d’or pour les valeurs 1, 2 et 3 ; bois, marbre et or pour les valeurs 4, 5 et 8.
paris-rule-PA1-6 = Il y a six jetons de chaque sorte ; la réserve commune de ressources est vide au début.
paris-rule-PA1-7 = Les tuiles bonus sont posées face visible sur les trente cases de la piste, chacune à son numéro : un exemplaire de chaque, sauf pour les numéros 13, 14, 16, 17, 29 et 30, qui en ont un de moins qu’il n’y a de joueurs.
paris-rule-PA1-8 = Douze tuiles de fin sont posées face cachée : une pour chaque ressource et chaque prestige, trois de 3 francs, une de 2 points, deux de 1 point.
paris-rule-PA1-9 = Huit monuments de valeur 9 à 16 et six tuiles de score sont visibles à côté du plateau.
paris-rule-PA1-10 = Chacun commence avec 3 francs, son pion placé avant la première case de la piste.
paris-rule-PA1-11 = À deux, trois ou quatre, chacun a 10, 9 ou 7 clés derrière son paravent, et deux autres dans sa réserve.
paris-rule-PA1-12 = Le premier joueur est tiré au sort.
paris-rule-PA1-13 = Francs, jetons, clés non posées, tuiles bonus non utilisées et tuiles de fin sont cachés derrière le paravent.
paris-rule-PA1-14 = Les francs sont en nombre illimité.
paris-rule-PA2-1 = On joue dans le sens horaire à partir du premier joueur.
paris-rule-PA2-2 = Un tour a deux étapes, dans cet ordre : placer un bâtiment, puis agir.
paris-rule-PA2-3 = Tant qu’il reste des bâtiments dans les piles, la première étape est obligatoire : on pioche le bâtiment du dessus d’une pile au choix.
paris-rule-PA2-4 = Le bâtiment va sur l’emplacement de sa valeur, dans le quartier que montre son dos.
paris-rule-PA2-5 = Quand les piles sont vides, on saute la première étape.
paris-rule-PA2-6 = À la seconde étape, on fait une seule de ces trois choses : poser une clé sur une banque ou l’Arc, déplacer une clé, ou prendre une tuile de fin.
paris-rule-PA2-7 = Un joueur qui peut agir doit le faire ; sinon, il passe, mais il reste dans la partie et joue aux tours suivants.
paris-rule-PA2-8 = Seuls comptent les francs et les jetons dont on dispose : personne n’est obligé d’acheter, de vendre ou d’utiliser une tuile pour pouvoir agir.
paris-rule-PA2-9 = On peut utiliser des tuiles, acheter et vendre des jetons à tout moment de son tour, même avant de piocher, mais jamais pendant le tour d’un autre.
paris-rule-PA2-10 = Ce qu’apporte une arrivée s’utilise dans l’ordre voulu jusqu’à la fin du tour.
paris-rule-PA3-1 = Une clé prise derrière le paravent va sur une banque ou sur l’Arc, et nulle part ailleurs.
paris-rule-PA3-2 = On a au plus une clé sur chaque banque et sur l’Arc ; celles des autres n’y changent rien.
paris-rule-PA3-3 = Une banque paie aussitôt ses francs ; l’Arc ne paie rien.
paris-rule-PA3-4 = Les banques paient de 2 à 7 francs, chacune un montant différent ; leur répartition est reconstituée.
paris-rule-PA3-5 = Une clé posée ne quitte jamais le plateau.
paris-rule-PA4-1 = Depuis l’Arc, une clé va sur un bâtiment ou un monument inoccupé de n’importe quel quartier.
paris-rule-PA4-2 = Depuis une banque, une clé va sur n’importe quel bâtiment ou monument inoccupé du même quartier.
paris-rule-PA4-3 = Depuis un bâtiment ou un monument, une clé va sur un autre, inoccupé et de valeur supérieure, du même quartier.
paris-rule-PA4-4 = Une clé ne va que sur un bâtiment posé sur le plateau.
paris-rule-PA4-5 = On ne peut ajouter un monument que si sa valeur dépasse celle de tous ceux du quartier ; un quartier en accueille autant qu’on veut.
paris-rule-PA4-6 = Ajouter un monument fait partie d’un déplacement : la clé s’y pose.
paris-rule-PA4-7 = Depuis l’Arc ou une banque, un déplacement coûte la valeur en francs ; depuis un bâtiment ou un monument, la différence.
paris-rule-PA4-8 = Un bâtiment de valeur 8 coûte aussi 1 bois, un monument les ressources qui y sont imprimées ; ce coût est toujours dû en entier, d’où que vienne la clé.
paris-rule-PA4-9 = Un joueur qui ne peut pas tout payer ne peut pas faire ce déplacement.
paris-rule-PA4-10 = Les ressources payées vont à la réserve commune.
paris-rule-PA4-11 = Les coûts supplémentaires d’une valeur 8 et de cinq monuments sont reconstitués.
paris-rule-PA4-12 = Ce qu’apporte un déplacement ne peut pas payer ce même déplacement.
paris-rule-PA5-1 = Le premier joueur à arriver sur un bâtiment prend le jeton voisin ; c’est obligatoire.
paris-rule-PA5-2 = Arriver sur une valeur 1 ou 2 permet d’avancer sur la piste bonus ; on peut y renoncer.
paris-rule-PA5-3 = Arriver sur une valeur 3 permet d’avancer sur la piste bonus pour 2 francs.
paris-rule-PA5-4 = Arriver sur un bâtiment de valeur 8 rapporte 2 points.
paris-rule-PA5-5 = Arriver sur un monument permet de payer un jeton de prestige pour chacune de ses trois sections, contre des points.
paris-rule-PA5-6 = Une section rapporte 3 points pour le bronze, 4 pour l’argent, 5 pour l’or ; sections et points sont en partie reconstitués.
paris-rule-PA5-7 = Une section n’accepte que la sorte imprimée et se rouvre à chaque arrivée.
paris-rule-PA6-1 = Bois, marbre et or s’achètent 4, 5 et 6 francs et se vendent 2, 3 et 4 francs.
paris-rule-PA6-2 = Les prestiges de bronze, d’argent et d’or se vendent 1, 2 et 3 francs ; le prestige ne s’achète jamais.
paris-rule-PA6-3 = On n’achète que les ressources de la réserve commune ; celles qui ont été payées, vendues ou rendues s’y trouvent.
paris-rule-PA6-4 = Le prestige payé, vendu ou rendu quitte le jeu.
paris-rule-PA6-5 = On peut acheter juste pour payer, vendre juste pour avoir des francs, et racheter ce qu’on a vendu.
paris-rule-PA7-1 = Le pion avance d’autant de cases qu’on veut, jusqu’à une case qui porte une tuile ; les autres pions n’y changent rien.
paris-rule-PA7-2 = La tuile va derrière le paravent ; d’une pile, on en prend une seule.
paris-rule-PA7-3 = Personne ne peut posséder deux tuiles du même numéro ; une tuile utilisée reste à son propriétaire.
paris-rule-PA7-4 = Une tuile s’utilise aussitôt ou lors de n’importe quel tour ultérieur de son propriétaire ; elle reste ensuite visible devant le paravent.
paris-rule-PA7-5 = On peut utiliser plusieurs tuiles dans un tour.
paris-rule-PA7-6 = Un joueur qui a atteint la case 30 n’avance plus ; les tuiles 17 et 25 fonctionnent encore.
paris-rule-PA8-1 = Les tuiles 1, 5, 12 et 22 donnent 3, 4, 5 et 6 francs ; la tuile 7 donne 1 point et 3 francs.
paris-rule-PA8-2 = Les tuiles 2, 3 et 4 valent un bois, un marbre et un or, la tuile 10 une ressource au choix, la tuile 21 deux au choix.
paris-rule-PA8-3 = La tuile 8 vaut un jeton de prestige au choix, la tuile 19 deux au choix.
paris-rule-PA8-4 = Une tuile qui vaut des jetons n’en donne pas : c’est elle qu’on dépense ou qu’on vend, et elle ne va jamais à la réserve commune.
paris-rule-PA8-5 = Ce que vaut une tuile utilisée se dépense avant les jetons qu’on possède et doit être dépensé ou vendu avant la fin du tour ; si elle en vaut deux, on peut vendre l’un pour financer le déplacement que l’autre paie.
paris-rule-PA8-6 = Les tuiles 6, 11, 15, 18, 26 et 28 donnent 2, 3, 4, 5, 6 et 7 points par bâtiment de valeur 1, 2, 3, 4, 5 et 8 qu’on occupe au moment de l’utiliser.
paris-rule-PA8-7 = La tuile 29 donne 8 points par monument qu’on occupe au moment de l’utiliser.
paris-rule-PA8-8 = La tuile 30 donne 10, 15, 20 ou 25 points pour 4, 5, 6 ou 7 types qu’on occupe ; tous les monuments forment un type.
paris-rule-PA8-9 = Une tuile qui compte quelque chose peut être utilisée même si elle ne rapporte rien.
paris-rule-PA8-10 = Avec la tuile 9, une clé peut rejoindre une propriété qu’on occupe déjà ; les deux clés comptent.
paris-rule-PA8-11 = Avec la tuile 16, une clé peut rejoindre une propriété occupée par d’autres ; toutes les clés comptent.
paris-rule-PA8-12 = Les tuiles 9 et 16 s’utilisent avec un déplacement : le prix, l’obligation de monter en valeur et les avantages restent les mêmes, et chaque clé compte pour tout.
paris-rule-PA8-13 = Là où le joueur et d’autres ont déjà des clés, il faut les deux tuiles, quel que soit le nombre de clés ; une tuile superflue ne peut pas être utilisée.
paris-rule-PA8-14 = La tuile 13, pour 2 francs, ou la tuile 14, pour 1 franc, place derrière le paravent une clé prise dans la réserve.
paris-rule-PA8-15 = La tuile 17 permet de prendre n’importe quelle tuile de la piste, devant ou derrière ; le pion ne bouge pas.
paris-rule-PA8-16 = La tuile 25 fait reculer le pion d’une à cinq cases portant des tuiles et donne celle de la case atteinte ; une pile compte pour une case, les cases vides ne comptent pas.
paris-rule-PA8-17 = Les tuiles 17 et 25 ne donnent jamais un numéro qu’on possède déjà, mais sa case compte en chemin.
paris-rule-PA8-18 = La tuile 20 donne 1, 2 ou 3 points, à deux, trois ou quatre, pour chaque autre tuile bonus non utilisée ; on n’en montre que le nombre.
paris-rule-PA8-19 = Pour chaque paire de jetons identiques rendue, la tuile 23 (prestige) et la tuile 24 (ressources) donnent autant de points qu’il y a de joueurs.
paris-rule-PA8-20 = Les tuiles 23 et 24 n’acceptent que de vrais jetons, et au moins une paire.
paris-rule-PA8-21 = La tuile 27 ne s’utilise pas pendant la partie ; elle compte à la fin.
paris-rule-PA9-1 = Quand un quartier atteint en tout quatre clés sur ses bâtiments et monuments, à qui qu’elles soient, le joueur actif peut poser une des tuiles de score restantes dans n’importe quel quartier qui n’en a pas ; les clés des banques ne comptent pas.
paris-rule-PA9-2 = Si on ne le fait pas pendant ce tour, ce n’est plus possible pour ce quartier.
paris-rule-PA9-3 = Seul le passage de trois à quatre clés donne ce droit, une fois par quartier.
paris-rule-PA9-4 = Les six tuiles de score sont en jeu quel que soit le nombre de joueurs ; la plupart de leurs nombres sont reconstitués.
paris-rule-PA10-1 = Quand il ne reste aucun bâtiment dans les piles, on peut prendre une tuile de fin comme action de son tour.
paris-rule-PA10-2 = Cela vaut dès le tour où le dernier bâtiment a été pioché.
paris-rule-PA10-3 = On regarde toutes celles qui restent et on en garde une en secret.
paris-rule-PA10-4 = Une tuile de fin s’utilise aussitôt ou lors de n’importe quel tour ultérieur de son propriétaire : elle donne 3 francs, 1 ou 2 points, ou vaut un jeton ; puis elle quitte le jeu.
paris-rule-PA10-5 = Une tuile de fin qui vaut un jeton n’en donne pas, comme une tuile bonus.
paris-rule-PA10-6 = Quand la dernière tuile de fin est prise, on termine la manche, puis on en joue encore une, complète.
paris-rule-PA10-7 = La dernière manche est ordinaire : un joueur qui peut agir doit le faire, mais il n’y a plus de tuile à prendre.
paris-rule-PA10-8 = Une tuile de fin non utilisée ne rapporte rien.
paris-rule-PA10-9 = Un joueur qui a regardé les tuiles de fin doit en prendre une.
paris-rule-PA11-1 = À la fin, le propriétaire de la tuile 27 marque 1 point par franc.
paris-rule-PA11-2 = Dans chaque quartier qui a une tuile de score, chacun additionne les valeurs de ses propriétés ; les plus hautes sommes rapportent les points des premier, deuxième et troisième rangs.
paris-rule-PA11-3 = Sans propriété dans le quartier, on n’y marque rien.
paris-rule-PA11-4 = À sommes égales, la propriété de plus haute valeur départage.
paris-rule-PA11-5 = Les joueurs qui restent à égalité marquent chacun les points du meilleur rang, et le rang suivant est sauté.
paris-rule-PA11-6 = Trois premiers à égalité ne laissent rien au quatrième ; deux troisièmes à égalité marquent tous deux les points du troisième rang.
paris-rule-PA11-7 = Il n’y a de points que pour trois rangs ; à quatre, le dernier ne marque rien.
paris-rule-PA11-8 = À deux, le second ne marque que s’il a au moins la moitié de la somme du premier.
paris-rule-PA11-9 = Le joueur qui a le plus de points gagne ; à égalité, celui qui a le plus de francs.
paris-rule-PA11-10 = Les joueurs encore à égalité comparent la valeur totale de tous leurs bâtiments et monuments.
paris-rule-PA11-11 = Les joueurs toujours à égalité se partagent la victoire.
paris-rule-PA12-1 = Mise en place aléatoire : un jeton d’or près de chaque emplacement de valeur 8 ; tous les autres jetons sont mélangés et répartis près des autres emplacements.
paris-rule-PA12-2 = Mise en place aléatoire : une tuile bonus de chaque numéro est mélangée dans sa zone A, B ou C, et les doubles vont sur leur numéro.
paris-rule-PA12-3 = Les zones vont de 1 à 10, de 11 à 20 et de 21 à 30 ; c’est une reconstitution.
paris-rule-PA12-4 = Placement libre : les 36 bâtiments sont en jeu, en trois piles de douze.
paris-rule-PA12-5 = Placement libre : un bâtiment va dans n’importe quel quartier où l’emplacement de sa valeur est libre et où aucun bâtiment de son type n’est posé.
paris-rule-PA12-6 = Placement libre : un bâtiment qui peut être placé doit l’être ; si aucun emplacement ne convient, il quitte le jeu et on n’en pioche pas d’autre.
paris-rule-PA12-7 = La mise en place aléatoire, seule, laisse tout de même trois bâtiments dans la boîte.
paris-rule-PA12-8 = Option : tout ce qu’un joueur attentif pourrait retenir est visible ; seule reste secrète la tuile de fin prise.
paris-rule-PA12-9 = Les points se comptent sans limite ; le site s’occupe des pièces, des paravents et des marqueurs.

paris-chapter-PA1 = Préparation
paris-chapter-PA2 = Le tour
paris-chapter-PA3 = Banques et Arc
paris-chapter-PA4 = Déplacer les clés
paris-chapter-PA5 = Ce qu’apporte une arrivée
paris-chapter-PA6 = Acheter et vendre
paris-chapter-PA7 = La piste bonus
paris-chapter-PA8 = Tuiles bonus
paris-chapter-PA9 = Tuiles de score
paris-chapter-PA10 = La fin de la partie
paris-chapter-PA11 = Le décompte final
paris-chapter-PA12 = Options et jeu en ligne

paris-game-title = Paris
paris-game-tagline = Achetez bas, montez, et décidez sur le tard de ce que vaut un quartier.
paris-game-about = Paris vers 1889 : vos clés montent des banques aux boulangeries, aux théâtres et aux monuments. Une grande partie de ce qui n’est que dessiné sur le matériel n’a pu être lue nulle part : les types de la plupart des bâtiments, les montants des banques, les coûts et les sections des monuments, la plupart des nombres des tuiles de score et les zones de la piste sont reconstitués d’après tout ce que l’on sait. Ils pourront être remplacés dès que nous aurons le matériel imprimé sous les yeux.
paris-game-objective = Marquez le plus de points avec vos propriétés et vos tuiles bonus.
paris-game-overview = À chaque tour, un bâtiment arrive ; puis vous posez une clé sur une banque ou l’Arc, ou vous payez pour déplacer une clé vers un bâtiment ou un monument. Les bâtiments modestes apportent prestige et tuiles bonus, les plus chers des ressources ; les monuments changent le prestige en points. Le joueur qui amène un quartier à quatre clés peut poser une tuile de score dans le quartier de son choix. Quand les piles sont vides, les tuiles de fin partent une à une ; puis on compte les points de chaque quartier.
paris-game-sources = Sources : C désigne les règles anglaises abrégées, avec leur section ; P, le livret polonais ; O, une précision de l’éditeur ; L, des faits lus dans des critiques ; D, ce qui se déduit des autres règles ; R, notre décision ou notre reconstitution.

paris-colour-red = rouge
    .seat = Rouge
paris-colour-blue = bleu
    .seat = Bleu
paris-colour-green = vert
    .seat = Vert
paris-colour-yellow = jaune
    .seat = Jaune

paris-type-bakery = Boulangerie
    .a = une boulangerie
paris-type-cafe = Café
    .a = un café
paris-type-restaurant = Restaurant
    .a = un restaurant
paris-type-hotel = Hôtel
    .a = un hôtel
paris-type-residence = Résidence
    .a = une résidence
paris-type-theatre = Théâtre
    .a = un théâtre

paris-token-wood = bois
    .of = de bois
paris-token-marble = marbre
    .of = de marbre
paris-token-gold = or
    .of = d’or
paris-token-bronze = prestige de bronze
    .of = de prestige de bronze
paris-token-silver = prestige d’argent
    .of = de prestige d’argent
paris-token-gold-prestige = prestige d’or
    .of = de prestige d’or

paris-end-wood = bois
paris-end-marble = marbre
paris-end-gold = or
paris-end-bronze = prestige de bronze
paris-end-silver = prestige d’argent
paris-end-gold-prestige = prestige d’or
paris-end-3-francs = 3 francs
paris-end-2-points = 2 points
paris-end-1-point = 1 point

paris-prize-a = A
paris-prize-b = B
paris-prize-c = C
paris-prize-d = D
paris-prize-e = E
paris-prize-f = F

paris-option-random_setup = Mise en place aléatoire
paris-option-free_placement = Placement libre
paris-option-ledger = Jeu à découvert

paris-option_help-random_setup = Jetons et tuiles bonus sont mélangés, les tuiles dans leurs zones.
paris-option_help-free_placement = Les bâtiments vont dans n’importe quel quartier, chaque type une fois par quartier ; les 36 sont en jeu.
paris-option_help-ledger = Tous voient les francs, jetons, clés et tuiles bonus de chacun.

paris-tile_help-1 = 3 francs.
paris-tile_help-2 = Vaut 1 bois : à dépenser ou à vendre.
paris-tile_help-3 = Vaut 1 marbre : à dépenser ou à vendre.
paris-tile_help-4 = Vaut 1 or : à dépenser ou à vendre.
paris-tile_help-5 = 4 francs.
paris-tile_help-6 = 2 points par bâtiment de valeur 1 que vous occupez.
paris-tile_help-7 = 1 point et 3 francs.
paris-tile_help-8 = Vaut 1 jeton de prestige au choix.
paris-tile_help-9 = Avec un déplacement : allez là où vous avez déjà une clé.
paris-tile_help-10 = Vaut 1 ressource au choix.
paris-tile_help-11 = 3 points par bâtiment de valeur 2 que vous occupez.
paris-tile_help-12 = 5 francs.
paris-tile_help-13 = Payez 2 francs pour une clé de votre réserve.
paris-tile_help-14 = Payez 1 franc pour une clé de votre réserve.
paris-tile_help-15 = 4 points par bâtiment de valeur 3 que vous occupez.
paris-tile_help-16 = Avec un déplacement : allez là où d’autres ont des clés.
paris-tile_help-17 = Prenez n’importe quelle tuile de la piste ; votre pion ne bouge pas.
paris-tile_help-18 = 5 points par bâtiment de valeur 4 que vous occupez.
paris-tile_help-19 = Vaut 2 jetons de prestige au choix.
paris-tile_help-20 = 1, 2 ou 3 points (à 2, 3 ou 4) par autre tuile bonus non utilisée.
paris-tile_help-21 = Vaut 2 ressources au choix.
paris-tile_help-22 = 6 francs.
paris-tile_help-23 = 2, 3 ou 4 points (à 2, 3 ou 4) par paire rendue de jetons de prestige identiques.
paris-tile_help-24 = 2, 3 ou 4 points (à 2, 3 ou 4) par paire rendue de ressources identiques.
paris-tile_help-25 = Reculez votre pion de 1 à 5 cases portant des tuiles et prenez celle qui s’y trouve.
paris-tile_help-26 = 6 points par bâtiment de valeur 5 que vous occupez.
paris-tile_help-27 = Ne s’utilise pas : 1 point par franc à la fin.
paris-tile_help-28 = 7 points par bâtiment de valeur 8 que vous occupez.
paris-tile_help-29 = 8 points par monument que vous occupez.
paris-tile_help-30 = 10, 15, 20 ou 25 points pour 4, 5, 6 ou 7 types que vous occupez.

paris-event-start = { $seat } commence.
paris-event-token = Un jeton { FORM($token, "of") } { FORM($district, "in") }, près de l’emplacement de valeur { $value }.
paris-event-token_many = Jetons { FORM($district, "in") }, par valeur croissante : { $token }.
paris-event-track = La tuile suivante de la piste est la { $number }.
paris-event-track_many = Les tuiles de la piste, depuis son début : { $number }.
paris-event-back = En haut de la pile { $stack } : un bâtiment { FORM($district, "of") }.
paris-event-round =
    { $how ->
        [last] La manche { $round } commence, c’est la dernière.
       *[other] La manche { $round } commence.
    }
paris-event-drew = { $seat } pioche dans la pile { $stack }.
paris-event-turned =
    { $how ->
        [home] { $type } { $value } va { FORM($district, "in") }.
       *[other] Bâtiment pioché : { $type } { $value }.
    }
paris-event-placed = { $seat } place { FORM($type, "a") } de valeur { $value } { FORM($district, "in") }.
paris-event-discarded = Aucun emplacement ne convient : { $type } { $value } quitte le jeu.
paris-event-banked = { $seat } pose une clé sur la banque { FORM($district, "of") } et reçoit { $francs } fr.
paris-event-arc = { $seat } pose une clé sur l’Arc.
paris-event-brought = { $seat } ajoute un monument { FORM($district, "in") } : { $landmark }.
paris-event-moved =
    { $origin ->
        [arc] { $seat } va de l’Arc { FORM($district, "in") } : { $property } { $value }, pour { $francs } fr.
        [bank] { $seat } quitte la banque { FORM($district, "of") } : { $property } { $value }, pour { $francs } fr.
       *[other] { $seat } monte { FORM($district, "in") } : { $lower } { $lower_value } → { $property } { $value }, pour { $francs } fr.
    }
paris-event-paid = { $seat } paie aussi { $count } × { $token }.
paris-event-gained = { $seat } prend un jeton { FORM($token, "of") }.
paris-event-eight = { $seat } marque pour un bâtiment de valeur 8 : +{ $points }.
paris-event-four = Quatre clés { FORM($district, "in") } : { $seat } peut poser une tuile de score.
paris-event-advanced =
    { $how ->
        [paid] { $seat } avance sur la piste pour { $francs } fr. et prend la tuile bonus { $number }.
       *[other] { $seat } avance sur la piste et prend la tuile bonus { $number }.
    }
paris-event-honoured = { $seat } paie un jeton { FORM($token, "of") } au monument : +{ $points }.
paris-event-scoring = { $seat } pose la tuile de score { $first }/{ $second }/{ $third } { FORM($district, "in") }.
paris-event-bought = { $seat } achète un jeton { FORM($token, "of") } pour { $francs } fr.
paris-event-sold = { $seat } vend un jeton { FORM($token, "of") } pour { $francs } fr.
paris-event-used =
    { $how ->
        [francs] { $seat } utilise la tuile bonus { $number } et reçoit { $francs } fr.
        [both] { $seat } utilise la tuile bonus { $number } et reçoit { $francs } fr. et des points : +{ $points }.
        [key] { $seat } utilise la tuile bonus { $number } : une clé de la réserve pour { $francs } fr.
        [buildings]
            { $counted ->
                [one] { $seat } utilise la tuile bonus { $number } pour { $counted } bâtiment de valeur { $value } : +{ $points }.
               *[other] { $seat } utilise la tuile bonus { $number } pour { $counted } bâtiments de valeur { $value } : +{ $points }.
            }
        [landmarks]
            { $counted ->
                [one] { $seat } utilise la tuile bonus { $number } pour { $counted } monument : +{ $points }.
               *[other] { $seat } utilise la tuile bonus { $number } pour { $counted } monuments : +{ $points }.
            }
        [types]
            { $counted ->
                [one] { $seat } utilise la tuile bonus { $number } pour { $counted } type : +{ $points }.
               *[other] { $seat } utilise la tuile bonus { $number } pour { $counted } types : +{ $points }.
            }
        [tiles]
            { $counted ->
                [one] { $seat } utilise la tuile bonus { $number } pour { $counted } autre tuile non utilisée : +{ $points }.
               *[other] { $seat } utilise la tuile bonus { $number } pour { $counted } autres tuiles non utilisées : +{ $points }.
            }
        [pairs]
            { $counted ->
                [one] { $seat } utilise la tuile bonus { $number } pour { $counted } paire rendue : +{ $points }.
               *[other] { $seat } utilise la tuile bonus { $number } pour { $counted } paires rendues : +{ $points }.
            }
       *[other] { $seat } utilise la tuile bonus { $number }.
    }
paris-event-stands = Elle vaut un jeton { FORM($token, "of") }.
paris-event-returned =
    { $pairs ->
        [one] { $seat } rend une paire de jetons { FORM($token, "of") }.
       *[other] { $seat } rend { $pairs } paires de jetons { FORM($token, "of") }.
    }
paris-event-fetched = Grâce à elle, { $seat } prend la tuile bonus { $number }.
paris-event-looked = { $seat } regarde les tuiles de fin.
paris-event-took =
    { $end ->
        [none] { $seat } garde une tuile de fin.
       *[other] { $seat } garde une tuile de fin : { $end }.
    }
paris-event-end_used = { $seat } utilise une tuile de fin : { $end }.
paris-event-passed = { $seat } ne peut rien faire et passe.
paris-event-finished = { $seat } termine son tour.
paris-event-last = { $seat } a pris la dernière tuile de fin : on finit la manche, puis on en joue encore une.
paris-event-francs = { $seat } marque ses francs avec la tuile 27 : +{ $points }.
paris-event-district =
    { $how ->
        [higher] { $seat } : rang { $place } { FORM($district, "in") }, avec une somme de { $sum } ; à sommes égales, la propriété de plus haute valeur départage : +{ $points }.
        [level] { $seat } : rang { $place } partagé { FORM($district, "in") }, avec une somme de { $sum }, à égalité parfaite : +{ $points }.
        [half] { $seat } : rang { $place } { FORM($district, "in") }, avec une somme de { $sum } : moins de la moitié de la somme du premier, donc rien.
        [fourth] { $seat } : rang { $place } { FORM($district, "in") }, avec une somme de { $sum } : rien.
       *[other] { $seat } : rang { $place } { FORM($district, "in") }, avec une somme de { $sum } : +{ $points }.
    }
paris-event-over = La partie est terminée. Points : { $scores }.

paris-refusal-over = Cette partie est terminée, on n’y joue plus. Vous pouvez la revoir ou rejouer.
paris-refusal-chance = Un tirage est en cours. Un instant, s’il vous plaît.
paris-refusal-unknown_action = « { $text } » n’est pas un coup de ce jeu. Tapez par exemple « draw 1 ».
paris-refusal-ambiguous = « { $text } » peut désigner plusieurs coups. Choisissez l’un de ceux-ci : { $choices }.
paris-refusal-honour_prestige = Une section de monument reçoit du prestige : bronze, argent ou or.
paris-refusal-as_resource =
    { $n ->
        [one] La tuile { $number } vaut une ressource : wood, marble ou gold.
       *[other] La tuile { $number } vaut { $n } ressources ; nommez chacune : wood, marble ou gold.
    }
paris-refusal-as_prestige =
    { $n ->
        [one] La tuile { $number } vaut un jeton de prestige : bronze, silver ou gold.
       *[other] La tuile { $number } vaut { $n } jetons de prestige ; nommez chacun : bronze, silver ou gold.
    }
paris-refusal-pairs_resource = La tuile { $number } demande des paires de ressources : un mot par paire.
paris-refusal-pairs_prestige = La tuile { $number } demande des paires de prestige : un mot par paire.
paris-refusal-impossible_draw = « { $text } » ne peut pas sortir ici.
paris-refusal-draw_first = Piochez d’abord un bâtiment dans une des piles.
paris-refusal-place_first = Placez d’abord le bâtiment pioché.
paris-refusal-drawn = Le bâtiment de ce tour est déjà pioché, ou il ne reste plus de pile.
paris-refusal-stack_empty = Cette pile est vide. Piochez dans une autre.
paris-refusal-not_free_placement = Sans placement libre, chaque bâtiment a son emplacement.
paris-refusal-nothing_to_place = Il n’y a pas de bâtiment à placer maintenant.
paris-refusal-space_taken = L’emplacement de cette valeur est pris { FORM($district, "in") }.
paris-refusal-type_there = Il y a déjà un bâtiment de ce type { FORM($district, "in") }.
paris-refusal-acted = Vous avez déjà agi pendant ce tour. Utilisez ce que votre action a apporté, ou terminez.
paris-refusal-no_key = Vous n’avez plus de clé derrière votre paravent.
paris-refusal-bank_taken = Vous avez déjà une clé sur la banque { FORM($district, "of") }.
paris-refusal-arc_taken = Vous avez déjà une clé sur l’Arc.
paris-refusal-not_there = Aucune de vos clés n’est là. Une clé arrive { FORM($district, "in") } depuis l’Arc, la banque ou une propriété de moindre valeur du quartier.
paris-refusal-no_building = Aucun bâtiment de valeur { $value } n’est encore posé { FORM($district, "in") }.
paris-refusal-not_higher = À l’intérieur d’un quartier, une clé ne va que vers une valeur supérieure.
paris-refusal-other_district = Seul l’Arc mène à un autre quartier : cette clé reste { FORM($district, "in") }.
paris-refusal-occupied = Déjà occupé : { $district } { $value }. Il faut la tuile 9 là où se trouvent vos clés, la tuile 16 là où se trouvent celles des autres.
paris-refusal-landmark_elsewhere = Ce monument est dans un autre quartier.
paris-refusal-landmark_too_low = Un nouveau monument doit dépasser en valeur tous ceux { FORM($district, "of") }.
paris-refusal-cannot_pay = Il vous manque { $francs } fr. et des ressources : { $token }.
paris-refusal-cannot_pay_francs = Il vous manque { $francs } fr. pour ce déplacement.
paris-refusal-cannot_pay_resources = Il vous manque des ressources pour ce déplacement : { $token }.
paris-refusal-unneeded = Ce déplacement n’a pas besoin de cette tuile. Faites-le sans elle.
paris-refusal-no_tile = Vous n’avez pas de tuile bonus non utilisée de ce numéro.
paris-refusal-stacks_left = On ne prend des tuiles de fin que lorsque les piles sont vides.
paris-refusal-no_end_left = Il ne reste plus de tuile de fin.
paris-refusal-must_take = Vous avez regardé les tuiles de fin : prenez-en une.
paris-refusal-not_looked = Regardez d’abord les tuiles de fin.
paris-refusal-end_gone = Il ne reste plus de tuile de fin de cette sorte.
paris-refusal-must_act = Vous pouvez encore agir : vous ne pouvez donc pas passer.
paris-refusal-act_first = Il vous reste à faire l’action de ce tour.
paris-refusal-pass_instead = Aucune des trois actions ne vous est possible : passez.
paris-refusal-floating = Une tuile vaut encore un jeton. Dépensez-le ou vendez-le avant la fin du tour.
paris-refusal-not_in_supply = Il n’y a pas { FORM($token, "of") } dans la réserve commune.
paris-refusal-never_bought = Le prestige ne s’achète jamais : il se gagne et se vend.
paris-refusal-no_francs = Il vous manque { $francs } fr. pour cela.
paris-refusal-no_token = Vous n’avez pas { FORM($token, "of") }.
paris-refusal-no_advance = Vous ne pouvez pas avancer sur la piste bonus maintenant.
paris-refusal-not_on_track = La tuile bonus { $number } n’est plus sur la piste.
paris-refusal-behind = Votre pion ne peut qu’avancer ; la tuile { $number } est derrière lui ou sous lui.
paris-refusal-owned = Vous possédez déjà la tuile bonus { $number }.
paris-refusal-too_far = La tuile 25 fait reculer d’une à cinq cases portant des tuiles ; la tuile { $number } n’est pas sur l’une d’elles.
paris-refusal-no_section = Aucune section n’est ouverte pour un jeton { FORM($token, "of") }.
paris-refusal-no_score_right = On ne pose une tuile de score que pendant le tour qui amène un quartier à quatre clés.
paris-refusal-prize_gone = Cette tuile de score est déjà dans un quartier.
paris-refusal-prize_there = Il y a déjà une tuile de score { FORM($district, "in") }.
paris-refusal-with_a_move = Cette tuile s’utilise avec un déplacement : ajoutez-y « with 9 » ou « with 16 ».
paris-refusal-at_the_end = La tuile 27 compte à la fin et ne s’utilise pas avant.
paris-refusal-no_reserve = Vous n’avez plus de clé en réserve.
paris-refusal-no_pair = Vous n’avez pas ces paires de vrais jetons ; il en faut au moins une.
paris-refusal-no_end_tile = Vous n’avez pas de tuile de fin non utilisée de cette sorte.

paris-prompt-draw = Piochez un bâtiment dans une des piles.
paris-prompt-place = Choisissez un quartier pour le bâtiment de valeur { $value }.
paris-prompt-act = Posez une clé sur une banque ou l’Arc, ou déplacez-en une.
paris-prompt-act_ends = Posez une clé sur une banque ou l’Arc, déplacez-en une, ou prenez une tuile de fin.
paris-prompt-act_last = Dernière manche : agissez, et utilisez les tuiles bonus et les tuiles de fin qui vous restent.
paris-prompt-pass = Aucune des trois actions n’est possible : utilisez des tuiles, achetez ou vendez des jetons, ou passez.
paris-prompt-take = Prenez une des tuiles de fin.
paris-prompt-done = Utilisez des tuiles, achetez ou vendez si vous le souhaitez, puis terminez.
paris-prompt-standing = Dépensez ou vendez ce que vaut votre tuile.
paris-prompt-score = Vous pouvez poser une tuile de score dans n’importe quel quartier qui n’en a pas.
paris-prompt-advance = Vous pouvez avancer sur la piste bonus et prendre une tuile.
paris-prompt-honour = Vous pouvez payer du prestige au monument contre des points.
paris-prompt-wait = { $seat } joue.
paris-prompt-chance = Un tirage est en cours.
paris-prompt-over = La partie est terminée.

paris-line-eights = Bâtiments de valeur 8
paris-line-honours = Prestige aux monuments
paris-line-endings = Tuiles de fin
paris-line-tile = Tuile bonus { $number }
paris-line-francs = Francs (tuile 27)
paris-line-district =
    { $how ->
        [higher] { $district } ({ $prize }) : { $sum }, rang { $place } ; à sommes égales, la propriété de plus haute valeur départage
        [level] { $district } ({ $prize }) : { $sum }, rang { $place } ; égalité parfaite, le rang est partagé
        [half] { $district } ({ $prize }) : { $sum }, rang { $place } ; moins de la moitié de la somme du premier
        [none] { $district } ({ $prize }) : aucune propriété
       *[other] { $district } ({ $prize }) : { $sum }, rang { $place }
    }
paris-line-total = Total
paris-line-tiebreak = Égalité départagée
paris-line-shared = Toujours à égalité : le rang est partagé

## Through what a game was won, in the middle of a sentence.

paris-won_by-district = les sommes { FORM($district, "in") }
paris-won_by-eights = les bâtiments de valeur 8
paris-won_by-endings = les tuiles de fin
paris-won_by-francs = les francs (tuile 27)
paris-won_by-honours = le prestige aux monuments
paris-won_by-tile = la tuile bonus { $number }

## How it ended.

paris-reason-last_round = La dernière manche a été jouée.

paris-unsure-types = Les types de la plupart des bâtiments
paris-unsure-banks = Le montant que paie chaque banque, de 2 à 7 francs
paris-unsure-landmarks = Monuments : les valeurs 9 et 14, la plupart des coûts, sections et noms
paris-unsure-honours = Ce que rapportent le bronze et l’argent aux monuments
paris-unsure-prizes = La plupart des nombres de cinq des tuiles de score
paris-unsure-zones = Où finissent les zones de la piste bonus
paris-unsure-eights = Le fait que tout bâtiment de valeur 8 coûte un bois

paris-notation-help = Tapez « draw 1 » pour piocher, « bank chaillot » ou « arc » pour poser une clé, « move arc chaillot-3 » ou « move chaillot-3 chaillot-5 » pour la déplacer, « bonus 7 », « use 5 », « sell wood », puis « finish ».

## Names from the data, in the forms that sentences ask for.

paris-district-belleville =
    .in = à Belleville
    .of = de Belleville
paris-district-batignolles =
    .in = aux Batignolles
    .of = des Batignolles
paris-district-montmartre =
    .in = à Montmartre
    .of = de Montmartre
paris-district-la-villette =
    .in = à La Villette
    .of = de La Villette
paris-district-saint-germain =
    .in = à Saint-Germain
    .of = de Saint-Germain
paris-district-chaillot =
    .in = à Chaillot
    .of = de Chaillot
