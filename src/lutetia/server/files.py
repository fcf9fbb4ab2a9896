"""How many files and connections the system lets this process have open."""

from __future__ import annotations

import logging

log = logging.getLogger("lutetia.files")

MAX_FILES = 65536
"""Files that are asked for where the system sets no bound."""

KEPT = 100
"""Files kept for everything but connections: the database, the log, pipes to the workers."""

ENOUGH = 4096
"""With fewer files than these the log says so at the start."""

MAX_CONNECTIONS = 10_000
"""Connections in all, whatever number of files is allowed: each takes memory as well."""


def raise_limit() -> int:
    """Raise the limit on open files as far as the system allows and return it."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return MAX_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:
            log.warning("the limit on open files stays at %d: %s", soft, error)
    return MAX_FILES if soft == resource.RLIM_INFINITY else int(soft)


def connections(files: int) -> int:
    """Return how many connections there may be with ``files`` files: each may have one more open,
    the one it is sent."""
    return max(16, min(MAX_CONNECTIONS, (files - KEPT) // 2))


def prepare() -> int:
    """Raise the limit, warn when it is low, and return how many connections there may be."""
    files = raise_limit()
    most = connections(files)
    if files < ENOUGH:
        log.warning(
            "only %d files may be open, so at most %d connections; `ulimit -n %d` before the start"
            " (systemd: LimitNOFILE) allows more",
            files,
            most,
            ENOUGH,
        )
    return most
