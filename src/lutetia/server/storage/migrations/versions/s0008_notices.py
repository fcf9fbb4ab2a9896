"""Notices: by which channels people are told, and what is to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their places; nobody has a channel yet."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("player_id", sa.String, nullable=False, index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("target", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("site", sa.String, nullable=False),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "waking",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("channel", sa.String, primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("message", sa.String),
        sa.Column("sent", sa.Float),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them."""
    for name in ("notices", "waking", "channels"):
        op.drop_table(name)
