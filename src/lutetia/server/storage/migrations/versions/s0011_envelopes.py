"""The master secrets of sealed deals, encrypted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their place; no table of before is sealed."""
    op.create_table(
        "envelopes",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("master", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them: sealed tables go on with ordinary draws, and their logs say so."""
    op.drop_table("envelopes")
