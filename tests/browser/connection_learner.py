"""Somebody in a lesson of Paris Connection."""

from __future__ import annotations

from tests.browser.connection_page import FAR, ConnectionPage
from tests.browser.learner import Learner


class ConnectionLearner(Learner):
    """They build, lay, trade and finish."""

    game = "connection"

    @property
    def board(self) -> ConnectionPage:
        return ConnectionPage(self.me)

    def right(self) -> str:
        """Return an answer that leads on: where anything is right, a short way to Marseille."""
        if self.step.do != [""]:
            return super().right()
        fields = [
            (one.text, self.now.state.game.action_fields(one.code))
            for one in self.now.state.legal()
        ]
        lays = {parts["hex"]: text for text, parts in fields if parts["act"] == "lay"}
        texts = [text for text, _ in fields]
        if lays:
            return lays[min(lays, key=FAR.__getitem__)]
        if "done" in texts:
            return "done"
        if self.step.lasts == "game":
            return "build red"
        return next(text for text in texts if text.startswith(("return", "take")))

    def click_action(self, action: str) -> None:
        act, *more = action.split()
        if act == "build":
            self.board.board(more[0]).click()
        elif act == "return":
            self.board.share(more[0]).click()
        elif act == "take":
            self.board.take(more[0], int(more[1])).click()
        elif act == "done":
            self.board.done.click()
        else:
            self.board.hex(more[0]).click()

    def press_action(self, action: str) -> None:
        act, *more = action.split()
        if act == "lay":
            self.tab(".spot.may")
            self.board.walk(more[0])
        elif act == "build":
            self.tab(f"[data-build='{more[0]}']")
        elif act == "return":
            self.tab(f"[data-return='{more[0]}']")
        elif act == "take":
            here = f".board.{more[0]} .takes"
            self.tab(f"{here} [data-act='take']:nth-child({more[1]})")
        else:
            self.tab("[data-act='done']")
        self.page.keyboard.press("Enter")
