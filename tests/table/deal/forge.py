"""Forged deals: records of sealed games changed in one place, none of which may be believed.

``python -m tests.table.deal.forge --records 1000000`` tries so many.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import RecordError
from lutetia.engine.game import State
from lutetia.games.record import Record, parse
from lutetia.table import commands as c
from lutetia.table.deal import scheme
from lutetia.table.deal.check import check
from lutetia.table.deal.envelope import outcomes
from lutetia.table.handlers.stir import SHOW
from lutetia.table.records import record
from tests.table.deal.sealed_driver import SealedDriver
from tests.table.table_driver import EVERYBODY

TEXTS = 50
"""One record in so many is changed as a text."""


def played(game: str, seed: int) -> Record:
    """Return the record of a sealed game for as few as it takes; every other one was stirred twice,
    and draws were taken back by consent where chance answers."""
    pick = random.Random(seed)
    driver = SealedDriver.of(game, seed)
    driver.promise()
    driver.start()
    if seed % 2:
        driver.show(1)
        driver.wait(SHOW)
        driver.promise(1)
        driver.show(1)
    else:
        driver.show()
    back = 2
    while driver.table.status != "over":
        done = driver.act(pick.choice)
        drew = any(event["kind"] == "chance" for event in done.events)
        if back and drew and driver.table.status == "playing" and pick.random() < 0.3:
            back -= 1
            _consent(driver, done.events[0]["by"])
    return record(driver.table, [])


def _consent(driver: SealedDriver, who: str | None) -> None:
    asker = next(one for one in EVERYBODY if one.id == who)
    driver.do(asker, c.Undo)
    for other in EVERYBODY:
        proposal = driver.table.proposal
        if proposal is not None and other is not asker and driver.table.seats_of(other.id):
            driver.do(other, c.Answer, yes=True)


@dataclass(frozen=True)
class Original:
    """A record whose deal holds, and its states."""

    record: Record
    text: str
    states: Sequence[State]
    root: str

    @classmethod
    def of(cls, game: str, seed: int) -> Original:
        found = played(game, seed)
        return cls(found, found.write(), list(found.states()), check(parse(found.write())).root)

    def draws(self) -> list[int]:
        """Return the plies before which chance acted."""
        return [n for n, (actor, _) in enumerate(self.record.actions) if actor == CHANCE]


Deal = dict[str, object]
Forger = Callable[[Original, Deal, random.Random], Record | None]
"""Changes a record, whose deal is a copy; None: there is nothing of that kind to change."""


def _flip(text: str, pick: random.Random) -> str:
    bit = 1 << pick.randrange(4 * len(text))
    return f"{int(text, 16) ^ bit:0{len(text)}x}"


def _with(one: Original, deal: Deal, **more: object) -> Record:
    return replace(one.record, table={**one.record.table, "deal": deal, **more})


def master(one, deal, pick):
    deal["master"] = _flip(deal["master"], pick)
    return _with(one, deal)


def root(one, deal, pick):
    deal["roots"][0] = _flip(deal["roots"][0], pick)
    return _with(one, deal)


def another_envelope(one, deal, pick):
    """Its root and its master secret fit each other."""
    other = pick.randbytes(32)
    deal["master"], deal["roots"] = other.hex(), [scheme.Tree(other, deal["table"]).root.hex()]
    return _with(one, deal)


def table(one, deal, pick):
    deal["table"] = deal["table"] + pick.choice("abc0")
    return _with(one, deal)


def what_was_promised(one, deal, pick):
    """Of those who showed: what the others promised nobody will ever know."""
    return _said(one, deal, pick, "promises")


def what_was_shown(one, deal, pick):
    return _said(one, deal, pick, "shown")


def _said(one, deal, pick, name):
    stirring = pick.choice([each for each in deal["rounds"] if each["shown"]])
    lines = stirring[name]
    shown = {line.split()[0] for line in stirring["shown"]}
    at = pick.choice([n for n, line in enumerate(lines) if line.split()[0] in shown])
    seat, text = lines[at].split()
    lines[at] = f"{seat} {_flip(text, pick)}"
    return _with(one, deal)


def other_bytes_with_their_promise(one, deal, pick):
    stirring = deal["rounds"][-1]
    seat = int(stirring["shown"][0].split()[0])
    shown = pick.randbytes(32)
    said = scheme.promise(deal["table"], bytes.fromhex(deal["roots"][0]), seat, shown)
    stirring["shown"][0] = f"{seat} {shown.hex()}"
    promises = [line for line in stirring["promises"] if int(line.split()[0]) != seat]
    stirring["promises"] = sorted([*promises, f"{seat} {said.hex()}"])
    return _with(one, deal)


def a_seat_that_did_not_stir(one, deal, pick):
    gone = deal["rounds"][-1]["shown"].pop(pick.randrange(len(deal["rounds"][-1]["shown"])))
    deal["away"] = sorted([*deal["away"], int(gone.split()[0])])
    return _with(one, deal)


def without_the_last_round(one, deal, pick):
    if len(deal["rounds"]) == 1:
        return None
    deal["rounds"].pop()
    return _with(one, deal)


def a_number(one, deal, pick):
    lines = deal["draws"]
    at = pick.randrange(len(lines))
    words = lines[at].split()
    word = pick.randrange(3)
    words[word] = str(max(0, int(words[word]) + pick.choice([-2, -1, 1, 2])))
    if " ".join(words) == lines[at]:
        return None
    lines[at] = " ".join(words)
    return _with(one, deal)


def two_numbers(one, deal, pick):
    lines = deal["draws"]
    a, b = pick.sample(range(len(lines)), 2)
    lines[a], lines[b] = lines[b], lines[a]
    return _with(one, deal)


def a_line_less_or_more(one, deal, pick):
    lines = deal["draws"]
    at = pick.randrange(len(lines))
    if pick.random() < 0.5:
        lines.pop(at)
    else:
        lines.insert(at, lines[at])
    return _with(one, deal)


def another_outcome(one, deal, pick):
    """What another number would have brought."""
    return _other_outcome(one, deal, pick, told=False)


def another_outcome_with_its_number(one, deal, pick):
    return _other_outcome(one, deal, pick, told=True)


def _other_outcome(one, deal, pick, told):
    at = pick.choice(one.draws())
    state = one.states[at]
    codes, weights = outcomes(state)
    texts = [state.game.format_action(code) for code in codes]
    now = state.parse(one.record.actions[at][1]).text
    other = pick.randrange(len(texts))
    if texts[other] == now or not weights[other]:
        return None
    if told:
        lines = deal["draws"]
        for n, line in enumerate(lines):
            words = line.split()
            if words[1] == str(sum(weights)):
                lines[n] = f"{words[0]} {words[1]} {sum(weights[:other])}"
        if lines == one.record.table["deal"]["draws"]:
            return None
    actions = list(one.record.actions)
    actions[at] = (CHANCE, texts[other])
    return replace(_with(one, deal), actions=tuple(actions))


def two_outcomes(one, deal, pick):
    a, b = pick.sample(one.draws(), 2)
    actions = list(one.record.actions)
    if actions[a] == actions[b]:
        return None
    actions[a], actions[b] = actions[b], actions[a]
    return replace(one.record, actions=tuple(actions))


def nothing_was_taken_back(one, deal, pick):
    back = one.record.table.get("taken_back")
    if not back or not any("~" in line for part in back for line in part["actions"]):
        return None
    kept = copy.deepcopy(back)
    drew = [n for n, part in enumerate(kept) if any(line[0] == "~" for line in part["actions"])]
    kept.pop(pick.choice(drew))
    return _with(one, deal, taken_back=kept)


def nothing_was_taken_back_and_no_number_is_missing(one, deal, pick):
    forged = nothing_was_taken_back(one, deal, pick)
    if forged is None:
        return None
    gone = sum(
        line[0] == "~" for part in one.record.table["taken_back"] for line in part["actions"]
    ) - sum(line[0] == "~" for part in forged.table["taken_back"] for line in part["actions"])
    lines = deal["draws"]
    first = pick.randrange(len(lines) - gone)
    del lines[first : first + gone]
    deal["draws"] = [f"{n} {line.split(' ', 1)[1]}" for n, line in enumerate(lines)]
    return forged


def another_outcome_taken_back(one, deal, pick):
    back = copy.deepcopy(one.record.table.get("taken_back", []))
    drawn = [(part, n) for part in back for n, line in enumerate(part["actions"]) if line[0] == "~"]
    if not drawn:
        return None
    part, n = pick.choice(drawn)
    other = "~ " + one.record.actions[pick.choice(one.draws())][1]
    if other == part["actions"][n]:
        return None
    part["actions"][n] = other
    return _with(one, deal, taken_back=back)


def agreed_before(one, deal, pick):
    """The first draw is passed off as one that the rules of a rematch brought."""
    deal["opening"] = one.record.actions[one.draws()[0]][1]
    lines = deal["draws"][1:]
    if pick.random() < 0.5:
        lines = [f"{n} {line.split(' ', 1)[1]}" for n, line in enumerate(lines)]
    deal["draws"] = lines
    return _with(one, deal)


def no_master(one, deal, pick):
    del deal[pick.choice(["master", "scheme", "leaves", "roots", "rounds", "draws", "table"])]
    return _with(one, deal)


def a_character(one, deal, pick):
    """Of the text of the deal."""
    start = one.text.index("[deal]")
    lines = one.text[start:].split("\n")
    end = lines.index("[result]") if "[result]" in lines else len(lines)
    unproven = ("away", "rounds")  # the promises of those who never showed are among the rounds
    at = pick.choice(
        [n for n, line in enumerate(lines[:end]) if line and not line.startswith(unproven)]
    )
    line = lines[at]
    place = pick.randrange(len(line))
    lines[at] = line[:place] + pick.choice("0123456789abcdef \"',[]{}=~") + line[place + 1 :]
    try:
        forged = parse(one.text[:start] + "\n".join(lines))
    except RecordError:
        return None
    same = forged.table == one.record.table and forged.extra == one.record.extra
    return None if same else forged


FORGERS: list[Forger] = [
    master, root, another_envelope, table, what_was_promised, what_was_shown,
    other_bytes_with_their_promise, a_seat_that_did_not_stir, without_the_last_round, a_number,
    two_numbers, a_line_less_or_more, another_outcome, another_outcome_with_its_number,
    two_outcomes, nothing_was_taken_back, nothing_was_taken_back_and_no_number_is_missing,
    another_outcome_taken_back, agreed_before, no_master,
]  # fmt: skip


def forge(
    originals: Sequence[Original], records: int, seed: int = 0
) -> tuple[Counter[str], list[Record]]:
    """Change ``records`` records; return how many of each kind, and those that were believed."""
    pick = random.Random(seed)
    tried: Counter[str] = Counter()
    believed = []
    while tried.total() < records:
        one = pick.choice(originals)
        forger = a_character if tried.total() % TEXTS == 0 else pick.choice(FORGERS)
        forged = forger(one, copy.deepcopy(one.record.table["deal"]), pick)
        if forged is None:
            continue
        tried[forger.__name__] += 1
        try:
            check(forged, one.root)
        except RecordError:
            continue
        believed.append(forged)
    return tried, believed


def originals(seeds: int) -> list[Original]:
    """Return the records of ``seeds`` games of each title."""
    from lutetia.games import IDS

    return [Original.of(game, seed) for game in IDS for seed in range(seeds)]


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--records", type=int, default=10_000)
    words.add_argument("--games", type=int, default=6, help="of each title")
    words.add_argument("--seed", type=int, default=0)
    chosen = words.parse_args()
    began = time.perf_counter()
    made = originals(chosen.games)
    print(f"{len(made)} records hold", flush=True)
    tried, believed = forge(made, chosen.records, chosen.seed)
    for name, n in tried.most_common():
        print(f"{n:9,} {name}")
    took = time.perf_counter() - began
    print(f"{tried.total():9,} changed records, {len(believed)} accepted, {took:.0f} s")
    return 1 if believed else 0


if __name__ == "__main__":
    sys.exit(main())
