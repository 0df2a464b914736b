"""What players of Federation can do, each verb declared once with the domains of its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Action, Domain, Verb, Verbs, numbers

from . import ids
from .tables import NAMES

PLANETS: Final[Domain] = Domain("planet", ids.PLANET_NAMES)
RESOURCES: Final[Domain] = Domain("resource", ids.RESOURCE_NAMES)
UNITS: Final[Domain] = Domain("unit", ids.UNIT_NAMES)
WINGS: Final[Domain] = Domain("wing", ids.WING_NAMES)
ACTIONS: Final[Domain] = Domain("action", NAMES["action"])
SPACES: Final[Domain] = Domain("space", NAMES["space"])
AMBASSADORS: Final[Domain] = Domain("ambassador", NAMES["ambassador"])
ALTERATIONS: Final[Domain] = Domain("alteration", NAMES["alteration"])
# What an ambassador shows: one of its sides, or the alteration token that covers it (FED-ALT-4).
FACES: Final[Domain] = Domain("face", (*ids.SIDE_NAMES, *NAMES["alteration"]))
COVERS: Final = len(ids.SIDE_NAMES)  # faces from here on are alteration tokens
MISSIONS: Final[Domain] = Domain("mission", NAMES["mission"])
PROJECTS: Final[Domain] = Domain("project", NAMES["project"])
MEDALS: Final[Domain] = Domain("medal", NAMES["medal"])
NEO_SPACES: Final[Domain] = Domain("neo", NAMES["neo_space"])
MOONS: Final[Domain] = Domain("moon", NAMES["moon"])
ASTEROIDS: Final[Domain] = Domain("asteroid", NAMES["asteroid"])
ERUDITES: Final[Domain] = Domain("erudite", NAMES["erudite"])
SHOPS: Final[Domain] = Domain("shop", NAMES["shop"])
PRODUCTIONS: Final[Domain] = Domain("production", NAMES["production"])
SITES: Final[Domain] = Domain("site", (*NAMES["production"], *NAMES["megastructure"]))
STARTING_TILES: Final[Domain] = Domain("starting", NAMES["starting_tile"])
DEEP_TILES: Final[Domain] = Domain("deep", NAMES["deep_space_tile"])
PLANET_BLOCKS: Final[Domain] = Domain("planet_block", NAMES["planet_block"])
ROOM_BLOCKS: Final[Domain] = Domain("room_block", NAMES["room_block"])
LEVELS: Final = numbers("level", 6)
AMOUNT: Final = numbers("amount", 6)

VERBS: Final[Verbs] = Verbs()
START: Final[Verb] = VERBS.verb("start", tile=STARTING_TILES)
PLACE: Final[Verb] = VERBS.verb("place", ambassador=AMBASSADORS, face=FACES, space=SPACES)
SAVE: Final[Verb] = VERBS.verb("save")
FLY: Final[Verb] = VERBS.verb("fly", mission=MISSIONS)
END: Final[Verb] = VERBS.verb("end")
USE: Final[Verb] = VERBS.verb("use", tile=ERUDITES)
DISCARD: Final[Verb] = VERBS.verb("discard", resource=RESOURCES)
PAY: Final[Verb] = VERBS.verb("pay", lavandium=AMOUNT, copernium=AMOUNT, oceanium=AMOUNT)
PERFORM: Final[Verb] = VERBS.verb("perform")
FORFEIT: Final[Verb] = VERBS.verb("forfeit")
ADD_DIE: Final[Verb] = VERBS.verb("add-die")
KEEP_DIE: Final[Verb] = VERBS.verb("keep-die")
DIG: Final[Verb] = VERBS.verb("dig", space=NEO_SPACES)
STAY: Final[Verb] = VERBS.verb("stay")
DEAD_ASTEROID: Final[Verb] = VERBS.verb("take-asteroid", asteroid=ASTEROIDS)
TAKE_TOKEN: Final[Verb] = VERBS.verb("take-token", token=ALTERATIONS)
TAKE_TILE: Final[Verb] = VERBS.verb("take-tile", tile=ERUDITES)
TRADE: Final[Verb] = VERBS.verb("trade", shop=SHOPS)
BUILD: Final[Verb] = VERBS.verb("build", site=SITES)
FINISH: Final[Verb] = VERBS.verb("finish")
VISIT: Final[Verb] = VERBS.verb("visit", planet=PLANETS)
COPY: Final[Verb] = VERBS.verb("copy", action=ACTIONS)
COPY_TILE: Final[Verb] = VERBS.verb("copy-tile", tile=ERUDITES)
REFRESH: Final[Verb] = VERBS.verb("refresh", tile=ERUDITES)
CHOOSE: Final[Verb] = VERBS.verb("choose", unit=UNITS)
OPEN: Final[Verb] = VERBS.verb("open", mission=MISSIONS)
FUND: Final[Verb] = VERBS.verb("fund", project=PROJECTS)
MEDAL: Final[Verb] = VERBS.verb("medal", medal=MEDALS)
DEEP: Final[Verb] = VERBS.verb("deep-space", tile=DEEP_TILES)
KEEP_TOKEN: Final[Verb] = VERBS.verb("keep-token", token=ALTERATIONS)
DISC: Final[Verb] = VERBS.verb("disc", shop=SHOPS)
CONSTRUCT: Final[Verb] = VERBS.verb("construct", site=SITES)
INCOME: Final[Verb] = VERBS.verb("income", production=PRODUCTIONS)
TRANSPORT_MINER: Final[Verb] = VERBS.verb("transport-miner", space=NEO_SPACES)
TRANSPORT_MAGE: Final[Verb] = VERBS.verb("transport-mage")
UPGRADE: Final[Verb] = VERBS.verb("upgrade", resource=RESOURCES)
ACCEPT: Final[Verb] = VERBS.verb("accept")
DECLINE: Final[Verb] = VERBS.verb("decline")
UPKEEP: Final[Verb] = VERBS.verb("upkeep", level=LEVELS)
PASS_LAW: Final[Verb] = VERBS.verb("pass-law", wing=WINGS)

# What chance turns up.
TURN_TOKEN: Final[Verb] = VERBS.verb("turn-token", token=ALTERATIONS)
TURN_ASTEROID: Final[Verb] = VERBS.verb("turn-asteroid", asteroid=ASTEROIDS)
TURN_TILE: Final[Verb] = VERBS.verb("turn-tile", tile=ERUDITES)
TURN_LAW: Final[Verb] = VERBS.verb("turn-law", law=PLANETS)
TURN_PLANET_BLOCK: Final[Verb] = VERBS.verb("turn-planet-block", tile=PLANET_BLOCKS)
TURN_ROOM_BLOCK: Final[Verb] = VERBS.verb("turn-room-block", tile=ROOM_BLOCKS)
SEE_DEEP: Final[Verb] = VERBS.verb("see-deep-space", tile=DEEP_TILES)


def with_each(verb: Verb, values: list[int]) -> list[Action]:
    """The actions of a verb with one argument."""
    return [(verb.number, value) for value in values]
