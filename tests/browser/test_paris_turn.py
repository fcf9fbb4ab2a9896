"""A turn of Paris in a browser: built step by step and taken back whole,
paid in one way or another, refused with its reason."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.midgame import late
from tests.browser.paris_page import ParisPage
from tests.browser.site import ROOT
from tests.games.paris.helpers import COLOURS, SORTS, at, position


def start(players: int = 2, **fields: Any) -> dict[str, Any]:
    """Return a position of red's turn at the second step, the stacks empty."""
    return dict(position(players, **fields).to_data())


def rich() -> dict[str, Any]:
    """Return a position in which one space can be entered from the bank,
    from below and from the Arc."""
    keys = {
        "red": at("montmartre-2", arc=True, banks=("montmartre",)),
        "blue": at("montmartre-8", "chaillot-5"),
    }
    return start(
        keys=keys, francs={"red": 6, "blue": 9}, held={"red": {"silver": 1}, "blue": {"gold": 2}}
    )


def look(town: ParisPage) -> Locator:
    """Return the panel that explains what is pointed at."""
    return town.me.region("paris.ui.look")


def hover(town: ParisPage, about: str) -> None:
    """Point at a place on the board, lit or not, by what its label begins with."""
    town.board.get_by_label(re.compile("^" + re.escape(about))).first.hover()


def test_the_wheel_enlarges_the_board_in_a_low_window(visitor: Visitor) -> None:
    town = ParisPage(visitor(viewport={"width": 1280, "height": 720})).at(rich())
    expect(town.me.button("zoom.in")).to_be_visible()
    town.board.hover()
    town.page.mouse.wheel(0, -120)
    expect(town.me.button("zoom.out")).to_be_visible()


def test_a_button_let_go_outside_the_window_drags_the_board_no_further(visitor: Visitor) -> None:
    town = ParisPage(visitor()).at(rich())
    expect(town.me.button("zoom.in")).to_be_visible()
    town.page.mouse.move(300, 400)
    for _ in range(4):
        town.me.button("zoom.in").click()
    line = town.me.context.new_cdp_session(town.page)

    def mouse(kind: str, x: int, buttons: int) -> str | None:
        button = "left" if kind == "mousePressed" else "none"
        at = {"x": x, "y": 450, "button": button, "buttons": buttons, "clickCount": 1}
        line.send("Input.dispatchMouseEvent", {"type": kind, **at})
        town.page.evaluate("new Promise(done => requestAnimationFrame(done))")
        return town.board.get_attribute("viewBox")

    whole = mouse("mousePressed", 400, 1)
    moved = mouse("mouseMoved", 340, 1)
    assert moved != whole
    assert mouse("mouseMoved", 300, 0) == moved
    assert mouse("mouseMoved", 260, 1) == moved, "that press began elsewhere"


def test_whoever_confirms_all_draws_with_a_second_click(visitor: Visitor) -> None:
    me = visitor()
    me.context.add_init_script("localStorage.setItem('twice', 'yes')")
    me.arrive()
    me.open(late(me.page, ROOT / "tests/golden/paris/games/000.toml", 0.2, "draw", "middle"))
    stack = me.page.locator(".pa-spot.may[data-place^=stack-]").first
    stack.click()
    expect(stack).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("[data-way]")).to_have_count(1)
    assert not any(frame["type"] == "act" for frame in me.sent)
    stack.click()
    me.told(lambda: any(frame["type"] == "act" for frame in me.sent))


def test_only_the_chief_button_held_takes_back_a_turn(visitor: Visitor) -> None:
    town = ParisPage(visitor()).at(rich())
    town.do("sell-silver")
    town.do("space-montmartre-4")
    steps = town.me.region("paris.ui.steps").get_by_role("listitem")
    town.me.button("paris.ui.undo_step").hover()
    town.page.mouse.down(button="right")
    town.page.wait_for_timeout(900)  # longer than a press has to be held
    town.page.mouse.up(button="right")
    expect(steps).to_have_count(2)
    assert not any(frame["type"] == "undo" for frame in town.me.sent)


