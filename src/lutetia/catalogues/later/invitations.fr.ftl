### Inviting people by name.

invitations-title = Invitations
invitations-from = { $name } vous invite à une partie de { $title }
invitations-seats = { $n } places
invitations-until = jusqu’au { $day }
invitations-accept = Accepter
invitations-decline = Décliner
invitations-declined = { $name } a décliné.
invitations-waits = { $name } est invité, jusqu’au { $day }.
invitations-withdraw = Retirer
invitations-field = Inviter quelqu’un
invitations-field_help = Par le nom d’une personne que vous suivez ou avec qui vous avez joué, ou par le lien de la page de n’importe qui.
invitations-nobody = Aucune de vos connaissances ne porte ce nom. Le lien de sa page suffit.
invitations-follow = vous suivez cette personne
invitations-invite = Inviter { $name }
invitations-sent = { $name } est invité.
invitations-drop = N’inviter personne
invitations-challenge = Inviter à une partie
invitations-chosen = { $name } sera invité à la table que vous ouvrirez.
