"""What is new is fuzzed from the day it is born: every address, every command and its fields."""

from __future__ import annotations

from typing import get_args

from starlette.routing import Route, WebSocketRoute

from lutetia.server.app import create_app
from lutetia.server.settings import Settings
from lutetia.table.commands import Command
from tests.attack.malformed import FIELDS, KINDS, PATHS

COMMANDS = get_args(Command)


def test_every_address_is_asked_for() -> None:
    paths = [path.split("?")[0] for path in PATHS]
    routes = [
        route
        for route in create_app(Settings()).routes
        if isinstance(route, Route | WebSocketRoute) and "{rest" not in route.path
    ]
    assert len(routes) > 50
    left = [one.path for one in routes if not any(one.path_regex.match(path) for path in paths)]
    assert left == []


def test_every_command_is_sent_with_every_field() -> None:
    assert {one.__struct_config__.tag for one in COMMANDS} <= set(KINDS)
    fields = {field for one in COMMANDS for field in one.__struct_encode_fields__}
    assert fields <= set(FIELDS)
