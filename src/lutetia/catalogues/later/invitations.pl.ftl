### Inviting people by name.

invitations-title = Zaproszenia
invitations-from = { $name } zaprasza cię do gry { $title }
invitations-seats = miejsca: { $n }
invitations-until = do { $day }
invitations-accept = Przyjmij
invitations-decline = Odmów
invitations-declined = { $name } odmawia.
invitations-waits = { $name } ma zaproszenie, ważne do { $day }.
invitations-withdraw = Wycofaj
invitations-field = Zaproś kogoś
invitations-field_help = Po imieniu osoby, którą obserwujesz lub z którą masz już za sobą wspólną grę, albo po linku do strony dowolnego gracza.
invitations-nobody = Nikt z twoich znajomych tak się nie nazywa. Wystarczy link do strony tej osoby.
invitations-follow = obserwujesz
invitations-invite = Zaproś: { $name }
invitations-sent = { $name } ma zaproszenie.
invitations-drop = Nie zapraszaj nikogo
invitations-challenge = Zaproś do gry
invitations-chosen = { $name } dostanie zaproszenie do stołu, który otworzysz.
