### The words of the house itself. Every game brings its own in games/<game>/texts.
### { $name } is filled in; arguments.toml says what each of them is. docs/translating.md tells the
### rest.

site-name = Lutetia
site-title = Lutetia: board games about Paris
site-labelled = { $label }: { $text }
site-skip = Skip to the content
site-close = Close
site-cancel = Cancel
site-nowhere = There is no page at this address.
site-notice = A free site run by players. Not affiliated with, nor endorsed by, the authors or publishers of these games; all drawings and texts are our own.

header-home = Lutetia, to the lobby
header-settings = Settings
header-account = Your account
header-no_account = Make an account, or sign in
header-account_news = { $n ->
    [one] Your account: one thing to read
   *[other] Your account: { $n } things to read
}
header-language = Language
header-theme_auto = Theme: as the system has it. Switch to light.
header-theme_light = Theme: light. Switch to dark.
header-theme_dark = Theme: dark. Switch to that of the system.


lobby-title = Board games about Paris, at one table
lobby-lead = Play in the browser with friends or against bots. No account: pick a name and sit down.
lobby-game = Game
lobby-players = { $players } players
lobby-credit = by { $designer }, { $year }
lobby-seats = Seats
lobby-bots = Play against bots
lobby-level = Strength
lobby-open = Open a table
lobby-seek = Find opponents
lobby-seek_any = Any number of players
lobby-private = Private: by link only
lobby-options = Options
lobby-rules = Rules
lobby-about = About this game
lobby-tables = Tables
lobby-loading = Loading tables …
lobby-none = There are no tables of others just now. Open one yourself.
lobby-ready = About to start
lobby-playing = In play
lobby-over = Finished
lobby-join = Join
lobby-watch = Watch
lobby-name = Your name
lobby-name_saved = You are now called { $name }.
lobby-record = Open a saved game to replay it or play on.
lobby-upload = Open a record
lobby-idle = nobody there just now
lobby-mine = Your tables
lobby-mine_turn = Your turn
lobby-mine_waiting = Waiting for others
lobby-mine_open = Not begun yet
lobby-mine_over = Finished recently
lobby-play = Play
lobby-back = Back to the table
lobby-review = Look back

lobby-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }

level-top = expert
level-strong = strong
level-good = good
level-middle = medium
level-greedy = fair
level-easy = easy
level-beginner = beginner
level-random = random

level_help-top = thinks a second about each move
level_help-strong = looks far ahead
level_help-good = looks fairly far ahead
level_help-middle = looks some moves ahead
level_help-greedy = takes what pays most at once
level_help-easy = mostly takes what pays well at once
level_help-beginner = often takes what pays less
level_help-random = plays any move
level_help-installed = a bot that was added to this site

seat-free = free seat
seat-you = you
seat-here = here
seat-away = away
seat-resigned = resigned
seat-is_bot = bot
seat-sit = Sit here
seat-ask = Ask for this seat
seat-sit_too = Sit here as well
seat-who = Name at this seat
seat-stand = Stand up
seat-bot = Add a bot …
seat-bot_short = Bot
seat-add_bot = Add a bot at the { $colour } seat
seat-remove_bot = Remove
seat-twin = { $name } ({ $colour })

seat-spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }

table-page = { $game }, table { $id }
table-page_mine = Your turn: { $game }, table { $id }
table-opening = Loading the table …
table-missing = There is no such table.
table-missing_help = The link may be incomplete, or the table was cleared away, or this server is not using its game, or that edition of it, now.
table-to_lobby = To the lobby
table-actions = What you may do
table-panel = Players, log and chat
table-tabs = Parts of the table
table-tab_board = Board
table-tab_log = Log
table-tab_chat = Chat
table-tab_scores = Scores
table-scores = Players and points
table-points = points
table-ready = All seats are taken.
table-how = In short
table-start = Start the game
table-start_sit = Take a seat to play.
table-invite = Invite
table-invite_help = Whoever opens this link can sit down or watch. No account needed.
table-link = Link to this table
table-copy = Copy
table-copied = The link is copied.
table-copy_by_hand = The link is marked: copy it with Ctrl+C.
table-options = This table
table-visibility = Visibility
table-public = listed in the lobby
table-private = by link only
table-option_on = yes
table-option_off = no
table-rules = Rules
table-record = Download record
table-resign = Resign
table-resign_sure = Resign for { $name }?
table-resign_help = With two players the game ends. With more, a bot plays the seat to the end, and it comes last. This cannot be taken back.
table-resigned = This seat has resigned already.
table-leave = Leave
table-leave_sure = Leave the table?
table-leave_help = Your seat becomes free, and anybody may take it. To come back later, just close the page instead: your seat is kept.
table-end = End the game …
table-end_sure = End the game as it stands?
table-end_help = Everybody who plays must agree. The final scoring is then carried out on the game as it stands, and everything hidden is shown. This cannot be taken back.
table-end_bots = The bots play on. They agree to end a game only where it cannot go on, or has long stood still.
table-rematch = Play again
table-rematch_go = To the next game
table-rematch_sit = Only those who played can open the next game.
table-offline = Connection lost. Trying again …

