"""A recovery code is found by its beginning; news of an account name the session."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing could make a code before."""
    op.drop_table("recovery_codes")
    op.create_table(
        "recovery_codes",
        sa.Column("selector", sa.String, primary_key=True),
        sa.Column("player_id", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("used", sa.Float),
        sqlite_with_rowid=False,
    )
    op.create_index("recovery_codes_by_player", "recovery_codes", ["player_id"])
    op.add_column(
        "account_news", sa.Column("session", sa.String, nullable=False, server_default="")
    )
    for name in ("email", "email_confirmed"):  # notices keep their addresses by themselves
        op.drop_column("players", name)


def downgrade() -> None:
    """Codes are lost."""
    op.drop_column("account_news", "session")
    op.add_column("players", sa.Column("email", sa.String))
    op.add_column("players", sa.Column("email_confirmed", sa.Float))
    op.drop_table("recovery_codes")
    op.create_table(
        "recovery_codes",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("used", sa.Float),
        sqlite_with_rowid=False,
    )
