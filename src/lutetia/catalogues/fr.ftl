### The words of the house itself. Every game brings its own in games/<game>/texts.
### { $name } is filled in; arguments.toml says what each of them is. docs/translating.md tells the
### rest.

site-name = Lutetia
site-title = Lutetia : jeux de société sur Paris
site-labelled = { $label } : { $text }
site-skip = Aller au contenu
site-close = Fermer
site-cancel = Annuler
site-nowhere = Il n’y a pas de page à cette adresse.
site-notice = Un site gratuit, tenu par des joueurs. Sans lien avec les auteurs ni les éditeurs de ces jeux, et sans caution de leur part ; tous les dessins et tous les textes sont de notre main.

header-home = Lutetia, vers l’accueil
header-settings = Réglages
header-account = Votre compte
header-no_account = Créer un compte ou se connecter
header-account_news = { $n ->
    [one] Votre compte : une nouvelle à lire
   *[other] Votre compte : { $n } nouvelles à lire
}
header-language = Langue
header-theme_auto = Thème automatique. Passer au thème clair.
header-theme_light = Thème clair. Passer au thème sombre.
header-theme_dark = Thème sombre. Revenir au thème automatique.


lobby-title = Des jeux de société sur Paris, autour d’une même table
lobby-lead = Jouez dans votre navigateur, entre amis ou contre des bots. Pas besoin de compte : choisissez un nom et prenez place.
lobby-game = Jeu
lobby-players = { $players } joueurs
lobby-credit = par { $designer }, { $year }
lobby-seats = Places
lobby-bots = Jouer contre des bots
lobby-level = Niveau
lobby-open = Ouvrir une table
lobby-seek = Chercher des adversaires
lobby-seek_any = N’importe quel nombre de joueurs
lobby-private = Privée : par lien seulement
lobby-options = Options
lobby-rules = Règles
lobby-about = À propos de ce jeu
lobby-tables = Tables
lobby-loading = Recherche des tables…
lobby-none = Pas de table d’autres joueurs en ce moment. Ouvrez-en une.
lobby-ready = Prête à commencer
lobby-playing = En cours
lobby-over = Terminée
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-name = Votre nom
lobby-name_saved = Vous vous appelez maintenant { $name }.
lobby-record = Ouvrez une partie enregistrée pour la revoir ou la poursuivre.
lobby-upload = Ouvrir une partie enregistrée
lobby-idle = personne pour l’instant
lobby-mine = Vos tables
lobby-mine_turn = À vous de jouer
lobby-mine_waiting = Aux autres de jouer
lobby-mine_open = Pas encore commencées
lobby-mine_over = Terminées récemment
lobby-play = Jouer
lobby-back = Retour à la table
lobby-review = Revoir

lobby-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }

level-top = expert
level-strong = fort
level-good = bon
level-middle = moyen
level-greedy = modeste
level-easy = facile
level-beginner = débutant
level-random = au hasard

level_help-top = réfléchit une seconde à chaque coup
level_help-strong = prévoit loin
level_help-good = prévoit assez loin
level_help-middle = prévoit quelques coups
level_help-greedy = prend ce qui rapporte le plus tout de suite
level_help-easy = prend surtout ce qui rapporte bien tout de suite
level_help-beginner = prend souvent ce qui rapporte moins
level_help-random = joue n’importe quel coup
level_help-installed = un bot ajouté à ce site

seat-free = place libre
seat-you = vous
seat-here = en ligne
seat-away = hors ligne
seat-resigned = a abandonné
seat-is_bot = bot
seat-sit = Prendre cette place
seat-ask = Demander cette place
seat-sit_too = Prendre aussi cette place
seat-who = Nom à cette place
seat-stand = Quitter la place
seat-bot = Ajouter un bot…
seat-bot_short = Bot
seat-add_bot = Ajouter un bot à cette place : { $colour }
seat-remove_bot = Retirer
seat-twin = { $name } ({ $colour })

seat-spectators =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }

