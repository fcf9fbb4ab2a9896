"""``lutetia admin``: reports, bans, mutes, names and lines of chat, with a log of what was done.

What is read comes from the file itself. What is done is done by the site that runs on it, over a
socket beside the file, or here where none runs.
"""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from lutetia.cli.common import fail, plain_errors
from lutetia.cli.database import Database, database

if TYPE_CHECKING:
    from lutetia.server.moderation.local import Reader
    from lutetia.server.moderation.types import AnyAct, ReportInfo

T = TypeVar("T")

app = typer.Typer(
    help="Reports, bans, names and chat of a site, and the log of what was done.",
    no_args_is_help=True,
)

Why = Annotated[str, typer.Option(help="The reason; who is banned or muted reads it.")]
ReportNo = Annotated[int | None, typer.Option("--report", help="The report that led to it.")]
Player = Annotated[str, typer.Argument(metavar="ID", help="Id of a person: see `people`.")]
Days = Annotated[
    float | None, typer.Option(help="For so many days; without it, for good.", min=0.001, max=3650)
]


def _read(db: str | None, asked: Callable[[Reader], Awaitable[T]]) -> T:
    from lutetia.server.moderation.local import Reader

    async def run() -> T:
        reader = Reader(database(db))
        try:
            return await asked(reader)
        finally:
            reader.close()

    with plain_errors():
        return asyncio.run(run())


def _do(db: str | None, kind: str, **values: object) -> None:
    """Do what is asked for, checked as what comes from a page is."""
    import msgspec

    from lutetia.server.moderation.admin import Asked
    from lutetia.server.moderation.local import decide
    from lutetia.server.moderation.types import AnyAct

    try:
        act: AnyAct = msgspec.convert({"act": kind, **values}, AnyAct)
    except msgspec.ValidationError as error:
        fail(str(error))
    with plain_errors():
        try:
            answered = asyncio.run(decide(database(db), Asked(getpass.getuser(), act)))
        except ValueError as error:
            fail(f"the site gave no answer: {error}")
    if answered.no:
        fail(answered.no)
    typer.echo("done")


def _when(seconds: float | None) -> str:
    return "-" if seconds is None else f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def _one_line(one: ReportInfo) -> str:
    where = "" if one.table is None else f" at /t/{one.table}"
    who = f"{one.name} ({one.subject.id}){where}"
    return f"{one.id}  {_when(one.at)}  {one.reason}  {who}  {one.words}"


@app.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that were closed.")] = False,
    db: Database = None,
) -> None:
    """List the reports, the oldest first."""
    from lutetia.server.moderation.shown import desk

    for one in _read(db, lambda reader: desk(reader, closed)).reports:
        typer.echo(_one_line(one))


@app.command()
def show(number: int, db: Database = None) -> None:
    """Show a report with its excerpt."""
    from lutetia.server.moderation.shown import report

    one = _read(db, lambda reader: report(reader, number))
    if one is None:
        fail(f"there is no report {number}")
    typer.echo(_one_line(one))
    typer.echo(f"by {one.by.name} ({one.by.id}); reported by {one.times} in all")
    for held in one.sanctions:
        typer.echo(f"{held.kind} {held.id} until {_when(held.until)}: {held.reason}")
    for line in one.lines:
        mark = ">" if line.reported else " "
        typer.echo(f"{mark} {line.n}  {_when(line.at)}  {line.name} ({line.player}): {line.text}")


@app.command()
def people(name: str, db: Database = None) -> None:
    """Find people by a part of their name, with their ids."""

    async def found(reader: Reader) -> list[tuple[str, str, bool, str | None]]:
        return await reader.read(
            "SELECT id, name, account IS NOT NULL, role FROM players "
            "WHERE instr(lower(name), lower(?)) > 0 AND gone IS NULL ORDER BY name, id LIMIT 100",
            name,
        )

    for player, called, account, role in _read(db, found):
        typer.echo(f"{player}  {called}  {role or ('account' if account else 'guest')}")


