"""Positions as plain JSON, read: the postcards, the options by which they can be in play,
and who still may use what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lutetia.games.cite.material import (
    ACTION_TOKENS,
    BUILDINGS,
    CARD_OF,
    CARDS,
    COLOURS,
    FIRST,
    IN_PLAY,
    N_CARDS,
    PIECES,
    SET_SIZES,
)
from lutetia.games.cite.position_json.reader import Reader
from lutetia.games.cite.position_json.write import CARD_WORDS, MODES, POOLS
from lutetia.games.cite.state import CARDS as DRAWING
from lutetia.games.cite.state import (
    CHOOSE,
    CHOSEN,
    DRAWN,
    FIRST_SET,
    LIGHT,
    OPEN,
    OUT,
    OVER,
    PHASES,
    START,
    USED,
)


def _named(r: Reader) -> dict[int, int]:
    """Return the postcards that are named, with where they are."""
    given = r.get("postcards")
    if isinstance(given, (list, tuple)):
        given = dict.fromkeys(r.texts("postcards", given), "open")
    elif given is not None and not isinstance(given, Mapping):
        raise r.fail("postcards", "an object of postcards with where they are is needed")
    out = {}
    words = {word: number for number, word in CARD_WORDS.items()}
    for name, word in (given or {}).items():
        card = r.word("postcards", name, CARDS)
        if not isinstance(word, str) or word not in words:
            raise r.fail(f"postcards.{name}", f"{word!r} is none of {', '.join(words)}")
        out[card] = words[word]
    return out


def _options(r: Reader, named: Iterable[int]) -> None:
    """Read the options, or find those by which the ``named`` postcards can be in play."""
    st, options = r.st, r.table("options")
    for name in options:
        if name not in ("cards", "pool"):
            raise r.fail(f"options.{name}", "there are cards and pool")
    needs = max(named, default=0)
    found = next(pool for pool, size in enumerate(SET_SIZES) if needs < size)
    st.pool = r.word("options.pool", options.get("pool", POOLS[found]), POOLS)
    if needs >= SET_SIZES[st.pool]:
        raise r.fail(
            f"postcards.{CARDS[needs]}", f"it is not in the pool {POOLS[st.pool]!r} (LC1.4)"
        )
    usual = "first" if set(named) <= set(FIRST) else "random"
    usual = {DRAWING: "random", CHOOSE: "chosen"}.get(st.phase, usual)
    st.mode = r.word("options.cards", options.get("cards", usual), MODES)
    if st.mode == FIRST_SET and not set(named) <= set(FIRST):
        raise r.fail("options.cards", "not all of these postcards are of the first set")
    if st.mode == FIRST_SET:
        st.pool = 0  # nothing is drawn or chosen from it
    if (st.phase == DRAWING and st.mode != DRAWN) or (st.phase == CHOOSE and st.mode != CHOSEN):
        raise r.fail("options.cards", f"it does not go with the phase {PHASES[st.phase]!r} (LC1.4)")


def read_cards(r: Reader) -> None:
    st = r.st
    st.card = [OUT] * N_CARDS
    st.tokens = [ACTION_TOKENS] * len(COLOURS)
    given = _named(r)
    placed = [
        p
        for entry in r.items("pieces", r.get("pieces"))
        if (p := r.piece_of(entry)) >= len(BUILDINGS)
    ]
    implied = {CARD_OF[piece] for piece in placed}
    _options(r, {*given, *implied})
    if r.get("postcards") is None and st.mode == FIRST_SET:
        given = dict.fromkeys(FIRST, OPEN)
    for card, where in given.items():
        st.card[card] = where
    for piece in placed:  # whoever's piece stands there has activated its postcard
        card = CARD_OF[piece]
        colour = r.colour_of(PIECES[piece])
        if card not in given or (st.card[card] == OPEN and r.get("postcards") is None):
            if colour is None:
                raise r.fail(
                    f"pieces.{PIECES[piece]}.colour", f"whose is it? {CARDS[card]} does not say"
                )
            st.card[card] = USED + colour
        elif st.card[card] not in (USED, USED + 1):
            raise r.fail(
                f"pieces.{PIECES[piece]}", f"nobody has activated {CARDS[card]} with its effect"
            )
        elif colour not in (None, st.card[card] - USED):
            raise r.fail(
                f"pieces.{PIECES[piece]}.colour",
                f"{CARDS[card]} was activated by {COLOURS[st.card[card] - USED]}",
            )
    for card, where in enumerate(st.card):
        if where >= USED:
            st.tokens[where % 2] -= 1
            if st.phase not in (LIGHT, OVER):
                raise r.fail(
                    f"postcards.{CARDS[card]}",
                    f"nobody activates one in the phase {PHASES[st.phase]} (LC3.2)",
                )
    if min(st.tokens) < 0:
        raise r.fail("postcards", "each player has four action tokens (LC1.5)")
    n = sum(1 for where in st.card if where != OUT)
    if st.phase == START and st.mode != 0 and n:
        raise r.fail(
            "postcards", "they are drawn or chosen when it is known who starts, not before (LC1.4)"
        )
    if st.phase in (DRAWING, CHOOSE) and n >= IN_PLAY:
        raise r.fail("phase", "fewer than eight postcards are out while they are drawn or chosen")
    if n > IN_PLAY:
        raise r.fail("postcards", f"eight are in play, not {n} (LC1.4)")


def read_waiting(r: Reader) -> None:
    for name, colour in r.table("waiting").items():
        word = r.word("waiting", name, ("metropolitain", "chartier"))
        seat = r.word(f"waiting.{name}", colour, COLOURS)
        if r.st.card[CARDS.index(name)] != USED + seat:
            raise r.fail(f"waiting.{name}", f"{colour} has not activated it")
        setattr(r.st, ("metro", "chartier")[word], seat)
