"""A live table without a network: who sits where, what was done, what each viewer may see of it.

Reading order: `commands` (what a person may ask for), `refusals`, `seating`, `events`, `table`
(what can be asked of it), `fold` (what each event makes of it), `history` (positions by ply),
`entries` (the log as viewers read it), `command_context` and `handlers` (one for each command),
`typed_text` (what people type, cleaned), `messages`, `shown` and `projection` (what is sent to
whom), `outcome` (ranks when somebody resigned), `snapshot` (a cache), `records` (tables from
records and back).

Everything here is pure: time, chance and new names are arguments, and nothing is read or written
anywhere.
"""
