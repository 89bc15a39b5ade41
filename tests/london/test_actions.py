"""The actions: ids and notations are what records hold, so they never move."""

import importlib.util

import pytest

from tests.london.table import LONDON
from twinspan.core.errors import UsageError
from twinspan.core.terms import Action
from twinspan.games.london import actions
from twinspan.games.london.components import TYPE_NAMES

NOTATIONS = [
    *(f"card {value}" for value in range(5)),
    "cards 0 0", "cards 1 0", "cards 1 1", "cards 2 0", "cards 2 1", "cards 2 2",
    "cards 3 0", "cards 3 1", "cards 3 2", "cards 3 3",
    "cards 4 0", "cards 4 1", "cards 4 2", "cards 4 3", "cards 4 4",
    "noblewoman", "raise 1", "raise 2", "done",
    "outer chapel", "outer gate", "outer hostelry",
    "outer haberdasher", "outer guild house", "outer park",
    "outer chapel share", "outer gate share", "outer hostelry share",
    "outer haberdasher share", "outer guild house share", "outer park share",
    "x", "x share", "centre", "centre share", "centre free", "centre free share", "pass",
    "stack chapel", "stack gate", "stack hostelry",
    "stack haberdasher", "stack guild house", "stack park",
    *(f"replace {number}" for number in range(1, 61)),
    "bonus 1", "bonus 2", "bonus 3",
    "take 1", "take 2", "take 3", "take 4",
    "chapel +2", "gate +2", "take back",
]  # fmt: skip


def made_anew() -> tuple[Action, ...]:
    """The list as the module makes it when it is first imported."""
    spec = importlib.util.spec_from_file_location(actions.__name__, actions.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made = module.CATALOGUE.actions
    assert isinstance(made, tuple)
    return made


def test_every_action_has_its_place_in_the_list() -> None:
    assert [action.notation for action in LONDON.actions] == NOTATIONS
    assert [action.id for action in LONDON.actions] == list(range(len(NOTATIONS)))
    assert [str(action) for action in LONDON.actions] == NOTATIONS


def test_the_list_is_always_made_the_same_way() -> None:
    again = made_anew()
    assert [action.notation for action in again] == NOTATIONS
    assert [action.id for action in again] == list(range(len(NOTATIONS)))
    assert [action.kind for action in again] == [action.kind for action in LONDON.actions]
    assert [action.facts() for action in again] == [action.facts() for action in LONDON.actions]
    assert [tiles_of(action) for action in again] == [tiles_of(action) for action in LONDON.actions]


def tiles_of(action: Action) -> list[object]:
    return [getattr(action, name, None) for name in ("share", "free", "x", "with_tiles", "second")]


@pytest.mark.parametrize(
    ("notation", "share", "free", "x"),
    [
        ("outer gate", False, False, False),
        ("outer gate share", True, False, False),
        ("x", False, False, True),
        ("x share", True, False, True),
        ("centre", False, False, False),
        ("centre share", True, False, False),
        ("centre free", False, True, False),
        ("centre free share", True, True, False),
    ],
)
def test_a_placement_uses_the_tiles_that_it_names(
    notation: str, share: bool, free: bool, x: bool
) -> None:
    placement = LONDON.action(notation)
    assert isinstance(placement, actions.Placement)
    assert (placement.share, placement.free, placement.x) == (share, free, x)


@pytest.mark.parametrize("notation", NOTATIONS)
def test_an_action_is_found_by_its_id_and_by_its_notation(notation: str) -> None:
    action = LONDON.action(notation)
    assert LONDON.action(action.id) is action
    assert LONDON.action(f"  {notation} ") is action


@pytest.mark.parametrize("name", ["card 5", "cards 0 1", "", -1, len(NOTATIONS)])
def test_there_are_no_other_actions(name: str | int) -> None:
    with pytest.raises(UsageError) as error:
        LONDON.action(name)
    assert error.value.code == "unknown-action"
    assert error.value.facts == {"action": str(name), "game": "london"}


def test_the_first_word_tells_the_kind_of_an_action() -> None:
    for action in LONDON.actions:
        word = action.notation.split()[0]
        if action.kind not in ("place", "take", "chapel +2", "gate +2", "take back"):
            assert action.kind == word
    placements = [action for action in LONDON.actions if action.kind == "place"]
    assert [str(action) for action in placements] == NOTATIONS[24:42]
    kinds = {"chapel +2", "gate +2", "take back", "take", "pass", "done", "noblewoman"}
    for kind in kinds - {"take"}:
        assert LONDON.action(kind).kind == kind
    assert LONDON.action("take 4").kind == "take"


@pytest.mark.parametrize(
    ("notation", "facts"),
    [
        ("card 3", {"cards": [3]}),
        ("cards 4 0", {"cards": [4, 0]}),
        ("cards 0 0", {"cards": [0, 0]}),
        ("raise 1", {"which": 1}),
        ("raise 2", {"which": 2}),
        ("outer gate share", {"space": TYPE_NAMES.index("gate")}),
        ("centre", {"space": 6}),
        ("x", {"space": -1}),
        ("stack park", {"type": TYPE_NAMES.index("park")}),
        ("replace 15", {"old": 15}),
        ("bonus 3", {"stack": 3}),
        ("take 2", {"card": 2}),
        ("done", {}),
    ],
)
def test_an_action_tells_what_it_carries(notation: str, facts: dict[str, object]) -> None:
    assert LONDON.action(notation).facts() == facts


def test_another_games_action_is_unknown() -> None:
    with pytest.raises(UsageError) as error:
        LONDON.action(Action(0, "card", "card 7"))
    assert error.value.code == "unknown-action"
