"""A database as an earlier version would have left it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, create_engine

from lutetia.server.storage import open_checks
from lutetia.server.storage.driver import sqlite


def make_older(path: Path, revision: str) -> None:
    """Take the steps after ``revision`` back; nobody has the file open."""
    config = Config()
    config.set_main_option("script_location", str(Path(open_checks.__file__).parent / "migrations"))
    engine = create_engine(URL.create("sqlite", database=str(path)), module=sqlite)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()
