"""Tables where a recorded game is under way: somebody sits down and plays it on, mostly against
bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Page

from lutetia.games.record import Record, read

SEND = """([table, commands]) => new Promise((done, fail) => {
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws/t/' + table);
  let version = 0;
  line.onmessage = ({data}) => {
    const told = JSON.parse(data);
    version = told.version ?? version;
    if (told.type === 'refused') fail(new Error(data));
    if (!['table', 'ack'].includes(told.type)) return;
    const next = commands.shift();
    if (!next) { line.close(); return done(); }
    const seen = next.type === 'act' ? {version} : {};
    line.send(JSON.stringify({...next, ...seen, id: `sheet${Math.random()}`}));
  };
})"""
"""Carries out commands at a table, one after the other."""


def bring(page: Page, record: Record) -> str:
    """Bring a record to the site and return the id of its table."""
    made = page.evaluate(
        "text => fetch('/api/records', {method: 'POST', body: text}).then(answer => answer.json())",
        record.write(),
    )
    return str(made["id"])


def cut(record: Record, plies: int) -> Record:
    """Return the beginning of a record."""
    return replace(record, actions=record.actions[:plies], result=None)


def against_bots(page: Page, record: Record, ply: int, level: str = "middle") -> str:
    """Open a table at a ply of a record where the visitor acts, and bots have the other seats;
    return its id."""
    table = bring(page, cut(record, ply))
    me = record.actions[ply][0]
    rest = [
        {"type": "bot", "seat": seat, "level": level}
        for seat in range(record.players)
        if seat != me
    ]
    page.evaluate(SEND, [table, [{"type": "sit", "seat": me}, *rest]])
    return table


def late(page: Page, golden: Path, part: float, begins: str, level: str) -> str:
    """Open a table in the golden game at a path, after ``part`` of its actions, when somebody's
    action begins with ``begins``, who is the visitor; return its address."""
    whole = replace(read(golden), names=(), extra={})
    first = int(len(whole.actions) * part)
    ply = next(
        ply
        for ply, (actor, text) in enumerate(whole.actions)
        if ply >= first and isinstance(actor, int) and text.startswith(begins)
    )
    return f"/t/{against_bots(page, whole, ply, level)}"
