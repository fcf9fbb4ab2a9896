"""A move on the server without sockets and disk: ``python -m benchmarks move``.

Reading order: `games` (recorded games), `parts` (a stopwatch that knows the parts of the server),
`replay` (one version of the server, in a process of its own),
`command` (what is asked for and printed).
"""
