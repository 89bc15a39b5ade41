"""Counts of decision sequences, as chess engines keep them: our perft.

Each game has a ``perft.json`` beside its tests: starting points and, for each, how many sequences
of one, two, three, … decisions there are (the fixed deal of the seed decides what is drawn; of a
secret choice the seats choose in order). A change in these numbers is a change of the rules, of a
city, or only of the order in which actions are offered, which leads to other starting points. If it
is meant, raise the version of the game for changed rules (a city carries its own hash), add
starting points for it, and write the numbers anew; those of earlier versions must stay as they are:

    python -m tests.contract.test_perft
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import twinspan
from tests.contract.every_game import PLAYS, VERSIONS
from tests.playing import choose
from twinspan.core.position import Position

Case = dict[str, Any]

FILES = {
    game_id: Path(__file__).parent.with_name(game_id) / "perft.json"
    for game_id in twinspan.game_ids()
}
CASES: dict[str, list[Case]] = {
    game_id: json.loads(file.read_text("utf-8")) for game_id, file in FILES.items()
}
# What the starting points of a game must ask, and which options they must choose.
DECISIONS = {
    "london": {
        "noblewoman", "cards", "raise", "place", "stack", "replace", "bonus", "take-cards",
        "end-turn",
    },
    "bridgetown": {"plan", "first", "ride", "step", "exchange", "swap"},
}  # fmt: skip
OPTIONS = {
    "london": {"chapel", "gate", "hostelry", "bridge"},
    "bridgetown": {"free_streetcar", "no_specials"},
}


def place(game_id: str, case: Case) -> str:
    """Which data the game is played with: the city, if it has cities."""
    name: str = case.get("city", game_id)
    return name


def starting_point(game_id: str, case: Case) -> Position:
    """The position after so many decisions of a game played in a style."""
    kind = PLAYS[game_id]
    game, style = kind.game_in(place(game_id, case), case["rules"]), kind.styles[case["style"]]
    position = game.new(case["seats"], case["options"], seed=case["seed"])
    rng = random.Random(case["seed"])
    for _ in range(case["after"]):
        seat = position.to_act()[0]
        position.play(seat, choose(rng, position, seat, style))
    return position


def counts(game_id: str, case: Case) -> list[int]:
    """How many sequences of one, two, three, … decisions there are, as deep as the case goes."""
    found = [0] * len(case["counts"])

    def count(position: Position, depth: int) -> None:
        for seat in position.to_act()[:1]:
            legal = position.legal(seat)
            found[depth] += len(legal)
            if depth + 1 < len(found):
                for action in legal:
                    after = position.copy()
                    after.play(seat, action)
                    count(after, depth + 1)

    position = starting_point(game_id, case)
    before = position.key()
    count(position, 0)
    assert position.key() == before
    return found


def named(game_id: str, case: Case) -> object:
    where = place(game_id, case)
    chosen = "".join(f" {option}" for option in case["options"])
    dealt = f"{case['seats']} seats, seed {case['seed']} after {case['after']}{chosen}"
    name = f"{where}, rules {case['rules']}, {dealt}"
    return pytest.param(game_id, case, id=name)


@pytest.mark.parametrize(
    ("game_id", "case"), [named(game_id, case) for game_id in CASES for case in CASES[game_id]]
)
def test_the_number_of_decision_sequences_is_as_it_was(game_id: str, case: Case) -> None:
    assert counts(game_id, case) == case["counts"]


@pytest.mark.parametrize(("game_id", "rules"), VERSIONS)
def test_the_cases_cover_all_that_can_be_played_and_asked(game_id: str, rules: int) -> None:
    cases = [case for case in CASES[game_id] if case["rules"] == rules]
    assert {place(game_id, case) for case in cases} == {*PLAYS[game_id].places}
    assert {case["seats"] for case in cases} == {*twinspan.game(game_id).seats}
    chosen = {option for case in cases for option, value in case["options"].items() if value}
    assert chosen == OPTIONS[game_id]
    assert {starting_point(game_id, case).decision() for case in cases} == DECISIONS[game_id]


def write_anew() -> None:
    """Count again from the starting points that the files list, to the depths they list."""
    for game_id, file in FILES.items():
        anew = [{**case, "counts": counts(game_id, case)} for case in CASES[game_id]]
        lines = ",\n".join(f"  {json.dumps(case)}" for case in anew)
        file.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    write_anew()
