"""Run by Alembic: brings the database of an open connection up to date."""

from alembic import context

from twinspan.server.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
