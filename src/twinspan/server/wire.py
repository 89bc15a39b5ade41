"""What goes over the wire, both ways: the shapes behind /docs and docs/protocol.md.

Texts are never sent: events, refusals, choices and errors carry a name and facts, and the page puts
them into the reader's words.
"""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Facts = dict[str, int | str | list[int] | list[str]]
Colour = Literal["red", "gold", "teal", "violet", "slate", "rose"]
Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$"
    ),
]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z2-9]{10}$")]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Seat = Annotated[int, Field(ge=0, le=9)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]


class Shape(BaseModel):
    """Plain data with exactly these fields."""

    model_config = ConfigDict(extra="forbid")


def _with_example(example: dict[str, Any]) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [example]})


# ----- what happened, and why not -----------------------------------------------------------------


class EventData(Shape):
    """A fact of the game. The page's message is `event-<kind>`."""

    kind: str
    seat: int = Field(description="Whose event it is; -1 for nobody's.")
    facts: Facts


class RefusalData(Shape):
    """Why something is not allowed. The page's message is `refusal-<why>`."""

    rule: str = Field(description="The id of the rule, such as L4.3.")
    why: str
    facts: Facts


class ErrorData(Shape):
    """Why a request was not done. The page's message is `error-<error>`."""

    error: str
    facts: Facts = {}


# ----- the games ----------------------------------------------------------------------------------


class ActionData(Shape):
    id: int
    kind: str
    notation: str
    facts: Facts


class OptionData(Shape):
    name: str
    values: list[str] | list[bool] = Field(
        description="What can be chosen; the first is the default."
    )


class BoardLine(Shape):
    """A board that comes with a game, such as a city of Bridgetown Races."""

    id: str
    title: str


class GameLine(Shape):
    """A game that can be played here."""

    id: str
    version: int
    seats: list[int] = Field(description="Possible numbers of players.")
    options: list[OptionData]
    bots: list[str] = Field(
        description="Computer opponents that can take a seat: ours, the strongest first, then "
        "those that the host offers."
    )
    boards: list[BoardLine] = Field(
        description="What it can be played on, the usual one first; none where there is no choice."
    )


class GameData(Shape):
    """A game on one of its boards, with everything that is needed to show it."""

    id: str
    version: int = Field(description="Of the rules.")
    newest: bool = Field(description="Whether new tables are played by that version.")
    data_hash: str
    seats: list[int] = Field(description="Possible numbers of players.")
    options: list[OptionData]
    actions: list[ActionData] = Field(description="Every action there can be, by id.")
    data: dict[str, Any] = Field(description="The component values.")
    bots: list[str] = Field(
        description="Computer opponents that can take a seat: ours, the strongest first, then "
        "those that the host offers."
    )


# ----- boards and maps ----------------------------------------------------------------------------

Lang = Literal["en", "fr", "de", "it"]


class MapData(Shape):
    """A board as a drawing, and where things are in it. All in the drawing's own units."""

    view: tuple[float, float, float, float] = Field(description="x, y, width and height.")
    svg: str = Field(description="An SVG element; its style sheet is the page's.")
    places: dict[str, Any] = Field(
        description="The coordinates that the game's own part of the page needs."
    )


class BoardCheck(Shape):
    """What a board's file holds, and what is wrong with it."""

    title: str | None = Field(description="Null if not even its name can be read.")
    faults: list[ErrorData]
    board: dict[str, Any] | None = Field(description="To open a table with; null if it has faults.")
    map: MapData | None = Field(description="Null if nothing can be drawn.")


# ----- tables -------------------------------------------------------------------------------------

Board = Annotated[str, Field(max_length=40)] | dict[str, Any] | None
MOST_BOT_NAME: Final = 40  # characters


class Person(Shape):
    """Who sits down: a name and a favourite colour. A colour that is taken is exchanged."""

    name: Name
    colour: Colour

    model_config = _with_example({"name": "Ada", "colour": "teal"})


