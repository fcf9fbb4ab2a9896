### What was played of a game, and how often it won.

explore-any = Whichever
explore-bots = Bots
explore-column_n = Seats
explore-column_name = What
explore-column_own = Paid by itself
explore-column_points = Final points
explore-column_wins = Wins
explore-lead = What players of this site did in their games, and how it ended for them. A bar is the share of wins, the line across it the interval that holds the true share in 95 % of such cases; the dotted line is the share of all these seats.
explore-link = What was played
explore-none = not known
explore-note = Shown is what at least { $least } seats did. A win that is shared is divided. Games count that their rules have ended; whoever left, gave up or was replaced by a bot is left out. What often wins need not be what makes one win.
explore-nothing = Nobody has done this here yet. It is shown once { $least } seats have.
explore-people = People
explore-range = { $low }–{ $high }
explore-title = { $game }: what was played
explore-usual = The usual ones
explore-who = Played by

explore-count_people =
    { $n ->
        [one] { $said } seat of people is counted here.
       *[other] { $said } seats of people are counted here.
    }
explore-count_bots =
    { $n ->
        [one] { $said } seat of bots is counted here.
       *[other] { $said } seats of bots are counted here.
    }
explore-shipped =
    { $n ->
        [one] Of these, { $said } seat is of a game that bots played beforehand; its figures come with Lutetia.
       *[other] Of these, { $said } seats are of games that bots played beforehand; their figures come with Lutetia.
    }
explore-few =
    { $n ->
        [one] { $n } more was done by fewer than { $least } seats
       *[other] { $n } more were done by fewer than { $least } seats
    }
explore-more =
    { $n ->
        [one] { $name }: { $n } seat more is needed
       *[other] { $name }: { $n } seats more are needed
    }
explore-too_few =
    { $n ->
        [one] Not enough for figures yet: at least { $n } seat more must do one of these things, until { $least } have.
       *[other] Not enough for figures yet: at least { $n } seats more must do one of these things, until { $least } have.
    }

explore-explore-seat = Order of play

explore-place-1 = 1st to play
explore-place-2 = 2nd to play
explore-place-3 = 3rd to play
explore-place-4 = 4th to play
explore-place-5 = 5th to play
explore-place-6 = 6th to play

cite-explore-building = First building taken
cite-explore-chosen = Postcards chosen for the game
cite-explore-opening = First turn
cite-explore-opening_laid = A tile is laid
cite-explore-opening_took = A building is taken
cite-explore-used = Postcards activated

connection-explore-dealt = Most shares dealt, by company
connection-explore-first = First turn: for which company
connection-explore-first_trade = A trade
connection-explore-held = Most shares at the end, by company

paris-explore-bonus = Bonus tiles taken
paris-explore-first = First key
paris-explore-first_arc = The Arc

paris_paris-explore-first = First house
paris_paris-explore-route = Route of one’s own special tour
