"""The client: its built files, and its one page for every address that a person may open."""

import os
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(__file__).resolve().parent.parent / "web"
PAGE = "index.html"
PACKED = ".br"  # follows the name of a file
PathLike = str | os.PathLike[str]
FOREVER = "public, max-age=31536000, immutable"  # for files whose names change with their content
OURS = ("api", "healthz", "metrics")  # addresses that are never a page


class Pages(StaticFiles):
    """A file if there is one; otherwise the page, which shows what the address names.

    Files that were built in brotli too are sent so to browsers that can read it; others are compressed on the way.
    """

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        packed = Path(f"{os.fspath(full_path)}{PACKED}")
        if not (accepts_brotli(scope) and packed.is_file()):
            return super().file_response(full_path, stat_result, scope, status_code)
        answer = super().file_response(packed, packed.stat(), scope, status_code)
        answer.headers["Content-Encoding"] = "br"
        answer.headers["Vary"] = "Accept-Encoding"
        return answer

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or is_ours(path) or "." in path.rpartition("/")[2]:
                raise
            answer = await super().get_response(PAGE, scope)
        if isinstance(answer, FileResponse):
            answer.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return answer


def accepts_brotli(scope: Scope) -> bool:
    offered = Headers(scope=scope).get("accept-encoding", "").split(",")
    return "br" in [one.partition(";")[0].strip() for one in offered]


def is_ours(path: str) -> bool:
    return path.partition("/")[0] in OURS


def install(app: FastAPI, folder: Path | None) -> None:
    """Serve the client if it was built."""
    web = folder or BUILT
    if (web / PAGE).is_file():
        app.mount("/", GZipMiddleware(Pages(directory=web, html=True), minimum_size=1000), name="web")
