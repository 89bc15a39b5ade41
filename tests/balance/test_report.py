"""The page of a report: whole, closed in itself, and with every figure."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from tests.balance.reports import COMMAND, report
from twinspan.balance.estimates import FEWEST_GAMES
from twinspan.balance.report import page
from twinspan.contest.units import Numbers
from twinspan.text.words import LANGUAGES, words

GAMES = ("london", "bridgetown")
VOID = {"meta"}


class Document(HTMLParser):
    """Reads a page and fails where an element is not closed, or closed elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []  # with the element that it stands in
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs)
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append((self.open[-1], data.strip()))

    def inside(self, tag: str) -> list[str]:
        return [text for element, text in self.texts if element == tag]

    def attributes(self, name: str) -> list[str]:
        return [value for _, attrs in self.tags if (value := attrs.get(name)) is not None]


def written(game_id: str, lang: str = "en") -> str:
    return page(report(game_id, lang), words(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_section_and_every_number_is_there(game_id: str, lang: str) -> None:
    made, numbers = report(game_id, lang), Numbers(words(lang))
    document = Document(page(made, words(lang)))
    assert document.tags[0] == ("html", {"lang": lang})
    assert document.inside("h1") == [made.name]
    cells = {*document.inside("td"), *document.inside("dd")}
    intervals = {*document.inside("small")}
    for section in made.sections:
        assert section.title in document.inside("h2")
        assert section.about in document.inside("p")
        assert {column.heading for column in section.columns} <= {*document.inside("th")}
        assert {chart.title for chart in section.charts} <= {*document.inside("figcaption")}
        for row in section.rows:
            assert row.name in document.inside("th")
            for column, figure in zip(section.columns, row.figures, strict=True):
                if figure is not None:
                    assert numbers.value(column.unit, figure.value) in cells
                    assert numbers.interval(column.unit, figure) in intervals
        for chart in section.charts:
            (told,) = [
                label
                for label in document.attributes("aria-label")
                if label.startswith(f"{chart.title}. {numbers.named(section.rows[0].name, '')}")
            ]
            for row in section.rows:
                for place in chart.columns:
                    unit = section.columns[place].unit
                    assert numbers.figure(unit, row.figures[place]) in told
    for key in made.key_figures:
        assert key.name in document.inside("dt")
        assert key.figure is not None
        assert numbers.value(key.unit, key.figure.value) in document.inside("dd")
    assert not [text for element, text in document.texts if element != "style" and "{" in text]


@pytest.mark.parametrize("game_id", GAMES)
def test_it_needs_nothing_but_itself(game_id: str) -> None:
    text = written(game_id)
    assert not re.search(r"https?:|//|url\(|@import|javascript", text)
    document = Document(text)
    tags = {tag for tag, _ in document.tags}
    assert not tags & {"script", "link", "img", "iframe", "object", "embed", "form", "base", "use"}
    names = {name for _, attrs in document.tags for name in attrs}
    assert not [
        name for name in names if name in ("src", "style", "srcset") or name.startswith("on")
    ]
    assert all(link.startswith("#") for link in document.attributes("href"))
    anchors = [link.removeprefix("#") for link in document.attributes("href")]
    assert anchors == document.attributes("id")
    assert len({*anchors}) == len(anchors)
    assert "default-src 'none'; style-src 'unsafe-inline'" in document.attributes("content")


def test_it_is_honest_and_says_how_it_was_made() -> None:
    document = Document(written("london"))
    said = " ".join(document.inside("p"))
    assert "40 games with 3 players, played by random against itself" in said
    assert "These are games of bots." in said
    assert "need not be its cause" in said
    assert "jackknife" in said
    many = re.search(r"This report has (\d+), so expect about (\d+) that do", said)
    assert many is not None
    intervals, missed = map(int, many.groups())
    assert intervals == report("london").intervals()
    assert missed == round(intervals / 20)


def test_settings_and_the_command_are_given_as_they_are() -> None:
    document = Document(written("london"))
    assert "".join(document.inside("pre")) == COMMAND
    assert "gate=L8.6 & <more>" in "".join(document.inside("dd"))


def test_too_few_games_are_explained_where_they_are_met() -> None:
    few = f"fewer than {FEWEST_GAMES} games"
    made = report("london")
    known = replace(
        made, sections=[s for s in made.sections if all(None not in row.figures for row in s.rows)]
    )
    assert few not in page(known, words("en"))
    unknown = replace(made.sections[0].rows[0], figures=(None, None))
    gap = replace(made.sections[0], rows=(unknown,))
    assert few in page(replace(made, sections=[gap]), words("en"))


def test_it_has_colours_for_day_and_night_and_paper() -> None:
    style = "".join(Document(written("london")).inside("style"))
    day, _, rest = style.partition("@media screen and (prefers-color-scheme: dark)")
    night = rest.partition("}")[0]
    assert re.findall("--[a-z-]+", day) == re.findall("--[a-z-]+", night)
    used = {*re.findall(r"var\(--([a-z-]+)\)", style)} - {"tone"}
    assert used == {name.removeprefix("--") for name in re.findall("--[a-z-]+", day)}
    assert "@media print" in style
    assert "@sans" not in style
    assert "@serif" not in style
    assert "@small" not in style
