"""A second, independent reading of Paris Paris: plain, slow and obvious,
and with nothing of the package in it.

Written from the rulebook and from what is known of the components alone, so that a slip in the
compiled rules cannot repeat itself here. It reads the text of a record, plays it line by line, says
what may be done at each point, and counts every point again:

    referee = Referee(players=3)
    for line in lines:
        referee.legal()              # every text that whoever acts may play now
        referee.play(line)           # raises Foul for anything the rules do not allow
    referee.points["lilac"]          # {"small": 7, "big": 6, "special": 15, "bag": 0}

`judge(text)` does so for a whole record and checks the result it states.
"""

from __future__ import annotations

import tomllib
from itertools import pairwise

COLOURS = ["lilac", "grey", "green", "yellow"]

ROUTES = {
    "teal": [
        "montmartre",
        "les-halles",
        "pompidou",
        "hotel-de-ville",
        "notre-dame",
        "quartier-latin",
        "pantheon",
    ],
    "blue": [
        "republique",
        "st-nicolas",
        "pompidou",
        "pont-neuf",
        "odeon",
        "st-sulpice",
        "montparnasse",
    ],
    "red": [
        "quartier-latin",
        "luxembourg",
        "odeon",
        "st-germain",
        "louvre",
        "palais-royal",
        "opera",
    ],
    "orange": [
        "bastille",
        "marais",
        "hotel-de-ville",
        "pont-neuf",
        "louvre",
        "tuileries",
        "concorde",
    ],
    "brown": [
        "pere-lachaise",
        "republique",
        "gare-de-l-est",
        "montmartre",
        "opera",
        "concorde",
        "invalides",
    ],
}

STOPS = sorted({stop for route in ROUTES.values() for stop in route})
ROUNDS = {2: 20, 3: 15, 4: 12}
SOURCES = ["small", "big", "special", "bag"]


class Foul(Exception):
    """Something in a record that the rules do not allow."""


def routes_of(stop: str) -> list[str]:
    return [route for route in ROUTES if stop in ROUTES[route]]


def is_crossing(stop: str) -> bool:
    return len(routes_of(stop)) == 2


def room(stop: str) -> int:
    """How many houses a stop holds: two at a crossing, one anywhere else."""
    return 2 if is_crossing(stop) else 1


def neighbours(stop: str) -> list[str]:
    """The stops one road away, whichever route the road belongs to."""
    found = []
    for route in routes_of(stop):
        line = ROUTES[route]
        place = line.index(stop)
        if place > 0:
            found.append(line[place - 1])
        if place < len(line) - 1:
            found.append(line[place + 1])
    return found


def all_tiles() -> dict[str, int]:
    """Every tile with its copies: one for each road end, in the colour of the road's route."""
    copies: dict[str, int] = {}
    for route, line in ROUTES.items():
        for one, other in pairwise(line):
            for stop in (one, other):
                tile = stop + "/" + route
                copies[tile] = copies.get(tile, 0) + 1
    return copies


def small_tour(houses: dict[str, list[str]], tile: str, option: str = "both") -> dict[str, int]:
    """What each colour earns by the tile left over; ``houses`` holds the colours at each stop."""
    stop, colour = tile.split("/")
    if houses.get(stop):
        return count(houses[stop])
    searched = [colour] if option == "tile_route" else routes_of(stop)
    for distance in range(1, 7):
        paid = []
        for route in searched:
            line = ROUTES[route]
            for place in (line.index(stop) - distance, line.index(stop) + distance):
                if 0 <= place < len(line):
                    paid += houses.get(line[place], [])
        if paid:
            return count(paid)
    return {}


def big_tour(houses: dict[str, list[str]], route: str) -> dict[str, int]:
    """What each colour earns by a tour of the whole route."""
    earned: dict[str, int] = {}
    for stop in ROUTES[route]:
        if not is_crossing(stop):
            continue
        here = houses.get(stop, [])
        beside = [house for near in neighbours(stop) for house in houses.get(near, [])]
        for colour in set(here):
            earned[colour] = earned.get(colour, 0) + here.count(colour) + beside.count(colour)
    return earned


def bag_points(bag: dict[str, int]) -> dict[str, int]:
    """What each colour earns by the bag: its houses there, if it alone has the most."""
    most = max(bag.values(), default=0)
    first = [colour for colour in bag if bag[colour] == most]
    return {first[0]: most} if len(first) == 1 and most > 0 else {}


def count(things: list[str]) -> dict[str, int]:
    return {thing: things.count(thing) for thing in things}


