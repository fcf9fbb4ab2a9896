"""What a preview tells of an action is what its seat then sees, in random games."""

from __future__ import annotations

from typing import Any

from lutetia.engine.game import State
from lutetia.games.paris.material import TOKENS
from tests.games.paris.helpers import GAME, position
from tests.games.paris.test_random_play import each_table, walk


def purse(view: dict[str, Any], seat: int) -> dict[str, int]:
    """Return what ``seat`` has in its own view, tokens that tiles stand for among the others."""
    own, standing = view["seats"][seat], view["turn"]["standing"]
    out = {"francs": own["francs"], "keys": own["behind"], "points": own["points"]}
    return out | {token: own["held"].get(token, 0) + standing.get(token, 0) for token in TOKENS}


def comes_true(state: State, code: int, told: dict[str, Any]) -> None:
    """Fail unless the position after ``code`` is what was ``told`` of it."""
    seat = state.to_act
    after = state.play(code)
    if "change" not in told:
        assert told == ({"final": True} if told.get("final") or after.is_over else {})
        return
    before, view = purse(state.view(seat), seat), after.view(seat)
    now = purse(view, seat)
    assert told["change"] == {what: now[what] - n for what, n in before.items() if now[what] != n}
    if "district" in told:
        stands = next(one for one in view["districts"] if one["id"] == told["district"])
        for name in ("sums", "highest", "ranks", "pays"):
            assert told[name] == stands[name], name
    if "four" in told:
        turn = view["turn"]
        assert told["advance"] == turn["advance"]
        assert told["sections"] == sum(turn["sections"].values())
        assert told["four"] == turn["score"]


@each_table
def test_what_a_preview_tells_comes_true(players, options):
    kinds = set()
    for state in list(walk(players, options, 5))[::4]:
        if state.to_act is not None and state.to_act >= 0:
            codes = state.legal_codes()
            for code, told in zip(codes, state.previews(codes), strict=True):
                comes_true(state, code, told)
                kinds.add(GAME.action_fields(code)["act"] if "change" in told else tuple(told))
    assert {"move", "bank", "arc", "buy", "sell", ("final",)} <= kinds


def test_one_preview_after_another_starts_from_the_same_position():
    """Many actions in one call are each tried on the position as it is, in whatever order."""
    state = position(3, francs={"red": 20}, held={"red": dict.fromkeys(TOKENS[:3], 2)})
    codes = state.legal_codes()
    alone = [state.preview(code) for code in codes]
    assert len(codes) > 5
    assert state.previews(codes) == alone
    assert state.previews(codes[::-1]) == alone[::-1]
    assert state.previews([]) == []
