### Inviting people by name.

invitations-title = Invitations
invitations-from = { $name } invites you to { $title }
invitations-seats = { $n } seats
invitations-until = until { $day }
invitations-accept = Accept
invitations-decline = Decline
invitations-declined = { $name } has declined.
invitations-waits = { $name } is invited, until { $day }.
invitations-withdraw = Withdraw
invitations-field = Invite somebody
invitations-field_help = By the name of somebody whom you follow or have played with, or by the link of anybody’s page.
invitations-nobody = Nobody whom you know has this name. The link of their page will do.
invitations-follow = you follow them
invitations-invite = Invite { $name }
invitations-sent = { $name } is invited.
invitations-drop = Invite nobody
invitations-challenge = Invite to a game
invitations-chosen = { $name } will be invited to the table that you open.
