### What is seldom said at a table: loaded when the rest is there.

info-help =
    /join, { $join } : prendre place. /leave : quitter sa place.
    /bot add, /bot add top, /bot remove : les bots (top : expert, middle : moyen, greedy : modeste, random : au hasard).
    /start : commencer. /undo : annuler un coup. /yes, /no : répondre à une demande.
    /resign : abandonner. /end : finir la partie en l’état, si tous sont d’accord. /rematch : rejouer.
    /mute NOM, /unmute NOM : à une table que vous avez ouverte, rendre quelqu’un muet, ou lui rendre la parole.
    /who : qui est là. /record : la partie dans un fichier. #12 : un lien vers le coup 12.
    Un coup se tape tel qu’il figure dans l’enregistrement, sans barre oblique.

log-holiday = { $who } est en congé ; la pendule de cette place est arrêtée en attendant.
log-holiday_over = Congé terminé pour { $who } : la pendule de cette place repart.
log-muted = { $name } ne peut plus rien dire ici : ainsi le veut la personne qui a ouvert la table.
log-unmuted = { $name } peut de nouveau parler ici.

refusal-muted_here = La personne qui a ouvert cette table vous a rendu muet ici. Vous continuez à jouer sans parler.
refusal-mute_opener = Seule la personne qui a ouvert la table peut rendre quelqu’un muet ici. Pour vous seul, faites-le sur sa page.
refusal-mute_nobody = Il n’y a là personne à rendre muet.
refusal-mute_self = Vous ne pouvez pas vous rendre muet vous-même.
