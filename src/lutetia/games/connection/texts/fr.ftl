connection-rule-PC1-1 = La partie réunit trois à six joueurs.
connection-rule-PC1-2 = Il y a six compagnies (bleue, jaune, rouge, violette, noire, marron) de 33 locomotives chacune ; une locomotive est une voie sur la carte ou une action en main.
connection-rule-PC1-3 = Une locomotive de chaque compagnie se trouve sur l’un des six hexagones de départ autour de la tour Eiffel ; un tirage au sort décide lequel.
connection-rule-PC1-4 = Une autre locomotive de chaque compagnie se trouve sur la piste des valeurs, où chacune commence à 0.
connection-rule-PC1-5 = Les 186 autres vont dans un sac, où chacun pioche à l’aveugle : 10 à trois joueurs, 8 à quatre, 6 à cinq, 5 à six.
connection-rule-PC1-6 = Celles qui restent dans le sac sont triées dans les six réserves, où tout le monde peut les compter.
connection-rule-PC1-7 = Le premier joueur est tiré au sort.
connection-rule-PC2-1 = La carte a des hexagones ruraux, des villes, six hexagones de départ et la tour Eiffel ; leur disposition est une reconstitution, consignée dans un seul fichier de données.
connection-rule-PC2-2 = Deux hexagones séparés par un côté en damier ne sont pas voisins : personne ne construit à travers ce côté.
connection-rule-PC2-3 = Un hexagone rural accueille deux locomotives.
connection-rule-PC2-4 = Une ville n’en accueille qu’une.
connection-rule-PC2-5 = On ne pose jamais rien sur la tour Eiffel ni sur les hexagones de départ.
connection-rule-PC2-6 = Deux locomotives d’une même compagnie ne partagent jamais un hexagone.
connection-rule-PC3-1 = À partir du premier joueur, dans le sens horaire, chacun fait l’une de ces deux choses : construire ou échanger ; personne ne peut passer.
connection-rule-PC3-2 = Construire, c’est prendre une à cinq locomotives d’une même compagnie dans sa réserve et les poser sur la carte ; on choisit n’importe quelle compagnie, qu’on en détienne ou non des actions.
connection-rule-PC3-3 = Une compagnie dont la réserve est vide ne peut pas être choisie, et on ne pose pas plus de locomotives que la réserve n’en contient.
connection-rule-PC3-4 = Chaque locomotive va sur un hexagone voisin d’une locomotive de la même compagnie : celle de l’hexagone de départ, une autre posée auparavant ou une autre posée pendant ce même tour. On peut bifurquer librement.
connection-rule-PC3-5 = On les pose une à une, et après la première on peut s’arrêter à tout moment, même là où la voie ne sert à rien.
connection-rule-PC3-6 = Une compagnie qui a des locomotives mais aucun hexagone où aller ne peut pas être choisie.
connection-rule-PC4-1 = Aucune locomotive ne peut être posée de façon à isoler une compagnie : chacune doit pouvoir construire, de là où elle est, jusqu’à une ville.
connection-rule-PC4-2 = Une compagnie qui a atteint une ville est reliée et ne peut plus être isolée.
connection-rule-PC4-3 = Un chemin passe par des hexagones voisins où cette compagnie pourrait poser une locomotive maintenant, et mène à une ville où il n’y a aucune locomotive.
connection-rule-PC4-4 = Le nombre de locomotives qui restent à cette compagnie ne compte pas, seulement la place sur la carte.
connection-rule-PC4-5 = Chaque compagnie est considérée seule. Si deux compagnies dépendent du même dernier hexagone, aucune des deux ne compte comme isolée ; aucune ne peut le prendre à l’autre, et toutes deux restent enfermées.
connection-rule-PC4-6 = On le vérifie après chaque locomotive ; comme aucune ne quitte la carte, le résultat est le même qu’à la fin du tour.
connection-rule-PC4-7 = Une compagnie ne s’isole jamais elle-même : ce qu’elle a posé fait partie de son chemin.
connection-rule-PC5-1 = Chaque ville rapporte de la valeur une seule fois, à la compagnie qui y construit : 1 (petite), 2 (moyenne), 3 (grande) ou 4 (Marseille) ; les hexagones ruraux ne rapportent rien.
connection-rule-PC5-2 = Rien d’autre n’en rapporte : aucun bonus pour la longueur, le partage d’un hexagone ou l’arrivée en premier. La valeur d’une compagnie est la somme de ses villes.
connection-rule-PC5-3 = Les valeurs se comptent aussi au-delà de la fin de la piste imprimée.
connection-rule-PC5-4 = La valeur monte avec chaque locomotive posée ; selon le texte imprimé, on la compte à la fin du tour, avec le même résultat.
connection-rule-PC6-1 = Pour échanger, on rend d’abord une de ses actions à la réserve de sa compagnie.
connection-rule-PC6-2 = Puis on prend une ou deux actions dans une seule réserve, celle d’une autre compagnie.
connection-rule-PC6-3 = On peut n’en prendre qu’une, même s’il y en a deux ; s’il n’y en a qu’une, on prend celle-là.
connection-rule-PC6-4 = On peut en détenir plus que la limite ; cela coûte des points à la fin.
connection-rule-PC6-5 = Une action rendue à une réserve vide rend cette compagnie de nouveau disponible.
connection-rule-PC6-6 = Sans action, on ne pourrait pas échanger ; en cours de partie, personne n’a jamais moins d’actions qu’il n’en a reçu au départ : un échange est donc toujours possible.
connection-rule-PC7-1 = La partie s’arrête dès qu’une locomotive est posée à Marseille.
connection-rule-PC7-2 = Le reste du tour n’a alors pas lieu ; ce qui a été posé pendant ce tour compte, Marseille comprise.
connection-rule-PC7-3 = La partie s’arrête dès qu’il ne reste de locomotives que dans une seule réserve.
connection-rule-PC7-4 = On le vérifie après un tour complet : une construction qui prend les dernières locomotives est achevée et comptée, et rien ne s’arrête au milieu d’un échange.
connection-rule-PC7-5 = Il n’y a pas d’autre fin : on peut faire et défaire des échanges aussi longtemps qu’on veut.
connection-rule-PC7-6 = Tous les joueurs peuvent convenir à tout moment de finir la partie et de compter les points en l’état ; les bots n’acceptent que dans deux cas : plus rien ne pourra jamais être construit, ou bien, pendant six manches complètes, rien n’a été construit et aucune main ne s’est agrandie sans dépasser la limite.
connection-rule-PC8-1 = À la fin, toutes les mains sont montrées : chaque action, même au-delà de la limite, rapporte la valeur de sa compagnie.
connection-rule-PC8-2 = La limite est de 20 actions à trois joueurs, 15 à quatre, 12 à cinq, 10 à six ; chaque action de trop coûte 20 points.
connection-rule-PC8-3 = Un total peut être inférieur à 0.
connection-rule-PC8-4 = Le joueur qui a le plus de points gagne.
connection-rule-PC8-5 = En cas d’égalité, il y a plusieurs gagnants.
connection-rule-PC9-1 = Les compagnies d’une main restent cachées aux autres joueurs jusqu’à la fin.
connection-rule-PC9-2 = Sont visibles de tous : la carte, les valeurs, les réserves, chaque échange avec ses compagnies et ses quantités, et donc le nombre d’actions de chacun.
connection-rule-PC9-3 = Un carnet public récapitule ce que chacun a pris et rendu, et ce qui s’en déduit avec certitude.
connection-rule-PC9-4 = Si l’on joue plusieurs parties de suite, le premier joueur change dans le sens horaire.
connection-rule-PC9-5 = Le site s’occupe des paravents, du sac, des réserves et des marqueurs.

