"""``lutetia rules``: the numbered rules of a game."""

from __future__ import annotations

import re

import typer

from lutetia.cli.common import GameName, Lang, load_game, load_language

ROW = re.compile(r"^\|\s*([A-Z]+\d+\.\d+)\s*\|.*\|\s*(\w+)\s*\|\s*$", re.MULTILINE)


def rules(game: GameName, lang: Lang = "en") -> None:
    """Print every rule with its number, as refusals and score lines cite them."""
    from lutetia.i18n import sentence
    from lutetia.i18n.files import rule_book

    meta, language = load_game(game).meta, load_language(lang)
    typer.echo(f"{meta.title}, {meta.designer}, {meta.year}")
    chapter = ""
    for rule, kind in ROW.findall(rule_book(meta.id)):
        if chapter != rule.split(".")[0]:
            chapter = rule.split(".")[0]
            typer.echo(f"\n{chapter}  {sentence(f'{meta.id}.chapter.{chapter}', None, language)}")
        mark = "" if kind == "rule" else f" ({sentence(f'rules.kind_{kind}', None, language)})"
        typer.echo(f"  {rule:<6} {sentence(f'{meta.id}.rule.{rule}', None, language)}{mark}")
