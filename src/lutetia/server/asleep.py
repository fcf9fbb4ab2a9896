"""Tables that were played by other printed values than this server uses, or whose game is not
installed here: listed nowhere and opened by nobody, and kept as they are."""

from __future__ import annotations

import msgspec

from lutetia import games


class _Face(msgspec.Struct):
    game: str
    edition: dict[str, str] | None = None


_decode = msgspec.json.Decoder(_Face).decode


def asleep(info: bytes) -> bool:
    """Return whether the table of the TableInfo ``info`` belongs to another
    edition of its game than the one in use, or to no game that is here."""
    face = _decode(info)
    if face.game not in games.IDS:
        return True
    here = games.load(face.game).edition
    return (face.edition or {}).get("hash") != (here.hash if here is not None else None)
