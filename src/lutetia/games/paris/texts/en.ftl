paris-chapter-PA1 = Preparation
paris-chapter-PA2 = The turn
paris-chapter-PA3 = Banks and the Arc
paris-chapter-PA4 = Moving keys
paris-chapter-PA5 = What an arrival brings
paris-chapter-PA6 = Buying and selling
paris-chapter-PA7 = The bonus track
paris-chapter-PA8 = Bonus tiles
paris-chapter-PA9 = Scoring tiles
paris-chapter-PA10 = The end of the game
paris-chapter-PA11 = Final scoring
paris-chapter-PA12 = Options and online play

paris-game-title = Paris
paris-game-tagline = Buy low, move up, and decide late what a district is worth.
paris-game-about = Paris around 1889: your keys climb from banks to bakeries, theatres and landmarks. Much that is only drawn on the components is described nowhere in words: the types of most buildings, which bank pays what, costs and sections of landmarks, most numbers of the scoring tiles and the zones of the track are reconstructed to fit everything that is known. They can be replaced as soon as the printed pieces are at hand.
paris-game-objective = Score the most points with the properties and bonus tiles that you collect.
paris-game-overview = Each turn, a building comes to the board; then you put a key on a bank or the Arc, or move one of your keys to a building or landmark and pay for it. Cheap buildings bring prestige and bonus tiles, expensive ones bring resources, and landmarks turn prestige into points. Whoever brings a district to four keys may place a scoring tile in any district. When the stacks are empty the end-game tiles go one by one; then the sums in every district are scored.
paris-game-sources = Sources: C is the condensed English rules, with the section; P is the Polish rulebook; O is a clarification of the publisher; L are facts found in reviews; D follows from the other rules; R is our ruling or reconstruction.

paris-colour-red = red
    .seat = Red
paris-colour-blue = blue
    .seat = Blue
paris-colour-green = green
    .seat = Green
paris-colour-yellow = yellow
    .seat = Yellow

paris-type-bakery = Bakery
paris-type-cafe = Café
paris-type-restaurant = Restaurant
paris-type-hotel = Hotel
paris-type-residence = Residence
paris-type-theatre = Theatre

paris-token-wood = wood
paris-token-marble = marble
paris-token-gold = gold
paris-token-bronze = bronze prestige
paris-token-silver = silver prestige
paris-token-gold-prestige = gold prestige

paris-end-wood = wood
paris-end-marble = marble
paris-end-gold = gold
paris-end-bronze = bronze prestige
paris-end-silver = silver prestige
paris-end-gold-prestige = gold prestige
paris-end-3-francs = 3 francs
paris-end-2-points = 2 points
paris-end-1-point = 1 point

paris-prize-a = A
paris-prize-b = B
paris-prize-c = C
paris-prize-d = D
paris-prize-e = E
paris-prize-f = F

paris-option-random_setup = Random set-up
paris-option-free_placement = Free placement
paris-option-ledger = Public ledger

paris-option_help-random_setup = Tokens and bonus tiles are shuffled, the tiles within their zones.
paris-option_help-free_placement = Buildings go to any district, each type once in a district; all 36 are in play.
paris-option_help-ledger = Everybody sees francs, tokens, keys and bonus tiles of all.

paris-tile_help-1 = 3 francs.
paris-tile_help-2 = Stands for 1 wood: pay with it or sell it.
paris-tile_help-3 = Stands for 1 marble: pay with it or sell it.
paris-tile_help-4 = Stands for 1 gold: pay with it or sell it.
paris-tile_help-5 = 4 francs.
paris-tile_help-6 = 2 points for each building of value 1 that you occupy.
paris-tile_help-7 = 1 point and 3 francs.
paris-tile_help-8 = Stands for 1 prestige of your choice.
paris-tile_help-9 = With a move: go where a key of yours stands already.
paris-tile_help-10 = Stands for 1 resource of your choice.
paris-tile_help-11 = 3 points for each building of value 2 that you occupy.
paris-tile_help-12 = 5 francs.
paris-tile_help-13 = Pay 2 francs for a key from your reserve.
paris-tile_help-14 = Pay 1 franc for a key from your reserve.
paris-tile_help-15 = 4 points for each building of value 3 that you occupy.
paris-tile_help-16 = With a move: go where keys of others stand.
paris-tile_help-17 = Take any tile of the track; your meeple stays.
paris-tile_help-18 = 5 points for each building of value 4 that you occupy.
paris-tile_help-19 = Stands for 2 prestige of your choice.
paris-tile_help-20 = 1, 2 or 3 points (with 2, 3 or 4 players) for each other unused bonus tile of yours.
paris-tile_help-21 = Stands for 2 resources of your choice.
paris-tile_help-22 = 6 francs.
paris-tile_help-23 = 2, 3 or 4 points (with 2, 3 or 4 players) for each pair of equal prestige that you give back.
paris-tile_help-24 = 2, 3 or 4 points (with 2, 3 or 4 players) for each pair of equal resources that you give back.
paris-tile_help-25 = Move your meeple back 1 to 5 spaces that hold tiles and take the tile there.
paris-tile_help-26 = 6 points for each building of value 5 that you occupy.
paris-tile_help-27 = Not to be used: 1 point for each franc at the end.
paris-tile_help-28 = 7 points for each building of value 8 that you occupy.
paris-tile_help-29 = 8 points for each landmark that you occupy.
paris-tile_help-30 = 10, 15, 20 or 25 points for 4, 5, 6 or 7 types that you occupy.

