"""Everybody can read every moment: in each language, at each size, by day and by night."""

from collections.abc import Callable

import pytest

from tests.page.barriers import barriers
from tests.page.moments import BY_NAME, NAMES, show
from tests.page.reading import unreadable
from tests.page.table import Server, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("name", NAMES)
def test_every_text_fits_the_table_is_in_sight_and_nothing_shuts_anybody_out(
    name: str, gallery: Server, visit: Visit
) -> None:
    moment = BY_NAME[name]
    visitor = visit(gallery, theme="auto", guided=moment.guided)
    show(visitor, moment)
    assert [*unreadable(visitor.page, moment), *barriers(visitor.page)] == []
