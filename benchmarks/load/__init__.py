"""Load on a real server: ``python -m benchmarks.load --tables 200 --seconds 20``.

Reading order: `server` (the process under test), `people` (guests, sockets, tables),
`timing` (what is counted), `__main__`.
"""
