"""The private plan of La Cité by mouse, finger and keyboard: filled, tidied, kept;
what it would score is told to its owner alone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lutetia.games.record import Record
from tests.browser.conftest import Visitor
from tests.browser.person import Person, Words
from tests.games.cite.helpers import city, dealt, piece

Size = tuple[int, int]


def night() -> dict[str, Any]:
    """Return a position of the second phase with blue to act: streetlights at c3 and e6,
    a building of each, five in the reserves."""
    state = city(
        "*c3", "*e6", "of5", "og5", "oh5", "og6", "oh6", "og7", "oh7", "oh8", "og8", "mc5", "md5",
        cards={"lampadaire": "open", "le-peintre": "open", "quartiers-pauvres": "open",
            "la-seine": "open", "le-penseur": "blue"},
        pieces=[piece("I3", "a1 b1 c1"), piece("V3", "h5 g5 h6", "orange"),
            piece("statue", "a8", facing="north")],
        reserve={"blue": ["O4", "L4", "T5"], "orange": ["S4", "P5"]},
    )  # fmt: skip
    return dict(state.to_data())


def paving() -> dict[str, Any]:
    """Return a position of the first phase with blue to act and two tiles laid."""
    tiles = [
        {"colour": "blue", "tile": 2, "at": "c3", "turns": 1},
        {"colour": "orange", "tile": 3, "at": "e5", "turns": 0},
    ]
    start = {
        "phase": "lay",
        "tiles": tiles,
        "hand": {"blue": 5, "orange": 1},
        "reserve": {"orange": ["T5"]},
        "to_act": 0,
    }
    data: dict[str, Any] = dealt().game.position(start).to_data()
    return data


def opened(
    person: Person, start: dict[str, Any], names: tuple[str, str] = ("Ada", "Blaise")
) -> str:
    """Open a table at a position; return its address."""
    text = Record("cite", 1, 2, start["options"], (), names, start).write()
    return str(person.post("/api/records", text, "application/toml")["url"])


def take_seat(person: Person, address: str) -> None:
    """Come to a table and take the first free seat."""
    person.open(address)
    free = person.button("seat.sit").or_(person.button("seat.sit_too"))
    expect(person.prompt).to_be_visible()
    if not free.count():
        person.turn_to("table.tab_scores")
    free.first.click()
    person.until(
        lambda: any(frame["you"]["seats"] for frame in person.frames if "you" in frame),
        "nobody sat down",
    )
    person.turn_to("table.tab_board")


class Drafter:
    """A person and their plan."""

    def __init__(self, person: Person) -> None:
        self.me, self.page, self.t = person, person.page, person.t

    @property
    def panel(self) -> Locator:
        return self.me.region("cite.ui.plan")

    @property
    def points(self) -> Locator:
        return self.me.region("cite.ui.plan_scores")

    def show(self) -> Drafter:
        self.me.button("cite.ui.plan").click()
        expect(self.panel).to_be_visible()
        return self

    def space(self, name: str) -> Locator:
        cell = "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)
        return self.page.locator(f"[data-cell='{cell}']")

    def name(self, thing: str) -> str:
        return self.t(
            f"cite.ui.mark_{thing}" if thing in ("skull", "seine") else f"cite.piece.{thing}"
        )

    def free(self, thing: str) -> Locator:
        return self.me.button("cite.ui.plan_free", piece=self.name(thing))

    def used(self, thing: str) -> Locator:
        return self.me.button("cite.ui.plan_used", piece=self.name(thing))

    def put(self, thing: str, at: str) -> None:
        """Plan a piece by mouse, with its grip over a space."""
        self.free(thing).or_(self.used(thing)).click()
        self.space(at).click()
        expect(self.used(thing)).to_be_visible()

    def holds(self, *things: str) -> None:
        """Check exactly what is planned."""
        label = re.compile("^" + self.t("cite.ui.plan_used").replace("{$piece}", "(.+)") + "$")
        expect(self.panel.get_by_role("button", name=label)).to_have_count(len(things))
        for thing in things:
            expect(self.used(thing)).to_be_visible()

    def tidy(self, how: str) -> None:
        self.me.button(f"cite.ui.plan_{how}").click()

    def lies(self, thing: str, at: str) -> None:
        """Check what the board says of a space."""
        expect(self.space(at)).to_have_attribute(
            "aria-label", re.compile(re.escape(self.name(thing)))
        )


def test_a_plan_by_mouse(visitor: Visitor) -> None:
    """LC7.2: anything anywhere; Reload, Sync, Reset; what it would score,
    what the rules would not have; kept over turns."""
    me, rival = visitor(), visitor()
    address = opened(me, night())
    take_seat(me, address)
    take_seat(rival, address)
    plan = Drafter(me).show()
    expect(plan.panel.get_by_text(plan.t("cite.ui.plan_empty"))).to_be_visible()
    plan.holds()
    before = json.dumps(rival.frames)

    plan.put("O4", "c4")
    plan.holds("O4")
    plan.lies("O4", "c4")
    # Four spaces beside a streetlight, and one building less in the reserve.
    gain = plan.points.get_by_role("row").filter(has_text=plan.t("cite.line.total"))
    expect(gain.get_by_text("+8", exact=True)).to_be_visible()
    expect(
        plan.points.get_by_role("row").filter(has_text="LC6.4").get_by_text("+3", exact=True)
    ).to_be_visible()
    expect(me.page.get_by_role("list", name=plan.t("cite.ui.plan_notes"))).to_have_count(0)

    # Over a streetlight, as the rules would not have it, with the rule.
    plan.put("T5", "e6")
    notes = me.page.get_by_role("list", name=plan.t("cite.ui.plan_notes"))
    expect(notes.get_by_text(plan.t("cite.refusal.on_lamp"))).to_be_visible()
    expect(notes.get_by_role("link", name="LC3.3")).to_have_attribute("href", "/rules/cite#LC3.3")
    me.picture("cite-plan")
    notes.get_by_role("button").click()
    expect(me.page.locator(".shining")).to_have_count(5)

    # A postcard without a piece, and one that lies along an edge.
    me.page.get_by_role("group", name=plan.t("cite.ui.plan_count")).get_by_role(
        "button"
    ).first.click()
    expect(plan.points.get_by_text(plan.t("cite.postcard.quartiers-pauvres"))).to_be_visible()
    plan.put("seine", "d1")
    expect(
        plan.points.get_by_role("row")
        .filter(has_text=plan.t("cite.postcard.la-seine"))
        .get_by_text("+3", exact=True)
    ).to_be_visible()

    plan.tidy("sync")
    plan.holds("O4", "T5", "seine", "I3", "V3", "statue")
    plan.tidy("reload")
    plan.holds()
    plan.put("L4", "b5")
    plan.tidy("reset")
    plan.holds("I3", "V3", "statue")
    plan.put("O4", "c4")

    # The page again: all is there, and Reload still knows how the turn began.
    me.page.reload()
    plan.show().holds("I3", "V3", "statue", "O4")
    plan.lies("O4", "c4")
    # It can be taken up again and put elsewhere, or away.
    plan.space("c4").click()
    me.button("cite.ui.plan_remove").click()
    plan.holds("I3", "V3", "statue")
    plan.put("O4", "c4")

    # The turn ends: the plan stays in sight and cannot be changed;
    # in the next turn Reload comes back to it.
    me.say("use lampadaire without effect")
    expect(plan.panel.get_by_text(plan.t("cite.ui.plan_wait"))).to_be_visible()
    for how in ("reload", "sync", "reset"):
        expect(me.button(f"cite.ui.plan_{how}")).to_be_disabled()
    plan.lies("O4", "c4")
    plan.space("c4").click()
    expect(me.button("cite.ui.plan_remove")).to_have_count(0)
    rival.say("use le-peintre without effect")
    expect(me.button("cite.ui.plan_sync")).to_be_enabled()
    plan.put("L4", "b5")
    plan.tidy("reload")
    plan.holds("I3", "V3", "statue", "O4")

    # Nobody else was told anything: not the other page, not its record, not the site's memory.
    told = [json.dumps(frame) for frame in rival.frames]
    assert not [line for line in told if "suppose" in line or '"plan"' in line]
    assert before == json.dumps(rival.frames[: len(json.loads(before))])
    assert rival.view()["pieces"] == me.view()["pieces"]
    expect(rival.page.locator(".only, .refused")).to_have_count(0)
    Drafter(rival).show().holds() if rival.view()["to_act"] == 1 else None
    for path in me.site.db.parent.glob(me.site.db.name + "*"):
        if path.is_file():  # and not the socket of the command line
            assert b"suppose" not in path.read_bytes(), path
    assert "suppose" not in me.site.said()
    assert any(frame["type"] == "supposed" for frame in me.frames)


def test_a_plan_by_keyboard(visitor: Visitor) -> None:
    me = visitor()
    take_seat(me, opened(me, night()))
    plan, keys = Drafter(me), me.page.keyboard
    me.button("cite.ui.plan").focus()
    keys.press("Enter")
    expect(plan.free("T5")).to_be_enabled()
    plan.free("T5").focus()
    keys.press("Enter")
    expect(me.page.locator("[data-cell]:focus")).to_have_count(1)
    for key in ("ArrowRight", "ArrowDown", "r", "ArrowLeft", "Enter"):
        keys.press(key)
    plan.holds("T5")
    expect(plan.points).to_be_visible()
    # Under the arrow keys it is taken up again, moved, and at last removed.
    expect(me.page.locator("[data-cell]:focus")).to_have_count(1)
    keys.press("Enter")
    expect(me.button("cite.ui.plan_remove")).to_be_visible()
    for key in ("ArrowUp", "Enter"):
        keys.press(key)
    plan.holds("T5")
    keys.press("Delete")
    plan.holds()
    for how in ("sync", "reload", "reset"):
        me.button(f"cite.ui.plan_{how}").focus()
        keys.press("Enter")
    plan.holds("I3", "V3", "statue")


def test_two_at_one_device_have_two_plans(visitor: Visitor) -> None:
    me = visitor()
    address = opened(me, night())
    take_seat(me, address)
    me.button("seat.sit").or_(me.button("seat.sit_too")).first.click()
    name = me.page.get_by_role("textbox", name=me.t("seat.who"))
    if name.count():
        name.fill("Léon")
        name.press("Enter")
    plan = Drafter(me)
    reveal = me.button("turn.reveal")
    reveal.click()
    plan.show().put("O4", "c4")
    me.say("use lampadaire without effect")
    # Before orange has said so, nothing is shown; then it is orange's plan, and empty.
    expect(me.prompt.get_by_text(me.t.like("turn.pass"))).to_be_visible()
    expect(plan.panel).to_have_count(0)
    expect(me.button("cite.ui.plan")).to_have_count(0)
    assert me.t("cite.piece.O4") not in (plan.space("c4").get_attribute("aria-label") or "")
    reveal.click()
    plan.show().holds()
    plan.put("S4", "f3")
    me.say("use le-peintre without effect")
    reveal.click()
    plan.show().holds("O4")


def test_plan_on_tiles_still_to_come(visitor: Visitor) -> None:
    """LC1.8: tiles not laid yet, of both, are listed and planned in an order that tells nothing;
    a building is tried on one."""
    me, rival = visitor(), visitor()
    address = opened(me, paving())
    take_seat(me, address)
    take_seat(rival, address)
    lists = {}
    for who in (me, rival):
        for colour in ("blue", "orange"):
            label = who.t("cite.ui.unlaid", colour=who.t(f"cite.colour.{colour}"))
            who.page.get_by_role(
                "button",
                name=who.t.like("cite.ui.unlaid_of", colour=who.t(f"cite.colour.{colour}")),
            ).click()
            shown = who.page.get_by_role("region", name=label).get_by_role("img")
            expect(shown).to_have_count(7)
            lists[who, colour] = [one.get_attribute("aria-label") for one in shown.all()]
    left = {"blue": [1, 3, 4, 5, 6, 7, 8], "orange": [1, 2, 4, 5, 6, 7, 8]}
    for (who, colour), found in lists.items():
        assert found == [who.t("cite.ui.tile_no", n=n) for n in left[colour]], (
            "the hand or the pile can be told from the order"
        )
    me.picture("cite-unlaid")

    plan = Drafter(me).show()
    me.button("cite.ui.plan_free", piece=me.t("cite.ui.tile_no", n=8)).click()
    plan.space("a1").click()
    expect(me.button("cite.ui.plan_used", piece=me.t("cite.ui.tile_no", n=8))).to_be_visible()
    expect(plan.space("a1")).not_to_have_attribute(
        "aria-label", re.compile(re.escape(me.t("cite.ui.ground_empty")))
    )
    plan.put("I3", "b1")
    notes = me.page.get_by_role("list", name=me.t("cite.ui.plan_notes"))
    expect(notes).to_be_visible()
    expect(plan.points).to_be_visible()
    me.picture("cite-plan-tiles")
    me.page.reload()
    plan.show()
    expect(me.button("cite.ui.plan_used", piece=me.t("cite.ui.tile_no", n=8))).to_be_visible()


@pytest.mark.parametrize(
    ("size", "scheme"), [((390, 844), "light"), ((844, 390), "dark"), ((1280, 720), "dark")]
)
def test_a_plan_by_finger(visitor: Visitor, size: Size, scheme: str) -> None:
    phone = size[1] < 700 or size[0] < 500
    me = visitor(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        has_touch=True,
        is_mobile=phone,
    )
    take_seat(me, opened(me, night()))
    plan = Drafter(me)
    me.button("cite.ui.plan").tap()
    me.button("cite.ui.plan_sync").tap()
    plan.free("O4").tap()
    plan.space("c4").tap()
    expect(plan.used("O4")).to_be_visible()
    expect(plan.points.get_by_text("+8", exact=True)).to_be_visible()
    assert me.sideways() == 0
    me.picture(f"cite-plan-{size[0]}x{size[1]}")


def test_a_plan_in_other_words(visitor: Visitor, words: dict[str, Words]) -> None:
    me = visitor()
    take_seat(me, opened(me, night()))
    Drafter(me).show().put("T5", "e6")
    for language in ("fr", "de", "pl"):
        me.page.get_by_role("combobox", name=me.t("header.language")).select_option(language)
        me.t = words[language]
        expect(me.page.get_by_role("list", name=me.t("cite.ui.plan_notes"))).to_contain_text(
            me.t("cite.refusal.on_lamp")
        )
        expect(me.region("cite.ui.plan_scores")).to_contain_text(me.t("cite.line.total"))
        assert "cite." not in me.page.get_by_role("main").inner_text()
        me.picture(f"cite-plan-{language}")
