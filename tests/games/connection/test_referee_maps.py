"""Other maps than the one of the package, made up at random:
rules and referee read the same file and see the same games.

A copy of the package gets the file in place of its own. The maps are small, so companies cut each
other off and towns are near. ``LUTETIA_MAPS`` is the number of maps.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lutetia

from .referee_board import MAP, France, Hex, Track

MAPS = int(os.environ.get("LUTETIA_MAPS", "2"))
PACKAGE = Path(lutetia.__file__).parent
ROOT = Path(__file__).parents[3]
AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
PLAY = """
import random, sys
from pathlib import Path
from tests.games.connection.referee_board import read_map
from tests.games.connection.test_referee import anything, crowding, play_alike
france = read_map(Path(sys.argv[1]).read_text(encoding="utf-8"))
for players, choose in ((3, anything), (6, crowding)):
    print(play_alike(players, choose, seed=players, france=france).reason)
"""


def made_up(pick: random.Random) -> str:
    """A map of three or four rings round the tower, with holes,
    a few cities and some checkered sides, in the words of its file."""
    while True:
        rings = pick.choice((3, 4))
        discs = [
            (q, r)
            for q in range(-rings, rings + 1)
            for r in range(-rings, rings + 1)
            if abs(q + r) <= rings
        ]
        land = [at for at in discs if at in [(0, 0), *AROUND] or pick.random() < 0.85]
        kinds = dict.fromkeys(land, "rural") | dict.fromkeys(AROUND, "start") | {(0, 0): "eiffel"}
        towns = pick.sample([at for at in land if kinds[at] == "rural"], 7)
        ids = {at: f"{'ABCDEFGHI'[at[0] + 4]}{10 + 2 * at[1] + at[0]}" for at in land}
        hexes = {
            ids[at]: Hex(
                ids[at],
                *at,
                "city" if at in towns else kinds[at],
                pick.randint(1, 3) if at in towns else 0,
            )
            for at in land
        }
        open_map = France(hexes, set(), ids[towns[0]])
        sides = [frozenset((a, b)) for a in hexes for b in open_map.around[a] if a < b]
        france = France(hexes, set(pick.sample(sides, len(sides) // 8)), ids[towns[0]])
        if sound(france):
            return written(france)


def sound(france: France) -> bool:
    """Whether every station leads to every hex that locomotives may stand in."""
    for start in france.of_kind("start"):
        track = Track(france)
        track.starts[start] = "blue"
        while reached := track.within_reach("blue"):
            for where in reached:
                track.lay("blue", where)
        if len(track.hexes_of("blue")) != len(france.hexes) - 6:
            return False
    return True


def written(france: France) -> str:
    lines = [
        'edition = "made up"',
        f'goal = "{france.marseille}"',
        "[sure]",
        "hexes = false",
        "cities = false",
        "stations = false",
    ]
    lines += [
        "sides = false",
        "[barriers]",
        f"sides = {[sorted(pair) for pair in sorted(france.checkered, key=sorted)]}",
    ]
    for one in france.hexes.values():
        if one.kind != "rural":
            lines += [
                "[[hex]]",
                f'id = "{one.id}"',
                f'name = "Town {one.id}"',
                f'kind = "{one.kind}"',
                f"at = [{one.q}, {one.r}]",
            ]
        if one.kind == "city":
            lines.append(f"value = {one.value}")
    lines += [
        "[rural]",
        *(f"{one.id} = [{one.q}, {one.r}]" for one in france.hexes.values() if one.kind == "rural"),
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seed", range(MAPS))
def test_made_up_maps_are_played_alike(tmp_path: Path, seed: int) -> None:
    house = tmp_path / "house"
    shutil.copytree(
        PACKAGE, house / "lutetia", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    file = house / "lutetia" / MAP.relative_to(ROOT / "src" / "lutetia")
    file.write_text(made_up(random.Random(seed)), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(house), str(ROOT))), "LUTETIA_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(file)],
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) <= {"marseille", "one_board"}
