"""Sessions apart from people, and what makes a person an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every person of before keeps their one session: its cookie goes on working."""
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("handle", sa.String, nullable=False, unique=True),
        sa.Column("player_id", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sessions_by_player", "sessions", ["player_id"])
    # Before this schema there was only SQLite: PostgreSQL has no people yet.
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            "INSERT INTO sessions (token, handle, player_id, created, seen, told, device) "
            "SELECT token, lower(hex(randomblob(8))), id, created, created, created, '' "
            "FROM players"
        )
    else:
        op.execute("ALTER TABLE players RENAME CONSTRAINT players_pkey TO players_before_pkey")
    # SQLite drops no column that is unique: the table is made anew.
    op.rename_table("players", "players_before")
    op.create_table(
        "players",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("account", sa.Float),
        sa.Column("heir", sa.String),
        sa.Column("gone", sa.Float),
        sa.Column("email", sa.String),
        sa.Column("email_confirmed", sa.Float),
    )
    op.execute(
        "INSERT INTO players (id, name, lang, created) "
        "SELECT id, name, lang, created FROM players_before"
    )
    op.drop_table("players_before")
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.Integer, nullable=False),
        sa.Column("transports", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("passkeys_by_player", "passkeys", ["player_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("used", sa.Float),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "account_news",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
    )
    op.create_index("account_news_by_player", "account_news", ["player_id", "at"])


def downgrade() -> None:
    """Keep the latest session of each person; accounts are lost."""
    op.rename_table("players", "players_after")
    op.create_table(
        "players",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.execute(
        "INSERT INTO players (id, token, name, lang, created) "
        "SELECT p.id, (SELECT token FROM sessions s WHERE s.player_id = p.id "
        "ORDER BY seen DESC, token LIMIT 1) AS t, p.name, p.lang, p.created "
        "FROM players_after p WHERE t IS NOT NULL"
    )
    for name in ("players_after", "sessions", "passkeys", "recovery_codes", "account_news"):
        op.drop_table(name)
