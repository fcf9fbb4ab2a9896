"""What `make` does before anything is installed: it says clearly what is missing,
and does no work twice."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import debian
import environment
import npm

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a folder with what the Makefile looks at, in which nothing was set up."""
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    for name in ("Makefile", "pyproject.toml", "web/package-lock.json", "web/src/main.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in (".venv", "web/public", "web/node_modules", "src/lutetia/server/static"):
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


def make(folder: Path, *words: str, path: str = "") -> str:
    """Return what ``make`` says in ``folder``, with the programs in ``path`` before all others."""
    env = {"PATH": os.pathsep.join(filter(None, [path, os.environ["PATH"]]))}
    return subprocess.run(
        ["make", *words], cwd=folder, env=env, capture_output=True, text=True, check=True
    ).stdout


def test_an_old_or_broken_node_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
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
        assert (npm.own() is not None) == good, said
    (tmp_path / "npm").unlink()
    (tmp_path / "node").write_text("#!/bin/sh\necho v24.1.0\n")
    if not Path("/bin/npm").exists():
        assert npm.own() is None, "a Node without npm is no use"


@pytest.mark.parametrize(
    ("skip", "modules", "built", "wanted"),
    [
        ("", True, True, True),
        ("", False, False, True),
        ("", False, True, False),
        ("skip", True, False, False),
    ],
    ids=["in a checkout", "without a client", "with the client of an archive", "told not to"],
)
def test_a_wheel_builds_the_client_where_it_has_none(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    skip: str,
    modules: bool,
    built: bool,
    wanted: bool,
):
    for name, there in (("MODULES", modules), ("BUILT", built)):
        monkeypatch.setattr(npm, name, tmp_path / name)
        if there:
            (tmp_path / name).touch()
    monkeypatch.setenv("LUTETIA_CLIENT", skip)
    assert npm.build_wanted() is wanted


def test_without_venv_and_without_root_there_is_one_clear_sentence(monkeypatch):
    monkeypatch.setattr(environment, "runs", lambda: False)
    monkeypatch.setattr(environment, "may_install", lambda: False)
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match=r"sudo apt install python3\.\d+-venv"):
        environment.install(["site"])


def test_a_step_that_fails_says_what_to_look_at():
    with pytest.raises(SystemExit, match="Look there"):
        environment.run("Look there.", sys.executable, "-c", "raise SystemExit(3)")


def test_without_chromium_there_is_one_clear_sentence(monkeypatch):
    monkeypatch.delenv("LUTETIA_CHROMIUM", raising=False)
    monkeypatch.setattr(debian.shutil, "which", lambda *_, **__: None)
    with pytest.raises(LookupError, match="sudo apt install chromium"):
        debian.chromium()
    assert debian.CHROMIUM[0] in debian.missing("chromium")
    assert debian.missing("proxies") == ["nginx", "caddy", "openssl"]
    monkeypatch.setenv("LUTETIA_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(LookupError, match="no such file"):
        debian.chromium()


def test_what_is_done_is_not_done_again(checkout: Path):
    wanted = {
        "environment.py dev",
        "environment.py bench",
        "npm.py ci",
        "npm.py run --silent build",
    }
    plan = make(checkout, "-n", "test")
    assert {one for one in wanted if one in plan} == wanted
    make(checkout, "--touch", "test")  # as if it had been done
    plan = make(checkout, "-n", "test")
    assert not {one for one in wanted if one in plan}
    assert "environment.py dev" in make(checkout, "-n", "-W", "pyproject.toml", "lint")
    assert "environment.py site" in make(checkout, "-n", "play"), "tests need more than a site"
    assert "run --silent build" in make(checkout, "-n", "-W", "web/src/main.ts", "play")


def test_a_folder_that_was_moved_is_set_up_anew(checkout: Path):
    make(checkout, "--touch", "test")
    assert "environment.py dev" in make(checkout.rename(checkout.with_name("moved")), "-n", "lint")


def test_a_python_that_is_too_old_is_passed_over(checkout: Path):
    (checkout / "python3").write_text("#!/bin/sh\nexit 1\n")
    (checkout / "python3").chmod(0o755)
    (checkout / "python3.14").symlink_to(sys.executable)
    plan = make(checkout, "-n", "lint", path=str(checkout))
    assert f"{checkout}/python3.14 tools/environment.py dev" in plan


def pinned(name: str) -> dict[str, str]:
    """Return the versions in a file of requirements/."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert text.count("--hash=sha256:") >= len(re.findall(r"^\S+==", text, re.MULTILINE))
    return dict(re.findall(r"^([\w.-]+)==([\w.!+-]+)", text, re.MULTILINE))


def test_every_requirement_is_pinned_within_its_bounds():
    """Who changes pyproject.toml runs `make lock`."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = about["dependency-groups"]
    wanted = {"site": about["project"]["dependencies"], **groups}
    for extra in about["project"]["optional-dependencies"].values():
        wanted["dev"] = [*wanted["dev"], *(one for one in extra if not one.startswith("lutetia["))]
    for name, lines in wanted.items():
        found = pinned(name)
        for one in map(Requirement, lines):
            assert one.specifier.contains(found[canonicalize_name(one.name)]), one
    site, dev = pinned("site"), pinned("dev")
    assert site.items() <= dev.items(), "tests run with other versions than the site"
