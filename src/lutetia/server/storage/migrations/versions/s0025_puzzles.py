"""Attempts at puzzles, and the ratings of puzzles and of those who attempt them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def _rating() -> list[sa.Column[Any]]:
    return [
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    ]


def upgrade() -> None:
    """Make their place."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("puzzle", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("latest", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_standings",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        *_rating(),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("puzzle", sa.String, primary_key=True),
        *_rating(),
    )


def downgrade() -> None:
    """Forget them."""
    for name in ("puzzle_attempts", "puzzle_standings", "puzzle_ratings"):
        op.drop_table(name)
