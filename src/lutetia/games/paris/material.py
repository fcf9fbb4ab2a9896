"""The components as constant tables for the rules, read from ``data`` and checked.

Bonus tiles are counted from 0 here and in the rules, from 1 in the data and in notation.
"""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Final

from lutetia.engine import component_data, edition
from lutetia.engine.json_types import JsonMapping, JsonObject
from lutetia.engine.kernel import table
from lutetia.games.paris.doubts import doubts

FILE = Path(__file__).parent / "data" / "components.toml"
BONUS_FILE = FILE.with_name("bonus_tiles.toml")

COLOURS = ("red", "blue", "green", "yellow")
TOKENS = ("wood", "marble", "gold", "bronze", "silver", "gold-prestige")
N_TOKENS: Final = len(TOKENS)
N_RESOURCES: Final = 3
RESOURCES, PRESTIGE = TOKENS[:N_RESOURCES], TOKENS[N_RESOURCES:]
BONUS_TILES: Final = 30
N_DISTRICTS: Final = 6
N_LANDMARKS: Final = 8
FIRST_LANDMARK: Final = 6
N_SLOTS: Final = FIRST_LANDMARK + N_LANDMARKS
"""Slots of a district: the building spaces, then a slot for each landmark that may stand there."""
TRACK_SLOTS: Final = 3
"""The first slots of a district, which lead on to the bonus track (PA5.2, PA5.3)."""
EIGHT_SLOT: Final = 5
"""The slot of the building space of value 8."""
N_STACKS: Final = 3
N_ENDS: Final = 12
N_PRIZES: Final = 6
N_SECTIONS: Final = 3  # of a landmark
N_ZONES: Final = 3  # of the bonus track
PRIZE_PLACES: Final = 3
SECOND: Final = 2
"""Places that pay (PA11.7), and the one that has to earn it among two players (PA11.8)."""
BONUS_KINDS = (
    "gain", "key", "token", "one_of", "two_of", "count", "count_landmarks", "count_types",
    "count_tiles", "pairs", "fetch", "fetch_back", "join_own", "join_others", "francs_at_end",
)  # fmt: skip
(
    GAIN, KEY, TOKEN, ONE_OF, TWO_OF, COUNT_VALUE, COUNT_LANDMARKS, COUNT_TYPES,
    COUNT_TILES, PAIRS, FETCH, FETCH_BACK, JOIN_OWN, JOIN_OTHERS, FRANCS_AT_END,
) = range(len(BONUS_KINDS))  # fmt: skip
"""What a bonus tile does (``data/bonus_tiles.toml``)."""


def load(path: Path = FILE, values: JsonMapping = MappingProxyType({})) -> JsonObject:
    """Return the data file with the ``values`` of an edition, checked.
    Raises MaterialError naming file and key."""
    data, need = component_data.load_toml(path)
    edition.apply_values(data, doubts(data) if values else (), values)
    need(
        data["values"] == [1, 2, 3, 4, 5, 8],
        "values",
        "the six spaces of a district are worth 1, 2, 3, 4, 5 and 8",
    )
    types = [kind["id"] for kind in data["type"]]
    need(
        len(types) == len(set(types)) == len(data["values"]),
        "type",
        "six types of buildings are needed",
    )
    need(len(data["district"]) == N_DISTRICTS, "district", "six districts are needed")
    for district in data["district"]:
        need(
            sorted(district["types"]) == sorted(types),
            f"district {district['id']}",
            "one building of each type is needed",
        )
        need(district["bank"] > 0, f"district {district['id']}", "a bank pays something")
    need(
        [token["id"] for token in data["token"]] == list(TOKENS),
        "token",
        f"there are {', '.join(TOKENS)}",
    )
    worth = [landmark["value"] for landmark in data["landmark"]]
    need(
        len(worth) == N_LANDMARKS and worth == sorted(set(worth)) and worth[0] > data["values"][-1],
        "landmark",
        "eight different rising values above 8 are needed",
    )
    for landmark in data["landmark"]:
        need(
            set(landmark["cost"]) <= set(RESOURCES),
            f"landmark {landmark['id']}",
            "it costs resources",
        )
        need(
            len(landmark["sections"]) == N_SECTIONS and set(landmark["sections"]) <= set(PRESTIGE),
            f"landmark {landmark['id']}",
            "three sections",
        )
    need(
        len(data["prize"]) == N_PRIZES
        and all(len(p["points"]) == PRIZE_PLACES for p in data["prize"]),
        "prize",
        "six tiles of three numbers are needed",
    )
    need(
        sum(end["count"] for end in data["end"]) == N_ENDS, "end", "there are twelve end-game tiles"
    )
    ends = data["track"]["zones"]["ends"]
    need(
        len(ends) == N_ZONES and ends[-1] == BONUS_TILES,
        "track.zones",
        "three are needed, the last ends at 30",
    )
    return data


