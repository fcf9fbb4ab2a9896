"""Sentences written down, and every message with sample arguments.
web/tests/i18n.test.ts has the client say the same ones."""

from __future__ import annotations

import pytest

from lutetia.i18n import languages
from tests.i18n.speakers import Vector, keys, samples, speaker, vectors


@pytest.mark.parametrize(
    "vector", vectors(), ids=lambda one: f"{one[0].catalogue.language} {one[3]}"
)
def test_sentences_written_down(vector: Vector) -> None:
    who, key, args, said = vector
    assert who.say(key, args) == said


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_whole(language: str) -> None:
    for key in keys():
        for args in samples(key):
            said = speaker(key, language).say(key, args)
            assert said
            assert said != key
            assert "{" not in said, (key, args, said)
