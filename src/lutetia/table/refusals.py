"""A no from the table, as data: a code for programs, a key and values for people,
a rule where there is one."""

from __future__ import annotations

from lutetia.engine.errors import LutetiaError, Refusal
from lutetia.table.messages import Code, Message


class TableRefusal(LutetiaError):
    """A command that the table does not carry out; nothing has changed.

    Attributes:
        code: what kind of no, as listed in docs/protocol.md.
        rule: id of the rule behind it, or None.
        key: catalogue key of the sentence.
        args: the values in the sentence.
    """

    def __init__(self, code: Code, key: str, rule: str | None = None, **args: object) -> None:
        super().__init__(f"{code}: {key} {args}")
        self.code: Code = code
        self.key = key
        self.rule = rule
        self.args_: dict[str, object] = args

    @classmethod
    def of(cls, code: Code, refusal: Refusal) -> TableRefusal:
        """Return the no that passes on a refusal of the rules."""
        return cls(code, refusal.key, refusal.rule, **refusal.args)

    @property
    def text(self) -> Message:
        """The sentence."""
        return Message(self.key, self.args_)
