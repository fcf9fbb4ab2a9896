"""A decision of a game that has ended, found better on the board: by the report, and judged where
the report compared others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

import lutetia
from lutetia.coach import judge
from lutetia.coach.comparison import LEAST
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.games.record import parse
from lutetia.server.coach.types import (
    Candidate,
    CoachedDecision,
    CoachEffort,
    Coaching,
    CoachReport,
    Exercise,
    Judgement,
)
from lutetia.server.coach.worker import SEED
from lutetia.server.limits import Limit
from lutetia.server.teaching import legal_of, prompt_of
from tests.golden.whole_games import files
from tests.protocol.fits import Fits
from tests.server.client import Person
from tests.server.conftest import Site
from tests.server.test_coach import LITTLE, ask, coached, ended, made
from tests.server.test_judgement import error


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site of many tests: the process that judges begins seldom."""
    with coached(tmp_path_factory.mktemp("exercise"), records="", limit="") as site:
        yield site


def exercise(person: Person, table: str, number: int, **wanted: Any) -> httpx.Response:
    body = {"number": number, **wanted}
    return person.http.post(f"/api/tables/{table}/exercise", json=body)


def found(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    Fits().check(body, Exercise)
    return body


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def positions(game: str) -> list[State]:
    """Return those of the game that `ended` brings."""
    return list(parse(files(game)[0].read_text()).states())


def wide(game: str) -> tuple[int, State]:
    """Return the number of its decision that had the most choices, and the position."""
    before = [one for one in positions(game)[:-1] if one.to_act != CHANCE]
    state = max(before, key=lambda one: len(one.legal_codes()))
    return state.ply + 1, state


def test_a_decision_is_shown_as_its_seat_saw_it(site: Site, game: str) -> None:
    ana = site.person("Ana")
    table, (number, state) = ended(ana, game), wide(game)
    body = found(exercise(ana, table, number))
    assert body["view"] == plain(state.view(state.to_act))
    assert [one["text"] for one in body["legal"]] == [one.text for one in state.legal()]
    assert body["wrong"] is None
    assert body["tried"] is None
    no, yes = "nothing at all", state.legal()[0].text
    body = found(exercise(ana, table, number, why=[no, yes]))
    assert body["answers"][0] is not None
    assert body["answers"][1] is None
    body = found(exercise(ana, table, number, action=no))
    assert body["wrong"]["text"]
    assert body["tried"] is None


def judged(game: str, state: State, action: str) -> Any:
    """Return what is told of an action that no report compared."""
    own = judge(lutetia.game(game), state.view(state.to_act, recall=True), action, SEED, LITTLE)
    shares = {one.action: one.share for one in own.candidates}
    right = own.verdict is None
    return plain(
        {"action": action, "share": shares[action], "best": shares[own.best], "right": right}
    )


def test_what_the_report_compared_is_told_by_it_and_others_are_judged(
    site: Site, game: str
) -> None:
    ana = site.person("Ana")
    table, (number, state) = ended(ana, game), wide(game)
    legal = [one.text for one in state.legal()]
    tried = found(exercise(ana, table, number, action=legal[-1]))["tried"]
    assert tried == judged(game, state, legal[-1]), "there is no report yet"
    ask(ana, table)
    decisions = made(site, table)["report"]["decisions"]
    [judgement] = [one["judgement"] for one in decisions if one["number"] == number]
    shares = {one["action"]: one["share"] for one in judgement["candidates"]}
    best = shares[judgement["best"]]
    for action, share in shares.items():
        tried = found(exercise(ana, table, number, action=action))["tried"]
        unsure = action == judgement["played"] and judgement["verdict"] is None
        assert tried == {
            "action": action, "share": min(share, best), "best": best,
            "right": unsure or best - share < LEAST,
        }  # fmt: skip
    others = [one for one in legal if one not in shares]
    assert others or game == "paris_paris", "there are at most five actions"
    for other in others[:1]:
        tried = found(exercise(ana, table, number, action=other))["tried"]
        assert tried == judged(game, state, other)


def test_nothing_that_is_tried_promises_more_than_the_best(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In few trees an action may look better than the best; what was played has lost nothing for
    sure without a verdict."""
    ana = site.person("Ana")
    table, (number, state) = ended(ana, "cite"), wide("cite")
    played, best, lucky, poor = (one.text for one in state.legal()[:4])
    shares = {best: (0.5, 96), played: (0.45, 96), lucky: (0.56, 2), poor: (0.4, 2)}
    judgement = Judgement(
        state.to_act or 0, played, best, 0.05, 0.04, 1.0, None, True,
        [Candidate(action, share, 0.02, trees) for action, (share, trees) in shares.items()], None,
    )  # fmt: skip
    decision = CoachedDecision(number, judgement)

    async def told(_: str) -> bytes:
        report = CoachReport(
            "cite", 2, [], 1, CoachEffort(1, 12, 1), True, True, True, [], [decision]
        )
        return msgspec.json.encode(Coaching(report, []))

    monkeypatch.setattr(site.app.state.coach, "made", told)
    for action, share, right in (
        (best, 0.5, True), (played, 0.45, True), (lucky, 0.5, True), (poor, 0.4, False),
    ):  # fmt: skip
        tried = found(exercise(ana, table, number, action=action))["tried"]
        assert tried == {"action": action, "share": share, "best": 0.5, "right": right}


def test_nothing_else_is_shown(site: Site) -> None:
    ana = site.person("Ana")
    assert exercise(ana, "none", 1).status_code == 404
    table = ended(ana, "connection")
    states = positions("connection")
    for n in (len(states), 2**40):
        assert error(exercise(ana, table, n)) == (409, "refusal.no_decision")
    chance = [one.ply + 1 for one in states if one.to_act == CHANCE]
    for n in chance[:2]:
        assert error(exercise(ana, table, n)) == (409, "refusal.no_decision")
    only = [n for n, one in enumerate(states, start=1) if len(one.legal_codes()) == 1]
    assert only, "nothing was forced"
    for n in only[:2]:
        forced = states[n - 1].legal()[0].text
        assert error(exercise(ana, table, n, action=forced)) == (409, "refusal.no_decision")
    for bad in (0, -1, "1", None, 0.5):
        assert exercise(ana, table, bad).status_code == 400  # type: ignore[arg-type]
    running = ana.table(2, game="paris_paris", bots="random", sit=True)
    with ana.line(running) as line:
        line.mine()
        line.act()
        line.mine()
        assert error(exercise(ana, running, 1)) == (409, "failure.coach_later"), "while a game runs"
        assert error(exercise(ana, running, 1, action="x", why=["x"])) == (
            409,
            "failure.coach_later",
        )


def test_what_is_judged_counts_and_what_is_looked_up_does_not(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = site.person("Ana")
    table, (number, state) = ended(ana, "cite"), wide("cite")
    action = state.legal()[0].text
    monkeypatch.setattr(site.app.state.registry.limits, "records", Limit("1/hour"))
    assert found(exercise(ana, table, number, action=action))["tried"]["action"] == action
    assert error(exercise(ana, table, number, action=action)) == (429, "failure.rate")
    assert found(exercise(ana, table, number))["tried"] is None


def test_what_one_is_told_follows_from_what_the_seat_could_know(site: Site) -> None:
    """Somebody else's hand changes nothing: hands are hidden in Paris Connection."""
    ana, game = site.person("Ana"), lutetia.game("connection")
    table = ended(ana, "connection")
    state = next(one for one in positions("connection") if one.to_act != CHANCE)
    here = found(exercise(ana, table, state.ply + 1))
    other = game.determinize(state.view(state.to_act, recall=True), 3)
    assert other != state
    assert here["view"] == plain(other.view(state.to_act))
    assert here["legal"] == plain(legal_of(other))
    assert here["prompt"] == plain(prompt_of(other))
