cite-ui-tile_fields = top: { $a }, { $b }; below: { $c }, { $d }
cite-ui-tile_shown = { cite-ui-tile } ({ $fields })
cite-ui-board = The board: eight by eight spaces. Arrow keys move over it, R turns the piece in hand, Enter puts it down.
cite-ui-board_plan = Your plan of the board. Arrow keys move, R turns, Enter puts down or picks up, Delete removes.
cite-ui-by_number = A number leads to what may be taken: the tile, your buildings, the pool, the postcards; 0 to passing.
cite-ui-card = { $card }: { $state }
cite-ui-card_cannot = { $card }: its effect is not possible now.
cite-ui-card_denied = turned by { $colour } without effect
cite-ui-card_how = { $card }: use it, or turn it over without its effect.
cite-ui-card_offered = may be chosen
cite-ui-card_open = open
cite-ui-card_swap = { $card }: choose below what to give back and what to fetch.
cite-ui-card_used = used by { $colour }
cite-ui-card_waiting = { $colour } may still use it
cite-ui-cells_facing = { $cells }, { $side }
cite-ui-cards_hint = Click or tap a postcard to read it.
cite-ui-close = Close
cite-ui-do_build = Build { $piece } at { $at }.
cite-ui-do_choose = Choose { $card } for this game.
cite-ui-do_lay = Lay your tile at { $at }.
cite-ui-do_levitate = { $card }: give { $give } back and fetch { $get }, which you then must build.
cite-ui-do_pass = Pass.
cite-ui-do_take = Take { $piece } into your reserve.
cite-ui-do_use = Use { $card }.
cite-ui-do_use_at = Use { $card } at { $at }.
cite-ui-do_use_on = Use { $card } on { $piece }.
cite-ui-do_use_side = Use { $card }: { $side }.
cite-ui-do_use_towards = Use { $card } at { $at }, facing { $side }.
cite-ui-do_without = Turn { $card } over WITHOUT its effect: it costs a token, and nobody can use it any more.
cite-ui-finish = Finish turn
cite-ui-fits = It fits: { $what }
cite-ui-fits_not = { $piece }, { $at }: not possible. { $why }
cite-ui-get = Fetch from the pool:
cite-ui-give = Give back:
cite-ui-ground_blue = blue
cite-ui-ground_empty = no tile yet
cite-ui-ground_lamp = streetlight
cite-ui-ground_mixed = mixed
cite-ui-ground_orange = orange
cite-ui-hand = Your tile: lay it
cite-ui-hint_choose = Choose a postcard for this game.
cite-ui-hint_lay = Take your tile or a building, then point at the board.
cite-ui-hint_light = Take a building or a postcard, then point at the board. Each building left in a reserve counts −3 until it stands.
cite-ui-hint_plan = Take any piece and try it out: this is no move, only your plan.
cite-ui-holding = In hand: { $piece }. Choose any place: this is only your plan.
cite-ui-holding_at = { $piece } at { $at }
cite-ui-lift = Lift again
cite-ui-mark_gargoyle = gargoyle
cite-ui-mark_liberty = Liberty
cite-ui-mark_museum = museum
cite-ui-mark_seine = Seine
cite-ui-mark_skull = skull
cite-ui-pass = Pass
cite-ui-place = { $at }: { $piece } on { $cells }
cite-ui-place_no = { $at }: not possible. { $why }
cite-ui-plan = Plan
cite-ui-plan_colour = Whose piece
cite-ui-plan_free = Plan { $piece }
cite-ui-plan_help = Your own plan: put anything anywhere. Nobody else sees it, and it changes nothing in the game.
cite-ui-plan_reload = Discard changes
cite-ui-plan_remove = Remove
cite-ui-plan_reset = Only what is built
cite-ui-plan_sync = Add what is built
cite-ui-plan_used = { $piece }, in the plan already: move it
cite-ui-plan_wait = Your plan can be changed in your own turn.
cite-ui-pool = Pool
cite-ui-pool_none = The pool is empty.
cite-ui-pool_piece = { $piece }, in the pool
cite-ui-postcards = Postcards
cite-ui-put_away = Put away
cite-ui-real = Game
cite-ui-reserve = Reserve of { $colour }
cite-ui-reserve_none = Nothing in reserve
cite-ui-reserve_piece = { $piece }, in the reserve of { $colour }
cite-ui-scores = Points as they stand
cite-ui-side_east = east
cite-ui-side_north = north
cite-ui-side_north_east = north-east quarter
cite-ui-side_north_west = north-west quarter
cite-ui-side_south = south
cite-ui-side_south_east = south-east quarter
cite-ui-side_south_west = south-west quarter
cite-ui-side_west = west
cite-ui-space = { $at }: { $ground }
cite-ui-space_covered =
    { $colour ->
        [none] { $at }: { $ground }, under { $piece }
       *[other] { $at }: { $ground }, under { $piece } ({ $colour })
    }
cite-ui-spends = It uses up { $card }.
cite-ui-table = The table of La Cité de la Lumière
cite-ui-take = Take { $piece }
cite-ui-tile = Your tile
cite-ui-tile_no = Tile { $n }
cite-ui-turn = Turn the piece (R)
cite-ui-turn_short = Turn
cite-ui-unlaid = Tiles of { $colour } still to be laid
cite-ui-unlaid_none = All tiles are on the board.
cite-ui-use = Use it
cite-ui-use_without = Without effect …
cite-ui-which_board = Which board is shown
cite-ui-why_covered = Something is on { $at } already: { $piece }.
cite-ui-why_lamp = { $at } is a streetlight.
cite-ui-why_not = The rules do not allow it there.
cite-ui-why_on = This building cannot take it.
cite-ui-why_rival = { $at } is the rival’s colour.
cite-ui-why_square = A tile lies at { $at } already.
cite-ui-why_turn = Turned, it would fit.

cite-ui-piece_lamps =
    { $n ->
        [one] { $piece }, { $n } streetlight
       *[other] { $piece }, { $n } streetlights
    }

cite-ui-tokens =
    { $n ->
        [one] { $colour }: { $n } action token left
       *[other] { $colour }: { $n } action tokens left
    }

cite-ui-unlaid_of =
    { $n ->
        [one] { $n } tile of { $colour } to come: list it
       *[other] { $n } tiles of { $colour } to come: list them
    }

cite-ui-where =
    { $n ->
        [0] In hand: { $piece }. Turned as it is, it fits nowhere.
        [one] In hand: { $piece }. Choose the lit place: turned as it is, it fits only there.
       *[other] In hand: { $piece }. Choose one of the { $n } lit places.
    }
