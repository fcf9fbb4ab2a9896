"""Lines that somebody might say, or call themselves, to break a page or a mail."""

from __future__ import annotations

from random import Random

from lutetia.table.typed_text import clean

MARKUP = [
    "<img src=x onerror=hit()>", "<script>hit()</script>", "<svg/onload=hit()>", "</p><iframe>",
    "<a href='javascript:hit()'>x</a>", "<b>", "</strong></span></p>", "<!--", "-->", "]]>",
    "<style>*{display:none}</style>", "<base href=//evil.example>", "<math><mi//xlink:href=x>",
    "&lt;script&gt;", "&#60;img&#62;", "&amp;", "{@html x}", "{{constructor}}", "${hit()}",
    "<details open ontoggle=hit()>", "<input autofocus onfocus=hit()>", "<template><script>",
    "'\"><img/src/onerror=hit()>", "<%= hit() %>", "<meta http-equiv=refresh content=0>",
    "<form action=//evil.example><button>", "<object data=x>", "<link rel=stylesheet href=x>",
]  # fmt: skip
URLS = [
    "javascript:hit()", "JaVaScRiPt:hit()", "data:text/html,<script>hit()</script>", "vbscript:x",
    "https://evil.example/", "//evil.example", "file:///etc/passwd", "mailto:a@b.example",
    "blob:x", "tel:112", "ws://evil.example", "intent://x#Intent;end", "http://[::1]/", "#42",
    "#123456", "#1234567", "java\tscript:hit()", "\x01javascript:hit()",
]  # fmt: skip
TRICKS = [
    "\u202e", "\u202d", "\u2066", "\u2067", "\u2068", "\u2069", "\u200f", "\u200e", "\u061c",
    "\u0000", "\u0007", "\u001b[31m", "\u0085", "\u2028", "\u2029", "\ufeff", "\u200b", "\u200d",
    "\u00ad", "\ufff9", "\U000e0041", "\ufffe", "\x7f", "\r\n", "\t",
]  # fmt: skip
SIGNS = [
    "e" + "\u0301" * 40, "\u0e33" * 30, "\ufdfd", "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U0001f3f3\ufe0f\u200d\U0001f308", "\U0001f1eb\U0001f1f7", "1\ufe0f\u20e3", "ﷺ", "ﬃ" * 20,
    "שלום", "مرحبا", "नमस्ते", "ไทย", "日本語", "𝕿𝖊𝖝𝖙", "a" * 200, "\u0489" * 30,
]  # fmt: skip


def lines(count: int, chance: Random) -> list[str]:
    """Return ``count`` lines, raw and as the server lets them through in turn."""
    found = [line(chance) for _ in range(count)]
    found[1::2] = map(clean, found[1::2])
    return [one.strip(" \t\r\n\0") or "x" for one in found]


def line(chance: Random) -> str:
    """Return something that somebody might say, or call themselves, to break a page."""
    parts = []
    for _ in range(chance.randrange(1, 5)):
        pick = chance.randrange(6)
        if pick == 5:
            parts.append("".join(chr(_code(chance)) for _ in range(chance.randrange(1, 12))))
        else:
            parts.append(chance.choice((MARKUP, URLS, TRICKS, SIGNS, MARKUP)[pick]))
    return "".join(parts)[:500]


def _code(chance: Random) -> int:
    """Return a code point that is no half of a surrogate pair."""
    code = chance.randrange(0x20, 0x1100 if chance.random() < 0.7 else 0x20000)
    return 0x263A if 0xD800 <= code < 0xE000 else code
