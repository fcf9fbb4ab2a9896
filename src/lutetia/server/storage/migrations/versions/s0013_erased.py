"""Whether somebody who had themselves deleted has gone from all logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody could be deleted before."""
    op.add_column("players", sa.Column("erased", sa.Float))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("players", "erased")
