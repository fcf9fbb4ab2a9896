"""Reports of the coach."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their place."""
    op.create_table(
        "coached",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("mark", sa.String, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Forget them: they can be made again."""
    op.drop_table("coached")
