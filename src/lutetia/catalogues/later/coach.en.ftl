### What the coach says of a played game.

coach-heading = { $n ->
    [one] { $title }: { $n } decision judged (seed { $seed }, { $simulations } simulations a tree).
   *[other] { $title }: { $n } decisions judged (seed { $seed }, { $simulations } simulations a tree).
}
coach-unfinished = The game is not over: judged is what was played, and the result is what can be expected.
coach-unfitted = For this game and number of seats no games have been played to learn win shares from; the value that the search gives stands in for them.
coach-outdated = The win shares were learned with an earlier opponent; lutetia fit-coach learns them anew.
coach-rate = { $n ->
    [one] Error rate { $rate } points of win share over { $n } decision that counts:
   *[other] Error rate { $rate } points of win share over { $n } decisions that count:
}
coach-no_rate = No decision counts:
coach-inaccuracy_count = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
}
coach-mistake_count = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
coach-blunder_count = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
coach-ledger = Points ahead: start { $start }, own errors { $errors }, luck of the draws { $luck }, the others and what cannot be told apart { $others }; result { $result }. Without the luck: { $adjusted }.
coach-costliest = Costliest decisions: { $numbers }
coach-no_loss = No decision lost anything for sure.
coach-inaccuracy = Inaccuracy: { $loss } points of win share ({ $sure }).
coach-mistake = Mistake: { $loss } points of win share ({ $sure }).
coach-blunder = Blunder: { $loss } points of win share ({ $sure }).
coach-good = No sure loss: { $loss } points of win share ({ $sure }).
coach-between = { $low } to { $high }
coach-exact = worked out exactly
coach-better = Better: { $action }
coach-found = The best move found: { $action }
coach-average = { $points } on average
coach-why_own = Why: { $line }, { $points }.
coach-why_other = Why: { $seat } gets more here: { $line }, { $points }.

coach-after = After action
coach-as_table = As a table
coach-ask = Judge this game
coach-busy = The game is being judged. This may take some minutes; the page shows the report as soon as it is there.
coach-by_bot = A bot played this.
coach-by_bots = A bot took { $n } of these decisions.
coach-done = Back to the report
coach-draw_points = Points ahead
coach-draw_share = Win share
coach-draws = Luck of each draw
coach-exercise = Find the better move: { $n } of { $all }
coach-judge_busy = The coach is looking at it …
coach-judge_last = How good was my last move?
coach-judge_this = How good was this move?
coach-lead = The coach looks at every decision of this game with nothing but what its seat could know then. It says what each one cost, what was better and why, and how much of the result was luck.
coach-link = Coach
coach-link_long = Coach: how was it played?
coach-losses = Decisions that lost something
coach-next = Next
coach-not_seated = Not everybody sits here yet. Take your seat and give the others to bots.
coach-play = Play it from here
coach-position = Before action { $n }
coach-position_marked = Before action { $n }; the better move is marked
coach-practise = Find the better moves yourself
coach-right = Right: it promises a { $share } share of wins.
coach-shares = Share of wins over the game
coach-show = Show on the board
coach-show_number = Show on the board: action { $n }
coach-title = { $game }: the coach
coach-to_table = Back to the table
coach-untold = What was better? Find it yourself, or have it shown on the board.
coach-wrong = It promises a { $share } share of wins; the best move promises { $best }.

failure-coach_later = The coach judges games that have ended. Come back when this one has.
failure-coach_failed = The coach could not judge this game: it is too much work. Keep its record and run “lutetia coach”.
failure-coach_busy = The coach has too much to do. Try again in { $seconds } s.
failure-coach_decision = The coach could not judge this move: it is too much work. Try again later.

refusal-judge_people = While a game runs, the coach judges only where one person, on one seat, has played against bots all along.
refusal-judge_other = Action { $number } is no decision of yours that stands. Choose one of your own in the log.
refusal-judge_none = You have not decided anything in this game yet. Make a move first.
refusal-no_decision = Action { $number } is no decision of this game. Choose one from the report.
