"""Whose bot thinks next: people share, onlookers come first, nobody waits for ever."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from lutetia.server.turn_queue import HALF, OLDEST_EVERY, Claim, Turn, TurnQueue
from tests.server.client import run_alone, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.patience import PATIENCE


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Crowd:
    """Claims that all wait at once for one worker; each turn takes ``seconds`` on the clock."""

    def __init__(self, budget: float = 1e9, workers: int = 1) -> None:
        self.clock = Clock()
        self.turns = TurnQueue(workers, budget, self.clock)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def think(self, name: str, claim: Claim, seconds: float) -> None:
        async with self.turns.turn(claim) as turn:
            self.order.append(name)
            for _ in range(3):
                await asyncio.sleep(0)
            self.clock.now += seconds
            turn.used += seconds

    def ask(
        self,
        name: str,
        person: str = "",
        address: str = "",
        watched: bool = True,
        seconds: float = 1.0,
    ) -> asyncio.Task[None]:
        claim = Claim(name, person, address, watched)
        task = asyncio.create_task(self.think(name, claim, seconds))
        self.tasks.append(task)
        return task

    def served(
        self, meanwhile: Callable[[Crowd], None], later: Callable[[Crowd], None] | None = None
    ) -> list[str]:
        """Return in what order those who ask are served."""

        async def run() -> None:
            async with asyncio.timeout(PATIENCE):
                meanwhile(self)
                await asyncio.sleep(0)
                if later is not None:
                    later(self)
                await asyncio.gather(*self.tasks, return_exceptions=True)
                async with self.turns.turn(Claim("last")):
                    self.order.append("free again")

        run_alone(run())
        assert self.order.pop() == "free again"
        return self.order


def test_tables_that_somebody_looks_at_come_first() -> None:
    def ask(crowd: Crowd) -> None:
        for name, watched in (("a", False), ("b", False), ("c", True), ("d", True)):
            crowd.ask(name, name, watched=watched)

    assert Crowd().served(ask, lambda crowd: crowd.tasks[3].cancel()) == ["a", "c", "b"]


def test_workers_come_and_go() -> None:
    together: list[int] = []

    class Counting(Crowd):
        async def think(self, name: str, claim: Claim, seconds: float) -> None:
            async with self.turns.turn(claim):
                self.order.append(name)
                together.append(self.turns.running())
                for _ in range(10):
                    await asyncio.sleep(0)
                if name in ("2", "7"):
                    self.turns.resize(3 if name == "2" else 1)

    def ask(crowd: Crowd) -> None:
        for n in range(12):
            crowd.ask(str(n), str(n))
        crowd.turns.resize(1)

    order = Counting(workers=0).served(ask)
    assert order == [str(n) for n in range(12)]
    assert (max(together[:3]), max(together[3:8]), together[-1]) == (1, 3, 1)


def test_who_has_many_tables_waits_for_who_has_one() -> None:
    def ask(crowd: Crowd) -> None:
        for n in range(50):
            crowd.ask(f"many {n}", "ana")
        crowd.ask("one", "bob")

    order = Crowd().served(ask)
    assert order.index("one") == 1, "after the one that thought already"
    assert order[2:] == [f"many {n}" for n in range(1, 50)]


def test_people_share_by_seconds_and_not_by_turns() -> None:
    def ask(crowd: Crowd) -> None:
        for n in range(40):
            crowd.ask(f"slow {n}", "slow", seconds=4.0)
            crowd.ask(f"fast {n}", "fast", seconds=1.0)

    order = [name.split()[0] for name in Crowd().served(ask)[:40]]
    assert 3 * order.count("slow") < order.count("fast") < 6 * order.count("slow")


def test_beyond_its_budget_an_address_waits_behind_everybody_else() -> None:
    crowd = Crowd(budget=10.0)

    def ask(crowd: Crowd) -> None:
        for n in range(40):  # as many guests as they like, all from one place
            crowd.ask(f"many {n}", f"guest {n}", "198.51.100.1")
        for n in range(10):
            crowd.ask(f"else {n}", f"person {n}", f"192.0.2.{n}", watched=False)

    order = crowd.served(ask)
    first = next(place for place, name in enumerate(order) if name.startswith("else"))
    assert 9 <= first <= 12, "the budget is theirs to use"
    others = [name for name in order[first : first + 12] if name.startswith("else")]
    assert len(others) == 10, "then everybody else, but for who waits longest now and then"
    assert len(order) == 50, "and nobody is left out"


def test_what_was_used_fades() -> None:
    def after(rest: float) -> list[str]:
        crowd = Crowd(budget=10.0)

        async def use() -> None:
            async with crowd.turns.turn(Claim("t", "ana", "a")) as turn:
                turn.used += 15.0

        async def both() -> None:
            await use()
            crowd.clock.now += rest
            crowd.ask("first", "eve", "e")
            await asyncio.sleep(0)
            crowd.ask("ana", "ana", "a", watched=True)
            crowd.ask("bob", "bob", "b", watched=False)
            await asyncio.gather(*crowd.tasks)

        run_alone(both())
        return crowd.order

    assert after(0.0) == ["first", "bob", "ana"]
    assert after(HALF) == ["first", "ana", "bob"]


def test_nobody_waits_for_ever() -> None:
    crowd = Crowd()

    async def run() -> int:
        async with asyncio.timeout(PATIENCE):
            crowd.ask("busy", "busy")
            await asyncio.sleep(0)
            poor = crowd.ask("poor", "poor", watched=False)
            while not poor.done():  # always somebody new who comes first
                for n in range(3):
                    crowd.ask("new", f"new {len(crowd.tasks)} {n}")
                await asyncio.sleep(0)
            at = crowd.order.index("poor")
            for task in crowd.tasks:
                task.cancel()
            return at

    assert run_alone(run()) <= OLDEST_EVERY + 1


def test_who_sits_down_to_watch_is_served_next() -> None:
    def ask(crowd: Crowd) -> None:
        for n in range(6):
            crowd.ask(f"t{n}", watched=False)

    order = Crowd().served(ask, lambda crowd: crowd.turns.watch("t5"))
    assert order == ["t0", "t5", "t1", "t2", "t3", "t4"]


def test_what_is_forgotten_leaves_nothing_behind() -> None:
    crowd = Crowd(workers=2)

    def ask(crowd: Crowd) -> None:
        for n in range(9):
            crowd.ask(f"t{n}", f"p{n}", f"a{n}", watched=bool(n % 2))

    def leave(crowd: Crowd) -> None:
        for task in crowd.tasks[::3]:
            task.cancel()

    crowd.served(ask, leave)
    crowd.clock.now += 100 * HALF
    run_alone(crowd.think("again", Claim("t"), 0.0))
    turns = crowd.turns
    assert (turns._lanes, turns._lane_of, turns._free) == ({}, {}, 2)
    crowd.clock.now += 100 * HALF
    turns._fade()
    assert (turns._people.of, turns._addresses.of) == ({}, {})


# --- on a real server -----------------------------------------------------------------------------


@pytest.mark.parametrize("looking", [False, True])
def test_many_tables_of_one_do_not_silence_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looking: bool
) -> None:
    monkeypatch.setenv(
        "LUTETIA_JIT", "0"
    )  # for the workers: no answer waits for rules to be loaded
    with ExitStack() as stack:
        site: Site = stack.enter_context(
            running(quick(tmp_path, thinker="tests.server.chooser:slow"))
        )
        turns = site.app.state.registry.bots.turns
        served: list[str] = []
        since: dict[str, int] = {}
        before: list[int] = []
        wait, start = turns._wait, turns._start

        def waits(turn: Turn) -> None:
            since[turn.claim.table] = len(served)
            wait(turn)

        def starts(turn: Turn) -> None:
            if turn.claim.table == mine:
                before.append(len(served) - since.pop(mine, len(served)))
            served.append(turn.claim.table)
            start(turn)

        mine = ""
        turns._wait, turns._start = waits, starts
        ana, bob = site.person("Ana"), site.person("Bob")
        tables = [ana.table(2, bots="top", sit=False) for _ in range(60)]
        if looking:
            for table in tables[:30]:
                stack.enter_context(ana.line(table))
        wait_until(lambda: len(served) > 10, "nobody thinks")
        mine = bob.table(2, bots="random")
        with bob.line(mine) as line:
            while len(before) < 6:
                line.mine()
                line.act()
        assert len(turns._lanes) <= 2, "all the others wait as one person"
        assert all(n <= 2 for n in before), "who waited longest, or who asked in the same moment"


# --- what is kept for ever ------------------------------------------------------------------------


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    with running(quick(tmp_path, limit="4/hour")) as site:
        ana = site.person("Ana")  # one
        table = ana.table(2, bots="random")  # two
        with ana.line(table) as line:
            line.do("resign", seat=0)
            line.do("rematch")  # three
            after = line.now["table"]["rematch"]
        with ana.line(after) as line:
            line.do("resign", seat=0)
            line.do("rematch")  # four
            after = line.now["table"]["rematch"]
        with ana.line(after) as line:
            line.do("resign", seat=0)
            for kind, values in (("rematch", {}), ("chat", {"text": "/rematch"})):
                answer = line.ask(kind, **values)
                assert (answer["type"], answer["code"]) == ("refused", "rate")
                assert answer["text"]["key"] == "failure.rate"
                assert 3000 < answer["text"]["args"]["seconds"] <= 3600
            assert line.now["table"]["rematch"] is None
            assert line.ask("chat", text="still here")["type"] == "ack"
        assert httpx.get(site.base + "/api/me").status_code == 429


def test_many_at_once_make_no_more_than_the_limit(tmp_path: Path) -> None:
    with running(quick(tmp_path, limit="60/hour")) as site:
        people = [site.person(f"P{n}") for n in range(5)]  # five

        def press(n: int) -> None:
            person = people[n]
            for _ in range(20):
                answer = person.http.post(
                    "/api/tables", json={"game": "paris_paris", "players": 2, "bots": "random"}
                )
                if answer.status_code != 201:
                    return
                table = answer.json()["id"]
                with person.line(table) as line:
                    line.do("resign", seat=0)
                    line.ask("rematch")

        threads = [threading.Thread(target=press, args=(n,)) for n in range(5)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        store = site.app.state.store
        [[kept]] = run_alone(
            store.read("SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM players)")
        )
        assert kept == 60
