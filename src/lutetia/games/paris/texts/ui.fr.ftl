paris-ui-about_arc = L’Arc : de là, une clé va dans n’importe quel quartier, en payant toute la valeur.
paris-ui-about_bring = Un nouveau monument doit dépasser en valeur tous ceux du quartier ; la clé s’y pose.
paris-ui-about_buy = Acheter un jeton { FORM($token, "of") } à la réserve commune pour { $francs } fr.
paris-ui-about_district = Le bâtiment va ici, sur l’emplacement de sa valeur.
paris-ui-about_end = Tuile de fin : { $end }. À utiliser pendant l’un de vos tours ; inutilisée, elle ne rapporte rien.
paris-ui-about_finish = Termine votre tour et passe la main.
paris-ui-about_honour = Payer un jeton { FORM($token, "of") } au monument pour { $points } points.
paris-ui-about_look = Toutes les tuiles de fin restantes vous sont montrées ; vous devez en garder une.
paris-ui-about_sell = Vendre un jeton { FORM($token, "of") } pour { $francs } fr.
paris-ui-about_slot = Pas encore de tuile de score ici. Quatre clés dans un quartier permettent d’en poser une.
paris-ui-about_stack =
    { $left ->
        [one] Pile { $n } : { $left } bâtiment restant, qui va { FORM($district, "in") }.
       *[other] Pile { $n } : { $left } bâtiments restants ; le premier va { FORM($district, "in") }.
    }
paris-ui-about_stack_empty = La pile { $n } est vide.
paris-ui-at_place = rang { $n }
paris-ui-back = Retour
paris-ui-bank = La banque { FORM($district, "of") } : une clé y rapporte { $francs } fr. ; de là, elle se déplace dans ce quartier.
paris-ui-benefit_1 = Puis avancée gratuite sur la piste bonus.
paris-ui-benefit_2 = Puis avancée gratuite sur la piste bonus.
paris-ui-benefit_3 = Puis avancée sur la piste bonus pour 2 fr.
paris-ui-benefit_4 = Pas de piste bonus.
paris-ui-benefit_5 = Pas de piste bonus.
paris-ui-benefit_8 = L’arrivée rapporte { $points } points.
paris-ui-board = Le plateau : six quartiers autour de l’Arc, la piste bonus autour d’eux.
paris-ui-bring = Ajouter un monument { FORM($district, "in") }
paris-ui-buy = Achat
paris-ui-by_number = Tapez un nombre pour aller à cette action de la liste, 0 pour la fin du tour.
paris-ui-cheapest = Le moins cher : { $way }
paris-ui-district = Quartier
paris-ui-do_arc = Clé sur l’Arc
paris-ui-do_bank = Clé sur la banque { FORM($district, "of") }
paris-ui-do_bonus = Prendre la tuile bonus { $n }
paris-ui-do_buy = Acheter : { $token }
paris-ui-do_draw = Piocher dans la pile { $n }
paris-ui-do_enter =
    { $tiles ->
        [none] Vers { $to } (départ : { $from })
       *[other] Vers { $to } (départ : { $from }) avec la tuile { $tiles }
    }
paris-ui-do_finish = Finir le tour
paris-ui-do_honour = Payer au monument : { $token }
paris-ui-do_look = Choisir une tuile de fin
paris-ui-do_move =
    { $tiles ->
        [none] { $from } → { $to }
       *[other] { $from } → { $to } avec la tuile { $tiles }
    }
