cite-ui-tile_fields = en haut : { $a }, { $b } ; en bas : { $c }, { $d }
cite-ui-tile_shown = { cite-ui-tile } ({ $fields })
cite-ui-board = Le plateau : huit cases sur huit. Les flèches le parcourent, R tourne la pièce en main, Entrée la pose.
cite-ui-board_plan = Votre plan du plateau. Les flèches déplacent, R tourne, Entrée pose ou prend, Suppr retire.
cite-ui-by_number = Un nombre mène à ce qu’on peut prendre : la tuile, vos bâtiments, le stock, les cartes postales ; 0 mène au bouton Passer.
cite-ui-card = { $card } : { $state }
cite-ui-card_cannot = { $card } : son effet n’est pas possible en ce moment.
cite-ui-card_denied = retournée sans effet ({ $colour })
cite-ui-card_how = { $card } : activez-la, ou retournez-la sans son effet.
cite-ui-card_offered = à choisir
cite-ui-card_open = disponible
cite-ui-card_swap = { $card } : choisissez plus bas ce que vous rendez et ce que vous prenez.
cite-ui-card_used = activée ({ $colour })
cite-ui-card_waiting = peut encore servir ({ $colour })
cite-ui-cells_facing = { $cells }, { $side }
cite-ui-cards_hint = Cliquez sur une carte postale ou touchez-la pour la lire.
cite-ui-close = Fermer
cite-ui-do_build = Bâtir en { $at } : { $piece }.
cite-ui-do_choose = Choisir pour cette partie : { $card }.
cite-ui-do_lay = Poser votre tuile en { $at }.
cite-ui-do_levitate = { $card } : { $give } contre { $get }, à bâtir ensuite.
cite-ui-do_pass = Passer.
cite-ui-do_take = Ajouter à votre réserve : { $piece }.
cite-ui-do_use = Activer { $card }.
cite-ui-do_use_at = Activer { $card } en { $at }.
cite-ui-do_use_on = Activer { $card } : { $piece }.
cite-ui-do_use_side = Activer { $card } : { $side }.
cite-ui-do_use_towards = Activer { $card } en { $at }, direction { $side }.
cite-ui-do_without = Retourner { $card } SANS son effet : cela coûte un jeton et personne ne peut plus l’activer.
cite-ui-finish = Finir le tour
cite-ui-fits = Possible : { $what }
cite-ui-fits_not = { $piece }, { $at } : impossible. { $why }
cite-ui-get = Prendre dans le stock :
cite-ui-give = Rendre :
cite-ui-ground_blue = bleu
cite-ui-ground_empty = pas encore de tuile
cite-ui-ground_lamp = lampadaire
cite-ui-ground_mixed = mixte
cite-ui-ground_orange = orange
cite-ui-hand = Votre tuile : posez-la
cite-ui-hint_choose = Choisissez une carte postale pour cette partie.
cite-ui-hint_lay = Prenez votre tuile ou un bâtiment, puis désignez une case du plateau.
cite-ui-hint_light = Prenez un bâtiment ou une carte postale, puis désignez une case du plateau. Chaque bâtiment en réserve compte −3 tant qu’il n’est pas placé.
cite-ui-hint_plan = Prenez une pièce et essayez : ce n’est qu’un plan, pas un coup.
cite-ui-holding = En main : { $piece }. Choisissez n’importe quel endroit : ce n’est que votre plan.
cite-ui-holding_at = { $piece } : { $at }
cite-ui-lift = Ramasser
cite-ui-mark_gargoyle = gargouille
cite-ui-mark_liberty = la Liberté
cite-ui-mark_museum = musée du Louvre
cite-ui-mark_seine = la Seine
cite-ui-mark_skull = crâne
cite-ui-pass = Passer
cite-ui-place = { $at } : { $piece } sur { $cells }
cite-ui-place_no = { $at } : impossible. { $why }
cite-ui-plan = Plan
cite-ui-plan_colour = Propriétaire de la pièce
cite-ui-plan_free = Prévoir : { $piece }
cite-ui-plan_help = Votre propre plan : posez n’importe quoi, où vous voulez. Personne d’autre ne le voit, et il ne change rien à la partie.
cite-ui-plan_reload = Annuler mes essais
cite-ui-plan_remove = Retirer
cite-ui-plan_reset = Seulement ce qui est bâti
cite-ui-plan_sync = Ajouter ce qui est bâti
cite-ui-plan_used = { $piece }, déjà dans le plan : déplacer
cite-ui-plan_wait = Vous pouvez modifier votre plan pendant votre propre tour.
cite-ui-pool = Stock
cite-ui-pool_none = Le stock est vide.
cite-ui-pool_piece = { $piece }, dans le stock
cite-ui-postcards = Cartes postales
cite-ui-put_away = Reposer
cite-ui-real = Partie
cite-ui-reserve = Réserve : { $colour }
cite-ui-reserve_none = Rien en réserve
cite-ui-reserve_piece = { $piece }, en réserve : { $colour }
cite-ui-scores = Points actuels
cite-ui-side_east = est
cite-ui-side_north = nord
cite-ui-side_north_east = quart nord-est
cite-ui-side_north_west = quart nord-ouest
cite-ui-side_south = sud
cite-ui-side_south_east = quart sud-est
cite-ui-side_south_west = quart sud-ouest
cite-ui-side_west = ouest
cite-ui-space = { $at } : { $ground }
cite-ui-space_covered =
    { $colour ->
        [none] { $at } : { $ground }, sous { $piece }
       *[other] { $at } : { $ground }, sous { $piece } ({ $colour })
    }
cite-ui-spends = Cela dépense la carte postale { $card }.
cite-ui-table = La table de La Cité de la Lumière
cite-ui-take = Prendre : { $piece }
cite-ui-tile = Votre tuile
cite-ui-tile_no = Tuile { $n }
cite-ui-turn = Tourner la pièce (R)
cite-ui-turn_short = Tourner
cite-ui-unlaid = Tuiles encore à poser : { $colour }
cite-ui-unlaid_none = Toutes les tuiles sont sur le plateau.
cite-ui-use = Activer
cite-ui-use_without = Sans effet…
cite-ui-which_board = Plateau affiché
cite-ui-why_covered = Il y a déjà une pièce en { $at } ({ $piece }).
cite-ui-why_lamp = { $at } est un lampadaire.
cite-ui-why_not = Les règles ne le permettent pas ici.
cite-ui-why_on = Ce bâtiment ne peut pas la recevoir.
cite-ui-why_rival = { $at } est de la couleur adverse.
cite-ui-why_square = Il y a déjà une tuile en { $at }.
cite-ui-why_turn = Tournée, la pièce conviendrait.

cite-ui-piece_lamps =
    { $n ->
        [one] { $piece }, { $n } lampadaire
       *[other] { $piece }, { $n } lampadaires
    }

cite-ui-tokens =
    { $n ->
        [one] { FORM($colour, "seat") } : encore { $n } jeton d’action
       *[other] { FORM($colour, "seat") } : encore { $n } jetons d’action
    }

cite-ui-unlaid_of =
    { $n ->
        [one] { FORM($colour, "seat") } : encore { $n } tuile à poser. La montrer.
       *[other] { FORM($colour, "seat") } : encore { $n } tuiles à poser. Les montrer.
    }

cite-ui-where =
    { $n ->
        [0] En main : { $piece }. Dans ce sens, aucun endroit ne convient.
        [one] En main : { $piece }. Choisissez l’endroit éclairé : dans ce sens, c’est le seul.
       *[other] En main : { $piece }. Choisissez l’un des { $n } endroits éclairés.
    }
