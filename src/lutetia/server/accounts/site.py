"""The address that passkeys belong to."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import Request

from lutetia.server.settings import Settings

LOCAL = "localhost"


@dataclass(frozen=True)
class Site:
    """Where the site is, as the browser sees it.

    Attributes:
        origin: scheme, host and port.
        host: the name to which passkeys are bound.
    """

    origin: str
    host: str

    @property
    def takes_passkeys(self) -> bool:
        """Whether browsers allow passkeys there: by https under a name, or on localhost."""
        if self.host == LOCAL or self.host.endswith(f".{LOCAL}"):
            return True
        try:
            ipaddress.ip_address(self.host)
        except ValueError:
            return self.origin.startswith("https://") and bool(self.host)
        return False


def site_of(request: Request) -> Site:
    """Return the address at which ``request`` reached the site: the setting ``url``, or what the
    request says; a proxy that is trusted has said whether it was by https."""
    settings: Settings = request.app.state.settings
    if settings.url:
        parts = urlsplit(settings.url.lower())
        return Site(f"{parts.scheme}://{parts.netloc}", parts.hostname or "")
    https = request.url.scheme == "https" or settings.secure
    address = f"{'https' if https else 'http'}://{request.headers.get('host', '')}".lower()
    try:
        host = urlsplit(address).hostname or ""
    except ValueError:
        host = ""
    return Site(address, host)
