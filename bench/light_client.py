"""A client that costs little, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Any, Final

NO_CONTENT: Final = 204


class LightClient:
    """One connection that is kept, one request after the other."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address  # from which it asks, one of this machine's own
        self.headers = ""
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, limit=2**22, local_addr=(self.address, 0)
        )

    def close(self) -> None:
        self.writer.close()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(data)}\r\n"
        self.writer.write(f"{head}Content-Type: application/json\r\n{self.headers}\r\n".encode() + data)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
        for line in lines[1:]:
            if line.lower().startswith("set-cookie: "):
                self.headers = f"Cookie: {line[12:].partition(';')[0]}\r\n"
        status = int(lines[0].split()[1])
        if status == NO_CONTENT:
            return status, b""
        if "content-length" in fields:
            return status, await self.reader.readexactly(int(fields["content-length"]))
        return status, await self.read_chunks()

    async def read_chunks(self) -> bytes:
        """An answer that came without a length."""
        pieces: list[bytes] = []
        while size := int(await self.reader.readline(), 16):
            pieces.append(await self.reader.readexactly(size))
            await self.reader.readline()
        await self.reader.readline()
        return b"".join(pieces)

    async def get(self, path: str) -> Any:
        status, body = await self.ask("GET", path)
        assert status == 200, body
        return json.loads(body)

    async def post(self, path: str, body: Any) -> Any:
        status, answer = await self.ask("POST", path, body)
        assert status in (200, 201), answer
        return json.loads(answer)

    async def sign_in_as_guest(self) -> None:
        """A session with its CSRF token."""
        await self.post("/api/play-now", {"game": "gaia", "players": 1})
        csrf = (await self.get("/api/me"))["csrf"]
        self.headers += f"X-Astrarium-Token: {csrf}\r\n"


class Timed:
    """How long each of many things took."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.began = perf_counter()

    async def time(self, work: Any) -> Any:
        start = perf_counter()
        found = await work
        self.seconds.append(perf_counter() - start)
        return found

    def summary(self) -> dict[str, float]:
        ordered = sorted(self.seconds)
        span = perf_counter() - self.began
        return {
            "count": len(ordered),
            "per_second": round(len(ordered) / span, 1),
            "p50_ms": round(ordered[len(ordered) // 2] * 1000, 3),
            "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 3),
        }
