"""How Alembic runs our migrations: on the connection that `upgrade` gives it, in the transaction that it began."""

from alembic import context

from astrarium.server.db.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    compare_type=True,
)
context.run_migrations()
