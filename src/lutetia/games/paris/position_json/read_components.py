"""Positions from plain JSON: tokens, francs, bonus tiles, end-game tiles, points."""

from __future__ import annotations

from lutetia.engine.position_reader import MANY, SOME
from lutetia.games.paris import kernel_calls
from lutetia.games.paris.material import (
    BASE_TOKEN,
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TILES,
    COLOURS,
    COPIED,
    COUNT,
    COUNT_TILES,
    COUNT_TYPES,
    DISTRICTS,
    EIGHT_POINTS,
    END_COUNT,
    ENDS,
    FRANCS_TILE,
    N_ENDS,
    N_RESOURCES,
    N_TOKENS,
    PAIRS,
    PRESTIGE,
    RESOURCES,
    SPACES,
    TOKENS,
    TYPES,
    ZONE,
)
from lutetia.games.paris.position_json.reader import Reader
from lutetia.games.paris.rules.tiles import FREE_TYPES, LEAST_TYPES
from lutetia.games.paris.scoring import SCORING_TILES, TILE_RULES
from lutetia.games.paris.state import (
    ABSENT,
    EIGHTS,
    ENDINGS,
    FRANCS,
    HONOURS,
    LAYOUT,
    NONE,
    OVER,
    PHASES,
    TOPS,
    TRACK,
    TURN,
    UNUSED,
    USED,
)
from lutetia.games.paris.state import DISTRICTS as DISTRICT_SOURCE
from lutetia.games.paris.state import TOKENS as DEALING

SOURCES = {"eights": EIGHTS, "honours": HONOURS, "endings": ENDINGS, "francs": FRANCS}
"""Where points come from, but for the districts."""


def read_tokens(r: Reader) -> None:
    """Read tokens, supply and francs: all six of each kind are somewhere (PA1.6)."""
    st = r.st
    for name, n in r.table("supply").items():
        st.supply[r.word("supply", name, RESOURCES)] = r.number(f"supply.{name}", n, 0, 6)
    for name, n in r.table("gone").items():
        st.gone[r.word("gone", name, PRESTIGE)] = r.number(f"gone.{name}", n, 0, 6)
    for seat, value in r.seats("held"):
        for name, n in r.table(f"held.{COLOURS[seat]}", value).items():
            st.tokens[seat * 6 + r.word(f"held.{COLOURS[seat]}", name, TOKENS)] = r.number(
                f"held.{COLOURS[seat]}.{name}", n, 0, 6
            )
    between = st.phase == TOPS and r.whole("round", 0, 0, MANY)  # a back comes up in a turn
    if st.phase < TURN and not between:
        for field, taken in (("supply", st.supply), ("gone", st.gone), ("held", st.tokens)):
            if any(taken):
                raise r.fail(
                    field, f"nobody has taken a token yet in the phase {PHASES[st.phase]} (PA5.1)"
                )
    for seat, value in r.seats("francs"):
        st.francs[seat] = r.number(f"francs.{COLOURS[seat]}", value, 0, MANY)
    given = r.data.get("tokens")
    dealing = st.random_setup and st.phase <= DEALING
    elsewhere = [
        sum(st.tokens[t::6]) + (st.supply[t] if t < N_RESOURCES else st.gone[t - N_RESOURCES])
        for t in range(N_TOKENS)
    ]
    if given is not None:
        st.token = [NONE] * 36
        for name, token in r.table("tokens").items():
            st.token[r.word("tokens", name, SPACES)] = r.word(f"tokens.{name}", token, TOKENS)
    elif not dealing:
        st.token = list(BASE_TOKEN)
        for t in range(N_TOKENS):  # those elsewhere were taken where keys stand, then anywhere
            order = sorted(
                (s for s in range(36) if st.token[s] == t),
                key=lambda s: not any(st.keys[s * 4 : s * 4 + 4]),
            )
            for space in order[: elsewhere[t]]:
                st.token[space] = NONE
    for t in range(N_TOKENS):
        n = list(st.token).count(t) + elsewhere[t]
        if n != COUNT[t] and (not dealing or n > COUNT[t]):
            raise r.fail("tokens", f"there are {COUNT[t]} tokens {TOKENS[t]}, not {n} (PA1.6)")


def read_bonus(r: Reader) -> None:
    """Read the track and who owns which bonus tile."""
    st = r.st
    track = r.data.get("track")
    if track is not None:
        tiles = r.items("track", track)
        if len(tiles) != BONUS_TILES:
            raise r.fail("track", "thirty spaces are needed")
        st.track = [NONE if n is None else r.number("track", n, 1, BONUS_TILES) - 1 for n in tiles]
    elif st.phase != TRACK:
        st.track = list(range(BONUS_TILES))
    lying = [tile for tile in st.track if tile != NONE]
    if len(set(lying)) != len(lying) or any(
        ZONE[tile] != ZONE[s] for s, tile in enumerate(st.track) if tile != NONE
    ):
        raise r.fail("track", "each number lies once, inside its zone (PA12.2)")
    if NONE in st.track and not (st.random_setup and st.round == 0 and st.phase <= TRACK):
        raise r.fail("track", "every space has its tile")
    for seat, value in r.seats("used"):
        for name, paid in r.table(f"used.{COLOURS[seat]}", value).items():
            tile = r.word(f"used.{COLOURS[seat]}", name, [str(n) for n in range(1, 31)])
            most = SOME if tile + 1 in SCORING_TILES else 0
            points = r.number(f"used.{COLOURS[seat]}.{name}", paid, 0, most)
            if not _pays(st.players, tile, points):
                raise r.fail(
                    f"used.{COLOURS[seat]}.{name}",
                    f"it cannot have paid {points} ({TILE_RULES[tile + 1]})",
                )
            if tile == FRANCS_TILE and st.phase != OVER:
                raise r.fail(
                    f"used.{COLOURS[seat]}.{name}", "it counts when the game is over (PA8.21)"
                )
            st.bonus[seat * 30 + tile] = USED + points
    for seat, value in r.seats("unused"):
        for n in r.items(f"unused.{COLOURS[seat]}", value):
            tile = r.number(f"unused.{COLOURS[seat]}", n, 1, BONUS_TILES) - 1
            if st.bonus[seat * 30 + tile] != ABSENT:
                raise r.fail(f"unused.{COLOURS[seat]}", f"nobody owns two tiles {n} (PA7.3)")
            st.bonus[seat * 30 + tile] = UNUSED
    for tile in range(BONUS_TILES):
        owners = sum(1 for seat in range(st.players) if st.bonus[seat * 30 + tile] != ABSENT)
        st.copies[tile] = (st.players - 1 if tile in COPIED else 1) - owners
        if st.copies[tile] < 0:
            raise r.fail("unused", f"there are not so many tiles {tile + 1} (PA1.7)")
    for seat, value in r.seats("meeple"):
        st.meeple[seat] = r.number(f"meeple.{COLOURS[seat]}", value, 0, BONUS_TILES)


