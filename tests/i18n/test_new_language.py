"""A translator adds a language by adding files.
tests/browser/test_new_language.py shows it in the client's list."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from lutetia.i18n import catalogue, languages
from lutetia.i18n.catalogue import message_id
from tests.i18n.made_up import CODE, TITLE, add_language

ASK = """
import json
from lutetia.i18n import catalogue, languages, sentence
from lutetia.server.sessions import language
print(json.dumps([
    languages(), language("nl-BE,en;q=0.5"), sentence("lobby.title", {}, "nl"),
    catalogue("nl").to_client(),
]))
"""


def test_the_server_offers_a_language_that_has_files(tmp_path: Path) -> None:
    add_language(tmp_path)
    asked = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "LUTETIA_JIT": "0"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    offered, chosen, title, sent = json.loads(asked.stdout)
    assert (
        offered == sent["languages"] == sorted([*languages(), CODE], key=lambda c: (c != "en", c))
    )
    assert chosen == CODE
    assert title == TITLE
    english = catalogue("en")
    later = {name for part in english.parts.values() for name in part}
    assert set(sent["ids"].split(" ")) == set(english.entries) - later
    place = sent["ids"].split(" ").index(message_id("lobby.title"))
    assert sent["messages"][place] == TITLE
