"""When an address, by its keyed hash, has made accounts without a proof of work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The counts of before lay in memory."""
    op.create_table(
        "free_accounts",
        sa.Column("mark", sa.String, primary_key=True),
        sa.Column("at", sa.Float, primary_key=True),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("free_accounts")