paris-ui-do_pass = Passer
paris-ui-do_place = Le placer { FORM($district, "in") }
paris-ui-do_score = Tuile de score { $prize } { FORM($district, "in") }
paris-ui-do_sell = Vendre : { $token }
paris-ui-do_take = Garder : { $end }
paris-ui-do_use = Utiliser la tuile bonus { $n }
paris-ui-do_use_as = Utiliser la tuile { $n } : { $tokens }
paris-ui-do_use_end = Utiliser la tuile de fin : { $end }
paris-ui-do_use_take = Avec la tuile { $n }, prendre la tuile { $take }
paris-ui-enter = Vers { $to }
paris-ui-final = définitif
paris-ui-final_before = Pendant la partie
paris-ui-final_legend = Les points ; dessous, la somme et le rang.
paris-ui-final_title = Le décompte final
paris-ui-francs = { $count } fr.
paris-ui-from_arc = l’Arc
paris-ui-from_bank = la banque
paris-ui-g_act = Poser ou déplacer une clé
paris-ui-g_benefit = Ce qu’offre l’arrivée
paris-ui-g_draw = Piocher un bâtiment
paris-ui-g_take = Garder une de ces tuiles de fin
paris-ui-g_trade = Acheter et vendre
paris-ui-gain_advanced = Piste bonus
paris-ui-gain_banked = Banques
paris-ui-gain_before = Au début
paris-ui-gain_bought = Achats
paris-ui-gain_district = Quartiers
paris-ui-gain_eight = Bâtiments de valeur 8
paris-ui-gain_end_used = Tuiles de fin
paris-ui-gain_francs = Francs à la fin
paris-ui-gain_gained = Jetons pris
paris-ui-gain_honoured = Prestige aux monuments
paris-ui-gain_moved = Clés déplacées
paris-ui-gain_paid = Coûts supplémentaires
paris-ui-gain_returned = Paires rendues
paris-ui-gain_sold = Ventes
paris-ui-gain_used = Tuiles bonus
paris-ui-hint = Survolez ou touchez un élément pour savoir ce que c’est.
paris-ui-hint_lit = Ce qui est éclairé peut être choisi.
paris-ui-how_fourth = Seuls trois rangs rapportent.
paris-ui-how_half = Moins de la moitié de la somme du premier : rien pour le second.
paris-ui-how_higher = Sommes égales : la propriété de plus haute valeur départage.
paris-ui-how_level = Égalité parfaite : le rang est partagé.
paris-ui-keys_here = Clés ici : { $list }.
paris-ui-keys_of = { $colour } × { $n }
paris-ui-keys_out = Clés posées
paris-ui-landmark = { $landmark }, valeur { $value }, coût supplémentaire : { $cost }. Points des sections : { $sections }.
paris-ui-landmark_in = { $landmark } { $value } ({ $district })
paris-ui-landmarks_left = Monuments restants :
paris-ui-ledger = Qui a gagné quoi
paris-ui-ledger_closed = Les paravents sont fermés : des autres, on ne voit que les points.
paris-ui-legend = Somme, rang, points de la tuile de score du quartier.
paris-ui-look = Ce que vous désignez
paris-ui-maybe = En italique : ce que rapporterait la meilleure tuile de score restante.
paris-ui-meeple = { $colour } : case { $at } de la piste
paris-ui-missing = il manque : { $what }.
paris-ui-no_tiles = Aucune tuile à utiliser
paris-ui-not_now = Pas maintenant :
paris-ui-open = Visible de tous
paris-ui-place = { $n }.
paris-ui-player = Joueur
paris-ui-prize = Tuile de score { $prize } : points des 1re, 2e et 3e sommes de ce quartier à la fin.
paris-ui-prize_left = Tuile de score { $prize } : placée dans un quartier, elle donne ces points aux 1re, 2e et 3e sommes à la fin.
paris-ui-prize_now = Maintenant : { $list }.
paris-ui-prizes_left = Tuiles de score restantes :
paris-ui-pts = { $n } pts
paris-ui-purse_francs = Francs
paris-ui-purse_keys = Clés
paris-ui-remedies = Cela aiderait :
paris-ui-score_in = Tuile de score { FORM($district, "in") }
paris-ui-score_why = Votre coup amène un quartier à quatre clés : vous pouvez poser une tuile de score dans n’importe quel quartier qui n’en a pas.
paris-ui-screen = Derrière votre paravent
paris-ui-sell = Vente
paris-ui-since = Depuis votre dernier tour
paris-ui-space = { $place } : { $type }. Prix { $price } ; jeton : { $token }. { $benefit }
paris-ui-space_at = { $district } { $value }
paris-ui-space_empty = { $place } : pas encore de bâtiment. Jeton : { $token }.
paris-ui-stacks = Piles de bâtiments
paris-ui-standing = À dépenser ou à vendre ce tour-ci :
paris-ui-standings = L’état des quartiers
paris-ui-step_turned = Pioché : { $type } { $value }, { $district }
paris-ui-steps = Votre tour jusqu’ici
paris-ui-steps_none = Rien encore.
paris-ui-steps_others = Ce qu’ont fait les autres
paris-ui-sum_here = { $district } : { FORM($colour, "seat") } y a { $sum }, rang { $n }.
paris-ui-sum_place = { $sum } · { $n }.
paris-ui-supply = Réserve commune :
paris-ui-table = Paris
paris-ui-then_score = puis une tuile de score
paris-ui-then_stands = { $district } : la situation ensuite
paris-ui-then_track = puis la piste bonus ({ $n } fr.)
paris-ui-then_track_free = puis la piste bonus, gratuite
paris-ui-tile = Tuile { $n } : { $words }
paris-ui-tokens = { $count } { $token }
paris-ui-turn = Vos possibilités
paris-ui-undo_draw = Revenir à la pioche
paris-ui-undo_step = Annuler l’étape
paris-ui-undo_turn = Annuler le tour
paris-ui-used = Tuiles utilisées

paris-ui-all =
    { $n ->
        [one] { $n } choix
       *[other] Les { $n } choix
    }

paris-ui-ends_left =
    { $n ->
        [0] plus de tuiles de fin
        [one] { $n } tuile de fin restante
       *[other] { $n } tuiles de fin restantes
    }

paris-ui-keys =
    { $n ->
        [one] { $count } clé
       *[other] { $count } clés
    }

paris-ui-pays_now =
    { $n ->
        [one] Elle donnerait { $points } point.
       *[other] Elle donnerait { $points } points.
    }

paris-ui-points =
    { $n ->
        [one] { $count } point
       *[other] { $count } points
    }

paris-ui-then_honour =
    { $n ->
        [one] puis { $n } section
       *[other] puis { $n } sections
    }

paris-ui-ways =
    { $n ->
        [one] { $n } façon
       *[other] { $n } façons
    }
