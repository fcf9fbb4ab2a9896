"""A second, independent reading of Paris Connection: plain, slow and obvious,
and with nothing of the package in it but its map.

Written from the rulebook and the rulings alone, so that a slip in the compiled rules cannot repeat
itself here. It reads the lines of a record, plays them one by one, says at each point everything
that may be done, and counts every point again:

    referee = Referee(players=3)
    referee.legal()              # every text that whoever acts may play now; for chance, everything
    it may bring
    referee.play(line)           # raises Foul for anything the rules do not allow
    referee.hands["green"]       # {"blue": 2, "red": 8}

`judge(text)` does so for a whole record and checks the result it states.
"""

from __future__ import annotations

import tomllib
from collections import Counter

from tests.games.connection.referee_board import COLOURS, France, Track, printed

SEATS = ["green", "orange", "rose", "teal", "grey", "white"]
DEAL = {3: 10, 4: 8, 5: 6, 6: 5}
LIMIT = {3: 20, 4: 15, 5: 12, 6: 10}
PENALTY = 20
PIECES = 33
MAX_BUILT = 5


class Foul(Exception):
    """Something in a record that the rules do not allow."""


class Referee:
    """A game of Paris Connection, line by line."""

    def __init__(self, players: int, france: France | None = None) -> None:
        self.seats = SEATS[:players]
        self.track = Track(france or printed())
        self.stock = dict.fromkeys(
            COLOURS, PIECES - 2
        )  # one stands on its start hex, one marks the value
        self.hands = {seat: Counter[str]() for seat in self.seats}
        self.dealt = dict.fromkeys(COLOURS, 0)
        self.trades: dict[str, list[tuple[str, str, int]]] = {seat: [] for seat in self.seats}
        self.to_act = "~"
        self.building = ""
        self.built = 0
        self.returned = ""
        self.reason = ""

    # --- what may be done -------------------------------------------------------------------------

    def legal(self) -> list[str]:
        if self.reason:
            return []
        if self.to_act == "~":
            return self.possible_draws()
        if self.building:
            return self.next_of_building()
        if self.returned:
            return self.to_receive()
        return self.to_begin()

    def possible_draws(self) -> list[str]:
        if len(self.track.starts) < len(COLOURS):
            company = COLOURS[len(self.track.starts)]
            free = [
                where
                for where in self.track.france.of_kind("start")
                if where not in self.track.starts
            ]
            return [f"station {company} {where}" for where in free]
        for seat in self.seats:
            if self.hands[seat].total() < DEAL[len(self.seats)]:
                return [f"deal {seat} {colour}" for colour in self.filled_boards()]
        return ["start " + seat for seat in self.seats]

    def to_begin(self) -> list[str]:
        build = [
            "build " + colour
            for colour in COLOURS
            if self.stock[colour] and self.track.places(colour)
        ]
        trade = ["return " + colour for colour in COLOURS if self.hands[self.to_act][colour]]
        return build + trade

    def next_of_building(self) -> list[str]:
        texts = []
        if self.built < MAX_BUILT and self.stock[self.building]:
            texts = ["lay " + where for where in self.track.places(self.building)]
        return texts + ["done"] if self.built else texts

    def to_receive(self) -> list[str]:
        others = [colour for colour in COLOURS if colour != self.returned]
        return [
            f"take {colour} {n}" for colour in others for n in (1, 2) if self.stock[colour] >= n
        ]

    def filled_boards(self) -> list[str]:
        return [colour for colour in COLOURS if self.stock[colour]]

    # --- doing it ---------------------------------------------------------------------------------

    def play(self, line: str) -> None:
        actor, _, text = line.partition(" ")
        if self.reason:
            raise Foul(f"{line}: the game is over")
        if actor != self.to_act:
            raise Foul(f"{line}: {self.to_act} is to act")
        if text not in self.legal():
            raise Foul(f"{line}: not among {', '.join(self.legal())}")
        verb, *words = text.split()
        getattr(self, "do_" + verb)(*words)

    def do_station(self, company: str, where: str) -> None:
        self.track.starts[where] = company

    def do_deal(self, seat: str, colour: str) -> None:
        self.stock[colour] -= 1
        self.dealt[colour] += 1
        self.hands[seat][colour] += 1

    def do_start(self, seat: str) -> None:
        self.to_act = seat

    def do_build(self, colour: str) -> None:
        self.building, self.built = colour, 0

    def do_lay(self, where: str) -> None:
        self.stock[self.building] -= 1
        self.track.lay(self.building, where)
        self.built += 1
        if self.track.marseille_connected():
            self.reason = "marseille"

    def do_done(self) -> None:
        self.building = ""
        self.end_action()

    def do_return(self, colour: str) -> None:
        self.hands[self.to_act][colour] -= 1
        self.stock[colour] += 1
        self.returned = colour
        self.trades[self.to_act].append((colour, "", 0))

    def do_take(self, colour: str, number: str) -> None:
        self.stock[colour] -= int(number)
        self.hands[self.to_act][colour] += int(number)
        self.trades[self.to_act][-1] = (self.returned, colour, int(number))
        self.returned = ""
        self.end_action()

    def end_action(self) -> None:
        if len(self.filled_boards()) == 1:
            self.reason = "one_board"
        self.to_act = self.seats[(self.seats.index(self.to_act) + 1) % len(self.seats)]

    # --- how it stands ----------------------------------------------------------------------------

    def notepad(self, seat: str) -> tuple[dict[str, int], dict[str, int]]:
        """What a seat has taken and returned in trades so far."""
        taken: Counter[str] = Counter()
        for _, colour, n in self.trades[seat]:
            taken[colour] += n
        return dict(+taken), dict(Counter(colour for colour, _, _ in self.trades[seat] if colour))

    def excess(self, seat: str) -> int:
        return max(0, self.hands[seat].total() - LIMIT[len(self.seats)])

    def score(self, seat: str) -> int:
        shares = sum(n * self.track.value(colour) for colour, n in self.hands[seat].items())
        return shares - PENALTY * self.excess(seat)

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in self.seats]

    def ranks(self) -> list[int]:
        """Most points first; whoever has equally many shares the place."""
        return [1 + sum(other > mine for other in self.scores()) for mine in self.scores()]

    def result(self) -> dict[str, object]:
        """The [result] table that a record of this game has to state."""
        tied = self.ranks().count(1) > 1
        return {"scores": self.scores(), "ranks": self.ranks(), "reason": self.reason} | (
            {"tiebreak": "PC8.5"} if tied else {}
        )


def opened(text: str) -> tuple[Referee, list[str], dict[str, object] | None]:
    """A referee at the start of the record in ``text``, its lines, and the result it states."""
    record = tomllib.loads(text)
    if record["game"] != "connection":
        raise Foul(f"this is a record of {record['game']}")
    if "start" in record:
        raise Foul("a record from the start of the game is needed")
    return Referee(record["players"]), record["actions"], record.get("result")


def judge(text: str) -> Referee:
    """Play the record in ``text`` through and check the result it states. Raises Foul."""
    referee, lines, result = opened(text)
    for line in lines:
        referee.play(line)
    if bool(referee.reason) != (result is not None):
        raise Foul("the game is over" if referee.reason else "the game goes on")
    if referee.reason and result != referee.result():
        raise Foul(f"the record says {result}, the count is {referee.result()}")
    return referee