def test_a_turn_is_built_and_taken_back_whole_even_after_a_reload(visitor: Visitor) -> None:
    town = ParisPage(visitor()).at(rich())
    before, francs = town.me.ply, town.view["seats"][0]["francs"]
    town.do("sell-silver")
    town.do("space-montmartre-4")
    turn = town.me.region("paris.ui.steps")
    expect(turn.get_by_role("listitem")).to_have_count(2)
    assert town.view["keys"]["red"]["at"] == {"montmartre-4": 1}
    town.me.picture("paris-turn-built")

    town.page.reload()
    town.me.button("turn.together").click()
    expect(turn.get_by_role("listitem")).to_have_count(2)
    town.me.button("paris.ui.undo_step").click()
    town.me.until(lambda: town.me.ply == before + 1, "the step was not taken back")
    town.me.button("paris.ui.undo_turn").click()  # pressed again
    town.me.until(lambda: town.me.ply == before, "the turn was not taken back")
    assert town.view["keys"]["red"]["at"] == {"montmartre-2": 1}
    assert town.view["seats"][0]["francs"] == francs


def test_paying_offers_the_cheapest_way_first_and_lets_one_choose_another(visitor: Visitor) -> None:
    town = ParisPage(visitor()).at(rich())
    town.target("space-montmartre-4").click()
    prices = [
        -legal["effect"]["change"]["francs"]
        for legal in town.legal()
        if legal["parts"].get("to") == "montmartre-4"
    ]
    assert sorted(prices) == [2, 4, 4]
    expect(town.ways).to_have_count(3)
    expect(town.ways.first).to_contain_text("−2")
    town.me.picture("paris-turn-ways")
    before = town.me.ply
    town.ways.filter(has_text=town.t("paris.ui.from_arc")).click()
    town.me.moved(before)
    assert town.view["keys"]["red"] == {
        "arc": False,
        "banks": ["montmartre"],
        "at": {"montmartre-2": 1, "montmartre-4": 1},
    }
    assert town.view["seats"][0]["francs"] == 2


def test_what_cannot_be_done_says_why(visitor: Visitor) -> None:
    """Too dear: what is missing; occupied: the rule."""
    town = ParisPage(visitor()).at(rich())
    hover(town, "Montmartre 8")
    expect(look(town).get_by_role("link", name=re.compile("^PA"))).to_be_visible()
    town.me.picture("paris-turn-why-not")
    hover(town, "La Villette 8")
    missing = look(town).get_by_text(town.t.part("paris.ui.missing"))
    expect(missing).to_be_visible()
    expect(missing).to_contain_text("2")
    expect(missing).to_contain_text(town.t("paris.token.wood"))
    town.me.picture("paris-turn-missing")


def test_on_a_telephone_what_an_arrival_offers_and_the_end_of_the_turn_are_in_sight(
    visitor: Visitor,
) -> None:
    town = ParisPage(visitor(**PHONE))
    fields = {"held": {"red": {"silver": 1}}, "turn": {"sections": {"silver": 1}}}
    town.share(start(step="done", keys={"red": at("chaillot-13")}, **fields))
    pay = town.page.locator("[data-act=honour-silver]")
    end, tabs = town.page.locator("[data-act=finish]"), town.me.button("table.tab_board")
    expect(pay).to_be_visible()

    def below_each_other() -> bool:
        boxes = [one.bounding_box() for one in (pay, end, tabs)]
        ys = [(box["y"], box["y"] + box["height"]) for box in boxes if box is not None]
        return ys[0][1] <= ys[1][0] < ys[1][1] <= ys[2][0]

    town.me.until(below_each_other)
    pay.tap()
    town.me.moved(0)


def test_on_a_telephone_what_would_help_stands_over_the_foot_of_the_page(visitor: Visitor) -> None:
    """However much there is of it: nothing else moves, and it goes as it came."""
    town = ParisPage(visitor(**PHONE))
    held = {"red": {"silver": 1, "bronze": 1, "marble": 2, "wood": 1}}
    town.share(
        start(
            keys={"red": at(arc=True)},
            francs={"red": 3},
            held=held,
            unused={"red": [1, 2, 5, 10, 12, 21, 22]},
        )
    )
    steps, tabs = town.me.region("paris.ui.steps"), town.me.button("table.tab_board")
    before = steps.bounding_box()
    town.board.get_by_label(re.compile("^La Villette 8")).tap()
    helps = look(town).locator("[data-help]")
    expect(
        helps.filter(has_text=town.t("paris.ui.do_sell", token=town.t("paris.token.bronze")))
    ).to_be_visible()
    assert helps.count() == 8
    box, foot = look(town).bounding_box(), tabs.bounding_box()
    assert box is not None
    assert foot is not None
    assert box["y"] + box["height"] <= foot["y"]
    assert steps.bounding_box() == before
    town.me.picture("paris-phone-remedies")
    look(town).get_by_role("button", name=town.t("paris.ui.back"), exact=True).tap()
    expect(helps.first).not_to_be_visible()
    assert steps.bounding_box() == before


