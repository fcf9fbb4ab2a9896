"""Compiling before the first move: in parts, each once, whoever asks; told step by step."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import lutetia
from lutetia.ai import parallel_warmup, warm
from lutetia.ai.warm import PARTS, is_compiled, warmup


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_warmup_tells_every_step(name):
    told = []
    warmup(name, lambda what, done, total: told.append((what, done, total)))
    assert [done for _, done, _ in told] == list(range(len(told)))
    assert {total for _, _, total in told} == {len(told) - 1}
    assert told[-1][0] == ""
    assert {"legal actions", "playing", "opponents who search"} <= {what for what, _, _ in told}
    assert all(is_compiled(name, part) for part in PARTS)


def folders(root: Path):
    """Return a stand-in for `cache_of`: a folder a game below ``root``."""
    for game in ("cite", "paris_paris"):
        (root / game).mkdir()
    return lambda game: root / game


def test_unknown_games_and_parts_are_refused():
    with pytest.raises(KeyError, match="go"):
        warmup("go")
    with pytest.raises(KeyError, match="spelling"):
        warmup("cite", parts=["spelling"])


def test_a_part_is_marked_when_it_is_whole(tmp_path, monkeypatch):
    monkeypatch.setattr(warm, "cache_of", folders(tmp_path))

    def broken(game):
        yield "one", lambda: None
        yield "two", lambda: (_ for _ in ()).throw(RuntimeError("stopped"))

    monkeypatch.setitem(warm._STEPS, "rules", broken)
    with pytest.raises(RuntimeError, match="stopped"):
        warmup("paris_paris", parts=["rules"])
    assert not is_compiled("paris_paris", "rules")
    monkeypatch.setitem(warm._STEPS, "rules", lambda game: iter([("one", lambda: None)]))
    warmup("paris_paris", parts=["rules"])
    assert is_compiled("paris_paris", "rules")
    assert not is_compiled("paris_paris", "search")


def test_one_process_compiles_and_the_others_wait(tmp_path, monkeypatch):
    monkeypatch.setattr(warm, "cache_of", folders(tmp_path))
    holder = (
        "import sys; from pathlib import Path; from lutetia.ai import warm\n"
        f"warm.cache_of = lambda game: Path({str(tmp_path / 'cite')!r})\n"
        "with warm._alone('cite', 'rules'):\n"
        "    print('held', flush=True); sys.stdin.readline(); "
        "Path(warm.cache_of('cite') / 'first').touch()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stdout.readline() == "held\n"
        with warm._alone("cite", "search"):
            pass  # another part is nobody's
        process.stdin.write("go on\n")
        process.stdin.flush()
        with warm._alone("cite", "rules"):
            assert (tmp_path / "cite" / "first").exists()


def test_games_are_compiled_apart_and_rules_come_first(tmp_path, monkeypatch):
    """The processes are real, what they compile is not:
    each writes its part down and tells two steps."""
    written = tmp_path / "order"
    monkeypatch.setattr(warm, "cache_of", folders(tmp_path))
    program = (
        "import sys; sys.path.insert(0, {root!r})\n"
        "from pathlib import Path\n"
        "print('0 1 begun', flush=True)\n"
        "with open({order!r}, 'a') as file: file.write('{game} {part}\\n')\n"
        "Path({mark!r}).touch(); print('1 1 ', flush=True)\n"
    )
    real, started = subprocess.Popen, []

    def replaced(command, **more):
        game, part = (
            command[2].split("report_progress(")[1].rstrip(")").replace("'", "").split(", ")
        )
        started.append((game, part))
        mark = str(tmp_path / game / f"{part}.done")
        text = program.format(
            root=str(Path(__file__).parent), order=str(written), game=game, part=part, mark=mark
        )
        return real([command[0], "-c", text], **more)

    monkeypatch.setattr(parallel_warmup.subprocess, "Popen", replaced)
    (tmp_path / "cite" / "greedy.done").touch()
    told = []
    parallel_warmup.compile_in_parallel(["paris_paris", "cite"], lambda *row: told.append(row))
    order = written.read_text().split("\n")[:-1]
    assert sorted(order) == [
        "cite rules",
        "cite search",
        "paris_paris greedy",
        "paris_paris rules",
        "paris_paris search",
    ]
    for game in ("paris_paris", "cite"):
        assert next(line for line in order if line.startswith(game)) == f"{game} rules"
    assert ("cite", "", 2, 2) in told
    assert ("paris_paris", "", 3, 3) in told
    assert sorted(f"{game} {part}" for game, part in started) == sorted(order)
    started.clear()
    (tmp_path / "cite" / "rules.done").unlink()
    (tmp_path / "cite" / "search.done").unlink()
    program = "raise SystemExit(1)"
    parallel_warmup.compile_in_parallel(
        ["cite"], lambda *row: told.append(row), ["rules", "search"]
    )
    assert started == [("cite", "rules")], "without rules nothing that uses them"
    started.clear()
    for part in ("rules", "search"):
        (tmp_path / "cite" / f"{part}.done").touch()
    parallel_warmup.compile_in_parallel(["paris_paris", "cite"], lambda *row: told.append(row))
    assert started == [], "what is compiled is not compiled again"