table-start_free =
    { $n ->
        [one] { $n } seat is still free: invite somebody or add a bot.
       *[other] { $n } seats are still free: invite somebody or add bots.
    }

table-unsent =
    { $n ->
        [one] Not yet sent: { $n } message
       *[other] Not yet sent: { $n } messages
    }

table-offline_unsent =
    { $n ->
        [one] Connection lost. { $n } message waits to be sent …
       *[other] Connection lost. { $n } messages wait to be sent …
    }

hint-ask = Show me a good move
hint-wait = A strong player is thinking …
hint-move = A strong player’s move: { $what }
hint-best = Points at once: { $n }; no other move brings more.
hint-later = Points at once: { $n }. Other moves bring up to { $most }, but this one looks better in the long run.
hint-none = No move brings points at once.

turn-title = What to do
turn-ending = The last points are being counted …
turn-skip = Show the result
turn-undo = Take back
turn-undo_ask = Ask to take back
turn-undo_none = You have no move to take back.
turn-undo_hold = Held, it takes back the whole turn.
turn-taken_back = Taken back: { $what }
turn-asked = { $name } asks to go back to move { $ply }.
turn-asking = { $name } asks to take a move back. Waiting for the others.
turn-asked_end = { $name } asks to end the game and count it as it stands.
turn-asking_end = { $name } asks to end the game. Waiting for the others.
turn-asked_sit = { $name } asks to take over the seat of { $seat }, and would see its hand.
turn-asking_sit = { $name } asks for the seat of { $seat }. Waiting for the others.
turn-asked_bot = { $who } asks that the bot { $name } ({ $level }) plays for { $seat }.
turn-asking_bot = { $who } asks for the bot { $name }. Waiting for the others.
turn-asked_bot_gone = { $who } asks that the bot { $name } leaves its seat.
turn-asking_bot_gone = { $who } asks that the bot { $name } leaves. Waiting for the others.
turn-withdraw = Never mind
turn-allow = Allow
turn-refuse = Refuse
turn-pass = Pass the device to { $name }.
turn-reveal = It’s me
turn-together = Show everyone
turn-vacant = The { $name } seat is free: take it or add a bot to go on.
turn-curtain = Hidden while the device goes round.

turn-won =
    { $n ->
        [one] { $names } wins the game.
       *[other] { $names } share the first place.
    }

replay-your_turn = It is your turn. End leads back to the current move.
replay-title = Replay
replay-first = To the beginning (Home)
replay-previous = One move back (left arrow)
replay-next = One move on (right arrow)
replay-last = To the current move (End)
replay-at_first = This is the beginning.
replay-at_last = This is the current move.
replay-slider = Move shown
replay-at = Showing move { $ply } of { $last }.
replay-back = Back to the current move

log-title = Log
log-before = Preparation
log-round = Round { $round }
log-earlier = Earlier
log-empty = Nothing has happened yet.
log-points = +{ $points }
log-of = { $name } { $points }
log-nobody = nobody
log-tile = { $stop } ({ $route })
log-act = { $name }: { $text }
log-sat = { $name } sits down.
log-stood = { $name } leaves the seat.
log-bot = { $name }, a bot ({ $level }), takes a seat.
log-bot_gone = A bot leaves its seat.
log-started = The game begins.
log-brought = The game was loaded from a record. Whoever loaded it may know what was hidden.
log-asked = { $who } asks to go back to move { $to }.
log-asked_end = { $who } asks to end the game and count it as it stands.
log-withdrawn = { $name } withdraws the request.
log-wished_sit = { $name } asks to take over a seat of the running game.
log-wished_bot = Somebody asks that the bot { $name } ({ $level }) plays on.
log-wished_bot_gone = Somebody asks that the bot { $name } leaves its seat.
log-aborted = { $name } breaks the game off. It counts for nothing.
log-agreed = All agree to end the game and count it as it stands.
log-answered_yes = { $who } agrees.
log-answered_no = { $who } does not agree.
log-undone = The game goes back to move { $to }.
log-resigned = { $who } resigns.
log-fell = { $who } has run out of time.
log-fell_keeper = { $who } has run out of time; a bot ({ $level }) keeps the seat.
log-returned = { $who } plays again.
log-credited = The site could not be reached: { $who } has that time back.
log-over = The game is over.
log-rematch = A new game is set up.
log-struck = taken back

