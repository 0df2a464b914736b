"""Web push: our VAPID key, and messages that only the browser can read."""

from __future__ import annotations

import base64
import json
from binascii import Error as NotBase64
from functools import lru_cache
from typing import Any, Final, cast
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from py_vapid import Vapid02  # type: ignore[import-untyped]  # the package has no types
from pywebpush import WebPusher  # type: ignore[import-untyped]  # the package has no types

from ..clock import HOUR, SECOND, now

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of that curve
LIFE: Final = 12 * HOUR // SECOND  # how long a push service keeps a message, and believes our signature


@lru_cache(maxsize=4)
def private_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The VAPID key of this installation, derived from its secret."""
    assert secret, "a server without a secret cannot sign"
    drawn = HKDF(hashes.SHA256(), length=48, salt=None, info=b"astrarium vapid key").derive(secret)
    return ec.derive_private_key(int.from_bytes(drawn, "big") % (ORDER - 1) + 1, CURVE)


def public_key(secret: bytes) -> str:
    """The public VAPID key, which a browser needs for a subscription."""
    point = (
        private_key(secret)
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Base64 as browsers write it, in either alphabet; ValueError if it is something else."""
    plain = text.rstrip("=").replace("+", "-").replace("/", "_")
    try:
        return base64.urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    except NotBase64:
        raise ValueError("no base64") from None


def is_browser_key(p256dh: str) -> bool:
    """Whether a text is a point of the curve, as a browser gives it."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    except ValueError:
        return False
    return True


def encrypted(subscription: dict[str, Any], message: dict[str, Any]) -> bytes:
    """A message encrypted for one browser."""
    encoded = WebPusher(subscription).encode(json.dumps(message).encode(), "aes128gcm")
    return cast(bytes, encoded["body"])


def push_headers(secret: bytes, endpoint: str, contact: str) -> dict[str, str]:
    """The headers for a push service: our signature, the encryption, how long to keep the message."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": now() // SECOND + LIFE}
    signed = cast("dict[str, str]", Vapid02(private_key(secret)).sign(claims))
    return {**signed, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(LIFE)}
