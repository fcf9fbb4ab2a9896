"""Rated tables: who may sit there, what is not done there, and how their result is told."""

from __future__ import annotations

import pytest

from lutetia.ai import levels as ai
from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table import events, projection
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import pass_on, undo
from lutetia.table.handlers.abort import abortable
from lutetia.table.handlers.begin import next_table
from lutetia.table.rated import result
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.snapshot import dump, load_snapshot
from tests.table.table_driver import ANA, KIM, TableDriver, fingerprint

ANN, BEN, CYD = (Player(f"p-{name.lower()}", name, True) for name in ("Ann", "Ben", "Cyd"))
PEOPLE = (ANN, BEN, CYD)


class RatedDriver(TableDriver):
    """A rated table, at which people with accounts sit."""

    def __init__(
        self, players: int = 2, game: str = "paris_paris", fall: str | None = None
    ) -> None:
        super().__init__(players, game=game)
        first = self.log[0]
        assert first["kind"] == "created"
        first["rated"] = True
        if fall is not None:
            first["timing"] = events.timing("live", fall)  # type: ignore[arg-type]
        self.table = table_from_events("t1", self.log)

    def holder(self, seat: int) -> Player | None:
        return next((p for p in PEOPLE if p.id == self.table.seats[seat].player), None)

    def begun(self, *people: Player | str) -> RatedDriver:
        for seat, who in enumerate(people):
            if isinstance(who, Player):
                self.do(who, c.Sit, seat=seat)
            else:
                self.do(ANN, c.Bot, seat=seat, level=who)
        self.do(ANN, c.Start)
        return self

    def ranks(self) -> list[tuple[str | None, int]]:
        """Return who took part, with their place, by seat."""
        found = result(self.table)
        assert found is not None
        assert fingerprint(load_snapshot("t1", dump(self.table))) == fingerprint(self.table)
        assert result(table_from_events("t1", self.log)) == found
        assert result(load_snapshot("t1", dump(self.table))) == found
        return [(one.player or one.level, one.rank) for one in found]


def test_each_seat_is_one_account() -> None:
    driver = RatedDriver(3)
    assert driver.no(ANA, c.Sit, seat=0).key == "refusal.rated_account"
    driver.do(ANN, c.Sit, seat=0)
    assert driver.no(ANN, c.Sit, seat=1).key == "refusal.rated_one_seat"
    assert driver.no(BEN, c.Sit, seat=1, name="Ben's friend").key == "refusal.rated_one_seat"
    told = projection.info(driver.table)
    assert told.rated is True
    assert told.seats[0].player == ANN.id, "an account has a public profile"


def test_a_guest_has_no_public_profile() -> None:
    driver = TableDriver(2).seat(ANA)
    driver.do(BEN, c.Sit, seat=1)
    seats = projection.info(driver.table).seats
    assert [seat.player for seat in seats] != [ANA.id, BEN.id]
    assert seats[1].player == BEN.id
    driver.do(BEN, c.Stand, seat=1)
    driver.do(ANA, c.Bot, seat=1, level="greedy")
    assert projection.info(driver.table).seats[1].player is not BEN.id


def test_somebody_must_play() -> None:
    driver = RatedDriver()
    for seat in (0, 1):
        driver.do(ANN, c.Sit, seat=seat)
        driver.do(ANN, c.Stand, seat=seat)
    host = Player(ANA.id, ANA.name, True)
    for seat in (0, 1):
        driver.do(host, c.Bot, seat=seat, level="greedy")
    assert driver.no(host, c.Start).key == "refusal.rated_people"


def test_no_bot_plays_whose_strength_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai, "LEVEL_BY_NAME", {**ai.LEVEL_BY_NAME, "new": ai.Level("random")})
    driver = RatedDriver()
    driver.do(ANN, c.Sit, seat=0)
    assert driver.no(ANN, c.Bot, seat=1, level="new").key == "refusal.unmeasured"
    assert driver.no(ANN, c.Chat, text="/bot add new").key == "refusal.unmeasured"
    friendly = TableDriver(2).seat(ANA)
    friendly.do(ANA, c.Chat, text="/bot add new")
    assert friendly.table.seats[1].level == "new"


def test_no_help_while_it_is_on() -> None:
    driver = RatedDriver(game="cite").begun(ANN, "greedy")
    while driver.table.bot_to_act() is not None:
        driver.act()
    for ask in (
        lambda: projection.advised(driver.table, ANN.id, 0),
        lambda: projection.supposed(driver.table, ANN.id, 0, {}),
    ):
        with pytest.raises(TableRefusal) as no:
            ask()
        assert no.value.key == "refusal.rated_help"


def test_seats_stay_with_those_who_began() -> None:
    driver = RatedDriver(3).begun(ANN, BEN, "greedy")
    assert driver.no(ANN, c.Bot, seat=2, level="top").key == "refusal.rated_seat"
    driver.do(BEN, c.Stand, seat=1)
    for who in (CYD, KIM):
        assert driver.no(who, c.Sit, seat=1).key == "refusal.rated_seat"
    driver.do(ANN, c.Bot, seat=1, level="random")
    driver.do(BEN, c.Sit, seat=1)
    driver.do(ANN, c.Answer, yes=True)
    assert driver.table.seats[1].player == BEN.id
    assert driver.table.seats[1].account, "whoever comes back has their account still"


@pytest.mark.parametrize("game", IDS)
def test_a_whole_game(game: str) -> None:
    players = min(load(game).meta.players)
    driver = RatedDriver(players, game).begun(*([ANN, "random", BEN][:players]))
    driver.finish()
    end = driver.table.outcome
    assert end is not None
    assert driver.ranks() == list(zip([ANN.id, "random", BEN.id][:players], end.ranks, strict=True))