class Referee:
    """A game of Paris Paris from its start, line by line."""

    def __init__(self, players: int, option: str = "both") -> None:
        self.seats = COLOURS[:players]
        self.option = option
        self.face_down = all_tiles()
        self.houses: dict[str, list[str]] = {stop: [] for stop in STOPS}
        self.points = {seat: dict.fromkeys(SOURCES, 0) for seat in self.seats}
        self.bag = dict.fromkeys(self.seats, 0)
        self.cards: dict[str, str] = {}
        self.bus = ""
        self.round = 0
        self.offer: list[str] = []
        self.parked: list[str] = []
        self.to_act = "~"
        self.over = False

    # --- what may be done -------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The texts that whoever acts may play now; for chance, everything it may bring."""
        if self.over:
            return []
        if self.to_act == "~":
            return self.possible_draws()
        texts = []
        for tile in self.offer:
            stop = tile.split("/")[0]
            if len(self.houses[stop]) < room(stop):
                texts.append("build " + tile)
            else:
                texts += ["build " + tile + " over " + colour for colour in self.houses[stop]]
        return sorted(set(texts))

    def possible_draws(self) -> list[str]:
        if not self.bus:
            return ["start " + seat for seat in self.seats]
        left = [route for route in ROUTES if route not in self.cards.values()]
        for holder in self.card_holders():
            if holder not in self.cards:
                return ["marker " + holder + " " + route for route in left]
        return ["draw " + tile for tile in self.face_down if self.face_down[tile] > 0]

    def card_holders(self) -> list[str]:
        return [*self.seats, "open"] if len(self.seats) == 2 else self.seats

    # --- doing it ---------------------------------------------------------------------------------

    def play(self, line: str) -> None:
        actor, _, text = line.partition(" ")
        if self.over:
            raise Foul(f"{line}: the game is over")
        if actor != self.to_act:
            raise Foul(f"{line}: {self.to_act} is to act")
        if text not in self.legal():
            raise Foul(f"{line}: not among {', '.join(self.legal())}")
        words = text.split()
        if words[0] == "start":
            self.bus = words[1]
        elif words[0] == "marker":
            self.cards[words[1]] = words[2]
        elif words[0] == "draw":
            self.turn_up(words[1])
        else:
            self.build(actor, words[1], words[3] if len(words) == 4 else "")

    def turn_up(self, tile: str) -> None:
        self.face_down[tile] -= 1
        self.offer.append(tile)
        if len(self.offer) == len(self.seats) + 1:
            self.to_act = self.bus

    def build(self, seat: str, tile: str, leaves: str) -> None:
        stop = tile.split("/")[0]
        self.offer.remove(tile)
        if leaves:
            self.houses[stop].remove(leaves)
            if leaves != seat and len(self.seats) > 2:
                self.bag[leaves] += 1
        self.houses[stop].append(seat)
        if len(self.offer) == 1:
            self.end_round()
        else:
            self.to_act = self.left_of(seat)

    def left_of(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def end_round(self) -> None:
        tile = self.offer.pop()
        colour = tile.split("/")[1]
        self.earn("small", small_tour(self.houses, tile, self.option))
        if colour in self.parked:
            self.parked.remove(colour)
            self.earn("big", big_tour(self.houses, colour))
        else:
            self.parked.append(colour)
        self.bus = self.left_of(self.bus)
        self.round += 1
        self.to_act = "~"
        if self.round == ROUNDS[len(self.seats)]:
            self.end_game()

    def end_game(self) -> None:
        for route in self.cards.values():
            self.earn("special", big_tour(self.houses, route))
        if len(self.seats) > 2:
            self.earn("bag", bag_points(self.bag))
        self.over = True
        self.to_act = ""

    def earn(self, source: str, earned: dict[str, int]) -> None:
        for seat, points in earned.items():
            self.points[seat][source] += points

    # --- how it stands ----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [sum(self.points[seat].values()) for seat in self.seats]

    def on_board(self, seat: str) -> int:
        return sum(here.count(seat) for here in self.houses.values())

    def ranks(self) -> list[int]:
        """Most points first; among equals whoever has the fewest houses on the board;
        still equal: the same place."""
        worth = [
            (score, -self.on_board(seat))
            for score, seat in zip(self.scores(), self.seats, strict=True)
        ]
        return [1 + sum(other > mine for other in worth) for mine in worth]

    def tiebreak(self) -> str | None:
        best = max(self.scores())
        tied = [
            seat for seat, score in zip(self.seats, self.scores(), strict=True) if score == best
        ]
        if len(tied) == 1:
            return None
        fewest = min(self.on_board(seat) for seat in tied)
        return "PP8.7" if [self.on_board(seat) for seat in tied].count(fewest) == 1 else "PP8.8"

    def result(self) -> dict[str, object]:
        """The [result] table that a record of this game has to state."""
        result: dict[str, object] = {
            "scores": self.scores(),
            "ranks": self.ranks(),
            "reason": "rounds",
        }
        if self.tiebreak():
            result["tiebreak"] = self.tiebreak()
        return result


def opened(text: str) -> tuple[Referee, list[str], dict[str, object] | None]:
    """A referee at the start of the record in ``text``, its lines, and the result it states."""
    record = tomllib.loads(text)
    if record["game"] != "paris_paris":
        raise Foul(f"this is a record of {record['game']}")
    if "start" in record:
        raise Foul("a record from the start of the game is needed")
    option = record.get("options", {}).get("small_tour", "both")
    return Referee(record["players"], option), record["actions"], record.get("result")


def judge(text: str) -> Referee:
    """Play the record in ``text`` through and check the result it states. Raises Foul."""
    referee, lines, result = opened(text)
    for line in lines:
        referee.play(line)
    if referee.over != (result is not None):
        raise Foul("the game is over" if referee.over else "the game goes on")
    if referee.over and result != referee.result():
        raise Foul(f"the record says {result}, the count is {referee.result()}")
    return referee
