"""Counts of decision sequences, as chess engines keep them: our perft.

``perft.json`` lists starting points and, for each, how many sequences of one, two, three, …
decisions there are (the fixed deal of the seed decides what is revealed; of a secret choice the
seats choose in order). A change in these numbers is a change of the rules. If one is meant, raise
the version of the game and write the numbers anew:

    python -m tests.london.test_perft
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.london.play import STYLES, choose, new
from twinspan.core.game import Position

FILE = Path(__file__).with_name("perft.json")
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))


def starting_point(case: dict[str, Any]) -> Position:
    """The position after so many decisions of a game played in a style."""
    position = new(case["seats"], case["options"], case["seed"])
    rng = random.Random(case["seed"])
    for _ in range(case["after"]):
        seat = position.to_act()[0]
        position.play(seat, choose(rng, position, seat, STYLES[case["style"]]))
    return position


def count(position: Position, depth: int) -> int:
    """How many sequences of so many decisions there are from here."""
    waiting = position.to_act()
    if not waiting:
        return 0
    seat = waiting[0]
    legal = position.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        twin = position.copy()
        twin.play(seat, action)
        total += count(twin, depth - 1)
    return total


def name(case: dict[str, Any]) -> str:
    faces = "".join(f" {value}" for value in case["options"].values())
    return f"{case['seats']} seats, seed {case['seed']} after {case['after']}{faces}"


@pytest.mark.parametrize("case", CASES, ids=name)
def test_the_number_of_decision_sequences_is_as_it_was(case: dict[str, Any]) -> None:
    position = starting_point(case)
    before = position.key()
    counts = [count(position, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]
    assert position.key() == before


def test_the_cases_cover_every_number_of_seats_and_kind_of_decision() -> None:
    assert {case["seats"] for case in CASES} == {2, 3, 4}
    asked = {starting_point(case).decision() for case in CASES}
    assert asked == {
        "noblewoman", "cards", "raise", "place", "stack", "replace", "bonus", "take-cards",
        "end-turn",
    }  # fmt: skip


def write_anew() -> None:
    """Count again from the starting points that the file lists, to the depths it lists."""
    for case in CASES:
        depths = range(1, len(case["counts"]) + 1)
        case["counts"] = [count(starting_point(case), depth) for depth in depths]
    lines = ",\n".join(f"  {json.dumps(case)}" for case in CASES)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    write_anew()
