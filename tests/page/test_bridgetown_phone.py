"""A race by finger, on a phone: tapping, moving the map about, coming closer."""

import re
from typing import Any

from playwright.sync_api import CDPSession, FloatRect, Locator, expect

from tests.page.bridgetown_scenes import LAST_ROUND, SEVERAL_WAYS, WAY_WITH_FLAGS
from tests.page.laying import id_of
from tests.page.playing import Player, Visit
from tests.page.racing import Racer, sit_down
from tests.page.table import Server

PHONE = {"width": 390, "height": 844, "touch": True}
# The first end that a finger can reach as things are.
WITHIN_REACH = """(ends) => ends.findIndex((end) => {
  const { x, y, width, height } = end.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return end.parentElement.contains(there)
})"""


def part_in_sight(rita: Racer) -> list[float]:
    """Left, top, width and height of what is seen of the map."""
    return [float(number) for number in (rita.map.get_attribute("viewBox") or "").split()]


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def tap_an_end(rita: Racer) -> None:
    """The first tap tells what a second one would do."""
    rita.ends.first.wait_for()
    place = rita.ends.evaluate_all(WITHIN_REACH)
    assert place >= 0, "all ends are out of reach"
    end = rita.map.locator(".open:has(circle.end)").nth(place)
    end.tap()
    expect(rita.prompt).to_contain_text(end.get_attribute("aria-label") or "")
    end.tap()


def move(rita: Racer, before: str) -> None:
    """To an end, by any way that leads there, and to the end of the turn."""
    tap_an_end(rita)
    ways = rita.page.locator("[data-part=ways]").get_by_role("button")
    several = rita.button("game-other-choice")
    several.or_(rita.slider_after(before)).first.wait_for(state="attached")
    if several.is_visible():
        ways.first.tap()
    rita.moved_on(before)


def test_a_race_is_run_by_finger_to_its_end(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server, **PHONE), LAST_ROUND, touch=True)
    offered = rita.wheel.get_by_role("button", disabled=False)
    confirm = rita.button("game-confirm")
    while rita.await_turn():
        before = rita.moment()
        confirm.or_(rita.ends.first).or_(offered.first).or_(rita.choices.first).first.wait_for()
        if confirm.is_visible():
            rita.confirm()
        elif rita.prompt.get_by_text(rita.say("decision-step"), exact=True).is_visible():
            move(rita, before)
        elif offered.count() > 0:  # plans or chooses how to move
            offered.first.tap()
            expect(rita.prompt).to_contain_text(rita.say("bridgetown-tap-again"))
            expect(rita.slider).to_have_attribute("aria-valuetext", before)
            offered.first.tap()
            rita.moved_on(before)
            several = rita.button("game-other-choice")
            rita.slider_after(before).or_(several).first.wait_for(state="attached")
        elif rita.choices.first.is_visible():
            rita.choose(rita.choices.last)
        # Else the page has changed since it was waited for: it is looked at again.
        fits = "document.documentElement.scrollWidth <= innerWidth"
        assert rita.page.evaluate(fits)
    expect(rita.scores).to_be_visible()


def test_the_ways_to_an_end_come_into_sight(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server, **PHONE), SEVERAL_WAYS, touch=True)
    rita.button("bridgetown-whole").tap()
    for _ in range(2):
        rita.space("CO3").tap()
    offered = rita.ways_list("bridgetown-ways-to", space=rita.space_name("CO3"))
    first = offered.get_by_role("button").first
    expect(first).to_be_in_viewport(ratio=1)
    below, prompt = box(first), box(rita.prompt)
    assert below["y"] >= prompt["y"] + prompt["height"] - 1


def test_the_map_comes_closer_and_goes_back(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server, **PHONE), WAY_WITH_FLAGS, touch=True)
    _, _, width, height = part_in_sight(rita)
    expect(rita.map.locator(".racer.actor")).to_be_in_viewport()
    rita.button("bridgetown-closer").tap()
    expect(rita.map).not_to_have_attribute("viewBox", re.compile(f" {width} {height}$"))
    assert part_in_sight(rita)[2] < width
    rita.button("bridgetown-farther").tap()
    rita.button("bridgetown-whole").tap()
    expect(rita.button("bridgetown-farther")).to_be_disabled()
    canvas = part_in_sight(rita)
    assert canvas[2] > width
    rita.button("bridgetown-closer").tap()
    expect(rita.button("bridgetown-farther")).to_be_enabled()


def test_the_reasons_for_a_score_stand_below_each_other(gallery: Server, visit: Visit) -> None:
    watcher = Player(visit(gallery, **PHONE), touch=True).sit_at(id_of("eight"))
    watcher.scores.wait_for()
    cells = watcher.scores.get_by_role("cell").filter(has=watcher.page.locator("small"))
    several = 0
    for cell in cells.all():
        places = [box(reason) for reason in cell.locator("small").all()]
        several += len(places) > 1
        assert len({place["x"] for place in places}) == 1, cell.inner_text()
        tops = [place["y"] for place in places]
        assert tops == sorted(set(tops))
    assert several > 0


class Fingers:
    """Fingers on the screen, as the browser's own tools move them."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    def touch(self, *at: tuple[float, float]) -> None:
        self._send("touchStart", at)

    def slide(self, *to: tuple[float, float]) -> None:
        self._send("touchMove", to)

    def lift(self) -> None:
        self._send("touchEnd", ())

    def _send(self, kind: str, points: tuple[tuple[float, float], ...]) -> None:
        told: list[dict[str, Any]] = [
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)
        ]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


def test_one_finger_moves_the_map_and_two_enlarge_it(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server, **PHONE), WAY_WITH_FLAGS, touch=True)
    fingers = Fingers(rita.page.context.new_cdp_session(rita.page))
    frame = box(rita.map)
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    left, top, width, height = part_in_sight(rita)
    before = rita.moment()

    # What is under the finger stays there, as far as the map reaches.
    fingers.touch((x, y))
    for step in range(1, 5):
        fingers.slide((x - 10 * step, y))
    fingers.lift()
    expect(rita.map).not_to_have_attribute("viewBox", f"{left} {top} {width} {height}")
    moved, still, same, _ = part_in_sight(rita)
    scale = (
        width / frame["width"]
        if width / height > frame["width"] / frame["height"]
        else (height / frame["height"])
    )
    assert abs(moved - left - 40 * scale) < 1
    assert (still, same) == (top, width)

    fingers.touch((x - 20, y), (x + 20, y))
    for step in range(1, 5):
        fingers.slide((x - 20 - 5 * step, y), (x + 20 + 5 * step, y))
    fingers.lift()
    expect(rita.map).not_to_have_attribute("viewBox", f"{moved} {still} {same} {height}")
    assert abs(part_in_sight(rita)[2] - width / 2) < 1
    expect(rita.slider).to_have_attribute("aria-valuetext", before)
