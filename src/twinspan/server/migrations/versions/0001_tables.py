"""Players, tables, seats and journals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data_hash", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("random_seating", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("host", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("rematch", sa.String(10), sa.ForeignKey("tables.id"), unique=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.id"), index=True),
        sa.Column("name", sa.String(24)),
        sa.Column("colour", sa.String(10)),
        sa.Column("bot", sa.String(40)),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("table", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("hold", sa.Boolean, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.id")),
        sa.Column("command", sa.String(64)),
        sa.Column("written", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("table", "player", "command"),
    )


def downgrade() -> None:
    for table in ("journal", "seats", "tables", "players"):
        op.drop_table(table)
