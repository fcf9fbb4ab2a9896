"""The command ``lutetia``: one file per command, each registered here.

Commands import what they need when they run, so that ``lutetia --help`` answers at once.
"""

from __future__ import annotations

import sys
from errno import ENOSPC
from io import TextIOWrapper
from typing import Annotated, Final

import typer

from lutetia.cli import (
    admin,
    arena,
    backup,
    board,
    coach,
    copy,
    edition,
    explore,
    export,
    fit_coach,
    fuzz,
    lessons,
    perft,
    play,
    puzzles,
    ratings,
    replay,
    rules,
    serve,
    train,
    verify,
    verify_deal,
    version,
    warmup,
    why,
    worker,
)

EXTRAS: Final = {"nats": "cluster", "psycopg": "postgresql", "psycopg_pool": "postgresql"}
"""Which extra brings a package that `lutetia[server]` does not."""

app = typer.Typer(name="lutetia", no_args_is_help=True, add_completion=False)


@app.callback()
def begin(
    wanted: Annotated[
        bool,
        typer.Option(
            "--version", callback=version.tell, is_eager=True, help="Tell the version, and end."
        ),
    ] = False,
) -> None:
    """Board games about Paris."""


app.command("serve")(serve.serve)
app.command("worker")(worker.worker)
app.command("verify")(verify.verify)
app.command("copy")(copy.copy)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("export")(export.export)
app.command("verify-deal")(verify_deal.verify_deal)
app.command("play")(play.play)
app.command("board")(board.board)
app.command("replay")(replay.replay)
app.command("why")(why.why)
app.command("coach")(coach.coach)
app.command("rules")(rules.rules)
app.command("edition")(edition.edition)
app.command("fuzz")(fuzz.fuzz)
app.command("lessons")(lessons.lessons)
app.command("perft")(perft.perft)
app.command("arena")(arena.arena)
app.command("explore")(explore.explore)
app.command("train")(train.train)
app.command("fit-coach")(fit_coach.fit_coach)
app.command("warmup")(warmup.warmup)
app.add_typer(ratings.app, name="ratings")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(admin.app, name="admin")


def main() -> None:
    """Run the command line."""
    from lutetia.engine.errors import MaterialError

    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="replace")  # letters that a terminal does not have
    try:
        app()
    except ModuleNotFoundError as error:
        package = (error.name or "lutetia").partition(".")[0]
        if package == "lutetia":
            raise
        typer.echo(
            f"lutetia: this needs packages that are not installed ({package}): "
            f"pip install 'lutetia[{EXTRAS.get(package, 'server')}]'",
            err=True,
        )
        sys.exit(2)
    except OSError as error:
        if error.errno != ENOSPC:
            raise
        typer.echo(f"lutetia: it cannot be written: {error.strerror}", err=True)
        sys.exit(2)
    except MaterialError as error:  # an edition that LUTETIA_EDITION names and nobody can play by
        typer.echo(f"lutetia: {error}", err=True)
        sys.exit(2)
