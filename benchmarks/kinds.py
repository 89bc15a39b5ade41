"""Where the time of a random game goes, by the kind of decision that is played.

The time of a decision is that of ``play``: what it does, all that follows by itself, the reveals,
and finding the next legal actions. Run it with ``python -m benchmarks.kinds GAME``.
"""

import random
import sys
import time
from collections import Counter, defaultdict

import twinspan

GAMES = 400


def main() -> None:
    game = twinspan.game(*sys.argv[1:2] or ["london"])
    rng = random.Random(1)
    seconds: defaultdict[str, float] = defaultdict(float)
    times: Counter[str] = Counter()
    for number in range(GAMES):
        position = game.new(4, chance=random.Random(number))
        while waiting := position.to_act():
            legal = position.legal(waiting[0])
            action = legal[int(rng.random() * len(legal))]
            kind = position.decision()
            if position.simultaneous() and len(waiting) == 1:
                kind += ", the last to choose"
            start = time.perf_counter()
            position.play(waiting[0], action)
            seconds[kind] += time.perf_counter() - start
            times[kind] += 1
    print("| decision | a game | µs each | share |\n| --- | ---: | ---: | ---: |")
    whole = sum(seconds.values())
    for kind in sorted(seconds, key=lambda kind: -seconds[kind]):
        each = seconds[kind] / times[kind] * 1e6
        share = seconds[kind] / whole
        print(f"| {kind} | {times[kind] / GAMES:.1f} | {each:.1f} | {share:.0%} |")


if __name__ == "__main__":
    main()
