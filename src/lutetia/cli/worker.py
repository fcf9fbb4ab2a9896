"""``lutetia worker``: a machine that thinks for the bots of a site."""

from __future__ import annotations

from lutetia.cli.common import fail
from lutetia.cli.database import Bus


def worker(
    cluster: Bus = "",
) -> None:
    """Think for the bots of a site, LUTETIA_WORKERS at a time; any number of workers, anywhere."""
    from lutetia.server.cluster import need_packages
    from lutetia.server.errors import ServeError
    from lutetia.server.settings import Settings

    try:
        given = {"cluster": cluster} if cluster else {}
        settings = Settings.from_environment(**given)
        if not settings.cluster:
            fail("name the bus with --cluster nats://user@host:4222, or in LUTETIA_CLUSTER")
        need_packages()
        from lutetia.server.cluster.worker import run

        run(settings)
    except ServeError as error:
        fail(str(error))
