"""One version of the server, in a process of its own:
replays recorded games and tells everybody of every move.

Reads one JSON request a line and answers each with one line. It is run with the sources of any
commit on the path, so it uses only what all of them have.
"""

from __future__ import annotations

import gc
import hashlib
import sys
import time
from typing import Any

import msgspec

from benchmarks.move.parts import Parts
from lutetia.games import load
from lutetia.server import codec
from lutetia.table import commands, handlers
from lutetia.table.fold import table_from_events
from lutetia.table.seating import Player

NOW = 2.0
"""Unix seconds: all happens at once."""


class Script:
    """Chance that pays for a draw like the server's own, and then brings what was recorded."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def draw(self, state: Any) -> str:
        """Return the next recorded outcome."""
        state.draw()
        return self.texts.pop(0)


class Message(msgspec.Struct):
    """A message to a socket, in the parts that are compared."""

    table: msgspec.Raw
    view: msgspec.Raw
    turn: dict[str, msgspec.Raw]
    entries: msgspec.Raw
    you: msgspec.Raw


read = msgspec.json.Decoder(Message).decode


def sums(messages: list[str], digests: dict[str, Any]) -> None:
    """Add the parts of ``messages`` to ``digests``, each to its own."""
    for text in messages:
        message = read(text)
        parts = {
            "view": message.view,
            "legal": message.turn.pop("legal"),
            "turn": msgspec.json.encode(message.turn),
            "entries": message.entries,
            "table": message.table,
            "you": message.you,
        }
        for part, raw in parts.items():
            digests.setdefault(part, hashlib.sha256()).update(bytes(raw))


class TableDriver:
    """A table with people on all seats and nobody else."""

    def __init__(self, game: str, players: int, played: list[tuple[int, str]]) -> None:
        self.people = [Player(f"p{seat}", f"Player {seat}") for seat in range(players)]
        self.online = {player.id for player in self.people}
        self.chance = Script()
        self.moves: list[tuple[int, str, list[str]]] = []
        first: list[str] = []
        for seat, text in played:
            if seat >= 0:
                self.moves.append((seat, text, []))
            else:
                (self.moves[-1][2] if self.moves else first).append(text)
        rules = load(game)
        self.table = table_from_events(
            "t1",
            [
                {
                    "kind": "created", "at": 1.0, "by": "p0", "game": game,
                    "rules_version": rules.meta.rules_version, "players": players,
                    "options": rules.options({}), "private": False, "host": "p0",
                }
            ],
        )  # fmt: skip
        for seat, player in enumerate(self.people):
            self._do(player, commands.Sit(id=f"sit{seat}", seat=seat))
        self.chance.texts = first
        self._do(self.people[0], commands.Start(id="start"))
        self.shown: Any = getattr(codec, "Shown", None) or codec.Legal  # type: ignore[attr-defined]
        self.shown = self.shown()
        self.told = self.table.version

    def _do(self, player: Player, command: Any) -> None:
        handlers.execute(self.table, player, command, NOW, self.chance, lambda: "t2")

    def move(self, n: int) -> list[str]:
        """Play the move ``n`` and return what each seat is sent."""
        seat, text, chance = self.moves[n]
        self.chance.texts = list(chance)
        version = self.table.version
        self._do(
            self.people[seat],
            commands.Act(id=f"m{n}", seat=seat, action=text, version=version),
        )
        broadcast = codec.Broadcast(self.table, self.online, 0, self.shown, now=NOW)
        since, self.told = self.told, self.table.version
        return [broadcast.message(player, None, since, False) for player in self.people]


def run(asked: dict[str, Any], parts: Parts | None, check: bool) -> dict[str, Any]:
    """Replay all games; return moves, processor seconds, and, where wanted,
    sums over what was sent."""
    digests: dict[str, Any] = {}
    moves, cpu, size = 0, 0.0, 0
    spent: dict[str, float] = {}
    for played in asked["games"]:
        driver = TableDriver(asked["game"], asked["players"], played)
        for n in range(len(driver.moves)):
            if parts is not None:
                parts.start()
            began = time.thread_time()
            messages = driver.move(n)
            cpu += time.thread_time() - began
            if parts is not None:
                for part, seconds in parts.seconds().items():
                    spent[part] = spent.get(part, 0.0) + seconds
            moves += 1
            size += sum(map(len, messages))
            if check:
                sums(messages, digests)
    return {
        "moves": moves,
        "cpu": cpu,
        "characters": size,
        "parts": spent,
        "sums": {part: digest.hexdigest() for part, digest in digests.items()},
    }


def main() -> None:
    """Answer requests until there are no more."""
    parts: Parts | None = None
    gc.collect()
    gc.freeze()
    gc.disable()
    for line in sys.stdin:
        asked = msgspec.json.decode(line)
        if asked.get("parts") and parts is None:
            parts = Parts()
            parts.watch()
        found = run(asked, parts if asked.get("parts") else None, bool(asked.get("check")))
        found["garbage"] = gc.collect()
        print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
