"""The first released games by version 2 of the rules, and what each is there for.

    python -m tests.records.version_2_games

made them, once. Never run it again: later games come by `add`.

What version 2 has of its own: the end space of the gate track is a bonus space, and score lines say
where a tie was broken; who cannot make a full move in Bridgetown Races may walk or stay (B4.4).
"""

import tomllib
from typing import NamedTuple

import twinspan
from tests.bridgetown.cities import shipped_text
from tests.records.add import add, play
from twinspan.games.london.components import SLOTS


class Game(NamedTuple):
    name: str
    seats: int
    seed: int
    style: str
    options: dict[str, object]


# All found by trying seeds.
LONDON = (
    # Somebody takes the bonus tile at the end of the gate track.
    Game("2-gate-end", 2, 57, "keen", {}),
    Game("4-gate-end", 4, 29, "keen", {}),
    # And the faces that pay in every round have ties to break.
    Game(
        "3-ties-in-rounds",
        3,
        64,
        "keen",
        {"chapel": "L8.2", "gate": "L8.6", "hostelry": "L8.10", "bridge": "L8.14"},
    ),
    Game(
        "4-ties-at-the-end",
        4,
        181,
        "keen",
        {"chapel": "L8.1", "gate": "L8.8", "hostelry": "L8.12", "bridge": "L8.16"},
    ),
    # The printed value decides between one's own cards.
    Game("2-printed-value", 2, 8, "keen", {"chapel": "L8.3", "from_memory": True}),
    Game("4-stacks-empty", 4, 4, "crowding", {}),
    Game("3-faces-drawn", 3, 103, "plain", dict.fromkeys(SLOTS, "random")),
)
# Somebody stays, and somebody walks.
BRIDGETOWN = (
    ("portland", Game("stays-2", 2, 24, "crowded", {})),
    ("portland", Game("stays-3", 3, 59, "plain", {})),
    ("portland", Game("stays-4-no-specials", 4, 7, "crowded", {"no_specials": True})),
    ("twinford", Game("stays-2-no-specials", 2, 24, "plain", {"no_specials": True})),
    ("twinford", Game("stays-4", 4, 15, "crowded", {})),
    ("twinford", Game("free-streetcar-3", 3, 11, "special", {"free_streetcar": True})),
)


def main() -> None:
    for game in LONDON:
        london = twinspan.game("london", rules=2)
        record = play(london, game.seats, game.seed, game.style, game.options)
        print(add(f"london-rules-2-{game.name}", record))
    for city, game in BRIDGETOWN:
        races = twinspan.game("bridgetown", rules=2, city=city)
        record = play(races, game.seats, game.seed, game.style, game.options)
        print(add(f"bridgetown-rules-2-{city}-{game.name}", record))
    own = tomllib.loads(shipped_text("twinford"))
    own["name"] = "Twinford with slow trams"
    own["modes"]["streetcar"]["speed"] = 3
    races = twinspan.game("bridgetown", rules=2, city=own)
    print(add("bridgetown-rules-2-own-city", play(races, 3, 45, "special", {})))


if __name__ == "__main__":
    main()
