"""Who sits at which table, and whether it waits for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the place; the tables of before are looked through after the start."""
    op.create_table(
        "sittings",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("waits", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column(
        "tables", sa.Column("seated", sa.Integer, nullable=False, server_default=sa.text("0"))
    )


def downgrade() -> None:
    """Forget it: it can be made again from the log."""
    op.drop_table("sittings")
    op.drop_column("tables", "seated")
