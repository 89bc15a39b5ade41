"""Special actions, exchanges, the immediate victory, and the lighter game."""

from playwright.sync_api import expect

from tests.page.bridgetown_scenes import (
    BEFORE_THE_EIGHTH_BRIDGE,
    EXCHANGE,
    FIRST,
    LIGHT_RACE,
    RIDE_WITH_DOUBLE,
    SWAP_AFTER_A_MOVE,
    SWAP_BEFORE_A_MOVE,
)
from tests.page.playing import Listener, Visit
from tests.page.racing import Racer, sit_down
from tests.page.table import Server
from twinspan.games.bridgetown.city import MODES


def swapped(rita: Racer, one: str, other: str) -> dict[str, str]:
    """What is said when the flags of these bridges change places: each gets the other's."""
    places = [bridge.id for bridge in rita.city.bridges]
    first, second = places.index(one), places.index(other)
    return {
        "bridge": rita.city.bridges[first].name,
        "flag": rita.flag_name(second),
        "other": rita.city.bridges[second].name,
        "other_flag": rita.flag_name(first),
    }


def test_who_uses_first_moves_before_everybody_else(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), FIRST)
    assert rita.position.queue[0] != rita.seat
    rita.sector("first").click()
    expect(rita.prompt).to_contain_text(rita.say("decision-ride"))
    expect(rita.story).to_contain_text(rita.say("event-goes-first", player="Rita"))


def test_who_keeps_first_waits_for_the_others(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    listener = Listener(visitor)
    rita = sit_down(server, visitor, FIRST)
    before = len(listener.events())
    rita.choose(rita.choice(rita.say("choice-done-first")))
    rita.confirm()
    rita.await_turn()
    movers = [event.seat for event in listener.events()[before:] if event.kind.startswith("rides")]
    assert movers == rita.position.queue[: rita.position.queue.index(rita.seat)]


def test_double_is_offered_beside_the_plain_ride(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), RIDE_WITH_DOUBLE)
    plain, double = rita.ways("moto"), rita.ways("moto", double=True)
    rita.sector("moto").click()
    ways = rita.page.get_by_role("list", name=rita.say("game-which-way"), exact=True)
    buttons = ways.get_by_role("button")
    expect(buttons).to_have_count(2)
    for button, found in zip(buttons.all(), (plain, double), strict=True):
        button.hover()
        expect(rita.ends).to_have_count(len({way.end for way in found}))
    buttons.last.click()
    told = rita.say("event-rides-double", player="Rita", by=rita.say("by-moto"), distance=8)
    expect(rita.story).to_contain_text(told)
    expect(rita.prompt).to_contain_text(rita.say("decision-step"))
    expect(rita.ends).to_have_count(len({way.end for way in double}))


def test_flags_change_places_by_two_clicks(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), SWAP_BEFORE_A_MOVE)
    told = swapped(rita, "MOR", "MAR")
    tip = rita.page.get_by_text(rita.say("bridgetown-swap-first"))
    expect(tip).to_be_visible()
    rita.flag("MOR").click()
    expect(
        rita.page.get_by_text(rita.say("bridgetown-swap-second", bridge=told["bridge"]))
    ).to_be_visible()
    rita.flag("MOR").click()  # not this one, after all
    expect(tip).to_be_visible()
    rita.flag("MOR").click()
    rita.flag("MAR").click()
    expect(rita.story).to_contain_text(rita.say("event-swapped", player="Rita", **told))
    # The move is still to come.
    expect(rita.prompt).to_contain_text(rita.say("decision-ride"))
    rita.press("game-undo")
    expect(tip).to_be_visible()


