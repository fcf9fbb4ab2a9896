paris-ui-about_arc = The Arc: from it a key moves into any district, at the full price.
paris-ui-about_bring = The new landmark must be worth more than every landmark already in the district; the key lands on it.
paris-ui-about_buy = Buy 1 { $token } from the supply for { $francs } fr.
paris-ui-about_district = The building goes on the space of its value here.
paris-ui-about_end = End-game tile: { $end }. Use it in any turn of yours; left over it gives nothing.
paris-ui-about_finish = Ends your turn and hands over.
paris-ui-about_honour = Pay 1 { $token } at the landmark for { $points } points.
paris-ui-about_look = All end-game tiles that are left are shown to you; one of them you must keep.
paris-ui-about_sell = Sell 1 { $token } for { $francs } fr.
paris-ui-about_slot = No scoring tile lies here yet. Four keys in any district let one be placed.
paris-ui-about_stack = Stack { $n }: { $left } left, the top one belongs to { $district }.
paris-ui-about_stack_empty = Stack { $n } is empty.
paris-ui-at_place = place { $n }
paris-ui-back = Back
paris-ui-bank = Bank of { $district }: a key here brings { $francs } fr.; from here it moves within the district.
paris-ui-benefit_1 = Then the bonus track is free.
paris-ui-benefit_2 = Then the bonus track is free.
paris-ui-benefit_3 = Then the bonus track costs 2 fr.
paris-ui-benefit_4 = No bonus track.
paris-ui-benefit_5 = No bonus track.
paris-ui-benefit_8 = Arriving scores { $points } points.
paris-ui-board = The board: six districts round the Arc, the bonus track round them.
paris-ui-bring = Bring a landmark to { $district }
paris-ui-buy = Buy
paris-ui-by_number = Type a number to go to that action of the list, 0 to go to the end of the turn.
paris-ui-cheapest = Cheapest: { $way }
paris-ui-district = District
paris-ui-do_arc = Key on the Arc
paris-ui-do_bank = Key on the bank of { $district }
paris-ui-do_bonus = Take bonus tile { $n }
paris-ui-do_buy = Buy { $token }
paris-ui-do_draw = Draw from stack { $n }
paris-ui-do_enter =
    { $tiles ->
        [none] To { $to } from { $from }
       *[other] To { $to } from { $from } with tile { $tiles }
    }
paris-ui-do_finish = Finish turn
paris-ui-do_honour = Pay { $token } at the landmark
paris-ui-do_look = Look through the end-game tiles and take one
paris-ui-do_move =
    { $tiles ->
        [none] From { $from } up to { $to }
       *[other] From { $from } up to { $to } with tile { $tiles }
    }
