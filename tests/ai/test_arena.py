"""The arena: blocks, rotations, intervals, and that thinking wins."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from math import comb, inf, prod
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from lutetia.ai import arena
from lutetia.ai.arena import GameResult, Pairing, block, blocks, match, play
from lutetia.ai.bench import simulations_per_second
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.intervals import elo, of_numbers, of_shares, student
from lutetia.ai.search_params import Budget
from lutetia.ai.summary import summaries
from lutetia.cli import app
from lutetia.cli.arena import COLUMNS, WIDTH


def test_formations_put_everybody_everywhere():
    assert Pairing("paris_paris", 2, "top", "greedy").formations == ("ab", "ba")
    four = Pairing("paris_paris", 4, "top", "greedy").formations
    assert four == ("abbb", "babb", "bbab", "bbba", "baaa", "abaa", "aaba", "aaab")


def test_a_block_depends_on_nothing_but_pairing_and_deal():
    pairing = Pairing("paris_paris", 3, "middle@20", "greedy")
    one, two = block(pairing, 7), block(pairing, 7)
    assert [(line.seats, line.points, line.ranks, line.moves) for line in one] == [
        (line.seats, line.points, line.ranks, line.moves) for line in two
    ]
    assert len(one) == 6


def test_equal_competitors_play_no_game_twice():
    pairing = Pairing("paris_paris", 3, "greedy", "greedy")
    lines = [line for one in match(pairing, 7, seed=2) for line in one]
    assert len(lines) == blocks(pairing, 7) == len({line.deal for line in lines}) == 7
    assert {line.seats for line in lines} == {"abb", "bab", "bba"}
    (result,) = summaries(pairing, [[line] for line in lines])
    assert result.games == 7


def test_nobody_thinks_while_what_searches_need_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(arena, "_load", loaded.append)
    play(Pairing("paris_paris", 2, "greedy", "random"), "ab", 1)
    play(Pairing("paris_paris", 2, "top@2", "random"), "ab", 1, max_plies=4)
    assert loaded == []
    play(Pairing("paris_paris", 2, "random", "top@0.01s"), "ab", 1, max_plies=4)
    assert loaded == ["paris_paris"]


def test_shared_wins_are_divided():
    line = GameResult(1, "abbb", (9, 9, 3, 1), (1, 1, 3, 4), (1, 3), (0.1, 0.1))
    assert [line.won(seat) for seat in range(4)] == [0.5, 0.5, 0.0, 0.0]
    assert line.mean("b", lambda line, seat: line.points[seat]) == pytest.approx(13 / 3)


def test_top_beats_random_and_middle_beats_three_random_ones():
    pairing = Pairing("paris_paris", 2, "top@100", "random")
    (result,) = summaries(pairing, match(pairing, 8))
    assert result.wins > 0.8
    assert result.games == 8
    assert result.lead > 20
    assert result.lead_interval[0] <= result.lead <= result.lead_interval[1]
    pairing = Pairing("paris_paris", 4, "middle", "random")
    one, mirror = summaries(pairing, match(pairing, 16))
    assert (one.one, one.games, one.fair) == ("middle", 8, 0.25)
    assert (mirror.one, mirror.games) == ("random", 8)
    assert one.wins > 0.8
    assert mirror.wins == 0.0


def test_a_game_that_reaches_the_limit_is_unfinished_and_decides_nothing():
    pairing = Pairing("paris_paris", 2, "greedy", "random")
    whole, cut = play(pairing, "ab", 103), play(pairing, "ab", 103, max_plies=30)
    assert whole.finished
    assert not cut.finished
    assert (cut.ranks, len(cut.points)) == ((), 2)
    (result,) = summaries(pairing, [[whole, cut], [cut], [play(pairing, "ba", 104)]])
    assert (result.games, result.unfinished) == (2, 2)
    (same,) = summaries(pairing, [[whole], [play(pairing, "ba", 104)]])
    assert (result.wins, result.points, result.lead) == (same.wins, same.points, same.lead)
    with pytest.raises(ValueError, match="nothing"):
        summaries(pairing, [[cut]])


def test_opponents_finish_games_in_which_only_trades_remained():
    """Four greedy ones went to and fro for ever in these deals,
    once two boards could not be built."""
    pairing = Pairing("connection", 4, "greedy", "greedy")
    for deal in (1000090, 1000136):
        line = play(pairing, "abbb", deal, max_plies=1500)
        assert line.finished


def test_sides_are_read_and_refused():
    assert parse_competitor("top@2000").level.budget == Budget(simulations=2000)
    assert parse_competitor("top@0.25s").level.budget == Budget(seconds=0.25)
    params = parse_competitor("middle:playout_candidates=4,c_puct=1.5").level.params
    assert (params.playout_candidates, params.c_puct) == (4, 1.5)
    for text, why in (
        ("champion", "there is no level"),
        ("top@many", "after @"),
        ("top@nans", "after @"),
        ("top@infs", "after @"),
        ("top@0s", "after @"),
        ("top:brave=1", "a search has no"),
        ("top:playout_candidates=few", "a whole number"),
        ("top:c_puct=few", "a number"),
    ):
        with pytest.raises(ValueError, match=why):
            parse_competitor(text)


def test_deals_that_are_alike_leave_room_for_others():
    assert of_shares([1.0]) == of_shares([0.5]) == (0.0, 1.0)
    assert of_numbers([7.0]) == of_numbers([7.0] * 20) == (-inf, inf)
    low, high = of_shares([1.0] * 100)
    assert 0.96 < low < 0.98 and high == 1.0
    low, high = of_shares([0.0] * 100)
    assert low == 0.0 and 0.02 < high < 0.04
    low, high = of_shares([0.1 + 0.2, 0.3] * 50)
    assert 0.28 < low < 0.3 < high < 0.33
    pairing = Pairing("paris_paris", 2, "greedy", "random")
    (one,) = summaries(pairing, match(pairing, 2))
    assert one.wins_interval == (0.0, 1.0)


def test_deals_of_which_fewer_games_ended_count_for_less():
    """Ten deals are lost three times each, and of ten others the one game that ended is won."""
    pairing = Pairing("paris_paris", 3, "greedy", "random")
    deals = [
        [result(deal, seats, winner="b", lead=-10 - deal) for seats in ("abb", "bab", "bba")]
        for deal in range(10)
    ]
    deals += [[result(deal, "abb", winner="a", lead=30 + deal)] for deal in range(10, 20)]
    one, _ = summaries(pairing, [*deals, [result(20, "baa", winner="b", lead=0)]])
    assert (one.games, one.wins) == (40, 0.25)
    assert one.wins_interval[0] < 0.25 < one.wins_interval[1] < 0.5
    assert one.lead == pytest.approx(-0.025 * 3 * 145 + 0.025 * 445)
    assert sum(one.lead_interval) / 2 == pytest.approx(one.lead)
    assert of_numbers([6, 10, 14], [2, 2, 2]) == pytest.approx(of_numbers([3, 5, 7]))
    assert of_numbers([3, 10, 14], [1, 2, 2]) == pytest.approx((1.0, 9.8), abs=0.01)
    assert of_shares([2, 1, 1.5], [2, 2, 2]) == pytest.approx(of_shares([1, 0.5, 0.75]))


def result(deal: int, seats: str, winner: str, lead: int) -> GameResult:
    """Return a game in which whoever sits alone is so far before the others."""
    alone = next(who for who in "ab" if seats.count(who) == 1)
    points = tuple(100 + lead if who == alone else 100 for who in seats)
    ranks = tuple(1 if who == winner else 2 for who in seats)
    return GameResult(deal, seats, points, ranks, (1, 1), (0.1, 0.1))


def test_intervals():
    for interval in (of_shares, of_numbers):
        with pytest.raises(ValueError, match="nothing"):
            interval([])
    assert of_shares([0.0, 1.0] * 50) == pytest.approx((0.4022, 0.5978), abs=1e-4)
    assert of_numbers([0.0, 1.0] * 50) == pytest.approx((0.4003, 0.5997), abs=1e-4)
    assert of_numbers([3, 4]) == pytest.approx((-2.853, 9.853), abs=1e-3)
    assert elo(0.5) == 0
    assert round(elo(0.75)) == 191
    assert elo(1.0) == float("inf")


def deals_of_two(most: int) -> Iterator[list[float]]:
    """Yield all that deals of two games can come to, 2 to ``most`` of them."""
    for n in range(2, most + 1):
        for won in range(n + 1):
            for shared in range(n + 1 - won):
                yield [1.0] * won + [0.5] * shared + [0.0] * (n - won - shared)


def test_a_share_lies_in_its_interval_and_half_a_win_less_raises_no_end():
    for deals in deals_of_two(12):
        low, high = of_shares(deals)
        assert 0 <= low <= sum(deals) / len(deals) <= high <= 1
        if 1.0 in deals:
            deals[deals.index(1.0)] = 0.5
            least, most = of_shares(deals)
            assert least <= low and most <= high, deals
    low, high = of_shares([1.0] * 20)
    least, most = of_shares([1.0] * 19 + [0.5])
    assert least < low and most < high == 1


@pytest.mark.parametrize("n", [2, 3, 5, 10, 20, 40])
@pytest.mark.parametrize(
    "chances",
    [
        (0.25, 0.5, 0.25), (0.1, 0.8, 0.1), (0.02, 0.96, 0.02), (0.5, 0.0, 0.5), (0.2, 0.0, 0.8),
        (0.05, 0.0, 0.95), (0.0, 0.1, 0.9), (0.01, 0.18, 0.81), (0.0025, 0.095, 0.9025),
    ],
)  # fmt: skip
def test_ninety_five_intervals_of_wins_in_a_hundred_hold_the_true_share(
    n: int, chances: tuple[float, float, float]
) -> None:
    """``chances`` are those of a deal of two games: lost, shared, won. All that ``n`` of them can
    come to is looked at, each by its chance."""
    true, held = chances[1] / 2 + chances[2], 0.0
    for won in range(n + 1):
        for shared in range(n + 1 - won):
            counts = (n - won - shared, shared, won)
            chance = comb(n, won) * comb(n - won, shared) * prod(map(pow, chances, counts))
            if chance > 1e-12:
                low, high = of_shares([0.0] * counts[0] + [0.5] * shared + [1.0] * won)
                held += chance * (low - 1e-9 <= true <= high + 1e-9)
    assert held > 0.95


@pytest.mark.parametrize(
    ("freedom", "t"),
    [
        (1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (6, 2.4469),
        (9, 2.2622), (19, 2.0930), (99, 1.9842), (10_000, 1.9602),
    ],
)  # fmt: skip
def test_few_deals_take_more_errors(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.002)


@pytest.mark.parametrize("deals", [2, 3, 5, 10, 17])
def test_ninety_five_intervals_of_a_lead_in_a_hundred_hold_the_true_one(deals: int) -> None:
    dice = Random(deals)
    found = [of_numbers([dice.gauss(8, 20) for _ in range(deals)]) for _ in range(4000)]
    assert 0.94 < sum(low <= 8 <= high for low, high in found) / len(found) < 0.96


def test_the_command_prints_a_table_and_refuses_in_a_sentence(tmp_path: Path):
    runner = CliRunner(env={"COLUMNS": "200"})
    long = "greedy:c_puct=1.25,playout_candidates=3"
    words = ["arena", "connection", "greedy", "random", long, "--games", "1"]
    good = runner.invoke(app, words)
    assert good.exit_code == 0, good.output
    assert "greedy among 2 random" in good.output
    assert "connection, 3 players" in good.output, "as few as can play"
    assert max(map(len, good.output.splitlines())) == WIDTH
    assert f"greedy among 2 {long}" in good.output
    for words, why in (
        (["paris_paris", "greedy", "champion"], "no level"),
        (["paris_paris", "greedy"], "two sides"),
        (["paris_paris", "greedy", "random", "--players", "5"], "not 5"),
        (["go", "greedy", "random"], "no game"),
        (["cite", "greedy", "random", "--json", "-", "--csv", "-"], "only one of"),
        (
            ["cite", "greedy", "random", "--csv", str(tmp_path / "no" / "where")],
            "there is no folder",
        ),
        (["cite", "greedy", "random", "--save", "-"], "--save takes a file"),
        (["cite", "greedy", "random", "--save", "a", "--csv", "a"], "different files"),
        (["cite", "greedy", "top:weights=none.npz"], "none.npz: No such file"),
    ):
        bad = runner.invoke(app, ["arena", *words])
        assert bad.exit_code == 2
        assert why in bad.output


def test_the_command_writes_its_table_as_json_and_csv(tmp_path: Path):
    runner = CliRunner()
    file = tmp_path / "table.csv"
    words = ["arena", "paris_paris", "greedy", "random", "--players", "3", "--games", "6"]
    done = runner.invoke(app, [*words, "--json", "-", "--csv", str(file)])
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert "greedy among 2 random" in done.stderr, "the table makes way for the JSON"
    assert (data["game"], data["players"], data["seed"]) == ("paris_paris", 3, 1)
    one, mirror = data["rows"]
    assert tuple(one) == COLUMNS
    assert (one["level"], one["against"], one["games"]) == ("greedy", "random", 3)
    assert (mirror["level"], mirror["against"]) == ("random", "greedy")
    for row in data["rows"]:
        assert 0 <= row["low"] <= row["wins"] <= row["high"] <= 1
        assert row["ms"] > 0
        assert row["unfinished"] == 0
    assert one["wins"] > mirror["wins"]
    assert one["lead"] > 0 > mirror["lead"]
    with file.open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [list(row.items()) for row in rows] == [
        [(name, str(value)) for name, value in row.items()] for row in data["rows"]
    ]
    printed = runner.invoke(app, [*words, "--csv", "-"])
    assert printed.stdout.splitlines()[0] == ",".join(COLUMNS)
    assert len(printed.stdout.splitlines()) == 3


def test_a_file_stays_as_it_is_until_there_is_something_to_write(tmp_path: Path):
    kept = tmp_path / "kept"
    for option in ("--save", "--json", "--csv"):
        kept.write_text("precious")
        words = ["arena", "cite", "random", "random", "--games", "1", option, str(kept)]
        bad = CliRunner().invoke(app, [*words, "--ray", "nohost:1"])
        assert bad.exit_code == 2
        assert kept.read_text() == "precious"


def test_speed_is_measured():
    assert simulations_per_second("paris_paris", 0.01, players=2) > 0
