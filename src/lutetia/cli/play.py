"""``lutetia play``: a game in the terminal against opponents.
What is printed comes from the player's view alone."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import (
    Lang,
    Options,
    Players,
    check_writable,
    fail,
    load_game,
    load_language,
    new_game,
    plain_errors,
    read_options,
    usual_players,
)
from lutetia.cli.sides import seed_option
from lutetia.engine.levels import USUAL

if TYPE_CHECKING:
    from lutetia.engine.action import Action
    from lutetia.engine.events import Event
    from lutetia.engine.game import State
    from lutetia.i18n import Speaker

HELP = """Type the number of an action or the action itself. Besides:
  a word  begins an action: those are listed
  undo    take back your last action, as long as nothing hidden came to light
  end     end the game as it stands, where the bots agree: it goes nowhere, or has long stood still
  rules   where the rules are      quit    stop (the record is kept with --save)"""


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of a game.")] = "paris_paris",
    players: Players = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    level: Annotated[
        str, typer.Option(help="The level of the opponents, or an installed bot.")
    ] = USUAL,
    seed: Annotated[int | None, seed_option("Draws and opponents the same way every time.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
    lang: Lang = "en",
) -> None:
    """Play in the terminal against opponents."""
    from lutetia.ai.levels import levels
    from lutetia.i18n import Speaker

    rules = load_game(game)
    language = load_language(lang)
    if save is not None:
        check_writable(save, replaced=False)
    if level not in (known := levels(game)):
        fail(f"there is no level {level!r}; there are {', '.join(known)}")
    players = usual_players(rules, players)
    first = new_game(rules, players, read_options(rules, option, players))
    if not 0 <= seat < players:
        fail(f"--seat {seat}: the seats are 0 to {players - 1}")
    names = [f"{rules.meta.colours[n]}" for n in range(players)]
    typer.echo(
        f"{rules.meta.title}. You are {names[seat]}; the others are bots ({level}).\n{HELP}\n"
    )
    table = _Table(
        first, seat, level, secrets.randbits(62) if seed is None else seed, Speaker(rules, language)
    )
    try:
        with plain_errors():
            table.run()
    except (EOFError, KeyboardInterrupt, typer.Abort):
        typer.echo("\nStopped.")
    finally:  # also where a bot failed
        if save is not None:
            _save(table.state, save)


def _save(state: State, path: Path) -> None:
    """Write the record of a game, or print it where it cannot be written."""
    from lutetia.games.record import Record

    text = Record.of(state).write()
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        typer.echo(text)  # a game that was played is not lost
        fail(f"{path}: {error.strerror}. The record is above")
    typer.echo(f"The record is in {path}.")


MAX_LISTED = 60
"""Actions that are listed one by one; when there are more, what they begin with."""


def _list(legal: list[Action], start: str) -> bool:
    """List the actions that begin with ``start`` and go on; return whether there are any."""
    words = start.casefold().split()
    found = [
        (n, a.text.split())
        for n, a in enumerate(legal, start=1)
        if a.text.casefold().split()[: len(words)] == words
    ]
    if start and (not found or any(len(text) == len(words) for _, text in found)):
        return False
    if len(found) <= MAX_LISTED:
        for n, text in found:
            typer.echo(f"  {n:>2}  {' '.join(text)}")
        return True
    depth = len(words) + 1
    while len({tuple(text[:depth]) for _, text in found}) == 1:
        depth += 1
    starts: dict[str, int] = {}
    for _, text in found:
        starts[" ".join(text[:depth])] = starts.get(" ".join(text[:depth]), 0) + 1
    for beginning, n in starts.items():
        typer.echo(f"      {beginning} ... ({n})" if n > 1 else f"      {beginning}")
    return True


class _Table:
    """One game: who acts, what the player is told, what can be taken back."""

    def __init__(self, state: State, seat: int, level: str, seed: int, speaker: Speaker) -> None:
        self.state, self.seat, self.level, self.seed, self.speaker = (
            state,
            seat,
            level,
            seed,
            speaker,
        )
        self.before: list[tuple[State, int]] = []
        self.known: list[tuple[str, str]] = []  # of each kind only the latest still holds

    def run(self) -> None:
        """Play to the end."""
        from lutetia.engine.actors import CHANCE

        while not self.state.is_over:
            if self.state.to_act == CHANCE:
                self._do(self.state.draw(self.seed))
            elif self.state.to_act == self.seat:
                self._ask()
            else:
                self._bot()
        outcome = self.state.outcome
        assert outcome is not None
        typer.echo("")
        for seat in sorted(range(self.state.players), key=lambda s: outcome.ranks[s]):
            typer.echo(f"{outcome.ranks[seat]}. {self.speaker.seat(seat)} {outcome.scores[seat]}")
            for line in outcome.lines[seat]:
                typer.echo(f"     {self.speaker.say(line.key, line.args)}: {line.points}")

    def _bot(self) -> None:
        from lutetia.ai.levels import choose

        assert self.state.to_act is not None
        view = self.state.view(self.state.to_act, recall=True)
        self._do(choose(self.state.game.meta.id, view, self.level, self.seed + self.state.ply))

    def _do(self, action: Action | str) -> None:
        actor = self.state.to_act
        done = self.state.parse(action)
        after = self.state.play(done)
        if actor == self.seat:
            self.before.append((self.state, len(self.known)))
        if after.barrier:
            self.before.clear()
        self.state = after
        if actor is not None and actor >= 0:
            typer.echo(
                f"{self.speaker.seat(actor)}: "
                f"{self.state.game.format_action(done.code, self.seat, reveal_all=False)}"
            )
        self._tell(after.events)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            sentence = self.speaker.event(event, self.seat, reveal_all=False)
            typer.echo(f"    {sentence}")
            if event.secret and event.owner == self.seat:
                self.known.append((event.kind, sentence))

    def _ask(self) -> None:
        from lutetia.engine.errors import NotationError, Refused

        seen = self.state.game.determinize(
            self.state.view(self.seat), self.seed
        )  # what is drawn holds nothing but the view
        typer.echo(f"\n{seen}")
        for sentence in dict(self.known).values():
            typer.echo(f"(only you know) {sentence}")
        legal = self.state.legal()
        _list(legal, "")
        while True:
            if sys.stdin is None:  # it was closed: nobody will answer
                raise EOFError
            text = typer.prompt(self.speaker.seat(self.seat), prompt_suffix="> ").strip()
            if text in {"quit", "exit", "q"}:
                raise EOFError
            if text == "help":
                typer.echo(HELP)
            elif text == "rules":
                typer.echo(
                    f"lutetia rules {self.state.game.meta.id} --lang "
                    f"{self.speaker.catalogue.language}"
                )
            elif text == "end" and self.state.bots_agree:
                self.state = self.state.adjudicated()
                return
            elif text == "end":
                typer.echo(
                    "The bots play on: they agree to end a game only where it cannot go on, or "
                    "where nothing has happened for long. Play on, or quit."
                )
            elif text == "undo":
                if self.before:
                    self.state, known = self.before.pop()
                    del self.known[known:]
                    return
                typer.echo(
                    "There is nothing to take back: something hidden came to light since, "
                    "or you have not acted yet."
                )
            elif text and not text.isdecimal() and _list(legal, text):
                continue
            elif text.isdecimal() and not 0 < int(text) <= len(legal):
                typer.echo(f"There are actions 1 to {len(legal)}.")
            else:
                try:
                    self._do(legal[int(text) - 1] if text.isdecimal() else text)
                    return
                except Refused as error:
                    typer.echo(self.speaker.refusal(error.refusal))
                except NotationError as error:
                    typer.echo(self.speaker.refusal(error.refusal))
