### What a teacher and the list of lessons say in every game.

course-again = Begin again
course-back = Back to rule { $rule }
course-done = done
course-end = That was this lesson.
course-help = New here? A teacher plays a first game with you.
course-here = Here: { $what }.
course-lead = A first game with a teacher beside you, short lessons, and eight questions. Stop whenever you like: you go on where you were.
course-link = Learn it by playing
course-list = All lessons
course-next = Next
course-no = No
course-not = Not that:
course-onward = Next lesson
course-page = { $game }: learn it by playing
course-play_out = Play it out for me
course-result = Right at the first try: { $right } of { $of }.
course-right = Right:
course-step = Step { $at } of { $of }
course-stuck = This lesson cannot go on now. Try again in a moment.
course-teacher = The teacher
course-try = Try it
course-yes = Yes
course-whole = The whole lesson
