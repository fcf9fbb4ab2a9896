"""Every kind of action of Paris, with its text, its codes and its kernels. Codes never change.

A move is ``move arc belleville-12``, ``move bank chaillot-3`` or
``move chaillot-3 chaillot-5 with 9 16``: places are ``<district>-<value>``, and ``with`` names the
bonus tiles that are used up. A bonus tile is ``use 6``. After its number stands what it is used
for: ``use 10 wood``, ``use 19 bronze silver``, ``use 17 4`` or ``use 23 bronze bronze``, a word a
pair.

Beside what every game takes (`lutetia.engine.notation`), tokens and the tiles 9 and 16 may stand in
any order; ``gold`` is prestige where prestige is meant; a landmark's name stands for its value, and
for the whole place where its district is known; what a tile is used for may be left out where there
is one way.
"""

from __future__ import annotations

from typing import Any

from lutetia.engine.action_table import ActionKind, ActionTable, Field, Said
from lutetia.games.paris.material import (
    BONUS_KIND,
    BONUS_LOW,
    BONUS_ROWS,
    BONUS_TILES,
    CHOICE_TILES,
    COLOURS,
    DISTRICTS,
    ENDS,
    FETCH_BACK_TILE,
    FETCH_TILE,
    FIRST_LANDMARK,
    JOIN_OTHERS_TILE,
    JOIN_OWN_TILE,
    LANDMARKS,
    N_DISTRICTS,
    N_SLOTS,
    PAIRS_TILES,
    PRESTIGE,
    PRIZES,
    RESOURCES,
    SLOT_VALUES,
    SPACES,
    TOKENS,
    TWO_OF,
    VALUES,
    building_id,
    spot,
)
from lutetia.games.paris.rules import benefits, end, moves, placing, setup, tiles, trade
from lutetia.games.paris.rules.codes import FROM_BANK
from lutetia.games.paris.rules.typed_names import PlaceField, TokenField
from lutetia.games.paris.state import Fields

JOIN_OWN, JOIN_OTHERS = str(JOIN_OWN_TILE + 1), str(JOIN_OTHERS_TILE + 1)
JOIN_BOTH = f"{JOIN_OWN} {JOIN_OTHERS}"
NUMBERS = [str(tile + 1) for tile in range(BONUS_TILES)]
PRESTIGE_TILES, RESOURCE_TILES = (
    [str(row["number"]) for row in BONUS_ROWS if row.get("tokens") == tokens]
    for tokens in ("prestige", "resources")
)
"""Tiles used as, or for pairs of, prestige or resources."""
MAX_TOKENS = 9
"""Tokens that a use can name: three pairs of each of three kinds."""

# --- what actions name ---------------------------------------------------------------------------

DISTRICT = Field("district", DISTRICTS, catalogue="district")
BANKED = Field("district", DISTRICTS, room=10, catalogue="district")
"""The district of a bank; the codes after the six are refused as the second step's actions are."""
STACK = Field("stack", ("1", "2", "3"))
COLOUR = Field("colour", COLOURS, catalogue="colour")
END = TokenField("end", ENDS, catalogue="end")
TOKEN = TokenField("token", TOKENS, catalogue="token")
RESOURCE = Field("resource", RESOURCES)
PRESTIGE_TOKEN = TokenField("prestige", PRESTIGE, catalogue="token")
PRIZE = Field("prize", PRIZES)
TILE = Field("tile", NUMBERS)
ORIGIN = Field("origin", (*(f"{{district}}-{value}" for value in SLOT_VALUES), "bank", "arc"))
SLOT = Field("slot", [f"{{district}}-{value}" for value in SLOT_VALUES])
WITH = Field("tiles", ("", *(f" with {one}" for one in (JOIN_OWN, JOIN_OTHERS, JOIN_BOTH))))
SPACE = PlaceField("space", SPACES)
SQUARE = Field("square", NUMBERS)
VALUE = Field("value", [str(value) for value in VALUES])

