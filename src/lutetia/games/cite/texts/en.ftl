cite-chapter-LC1 = Preparation
cite-chapter-LC2 = Paving the city
cite-chapter-LC3 = Building and acting
cite-chapter-LC4 = The postcards
cite-chapter-LC5 = Eiffel and the promos
cite-chapter-LC6 = Scoring
cite-chapter-LC7 = Online play

cite-game-title = Paris – La Cité de la Lumière
cite-game-tagline = Pave the streets, then build where the lamps shine.
cite-game-about = Paris, 1889: the exposition opens, and the streets are lit. First the two of you pave the city together, tile by tile, never quite sure where the lamps will end up; then you build in their light, and eight postcards lend a hand, or are snatched away from the other. The rules come from written sources. How the single tiles are laid out, the size of the fountain and the arch, what the large streetlight lights and which eight postcards make the first set are known from no source for certain: these are reconstructed, and can be replaced as soon as the printed pieces are at hand.
cite-game-objective = Score more points than your rival: put large buildings where many streetlights shine on them.
cite-game-overview = In the first phase you either lay the tile in your hand on one of the sixteen squares or take a building into your reserve. A tile has spaces of your colour, of your rival’s, mixed ones and streetlights. When all tiles are laid, the second phase begins: you either place a building of your reserve on free spaces of your colour or mixed ones, or spend one of your four tokens on a postcard, which nobody can use after you. At the end each building scores its size times the streetlights beside it, and your largest group of touching buildings 1 point a space; postcards add what they say, and every building left in your reserve costs 3 points.
cite-game-sources = Sources: Y is the rules page of an online implementation, with its section; facts are clarifications found in reviews and translations; D is our ruling where every text is silent; R is reconstructed.

cite-colour-blue = blue
    .seat = Blue
cite-colour-orange = orange
    .seat = Orange

cite-option-cards = Postcards
cite-option-pool = Postcards from

cite-option_help-cards = How the eight postcards of the game are found.
cite-option_help-pool = Which postcards may come up. The first set is always from the base game.

cite-choice-cards_first = The first set
cite-choice-cards_random = Eight at random
cite-choice-cards_chosen = Chosen in turn
cite-choice-pool_base = The base game
cite-choice-pool_eiffel = Base game and Eiffel
cite-choice-pool_all = Base game, Eiffel and promos

cite-event-start = { $seat } is the start player.
cite-event-card =
    { $seat ->
        [none] A postcard in play: “{ $card }”.
       *[other] { $seat } chooses the postcard “{ $card }”.
    }
cite-event-hand =
    { $tile ->
        [none] { $seat } draws a tile.
       *[other] { $seat } draws tile { $tile }.
    }
cite-event-phase =
    { FORM($phase, "id") ->
        [lay] The first phase begins: { $seat } is first to lay or take.
        [light] All tiles are laid. { $seat } begins the second phase.
       *[other] { $phase }: { $seat } begins.
    }
cite-event-laid = { $seat } lays tile { $tile } at { $at }.
cite-event-took = { $seat } takes a building: { $piece }.
cite-event-passed =
    { $how ->
        [forced] { $seat } cannot do anything and is skipped.
       *[other] { $seat } passes.
    }
cite-event-built = { $seat } builds at { $at }: { $piece }.
cite-event-used =
    { $how ->
        [at] { $seat } activates the postcard “{ $card }” at { $at }.
        [on] { $seat } activates the postcard “{ $card }” on { $on }.
        [side] { $seat } activates the postcard “{ $card }”: { $side }.
        [without] { $seat } activates the postcard “{ $card }” without its effect.
       *[other] { $seat } activates the postcard “{ $card }”.
    }
cite-event-spent =
    { FORM($card, "id") ->
        [metropolitain] Métropolitain: { $seat } builds over a streetlight.
        [chartier] Chartier: { $seat } covers a space of the rival’s colour.
       *[other] { $seat } uses what the postcard “{ $card }” allowed.
    }
