"""The board of a table. Until now there was one for each game: Portland for Bridgetown Races."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("board", sa.Text))
    op.execute("UPDATE tables SET board = '\"portland\"' WHERE game = 'bridgetown'")


def downgrade() -> None:
    op.drop_column("tables", "board")
