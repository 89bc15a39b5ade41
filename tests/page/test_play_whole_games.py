"""Whole games, from the first screen to the final scoring."""

from collections.abc import Callable

from tests.page.playing import Player, Table
from tests.page.table import Server, Visitor

Visit = Callable[..., Visitor]


def test_speed(server: Server, visit: Visit) -> None:
    import time

    visitor = visit(server)
    id = visitor.open_table(people=1, bots=2)
    ada = Player(visitor).sit_at(id)
    t = time.time()
    Table(server, id, {"Ada": ada}).play()
    print("game", time.time() - t)
    ada.ending.wait_for()
    print("end", time.time() - t, ada.moment())
    t = time.time()
    for _ in range(10):
        ada.ending.count()
    print("query", (time.time() - t) / 10)
