"""The first released games of Bridgetown Races, by version 1 of the rules, and what each is there
for.

    python -m tests.records.bridgetown_games

made them, once. Never run it again: later games come by `add`.
"""

import tomllib
from itertools import product

import twinspan
from tests.bridgetown.cities import shipped_text
from tests.bridgetown.table import PORTLAND_1, TWINFORD_1
from tests.records.add import PLAYERS, add, play

CITIES = {"portland": PORTLAND_1, "twinford": TWINFORD_1}


def main() -> None:
    styles = list(PLAYERS["bridgetown"])
    mixes = product(CITIES, (2, 3, 4), (False, True), (False, True))
    for number, (city, seats, free, plain) in enumerate(mixes):
        options: dict[str, object] = {"free_streetcar": free, "no_specials": plain}
        words = [*(["free-streetcar"] if free else []), *(["no-specials"] if plain else [])]
        name = "-".join(["bridgetown", city, str(seats), *(words or ["standard"])])
        style = styles[(number + number // 4) % len(styles)]
        print(add(name, play(CITIES[city], seats, number, style, options)))
    # Found by trying seeds: somebody crosses all eight bridges (B6.1).
    for seats, seed in ((3, 4150), (4, 1088)):
        record = play(TWINFORD_1, seats, seed, "hunter", {})
        print(add(f"bridgetown-all-bridges-{seats}", record))
    # And: a flag is exchanged in one place and left in another (B5.4).
    print(add("bridgetown-exchanges", play(PORTLAND_1, 4, 84, "hunter", {})))
    # A city of one's own travels with the record.
    own = tomllib.loads(shipped_text("twinford"))
    own["name"] = "Twinford in a hurry"
    own["modes"]["walk"]["speed"] = 2
    mine = twinspan.game("bridgetown", rules=1, city=own)
    print(add("bridgetown-own-city", play(mine, 3, 7, "special", {})))


if __name__ == "__main__":
    main()
