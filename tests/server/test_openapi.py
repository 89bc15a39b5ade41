"""What /docs shows: every request with an example, every message of the socket, from here alone."""

import base64
import hashlib
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pydantic import TypeAdapter

from twinspan.server.app import PAGE, Settings, create_app
from twinspan.server.wire import (
    ClientMessage,
    Computer,
    NewTable,
    Person,
    ServerMessage,
    TableChange,
)

Described = dict[str, Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("openapi")
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"
    with TestClient(create_app(Settings(database, pace=0, requests=10_000))) as opened:
        yield opened


@pytest.fixture(scope="module")
def described(client: TestClient) -> Described:
    answer = client.get("/openapi.json")
    assert answer.status_code == 200
    found: Described = answer.json()
    return found


def operations(described: Described) -> Iterator[tuple[str, Described]]:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            yield f"{method} {path}", operation


def schema_of(described: Described, schema: Described) -> Described:
    """A schema, where it is only named."""
    while "$ref" in schema:
        schema = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def examples_of(described: Described, content: Described) -> list[object]:
    """Every example of a body: beside its schema, in it, or in what it may be."""
    found = [example["value"] for example in content.get("examples", {}).values()]
    found += [content["example"]] if "example" in content else []
    schema = schema_of(described, content["schema"])
    for part in (schema, *(schema_of(described, one) for one in schema.get("anyOf", []))):
        found += part.get("examples", [])
    return found


BODIES: dict[str, TypeAdapter[Any]] = {
    "post /api/tables": TypeAdapter(NewTable),
    "patch /api/tables/{table}": TypeAdapter(TableChange),
    "put /api/tables/{table}/seats/{number}": TypeAdapter(Person | Computer),
}


def test_these_requests_have_a_body(described: Described) -> None:
    found = {name for name, operation in operations(described) if "requestBody" in operation}
    assert found == {*BODIES, "post /api/games/{game}/boards"}


def test_a_file_is_sent_as_text(described: Described) -> None:
    operation = dict(operations(described))["post /api/games/{game}/boards"]
    (kind,) = operation["requestBody"]["content"]
    assert kind == "text/plain"
    assert examples_of(described, operation["requestBody"]["content"][kind])


@pytest.mark.parametrize("name", BODIES)
def test_every_request_body_has_examples_that_are_true(described: Described, name: str) -> None:
    content = dict(operations(described))[name]["requestBody"]["content"]["application/json"]
    examples = examples_of(described, content)
    assert examples
    for example in examples:
        BODIES[name].validate_python(example)


def test_every_parameter_of_a_path_is_explained_by_an_example(described: Described) -> None:
    for name, operation in operations(described):
        for parameter in operation.get("parameters", []):
            if parameter["in"] == "path":
                shown = "example" in parameter or parameter["schema"].get("examples")
                assert parameter.get("examples") or shown, name


def test_every_operation_says_what_it_is_for_and_what_may_go_wrong(described: Described) -> None:
    for name, operation in operations(described):
        assert operation["summary"], name
        for status, response in operation["responses"].items():
            assert response["description"], name
            if status.startswith("4"):
                content = response["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/ErrorData"}
                assert set(content["example"]) == {"error", "facts"}


MESSAGES: dict[str, TypeAdapter[Any]] = {
    "ClientMessage": TypeAdapter(ClientMessage),
    "ServerMessage": TypeAdapter(ServerMessage),
}


@pytest.mark.parametrize("name", MESSAGES)
def test_the_messages_of_the_socket_are_described(described: Described, name: str) -> None:
    schema = described["components"]["schemas"][name]
    kinds = schema["discriminator"]["mapping"]
    expected = MESSAGES[name].json_schema()["discriminator"]["mapping"]
    assert kinds.keys() == expected.keys()
    for reference in kinds.values():
        kind = schema_of(described, {"$ref": reference})
        assert "type" in kind["properties"]


def test_every_reference_leads_somewhere(described: Described) -> None:
    schemas = described["components"]["schemas"]
    references = set(re.findall(r"#/components/schemas/(\w+)", str(described)))
    assert references <= schemas.keys()
    assert not {"HTTPValidationError", "ValidationError"} & schemas.keys()


# ----- the page that shows it ---------------------------------------------------------------------


class Parts(HTMLParser):
    """What a document loads, and the scripts that it contains."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.scripts: list[str] = []
        self._inside = False

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.loaded += [address for name in ("src", "href") if (address := given.get(name))]
        self._inside = tag == "script" and "src" not in given

    def handle_endtag(self, tag: str) -> None:
        self._inside = False

    def handle_data(self, text: str) -> None:
        if self._inside:
            self.scripts.append(text)


@pytest.fixture(scope="module")
def docs(client: TestClient) -> tuple[Parts, str]:
    assert (PAGE / "index.html").is_file(), "make page builds it"
    answer = client.get("/docs")
    assert answer.status_code == 200
    parts = Parts()
    parts.feed(answer.text)
    return parts, answer.headers["content-security-policy"]


def test_the_docs_need_no_other_host(docs: tuple[Parts, str]) -> None:
    parts, policy = docs
    assert parts.loaded
    for address in parts.loaded:
        assert address.startswith("/")
        assert not address.startswith("//")
    assert "http" not in policy
    assert "*" not in policy


def test_the_docs_are_allowed_every_script_that_they_contain(docs: tuple[Parts, str]) -> None:
    """A script inside the document runs only where the policy knows its hash."""
    parts, policy = docs
    (allowed,) = [part for part in policy.split(";") if part.strip().startswith("script-src ")]
    for script in parts.scripts:
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in allowed


def test_all_that_the_docs_load_is_there(client: TestClient, docs: tuple[Parts, str]) -> None:
    for address in docs[0].loaded:
        assert client.get(address).status_code == 200