def test_a_table_that_is_not_rated_has_no_result() -> None:
    assert result(TableDriver.of("cite").finish().table) is None


def test_whoever_gives_up_is_behind_whoever_is_away() -> None:
    driver = RatedDriver(3).begun(ANN, BEN, CYD)
    assert result(driver.table) is None
    driver.do(BEN, c.Stand, seat=1)
    driver.do(ANN, c.Resign, seat=0)
    driver.do(CYD, c.Bot, seat=1, level="greedy")
    driver.finish()
    assert driver.ranks() == [(ANN.id, 3), (BEN.id, 2), (CYD.id, 1)]


def test_who_is_away_when_they_become_an_account_has_the_place_of_it() -> None:
    driver = RatedDriver().begun(ANN, BEN)
    driver.do(BEN, c.Stand, seat=1)
    done = pass_on(driver.table, BEN.id, KIM, driver.now, driver.chance)
    assert done is not None
    driver.log += done.events
    driver.do(ANN, c.Bot, seat=1, level="greedy")
    driver.finish()
    assert driver.ranks() == [(ANN.id, 1), (KIM.id, 2)]


@pytest.mark.parametrize("fall", ["loss", "keeper"])
def test_whoever_fell_and_never_came_back_is_last(fall: str) -> None:
    driver = RatedDriver(2, fall=fall).begun(ANN, BEN)
    for _ in range(8):
        driver.act()
    late = driver.table.to_act
    assert late is not None
    driver.now += 1e6
    driver.fall()
    while driver.table.status != "over":
        driver.act()
    assert driver.ranks()[late][1] == 2
    assert driver.ranks()[1 - late][1] == 1


def test_whoever_comes_back_in_time_is_there() -> None:
    driver = RatedDriver(2, fall="keeper").begun(ANN, BEN)
    late = driver.table.to_act
    assert late is not None
    driver.now += 1e6
    driver.fall()
    driver.do(PEOPLE[late], c.Sit, seat=late)
    end = driver.finish().table.outcome
    assert end is not None
    assert [rank for _, rank in driver.ranks()] == list(end.ranks)


def test_an_agreed_end_counts_as_it_stands() -> None:
    driver = RatedDriver().begun(ANN, BEN)
    for _ in range(12):
        driver.act()
    driver.do(ANN, c.End)
    driver.do(BEN, c.Answer, yes=True)
    end = driver.table.outcome
    assert end is not None
    assert driver.ranks() == [(ANN.id, end.ranks[0]), (BEN.id, end.ranks[1])]


@pytest.mark.parametrize("game", IDS)
def test_it_can_be_broken_off_before_a_second_turn(game: str) -> None:
    driver = RatedDriver(min(load(game).meta.players), game)
    driver.begun(*PEOPLE[: driver.table.players])
    seats, last = set(), None
    while (seat := driver.table.to_act) not in seats - {last}:
        assert projection.turn(driver.table, ANN.id, 0, []).abort is True
        assert seat is not None
        if seat != last:
            seats.add(seat)
        last = seat
        driver.act()
    assert projection.turn(driver.table, KIM.id, None, []).abort is not True
    driver.do(BEN, c.Abort, seat=1)
    assert driver.table.status == "over"
    end = driver.table.outcome
    assert end is not None
    assert (end.reason, set(end.ranks)) == ("aborted", {1})
    assert result(driver.table) is None
    for again in (table_from_events("t1", driver.log), load_snapshot("t1", dump(driver.table))):
        assert fingerprint(again) == fingerprint(driver.table)
        assert result(again) is None


@pytest.mark.parametrize("game", IDS)
def test_it_cannot_after_that(game: str) -> None:
    driver = RatedDriver(min(load(game).meta.players), game)
    driver.begun(*PEOPLE[: driver.table.players])
    driver.until(lambda table: not abortable(table, ANN.id))
    assert driver.no(ANN, c.Abort, seat=0).key == "refusal.abort_late"
    assert driver.no(KIM, c.Abort, seat=0).key == "refusal.not_your_seat"


def test_it_is_broken_off_for_nobody_else() -> None:
    driver = RatedDriver(3)
    assert driver.no(ANN, c.Abort, seat=0).key == "refusal.not_your_seat"
    driver.do(ANN, c.Sit, seat=0)
    assert driver.no(ANN, c.Abort, seat=0).key == "refusal.not_started"
    driver.do(BEN, c.Sit, seat=1)
    driver.do(CYD, c.Sit, seat=2)
    driver.do(ANN, c.Start)
    driver.do(ANN, c.Resign, seat=0)
    assert driver.no(ANN, c.Abort, seat=0).key == "refusal.seat_resigned"


def test_the_next_game_is_rated_as_well() -> None:
    driver = RatedDriver().begun(ANN, BEN)
    driver.do(ANN, c.Abort, seat=0)
    table = table_from_events("t2", next_table(driver.table, ANN.id, 9.0))
    assert table.rated
    assert [seat.account for seat in table.seats] == [True, True]


def test_a_log_of_before_is_not_rated() -> None:
    driver = TableDriver(2).seat(ANA, KIM)
    assert "rated" not in driver.log[0]
    assert not driver.table.rated
    assert projection.info(driver.table).rated is not True


@pytest.mark.parametrize("game", [game for game in IDS if 2 in load(game).meta.players])
def test_alone_with_bots_nobody_tries_out_what_they_answer(game: str) -> None:
    driver = RatedDriver(game=game).begun(ANN, "random")
    driver.until(lambda table: table.to_act == 0)
    driver.until(lambda table: table.to_act != 0)
    driver.act()
    assert driver.no(ANN, c.Undo).key in ("refusal.undo_rated", "refusal.undo_draw")
    assert undo.offer(driver.table, ANN.id) is None
