"""Rate limits."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from math import ceil
from time import monotonic
from typing import Final, Literal, NamedTuple

from starlette.requests import HTTPConnection, Request

from ..problems import Problem
from ..services import ServicesDep
from .access import CurrentVisitor
from .origins import client_address

Kind = Literal["sign_in", "new_table", "chat", "move", "guest", "mail", "request"]


class Rate(NamedTuple):
    """`burst` at once, and one more every `seconds`."""

    burst: int
    seconds: float


RATES: Final[dict[Kind, Rate]] = {
    "sign_in": Rate(10, 30.0),
    "new_table": Rate(10, 60.0),
    "chat": Rate(10, 2.0),
    "move": Rate(60, 0.2),
    "guest": Rate(10, 60.0),
    "mail": Rate(5, 300.0),
    "request": Rate(300, 0.05),
}
# Counted by address even for people who are signed in: a new guest account must not reset the limit.
BY_ADDRESS: Final = frozenset({"sign_in", "guest", "mail"})
KEPT: Final = 20_000  # buckets; those not used for longest are forgotten first


class Limits:
    """Buckets from which each request takes one drop, and which fill again with time."""

    def __init__(self, enabled: bool, clock: Callable[[], float] = monotonic) -> None:
        self.enabled = enabled
        self.clock = clock
        self.buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()  # drops, and when

    def take(self, kind: Kind, who: str) -> None:
        """Count one request; `Problem` if there have been too many."""
        if not self.enabled:
            return
        rate, time = RATES[kind], self.clock()
        drops, since = self.buckets.pop((kind, who), (float(rate.burst), time))
        drops = min(rate.burst, drops + (time - since) / rate.seconds)
        is_enough = drops >= 1
        self.buckets[kind, who] = (drops - is_enough, time)
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        if not is_enough:
            raise Problem(429, "too-many", seconds=max(1, ceil((1 - drops) * rate.seconds)))


def limited(kind: Kind) -> Callable[..., Awaitable[None]]:
    """A dependency for routes: `dependencies=[Depends(limited("chat"))]`."""

    async def limit(request: Request, services: ServicesDep, visitor: CurrentVisitor) -> None:
        person = visitor.user.id if visitor is not None and kind not in BY_ADDRESS else None
        services.limits.take(kind, address_or_person(request, person))

    return limit


def address_or_person(connection: HTTPConnection, user_id: str | None) -> str:
    """Whose requests are counted: the person's, or those of an unknown person's address."""
    return user_id if user_id is not None else client_address(connection)
