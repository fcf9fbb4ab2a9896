"""The site: HTTP, WebSockets, storage, sessions, bot workers. One process, one file of data.

Reading order: `settings`, `errors`, `storage` (the log and who is who), `house` (all tables of this process), `owner` (one table: one
command at a time, acknowledged once it is safe), `wire` (messages as bytes), `sockets` and `lobby` (WebSockets), `answers` and `http`
(everything else), `bots`, `app` and `run`.
"""
