"""The client's files: named by their content and kept for ever, except the one page, which is asked for anew each time."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from lutetia.i18n import sentence
from lutetia.server.sessions import language

_MISSING = '<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Lutetia</title><h1>Lutetia</h1><p>{text}</p></html>'


async def page(request: Request) -> Response:
    """Serve the client: one page for all its addresses."""
    return _page(request, 200)


def _page(request: Request, status: int) -> Response:
    folder: Path = request.app.state.settings.static
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, status, {"cache-control": "no-cache"})
    lang = language(request.headers.get("accept-language", ""))
    text = sentence("failure.no_client", {"folder": str(folder)}, lang)
    return HTMLResponse(
        _MISSING.format(lang=lang, text=html.escape(text)), 503, {"cache-control": "no-store"}
    )


async def file(request: Request) -> Response:
    """Serve a file of the client, or the client's own page for an address that it does not know."""
    folder: Path = request.app.state.settings.static.resolve()
    path: str = request.path_params["path"]
    try:
        found = (folder / path).resolve()
        there = found.is_relative_to(folder) and found.is_file()
    except (OSError, ValueError):  # no file can be called that: too long, or with a zero in it
        there = False
    if not there:
        if path.startswith("assets/"):
            return Response("", 404)
        return _page(request, 404)
    kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    headers = {"cache-control": kept}
    smaller = found.with_name(found.name + ".br")  # written beside it by the build
    if smaller.is_file():
        headers["vary"] = "Accept-Encoding"
        if _takes_brotli(request):
            headers["content-encoding"] = "br"
            kind = mimetypes.guess_type(found.name)[0]
            return FileResponse(smaller, headers=headers, media_type=kind)
    return FileResponse(found, headers=headers)


def _takes_brotli(request: Request) -> bool:
    """Return whether the browser takes Brotli; browsers offer it over TLS and to their own machine."""
    offered = request.headers.get("accept-encoding", "").split(",")
    return any(one.strip() == "br" for one in offered)
