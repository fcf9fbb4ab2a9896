### What the server itself has to say. { $why } is the technical reason, in English.

failure-malformed = The server did not understand that: { $why }
failure-too_large = That is too large: at most { $most } bytes.
failure-rate = Too much at once from your address. Try again in { $seconds } s.
failure-origin = This call came from another site. Open the page of this one.
failure-not_stored = The server could not save that, so it did not happen. Try again in a moment.
failure-no_call = There is no such address. Check it, or reload the page.
failure-no_game = There is no such game here. There are: { $games }.
failure-no_language = There is no such language here. There are: { $languages }.
failure-no_seek = This game is no longer being looked for.
failure-seeks_many = You are looking for as many games as you may at a time. Stop looking for one of them first.
failure-invite_account = To invite somebody you need an account. Make one on your page.
failure-invite_seat = Nobody can be invited so: you need a seat at this table, another must be free, and each person is invited once.
failure-invited_many = You have invited as many people as you may at a time. Wait for their answers.
failure-no_invitation = This invitation no longer holds.
failure-no_table = There is no such table. The link may be incomplete.
failure-name = A name has 1 to { $most } characters that can be seen. Choose another one.
failure-players = This game is for these numbers of players: { $numbers }.
failure-options = The game does not have these options: { $why }
failure-record = This record cannot be opened: { $why }
failure-record_busy = This server is reading other records, or one of yours. Try again in { $seconds } s.
failure-record_heavy = This record is too much for the server: { $why }. Send the record of one game as this site gives it, or cut it to fewer actions.
failure-record_later = This game began from a position. Its record can be had when it is over.
failure-edition = This table is at rest: { $why }
failure-edition_wrong = This does not fit: { $why }
failure-edition_busy = A game by another edition is being played just now. Try again in { $seconds } s.
failure-edition_heavy = A game by this edition takes too much time or memory, so it was stopped. Check the values that make it long, such as the map.
failure-no_client = The client has not been built. Run “make web” where Lutetia was unpacked, or “make play”, which does everything; then reload. It is looked for in { $folder }.

refusal-no_such_ply = There is no such move. The last one is { $last }.
refusal-log_full = The log of this table is full. Play your game to its end, or open another table.
refusal-no_plans = This game has no plans to try out.
refusal-hint_people = Hints are for games against bots alone.
refusal-hint_busy = A hint is on its way already. Wait for it.
refusal-hint_none = No hint could be had this time. Try again.
refusal-rate = That was too much at once. Wait a moment.
refusal-not_stored = The server could not save that, so it did not happen. Try again in a moment.
refusal-internal = Something went wrong on the server; nothing was changed. Reload the page and try again.
refusal-broken = This table was saved with a fault, so it cannot be played on. You can look at it and keep its record.
refusal-rated_account = A rated game is for people with an account. Make one on your page, or open a game that is not rated.
refusal-rated_one_seat = In a rated game everybody has one seat, under their own name.
refusal-rated_seat = The seats of a rated game stay with those who began it.
refusal-rated_people = A rated game needs at least one person.
refusal-rated_help = In a rated game there are no hints and no plans to try out.
refusal-abort_late = A game can be broken off only before anybody’s second turn. Now you can resign, or propose to end it.
failure-rated_edition = Games by an edition of one’s own are not rated.
refusal-undo_draw = A draw is taken back only if other people agree, and here is nobody who could.
refusal-undo_rated = In a rated game nothing is taken back once a bot has answered.
refusal-apart = You cannot sit at this table.
failure-no_player = There is nobody of this name here, or only a guest.
failure-tie_self = That is yourself.
failure-rated_account = That is for people with an account.
refusal-held =
    { $until ->
        [none] Moderators do not allow you this. The reason: { $why }
       *[other] Moderators do not allow you this until { $until }. The reason: { $why }
    }
