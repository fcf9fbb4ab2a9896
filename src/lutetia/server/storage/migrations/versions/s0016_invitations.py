"""Who has invited whom to a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody was invited by name before."""
    op.create_table(
        "invitations",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("by_id", sa.String, nullable=False),
        sa.Column("player_id", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("declined", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("invitations")