table-page = { $game }, table { $id }
table-page_mine = À vous : { $game }, table { $id }
table-opening = Ouverture de la table…
table-missing = Cette table n’existe pas.
table-missing_help = Le lien est peut-être incomplet, ou la table a été supprimée, ou ce serveur n’utilise pas en ce moment son jeu ou cette édition du jeu.
table-to_lobby = Vers l’accueil
table-actions = Ce que vous pouvez faire
table-panel = Joueurs, journal et discussion
table-tabs = Sections de la table
table-tab_board = Plateau
table-tab_log = Journal
table-tab_chat = Discussion
table-tab_scores = Scores
table-scores = Joueurs et points
table-points = points
table-ready = Toutes les places sont prises.
table-how = En bref
table-start = Commencer la partie
table-start_sit = Prenez place pour jouer.
table-invite = Inviter
table-invite_help = Toute personne qui ouvre ce lien peut prendre place ou regarder. Pas besoin de compte.
table-link = Lien vers cette table
table-copy = Copier
table-copied = Le lien est copié.
table-copy_by_hand = Le lien est sélectionné : copiez-le avec Ctrl+C.
table-options = Cette table
table-visibility = Visibilité
table-public = visible à l’accueil
table-private = par lien seulement
table-option_on = oui
table-option_off = non
table-rules = Règles
table-record = Télécharger la partie
table-resign = Abandonner
table-resign_sure = Abandonner pour { $name } ?
table-resign_help = À deux, la partie se termine. À trois ou plus, un bot joue à cette place jusqu’à la fin, et elle est classée dernière. C’est irréversible.
table-resigned = Le joueur de cette place a déjà abandonné.
table-leave = Quitter
table-leave_sure = Quitter la table ?
table-leave_help = Votre place se libère et n’importe qui peut la prendre. Pour revenir plus tard, fermez simplement la page : votre place vous est gardée.
table-end = Finir la partie…
table-end_sure = Finir la partie en l’état ?
table-end_help = Tous les joueurs doivent être d’accord. Le décompte final se fait sur la partie en l’état, et tout ce qui est caché est révélé. C’est irréversible.
table-end_bots = Les bots continuent. Ils n’acceptent de finir que si la partie ne peut plus avancer, ou si elle piétine depuis longtemps.
table-rematch = Rejouer
table-rematch_go = Vers la partie suivante
table-rematch_sit = Seuls ceux qui ont joué peuvent ouvrir la partie suivante.
table-offline = Connexion perdue. Nouvel essai…

table-start_free =
    { $n ->
        [one] { $n } place est encore libre : invitez quelqu’un ou ajoutez un bot.
       *[other] { $n } places sont encore libres : invitez du monde ou ajoutez des bots.
    }

table-unsent =
    { $n ->
        [one] Pas encore envoyé : { $n } message
       *[other] Pas encore envoyés : { $n } messages
    }

table-offline_unsent =
    { $n ->
        [one] Connexion perdue. { $n } message attend d’être envoyé…
       *[other] Connexion perdue. { $n } messages attendent d’être envoyés…
    }

hint-ask = Montrez-moi un bon coup
hint-wait = Un joueur fort examine la partie…
hint-move = Le coup d’un joueur fort : { $what }
hint-best = Points immédiats : { $n } ; aucun autre coup n’en rapporte plus.
hint-later = Points immédiats : { $n } ; d’autres coups en rapportent jusqu’à { $most }, mais celui-ci paraît meilleur à terme.
hint-none = Aucun coup ne rapporte de points tout de suite.

turn-title = À faire
turn-ending = On compte les derniers points…
turn-skip = Voir le résultat
turn-undo = Annuler le coup
turn-undo_ask = Demander l’annulation
turn-undo_none = Vous n’avez aucun coup à annuler.
turn-undo_hold = Maintenez ce bouton pour annuler tout le tour.
turn-taken_back = Annulé : { $what }
turn-asked = { $name } demande à revenir au coup { $ply }.
turn-asking = { $name } demande à annuler un coup. On attend les autres.
turn-asked_end = { $name } demande à finir la partie et à compter les points en l’état.
turn-asking_end = { $name } demande à finir la partie. On attend les autres.
turn-asked_sit = { $name } demande à prendre une place ({ $seat }) et verrait alors ce qui y est caché.
turn-asking_sit = { $name } demande une place ({ $seat }). On attend les autres.
turn-asked_bot = { $who } demande que le bot { $name } joue pour { $seat } (niveau : { $level }).
turn-asking_bot = { $who } demande le bot { $name }. On attend les autres.
turn-asked_bot_gone = { $who } demande que le bot { $name } quitte sa place.
turn-asking_bot_gone = { $who } demande le départ du bot { $name }. On attend les autres.
turn-withdraw = Retirer ma demande
turn-allow = Accepter
turn-refuse = Refuser
turn-pass = Passez l’appareil à { $name }.
turn-reveal = C’est moi
turn-together = Montrer à tous
turn-vacant = Une place est libre ({ $name }) : prenez-la ou ajoutez un bot pour continuer.
turn-curtain = Caché pendant que l’appareil change de mains.

