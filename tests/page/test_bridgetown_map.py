"""The map of Bridgetown Races: what can be reached, and every way to get there."""

import re

from playwright.sync_api import expect

from tests.page.bridgetown_scenes import (
    ROUND_FOUR_IS_PLANNED,
    SEVERAL_WAYS,
    TWO_ON_A_SPACE,
    WAY_WITH_FLAGS,
)
from tests.page.playing import Listener, Visit
from tests.page.racing import Racer, Way, sit_down
from tests.page.table import Server


def shows(rita: Racer, ways: list[Way]) -> None:
    """All ends of these ways are marked, and those where a flag can be taken stand out."""
    expect(rita.ends).to_have_count(len({way.end for way in ways}))
    expect(rita.ends_with_flags).to_have_count(len({way.end for way in ways if way.flags}))


def moved(listener: Listener, seat: int) -> list[int]:
    """The spaces of the latest move of a seat."""
    event = next(
        one for one in reversed(listener.events()) if (one.kind, one.seat) == ("moved", seat)
    )
    spaces = event.facts["spaces"]
    assert isinstance(spaces, list)
    return [int(space) for space in spaces]


def has_gone(rita: Racer, listener: Listener, way: Way) -> None:
    """The whole way, and nobody objects."""
    told = rita.opening("bridgetown-moved-to", player="Rita", by=rita.by(), end="…")
    name = rita.city.spaces[way.end].name
    expect(rita.story.get_by_text(f"{told}{name}").last).to_be_visible()
    expect(rita.prompt.get_by_role("alert")).to_be_hidden()
    assert moved(listener, rita.seat) == way.path


def test_pointing_at_a_mode_shows_where_it_could_lead(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), ROUND_FOUR_IS_PLANNED)
    expect(rita.ends).to_have_count(0)
    for mode in ("taxi", "walk", "bus"):
        rita.sector(mode).hover()
        shows(rita, rita.ways(mode))
    rita.whose_turn.hover()
    expect(rita.ends).to_have_count(0)
    rita.sector("taxi").focus()  # as a keyboard does
    shows(rita, rita.ways("taxi"))


def test_an_end_is_reached_with_one_click(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    listener = Listener(visitor)
    rita = sit_down(server, visitor, WAY_WITH_FLAGS)
    (way,) = rita.ways_to("INT2")
    shows(rita, rita.ways())
    rita.space("INT2").hover()
    expect(rita.drawn_ways).to_have_count(1)
    expect(rita.prompt).to_contain_text(rita.space_name("INT2"))
    rita.space("INT2").click()
    has_gone(rita, listener, way)


def test_several_ways_to_an_end_are_offered(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    listener = Listener(visitor)
    rita = sit_down(server, visitor, SEVERAL_WAYS)
    ways = rita.ways_to("CO3")
    assert len(ways) == 4
    rita.space("CO3").hover()
    expect(rita.drawn_ways).to_have_count(4)
    rita.space("CO3").click()
    offered = rita.ways_list("bridgetown-ways-to", space=rita.space_name("CO3"))
    for way in ways:
        button = offered.get_by_role("button", name=rita.told(way), exact=True)
        button.hover()
        expect(rita.drawn_ways).to_have_count(1)

    # Whoever thinks again sees all ways.
    rita.button("game-other-choice").click()
    expect(offered).to_be_hidden()
    rita.space("CO3").click()
    last = ways[-1]
    offered.get_by_role("button", name=rita.told(last), exact=True).click()
    has_gone(rita, listener, last)


def test_a_way_is_traced_step_by_step(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    listener = Listener(visitor)
    rita = sit_down(server, visitor, WAY_WITH_FLAGS)
    (way,) = rita.ways_to("INT2")
    goes_on = rita.say("bridgetown-next", space=rita.space_name("BRW2"))
    expect(rita.space("BRW2")).to_have_accessible_name(goes_on)
    for space in ("BRW2", "BRW1", "INT2"):  # between these a street leads on by itself
        before = rita.moment()
        rita.space(space).click()
        rita.moved_on(before)
    has_gone(rita, listener, way)


def test_the_next_space_may_be_the_end_as_well(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), SEVERAL_WAYS)
    assert rita.ways_to("BA5")
    rita.space("BA5").click()
    before = rita.moment()
    rita.button("bridgetown-one-step").click()
    rita.moved_on(before)
    expect(rita.prompt).to_contain_text(rita.say("decision-step"))


def test_ways_that_take_a_flag_are_listed_with_it(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    listener = Listener(visitor)
    rita = sit_down(server, visitor, WAY_WITH_FLAGS)
    listed = rita.ways_list()
    rich = [way for way in rita.ways() if way.flags]
    assert len(rich) == 3
    expect(listed.get_by_role("button")).to_have_count(len(rich))
    for way in rich:
        expect(listed.get_by_role("button", name=rita.told(way), exact=True)).to_be_visible()

    # The others can be unfolded.
    others = len({way.end for way in rita.ways() if not way.flags})
    listed.get_by_text(rita.say("bridgetown-all-ends", count=others)).click()
    expect(listed.get_by_role("button")).to_have_count(len(rich) + others)
    listed.get_by_role("button", name=rita.told(rich[0]), exact=True).click()
    has_gone(rita, listener, rich[0])


def test_racers_on_one_space_can_be_told_apart(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), TWO_ON_A_SPACE)
    spots = [player.racer for player in rita.position.players]
    assert len(set(spots)) < len(spots)
    racers = rita.map.locator(".racer")
    expect(racers).to_have_count(len(spots))
    where = racers.evaluate_all(
        "racers => racers.map((one) => one.getBoundingClientRect().x.toFixed())"
    )
    assert len(set(where)) == len(spots)
    drawn = racers.evaluate_all("racers => racers.map((one) => one.innerHTML)")
    assert len({re.sub(r'transform="[^"]*"', "", one) for one in drawn}) == len(spots)


def test_without_its_map_the_table_asks_to_try_again(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    visitor.page.route("**/map?*", lambda route: route.fulfill(status=503, body="{}"))
    id = visitor.open_table(game="bridgetown")
    visitor.go(f"/table/{id}")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("The map could not be loaded.")
    visitor.page.unroute("**/map?*")
    alert.get_by_role("button", name="Try again").click()
    expect(visitor.page.get_by_role("group", name="The map of Portland")).to_be_visible()
    visitor.complaints = [one for one in visitor.complaints if "503" not in one]
