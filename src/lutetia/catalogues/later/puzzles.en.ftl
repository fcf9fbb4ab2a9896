### Puzzles: one decision with one action that is clearly the best.

failure-puzzle_line = These are not the first actions of this puzzle. Open it again.
puzzles-account = With an account you get a rating, and what you have solved is there on every device.
puzzles-again = { $n ->
    [one] One that you did not solve returns.
   *[other] { $n } that you did not solve return.
}
puzzles-ahead = It is { $points } points ahead of the next best.
puzzles-best = Best is: { $action }
puzzles-costs = That costs { $cost } of the games you would have won.
puzzles-daily = Puzzle of the day
puzzles-find = You are { $seat }. One action is clearly the best: find it. Perhaps it is the obvious one. Your first try counts.
puzzles-go_on = Right. Your turn goes on: what next?
puzzles-lead = Positions from games of bots. In each of them one action is clearly better than all others.
puzzles-learn = New to this game? Learn it by playing
puzzles-link = Puzzles
puzzles-list = All puzzles
puzzles-next = Next puzzle
puzzles-no = Not the best.
puzzles-none = There are no puzzles for this game here yet.
puzzles-not_compared = That costs { $cost } of the games you would have won, or more.
puzzles-one = Puzzle ({ $rating })
puzzles-page = { $game }: puzzles
puzzles-rating = Your rating: { $points } ± { $give }
puzzles-rating_now = Your rating: { $points } ({ $change }). The puzzle’s: { $puzzle }.
puzzles-rating_same = Only the first try counts: your rating stays { $points }.
puzzles-retired = This puzzle is not asked any more: a closer look found several good actions here. Your try does not count.
puzzles-right = That is the best action.
puzzles-right_quiet = There was nothing better than the obvious action.
puzzles-solved = Solved: { $n } of { $of }.
puzzles-start = Solve a puzzle
puzzles-stuck = The puzzle does not answer. Try again in a moment.
puzzles-yes = Right!
