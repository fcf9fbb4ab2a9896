"""How a site has run, day by day, and when it was last backed up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The figures of before were kept nowhere."""
    op.create_table(
        "days",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("process", sa.String, primary_key=True),
        sa.Column("up", sa.LargeBinary, nullable=False),
        sa.Column("times", sa.String, nullable=False),
        sa.Column("broken", sa.Integer, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "backups",
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("replayed", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("backups")
    op.drop_table("days")
