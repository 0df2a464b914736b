"""What happens in Federation, each kind of event declared once with its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.events import EventKind, Events
from astrarium.kernel.verbs import Domain

from . import ids, verbs

SOURCES: Final[Domain] = Domain("points", ids.POINT_SOURCES)
PHASES: Final[Domain] = Domain("phase", ("executive", "final"))
EXECUTIVE: Final = 0
FINAL: Final = 1

EVENTS: Final[Events] = Events()

# Setup and rounds
TOOK_START: Final[EventKind[int, int]] = EVENTS.event("took-start", seat=int, tile=verbs.STARTING_TILES)
ROUND_STARTED: Final[EventKind[int]] = EVENTS.event("round-started", round=int)
PHASE_STARTED: Final[EventKind[int]] = EVENTS.event("phase-started", phase=PHASES)
TURNED_LAW: Final[EventKind[int, int, int]] = EVENTS.event(
    "turned-law", reveals=True, wing=verbs.WINGS, planet=verbs.PLANETS, round=int
)
SWAPPED_LAWS: Final[EventKind[()]] = EVENTS.event("swapped-laws")
BLOCKED_PLANETS: Final[EventKind[int]] = EVENTS.event("blocked-planets", reveals=True, tile=verbs.PLANET_BLOCKS)
BLOCKED_ROOM: Final[EventKind[int]] = EVENTS.event("blocked-room", reveals=True, tile=verbs.ROOM_BLOCKS)
# Gaining and paying
SCORED: Final[EventKind[int, int, int]] = EVENTS.event("scored", seat=int, points=int, source=SOURCES)
GAINED: Final[EventKind[int, int, int]] = EVENTS.event("gained", seat=int, resource=verbs.RESOURCES, amount=int)
PAID: Final[EventKind[int, int, int]] = EVENTS.event("paid", seat=int, resource=verbs.RESOURCES, amount=int)
LOST: Final[EventKind[int, int, int]] = EVENTS.event("lost", seat=int, resource=verbs.RESOURCES, amount=int)
GAINED_SHIPS: Final[EventKind[int, int]] = EVENTS.event("gained-ships", seat=int, amount=int)
DIE_RAISED: Final[EventKind[int, int]] = EVENTS.event("die-raised", seat=int, value=int)
LEVEL_RAISED: Final[EventKind[int, int]] = EVENTS.event("level-raised", seat=int, amount=int)
TOOK_PAWN: Final[EventKind[int]] = EVENTS.event("took-pawn", seat=int)
TOOK_SPECIAL_AMBASSADOR: Final[EventKind[int]] = EVENTS.event("took-special-ambassador", seat=int)
TOOK_INCOME: Final[EventKind[int, int]] = EVENTS.event("took-income", seat=int, production=verbs.PRODUCTIONS)
DECLINED: Final[EventKind[int, int]] = EVENTS.event("declined", seat=int, production=verbs.PRODUCTIONS)
# The senate
# With what counts there then: the seat's votes on the floor, all votes in the wing, steps of the column's project.
PLACED: Final[EventKind[int, int, int, int, str, int, int, int, int]] = EVENTS.event(
    "placed",
    seat=int,
    ambassador=verbs.AMBASSADORS,
    face=verbs.FACES,
    space=verbs.SPACES,
    side=str,
    votes=int,
    floor_votes=int,
    wing_votes=int,
    project_steps=int,
)
SAVED_AMBASSADOR: Final[EventKind[int]] = EVENTS.event("saved-ambassador", seat=int)
ADDED_DIE: Final[EventKind[int, int, int]] = EVENTS.event("added-die", seat=int, space=verbs.SPACES, value=int)
SPIED: Final[EventKind[int, int]] = EVENTS.event("spied", seat=int, action=verbs.ACTIONS)
FORFEITED: Final[EventKind[int]] = EVENTS.event("forfeited", seat=int)
OPENED: Final[EventKind[int, int]] = EVENTS.event("opened", seat=int, mission=verbs.MISSIONS)
FLEW: Final[EventKind[int, int]] = EVENTS.event("flew", seat=int, mission=verbs.MISSIONS)
# Planets
ACTS: Final[EventKind[int, int]] = EVENTS.event("acts", seat=int, planet=verbs.PLANETS)
INFLUENCE: Final[EventKind[int, int, int]] = EVENTS.event("influence", seat=int, planet=verbs.PLANETS, value=int)
TOOK_MEDAL: Final[EventKind[int, int, int]] = EVENTS.event("took-medal", seat=int, medal=verbs.MEDALS, owned=int)
MINER_MOVED: Final[EventKind[int, int]] = EVENTS.event("miner-moved", seat=int, space=verbs.NEO_SPACES)
TOOK_ASTEROID: Final[EventKind[int, int]] = EVENTS.event("took-asteroid", seat=int, asteroid=verbs.ASTEROIDS)
TURNED_ASTEROID: Final[EventKind[int]] = EVENTS.event("turned-asteroid", reveals=True, asteroid=verbs.ASTEROIDS)
MAGE_MOVED: Final[EventKind[int, int]] = EVENTS.event("mage-moved", seat=int, moon=verbs.MOONS)
TURNED_TOKEN: Final[EventKind[int, int]] = EVENTS.event(
    "turned-token", reveals=True, moon=verbs.MOONS, token=verbs.ALTERATIONS
)
TOOK_TOKEN: Final[EventKind[int, int]] = EVENTS.event("took-token", seat=int, token=verbs.ALTERATIONS)
DREW_TOKEN: Final[EventKind[int, int]] = EVENTS.event("drew-token", reveals=True, seat=int, token=verbs.ALTERATIONS)
SAW_TOKEN: Final[EventKind[int, int]] = EVENTS.event(
    "saw-token", private="seat", reveals=True, seat=int, token=verbs.ALTERATIONS
)
TOOK_TILE: Final[EventKind[int, int]] = EVENTS.event("took-tile", seat=int, tile=verbs.ERUDITES)
TURNED_TILE: Final[EventKind[int]] = EVENTS.event("turned-tile", reveals=True, tile=verbs.ERUDITES)
USED_TILE: Final[EventKind[int, int]] = EVENTS.event("used-tile", seat=int, tile=verbs.ERUDITES)
REFRESHED: Final[EventKind[int, int]] = EVENTS.event("refreshed", seat=int, tile=verbs.ERUDITES)
COPIED_TILE: Final[EventKind[int, int]] = EVENTS.event("copied-tile", seat=int, tile=verbs.ERUDITES)
TRADED: Final[EventKind[int, int]] = EVENTS.event("traded", seat=int, shop=verbs.SHOPS)
PLACED_DISC: Final[EventKind[int, int, int]] = EVENTS.event("placed-disc", seat=int, shop=verbs.SHOPS, level=int)
BUILT: Final[EventKind[int, int]] = EVENTS.event("built", seat=int, site=verbs.SITES)
TRANSMUTED: Final[EventKind[int, int, int]] = EVENTS.event(
    "transmuted", seat=int, resource=verbs.RESOURCES, better=verbs.RESOURCES
)
# Accreditation and deep space
DEGREE: Final[EventKind[int, int]] = EVENTS.event("degree", seat=int, degree=int)
LOOKED_AT_DEEP_SPACE: Final[EventKind[int]] = EVENTS.event("looked-at-deep-space", reveals=True, seat=int)
SAW_TILE: Final[EventKind[int, int]] = EVENTS.event(
    "saw-tile", private="seat", reveals=True, seat=int, tile=verbs.DEEP_TILES
)
TOOK_DEEP_TILE: Final[EventKind[int, int]] = EVENTS.event("took-deep-tile", seat=int, tile=verbs.DEEP_TILES)
# The executive phase
UPKEEP: Final[EventKind[int, int, int]] = EVENTS.event("upkeep", seat=int, level=int, degree=int)
FUNDED: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "funded", seat=int, project=verbs.PROJECTS, value=int, length=int
)
STEP_LOST: Final[EventKind[int, int]] = EVENTS.event("step-lost", seat=int, project=verbs.PROJECTS)
PROJECT_COMPLETE: Final[EventKind[int]] = EVENTS.event("project-complete", project=verbs.PROJECTS)
WON_FLOOR: Final[EventKind[int, int, int]] = EVENTS.event("won-floor", seat=int, floor=int, votes=int)
UNWON_FLOOR: Final[EventKind[int, int, int]] = EVENTS.event("unwon-floor", floor=int, votes=int, neutral=int)
CHOSE_LAW: Final[EventKind[int, int]] = EVENTS.event("chose-law", seat=int, wing=verbs.WINGS)
LAW_PASSED: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "law-passed", wing=verbs.WINGS, planet=verbs.PLANETS, left=int, right=int
)
# The end
SCORING_MEDALS: Final[EventKind[()]] = EVENTS.event("scoring-medals")
SCORING_PROJECT: Final[EventKind[int]] = EVENTS.event("scoring-project", project=verbs.PROJECTS)
COUNTED: Final[EventKind[int, int]] = EVENTS.event("counted", seat=int, value=int)
LEFTOVERS: Final[EventKind[int, int, int, int, int]] = EVENTS.event(
    "leftovers", seat=int, crystals=int, diamonds=int, ships=int, tokens=int
)