# what else may be typed
PLACES = PlaceField(
    "place", [spot(district, slot) for district in range(N_DISTRICTS) for slot in range(N_SLOTS)]
)
LANDMARK = Field("landmark", LANDMARKS, catalogue="landmark")
PRESTIGE_TILE = Field("prestige_tile", PRESTIGE_TILES)
JOINS = Field(
    "with",
    (JOIN_OWN, JOIN_OTHERS, JOIN_BOTH),
    also={
        f"{JOIN_OWN} and {JOIN_OTHERS}": JOIN_BOTH,
        f"{JOIN_OTHERS} {JOIN_OWN}": JOIN_BOTH,
        f"{JOIN_OTHERS} and {JOIN_OWN}": JOIN_BOTH,
    },
)

# --- drawing, placing, keys ----------------------------------------------------------------------

DRAW = ActionKind(
    "draw {stack}", 0, (STACK,), placing.draw_from, placing.draw_refuse,
    says="Turn up the top tile of a stack.",
)  # fmt: skip
PLACE = ActionKind(
    "place {district}", 10, (DISTRICT,), placing.place, placing.place_refuse,
    says="Place the building drawn (free placement).", typed=("place [in] {district}",),
)  # fmt: skip
BANK = ActionKind(
    "bank {district}", 20, (BANKED,), moves.to_bank, moves.bank_refuse,
    says="Put a key on a bank, which pays.",
)  # fmt: skip
ARC = ActionKind(
    "arc", 30, (), moves.to_arc, moves.arc_refuse, says="Put a key on the Arc de Triomphe."
)
PASS = ActionKind("pass", 31, (), end.pass_turn, end.pass_refuse, says="Do nothing.")
LOOK = ActionKind(
    "look", 32, (), end.look, end.look_refuse, says="Look through the end-game tiles."
)
FINISH = ActionKind("finish", 33, (), end.finish, end.finish_refuse, says="End the turn.")


def move_told(district: int, origin: int, slot: int, joins: int) -> dict[str, Any]:
    """Return a move as named values."""
    return {
        "from": ORIGIN.word(origin).format(district=DISTRICTS[district]),
        "to": spot(district, slot),
        "district": DISTRICTS[district],
        "value": SLOT_VALUES[slot],
        "landmark": LANDMARKS[slot - FIRST_LANDMARK] if slot >= FIRST_LANDMARK else None,
        "with": [int(word) for word in WITH.word(joins).split()[1:]],
    }


def is_move(district: int, origin: int, slot: int, joins: int) -> bool:
    """Return whether a key leaves its place."""
    return origin >= FROM_BANK or origin != slot


MOVE = ActionKind(
    "move {origin} {slot}{tiles}", 1000, (DISTRICT, ORIGIN, SLOT, WITH),
    moves.move, moves.move_refuse,
    typed=tuple(
        f"{start} [to] {to} [with {{with}}]"
        for to in ("{place:to}", "{landmark}")
        for start in (
            "move arc", "move bank", "move {district} bank", "move bank {district}",
            "move {place:from}",
        )
    ),
    left_out={"with": ""}, asked="district", told=move_told, only=is_move,
    says="""Move a key to a building or landmark.

    Attributes:
        from: "arc", "bank" or a space.
        landmark: None: to a building.
        with: bonus tiles spent on it.
    """,
)  # fmt: skip

# --- what an arrival brings, trade ---------------------------------------------------------------

BONUS = ActionKind(
    "bonus {tile}", 120, (TILE,), benefits.advance, benefits.advance_refuse,
    says="Move on the bonus track to a tile.",
)  # fmt: skip
HONOUR = ActionKind(
    "honour {prestige}", 70, (PRESTIGE_TOKEN,), benefits.honour, benefits.honour_refuse,
    typed=("honour {prestige}", "honour {token}"), told=lambda kind: {"token": PRESTIGE[kind]},
    says="Pay a prestige token for a section of the landmark arrived at.",
)  # fmt: skip
SCORE = ActionKind(
    "score {prize} {district}", 80, (PRIZE, DISTRICT), benefits.place_prize, benefits.score_refuse,
    typed=("score {prize} [in] {district}", "score {district} {prize}"),
    says="Place a scoring tile.",
)  # fmt: skip
BUY = ActionKind(
    "buy {resource}", 50, (RESOURCE,), trade.buy, trade.buy_refuse, typed=("buy {token}",),
    told=lambda token: {"token": RESOURCES[token]}, says="Buy a token.",
)  # fmt: skip
SELL = ActionKind("sell {token}", 60, (TOKEN,), trade.sell, trade.sell_refuse, says="Sell a token.")

