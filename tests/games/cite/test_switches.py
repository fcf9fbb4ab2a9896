"""Everything doubtful about the components is a datum of one file: a copy of the package with it
edited plays by the other reading."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lutetia
from lutetia.engine.errors import MaterialError
from lutetia.games.cite.material import DATA, DOUBTS, FILE, load

rule = pytest.mark.rule

PACKAGE = Path(lutetia.__file__).parent

ASK = """
import json, lutetia
GAME = lutetia.game("cite")
SPACES = [c + str(r) for r in range(1, 9) for c in "abcdefgh"]
def city(cards, pieces=(), ground=(), **more):
    rows = [list("b" * 8) for _ in range(8)]
    for mark in ground:
        rows[int(mark[2]) - 1]["abcdefgh".index(mark[1])] = mark[0]
    cards = {card: "open" for card in cards} | {"quartiers-pauvres": "open"}
    for entry in pieces:
        if "card" in entry:
            cards[entry.pop("card")] = entry["colour"]
    position = {"options": {"pool": "all", "cards": "random"}, "phase": "light"}
    position |= {"ground": ["".join(row) for row in rows], "postcards": cards}
    return GAME.position({**position, "pieces": list(pieces), **more})
def piece(name, cells, card=None, colour="blue", **more):
    more |= {"card": card} if card else {}
    return {"piece": name, "colour": colour, "cells": cells.split(), **more}
def uses(state, card):
    return [a.text for a in state.legal() if a.text.startswith("use " + card + " at")]
def points(state, line, seat=0):
    names = lambda one: (one.key.rsplit(".", 1)[1], one.args.get("card"))
    return sum(one.points for one in state.scores().lines[seat] if line in names(one))
def tell(answer):
    print(json.dumps(answer))
