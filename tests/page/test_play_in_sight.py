"""What is asked is in sight, what would follow is told, and help goes away when it is sent away."""

from playwright.sync_api import Locator, expect

from tests.page.moments import BY_NAME, show
from tests.page.playing import Player, Table, Visit, alone
from tests.page.table import Server

PHONE = {"width": 390, "height": 844, "touch": True}

# Scrolling takes a moment.
BELOW = """() => {
  const [hand, prompt] = ['hand', 'prompt'].map((part) =>
    document.querySelector(`[data-part=${part}]`).getBoundingClientRect())
  return hand.top >= prompt.bottom - 1
}"""


def on_a_phone(server: Server, visit: Visit, people: int, bots: int) -> Table:
    visitor = visit(server, **PHONE)
    id = visitor.open_table(people=people, bots=bots)
    player = Player(visitor, touch=True).sit_at(id)
    return Table(server, id, dict.fromkeys(("Ada", "Ben")[:people], player))


def stands_below(part: Locator, above: Locator) -> bool:
    """Whether all of a part can be seen under another one."""
    part_box, above_box = part.bounding_box(), above.bounding_box()
    window = part.page.viewport_size
    assert part_box is not None
    assert above_box is not None
    assert window is not None
    top = above_box["y"] + above_box["height"]
    bottom = part_box["y"] + part_box["height"]
    return part_box["y"] >= top - 1 and bottom <= window["height"]


def test_a_phone_shows_the_cards_when_a_card_is_asked_for(server: Server, visit: Visit) -> None:
    table = on_a_phone(server, visit, people=1, bots=2)
    ada = table.players["Ada"]
    hand = ada.page.get_by_role("group", name=ada.say("london-your-hand"))
    confirm = ada.button("game-confirm")
    for _ in range(2):
        expect(hand).to_be_visible()
        table.play(until=confirm.is_visible)
        ada.page.get_by_role("heading", name=ada.say("london-order")).scroll_into_view_if_needed()
        table.play(until=hand.is_visible)
        ada.page.wait_for_function(BELOW)
        assert stands_below(hand, ada.prompt)


def test_a_shared_phone_shows_the_bridge_of_whoever_has_it(server: Server, visit: Visit) -> None:
    table = on_a_phone(server, visit, people=2, bots=0)
    both = table.players["Ada"]
    bridges = {
        name: both.page.get_by_role("article", name=name, exact=True) for name in ("Ada", "Ben")
    }
    seen = set[str]()

    def both_were_seen() -> bool:
        for name, bridge in bridges.items():
            turn = both.say("game-turn-of", player=name)
            if both.whose_turn.inner_text() == turn and not both.cover.is_visible():
                expect(bridge).to_be_visible()
                for other in bridges.values():
                    if other is not bridge:
                        expect(other).to_be_hidden()
                seen.add(name)
        return len(seen) == 2

    table.play(until=both_were_seen)
    assert seen == {"Ada", "Ben"}


def test_who_confirms_a_turn_reads_what_it_was(server: Server, visit: Visit) -> None:
    table = alone(server, visit(server))
    ada = table.players["Ada"]
    table.play(until=ada.prompt.get_by_text(ada.say("decision-place")).is_visible)
    ada.choose(ada.choices.first)
    table.play(until=ada.button("game-confirm").is_visible)
    placed = ada.opening("event-placed-outer", player="Ada", type="…", amount="…")
    expect(ada.prompt).to_contain_text(placed)


def test_a_finger_learns_what_a_piece_is(server: Server, visit: Visit) -> None:
    table = on_a_phone(server, visit, people=1, bots=1)
    ada = table.players["Ada"]
    ada.page.locator("[data-part=chapel]").tap()
    expect(ada.prompt).to_contain_text(ada.say("london-about-chapel"))
    ada.page.locator("[data-part=rondel] .piece").first.tap(force=True)
    expect(ada.prompt).not_to_contain_text(ada.say("london-about-chapel"))
    expect(ada.prompt).to_contain_text(ada.say("london-type-about-1"))


def test_the_final_scoring_can_be_read_up_at_any_time(server: Server, visit: Visit) -> None:
    ada = alone(server, visit(server), bots=2).players["Ada"]
    ada.button("london-scorings").click()
    places = ada.page.get_by_text(ada.say("london-scoring-places", places="£5, £3, £1"))
    expect(places).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(places).to_be_hidden()


def test_the_guide_is_left_for_good(server: Server, visit: Visit) -> None:
    table = alone(server, visit(server, guided=False))
    ada = table.players["Ada"]
    guide = ada.page.get_by_role("complementary", name=ada.say("guide"))
    expect(guide).to_be_visible()
    ada.button("guide-leave").click()
    expect(guide).to_be_hidden()
    table.play(until=ada.button("game-confirm").is_visible)
    expect(guide).to_be_hidden()


def test_after_the_end_the_table_can_be_looked_at(gallery: Server, visit: Visit) -> None:
    visitor = visit(gallery)
    show(visitor, BY_NAME["end"])
    ada = Player(visitor)
    winner = ada.page.locator("#ending-title").inner_text()
    ada.button("ending-look").click()
    expect(ada.scores).to_be_hidden()
    expect(ada.prompt).to_contain_text(winner)
    ada.button("ending-show").click()
    expect(ada.scores).to_be_visible()
