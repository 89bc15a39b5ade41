"""Where a server listens: which port it takes, and why it cannot."""

import errno
import os
import socket
from contextlib import closing
from typing import Any

import pytest

from twinspan.cli import play
from twinspan.core.errors import Facts, TwinspanError, UsageError
from twinspan.text.teller import Teller
from twinspan.text.words import LANGUAGES, words

HERE = "127.0.0.1"
ERRORS: dict[str, Facts] = {
    "port-taken": {"host": HERE, "port": "8137"},
    "port-forbidden": {"host": HERE, "port": "80"},
    "no-such-address": {"host": "192.0.2.1"},
    "cannot-listen": {"host": HERE, "port": "8137", "reason": "Too many open files"},
}


def failing(monkeypatch: pytest.MonkeyPatch, *codes: int) -> list[int]:
    """Each attempt to listen fails with the next of these; which ports were tried."""
    tried: list[int] = []
    waiting = iter(codes)

    def create_server(address: tuple[str, int], **_: Any) -> None:
        tried.append(address[1])
        code = next(waiting)
        raise OSError(code, f"{os.strerror(code)} (while attempting to bind)")

    monkeypatch.setattr(socket, "create_server", create_server)
    return tried


def refusal(host: str, port: int | None) -> TwinspanError:
    with pytest.raises(UsageError) as error:
        play._listen(host, port)
    return error.value


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(socket.create_server((HERE, 0))) as first:
        taken = first.getsockname()[1]
        monkeypatch.setattr(play, "PORT", taken)
        with closing(play._listen(HERE, None)) as found:
            assert taken < found.getsockname()[1] < taken + 20
        error = refusal(HERE, taken)
    assert (error.code, error.facts) == ("port-taken", {"host": HERE, "port": str(taken)})


def test_when_all_ports_are_in_use_the_usual_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = failing(monkeypatch, *[errno.EADDRINUSE] * 20)
    error = refusal(HERE, None)
    assert (error.code, error.facts) == ("port-taken", {"host": HERE, "port": "8137"})
    assert tried == [*range(8137, 8157)]


@pytest.mark.parametrize(
    ("code", "said", "facts"),
    [
        (errno.EACCES, "port-forbidden", {"host": HERE, "port": "{port}"}),
        (errno.EADDRNOTAVAIL, "no-such-address", {"host": HERE}),
        (
            errno.EMFILE,
            "cannot-listen",
            {"host": HERE, "port": "{port}", "reason": "Too many open files"},
        ),
    ],
)
@pytest.mark.parametrize("port", [80, None])
def test_only_a_port_in_use_leads_on_to_the_next(
    monkeypatch: pytest.MonkeyPatch, port: int | None, code: int, said: str, facts: dict[str, str]
) -> None:
    tried = failing(monkeypatch, code)
    error = refusal(HERE, port)
    number = port or 8137
    assert error.code == said
    assert error.facts == {name: fact.format(port=number) for name, fact in facts.items()}
    assert tried == [number]


@pytest.mark.parametrize("host", ["192.0.2.1", "x" * 80, "\udcff"])
def test_an_address_that_is_not_ours_is_named(host: str) -> None:
    error = refusal(host, 8137)
    assert (error.code, error.facts) == ("no-such-address", {"host": host})


def test_a_name_that_nobody_knows_is_no_address_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def getaddrinfo(*_: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    error = refusal("nobody", 8137)
    assert (error.code, error.facts) == ("no-such-address", {"host": "nobody"})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:8137/"),
        ("0.0.0.0", "http://localhost:8137/"),
        ("::", "http://localhost:8137/"),
        ("::1", "http://[::1]:8137/"),
        ("192.0.2.1", "http://192.0.2.1:8137/"),
    ],
)
def test_the_address_can_be_opened_in_a_browser(host: str, address: str) -> None:
    assert play._address(host, 8137) == address


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ERRORS)
def test_every_reason_is_told_in_every_language(lang: str, code: str) -> None:
    facts = ERRORS[code]
    told = Teller(words(lang)).error(UsageError(code, facts))
    assert all(str(fact) in told for fact in facts.values())
    assert "{" not in told