def load_bonus(path: Path = BONUS_FILE) -> list[JsonObject]:
    """Return the rows of the bonus tiles, checked. Raises MaterialError naming file and key."""
    data, need = component_data.load_toml(path)
    rows: list[JsonObject] = data["bonus"]
    numbers = [row["number"] for row in rows]
    need(numbers == list(range(1, BONUS_TILES + 1)), "bonus", "the numbers are 1 to 30, in order")
    for row in rows:
        key = f"bonus {row['number']}"
        need(row["kind"] in BONUS_KINDS, key, f"kind is one of {', '.join(BONUS_KINDS)}")
        need(row.get("value", 1) in (1, 2, 3, 4, 5, 8), key, "no building has this value")
        need(row.get("token", TOKENS[0]) in TOKENS, key, f"token is one of {', '.join(TOKENS)}")
        tokens = row.get("tokens", "resources")
        need(tokens in ("resources", "prestige"), key, "tokens are resources or prestige")
    kinds = [row["kind"] for row in rows]
    for kind in ("fetch", "fetch_back", "join_own", "join_others", "francs_at_end"):
        need(kinds.count(kind) == 1, "bonus", f"there is one tile of the kind {kind}")
    return rows


DATA = load(values=edition.values_in_use("paris"))
DISTRICTS: tuple[str, ...] = tuple(district["id"] for district in DATA["district"])
TYPES: tuple[str, ...] = tuple(kind["id"] for kind in DATA["type"])
VALUES: tuple[int, ...] = tuple(DATA["values"])
LANDMARKS: tuple[str, ...] = tuple(landmark["id"] for landmark in DATA["landmark"])
PRIZES: tuple[str, ...] = tuple(prize["id"] for prize in DATA["prize"])
ENDS: tuple[str, ...] = tuple(end["id"] for end in DATA["end"])
BANKS: tuple[int, ...] = tuple(district["bank"] for district in DATA["district"])
SLOT_VALUES: tuple[int, ...] = VALUES + tuple(landmark["value"] for landmark in DATA["landmark"])
BONUS_ROWS = load_bonus()
COPIED: tuple[int, ...] = tuple(
    tile for tile, row in enumerate(BONUS_ROWS) if row.get("fewer", False)
)
"""Bonus tiles of which there is one fewer than players (PA1.7); of all others there is one."""


def tiles_of(*kinds: int) -> tuple[int, ...]:
    """Return the bonus tiles of these kinds, in order."""
    return tuple(t for t, row in enumerate(BONUS_ROWS) if BONUS_KINDS.index(row["kind"]) in kinds)


(FETCH_TILE,) = tiles_of(FETCH)
(FETCH_BACK_TILE,) = tiles_of(FETCH_BACK)
(JOIN_OWN_TILE,) = tiles_of(JOIN_OWN)
(JOIN_OTHERS_TILE,) = tiles_of(JOIN_OTHERS)
(FRANCS_TILE,) = tiles_of(FRANCS_AT_END)
CHOICE_TILES = tiles_of(ONE_OF, TWO_OF)
PAIRS_TILES = tiles_of(PAIRS)
PLAIN_TILES = tiles_of(GAIN, KEY, TOKEN, COUNT_VALUE, COUNT_LANDMARKS, COUNT_TYPES, COUNT_TILES)
"""Bonus tiles that are used without a choice."""


def _zone(tile: int) -> int:
    return next(zone for zone, end in enumerate(DATA["track"]["zones"]["ends"]) if tile < end)


def _costs() -> list[int]:
    eight = DATA["building"]["eight_costs"]["cost"]
    costs = [{}] * 5 + [eight] + [landmark["cost"] for landmark in DATA["landmark"]]
    return [cost.get(resource, 0) for cost in costs for resource in RESOURCES]


