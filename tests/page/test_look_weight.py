"""What the page fetches, from where, and what its policy says to that."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser

from tests.page.table import Server, Visitor

Visit = Callable[..., Visitor]

MOST: Final = 200_000  # bytes of compressed scripts and styles up to the first decision


def test_the_first_decision_needs_little_and_nothing_from_elsewhere(
    server: Server, visit: Visit
) -> None:
    visitor = visit(server, guided=False)
    sizes: dict[str, int] = {}
    visitor.page.on(
        "requestfinished",
        lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}),
    )
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.page.locator(".choices button").first.wait_for()
    code = {url: size for url, size in sizes.items() if url.endswith((".js", ".css"))}
    assert len(code) > 5, "the scripts and styles were seen"
    assert 50_000 < sum(code.values()) <= MOST, code
    # Requests to other hosts are complaints of the visitor, which fail every test.


def test_what_is_fetched_once_is_kept(server: Server, chromium: Browser) -> None:
    context = chromium.new_context(base_url=server.url)
    page = context.new_page()
    page.goto("/")
    page.locator(".ways").wait_for()
    page.goto("/games")
    page.locator("main .button.primary").wait_for()
    fetched = page.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter((one) => one.transferSize > 0 && /index-|disclose/.test(one.name))"
        ".map((one) => one.name)"
    )
    context.close()
    assert fetched == []


def test_a_breach_of_the_policy_would_be_heard(server: Server, chromium: Browser) -> None:
    """Every test fails if the console complains: on no moment the policy is broken."""
    context = chromium.new_context()
    visitor = Visitor(context.new_page(), server)
    visitor.go("/")
    visitor.page.locator(".ways").wait_for()
    assert visitor.complaints == []
    with visitor.page.expect_console_message():
        visitor.page.evaluate("document.body.setAttribute('style', 'color: red')")
    context.close()
    assert any("Content Security Policy" in complaint for complaint in visitor.complaints)
