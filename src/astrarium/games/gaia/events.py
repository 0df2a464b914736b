"""What happens in Gaia Project, each kind of event declared once with its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.events import EventKind, Events
from astrarium.kernel.verbs import Domain

from . import ids, verbs
from .component_types import GAIN_KEYS
from .state import POINT_SOURCES
from .tables import NAMES

STRUCTURES: Final[Domain] = Domain("structure", ids.STRUCTURE_NAMES)
SOURCES: Final[Domain] = Domain("points", POINT_SOURCES)
FINAL_TILES: Final[Domain] = Domain("final_tile", NAMES["final_tile"])
PHASES: Final[Domain] = Domain("phase", ("gaia", "final", "leftovers"))
# What is gained, in the order of `Gain`; points and charges have events of their own.
RESOURCES: Final[Domain] = Domain("resource", tuple(key for key in GAIN_KEYS if key not in ("vp", "charge")))

EVENTS: Final[Events] = Events()

# Setup and rounds
BOARD_DEALT: Final[EventKind[()]] = EVENTS.event("board-dealt", reveals=True)
CHOSE_FACTION: Final[EventKind[int, int]] = EVENTS.event("chose-faction", seat=int, faction=verbs.FACTIONS)
ROUND_STARTED: Final[EventKind[int]] = EVENTS.event("round-started", round=int)
PHASE_STARTED: Final[EventKind[int]] = EVENTS.event("phase-started", phase=PHASES)
INCOME: Final[EventKind[int]] = EVENTS.event("income", seat=int)
INCOME_SOURCE: Final[EventKind[int, str]] = EVENTS.event("income-source", seat=int, source=str)
PASSED: Final[EventKind[int]] = EVENTS.event("passed", seat=int)
TOOK_BOOSTER: Final[EventKind[int, int]] = EVENTS.event("took-booster", seat=int, booster=verbs.BOOSTERS)
# Gaining and paying
SCORED: Final[EventKind[int, int, int]] = EVENTS.event("scored", seat=int, points=int, source=SOURCES)
GAINED: Final[EventKind[int, int, int]] = EVENTS.event("gained", seat=int, resource=RESOURCES, amount=int)
PAID: Final[EventKind[int, int, int]] = EVENTS.event("paid", seat=int, resource=RESOURCES, amount=int)
CHARGED: Final[EventKind[int, int]] = EVENTS.event("charged", seat=int, amount=int)
DECLINED: Final[EventKind[int]] = EVENTS.event("declined", seat=int)
SPENT_POWER: Final[EventKind[int, int]] = EVENTS.event("spent-power", seat=int, amount=int)
TOKENS_TO_GAIA: Final[EventKind[int, int]] = EVENTS.event("tokens-to-gaia", seat=int, amount=int)
TOKENS_DISCARDED: Final[EventKind[int, int]] = EVENTS.event("tokens-discarded", seat=int, amount=int)
TOKENS_RETURNED: Final[EventKind[int, int]] = EVENTS.event("tokens-returned", seat=int, amount=int)
# On the map
BUILT: Final[EventKind[int, int, int]] = EVENTS.event("built", seat=int, structure=STRUCTURES, hex=verbs.HEXES)
SWAPPED: Final[EventKind[int, int, int]] = EVENTS.event("swapped", seat=int, hex=verbs.HEXES, other=verbs.HEXES)
GAIAFORMED: Final[EventKind[int]] = EVENTS.event("gaiaformed", hex=verbs.HEXES)
SATELLITE: Final[EventKind[int, int]] = EVENTS.event("satellite", seat=int, hex=verbs.HEXES)
FEDERATION_FORMED: Final[EventKind[int, int]] = EVENTS.event("federation-formed", seat=int, satellites=int)
# Actions, tiles and tokens
ADVANCED: Final[EventKind[int, int, int]] = EVENTS.event("advanced", seat=int, track=verbs.TRACKS, level=int)
BOARD_ACTION: Final[EventKind[int, int]] = EVENTS.event("board-action", seat=int, board=verbs.BOARD_ACTIONS)
SPECIAL_ACTION: Final[EventKind[int, int]] = EVENTS.event("special-action", seat=int, special=verbs.SPECIALS)
CONVERTED: Final[EventKind[int, int]] = EVENTS.event("converted", seat=int, free=verbs.FREE_ACTIONS)
TOOK_TILE: Final[EventKind[int, int]] = EVENTS.event("took-tile", seat=int, tech=verbs.TECH)
TOOK_ADVANCED: Final[EventKind[int, int]] = EVENTS.event("took-advanced", seat=int, advanced=verbs.ADVANCED)
COVERED: Final[EventKind[int, int]] = EVENTS.event("covered", seat=int, tech=verbs.TECH)
GAINED_TOKEN: Final[EventKind[int, int]] = EVENTS.event("gained-token", seat=int, token=verbs.TOKENS)
FLIPPED: Final[EventKind[int, int]] = EVENTS.event("flipped", seat=int, token=verbs.TOKENS)
FINAL_TILE: Final[EventKind[int]] = EVENTS.event("final-tile", tile=FINAL_TILES)
# Solo play
AUTOMA_CARD: Final[EventKind[int]] = EVENTS.event("automa-card", reveals=True, card=verbs.CARDS)
REMOVED_ADVANCED: Final[EventKind[int, int]] = EVENTS.event("removed-advanced", seat=int, track=verbs.TRACKS)
