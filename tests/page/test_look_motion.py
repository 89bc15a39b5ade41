"""Themes change at once, nothing moves for those who want rest, and high contrast hides nothing."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.page.moments import BY_NAME, show
from tests.page.table import Server, Visitor

Visit = Callable[..., Visitor]

# Runs that last, in milliseconds; a loop lasts for ever.
MOVING: Final = """() => document.getAnimations().flatMap((one) => {
  const { endTime } = one.effect.getComputedTiming()
  return endTime > 1 ? [`${one.animationName ?? one.transitionProperty}: ${endTime}`] : []
})"""
PAPER: Final = "getComputedStyle(document.body).backgroundColor"


@pytest.mark.parametrize(
    "name",
    [
        "bid",
        "build",
        "replace",
        "bonus",
        "held",
        "guide",
        "bridgetown-reach",
        "bridgetown-step",
        "bridgetown-swap",
        "bridgetown-held",
    ],
)
def test_nothing_moves_for_those_who_want_rest(name: str, gallery: Server, visit: Visit) -> None:
    visitor = visit(gallery, guided=BY_NAME[name].guided)
    show(visitor, BY_NAME[name])
    assert visitor.page.evaluate(MOVING) == []


@pytest.mark.parametrize("name", ["build", "bridgetown-step"])
def test_a_step_through_the_game_does_not_move_either(
    gallery: Server, visit: Visit, name: str
) -> None:
    visitor = visit(gallery)
    show(visitor, BY_NAME[name])
    for _ in range(6):
        visitor.page.keyboard.press("ArrowLeft")
        visitor.page.locator(".game.past").wait_for()
        assert visitor.page.evaluate(MOVING) == []


def test_others_see_a_racer_move(gallery: Server, visit: Visit) -> None:
    visitor = visit(gallery)
    show(visitor, BY_NAME["bridgetown-step"])
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.evaluate(
        "document.addEventListener('transitionrun', ({ target, propertyName }) => {"
        "  if (propertyName === 'transform' && target.matches('.racer'))"
        "    document.body.dataset.moved = 'racer'"
        "})"
    )
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.locator(".game.past").wait_for()
    for _ in range(12):  # somebody has moved in so many moments
        visitor.page.keyboard.press("ArrowLeft")
    visitor.page.locator("body[data-moved=racer]").wait_for()


def test_others_see_targets_breathe(gallery: Server, visit: Visit) -> None:
    visitor = visit(gallery)
    show(visitor, BY_NAME["replace"])
    visitor.page.emulate_media(reduced_motion="no-preference")
    assert any("breathe" in one for one in visitor.page.evaluate(MOVING))


def test_the_theme_changes_without_a_reload(gallery: Server, visit: Visit) -> None:
    visitor = visit(gallery)
    show(visitor, BY_NAME["build"])
    page = visitor.page
    page.evaluate("window.stayed = true")
    day = page.evaluate(PAPER)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Night", exact=True).click()
    page.locator("html[data-theme=dark]").wait_for(state="attached")
    assert page.evaluate(PAPER) != day
    page.get_by_text("Day", exact=True).click()
    page.locator("html[data-theme=light]").wait_for(state="attached")
    assert page.evaluate(PAPER) == day
    assert page.evaluate("window.stayed") is True


@pytest.mark.parametrize("name", ["build", "bridgetown-plan", "bridgetown-step", "bridgetown-swap"])
def test_forced_colours_keep_the_targets_in_sight(gallery: Server, visit: Visit, name: str) -> None:
    visitor = visit(gallery)
    visitor.page.emulate_media(forced_colors="active")
    show(visitor, BY_NAME[name])
    strokes = visitor.page.locator(".game .target").evaluate_all(
        "targets => targets.map((one) => getComputedStyle(one).stroke)"
    )
    paper = visitor.page.evaluate(PAPER)
    assert strokes
    assert all(stroke not in ("none", paper) for stroke in strokes)
