"""Reports, what moderators decide, and the log of what they did; who is a moderator."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their place. What stands in the audit log can be neither changed nor deleted."""
    op.add_column("players", sa.Column("role", sa.String))
    op.add_column("players", sa.Column("renaming", sa.Float))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("version", sa.Integer),
        sa.Column("line", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_by_person", "reports", ["player_id", "subject"])
    op.create_index("reports_by_subject", "reports", ["subject"])
    op.create_table(
        "report_lines",
        sa.Column("report_id", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("player_id", sa.String),
        sa.Column("network", sa.String),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("subject", sa.String),
        sa.Column("table_id", sa.String),
        sa.Column("line", sa.Integer),
        sa.Column("report", sa.Integer),
        sa.Column("sanction", sa.Integer),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION audit_only_added() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the audit log is only added to'; END $$"
        )
        op.execute(
            "CREATE TRIGGER audit_only_added BEFORE UPDATE OR DELETE ON audit "
            "FOR EACH ROW EXECUTE FUNCTION audit_only_added()"
        )
        return
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER audit_no_{change.lower()} BEFORE {change} ON audit "
            "BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END"
        )


def downgrade() -> None:
    """Forget them."""
    for name in ("audit", "sanctions", "report_lines", "reports"):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_only_added()")
    op.drop_column("players", "renaming")
    op.drop_column("players", "role")