connection-chapter-PC1 = Préparation
connection-chapter-PC2 = La carte
connection-chapter-PC3 = Construire
connection-chapter-PC4 = Isoler une compagnie
connection-chapter-PC5 = Valeur des compagnies
connection-chapter-PC6 = Échanger
connection-chapter-PC7 = Fin de la partie
connection-chapter-PC8 = Décompte final
connection-chapter-PC9 = Information et jeu en ligne

connection-game-title = Paris Connection
connection-game-tagline = Six chemins de fer quittent Paris ; détenez les bonnes actions à l’arrivée.
connection-game-about = Chaque locomotive est une voie ou une action : ce que vous gardez derrière le paravent manque sur la carte. L’emplacement des hexagones, des villes et des côtés en damier du plateau imprimé n’a pu être lu nulle part. La carte est une reconstitution qui s’accorde avec tout ce que l’on sait : six gares autour de la tour Eiffel, des villes qui valent d’autant plus qu’elles sont loin, Marseille seule à 4. Elle pourra être remplacée dès que nous aurons le plateau imprimé sous les yeux.
connection-game-objective = Détenez, à la fin, les actions des compagnies qui valent le plus.
connection-game-overview = À votre tour, posez jusqu’à cinq locomotives d’une compagnie pour prolonger sa voie, ou rendez une de vos actions et prenez-en une ou deux d’une autre compagnie. Les villes donnent de la valeur à une compagnie ; chacun peut construire pour toutes. Personne ne voit quelles actions ont les autres. La partie s’arrête quand une compagnie atteint Marseille ou quand il ne reste de locomotives que dans une seule réserve. Chaque action rapporte alors la valeur de sa compagnie, et chaque action au-delà de la limite coûte 20 points.
connection-game-sources = Sources : Q désigne le livret de règles, avec le titre du passage ; H, la page d’aide d’une édition en ligne ; L, des faits trouvés dans des critiques ; D, ce qui découle des autres règles ; R, notre décision ou notre reconstitution.

