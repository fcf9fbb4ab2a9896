"""Notices: who is waited for at a table hears of it once, by the channels that they want.

`outbox` writes a row in the commit by which the table begins to wait, and sends what is due;
`channels` knows who is told how; `push`, `mail` and `webhook` send. See docs/notices.md.
"""
