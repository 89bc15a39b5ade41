"""The share of mutants that the tests kill, from what mutmut has left; see `make mutants`."""

import json
import sys
from pathlib import Path

STATS = Path("mutants/mutmut-cicd-stats.json")
WANTED = 0.97


def main() -> None:
    stats: dict[str, int] = json.loads(STATS.read_text("utf-8"))
    # A mutant that hangs or crashes has been noticed; one that no test reaches has not.
    noticed = sum(stats[verdict] for verdict in ("killed", "timeout", "suspicious", "segfault"))
    total = stats["total"] - stats["skipped"]
    share = noticed / total
    print(f"{noticed} of {total} mutants were noticed: {share:.1%} (wanted: {WANTED:.0%})")
    if share < WANTED:
        sys.exit("`.venv/bin/mutmut results` lists the others.")


if __name__ == "__main__":
    main()
