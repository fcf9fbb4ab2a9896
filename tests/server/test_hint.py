"""A hint: what a strong player would do, for whoever plays against bots alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import lutetia
from tests.server.client import wait_until
from tests.server.conftest import Site, quick, running


def test_a_hint_is_a_legal_action_told_to_the_asker_alone(site: Site, game: str) -> None:
    ana, eve = site.person("Ana"), site.person("Eve")
    table = ana.table(min(lutetia.game(game).meta.players), game=game, bots="random")
    with ana.line(table) as line, eve.line(table) as watcher:
        line.mine()
        seat, version = line.now["turn"]["to_act"], line.now["version"]
        heard = len(watcher.heard)
        answer = line.ask("hint", seat=seat)
        assert (answer["type"], answer["version"]) == ("hint", version)
        assert answer["action"] in [legal["text"] for legal in line.now["turn"]["legal"]]
        assert answer["gain"] <= answer["most"]
        assert line.now["version"] == version
        assert [m["type"] for m in watcher.heard[heard:]] == []
        refused = watcher.ask("hint", seat=seat)
        assert (refused["code"], refused["text"]["key"]) == ("forbidden", "refusal.not_your_seat")


def test_no_hint_where_people_play_each_other(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2)
    with ana.line(table) as one, bob.line(table) as two:
        early = one.ask("hint", seat=0)
        assert (early["code"], early["text"]["key"]) == ("turn", "refusal.not_your_turn")
        two.do("sit", seat=1)
        one.do("start")
        two.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
        actor, waiter = (one, two) if one.now["turn"]["mine"] else (two, one)
        for line, code, key in (
            (actor, "table", "refusal.hint_people"),
            (waiter, "turn", "refusal.not_your_turn"),
        ):
            no = line.ask("hint", seat=line.now["you"]["seat"])
            assert (no["code"], no["text"]["key"]) == (code, key)


def test_a_hint_holds_up_nobody_and_goes_out_of_date(tmp_path: Path) -> None:
    with running(quick(tmp_path, thinker="tests.server.chooser:slow")) as site:
        ana = site.person("Ana")
        with ana.line(ana.table(2, bots="random")) as line:
            line.mine()
            seat = line.now["turn"]["to_act"]
            first = line.say("hint", seat=seat)
            second = line.ask("hint", seat=seat)
            assert (second["code"], second["text"]["key"]) == ("table", "refusal.hint_busy")
            line.act()  # acknowledged while the worker still thinks
            answer = line.until(lambda m: m.get("id") == first)
            assert (answer["type"], answer["code"]) == ("refused", "stale")
            wait_until(
                lambda: not site.actor(line.now["table"]["id"]).bots.advising, "it thinks for ever"
            )
            line.mine()
            assert line.ask("hint", seat=line.now["turn"]["to_act"])["type"] == "hint"


@pytest.mark.parametrize("thinker", ["nonsense", "fail"])
def test_an_adviser_that_fails_says_so(tmp_path: Path, thinker: str) -> None:
    with running(quick(tmp_path, thinker=f"tests.server.chooser:{thinker}")) as site:
        ana = site.person("Ana")
        with ana.line(ana.table(2, bots="random")) as line:
            line.mine()
            answer = line.ask("hint", seat=line.now["turn"]["to_act"])
            assert (answer["code"], answer["text"]["key"]) == ("table", "refusal.hint_none")
