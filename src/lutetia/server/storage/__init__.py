"""What outlives the process: the log of every table, and who is who.

`schema` is the shape, `migrations` its history, `driver` chooses the SQLite, `files` holds and guards the files, `check` looks before
anything is touched, `writer` commits in groups, `store` is what the rest of the server calls.
"""
