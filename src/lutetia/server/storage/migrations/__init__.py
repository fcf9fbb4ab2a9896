"""The history of the schema, run by Alembic."""
