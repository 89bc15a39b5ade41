"""Choosing the city of a race, and who may look on."""

import re

from playwright.sync_api import Locator, Route, expect

from tests.page.bridgetown_scenes import SEVERAL_WAYS
from tests.page.cities import NAME, TEXT, file
from tests.page.playing import Player, Visit, apart, sit_down_together
from tests.page.racing import sit_down
from tests.page.table import Server


def map_of(player: Player, city: str) -> Locator:
    """The map that is raced on."""
    name = player.say("bridgetown-board", city=city)
    return player.page.get_by_role("group", name=name, exact=True)


def test_a_city_is_chosen_on_the_first_screen(server: Server, visit: Visit) -> None:
    ada = Player(visit(server))
    ada.visitor.go("/")
    city = ada.card("bridgetown").get_by_role("combobox", name=ada.say("bridgetown-boards"))
    expect(city).to_have_value("portland")
    city.select_option("twinford")
    ada.way("bridgetown", "home-play-now").click()
    expect(map_of(ada, "Twinford")).to_be_visible()
    expect(ada.choices.first).to_be_visible()


def test_the_host_chooses_the_city_and_the_guest_sees_it(server: Server, visit: Visit) -> None:
    ada, ben = Player(visit(server)), Player(visit(server, name=""))
    ada.visitor.go("/")
    sit_down_together(ada, ben, "bridgetown")
    place = ada.say("bridgetown-boards")
    city = ada.page.get_by_role("combobox", name=place)
    expect(ben.page.get_by_role("combobox", name=place)).to_be_hidden()
    for choice, title in (("twinford", "Twinford"), ("portland", "Portland")):
        city.select_option(choice)
        for player in (ada, ben):
            picture = player.page.get_by_role("img", name=player.say("board-map", title=title))
            expect(picture).to_be_visible()

    # A city of one's own can be brought here, too.
    city.select_option(ada.say("bridgetown-boards-own"))
    dialog = ada.page.get_by_role("dialog", name=ada.say("bridgetown-boards-title"))
    dialog.locator("input[type=file]").set_input_files(file(TEXT))
    dialog.get_by_role("button", name=ada.say("board-take", title=NAME), exact=True).click()
    picture = ben.page.get_by_role("img", name=ben.say("board-map", title=NAME))
    expect(picture).to_be_visible()
    ada.button("lobby-shrink", count=2).click()
    ada.button("lobby-start").click()
    for player in (ada, ben):
        expect(map_of(player, NAME)).to_be_visible()


def test_a_game_can_start_before_the_map_has_come(server: Server, visit: Visit) -> None:
    """The lobby is left while it waits for its map; nothing complains when that comes."""
    ada, ben = Player(visit(server)), Player(visit(server, name=""))
    held: list[Route] = []
    ada.page.route("**/map?*", lambda route: held.append(route))
    ada.visitor.go("/")
    sit_down_together(ada, ben, "bridgetown")
    ada.button("lobby-shrink", count=2).click()
    ada.button("lobby-start").click()
    expect(ada.whose_turn).to_be_visible()
    for route in held:
        route.continue_()
    ada.page.unroute("**/map?*")
    expect(map_of(ada, "Portland")).to_be_visible()


def test_a_city_gives_its_own_names_to_everything(server: Server, visit: Visit) -> None:
    rita = sit_down(server, visit(server), SEVERAL_WAYS)
    lettering = rita.map.locator("text").all_text_contents()
    for bridge in rita.city.bridges:
        assert bridge.name in lettering
        expect(rita.page.get_by_role("img", name=re.compile(f"^{bridge.name}: "))).to_be_visible()
    for action in rita.position.legal(rita.seat):
        name = rita.space_name(str(action).removeprefix("to "))
        expect(rita.choice(rita.say("choice-step", space=name))).to_be_visible()


def test_who_looks_on_sees_everything_and_can_do_nothing(server: Server, visit: Visit) -> None:
    table, ada, ben = apart(server, visit, "bridgetown")
    watcher = Player(visit(server, name="Cleo")).sit_at(table.id)
    first = ada if ada.whose_turn.inner_text() == ada.say("game-your-turn") else ben
    name = "Ada" if first is ada else "Ben"
    expect(watcher.whose_turn).to_have_text(watcher.say("game-waiting-for", players=name))
    board = map_of(watcher, "Portland")
    wheel = watcher.page.get_by_role("group", name=watcher.say("bridgetown-wheel"))
    for part in (board, wheel):
        expect(part).to_be_visible()
        expect(part.get_by_role("button")).to_have_count(0)
    expect(watcher.choices).to_have_count(0)
    watcher.page.keyboard.press("1")

    first.choose(first.choices.first)
    on_foot = watcher.say("event-planned", player=name, by=watcher.say("by-walk"))
    expect(watcher.story).to_contain_text(on_foot)
    expect(watcher.whose_turn).to_have_text(watcher.say("game-waiting-for", players=name))
    first.confirm()
    other = "Ben" if first is ada else "Ada"
    expect(watcher.whose_turn).to_have_text(watcher.say("game-waiting-for", players=other))
