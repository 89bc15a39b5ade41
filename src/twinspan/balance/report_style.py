"""How a report looks: by day and by night, on a desk, on a phone and on paper."""

from typing import Final

from twinspan.drawing.charts import SMALL
from twinspan.drawing.theme import DAY, NIGHT, SANS, SERIF

_USED: Final = (
    "paper", "land", "ink", "ink-soft", "line", "water-edge", "water-ink",
    "bridge", "bridge-soft", "start",
)  # fmt: skip

_RULES: Final = """
* { box-sizing: border-box; }
html { color-scheme: light dark; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 @sans; }
a { color: var(--water-ink); }
:focus-visible { outline: 3px solid var(--water-ink); outline-offset: 2px; border-radius: 2px; }
header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 44px; }
h1, h2 { font-family: @serif; font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 5vw, 3rem); margin: 0; letter-spacing: -0.01em; }
h2 { font-size: 1.5rem; margin: 0 0 6px; }
p { margin: 0 0 12px; max-width: 68ch; text-wrap: pretty; }
.subtitle { font-size: 1.12rem; color: var(--ink-soft); margin: 8px 0 18px; }
.banner { display: block; width: 100%; height: auto; margin: 22px 0 0; }
nav { margin-top: 18px; }
nav ol { display: flex; flex-wrap: wrap; gap: 2px 22px; list-style: none; margin: 0; padding: 0; }
nav a { display: inline-block; padding: 4px 0; }
.glance { display: grid; grid-template-columns: repeat(auto-fit, minmax(165px, 1fr)); gap: 0;
 margin: 30px 0 0; border-block: 1px solid var(--line); }
.glance div { padding: 16px 18px 14px 0; display: flex; flex-direction: column; }
.glance dt { color: var(--ink-soft); font-size: 0.88rem; line-height: 1.3; }
.glance dd { margin: auto 0 0; padding-top: 4px; font: 600 1.75rem/1.2 @serif; }
.glance small { display: block; font: 0.84rem/1.4 @sans; color: var(--ink-soft); }
.sections { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 56px 56px;
 margin: 48px 0; }
section { min-width: 0; scroll-margin-top: 16px; }
.wide { grid-column: 1 / -1; }
.about { color: var(--ink-soft); }
.charts { display: grid; gap: 30px 56px; }
.wide .charts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.chart { margin: 14px 0 0; min-width: 0; }
figcaption { font-weight: 600; margin-bottom: 4px; }
.legend { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 0 0 4px; font-size: 0.88rem; }
.key::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em;
 margin-right: 0.55em; background: var(--tone); border: 2px solid var(--tone); }
.plots { display: grid; grid-template-columns: fit-content(34%) minmax(0, 1fr) max-content; }
.row { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
.row > .name { padding: 4px 20px 4px 0; font-size: 0.9rem; line-height: 1.25; align-self: center;
 overflow-wrap: anywhere; }
.name::first-letter { text-transform: uppercase; }
.row > .name, .row > .told > span { display: block; }
.row > .told { padding-left: 20px; font-size: 0.84rem; line-height: 18px; white-space: nowrap;
 align-self: center; font-variant-numeric: tabular-nums; }
.plot { grid-column: 2; position: relative; min-height: 20px; }
.plot > svg { position: absolute; inset: 0; overflow: visible; }
.lane > .plot { min-height: 30px; }
.lanes > .plot { min-height: 46px; }
.plot text, .columns text { font: @small @sans; fill: var(--ink-soft);
 font-variant-numeric: tabular-nums; }
.plot .marked { fill: var(--ink); font-weight: 600; }
.grid { stroke: var(--line); stroke-width: 1; }
.mark { stroke: var(--ink); stroke-width: 1.4; stroke-dasharray: 4 3; }
.band { fill: var(--tone); fill-opacity: 0.3; }
.dot { fill: var(--tone); stroke: var(--tone); stroke-width: 1.5; rx: 50%; transform-box: fill-box;
 transform-origin: center; transform: translateX(-50%); }
.key::before { border-radius: 50%; vertical-align: -0.04em; }
.two .dot { rx: 0; transform: translateX(-50%) rotate(45deg) scale(0.85); }
.two.key::before { border-radius: 0; transform: rotate(45deg) scale(0.9); }
.above { --tone: var(--water-ink); }
.below { --tone: var(--bridge); }
.unsure, .one { --tone: var(--ink-soft); }
.two { --tone: var(--start); }
.unsure .dot { fill: var(--paper); }
.unsure.key::before { background: var(--paper); }
.unsure .band { fill-opacity: 0.2; }
.columns { display: block; overflow: visible; grid-column: 1 / -1; margin-left: 40px;
 width: calc(100% - 40px); }
.column rect { fill: var(--water-edge); }
.column line { stroke: var(--ink); stroke-width: 1.4; stroke-linecap: round; }
details { margin: 14px 0 0; }
summary { cursor: pointer; font-size: 0.88rem; color: var(--ink-soft); padding: 4px 0;
 width: fit-content; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.84rem; line-height: 1.35; margin: 6px 0;
 font-variant-numeric: tabular-nums; }
th, td { padding: 5px 0 5px 18px; text-align: right; vertical-align: top;
 border-bottom: 1px solid var(--line); }
th:first-child { padding-left: 0; text-align: left; min-width: 8rem; }
tbody th { font-weight: 400; }
thead th { font-weight: 600; vertical-align: bottom; max-width: 9rem; }
td small { display: block; font-size: inherit; color: var(--ink-soft); white-space: nowrap; }
.few { font-size: 0.84rem; color: var(--ink-soft); margin: 4px 0 0; }
.reading { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px 56px;
 margin: 34px 0 0; }
.reading h2 { font-size: 1.2rem; }
.reading ul { list-style: none; padding: 0; margin: 0; }
.kind { margin: 0 0 4px; color: var(--bridge); font-weight: 600; letter-spacing: 0.04em; }
.cable { fill: none; stroke: var(--bridge); stroke-width: 2.6; }
.hanger { fill: none; stroke: var(--bridge-soft); stroke-width: 1; }
.deck { stroke: var(--ink); stroke-width: 4; }
.tower { fill: var(--bridge); }
.wave { fill: none; stroke: var(--water-edge); stroke-width: 2; }
.settings { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 20px;
 margin: 0 0 16px; }
.settings dt { color: var(--ink-soft); }
.settings dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0 0 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px;
 background: var(--land); white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.86rem; }
.making { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 36px 56px;
 border-top: 1px solid var(--line); padding: 32px 0 56px; }
@media (max-width: 1000px) {
 .sections, .reading, .making, .wide .charts { grid-template-columns: minmax(0, 1fr); }
 .sections { gap: 44px; margin: 40px 0; }
}
@media (max-width: 560px) {
 header, main, footer { padding-inline: 18px; }
 header { padding-top: 28px; }
 .glance { grid-template-columns: repeat(2, minmax(0, 1fr)); }
 .glance dd { font-size: 1.45rem; }
 .plots { display: block; }
 .row { grid-template-columns: minmax(0, 1fr) max-content; padding: 0 12px; }
 .row > .name { align-self: end; margin-left: -12px; padding-top: 9px; }
 .row > .told { align-self: end; margin-right: -12px; padding: 9px 0 4px; }
 .row > .plot { grid-column: 1 / -1; grid-row: 2; }
 .settings { grid-template-columns: minmax(0, 1fr); gap: 0; }
 .settings dd { margin-bottom: 8px; }
}
@media print {
 :root { --paper: #fff; }
 body { font-size: 10.5pt; }
 header, main, footer { max-width: none; padding-inline: 0; }
 nav { display: none; }
 .sections, .reading, .making { display: block; }
 section { margin-bottom: 32px; }
 p, dl, tr, figure, .row { break-inside: avoid; }
 h2, figcaption, .about { break-after: avoid; }
 details::details-content { content-visibility: visible; height: auto; }
 svg, .key { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""


def style_sheet() -> str:
    """By day and by night on a screen; on paper always by day."""
    rules = _RULES.replace("@sans", SANS).replace("@serif", SERIF)
    rules = rules.replace("@small", f"{SMALL}px")  # as the room for the names was measured
    night = f"@media screen and (prefers-color-scheme: dark) {{ {_inks(NIGHT)} }}"
    return f"\n{_inks(DAY)}\n{night}{rules}"


def _inks(colours: dict[str, str]) -> str:
    return f":root {{ {' '.join(f'--{name}: {colours[name]};' for name in _USED)} }}"
