"""Attacks on a real server, while one honest player plays and notes how long they wait.

Reading order: `wire` (raw bytes), `malformed` (what no client sends), `attacks/` (one function
each), `honest`, `siege` (server, attack and honest player together), the tests, `__main__` (the
long run: `make attack`). Loopback only: attackers call from other addresses of 127.0.0.0/8 than the
honest player, so that they are strangers to each other.
"""
