"""Actions as text, both ways.

``build louvre/red over grey``: take the red Louvre tile and build there; grey's house leaves. ``over`` names the house that leaves and
is written whenever one does. Read leniently: case and accents do not matter, the route may be left out when only
one tile of the stop is on offer, ``over`` when there is no choice. Chance: ``start grey``, ``marker grey red``, ``marker open red``,
``draw louvre/red``.
"""

from __future__ import annotations

import re

from lutetia.engine.errors import AmbiguousNotation, NotationError, Refusal
from lutetia.engine.typed import fold, unknown
from lutetia.games.paris_paris.material import COLOURS, NAMES, ON, ROUTES, STOPS, TILE_IDS, TILES
from lutetia.games.paris_paris.rules.codes import DEAL_MARKER, DEAL_OPEN, DEAL_START, DEAL_TILE
from lutetia.games.paris_paris.state import Position


def write(code: int, viewer: int | None = None, everything: bool = True) -> str:
    """Return the notation of ``code``; ``?`` for the route of another seat's card. Raises NotationError."""
    if 0 <= code < len(TILES) * 8 and code % 8 <= len(COLOURS):
        over = code % 8
        return f"build {TILE_IDS[code // 8]}" + (f" over {COLOURS[over - 1]}" if over else "")
    if DEAL_START <= code < DEAL_START + len(COLOURS):
        return f"start {COLOURS[code - DEAL_START]}"
    if DEAL_MARKER <= code < DEAL_MARKER + 5 * len(COLOURS):
        seat, route = divmod(code - DEAL_MARKER, 5)
        return f"marker {COLOURS[seat]} " + (ROUTES[route] if everything or viewer == seat else "?")
    if DEAL_OPEN <= code < DEAL_OPEN + len(ROUTES):
        return f"marker open {ROUTES[code - DEAL_OPEN]}"
    if DEAL_TILE <= code < DEAL_TILE + len(TILES):
        return f"draw {TILE_IDS[code - DEAL_TILE]}"
    raise unknown("paris_paris", str(code))


def is_code(code: int) -> bool:
    """Return whether ``code`` is the number of any action of this game."""
    try:
        write(code)
    except NotationError:
        return False
    return True


STOP_OF = {fold(word): s for words in (STOPS, NAMES) for s, word in enumerate(words)}
ROUTE_OF = {route: r for r, route in enumerate(ROUTES)}
SHAPE = re.compile(
    r"build\s+(?P<stop>[^/]+?)\s*(?:/\s*(?P<route>[a-z]+))?(?:\s+over\s+(?P<over>[a-z]+))?",
    re.IGNORECASE,
)


def read(st: Position, text: str) -> int:
    """Return the code that ``text`` means in ``st``. Raises NotationError, AmbiguousNotation."""
    words = text.split()
    if len(text) > 200 or not words:
        raise unknown("paris_paris", text)
    verb = words[0].casefold()
    if verb == "build":
        return _read_build(st, text)
    if verb == "start" and len(words) == 2 and words[1] in COLOURS:
        return DEAL_START + COLOURS.index(words[1])
    if verb == "marker" and len(words) == 3 and words[2] in ROUTE_OF:
        if words[1] == "open":
            return DEAL_OPEN + ROUTE_OF[words[2]]
        if words[1] in COLOURS:
            return DEAL_MARKER + COLOURS.index(words[1]) * 5 + ROUTE_OF[words[2]]
    if verb == "draw" and len(words) == 2 and words[1] in TILE_IDS:
        return DEAL_TILE + TILE_IDS.index(words[1])
    raise unknown("paris_paris", text)


def _read_build(st: Position, text: str) -> int:
    match = SHAPE.fullmatch(text.strip())
    stop = STOP_OF.get(fold(match["stop"])) if match else None
    if match is None or stop is None:
        raise unknown("paris_paris", text)
    route, over = match["route"], match["over"]
    if route is not None and (
        route.casefold() not in ROUTE_OF or ROUTE_OF[route.casefold()] not in ON[stop]
    ):
        raise unknown("paris_paris", text)
    if over is not None and over.casefold() not in COLOURS:
        raise unknown("paris_paris", text)
    tile = _tile(st, text, stop, None if route is None else ROUTE_OF[route.casefold()])
    if over is not None:
        return tile * 8 + 1 + COLOURS.index(over.casefold())
    owners = [seat for seat in range(st.players) if st.houses[stop * 4 + seat] > 0]
    n = sum(st.houses[stop * 4 + seat] for seat in range(st.players))
    if n >= len(ON[stop]) and len(owners) == 1:  # full, and no choice
        return tile * 8 + 1 + owners[0]
    return tile * 8


def _tile(st: Position, text: str, stop: int, route: int | None) -> int:
    if route is not None:
        return TILES.index((stop, route))
    offered = sorted({st.offer[i] for i in range(st.n_offer) if TILES[st.offer[i]][0] == stop})
    if len(offered) > 1:
        choices = ", ".join(f"build {TILE_IDS[tile]}" for tile in offered)
        raise AmbiguousNotation(
            Refusal(None, "paris_paris.refusal.ambiguous", {"text": text[:80], "choices": choices})
        )
    return offered[0] if offered else TILES.index((stop, ON[stop][0]))


def parts(code: int) -> dict[str, str | None]:
    """Return a build as named values."""
    if not 0 <= code < len(TILES) * 8:
        return {"text": write(code)}
    stop, route = TILES[code // 8]
    over = code % 8
    return {
        "tile": TILE_IDS[code // 8],
        "stop": STOPS[stop],
        "route": ROUTES[route],
        "over": COLOURS[over - 1] if over else None,
    }
