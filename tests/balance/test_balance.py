"""What is said of games, from observations made by hand."""

import pytest

import twinspan
from tests.balance.reports import ended, played, report
from twinspan.balance import balance_of
from twinspan.balance.balance import Balance
from twinspan.balance.observation import Notes, Observation, Observed
from twinspan.balance.sections import Chart, Column, Row, Section
from twinspan.contest.figures import Figure
from twinspan.contest.units import SHARE
from twinspan.drawing.charts import Mark
from twinspan.games.bridgetown.city import MODES
from twinspan.games.london.components import FACES, SLOTS, TILES, TYPES
from twinspan.registry import Parts, registered
from twinspan.text.teller import teller
from twinspan.text.words import words


def told(game_id: str, games: list[Observation]) -> dict[str, Section]:
    """The sections by title."""
    sections = balance_of(game_id).sections(
        Observed(games), teller(twinspan.game(game_id), words("en"), ())
    )
    return {section.title: section for section in sections}


def value(section: Section, name: str, column: int) -> float | None:
    (row,) = [row for row in section.rows if row.name == name]
    figure = row.figures[column]
    return None if figure is None else figure.value


def london(**notes: list[int]) -> Notes:
    """What is noted of a game of three; the first two things of each kind may be given."""
    kinds = {"type": TYPES, "taken": TILES, "used": TILES}
    found: Notes = {(kind, n): [0, 0, 0] for kind, count in kinds.items() for n in range(count)}
    found["step", 0] = notes.pop("step", [0, 1, 2])
    return {**found, **{_thing(name): amounts for name, amounts in notes.items()}}


def bridgetown(**notes: list[int]) -> Notes:
    kinds = {"planned": MODES, "rides": MODES, "flags": MODES, "taken": 3, "used": 3}
    found: Notes = {(kind, n): [0, 0, 0] for kind, count in kinds.items() for n in range(count)}
    found["turn", 0] = notes.pop("turn", [0, 1, 2])
    return {**found, **{_thing(name): amounts for name, amounts in notes.items()}}


def _thing(name: str) -> tuple[str, int]:
    """``used_3`` is ("used", 3)."""
    kind, _, number = name.partition("_")
    return kind, int(number)


# ----- what is common -----------------------------------------------------------------------------


def test_seats_win_what_they_have_won() -> None:
    games = [ended([1, 2, 3], [9, 5, 1])] * 6 + [ended([3, 1, 1], [1, 7, 7])] * 6
    games = [Observation(**{**vars(game), "notes": london()}) for game in games]
    seats = told("london", games)["Seats"]
    assert [row.name for row in seats.rows] == ["Seat 1", "Seat 2", "Seat 3"]
    assert [value(seats, row.name, 0) for row in seats.rows] == pytest.approx([0.5, 0.25, 0.25])
    assert [value(seats, row.name, 1) for row in seats.rows] == pytest.approx([5, 6, 4])
    (chart,) = seats.charts
    assert chart.mark is not None
    assert (chart.mark.value, chart.mark.told) == (1 / 3, "even share 33.3%")


def test_key_figures() -> None:
    shared = ended([1, 1, 3], [8, 8, 2], decisions=50)
    alone = ended([2, 1, 3], [6, 10, 5], decisions=60)
    about = Balance()
    keys = about.key_figures(
        Observed([shared, alone] * 5), teller(twinspan.game("london"), words("en"), ())
    )
    assert {key.name: key.figure and key.figure.value for key in keys} == {
        "Average score": 6.5,
        "Winner’s score": pytest.approx((8 + 8 + 10) / 3),
        "Winner’s lead over the second": 2,
        "Shared victories": 0.5,
        "Decisions a game": 55,
    }


def test_a_game_without_a_module_of_its_own_gets_the_common_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registered(), "planks", Parts(rules="tests.example.planks"))
    assert type(balance_of("planks")) is Balance
    assert balance_of("planks").options == {}
    assert balance_of("planks").note(twinspan.game("london").new(2), []) == {}
    sections = Balance().sections(
        Observed([ended([1, 2], rounds=0)] * 10), teller(twinspan.game("london"), words("en"), ())
    )
    assert [section.title for section in sections] == ["Seats", "Scores", "Length and end"]
    assert [row.name for row in sections[-1].rows] == ["all rounds have been played."]


