"""What took long to make is kept: the most recently used of it."""

import twinspan
from tests.core.recorded import with_setup
from tests.core.samples import other_data
from twinspan.core.lru import LRU
from twinspan.core.record import Recorder
from twinspan.games import game_of


def test_only_so_many_are_kept_and_the_least_recently_used_goes_first() -> None:
    cache: LRU[str, int] = LRU(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert [cache.get(key) for key in "abc"] == [1, None, 3]
    cache.put("a", 4)
    assert cache.get("a") == 4


def test_asking_whether_a_value_is_kept_is_no_use_of_it() -> None:
    cache: LRU[str, int] = LRU(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert "a" in cache
    cache.put("c", 3)
    assert "a" not in cache


def test_what_is_removed_is_kept_no_more() -> None:
    cache: LRU[str, int] = LRU(2)
    cache.put("a", 1)
    cache.remove("a")
    cache.remove("a")
    assert cache.get("a") is None


def test_a_game_with_data_of_ones_own_is_made_ready_once() -> None:
    record = Recorder(twinspan.game("london", components=other_data()).new(2, seed=1)).record
    found = game_of(record.setup)
    assert game_of(record.setup) is found
    told = {**other_data(), "rondel": {**other_data()["rondel"], "source": "inferred"}}
    renamed = with_setup(record, data=told)
    assert game_of(renamed.setup).data_hash == found.data_hash
    assert game_of(renamed.setup).data() == told
