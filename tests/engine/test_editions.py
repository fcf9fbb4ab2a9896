"""Editions: every doubtful value can be put right, is checked, and never mixes with another
edition's records or machine code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import lutetia
from lutetia.engine.edition import MAX_BYTES
from lutetia.engine.errors import MaterialError, OtherEdition
from lutetia.games import editions, record
from tests.editions import different

PACKAGE = Path(lutetia.__file__).parent
each_game = pytest.mark.parametrize("game", lutetia.GAMES)


def run(program: str, *files: Path, jit: str = "0", **more: str) -> str:
    """Return what a program prints in a process that plays by the editions in ``files``."""
    env = {**os.environ, "LUTETIA_JIT": jit, **more}
    env["LUTETIA_EDITION"] = os.pathsep.join(map(str, files))
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """An edition of each game in which every doubtful value is another one."""
    folder = tmp_path_factory.mktemp("editions")
    out = {}
    for game in lutetia.GAMES:
        out[game] = folder / f"{game}.toml"
        out[game].write_text(editions.text(different(game)), encoding="utf-8")
    return out


def doubtful(data: Any) -> int:
    """Return how many tables of a data file are marked ``sure = false``."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return sum(map(doubtful, inner)) + (isinstance(data, dict) and data.get("sure") is False)


@each_game
def test_every_value_that_is_not_sure_is_listed(game):
    found = editions.doubts(game)
    marked = 0
    for file in (PACKAGE / "games" / game / "data").glob("*.toml"):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        sure = data.get("sure", {})
        marked += doubtful(data) + sum(value is False for value in sure.values())
    # The values of one table differ in the last part of their paths;
    # those of the map of Connection in their keys.
    tables = {one.key if game == "connection" else one.path.rsplit(".", 1)[0] for one in found}
    assert len(tables) == marked
    assert {one.key for one in found} <= set(lutetia.game(game).meta.unsure)
    assert len({one.path for one in found}) == len(found)
    for one in found:
        assert one.kind.problem(one.value) is None, one.path


@each_game
def test_a_sheet_is_read_as_it_was_written(game):
    text = editions.text(game)
    given = editions.parse(text)
    assert given.values == {one.path: one.value for one in editions.doubts(game)}
    assert editions.check(given) is None
    assert editions.text(given) == text
    other = different(game)
    again = editions.parse(editions.text(other))
    assert again == other
    assert editions.check(again) == editions.check(other)


@each_game
def test_the_hash_is_of_what_differs(game):
    other = different(game)
    hashed = editions.check(other)
    assert hashed is not None
    renamed = editions.check(editions.Sheet(game, "by another name", other.values))
    assert renamed is not None
    assert (renamed.hash, renamed.name) == (hashed.hash, "by another name")
    ours = {one.path: one.value for one in editions.doubts(game)}
    for path in ours:
        assert other.values[path] != ours[path], path
    path = min(ours)
    left = {name: value for name, value in other.values.items() if name != path}
    try:
        less = editions.check(editions.Sheet(game, "less", left))
        more = editions.check(editions.Sheet(game, "more", {**left, path: ours[path]}))
    except MaterialError:
        return  # this one hangs together with others
    assert less is not None
    assert more is not None
    assert less.hash == more.hash != hashed.hash


