"""What is generated: every file with what it should say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from generate import tables, typescript
from generate.kinds import Record, fields, info, members, records
from lutetia.engine import doubts
from lutetia.engine.meta import Option
from lutetia.engine.schema import Counts
from lutetia.games import OURS, load
from lutetia.ratings.rating import SeatClass
from lutetia.server import calls
from lutetia.server.accounts import types as accounts
from lutetia.server.coach import types as coach
from lutetia.server.explorer import types as explorer
from lutetia.server.holidays import calls as holiday_calls
from lutetia.server.invitations import types as invitations
from lutetia.server.moderation import types as moderation
from lutetia.server.notices import calls as notice_calls
from lutetia.server.openapi import CALLS, TEXT, TOML, Call, document
from lutetia.server.operations import types as operations
from lutetia.server.people import types as people
from lutetia.server.puzzles import types as puzzles
from lutetia.server.ratings import types as ratings
from lutetia.table import commands, messages
from lutetia.table.deal.sheet import SealedDeal
from lutetia.table.pace import FALLS, PACES, Fall, PaceName

ROOT = Path(__file__).resolve().parents[2]
COMMAND = "make schema"
PREFIX = {"paris_paris": "Paris", "cite": "Cite", "paris": "Paris", "connection": "Connection"}
"""In the client a game's view is its own: `View` is what the shell knows of all of them."""

ALIAS_SAYS = {
    "Counts": "Numbers by id; those with 0 are left out.",
    "Cell": "A space, counted from another one: to the right and down.",
}
ALIASES = {"PaceName": PaceName, "Fall": Fall, "Args": dict[str, Any]}
OPTIONS = {"EntryKind": messages.EntryKind, "Code": messages.Code}


def schema_of(game: str) -> ModuleType:
    """Return the types of a game."""
    return import_module(f"lutetia.games.{game}.schema")


def protocol() -> str:
    """Return the types of what crosses the wire in all games alike."""
    kinds = _classes(doubts.Kinds)
    write = typescript.Writer(
        {**ALIASES, **OPTIONS},
        instead={
            ("Legal", "parts"): "object",
            ("Legal", "effect"): "object",
            ("Doubt", "kind"): "Kind",
        },
        elsewhere={"Event", *(kind.__name__ for kind in kinds)},
    )
    paces = "".join(
        f"  {name}: {{ bank: {pace.bank}, added: {pace.added}, most: {json.dumps(pace.most)} }},\n"
        for name, pace in PACES.items()
    )
    falls = ", ".join(f"'{fall}'" for fall in FALLS)
    out = f"""// What server and client say to each other. Made by `{COMMAND}`: do not edit.

/** Any JSON. */
export type Value = string | number | boolean | null | Value[] | {{ [name: string]: Value }};

/** Values in a sentence, by name. */
export type Args = {{ [name: string]: Value }};

/** How much time a seat has, in seconds; the quickest first. */
export const PACES = {{
{paces}}} as const;
export type PaceName = keyof typeof PACES;

/** What happens to a seat whose time is up. */
export const FALLS = [{falls}] as const;
export type Fall = (typeof FALLS)[number];

/** A fact that followed from an action; each game's types say what its values are. */
export interface Event {{
  kind: string;
  [name: string]: Value;
}}

"""
    out += write.alias("EntryKind", "What a line of the log tells.", messages.EntryKind)
    out += write.alias("Code", "What kind of no.", messages.Code)
    roots = [*get_args(messages.FromServer), *get_args(commands.Command)]
    out += write.alias("SeatClass", "How many play, as ratings tell it apart.", SeatClass)
    out += write.alias("NewsKind", "What can happen to an account.", accounts.NewsKind)
    out += write.alias("Verdict", "What a loss of win share is called.", coach.Verdict)
    out += write.records(*roots, *bodies())
    out += write.merged("Kind", "What a value of an edition may be.", kinds)
    out += write.union("FromServer", "What the socket of a table says.", messages.FromServer)
    out += write.union("FromLobby", "What the socket of the lobby says.", calls.FromLobby)
    out += write.union("ToServer", "What a client may say to a table.", commands.Command)
    out += "type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;\n\n"
    out += "/** The same before it has an id. */\nexport type Command = Unsent<ToServer>;\n"
    return out


def bodies() -> list[type]:
    """Return what calls take and answer, each a class of its own."""
    own = [
        kind
        for module in (
            calls,
            accounts,
            holiday_calls,
            notice_calls,
            ratings,
            people,
            invitations,
            moderation,
            operations,
            explorer,
            coach,
            puzzles,
        )
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]
    return [*own, SealedDeal]


