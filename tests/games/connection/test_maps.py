"""The map is a datum of one file: a copy of the package with another map plays on that one, and a
map that cannot be is refused by name."""

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
from lutetia.games.connection.material import BOX_FILE, FILE, load, load_box

rule = pytest.mark.rule

PACKAGE = Path(lutetia.__file__).parent
SMALL = Path(__file__).with_name("small_map.toml")

ASK = """
import json, lutetia
GAME = lutetia.game("connection")
def position(players=4, **fields):
    return GAME.position({"players": players, **fields})
def run(state, *actions):
    for action in actions:
        state = state.play(action)
    return state
def rule_of(state, text):
    no = state.refusal(text)
    return "" if no is None else no.rule
def tell(answer):
    print(json.dumps(answer))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """Return the folder of a copy of the package whose map is the small one."""
    house = tmp_path_factory.mktemp("house")
    shutil.copytree(
        PACKAGE, house / "lutetia", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    shutil.copy(SMALL, house / "lutetia" / FILE.relative_to(PACKAGE))
    return house


@pytest.fixture
def small(house):
    """Return a function that answers what a program in ``ASK``'s words tells on the small map."""

    def ask(program: str):
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(house), str(PACKAGE.parent.parent)]),
            "LUTETIA_JIT": "0",
        }
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


@rule("PC2.1")
def test_another_map_is_played_on(small):
    program = """
state = position()
m = GAME.material()
tell([len(m["hexes"]), m["goal"], list(GAME.meta.unsure),
      [c["start"] for c in state.view()["companies"]],
      [a.text for a in state.play("build purple").legal()], str(state).count("\\n")])
"""
    hexes, goal, unsure, starts, lays, lines = small(program)
    assert (hexes, goal, unsure) == (26, "E18", [])
    assert starts == ["E8", "F9", "F11", "E12", "D11", "D9"]
    assert lays == ["lay E14", "lay D13", "lay F13"]
    assert lines == 23


@rule("PC2.2", "PC5.1", "PC7.1", "PC7.2")
def test_sides_values_and_the_goal_of_that_map(small):
    program = """
state = run(position(hand={"green": {"purple": 8}}), "build purple", "lay Sudville")
said = [rule_of(state, "lay E16"), rule_of(state, "lay F15")]
state = run(state, "lay D15", "lay E16")
outcome = run(state, "lay Portville").outcome
tell([said, state.preview("lay Portville"), outcome.to_data()["scores"][0], outcome.reason])
"""
    said, effect, score, reason = small(program)
    assert said == ["PC2.2", ""]
    assert (effect["points"], effect["ends"]) == (4, True)
    assert (score, reason) == (8 * 5, "marseille")


@rule("PC4.1")
def test_cutting_off_on_that_map(small):
    """Nordville is the only way out of E8 once its two neighbours are full."""
    program = """
ring = {"F7": ["yellow", "red"], "G8": ["red"], "G10": ["red"]}
ring |= {"D7": ["brown", "black"], "C10": ["black"], "C8": ["black"]}
state = position(map=ring)
names = "yellow", "red", "brown", "black", "blue"
said = [rule_of(state.play("build " + name), "lay E6") for name in names]
tell([state.view()["only"], said])
"""
    only, said = small(program)
    assert only == {"E6": ["blue"]}
    assert said == ["PC4.1"] * 4 + [""]


@rule("PC7.3")
def test_random_games_on_that_map_lose_nothing(small):
    program = """
from lutetia.engine.rng import make_rng
from lutetia.engine.kernel import array, zeros
from lutetia.engine.trace import make_null_trace
from tests.games.connection.invariants import lost
from tests.games.kernel_invariants import checked_games
checked_game = checked_games(GAME, lost).checked_game
buffer, out = GAME.layout.allocate(1), zeros(GAME.meta.max_legal)
def length(seed):
    rng, trace = make_rng(seed), make_null_trace()
    return int(checked_game(buffer, 3 + seed % 4, array([0]), rng, out, trace))
tell([length(seed) for seed in range(12)])
"""
    lengths = small(program)
    assert min(lengths) > 50, lengths


# --- maps that cannot be --------------------------------------------------------------------------

