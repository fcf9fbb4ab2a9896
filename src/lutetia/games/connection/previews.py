"""What legal actions bring, for the previews of the table."""

from __future__ import annotations

from collections.abc import Sequence

from lutetia.engine.kernel import array, to_list, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.trace import make_null_trace
from lutetia.games.connection import kernel_calls
from lutetia.games.connection.material import VALUE, H
from lutetia.games.connection.rules.actions import ACTIONS, BUILD, DONE, LAY
from lutetia.games.connection.schema.actions import Effect
from lutetia.games.connection.scoring import only_data, survey
from lutetia.games.connection.state import LAYOUT


def previews(buffer: Buffer, codes_asked: Sequence[int]) -> list[Effect]:
    """Return what legal actions bring, as far as everybody or their
    own seat knows (docs/protocol.md)."""
    made: list[Effect] = []
    if kernel_calls.begins(buffer):
        open_to = survey(buffer)
        for kind, values in map(ACTIONS.find, codes_asked):
            if kind is BUILD:
                made.append({"places": open_to[values["company"]]})
            else:
                made.append({})
        return made
    size = kernel_calls.PREVIEW
    out = zeros(size * len(codes_asked))
    limit = kernel_calls.previews(
        buffer, LAYOUT.copy(buffer), array(codes_asked), out, make_null_trace()
    )
    found = to_list(out)
    for i, code in enumerate(codes_asked):
        changed, value, shares, over = found[i * size + H : (i + 1) * size]
        kind, values = ACTIONS.find(code)
        if kind is LAY:
            points = int(VALUE[values["hex"]])
            only = only_data(found[i * size : i * size + H]) if changed else None
            made.append(
                {
                    "points": points,
                    "value": value,
                    "own": points * shares,
                    "ends": bool(over),
                    "only": only,
                }
            )
        elif kind is DONE:
            made.append({"ends": bool(over)})
        else:
            made.append({"shares": shares, "over": max(0, shares - limit), "ends": bool(over)})
    return made
