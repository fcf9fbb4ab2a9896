"""A second device: a code that holds for five minutes and signs in once."""

from __future__ import annotations

import io
import secrets
from collections import OrderedDict
from time import monotonic

import segno

from lutetia.server.ids import LETTERS
from lutetia.server.storage.people import Session

LIFE = 300.0
"""Seconds for which a code holds."""

LENGTH = 10
"""Characters: 49 bits, of which five minutes and the limits leave no share to a guess."""

MAX_OPEN = 10_000
MAX_TYPED = 100


class Pairings:
    """The codes that are open: one a person."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, tuple[Session, float]] = OrderedDict()

    def new(self, session: Session) -> str:
        """Return a code for another device of whose session it is; the one before is void."""
        self.drop(session.player)
        while len(self._open) >= MAX_OPEN:
            self._open.popitem(last=False)
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._open[code] = session, monotonic() + LIFE
        return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"

    def take(self, typed: str) -> Session | None:
        """Return which session shows this code and forget it; None: none, or no longer."""
        code = "".join(letter for letter in typed[:MAX_TYPED].lower() if letter.isalnum())
        session, until = self._open.pop(code, (None, 0.0))
        return session if monotonic() < until else None

    def drop(self, player: str) -> None:
        """Make the open code of ``player`` void."""
        for code in [code for code, (one, _) in self._open.items() if one.player == player]:
            del self._open[code]


def drawn(url: str) -> tuple[str, int]:
    """Return a QR code as the path of an SVG, and how many units wide it is with its margin."""
    code = segno.make_qr(url, error="m")
    out = io.BytesIO()
    code.save(out, kind="svg", xmldecl=False, svgns=False, nl=False, omitsize=True)
    path = out.getvalue().decode().partition(' d="')[2].partition('"')[0]
    return path, int(code.symbol_size()[0])
