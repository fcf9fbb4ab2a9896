"""What is really sent, in whole games and to everybody, is what the types say,
and they say nothing that is never sent."""

from __future__ import annotations

from importlib import import_module
from typing import get_type_hints

import pytest

from generate.pages import schema_of
from lutetia.engine.json_types import JsonData, JsonObject
from lutetia.engine.outcome import LineData
from lutetia.games import IDS
from lutetia.games.cite.schema.view import ScoreLine
from lutetia.server.accounts.types import Account
from lutetia.server.calls import FromLobby, GameInfo, Me, MyTable, RuleInfo, SeekInfo
from lutetia.server.holidays.calls import Holiday
from lutetia.server.invitations.types import Acquaintance, Invitations
from lutetia.server.moderation.types import Desk, Reported
from lutetia.server.notices.calls import NoticeSettings
from lutetia.server.people.types import LastSeen, MyGames, Note, Tie
from lutetia.server.ratings.types import Leaderboard, Profile, Stakes
from lutetia.table.messages import FromServer, TableInfo
from tests.protocol.corpus import fitted
from tests.protocol.fits import Fits
from tests.protocol.talk import Talk

RARE = {"SkullGone.at"}
"""What no golden game has. The rules' own tests show it."""

SELDOM = {"TableInfo.edition", "Edition.name", "Edition.hash"}
"""What is told only at a server that plays by an edition: tests/server/test_editions.py has one."""


@pytest.mark.parametrize("game", IDS)
def test_whole_games_fit_their_types(game: str) -> None:
    fits = fitted(game)
    schema = schema_of(game)
    for kind in (schema.View, schema.Position, schema.Material, schema.Move, schema.Event):
        fits.expect(kind)
    for effect in schema.EFFECTS.values():
        fits.expect(effect)
    assert fits.never_met() - RARE == set()


@pytest.mark.parametrize("game", IDS)
def test_what_one_viewer_sees_otherwise_has_the_types_of_the_view(game: str) -> None:
    schema = import_module(f"lutetia.games.{game}.schema.view")
    view, own = get_type_hints(schema.View), get_type_hints(schema.OwnView)
    assert own.items() <= view.items()


def test_lines_of_cite_are_those_of_every_score_but_for_their_pieces() -> None:
    own, every = get_type_hints(ScoreLine), get_type_hints(LineData)
    assert own.keys() == every.keys()
    assert all(own[name] == every[name] for name in ("key", "points", "rule"))
    # The library gives callers objects; what is told to clients is any JSON.
    assert (own["args"], every["args"]) == (JsonObject, JsonData)


def test_every_message_fits(told: Talk) -> None:
    fits = Fits()
    for message in told.messages:
        fits.check(message, FromServer, message["type"])
    fits.expect(FromServer)
    assert fits.never_met() - SELDOM == set()


def test_messages_of_each_game_fit_its_types(told: Talk) -> None:
    games = set()
    for message in told.messages:
        view, turn = message.get("view"), message.get("turn")
        if view is None:
            continue
        game = view["game"]
        schema, fits = schema_of(game), Fits()
        fits.check(view, schema.View, f"view of {game}")
        for legal in turn["legal"] if turn else ():
            fits.check(legal["parts"], schema.Move, f"parts of {game}")
            fits.check(legal["effect"], schema.EFFECTS[legal["parts"].get("act", "")], "effect")
        for entry in message.get("entries", ()):
            for event in entry["events"]:
                fits.check(event, schema.Event, f"event of {game}")
        games.add(game)
    assert games >= {"cite", "paris_paris"}


def test_a_plan_and_its_answer_fit(told: Talk) -> None:
    answers = [message["result"] for message in told.messages if message["type"] == "supposed"]
    assert answers
    for answer in answers:
        Fits().check(answer, schema_of("cite").Supposed)


def test_what_the_lobby_says_fits(told: Talk) -> None:
    assert {message["type"] for message in told.lobby} == {"lobby", "mine", "seeks", "found"}
    for message in told.lobby:
        Fits().check(message, FromLobby)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/games", list[GameInfo]),
        ("/api/me", Me),
        ("/api/me/tables", list[MyTable]),
        ("/api/me/notices", NoticeSettings),
        ("profile", Profile),
        ("leaderboard", Leaderboard),
        ("stakes", Stakes),
        ("games", MyGames),
        ("running", MyGames),
        ("/api/me/holiday", Holiday),
        ("people", list[Tie]),
        ("note", Note),
        ("last_seen", LastSeen),
        ("invitations", Invitations),
        ("acquaintances", list[Acquaintance]),
        ("reported", Reported),
        ("desk", Desk),
        ("account", Account),
        ("/api/tables", list[TableInfo]),
        ("/api/games/paris/rules", list[RuleInfo]),
        ("/api/seeks", list[SeekInfo]),
    ],
)
def test_answers_fit(path: str, kind: object, told: Talk) -> None:
    assert told.answers[path]
    Fits().check(told.answers[path], kind, path)