def test_flags_that_cannot_change_places_say_so(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), SWAP_BEFORE_A_MOVE)
    refusal = rita.prompt.get_by_role("alert")
    rita.flag("FRE").click()
    rita.flag("BUR").click(force=True)  # both are green
    expect(refusal).to_have_text(f"{rita.say('refusal-same-colour', flag=rita.flag_name(0))} B3.12")
    rita.flag("BRO").click(force=True)  # nothing is left there
    nothing = rita.say("refusal-no-flag-to-swap", bridge="Fremont Bridge", other="Broadway Bridge")
    expect(refusal).to_have_text(f"{nothing} B3.12")


def test_flags_change_places_from_the_list_after_a_move(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), SWAP_AFTER_A_MOVE)
    expect(rita.choice(rita.say("choice-done-swap"))).to_be_visible()
    told = swapped(rita, "FRE", "MOR")
    rita.choose(rita.choice(rita.say("choice-swap", **told)))
    expect(rita.prompt).to_contain_text(rita.say("event-swapped", player="Rita", **told))
    rita.confirm()
    expect(rita.story).to_contain_text(rita.say("event-swapped", player="Rita", **told))


def in_question(rita: Racer) -> dict[str, str]:
    """The flag that may be exchanged, in words: on which bridge, and which two."""
    move = rita.position.move
    assert move is not None
    bridge = rita.city.bridges[move.taking[0]]
    old = rita.position.players[rita.seat].card[move.taking[0]]
    return {
        "bridge": bridge.name,
        "flag": rita.flag_name(move.taking[0]),
        "old": rita.say(f"flag-{rita.city.colours[old]}"),
    }


def test_an_exchange_shows_both_flags(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), EXCHANGE)
    told = in_question(rita)
    flags = rita.page.get_by_role("region", name=rita.say("bridgetown-exchange"), exact=True)
    expect(flags).to_contain_text(rita.say("bridgetown-on-card", flag=told["old"]))
    expect(flags).to_contain_text(
        rita.say("bridgetown-on-bridge", bridge=told["bridge"], flag=told["flag"])
    )
    rita.choose(rita.choice(rita.say("choice-done-exchange", **told)))
    left = {name: told[name] for name in ("bridge", "flag")}
    expect(rita.prompt).to_contain_text(rita.say("event-flag-left", player="Rita", **left))
    expect(flags).to_be_hidden()


def test_a_flag_is_exchanged_by_a_click_on_it(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), EXCHANGE)
    told = in_question(rita)
    rita.flag("BRO").click()
    exchanged = rita.say("event-flag-exchanged", player="Rita", **told)
    expect(rita.prompt).to_contain_text(exchanged)
    rita.confirm()
    expect(rita.story).to_contain_text(exchanged)


def test_a_flag_of_all_eight_bridges_wins_at_once(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), BEFORE_THE_EIGHTH_BRIDGE)
    assert len(rita.position.queue) > 1, "others would still move"
    rita.choose(rita.choices.first)
    expect(rita.prompt).to_contain_text(rita.say("over-all-bridges"))
    rita.confirm()
    won = rita.say("winner-all-bridges", winner="Rita")
    expect(rita.page.get_by_role("heading", name=won, exact=True)).to_be_visible()
    line = rita.scores.get_by_role("row").filter(has_text=rita.say("line-all-bridges"))
    expect(line.get_by_role("link", name="B6.1", exact=True)).to_be_visible()
    expect(line.get_by_role("cell").first).to_have_text(rita.say("score-all-bridges"))
    assert rita.totals()[0] == rita.say("colours", amount=7)


def test_the_lighter_game_has_no_special_actions_and_a_free_streetcar(
    server: Server, visit: Visit
) -> None:
    rita = sit_down(server, visit(server), LIGHT_RACE)
    expect(rita.wheel.get_by_role("button")).to_have_count(MODES)
    expect(rita.choices).to_have_count(MODES - 1)  # one coordinator is placed
    free = rita.ways("streetcar")
    assert any(way.flags for way in free)
    rita.sector("streetcar").hover()
    expect(rita.ends).to_have_count(len({way.end for way in free}))
    expect(rita.ends_with_flags).to_have_count(len({way.end for way in free if way.flags}))
