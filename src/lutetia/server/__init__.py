"""The site: HTTP, WebSockets, storage, sessions, bot workers. One process, one file of data.

Reading order: `settings`, `errors`, `storage` (the log and who is who), `registry` (all tables of this
process), `table_actor` (one table: one command at a time, acknowledged once it is safe), `journal`
(what an actor asks of the registry), `codec` (messages as bytes), `sockets` and `lobby` (WebSockets),
`responses`, `calls` and `routes` (everything else), `bot_pool`, `app` and `main`.
"""
