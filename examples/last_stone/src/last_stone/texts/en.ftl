last_stone-chapter-LS1 = Preparation
last_stone-chapter-LS2 = Turns
last_stone-chapter-LS3 = The end

last_stone-game-title = The Last Stone
last_stone-game-about = A game as old as stones, here as an example.
last_stone-game-overview = On your turn take one, two or three stones from the heap. The last stone brings 2 points. If as many were taken with it as your lucky number says, you have 1 point more.
last_stone-game-sources = Folklore.

last_stone-colour-red = red
last_stone-colour-blue = blue
last_stone-colour-green = green
last_stone-colour-orange = orange

last_stone-event-heap = { $stones } stones lie on the heap.
last_stone-event-lucky =
    { $number ->
        [none] { $seat } draws a lucky number.
       *[other] { $seat } draws the lucky number { $number }.
    }
last_stone-event-took =
    { $count ->
        [one] { $seat } takes one stone.
       *[other] { $seat } takes { $count } stones.
    }
last_stone-event-shown = { $seat } shows the lucky number { $number }.
last_stone-event-over = The game is over.

last_stone-refusal-over = The game is over.
last_stone-refusal-chance = Something is being drawn. One moment, please.
last_stone-refusal-unknown_action = “{ $text }” is not a move of this game. Type, for example, “take 2”.
last_stone-refusal-ambiguous = “{ $text }” may mean several moves. Choose one of these: { $choices }.
last_stone-refusal-impossible_draw = “{ $text }” cannot be drawn here.
last_stone-refusal-too_many =
    { $stones ->
        [one] Only one stone is left.
       *[other] Only { $stones } stones are left.
    }

last_stone-prompt-turn =
    { $n ->
        [one] One stone is left. Take it.
       *[other] { $n } stones are left. Take one, two or three.
    }
last_stone-prompt-wait = { $seat } is taking stones.
last_stone-prompt-chance = Something is being drawn.
last_stone-prompt-over = The game is over.

last_stone-line-last = The last stone
last_stone-line-lucky = The lucky number

last_stone-reason-last_stone = The heap is gone.
