"""Web push: what a browser can read, and a push service can check."""

from __future__ import annotations

import base64
import json
from typing import Any

import http_ece  # type: ignore[import-untyped]  # the package has no types
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]  # the package has no types

from astrarium.server.config import Config
from astrarium.server.people.channels import PushChannel, push
from astrarium.server.people.web_push import private_key, public_key

from .browser_client import BrowserClient, good, refused

pytestmark = pytest.mark.anyio
RECEIVER = ec.derive_private_key(7, ec.SECP256R1())
AUTH = b"0123456789abcdef"
ENDPOINT = "https://push.example.org/abc"


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


POINT = written(
    RECEIVER.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
)
SUBSCRIPTION = {"endpoint": ENDPOINT, "expirationTime": None, "keys": {"p256dh": POINT, "auth": written(AUTH)}}


def test_the_key_stays_as_long_as_the_secret() -> None:
    assert public_key(b"one") == public_key(b"one") != public_key(b"two")
    assert len(base64.urlsafe_b64decode(public_key(b"one") + "=")) == 65


async def test_browsers_are_told_our_key(browser: BrowserClient, config: Config) -> None:
    assert good(await browser.get("/push-key")) == {"key": public_key(config.secret)}


async def test_a_browser_can_be_a_channel(browser: BrowserClient) -> None:
    await browser.become_guest()
    made = good(await browser.post("/me/channels", {"kind": "push", "subscription": SUBSCRIPTION}))
    assert (made["kind"], made["address"], made["secret"]) == ("push", ENDPOINT, None)


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": POINT, "auth": written(b"short")},
        {"p256dh": POINT[:-4], "auth": written(AUTH)},
        {"p256dh": written(b"\4" + b"\1" * 64), "auth": written(AUTH)},
        {"p256dh": "é", "auth": written(AUTH)},
        {"p256dh": POINT, "auth": "%%%"},
        {"p256dh": POINT},
    ],
)
async def test_what_is_no_key_is_refused(browser: BrowserClient, keys: dict[str, str]) -> None:
    await browser.become_guest()
    subscription = {"endpoint": ENDPOINT, "keys": keys}
    answer = await browser.post("/me/channels", {"kind": "push", "subscription": subscription})
    refused(answer, 422, "bad-request")


async def test_only_the_browser_can_read_the_message(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, bytes, dict[str, str]]] = []

    async def post(url: str, body: bytes, headers: dict[str, str], gone: Any) -> None:
        sent.append((url, body, headers))

    monkeypatch.setattr(push, "post", post)
    subscription = {"endpoint": ENDPOINT, "keys": SUBSCRIPTION["keys"]}
    await PushChannel.send(
        config, {"subscription": subscription, "message": {"title": "Gaia: your turn", "url": "/table/t2"}}
    )
    ((url, body, headers),) = sent
    assert (url, headers["Content-Encoding"], int(headers["TTL"]) > 0) == (ENDPOINT, "aes128gcm", True)
    read = json.loads(http_ece.decrypt(body, private_key=RECEIVER, auth_secret=AUTH, version="aes128gcm"))
    assert read == {"title": "Gaia: your turn", "url": "http://astrarium.test/table/t2"}
    claims = claims_of(headers["Authorization"], config)
    assert (claims["aud"], claims["sub"]) == ("https://push.example.org", "mailto:table@astrarium.test")


def claims_of(authorization: str, config: Config) -> dict[str, Any]:
    """What we claim, once the signature is checked."""
    assert authorization.startswith("vapid t=")
    assert authorization.endswith(f",k={public_key(config.secret)}")
    assert Vapid02.verify(authorization)
    payload = authorization.split(".")[1]
    claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return claims


def test_a_server_without_a_secret_has_no_key() -> None:
    with pytest.raises(AssertionError):
        private_key(b"")
