"""Plans over the wire: answered to the asker alone, from their own eyes, written nowhere."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.client import Line, Message, Person
from tests.server.conftest import Site

PLAN = {"pieces": [{"piece": "T5", "at": "c3"}], "tiles": [{"tile": 1, "at": "a1"}]}


def begun(site: Site) -> tuple[Line, Line, str, tuple[Person, Person]]:
    """Return two sockets at a table of La Cité that has begun: of whoever acts,
    and of whoever waits."""
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2, game="cite")
    one, other = ana.line(table), bob.line(table)
    other.do("sit", seat=1)
    one.do("start")
    other.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
    return (
        (one, other, table, (ana, bob))
        if one.now["turn"]["mine"]
        else (other, one, table, (bob, ana))
    )


def ask(line: Line, **values: Any) -> Message:
    """Return the answer to a plan."""
    name = line.say(
        "suppose",
        **{"version": line.now["version"], "seat": line.now["you"]["seat"], "plan": PLAN, **values},
    )
    return line.until(lambda m: m.get("id") == name)


def test_both_are_answered_at_any_time_and_nobody_else_hears_of_it(site: Site) -> None:
    actor, waiter, table, _ = begun(site)
    with actor, waiter:
        for line in (actor, waiter):
            answer = ask(line)
            assert (answer["type"], answer["version"]) == ("supposed", line.now["version"])
            assert len(answer["result"]["scores"]) == 2
            assert [note["of"] for note in answer["result"]["notes"]] == ["pieces"]
        heard = len(waiter.heard)
        ask(actor)
        actor.do("chat", text="hm")
        waiter.until(lambda m: m["type"] == "update")
        assert [m["type"] for m in waiter.heard[heard:]] == ["update"]
        assert [entry["kind"] for entry in waiter.now["entries"]] == ["chat"]
        log = site.actor(table).table
        assert not any("plan" in str(entry) or "T5" in str(entry) for entry in log.entries)
        actor.act()
        late = ask(waiter, version=0)
        assert (late["type"], late["version"]) == ("supposed", site.actor(table).table.version)


def test_who_is_refused_and_why(site: Site) -> None:
    actor, waiter, table, (ana, _) = begun(site)
    eve = site.person("Eve")
    with actor, waiter, eve.line(table) as watcher:
        seat = actor.now["you"]["seat"]
        for line, values in (
            (watcher, {"seat": 0}),
            (watcher, {"seat": 1}),
            (actor, {"seat": 1 - seat}),
            (actor, {"seat": 7}),
        ):
            assert ask(line, **values)["code"] == "forbidden"
        bad = ask(actor, plan={"pieces": [{"piece": "T5", "at": "z9"}]})
        assert (bad["type"], bad["code"]) == ("refused", "malformed")
        assert "pieces[0]" in bad["text"]["args"]["why"]
        for plan in ([], None, "x", {"pieces": {}}, {"pieces": [[]] * 41}):
            assert ask(actor, plan=plan)["code"] == "malformed"
    with ana.line(ana.table(2, game="cite")) as line:
        assert ask(line, seat=0)["text"]["key"] == "refusal.not_started"
    with ana.line(ana.table(2, bots="random")) as line:
        assert (ask(line, seat=0)["code"], line.heard[-1]["text"]["key"]) == (
            "table",
            "refusal.no_plans",
        )


def test_size_and_rate_hold_and_the_largest_plan_is_quick(site: Site) -> None:
    actor, waiter, _, (person, _) = begun(site)
    with actor, waiter:
        pieces = [{"piece": "T5", "at": "c3", "turns": 1, "colour": "orange"}] * 40
        tiles = [{"colour": c, "tile": t + 1,
            "at": f"{'aceg'[t % 4]}{t // 4 * 2 + (1 if c == 'blue' else 5)}"}
                 for t in range(8) for c in ("blue", "orange")]  # fmt: skip
        begin = time.perf_counter()
        answer = ask(actor, plan={"pieces": pieces, "tiles": tiles})
        assert answer["type"] == "supposed"
        assert len([note for note in answer["result"]["notes"] if note["of"] == "pieces"]) <= 40
        assert time.perf_counter() - begin < 0.5
        for n in range(80):
            waiter.say("suppose", id=f"r{n}", version=0, seat=waiter.now["you"]["seat"], plan=PLAN)
        kinds = [waiter.until(lambda m, n=n: m.get("id") == f"r{n}") for n in range(80)]
        assert {m["type"] for m in kinds} == {"supposed", "refused"}
        assert {m["code"] for m in kinds if m["type"] == "refused"} == {"rate"}
        table = actor.now["table"]["id"]
        actor.say(
            "suppose",
            seat=0,
            version=0,
            plan={"pieces": [{"piece": "T5", "at": "c3"}], "x": "y" * 9000},
        )
        try:
            while True:
                actor.hear(2)
        except Exception as closed:
            assert "1009" in str(closed)
        with person.line(table) as back:
            assert ask(back)["type"] == "supposed"


def test_a_question_that_fails_disturbs_nobody(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    actor, waiter, table, _ = begun(site)
    with actor, waiter:
        before, heard = site.actor(table).table, len(waiter.heard)
        with monkeypatch.context() as patch:
            patch.setattr("lutetia.table.projection.supposed", lambda *_: 1 / 0)
            assert ask(actor)["text"]["key"] == "refusal.internal"
        assert site.actor(table).table is before
        actor.do("chat", text="hm")
        waiter.until(lambda m: m["type"] == "update")
        assert len(waiter.heard) == heard + 1


def test_why_is_answered_to_whoever_acts_alone(site: Site) -> None:
    actor, waiter, _, _ = begun(site)
    with actor, waiter:
        seat, version, heard = actor.now["you"]["seat"], actor.now["version"], len(waiter.heard)
        name = actor.say("why", seat=seat, actions=[actor.now["turn"]["legal"][0]["text"], "hm"])
        answer = actor.until(lambda m: m.get("id") == name)
        assert (answer["type"], answer["version"], answer["answers"][0]) == (
            "because",
            version,
            None,
        )
        assert answer["answers"][1]["text"]["key"] == "cite.refusal.unknown_action"
        for line, asked in ((waiter, ["hm"]), (actor, ["hm"] * 17), (actor, ["x" * 201])):
            name = line.say("why", seat=line.now["you"]["seat"], actions=asked)
            answer = line.until(lambda m, name=name: m.get("id") == name)
            assert answer["code"] == ("turn" if line is waiter else "malformed")
        assert [m["type"] for m in waiter.heard[heard:]] == ["refused"]
