"""What happens in Planet B, each kind of event declared once with its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.events import EventKind, Events
from astrarium.kernel.verbs import Domain

from . import ids, verbs

SOURCES: Final[Domain] = Domain("points", ids.POINT_SOURCES)
HOLDINGS: Final[Domain] = Domain("resource", (*ids.RESOURCE_NAMES, "billies"))
BILLIES: Final = len(ids.RESOURCE_NAMES)  # among the holdings

EVENTS: Final[Events] = Events()

# The draft and building cards
PASSED_ON: Final[EventKind[int, int]] = EVENTS.event("passed-on", seat=int, deck=verbs.DECKS)
SAW_CARD: Final[EventKind[int, int]] = EVENTS.event(
    "saw-card", private="seat", reveals=True, seat=int, card=verbs.CARDS
)
KEPT: Final[EventKind[int, int]] = EVENTS.event("kept", private="seat", seat=int, card=verbs.CARDS)
DREW: Final[EventKind[int, int]] = EVENTS.event("drew", seat=int, deck=verbs.DECKS)
BUILT: Final[EventKind[int, int]] = EVENTS.event("built", seat=int, card=verbs.CARDS)
TOOK_TOP: Final[EventKind[int, int]] = EVENTS.event("took-top", reveals=True, seat=int, card=verbs.CARDS)
PUT_UNDER: Final[EventKind[int, int]] = EVENTS.event("put-under", seat=int, deck=verbs.DECKS)
KNOWS_UNDER: Final[EventKind[int, int]] = EVENTS.event("knows-under", private="seat", seat=int, card=verbs.CARDS)
DEMOLISHED: Final[EventKind[int, int]] = EVENTS.event("demolished", seat=int, building=verbs.BUILDINGS)
# The turn
DEALT: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "dealt", seat=int, location=verbs.LOCATIONS, tile=verbs.TILES, side=verbs.SIDES
)
USED_OFFICE: Final[EventKind[int, int]] = EVENTS.event("used-office", seat=int, office=verbs.OFFICES)
OPENED_BOX: Final[EventKind[int, int]] = EVENTS.event("opened-box", seat=int, box=verbs.BOX_NAMES)
LAPSED: Final[EventKind[int, int]] = EVENTS.event("lapsed", seat=int, box=verbs.BOX_NAMES)
NO_BOX: Final[EventKind[int, int]] = EVENTS.event("no-box", seat=int, building=verbs.BUILDINGS)
# Gaining and paying
SCORED: Final[EventKind[int, int, int]] = EVENTS.event("scored", seat=int, points=int, source=SOURCES)
MOOD_MOVED: Final[EventKind[int, int]] = EVENTS.event("mood-moved", seat=int, mood=int)
GAINED: Final[EventKind[int, int, int]] = EVENTS.event("gained", seat=int, resource=HOLDINGS, amount=int)
SOLD: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "sold", seat=int, resource=verbs.RESOURCES, amount=int, billies=int
)
PAID: Final[EventKind[int, int, int]] = EVENTS.event("paid", seat=int, resource=HOLDINGS, amount=int)
PRODUCED: Final[EventKind[int, int]] = EVENTS.event("produced", seat=int, line=verbs.LINES)
BOUGHT_TILE: Final[EventKind[int, int, int]] = EVENTS.event(
    "bought-tile", seat=int, resource=verbs.RESOURCES, cell=verbs.CELL
)
RETURNED_TILE: Final[EventKind[int, int, int]] = EVENTS.event(
    "returned-tile", seat=int, resource=verbs.RESOURCES, cell=verbs.CELL
)
TOOK_WORKIES: Final[EventKind[int, int, int]] = EVENTS.event("took-workies", seat=int, workie=verbs.WORKIES, amount=int)
LOST_WORKIES: Final[EventKind[int, int, int]] = EVENTS.event("lost-workies", seat=int, workie=verbs.WORKIES, amount=int)
PLACED: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "placed-workie", seat=int, workie=verbs.WORKIES, building=verbs.BUILDINGS, zone=verbs.ZONES
)
BROUGHT_HOME: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "brought-home", seat=int, workie=verbs.WORKIES, amount=int, building=verbs.BUILDINGS
)
GAVE: Final[EventKind[int, int, int]] = EVENTS.event("gave", seat=int, receiver=verbs.SEATS, resource=verbs.RESOURCES)
# Factions, news, laws
STEPPED: Final[EventKind[int, int, int]] = EVENTS.event("stepped", seat=int, track=verbs.TRACKS, step=int)
SUPPORTED: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "supported", seat=int, track=verbs.TRACKS, step=verbs.STEPS, half=verbs.HALVES
)
PLAYED: Final[EventKind[int, int]] = EVENTS.event("played", seat=int, news=verbs.NEWS)
REPLAYED: Final[EventKind[int, int]] = EVENTS.event("replayed", seat=int, news=verbs.NEWS)
LAID: Final[EventKind[int, int]] = EVENTS.event("laid", seat=int, news=verbs.NEWS)
TURNED_NEWS: Final[EventKind[int]] = EVENTS.event("turned-news", reveals=True, news=verbs.NEWS)
TURNED_LAW: Final[EventKind[int, int]] = EVENTS.event("turned-law", reveals=True, seat=int, law=verbs.LAWS)
DECIDED: Final[EventKind[int, int, int]] = EVENTS.event("decided", seat=int, law=verbs.LAWS, side=verbs.LAW_SIDES)
PLACED_FRAUD: Final[EventKind[int, int, int]] = EVENTS.event(
    "placed-fraud", seat=int, fraud=verbs.FRAUD_KINDS, slot=int
)
# Votes, elections, exchanges
ADDED_VOTES: Final[EventKind[int, int]] = EVENTS.event("added-votes", seat=int, amount=int)
PUPPET_ADDED: Final[EventKind[int]] = EVENTS.event("puppet-added", amount=int)
DREW_VOTE: Final[EventKind[int, int]] = EVENTS.event("drew-vote", reveals=True, seat=int, voter=verbs.VOTERS)
PUPPET_DREW: Final[EventKind[int]] = EVENTS.event("puppet-drew", reveals=True, voter=verbs.VOTERS)
MARKER_MOVED: Final[EventKind[int]] = EVENTS.event("marker-moved", space=int)
ELECTION: Final[EventKind[int]] = EVENTS.event("election", seat=int)
STUFFED: Final[EventKind[int, int, int]] = EVENTS.event("stuffed", seat=int, laid=int, counted=int)
COUNTED: Final[EventKind[int, int]] = EVENTS.event("counted", seat=int, votes=int)
PUPPET_COUNTED: Final[EventKind[int]] = EVENTS.event("puppet-counted", votes=int)
TOOK_OFFICE: Final[EventKind[int, int]] = EVENTS.event("took-office", seat=int, office=verbs.OFFICES)
PUPPET_TOOK_OFFICE: Final[EventKind[int]] = EVENTS.event("puppet-took-office", office=verbs.OFFICES)
SENT_HOME: Final[EventKind[int, int, int]] = EVENTS.event(
    "sent-home", owner=verbs.VOTERS, office=verbs.OFFICES, amount=int
)
EXCHANGE: Final[EventKind[int, int]] = EVENTS.event("exchange", seat=int, location=verbs.LOCATIONS)
FLIPPED: Final[EventKind[int, int]] = EVENTS.event("flipped", tile=verbs.TILES, side=verbs.SIDES)
DISCARDED: Final[EventKind[int]] = EVENTS.event("discarded", tile=verbs.TILES)
LAID_TILE: Final[EventKind[int, int]] = EVENTS.event("laid-tile", tile=verbs.TILES, location=verbs.LOCATIONS)
TURNED_TILE: Final[EventKind[int]] = EVENTS.event("turned-tile", reveals=True, tile=verbs.TILES)
LAST_ROUND: Final[EventKind[int]] = EVENTS.event("last-round", turns=int)
VOTE_PLACE: Final[EventKind[int, int]] = EVENTS.event("vote-place", seat=int, place=int)
PUPPET_PLACE: Final[EventKind[int]] = EVENTS.event("puppet-place", place=int)
