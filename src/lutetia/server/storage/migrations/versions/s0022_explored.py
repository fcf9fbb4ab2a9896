"""What was played, added up, and which games are in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_KEYS = ("game", "rules", "who", "options", "topic", "thing")
_SUMS = ("n", "wins", "points", "squares", "own_n", "own", "own_squares")


def upgrade() -> None:
    """Make their place; the server counts the games of before, one after another, once it runs."""
    op.create_table(
        "explored",
        *(sa.Column(name, sa.String, primary_key=True) for name in _KEYS[:2]),
        sa.Column("players", sa.Integer, primary_key=True),
        *(sa.Column(name, sa.String, primary_key=True) for name in _KEYS[2:]),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in _SUMS),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "explored_games",
        sa.Column("table_id", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("explored_games")
    op.drop_table("explored")
