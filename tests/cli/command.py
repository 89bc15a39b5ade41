"""Running the command in this process, as its tests do."""

import sys
from typing import NamedTuple

import pytest

from twinspan.cli import main


class Done(NamedTuple):
    code: int
    out: str
    err: str


class Command:
    """Runs the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str) -> Done:
        self.monkeypatch.setattr(sys, "argv", ["twinspan", *arguments])
        try:
            main()
            code = 0
        except SystemExit as exit_:
            code = int(exit_.code or 0)
        out, err = self.capsys.readouterr()
        return Done(code, out, err)


def one_line(text: str) -> str:
    assert text.endswith("\n")
    assert text.count("\n") == 1, text
    return text
