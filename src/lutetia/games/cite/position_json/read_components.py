"""Positions as plain JSON, read: reserves, the pieces on the board, and the markers."""

from __future__ import annotations

from lutetia.engine.json_types import JsonMapping
from lutetia.games.cite.cells import cover_at, members, set_of
from lutetia.games.cite.material import (
    BUILDINGS,
    CARD_OF,
    CARDS,
    COLOURS,
    LAID,
    MARKERS,
    N_SPACES,
    PIECES,
    WIDTH,
)
from lutetia.games.cite.names import QUARTERS, SIDES, space_name
from lutetia.games.cite.position_json.reader import Reader
from lutetia.games.cite.position_json.write import owner_of
from lutetia.games.cite.state import (
    ANNEX,
    GARDEN,
    HOTEL,
    LIGHT,
    NONE,
    OVER,
    PHASES,
    SPENT,
    STATUE,
    TOWER,
    USED,
)

OWNED = (*range(len(BUILDINGS)), GARDEN, HOTEL)
"""The pieces that are buildings."""


def read_reserve(r: Reader) -> None:
    """Read who has taken which buildings; all others lie in the pool until `read_pieces` finds them
    on the board."""
    st = r.st
    st.pooled = (1 << len(BUILDINGS)) - 1
    for colour, names in r.table("reserve").items():
        seat = r.word("reserve", colour, COLOURS)
        for name in r.items(f"reserve.{colour}", names):
            building = r.word(f"reserve.{colour}", name, BUILDINGS)
            if not st.pooled >> building & 1:
                raise r.fail(f"reserve.{colour}", f"{name} stands twice")
            st.pooled &= ~(1 << building)
            st.reserve[seat] |= 1 << building


def read_pieces(r: Reader) -> None:
    """Read the pieces on the board; the postcards behind them are known already."""
    st = r.st
    entries = r.items("pieces", r.get("pieces"))
    if entries and st.phase not in (LIGHT, OVER):
        raise r.fail("pieces", f"none stands on the board in the phase {PHASES[st.phase]} (LC3.2)")
    for entry in entries:
        piece = r.piece_of(entry)
        name = PIECES[piece]
        if st.at[piece] != 0:
            raise r.fail(f"pieces.{name}", "it stands twice")
        for cell in _cells(r, entry, piece):
            if st.covered >> cell & 1:
                raise r.fail(f"pieces.{name}", f"{space_name(cell)} is covered already")
            st.at[piece] |= set_of([cell])
            st.covered |= set_of([cell])
        if piece < len(BUILDINGS):
            seat = r.word(f"pieces.{name}.colour", entry.get("colour"), COLOURS)
            if not st.pooled >> piece & 1:
                raise r.fail(f"pieces.{name}", "it lies in a reserve as well")
            st.pooled &= ~(1 << piece)
            st.built[seat] |= 1 << piece
        elif piece in OWNED:
            user = owner_of(st, piece)
            assert user is not None  # `read_cards` has seen to it
            st.built[user] |= 1 << piece
        if piece == STATUE:
            st.facing = r.word("pieces.statue.facing", entry.get("facing"), SIDES)
    for entry in entries:
        if r.piece_of(entry) == ANNEX:
            _annex(r, entry)
    for piece, card in CARD_OF.items():
        if USED <= st.card[card] < SPENT and st.at[piece] == 0:
            raise r.fail(
                f"postcards.{CARDS[card]}",
                f"activated with its effect it has put the {PIECES[piece]} on the board",
            )
    pool = [r.word("pool", name, BUILDINGS) for name in r.items("pool", r.get("pool"))]
    if r.get("pool") is not None and sorted(pool) != list(members(st.pooled)):
        raise r.fail(
            "pool", "it holds exactly the buildings that are neither in a reserve nor on the board"
        )


