"""What no client of ours sends: requests and frames, drawn from a seed,
from slightly wrong to plain noise."""

from __future__ import annotations

import json
from random import Random

from tests.attack.wire import BINARY, CONTINUED, PING, TEXT, frame

_METHODS = [
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "get",
    "G\x00T",
    "",
    "FOO" * 99,
]
PATHS = [
    "/", "/api/me", "/api/tables", "/api/records", "/api/games", "/api/games/paris/material",
    "/api/games/%00/rules", "/api/locales/fr",
    "/api/tables/../../etc/passwd/record", "/api/tables/%2e%2e/record", "//", "/..", "/%", "/%zz",
    "/%ff%fe", "/assets/..%2f..%2fapp.py",
    "/t/" + "x" * 3000, "/ws/lobby", "/ws/lobby?only=%00", "/ws/t/none", "/ws/t/%00", "*",
    "http://elsewhere.example/", "/?" + "a=b&" * 500,
    "/api/tables?since=" + "9" * 2000, "/\u00e9", "/ a b", "", "/api/" + "a/" * 900,
    "/rules/nothing", "/about/%00", "/players/%ff", "/games", "/ratings", "/status",
    "/api/openapi.json", "/healthz", "/readyz", "/metrics", "/api/status",
    "/api/me/tables", "/editions/%00", "/api/editions/paris", "/api/editions/paris/game",
    "/api/editions/%2e%2e/game", "/learn/%00", "/learn/%00/%ff",
    "/api/courses/paris_paris", "/api/courses/%00", "/api/courses/paris_paris/first",
    "/api/courses/paris_paris/%2e%2e",
    "/puzzles/%00", "/puzzles/paris/%ff", "/api/puzzles/paris_paris", "/api/puzzles/%00",
    "/api/puzzles/paris_paris/brought", "/api/puzzles/paris_paris/none", "/api/puzzles/cite/%2e%2e",
    "/explore/%00", "/api/explore/paris", "/api/explore/%ff", "/api/explore/cite?options=%00",
    "/api/explore/cite?players=9999999999999999999&who=%ff",
    "/api/explore/cite?options=" + "[" * 3000,
    "/api/tables/%2e%2e/view", "/api/tables/none/view",
    "/coach/%00", "/api/tables/none/coach", "/api/tables/%ff/coach",
    "/api/tables/none/judgement", "/api/tables/%00/judgement",
    "/api/tables/none/exercise", "/api/tables/%00/exercise",
    "/api/tables/none/deal", "/api/tables/%00/deal", "/api/verify_deal.py",
    "/api/seeks", "/api/seeks/none", "/api/seeks/%00",
    "/api/invitations", "/api/invitations/none", "/api/invitations/%00", "/api/people?name=%00",
    "/api/me/games", "/api/me/people", "/api/players/none", "/api/players/%00/tie",
    "/api/tables/none/note", "/api/tables/%00/seen",
    "/api/tables/%ff/stakes", "/api/ratings/paris/2",
    "/api/me/holiday",
    "/api/me/notices", "/api/me/notices/channels", "/api/me/notices/channels/none",
    "/api/me/notices/channels/%00/test", "/mail/confirm/none", "/mail/leave/%ff",
    "/api/locales/fr/notices", "/me", "/api/account", "/api/account/data", "/api/account/codes",
    "/api/account/news", "/api/account/work", "/api/account/passkeys/options",
    "/api/account/passkeys", "/api/account/passkeys/%00/remove", "/api/account/device",
    "/api/account/sessions/%ff/end", "/api/account/delete", "/api/sign-in", "/api/sign-in/code",
    "/api/sign-in/device", "/api/sign-in/options",
    "/api/moderation", "/api/moderation?before=x", "/moderation", "/api/tables/none/report",
    "/api/tables/%00/report", "/api/players/%ff/report",
]  # fmt: skip
_HEADERS = [
    "Host: x", "Host: x", "Host: [", "Host:", "Origin: http://[", "Origin: null", "Origin: \u00ff",
    "Cookie: lutetia=" + "a" * 200,
    "Cookie: lutetia=\"; x", "Cookie: =;=;;;", "Content-Length: -1",
    "Content-Length: 99999999999999999999", "Content-Length: 5",
    "Content-Length: 5, 6", "Transfer-Encoding: chunked", "Transfer-Encoding: gzip",
    "Connection: close", "Connection: Upgrade",
    "Upgrade: websocket", "Upgrade: h2c", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 99",
    "Sec-WebSocket-Key: x",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99",
    "Expect: 100-continue",
    "Sec-WebSocket-Protocol: ,,,", "X-Forwarded-For: nonsense, \u00fc, [::",
    "X-Forwarded-For: 10.1.2.3", "X-Forwarded-Proto: gopher",
    "If-None-Match: \"",
    "Range: bytes=0-", "Range: bytes=9-1", "Range: bytes=" + "0-1," * 300, "Range: lines=\u00b2",
    "Accept-Language: " + "x," * 500,
    "Accept-Language: fr;q=\u00b2", "Accept-Encoding: gzip;q=nan",
    "Content-Type: application/json; charset=\u00ff", "No colon",
    ": no name",
    " folded", "X: " + "y" * 9000, "X\x00: a", "If-Modified-Since: yesterday", "If-Range: \"x\"",
]  # fmt: skip
_TEXTS = [
    "",
    "x",
    "\u0000",
    "\ud800",
    "\u202e",
    "e\u0301" * 50,
    "a" * 7000,
    "\U0001f600",
    "1e999",
    "../..",
    "build louvre/red",
    "/bot add",
    "/\u0001",
    "\x01 \x01",
]
_NUMBERS = [0, -1, 1, 2**31, 2**63, -(2**63) - 1, 2**64, 10**400, 1.5, -0.0, 1e308]
KINDS = [
    "act",
    "sit",
    "stand",
    "bot",
    "start",
    "resign",
    "abort",
    "end",
    "undo",
    "answer",
    "chat",
    "mute",
    "look",
    "log",
    "rematch",
    "watch",
    "suppose",
    "why",
    "hint",
    "seen",
    "promise",
    "show",
    "dance",
    "",
]
FIELDS = [
    "found",
    "again",
    "why",
    "solved",
    "failed",
    "id",
    "version",
    "seat",
    "action",
    "name",
    "level",
    "to",
    "yes",
    "text",
    "ply",
    "before",
    "hash",
    "bytes",
    "plan",
    "actions",
    "game",
    "players",
    "options",
    "bots",
    "rated",
    "sit",
    "extra",
    "act",
    "reason",
    "line",
    "on",
    "why",
    "again",
    "days",
    "what",
    "player",
    "number",
    "answers",
    "rule",
]


