"""What happens in Chaos Order, each kind of event declared once with its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.events import EventKind, Events

from . import verbs

EVENTS: Final[Events] = Events()

# Setup
CHOSE_FACTION: Final[EventKind[int, int]] = EVENTS.event("chose-faction", seat=int, faction=verbs.FACTIONS)
RETURNED_LEADER: Final[EventKind[int, int]] = EVENTS.event("returned-leader", seat=int, leader=verbs.LEADERS)
PLACED_BASE: Final[EventKind[int, int]] = EVENTS.event("placed-base", seat=int, region=verbs.REGIONS)
MOUNTAIN: Final[EventKind[int]] = EVENTS.event("mountain", border=verbs.BORDER)
LAID_FOUNDATION: Final[EventKind[int, int]] = EVENTS.event(
    "laid-foundation", reveals=True, foundation=verbs.FOUNDATIONS, region=verbs.REGIONS
)
REMOVED_FOUNDATION: Final[EventKind[int]] = EVENTS.event(
    "removed-foundation", reveals=True, foundation=verbs.FOUNDATIONS
)
GUN_PASSED: Final[EventKind[int]] = EVENTS.event("gun-passed", seat=int)
# The round
ROUND_STARTED: Final[EventKind[int]] = EVENTS.event("round-started", round=int)
PHASE: Final[EventKind[int]] = EVENTS.event("phase", phase=verbs.PHASES)
PRICED: Final[EventKind[int, int, int]] = EVENTS.event("priced", seat=int, tile=verbs.TILES, space=verbs.SPACES)
NEUTRAL_PRICE: Final[EventKind[int, int]] = EVENTS.event("neutral-price", tile=verbs.NEUTRAL_TILES, space=verbs.SPACES)
TOOK_TILE: Final[EventKind[int, int]] = EVENTS.event("took-tile", seat=int, tile=verbs.TILES)
ACTED: Final[EventKind[int, int]] = EVENTS.event("acted", seat=int, phase=verbs.PHASES)
PASSED: Final[EventKind[int, int]] = EVENTS.event("passed", seat=int, phase=verbs.PHASES)
PAID_FACTION: Final[EventKind[int, int, int]] = EVENTS.event("paid-faction", seat=int, receiver=verbs.SEATS, amount=int)
# Gaining and paying
GAINED: Final[EventKind[int, int, int]] = EVENTS.event("gained", seat=int, resource=verbs.RESOURCES, amount=int)
PAID: Final[EventKind[int, int, int]] = EVENTS.event("paid", seat=int, resource=verbs.RESOURCES, amount=int)
FAME_REACHED: Final[EventKind[int, int]] = EVENTS.event("fame", seat=int, fame=int)
LOST_GAIN: Final[EventKind[int, int]] = EVENTS.event("lost-gain", seat=int, gain=verbs.GAINS)
# Tactics cards
DREW: Final[EventKind[int]] = EVENTS.event("drew", seat=int)
SAW_CARD: Final[EventKind[int, int]] = EVENTS.event(
    "saw-card", private="seat", reveals=True, seat=int, card=verbs.CARDS
)
PLAYED: Final[EventKind[int, int]] = EVENTS.event("played", seat=int, card=verbs.CARDS)
DISCARDED: Final[EventKind[int, int]] = EVENTS.event("discarded", seat=int, card=verbs.CARDS)
RESHUFFLED: Final[EventKind[int]] = EVENTS.event("reshuffled", cards=int)
LOOKED: Final[EventKind[int, int]] = EVENTS.event("looked", seat=int, opponent=verbs.SEATS)
USED: Final[EventKind[int, int]] = EVENTS.event("used", seat=int, ability=verbs.ABILITIES)
# Actions
ADVANCED: Final[EventKind[int, int, int]] = EVENTS.event("advanced", seat=int, track=verbs.TRACKS, column=int)
FOUNDED: Final[EventKind[int, int, int]] = EVENTS.event(
    "founded", seat=int, kind=verbs.FOUNDATION_KINDS, region=verbs.REGIONS
)
BUILT: Final[EventKind[int, int, int]] = EVENTS.event("built", seat=int, building=verbs.BUILDINGS, region=verbs.REGIONS)
HARVESTED: Final[EventKind[int, int]] = EVENTS.event("harvested", seat=int, place=verbs.PLACES)
PLACED_TOKEN: Final[EventKind[int, int, int]] = EVENTS.event(
    "placed-token", seat=int, token=verbs.TOKENS, place=verbs.PLACES
)
FLIPPED_TOKEN: Final[EventKind[int, int]] = EVENTS.event("flipped-token", seat=int, token=verbs.TOKENS)
RECRUITED: Final[EventKind[int, int]] = EVENTS.event("recruited", seat=int, place=verbs.PLACES)
TRAINED: Final[EventKind[int, int]] = EVENTS.event("trained", seat=int, area=verbs.AREAS)
DEPLOYED: Final[EventKind[int, int, int]] = EVENTS.event("deployed", seat=int, leader=verbs.LEADERS, place=verbs.PLACES)
UPGRADED_LEADER: Final[EventKind[int, int]] = EVENTS.event("upgraded-leader", seat=int, leader=verbs.STANDEES)
UPGRADED_ATTRIBUTE: Final[EventKind[int, int]] = EVENTS.event(
    "upgraded-attribute", seat=int, attribute=verbs.ATTRIBUTES
)
MOVED: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "moved", seat=int, fighters=int, origin=verbs.PLACES, target=verbs.REGIONS
)
STANDEE_MOVED: Final[EventKind[int, int, int]] = EVENTS.event(
    "leader-moved", seat=int, leader=verbs.STANDEES, target=verbs.PLACES
)
RETURNED_HOME: Final[EventKind[int, int, int]] = EVENTS.event(
    "returned-home", seat=int, fighters=int, origin=verbs.REGIONS
)
WOUNDED: Final[EventKind[int, int, int]] = EVENTS.event("wounded", seat=int, fighters=int, region=verbs.REGIONS)
# Factions
RELOCATED: Final[EventKind[int, int]] = EVENTS.event("relocated", seat=int, border=verbs.BORDER)
INTEL_HELD: Final[EventKind[int, int]] = EVENTS.event("intel-held", seat=int, card=verbs.INTEL)
INTEL_GIVEN: Final[EventKind[int, int]] = EVENTS.event("intel-given", seat=int, card=verbs.INTEL)
INTEL_RETURNED: Final[EventKind[int, int]] = EVENTS.event("intel-returned", seat=int, card=verbs.INTEL)
TRAP_SPRUNG: Final[EventKind[int, int]] = EVENTS.event("trap-sprung", seat=int, region=verbs.REGIONS)
TRAPS_ARMED: Final[EventKind[int]] = EVENTS.event("traps-armed", seat=int)
BOOSTED: Final[EventKind[int, int, int]] = EVENTS.event("boosted", seat=int, row=verbs.ROWS, place=verbs.PLACES)
MORALE_RETURNED: Final[EventKind[int, int]] = EVENTS.event("morale-returned", seat=int, row=verbs.ROWS)
SUMMONED: Final[EventKind[int, int]] = EVENTS.event("summoned", seat=int, leader=verbs.RHYZU)
COMMANDED: Final[EventKind[int, int]] = EVENTS.event("commanded", seat=int, leader=verbs.RHYZU)
DISMISSED: Final[EventKind[int, int]] = EVENTS.event("dismissed", seat=int, leader=verbs.RHYZU)
# Battles
BATTLE: Final[EventKind[int, int, int]] = EVENTS.event("battle", seat=int, opponent=verbs.SEATS, region=verbs.REGIONS)
PUT_CARD: Final[EventKind[int, int]] = EVENTS.event("put-card", seat=int, cards=int)
PLANNED: Final[EventKind[int, int, int]] = EVENTS.event(
    "planned", reveals=True, seat=int, sector=verbs.SECTORS, card=verbs.DIAL_CARDS
)
ROLLED: Final[EventKind[int, int]] = EVENTS.event("rolled", reveals=True, seat=int, face=verbs.FACES)
COUNTED: Final[EventKind[int, int, str, int]] = EVENTS.event(
    "counted", seat=int, symbol=verbs.SYMBOLS, source=str, number=int
)
STRENGTH: Final[EventKind[int, int]] = EVENTS.event("strength", seat=int, strength=int)
WON_BATTLE: Final[EventKind[int, int, int]] = EVENTS.event(
    "won-battle", seat=int, region=verbs.REGIONS, why=verbs.VICTORIES
)
ATTACKED: Final[EventKind[int, int, int, int]] = EVENTS.event("attacked", seat=int, attack=int, defence=int, wounds=int)
LOST_REGION: Final[EventKind[int, int]] = EVENTS.event("lost-region", seat=int, region=verbs.REGIONS)
RETREATED: Final[EventKind[int, int]] = EVENTS.event("retreated", seat=int, region=verbs.PLACES)
DESTROYED: Final[EventKind[int, int, int]] = EVENTS.event(
    "destroyed", seat=int, building=verbs.BUILDINGS, region=verbs.REGIONS
)
DEFEATED: Final[EventKind[int, int]] = EVENTS.event("defeated", seat=int, leader=verbs.LEADERS)
TOOK_CARD: Final[EventKind[int, int]] = EVENTS.event("took-card", seat=int, card=verbs.CARDS)
# Income, relics, the end
REGION_COUNT: Final[EventKind[int, int]] = EVENTS.event("region-count", seat=int, regions=int)
TOOK_RELIC: Final[EventKind[int, int]] = EVENTS.event("took-relic", seat=int, relic=verbs.RELICS)
RELIC_GONE: Final[EventKind[int]] = EVENTS.event("relic-gone", relic=verbs.RELICS)
WON: Final[EventKind[int]] = EVENTS.event("won", seat=int)
