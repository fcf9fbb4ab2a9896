"""Records of sealed games: they hold, in our own check and in the stand-alone program, and no
forged one does."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from lutetia.engine.errors import RecordError
from lutetia.games import IDS
from lutetia.games.record import Record, parse
from lutetia.table.deal import verify_deal
from lutetia.table.deal.check import DealError, check
from lutetia.table.records import opened, record
from tests.table.deal.forge import FORGERS, Original, forge, originals
from tests.table.deal.sealed_driver import SealedDriver
from tests.table.table_driver import ANA, BOB, TableDriver


@pytest.fixture(scope="module")
def games() -> list[Original]:
    """Two games of each title: stirred once and twice, with draws that were taken back."""
    return originals(2)


def script(text: str, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = folder / "game.toml"
    path.write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", verify_deal.__file__, str(path), *words],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip


def test_every_draw_of_a_sealed_game_holds(games: list[Original], tmp_path: Path) -> None:
    void = 0
    for one in games:
        text = parse(one.text)
        assert text.write() == one.text
        report = check(text, one.root)
        assert report.draws == len(text.table["deal"]["draws"])
        void += report.void
        done = script(one.text, tmp_path, one.root)
        assert done.stdout.startswith(f"{report.draws} draws checked. Root {one.root}."), (
            done.stderr
        )
    assert void > 3
    assert {one.record.game for one in games} == set(IDS)


def test_no_forged_record_is_believed(games: list[Original]) -> None:
    tried, believed = forge(games, 3000, seed=1)
    assert believed == []
    assert len(tried) == len(FORGERS) + 1, "each kind was tried"


def test_the_program_finds_what_needs_no_rules(games: list[Original], tmp_path: Path) -> None:
    one = games[0]
    line = one.record.table["deal"]["draws"][3]
    n, total, pick = line.split()
    forged = one.text.replace(f'"{line}"', f'"{n} {total} {(int(pick) + 1) % int(total)}"')
    done = script(forged, tmp_path)
    assert done.returncode == 1
    assert "NOT PROVED: draw 3" in done.stderr
    assert "another root" in script(one.text, tmp_path, "0" * 64).stderr
    assert "not sealed" in script(one.text[: one.text.index("[deal]")], tmp_path).stderr


def test_the_program_is_short() -> None:
    assert len(Path(verify_deal.__file__).read_text().splitlines()) < 90


def test_other_records_are_not_sealed() -> None:
    driver = TableDriver(2).seat(ANA, BOB).start().finish()
    with pytest.raises(DealError, match="not sealed"):
        check(record(driver.table, []))


def test_a_table_from_a_sealed_record_is_not_sealed(games: list[Original]) -> None:
    table, _ = opened(parse(games[0].text), "t9", ANA.id, 5.0)
    assert table.deal is None
    with pytest.raises(DealError, match="not sealed"):
        check(record(table, []))


def test_a_record_from_before_the_end_says_that_it_is_too_early() -> None:
    driver = SealedDriver(2).seat(ANA, BOB)
    assert isinstance(driver, SealedDriver)
    driver.begin()
    driver.act()
    text = record(driver.table, [0]).write()
    assert "1 ?" in text or "2 ?" in text
    with pytest.raises(DealError, match="is not"):
        check(parse(text))


@pytest.mark.parametrize(
    "deal",
    [
        [], "no", {}, {"scheme": "sealed deal 1"},
        {"scheme": "sealed deal 1", "leaves": 256, "roots": [], "table": "t1"},
        {"scheme": "sealed deal 1", "leaves": 256, "roots": ["x"], "table": "t1", "master": "y"},
    ],
)  # fmt: skip
def test_a_deal_that_is_none_is_refused(games: list[Original], deal: object) -> None:
    one: Record = replace(games[0].record, table={"deal": deal})
    with pytest.raises(RecordError):
        check(one)


def test_what_was_taken_back_must_be_possible(games: list[Original]) -> None:
    one = games[0].record
    for back in ("no", [{"to": 9999, "actions": []}], [{"to": "1", "actions": []}], [{"to": 1}]):
        with pytest.raises(RecordError):
            check(replace(one, table={**one.table, "taken_back": back}))
