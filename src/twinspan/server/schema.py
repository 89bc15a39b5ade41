"""What the database keeps. Changes are made by the migrations beside this module."""

from datetime import UTC, datetime

from sqlalchemy import JSON, DateTime, ForeignKey, LargeBinary, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """The root of the tables."""


class PlayerRow(Base):
    """Somebody with a browser: known by a secret of which only the hash is kept."""

    __tablename__ = "players"

    id: Mapped[int] = mapped_column(primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class TableRow(Base):
    """A table: which game with which options, and how far it is."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int]
    data_hash: Mapped[str] = mapped_column(String(64))
    board: Mapped[str | None] = mapped_column(Text)  # in JSON: its id, or data of somebody's own
    options: Mapped[dict[str, object]] = mapped_column(JSON)
    random_seating: Mapped[bool]
    secret: Mapped[bytes] = mapped_column(LargeBinary(32))  # of the shuffle
    status: Mapped[str] = mapped_column(String(10), index=True)
    host: Mapped[int] = mapped_column(ForeignKey("players.id"))
    rematch: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), unique=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class SeatRow(Base):
    """A seat of a table: free, a person's, or a computer's."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[int | None] = mapped_column(ForeignKey("players.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(24))
    colour: Mapped[str | None] = mapped_column(String(10))
    bot: Mapped[str | None] = mapped_column(String(40))
    left: Mapped[bool] = mapped_column(default=False)  # not to be listed among one's own any more


class JournalRow(Base):
    """One entry of a table's journal. Rows are added, never changed."""

    __tablename__ = "journal"
    __table_args__ = (UniqueConstraint("table", "player", "command"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int]
    action: Mapped[int]
    hold: Mapped[bool]
    to: Mapped[int]
    # Why a computer decided so: action, win share and score, of each that it weighed.
    reasons: Mapped[list[tuple[int, float, float]] | None] = mapped_column(JSON(none_as_null=True))
    player: Mapped[int | None] = mapped_column(ForeignKey("players.id"))  # null: a computer
    command: Mapped[str | None] = mapped_column(String(64))  # the client's id of it
    written: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
