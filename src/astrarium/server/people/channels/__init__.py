"""The kinds of channels by which a person can be notified.

A new kind is a file here, its class in `AnyChannel`, its messages `channel-<kind>` in the client's texts, and a
component `<kind>.svelte` in the client's `people/channels/` by which a person adds one.
"""

from __future__ import annotations

from typing import Annotated, Final, get_args

from pydantic import Field

from .channel import ChannelKind, TurnNotice
from .mail import MailChannel
from .push import PushChannel
from .webhook import WebhookChannel

__all__ = [
    "KINDS",
    "AnyChannel",
    "ChannelKind",
    "MailChannel",
    "NewChannel",
    "PushChannel",
    "TurnNotice",
    "WebhookChannel",
]

AnyChannel = MailChannel | WebhookChannel | PushChannel
NewChannel = Annotated[AnyChannel, Field(discriminator="kind")]

KINDS: Final[dict[str, type[AnyChannel]]] = {
    get_args(kind.model_fields["kind"].annotation)[0]: kind for kind in get_args(AnyChannel)
}
