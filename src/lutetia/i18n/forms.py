"""Names that have forms: a case, an article, a gender."""

from __future__ import annotations

from collections.abc import Callable

from babel import Locale
from fluent.runtime.types import FluentType


class Name(FluentType):
    """The name of something, as an argument of a message.

    Attributes:
        id: the id of what is named; for a seat its number.
    """

    def __init__(self, id: str, text: str, form: Callable[[str], str | None]) -> None:
        self.id, self._text, self._form = id, text, form

    def format(self, locale: Locale) -> str:
        """Return the name as it is said by itself."""
        return self._text

    def form(self, name: str) -> str:
        """Return a form of the name; the name itself where the language has no such form of it."""
        if name == "id":
            return self.id
        found = self._form(name)
        return self._text if found is None else found


def form(name: object, which: object) -> object:
    """The function ``FORM`` of messages: ``FORM($stop, "genitive")``.
    What is no name stays as it is."""
    return name.form(str(which)) if isinstance(name, Name) else name
