"""Sockets that one address opens again and again are refused before they cost anything."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from astrarium.server import fair_use
from astrarium.server.config import Config
from astrarium.server.fair_use import FairUse
from astrarium.server.people.limits import RATES, Limits

pytestmark = pytest.mark.anyio


async def test_an_address_opens_a_bounded_number_of_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_use, "PAUSE", 0.0)
    served: list[str] = []
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        served.append(scope["client"][0])

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    limits = Limits(enabled=True, clock=lambda: 0.0)
    services = SimpleNamespace(config=Config(secret=b"x"), limits=limits)
    state = SimpleNamespace(state=SimpleNamespace(services=services))

    def scope_of(address: str) -> dict[str, Any]:
        return {"type": "websocket", "path": "/api/live", "headers": [], "client": (address, 1), "app": state}

    middleware = FairUse(app)
    for _ in range(RATES["socket"].burst + 3):
        await middleware(scope_of("192.0.2.1"), receive, send)
    await middleware(scope_of("192.0.2.2"), receive, send)
    assert served == ["192.0.2.1"] * RATES["socket"].burst + ["192.0.2.2"]
    assert sent == [{"type": "websocket.close", "code": 1013}] * 3
    assert not middleware.pausing
