"""Positions read: what contradicts itself is named by its field."""

from __future__ import annotations

from last_stone.state import DEAL, HEAP, LARGEST, LAYOUT, MOST, OVER, PHASES, SMALLEST, TURN, Fields
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.position_reader import Reader

FIELDS = (
    "game", "rules_version", "players", "options", "phase", "stones", "to_act", "winner", "took",
    "lucky",
)  # fmt: skip


def read_position(data: JsonMapping) -> Fields:
    """Return the record of plain JSON. Raises PositionError."""
    r = Reader(data, "last_stone", FIELDS)
    st = LAYOUT.zero_fields()
    st.players = r.whole("players", 2, 2, 4)
    phase = data.get("phase")
    st.phase = TURN if phase is None else r.word("phase", phase, PHASES)
    st.took = r.whole("took", 0, 0, MOST if st.phase in (TURN, OVER) else 0)
    least, most = {
        HEAP: (0, 0), DEAL: (SMALLEST, LARGEST), TURN: (1, LARGEST - st.took),
        OVER: (0, LARGEST - st.took),
    }[st.phase]  # fmt: skip
    st.stones = r.whole("stones", 0 if st.phase == OVER else most, least, most)
    st.cur = _seat(r, "to_act", st, st.phase == TURN)
    st.winner = _seat(r, "winner", st, st.phase == OVER and st.stones == 0)
    if st.winner >= 0 and st.took == 0:
        raise r.fail("took", "the last turn took at least one stone (LS2.1)")
    for seat, number in enumerate(_lucky(r, st)):
        st.lucky[seat] = number
    return st


def _seat(r: Reader, field: str, st: Fields, there_is_one: bool) -> int:
    if there_is_one:
        return r.whole(field, 0, 0, st.players - 1)
    if r.data.get(field) is not None:
        raise r.fail(field, "there is nobody in this phase")
    return -1


def _lucky(r: Reader, st: Fields) -> list[int]:
    drawn = st.phase in (TURN, OVER)
    given = r.items("lucky", r.data.get("lucky")) or [1 if drawn else 0] * st.players
    found = [r.number("lucky", number, 0, 3) for number in given]
    if len(found) != st.players:
        raise r.fail("lucky", "each seat has a number, 0 before it is drawn")
    if found != sorted(found, key=lambda number: number == 0):
        raise r.fail("lucky", "the seats draw in their order (LS1.3)")
    if (0 not in found) != drawn or (st.phase == HEAP and any(found)):
        raise r.fail("lucky", f"that many are not drawn in the phase {PHASES[st.phase]}")
    return found
