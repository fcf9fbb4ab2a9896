"""A game that teaches itself: a first game with a teacher beside it, short lessons, questions.

A lesson is a file, ``games/<game>/texts/course/<lesson>.toml``, which `reading` reads. `lesson`
plays it by the rules themselves, from nothing but the answers that a learner has given so far.
`tries` leads to the step in which a rule is tried.
`check` plays all of them and says what a change of the rules broke (``lutetia lessons``).
``docs/lessons.md`` says how to write one.
"""