paris-event-start = { $seat } is the start player.
paris-event-token = In { $district }, by value { $value }: { $token }.
paris-event-token_many = In { $district }, by rising value: { $token }.
paris-event-track = The next tile of the track is { $number }.
paris-event-track_many = The tiles of the track, from its beginning: { $number }.
paris-event-back = On top of stack { $stack }: { $district }.
paris-event-round =
    { $how ->
        [last] Round { $round } begins, the last one.
       *[other] Round { $round } begins.
    }
paris-event-drew = { $seat } draws from stack { $stack }.
paris-event-turned =
    { $how ->
        [home] { $type } { $value } comes to { $district }.
       *[other] Turned up: { $type } { $value }.
    }
paris-event-placed = { $seat } puts { $type } { $value } into { $district }.
paris-event-discarded = { $type } { $value } fits nowhere and leaves the game.
paris-event-banked = { $seat } puts a key on the bank of { $district } and receives { $francs } fr.
paris-event-arc = { $seat } puts a key on the Arc.
paris-event-brought = { $seat } brings { $landmark } to { $district }.
paris-event-moved =
    { $origin ->
        [arc] { $seat } moves from the Arc to { $property } { $value } in { $district } for { $francs } fr.
        [bank] { $seat } moves from the bank to { $property } { $value } in { $district } for { $francs } fr.
       *[other] { $seat } moves up in { $district } from { $lower } { $lower_value } to { $property } { $value } for { $francs } fr.
    }
paris-event-paid = { $seat } also pays { $count } × { $token }.
paris-event-gained = { $seat } takes { $token }.
paris-event-eight = { $seat } scores for a building of value 8: +{ $points }.
paris-event-four = { $district } has four keys: { $seat } may place a scoring tile.
paris-event-advanced =
    { $how ->
        [paid] { $seat } moves on the track for { $francs } fr. and takes bonus tile { $number }.
       *[other] { $seat } moves on the track and takes bonus tile { $number }.
    }
paris-event-honoured = { $seat } pays { $token } at the landmark: +{ $points }.
paris-event-scoring = { $seat } puts the scoring tile { $first }/{ $second }/{ $third } into { $district }.
paris-event-bought = { $seat } buys { $token } for { $francs } fr.
paris-event-sold = { $seat } sells { $token } for { $francs } fr.
paris-event-used =
    { $how ->
        [francs] { $seat } uses bonus tile { $number } and receives { $francs } fr.
        [both] { $seat } uses bonus tile { $number } and receives { $francs } fr. and points: +{ $points }.
        [key] { $seat } uses bonus tile { $number }: a key from the reserve for { $francs } fr.
        [buildings]
            { $counted ->
                [one] { $seat } uses bonus tile { $number } for { $counted } building of value { $value }: +{ $points }.
               *[other] { $seat } uses bonus tile { $number } for { $counted } buildings of value { $value }: +{ $points }.
            }
        [landmarks]
            { $counted ->
                [one] { $seat } uses bonus tile { $number } for { $counted } landmark: +{ $points }.
               *[other] { $seat } uses bonus tile { $number } for { $counted } landmarks: +{ $points }.
            }
        [types]
            { $counted ->
                [one] { $seat } uses bonus tile { $number } for { $counted } type: +{ $points }.
               *[other] { $seat } uses bonus tile { $number } for { $counted } types: +{ $points }.
            }
        [tiles]
            { $counted ->
                [one] { $seat } uses bonus tile { $number } for { $counted } other unused tile: +{ $points }.
               *[other] { $seat } uses bonus tile { $number } for { $counted } other unused tiles: +{ $points }.
            }
        [pairs]
            { $counted ->
                [one] { $seat } uses bonus tile { $number } for { $counted } pair given back: +{ $points }.
               *[other] { $seat } uses bonus tile { $number } for { $counted } pairs given back: +{ $points }.
            }
       *[other] { $seat } uses bonus tile { $number }.
    }
