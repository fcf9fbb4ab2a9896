"""Positions from plain JSON, the reading side (docs/positions.md):
every contradiction names its field."""

from __future__ import annotations

from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import array, zeros
from lutetia.engine.position_reader import MANY
from lutetia.engine.trace import make_null_trace
from lutetia.games.paris import kernel_calls
from lutetia.games.paris.material import (
    BONUS_KIND,
    BONUS_LOW,
    BONUS_TILES,
    BONUS_TOKEN,
    BOXED,
    BUILDINGS,
    COLOURS,
    DISTRICTS,
    FIRST_LANDMARK,
    FRANCS_TILE,
    KEYS,
    LANDMARKS,
    N_DISTRICTS,
    N_ENDS,
    N_RESOURCES,
    N_SLOTS,
    N_STACKS,
    ONE_OF,
    PRESTIGE,
    PRIZES,
    RESERVE,
    SPACES,
    TOKEN,
    TOKENS,
    TRACK_FRANCS,
    TWO_OF,
    TYPE,
    place_of,
    spot,
)
from lutetia.games.paris.position_json.read_components import (
    read_bonus,
    read_ends,
    read_points,
    read_tokens,
)
from lutetia.games.paris.position_json.reader import Reader
from lutetia.games.paris.state import (
    ABSENT,
    ACT,
    DONE,
    DRAW,
    ENDING,
    FRANCS,
    GOING_ON,
    LAST_ROUND,
    LAYOUT,
    NONE,
    OVER,
    PHASES,
    PLACE,
    STEPS,
    TAKE,
    TOPS,
    TURN,
    TURNED,
    UNUSED,
    USED,
    Fields,
)
from lutetia.games.paris.state import DISTRICTS as DISTRICT_SOURCE

FIELDS = frozenset(
    (
        "game",
        "rules_version",
        "players",
        "options",
        "phase",
        "step",
        "to_act",
        "turn_of",
        "start",
        "round",
        "ending",
        "stacks",
        "stack",
    )
    + (
        "drawn",
        "seen",
        "buildings",
        "tokens",
        "landmarks",
        "prizes",
        "keys",
        "reserve",
        "supply",
        "gone",
        "track",
        "meeple",
        "used",
    )
    + ("turn", "points", "takes", "uses", "francs", "behind", "held", "unused", "hand")
)
PLACES = {spot(d, slot): (d, slot) for d in range(N_DISTRICTS) for slot in range(N_SLOTS)}


def read_position(data: JsonMapping) -> Fields:
    """Return the record of plain JSON; only ``players`` is needed.
    Raises PositionError naming the field."""
    st = LAYOUT.zero_fields()
    r = Reader(data, FIELDS, st)
    players = r.number("players", data.get("players"), 2, 4)
    chosen = r.table("options")
    names = ("random_setup", "free_placement", "ledger")
    for name in chosen:
        r.word("options", name, names)
    buffer = LAYOUT.allocate(1)
    kernel_calls.entry_points.setup(
        buffer, players, array([r.flag(f"options.{name}", chosen.get(name)) for name in names])
    )
    vars(st).update(vars(LAYOUT.unpack(buffer)))
    st.phase = r.word("phase", r.get("phase", "turn"), PHASES)
    _keys(r)
    _board(r)
    read_tokens(r)
    read_bonus(r)
    read_ends(r)
    read_points(r)
    _turn(r)
    if st.phase not in (TURN, OVER) and not kernel_calls.entry_points.legal(
        LAYOUT.pack(st), zeros(36)
    ):
        raise r.fail("phase", f"nothing is left to be drawn in the phase {PHASES[st.phase]}")
    return _ended(r) if st.phase == OVER else st