connection-colour-green = vert
    .seat = Vert
connection-colour-orange = orange
    .seat = Orange
connection-colour-rose = rose
    .seat = Rose
connection-colour-teal = turquoise
    .seat = Turquoise
connection-colour-grey = gris
    .seat = Gris
connection-colour-white = blanc
    .seat = Blanc

connection-company-blue = bleue
connection-company-yellow = jaune
connection-company-red = rouge
connection-company-purple = violette
connection-company-black = noire
connection-company-brown = marron

connection-kind-rural = Hexagone rural
connection-kind-city = Ville
connection-kind-start = Gare
connection-kind-eiffel = Tour Eiffel

connection-event-station = Départ de la compagnie { $company } : { $hex }.
connection-event-dealt =
    { $company ->
        [none] { $seat } pioche une action.
       *[other] { $seat } pioche une action de la compagnie { $company }.
    }
connection-event-sorted = Toutes les actions sont distribuées ; les autres locomotives sont dans les réserves.
connection-event-start = { $seat } commence.
connection-event-chosen = { $seat } construit pour la compagnie { $company }.
connection-event-laid = { $seat } pose une voie de la compagnie { $company } : { $hex }.
connection-event-reached = { $seat } relie la compagnie { $company } à une ville : { $hex } ; valeur +{ $points }, désormais { $value }.
connection-event-built =
    { $count ->
        [one] { $seat } termine la construction : une locomotive de la compagnie { $company }, valeur +{ $points }.
       *[other] { $seat } termine la construction : { $count } locomotives de la compagnie { $company }, valeur +{ $points }.
    }
connection-event-returned = { $seat } rend une action de la compagnie { $company }.
connection-event-round = La manche { $round } commence.
connection-event-marseille = La compagnie { $company } a atteint Marseille : la partie s’arrête aussitôt.
connection-event-one_board = Seule la compagnie { $company } a encore des locomotives en réserve : la partie s’arrête.
connection-event-shown =
    { $points ->
        [one] { $seat } montre toutes ses actions : { $points } point.
       *[other] { $seat } montre toutes ses actions : { $points } points.
    }
connection-event-over = La partie est terminée.

connection-event-took =
    { $count ->
        [one] { $seat } prend une action de la compagnie { $company }.
       *[other] { $seat } prend { $count } actions de la compagnie { $company }.
    }

## What the log tells in one sentence.

connection-told-building = { $seat } construit pour la compagnie { $company } : { $each }.
connection-told-building_paid = { $seat } construit pour la compagnie { $company } : { $each }. Sa valeur monte de { $points } et atteint { $value }.
connection-told-station_many = Gares de départ des compagnies : { $each }.
connection-told-drawn_own = { $seat } pioche des actions : { $each }.
connection-told-drawn_all = Actions piochées à l’aveugle : { $counts }.
connection-told-shown_all = Tous montrent leurs actions : { $scores }.

connection-told-trade =
    { $count ->
        [one] { $seat } rend une action de la compagnie { $given } et en prend une de la compagnie { $company }.
       *[other] { $seat } rend une action de la compagnie { $given } et en prend { $count } de la compagnie { $company }.
    }

