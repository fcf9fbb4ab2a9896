"""What outlives the process: the log of every table, and who is who.

Reading order: `schema` (the tables), `migrations` (how they became so), `driver` (which SQLite),
`files` (the files, held and guarded), `open_checks` (what is looked at before anything is touched),
`writer` (one thread that commits in groups), `store` (what the rest of the server calls).
"""
