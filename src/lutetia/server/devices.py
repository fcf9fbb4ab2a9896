"""What a browser says it is, in a few words that its owner knows it again by."""

from __future__ import annotations

_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What stands in a User-Agent, with the browser it means; the first that fits."""

_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """Return browser and system of a User-Agent header, such as ``Firefox, Linux``;
    empty when it says neither. Nothing else of it is kept."""
    found = [
        next((name for mark, name in marks if mark in agent), "") for marks in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(name for name in found if name)
