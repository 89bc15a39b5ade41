"""A page that has fallen asleep: it holds its line open and reads nothing any more."""

import socket
from itertools import cycle

from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.server.pages import PATIENCE, Guest, Page, person
from tests.server.running import Server
from twinspan.server.sockets import TOO_SLOW

MOST_UPDATES = 1500  # the server and the network between keep a part of them for the page


class Sleeper:
    """A page on a bare socket, so that nothing is read in the background."""

    def __init__(self, server: Server, table: str, cookie: str | None) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._line = socket.socket()
        self._line.settimeout(PATIENCE)
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.connect(("127.0.0.1", server.port))
        request = self._protocol.connect()
        request.headers["Cookie"] = f"twinspan={cookie}"
        self._protocol.send_request(request)
        self._line.sendall(b"".join(self._protocol.data_to_send()))

    def __enter__(self) -> "Sleeper":
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def wake(self) -> int:
        """Reads everything at last; the code with which the line was ended."""
        while self._protocol.close_rcvd is None:
            data = self._line.recv(65536)
            assert data, "the line ended without a word"
            self._protocol.receive_data(data)
        return self._protocol.close_rcvd.code


def ben_is_here(page: Page) -> bool:
    return bool(page.table["seats"][1]["here"])


def test_whoever_does_not_read_is_hung_up_on_and_nobody_else(server: Server) -> None:
    with Guest(server) as ada, Guest(server) as ben:
        table = ada.open(person("Ada"), None, random_seating=False)
        ben.json("PUT", f"/api/tables/{table}/seats/1", json=person("Ben"))
        ada.json("POST", f"/api/tables/{table}/start")
        with ada.page(table) as page, Page(server, table) as watcher:
            page.next("update")
            with Sleeper(server, table, ben.cookie) as sleeper:
                page.until(lambda _: ben_is_here(page))
                # As long as Ben has not chosen, Ada may choose anew.
                choices = cycle(page.choices(0))
                for _ in range(MOST_UPDATES):
                    page.command("decide", 0, action=next(choices))
                    watcher.catch_up()
                    if not ben_is_here(page):
                        break
                assert not ben_is_here(page)
                done = page.command("decide", 0, action=next(choices))
                watcher.until(lambda _: watcher.update["journal"] == done["journal"])
                assert not ben_is_here(watcher)
                assert sleeper.wake() == TOO_SLOW
            with ben.page(table) as back:
                assert back.next("update")["journal"] == done["journal"]
                page.until(lambda _: ben_is_here(page))
                back.command("decide", 1, action=back.choices(1)[0])
                page.until(lambda _: page.update["point"] > 0)
