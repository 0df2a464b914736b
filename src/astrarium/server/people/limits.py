"""Rate limits: how often somebody may ask for something, and how much work they may cause."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from math import ceil
from time import monotonic
from typing import Final, Literal, NamedTuple

from starlette.requests import HTTPConnection, Request

from ..asking import Asker, current_asker
from ..problems import Problem
from ..services import ServicesDep
from ..shares import Shares, address_name
from .access import CurrentVisitor
from .origins import client_address

Kind = Literal["sign_in", "new_table", "chat", "move", "guest", "mail", "request", "rename", "socket", "command"]


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
    "rename": Rate(5, 600.0),
    "socket": Rate(200, 0.2),
    "command": Rate(150, 0.1),  # whatever changes something, of all people at one address
}
# Counted by address even for people who are signed in: a new guest account must not reset the limit.
BY_ADDRESS: Final = frozenset({"sign_in", "guest", "mail"})
# Seconds of work, of which half is forgotten every 30 seconds: about a fifth of a core for ever, and two fifths.
PERSON_WORK: Final = 8.0
ADDRESS_WORK: Final = 16.0
KEPT: Final = 20_000  # buckets; those not used for longest are forgotten first


class Limits:
    """Buckets from which each request takes one drop, and which fill again with time."""

    def __init__(self, enabled: bool, clock: Callable[[], float] = monotonic) -> None:
        self.enabled = enabled
        self.clock = clock
        self.work = Shares(clock)
        self.buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()  # drops, and when

    def take(self, kind: Kind, who: str, drops_taken: int = 1) -> None:
        """Count one request, or one that costs as much as several; `Problem` if there have been too many."""
        if not self.enabled:
            return
        rate, time = RATES[kind], self.clock()
        drops, since = self.buckets.pop((kind, who), (float(rate.burst), time))
        drops = min(rate.burst, drops + (time - since) / rate.seconds)
        is_enough = drops >= drops_taken
        self.buckets[kind, who] = (drops - drops_taken * is_enough, time)
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        if not is_enough:
            raise Problem(429, "too-many", seconds=max(1, ceil((drops_taken - drops) * rate.seconds)))

    def check_work(self, asker: Asker) -> None:
        """`Problem` if an address or a person has lately caused too much work."""
        wait = max(self.work.wait(address_name(asker.origin), ADDRESS_WORK), self.work.wait(asker.person, PERSON_WORK))
        if self.enabled and wait:
            raise Problem(429, "too-much-work", seconds=ceil(wait))


def limited(kind: Kind, drops_taken: int = 1) -> Callable[..., Awaitable[None]]:
    """A dependency for routes: `dependencies=[Depends(limited("chat"))]`."""

    async def limit(request: Request, services: ServicesDep, visitor: CurrentVisitor) -> None:
        person = visitor.user.id if visitor is not None and kind not in BY_ADDRESS else None
        services.limits.take(kind, address_or_person(request, person), drops_taken)
        if kind == "request":
            services.limits.check_work(current_asker())

    return limit


def address_or_person(connection: HTTPConnection, user_id: str | None) -> str:
    """Whose requests are counted: the person's, or those of an unknown person's address."""
    return user_id if user_id is not None else client_address(connection)