paris-ui-do_pass = Pass
paris-ui-do_place = Put it into { $district }
paris-ui-do_score = Scoring tile { $prize } into { $district }
paris-ui-do_sell = Sell { $token }
paris-ui-do_take = Keep: { $end }
paris-ui-do_use = Use bonus tile { $n }
paris-ui-do_use_as = Tile { $n } as { $tokens }
paris-ui-do_use_end = Use end-game tile: { $end }
paris-ui-do_use_take = With tile { $n } take tile { $take }
paris-ui-enter = To { $to }
paris-ui-final = cannot be taken back
paris-ui-final_before = During the game
paris-ui-final_legend = Points, below them sum and place.
paris-ui-final_title = The final scoring
paris-ui-francs = { $count } fr.
paris-ui-from_arc = the Arc
paris-ui-from_bank = the bank
paris-ui-g_act = Place or move a key
paris-ui-g_benefit = What your arrival offers
paris-ui-g_draw = Draw a building
paris-ui-g_take = Keep one of these end-game tiles
paris-ui-g_trade = Buy and sell
paris-ui-gain_advanced = Bonus track
paris-ui-gain_banked = Banks
paris-ui-gain_before = At the beginning
paris-ui-gain_bought = Bought
paris-ui-gain_district = Districts
paris-ui-gain_eight = Buildings of value 8
paris-ui-gain_end_used = End-game tiles
paris-ui-gain_francs = Francs at the end
paris-ui-gain_gained = Tokens taken
paris-ui-gain_honoured = Prestige at landmarks
paris-ui-gain_moved = Keys moved
paris-ui-gain_paid = Extra costs
paris-ui-gain_returned = Pairs given back
paris-ui-gain_sold = Sold
paris-ui-gain_used = Bonus tiles
paris-ui-hint = Point at anything, or tap it, to read what it is.
paris-ui-hint_lit = What is lit may be chosen.
paris-ui-how_fourth = Only three places pay.
paris-ui-how_half = Less than half of the first: nothing for the second.
paris-ui-how_higher = Equal sums: the most valuable property counts.
paris-ui-how_level = Equal in everything: the place is shared.
paris-ui-keys_here = Keys here: { $list }.
paris-ui-keys_of = { $colour } × { $n }
paris-ui-keys_out = Keys placed
paris-ui-landmark = { $landmark }, value { $value }, also costs { $cost }. Points of its sections: { $sections }.
paris-ui-landmark_in = { $landmark } { $value } in { $district }
paris-ui-landmarks_left = Landmarks left:
paris-ui-ledger = Who gained what
paris-ui-ledger_closed = Screens are closed: of the others this tells only points.
paris-ui-legend = Sum, place, points of the scoring tile there.
paris-ui-look = What you point at
paris-ui-maybe = In italics: what the best scoring tile left would pay.
paris-ui-meeple = { $colour }: at { $at } of the track
paris-ui-missing = { $what } missing.
paris-ui-no_tiles = No unused tiles
paris-ui-not_now = Not now:
paris-ui-open = Open to all
paris-ui-place = { $n }.
paris-ui-player = Player
paris-ui-prize = Scoring tile { $prize }: points for first, second and third sum here at the end.
paris-ui-prize_left = Scoring tile { $prize }: in a district it pays so many points to the first, second and third sum at the end.
paris-ui-prize_now = Now: { $list }.
paris-ui-prizes_left = Scoring tiles left:
paris-ui-pts = { $n } pts
paris-ui-purse_francs = Francs
paris-ui-purse_keys = Keys
paris-ui-remedies = This would help:
paris-ui-score_in = Scoring tile into { $district }
paris-ui-score_why = A district has come to four keys by your move: you may put one scoring tile into any district that has none, not only there.
paris-ui-screen = Behind your screen
paris-ui-sell = Sell
paris-ui-since = Since your last turn
paris-ui-space = { $place }: { $type }. Price { $price }; token: { $token }. { $benefit }
paris-ui-space_at = { $district } { $value }
paris-ui-space_empty = { $place }: no building yet. Token: { $token }.
paris-ui-stacks = Stacks of buildings
paris-ui-standing = To spend or sell in this turn:
paris-ui-standings = How the districts stand
paris-ui-step_turned = Drawn: { $type } { $value }, { $district }
paris-ui-steps = Your turn so far
paris-ui-steps_none = Nothing yet.
paris-ui-steps_others = What the others did
paris-ui-sum_here = { $district }: { $colour } has { $sum } there, place { $n }.
paris-ui-sum_place = { $sum } · { $n }.
paris-ui-supply = Supply:
paris-ui-table = Paris
paris-ui-then_score = then a scoring tile
paris-ui-then_stands = How { $district } then stands
paris-ui-then_track = then bonus track ({ $n } fr.)
paris-ui-then_track_free = then the bonus track, free
paris-ui-tile = Tile { $n }: { $words }
paris-ui-tokens = { $count } { $token }
paris-ui-turn = What you may do
paris-ui-undo_draw = Back to the draw
paris-ui-undo_step = Undo step
paris-ui-undo_turn = Undo turn
paris-ui-used = Used tiles

paris-ui-all =
    { $n ->
        [one] { $n } choice
       *[other] All { $n } choices
    }

paris-ui-ends_left =
    { $n ->
        [0] no end-game tiles left
        [one] { $n } end-game tile left
       *[other] { $n } end-game tiles left
    }

paris-ui-keys =
    { $n ->
        [one] { $count } key
       *[other] { $count } keys
    }

paris-ui-pays_now =
    { $n ->
        [one] It would give you { $points } point now.
       *[other] It would give you { $points } points now.
    }

paris-ui-points =
    { $n ->
        [one] { $count } point
       *[other] { $count } points
    }

paris-ui-then_honour =
    { $n ->
        [one] then { $n } section
       *[other] then { $n } sections
    }

paris-ui-ways =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
