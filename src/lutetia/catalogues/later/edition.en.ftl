edition-page = What the box of { $game } says
edition-lead = Nobody here has seen this game printed. What follows is pieced together from rule texts and reviews. If you own the box, enter what it says, let bots play a game by it, and save the file.
edition-name = Name of your edition
edition-mine = { $game }, my box
edition-open = Open a file
edition-save = Save the file
edition-check = Check
edition-play = Play a game by it
edition-ours = ours: { $value }
edition-back = Back to ours
edition-yes = yes
edition-no = no
edition-none = none
edition-same = Everything fits, and is as in our reconstruction.
edition-playing = Bots are playing a game by it …
edition-played = { $bots } bots have played a game of { $n } actions by it: { $sums }.
edition-moment = Position { $n } of { $last }
edition-use = Whoever runs the site uses the saved file with: { $command }
edition-now = This site plays by the edition “{ $name }”.
edition-picture = Where it lies on our drawing
edition-pairs = pairs of neighbouring hexes, as H8-G9 H8-H10
edition-hexes = hexes, as A9 B12
edition-rays = one ray a line, columns and rows from the light, near to far, as 0,-1 0,-2
edition-towns = one city a line: hex, value, name, as Q31 2 Aubagne
edition-place = a hex, or empty where the box has no such city
edition-tile = clockwise from the top left: o own colour, r the rival’s, m mixed, * streetlight

edition-fits =
    { $n ->
        [one] Everything fits. { $n } value differs from ours.
       *[other] Everything fits. { $n } values differ from ours.
    }

edition-field-bank = Francs of the bank
edition-field-types = Types, from the space of value 1 to that of 8
edition-field-name = Name
edition-field-cost = Cost
edition-field-sections = Sections
edition-field-points = Points
edition-field-ends = Last number of zones A, B, C
edition-field-value = Value
edition-field-own = The eight tiles of one player
edition-field-rays = Spaces it lights
edition-field-cards = Postcards
edition-field-at = From the left, from the top
edition-field-stops = Stops in their order
edition-field-hex = Hex
edition-field-more = Hexes that the box has besides
edition-field-less = Hexes that the box does not have
edition-field-towns = Cities that the box has besides
edition-field-stations = Stations, clockwise from the north
edition-field-sides = Checkered sides
edition-field-flip = Buildings may be turned over
edition-field-fountain = Length of the fountain
edition-field-arch = Length of the arch
edition-field-shades = A streetlight below the arch gives no light
edition-field-hotel = Length of the Hôtel des Invalides
