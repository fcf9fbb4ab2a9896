"""The words of a position of Paris Connection, read one by one: each refusal names the field."""

from __future__ import annotations

from lutetia.engine import position_reader
from lutetia.games.connection.material import (
    COMPANIES,
    HEXES,
    NAMES,
    C,
)
from lutetia.games.connection.position_json.write import colours
from lutetia.games.connection.state import (
    Fields,
)


class Reader(position_reader.Reader):
    """Reads the fields of one position."""

    def hex(self, field: str, value: object) -> int:
        if isinstance(value, str) and value in NAMES:
            return NAMES[value]
        if not isinstance(value, str) or value not in HEXES:
            raise self.fail(field, f"{value!r} is no hex of the map")
        return HEXES.index(value)

    def numbers(self, field: str, st: Fields) -> list[int]:
        """Return numbers by seat and company."""
        out = [0] * len(st.hand)
        for colour, given in self.table(field).items():
            seat = self.word(field, colour, colours(st))
            for name, n in self.table(f"{field}.{colour}", given).items():
                company = self.word(f"{field}.{colour}", name, COMPANIES)
                out[seat * C + company] = self.number(
                    f"{field}.{colour}.{name}", n, 0, position_reader.SOME
                )
        return out
