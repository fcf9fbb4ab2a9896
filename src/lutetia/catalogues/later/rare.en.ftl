### What is seldom said at a table: loaded when the rest is there.

info-help =
    /join, { $join }: sit down. /leave: stand up.
    /bot add, /bot add top, /bot remove: bots: top is strong, middle medium, then greedy and random.
    /start: begin. /undo: take back. /yes, /no: answer whoever asks.
    /resign: give up. /end: end the game as it stands, if all agree. /rematch: play again.
    /mute NAME, /unmute NAME: at a table that you have opened, let somebody say nothing, or speak again.
    /who: who is here. /record: the game as a file. #12: a link to move 12.
    A move can be typed as it stands in the record, without a slash.

log-holiday = { $who } is on holiday; the clock of that seat stands still meanwhile.
log-holiday_over = The holiday of { $who } is over; the clock of that seat runs again.
log-muted = { $name } may say nothing more here: whoever opened the table wishes it so.
log-unmuted = { $name } may speak here again.

refusal-muted_here = Whoever opened this table has muted you here. You play on without talking.
refusal-mute_opener = Only whoever opened the table may mute somebody here. You can mute them for yourself, on their page.
refusal-mute_nobody = There is nobody there who could be muted.
refusal-mute_self = You cannot mute yourself.