@app.command()
def sanctions(db: Database = None) -> None:
    """List the bans and mutes that hold."""
    import time

    from lutetia.server.storage.moderation import sanctions as holding

    for one in _read(db, lambda reader: holding(reader, time.time())):
        typer.echo(
            f"{one.id}  {one.kind}  {one.player or 'an address'}  until {_when(one.until)}  "
            f"{one.reason}"
        )


@app.command()
def audit(
    before: Annotated[int | None, typer.Option(help="Rows before this one.")] = None,
    db: Database = None,
) -> None:
    """List what was done, by whom and why, the latest first."""
    from lutetia.server.moderation.shown import desk

    for one in _read(db, lambda reader: desk(reader, before=before)).audit:
        about = [
            one.subject_name and f"{one.subject_name} ({one.subject})",
            one.table and f"/t/{one.table}",
            one.line is not None and f"line {one.line}",
            one.report is not None and f"report {one.report}",
            one.sanction is not None and f"number {one.sanction}",
            one.until is not None and f"until {_when(one.until)}",
        ]
        told = ", ".join(word for word in about if isinstance(word, str) and word)
        typer.echo(f"{one.id}  {_when(one.at)}  {one.actor}  {one.act}  {told}  {one.why}")


@app.command()
def close(number: int, why: Why, db: Database = None) -> None:
    """Close a report, and all open ones about the same."""
    _do(db, "close", report=number, why=why)


@app.command()
def ban(
    player: Player,
    why: Why,
    days: Days = None,
    address: Annotated[
        bool, typer.Option("--address", help="And the address from where they came last.")
    ] = False,
    report: ReportNo = None,
    db: Database = None,
) -> None:
    """Let somebody neither sit, talk, seek nor open anything."""
    _do(db, "ban", player=player, why=why, days=days, address=address, report=report)


@app.command("ban-address")
def ban_address(
    address: str,
    why: Why,
    days: Annotated[float, typer.Option(help="At most 30.", min=0.001, max=30)] = 7,
    db: Database = None,
) -> None:
    """Let no guest of an address (IPv6: its /64) sit, talk, seek or open anything."""
    _do(db, "ban_address", address=address, why=why, days=days)


@app.command("mute-all")
def mute_all(
    player: Player, why: Why, days: Days = None, report: ReportNo = None, db: Database = None
) -> None:
    """Let somebody say nothing at any table."""
    _do(db, "mute", player=player, why=why, days=days, report=report)


@app.command()
def unban(
    number: Annotated[int, typer.Argument(help="Of the ban or mute: see `sanctions`.")],
    why: Why,
    db: Database = None,
) -> None:
    """End a ban or mute."""
    _do(db, "lift", sanction=number, why=why)


@app.command()
def rename(
    player: Player,
    why: Why,
    name: Annotated[str | None, typer.Option(help="Without it, a neutral one.")] = None,
    report: ReportNo = None,
    db: Database = None,
) -> None:
    """Give somebody another name, in all logs, too."""
    _do(db, "rename", player=player, why=why, name=name, report=report)


@app.command("delete-line")
def delete_line(
    table: str,
    line: Annotated[int, typer.Argument(help="Its version in the log: `show` has it.")],
    why: Why,
    report: ReportNo = None,
    db: Database = None,
) -> None:
    """Take the words out of a line of chat; the log keeps that there was one."""
    _do(db, "delete_line", table=table, line=line, why=why, report=report)


@app.command()
def grant(
    player: Player, role: Literal["moderator"], why: Why = "appointed", db: Database = None
) -> None:
    """Make somebody with an account a moderator."""
    _do(db, "grant", player=player, why=why)


@app.command()
def revoke(
    player: Player, role: Literal["moderator"], why: Why = "dismissed", db: Database = None
) -> None:
    """Make somebody a moderator no longer."""
    _do(db, "revoke", player=player, why=why)