def _keys(r: Reader) -> None:
    st = r.st
    for name, district in r.table("landmarks").items():
        st.landmark[r.word("landmarks", name, LANDMARKS)] = r.word(
            f"landmarks.{name}", district, DISTRICTS
        )
    for seat, value in r.seats("keys"):
        own = r.table(f"keys.{COLOURS[seat]}", value)
        for part in own:
            r.word(f"keys.{COLOURS[seat]}", part, ("arc", "banks", "at"))
        st.arc[seat] = r.flag(f"keys.{COLOURS[seat]}.arc", own.get("arc"))
        for name in r.items(f"keys.{COLOURS[seat]}.banks", own.get("banks")):
            bank = r.word(f"keys.{COLOURS[seat]}.banks", name, DISTRICTS) * 4 + seat
            if st.bank[bank]:
                raise r.fail(f"keys.{COLOURS[seat]}.banks", f"{name} stands twice (PA3.2)")
            st.bank[bank] = 1
        for name, n in r.table(f"keys.{COLOURS[seat]}.at", own.get("at")).items():
            r.word(f"keys.{COLOURS[seat]}.at", name, PLACES)
            district, slot = PLACES[name]
            if slot >= FIRST_LANDMARK:
                landmark = slot - FIRST_LANDMARK
                there = st.landmark[landmark]
                if there not in (NONE, district):
                    raise r.fail(
                        f"keys.{COLOURS[seat]}.at",
                        f"{LANDMARKS[landmark]} stands in {DISTRICTS[there]}",
                    )
                st.landmark[landmark] = district
            st.keys[place_of(district, slot) * 4 + seat] = r.number(
                f"keys.{COLOURS[seat]}.at.{name}", n, 1, 2
            )
    for seat, value in r.seats("reserve"):
        st.reserve[seat] = r.number(f"reserve.{COLOURS[seat]}", value, 0, RESERVE)
    given = dict(r.seats("behind"))
    for seat in range(st.players):
        placed = st.arc[seat] + sum(st.bank[seat::4]) + sum(st.keys[seat::4])
        due = KEYS[st.players - 2] + RESERVE - st.reserve[seat] - placed
        if due < 0:
            raise r.fail(
                "keys",
                f"{COLOURS[seat]} has {placed} keys on the board, more than there are (PA1.11)",
            )
        st.hand[seat] = int(due)
        if (
            given.get(seat) is not None
            and r.number(f"behind.{COLOURS[seat]}", given[seat], 0, 99) != due
        ):
            raise r.fail(
                f"behind.{COLOURS[seat]}",
                f"{due} keys are left behind the screen, not {given[seat]!r} (PA1.11)",
            )


def _board(r: Reader) -> None:
    st = r.st
    given = r.data.get("buildings")
    if given is None:  # what keys stand on must lie there
        for space in range(36):
            if any(st.keys[space * 4 : space * 4 + 4]):
                st.building[space] = space
        if r.data.get("takes"):  # then the stacks are empty (PA10.1)
            _all_out(st)
    for name, building in r.table("buildings").items():
        space = r.word("buildings", name, SPACES)
        st.building[space] = b = r.word(f"buildings.{name}", building, BUILDINGS)
        if b % 6 != space % 6 or (not st.free and b != space):
            raise r.fail(f"buildings.{name}", f"{building} does not belong there (PA2.4)")
    for space in range(36):
        if any(st.keys[space * 4 : space * 4 + 4]) and st.building[space] == NONE:
            raise r.fail(
                "buildings", f"a key stands at {SPACES[space]}, where no building lies (PA4.4)"
            )
    lying = [b for b in st.building if b != NONE]
    if len(set(lying)) != len(lying):
        raise r.fail("buildings", "a building stands twice")
    for district in range(N_DISTRICTS):
        kinds = [TYPE[b] for b in st.building[district * 6 : district * 6 + 6] if b != NONE]
        if len(set(kinds)) != len(kinds):
            raise r.fail(
                "buildings", f"{DISTRICTS[district]} has two buildings of one type (PA12.5)"
            )
    for b in lying:
        st.seen[b] = 1
    for name in r.items("seen", r.data.get("seen")):
        st.seen[r.word("seen", name, BUILDINGS)] = 1
    if r.data.get("drawn") is not None:
        st.drawn = r.word("drawn", r.data["drawn"], BUILDINGS)
        if st.drawn in lying or not st.free:
            raise r.fail(
                "drawn", "it waits to be placed in free placement only, and lies nowhere yet"
            )
        st.seen[st.drawn] = 1
    _stacks(r)
    for name, prize in r.table("prizes").items():
        st.prize[r.word("prizes", name, DISTRICTS)] = r.word(f"prizes.{name}", prize, PRIZES)
    placed = [p for p in st.prize if p != NONE]
    if len(set(placed)) != len(placed):
        raise r.fail("prizes", "a scoring tile stands twice")


def _all_out(st: Fields) -> None:
    """Lay buildings until the stacks are empty; where no key stands those of low value first."""
    free = [space for space in range(36) if st.building[space] == NONE]
    most = 36 if st.free else 36 - BOXED
    for space in sorted(free, key=lambda space: space % 6)[: most - (36 - len(free))]:
        st.building[space] = space


