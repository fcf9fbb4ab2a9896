"""Every form that a sentence asks a name for is one that all names of its kind have:
else a bare name would stand there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast, visitor

import lutetia
from lutetia.i18n import Catalogue, Speaker, catalogue, languages
from lutetia.i18n.catalogue import message_id
from lutetia.i18n.kinds import PLAIN, bare, kinds

ALWAYS = ("id",)
"""What every name has."""


class _Asked(visitor.Visitor):
    """The forms that a message asks for, each with the argument that is asked."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        name, form = node.arguments.positional
        assert isinstance(name, ast.VariableReference)
        assert isinstance(form, ast.StringLiteral)
        self.found.append((name.id.name, form.value))


def names(words: Catalogue, game: str, kind: str) -> Iterator[str]:
    """Yield the identifiers of the names of a kind of a game, or of one of several kinds."""
    for one in kind.split("|"):
        start = message_id(f"{game}.{'colour' if one == 'seat' else one}.")
        yield from (identifier for identifier in words.entries if identifier.startswith(start))


def lacking(words: Catalogue) -> list[tuple[str, str, str]]:
    """Return the forms that some message of ``words`` asks for and some name lacks: key, form,
    name."""
    out = []
    for key, table in kinds().items():
        entry = words.entries.get(message_id(key))
        if entry is None:
            continue
        asked = _Asked()
        asked.visit(entry)
        for argument, form in asked.found:
            if form in ALWAYS:
                continue
            kind = bare(table[argument])
            assert kind not in PLAIN, f"{key}: {argument} is no name"
            for name in names(words, key.partition(".")[0], kind):
                if form not in {one.id.name for one in words.entries[name].attributes}:
                    out.append((key, form, name))
    return out


@pytest.mark.parametrize("language", languages())
def test_every_form_that_is_asked_for_exists(language: str) -> None:
    assert lacking(catalogue(language)) == []


def test_a_form_that_is_missing_is_found() -> None:
    source = """
connection-company-blue = Blau
    .en = blauen
connection-company-red = Rot
connection-refusal-no_stock = Von der { FORM($company, "en") } Tafel ist nichts zu nehmen.
"""
    entries: dict[str, ast.Message | ast.Term] = {
        entry.id.name: entry
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
    }
    assert lacking(Catalogue("de", entries, kinds())) == [
        ("connection.refusal.no_stock", "en", "connection-company-red")
    ]


SAID = [
    ("pl", "connection.event.chosen", {"seat": 0, "company": "blue"}, "spółki niebieskiej"),
    ("pl", "connection.ui.hint_company", {"company": "red"}, "Buduj dla spółki czerwonej."),
    ("pl", "connection.event.start", {"seat": 0}, "Zielony "),
    ("fr", "paris.refusal.no_token", {"token": "gold"}, "pas d’or"),
    ("fr", "paris.refusal.no_token", {"token": "wood"}, "pas de bois"),
    ("fr", "paris.ui.do_bank", {"district": "batignolles"}, "la banque des Batignolles"),
    ("fr", "paris_paris.ui.leaves", {"colour": "grey", "stop": "louvre"}, "La maison grise de"),
    ("fr", "paris_paris.event.start", {"seat": 1}, "Gris "),
    ("pl", "paris.ui.about_sell", {"token": "gold", "francs": 4}, "żeton złota"),
    ("de", "paris_paris.event.start", {"seat": 1}, "Grau "),
    ("de", "connection.ui.return", {"company": "blue"}, "blauen"),
]


@pytest.mark.parametrize(("language", "key", "args", "part"), SAID)
def test_a_name_stands_in_its_form(
    language: str, key: str, args: dict[str, object], part: str
) -> None:
    said = Speaker(lutetia.game(key.split(".")[0]), language).say(key, args)
    assert part in said
