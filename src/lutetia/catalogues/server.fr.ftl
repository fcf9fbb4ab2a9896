### Ce que le serveur lui-même a à dire. { $why } est la raison technique, en anglais.

failure-malformed = Le serveur n’a pas compris : { $why }
failure-too_large = L’envoi est trop volumineux : { $most } octets au plus.
failure-rate = Trop de demandes à la fois depuis votre adresse. Réessayez dans { $seconds } s.
failure-origin = Cette requête venait d’un autre site. Ouvrez la page de Lutetia.
failure-not_stored = Le serveur n’a pas pu enregistrer votre demande, qui est donc restée sans effet. Réessayez dans un instant.
failure-no_call = Cette adresse n’existe pas. Vérifiez-la ou rechargez la page.
failure-no_game = Ce jeu n’existe pas ici. Jeux disponibles : { $games }.
failure-no_language = Cette langue n’existe pas ici. Langues disponibles : { $languages }.
failure-no_seek = Cette partie n’est plus recherchée.
failure-seeks_many = Tu ne peux pas chercher plus de parties à la fois. Arrête d’abord une de tes recherches.
failure-invite_account = Pour inviter quelqu’un, il faut un compte. Créez-en un sur votre page.
failure-invite_seat = Impossible d’inviter ainsi : il vous faut une place à cette table, une autre doit être libre, et chacun n’est invité qu’une fois.
failure-invited_many = Vous ne pouvez pas inviter plus de monde à la fois. Attendez les réponses.
failure-no_invitation = Cette invitation n’est plus valable.
failure-no_table = Cette table n’existe pas. Le lien est peut-être incomplet.
failure-name = Un nom compte de 1 à { $most } caractères visibles. Choisissez-en un autre.
failure-players = Nombres de joueurs possibles pour ce jeu : { $numbers }.
failure-options = Le jeu n’a pas ces options : { $why }
failure-record = Cette partie enregistrée ne peut pas être ouverte : { $why }
failure-record_busy = Ce serveur est en train de lire d’autres parties enregistrées, ou déjà l’une des vôtres. Réessayez dans { $seconds } s.
failure-record_heavy = Cette partie enregistrée est trop lourde pour le serveur : { $why }. Envoyez l’enregistrement d’une seule partie, tel que ce site le donne, ou raccourcissez-le.
failure-record_later = Cette partie a commencé à partir d’une position. Son enregistrement sera disponible quand elle sera terminée.
failure-edition = Cette table est en sommeil : { $why }
failure-edition_wrong = Cela ne concorde pas : { $why }
failure-edition_busy = Une partie d’une autre édition est en cours. Réessayez dans { $seconds } s.
failure-edition_heavy = Une partie avec cette édition demande trop de temps ou de mémoire et a été arrêtée. Vérifiez les valeurs qui l’allongent, comme la carte.
failure-no_client = Le client n’a pas été construit. Lancez « make web » dans le dossier de Lutetia, ou « make play », qui fait tout, puis rechargez. Le serveur le cherche dans { $folder }.

refusal-no_such_ply = Ce coup n’existe pas. Le dernier est le { $last }.
refusal-log_full = Le journal de cette table est plein. Terminez la partie ou ouvrez une autre table.
refusal-no_plans = Ce jeu ne propose pas de plan à essayer.
refusal-hint_people = Les conseils sont réservés aux parties où tous les adversaires sont des bots.
refusal-hint_busy = Un conseil arrive déjà. Attendez-le.
refusal-hint_none = Aucun conseil n’a pu être trouvé cette fois. Réessayez.
refusal-rate = Trop de demandes à la fois. Attendez un instant.
refusal-not_stored = Le serveur n’a pas pu enregistrer votre demande, qui est donc restée sans effet. Réessayez dans un instant.
refusal-internal = Une erreur est survenue sur le serveur ; rien n’a changé. Rechargez la page et réessayez.
refusal-broken = Cette table a été enregistrée d’une manière qui ne permet plus d’y jouer. Vous pouvez la regarder et garder son enregistrement.
refusal-rated_account = Une partie classée demande un compte. Crée le tien sur ta page, ou ouvre une partie non classée.
refusal-rated_one_seat = Dans une partie classée, chacun a une seule place, sous son propre nom.
refusal-rated_seat = Les places d’une partie classée restent à ceux qui l’ont commencée.
refusal-rated_people = Une partie classée demande au moins une personne.
refusal-rated_help = Dans une partie classée, il n’y a ni conseils ni plans à essayer.
refusal-abort_late = On ne peut interrompre une partie qu’avant le deuxième tour de quiconque. Maintenant, tu peux abandonner, ou proposer d’y mettre fin.
failure-rated_edition = Les parties jouées avec une édition personnelle ne sont pas classées.
refusal-undo_draw = Un tirage ne s’annule qu’avec l’accord d’autres personnes, et il n’y a ici personne pour le donner.
refusal-undo_rated = Dans une partie classée, rien ne se reprend une fois qu’un bot a répondu.
refusal-apart = Tu ne peux pas t’asseoir à cette table.
failure-no_player = Il n’y a personne de ce nom ici, ou seulement un invité.
failure-tie_self = C’est toi.
failure-rated_account = C’est réservé à ceux qui ont un compte.
refusal-held =
    { $until ->
        [none] La modération ne vous permet pas cela. Motif : { $why }
       *[other] La modération ne vous permet pas cela avant le { $until }. Motif : { $why }
    }
