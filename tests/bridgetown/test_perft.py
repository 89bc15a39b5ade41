"""Counts of decision sequences, as chess engines keep them: our perft.

``perft.json`` lists starting points and, for each, how many sequences of one, two, three, …
decisions there are (the fixed deal of the seed decides what is drawn). A change in these numbers is
a change of the rules or of a city. If one is meant, raise the version of the game (a city carries
its own hash) and write the numbers anew:

    python -m tests.bridgetown.test_perft
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.bridgetown.play import STYLES
from tests.bridgetown.plays import CITIES
from tests.playing import choose
from twinspan.core.game import Position

FILE = Path(__file__).with_name("perft.json")
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))


def starting_point(case: dict[str, Any]) -> Position:
    """The position after so many decisions of a game played in a style."""
    position = CITIES[case["city"]].new(case["seats"], case["options"], seed=case["seed"])
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
    chosen = "".join(f" {option}" for option, value in case["options"].items() if value)
    return (
        f"{case['city']}, {case['seats']} seats, seed {case['seed']} after {case['after']}{chosen}"
    )


@pytest.mark.parametrize("case", CASES, ids=name)
def test_the_number_of_decision_sequences_is_as_it_was(case: dict[str, Any]) -> None:
    position = starting_point(case)
    before = position.key()
    counts = [count(position, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]
    assert position.key() == before


def test_the_cases_cover_every_city_number_of_seats_option_and_kind_of_decision() -> None:
    assert {case["city"] for case in CASES} == {*CITIES}
    assert {case["seats"] for case in CASES} == {2, 3, 4}
    chosen = {option for case in CASES for option, value in case["options"].items() if value}
    assert chosen == {"free_streetcar", "no_specials"}
    asked = {starting_point(case).decision() for case in CASES}
    assert asked == {"plan", "first", "ride", "step", "exchange", "swap"}


def write_anew() -> None:
    """Count again from the starting points that the file lists, to the depths it lists."""
    for case in CASES:
        depths = range(1, len(case["counts"]) + 1)
        case["counts"] = [count(starting_point(case), depth) for depth in depths]
    lines = ",\n".join(f"  {json.dumps(case)}" for case in CASES)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    write_anew()