turn-won =
    { $n ->
        [one] { $names } gagne la partie.
       *[other] { $names } se partagent la victoire.
    }

replay-your_turn = C’est à vous de jouer. La touche Fin ramène à la partie.
replay-title = Revoir la partie
replay-first = Au début (Début)
replay-previous = Un coup en arrière (flèche gauche)
replay-next = Un coup en avant (flèche droite)
replay-last = À la position actuelle (Fin)
replay-at_first = C’est le début.
replay-at_last = C’est la position actuelle.
replay-slider = Coup affiché
replay-at = Coup { $ply } sur { $last }.
replay-back = Revenir à la partie

log-title = Journal
log-before = Préparation
log-round = Manche { $round }
log-earlier = Plus tôt
log-empty = Il ne s’est encore rien passé.
log-points = +{ $points }
log-of = { $name } { $points }
log-nobody = personne
log-tile = { $stop } ({ $route })
log-act = { $name } : { $text }
log-sat = { $name } prend place.
log-stood = { $name } quitte sa place.
log-bot = Le bot { $name } prend place (niveau : { $level }).
log-bot_gone = Un bot quitte sa place.
log-started = La partie commence.
log-brought = La partie reprend un enregistrement. La personne qui l’a fourni peut connaître ce qui était caché.
log-asked = { $who } demande à revenir au coup { $to }.
log-asked_end = { $who } demande à finir la partie et à compter les points en l’état.
log-withdrawn = { $name } retire sa demande.
log-wished_sit = { $name } demande à prendre une place dans la partie en cours.
log-wished_bot = Quelqu’un demande que le bot { $name } continue la partie (niveau : { $level }).
log-wished_bot_gone = Quelqu’un demande que le bot { $name } quitte sa place.
log-aborted = { $name } interrompt la partie. Elle ne compte pas.
log-agreed = Tous acceptent de finir la partie et de compter les points en l’état.
log-answered_yes = { $who } est d’accord.
log-answered_no = { $who } n’est pas d’accord.
log-undone = La partie revient au coup { $to }.
log-resigned = { $who } abandonne.
log-fell = Temps écoulé pour { $who }.
log-fell_keeper = Temps écoulé pour { $who } ; un bot ({ $level }) garde la place.
log-returned = { $who } reprend sa place.
log-credited = Le site était injoignable : { $who } récupère ce temps.
log-over = La partie est terminée.
log-rematch = Une nouvelle partie se prépare.
log-struck = annulé

chat-title = Discussion
chat-label = Message, commande ou coup
chat-placeholder = Message ou /help
chat-send = Envoyer
chat-said = { $name } dit : { $text }
chat-empty = Discutez ici. /help donne la liste des commandes ; on peut aussi taper un coup.
chat-unread = non lus
chat-unsent = (pas encore envoyé)

final-title = Score final
final-reason_resigned = Tous les autres ont abandonné.
final-reason_time = Tous les autres ont abandonné ou dépassé leur temps.
final-reason_aborted = La partie a été interrompue à son début. Elle ne compte pas.
final-reason_agreed = Tous ont accepté de finir la partie et de compter les points en l’état.
final-rank = { $rank }.
final-piece = { $name } { $points }
final-tiebreak = Égalité :

rules-page = Règles : { $game }
rules-lead = Chaque règle reformulée par nos soins, avec le numéro auquel renvoie le jeu.
rules-about = À propos de ce jeu
rules-chapters = Chapitres
rules-number = Règle { $rule }
rules-kind_rule = Règle
rules-kind_ruling = Notre décision
rules-kind_table = En ligne seulement

about-page = À propos : { $game }
about-designer = Auteur
about-publisher = Éditeur
about-year = Année
about-players = Joueurs
about-version = Version des règles de ce site
about-unaffiliated = Ce site n’a aucun lien avec l’auteur ou l’éditeur et n’est pas cautionné par eux. Tous les dessins et textes ont été faits pour ce site ; rien n’a été copié du jeu imprimé.
about-unsure = Ce que nous n’avons pas pu vérifier
about-unsure_help = Ces points ne viennent d’aucune source, seulement de notre reconstitution. Toute personne qui possède le jeu imprimé peut les corriger.
about-rules = Lire les règles

