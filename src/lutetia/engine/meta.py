"""What is known of a game without its rules: its name, its seats, the options of its tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Option:
    """A switch at the creation of a table. ``choices[0]`` is the default.

    Attributes:
        needs: where it has any effect: the name of an option before it, or ``"players"``,
            and the values of that; None: everywhere. Elsewhere it is not offered,
            and whatever is chosen counts as the default.
    """

    name: str
    choices: tuple[bool | str, ...]
    needs: tuple[str, tuple[bool | str | int, ...]] | None = None

    @property
    def default(self) -> bool | str:
        """The value when nobody chooses."""
        return self.choices[0]

    @property
    def kind(self) -> Literal["bool", "choice"]:
        """``"bool"`` or ``"choice"``."""
        return "bool" if isinstance(self.choices[0], bool) else "choice"

    def matters(self, options: Mapping[str, object], players: int | None) -> bool:
        """Return whether it has any effect with these ``options``;
        without a number of ``players``, with any number."""
        if self.needs is None or (self.needs[0] == "players" and players is None):
            return True
        name, values = self.needs
        return (players if name == "players" else options[name]) in values


@dataclass(frozen=True)
class Meta:
    """What is known of a game without loading its rules.

    Attributes:
        id: name in code, records and addresses.
        colours: the word for each seat in notation, in seat order.
        players: allowed numbers of seats.
        rules_version: rises whenever any record could play differently.
        max_plies: no game has more actions than this, chance included, unless its players go
            round in circles where the rules let them; whoever plays many games stops there.
        max_legal: no position has more legal actions.
        unsure: names of the data that nobody here has seen printed.
        rule_prefix: prefix of the rule ids.
    """

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    players: tuple[int, ...]
    colours: tuple[str, ...]
    options: tuple[Option, ...]
    rules_version: int
    stage: str
    max_plies: int
    max_legal: int
    rule_prefix: str
    unsure: tuple[str, ...] = ()
