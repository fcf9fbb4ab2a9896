### The private plan, the points line by line, and what a piece in hand would change.

cite-ui-card_pays = Pays now: { $points }.
cite-ui-gain_none = The points would stay as they are.
cite-ui-plan_count = Count these:
cite-ui-plan_empty = Nothing is planned yet.
cite-ui-plan_missing = What lies on the board is shown here too, and counts.
cite-ui-plan_notes = What the rules would not allow
cite-ui-plan_reload_help = Go back to the plan as it was when this turn began
cite-ui-plan_reset_help = Remove everything that is only planned
cite-ui-plan_scores = The points if the plan were real
cite-ui-plan_sync_help = Take all pieces that lie on the board into the plan, where they can be tried elsewhere
cite-ui-score_cell = { $name }, { $line }: { $points }. Show the pieces behind it.
cite-ui-score_group = Largest group
cite-ui-score_light = Buildings in the light
cite-ui-score_unbuilt = Left in the reserve
cite-ui-scores_end = The final points
cite-ui-unbuilt_why = −3 for each, until it is placed

cite-ui-score_free =
    { $n ->
        [one] { $name }: { $n } visible free space. Show it.
       *[other] { $name }: { $n } visible free spaces. Show them.
    }

## Under a line of the final score.

cite-final-piece = { $name }: { $points }

cite-final-lit =
    { $n ->
        [one] { $name }, { $n } streetlight: { $points }
       *[other] { $name }, { $n } streetlights: { $points }
    }