@pytest.mark.parametrize(
    ("scores", "names"),
    [
        ([3, 5, 6], ["3", "4", "5", "6"]),
        ([0, 0, 0], ["0"]),
        ([-3, 40, 41], ["−5–−1", "0–4", "5–9", "10–14", "15–19", "20–24", "25–29", "30–34", "35–39",
                        "40–44"]),
        ([1, 16, 3], [str(score) for score in range(1, 17)]),
        ([100, 299, 120], ["100–119", "120–139", "140–159", "160–179", "180–199", "200–219",
                           "220–239", "240–259", "260–279", "280–299"]),
    ],
)  # fmt: skip
def test_scores_are_counted_in_ranges_of_a_round_width(scores: list[int], names: list[str]) -> None:
    observed = Observed([ended([1, 2, 3], scores)] * 10)
    (section,) = [
        section
        for section in Balance().sections(
            observed, teller(twinspan.game("london"), words("en"), ())
        )
        if section.title == "Scores"
    ]
    assert [row.name for row in section.rows] == names
    shares = [figure.value for row in section.rows for figure in row.figures if figure is not None]
    assert sum(shares) == pytest.approx(1)


def test_ends_are_told_with_their_rounds_and_reasons() -> None:
    early = ended([1, 2, 3], rounds=9, why="stacks-empty", notes=london())
    usual = ended([1, 2, 3], notes=london())
    ends = told("london", [early, usual, usual, usual] * 3)["Length and end"]
    assert value(ends, "12 rounds: all rounds have been played.", 0) == 0.75
    assert value(ends, "9 rounds: three building stacks are empty.", 0) == 0.25


# ----- Old London Bridge --------------------------------------------------------------------------


def test_steps_of_the_stairs_are_told_with_their_hands() -> None:
    games = [ended([1, 2, 3], notes=london(step=[1, 2, 0]))] * 9 + [
        ended([1, 2, 3], notes=london(step=[0, 1, 2]))
    ] * 3
    stairs = told("london", games)["Steps of the stairs"]
    assert [row.name.replace("\u00a0", " ") for row in stairs.rows] == [
        "Step A · 0 1 1 2 3 4", "Step B · 0 1 2 2 3 4", "Step C · 0 1 2 3 3 4",
    ]  # fmt: skip
    figures = [row.figures[0] for row in stairs.rows]
    assert [figure and figure.value for figure in figures] == [0.25, 0.75, 0]


def test_a_scoring_is_worth_what_it_paid_where_it_was_in_play() -> None:
    # The first face pays the winner best, or two players alike, or nobody.
    paid = [[6, 2, 1], [6, 2, 1], [4, 4, 1], [0, 0, 0]]
    games = [ended([1, 2, 3], notes=london(face_1=amounts)) for amounts in paid] * 5
    games += [ended([1, 2, 3], notes=london(face_16=[1, 2, 3]))] * 20
    scorings = told("london", games)["Scorings"]
    assert [row.name for row in scorings.rows] == ["most chapels", "sets of all six building types"]
    assert value(scorings, "most chapels", 0) == pytest.approx((9 + 9 + 9 + 0) / 12)
    assert value(scorings, "most chapels", 1) == pytest.approx((6 + 6 + 4 + 0) / 4)
    # Won by the best-paid: all, all, half of a game; the last does not count. An even share is 1/3.
    assert value(scorings, "most chapels", 2) == pytest.approx(2.5 / 3 - 1 / 3)
    assert value(scorings, "sets of all six building types", 2) == pytest.approx(-1 / 3)


def test_the_boards_own_scorings_are_told_too() -> None:
    games = [ended([1, 2, 3], notes=london(base_0=[5, 3, 1], face_5=[1, 3, 5]))] * 10
    scorings = told("london", games)["Scorings"]
    assert [row.name for row in scorings.rows] == [
        "furthest on the chapel track", "most bridge gates",
    ]  # fmt: skip


def test_buildings_go_with_money() -> None:
    game = ended([1, 2, 3], [40, 30, 20], london(type_0=[3, 2, 1], type_1=[0, 0, 3]))
    types = told("london", [game] * 12)["Building types"]
    assert [row.name for row in types.rows][:2] == ["chapel", "bridge gate"]
    assert value(types, "chapel", 0) == pytest.approx(10)
    assert value(types, "chapel", 1) == pytest.approx(1.5)  # others
    assert value(types, "chapel", 2) == pytest.approx(3)  # winners
    # Differences from the average are -1, -1, 2 in gates and 10, 0, -10 in money: -30 over 6.
    assert value(types, "bridge gate", 0) == pytest.approx(-5)
    assert value(types, "park", 0) is None  # nobody had one: nothing to compare


