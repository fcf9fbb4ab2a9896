"""Single rules of Paris called from Python, for views, previews and checks, beside the
``entry_points`` that every game has."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.engine.template import instantiate
from lutetia.games.paris import rules
from lutetia.games.paris.material import BONUS_FRANCS, BONUS_TILES, PRIZES
from lutetia.games.paris.rules.codes import OK
from lutetia.games.paris.rules.end import final, points
from lutetia.games.paris.rules.placing import spot_refuse
from lutetia.games.paris.rules.queries import best, estate, place_pays, rank_in, worth
from lutetia.games.paris.rules.resample import uses_mean
from lutetia.games.paris.rules.tiles import tile_points
from lutetia.games.paris.state import Fields

entry_points = instantiate("lutetia.engine.entry_points", rules, "paris")


PAYS = 3
FACTS = PAYS + len(PRIZES)
"""Numbers of a seat in a district: sum, highest property, place, what each of six scoring tiles
would pay."""


@kernel
def adjudicate(buffer: Buffer, trace: Ints) -> None:
    """Carry out the final scoring on ``buffer[0]`` as it stands."""
    final(buffer[0], trace)


@kernel
def facts(st: Fields, district: int, out: Ints, at: int) -> None:
    """Write the `FACTS` of ``district`` to ``out`` from ``at`` on, each for four seats."""
    for seat in range(st.players):
        place = rank_in(st, district, seat)
        out[at + seat] = worth(st, district, seat)
        out[at + 4 + seat] = best(st, district, seat)
        out[at + 8 + seat] = place
        for prize in range(6):
            out[at + (PAYS + prize) * 4 + seat] = place_pays(st, district, prize, seat, place)


@kernel
def district_facts(buffer: Buffer, district: int, out: Ints) -> None:
    """Write the `facts` of ``district``."""
    facts(buffer[0], district, out, 0)


@kernel
def figures(buffer: Buffer, out: Ints) -> None:
    """Write what all views have alike: the points of four seats, the `facts` of every district."""
    st = buffer[0]
    for seat in range(st.players):
        out[seat] = points(st, seat)
    for district in range(6):
        facts(st, district, out, 4 + district * FACTS * 4)


@kernel
def tile_facts(buffer: Buffer, seat: int, out: Ints) -> None:
    """Write two numbers a bonus tile to ``out``:
    the points and the francs that using it would give ``seat`` now."""
    for tile in range(BONUS_TILES):
        out[tile * 2] = tile_points(buffer[0], seat, tile)
        out[tile * 2 + 1] = BONUS_FRANCS[tile]


@kernel
def estate_of(buffer: Buffer, seat: int) -> int:
    """Return the value of all properties of ``seat``."""
    return estate(buffer[0], seat)


@kernel
def uses_agree(buffer: Buffer) -> bool:
    """Return whether everybody had taken the end-game tiles that they used."""
    return uses_mean(buffer[0], -1) > 0


@kernel
def fits(buffer: Buffer, district: int, building: int) -> bool:
    """Return whether ``building`` may be placed in ``district``, by free placement."""
    return spot_refuse(buffer[0], district, building) == OK
