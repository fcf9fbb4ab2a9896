keys-all =
    Tab moves on, Enter chooses what is marked, Esc cancels.
    Left and right arrow, Home and End look back through the game.
    + and − zoom, 0 shows the whole board again; Shift and an arrow move it.
keys-title = Keys

learn-back = Back
learn-button = How to play
learn-done = Now I can play
learn-next = Next
learn-skip = Close
learn-step = Picture { $at } of { $of }.
learn-title = { $game }: how to play, in one minute
