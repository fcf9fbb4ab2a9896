connection-chapter-PC1 = Preparation
connection-chapter-PC2 = The map
connection-chapter-PC3 = Building
connection-chapter-PC4 = Cutting off
connection-chapter-PC5 = Company values
connection-chapter-PC6 = Trading
connection-chapter-PC7 = The end of the game
connection-chapter-PC8 = Final count
connection-chapter-PC9 = Information and online play

connection-game-title = Paris Connection
connection-game-tagline = Six railways leave Paris; own the right shares when they arrive.
connection-game-about = Every locomotive is track or share: what you keep behind your screen is missing on the map. Where the hexes, cities and checkered sides of the printed board lie is described nowhere in words. The map is a reconstruction that fits everything that is known: six stations around the Eiffel Tower, towns worth the more the farther away they are, Marseille alone worth 4. It can be replaced as soon as the printed board is at hand.
connection-game-objective = Hold the shares whose companies are worth most at the end.
connection-game-overview = On your turn, either build up to five locomotives of one company from its track, or return one of your shares and take one or two of another company. Cities make a company more valuable; anyone may build any company. Nobody sees which shares the others hold. The game ends when a company reaches Marseille or when locomotives lie on only one storing board. Then each share scores the value of its company, and each share above the limit costs 20 points.
connection-game-sources = Sources: Q is the rulebook, with its heading; H is the help page of an online edition; L are facts found in reviews; D follows from the other rules; R is our ruling or reconstruction.

connection-colour-green = green
    .seat = Green
connection-colour-orange = orange
    .seat = Orange
connection-colour-rose = rose
    .seat = Rose
connection-colour-teal = teal
    .seat = Teal
connection-colour-grey = grey
    .seat = Grey
connection-colour-white = white
    .seat = White

connection-company-blue = blue
connection-company-yellow = yellow
connection-company-red = red
connection-company-purple = purple
connection-company-black = black
connection-company-brown = brown

connection-kind-rural = Countryside
connection-kind-city = City
connection-kind-start = Station
connection-kind-eiffel = Eiffel Tower

connection-event-station = The { $company } company starts at { $hex }.
connection-event-dealt =
    { $company ->
        [none] { $seat } draws a share.
       *[other] { $seat } draws a share of the { $company } company.
    }
connection-event-sorted = All shares are dealt; the other locomotives lie on the storing boards.
connection-event-start = { $seat } is the start player.
connection-event-chosen = { $seat } builds for the { $company } company.
connection-event-laid = { $seat } lays track of the { $company } company at { $hex }.
connection-event-reached = { $seat } brings the { $company } company to { $hex }: value +{ $points }, now { $value }.
connection-event-built =
    { $count ->
        [one] { $seat } ends the build: one locomotive of the { $company } company, value +{ $points }.
       *[other] { $seat } ends the build: { $count } locomotives of the { $company } company, value +{ $points }.
    }
connection-event-returned = { $seat } returns a share of the { $company } company.
connection-event-round = Round { $round } begins.
connection-event-marseille = The { $company } company has reached Marseille: the game ends at once.
connection-event-one_board = Only the { $company } company has locomotives left on its storing board: the game ends.
connection-event-shown =
    { $points ->
        [one] { $seat } shows all shares: { $points } point.
       *[other] { $seat } shows all shares: { $points } points.
    }
connection-event-over = The game is over.

connection-event-took =
    { $count ->
        [one] { $seat } takes one share of the { $company } company.
       *[other] { $seat } takes { $count } shares of the { $company } company.
    }

## What the log tells in one sentence.

connection-told-building = { $seat } builds for the { $company } company: { $each }.
connection-told-building_paid = { $seat } builds for the { $company } company: { $each }. Its value rises by { $points }, to { $value }.
connection-told-station_many = The companies start here: { $each }.
connection-told-drawn_own = { $seat } draws shares: { $each }.
connection-told-drawn_all = Shares drawn blind: { $counts }.
connection-told-shown_all = All show their shares: { $scores }.

