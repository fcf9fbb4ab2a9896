"""What can go wrong, as a tree.

LutetiaError
├── RecordError            a file or a message cannot be understood
│   ├── NotationError          not an action of this game
│   │   └── AmbiguousNotation      could mean several legal actions
│   ├── PositionError          a position that no game can be in; names the field
│   ├── PlanError              a plan that cannot be read; names the field
│   └── OtherEdition           a game that was played by other printed values than are in use here
│       ├── OtherRules             or by another version of its rules
│       └── NoGame                 or that is not installed here
├── Refused                understood, and the rules say no; carries the `Refusal`
└── MaterialError          a data file contradicts itself; names file and key
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lutetia.engine.texts import sentence


@dataclass(frozen=True)
class Refusal:
    """A no, with its reason.

    Attributes:
        rule: id of the rule that forbids it, as in the game's RULES.md;
            None when it is no matter of rules.
        key: catalogue key of the sentence.
        args: the values in the sentence: ids, numbers and words of the notation.
    """

    rule: str | None
    key: str
    args: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return (f"{self.rule}: " if self.rule else "") + sentence(self.key, self.args)


class LutetiaError(Exception):
    """Any error that this library raises on purpose."""


class RecordError(LutetiaError, ValueError):
    """A record, message or file that cannot be understood;
    the message says where and what to do."""


class NotationError(RecordError):
    """A text that is no action of this game. Carries a `Refusal` for people."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class AmbiguousNotation(NotationError):
    """A text that could mean several actions."""


class PositionError(RecordError):
    """A position that contradicts itself; the message names the field."""


class PlanError(RecordError):
    """A plan that cannot be read, or a game that offers none; the message names the field."""


class OtherEdition(RecordError):
    """A game that was played by other printed values than are in use here;
    the message names both editions."""


class OtherRules(OtherEdition):
    """A game that began under another version of its rules than this build has; the message names
    both."""


class NoGame(OtherEdition):
    """A game that is not installed here; the message names those that are."""


class Refused(LutetiaError, ValueError):
    """An action that the rules do not allow here. Carries its `Refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class MaterialError(LutetiaError):
    """A data file that contradicts itself; the message names file and key."""
