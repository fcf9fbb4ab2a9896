paris_paris-ui-read = Stops and their houses
paris_paris-ui-read_free = free
paris_paris-ui-read_stop = { $stop }, { $tiles }, { $routes }: { $houses }
paris_paris-ui-read_crossing = { $stop }, crossing, { $tiles }, { $routes }: { $houses }
paris_paris-ui-explain = What is this: { $about }?
paris_paris-ui-special = Special tours
paris_paris-ui-special_help = At the end all special-tour cards are shown, and the bus drives the route of each once more. It pays like a big tour: at each crossing where you have a house, 1 point for each of your houses there and next door. Until then only its owner knows a card, unless it lies open.
paris_paris-ui-stacks_help = Each round one stack is turned up: one tile more than there are players. After round { $rounds } no stack is left: then the special tours are driven, and the game ends.
paris_paris-ui-twice = Confirm with a second click
paris_paris-ui-why_big = Big tour: your crossings pay 1 point for each house of yours there and next door.
paris_paris-ui-why_here = whoever lives there
paris_paris-ui-why_near = nobody there: the nearest
paris_paris-ui-why_none = nobody on the way
paris_paris-ui-hint_pays = Whichever tile is left over, it then pays you { $least } to { $most } points.
paris_paris-ui-hint_pays_same =
    { $n ->
        [one] Whichever tile is left over, it then pays you { $n } point.
       *[other] Whichever tile is left over, it then pays you { $n } points.
    }
paris_paris-ui-board = The table of Paris Paris
paris_paris-ui-build = Build
paris_paris-ui-build_at = Build at { $stop }, { $route } route; the place is free
paris_paris-ui-build_at_beside = Build at { $stop }, { $route } route; standing there: { $houses }
paris_paris-ui-build_here = Build at { $stop }
paris_paris-ui-bag_closed = The bag, with the houses that were driven out; what is in it stays unknown
paris_paris-ui-bag_count = { $n } { $colour }
paris_paris-ui-bag_open = In the bag: { $counts }
paris_paris-ui-cancel = Cancel
paris_paris-ui-card = { $stop }, { $tiles }, { $route } route ({ $letter }). Build there.
paris_paris-ui-card_short = { $stop } ({ $route })
paris_paris-ui-card_shown = { $stop }, { $tiles }, { $route } route ({ $letter })
paris_paris-ui-cards = Tiles of this round
paris_paris-ui-cards_turned = The special-tour cards are turned up
paris_paris-ui-cartouche = Map of the omnibus routes
paris_paris-ui-choose_leaver = { $stop } is full: who leaves?
paris_paris-ui-drives_out = Build at { $stop }: the { $colour } house leaves
paris_paris-ui-for_all = open to all
paris_paris-ui-if_left = If this tile is left over:
paris_paris-ui-leaves = The { $colour } house at { $stop } leaves
paris_paris-ui-map = Map of Paris with five bus routes
paris_paris-ui-marker_closed = Special-tour card, face down
paris_paris-ui-marker_of = Special-tour card: { $route } route ({ $letter })
paris_paris-ui-marker_open = Open special-tour card: { $route } route ({ $letter })
paris_paris-ui-marker_own = Your special-tour card: { $route } route ({ $letter })
paris_paris-ui-marker_press = Your special-tour card, face down: press to look
paris_paris-ui-over = The last bus has gone
paris_paris-ui-parked = Parked: { $tiles }
paris_paris-ui-parked_none = No tile is parked
paris_paris-ui-parking_sign = P
paris_paris-ui-preview = What building at { $stop } would do
paris_paris-ui-big_tour = Big tour of the { $route } route ({ $letter })
paris_paris-ui-round = Round { $round } of { $rounds }
paris_paris-ui-small_tour = Small tour: { $stop } was left over
paris_paris-ui-special_tour = Special tour of the { $route } route ({ $letter })
paris_paris-ui-special_tour_of = { $seat }’s card: special tour of the { $route } route ({ $letter })
paris_paris-ui-sum = Total
paris_paris-ui-north = N
paris_paris-ui-start_player = Start player, holds the bus
paris_paris-ui-and_big = { $small }; big tour: { $big }
paris_paris-ui-then_big = big tour
paris_paris-ui-title = Paris Paris
paris_paris-ui-unknown = ?
paris_paris-ui-which_card = Two tiles lead to { $stop }: which one?

paris_paris-ui-houses =
    { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }

paris_paris-ui-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

paris_paris-ui-stacks =
    { $n ->
        [one] { $n } stack left
       *[other] { $n } stacks left
    }

paris_paris-ui-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
