"""A second, independent reading of Paris: plain, slow and obvious,
and with nothing of the package in it but its data file.

Written from the two rulebooks and the rulings alone, so that a slip in the compiled rules cannot
repeat itself here. It reads the lines of a record, plays them one by one, says at each point what
the seat may do, and counts every point again:

    referee = Referee(players=3)
    referee.legal()              # every text that whoever acts may play now, or None while chance
    draws
    referee.play(line)           # raises Foul for anything the rules do not allow
    referee.seats["red"].points

`judge(text)` does so for a whole record and checks the result it states.
"""

from __future__ import annotations

import tomllib
from collections import Counter

from tests.games.paris.referee_table import BANK, BUY, DATA, MARKS, PRIZES, SELL, Table
from tests.games.paris.referee_tiles import use_tile


class Foul(Exception):
    """Something in a record that the rules do not allow."""


class Referee(Table):
    """A table that is played on."""

    # --- what happens -----------------------------------------------------------------------------

    def play(self, line: str) -> None:
        actor, _, text = line.partition(" ")
        verb, *words = text.split()
        if actor == "~":
            getattr(self, f"chance_{verb}")(*words)
            return
        legal = self.legal()
        if actor != self.cur or legal is None or text not in legal:
            raise Foul(f"{line}: {self.cur} may {legal}")
        getattr(self, f"do_{verb}")(text, *words)

    def chance_start(self, colour: str) -> None:
        self.cur = self.start = colour

    def chance_token(self, space: str, token: str) -> None:
        district, _, value = space.rpartition("-")
        self.beside[district, int(value)] = token

    def chance_track(self, space: str, number: str) -> None:
        self.track.append(int(number))
        if len(self.track) != int(space):
            raise Foul(f"track {space} {number}")

    def chance_back(self, stack: str, district: str) -> None:
        if self.step == "chance":  # the back of a stack that was drawn from
            self.step = self.then
        elif stack == "3":
            self.step = "draw"

    def chance_turn(self, building: str) -> None:
        district, _, value = building.partition("/")
        self.drawn, self.then = building, "act"
        if not self.free:
            self.lying[district, int(value)] = building
        elif self.fits(building):
            self.then = "place"
        self.step = "chance" if self.left[self.stack] else self.then

    def do_draw(self, text: str, stack: str) -> None:
        self.stack = int(stack) - 1
        self.left[self.stack] -= 1
        self.step = "chance"

    def do_place(self, text: str, district: str) -> None:
        self.lying[district, int(self.drawn.split("/")[1])] = self.drawn
        self.step = "act"

    def do_bank(self, text: str, district: str) -> None:
        self.me.keys -= 1
        self.me.banks.add(district)
        self.me.francs += BANK[district]
        self.step = "done"

    def do_arc(self, text: str) -> None:
        self.me.keys -= 1
        self.me.arc = True
        self.step = "done"

    def spend(self, token: str, n: int = 1) -> None:
        for _ in range(n):
            if self.standing[token]:
                self.standing[token] -= 1
            else:
                self.me.tokens[token] -= 1
                self.supply[token] += 1  # prestige there is never bought again

    def do_move(self, text: str, *_: str) -> None:
        origin, district, value, suffix, francs = self.moves()[text]
        before = self.keys_in(district)
        self.me.unused -= {int(n) for n in suffix.split()[1:]}
        if value > 8:
            self.marks[value] = district
        if origin == "arc":
            self.me.arc = False
        elif origin == "bank":
            self.me.banks.remove(district)
        else:
            self.me.at[district, int(origin.rpartition("-")[2])] -= 1
        self.me.at[district, value] += 1
        self.me.francs -= francs
        for token, n in self.price(value).items():
            self.spend(token, n)
        self.right = before == 3 and self.keys_in(district) == 4
        gift = self.beside.pop((district, value), None)
        if gift:
            self.me.tokens[gift] += 1
        if value <= 3:
            self.advance = 2 if value == 3 else 0
        if value == 8:
            self.me.points += 2
        if value > 8:
            self.sections = Counter(MARKS[value]["sections"])
        self.step = "done"

    def keys_in(self, district: str) -> int:
        return sum(
            n for seat in self.seats.values() for (d, _), n in seat.at.items() if d == district
        )

    def do_look(self, text: str) -> None:
        self.step = "take"

    def do_take(self, text: str, end: str) -> None:
        self.ends[end] -= 1
        self.me.ends[end] += 1
        self.step = "done"
        if not self.ends.total():
            self.ending = 1

    def do_bonus(self, text: str, number: str) -> None:
        self.me.francs -= self.advance or 0
        self.advance = None
        self.me.meeple = self.track.index(int(number)) + 1
        self.gain_tile(int(number))

    def gain_tile(self, number: int) -> None:
        self.copies[number] -= 1
        self.me.unused.add(number)
        self.me.owned.add(number)

    def do_honour(self, text: str, token: str) -> None:
        self.spend(token)
        self.sections[token] -= 1
        self.me.points += DATA["honour"]["points"][token]

    def do_score(self, text: str, prize: str, district: str) -> None:
        self.prizes[district] = prize
        self.right = False

    def do_buy(self, text: str, token: str) -> None:
        self.me.francs -= BUY[token]
        self.supply[token] -= 1
        self.me.tokens[token] += 1

    def do_sell(self, text: str, token: str) -> None:
        self.spend(token)
        self.me.francs += SELL[token]

    def do_use(self, text: str, *words: str) -> None:
        if words[0] != "end":
            use_tile(self, int(words[0]), list(words[1:]))
            return
        end = words[1]
        self.me.ends[end] -= 1
        if end in SELL:
            self.standing[end] += 1
        elif end == "3-francs":
            self.me.francs += 3
        else:
            self.me.points += int(end[0])

    def do_pass(self, text: str) -> None:
        self.do_finish(text)

    def do_finish(self, text: str) -> None:
        colours = list(self.seats)
        self.cur = colours[(colours.index(self.cur) + 1) % self.players]
        self.clear()
        self.step = "draw" if any(self.left) else "act"
        if self.cur == self.start and self.ending:
            self.ending += 1
            if self.ending == 3:
                self.count()

    # --- the end ----------------------------------------------------------------------------------

    def count(self) -> None:
        self.over, self.step = True, ""
        for seat in self.seats.values():
            if 27 in seat.unused:
                seat.points += seat.francs
        for district, prize in self.prizes.items():
            standing = []
            for seat in self.seats.values():
                mine = [v for (d, v), n in seat.at.items() if d == district for _ in range(n)]
                if mine:
                    standing.append((sum(mine), max(mine), seat))
            standing.sort(key=lambda one: one[:2], reverse=True)
            for worth, top, seat in standing:
                place = [one[:2] for one in standing].index((worth, top))
                enough = self.players > 2 or place == 0 or 2 * worth >= standing[0][0]
                if place < 3 and enough:
                    seat.points += PRIZES[prize][place]

    def ranks(self) -> list[int]:
        keys = [
            (s.points, s.francs, sum(v * n for (_, v), n in s.at.items()))
            for s in self.seats.values()
        ]
        return [1 + sum(other > key for other in keys) for key in keys]


def judge(text: str) -> Referee:
    """Return the referee after all of a record; raises Foul for a foul,
    or for a result that is not as stated."""
    data = tomllib.loads(text)
    options = {name: value for name, value in data["options"].items() if name != "ledger"}
    referee = Referee(data["players"], **options)
    for line in data["actions"]:
        referee.play(line)
    counted = {"scores": [seat.points for seat in referee.seats.values()], "ranks": referee.ranks()}
    if any(data["result"][name] != value for name, value in counted.items()):
        raise Foul(f"the record says {data['result']}, the referee {counted}")
    return referee