chat-title = Chat
chat-label = Message, command or move
chat-placeholder = Message, or /help
chat-send = Send
chat-said = { $name } says: { $text }
chat-empty = Talk here. /help lists the commands; a move can be typed as well.
chat-unread = unread
chat-unsent = (not yet sent)

final-title = Final score
final-reason_resigned = All others have resigned.
final-reason_time = All others have resigned or run out of time.
final-reason_aborted = The game was broken off at its beginning. It counts for nothing.
final-reason_agreed = All agreed to end the game and to count it as it stood.
final-rank = { $rank }.
final-piece = { $name } { $points }
final-tiebreak = On the tie:

rules-page = Rules of { $game }
rules-lead = Every rule in our own words, with the number the game refers to.
rules-about = About this game
rules-chapters = Chapters
rules-number = Rule { $rule }
rules-kind_rule = Rule
rules-kind_ruling = Our ruling
rules-kind_table = Online only

about-page = About { $game }
about-designer = Designer
about-publisher = Publisher
about-year = Year
about-players = Players
about-version = Version of the rules here
about-unaffiliated = This site is not affiliated with, nor endorsed by, the author or the publisher. All drawings and texts were made for this site; nothing printed was copied.
about-unsure = What we could not check
about-unsure_help = These come from no source but our own reconstruction. Whoever holds the printed game can put them right.
about-rules = Read the rules

info-record = The record of this game: { $address }

info-who =
    { $n ->
        [one] Only { $names } is here.
       *[other] { $n } are here: { $names }.
    }

refusal-stale = The game went on before this arrived. Look again and choose anew.
refusal-not_your_turn = It is not your turn. Wait for { $seat }.
refusal-not_your_seat = That is not your seat.
refusal-no_such_seat = There is no such seat; this table has { $n }.
refusal-not_started = The game has not begun. Fill the seats and start it.
refusal-started = The game has begun already.
refusal-over = This game is over. Play again to open the next one.
refusal-not_over = The game is not over yet. Finish it, or resign, and then play again.
refusal-seated_only = Only those who sit at the table can do that. Take a seat first.
refusal-seat_taken = That seat is taken. Choose another one, or watch.
refusal-seat_resigned = This seat has resigned; a bot plays it to the end.
refusal-seat_kept = Your time was up and a bot keeps your seat: take it back first.
refusal-away = A bot keeps a seat here: who is away cannot be asked.
refusal-seat_secret = You have held another seat of this game and know its secrets. A newcomer or a bot may take this one.
refusal-seat_few = While the game is on, a seat passes to somebody new only where at least two people play and all of them agree. You can watch.
refusal-wishes_used = You have asked often enough in this game. You can watch.
refusal-no_seat_free = No seat is free. You can watch.
refusal-no_bot = No bot sits there.
refusal-no_bots = No bot sits at this table.
refusal-no_session = This page has lost its session. Reload it.
refusal-name = A name has 1 to { $most } characters that can be seen. Choose another one.
refusal-nothing_to_undo = You have no move to take back.
refusal-undo_far = You cannot go back that far without asking the others. Take back one move at a time.
refusal-bots_play_on = The bots play on: they agree to end a game only where it cannot go on, or where nothing has happened for long. Play on, or resign.
refusal-asked_already = Somebody is asking already. Wait for the answers.
refusal-nothing_asked = Nobody is asking anything just now.
refusal-not_asked = This question is for the others at the table.
refusal-own_question = It is your own question: the others answer. You can only withdraw it.
refusal-answered_already = You have answered already.
refusal-malformed = The server did not understand that. Reload the page.
refusal-empty = There is nothing to send.
refusal-unknown_command = There is no command { $text }. Type /help for the list.
refusal-no_such_colour = There is no seat “{ $text }”. The seats are: { $colours }.
refusal-which_seat = You have several seats. Say which: { $colours }.
refusal-bot_usage = Type /bot add or /bot remove, with a level and a seat if you like: { $bot }.

refusal-action_long =
    { $n ->
        [one] A move has at most { $n } character.
       *[other] A move has at most { $n } characters.
    }

refusal-chat_long =
    { $n ->
        [one] A message has at most { $n } character. Make it shorter.
       *[other] A message has at most { $n } characters. Make it shorter.
    }

refusal-seats_free =
    { $n ->
        [one] { $n } seat is still free: invite somebody or add a bot.
       *[other] { $n } seats are still free: invite somebody or add bots.
    }

zoom-fit = Whole board
zoom-group = Size of the board
zoom-in = Zoom in
zoom-out = Zoom out

error-offline = The server cannot be reached. Check the connection and try again.
error-server = The server could not do that (status { $status }). Try again in a moment.
error-page = Part of this page could not be loaded. Reload it.
