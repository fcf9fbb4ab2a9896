### La page de son compte.

account-title = Votre compte
account-guest = Vous êtes ici en invité : vos tables ne sont gardées que pour ce navigateur. Avec un compte, elles sont à vous sur tous vos appareils. Il n’y a pas de mot de passe.
account-make = Créer un compte
account-make_passkey = Créer un compte avec une clé d’accès
account-passkey_what = Une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe ; le doigt, le visage ou un code PIN l’ouvre.
account-passkeys_not_here = Les clés d’accès ne fonctionnent qu’à une adresse en https ou à localhost, et non à { $origin }. Les codes de secours fonctionnent aussi ici.
account-passkeys_no_browser = Ce navigateur ne connaît pas les clés d’accès. Les codes de secours fonctionnent aussi ici.
account-make_codes = Créer un compte avec des codes de secours
account-have = J’ai un compte
account-guest_passes = Les tables de l’invité que vous êtes ici passent à votre compte.
account-sign_in_passkey = Se connecter avec une clé d’accès
account-code = Code de secours, ou code que montre votre autre appareil
account-sign_in_code = Se connecter avec le code
account-code_linked = En vous connectant avec ce code, vous remettez les tables de l’invité que vous êtes ici au compte auquel appartient le code : ne le faites que si votre propre appareil l’a montré.
account-made = Vous avez maintenant un compte.
account-signed_in = La connexion est faite.
account-stayed = { $n ->
    [one] Une table reste à l’invité que vous étiez ici : votre compte ne peut pas y prendre sa place.
   *[other] { $n } tables restent à l’invité que vous étiez ici : votre compte ne peut pas y prendre sa place.
} Déconnectez-vous ici pour redevenir cet invité.
account-hello = Compte connecté : { $name }.
account-news = Depuis la dernière fois, dans ce navigateur
account-news_signed_in = Connexion avec une clé d’accès
account-news_code_used = Connexion avec un code de secours
account-news_device_added = Connexion avec le code d’un second appareil
account-news_passkey_added = Une clé d’accès a été ajoutée
account-news_passkey_removed = Une clé d’accès a été retirée
account-news_codes_made = De nouveaux codes de secours ont été créés
account-news_cloned = Une copie d’une de vos clés d’accès a été refusée. Retirez cette clé et créez-en une nouvelle.
account-news_advice = Si ce n’était pas vous, terminez les sessions ci-dessous et créez de nouveaux codes de secours.
account-news_read = J’en ai pris connaissance
account-passkeys = Clés d’accès
account-no_passkeys = Vous n’en avez pas. Avec une clé, vous vous connectez sans code.
account-passkey_add = Ajouter une clé de cet appareil
account-remove = Retirer
account-remove_passkey = Retirer la clé d’accès : { $device }
account-used = dernier usage : { $when }
account-somewhere = un appareil inconnu
account-codes = Codes de secours
account-codes_left = { $n ->
    [0] Vous n’en avez pas. Avec eux, vous revenez si votre appareil est perdu.
    [one] Il en reste un.
   *[other] Il en reste { $n }.
}
account-codes_new = Créer dix nouveaux codes
account-codes_void = Les codes précédents ne vaudront plus rien.
account-codes_keep = Imprimez ces codes ou notez-les. Ils ne sont montrés que maintenant ; chacun vous connecte une fois.
account-codes_copy = Tout copier
account-copied = Copié.
account-codes_done = Je les ai gardés
account-device = Un second appareil
account-device_what = Connectez-vous sur votre téléphone ou un autre ordinateur avec un code valable cinq minutes.
account-device_show = Montrer un code
account-device_scan = Scannez ceci avec l’autre appareil, ou ouvrez-y { $url } et tapez :
account-device_over = Ce code n’est plus valable. Montrez-en un nouveau.
account-qr = Code QR de l’adresse avec le code
account-sessions = Sessions ouvertes
account-here = ce navigateur
account-seen = dernière visite : { $when }
account-end = Terminer
account-end_session = Terminer la session : { $device }
account-sign_out = Se déconnecter ici
account-data = Vos données
account-data_what = Tout ce qui est gardé de vous : vos sessions, vos tables avec leurs parties, et ce que vous y avez dit.
account-download = Tout télécharger
account-delete = Supprimer mon compte
account-delete_what = Votre nom et ce que vous avez dit disparaissent de toutes les tables et du journal, vos places dans les parties en cours sont abandonnées, et toutes vos sessions se terminent. Les parties restent, sans votre nom. C’est irréversible.
account-delete_type = Tapez votre nom, { $name }, pour continuer
account-delete_do = Supprimer définitivement
account-deleted = Vos données sont supprimées. Ce navigateur est un nouvel invité.
account-working = Votre appareil fait d’abord un petit calcul, car plusieurs comptes ont été créés depuis votre adresse. Cela prend quelques secondes.
account-cancelled = Rien n’a été fait : la question de l’appareil a été fermée ou a trop duré. Réessayez.
account-passkey_exists = Cet appareil a déjà une clé d’accès de votre compte.

failure-challenge = Cela a pris plus de cinq minutes ou a été envoyé deux fois. Réessayez.
failure-passkey_origin = Cette clé d’accès a été demandée à une autre adresse. Ouvrez { $origin } et réessayez.
failure-passkey_refused = La clé d’accès n’a pas été acceptée. Réessayez, ou utilisez un code de secours.
failure-passkey_cloned = Cette clé d’accès a été refusée : son compteur a reculé, il en existe peut-être une copie. Connectez-vous avec une autre clé ou un code de secours, retirez celle-ci et créez-en une nouvelle.
failure-passkeys_here = Les clés d’accès ont besoin de https ou de localhost. Utilisez des codes de secours à cette adresse.
failure-passkeys_full = Vous avez autant de clés d’accès que possible. Retirez-en une d’abord.
failure-no_passkey = Cette clé d’accès n’appartient à aucun compte ici. Utilisez-en une autre, ou un code de secours.
failure-last_way = C’est le dernier accès à votre compte. Créez d’abord des codes de secours.
failure-code = Ce n’est pas un code de ce site, ou il a déjà servi. Vérifiez-le, ou prenez le suivant.
failure-device_code = Ce code est inconnu, a déjà servi ou a plus de cinq minutes. Faites-en montrer un nouveau.
failure-guest = Il faut un compte pour cela. Créez-en un d’abord.
failure-work = Le calcul demandé n’a pas été fini à temps. Réessayez.
failure-no_session = Cette session est déjà terminée.
failure-delete_name = Ce n’est pas votre nom. Tapez-le comme il est écrit en haut de la page.
account-news_now = Quelqu’un vient de se connecter à votre compte : { $device }
account-news_look = Si ce n’était pas vous
