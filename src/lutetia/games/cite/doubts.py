"""What of ``data/components.toml`` nobody here has seen printed."""

from __future__ import annotations

from lutetia.engine.doubts import Doubt, Flag, Rays, Tiles, Whole, Words
from lutetia.engine.json_types import JsonMapping

CENSUS = (("o", 16), ("r", 7), ("m", 5), ("*", 4))
"""How often each ground stands on the eight tiles of one player,
which several sources confirm (LC1.2)."""

KINDS: dict[str, tuple[str, Flag | Whole]] = {
    "allow_flip": ("buildings.flip", Flag()),
    "fountain_length": ("fountain", Whole(1, 4)),
    "arch_length": ("arch", Whole(2, 7)),
    "arch_shades_lamp": ("arch", Flag()),
    "hotel_length": ("hotel", Whole(1, 4)),
}
"""Whether buildings may be turned over, and what the pieces of postcards cover (LC5.14)."""


def doubts(data: JsonMapping) -> tuple[Doubt, ...]:
    """Return the doubtful values of the components ``data``."""
    out: list[Doubt] = []
    if not data["tiles"]["sure"]:
        out.append(Doubt("tiles.own", "tiles.layout", data["tiles"]["own"], Tiles(8, CENSUS)))
    for name, (key, kind) in KINDS.items():
        switch = data["switches"][name]
        if not switch["sure"]:
            out.append(Doubt(f"switches.{name}.value", key, switch["value"], kind))
    lamp = data["switches"]["large_lamp"]
    if not lamp["sure"]:
        out.append(Doubt("switches.large_lamp.rays", "large_lamp", lamp["rays"], Rays(8)))
    if not data["first_set"]["sure"]:
        cards = Words(8, tuple(card["id"] for card in data["postcard"] if card["set"] == "base"))
        out.append(Doubt("first_set.cards", "first_set", data["first_set"]["cards"], cards))
    return tuple(out)
