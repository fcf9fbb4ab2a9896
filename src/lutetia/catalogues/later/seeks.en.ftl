seeks-title = You are looking for opponents
seeks-ends = Keep a page of this site open. The game begins as soon as somebody comes.
seeks-stays = You may leave. The game begins as soon as somebody comes, and you find it among your tables.
seeks-stop = Stop looking
seeks-nobody = Nobody has come yet. Until somebody does:
seeks-bot = Play against a bot
seeks-daily = Also look for a game of a turn a day
seeks-others = They are looking for opponents
seeks-some = { $n } of { $of } are here
seeks-play = Play
seeks-rated = rated
seeks-here =
    { $n ->
        [one] One person is here.
       *[other] { $n } people are here.
    }
seeks-found = Your game of { $title } has begun.
seeks-go = Go to the table
seeks-within = Opponents’ rating
seeks-within_any = any
seeks-within_points = at most { $n } points from mine
