"""My games: which have ended and when; notes at tables; whom one follows, mutes or blocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their place. When a game of before ended is when its table last looked different."""
    op.add_column("sittings", sa.Column("over", sa.Integer, nullable=False, server_default="0"))
    op.add_column("sittings", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.execute(
        "UPDATE sittings SET "
        "over = coalesce((SELECT CASE WHEN t.status = 'over' THEN 1 ELSE 0 END "
        "FROM tables t WHERE t.id = table_id), 0), "
        "at = coalesce((SELECT t.updated FROM tables t WHERE t.id = table_id), 0)"
    )
    op.create_index("sittings_by_person", "sittings", ["player_id", "over", "waits", "at"])
    op.create_table(
        "notes",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ties",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("other_id", sa.String, primary_key=True),
        sa.Column("follow", sa.Integer, nullable=False),
        sa.Column("mute", sa.Integer, nullable=False),
        sa.Column("block", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("ties")
    op.drop_table("notes")
    op.drop_index("sittings_by_person", "sittings")
    op.drop_column("sittings", "at")
    op.drop_column("sittings", "over")
