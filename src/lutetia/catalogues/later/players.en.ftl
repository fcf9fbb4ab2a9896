### Games, ratings and people.

players-games = My games
players-own = My page
players-people = People
players-ratings = Ratings
players-ratings_help = Ordered by the strength that is all but sure: the rating less what it may be off. Bots are fixed points.
players-on = Running
players-over = Finished
players-waiting = Waiting for you
players-running = Waiting for others
players-game = Game
players-all = All
players-rating = Rating
players-rated = Rated
players-unrated = Not rated
players-opponent = Opponent
players-none = There are no such games.
players-more = Show more
players-place = Place
players-name = Name
players-played = Games
players-nobody = Nobody has played a rated game here yet.
players-since = Here since { $day }
players-follow = Follow
players-follow_help = They stand on your list.
players-mute = Mute
players-mute_help = You see nothing that they say.
players-block = Block
players-block_help = You never sit at one table, and neither sees what the other says. They are not told.
players-versus =
    { $games ->
        [0] You have not played a rated game together yet.
        [one] { $games } rated game together: ahead in { $ahead }, behind in { $behind }.
       *[other] { $games } rated games together: ahead in { $ahead }, behind in { $behind }.
    }
players-results =
    { $games ->
        [one] { $games } game, first in { $wins }
       *[other] { $games } games, first in { $wins }
    }
players-seats = { $seats } seats
players-unrated_yet = No rated game yet.
players-error_rate = Error rate
players-error_rate_help = What a decision has lost on average, in points of win share, as the coach says. Less is better.
players-judged =
    { $games ->
        [one] over { $games } game
       *[other] over { $games } games
    }
players-report = { $day }: { $rate }
players-puzzles = Puzzles
players-puzzle_results = { $solved } of { $of } solved at the first try
players-recent = Recent games
players-table = As a table
players-day = Day
players-rate_this = Rated: the result counts for the ratings of all
players-stakes = Your rating is { $now }. First, it would be { $win }; last, { $loss }. Your chance to win: { $chance } %.
players-stakes_abort = It counts for no rating.
players-note = My note
players-note_help = Only you see it; it is shown when you come back.
players-next = Next table ({ $n })
players-noted = Kept.
players-next_laid = First finish the turn that you have begun, or take it back.
players-back = Back at this table
players-missed = Since you were here
players-missed_more =
    { $n ->
        [one] { $n } line before that stands in the log.
       *[other] { $n } lines before that stand in the log.
    }
players-scores_now = The score so far
players-scores_hidden = Hidden until the end of the game.
players-scores_none = Nothing scored yet.
