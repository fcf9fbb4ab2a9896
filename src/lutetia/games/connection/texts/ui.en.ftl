connection-ui-free = Cities still free
connection-ui-track = Track on the map
connection-ui-track_at = { $hex }: { $companies }
connection-ui-above = Over { $limit } shares
connection-ui-at_value = { $company } at { $value }
connection-ui-back = Choose again
connection-ui-boards = Storing boards
connection-ui-building = Building track
connection-ui-city = city worth { $n }
connection-ui-count = { $n } { $company }
connection-ui-done = Done
connection-ui-done_ends = Done, and the game ends
connection-ui-empty = board empty
connection-ui-ending = The screens are open
connection-ui-front = Show the { $company } company in front, the others faded
connection-ui-fronts = Bring a company to the front of the map
connection-ui-gain = +{ $n }: the { $company } company is then worth { $value }.
connection-ui-gain_ends = This ends the game.
connection-ui-gain_none = Track without points.
connection-ui-gain_own = Your shares gain { $n }.
connection-ui-here = Here: { $companies }.
connection-ui-hint_company = Build for the { $company } company.
connection-ui-hint_lay = Lay track at { $hex }.
connection-ui-hint_build = Click a lit hex, walk over them with the arrow keys, or pick from the list. Struck out is what may not be built on.
connection-ui-hint_tap = Tap a lit hex, or pick from the list. Where hexes are small, the first tap brings them nearer.
connection-ui-hint_trade = You return a { $company } share. Now take one or two shares from another board.
connection-ui-hint_turn = Choose a storing board to build for its company, or one of your shares to trade it.
connection-ui-hint_wait = Point at anything on the map, or tap it, to read what it is.
connection-ui-laid = Laid in this build
connection-ui-lift = Lift the last
connection-ui-map = Map of France
connection-ui-map_side = No way across
connection-ui-map_title = Paris Connection
connection-ui-map_under = The railways of France
connection-ui-near =
    { $n ->
        [one] { $hex }, one hex from { $city }
       *[other] { $hex }, { $n } hexes from { $city }
    }
connection-ui-near_limit = The limit is { $limit }. Each share above it costs { $minus } points.
connection-ui-no_place = no room to build
connection-ui-not_linked = no city yet
connection-ui-notepad = Notepad, open to all
connection-ui-notepad_key = At least and at most so many shares of each company, as can be worked out. The limit is { $limit }; each share above it costs { $minus } points.
connection-ui-only = The last way of { $companies } leads here.
connection-ui-player = Player
connection-ui-pts = { $n } pts
connection-ui-return = Return one { $company } share
connection-ui-returned = Returned: { $shares }.
connection-ui-screen = Behind your screen
connection-ui-shares = Shares
connection-ui-shares_of = { $n } of { $limit } shares
connection-ui-shut_in = shut in with { $companies }
connection-ui-stock = on the board
connection-ui-sum = Total
connection-ui-table = Paris Connection
connection-ui-take = Take { $n }
connection-ui-take_label = of the { $company } company: you then hold { $shares } shares in all.
connection-ui-take_over = of the { $company } company: you then hold { $shares } shares in all, { $over } above the limit: −{ $minus } points.
connection-ui-times = { $n } ×
connection-ui-together = All together
connection-ui-took = Took: { $shares }.
connection-ui-value_track = Company value track
connection-ui-worth = Value:

connection-ui-list =
    { $n ->
        [one] List of { $n } hex
       *[other] List of { $n } hexes
    }

connection-ui-over =
    { $n ->
        [one] { $n } share above the limit: −{ $minus } points at the end.
       *[other] { $n } shares above the limit: −{ $minus } points at the end.
    }

connection-ui-points_now =
    { $n ->
        [one] now { $n } point
       *[other] now { $n } points
    }
