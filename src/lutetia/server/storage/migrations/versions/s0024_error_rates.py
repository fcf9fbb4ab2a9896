"""Error rates beside the reports of the coach."""

from __future__ import annotations

import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their place, and take them from the reports that are there."""
    rates = op.create_table(
        "error_rates",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("mark", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("rate", sa.Float, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
    )
    reports = op.get_bind().execute(sa.text("SELECT table_id, mark, body FROM coached"))
    for table, mark, body in reports.all():
        seats = json.loads(zlib.decompress(body))["report"]["seats"]
        rows = [
            {
                "table_id": table,
                "mark": mark,
                "seat": one["seat"],
                "rate": one["error_rate"],
                "counted": one["counted"],
            }
            for one in seats
            if one["error_rate"] is not None
        ]
        if rows:
            op.bulk_insert(rates, rows)


def downgrade() -> None:
    """Forget them: the reports tell them, too."""
    op.drop_table("error_rates")
