paris_paris-keys-board = A number picks up the tile with that number, up and down lead from tile to tile, Esc puts it back.

paris_paris-learn-big = Two left-over tiles of one colour bring the big tour. At each of the four crossings where you have a house, every house of yours there and next door pays 1 point.
paris_paris-learn-build = Build one house at that stop. A crossing of two routes has room for two houses, any other stop for one.
paris_paris-learn-empty = If nobody lives there, the bus looks both ways along the route, and the nearest houses pay 1 point each.
paris_paris-learn-end = At the end the routes on everybody’s secret cards are toured as well, and the bag brings points to whoever was driven out most often. The most points win.
paris_paris-learn-full = Is the stop full? Then your house drives another one out, and at a crossing you choose which. With three or four players it goes into the bag.
paris_paris-learn-offer = Each round, one tile more than there are players lies open. On your turn take one of them: its stop is where you build.
paris_paris-learn-small = The tile that nobody took brings the bus: each house at its stop pays its owner 1 point.