WRONG = [
    ("paris", "district.belleville.bank", 0, "a whole number from 1 to 12"),
    ("paris", "district.belleville.bank", True, "a whole number"),
    ("paris", "district.belleville.bank", [2], "a whole number"),
    ("paris", "district.belleville.name", "Ménilmontant", "no such doubtful value"),
    ("paris", "district.belleville.types", ["hotel"] * 6, "'hotel' stands twice"),
    ("paris", "district.belleville.types", ["hotel"], "a list is needed"),
    ("paris", "landmark.louvre.cost", {"bronze": 1}, "some of wood, marble, gold"),
    ("paris", "landmark.louvre.sections", ["wood"] * 3, "'wood' is none of"),
    ("paris", "prize.f.points", [5, 10, 2], "none above the one before it"),
    ("paris", "track.zones.ends", [10, 20, 29], "the last ends at 30"),
    ("cite", "tiles.own", ["oooo"] * 8, "o is needed 16 times in all"),
    ("cite", "switches.allow_flip.value", 1, "true or false"),
    ("cite", "switches.arch_length.value", 9, "from 2 to 7"),
    ("cite", "switches.large_lamp.rays", [[[0, 0]]], "rays"),
    ("cite", "first_set.cards", ["la-seine"] * 8, "'la-seine' is none of"),
    ("paris_paris", "stop.pantheon.name", "louvre", "that of another stop"),
    ("paris_paris", "stop.pantheon.at", [1, 9000], "two whole numbers"),
    ("paris_paris", "route.red.stops", ["louvre"] * 7, "'louvre' stands twice"),
    ("connection", "city.Q33.hex", "", "the game ends there"),
    ("connection", "city.A11.hex", "A12", "the hexes of column A have odd numbers"),
    ("connection", "city.A11.hex", "L8", "hex L8: this id stands twice"),
    ("connection", "city.A11.name", "Lyon", "the name 'Lyon' stands twice"),
    ("connection", "city.A11.value", 5, "from 1 to 4"),
    ("connection", "hexes.less", ["P22"], "a city or station lies there"),
    ("connection", "hexes.less", ["A99"], "no such hex"),
    ("connection", "sides", [["L8", "Q33"]], "no neighbours"),
    ("connection", "sides", "L8", "hex"),
    ("connection", "towns", [{"hex": "Q31", "name": "Aubagne"}], "hex, name, value"),
    ("connection", "stations", ["Gare du Nord"] * 6, "stands twice"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "path", "value", "said"), WRONG)
def test_what_cannot_be_is_refused_by_path_and_reason(game, path, value, said):
    with pytest.raises(MaterialError, match=said.replace("(", r"\(")):
        editions.check(editions.Sheet(game, "wrong", {path: value}))


def test_a_goal_that_nobody_can_reach_is_refused():
    near = ["P32", "Q31", "R32", "P34", "Q35", "R34"]
    names = {hex_["id"] for hex_ in lutetia.game("connection").material()["hexes"]}
    sides = [["Q33", one] for one in near if one in names]
    with pytest.raises(MaterialError, match="no way leads from"):
        editions.check(editions.Sheet("connection", "wall", {"sides": sides}))


def test_routes_that_cross_twice_are_refused():
    ours = {one.path: one.value for one in editions.doubts("paris_paris")}
    swapped = [*ours["route.red.stops"][:-1], "concorde"]
    with pytest.raises(MaterialError, match="cross exactly once"):
        editions.check(editions.Sheet("paris_paris", "twice", {"route.red.stops": swapped}))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "format = 1"),
        ("format = 1\nname = 'x'", "game:"),
        ("format = 1\ngame = 'cite'", "name:"),
        ("format = 1\ngame = 'cite'\nname = ' '", "name:"),
        ("format = 1\ngame = 'cite'\nname = 'x'\nvalues = 3", "values:"),
        ("format = 1\ngame = 'cite'\nname = 'x'\nvalue = 3", "no such field"),
        ("format = 1\ngame = 'cite'\nname = 'a\u202eb'", "name:"),
        ("[" * 9000, "no edition"),
        ("x = 1" + "0" * 5000, "no edition"),
        (".".join("a" * 9000), "dotted"),
        ("#" * (MAX_BYTES + 1), "at most"),
    ],
)
def test_what_is_no_edition_is_refused(text, said):
    with pytest.raises(MaterialError, match=said):
        editions.parse(text)


def test_no_game_of_this_house():
    with pytest.raises(MaterialError, match="no game 'chess'"):
        editions.check(editions.Sheet("chess", "x", {}))


# --- playing by it --------------------------------------------------------------------------------

PLAY = """
import json, random, lutetia
from lutetia.engine.rng import make_rng
from lutetia.engine.kernel import array, zeros
from lutetia.engine.trace import make_null_trace
game = lutetia.game({game!r})
ended, texts = 0, []
for seed in range(3, 100):  # by the kernels alone, which play and count as they do for opponents
    pick = random.Random(seed)
    players = pick.choice(game.meta.players)
    options = {{option.name: pick.choice(option.choices) for option in game.meta.options}}
    options = game.options(options, players)
    buffer, rng = game.layout.allocate(1), make_rng(seed)
    game.entry_points.setup(buffer, players, array(game.option_codes(options)))
    game.entry_points.playout(buffer, rng, zeros(game.meta.max_legal), make_null_trace())
    scores = game.outcome(game.layout.unpack(buffer)).scores
    ended += int(game.entry_points.to_act(buffer)) == -2 and len(scores) == players
for seed in range(3):  # and by reveal_all that people use
    pick = random.Random(seed)
    options = {{option.name: pick.choice(option.choices) for option in game.meta.options}}
    state = game.new(pick.choice(game.meta.players), seed=seed, **options)
    while not state.is_over and state.ply < game.meta.max_plies:
        state = state.play(pick.choice(state.legal_codes()))
    state.outcome and state.view(0), state.scores(), str(state)
    ended += state.is_over
    text = lutetia.record.Record.of(state).write()
    assert lutetia.record.parse(text).replay() == state
    assert game.position(state.to_data()).to_data() == state.to_data()
    texts.append(text)
seen = game.new(game.meta.players[0], seed=1)
print(json.dumps([ended, texts, game.material(), seen.to_data(), game.edition.to_data()]))
"""


