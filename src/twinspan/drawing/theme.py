"""The colours and fonts that all drawings share, by day and by night."""

from typing import Final

Ink = tuple[str, str]  # by day and by night

INKS: Final[dict[str, Ink]] = {
    "paper": ("#fbf7ec", "#12181d"),
    "land": ("#f4eddd", "#212a30"),
    "ink": ("#2f2b26", "#efe7d5"),
    "ink-soft": ("#6a6153", "#b3ab99"),
    "line": ("#cdbf9f", "#3b464d"),
    "water-edge": ("#76a9b9", "#3f7a93"),
    "water-ink": ("#2f6477", "#9cd0e3"),
    "bridge": ("#9c3626", "#f0937c"),
    "bridge-soft": ("#c9826f", "#a5604f"),
    "start": ("#2b7347", "#5fc088"),
}
DAY: Final = {name: ink for name, (ink, _) in INKS.items()}
NIGHT: Final = {name: ink for name, (_, ink) in INKS.items()}

SANS: Final = (
    "'Avenir Next', 'Segoe UI', 'Helvetica Neue', Roboto, 'Noto Sans', Arial, 'Liberation Sans', "
    "sans-serif"
)
SERIF: Final = (
    "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', P052, 'Noto Serif', "
    "Georgia, serif"
)
