log-rematch_by = { $who } would like to play again: a new game is set up.

rematch-asks = { $name } would like to play again.
rematch-decline = Not now
rematch-same = The same people, the same game. Your seat is kept for you.
rematch-set_up = The next game is set up.
rematch-title = Another game