cite-event-swapped = Lévitation: { $seat } gives { $give } back for { $get }.
cite-event-skull_gone = The skull at { $at } is taken away: what covers it is no building of the rival’s.
cite-event-over = The game is over.

cite-refusal-over = This game is over and takes no more moves. You can look back through it or play a rematch.
cite-refusal-chance = Something is being drawn. One moment, please.
cite-refusal-unknown_action = “{ $text }” is not a move of this game. Type, for example, “take T5”.
cite-refusal-ambiguous = “{ $text }” may mean several moves. Choose one of these: { $choices }.
cite-refusal-impossible_draw = “{ $text }” cannot be drawn here. Only what is still hidden can come up.
cite-refusal-not_this_phase = “{ $text }” is no move of this part of the game. Choose one of those that are lit.
cite-refusal-not_in_hand = That tile is not in your hand. Lay the one that you drew.
cite-refusal-square_taken = A tile lies on the square at { $at } already. Choose an empty one.
cite-refusal-not_in_pool = That building is no longer in the pool: { $piece }. Take one that is.
cite-refusal-must_lay = You still have a tile in hand, so you cannot pass. Lay it, or take a building.
cite-refusal-must_lay_one = You still have a tile in hand and the pool is empty, so lay the tile.
cite-refusal-must_act = You can still act, so you cannot pass. Place a building or activate a postcard.
cite-refusal-not_reserved = That building is not in your reserve: { $piece }. Place one that is.
cite-refusal-off_board = Laid at { $at }, it would stick out over the edge. Move it inwards or turn it.
cite-refusal-covered = Something stands on one of these spaces already. Choose spaces that are free.
cite-refusal-on_lamp = There is a streetlight in the way. Choose other spaces; only Métropolitain lets you build over one.
cite-refusal-rival_ground = There is too much of your rival’s colour below. Choose spaces of your own colour or mixed ones.
cite-refusal-card_gone = That postcard is used already or not in play: { $card }. Choose one that lies open.
cite-refusal-card_chosen = That postcard is in play already: { $card }. Choose another.
cite-refusal-card_elsewhere = This game is played without that postcard: { $card }. Choose one of those that are lit.
cite-refusal-no_token = You have no action token left. Place a building instead.
cite-refusal-not_own_ground = At { $at } this piece would not stand on your own colour. Choose another place.
cite-refusal-no_own_building = There is no building of yours there. Choose one of your own on the board, or a space beside it.
cite-refusal-no_rival_building = That is no building of your rival’s on the board. Choose one that is.
cite-refusal-no_view = The statue at { $at } would have no clear view: the space in front of it must be free. Turn it, or choose another space.
cite-refusal-not_lamp = There is no streetlight at { $at }. The large one replaces a streetlight that is still free.
cite-refusal-no_lamp_under = There is no streetlight among the four spaces from { $at } on. The tower needs at least one below it.
cite-refusal-not_rival_ground = { $at } is not of your rival’s colour. Choose a free space that is.
cite-refusal-no_swap = This exchange is not possible. Give a building of your reserve for one from the pool that you can place at once.
cite-refusal-must_place = Lévitation has fetched a building. Place that one now.
cite-refusal-unpaved = Not every space below this piece has a tile yet. See which tiles may still come.
cite-refusal-tile_laid = This tile lies on the board already. Choose one that is not laid.

cite-prompt-choose = Choose a postcard for this game.
cite-prompt-lay = Lay your tile or take a building.
cite-prompt-take = All your tiles are laid: take another building or pass.
cite-prompt-light = Place a building or activate a postcard.
cite-prompt-place = Now place the building you fetched: { $piece }.
cite-prompt-wait = { $seat } is thinking it over.
cite-prompt-chance = Something is being drawn.
cite-prompt-over = The game is over.

cite-line-light = Buildings in the light
cite-line-card = { $card }
cite-line-total = Total
cite-line-tiebreak = Tie broken: more visible free spaces of one’s own colour
cite-line-shared = Still tied: the win is shared

cite-line-group =
    { $n ->
        [one] Largest group: { $n } space
       *[other] Largest group: { $n } spaces
    }

