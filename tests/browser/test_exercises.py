"""The costliest decisions of a judged game, found better on the board: by mouse and by keys."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import expect

from lutetia.engine.game import State
from lutetia.games.record import parse
from lutetia.server.coach.types import Coaching, Judgement
from tests.browser.axe import examine
from tests.browser.board_page import PHONE
from tests.browser.cite_learner import CiteLearner
from tests.browser.conftest import Visitor
from tests.browser.learner import How
from tests.browser.person import Person
from tests.browser.test_coach import LITTLE, RECORD, judged, losses, stands_at
from tests.server.conftest import quick, running


def exercises(found: Coaching) -> list[int]:
    """Return the worst of them, one of each turn."""
    turns: dict[int, int] = {}
    turn, before = 0, None
    for one in found.report.decisions:
        turn += one.judgement.seat != before
        before = one.judgement.seat
        turns[one.number] = turn
    worst: dict[int, int] = {}
    for number in losses(found):
        worst.setdefault(turns[number], number)
    return list(worst.values())[:3]


class Solver(CiteLearner):
    """Somebody who acts in a position of La Cité without a lesson."""

    def __init__(self, me: Person, state: State) -> None:
        self.me, self.page, self.state = me, me.page, state

    @property
    def now(self) -> Any:
        return SimpleNamespace(state=self.state)

    @property
    def step(self) -> Any:
        return SimpleNamespace(point=())

    def does(self, action: str, how: How) -> None:
        (self.click_action if how == "mouse" else self.press_action)(action)


def poor(found: Judgement) -> str:
    """Return the worst of the actions that were compared."""
    return min(found.candidates, key=lambda one: one.share).action


@pytest.mark.parametrize(("how", "screen"), [("keys", {}), ("mouse", PHONE)])
def test_exercises_and_play_from_there(
    visitor: Visitor, tmp_path: Path, how: How, screen: dict[str, Any]
) -> None:
    states = list(parse(RECORD.read_text()).states())
    with running(quick(tmp_path)) as site:
        site.app.state.coach.effort = LITTLE
        me = visitor(site, **screen)
        table, found = judged(site)
        of = {one.number: one.judgement for one in found.report.decisions}
        t, page = me.t, me.page
        me.open(f"/coach/{table}")
        page.get_by_role("button", name=t("coach.practise")).press("Enter")
        numbers = exercises(found)
        for n, number in enumerate(numbers, start=1):
            one, solver = of[number], Solver(me, states[number - 1])
            exercise = page.get_by_role(
                "region", name=t("coach.exercise", n=str(n), all=str(len(numbers)))
            )
            said = exercise.get_by_role("status")
            expect(said).to_contain_text(t("coach.untold"))
            expect(page.locator("[data-hand], [data-pool]").first).to_be_visible()
            if n == 1:
                examine(page, "exercise of the coach")
                me.picture(f"exercise-asked-{how}")
                solver.does(poor(one), how)
                expect(said).to_contain_text(t.part("coach.wrong"))
                expect(said).to_contain_text(t("coach.untold"))
                me.picture(f"exercise-missed-{how}")
                # The report compared five of a hundred: any other is judged now.
                compared = {each.action for each in one.candidates}
                other = next(
                    each.text
                    for each in states[number - 1].legal()
                    if each.text not in compared and each.text.startswith("build")
                )
                solver.does(other, how)
                expect(said).to_contain_text(t.part("coach.wrong"))
            onward = exercise.get_by_role(
                "button", name=t("coach.done" if n == len(numbers) else "coach.next")
            )
            expect(onward).to_have_count(0)
            if n == len(numbers):
                exercise.get_by_role("button", name=t("coach.show")).press("Enter")
            else:
                solver.does(one.best, how)
                expect(said).to_contain_text(t.part("coach.right"))
            expect(said).not_to_contain_text(t("coach.untold"))
            shown = "coach.better" if n == len(numbers) else "coach.found"
            expect(said).to_contain_text(t.part(shown))
            if one.reason is not None:  # of what was played, which is why it stands there
                expect(said.locator(".played")).to_contain_text(t.part("coach.why_own"))
            expect(page.locator("main .last-moves")).not_to_have_count(0)
            expect(onward).to_be_focused()
            assert me.sideways() <= 0
            me.picture(f"exercise-{n}-{how}")
            onward.press("Enter")
        worst = losses(found)[0]
        stands_at(page, worst)
        expect(page.get_by_text(t("coach.untold"))).to_have_count(0)
        page.get_by_role("button", name=t("coach.play")).press("Enter")
        page.wait_for_url("**/t/*")
        expect(page.get_by_text(t("seat.you"), exact=True).first).to_be_attached()
        there = page.url.rpartition("/")[2]
        assert there != table
        now = site.actor(there).table
        seats = [each.kind for each in now.seats]
        assert seats[of[worst].seat] == "person"
        assert seats.count("bot") == now.players - 1
        assert now.private
        page.close()  # before its server ends
