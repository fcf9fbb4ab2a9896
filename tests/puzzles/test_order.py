"""Which puzzle comes next for somebody whose attempts are known."""

from __future__ import annotations

from lutetia.puzzles.order import PAUSE, Tried, next_of

RATINGS = {"a": 1300.0, "b": 1500.0, "c": 1500.0, "d": 1700.0, "e": 1900.0, "f": 2100.0}


def after(tried: dict[str, Tried], puzzle: str, solved: bool) -> dict[str, Tried]:
    """Return what somebody has tried after one more attempt."""
    latest = max((one.latest for one in tried.values()), default=0) + 1
    return {**tried, puzzle: Tried(solved, latest)}


def chosen(tried: dict[str, Tried], near: float = 1500, last: str | None = None) -> str | None:
    return next_of(RATINGS, tried, near, "ana", last)


def test_the_new_one_that_is_nearest_comes_next() -> None:
    assert chosen({}, 1310) == "a"
    assert chosen({}, 1690) == "d"
    assert chosen({}, 9999) == "f"
    assert chosen({"d": Tried(True, 1)}, 1720) in ("b", "c", "e")


def test_people_have_their_own_order_among_those_equally_near() -> None:
    assert {next_of(RATINGS, {}, 1500, str(who)) for who in range(50)} == {"b", "c"}
    assert chosen({}) == chosen({})


def test_one_that_was_missed_returns_after_four_others() -> None:
    tried = after({}, "b", False)
    for n in range(PAUSE):
        name = chosen(tried)
        assert name is not None
        assert name not in tried, f"after {n} others"
        tried = after(tried, name, True)
    assert chosen(tried) == "b"
    assert chosen(after(tried, "b", False)) not in tried, "missed again, it waits again"
    assert chosen(after(tried, "b", True)) not in tried, "solved, it is done"


def test_what_was_solved_waits_until_all_are() -> None:
    tried: dict[str, Tried] = {}
    for name in "abcde":
        tried = after(tried, name, True)
    assert chosen(tried) == "f"
    missed = after(tried, "f", False)
    assert chosen(missed) == "f", "the only one that is not solved"
    assert chosen(missed, last="f") == "a", "none comes twice in a row"
    assert chosen(after(tried, "f", True)) == "a", "the one that was solved longest ago"


def test_two_that_are_left_take_turns() -> None:
    tried: dict[str, Tried] = {}
    for name in "abcd":
        tried = after(tried, name, True)
    tried = after(after(tried, "e", False), "f", False)
    assert chosen(tried, last="f") == "e"


def test_what_is_no_longer_there_is_not_offered() -> None:
    """A file that is made anew may lack a puzzle that somebody has tried."""
    tried = after(after({}, "gone", False), "b", True)
    for name in "acdef":
        tried = after(tried, name, True)
    assert chosen(tried) == "b"
    assert next_of({}, tried, 1500, "ana") is None
    assert next_of({"a": 1300.0}, tried, 1500, "ana", "a") is None
