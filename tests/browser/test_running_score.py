"""The score so far, behind its tab on a telephone: line by line, and nothing that a game hides."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lutetia.engine.actors import CHANCE
from lutetia.games import IDS
from lutetia.games.record import read
from tests.browser import sheet
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor


@pytest.mark.parametrize("game", IDS)
def test_the_score_stands_behind_its_tab_while_one_plays(visitor: Visitor, game: str) -> None:
    record = read(min((sheet.GOLDEN / game / "games").glob("*.toml")))
    late = range(len(record.actions) * 3 // 4, len(record.actions))
    ply = next(ply for ply in late if record.actions[ply][0] != CHANCE)
    mine = record.actions[ply][0]
    me = visitor(**PHONE).arrive()
    table = sheet.bring(me.page, sheet.cut(record, ply))
    bots = [
        {"type": "bot", "seat": seat, "level": "random"}
        for seat in range(record.players)
        if seat != mine
    ]
    me.page.evaluate(sheet.SEND, [table, [{"type": "sit", "seat": mine}, *bots]])
    me.open(f"/t/{table}")
    me.turn_to("table.tab_scores")
    expect(me.page.get_by_text(me.t("players.scores_now"))).to_be_visible()
    told = 0
    for seat, who in zip(me.view()["seats"], me.info()["seats"], strict=True):
        part = me.page.get_by_role("region", name=who["name"], exact=True)
        title = part.get_by_role("heading")
        expect(title).to_be_visible()
        texts = part.get_by_role("listitem").all_inner_texts()
        lines = [int(re.findall(r"-?\d+", text)[-1]) for text in texts]
        if seat["points"] is None:
            expect(title).to_contain_text("?")
            expect(part.get_by_text(me.t("players.scores_hidden"))).to_be_visible()
            assert lines == []
        else:
            expect(title).to_contain_text(str(seat["points"]))
            assert sum(lines) == seat["points"]
            told += len(lines)
    assert told > 0
    assert me.sideways() <= 0
    me.picture(f"running-score-{game}")
    me.turn_to("table.tab_board")
    expect(me.page.get_by_text(me.t("players.scores_now"))).to_have_count(0)
