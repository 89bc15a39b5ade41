"""A balance report as one page of HTML that needs nothing but itself."""

from typing import Final
from xml.etree import ElementTree

from twinspan.balance.banner import draw_banner
from twinspan.balance.charts import draw_chart
from twinspan.balance.estimates import FEWEST_GAMES
from twinspan.balance.report_style import style_sheet
from twinspan.balance.sections import Report, Section
from twinspan.contest.figures import ERROR, Figure
from twinspan.contest.units import Numbers, Unit
from twinspan.drawing.svg import Node, add
from twinspan.text.words import Words

# The browser fetches nothing and runs no script.
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_KEYS: Final = {
    "above": "report-reading-above",
    "below": "report-reading-below",
    "unsure": "report-reading-unsure",
}


def page(report: Report, words: Words) -> str:
    """The report in this language."""
    return _Page(report, words).written()


class _Page:
    def __init__(self, report: Report, words: Words) -> None:
        self.report: Final = report
        self.words: Final = words
        self.say: Final = words.text
        self.numbers: Final = Numbers(words)

    def written(self) -> str:
        root = Node("html", {"lang": self.words.lang})
        self._head(root)
        body = add(root, "body")
        self._header(add(body, "header"))
        main = add(body, "main")
        self._key_figures(main)
        self._reading(main)
        sections = add(main, "div", class_="sections")
        for place, section in enumerate(self.report.sections):
            self._section(sections, place, section)
        self._footer(add(add(body, "footer"), "div", class_="making"))
        ElementTree.indent(root, " ")
        return "<!doctype html>\n" + ElementTree.tostring(root, "unicode", method="html") + "\n"

    def _head(self, root: Node) -> None:
        head = add(root, "head")
        add(head, "meta", charset="utf-8")
        add(head, "meta", http_equiv="Content-Security-Policy", content=_POLICY)
        add(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
        add(head, "title", self.report.title(self.words))
        add(head, "style", style_sheet())

    def _header(self, header: Node) -> None:
        add(header, "p", self.say("report-kind"), class_="kind")
        add(header, "h1", self.report.name)
        add(header, "p", self.report.subtitle(self.words), class_="subtitle")
        draw_banner(header)
        nav = add(header, "nav", aria_label=self.say("report-contents"))
        contents = add(nav, "ol")
        for place, section in enumerate(self.report.sections):
            add(add(contents, "li"), "a", section.title, href=f"#{_anchor(place)}")

    def _key_figures(self, main: Node) -> None:
        tiles = add(main, "dl", class_="glance")
        for key in self.report.key_figures:
            tile = add(tiles, "div")
            add(tile, "dt", key.name)
            self._cell(add(tile, "dd"), key.unit, key.figure)

    def _reading(self, main: Node) -> None:
        """How to read it, and how not to."""
        node = add(main, "div", class_="reading")
        warning = add(node, "section")
        add(warning, "h2", self.say("report-warning"))
        add(warning, "p", self.say("report-warning-bots", {"bot": self.report.bot}))
        add(warning, "p", self.say("report-warning-causes"))
        help_ = add(node, "section")
        add(help_, "h2", self.say("report-reading"))
        add(help_, "p", self.say("report-reading-dot"))
        keys = add(help_, "ul")
        for class_, message in _KEYS.items():
            add(keys, "li", self.say(message), class_=f"key {class_}")

    def _section(self, parent: Node, place: int, section: Section) -> None:
        class_ = "wide" if len(section.charts) > 1 else "narrow"
        node = add(parent, "section", id=_anchor(place), class_=class_)
        add(node, "h2", section.title)
        add(node, "p", section.about, class_="about")
        charts = add(node, "div", class_="charts")
        for chart in section.charts:
            draw_chart(charts, section, chart, self.numbers)
        details = add(node, "details")
        add(details, "summary", self.say("report-table"))
        self._table(details, section)

    def _table(self, parent: Node, section: Section) -> None:
        # Where it is wider than a phone it can be moved, by keyboard too.
        scroll = add(
            parent, "div", class_="scroll", role="region", tabindex="0", aria_label=section.title
        )
        table = add(scroll, "table")
        heading = add(add(table, "thead"), "tr")
        add(heading, "td")
        for column in section.columns:
            add(heading, "th", column.heading, scope="col")
        body = add(table, "tbody")
        for row in section.rows:
            line = add(body, "tr")
            add(line, "th", row.name, scope="row", class_="name")
            for column, figure in zip(section.columns, row.figures, strict=True):
                self._cell(add(line, "td"), column.unit, figure)
        if any(None in row.figures for row in section.rows):
            add(parent, "p", self.say("report-few", {"games": FEWEST_GAMES}), class_="few")

    def _cell(self, node: Node, unit: Unit, figure: Figure | None) -> None:
        """A value, and below it its interval."""
        if figure is None:
            node.text = self.say("report-unknown")
            return
        node.text = self.numbers.value(unit, figure.value)
        add(node, "small", self.numbers.interval(unit, figure))

    def _footer(self, footer: Node) -> None:
        """How it was made, and how to make it again."""
        report = self.report
        method = add(footer, "section")
        add(method, "h2", self.say("report-method"))
        missed = {"intervals": report.intervals(), "missed": round(ERROR * report.intervals())}
        for text in (
            self.say("report-method-games"),
            self.say("report-method-intervals"),
            self.say("report-method-slopes"),
            self.say("report-method-many", missed),
        ):
            add(method, "p", text)
        again = add(footer, "section")
        add(again, "h2", self.say("report-settings"))
        settings = add(again, "dl", class_="settings")
        for name, value in report.settings:
            add(settings, "dt", name)
            add(settings, "dd", value)
        add(again, "p", self.say("report-again"))
        add(again, "pre", report.command)
        add(again, "p", self.say("report-again-note"))


def _anchor(place: int) -> str:
    return f"section-{place + 1}"
