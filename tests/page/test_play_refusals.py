"""Whoever wants what is not possible is told why, and led to the rule."""

import pytest
from playwright.sync_api import expect

from tests.page import bridgetown_refusals, london_refusals
from tests.page.bridgetown_refusals import bridgetown_wishes
from tests.page.laying import Laid, id_of, lay
from tests.page.london_refusals import london_wishes
from tests.page.moments import come_as
from tests.page.playing import Player, Visit
from tests.page.refusals import Wish
from tests.page.table import Server

CLEO = "the-secret-of-cleo"  # whoever has it is asked something at all these tables


@pytest.fixture(scope="module")
def wishes(server: Server) -> dict[str, Wish]:
    found: dict[str, Wish] = {}

    def tables(cleo: int) -> list[Laid]:
        found.update({**london_wishes(cleo), **bridgetown_wishes(cleo)})
        return [wish.table for wish in found.values()]

    lay(server, tables, CLEO)
    return found


@pytest.mark.parametrize("name", [*london_refusals.CASES, *bridgetown_refusals.CASES])
def test_what_is_not_possible_tells_its_rule_and_opens_it(
    server: Server, visit: Visit, wishes: dict[str, Wish], name: str
) -> None:
    wish = wishes[name]
    told = f"{wish.reason} {wish.rule}"
    cleo = Player(visit(server, name="Cleo"))
    come_as(cleo.visitor, CLEO)
    cleo.sit_at(id_of(name))
    expect(cleo.prompt).to_contain_text(cleo.say(f"decision-{wish.decision}"))
    piece = wish.piece(cleo.visitor)
    refusal = cleo.prompt.get_by_role("alert")

    # It calls itself disabled, and answers all the same.
    piece.hover(force=True)
    if wish.told_at_once:
        expect(refusal).to_have_text(told)
    piece.click(force=True)
    cleo.whose_turn.hover()
    expect(refusal).to_have_text(told)

    with cleo.page.expect_popup() as opened:
        refusal.get_by_role("link", name=wish.rule, exact=True).click()
    rules = opened.value
    here = rules.get_by_role("listitem").filter(
        has=rules.get_by_role("link", name=wish.rule, exact=True).first
    )
    expect(here.first).to_be_focused()
    expect(here.first).to_be_in_viewport()