TEXT = SMALL.read_text(encoding="utf-8")
WRONG = {
    "an unknown neighbour": (
        '["E14", "E16"]',
        '["E14", "Z99"]',
        "barriers.sides: there is no hex 'Z99'",
    ),
    "a side of hexes that do not touch": (
        '["E14", "E16"]',
        '["E14", "E18"]',
        "barriers.sides: E14 and E18 are no neighbours",
    ),
    "a side twice": (
        '["E14", "E16"], ["F13", "F15"]',
        '["E14", "E16"], ["E16", "E14"]',
        "barriers.sides: E16 and E14 stand twice",
    ),
    "a side of one hex": ('["E14", "E16"]', '["E14"]', "barriers.sides"),
    "a city without a value": (
        'name = "Rive"\nkind = "city"\nat = [-2, 4]\nvalue = 3',
        'name = "Rive"\nkind = "city"\nat = [-2, 4]',
        "hex C16",
    ),
    "a station with a value": (
        'name = "Gare Nord"\nkind = "start"',
        'name = "Gare Nord"\nkind = "start"\nvalue = 1',
        "hex E8",
    ),
    "an unknown kind": (
        'name = "Rive"\nkind = "city"',
        'name = "Rive"\nkind = "village"',
        "hex C16: its kind is",
    ),
    "five stations": (
        'name = "Gare Nord"\nkind = "start"',
        'name = "Gare Nord"\nkind = "city"\nvalue = 1',
        "found 5",
    ),
    "two towers": (
        'name = "Rive"\nkind = "city"\nat = [-2, 4]\nvalue = 3',
        'name = "Rive"\nkind = "eiffel"\nat = [-2, 4]',
        "Eiffel tower",
    ),
    "an id twice": ("D17 = [-1, 4]", "E18 = [-1, 4]", "hex E18: this id stands twice"),
    "a place twice": ("D17 = [-1, 4]", "D17 = [-1, 3]", "it lies where D15 lies"),
    "a strange id": ("D17 = [-1, 4]", '"d 17" = [-1, 4]', "hex d 17"),
    "no coordinates": ("D17 = [-1, 4]", 'D17 = "there"', "hex D17: at"),
    "a name twice": ('name = "Rive"', 'name = "Portville"', "the name 'Portville' stands twice"),
    "a city without a name": ('name = "Rive"\n', "", "hex C16: it needs a name"),
    "an unknown goal": ('goal = "E18"', 'goal = "E99"', "goal: 'E99' is no city"),
    "a goal that is no city": ('goal = "E18"', 'goal = "D17"', "goal: 'D17' is no city"),
    "a goal out of reach": (
        '["F13", "F15"]',
        '["E16", "E18"], ["D17", "E18"], ["F17", "E18"]',
        "goal: no way leads from E8 to E18",
    ),
    "a side of numbers": ('["E14", "E16"]', "[[14], [16]]", "barriers.sides"),
    "barriers that are no table": ("[barriers]\n", "[[barriers]]\n", "barriers: a table"),
    "sureness that is no table": ("[sure]\n", "[[sure]]\n", "sure: a table"),
    "nothing on sureness": ("[sure]\n", "[unsure]\n", "map: goal, sure"),
    "no TOML": ("[rural]", "[rural", "broken.toml"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused_by_file_and_key(tmp_path, name):
    old, new, said = WRONG[name]
    assert TEXT.count(old) == 1, name
    file = tmp_path / "broken.toml"
    file.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(MaterialError) as caught:
        load(file)
    assert str(caught.value).startswith("broken.toml: ")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "brown"', 'id = "black"', "company: 6"),
        ("players = 6", "players = 7", "table:"),
        ("dealt = 10", "dealt = 21", "table of 3"),
        ("count = 33", "count = 7", "table of 3"),
        ("build = 5", "build = 6", "locomotive:"),
        ("city = 1", "city = 2", "room:"),
    ],
)
def test_components_that_cannot_be_are_refused(tmp_path, old, new, said):
    text = BOX_FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file = tmp_path / "broken.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(MaterialError, match=r"^broken\.toml: ") as caught:
        load_box(file)
    assert said in str(caught.value)