"""


@pytest.fixture
def edited(tmp_path):
    """Return a function that edits a copy of the package's data file and answers what
    a program in ``ASK``'s words tells there."""
    house = tmp_path / "house"
    shutil.copytree(
        PACKAGE, house / "lutetia", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    file = house / "lutetia" / FILE.relative_to(PACKAGE)

    def ask(program: str, *edits: tuple[str, str]):
        text = file.read_text(encoding="utf-8")
        for old, new in edits:
            assert text.count(old) == 1, f"{file.name} has {old!r} {text.count(old)} times"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": str(house), "LUTETIA_JIT": "0"}
        done = subprocess.run(
            [sys.executable, "-c", ASK + program],
            env=env,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return ask


# --- the rays of the large streetlight ------------------------------------------------------------

CROSS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
DIAGONAL = [(1, -1), (1, 1), (-1, 1), (-1, -1)]
RAYS = DATA["switches"]["large_lamp"]["rays"]
AS_PROPOSED = f"rays = {json.dumps(RAYS)}"

LIT = """
lamp = piece("large-lamp", "d4", "la-grande-lumiere")
def lit(*more):
    hotel = lambda at: piece("hotel", at, "hotel-des-invalides")
    free = [at for at in SPACES if at != "d4" and not any(at in other["cells"] for other in more)]
    copy = lambda: [dict(lamp), *map(dict, more)]
    out = []
    for at in free:
        state = city([], [*copy(), hotel(at)], ["*d4"])
        pieces = state.scores().lines[0][0].pieces
        if points(state, "hotel-des-invalides") >= 0:
            if [p["lamps"] for p in pieces if p["piece"] == "hotel"] == [1]:
                out.append(at)
    return out
tell([lit(), lit(piece("I3", "c3 d3 e3", colour="orange"))])
"""


def rays(directions, steps):
    """Return rays of ``steps`` in each of the ``directions``, near to far."""
    return [[[x * n, y * n] for n in range(1, steps + 1)] for x, y in directions]


def spaces(offsets):
    """Return the names of the spaces at ``offsets`` from d4 that lie on the board."""
    return {"abcdefgh"[3 + x] + str(4 + y) for x, y in offsets if 0 <= 3 + x < 8 and 0 <= 3 + y < 8}


PATTERNS = {
    "cross of two": rays(CROSS, 2),
    "all around and the tips of a cross": rays(CROSS, 2) + rays(DIAGONAL, 1),
    "eight rays of two": rays(CROSS + DIAGONAL, 2),
    "cross to the edge": rays(CROSS, 7),
}
COUNTS = {
    "cross of two": 8,
    "all around and the tips of a cross": 12,
    "eight rays of two": 16,
    "cross to the edge": 14,
}


def test_the_proposed_rays_are_a_cross_of_two():
    assert PATTERNS["cross of two"] == RAYS


@rule("LC4.12", "LC4.13")
@pytest.mark.parametrize("name", PATTERNS)
def test_each_reading_of_the_large_streetlight(edited, name):
    pattern = PATTERNS[name]
    alone, shaded = edited(LIT, (AS_PROPOSED, f"rays = {json.dumps(pattern)}"))
    lit = spaces(step for ray in pattern for step in ray)
    assert len(lit) == COUNTS[name]
    assert set(alone) == lit
    stopped = {"c3", "d3", "e3"}  # a building in three spaces: what lies behind it on a ray is dark
    behind = set()
    for ray in pattern:
        met = False
        for step in ray:
            behind |= spaces([step]) if met else set()
            met = met or bool(spaces([step]) & stopped)
    assert set(shaded) == lit - stopped - behind


# --- the other doubts -----------------------------------------------------------------------------


@rule("LC4.10", "LC5.14")
def test_a_fountain_of_one_space(edited):
    program = """
fountain = piece("fountain", "d4", "fontaine-des-mers")
beside = [piece("I3", "c3 d3 e3"), piece("V3", "e4 e5 f5"), piece("O4", "f3 g3 f4 g4")]
name = "fontaine-des-mers"
tell([uses(city([name]), name), points(city([], [fountain, *beside]), name)])
"""
    texts, points = edited(
        program, ("fountain_length = { value = 2", "fountain_length = { value = 1")
    )
    assert len(texts) == 64
    assert texts[18] == "use fontaine-des-mers at c3"
    assert points == 6


@rule("LC5.5", "LC5.13", "LC5.14")
def test_an_arch_of_four_spaces(edited):
    program = """
arch = piece("arch", "d4 e4 f4 g4", "arc-de-triomphe")
tell([uses(city(["arc-de-triomphe"], ground=["oc1", "*d1"]), "arc-de-triomphe")[:3],
      points(city([], [arch, piece("I3", "a4 b4 c4")]), "group")])
"""
    texts, group = edited(program, ("arch_length = { value = 3", "arch_length = { value = 4"))
    assert texts == [f"use arc-de-triomphe at {at}" for at in ("b1", "e1", "a2")]
    assert group == 7


@rule("LC5.12")
def test_a_streetlight_that_shines_under_the_arch(edited):
    program = """
pieces = [piece("arch", "d4 e4 f4", "arc-de-triomphe"), piece("I3", "d3 e3 f3")]
pieces.append(piece("painter", "a1", "le-peintre"))
state = city([], pieces, ["*e4"])
tell([points(state, "light"), points(state, "le-peintre")])
"""
    assert edited(program) == [0, 0]
    assert edited(
        program, ("arch_shades_lamp = { value = true", "arch_shades_lamp = { value = false")
    ) == [3, 2]


@rule("LC5.3", "LC5.14")
def test_a_hotel_of_two_spaces(edited):
    program = """
state = city(["hotel-des-invalides"], ground=["mb1"])
after = state.play("use hotel-des-invalides at d4 turn 1")
beside = city([], [piece("hotel", "b2 c2", "hotel-des-invalides")], ["*a2"])
tell([uses(state, "hotel-des-invalides")[:2], after.view()["pieces"][0]["cells"],
      points(after, "hotel-des-invalides"), points(after, "group"), points(beside, "light")])
"""
    answer = edited(program, ("hotel_length = { value = 1", "hotel_length = { value = 2"))
    assert answer == [
        ["use hotel-des-invalides at c1", "use hotel-des-invalides at d1"],
        ["d4", "d5"],
        3,
        2,
        2,
    ]


@rule("LC3.4")
def test_buildings_that_may_be_turned_over(edited):
    program = """
state = city([], reserve={"blue": ["L4", "S4", "P5", "L6", "T4"]})
builds = [a.text.split() for a in state.legal() if a.text.startswith("build")]
ways = lambda name: {" ".join(words[4:]) for words in builds if words[1] == name}
counts = {name: len(ways(name)) for name in ("L4", "S4", "P5", "L6", "T4")}
tell([counts, state.play("build L4 at c3 turn 4").view()["pieces"][0]["cells"]])
"""
    counts, cells = edited(program, ("allow_flip = { value = false", "allow_flip = { value = true"))
    assert counts == {"L4": 8, "S4": 4, "P5": 8, "L6": 8, "T4": 4}
    assert cells == ["c3", "d3", "c4", "c5"]


@rule("LC1.4")
def test_another_first_set(edited):
    program = """
state = GAME.new(2).play("start blue")
tell([sorted(state.view()["postcards"]), list(GAME.meta.unsure)])
"""
    first = DATA["first_set"]["cards"]
    other = ["le-penseur" if card == "chartier" else card for card in first]
    cards, unsure = edited(
        program,
        (f"cards = {json.dumps(first)}\nsure = false", f"cards = {json.dumps(other)}\nsure = true"),
    )
    assert cards == sorted(other)
    assert "first_set" not in unsure


def test_every_doubt_is_marked_and_told():
    assert set(lutetia.game("cite").meta.unsure) == set(DOUBTS) == {
        "tiles.layout", "buildings.flip", "fountain", "arch", "hotel", "large_lamp", "first_set",
    }  # fmt: skip
    assert all("sure" in datum for switch in DATA["switches"].values() for datum in [switch])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (AS_PROPOSED, "rays = [[]]", "switches.large_lamp"),
        (
            AS_PROPOSED,
            f"rays = [{json.dumps([[n, 0] for n in range(1, 10)])}]",
            "switches.large_lamp",
        ),
        ('cards = ["levitation", ', 'cards = ["la-seine", ', "first_set.cards"),
        ('rows = ["###"]', 'rows = ["####"]', "building"),
        ("arch_length = { value = 3", "arch_length = { value = 0", "switches.arch_length"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path, old, new, said):
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file = tmp_path / "components.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(MaterialError, match=said):
        load(file)