# --- tiles ---------------------------------------------------------------------------------------


def _tokens(kind: str, n: int = 1) -> str:
    """Return the part of a shape where up to `MAX_TOKENS` tokens stand, called t1, t2 and so on."""
    return f"{{{kind}:t{n}}}" + ("" if n == MAX_TOKENS else f" [[and] {_tokens(kind, n + 1)}]")


WITH_TOKENS = (
    "use {tile}",
    f"use {{prestige_tile:tile}} {_tokens('prestige')}",
    f"use {{tile}} {_tokens('token')}",
)


def only_tile(tile: int) -> Field:
    """Return the field that is always ``tile``."""
    return Field("by", [NUMBERS[tile]], first=tile)


def use_as(slot: int, tile: int) -> ActionKind:
    """Return the use of a tile as one token or two of its three kinds."""
    low, two = int(BONUS_LOW[tile]), BONUS_KIND[tile] == TWO_OF
    kinds = range(low, low + 3)
    return ActionKind(
        "use {by} {first} {second}" if two else "use {by} {first}", 200 + 36 * slot,
        (only_tile(tile), Field("first", TOKENS), Field("second", TOKENS)),
        tiles.use_as, tiles.as_refuse,
        typed=WITH_TOKENS, says="Use a bonus tile as tokens.",
        told=lambda by, first, second: {
            "tile": by + 1, "tokens": [TOKENS[one] for one in (first, second)[: 1 + two]],
        },
        only=lambda by, first, second: (
            first in kinds and second in kinds and (first <= second if two else first == second)
        ),
    )  # fmt: skip


def use_fetch(base: int, tile: int) -> ActionKind:
    """Return the use of a tile that takes another one from the track."""
    return ActionKind(
        "use {by} {tile}", base, (only_tile(tile), TILE), tiles.fetch, tiles.fetch_refuse,
        typed=("use {tile}", "use {tile} {tile:take}"), says="Take a bonus tile by another one.",
        told=lambda by, taken: {"tile": by + 1, "take": taken + 1},
    )  # fmt: skip


def use_pairs(slot: int, tile: int) -> ActionKind:
    """Return the use of a tile for pairs of its three kinds of tokens."""
    kinds = TOKENS[BONUS_LOW[tile] : BONUS_LOW[tile] + 3]
    first, second, third = (
        Field(name, [f" {token}" * n for n in range(4)])
        for name, token in zip(("first", "second", "third"), kinds, strict=True)
    )
    return ActionKind(
        "use {by}{first}{second}{third}", 410 + 64 * slot,
        (only_tile(tile), third, second, first),
        tiles.use_pairs, tiles.pairs_refuse,
        typed=WITH_TOKENS, says="Return pairs by a bonus tile.",
        told=lambda by, *n: {
            "tile": by + 1,
            "tokens": [one for one, m in zip(kinds, n[::-1], strict=True) for _ in range(m)],
        },
        only=lambda by, *n: sum(n) > 0,
    )  # fmt: skip


USE_AS = {tile: use_as(slot, tile) for slot, tile in enumerate(CHOICE_TILES)}
USE_FETCH, USE_FETCH_BACK = use_fetch(350, FETCH_TILE), use_fetch(380, FETCH_BACK_TILE)
USE_PAIRS = {tile: use_pairs(slot, tile) for slot, tile in enumerate(PAIRS_TILES)}
CHOOSING = {**USE_AS, FETCH_TILE: USE_FETCH, FETCH_BACK_TILE: USE_FETCH_BACK, **USE_PAIRS}
"""By tile: the uses for which something is chosen."""

