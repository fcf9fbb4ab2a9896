"""What each tile that may be left over would pay after a build, for the previews of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.kernel import array, plain, zeros
from lutetia.engine.layout import Box
from lutetia.engine.trace import silent
from lutetia.games.paris_paris import kernel_calls
from lutetia.games.paris_paris.material import TILE_IDS
from lutetia.games.paris_paris.state import LAYOUT, NONE


def previews(box: Box, codes: Sequence[int]) -> list[dict[str, Any]]:
    """Return for each build what each tile that may still be left over would then pay (docs/protocol.md)."""
    size = kernel_calls.PREVIEW
    out = zeros(size * len(codes))
    players = kernel_calls.previews(box, LAYOUT.copy(box), array(codes), out, zeros(4), silent())
    found, made = plain(out), []
    for start in range(0, len(found), size):
        tours = []
        for at in range(start + 1, start + size, 10):
            tile = found[at]
            if tile == NONE:
                break
            small = found[at + 1 : at + 1 + players]
            big = found[at + 6 : at + 6 + players] if found[at + 5] else None
            tours.append({"tile": TILE_IDS[tile], "small": small, "big": big})
        made.append({"tours": tours, "certain": found[start] == 1})
    return made
