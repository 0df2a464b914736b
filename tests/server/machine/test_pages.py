"""The files of the client, as browsers get them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from astrarium.server.routes import pages

pytestmark = pytest.mark.anyio
SCRIPT = "export const answer = 42;\n" * 100


@pytest.fixture
def browser(tmp_path: Path) -> httpx.AsyncClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    for name in ("both.js", "plain.js"):
        (tmp_path / "assets" / name).write_text(SCRIPT)
    (tmp_path / "assets" / "both.js.br").write_bytes(b"packed")
    app = FastAPI()
    pages.install(app, tmp_path)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")


async def got(browser: httpx.AsyncClient, name: str, accepted: str) -> tuple[str | None, bytes]:
    """How a file comes, and what is sent of it."""
    async with browser.stream("GET", f"/assets/{name}", headers={"Accept-Encoding": accepted}) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == pages.FOREVER
        sent = b"".join([piece async for piece in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") is None or answer.headers["vary"] == "Accept-Encoding"
        return answer.headers.get("content-encoding"), sent


async def test_a_file_that_was_built_in_brotli_is_sent_so_to_who_reads_it(browser: httpx.AsyncClient) -> None:
    assert await got(browser, "both.js", "gzip, deflate, br, zstd") == ("br", b"packed")
    assert await got(browser, "both.js", "br;q=1.0, gzip") == ("br", b"packed")


async def test_others_get_the_file_itself(browser: httpx.AsyncClient) -> None:
    assert await got(browser, "both.js", "identity") == (None, SCRIPT.encode())
    kind, sent = await got(browser, "both.js", "gzip")
    assert (kind, len(sent) < len(SCRIPT)) == ("gzip", True)
    assert (await got(browser, "plain.js", "gzip, br"))[0] == "gzip"