def types(game: str) -> str:
    """Return the types of what one game tells."""
    schema, prefix = schema_of(game), PREFIX[game]
    own_names = {"Counts": Counts, "Cell": getattr(schema, "Cell", Counts)}
    own_names = {
        name: kind for name, kind in own_names.items() if name == "Counts" or kind != Counts
    }
    write = typescript.Writer(
        {**ALIASES, **own_names}, {"View": f"{prefix}View", "Seat": f"{prefix}Seat"}
    )
    moves, effects = _classes(schema.Move), list(dict.fromkeys(schema.EFFECTS.values()))
    whole = [schema.View, schema.Material]
    whole += [getattr(schema, name) for name in ("Plan", "Supposed") if hasattr(schema, name)]
    inner = [field.kind for kind in (*moves, *effects) for field in fields(info(kind))]
    text = write.records(*whole, *inner)
    text += write.merged("Parts", "What an action consists of.", moves)
    text += write.merged("Effect", "What the seat to act knows of its consequences.", effects)
    text += "/** A legal action; `text` is its notation. */\nexport interface Move {\n"
    text += "  text: string;\n  parts: Parts;\n  effect: Effect;\n}\n\n"
    text += write.merged("Fact", "What can happen, with its values.", _classes(schema.Event))
    told = (schema.__doc__ or "").partition(" tells")[0]
    head = f"// {told} tells. Made by `{COMMAND}`: do not edit.\n"
    if used := [name for name in ("Args", "Value") if re.search(rf"\b{name}\b", text)]:
        head += f"import type {{ {', '.join(used)} }} from '../../lib/protocol';\n"
    for name, kind in own_names.items():
        if re.search(rf"\b{name}\b", text):
            head += "\n" + write.alias(name, ALIAS_SAYS[name], kind).rstrip() + "\n"
    return head + "\n" + text.rstrip() + "\n"


def _classes(union: Any) -> list[type]:
    return [one.cls for one in members(info(union)) if isinstance(one, Record)]


def _call(call: Call, write: tables.Writer) -> tuple[str, str, str]:
    def body(kind: Any) -> str:
        if kind in (TOML, TEXT):
            return {TOML: "TOML", TEXT: "a text"}[kind]
        return "Material of the game" if isinstance(kind, str) else write.type(info(kind))

    takes = "" if call.takes is None else f"{body(call.takes)} → "
    status = "" if call.status == 200 else f"{call.status} "
    fails = f" Fails: {', '.join(call.fails)}." if call.fails else ""
    return f"`{call.method} {call.path}`", f"{takes}{status}{body(call.gives)}", call.says + fails


def _values(values: Iterable[object]) -> str:
    return ", ".join(f"`{json.dumps(value).strip(chr(34))}`" for value in values)


def _needs(option: Option) -> str:
    return "" if option.needs is None else f"`{option.needs[0]}` is {_values(option.needs[1])}"


def parts() -> Iterator[tuple[str, str]]:
    """Yield each generated part of the document by its name."""
    write = tables.Writer({"PaceName": PaceName, "Fall": Fall, **OPTIONS})
    yield "calls", tables.table(("call", "body → answer", "what"), [_call(c, write) for c in CALLS])
    server = get_args(messages.FromServer)
    below: dict[str, Record] = {}
    for kind in server:
        records(info(kind), below)
    shared = [k.cls for name, k in below.items() if k.cls not in server and name != "Event"]
    yield "server", "\n".join(write.record(info(kind)) for kind in server)  # type: ignore[arg-type]
    kinds = ", ".join(f"`{kind}`" for kind in get_args(messages.EntryKind))
    codes = ", ".join(f"`{code}`" for code in get_args(messages.Code))
    yield (
        "parts",
        tables.wrapped(f"**EntryKind**: {kinds}.")
        + "\n"
        + tables.wrapped(f"**Code**: {codes}.")
        + "\n"
        + "\n".join(write.record(info(kind)) for kind in shared),  # type: ignore[arg-type]
    )
    yield "commands", "\n".join(write.record(info(k)) for k in get_args(commands.Command))  # type: ignore[arg-type]
    yield "bodies", write.records(bodies(), below)
    rows = [
        (f"`{game}`", f"`{option.name}`", _values(option.choices), _needs(option))
        for game in OURS
        for option in load(game).meta.options
    ]
    yield (
        "options",
        tables.table(("game", "option", "choices, the default first", "only where"), rows),
    )
    for game in OURS:
        schema = schema_of(game)
        yield f"{game}.view", write.records([schema.View])
        yield f"{game}.actions", write.actions(schema.Move, schema.EFFECTS)
        yield f"{game}.events", write.events(schema.Event)
        if hasattr(schema, "Plan"):
            known: dict[str, Record] = records(info(schema.View), {})
            yield f"{game}.plan", write.records([schema.Plan, schema.Supposed], known)


def filled(text: str) -> str:
    """Return a document with its generated parts as they should be."""
    made = dict(parts())
    names = re.findall(r"^<!-- made: (\S+) -->$", text, re.MULTILINE)
    assert sorted(names) == sorted(made), set(names) ^ set(made)
    for name in names:
        mark = f"<!-- made: {name} -->\n"
        before, _, rest = text.partition(mark)
        after = rest.partition("<!-- end -->\n")[2]
        text = f"{before}{mark}\n{made[name]}\n<!-- end -->\n{after}"
    return text


def files() -> dict[Path, str]:
    """Return every generated file with what it should say."""
    document_ = ROOT / "docs" / "protocol.md"
    out = {ROOT / "web/src/lib/protocol.ts": protocol()}
    for game in OURS:
        out[ROOT / f"web/src/games/{game}/types.ts"] = types(game)
    out[document_] = filled(document_.read_text(encoding="utf-8"))
    api = json.dumps(document(), ensure_ascii=False, indent=1)
    out[ROOT / "docs/openapi.json"] = api + "\n"
    return out
