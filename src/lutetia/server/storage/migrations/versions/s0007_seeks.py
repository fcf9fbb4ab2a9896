"""Games that people seek while they are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their place."""
    op.create_table(
        "seeks",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("player_id", sa.String, nullable=False),
        sa.Column("body", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("seeks")