class Computer(Shape):
    """A computer opponent."""

    bot: str = Field(max_length=MOST_BOT_NAME)

    model_config = _with_example({"bot": "apprentice"})


class NewTable(Shape):
    """A table to be opened. Seats that are left out (or null) are free."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=9)
    board: Board = Field(
        default=None, description="The id of one of the game's boards, or one's own; null: usual."
    )
    options: dict[str, str | bool] = {}
    random_seating: bool = True
    sitting: list[Person | Computer | None] = Field(
        default=[], max_length=9, description="Who takes which seat; persons belong to the caller."
    )
    start: bool = Field(default=False, description="Start at once; every seat must be taken.")

    model_config = _with_example(
        {
            "game": "london",
            "seats": 3,
            "options": {"gate": "L8.7"},
            "sitting": [{"name": "Ada", "colour": "teal"}, {"bot": "apprentice"}, None],
        }
    )


class TableChange(Shape):
    """What the host changes before the start; what is left out stays."""

    board: Board = None
    options: dict[str, str | bool] | None = None
    random_seating: bool | None = None
    seats: int | None = Field(default=None, ge=1, le=9)

    model_config = _with_example({"options": {"bridge": "random"}, "seats": 4})


class SeatData(Shape):
    name: str | None = Field(description="Null while the seat is free.")
    colour: Colour | None
    bot: str | None
    mine: bool = Field(description="Whether the seat belongs to whoever asks.")
    here: bool = Field(description="Whether its player is connected.")
    resigned: bool


class TableBoard(Shape):
    """What is played on: one of the game's boards, or somebody's own, which has no id."""

    id: str | None
    title: str
    hash: str = Field(description="Another one for every other board, be it only drawn otherwise.")


class TableData(Shape):
    """A table as whoever asks may see it."""

    id: str
    game: str
    board: TableBoard | None = Field(description="Null where a game has no choice of boards.")
    seats: list[SeatData]
    options: dict[str, str | bool]
    random_seating: bool
    status: Literal["open", "playing", "over"]
    host: bool = Field(description="Whether whoever asks opened the table.")
    commitment: str = Field(description="To the shuffle; see docs/fairness.md.")
    rematch: str | None = Field(description="The table where the same people play again.")
    created: str
    asked: list[int] = Field(description="The seats that must act now.")


# ----- the game in progress -----------------------------------------------------------------------


class Choice(Shape):
    """A legal action: what it would mean here, and what would follow up to the first unknown."""

    action: int
    message: str = Field(description="The message that offers it, such as choice-outer.")
    facts: Facts
    preview: list[EventData]
    next: str | None = Field(description="What this seat would be asked next, if that is known.")


class Refused(Shape):
    """Actions that are not allowed, all for one reason."""

    refusal: RefusalData
    actions: list[int]


class Package(Shape):
    """Everything a seat needs to decide, so that hovering needs no network: each action of the game
    is either among the choices or among the refused."""

    decision: str | None = Field(description="What is asked of this seat; its message: decision-….")
    secret: bool = Field(description="Whether all choose at once, hidden from each other.")
    choices: list[Choice]
    refused: list[Refused]
    aids: dict[str, Any] = Field(
        description="What helps to see the choices on a board, such as the routes open; the game's "
        "own affair."
    )


class Eyes(Shape):
    """What one seat (or a watcher, seat -1) sees now."""

    seat: int
    view: dict[str, Any]
    package: Package | None = Field(description="Null for watchers and when the game is over.")


class Held(Shape):
    """A decision that waits for its player's confirmation, because something would be revealed or
    somebody else would be next."""

    seat: int


class Moment(Shape):
    """One step of the game. Number 0 is the setup."""

    number: int
    seats: list[int] = Field(description="Whose decision it was; several if it was secret.")
    events: list[EventData]
    held: bool = Field(description="Not confirmed yet: it may still be taken back.")


class ScoreLineData(Shape):
    """One line of the final score. The page's message is `score-<why>`."""

    seat: int
    rule: str
    amount: int
    why: str
    facts: Facts