@each_game
def test_a_hundred_games_with_every_doubtful_value_changed(game, files):
    said = run(PLAY.format(game=game), files[game])
    ended, texts, material, position, edition = json.loads(said)
    assert ended == 100
    wanted = editions.check(different(game))
    assert wanted is not None
    assert edition == wanted.to_data()
    here = lutetia.game(game)
    assert material != json.loads(json.dumps(here.material()))
    # What was played there is refused here, never replayed by other values; a text that merely
    # leaves the edition out is another game.
    for text in texts:
        assert f'edition = {{ name = "{wanted.name}", hash = "{wanted.hash}" }}' in text
        with pytest.raises(OtherEdition, match=f"{wanted.hash[:12]}.*our reconstruction is in use"):
            record.parse(text)
    with pytest.raises(OtherEdition, match=wanted.hash[:12]):
        here.position(position)


def test_a_record_of_the_reconstruction_is_refused_by_an_edition(files):
    text = lutetia.record.Record.of(lutetia.game("cite").new(2, seed=3)).write()
    assert "edition" not in text
    program = f"""
import lutetia
try:
    lutetia.record.parse({text!r})
except lutetia.record.RecordError as error:
    print(type(error).__name__, error)
"""
    said = run(program, files["cite"])
    assert said.startswith("OtherEdition edition: this was played with our reconstruction")
    assert "“cite, all else”" in said


def test_an_edition_that_says_what_we_say_changes_nothing(tmp_path):
    same = tmp_path / "same.toml"
    same.write_text(editions.text("cite"), encoding="utf-8")
    text = lutetia.record.Record.of(lutetia.game("cite").new(2, seed=3)).write()
    program = f"import lutetia; text = {text!r}; r = lutetia.record.parse(text); r.replay()"
    program += "; print(r.write() == text)"
    assert run(program, same) == "True\n"


def test_machine_code_of_two_editions_lies_apart(files, tmp_path):
    program = """
import json
from lutetia.engine.kernel import cache_of
from lutetia.table.snapshot import tag
print(json.dumps([str(cache_of("cite")), str(cache_of("paris")), tag()]))
"""
    cache = {"jit": "1", "LUTETIA_CACHE": str(tmp_path)}
    plain = json.loads(run(program, **cache))
    other = json.loads(run(program, files["cite"], **cache))
    assert other[0] != plain[0]  # the folder of the game that is changed
    assert other[1] == plain[1]  # and of no other
    assert other[2] != plain[2]  # snapshots hold positions


def test_choosing_in_a_program(files, tmp_path):
    program = f"""
import lutetia
lutetia.editions.use({str(files["paris"])!r})
print(lutetia.game("paris").edition.name, lutetia.game("cite").edition)
try:
    lutetia.editions.use({str(files["cite"])!r})
except Exception as error:
    print(error)
"""
    assert (
        run(program) == "paris, all else None\ncite is loaded already; choose its edition before\n"
    )
    broken = tmp_path / "broken.toml"
    broken.write_text('format = 1\ngame = "cite"\nname = "x"\n[values]\n"tiles.own" = 3\n')
    program = f"""
import os, lutetia
try:
    lutetia.editions.use({str(broken)!r})
except Exception as error:
    print(error)
print(lutetia.game("cite").edition, "LUTETIA_EDITION" in os.environ)
"""
    assert run(program).startswith("tiles.own: a list is needed")
    assert run(program).endswith("None True\n")  # as it was before: set, and empty


@pytest.mark.parametrize("number", ["true", "1.0", '"1"', "2"])
def test_the_format_is_a_whole_number(number):
    text = editions.text("paris_paris")
    with pytest.raises(MaterialError, match=r"^format = 1 is needed"):
        editions.parse(text.replace("format = 1", f"format = {number}", 1))
