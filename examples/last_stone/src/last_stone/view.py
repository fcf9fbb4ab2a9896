"""What each viewer may know."""

from __future__ import annotations

from last_stone import META
from last_stone.board import text_board
from last_stone.position_json.write import write_position
from last_stone.scoring import scores
from last_stone.state import OVER, Fields
from lutetia.engine.json_types import JsonMapping, JsonObject
from lutetia.engine.layout import Buffer


def shared_view(st: Fields, buffer: Buffer) -> JsonObject:
    """Return what all see alike: all but the lucky numbers, and these at the end (LS1.3)."""
    position = write_position(st)
    lucky, points = position.pop("lucky"), scores(st).totals
    seats = [
        {
            "seat": seat, "colour": META.colours[seat], "points": points[seat],
            "lucky": lucky[seat] if st.phase == OVER or lucky[seat] == 0 else None,
        }
        for seat in range(st.players)
    ]  # fmt: skip
    acting = position["to_act"]
    return {**position, "viewer": None, "turn_of": acting, "seats": seats, "board": text_board(st)}


def own_view(st: Fields, buffer: Buffer, viewer: int | None, shared: JsonMapping) -> JsonObject:
    """Return what ``viewer`` sees otherwise: their own lucky number."""
    if viewer is None or st.phase == OVER or st.lucky[viewer] == 0:
        return {"viewer": viewer}
    seats = list(shared["seats"])
    seats[viewer] = {**seats[viewer], "lucky": st.lucky[viewer]}
    board = f"{shared['board']}\n\nyour lucky number: {st.lucky[viewer]}"
    return {"viewer": viewer, "seats": seats, "board": board}