def _pays(players: int, tile: int, points: int) -> bool:
    """Return whether ``tile`` can have paid so many points: for each thing that it counts as many
    as the others, or none."""
    kind = BONUS_KIND[tile]
    each = players if kind == PAIRS else players - 1 if kind == COUNT_TILES else BONUS_POINTS[tile]
    n = points // max(1, each)
    if kind == COUNT_TYPES and points and not LEAST_TYPES <= n + FREE_TYPES <= len(TYPES) + 1:
        return False
    return n * each == points


def read_ends(r: Reader) -> None:
    """Read which end-game tiles were taken and used."""
    st = r.st
    takes = [
        r.word("takes", colour, COLOURS[: st.players])
        for colour in r.items("takes", r.data.get("takes"))
    ]
    if len(takes) > N_ENDS:
        raise r.fail("takes", "there are twelve end-game tiles (PA1.8)")
    hands = {
        seat: [r.word(f"hand.{COLOURS[seat]}", e, ENDS) for e in r.items("hand", value)]
        for seat, value in r.seats("hand")
    }
    for seat in range(st.players):
        if len(hands.get(seat, [])) != takes.count(seat):
            raise r.fail(
                f"hand.{COLOURS[seat]}",
                f"{takes.count(seat)} end-game tiles were taken, not {len(hands.get(seat, []))}",
            )
    for i, seat in enumerate(takes):
        st.take_seat[i], st.take_kind[i] = seat, hands[seat].pop(0)
    st.n_takes = len(takes)
    if takes and any(st.left):
        raise r.fail(
            "takes", "end-game tiles are taken only when no building is left in the stacks (PA10.1)"
        )
    for kind, name in enumerate(ENDS):
        if list(st.take_kind).count(kind) > END_COUNT[kind]:
            raise r.fail("hand", f"there are not so many tiles {name} (PA1.8)")
    uses = r.items("uses", r.data.get("uses"))
    if len(uses) > st.n_takes:
        raise r.fail("uses", "more tiles were used than taken")
    for i, use in enumerate(uses):
        entry = r.table("uses", use)
        st.use_seat[i] = r.word("uses.colour", entry.get("colour"), COLOURS[: st.players])
        st.use_kind[i] = r.word("uses.end", entry.get("end"), ENDS)
        st.use_after[i] = r.number("uses.after", entry.get("after", st.n_takes), 0, st.n_takes)
        if i and st.use_after[i] < st.use_after[i - 1]:
            raise r.fail(
                "uses.after",
                f"uses come in the order of play, so {st.use_after[i]} cannot follow "
                f"{st.use_after[i - 1]}",
            )
    st.n_uses = len(uses)
    if not kernel_calls.uses_agree(LAYOUT.pack(st)):
        raise r.fail("uses", "a tile was used by somebody who had not taken it")


def read_points(r: Reader) -> None:
    """Read points by source."""
    st = r.st
    for seat, value in r.seats("points"):
        field = f"points.{COLOURS[seat]}"
        for name, n in r.table(field, value).items():
            if name == "districts":
                for district, paid in r.table(f"{field}.districts", n).items():
                    d = r.word(f"{field}.districts", district, DISTRICTS)
                    st.vp[(DISTRICT_SOURCE + d) * 4 + seat] = r.number(
                        f"{field}.districts.{district}", paid, 0, 1000
                    )
            else:
                r.word(field, name, SOURCES)
                st.vp[SOURCES[name] * 4 + seat] = r.number(f"{field}.{name}", n, 0, MANY)
        if st.vp[EIGHTS * 4 + seat] % EIGHT_POINTS:
            raise r.fail(f"{field}.eights", f"each arrival scores {EIGHT_POINTS} points (PA5.4)")
        if st.vp[FRANCS * 4 + seat] and (
            st.phase != OVER or st.bonus[seat * 30 + FRANCS_TILE] == ABSENT
        ):
            raise r.fail(f"{field}.francs", "they count by tile 27, when the game is over (PA11.1)")
        for d, district in enumerate(DISTRICTS):
            if st.vp[(DISTRICT_SOURCE + d) * 4 + seat] and (
                st.phase != OVER or st.prize[d] == NONE
            ):
                raise r.fail(
                    f"{field}.districts.{district}",
                    "it pays when the game is over, where a scoring tile lies (PA11.2)",
                )
