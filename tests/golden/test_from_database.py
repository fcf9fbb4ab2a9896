"""``python -m tests.golden.from_database`` keeps the games that people ended in a database."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest
from tests.golden import from_database, whole_games
from tests.golden.whole_games import checksum

from lutetia.games.record import read

OLD_SITE = Path(__file__).resolve().parents[1] / "server/old_site/site.db.xz"
"""Two of its games are such; in the others nobody ended by the rules, or no person sat."""


def test_games_that_people_ended_are_kept_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "site.db"
    database.write_bytes(lzma.decompress(OLD_SITE.read_bytes()))
    kept = tmp_path / "golden"
    for module in (from_database, whole_games):
        monkeypatch.setattr(module, "HERE", kept)
    for game in ("paris_paris", "cite"):
        (kept / game).mkdir(parents=True)
    from_database.main([str(database)])
    told = capsys.readouterr().out.splitlines()
    assert sorted(told) == [
        "cite/games/people_01.toml: 66 actions", "paris_paris/games/people_01.toml: 104 actions",
    ]  # fmt: skip
    for game in ("paris_paris", "cite"):
        record = read(kept / game / "games" / "people_01.toml")
        assert record.names == ("person", "person")
        assert record.extra["checksum"] == checksum(record.states())
        record.replay()
    from_database.main([str(database)])
    assert capsys.readouterr().out == ""
