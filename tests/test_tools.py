"""What `make` does before anything is installed: it must say clearly what is missing, and never do work twice."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

import client
import house
import steps
import tasks
import within

ROOT = Path(__file__).resolve().parent.parent


def test_a_failed_step_shows_its_last_lines_and_what_to_do(capsys):
    with pytest.raises(steps.Trouble) as caught:
        steps.step(
            "trial",
            [sys.executable, "-c", "print('the reason'); raise SystemExit(3)"],
            hint="Try something else.",
        )
    assert "code 3" in str(caught.value)
    assert "the reason" in str(caught.value)
    assert str(caught.value).endswith("Try something else.")


def test_stamps_tell_what_is_done(tmp_path):
    stamp = tmp_path / "deep" / "stamp"
    assert not steps.is_stamped(stamp, "a")
    steps.put_stamp(stamp, "a")
    assert steps.is_stamped(stamp, "a")
    assert not steps.is_stamped(stamp, "b")


def test_a_digest_sees_names_contents_and_borders(tmp_path):
    (tmp_path / "a").write_text("1")
    (tmp_path / "b").write_text("2")
    both = steps.digest_files(tmp_path, tmp_path.iterdir())
    (tmp_path / "b").write_text("3")
    assert steps.digest_files(tmp_path, tmp_path.iterdir()) != both
    assert steps.digest(["ab", "c"]) != steps.digest(["a", "bc"])


def test_the_client_is_built_again_when_a_source_changes(tmp_path, monkeypatch):
    web, static = tmp_path / "web", tmp_path / "static"
    (web / "src").mkdir(parents=True)
    static.mkdir()
    (web / "package.json").write_text("{}")
    (web / "src" / "main.ts").write_text("1")
    monkeypatch.setattr(client, "WEB", web)
    monkeypatch.setattr(client, "STATIC", static)
    monkeypatch.setattr(client, "STAMP", static / "sources.txt")
    assert not client.is_built()
    (static / "index.html").write_text("")
    assert not client.is_built()
    steps.put_stamp(client.STAMP, client.sources())
    assert client.is_built()
    (web / "src" / "main.ts").write_text("2")
    assert not client.is_built()
    (web / "package.json").unlink()
    assert client.is_built(), "a source archive without web/ keeps the client that came with it"


def test_an_old_or_broken_node_is_not_taken(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path) + os.pathsep + "/bin")
    for said, good in (
        ("v18.19.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ):
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
            (tmp_path / name).chmod(0o755)
        assert (client.system_node() is not None) == good, said
    (tmp_path / "npm").unlink()
    (tmp_path / "node").write_text("#!/bin/sh\necho v24.1.0\n")
    if not Path("/bin/npm").exists():
        assert client.system_node() is None, "a Node without npm is no use"


def test_requirements_of_groups_come_from_pyproject():
    wanted = house.requirements("dev")
    assert any(one.startswith("pytest") for one in wanted)
    assert house.requirements("dev", "bench") == wanted + house.requirements("bench")


def test_without_venv_and_without_root_there_is_one_clear_sentence(monkeypatch):
    monkeypatch.setattr(house, "_runs", lambda: False)
    monkeypatch.setattr(house, "may_install", lambda: False)
    monkeypatch.setattr(house.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(steps.Trouble, match=r"sudo apt install python3\.\d+-venv"):
        house.environment()


def test_without_chromium_and_without_root_there_is_one_clear_sentence(monkeypatch):
    monkeypatch.delenv("LUTETIA_CHROMIUM", raising=False)
    monkeypatch.setattr(house, "may_install", lambda: False)
    monkeypatch.setattr(house.shutil, "which", lambda name: None)
    with pytest.raises(steps.Trouble, match="sudo apt install chromium"):
        house.chromium()
    monkeypatch.setenv("LUTETIA_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(steps.Trouble, match="no such file"):
        house.chromium()


@pytest.mark.parametrize(("says", "wanted"), [(0, {}), (127, {"PLAYWRIGHT_NODEJS_PATH": "node"})])
def test_playwright_gets_our_node_only_where_its_own_does_not_run(
    tmp_path, monkeypatch, says, wanted
):
    node = tmp_path / "node"
    for path, code in ((tmp_path / "python", says), (node, 0)):
        path.write_text(f"#!/bin/sh\nexit {code}\n")
        path.chmod(0o755)
    monkeypatch.setattr(house, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(house, "node", lambda: client.Node("22.0", ("npm",), str(tmp_path)))
    assert house.playwright() == {name: str(tmp_path / value) for name, value in wanted.items()}


def test_a_port_in_use_is_noticed_before_anything_is_set_up(monkeypatch, capsys):
    monkeypatch.setattr(
        house, "packages", lambda *_: pytest.fail("set up although the port is in use")
    )
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("PORT", str(taken.getsockname()[1]))
        assert tasks.main(["play"]) == 1
    assert "is in use" in capsys.readouterr().out
    monkeypatch.setenv("PORT", "http")
    assert tasks.main(["play"]) == 1
    assert "from 1 to 65535" in capsys.readouterr().out


def test_an_unknown_task_lists_those_there_are():
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "setup.py", "dance"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "play" in done.stdout


def test_the_first_file_can_be_read_by_an_old_python():
    """Only tools/setup.py must be: it looks for a younger Python and starts that."""
    import ast

    ast.parse((ROOT / "tools" / "setup.py").read_text(encoding="utf-8"), feature_version=(3, 7))


STAT = """cpu  10 0 10 100 0 0 0 300 0 0
cpu0 5 0 5 50 0 0 0 100 0 0
cpu1 5 0 5 50 0 0 0 200 0 0
intr 12
"""


def test_time_taken_by_other_machines_is_told_by_core():
    ticks = os.sysconf("SC_CLK_TCK")
    before = within.stolen(STAT)
    assert before == {"cpu0": 100 / ticks, "cpu1": 200 / ticks}
    now = within.stolen(STAT.replace("0 100 0 0", "0 400 0 0"))
    assert within.lost(before, now) == 300 / ticks
    assert within.lost({}, now) == 0


def test_a_command_within_its_time_gives_its_status():
    assert within.run(1, [sys.executable, "-c", "raise SystemExit(3)"]) == 3


@pytest.mark.parametrize(("taken", "least"), [(0.0, 0.6), (1.0, 0.9)], ids=["none", "all"])
def test_a_command_is_stopped_with_all_that_it_began(monkeypatch, capsys, tmp_path, taken, least):
    """When its own time is up; where others take everything, when half as long again has passed."""
    begin = time.monotonic()
    monkeypatch.setattr(within, "_stolen", lambda: {"cpu0": taken * (time.monotonic() - begin)})
    mark = tmp_path / "mark"
    child = f"import time, pathlib; time.sleep(3); pathlib.Path({str(mark)!r}).touch()"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    assert within.run(0.01, [sys.executable, "-c", parent]) == within.STOPPED
    passed = time.monotonic() - begin
    assert least <= passed, "stopped too early"
    assert "0.01 are allowed" in capsys.readouterr().out
    time.sleep(max(0.0, 4 - passed))
    assert not mark.exists(), "what it began went on"
