"""What happens in Comet: what is done, by players and by chance, and what comes of it."""

from typing import Any, Final

from astrarium.kernel.events import EventKind, Events
from astrarium.kernel.verbs import Verb
from tests.toy import verbs

EVENTS: Final = Events()
# What only the seat sees that does it, and what cannot be taken back.
SECRET: Final = (verbs.FAVOUR, verbs.KEEP)
REVEALING: Final = (verbs.BID, verbs.DEAL, verbs.ROLL, verbs.PULL)


def of_verb(verb: Verb) -> EventKind[*tuple[Any, ...]]:
    private, arguments = "by" if verb in SECRET else None, dict(zip(verb.arguments, verb.domains, strict=True))
    return EVENTS.event(verb.name, private=private, reveals=verb in REVEALING, by=int, **arguments)


DONE: Final = {verb.name: of_verb(verb) for verb in verbs.VERBS.list if verb != verbs.VERBS.take_back}
STAKED: Final[EventKind[int, int]] = EVENTS.event("staked", by=int, coins=int)
BOUGHT: Final[EventKind[int]] = EVENTS.event("bought", by=int)
SAW: Final[EventKind[str]] = EVENTS.event("saw", reveals=True, cards=str)
