"""Whoever wants what is not possible is told why, and led to the rule."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.moments import come_as, id_of
from tests.page.playing import Player, Visit
from tests.page.refusals import CASES, CLEO, TILE, Met, lay_refusals
from tests.page.table import Server


@pytest.fixture(scope="module")
def met(server: Server) -> dict[str, Met]:
    return lay_refusals(server)


@pytest.mark.parametrize("name", CASES)
def test_what_is_not_possible_tells_its_rule_and_opens_it(
    server: Server, visit: Visit, met: dict[str, Met], name: str
) -> None:
    case, rule, told = CASES[name], CASES[name].rule, f"{met[name].reason} {CASES[name].rule}"
    cleo = Player(visit(server, name="Cleo"))
    come_as(cleo.visitor, CLEO)
    cleo.sit_at(id_of(name))
    expect(cleo.prompt).to_contain_text(cleo.say(f"decision-{case.decision}"))
    piece = cleo.page.get_by_role("button", name=re.compile(f"^{re.escape(met[name].piece)}"))
    refusal = cleo.prompt.get_by_role("alert")

    # It calls itself disabled, and answers all the same.
    piece.hover(force=True)
    if case.piece != TILE:  # which tells what it is good for
        expect(refusal).to_have_text(told)
    piece.click(force=True)
    cleo.whose_turn.hover()
    expect(refusal).to_have_text(told)

    with cleo.page.expect_popup() as opened:
        refusal.get_by_role("link", name=rule, exact=True).click()
    rules = opened.value
    here = rules.get_by_role("listitem").filter(
        has=rules.get_by_role("link", name=rule, exact=True).first
    )
    expect(here.first).to_be_focused()
    expect(here.first).to_be_in_viewport()
