"""The client's files: named by their content and kept for ever, except the one page,
which is asked for anew each time."""

from __future__ import annotations

import hashlib
import html
import os
from http import HTTPStatus
from pathlib import Path
from urllib.parse import quote, unquote_to_bytes

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from lutetia.i18n import sentence
from lutetia.server.sessions import language

_MISSING = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Lutetia</title>'
    "<h1>Lutetia</h1><p>{text}</p></html>"
)


def mark(folder: Path) -> str:
    """Return what tells the client in a folder from any other: its page names its files by their
    content. "": it was not built."""
    page = folder / "index.html"
    return hashlib.sha256(page.read_bytes()).hexdigest()[:16] if page.is_file() else ""


class Client(StaticFiles):
    """The built client in a folder: its one page for every address that is no file,
    and a notice where it was not built."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """Start without the folder as well: its page says then what is missing."""

    async def page(self, request: Request) -> Response:
        """Serve the client's page at one of its addresses."""
        return self._page(request.scope, HTTPStatus.OK)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Serve a file, or the client's page with status 404 for an
        address that it does not know."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
                raise
        if path.startswith("assets/"):
            return Response("", HTTPStatus.NOT_FOUND)
        return self._page(scope, HTTPStatus.NOT_FOUND)

    def _page(self, scope: Scope, status: int) -> Response:
        try:
            unquote_to_bytes(scope["raw_path"]).decode()
        except UnicodeDecodeError:  # the page could not read its own address
            return RedirectResponse("/" + quote(scope["path"].lstrip("/")))  # not to another site
        path, found = self.lookup_path("index.html")
        if found is not None and status == HTTPStatus.OK:
            return self.file_response(path, found, scope)
        if found is not None:
            return FileResponse(path, status, {"cache-control": "no-cache"}, stat_result=found)
        lang = language(Headers(scope=scope).get("accept-language", ""))
        text = sentence("failure.no_client", {"folder": str(self._folder)}, lang)
        return HTMLResponse(
            _MISSING.format(lang=lang, text=html.escape(text)), 503, {"cache-control": "no-store"}
        )

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Serve a file, or what the build wrote beside it as Brotli to whoever takes that,
        or that nothing has changed."""
        asked, path = Headers(scope=scope), Path(full_path)
        smaller = path.with_name(path.name + ".br")
        headers = {
            "cache-control": "public, max-age=31536000, immutable"
            if path.parent.name == "assets"
            else "no-cache"
        }
        if smaller.is_file():
            headers["vary"] = "Accept-Encoding"
            if "br" in map(str.strip, asked.get("accept-encoding", "").split(",")):
                headers["content-encoding"] = "br"
                full_path, stat_result = smaller, smaller.stat()
        if (
            "range" in asked
        ):  # a part is sent as it lies in the file: nothing may squeeze it on its way
            headers.setdefault("content-encoding", "identity")
        response = super().file_response(full_path, stat_result, scope, status_code)
        if response.status_code == HTTPStatus.NOT_MODIFIED:
            headers.pop("content-encoding", None)
        response.headers.update(headers)
        return response
