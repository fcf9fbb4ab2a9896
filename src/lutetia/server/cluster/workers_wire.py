"""What servers and workers say to each other about bots.

A worker says each second that it is there, to all servers. A server asks a group of workers, one
of whom takes the question, or says at once that it will not; its answer comes to the server later.
The group belongs to one build: while a site is brought up to date, each server finds its own.
"""

from __future__ import annotations

import hashlib

import msgspec

from lutetia.ai.build import Build
from lutetia.server.questions import Answer, Question

ALIVE = "lutetia.bots.alive"
"""Where workers say that they are there."""

WHO = "lutetia.bots.who"
"""Where a server asks all workers to say it now."""

GROUP = "workers"

BEAT = 1.0
"""Seconds between two signs of life of a worker."""

SILENCE = 3.0
"""Seconds after which a silent worker is taken for dead, or stopped."""


class Alive(msgspec.Struct, array_like=True):
    """A worker is there.

    Attributes:
        worker: its id, another one at each start.
        places: how many questions it takes at a time; 0: none any more.
        host: the machine, for the log.
    """

    worker: str
    places: int
    build: Build
    host: str


class Asked(msgspec.Struct, array_like=True):
    """A question of a server.

    Attributes:
        id: of this question, another one when it is asked again.
        to: the subject to which the answer goes.
        build: of the server; only the same thinks the same.
    """

    id: str
    to: str
    build: Build
    question: Question


class Taken(msgspec.Struct, tag=0, array_like=True):
    """The worker thinks about it."""

    worker: str


class Full(msgspec.Struct, tag=1, array_like=True):
    """It has no free place; another one may have."""


class OtherBuild(msgspec.Struct, tag=2, array_like=True):
    """It is another version, or plays by another edition, than whoever asks."""

    build: Build


class Answered(msgspec.Struct, array_like=True):
    """What thinking about a question came to.

    Attributes:
        answer: None: the bot has failed.
        seconds: that it took.
    """

    id: str
    answer: Answer | None
    seconds: float


Reply = Taken | Full | OtherBuild


def questions(build: Build) -> str:
    """Return the subject of questions for workers of a build."""
    return f"lutetia.bots.ask.{hashlib.sha256(repr(tuple(build)).encode()).hexdigest()[:16]}"


def answers(server: str) -> str:
    """Return the subject of answers to a server."""
    return f"lutetia.bots.answer.{server}"


encode = msgspec.msgpack.Encoder().encode
read_alive = msgspec.msgpack.Decoder(Alive).decode
read_asked = msgspec.msgpack.Decoder(Asked).decode
read_answered = msgspec.msgpack.Decoder(Answered).decode
read_reply: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)
