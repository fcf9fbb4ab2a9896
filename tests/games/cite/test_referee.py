"""The compiled rules of La Cité against the referee: every legal set, every running score line,
every result of random games.

``LUTETIA_GAMES`` is the number of games, spread over all options; the usual 60 take seconds.
"""

from __future__ import annotations

import os
import random
from itertools import product
from typing import Any

import pytest

import lutetia
from lutetia.games.record import Record

from .referee import Foul, Referee, judge
from .referee_effects import FITS
from .referee_parts import PLACEMENTS, SEATS, outline

TABLES = list(product(("first", "random", "chosen"), ("base", "eiffel", "all")))
GAMES = -(-int(os.environ.get("LUTETIA_GAMES", "60")) // len(TABLES))
STYLES = ("any text", "any card or piece", "any kind of action", "crowded", "postcards")


def spaces_of(text: str) -> list[str]:
    """The spaces that an action of phase 2 covers."""
    words = text.split()
    if words[0] == "build":
        return PLACEMENTS[words[1]][" ".join(words[3:])]
    if words[0] != "use" or "at" not in words:
        return []
    return PLACEMENTS[FITS[words[1]][0]][" ".join(words[3:])] if words[1] in FITS else [words[3]]


def crowding(referee: Referee, text: str) -> int:
    """The more an action has to do with what lies on the board already, the more."""
    spaces = spaces_of(text)
    kinds = [referee.ground[space] for space in spaces + outline(spaces)]
    pieces = {referee.on.get(space, "") for space in outline(spaces)} - {""}
    owner = referee.to_act
    rare = len([kind for kind in kinds[: len(spaces)] if kind not in (owner, "mixed")])
    rare += 4 * (referee.skull in spaces) + 4 * (
        text.startswith("use levitation") and "for" in text
    )
    return (1 + kinds.count("lamp") + 3 * len(pieces) + 4 * rare) ** 2


def picked(referee: Referee, texts: list[str], style: str, choice: random.Random) -> str:
    """A random action; each style plays another sort of game,
    and half of the time a card is used for its effect if it can be."""
    if choice.random() < 0.5:
        texts = [text for text in texts if not text.endswith("without effect")] or texts
    if (
        style == "postcards" and referee.phase == 1 and referee.to_act in SEATS
    ):  # enough buildings for the postcards to meet
        want = "take" if len(referee.reserve[referee.to_act]) < 4 else "lay"
        texts = [text for text in texts if text.startswith(want)] or texts
    if style == "postcards" and referee.phase == 2 and choice.random() < 0.7:
        effects = [
            text for text in texts if text.startswith("use") and not text.endswith("without effect")
        ]
        card = choice.choice(sorted({text.split()[1] for text in effects} or {""}))
        texts = [text for text in effects if text.split()[1] == card] or texts
    if style in ("crowded", "postcards") and referee.phase == 2:
        return choice.choices(texts, [crowding(referee, text) for text in texts])[0]
    if style != "any text":
        words = 1 if style == "any kind of action" else 2
        kinds = sorted({" ".join(text.split()[:words]) for text in texts})
        kind = choice.choice(kinds)
        texts = [text for text in texts if " ".join(text.split()[:words]) == kind]
    return choice.choice(texts)


def lines_of(state: Any) -> list[dict[str, int]]:
    """The points of each seat by source; a card is named by its id,
    and what brings nothing is left out."""
    seats = []
    for lines in state.scores().lines:
        found: dict[str, int] = {}
        for line in lines:
            source = line.args["card"] if line.key.endswith(".card") else line.key.rsplit(".", 1)[1]
            found[source] = found.get(source, 0) + line.points
        seats.append({source: points for source, points in found.items() if points})
    return seats


def compare(referee: Referee, state: Any) -> None:
    actor = "" if state.is_over else "~" if state.to_act == lutetia.CHANCE else SEATS[state.to_act]
    assert actor == referee.to_act
    if not state.is_over:
        assert set(map(str, state.legal())) == referee.legal_texts()
        assert len(state.legal()) == len(referee.legal_texts())
    if referee.phase == 2:
        assert lines_of(state) == [
            {source: n for source, n in referee.lines(seat).items() if n} for seat in SEATS
        ]
        assert list(state.scores().totals) == referee.scores()


def game(cards: str, pool: str, seed: int) -> tuple[Referee, Any]:
    """Play a random game on both sides, comparing after every action."""
    choice = random.Random(f"{cards} {pool} {seed}")
    style = STYLES[seed % len(STYLES)]
    state = lutetia.game("cite").new(players=2, cards=cards, pool=pool)
    referee = Referee(cards, pool)
    compare(referee, state)
    while not state.is_over:
        text = picked(referee, sorted(map(str, state.legal())), style, choice)
        line = f"{referee.to_act} {text}"
        state = state.play(text)
        referee.play(line)
        compare(referee, state)
    return referee, state


@pytest.mark.parametrize(("cards", "pool"), TABLES)
def test_random_games_are_played_and_counted_alike(cards: str, pool: str) -> None:
    for seed in range(GAMES):
        referee, state = game(cards, pool, seed)
        assert referee.over
        result = referee.result()
        assert result["scores"] == list(state.outcome.scores)
        assert result["ranks"] == list(state.outcome.ranks)
        assert result["reason"] == state.outcome.reason
        assert result.get("tiebreak") == state.outcome.tiebreak
        assert judge(Record.of(state).write()).result() == result


def test_a_game_that_draws_for_itself_is_a_possible_one() -> None:
    for cards, pool in TABLES:
        choice = random.Random(1)
        state = lutetia.game("cite").new(players=2, seed=5, cards=cards, pool=pool)
        while not state.is_over:
            state = state.play(choice.choice(state.legal()))
        assert judge(Record.of(state).write()).scores() == list(state.outcome.scores)


def test_a_result_that_is_wrong_is_noticed() -> None:
    _, state = game("first", "base", 2)
    text = Record.of(state).write()
    judge(text)
    first = str(state.outcome.scores[0])
    with pytest.raises(Foul, match="the count is"):
        judge(text.replace(f"scores = [{first},", f"scores = [{int(first) + 1},"))
