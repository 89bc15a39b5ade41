"""The games that were released first, by version 1 of the rules, and what each is there for.

    python -m tests.records.first_games

made them in an empty folder, once. Never run it again: later games come by `add`.
"""

from typing import NamedTuple

from tests.london.table import LONDON_1
from tests.records.add import add, play
from twinspan.games.london.components import SLOTS


class Game(NamedTuple):
    name: str
    seats: int
    seed: int
    style: str
    options: dict[str, object]


def games() -> list[Game]:
    found: list[Game] = []
    for seats in (2, 3, 4):
        found.append(Game(f"{seats}-base", seats, seats, "plain", {}))
        for number in range(1, 5):  # every face once: L8.1, L8.5, L8.9, L8.13, then L8.2, …
            faces: dict[str, object] = {
                name: f"L8.{4 * slot + number}" for slot, name in enumerate(SLOTS)
            }
            style = "plain" if number % 2 else "keen"
            found.append(Game(f"{seats}-faces-{number}", seats, 10 * seats + number, style, faces))
        drawn: dict[str, object] = dict.fromkeys(SLOTS, "random")
        found.append(Game(f"{seats}-faces-drawn", seats, 100 + seats, "plain", drawn))
    return [
        *found,
        # Found by trying seeds: as many different bonus tiles as possible are used.
        Game("2-many-tiles", 2, 53, "keen", {}),
        Game("3-all-tiles", 3, 563, "keen", {}),
        Game("4-all-tiles", 4, 109, "keen", {}),
        Game("3-from-memory", 3, 7, "keen", {"from_memory": True}),
        # Found by trying seeds: three stacks run out (L7.1); somebody must pass, or chooses to
        # although a tile would help (R3.3.7).
        Game("4-stacks-empty", 4, 0, "crowding", {}),
        Game("4-must-pass", 4, 668, "crowding", {}),
        Game("4-chooses-to-pass", 4, 1013, "crowding", {}),
    ]


if __name__ == "__main__":
    for game in games():
        print(add(game.name, play(LONDON_1, game.seats, game.seed, game.style, game.options)))
