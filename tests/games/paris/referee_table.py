"""The referee's table: who has what, and what may be done; see `referee`."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import product
from pathlib import Path

from tests.games.paris.referee_tiles import tile_uses

DATA = tomllib.loads(
    (Path(__file__).parents[3] / "src/lutetia/games/paris/data/components.toml").read_text(
        encoding="utf-8"
    )
)
COLOURS = ["red", "blue", "green", "yellow"]
DISTRICTS = [d["id"] for d in DATA["district"]]
BANK = {d["id"]: d["bank"] for d in DATA["district"]}
TYPE = {
    f"{d['id']}/{v}": t
    for d in DATA["district"]
    for v, t in zip((1, 2, 3, 4, 5, 8), d["types"], strict=True)
}
MARKS = {mark["value"]: mark for mark in DATA["landmark"]}
PRIZES = {prize["id"]: prize["points"] for prize in DATA["prize"]}
RESOURCES, PRESTIGE = ["wood", "marble", "gold"], ["bronze", "silver", "gold-prestige"]
BESIDE = {1: "bronze", 2: "silver", 3: "gold-prestige", 4: "wood", 5: "marble", 8: "gold"}
BUY = dict(zip(RESOURCES, (4, 5, 6), strict=True))
SELL = dict(zip(RESOURCES + PRESTIGE, (2, 3, 4, 1, 2, 3), strict=True))
SEVERAL = (13, 14, 16, 17, 29, 30)
ENDS = Counter(
    [*RESOURCES, *PRESTIGE, "3-francs", "3-francs", "3-francs", "2-points", "1-point", "1-point"]
)


class Seat:
    def __init__(self, players: int) -> None:
        self.francs, self.keys, self.reserve, self.points = 3, {2: 10, 3: 9, 4: 7}[players], 2, 0
        self.tokens: Counter[str] = Counter()
        self.unused: set[int] = set()
        self.owned: set[int] = set()
        self.ends: Counter[str] = Counter()
        self.banks: set[str] = set()
        self.arc = False
        self.at: Counter[tuple[str, int]] = Counter()  # (district, value): keys
        self.meeple = 0


class Table:
    def __init__(
        self, players: int, random_setup: bool = False, free_placement: bool = False
    ) -> None:
        self.players, self.free = players, free_placement
        self.seats = {colour: Seat(players) for colour in COLOURS[:players]}
        self.beside = {
            (d, v): BESIDE[v] for d in DISTRICTS for v in BESIDE if not random_setup or v == 8
        }
        self.track = [] if random_setup else list(range(1, 31))
        self.copies = {n: players - 1 if n in SEVERAL else 1 for n in range(1, 31)}
        self.left = [12, 12, 12] if free_placement else [11, 11, 11]
        self.lying: dict[tuple[str, int], str] = {}
        self.marks: dict[int, str] = {}
        self.prizes: dict[str, str] = {}
        self.supply: Counter[str] = Counter()
        self.ends = Counter(ENDS)
        self.cur = self.start = ""
        self.ending, self.over, self.drawn = 0, False, ""
        self.step = ""
        self.clear()

    def clear(self) -> None:
        self.standing: Counter[str] = Counter()
        self.advance: int | None = None
        self.sections: Counter[str] = Counter()
        self.right = False

    @property
    def me(self) -> Seat:
        return self.seats[self.cur]

    # --- what may be done -------------------------------------------------------------------------

    def hand(self, token: str) -> int:
        return self.me.tokens[token] + self.standing[token]

    def exists(self, district: str, value: int) -> bool:
        return (district, value) in self.lying if value < 9 else self.marks.get(value) == district

    def can_bring(self, district: str, value: int) -> bool:
        return (
            value > 8
            and value not in self.marks
            and all(value > other for other, there in self.marks.items() if there == district)
        )

    def price(self, value: int) -> Counter[str]:
        return Counter({"wood": 1} if value == 8 else MARKS[value]["cost"] if value > 8 else {})

    def moves(self) -> dict[str, tuple[str, str, int, str, int]]:
        """Return every move that may be made: text to (from, district, value, tiles, francs)."""
        origins = [("arc", d, 0) for d in DISTRICTS if self.me.arc] + [
            ("bank", d, 0) for d in self.me.banks
        ]
        origins += [(f"{d}-{v}", d, v) for (d, v), n in self.me.at.items() if n]
        out = {}
        for origin, district, low in origins:
            for value in (1, 2, 3, 4, 5, 8, *MARKS):
                if value <= low or not (
                    self.exists(district, value) or self.can_bring(district, value)
                ):
                    continue
                francs = value - low
                if francs > self.me.francs or any(
                    self.hand(token) < n for token, n in self.price(value).items()
                ):
                    continue
                place = (district, value)
                tiles = [9] * bool(self.me.at[place]) + [16] * any(
                    s.at[place] for s in self.seats.values() if s is not self.me
                )
                if set(tiles) <= self.me.unused:
                    suffix = " with " + " ".join(map(str, tiles)) if tiles else ""
                    out[f"move {origin} {district}-{value}{suffix}"] = (
                        origin,
                        district,
                        value,
                        suffix,
                        francs,
                    )
        return out

    def puts(self) -> list[str]:
        if not self.me.keys:
            return []
        return [f"bank {d}" for d in DISTRICTS if d not in self.me.banks] + ["arc"] * (
            not self.me.arc
        )

    def fits(self, building: str) -> list[str]:
        value = int(building.split("/")[1])
        return [
            d for d in DISTRICTS
            if (d, value) not in self.lying
            and all(TYPE[b] != TYPE[building] for (there, _), b in self.lying.items() if there == d)
        ]  # fmt: skip

    def open_tiles(self) -> list[int]:
        """Return the numbers on the track that the seat does not own."""
        return [n for n in self.track if self.copies[n] and n not in self.me.owned]

    def legal(self) -> list[str] | None:
        if self.step in ("", "chance"):
            return None
        out: list[str] = []
        if self.step == "draw":
            out += [f"draw {i + 1}" for i in range(3) if self.left[i]]
        if self.step == "place":
            out += [f"place {d}" for d in self.fits(self.drawn)]
        if self.step == "act":
            moves, puts = self.moves(), self.puts()
            look = ["look"] if not any(self.left) and self.ends.total() else []
            out += [*moves, *puts, *look]
            if not (
                puts
                or look
                or any(not suffix for _, _, _, suffix, _ in moves.values())
                or self.standing.total()
            ):
                out.append("pass")
        if self.step == "take":
            out += [f"take {end}" for end, n in self.ends.items() if n]
        if self.step == "done":
            if self.advance is not None and self.advance <= self.me.francs:
                out += [
                    f"bonus {n}"
                    for n in self.open_tiles()
                    if self.track.index(n) + 1 > self.me.meeple
                ]
            out += [
                f"honour {token}" for token, n in self.sections.items() if n and self.hand(token)
            ]
            if self.right:
                free = [p for p in PRIZES if p not in self.prizes.values()]
                out += [
                    f"score {p} {d}" for p, d in product(free, DISTRICTS) if d not in self.prizes
                ]
            if not self.standing.total():
                out.append("finish")
        out += [
            f"buy {token}"
            for token in RESOURCES
            if self.supply[token] and self.me.francs >= BUY[token]
        ]
        out += [f"sell {token}" for token in SELL if self.hand(token)]
        out += [f"use end {end}" for end, n in self.me.ends.items() if n]
        return sorted(out + tile_uses(self))
