"""Tables that were played by other printed values than this server uses:
listed nowhere and opened by nobody, and kept as they are."""

from __future__ import annotations

import msgspec

from lutetia.games import IDS, load


class _Face(msgspec.Struct):
    game: str
    edition: dict[str, str] | None = None


_decode = msgspec.json.Decoder(_Face).decode


def asleep(info: bytes) -> bool:
    """Return whether the table of the TableInfo ``info`` belongs to another
    edition of its game than the one in use."""
    face = _decode(info)
    here = load(face.game).edition if face.game in IDS else None
    return (face.edition or {}).get("hash") != (here.hash if here is not None else None)
