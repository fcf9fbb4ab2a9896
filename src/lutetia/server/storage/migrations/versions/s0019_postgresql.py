"""For PostgreSQL: functions that our SQL asks for and it lacks, and numbers as wide as SQLite's."""

from __future__ import annotations

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

FUNCTIONS = (
    "CREATE FUNCTION instr(whole bytea, part bytea) RETURNS integer IMMUTABLE STRICT "
    "LANGUAGE sql AS $$ SELECT position(part IN whole) $$",
    "CREATE FUNCTION instr(whole text, part text) RETURNS integer IMMUTABLE STRICT "
    "LANGUAGE sql AS $$ SELECT position(part IN whole) $$",
    "CREATE FUNCTION json_extract(body jsonb, path text) RETURNS text IMMUTABLE STRICT "
    "LANGUAGE sql AS $$ SELECT jsonb_path_query_first(body, path::jsonpath) #>> '{}' $$",
    "CREATE FUNCTION json_extract(body bytea, path text) RETURNS text IMMUTABLE STRICT "
    "LANGUAGE sql AS $$ SELECT json_extract(convert_from(body, 'UTF8')::jsonb, path) $$",
    "CREATE FUNCTION json_each(body bytea, path text) RETURNS TABLE (value jsonb) IMMUTABLE STRICT "
    "LANGUAGE sql AS $$ SELECT jsonb_path_query("
    "convert_from(body, 'UTF8')::jsonb, (path || '[*]')::jsonpath) $$",
)


def upgrade() -> None:
    """Make the functions; counters of passkeys have 32 bits without a sign."""
    if op.get_bind().dialect.name == "postgresql":
        for function in FUNCTIONS:
            op.execute(function)
        op.execute("ALTER TABLE passkeys ALTER COLUMN counter TYPE bigint")


def downgrade() -> None:
    """Take them away."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE passkeys ALTER COLUMN counter TYPE integer")
        op.execute("DROP FUNCTION json_each(bytea, text)")
        op.execute("DROP FUNCTION json_extract(bytea, text)")
        op.execute("DROP FUNCTION json_extract(jsonb, text)")
        op.execute("DROP FUNCTION instr(text, text)")
        op.execute("DROP FUNCTION instr(bytea, bytea)")
