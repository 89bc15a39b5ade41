"""What took long to make is kept, the latest of it."""

import twinspan
from tests.core.recorded import with_setup
from tests.core.samples import other_data
from twinspan.core.kept import Latest
from twinspan.core.record import Recorder
from twinspan.games import game_of


def test_only_so_many_are_kept_and_the_longest_unused_goes_first() -> None:
    latest: Latest[str, int] = Latest(2)
    latest.put("a", 1)
    latest.put("b", 2)
    assert latest.take("a") == 1
    latest.put("c", 3)
    assert [latest.take(key) for key in "abc"] == [1, None, 3]
    latest.put("a", 4)
    assert latest.take("a") == 4


def test_a_game_with_data_of_ones_own_is_made_ready_once() -> None:
    record = Recorder(twinspan.game("london", components=other_data()).new(2, seed=1)).record
    found = game_of(record.setup)
    assert game_of(record.setup) is found
    told = {**other_data(), "rondel": {**other_data()["rondel"], "source": "inferred"}}
    renamed = with_setup(record, data=told)
    assert game_of(renamed.setup).data_hash == found.data_hash
    assert game_of(renamed.setup).data() == told
