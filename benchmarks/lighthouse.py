"""Lighthouse on the first screen and on a game's screen, as a small Markdown table.

``make lighthouse``: five runs each with the default settings, which imitate a mid-range phone on a
slow line; the medians count. It measures a server on this machine, over plain HTTP.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.page.moments import ADA, BY_NAME, address, lay_tables
from tests.page.table import Server
from twinspan.server.identity import COOKIE

RUNS: Final = 5
TRIES: Final = 3
SCREENS: Final = {
    "first screen": BY_NAME["home"],
    "Old London Bridge": BY_NAME["build"],
    "Bridgetown Races": BY_NAME["bridgetown-step"],
}
SCORES: Final = ("performance", "accessibility", "best-practices", "seo")
METRICS: Final = {
    "first-contentful-paint": "first paint, s",
    "largest-contentful-paint": "largest paint, s",
    "total-blocking-time": "blocked, ms",
    "cumulative-layout-shift": "layout shift",
    "total-byte-weight": "transferred, KB",
}
SCALE: Final = {"s": 1000, "ms": 1, "KB": 1024, "layout shift": 1}
CHROME_FLAGS: Final = (
    "--headless=new --no-sandbox --disable-gpu --disable-background-networking "
    "--disable-component-update --disable-sync --no-first-run"
)


def audit(url: str, report: Path) -> dict[str, Any]:
    """One run; the cookie lets it sit on Ada's seat."""
    chromium = shutil.which("chromium")
    assert chromium is not None, "Debian's chromium is needed"
    command = ["npx", "--no-install", "lighthouse", url, "--quiet", "--output=json"]
    command += [f"--output-path={report.absolute()}", "--no-enable-error-reporting"]
    command += [f"--chrome-flags={CHROME_FLAGS}"]
    command += [f"--extra-headers={json.dumps({'Cookie': f'{COOKIE}={ADA}'})}"]
    environment = {**os.environ, "CHROME_PATH": chromium}
    # Now and then the browser records no trace; such a run has no figures and is made again.
    for _ in range(TRIES):
        if subprocess.run(command, cwd="web", env=environment, check=False).returncode == 0:
            break
    else:
        sys.exit(f"Lighthouse failed {TRIES} times on {url}")
    found: dict[str, Any] = json.loads(report.read_text())
    return found


def row(name: str, reports: list[dict[str, Any]]) -> list[str]:
    """The medians of some runs, as the cells of a line."""
    cells = [name]
    for category in SCORES:
        scores = [report["categories"][category]["score"] for report in reports]
        cells.append(str(round(100 * statistics.median(scores))))
    for metric, title in METRICS.items():
        unit = title.rpartition(", ")[2]
        values = [report["audits"][metric]["numericValue"] for report in reports]
        digits = 0 if unit in ("ms", "KB") else 2
        cells.append(f"{statistics.median(values) / SCALE[unit]:.{digits}f}")
    return cells


def faults(report: dict[str, Any]) -> Iterator[str]:
    """What cost points, beside the timings."""
    for category in SCORES:
        for reference in report["categories"][category]["auditRefs"]:
            found = report["audits"][reference["id"]]
            score = found["score"]
            if reference["weight"] > 0 and score is not None and score < 0.9:
                yield f"{category}: {found['title']} ({found.get('displayValue', '')})"


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    server = Server(folder / "tables.sqlite3", pace=1.0)
    server.start()
    try:
        lay_tables(server)
        yield server
    finally:
        server.stop()


def main(runs: int) -> None:
    folder = Path("build/lighthouse")
    folder.mkdir(parents=True, exist_ok=True)
    titles = ["screen", *SCORES, *METRICS.values()]
    print(f"| {' | '.join(titles)} |")
    print(f"| --- |{' ---: |' * (len(titles) - 1)}")
    notes: dict[str, None] = {}
    with TemporaryDirectory() as database, serving(Path(database)) as server:
        for name, moment in SCREENS.items():
            reports = [
                audit(server.url + address(moment), folder / f"{moment.name}-{number}.json")
                for number in range(runs)
            ]
            print(f"| {' | '.join(row(name, reports))} |", flush=True)
            for report in reports:
                notes.update(dict.fromkeys(f"{name}: {fault}" for fault in faults(report)))
    for note in notes:
        print(note, file=sys.stderr)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
