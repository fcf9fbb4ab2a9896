"""A database as an earlier version would have left it."""

from __future__ import annotations

from pathlib import Path

import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, create_engine

from lutetia.server.storage import open_checks
from lutetia.server.storage.driver import sqlite


def make_older(at: Path | str, revision: str) -> None:
    """Take the steps after ``revision`` back; nobody has the database open."""
    config = Config()
    config.set_main_option("script_location", str(Path(open_checks.__file__).parent / "migrations"))
    if isinstance(at, Path):
        engine = create_engine(URL.create("sqlite", database=str(at)), module=sqlite)
    else:
        engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(at))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()
