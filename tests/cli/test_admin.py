"""``lutetia admin`` on a database, with a site on it and without."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run
from tests.server.accounts import with_account
from tests.server.conftest import quick, running


def test_beside_a_running_site(run: Run, tmp_path: Path) -> None:
    db = ("--db", tmp_path / "test.db")
    with running(quick(tmp_path)) as site:
        ana, bob = site.person("Ana"), with_account(site, site.person("Bob"))
        table = ana.table(2)
        with bob.line(table) as line:
            bad = line.do("chat", text="an insult")["version"]
        body = {"reason": "insult", "line": bad, "words": "look here"}
        assert ana.http.post(f"/api/tables/{table}/report", json=body).status_code == 201
        listed = run("admin", "reports", *db).output
        assert "1  2" in listed
        assert "look here" in listed
        shown = run("admin", "show", 1, *db).output
        assert f"> {bad}" in shown
        assert f"Bob ({bob.id}): an insult" in shown
        assert bob.id in run("admin", "people", "bo", *db).output
        run("admin", "delete-line", table, bad, "--why", "an insult", "--report", 1, *db)
        with ana.line(table) as line:
            assert "an insult" not in line.raw[0]
        run("admin", "ban", bob.id, "--why", "insults", "--days", 2, *db)
        answer = bob.http.post("/api/tables", json={"game": "cite", "players": 2, "options": {}})
        assert answer.json()["error"]["args"]["why"] == "insults", "it holds at once"
        assert "insults" in run("admin", "sanctions", *db).output
        assert run("admin", "unban", 1, "--why", "enough", *db).exit_code == 0
        assert bob.table(2)
        run("admin", "close", 1, "--why", "done", *db)
        assert run("admin", "reports", *db).output == ""
        assert "insult" in run("admin", "reports", "--closed", *db).output
        told = run("admin", "audit", *db).output
        for act in ("close", "lift", "ban", "delete_line"):
            assert act in told


def test_without_a_site(run: Run, tmp_path: Path) -> None:
    db = ("--db", tmp_path / "test.db")
    with running(quick(tmp_path)) as site:
        bob, eve = with_account(site, site.person("Foulname")), site.person("Eve")
        table = bob.table(2)
    run("admin", "rename", bob.id, "--why", "offends", "--name", "Robert", *db)
    assert run("admin", "grant", bob.id, "moderator", *db).exit_code == 0
    assert "moderator" in run("admin", "people", "Robert", *db).output
    run("admin", "mute-all", eve.id, "--why", "spam", *db)
    run("admin", "ban-address", "203.0.113.7", "--why", "floods", *db)
    assert "an address" in run("admin", "sanctions", *db).output
    with running(quick(tmp_path)) as site:
        bob.move(site.base)
        eve.move(site.base)
        assert bob.http.get("/api/moderation").status_code == 200
        with eve.line(table) as line:
            assert "Foulname" not in line.raw[0]
            assert line.now["table"]["seats"][0]["name"] == "Robert"
            assert line.ask("chat", text="hello")["text"]["key"] == "refusal.held"
        assert run("admin", "revoke", bob.id, "moderator", *db).exit_code == 0
        assert bob.http.get("/api/moderation").status_code == 404


def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    db = ("--db", tmp_path / "test.db")
    missing = run("admin", "reports", *db)
    assert missing.exit_code == 2
    assert "database" in missing.output
    assert run("admin", "ban", "nobody", "--why", "x", *db).exit_code == 2
    assert not (tmp_path / "test.db").exists()
    with running(quick(tmp_path)) as site:
        gil = site.person("Gil")
        for words, why in (
            (("ban", "nobody", "--why", "x"), "nobody of the id"),
            (("grant", gil.id, "moderator"), "is a guest"),
            (("delete-line", "none", 4, "--why", "x"), "no line of chat"),
            (("close", 9, "--why", "x"), "no open report"),
            (("unban", 9, "--why", "x"), "no ban or mute"),
            (("ban", gil.id, "--why", ""), "length"),
            (("rename", gil.id, "--why", "x", "--name", "\u202e"), "characters"),
            (("show", 9), "no report"),
        ):
            result = run("admin", *words, *db)
            assert result.exit_code == 2, words
            assert why in result.output