info-record = L’enregistrement de cette partie : { $address }

info-who =
    { $n ->
        [one] Une seule personne ici : { $names }.
       *[other] { $n } personnes sont ici : { $names }.
    }

refusal-stale = La partie a avancé entre-temps. Regardez le plateau et choisissez de nouveau.
refusal-not_your_turn = Ce n’est pas votre tour. Attendez { $seat }.
refusal-not_your_seat = Ce n’est pas votre place.
refusal-no_such_seat = Cette place n’existe pas ; la table en compte { $n }.
refusal-not_started = La partie n’a pas commencé. Remplissez les places et lancez-la.
refusal-started = La partie a déjà commencé.
refusal-over = Cette partie est terminée. Rejouez pour ouvrir la suivante.
refusal-not_over = La partie n’est pas encore terminée. Finissez-la ou abandonnez, puis rejouez.
refusal-seated_only = C’est réservé aux joueurs assis à la table. Prenez d’abord place.
refusal-seat_taken = Cette place est prise. Choisissez-en une autre, ou regardez.
refusal-seat_resigned = Le joueur de cette place a abandonné ; un bot y joue jusqu’à la fin.
refusal-seat_kept = Votre temps est écoulé et un bot garde votre place : reprenez-la d’abord.
refusal-away = Un bot garde une place ici : on ne peut rien demander à un absent.
refusal-seat_secret = Vous avez occupé une autre place dans cette partie et connaissez ce qu’elle cache. Un nouveau venu ou un bot peut prendre celle-ci.
refusal-seat_few = Pendant la partie, une place ne peut passer à un nouveau venu que si au moins deux personnes jouent et sont toutes d’accord. Vous pouvez regarder.
refusal-wishes_used = Vous avez épuisé vos demandes pour cette partie. Vous pouvez regarder.
refusal-no_seat_free = Aucune place n’est libre. Vous pouvez regarder.
refusal-no_bot = Aucun bot n’est assis là.
refusal-no_bots = Aucun bot n’est assis à cette table.
refusal-no_session = Cette page a perdu sa session. Rechargez-la.
refusal-name = Un nom compte de 1 à { $most } caractères visibles. Choisissez-en un autre.
refusal-nothing_to_undo = Vous n’avez aucun coup à annuler.
refusal-undo_far = On ne peut pas revenir si loin sans demander aux autres. Annulez coup par coup.
refusal-bots_play_on = Les bots continuent : ils n’acceptent de finir que si la partie ne peut plus avancer, ou si elle piétine depuis longtemps. Continuez, ou abandonnez.
refusal-asked_already = Une demande est déjà en cours. Attendez les réponses.
refusal-nothing_asked = Personne ne demande rien en ce moment.
refusal-not_asked = Cette question s’adresse aux autres joueurs de la table.
refusal-own_question = C’est votre propre demande : c’est aux autres d’y répondre. Vous pouvez seulement la retirer.
refusal-answered_already = Vous avez déjà répondu.
refusal-malformed = Le serveur n’a pas compris. Rechargez la page.
refusal-empty = Il n’y a rien à envoyer.
refusal-unknown_command = La commande { $text } n’existe pas. Tapez /help pour la liste.
refusal-no_such_colour = La place « { $text } » n’existe pas. Les places sont : { $colours }.
refusal-which_seat = Vous avez plusieurs places. Dites laquelle : { $colours }.
refusal-bot_usage = Tapez /bot add ou /bot remove, avec un niveau et une place si vous le souhaitez : { $bot }.

refusal-action_long =
    { $n ->
        [one] Un coup peut avoir { $n } caractère au plus.
       *[other] Un coup peut avoir { $n } caractères au plus.
    }

refusal-chat_long =
    { $n ->
        [one] Un message peut avoir { $n } caractère au plus. Raccourcissez-le.
       *[other] Un message peut avoir { $n } caractères au plus. Raccourcissez-le.
    }

refusal-seats_free =
    { $n ->
        [one] { $n } place est encore libre : invitez quelqu’un ou ajoutez un bot.
       *[other] { $n } places sont encore libres : invitez du monde ou ajoutez des bots.
    }

zoom-fit = Tout le plateau
zoom-group = Taille du plateau
zoom-in = Agrandir
zoom-out = Réduire

error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-server = Le serveur n’a pas pu traiter la demande (code { $status }). Réessayez dans un instant.
error-page = Un élément de cette page n’a pas pu être chargé. Rechargez-la.