def value(chance: Random, depth: int = 0) -> object:
    """Return anything that JSON can hold, and a little more."""
    pick = chance.randrange(9 if depth < 4 else 5)
    if pick == 0:
        return chance.choice([None, True, False])
    if pick <= 2:
        return chance.choice(_NUMBERS)
    if pick <= 4:
        return chance.choice(_TEXTS)
    if pick <= 6:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(FIELDS): value(chance, depth + 1) for _ in range(chance.randrange(4))}


def document(chance: Random) -> bytes:
    """Return a JSON text that is wrong in some way, or right and senseless."""
    pick = chance.randrange(8)
    if pick == 0:
        return chance.choice([b"[", b'{"a":', b"(", b'["']) * chance.randrange(1, 2500)
    if pick == 1:
        return chance.randbytes(chance.randrange(200))
    made: object = value(chance)
    if pick >= 4:
        made = {name: value(chance, 2) for name in chance.sample(FIELDS, chance.randrange(5))}
        made |= {"type": chance.choice(KINDS), "id": f"i{chance.randrange(99)}"}  # type: ignore[operator]
    text = json.dumps(made, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    if pick == 2:
        text = text[: chance.randrange(len(text) + 1)]
    return _bitten(chance, text) if pick in (3, 7) else text


def _bitten(chance: Random, data: bytes) -> bytes:
    """Return ``data`` with a few bytes changed."""
    out = bytearray(data)
    for _ in range(chance.randrange(1, 4)):
        if out:
            out[chance.randrange(len(out))] = chance.randrange(256)
    return bytes(out)


def request(chance: Random) -> bytes:
    """Return a request, its end included or not."""
    if chance.random() < 0.04:
        return chance.randbytes(chance.randrange(1, 400)) + b"\r\n\r\n"
    body = document(chance) if chance.random() < 0.6 else b""
    version = (
        "HTTP/1.1"
        if chance.random() < 0.95
        else chance.choice(["HTTP/9.9", "HTTP/1.0", "http/1.1", ""])
    )
    method = chance.choice(_METHODS) if chance.random() < 0.5 else chance.choice(["GET", "POST"])
    lines = [f"{method} {chance.choice(PATHS)} {version}"]
    if chance.random() < 0.9:
        lines.append("Host: 127.0.0.1")
    lines += chance.sample(_HEADERS, chance.choice([0, 0, 1, 2, 6]))
    if chance.random() < 0.02:
        lines += [f"X-{n}: {n}" for n in range(400)]
    if body and chance.random() < 0.7:
        lines.append(f"Content-Length: {len(body)}")
    elif body:
        lines.append("Transfer-Encoding: chunked")
        size = (
            f"{len(body):x}" if chance.random() < 0.6 else chance.choice(["zz", "-1", "f" * 30, ""])
        )
        body = size.encode() + b"\r\n" + body + b"\r\n0\r\n\r\n"
    head = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
    made = head + body
    return _bitten(chance, made) if chance.random() < 0.2 else made


def frames(chance: Random) -> bytes:
    """Return one frame, seldom a right one, or a few bytes of something else."""
    pick = chance.randrange(12)
    if pick <= 6:
        return frame(TEXT, document(chance))
    if pick == 7:
        return frame(TEXT, chance.randbytes(chance.randrange(60)))  # as good as never UTF-8
    if pick == 8:
        return frame(BINARY, chance.randbytes(chance.randrange(60)))
    if pick == 9:
        return frame(
            chance.randrange(16), chance.randbytes(chance.randrange(130)), chance.random() < 0.8
        )
    if pick == 10:
        halves = (
            frame(TEXT, b'{"type":', fin=False) + frame(PING) + frame(CONTINUED, document(chance))
        )
        return halves if chance.random() < 0.7 else halves[: chance.randrange(len(halves))]
    return _bitten(chance, frame(TEXT, document(chance)))
