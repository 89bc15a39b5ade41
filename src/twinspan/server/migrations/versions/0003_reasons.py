"""Why computers decided as they did. Of earlier decisions nobody knows."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("journal", sa.Column("reasons", sa.JSON))


def downgrade() -> None:
    op.drop_column("journal", "reasons")