paris-event-stands = It stands for { $token }.
paris-event-returned =
    { $pairs ->
        [one] { $seat } gives back a pair of { $token }.
       *[other] { $seat } gives back { $pairs } pairs of { $token }.
    }
paris-event-fetched = With it { $seat } takes bonus tile { $number }.
paris-event-looked = { $seat } looks through the end-game tiles.
paris-event-took =
    { $end ->
        [none] { $seat } keeps an end-game tile.
       *[other] { $seat } keeps an end-game tile: { $end }.
    }
paris-event-end_used = { $seat } uses an end-game tile: { $end }.
paris-event-passed = { $seat } can take no action and passes.
paris-event-finished = { $seat } ends the turn.
paris-event-last = { $seat } has taken the last end-game tile: this round is finished, then comes one more.
paris-event-francs = { $seat } scores francs with tile 27: +{ $points }.
paris-event-district =
    { $how ->
        [higher] { $seat } takes place { $place } in { $district } with { $sum }; of equal sums the one with the most valuable property counts: +{ $points }.
        [level] { $seat } shares place { $place } in { $district } with { $sum }, equal in everything: +{ $points }.
        [half] { $seat } takes place { $place } in { $district } with { $sum }: less than half of the first, so nothing.
        [fourth] { $seat } takes place { $place } in { $district } with { $sum }: nothing.
       *[other] { $seat } takes place { $place } in { $district } with { $sum }: +{ $points }.
    }
paris-event-over = The game is over. Points: { $scores }.

paris-refusal-over = This game is over and takes no more moves.
paris-refusal-chance = Something is being drawn. One moment, please.
paris-refusal-unknown_action = “{ $text }” is not a move of this game. Type, for example, “draw 1”.
paris-refusal-ambiguous = “{ $text }” may mean several moves. Choose one of these: { $choices }.
paris-refusal-honour_prestige = A section of a landmark takes prestige: bronze, silver or gold prestige.
paris-refusal-as_resource =
    { $n ->
        [one] Tile { $number } stands for one resource: wood, marble or gold.
       *[other] Tile { $number } stands for { $n } resources: name each as wood, marble or gold.
    }
paris-refusal-as_prestige =
    { $n ->
        [one] Tile { $number } stands for one prestige: bronze, silver or gold.
       *[other] Tile { $number } stands for { $n } prestige: name each as bronze, silver or gold.
    }
paris-refusal-pairs_resource = Tile { $number } takes pairs of resources: a word for each pair.
paris-refusal-pairs_prestige = Tile { $number } takes pairs of prestige: a word for each pair.
paris-refusal-impossible_draw = “{ $text }” cannot be drawn here.
paris-refusal-draw_first = First draw a building from one of the stacks.
paris-refusal-place_first = First place the building that you drew.
paris-refusal-drawn = The building of this turn has been drawn already, or no stack is left.
paris-refusal-stack_empty = This stack is empty. Draw from another one.
paris-refusal-not_free_placement = Without free placement every building has its own space.
paris-refusal-nothing_to_place = There is no building to place now.
paris-refusal-space_taken = The space of this value in { $district } is taken.
paris-refusal-type_there = { $district } has a building of this type already.
paris-refusal-acted = You have acted in this turn. Use what it brought, or finish.
paris-refusal-no_key = You have no key left behind your screen.
paris-refusal-bank_taken = You have a key on the bank of { $district } already.
paris-refusal-arc_taken = You have a key on the Arc already.
paris-refusal-not_there = No key of yours stands there. A key comes to { $district } from the Arc, the bank or a lower space of the district.
paris-refusal-no_building = No building lies at { $district } { $value } yet.
paris-refusal-not_higher = Inside a district a key moves only to a higher value.
paris-refusal-other_district = Only from the Arc does a key come to another district: this one stays in { $district }.
paris-refusal-occupied = { $district } { $value } is occupied. Tile 9 is needed where you stand, tile 16 where others stand.
paris-refusal-landmark_elsewhere = This landmark stands in another district.
paris-refusal-landmark_too_low = A landmark must be higher than all that { $district } has.
paris-refusal-cannot_pay = You lack { $francs } fr. and these resources: { $token }.
paris-refusal-cannot_pay_francs = You lack { $francs } fr. for this move.
paris-refusal-cannot_pay_resources = You lack resources for this move: { $token }.
paris-refusal-unneeded = This move does not need that tile. Move without it.
paris-refusal-no_tile = You have no unused bonus tile of that number.
paris-refusal-stacks_left = End-game tiles are taken only when the stacks are empty.
paris-refusal-no_end_left = No end-game tile is left.
paris-refusal-must_take = You have looked through the end-game tiles: take one.
paris-refusal-not_looked = Look through the end-game tiles first.
paris-refusal-end_gone = No such end-game tile is left.
paris-refusal-must_act = You can act, so you may not pass.
paris-refusal-act_first = The action of this turn is still due.
paris-refusal-pass_instead = None of the three actions is possible for you now: pass instead.
paris-refusal-floating = A tile still stands for a token. Spend or sell it before the turn ends.
paris-refusal-not_in_supply = There is no { $token } in the supply.
paris-refusal-never_bought = Prestige is never bought, only won and sold.
paris-refusal-no_francs = You lack { $francs } fr. for this.
paris-refusal-no_token = You have no { $token }.
paris-refusal-no_advance = You may not move on the bonus track now.
paris-refusal-not_on_track = Bonus tile { $number } is no longer on the track.
paris-refusal-behind = Your meeple moves only forward; tile { $number } lies behind it or where it stands.
paris-refusal-owned = You own bonus tile { $number } already.
paris-refusal-too_far = Tile 25 leads back one to five spaces that hold tiles; { $number } is not among them.
paris-refusal-no_section = No section for { $token } is open.
paris-refusal-no_score_right = You may place a scoring tile only in the turn that brought a district to four keys.
paris-refusal-prize_gone = This scoring tile lies in a district already.
paris-refusal-prize_there = { $district } has a scoring tile already.
paris-refusal-with_a_move = This tile is used with a move: add “with 9” or “with 16” to it.
paris-refusal-at_the_end = Tile 27 scores at the end and is not used before.
paris-refusal-no_reserve = You have no key left in reserve.
paris-refusal-no_pair = You do not have these pairs of real tokens; at least one is needed.
paris-refusal-no_end_tile = You have no unused end-game tile of this kind.

