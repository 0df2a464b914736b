"""The client: its built files, and its one page for every address that a person may open."""

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(__file__).resolve().parent.parent / "web"
PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # for files whose names change with their content
OURS = ("api", "healthz", "metrics")  # addresses that are never a page


class Pages(StaticFiles):
    """A file if there is one; otherwise the page, which shows what the address names."""

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


def is_ours(path: str) -> bool:
    return path.partition("/")[0] in OURS


def install(app: FastAPI, folder: Path | None) -> None:
    """Serve the client if it was built."""
    web = folder or BUILT
    if (web / PAGE).is_file():
        app.mount("/", GZipMiddleware(Pages(directory=web, html=True), minimum_size=1000), name="web")
