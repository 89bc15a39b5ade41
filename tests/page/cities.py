"""A city of somebody's own, as the file that is brought to the page.

Nobody is fast in Quayside, so that races are over soon.
"""

import re
import tomllib
from typing import Final

from playwright.sync_api import FilePayload

from tests.bridgetown.cities import FILES

NAME: Final = "Quayside"
_TWINFORD: Final = FILES.joinpath("twinford.toml").read_text("utf-8")
TEXT: Final = re.sub(r"speed = \d", "speed = 1", _TWINFORD.replace('"Twinford"', f'"{NAME}"'))
DATA: Final[dict[str, object]] = tomllib.loads(TEXT)
# Two streets lead to spaces that are not there.
FAULTY_TEXT: Final = TEXT.replace("- MKT - EQ6", "- MKT - EQ9").replace("ST1 - ST2", "ST9 - ST2")
FAULTS: Final = {"streets.list[5].along": "EQ9", "streets.list[13].along": "ST9"}


def file(text: str) -> FilePayload:
    return {"name": "quayside.toml", "mimeType": "application/toml", "buffer": text.encode()}
