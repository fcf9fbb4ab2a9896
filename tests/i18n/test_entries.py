"""What is parsed entry by entry is what Fluent's parser finds in the whole file."""

from __future__ import annotations

import pytest

from lutetia.i18n import languages
from lutetia.i18n.entries import Unread, parsed, unread
from lutetia.i18n.files import sources

FILE = """\
### A file

# said of what follows
plain = a word
-term = Paris
    .form = of { -term }
chosen = { $n ->
    [one] one
   *[other]
        several
} of them
  and = no entry

## A group
last
    .only = forms
"""


def test_every_entry_of_every_file() -> None:
    for language in languages():
        for path in sources(language):
            text = path.read_text(encoding="utf-8")
            whole = parsed(text, path.name)
            single = {one: Unread(part, path.name).entry for one, part in unread(text, path.name)}
            assert [*single] == [*whole]
            for identifier, entry in whole.items():
                assert entry.equals(single[identifier], ignored_fields=["comment"]), identifier


def test_an_entry_ends_where_the_next_begins() -> None:
    text = FILE.replace("last\n", "last =\n")
    whole = parsed(text, "file")
    assert [*whole] == ["plain", "-term", "chosen", "last"]
    for identifier, part in unread(text, "file"):
        assert Unread(part, "file").entry.equals(whole[identifier], ignored_fields=["comment"])


@pytest.mark.parametrize(
    ("text", "said"), [("one = 1\none = 2\n", "one twice"), ("one = { $\n", "not Fluent")]
)
def test_mistakes_are_told(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parsed(text, "file")
    with pytest.raises(ValueError, match=said):
        [Unread(part, "file").entry for _, part in unread(text, "file")]