cite-line-unbuilt =
    { $n ->
        [one] Left in the reserve: { $n } building
       *[other] Left in the reserve: { $n } buildings
    }

## Through what a game was won, in the middle of a sentence.

cite-won_by-group = the largest group
cite-won_by-light = buildings in the light
cite-won_by-unbuilt = buildings left in the reserve

## How it ended.

cite-reason-played_out = Neither player can act any more.

cite-unsure-tiles-layout = How the four spaces of each single tile are laid out
cite-unsure-buildings-flip = Whether buildings may also be turned over
cite-unsure-fountain = Whether the fountain takes two spaces or one
cite-unsure-arch = How long the arch is, and whether a streetlight under it still shines
cite-unsure-hotel = Whether the Hôtel des Invalides takes one space
cite-unsure-large_lamp = Which spaces the large streetlight lights
cite-unsure-first_set = Which eight postcards make the first set

cite-notation-help = Spaces are a1 to h8. Type “lay 5 at c3 turn 1” for tile 5 with its top left space at c3, turned once clockwise; “take T5” for a building; “build T5 at c3 turn 1” to place it; “use lampadaire at c3”, “use le-penseur at c3 facing north”, “use levitation T5 for L6” for a postcard, or “use chartier without effect”; “pass” to pass.

cite-piece-I3 = I of 3
cite-piece-V3 = V of 3
cite-piece-L4 = L of 4
cite-piece-T4 = T of 4
cite-piece-O4 = O of 4
cite-piece-S4 = S of 4
cite-piece-T5 = T of 5
cite-piece-W5 = W of 5
cite-piece-X5 = X of 5
cite-piece-P5 = P of 5
cite-piece-U6 = U of 6
cite-piece-L6 = L of 6
cite-piece-garden = botanical garden
cite-piece-annex = annex
cite-piece-streetlight = streetlight
cite-piece-dancer = dancer
cite-piece-fountain = fountain
cite-piece-statue = statue
cite-piece-large-lamp = large streetlight
cite-piece-painter = painter
cite-piece-obelisk = obelisk
cite-piece-hotel = Hôtel des Invalides
cite-piece-arch = triumphal arch
cite-piece-tower = Eiffel Tower

cite-postcard-levitation = Lévitation
cite-postcard-metropolitain = Métropolitain
cite-postcard-jardin-des-plantes = Jardin des Plantes
cite-postcard-sacre-coeur = Sacré-Cœur
cite-postcard-le-peintre = Le Peintre
cite-postcard-chartier = Chartier
cite-postcard-bouquinistes = Bouquinistes sur la Seine
cite-postcard-lampadaire = Lampadaire
cite-postcard-moulin-rouge = Moulin Rouge
cite-postcard-fontaine-des-mers = Fontaine des Mers
cite-postcard-le-penseur = Le Penseur
cite-postcard-la-grande-lumiere = La Grande Lumière
cite-postcard-obelisque = Obélisque de Louxor
cite-postcard-quartiers-pauvres = Quartiers Pauvres
cite-postcard-hotel-des-invalides = Hôtel des Invalides
cite-postcard-notre-dame = Notre-Dame de Paris
cite-postcard-arc-de-triomphe = Arc de Triomphe
cite-postcard-tour-eiffel = Tour Eiffel
cite-postcard-musee-du-louvre = Musée du Louvre
cite-postcard-catacombes = Catacombes de Paris
cite-postcard-la-seine = La Seine
cite-postcard-la-liberte = La Liberté éclairant le monde

## The same names: sentences of the log and the score lines ask for them under card.

