"""``lutetia replay``: a played game in words."""

from __future__ import annotations

import typer

from lutetia.cli.common import (
    At,
    Lang,
    RecordFile,
    counted,
    fail,
    load_language,
    load_record,
    plain_errors,
)


def replay(file: RecordFile, at: At = None, lang: Lang = "en") -> None:
    """Tell a record action by action, with everything that followed from each,
    and check its result."""
    import lutetia
    from lutetia.i18n import Speaker
    from lutetia.table.typed_text import clean

    record = load_record(file)
    if at is not None and at > len(record.actions):
        fail(f"{file}: --at {at}: this record has {counted(len(record.actions), 'action')}")
    names = [clean(name) for name in record.names]
    speaker = Speaker(lutetia.game(record.game), load_language(lang), names)
    last = len(record.actions) if at is None else at
    with plain_errors(file):
        states = record.states()
        state = next(states)
        for n, (actor, text) in enumerate(record.actions[:last], start=1):
            state = next(states)
            typer.echo(f"{n:>4}  {speaker.actor(actor)} {text}")
            for event in state.events:
                typer.echo(f"        {speaker.event(event)}")
        if last == len(record.actions):
            record.replay()
    scores = zip(
        (speaker.seat(seat) for seat in range(state.players)), state.scores().totals, strict=True
    )
    typer.echo(
        "      "
        + ", ".join(
            speaker.say("log.of", {"name": name, "points": points}) for name, points in scores
        )
    )
