### Reports, and the page of the moderators.

moderation-report = Signaler…
moderation-report_title = Signaler quelqu’un
moderation-report_help = Seule la modération le lit, avec un extrait de la conversation. Personne d’autre ne saura que le signalement vient de vous.
moderation-about = De quoi s’agit-il ?
moderation-player = { $name }, à cette table
moderation-why = Qu’est-ce qui ne va pas ?
moderation-reason_insult = Insulte ou menace
moderation-reason_spam = Messages indésirables
moderation-reason_unfair = Triche ou parties abandonnées
moderation-reason_name = Le nom
moderation-reason_other = Autre chose
moderation-words = Précisions
moderation-send = Envoyer
moderation-cancel = Annuler
moderation-thanks = Merci : la modération va l’examiner.
moderation-title = Modération
moderation-open = Ouverts ({ $n })
moderation-closed = Clos
moderation-none = Aucun signalement.
moderation-number = Signalement { $n }
moderation-who = Personne signalée
moderation-guest = invité
moderation-then = alors nommé
moderation-times =
    { $n ->
        [one] signalé par { $n } personne
       *[other] signalé par { $n } personnes
    }
moderation-by = Signalé par
moderation-table = Table
moderation-excerpt = Extrait de la conversation
moderation-reported = Signalé :
moderation-holds_ban = Exclusion jusqu’au { $until } :
moderation-holds_ban_ever = Exclusion définitive :
moderation-holds_mute = Muet jusqu’au { $until } :
moderation-holds_mute_ever = Muet définitivement :
moderation-you_ban = Jusqu’au { $until }, vous pouvez regarder, mais ni vous asseoir, ni parler, ni ouvrir de table. Motif :
moderation-you_ban_ever = Vous pouvez regarder, mais ni vous asseoir, ni parler, ni ouvrir de table. Motif :
moderation-you_mute = Jusqu’au { $until }, vous jouez sans parler. Motif :
moderation-you_mute_ever = Vous jouez sans parler. Motif :
moderation-lift = Lever
moderation-why_act = Motif (lu par la personne exclue ou muette)
moderation-close = Clore
moderation-delete_line = Supprimer la ligne
moderation-rename = Retirer le nom
moderation-days = Pendant
moderation-day_count =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
moderation-mute = Rendre muet
moderation-mute_here = Rendre quelqu’un muet ici…
moderation-mute_here_help = La personne rendue muette ne dit plus rien à cette table, n’y prend pas d’autre nom et continue à jouer. Tout le monde le lit dans le journal.
moderation-unmute = Laisser parler
moderation-done = Terminé
moderation-silenced = La personne qui a ouvert cette table vous a rendu muet ici. Vous continuez à jouer sans parler.
moderation-ban = Exclure
moderation-address = et les invités de cette adresse
moderation-done_close = Le signalement est clos.
moderation-done_delete_line = La ligne est supprimée.
moderation-done_rename = Le nom est retiré.
moderation-done_mute = Cette personne ne peut plus rien dire.
moderation-done_ban = Cette personne est exclue.
moderation-done_lift = La sanction est levée.
moderation-audit = Ce qui a été fait
moderation-audit_none = Rien encore.
moderation-act_close = clôt
moderation-act_delete_line = supprime une ligne, auteur :
moderation-act_mute = rend muet :
moderation-act_ban = exclut
moderation-act_ban_address = exclut une adresse
moderation-act_lift = lève la sanction :
moderation-act_rename = retire un nom ; désormais
moderation-act_grant = nomme
moderation-act_revoke = révoque
moderation-until = jusqu’au { $until }
moderation-more = Voir les précédents