cite-card-levitation = Lévitation
cite-card-metropolitain = Métropolitain
cite-card-jardin-des-plantes = Jardin des Plantes
cite-card-sacre-coeur = Sacré-Cœur
cite-card-le-peintre = Le Peintre
cite-card-chartier = Chartier
cite-card-bouquinistes = Bouquinistes sur la Seine
cite-card-lampadaire = Lampadaire
cite-card-moulin-rouge = Moulin Rouge
cite-card-fontaine-des-mers = Fontaine des Mers
cite-card-le-penseur = Le Penseur
cite-card-la-grande-lumiere = La Grande Lumière
cite-card-obelisque = Obélisque de Louxor
cite-card-quartiers-pauvres = Quartiers Pauvres
cite-card-hotel-des-invalides = Hôtel des Invalides
cite-card-notre-dame = Notre-Dame de Paris
cite-card-arc-de-triomphe = Arc de Triomphe
cite-card-tour-eiffel = Tour Eiffel
cite-card-musee-du-louvre = Musée du Louvre
cite-card-catacombes = Catacombes de Paris
cite-card-la-seine = La Seine
cite-card-la-liberte = La Liberté éclairant le monde

cite-postcard_text-levitation = Exchange a building of your reserve for one from the pool. Place the new one at once.
cite-postcard_text-metropolitain = On a later turn, one of your buildings may cover a free streetlight. It shines no more.
cite-postcard_text-jardin-des-plantes = Place the garden at once, a building of two spaces, on your colour or mixed spaces.
cite-postcard_text-sacre-coeur = Buildings left in your reserve cost you nothing at the end.
cite-postcard_text-le-peintre = Put the painter on a free space of your colour. 2 points for each streetlight in his area, which only buildings and edges bound.
cite-postcard_text-chartier = On a later turn, put a building or the fountain on one free space of your rival’s colour as if it were mixed.
cite-postcard_text-bouquinistes = Put the annex on a free space of your colour beside a building of yours. That building grows by one space.
cite-postcard_text-lampadaire = Put a new streetlight on a free space of your colour. It shines like any other.
cite-postcard_text-moulin-rouge = Put the dancer on a free space of your colour. 1 point for each free space in her area, her own too; every piece, streetlight and edge bounds it.
cite-postcard_text-fontaine-des-mers = Lay the fountain on your colour or mixed spaces. 3 points for each building of yours that touches it.
cite-postcard_text-le-penseur = Put the statue on your colour, looking at a free space. 2 points for each free space at its sides, 1 at its corners, nothing if its view is blocked.
cite-postcard_text-la-grande-lumiere = Turn a free streetlight into the large one. It also lights further spaces, unless a building stands in between.
cite-postcard_text-obelisque = Put the obelisk on a free space of your colour. Both players get 2 points for each building of theirs in its row or column.
cite-postcard_text-quartiers-pauvres = 1, 2, 4 or 8 points when your buildings touch one, two, three or all four edges of the board.
cite-postcard_text-hotel-des-invalides = Put this building of one space on your colour. It scores like any other, and 1 point for each space between it and the nearest edge.
cite-postcard_text-notre-dame = Put the gargoyle on a building of your rival’s. Both of you count it in your groups.
cite-postcard_text-arc-de-triomphe = Put the arch on three free spaces in line, both ends on your colour. It is no building, but counts in your groups.
cite-postcard_text-tour-eiffel = Put the tower over a square of four free spaces; the streetlights below count double. Both players get 2 points for each space of their colour below.
cite-postcard_text-musee-du-louvre = Open the museum in a building of yours. 1 point for each space beside it where no other building stands.
cite-postcard_text-catacombes = Put the skull on a free space of your rival’s colour. If your rival builds there, you get half of what that building scores for its light.
cite-postcard_text-la-seine = Lay this card along an edge of the board. Both players get 3 points for each building of theirs that touches it.
cite-postcard_text-la-liberte = Choose a quarter of the board. Both players get 3 points for each building of theirs inside it, 2 for one partly inside.

cite-phase-start = Drawing the start player
cite-phase-cards = Drawing postcards
cite-phase-choose = Choosing postcards
cite-phase-hands = Drawing tiles
cite-phase-lay = First phase: paving
cite-phase-light = Second phase: building
cite-phase-over = The end

cite-side-north = north
cite-side-east = east
cite-side-south = south
cite-side-west = west

cite-quarter-north-west = north-west
cite-quarter-north-east = north-east
cite-quarter-south-west = south-west
cite-quarter-south-east = south-east
