"""What the command's tests share."""

import pytest

from tests.cli.command import Command


@pytest.fixture
def twinspan(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    return Command(capsys, monkeypatch)
