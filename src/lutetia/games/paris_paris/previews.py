"""What each tile that may be left over would pay after a build, for the previews of the table."""

from __future__ import annotations

from collections.abc import Sequence

from lutetia.engine.kernel import array, to_list, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.trace import make_null_trace
from lutetia.games.paris_paris import kernel_calls
from lutetia.games.paris_paris.material import TILE_IDS
from lutetia.games.paris_paris.schema.actions import OfBuild, TourPreview
from lutetia.games.paris_paris.state import LAYOUT, NONE


def previews(buffer: Buffer, codes: Sequence[int]) -> list[OfBuild]:
    """Return for each build what each tile that may still be left over
    would then pay (docs/protocol.md)."""
    size = kernel_calls.PREVIEW
    out = zeros(size * len(codes))
    players = kernel_calls.previews(
        buffer, LAYOUT.copy(buffer), array(codes), out, zeros(4), make_null_trace()
    )
    found = to_list(out)
    made: list[OfBuild] = []
    for start in range(0, len(found), size):
        tours: list[TourPreview] = []
        for at in range(start + 1, start + size, 10):
            tile = found[at]
            if tile == NONE:
                break
            small = found[at + 1 : at + 1 + players]
            big = found[at + 6 : at + 6 + players] if found[at + 5] else None
            tours.append({"tile": TILE_IDS[tile], "small": small, "big": big})
        made.append({"tours": tours, "certain": found[start] == 1})
    return made
