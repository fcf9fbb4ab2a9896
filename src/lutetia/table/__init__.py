"""A live table without a network: who sits where, what was done, what each viewer may see of it.

Reading order: `commands` (what a person may ask for), `refusals`, `people`, `table` (the fold over an append-only list of events),
`past` (positions by ply), `entries` (the log as viewers read it), `deed` and `verbs` (one doer per verb), `project`
(what is sent to whom), `ending` (ranks when somebody resigned), `snapshot` (a cache), `records` (tables from records and back).

Everything here is pure: time, chance and new names are arguments, and nothing is read or written anywhere.
"""
