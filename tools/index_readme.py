"""README.md as a package index shows it: there are no files beside it there, so pictures that lie
beside it are left out and links to such files are their words alone."""

from __future__ import annotations

import re

ELSEWHERE = r"(?!https?://|#)"
PICTURE = re.compile(rf"^!\[[^\]]*\]\({ELSEWHERE}[^)]*\)\n+", re.MULTILINE)
LINK = re.compile(rf"\[([^\]]*)\]\({ELSEWHERE}[^)]*\)")


def for_index(text: str) -> str:
    """Return ``text``, Markdown, without pictures and links that only files beside it answer."""
    return LINK.sub(r"\1", PICTURE.sub("", text))