def _stacks(r: Reader) -> None:
    st = r.st
    want = (36 if st.free else 36 - BOXED) - sum(st.seen)
    if want < 0:
        raise r.fail("buildings", f"only {36 - BOXED} buildings come into play (PA1.4)")
    stacks = r.items("stacks", r.data.get("stacks"))
    if not stacks:
        st.left = [(want + N_STACKS - 1 - i) // N_STACKS for i in range(N_STACKS)]
    elif len(stacks) != N_STACKS:
        raise r.fail("stacks", "there are three")
    for i, stack in enumerate(stacks):
        entry = r.table("stacks", stack)
        st.left[i] = r.number("stacks.left", entry.get("left"), 0, 12)
        if entry.get("back") is not None:
            st.top[i] = r.word("stacks.back", entry["back"], DISTRICTS)
            if not st.left[i]:
                raise r.fail("stacks", "an empty stack shows no back")
    if sum(st.left) != want:
        raise r.fail("stacks", f"{want} buildings are still in the stacks, not {sum(st.left)}")
    hidden = [
        6 - sum(st.seen[d * 6 : d * 6 + 6]) - list(st.top).count(d) for d in range(N_DISTRICTS)
    ]
    if min(hidden) < 0:
        raise r.fail(
            "stacks", f"no building of {DISTRICTS[hidden.index(min(hidden))]} is left for that back"
        )
    if st.phase in (TURN, TURNED, OVER):
        due = [i for i in range(N_STACKS) if st.left[i] and st.top[i] == NONE]
        for i in due:
            st.top[i] = max(range(6), key=lambda d: hidden[d])
            hidden[st.top[i]] -= 1


def _due(st: Fields) -> bool:
    """Return whether the step can be due: there is something to draw,
    to place or to take (PA2.5, PA12.6, PA10.1)."""
    if (st.step == PLACE) != (st.drawn != NONE):
        return False
    if st.phase == TOPS and st.round:  # the building drawn lies, or waits to be placed
        return st.step in (PLACE, ACT)
    if st.phase == OVER:
        return st.step == ACT
    if st.phase != TURN:
        return st.step == DRAW
    if st.step == DRAW:
        return any(st.left)
    if st.step == DONE:
        return _acted(st)
    return st.step != TAKE or (not any(st.left) and st.n_takes < N_ENDS)


def _acted(st: Fields) -> bool:
    """Return whether whose turn it is can have done an action: a key of theirs is on the board,
    from where none comes back (PA3.5), or they took the last end-game tile (PA2.6)."""
    placed = st.arc[st.cur] + sum(st.bank[st.cur :: 4]) + sum(st.keys[st.cur :: 4])
    return placed > 0 or (st.n_takes > 0 and st.take_seat[st.n_takes - 1] == st.cur)


def _turn(r: Reader) -> None:
    st, data = r.st, r.data
    playing = st.phase in (TURN, TURNED) or (
        st.phase == TOPS and bool(r.whole("round", 0, 0, MANY))
    )
    st.start = (
        NONE if data.get("start") is None else r.number("start", data["start"], 0, st.players - 1)
    )
    if st.start == NONE and st.phase != 0:
        st.start = 0
    if st.phase == 0 and st.start != NONE:
        raise r.fail("start", "the start player has not been drawn in this phase")
    st.round = r.whole(
        "round",
        1 if playing or st.phase == OVER else 0,
        1 if playing else 0,
        MANY if playing or st.phase == OVER else 0,
    )
    turn_of = r.get("turn_of", data.get("to_act"))
    st.cur = (
        NONE
        if not playing
        else st.start
        if turn_of is None
        else r.number("turn_of", turn_of, 0, st.players - 1)
    )
    if st.phase == TURN and r.whole("to_act", st.cur, 0, st.players - 1) != st.cur:
        raise r.fail("to_act", f"it is the turn of seat {st.cur}")
    end = LAST_ROUND if st.phase == OVER and not r.agreed else ENDING
    st.ending = r.whole("ending", end if st.n_takes == N_ENDS else GOING_ON, GOING_ON, LAST_ROUND)
    if (st.ending > GOING_ON) != (st.n_takes == N_ENDS):
        raise r.fail(
            "ending", "the end begins exactly when the last end-game tile is taken (PA10.6)"
        )
    st.stack = (
        NONE if data.get("stack") is None else r.number("stack", data["stack"], 1, N_STACKS) - 1
    )
    if (st.phase == TURNED) != (st.stack != NONE):
        raise r.fail("stack", "it is known while the building drawn is turned up, and only then")
    drawing = (
        any(st.left)
        if st.phase == TURN
        else st.phase != OVER and not (st.phase == TOPS and st.round)
    )
    default = "place" if st.drawn != NONE else "draw" if drawing else "act"
    st.step = r.word("step", r.get("step", default), STEPS)
    if not r.agreed and not _due(st):  # all may agree to the end at any step
        raise r.fail("step", f"{STEPS[st.step]} is not due")
    hidden = sum(1 for i in range(N_STACKS) if st.left[i] and st.top[i] == NONE)
    if st.phase == TOPS and st.round and hidden != 1:
        raise r.fail(
            "stacks", "in the middle of a round one back comes into sight, and the others are"
        )
    if st.drawn != NONE and not any(
        kernel_calls.fits(LAYOUT.pack(st), district, st.drawn) for district in range(N_DISTRICTS)
    ):
        raise r.fail("drawn", "it fits nowhere and has left the game (PA12.6)")
    _open(r)


def _open(r: Reader) -> None:
    """Read what is open in this turn."""
    st, turn = r.st, r.table("turn")
    for name in turn:
        r.word("turn", name, ("standing", "advance", "sections", "score"))
    for name, n in r.table("turn.standing", turn.get("standing")).items():
        st.floats[r.word("turn.standing", name, TOKENS)] = r.number(
            f"turn.standing.{name}", n, 0, MANY
        )
    if not r.agreed and not _stood_for(st):
        raise r.fail("turn.standing", "the tiles used do not stand for so many tokens (PA8.4)")
    if turn.get("advance") is not None:
        price = r.number("turn.advance", turn["advance"], 0, max(TRACK_FRANCS))
        if price not in TRACK_FRANCS:
            raise r.fail("turn.advance", f"no move on the track costs {price} (PA5.2, PA5.3)")
        st.may_advance = 1 + price
    for name, n in r.table("turn.sections", turn.get("sections")).items():
        st.sections[r.word("turn.sections", name, PRESTIGE)] = r.number(
            f"turn.sections.{name}", n, 0, 3
        )
    st.may_score = r.flag("turn.score", turn.get("score"))
    opened = st.may_advance or any(st.sections) or st.may_score
    if opened and not r.agreed and (st.phase != TURN or st.step != DONE):
        raise r.fail("turn", "advance, sections and score are open after the action only (PA2.10)")


def _stood_for(st: Fields) -> bool:
    """Return whether the tiles that were used by whose turn it is can stand for the tokens
    that do."""
    used = [
        tile for tile in range(BONUS_TILES) if st.cur >= 0 and st.bonus[st.cur * 30 + tile] >= USED
    ]
    stood = [st.use_kind[i] for i in range(st.n_uses) if st.use_seat[i] == st.cur]
    stood += [int(BONUS_TOKEN[tile]) for tile in used if BONUS_KIND[tile] == TOKEN]
    for low in (0, N_RESOURCES):
        chosen = [BONUS_KIND[tile] for tile in used if BONUS_LOW[tile] == low]
        free = chosen.count(ONE_OF) + 2 * chosen.count(TWO_OF)
        if sum(max(0, st.floats[t] - stood.count(t)) for t in range(low, low + 3)) > free:
            return False
    return True


def _ended(r: Reader) -> Fields:
    """Return the record with its end scored; points for the end that are given must be those that
    the rules pay."""
    st = r.st
    if st.ending != LAST_ROUND and not r.agreed:
        raise r.fail(
            "phase", "the game is over one round after that of the last end-game tile (PA10.6)"
        )
    for seat in range(st.players):
        if st.bonus[seat * 30 + FRANCS_TILE] != ABSENT:
            st.bonus[seat * 30 + FRANCS_TILE] = UNUSED
    for at in range(FRANCS * 4, len(st.vp)):
        st.vp[at] = 0
    buffer = LAYOUT.pack(st)
    kernel_calls.adjudicate(buffer, make_null_trace())
    scored = LAYOUT.unpack(buffer)
    for seat, points in r.seats("points"):
        field = f"points.{COLOURS[seat]}"
        said = {f"{field}.francs": (FRANCS, points.get("francs"), "PA11.1")}
        for d, district in enumerate(DISTRICTS):
            paid = r.table(f"{field}.districts", points.get("districts")).get(district)
            said[f"{field}.districts.{district}"] = DISTRICT_SOURCE + d, paid, "PA11.2"
        for name, (source, paid, rule) in said.items():
            due = scored.vp[source * 4 + seat]
            if paid is not None and paid != due:
                raise r.fail(name, f"it pays {due}, not {paid}; leave it out ({rule})")
    return scored
