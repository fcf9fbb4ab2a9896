"""Many processes, one site: what they tell each other goes by NATS, what is true stands in
PostgreSQL.

Reading order: `bus`, `wire`, `members` (who is there, and who keeps what), `places`, `relay`,
`cluster`, `shares`, `run`, `admin`; bots that think elsewhere: `workers_wire`, `remote_workers` (as
a server sees them), `worker`.
"""

from __future__ import annotations

from importlib.util import find_spec

from lutetia.server.errors import ServeError


def need_packages() -> None:
    """Raise ServeError where the packages that a bus needs are not installed."""
    if find_spec("nats") is None:
        raise ServeError("many processes need more packages: pip install 'lutetia[cluster]'")
