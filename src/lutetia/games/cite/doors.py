"""Doors from Python into single rules of La Cité de la Lumière."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import Ints, kernel
from lutetia.games.cite.rules.light import lamp_weight, score, spread
from lutetia.games.cite.state import LARGE


@kernel
def score_of(box: Any, seat: int, trace: Ints) -> int:
    """Return the points of ``seat``, noting every line."""
    return score(box[0], seat, trace)


@kernel
def area_of(box: Any, kind: int, seat: int, space: int, out: Ints) -> None:
    """Write 1 to ``out[s]`` for all spaces joined to ``space`` as `light.spread` joins them."""
    st = box[0]
    st.mark[space] = 1
    spread(st, kind, seat)
    for s in range(64):
        out[s] = st.mark[s]
        st.mark[s] = 0


@kernel
def shines(box: Any, space: int) -> int:
    """Return how often a streetlight at ``space`` counts, the large one once; 0 when there is none."""
    st = box[0]
    return 1 if st.cover[space] == LARGE else lamp_weight(st, space)
