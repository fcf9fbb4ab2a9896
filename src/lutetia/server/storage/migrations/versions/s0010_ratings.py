"""Ratings: the log of rated games, and what follows from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their place; no game of before was rated."""
    op.create_table(
        "rated_games",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False, unique=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "rating_steps",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.String, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_steps_by_game", "rating_steps", ["n"])
    op.create_table(
        "standings",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("seats", sa.String, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("standings_by_game", "standings", ["game", "seats"])


def downgrade() -> None:
    """Forget them."""
    for name in ("standings", "rating_steps", "rated_games"):
        op.drop_table(name)
