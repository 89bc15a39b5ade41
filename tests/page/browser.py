"""A real Chromium, Debian's own; without windows it takes a fifth less time."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--disable-gpu",
]
PATIENCE = 15_000  # milliseconds: enough for a busy machine
expect.set_options(timeout=PATIENCE)


@contextmanager
def a_chromium() -> Iterator[Browser]:
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path is not None, "Debian's chromium is needed: make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
