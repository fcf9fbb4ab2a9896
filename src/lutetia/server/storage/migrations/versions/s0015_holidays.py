"""When people are on holiday."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has been yet."""
    op.create_table(
        "holidays",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them; the logs of the tables have what counts there."""
    op.drop_table("holidays")
