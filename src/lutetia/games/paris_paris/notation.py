"""Actions as text, both ways.

``build louvre/red over grey``: take the red Louvre tile and build there; grey's house leaves. ``over`` names the house that leaves and
is written whenever one does. Beside what every game takes (`lutetia.engine.typed`): the route may be left out when only one tile of the
stop is on offer, ``over`` when there is no choice. Chance: ``start grey``, ``marker grey red``, ``marker open red``, ``draw louvre/red``.
"""

from __future__ import annotations

from lutetia.engine.errors import NotationError, Refusal
from lutetia.engine.typed import Grammar, ambiguous, fold, named, unknown
from lutetia.games.paris_paris.material import COLOURS, NAMES, ON, ROUTES, STOPS, TILE_IDS, TILES
from lutetia.games.paris_paris.rules.codes import DEAL_MARKER, DEAL_OPEN, DEAL_START, DEAL_TILE
from lutetia.games.paris_paris.state import Fields


def format_action(code: int, viewer: int | None = None, everything: bool = True) -> str:
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
        format_action(code)
    except NotationError:
        return False
    return True


def _words() -> dict[str, dict[str, str]]:
    return {
        "stop": {fold(name): stop for stop, name in zip(STOPS, NAMES, strict=True)}
        | named("paris_paris", "stop", STOPS),
        "route": named("paris_paris", "route", ROUTES),
        "colour": named("paris_paris", "colour", COLOURS),
    }


GRAMMAR = Grammar(
    _words,
    (
        "build [at] {stop} [{route}] [over {colour}]",
        "start {colour}",
        "marker open {route}",
        "marker {colour} {route}",
        "draw {stop} {route}",
    ),
)


def parse_action(st: Fields, text: str) -> int:
    """Return the code that ``text`` means in ``st``. Raises NotationError, AmbiguousNotation."""
    found = GRAMMAR.read(text)
    if found is None:
        raise unknown("paris_paris", text)
    verb, said = found[0].split()[0], found[1]
    stop = STOPS.index(said["stop"]) if "stop" in said else -1
    route = ROUTES.index(said["route"]) if "route" in said else None
    colour = COLOURS.index(said["colour"]) if "colour" in said else -1
    if stop >= 0 and route is not None and route not in ON[stop]:
        args = {"text": text[:80], "stop": said["stop"], "route": said["route"]}
        raise NotationError(Refusal("PP2.4", "paris_paris.refusal.not_on_route", args))
    if verb == "build":
        return _build(st, _tile(st, text, stop, route), stop, colour)
    if verb == "start":
        return DEAL_START + colour
    if route is None:  # every other shape names one
        raise unknown("paris_paris", text)
    if verb == "draw":
        return DEAL_TILE + TILES.index((stop, route))
    return DEAL_OPEN + route if colour < 0 else DEAL_MARKER + colour * 5 + route


def _build(st: Fields, tile: int, stop: int, over: int) -> int:
    if over >= 0:
        return tile * 8 + 1 + over
    owners = [seat for seat in range(st.players) if st.houses[stop * 4 + seat] > 0]
    n = sum(st.houses[stop * 4 + seat] for seat in range(st.players))
    if n >= len(ON[stop]) and len(owners) == 1:  # full, and no choice
        return tile * 8 + 1 + owners[0]
    return tile * 8


def _tile(st: Fields, text: str, stop: int, route: int | None) -> int:
    if route is not None:
        return TILES.index((stop, route))
    offered = sorted({st.offer[i] for i in range(st.n_offer) if TILES[st.offer[i]][0] == stop})
    if len(offered) > 1:
        raise ambiguous("paris_paris", text, (f"build {TILE_IDS[tile]}" for tile in offered))
    return offered[0] if offered else TILES.index((stop, ON[stop][0]))


def action_fields(code: int) -> dict[str, str | None]:
    """Return a build as named values."""
    if not 0 <= code < len(TILES) * 8:
        return {"text": format_action(code)}
    stop, route = TILES[code // 8]
    over = code % 8
    return {
        "tile": TILE_IDS[code // 8],
        "stop": STOPS[stop],
        "route": ROUTES[route],
        "over": COLOURS[over - 1] if over else None,
    }