paris-prompt-draw = Draw a building from one of the stacks.
paris-prompt-place = Choose a district for the building of value { $value }.
paris-prompt-act = Put a key on a bank or the Arc, or move a key.
paris-prompt-act_ends = Put a key on a bank or the Arc, move a key, or look for an end-game tile.
paris-prompt-act_last = The last round: act, and use the bonus and end-game tiles that you still have.
paris-prompt-pass = None of the three actions is possible: use tiles or trade if you can, or pass.
paris-prompt-take = Take one of the end-game tiles.
paris-prompt-done = Use tiles or trade if you like, then finish your turn.
paris-prompt-standing = Spend or sell what your tile stands for.
paris-prompt-score = You may put a scoring tile into any district that has none.
paris-prompt-advance = You may move on the bonus track and take a tile.
paris-prompt-honour = You may pay prestige at the landmark for points.
paris-prompt-wait = { $seat } is playing.
paris-prompt-chance = Something is being drawn.
paris-prompt-over = The game is over.

paris-line-eights = Buildings of value 8
paris-line-honours = Prestige at landmarks
paris-line-endings = End-game tiles
paris-line-tile = Bonus tile { $number }
paris-line-francs = Francs (tile 27)
paris-line-district =
    { $how ->
        [higher] { $district } ({ $prize }): { $sum }, place { $place }; of equal sums the most valuable property counts
        [level] { $district } ({ $prize }): { $sum }, place { $place }; equal in everything, the place is shared
        [half] { $district } ({ $prize }): { $sum }, place { $place }; less than half of the first
        [none] { $district } ({ $prize }): no property
       *[other] { $district } ({ $prize }): { $sum }, place { $place }
    }
paris-line-total = Total
paris-line-tiebreak = Tie broken
paris-line-shared = Still tied: the place is shared

## Through what a game was won, in the middle of a sentence.

paris-won_by-district = the sums in { $district }
paris-won_by-eights = buildings of value 8
paris-won_by-endings = end-game tiles
paris-won_by-francs = francs (tile 27)
paris-won_by-honours = prestige at landmarks
paris-won_by-tile = bonus tile { $number }

## How it ended.

paris-reason-last_round = The last round has been played.

paris-unsure-types = The types of most buildings
paris-unsure-banks = Which bank pays which of 2 to 7 francs
paris-unsure-landmarks = Landmarks: the values 9 and 14, most costs, sections and names
paris-unsure-honours = What bronze and silver pay at landmarks
paris-unsure-prizes = Most numbers of five of the scoring tiles
paris-unsure-zones = Where the zones of the bonus track end
paris-unsure-eights = That every building of value 8 costs one wood

paris-notation-help = Type “draw 1” to draw, “bank chaillot” or “arc” to put a key, “move arc chaillot-3” or “move chaillot-3 chaillot-5” to move one, “bonus 7”, “use 5”, “sell wood”, then “finish”.
