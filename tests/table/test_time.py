"""Tables with a clock: who falls, what happens then, and who comes back."""

from __future__ import annotations

import pytest

from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.events import Timing, timing
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import credit, fall
from lutetia.table.handlers.begin import next_table
from lutetia.table.pace import PACES, Fall
from lutetia.table.refusals import TableRefusal
from lutetia.table.snapshot import dump, load_snapshot
from lutetia.table.times import replay
from tests.table.table_driver import ANA, BOB, EVERYBODY, TableDriver, fingerprint

BANK = 600


def table(game: str, how: Fall, players: int | None = None) -> TableDriver:
    players = players or min(load(game).meta.players)
    driver = TableDriver(players, seed=3, game=game, timing=timing("live", how))
    driver.now = 100.0
    return driver.seat(*EVERYBODY[:players]).start()


def left(driver: TableDriver) -> list[int]:
    shown = projection.clock(driver.table, driver.now)
    assert isinstance(shown, projection.Clock)
    return [ms // 1000 for ms in shown.left]


def test_a_table_without_a_clock_says_nothing_of_one(game: str) -> None:
    driver = TableDriver.of(game)
    assert not isinstance(projection.clock(driver.table, 5.0), projection.Clock)
    assert fall(driver.table, 1e12, driver.chance).events == []


def test_time_runs_over_all_actions_of_a_turn(game: str) -> None:
    driver = table(game, "loss")
    first = driver.table.to_act
    assert first is not None
    actions = 0
    while driver.table.to_act == first:
        driver.now += 10
        driver.act()
        actions += 1
    assert left(driver)[first] == BANK - 10 * actions + 20
    other = driver.table.to_act
    driver.now += 7
    assert other is None or left(driver)[other] == BANK - 7


def test_a_seat_whose_time_is_up_has_lost(game: str) -> None:
    driver = table(game, "loss", players=min(load(game).meta.players))
    seat = driver.table.to_act
    driver.now += BANK - 0.001
    assert driver.fall().events == []
    driver.now += 0.001
    kinds = [event["kind"] for event in driver.fall().events]
    alone = driver.table.players == 2
    assert kinds == (["fell", "over"] if alone else ["fell"])
    assert driver.table.resigned == [seat]
    if alone:
        end = projection.outcome(driver.table)
        assert end is not None
        assert (end.reason, end.resigned) == ("time", [seat])
        assert end.ranks[seat or 0] == 2
        assert driver.table.clock is not None
        assert driver.table.clock.due() is None
    else:
        assert driver.table.bot_to_act() == (seat, "greedy")
    assert driver.fall().events == []


def test_a_bot_keeps_the_seat_until_its_player_returns(game: str) -> None:
    driver = table(game, "keeper")
    seat = driver.table.to_act
    assert seat is not None
    owner = driver.holder(seat)
    driver.now += BANK
    assert [event["kind"] for event in driver.fall().events] == ["fell"]
    assert driver.table.bot_to_act() == (seat, "middle")
    assert projection.info(driver.table).seats[seat].keeper == "middle"
    assert not projection.may_act(driver.table, owner.id if owner else None)
    state = driver.table.state
    assert state is not None
    text = state.legal()[0].text
    version = driver.table.version
    no = driver.no(owner, c.Act, seat=seat, action=text, version=version)
    assert no.key == "refusal.seat_kept"
    driver.now += 5000
    assert driver.fall().events == []  # a bot has all the time
    driver.act()
    others = [who for who in EVERYBODY[: driver.table.players] if who != owner]
    assert driver.no(others[0], c.Sit, seat=seat).key == "refusal.seat_taken"


def test_who_is_away_loses_nothing_by_it(game: str) -> None:
    driver = table(game, "keeper")
    first = driver.table.to_act or 0
    me = driver.holder(first)
    while driver.table.to_act == first:
        driver.act()
    driver.now += BANK
    driver.fall()
    driver.until(lambda now: now.to_act == first or now.status == "over")
    assert driver.table.status == "playing"
    asks = (c.Undo, {}), (c.End, {})
    for kind, values in asks:
        assert driver.no(me, kind, **values).key in ("refusal.away", "refusal.bots_play_on")
    turn = projection.turn(driver.table, me.id if me else None, first, [])
    assert turn.undo != "ask"
    assert turn.end != "ask"
    with pytest.raises(TableRefusal):
        projection.advised(driver.table, me.id if me else None, first)


def test_a_question_ends_when_somebody_falls() -> None:
    driver = table("paris_paris", "keeper", players=2)
    first = driver.table.to_act or 0
    while driver.table.to_act == first:
        driver.act()
    driver.do(driver.holder(1 - first), c.End)
    assert driver.table.proposal is not None
    driver.now += BANK
    driver.fall()
    assert driver.table.proposal is None
    assert driver.table.bot_to_act() is not None


def test_who_returns_plays_again_with_the_time_of_a_turn(game: str) -> None:
    driver = table(game, "keeper")
    seat = driver.table.to_act or 0
    owner = driver.holder(seat)
    driver.now += BANK
    driver.fall()
    assert driver.do(owner, c.Sit, seat=seat).events[0]["kind"] == "returned"
    assert projection.may_act(driver.table, owner.id if owner else None)
    assert left(driver)[seat] == 60
    driver.now += 59
    assert driver.fall().events == []
    driver.act()


def test_bots_and_whoever_gave_up_have_all_the_time(game: str) -> None:
    players = max(load(game).meta.players)
    driver = TableDriver(players, seed=5, game=game, timing=timing("live", "loss"))
    driver.seat(ANA, *["random"] * (players - 1)).start()
    while driver.table.bot_to_act() is None:
        driver.act()
    driver.now += 10 * BANK
    assert driver.fall().events == []


def test_time_that_the_site_was_away_comes_back(game: str) -> None:
    driver = table(game, "loss")
    seat = driver.table.to_act
    driver.now += BANK + 50
    done = credit(driver.table, 90_000, driver.now, driver.chance)
    driver.log += done.events
    assert [event["kind"] for event in done.events] == ["credited"]
    assert driver.fall().events == []
    assert left(driver)[seat or 0] == 40


def test_the_log_and_a_snapshot_make_the_same_clock(game: str) -> None:
    driver = table(game, "keeper")
    for step in range(12):
        driver.now += 3 + step / 7
        driver.act()
    who = driver.holder(driver.table.history.steps[-1].actor) if driver.table.history else None
    if projection.turn(driver.table, who.id if who else None, 0, []).undo:
        driver.do(who, c.Undo)
    driver.now += BANK * 2
    driver.fall()
    for again in (
        table_from_events("t1", driver.log),
        load_snapshot("t1", dump(driver.table)),
    ):
        assert fingerprint(again) == fingerprint(driver.table)
        assert dump(again) == dump(driver.table)


def test_consent_gives_the_time_back_that_was_left_then() -> None:
    driver = table("paris_paris", "loss", players=2)
    first = driver.table.to_act
    assert first is not None
    driver.now += 30
    driver.act()
    while driver.table.to_act == first:
        driver.act()
    driver.now += 40
    driver.act()  # the other one acts, so going back needs consent
    me, other = driver.holder(first), driver.holder(1 - first)
    driver.do(me, c.Undo)
    assert driver.table.proposal is not None
    driver.now += 5
    driver.do(other, c.Answer, yes=True)
    assert driver.table.to_act == first
    assert left(driver)[1 - first] == BANK


@pytest.mark.parametrize("game", ["cite"])
def test_acting_and_taking_back_again_and_again_gains_no_time(game: str) -> None:
    driver = table(game, "loss", players=2).calm()
    seat = driver.table.to_act
    assert seat is not None
    clock, who = driver.table.clock, driver.holder(seat)
    assert clock is not None
    driver.now = (clock.due() or 0) / 1000 - 5
    for _ in range(4):
        driver.now += 1
        driver.quiet()
        driver.do(who, c.Undo)
        assert driver.fall().events == []
    assert [event["left"] for event in driver.log if event["kind"] == "undone"] == [
        4000, 3000, 2000, 1000
    ]  # fmt: skip
    driver.now += 1
    assert driver.fall().events[0]["kind"] == "fell"
    again = table_from_events("t1", driver.log)
    assert dump(again) == dump(driver.table)


def test_own_next_turn_gains_no_time_for_who_takes_it_back(game: str) -> None:
    """Against bots it comes at once, and with it what the turn that is taken back has added."""
    players = min(load(game).meta.players)
    driver = TableDriver(players, seed=3, game=game, timing=timing("live", "loss"))
    driver.now = 100.0
    driver.seat(ANA, *["random"] * (players - 1)).start()
    driver.until(lambda table: table.to_act == 0)
    clock = driver.table.clock
    assert clock is not None
    driver.now = (clock.due() or 0) / 1000 - 5
    for _ in range(4):
        driver.now += 1
        driver.act()
        driver.until(lambda table: table.to_act == 0 and table.bot_to_act() is None)
        driver.do(ANA, c.Undo)
        assert driver.fall().events == []
    assert [event["left"] for event in driver.log if event["kind"] == "undone"] == [
        4000, 3000, 2000, 1000
    ]  # fmt: skip
    lines = [" ".join(line.split()) for line in driver.table.times]
    assert replay(PACES["live"], players, lines, driver.table.began).left == clock.left
    driver.now += 1
    assert driver.fall().events[0]["kind"] == "fell"
    again = table_from_events("t1", driver.log)
    assert dump(again) == dump(driver.table)


def test_a_log_of_an_earlier_version_ends_as_it_did() -> None:
    """It does not say what was left after going back, and that was five seconds at least."""
    driver = table("cite", "loss", players=2).calm()
    seat, clock = driver.table.to_act or 0, driver.table.clock
    assert clock is not None
    driver.now = (clock.due() or 0) / 1000 - 1
    driver.quiet()
    driver.do(driver.holder(seat), c.Undo)
    old = [{k: v for k, v in event.items() if k != "left"} for event in driver.log]
    again = table_from_events("t1", old)  # type: ignore[arg-type]
    assert again.clock is not None
    assert again.clock.time_left(seat, round(driver.now * 1000)) == 5000
    assert again.times[-1].split()[1:4] == ["back", str(again.ply), "free"]
    lines = [" ".join(line.split()) for line in again.times]
    assert replay(PACES["live"], 2, lines).left == again.clock.left


def test_the_next_table_has_the_same_clock() -> None:
    driver = table("paris_paris", "loss", players=2)
    driver.do(ANA, c.Resign, seat=0)
    first = next_table(driver.table, BOB.id, 500.0)[0]
    assert first["kind"] == "created"
    assert first.get("timing") == timing("live", "loss")


@pytest.mark.parametrize("game", IDS[:1])
def test_a_log_may_name_a_pace_that_is_offered_no_more(game: str) -> None:
    old: Timing = {"pace": "live", "bank": 5, "added": 1, "most": 7, "fall": "loss"}
    driver = TableDriver(2, game=game, timing=old).seat(ANA, BOB).start()
    driver.now += 5
    assert driver.fall().events