def test_four_keys_let_a_scoring_tile_go_to_any_free_district(visitor: Visitor) -> None:
    keys = {"red": at("montmartre-1", "montmartre-2", arc=True), "blue": at("montmartre-5")}
    town = ParisPage(visitor()).at(start(keys=keys, francs={"red": 9}, prizes={"chaillot": "a"}))
    town.do("space-montmartre-4", way=town.t("paris.ui.from_arc"))
    free = town.page.locator('[data-target^="prize-"]')
    expect(free).to_have_count(5)
    town.target("prize-belleville").click()
    expect(look(town).get_by_text(town.t("paris.ui.score_why"))).to_be_visible()
    expect(town.ways).to_have_count(5)
    town.me.picture("paris-turn-scoring-tile")
    before = town.me.ply
    town.ways.last.click()
    town.me.moved(before)
    assert town.view["prizes"] == {"chaillot": "a", "belleville": "f"}


def test_only_its_taker_sees_which_end_game_tile_was_taken(visitor: Visitor) -> None:
    one, two = ParisPage(visitor()), ParisPage(visitor(reduced_motion="no-preference"))
    takes = [COLOURS[i % 2] for i in range(4)]
    hand = {colour: [SORTS[i] for i in range(4) if takes[i] == colour] for colour in COLOURS[:2]}
    one.share(start(takes=takes, hand=hand, keys={"red": at(arc=True)}), two)
    one.do("look")
    one.do("take-2-points")
    two.me.until(lambda: two.me.ply == one.me.ply)
    assert one.view["seats"][0]["hand"][-1] == "2-points"
    assert two.view["seats"][0]["hand"] is None
    words = one.t("paris.end.2-points")
    log = [town.me.region("log.title") for town in (one, two)]
    expect(log[0].get_by_text(words)).to_be_visible()
    expect(log[1].get_by_text(one.t.part("paris.event.took")).last).to_be_visible()
    expect(two.page.get_by_role("main").get_by_text(words, exact=True)).to_have_count(0)
    assert not any(
        "2-points" in str(entry) for frame in two.me.frames for entry in frame.get("entries", ())
    )
    two.me.picture("paris-turn-end-tile-of-another")


def test_a_turn_without_choices_takes_one_click_among_bots(visitor: Visitor) -> None:
    """It ends where nothing else is left to do; one press takes all of it back,
    after the bots' turns as before."""
    town = ParisPage(visitor(reduced_motion="no-preference")).new()
    assert town.my_turn()
    before = town.me.ply
    while not _last_step(town):
        before = town.me.ply
    assert town.my_turn()
    town.me.picture("paris-turn-one-click")
    town.me.button("paris.ui.undo_step").click()
    town.me.until(lambda: town.me.ply == before, "the turn was not taken back")
    assert town.my_turn()
    expect(town.me.button("paris.ui.undo_step")).to_be_visible()


def _last_step(town: ParisPage) -> bool:
    """Take a step; return whether the turn ended with it, as the page was told."""
    before = town.me.ply

    def ended() -> bool:
        return any(event["kind"] == "finished" for event in _events(town, before))

    town.step()
    town.me.told(lambda: ended() or len(town.legal()) > 1, "nobody ends the turn")
    return ended()


def _events(town: ParisPage, since: int) -> list[dict[str, Any]]:
    """Return what has happened since a ply, as the page was told."""
    entries = {
        entry["n"]: entry
        for frame in town.me.frames
        for entry in frame.get("entries", ())
        if entry.get("ply") is not None and entry["ply"] > since
    }
    return [event for entry in entries.values() for event in entry["events"]]