def test_bonus_tiles_are_taken_and_used() -> None:
    game = ended([1, 2, 3], [40, 30, 20], london(taken_0=[2, 1, 0], used_0=[0, 1, 0]))
    tiles = told("london", [game] * 12)["Bonus tiles"]
    assert value(tiles, "Share", 0) == pytest.approx(0)
    assert value(tiles, "Share", 1) == pytest.approx(1)
    assert value(tiles, "Share", 2) == pytest.approx(1 / 3)


def test_scoring_faces_are_drawn_so_that_each_is_seen() -> None:
    assert balance_of("london").options == dict.fromkeys(SLOTS, "random")
    scorings = told("london", [*played("london")])["Scorings"]
    assert len(scorings.rows) == FACES


# ----- Bridgetown Races ---------------------------------------------------------------------------


def test_turns_count_from_the_first_player_of_the_first_round() -> None:
    games = [ended([2, 1, 3], notes=bridgetown(turn=[2, 0, 1]), rounds=5)] * 12
    turns = told("bridgetown", games)["Order of the first round"]
    assert [row.name for row in turns.rows] == ["First player", "Second", "Third"]
    assert [value(turns, row.name, 0) for row in turns.rows] == [1, 0, 0]


def test_modes_are_planned_and_ridden() -> None:
    notes = bridgetown(
        planned_0=[3, 1, 0], planned_1=[0, 2, 2], rides_0=[2, 1, 0], rides_1=[0, 2, 2],
        flags_0=[3, 0, 0],
    )  # fmt: skip
    game = ended([1, 2, 3], [6, 5, 4], notes, rounds=5)
    modes = told("bridgetown", [game] * 12)["Modes of transport"]
    assert value(modes, "walking", 0) == pytest.approx(4 / 8)
    assert value(modes, "walking", 1) == pytest.approx(1)
    assert value(modes, "walking", 2) == pytest.approx(1)  # a colour with each ride
    assert value(modes, "walking", 3) == pytest.approx(0.5)  # x: 1, 0, -1; y: 2/3, -1/3, -1/3
    assert value(modes, "bicycle", 1) == 0
    assert value(modes, "taxi", 1) is None


def test_special_actions_are_taken_and_used() -> None:
    game = ended([1, 2, 3], [6, 5, 4], bridgetown(taken_2=[2, 0, 2], used_2=[2, 0, 1]), rounds=5)
    specials = told("bridgetown", [game] * 12)["Special actions"]
    assert value(specials, "Swap", 0) == pytest.approx(4 / 5)
    assert value(specials, "Swap", 1) == pytest.approx(3 / 4)
    assert value(specials, "Swap", 2) == pytest.approx(1 / 2)  # of two users one won
    assert value(specials, "Swap", 3) == pytest.approx(1 / 2)  # x: 1, -1, 0; y: 1, 0, -1
    assert value(specials, "Swap", 4) == pytest.approx(1 / 2)
    assert value(specials, "First", 2) is None


def test_without_special_actions_nothing_is_said_of_them() -> None:
    notes = {thing: own for thing, own in bridgetown().items() if thing[0] not in ("taken", "used")}
    sections = told("bridgetown", [ended([1, 2, 3], notes=notes, rounds=5)] * 10)
    assert "Modes of transport" in sections
    assert "Special actions" not in sections


# ----- what is clear ------------------------------------------------------------------------------


def test_what_is_clear_is_the_furthest_on_each_side_of_a_mark() -> None:
    games = [ended([1, 2, 3], notes=london(step=[0, 1, 2]))] * 20
    games += [ended([2, 1, 3], notes=london(step=[0, 1, 2]))] * 10
    seats = told("london", games)["Seats"]
    assert [(chart.title, row.name) for chart, row, _ in seats.clear()] == [
        ("Games won", "Seat 1"), ("Games won", "Seat 3"),
    ]  # fmt: skip
    assert told("london", games)["Scores"].clear() == []


def test_of_several_on_one_side_the_furthest_is_told() -> None:
    values = {"far above": 0.9, "above": 0.7, "below": 0.3, "far below": 0.1}
    rows = tuple(Row(name, (Figure(at, at - 0.05, at + 0.05),)) for name, at in values.items())
    chart = Chart("Games won", (0,), Mark(0.5, "even"))
    for order in (rows, rows[::-1]):
        section = Section("Seats", "", (Column("", SHARE),), order, (chart,))
        assert [row.name for _, row, _ in section.clear()] == ["far above", "far below"]


def test_all_intervals_are_counted() -> None:
    made = report("bridgetown")
    figures: list[Figure | None] = [key.figure for key in made.key_figures]
    for section in made.sections:
        for row in section.rows:
            figures += row.figures
            assert len(row.figures) == len(section.columns)
    assert made.intervals() == sum(figure is not None for figure in figures) > 50
