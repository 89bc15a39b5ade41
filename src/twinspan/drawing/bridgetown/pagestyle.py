"""`python -m twinspan.drawing.bridgetown.pagestyle` writes the style of a page's maps to stdout."""

import re
import sys

from twinspan.drawing.bridgetown.style import DAY, MAP, NIGHT, inside, properties, variable


def page_style() -> str:
    """The style of the maps on a page, which has themes and fonts of its own."""
    used = set(re.findall(r"\$([\w-]+)", MAP))
    themes = [
        (theme, {name: colour for name, colour in colours.items() if name in used})
        for theme, colours in (("light", DAY), ("dark", NIGHT))
    ]
    parts = [
        "/* The maps of cities. Written by `make docs` from twinspan.drawing.bridgetown.style. */"
    ]
    for theme, colours in themes:
        inks = properties(colours, "\n  ")
        parts.append(f":root[data-theme='{theme}'] .city {{\n  {inks}\n}}")
    for selector, rules in re.findall(r"^(.+?) {(.+)}$", inside(MAP), re.MULTILINE):
        lines = "".join(f"\n  {line.strip()};" for line in rules.rstrip("; ").split(";"))
        parts.append(f"{selector} {{{lines}\n}}")
    sheet = re.sub(r"\$([\w-]+)", lambda found: variable(found[1]), "\n\n".join(parts))
    fonts = {"@sans": "var(--font-text)", "@serif": "var(--font-display)"}
    return re.sub("@sans|@serif", lambda found: fonts[found[0]], sheet) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page_style())