def _cells(r: Reader, entry: JsonMapping, piece: int) -> list[int]:
    """Return the spaces of a piece: given as such, or as the corner of its outline and its
    turns."""
    field, given = f"pieces.{PIECES[piece]}", entry.get("cells")
    words = (
        given.replace(",", " ").split()
        if isinstance(given, str)
        else r.items(f"{field}.cells", given)
    )
    cells = [r.space(f"{field}.cells", word) for word in words]
    if entry.get("at") is not None:
        laid = _laid(piece)
        turns = r.number(f"{field}.turns", entry.get("turns", 0), 0, len(laid) - 1)
        corner = r.space(f"{field}.at", entry["at"])
        if any(corner % WIDTH + x >= WIDTH or corner // WIDTH + y >= WIDTH for x, y in laid[turns]):
            raise r.fail(f"{field}.at", "it would stick out over the edge")
        found = [corner + y * WIDTH + x for x, y in laid[turns]]
        if cells and sorted(cells) != sorted(found):
            raise r.fail(
                f"{field}.cells",
                f"laid at {entry['at']} it covers {', '.join(map(space_name, found))}",
            )
        return found
    left, top = min((c % 8 for c in cells), default=0), min((c // 8 for c in cells), default=0)
    shape = sorted((c // 8 - top, c % 8 - left) for c in cells)
    if not any(shape == sorted((y, x) for x, y in one) for one in _laid(piece)):
        raise r.fail(
            f"{field}.cells",
            f"{', '.join(map(space_name, cells)) or 'no space'}: that is not its shape",
        )
    return cells


def _laid(piece: int) -> list[tuple[tuple[int, int], ...]]:
    """Return the ways in which a piece can lie, each as its spaces from the corner of their
    outline."""
    if piece == TOWER:
        return [((0, 0), (1, 0), (0, 1), (1, 1))]
    return [cells for p, cells in LAID if p == piece] or [((0, 0),)]


def _buildings(r: Reader, seat: int) -> list[int]:
    """Return the buildings of ``seat`` on the board."""
    return list(members(r.st.built[seat])) if seat != NONE else []


def _annex(r: Reader, entry: JsonMapping) -> None:
    st = r.st
    space = next(members(st.at[ANNEX]))
    beside = {
        cover_at(st, space + step)
        for step, inside in (
            (-WIDTH, space >= WIDTH),
            (1, space % WIDTH < WIDTH - 1),
            (WIDTH, space < N_SPACES - WIDTH),
            (-1, space % WIDTH > 0),
        )
        if inside
    }
    owner = owner_of(st, ANNEX)
    touching = [
        piece for piece in _buildings(r, owner if owner is not None else NONE) if piece in beside
    ]
    if entry.get("of") is None:
        if len(touching) != 1:
            near = ", ".join(PIECES[piece] for piece in touching) or "none"
            raise r.fail(
                "pieces.annex.of",
                f"which building of its owner's does it enlarge? It touches {near}",
            )
        st.annexed = touching[0]
        return
    st.annexed = r.word("pieces.annex.of", entry["of"], PIECES)
    if st.annexed not in touching:
        raise r.fail(
            "pieces.annex.of",
            f"{PIECES[st.annexed]} is no building of its owner's beside it (LC4.7)",
        )


def read_markers(r: Reader) -> None:
    """Read the markers that lie on spaces, on buildings and beside the board."""
    st, given = r.st, r.table("markers")
    for name in given:
        if name not in MARKERS:
            raise r.fail("markers", f"{name!r} is none of {', '.join(MARKERS)}")
    for name, card in MARKERS.items():
        used = USED <= st.card[card] < SPENT
        if name == "skull" and used and name not in given:
            continue  # another piece took it away (LC5.11)
        if used != (name in given):
            raise r.fail(
                f"markers.{name}",
                f"it lies there exactly when {CARDS[card]} was activated with its effect",
            )
        if not used:
            continue
        field, value, user = f"markers.{name}", given[name], st.card[card] - USED
        if name == "skull":
            st.skull = r.space(field, value)
        elif name == "river":
            st.river = r.word(field, value, SIDES)
        elif name == "liberty":
            st.liberty = r.word(field, value, QUARTERS)
        else:
            building = r.word(field, value, PIECES)
            if building not in _buildings(r, user if name == "louvre" else 1 - user):
                whose, rule = ("own", "LC5.7") if name == "louvre" else ("rival's", "LC5.4")
                raise r.fail(
                    field, f"{value!r} is no building on the board of the {whose} ({rule})"
                )
            setattr(st, name, building)
