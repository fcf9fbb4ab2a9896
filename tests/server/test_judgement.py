"""A decision judged while one plays against bots: for whom, by which process, and for whom not."""

from __future__ import annotations

import dataclasses
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import lutetia
from lutetia.coach import judge
from lutetia.server.coach import process as coach_process
from lutetia.server.coach.process import Limits
from lutetia.server.coach.types import Judged
from lutetia.server.coach.worker import SEED
from lutetia.server.limits import Limit
from tests.protocol.fits import Fits
from tests.server.accounts import with_account
from tests.server.client import Line, Person, wait_until
from tests.server.conftest import Site
from tests.server.patience import PATIENCE
from tests.server.test_coach import LITTLE, ask, coached, ended, look, told


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site of many tests: the process that judges begins seldom."""
    with coached(tmp_path_factory.mktemp("judgement"), records="", limit="") as made:
        yield made


def judgement(person: Person, table: str, **wanted: Any) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/judgement", json={"seat": 0, **wanted})


def found(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    Fits().check(body, Judged)
    return body


def error(answer: httpx.Response) -> tuple[int, str]:
    failure = answer.json()["error"]
    return answer.status_code, failure["key"]


def begun(person: Person, line: Line, acts: int = 3) -> None:
    """Let somebody decide so often, with bots on the other seats."""
    for _ in range(acts):
        line.mine()
        line.act()
    line.mine()


PEOPLE = (409, "refusal.judge_people")
NOT_YOURS = (409, "refusal.not_your_seat")


def test_a_decision_is_judged_on_what_its_seat_could_know(site: Site, game: str) -> None:
    ana = site.person("Ana")
    players = min(lutetia.game(game).meta.players)
    table = ana.table(players, game=game, bots="random", sit=True)
    with ana.line(table) as line:
        begun(ana, line)
        answer = found(judgement(ana, table))
        number = answer["number"]
        before = site.actor(table).table.history.at(number - 1)
        own = judge(
            lutetia.game(game), before.view(0, recall=True), answer["judgement"]["played"],
            SEED, LITTLE,
        )  # fmt: skip
        assert answer["judgement"] == msgspec.json.decode(msgspec.json.encode(own))
        texts = [one.action for one in own.candidates]
        assert [entry["text"] for entry in answer["told"]] == texts
        assert {entry["seat"] for entry in answer["told"]} == {0}
        [played] = [one for one in answer["told"] if one["text"] == own.played]
        logged = {n: entry for n, entry in entries(line).items() if n == answer["version"]}
        assert [one["text"] for one in logged.values()] == [own.played]
        assert logged[answer["version"]]["events"] == played["events"]
        assert found(judgement(ana, table, number=number)) == answer, "it is the same again"


def entries(line: Line) -> dict[int, dict[str, Any]]:
    return {entry["n"]: entry for message in line.heard for entry in message.get("entries", ())}


def test_nobody_else_is_told(site: Site) -> None:
    ana, eve = site.person("Ana"), site.person("Eve")
    table = ana.table(3, bots="random", sit=True)
    assert judgement(ana, "none").status_code == 404
    with ana.line(table) as line, eve.line(table):
        begun(ana, line)
        assert error(judgement(eve, table)) == NOT_YOURS, "she looks on"
        stranger = httpx.post(
            f"{site.base}/api/tables/{table}/judgement", json={"seat": 0}, timeout=PATIENCE
        )
        assert error(stranger) == NOT_YOURS
        for seat in (1, 2, 3, 15):
            assert error(judgement(ana, table, seat=seat)) == NOT_YOURS
        for wrong in (-1, 16, "0", None, 0.5):
            assert judgement(ana, table, seat=wrong).status_code == 400
        forged = {"seat": 0, "player": ana.id}
        assert error(judgement(eve, table, **forged)) == NOT_YOURS
        own = {
            n for n, step in enumerate(site.actor(table).table.history.steps, start=1)
            if step.actor == 0
        }  # fmt: skip
        last = line.now["turn"]["ply"]
        for number in {*range(1, last + 2)} - own:
            assert error(judgement(ana, table, number=number)) == (409, "refusal.judge_other")
        assert judgement(ana, table, number=0).status_code == 400


def test_no_game_between_people_and_no_rated_one(site: Site) -> None:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    table = ana.table(2)
    assert error(judgement(ana, table)) == (409, "refusal.not_started")
    with ana.line(table) as line, bob.line(table) as other:
        other.do("sit", seat=1)
        line.do("start")
        for _ in range(6):
            for one in (line, other):
                while one.now["version"] < max(line.now["version"], other.now["version"]):
                    one.hear()
                if one.now["turn"]["mine"]:
                    one.act()
            for person, seat in ((ana, 0), (bob, 1)):
                assert error(judgement(person, table, seat=seat)) == PEOPLE
        other.do("stand", seat=1)
        line.do("bot", seat=1, level="greedy")
        assert error(judgement(ana, table)) == PEOPLE, "he has been there"
    rated = ana.table(2, bots="random", sit=True, rated=True)
    with ana.line(rated) as line:
        begun(ana, line)
        assert error(judgement(ana, rated)) == (409, "refusal.rated_help")
        line.do("resign", seat=0)
        assert found(judgement(ana, rated))["judgement"]["seat"] == 0


def test_one_decision_at_a_time_and_one_for_each_address(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = site.person("Ana")
    table = ana.table(2, bots="random", sit=True)
    with ana.line(table) as line, ThreadPoolExecutor(2) as pool:
        begun(ana, line)
        coach, registry = site.app.state.coach, site.app.state.registry
        found(judgement(ana, table))  # by now its process has begun
        process = coach.judge.process
        os.kill(process.pid, signal.SIGSTOP)
        try:
            first, second = (pool.submit(judgement, ana, table) for _ in range(2))
            wait_until(lambda: first.done() or second.done(), "both wait")
        finally:
            os.kill(process.pid, signal.SIGCONT)
        answers = sorted((first.result(), second.result()), key=lambda one: one.status_code)
        assert [one.status_code for one in answers] == [200, 429]
        assert error(answers[1]) == (429, "failure.coach_busy")
        monkeypatch.setattr(registry.limits, "records", Limit("1/hour"))
        assert found(judgement(ana, table)) == answers[0].json()
        assert coach.judge.process is process, "it is kept: to begin takes longer than to judge"
        assert os.getpriority(os.PRIO_PROCESS, process.pid) >= 10
        assert error(judgement(ana, table)) == (429, "failure.rate")


def test_a_process_that_nobody_needs_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with coached(tmp_path) as site:
        judge = site.app.state.coach.judge
        ana = site.person("Ana")
        table = ana.table(2, bots="random", sit=True)
        with ana.line(table) as line:
            begun(ana, line)
            answer = found(judgement(ana, table))
            process = judge.process
            monkeypatch.setattr(coach_process, "KEPT", 0.2)
            assert found(judgement(ana, table)) == answer
            wait_until(lambda: process.returncode is not None, "it stays")
            monkeypatch.undo()
            assert found(judgement(ana, table)) == answer
            assert judge.process.returncode is None
    assert judge.process.returncode is not None, "the server has left it behind"


def test_a_report_stands_still_for_whoever_waits(tmp_path: Path) -> None:
    with coached(tmp_path) as site:
        coach = site.app.state.coach
        ana = site.person("Ana")
        table = ana.table(2, bots="random", sit=True)
        over = ended(ana)
        with ana.line(table) as line:
            begun(ana, line)
            coach.effort = dataclasses.replace(LITTLE, simulations=200)
            ask(ana, over)
            wait_until(lambda: told(look(site, over))["done"] > 0, "it does not begin")
            coach.effort = LITTLE  # of the decision
            state = Path(f"/proc/{coach.process.pid}/stat")
            states = set()
            with ThreadPoolExecutor(1) as pool:
                answer = pool.submit(judgement, ana, table)
                while not answer.done():
                    states.add(state.read_text().rpartition(")")[2].split()[0])
                    time.sleep(0.01)
            assert found(answer.result())
            assert "T" in states
            done = told(look(site, over))["done"]
            wait_until(lambda: went_on(site, over, done), "it stands still for ever")


def went_on(site: Site, table: str, done: int) -> bool:
    """Return whether more of a report is made than so much."""
    now = told(look(site, table))
    return now["state"] == "made" or bool(now["done"] > done)


def test_what_takes_too_much_is_refused_and_the_next_is_judged(tmp_path: Path) -> None:
    with coached(tmp_path) as site:
        coach = site.app.state.coach
        ana = site.person("Ana")
        table = ana.table(2, bots="random", sit=True)
        with ana.line(table) as line:
            begun(ana, line)
            coach.effort = dataclasses.replace(LITTLE, simulations=10**6)
            for limits in (Limits(cpu=1.0), Limits(deadline=0.1)):
                coach.judge.limits = limits
                assert error(judgement(ana, table)) == (422, "failure.coach_decision")
                assert coach.judge.process.returncode is not None, "the next would be told to it"
            coach.judge.limits, coach.effort = Limits(), LITTLE
            assert found(judgement(ana, table))


def test_what_is_taken_back_meanwhile_is_not_told(site: Site) -> None:
    coach = site.app.state.coach
    ana = site.person("Ana")
    table = ana.table(2, game="cite", bots="random", sit=True)
    with ana.line(table) as line, ThreadPoolExecutor(1) as pool:
        begun(ana, line, 2)
        found(judgement(ana, table))  # by now its process has begun
        seen = judged_step(site, table)
        os.kill(coach.judge.process.pid, signal.SIGSTOP)
        try:
            answer = pool.submit(judgement, ana, table, number=seen)
            wait_until(coach._first.locked, "it does not begin")
            assert line.ask("undo", to=seen - 1)["type"] == "ack", "nobody waits for the coach"
            assert not answer.done()
        finally:
            os.kill(coach.judge.process.pid, signal.SIGCONT)
        assert error(answer.result()) == (409, "refusal.judge_other")


def judged_step(site: Site, table: str) -> int:
    """Return the number of the last own action."""
    history = site.actor(table).table.history
    return int(max(n for n, step in enumerate(history.steps, start=1) if step.actor == 0))
