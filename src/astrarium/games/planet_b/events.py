"""What happens in Planet B, each kind of event declared once with its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.events import EventKind, Events
from astrarium.kernel.verbs import Domain

from . import ids, verbs

SOURCES: Final[Domain] = Domain("points", ids.POINT_SOURCES)

EVENTS: Final[Events] = Events()
EventOf1 = EventKind[int]
EventOf2 = EventKind[int, int]
EventOf3 = EventKind[int, int, int]
EventOf4 = EventKind[int, int, int, int]

# The draft and building cards
PASSED_ON: Final[EventOf2] = EVENTS.event("passed-on", seat=int, deck=verbs.DECKS)
SAW_CARD: Final[EventOf2] = EVENTS.event("saw-card", private="seat", reveals=True, seat=int, card=verbs.CARDS)
KEPT: Final[EventOf2] = EVENTS.event("kept", private="seat", seat=int, card=verbs.CARDS)
DREW: Final[EventOf2] = EVENTS.event("drew", seat=int, deck=verbs.DECKS)
BUILT: Final[EventOf2] = EVENTS.event("built", seat=int, card=verbs.CARDS)
TOOK_TOP: Final[EventOf2] = EVENTS.event("took-top", reveals=True, seat=int, card=verbs.CARDS)
PUT_UNDER: Final[EventOf2] = EVENTS.event("put-under", seat=int, deck=verbs.DECKS)
KNOWS_UNDER: Final[EventOf2] = EVENTS.event("knows-under", private="seat", seat=int, card=verbs.CARDS)
DEMOLISHED: Final[EventOf2] = EVENTS.event("demolished", seat=int, building=verbs.BUILDINGS)
# The turn
TURN_STARTED: Final[EventOf1] = EVENTS.event("turn-started", seat=int)
DEALT: Final[EventOf4] = EVENTS.event("dealt", seat=int, location=verbs.LOCATIONS, tile=verbs.TILES, side=verbs.SIDES)
USED_OFFICE: Final[EventOf2] = EVENTS.event("used-office", seat=int, office=verbs.OFFICES)
OPENED_BOX: Final[EventOf2] = EVENTS.event("opened-box", seat=int, box=verbs.BOX_NAMES)
LAPSED: Final[EventOf2] = EVENTS.event("lapsed", seat=int, box=verbs.BOX_NAMES)
NO_BOX: Final[EventOf2] = EVENTS.event("no-box", seat=int, building=verbs.BUILDINGS)
# Gaining and paying
SCORED: Final[EventOf3] = EVENTS.event("scored", seat=int, points=int, source=SOURCES)
LOST_POINTS: Final[EventOf2] = EVENTS.event("lost-points", seat=int, points=int)
GAINED_BILLIES: Final[EventOf2] = EVENTS.event("gained-billies", seat=int, billies=int)
PAID_BILLIES: Final[EventOf2] = EVENTS.event("paid-billies", seat=int, billies=int)
MOOD_MOVED: Final[EventOf2] = EVENTS.event("mood-moved", seat=int, mood=int)
GAINED: Final[EventOf3] = EVENTS.event("gained", seat=int, resource=verbs.RESOURCES, amount=int)
SOLD: Final[EventOf4] = EVENTS.event("sold", seat=int, resource=verbs.RESOURCES, amount=int, billies=int)
PAID: Final[EventOf3] = EVENTS.event("paid", seat=int, resource=verbs.RESOURCES, amount=int)
PRODUCED: Final[EventOf2] = EVENTS.event("produced", seat=int, line=verbs.LINES)
BOUGHT_TILE: Final[EventOf3] = EVENTS.event("bought-tile", seat=int, resource=verbs.RESOURCES, cell=verbs.CELL)
RETURNED_TILE: Final[EventOf3] = EVENTS.event("returned-tile", seat=int, resource=verbs.RESOURCES, cell=verbs.CELL)
TOOK_WORKIES: Final[EventOf3] = EVENTS.event("took-workies", seat=int, workie=verbs.WORKIES, amount=int)
LOST_WORKIES: Final[EventOf3] = EVENTS.event("lost-workies", seat=int, workie=verbs.WORKIES, amount=int)
PLACED: Final[EventOf4] = EVENTS.event(
    "placed-workie", seat=int, workie=verbs.WORKIES, building=verbs.BUILDINGS, zone=verbs.ZONES
)
BROUGHT_HOME: Final[EventOf4] = EVENTS.event(
    "brought-home", seat=int, workie=verbs.WORKIES, amount=int, building=verbs.BUILDINGS
)
GAVE: Final[EventOf3] = EVENTS.event("gave", seat=int, receiver=verbs.SEATS, resource=verbs.RESOURCES)
# Factions, news, laws
STEPPED: Final[EventOf3] = EVENTS.event("stepped", seat=int, track=verbs.TRACKS, step=int)
SUPPORTED: Final[EventOf4] = EVENTS.event(
    "supported", seat=int, track=verbs.TRACKS, step=verbs.STEPS, half=verbs.HALVES
)
PLAYED: Final[EventOf2] = EVENTS.event("played", seat=int, news=verbs.NEWS)
REPLAYED: Final[EventOf2] = EVENTS.event("replayed", seat=int, news=verbs.NEWS)
LAID: Final[EventOf2] = EVENTS.event("laid", seat=int, news=verbs.NEWS)
TURNED_NEWS: Final[EventOf1] = EVENTS.event("turned-news", reveals=True, news=verbs.NEWS)
TURNED_LAW: Final[EventOf2] = EVENTS.event("turned-law", reveals=True, seat=int, law=verbs.LAWS)
DECIDED: Final[EventOf3] = EVENTS.event("decided", seat=int, law=verbs.LAWS, side=verbs.LAW_SIDES)
PLACED_FRAUD: Final[EventOf3] = EVENTS.event("placed-fraud", seat=int, fraud=verbs.FRAUD_KINDS, slot=int)
# Votes, elections, exchanges
ADDED_VOTES: Final[EventOf2] = EVENTS.event("added-votes", seat=int, amount=int)
PUPPET_ADDED: Final[EventOf1] = EVENTS.event("puppet-added", amount=int)
DREW_VOTE: Final[EventOf2] = EVENTS.event("drew-vote", reveals=True, seat=int, voter=verbs.VOTERS)
PUPPET_DREW: Final[EventOf1] = EVENTS.event("puppet-drew", reveals=True, voter=verbs.VOTERS)
MARKER_MOVED: Final[EventOf1] = EVENTS.event("marker-moved", space=int)
ELECTION: Final[EventOf1] = EVENTS.event("election", seat=int)
STUFFED: Final[EventOf3] = EVENTS.event("stuffed", seat=int, laid=int, counted=int)
COUNTED: Final[EventOf2] = EVENTS.event("counted", seat=int, votes=int)
PUPPET_COUNTED: Final[EventOf1] = EVENTS.event("puppet-counted", votes=int)
TOOK_OFFICE: Final[EventOf2] = EVENTS.event("took-office", seat=int, office=verbs.OFFICES)
PUPPET_TOOK_OFFICE: Final[EventOf1] = EVENTS.event("puppet-took-office", office=verbs.OFFICES)
EXCHANGE: Final[EventOf2] = EVENTS.event("exchange", seat=int, location=verbs.LOCATIONS)
FLIPPED: Final[EventOf2] = EVENTS.event("flipped", tile=verbs.TILES, side=verbs.SIDES)
DISCARDED: Final[EventOf1] = EVENTS.event("discarded", tile=verbs.TILES)
LAID_TILE: Final[EventOf2] = EVENTS.event("laid-tile", tile=verbs.TILES, location=verbs.LOCATIONS)
TURNED_TILE: Final[EventOf1] = EVENTS.event("turned-tile", reveals=True, tile=verbs.TILES)
LAST_ROUND: Final[EventOf1] = EVENTS.event("last-round", turns=int)
VOTE_PLACE: Final[EventOf2] = EVENTS.event("vote-place", seat=int, place=int)
PUPPET_PLACE: Final[EventOf1] = EVENTS.event("puppet-place", place=int)