USE = ActionKind(
    "use {tile}", 160, (TILE,), tiles.use, tiles.use_refuse, only=lambda tile: tile not in CHOOSING,
    says="""Use a bonus tile.

    Attributes:
        take: the number of the tile that it takes (17, 25).
    """,
)  # fmt: skip
USE_END = ActionKind(
    "use end {end}", 540, (END,), end.use_end, end.end_use_refuse, act="use_end",
    says="Use an end-game tile.",
)  # fmt: skip
TAKE = ActionKind(
    "take {end}", 600, (COLOUR, END), end.take, end.take_refuse, secret="end", owner="colour",
    told=lambda seat, kind: {"end": ENDS[kind]}, says="Take one of them.",
)  # fmt: skip

# --- chance --------------------------------------------------------------------------------------

START = ActionKind("start {colour}", 10000, (COLOUR,), setup.set_start, weight=setup.start_weight)
DEAL_TOKEN = ActionKind(
    "token {space} {token}", 10100, (SPACE, TOKEN), setup.lay_token, weight=setup.token_weight
)
DEAL_TRACK = ActionKind(
    "track {square} {tile}", 10400, (SQUARE, TILE), setup.lay_tile, weight=setup.tile_weight,
    typed=("track {tile:square} {tile}",),
    told=lambda square, tile: {"space": square + 1, "tile": tile + 1},
)  # fmt: skip
BACK = ActionKind(
    "back {stack} {district}", 11400, (STACK, DISTRICT), setup.show_back, weight=setup.back_weight
)
TURN = ActionKind(
    "turn {district}/{value}", 11500, (DISTRICT, VALUE),
    placing.turn_up, weight=placing.turn_weight,
    typed=("turn {district} {value}",),
    told=lambda district, value: {"building": building_id(district * 6 + value)},
)  # fmt: skip

# --- reading what people type --------------------------------------------------------------------


def district_of(place: str) -> str:
    """Return the district of ``place``, "" of the Arc and of banks."""
    return place.rpartition("-")[0]


def meant(st: Fields, shape: str, said: Said) -> Said:
    """Return what is meant by what was typed.

    That is tokens in their order, where a key comes from, the district of a landmark, and whose
    turn it is.
    """
    verb, second = shape.split()[:2] if " " in shape else (shape, "")
    if verb == "take":
        return {**said, "colour": COLOURS[max(st.cur, 0)]}
    if "t1" in said:
        named = sorted((said[name] for name in said if name != "tile"), key=TOKENS.index)
        return {"tile": said["tile"], "tokens": " ".join(named)}
    if verb != "move":
        return said
    out = {"from": "arc" if second == "arc" else "bank"} | said
    home = district_of(out["from"]) or said.get("district", "")
    if "landmark" in said:
        at = st.landmark[LANDMARKS.index(said["landmark"])]
        home = home or (DISTRICTS[at] if at >= 0 else "")
    return out | ({"district": home} if home else {})


def never(verb: str, said: Said) -> tuple[str, str, dict[str, Any]] | None:
    """Return the rule against what no position allows, though people may type it; else None."""
    if verb == "buy":
        return "PA6.2", "never_bought", {}
    if verb == "honour":
        return "PA5.5", "honour_prestige", {}
    if verb == "use" and said["tile"] in (*PRESTIGE_TILES, *RESOURCE_TILES):
        row = BONUS_ROWS[int(said["tile"]) - 1]
        key = "pairs_" if row["kind"] == "pairs" else "as_"
        key += "prestige" if said["tile"] in PRESTIGE_TILES else "resource"
        return row["rule"], key, {"number": said["tile"], "n": 2 if row["kind"] == "two_of" else 1}
    if verb != "move":
        return None
    home = said["district"]
    if "to" in said and district_of(said["to"]) != home:
        return "PA4.2" if said["from"] == "bank" else "PA4.3", "other_district", {"district": home}
    return "PA4.3", "not_higher", {"district": home}


ACTIONS = ActionTable(
    "paris",
    (
        *(DRAW, PLACE, BANK, ARC, PASS, LOOK, FINISH, BUY, SELL, HONOUR, SCORE, BONUS),
        *(USE, *CHOOSING.values(), USE_END, TAKE, MOVE),
        *(START, DEAL_TOKEN, DEAL_TRACK, BACK, TURN),
    ),
    words=(PLACES, LANDMARK, PRESTIGE_TILE, JOINS),
    meant=meant,
    never=never,
)