connection-told-trade =
    { $count ->
        [one] { $seat } gives one share of the { $given } company back and takes one of the { $company } company.
       *[other] { $seat } gives one share of the { $given } company back and takes { $count } of the { $company } company.
    }

connection-refusal-over = This game is over and takes no more moves.
connection-refusal-chance = Something is being drawn. One moment, please.
connection-refusal-unknown_action = “{ $text }” is not a move of this game. Type, for example, “build red”, “lay K13”, “done” or “return blue”.
connection-refusal-take_two = One or two shares are taken, no more.
connection-refusal-return_one = Exactly one share is returned.
connection-refusal-ambiguous = “{ $text }” may mean several moves. Choose one of these: { $choices }.
connection-refusal-impossible_draw = “{ $text }” cannot be drawn here.
connection-refusal-mid_build = You are building. Lay more track or finish; to do something else, take it back.
connection-refusal-mid_trade = You have returned a share. Take one or two of another company.
connection-refusal-no_stock = No locomotive of the { $company } company is left on its storing board.
connection-refusal-no_place = There is no hex where the { $company } company could build now.
connection-refusal-choose_first = First choose the company to build.
connection-refusal-return_first = First return one of your shares.
connection-refusal-no_share = You have no share of the { $company } company to return.
connection-refusal-same_company = You have just returned a share of the { $company } company. Take one of another company.
connection-refusal-too_few =
    { $left ->
        [one] Only { $left } locomotive is left on the storing board of the { $company } company.
       *[other] Only { $left } locomotives are left on the storing board of the { $company } company.
    }
connection-refusal-all_laid = Five locomotives are laid, and that is the most in one build. Finish.
connection-refusal-board_empty = The storing board of the { $company } company is empty now. Finish.
connection-refusal-no_track = No track is ever laid at { $hex }.
connection-refusal-stands_there = The { $company } company stands at { $hex } already.
connection-refusal-not_adjacent = { $hex } is not adjacent to track of the { $company } company.
connection-refusal-crossed = No way leads to { $hex } across the checkered side.
connection-refusal-hex_full = { $hex } is full: two locomotives stand there.
connection-refusal-city_taken = { $hex } is taken: a city has room for one company.
connection-refusal-cut_off = At { $hex } you would cut off the { $company } company: it would have no way left to any city.
connection-refusal-lay_one = Lay at least one locomotive before you finish.

connection-prompt-turn = Choose a company to build, or return one of your shares to trade.
connection-prompt-stuck = No company can ever be built again. Return a share to trade; all may also agree to end the game.
connection-prompt-only_trade = No company can be built now. Return a share to trade: its company can be built again, if it has a hex to go to.
connection-prompt-build_first = Lay the first locomotive of the { $company } company.
connection-prompt-built = No more can be laid. Finish your turn.
connection-prompt-trade = Take one or two shares of a company other than the { $company } one.
connection-prompt-wait = { $seat } is playing.
connection-prompt-chance = Something is being drawn.
connection-prompt-over = The game is over.

connection-prompt-build =
    { $n ->
        [one] Lay one more locomotive of the { $company } company, or finish.
       *[other] Lay up to { $n } more locomotives of the { $company } company, or finish.
    }

connection-line-company = The { $company } company: { $shares } × { $value }
connection-line-penalty = Over the limit of { $limit }: { $over } × { $penalty }
connection-line-total = Total
connection-line-tiebreak = Tie: several winners
connection-line-shared = Tie: several winners

## Through what a game was won, in the middle of a sentence.

connection-won_by-company = the shares of the { $company } company
connection-won_by-penalty = shares above the limit

## How it ended.

connection-reason-marseille = A company has reached Marseille.
connection-reason-one_board = Only one storing board still has locomotives.

connection-unsure-map-hexes = The number and layout of the hexes
connection-unsure-map-cities = Which cities lie where, and most of their values
connection-unsure-map-stations = On which side of the tower each station lies
connection-unsure-map-sides = Which sides are checkered

connection-notation-help = Type “build red”, then “lay K13” or “lay Orléans” up to five times, then “done”; or “return blue”, then “take red 2”.
