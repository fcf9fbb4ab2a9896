"""Print, as JSON, what the client must say: ``python -m tests.i18n``, for web/tests/i18n.test.ts."""

from __future__ import annotations

import json

import lutetia
from lutetia.i18n import catalogue, languages
from tests.i18n.speakers import NAMES, keys, samples, speaker, vectors

said = [
    [language, key, args, speaker(key, language).say(key, args)]
    for language in languages()
    for key in keys()
    for args in samples(key)
]
said += [[one["language"], one["key"], one["args"], one["said"]] for one in vectors()]
print(
    json.dumps(
        {
            "locales": {language: catalogue(language).to_client() for language in languages()},
            "tables": {
                game: [
                    {"name": name, "colour": colour}
                    for name, colour in zip(NAMES, lutetia.game(game).meta.colours, strict=False)
                ]
                for game in lutetia.GAMES
            },
            "said": said,
        }
    )
)
