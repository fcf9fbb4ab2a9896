paris_paris-chapter-PP1 = Preparation
paris_paris-chapter-PP2 = Stops and tiles
paris_paris-chapter-PP3 = The round
paris_paris-chapter-PP4 = Building
paris_paris-chapter-PP5 = Driving houses out
paris_paris-chapter-PP6 = The small tour
paris_paris-chapter-PP7 = The big tour
paris_paris-chapter-PP8 = The end
paris_paris-chapter-PP9 = Options and online play

paris_paris-game-title = Paris Paris
paris_paris-game-tagline = A house at the right stop, before the bus comes by.
paris_paris-game-about = One bus, five routes, twenty-five stops: you build where the tours will pass, and every tile you leave decides where the bus goes next. The printed map is described nowhere in words: thirteen stop names and one route colour come from written sources, while the other names, the other colours and the order of the stops are reconstructed to fit everything that is known. They can be replaced as soon as the printed board is at hand.
paris_paris-game-objective = Score the most points with your houses when the bus passes.
paris_paris-game-overview = Each round, one tile more than there are players lies open. In turn, take a tile and build one house at its stop; crossings hold two houses, all other stops hold one. If the stop is full, your house drives another one out. The tile nobody took sends the bus on a small tour: every house at that stop pays 1 point, or, if the stop is empty, those nearest along the route. When two left-over tiles of one colour have come together, the bus tours that whole route: at each crossing where you have a house, you score 1 point for each of your houses there and next door. At the end the routes on the secret cards are toured as well; with three or four players, the bag then brings points to whoever was driven out most often.
paris_paris-game-sources = Sources: BSW is an online rules page of 2003, with its section; P with a number is the publisher’s rule text, by page; box is what component lists and reviews say; R is our ruling where every text is silent.

paris_paris-colour-lilac = lilac
    .seat = Lilac
paris_paris-colour-grey = grey
    .seat = Grey
paris_paris-colour-green = green
    .seat = Green
paris_paris-colour-yellow = yellow
    .seat = Yellow

paris_paris-route-teal = teal
paris_paris-route-blue = blue
paris_paris-route-red = red
paris_paris-route-orange = orange
paris_paris-route-brown = brown

paris_paris-option-open_bag = Open bag
paris_paris-option-small_tour = Small tour from an empty crossing

paris_paris-option_help-open_bag = Everybody may see how many houses of each colour lie in the bag.
paris_paris-option_help-small_tour = Which way the bus looks when the left-over tile names an empty crossing.

paris_paris-choice-small_tour_both = Along both routes
paris_paris-choice-small_tour_tile_route = Only along the tile’s route

paris_paris-event-start = { $seat } takes the bus and is the first start player.
paris_paris-event-marker =
    { $route ->
        [none] { $seat } draws a special-tour card.
       *[other] { $seat } draws a special-tour card: the { $route } route.
    }
paris_paris-event-open_marker = The open special-tour card shows the { $route } route.
paris_paris-event-round = Round { $round }: { $start } turns up a stack.
paris_paris-event-drawn = { $tile } is on offer.
paris_paris-event-drawn_many = On offer: { $tile }.
paris_paris-event-built = { $seat } builds at { $tile }.
paris_paris-event-displaced =
    { $to ->
        [bag] { $owner } loses a house at { $stop }; it goes into the bag.
       *[other] { $owner } takes back a house from { $stop }.
    }
paris_paris-event-small_tour = Small tour: { $tile } was left over.
paris_paris-event-small_nothing = There is no house along the way: nobody scores.
paris_paris-event-parked = { $tile } is parked.
paris_paris-event-big_tour = Two of a colour: a big tour of the { $route } route.
paris_paris-event-special_tour =
    { $seat ->
        [none] Special tour of the { $route } route, from the open card.
       *[other] Special tour of the { $route } route, from the card of { $seat }.
    }
paris_paris-event-tour_end = Points from the { $route } route: { $points }.
paris_paris-event-boxed = Both tiles of the { $route } route leave the game.
paris_paris-event-shown = { $seat } shows a special-tour card: the { $route } route.
paris_paris-event-bag =
    { $seat ->
        [none] The bag: nobody has more houses in it than everyone else, so nobody scores.
       *[other]
            { $points ->
                [one] The bag: { $seat } has the most houses in it and scores { $points } point.
               *[other] The bag: { $seat } has the most houses in it and scores { $points } points.
            }
    }
paris_paris-event-over = The game is over.

paris_paris-event-small_pays =
    { $points ->
        [one] { $stop }: { $points } point for { $seat }.
       *[other] { $stop }: { $points } points for { $seat }.
    }

paris_paris-event-crossing =
    { $points ->
        [one] { $stop }: { $points } point for { $seat } ({ $own } here, { $near } next door).
       *[other] { $stop }: { $points } points for { $seat } ({ $own } here, { $near } next door).
    }

paris_paris-refusal-over = This game is over and takes no more moves. You can look back through it or play a rematch.
paris_paris-refusal-chance = Something is being drawn. One moment, please.
paris_paris-refusal-not_offered = { $stop } is not on offer in this round. Take one of the tiles that are lit.
paris_paris-refusal-place_free = A place at { $stop } is still free, so no house has to leave. Build there without driving one out.
paris_paris-refusal-choose_house = { $stop } is full. Choose which of its houses leaves.
paris_paris-refusal-no_house = No house of this colour ({ $colour }) stands at { $stop }. Choose a colour that does.
paris_paris-refusal-unknown_action = “{ $text }” is not a move of this game. Type, for example, “build louvre”.
paris_paris-refusal-not_on_route = The stop { $stop } has no tile of the route { $route }.
paris_paris-refusal-ambiguous = “{ $text }” may mean several moves. Choose one of these: { $choices }.
paris_paris-refusal-impossible_draw = “{ $text }” cannot be drawn here. Only what is still in the stacks can come up.

paris_paris-prompt-build = Take a tile and build a house.
paris_paris-prompt-build_first = Take a tile and build a house. Each tile shows what would follow.
paris_paris-prompt-build_second = Take a tile and build a house. The tile left over sends the bus on a small tour.
paris_paris-prompt-build_third = Take a tile and build a house. The route of your secret card is toured at the end.
paris_paris-prompt-wait = { $seat } is choosing a tile.
paris_paris-prompt-chance = Something is being drawn.
paris_paris-prompt-over = The game is over.

paris_paris-line-small = Small tours
paris_paris-line-big = Big tours
paris_paris-line-special = Special tour: { $route }
paris_paris-line-bag = The bag
paris_paris-line-total = Total
paris_paris-line-tiebreak = Tie broken: fewest houses on the board
paris_paris-line-shared = Still tied: the place is shared

## Through what a game was won, in the middle of a sentence.

paris_paris-won_by-bag = the bag
paris_paris-won_by-big = big tours
paris_paris-won_by-small = small tours
paris_paris-won_by-special = the special tour of the { $route } route

## How it ended.

paris_paris-reason-rounds = All stacks have been played.

paris_paris-unsure-map-stops = The names of twelve of the stops, and how the others are spelt on the map
paris_paris-unsure-map-crossings = Which stops are crossings, and where routes end at one
paris_paris-unsure-map-route_order = The order of the stops along each route
paris_paris-unsure-map-route_colours = The colours of the routes, apart from teal

paris_paris-notation-help = Type “build louvre” to build at a stop. If two tiles of that stop in different colours are on offer, add the colour of the route: “build louvre/red”. If the crossing is full, add which house leaves: “build louvre/red over lilac”.
