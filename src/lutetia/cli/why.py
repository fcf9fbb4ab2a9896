"""``lutetia why``: may this be done here, and if not, which rule forbids it?"""

from __future__ import annotations

from typing import Annotated

import typer

from lutetia.cli.common import At, Lang, RecordOrPosition, load_language, state_at


def why(
    file: RecordOrPosition,
    action: Annotated[
        str, typer.Argument(help='An action in notation, for example "build louvre".')
    ],
    at: At = None,
    lang: Lang = "en",
) -> None:
    """Say whether an action is legal after so many actions of a record; if not,
    the rule and the sentence (exit status 1)."""
    from lutetia.i18n import Speaker

    language = load_language(lang)
    state = state_at(file, at)
    speaker = Speaker(state.game, language)
    refusal = state.refusal(action)
    if refusal is not None:
        typer.echo(speaker.refusal(refusal))
        if refusal.rule:
            typer.echo(
                f"{refusal.rule}  {speaker.say(f'{state.game.meta.id}.rule.{refusal.rule}')}"
            )
        raise typer.Exit(1)
    typer.echo(f"legal: {state.parse(action)}")
