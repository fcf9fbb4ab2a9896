"""What is shipped to run a site with: units that systemd takes, a container that is no root's, a
list of what is in it, secrets that come from files."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from lutetia.cli import app
from lutetia.cli.database import DEFAULT, database
from lutetia.server.environment import value
from lutetia.server.errors import ServeError
from lutetia.server.settings import Settings
from sbom import sbom
from tests.server.service import demand

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))
EXPOSED = 2.5
"""How open to the rest of the machine systemd may find a unit: 0 is closed, 10 wide open."""


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def analyze(*words: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    demand("systemd", program)
    assert program is not None
    return subprocess.run([program, *words], capture_output=True, text=True, timeout=120)


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    assert UNITS == [
        "lutetia-backup.service", "lutetia-worker.service", "lutetia.service", "lutetia@.service",
    ]  # fmt: skip
    for name in (*UNITS, "lutetia-backup.timer"):
        text = text_of(name).replace("/opt/lutetia/bin/lutetia", sys.executable)
        (tmp_path / name).write_text(text)
    done = analyze("verify", *(str(path) for path in sorted(tmp_path.iterdir())))
    ours = [line for line in done.stderr.splitlines() if "lutetia" in line]
    assert (done.returncode, ours) == (0, [])


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_is_closed_to_the_rest_of_the_machine(name: str) -> None:
    done = analyze("security", "--offline=true", "--no-pager", str(DEPLOY / name))
    found = re.search(r"exposure level for .*: ([\d.]+)", done.stdout)
    assert found is not None, done.stderr
    assert float(found[1]) <= EXPOSED, done.stdout


def test_every_command_and_variable_of_the_shipped_files_exists() -> None:
    shipped = "\n".join(path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()
        if path.is_file())  # fmt: skip
    commands = {command.name for command in app.registered_commands}
    for words in re.findall(r"^ExecStart=.*?bin/lutetia (.*)$", shipped, re.MULTILINE):
        command, *more = words.split()
        assert command in commands
        said = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"}).output
        for option in more:
            assert not option.startswith("--") or option in said
    pages = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    for variable in set(re.findall(r"LUTETIA_[A-Z_]+", shipped)):
        assert variable.removesuffix("_FILE") in pages, variable


def test_the_container_is_nobodys_and_its_root_may_be_read_only() -> None:
    recipe = text_of("Containerfile")
    last = recipe.rpartition("FROM ")[2]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert "--require-hashes -r requirements/cluster.txt" in recipe
    for source in re.findall(r"(?:-r|python) ((?:requirements|tools)/\S+)", recipe):
        assert (ROOT / source).is_file()
    file = yaml.safe_load(text_of("compose.yaml"))
    services = file["services"]
    for service in services.values():
        assert service["read_only"] is True and service["cap_drop"] == ["ALL"]
    site = services["lutetia"]
    assert site["user"] == "10001:10001"
    assert (DEPLOY / site["build"]["context"] / site["build"]["dockerfile"]).is_file()
    given = {name for name in site["environment"] if name.endswith("_FILE")}
    assert {Path(site["environment"][name]).name for name in given} == set(site["secrets"])
    [config] = file["networks"]["inside"]["ipam"]["config"]
    proxy = IPv4Address(services["caddy"]["networks"]["inside"]["ipv4_address"])
    assert str(proxy) == site["environment"]["FORWARDED_ALLOW_IPS"]
    given_out = IPv4Network(config["ip_range"])
    assert given_out.subnet_of(IPv4Network(config["subnet"])) and proxy not in given_out
    assert proxy in IPv4Network(config["subnet"])


def pinned(group: str) -> set[tuple[str, str]]:
    """Return names and versions of requirements."""
    text = (ROOT / "requirements" / f"{group}.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def test_what_a_cluster_needs_is_what_one_machine_needs_and_more() -> None:
    assert pinned("site") < pinned("cluster") < pinned("dev")
    names = {name for name, _ in pinned("cluster")}
    assert {"nats-py", "psycopg", "psycopg-binary", "psycopg-pool"} <= names


def test_the_list_of_parts_is_whole() -> None:
    document = json.loads(json.dumps(sbom()))
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.5")
    parts = {one["bom-ref"]: one for one in document["components"]}
    assert len(parts) == len(document["components"])
    for name, version in pinned("cluster"):
        assert f"pkg:pypi/{name.lower()}@{version}" in parts
    svelte = [one for one in parts.values() if one["name"] == "svelte"]
    assert len(svelte) == 1 and svelte[0]["hashes"][0]["alg"] == "SHA-512"


# --- secrets --------------------------------------------------------------------------------------


def test_a_secret_may_come_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    token, address = tmp_path / "token", tmp_path / "address"
    token.write_text("a-token-that-nobody-guesses\n")
    address.write_text("postgresql://lutetia:secret@db.example/site\n")
    monkeypatch.setenv("LUTETIA_METRICS_TOKEN_FILE", str(token))
    monkeypatch.setenv("LUTETIA_DB_FILE", str(address))
    assert Settings.from_environment().metrics_token == "a-token-that-nobody-guesses"
    assert database(None) == "postgresql://lutetia:secret@db.example/site"
    for name in ("other.db", DEFAULT):
        assert database(name) == Path(name), "what is named goes first"


def test_a_database_that_is_named_goes_before_that_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUTETIA_DB", "elsewhere.db")
    assert database(None) == Path("elsewhere.db")
    for words in (["verify", "--db", DEFAULT], ["backup", "--db", DEFAULT], ["copy", DEFAULT, "x"]):
        done = CliRunner().invoke(app, words)
        assert (done.exit_code, "lutetia.db does not exist" in done.output) == (2, True), words
    done = CliRunner().invoke(app, ["verify"])
    assert done.exit_code == 2 and "elsewhere.db does not exist" in done.output
    monkeypatch.delenv("LUTETIA_DB")
    assert database(None) == Path(DEFAULT)


def test_a_database_without_a_site_is_not_one_without_faults(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    done = CliRunner().invoke(app, ["verify", "--db", str(tmp_path / "empty.db")])
    assert done.exit_code == 2
    assert done.output == "lutetia: there is no site in that database\n"


def test_two_databases_are_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "address").write_text("postgresql://lutetia:secret@db.example/site\n")
    monkeypatch.setenv("LUTETIA_DB_FILE", str(tmp_path / "address"))
    monkeypatch.setenv("LUTETIA_DB", str(tmp_path / "lutetia.db"))
    done = CliRunner().invoke(app, ["backup"])
    assert done.exit_code == 2 and "are both set" in done.output and "secret" not in done.output


def test_what_is_wrong_with_a_secret_is_said_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUTETIA_SMTP_FILE", str(tmp_path / "missing"))
    with pytest.raises(ServeError, match=r"LUTETIA_SMTP_FILE: .*missing cannot be read"):
        Settings.from_environment()
    monkeypatch.setenv("LUTETIA_SMTP", "smtp://somebody:secret@mail.example")
    with pytest.raises(ServeError, match="are both set") as both:
        value("LUTETIA_SMTP")
    assert "secret" not in str(both.value)
    monkeypatch.delenv("LUTETIA_SMTP_FILE")
    for variable, text in (("METRICS_TOKEN", "short-secret"), ("DEAL_KEY", "abcdef")):
        with monkeypatch.context() as patch:
            patch.setenv(f"LUTETIA_{variable}", text)
            with pytest.raises(ServeError, match=f"LUTETIA_{variable}") as short:
                Settings.from_environment()
        assert text not in str(short.value), "a wrong secret is still one"