# --- the same for kernels, flat -------------------------------------------------------------------

BANK = table(BANKS)
VALUE = table(SLOT_VALUES)  # [slot]
COST = table(_costs())  # [slot * 3 + resource]; PA4.8, PA4.11

# The same as sets of slots (`lutetia.engine.bits`).
TOP_VALUE: Final = max(SLOT_VALUES)
UP_TO = table(  # [value]: the slots of that value or less
    sum(1 << slot for slot, value in enumerate(SLOT_VALUES) if value <= most)
    for most in range(TOP_VALUE + 1)
)
MOST_COST: Final = max(_costs())
COSTING = table(  # [resource * (MOST_COST + 1) + n]: the slots that cost n of it or less
    sum(1 << slot for slot in range(N_SLOTS) if _costs()[slot * N_RESOURCES + resource] <= n)
    for resource in range(N_RESOURCES)
    for n in range(MOST_COST + 1)
)
TYPE = table(
    TYPES.index(kind) for district in DATA["district"] for kind in district["types"]
)  # [building]
BASE_TOKEN = table(
    TOKENS.index(token) for _ in DISTRICTS for token in DATA["building"]["tokens"]
)  # [space]
SECTION = table(
    landmark["sections"].count(kind) for landmark in DATA["landmark"] for kind in PRESTIGE
)  # [landmark * 3 + kind]
HONOUR = table(DATA["honour"]["points"][kind] for kind in PRESTIGE)
PRIZE = table(
    points for prize in DATA["prize"] for points in prize["points"]
)  # [tile * 3 + place]; PA9.4
BUY = table(token["buy"] for token in DATA["token"][:N_RESOURCES])
SELL = table(token["sell"] for token in DATA["token"])
COUNT = table(token["count"] for token in DATA["token"])
END_COUNT = table(end["count"] for end in DATA["end"])
END_FRANCS = table(end.get("francs", 0) for end in DATA["end"])
END_POINTS = table(end.get("points", 0) for end in DATA["end"])
ZONE = table(_zone(tile) for tile in range(BONUS_TILES))

# by bonus tile
BONUS_KIND = table(BONUS_KINDS.index(row["kind"]) for row in BONUS_ROWS)
BONUS_POINTS = table(row.get("points", 0) for row in BONUS_ROWS)
BONUS_FRANCS = table(row.get("francs", 0) for row in BONUS_ROWS)  # less than 0 where it costs
BONUS_TOKEN = table(TOKENS.index(row.get("token", TOKENS[0])) for row in BONUS_ROWS)
BONUS_SLOT = table(VALUES.index(row.get("value", VALUES[0])) for row in BONUS_ROWS)
BONUS_LOW = table(  # the first of the three tokens that may be chosen
    TOKENS.index(PRESTIGE[0]) if row.get("tokens") == "prestige" else 0 for row in BONUS_ROWS
)
IS_PLAIN = table(1 if tile in PLAIN_TILES else 0 for tile in range(BONUS_TILES))
COPIES = table(1 if tile in COPIED else 0 for tile in range(BONUS_TILES))
KEYS = table(DATA["start"]["keys"])  # [players - 2]
TRACK_FRANCS = table(DATA["building"]["track_francs"])  # [slot 0 to 2]

START_FRANCS: int = DATA["start"]["francs"]
RESERVE: int = DATA["start"]["reserve"]
BOXED: int = DATA["start"]["boxed"]
EIGHT_POINTS: int = DATA["building"]["eight_points"]


def building_id(building: int) -> str:
    """Return a building's id, ``<home district>/<value>``."""
    return f"{DISTRICTS[building // 6]}/{VALUES[building % 6]}"


def spot(district: int, slot: int) -> str:
    """Return the name of a building space or landmark in its district, ``<district>-<value>``."""
    return f"{DISTRICTS[district]}-{SLOT_VALUES[slot]}"


def place_of(district: int, slot: int) -> int:
    """Return the place of a slot in a district: spaces first, then landmarks wherever they are."""
    return district * 6 + slot if slot < FIRST_LANDMARK else 30 + slot


BUILDINGS: tuple[str, ...] = tuple(building_id(building) for building in range(36))
SPACES: tuple[str, ...] = tuple(spot(space // 6, space % 6) for space in range(36))
