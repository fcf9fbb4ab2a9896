"""Which process keeps a table, where many share a site: its epoch, and who may write for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

TAKE = """
CREATE FUNCTION take(name text, who text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE mine bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(name, 20));
  INSERT INTO owners (table_id, epoch, member) VALUES (name, 1, who)
    ON CONFLICT (table_id) DO UPDATE SET epoch = owners.epoch + 1, member = excluded.member
    RETURNING epoch INTO mine;
  RETURN mine;
END $$
"""
"""Waits for the commits of the owner before, and shuts it out from then on."""

FENCE = """
CREATE FUNCTION fence(name text, mine bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(name, 20));
  PERFORM 1 FROM owners WHERE table_id = name AND epoch = mine;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'another process keeps % now', name
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
END $$
"""
"""Ends the transaction of whoever is no longer the owner."""


def upgrade() -> None:
    """Make their place; only PostgreSQL is shared."""
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("member", sa.String, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TAKE)
        op.execute(FENCE)


def downgrade() -> None:
    """Take them away."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION fence(text, bigint)")
        op.execute("DROP FUNCTION take(text, text)")
    op.drop_table("owners")
