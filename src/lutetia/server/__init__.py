"""The site: HTTP, WebSockets, storage, sessions, bot workers. One process with one file of data, or
many with `cluster` and PostgreSQL.

Reading order:
- how it starts: `settings`, `errors`, `app` (all addresses), `main`;
- what is kept: `storage` (the log, and who is who), `ids`, `ready`, `verify`;
- a table: `registry` (all tables of this process), `live_table` (a table with its sockets: what is
  done is written down, then told), `presence` (who is there), `table_actor` (one command at a
  time), `table_bots`, `journal` (what a live table asks of the registry), `table_rows` (its rows
  beside the log), `sockets`, `connection` (an open socket), `codec` (messages as bytes), `slices`;
- bots: `bot_pool`, `turn_queue` (whose bot thinks next), `questions` (what is asked), and who
  thinks: `bot_processes`, `bot_worker`, or others in `cluster`;
- the lobby: `lobby`, `listing`, `mine`, `asleep` (tables of other editions);
- calls: `calls` (their types), `openapi`, `routes`, `responses`, `sessions`, `devices`, `security`,
  `rules_index`, `static_client` (the client's files);
- records and editions from outside: `readers`, `record_worker`, `exports`, `editions`, `trials`,
  `trial_worker`;
- lessons and puzzles: `courses`, `puzzles`, and what these share, `teaching`;
- people: `accounts`, `people`, `invitations`, `seeks`, `notices`, `holidays`, `ratings`,
  `moderation`;
- what was played: `coach`, `explorer`; whoever runs the site: `operations`, `copying`;
- what one address may ask: `gate`, `protocols`, `fair`, `site_limits`, `limits`, `token_bucket`,
  `places`, `files`, `gc_policy`; what is tidied up: `hourly`.
"""
