"""The calls of the site, and the OpenAPI document that describes them."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any, get_args

import msgspec

import lutetia
from lutetia.games import OURS
from lutetia.server.accounts.described import ACCOUNT_CALLS
from lutetia.server.calls import (
    Answers,
    Change,
    EditionChecked,
    EditionSheet,
    EditionTrial,
    Failure,
    FromLobby,
    GameInfo,
    Health,
    LessonInfo,
    LessonMoment,
    Locale,
    Me,
    MyTable,
    NewSeek,
    NewTable,
    Onlooker,
    Opened,
    RuleInfo,
    SeekInfo,
    Sought,
)
from lutetia.server.coach.described import COACH_CALLS
from lutetia.server.described import TEXT, TOML, Call, Type
from lutetia.server.explorer.described import EXPLORER_CALLS
from lutetia.server.holidays.described import HOLIDAY_CALLS
from lutetia.server.invitations.described import INVITATION_CALLS
from lutetia.server.moderation.described import MODERATION_CALLS
from lutetia.server.notices.described import NOTICE_CALLS
from lutetia.server.operations.described import OPERATION_CALLS
from lutetia.server.people.described import PEOPLE_CALLS
from lutetia.server.puzzles.described import PUZZLE_CALLS
from lutetia.server.ratings.described import RATING_CALLS
from lutetia.table.commands import Command
from lutetia.table.deal.sheet import SealedDeal
from lutetia.table.messages import FromServer, TableInfo

CALLS = (
    Call("GET", "/healthz", "The process answers.", Health),
    Call("GET", "/readyz", "A row was written and synced; 503 when nothing can be kept.", Health),
    *OPERATION_CALLS,
    Call("GET", "/api/games", "The games that are offered.", list[GameInfo]),
    Call("GET", "/api/games/{game}/material", "What the drawing of a game needs.", "Material"),
    Call("GET", "/api/games/{game}/rules", "The rules of a game.", list[RuleInfo]),
    Call(
        "GET", "/api/locales/{lang}",
        "The words of a language, without those of parts.", Locale, fails=("404 no_language",),
    ),
    Call(
        "GET", "/api/locales/{lang}/{part}", "The words of one part of the site.", Locale,
        fails=("404 no_language", "404 no_call"),
    ),
    Call(
        "GET", "/api/editions/{game}", "What of a game nobody here has seen printed.", EditionSheet
    ),
    Call(
        "POST", "/api/editions/{game}",
        "Whether an edition fits; nothing is kept. `why` begins with the path of a wrong value.",
        EditionChecked, TOML, fails=("422 edition_wrong",),
    ),
    Call(
        "POST", "/api/editions/{game}/game",
        "A game of bots by an edition, played in a process of its own. Counts as a record brought.",
        EditionTrial, TOML, fails=("422 edition_wrong", "422 edition_heavy", "429 edition_busy"),
    ),
    Call("GET", "/api/courses/{game}", "The lessons of a game, in their order.", list[LessonInfo]),
    Call(
        "POST", "/api/courses/{game}/{lesson}",
        "Where a lesson stands after some answers; nothing is kept.", LessonMoment, Answers,
        fails=("404 no_call",),
    ),
    Call("GET", "/api/me", "Who asks; makes a guest session where there is none.", Me),
    Call("POST", "/api/me", "The same, changed.", Me, Change,
        fails=("409 signed_out", "422 name", "422 no_language", "429 names_often")),
    Call(
        "GET", "/api/me/tables",
        "Where the caller sits, at most 60, those that wait for them first.", list[MyTable],
    ),
    *HOLIDAY_CALLS,
    *NOTICE_CALLS,
    *ACCOUNT_CALLS,
    *RATING_CALLS,
    *EXPLORER_CALLS,
    *PUZZLE_CALLS,
    *PEOPLE_CALLS,
    *INVITATION_CALLS,
    *MODERATION_CALLS,
    Call(
        "GET", "/api/tables",
        "Open and live public tables: first those that seek players, then newest first. A table "
        "where nobody has been for an hour is left out.",
        list[TableInfo],
    ),
    Call(
        "POST", "/api/tables", "Opens a table.", Opened, NewTable, 201,
        ("409 forbidden", "422 players", "422 options", "422 no_level", "422 rated_edition"),
    ),
    Call(
        "GET", "/api/tables/{table}/view", "The view of an onlooker, whoever asks.", Onlooker,
        fails=("409 edition",),
    ),
    Call(
        "GET", "/api/tables/{table}/record",
        "The record as the caller may know it: `?` for what is hidden from them until the end.",
        TOML, fails=("409 edition", "409 record_later"),
    ),
    Call(
        "GET", "/api/tables/{table}/deal",
        "The sealed deal as the caller may know it: what checks the draws.",
        SealedDeal, fails=("404 no_call", "409 edition"),
    ),
    Call(
        "GET", "/api/verify_deal.py", "A program in Python that checks the deal of a record.",
        TEXT,
    ),
    *COACH_CALLS,
    Call("GET", "/api/seeks", "Games that people seek, the longest waiting first.", list[SeekInfo]),
    Call(
        "POST", "/api/seeks",
        "Seeks a game in place of what the caller sought of that title and pace. As soon as enough "
        "people fit, they sit at a table and the game begins. A game of one sitting is sought only "
        "as long as the caller has a socket of the lobby, and 20 seconds more.",
        Sought, NewSeek, 201, ("422 players", "422 rated_edition", "409 seeks_many"),
    ),
    Call("DELETE", "/api/seeks/{seek}", "Seeks it no longer.", list[SeekInfo],
        fails=("404 no_seek",)),
    Call(
        "POST", "/api/records", "Opens a table that continues the record, or reviews it.", Opened,
        TOML, 201, ("422 record", "422 record_heavy", "429 record_busy"),
    ),
    Call("GET", "/api/openapi.json", "These calls as an OpenAPI document.", dict[str, Any]),
)  # fmt: skip

SOCKETS: dict[str, tuple[tuple[Type, ...], tuple[Type, ...]]] = {
    "/ws/lobby": (get_args(FromLobby), ()),
    "/ws/t/{table}": (get_args(FromServer), get_args(Command)),
}
"""What the server says at each socket, and what a client may say there."""


def _schemas(prefix: str, kinds: list[Type]) -> tuple[list[Any], dict[str, Any]]:
    """Return the schemas of ``kinds``, and those of all records in
    them under names with ``prefix``."""
    found, parts = msgspec.json.schema_components(
        kinds, ref_template=f"#/components/schemas/{prefix}{{name}}"
    )
    return list(found), {f"{prefix}{name}": schema for name, schema in parts.items()}


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document, to be read only."""
    plain = [
        kind for call in CALLS for kind in (call.gives, call.takes) if not isinstance(kind, str)
    ]
    told = [kind for sides in SOCKETS.values() for side in sides for kind in side]
    kinds = [*(kind for kind in plain if kind is not None), Failure, *told]
    shown, parts = _schemas("", kinds)
    of = {repr(kind): schema for kind, schema in zip(kinds, shown, strict=True)}
    materials = []
    for game in OURS:
        schema = import_module(f"lutetia.games.{game}.schema")
        names = [name for name in schema.__all__ if name != "EFFECTS"]
        own = [getattr(schema, name) for name in names] + list(schema.EFFECTS.values())
        found, more = _schemas(f"{game}.", own)
        named = {f"{game}.{name}": kind for name, kind in zip(names, found, strict=False)}
        parts |= {name: kind for name, kind in named.items() if name not in more} | more
        materials.append({"$ref": f"#/components/schemas/{game}.Material"})
    of["'Material'"] = {"anyOf": materials}

    def content(kind: Type) -> dict[str, Any]:
        if kind in (TOML, TEXT):
            return {kind: {"schema": {"type": "string"}}}
        return {"application/json": {"schema": of[repr(kind)]}}

    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        answers = {str(call.status): {"description": "Done.", "content": content(call.gives)}}
        for no in call.fails:
            status, code = no.split()
            said = answers.setdefault(status, {"description": "", "content": content(Failure)})
            said["description"] = f"{said['description']} {code}".strip()
        answers["default"] = {"description": "Another failure.", "content": content(Failure)}
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", call.path)
        ]
        told_: dict[str, Any] = {"summary": call.says, "responses": answers}
        if parameters:
            told_["parameters"] = parameters
        if call.takes is not None:
            told_["requestBody"] = {"required": True, "content": content(call.takes)}
        paths.setdefault(call.path, {})[call.method.lower()] = told_
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lutetia", "version": lutetia.__version__},
        "paths": paths,
        "components": {"schemas": parts},
        "x-sockets": {
            path: {
                side: [of[repr(kind)] for kind in kinds_]
                for side, kinds_ in zip(("server", "client"), sides, strict=True)
                if kinds_
            }
            for path, sides in SOCKETS.items()
        },
    }