connection-refusal-over = Cette partie est terminée, on n’y joue plus. Vous pouvez la revoir ou rejouer.
connection-refusal-chance = Un tirage est en cours. Un instant, s’il vous plaît.
connection-refusal-unknown_action = « { $text } » n’est pas un coup de ce jeu. Tapez par exemple « build red », « lay K13 », « done » ou « return blue ».
connection-refusal-take_two = On prend une ou deux actions, pas plus.
connection-refusal-return_one = On rend exactement une action.
connection-refusal-ambiguous = « { $text } » peut désigner plusieurs coups. Choisissez l’un de ceux-ci : { $choices }.
connection-refusal-impossible_draw = « { $text } » ne peut pas sortir ici.
connection-refusal-mid_build = Vous construisez. Posez encore une voie ou terminez ; pour faire autre chose, annulez votre coup.
connection-refusal-mid_trade = Vous avez rendu une action. Prenez-en une ou deux d’une autre compagnie.
connection-refusal-no_stock = Il ne reste aucune locomotive de la compagnie { $company } dans sa réserve.
connection-refusal-no_place = Il n’y a aucun hexagone où la compagnie { $company } pourrait construire maintenant.
connection-refusal-choose_first = Choisissez d’abord pour quelle compagnie construire.
connection-refusal-return_first = Rendez d’abord une de vos actions.
connection-refusal-no_share = Vous n’avez aucune action de la compagnie { $company } à rendre.
connection-refusal-same_company = Vous venez de rendre une action de la compagnie { $company }. Choisissez une autre compagnie.
connection-refusal-too_few = La réserve de la compagnie { $company } n’en contient que { $left }.
connection-refusal-all_laid = Cinq locomotives sont posées, c’est le maximum d’une construction. Terminez.
connection-refusal-board_empty = La réserve de la compagnie { $company } est vide maintenant. Terminez.
connection-refusal-no_track = On ne pose jamais de voie ici : { $hex }.
connection-refusal-stands_there = La compagnie { $company } s’y trouve déjà : { $hex }.
connection-refusal-not_adjacent = La compagnie { $company } n’a pas de voie à côté : { $hex }.
connection-refusal-crossed = Aucun chemin ne mène ici à travers le côté en damier : { $hex }.
connection-refusal-hex_full = Hexagone complet : { $hex }. Deux locomotives s’y trouvent.
connection-refusal-city_taken = Ville déjà prise : { $hex }. Une ville n’accueille qu’une compagnie.
connection-refusal-cut_off = Ici ({ $hex }), vous isoleriez la compagnie { $company } : elle n’aurait plus aucun chemin vers une ville.
connection-refusal-lay_one = Posez au moins une locomotive avant de terminer.

connection-prompt-turn = Construisez pour une compagnie, ou rendez une de vos actions pour l’échanger.
connection-prompt-stuck = Plus aucune compagnie ne pourra construire. Rendez une action pour l’échanger ; tous peuvent aussi convenir de finir la partie.
connection-prompt-only_trade = Aucune compagnie ne peut construire maintenant. Rendez une action pour l’échanger : sa compagnie pourra de nouveau construire, si un hexagone lui est ouvert.
connection-prompt-build_first = Posez la première locomotive de la compagnie { $company }.
connection-prompt-built = On ne peut plus rien poser. Terminez votre tour.
connection-prompt-trade = Prenez une ou deux actions d’une compagnie autre que la { $company }.
connection-prompt-wait = { $seat } joue.
connection-prompt-chance = Un tirage est en cours.
connection-prompt-over = La partie est terminée.

connection-prompt-build =
    { $n ->
        [one] Posez encore une locomotive de la compagnie { $company }, ou terminez.
       *[other] Posez encore jusqu’à { $n } locomotives de la compagnie { $company }, ou terminez.
    }

connection-line-company = Compagnie { $company } : { $shares } × { $value }
connection-line-penalty = Au-delà de la limite de { $limit } : { $over } × { $penalty }
connection-line-total = Total
connection-line-tiebreak = Égalité : plusieurs gagnants
connection-line-shared = Égalité : plusieurs gagnants

## Through what a game was won, in the middle of a sentence.

connection-won_by-company = les actions de la compagnie { $company }
connection-won_by-penalty = les actions au-delà de la limite

## How it ended.

connection-reason-marseille = Une compagnie a atteint Marseille.
connection-reason-one_board = Une seule réserve a encore des locomotives.

connection-unsure-map-hexes = Le nombre et la disposition des hexagones
connection-unsure-map-cities = Quelles villes se trouvent où, et la plupart de leurs valeurs
connection-unsure-map-stations = De quel côté de la tour se trouve chaque gare
connection-unsure-map-sides = Quels côtés sont en damier

connection-notation-help = Tapez « build red », puis « lay K13 » ou « lay Orléans » jusqu’à cinq fois, puis « done » ; ou « return blue », puis « take red 2 ».