class OutcomeData(Shape):
    """How the game ended."""

    scores: list[int]
    ranks: list[int] = Field(description="By seat; 1 is best, and equal ranks share.")
    why: str
    lines: list[ScoreLineData]
    message: str = Field(
        description="The message that tells who has won, such as cli-winner; where a tie was "
        "broken, it says how."
    )


class Update(Shape):
    """Replaces all moments from `start` on, and tells the present."""

    type: Literal["update"] = "update"
    journal: int = Field(description="How many entries the table's journal has.")
    start: int
    moments: list[Moment]
    point: int = Field(description="The decision point: the number of the latest moment.")
    asked: list[int]
    private: bool = Field(
        description="Whether a seat sees what others must not: on one screen it is covered between."
    )
    held: Held | None
    undo_to: int | None = Field(description="The earliest moment that undo can return to.")
    undo_seat: int | None
    eyes: list[Eyes]
    outcome: OutcomeData | None


class TableMessage(Shape):
    """Something about the table itself has changed: seats, options, presence, its state."""

    type: Literal["table"] = "table"
    table: TableData


class Done(Shape):
    """A command was carried out and is in the journal for good."""

    type: Literal["done"] = "done"
    id: str
    journal: int = Field(description="How many entries the journal had with it.")


class NotDone(Shape):
    """A command was not carried out; nothing has changed. The present follows as an update, unless
    the message could not be read at all."""

    type: Literal["not-done"] = "not-done"
    id: str | None
    error: ErrorData | None = None
    refusal: RefusalData | None = None


# ----- commands -----------------------------------------------------------------------------------


class Hello(Shape):
    """The first thing a client says: what it already has (0 and 0 if nothing)."""

    type: Literal["hello"]
    journal: Count = 0
    moments: Count = 0


class Decide(Shape):
    """Play an action for a seat at a decision point. With `hold`, a decision that ends the turn or
    reveals something waits for `confirm`."""

    type: Literal["decide"]
    id: CommandId
    point: Count
    seat: Seat
    action: Annotated[int, Field(ge=0, le=100_000)]
    hold: bool = True


class Confirm(Shape):
    type: Literal["confirm"]
    id: CommandId
    point: Count
    seat: Seat


class Undo(Shape):
    """Take back one's own decisions after moment `to`."""

    type: Literal["undo"]
    id: CommandId
    point: Count
    seat: Seat
    to: Count


class Resign(Shape):
    """Leave the game for good: a computer plays the seat to the end."""

    type: Literal["resign"]
    id: CommandId
    seat: Seat


Command = Decide | Confirm | Undo | Resign
ClientMessage = Annotated[Hello | Decide | Confirm | Undo | Resign, Field(discriminator="type")]
ServerMessage = Annotated[Update | TableMessage | Done | NotDone, Field(discriminator="type")]


class PastMoments(Shape):
    """The views of all moments of a game so far, for stepping back and for charts."""

    views: list[dict[str, Any]]


class EstimateData(Shape):
    """What a computer expected of an action, for itself."""

    message: str = Field(description="The message that offers the action, such as choice-outer.")
    facts: Facts
    win_share: float = Field(
        description="How likely it is to win, 0 to 1; a victory shared by two counts a half."
    )
    score: float = Field(description="Its score at the end of the game, on average.")


class ReasonData(Shape):
    """Why a computer decided as it did."""

    moment: int = Field(description="The moment that its decision led to.")
    seat: int
    estimates: list[EstimateData] = Field(
        description="Of the action that it chose, then of the next best ones, if any."
    )


class TableLine(Shape):
    """A table in the list of one's own."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    names: list[str]
    bots: int
    mine: list[str] = Field(description="Those of the names that play for whoever asks.")
    my_turn: bool
    winners: list[str] = Field(description="Those of the names that have won; none before the end.")
    score: int | None = Field(description="With how much they have won.")
    changed: str
