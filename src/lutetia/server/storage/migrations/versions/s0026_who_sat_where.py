"""Who sat at a table is found by an index."""

from __future__ import annotations

from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Without it, whom somebody has played with was looked for in every seat ever taken."""
    op.create_index("sittings_by_table", "sittings", ["table_id"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("sittings_by_table", "sittings")
