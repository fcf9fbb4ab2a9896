"""When the running time of a table is up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make its place; no table of before has a clock."""
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget it: it can be made again from the log."""
    op.drop_table("deadlines")
