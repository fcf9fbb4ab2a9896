"""How people type: for a legal action, other texts that mean it."""

from __future__ import annotations

import random
import re

from lutetia.engine.game import Game
from lutetia.i18n import catalogue, languages

KINDS = {
    "cite": ("piece", "card", "side", "quarter", "colour"),
    "connection": ("company", "hex"),
    "paris": ("district", "token", "end", "landmark"),
    "paris_paris": ("stop", "route", "colour"),
}
"""Kinds of names in the catalogues that may stand in an action of a seat."""

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
PLAIN = str.maketrans("éèêëàâçîïôûłŁżźćńąęśóŻ", "eeeeaaciioulLzzcnaesoZ") | {339: "oe", 338: "Oe"}


def variants(game: Game, text: str, pick: random.Random, n: int = 6) -> list[str]:
    """Return ``n`` texts that a person could type for the action
    that the notation calls ``text``."""
    return [_loose(_say(game.meta.id, text, pick), pick) for _ in range(n)]


def _name(game: str, kinds: tuple[str, ...], word: str, pick: random.Random) -> str:
    if pick.random() < 0.4:
        return word
    words = catalogue(pick.choice(languages()))
    for kind in kinds:
        key = f"{game}.{kind}.{word}"
        if key in words:
            return words.format(key, {})
    return word


def _say(game: str, text: str, pick: random.Random) -> str:
    verb, *rest = text.split()
    say = globals().get(f"_say_{game}", lambda verb, rest, pick: rest)
    return " ".join([verb, *say(verb, rest, pick)])


def _say_cite(verb: str, rest: list[str], pick: random.Random) -> list[str]:
    out = []
    for i, word in enumerate(rest):
        before = rest[i - 1] if i else ""
        if word in ("at", "to", "on", "for", "turn") and pick.random() < 0.3:
            continue
        if verb == "lay" and before == "at":  # any of the four spaces of the square
            column, row = "abcdefgh".index(word[0]), int(word[1])
            word = "abcdefgh"[column + pick.randrange(2)] + str(row + pick.randrange(2))
        elif i == 0 and verb in ("use", "choose"):
            word = _name("cite", ("card",), word, pick)
        elif before in ("to", "facing") or (verb == "use" and i == 1):
            word = _name("cite", ("side", "quarter", "piece"), word, pick)
        elif before in ("on", "for") or (verb in ("take", "build") and i == 0):
            word = _name("cite", ("piece",), word, pick)
        out.append(word)
    return out


def _say_connection(verb: str, rest: list[str], pick: random.Random) -> list[str]:
    kinds = ("hex",) if verb == "lay" else ("company",)
    out = [_name("connection", kinds, word, pick) for word in rest]
    return out[::-1] if verb == "take" and pick.random() < 0.5 else out


def _say_paris(verb: str, rest: list[str], pick: random.Random) -> list[str]:
    if verb == "move":
        places, tiles = rest[:2], rest[3:]
        home = places[1].rpartition("-")[0]
        if places[0] == "bank" and pick.random() < 0.5:
            places[0] = pick.choice((f"{home} bank", f"bank {home}", f"{home}-bank"))
        pick.shuffle(tiles)
        middle = ["to"] if pick.random() < 0.3 else []
        return [places[0], *middle, places[1], *(["with", *tiles] if tiles else [])]
    if verb in ("use", "honour", "sell", "buy", "take", "bank", "place", "score"):
        fixed, names = (rest[:1], rest[1:]) if verb in ("use", "score") else ([], rest)
        pick.shuffle(names)
        prestige = verb == "honour" or rest[0] in ("8", "19", "23")
        out = []
        for word in names:
            if word == "gold-prestige" and prestige and pick.random() < 0.3:
                out.append("gold")
            else:
                out.append(_name("paris", ("district", "end", "token"), word, pick))
        return [*fixed, *out]
    return rest


def _say_paris_paris(verb: str, rest: list[str], pick: random.Random) -> list[str]:
    stop, _, route = rest[0].partition("/")
    stop = _name("paris_paris", ("stop",), stop, pick)
    route = _name("paris_paris", ("route",), route, pick)
    over = [*rest[1:2], *(_name("paris_paris", ("colour",), word, pick) for word in rest[2:])]
    return [stop + pick.choice(("/", " ", " / ")) + route, *over]


def _loose(text: str, pick: random.Random) -> str:
    """Return ``text`` with other letters, accents and gaps."""
    if pick.random() < 0.3:
        text = text.translate(pick.choice((UMLAUTS, PLAIN)))
    if pick.random() < 0.5:
        text = pick.choice((str.upper, str.title, str.lower))(text)
    if pick.random() < 0.3:
        text = re.sub("-", pick.choice((" ", " - ", "-")), text)
    gap = pick.choice((" ", " ", "  ", "\t ", "\u00a0"))
    return pick.choice(("", " ")) + gap.join(text.split(" ")) + pick.choice(("", "  "))
