"""``lutetia lessons``: are the lessons still true?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import load_game

if TYPE_CHECKING:
    from lutetia.courses.check import Says


def lessons(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; without, all.")
    ] = None,
) -> None:
    """Play every lesson through in every language, and say what a change of rules broke."""
    from lutetia.courses.check import faults
    from lutetia.courses.reading import course
    from lutetia.games import IDS
    from lutetia.i18n import languages
    from lutetia.i18n.files import english_rules

    says = {language: _words(language) for language in languages()}
    wrong = 0
    for game in games or IDS:
        load_game(game)
        rules = {
            key.rpartition("rule.")[2] for key in english_rules() if key.startswith(f"{game}.")
        }
        found = list(faults(game, says, rules))
        for fault in found:
            typer.echo(fault)
        wrong += len(found)
        steps = sum(len(one.steps) for one in course(game).values())
        typer.echo(f"{game}: {len(course(game))} lessons, {steps} steps, {len(found)} faults")
    if wrong:
        raise typer.Exit(1)


def _words(language: str) -> Says:
    """Return what says the sentences of a language."""
    from lutetia.i18n import catalogue, sentence

    known = catalogue(language)
    return lambda key, args: sentence(key, args, language) if key in known else None
