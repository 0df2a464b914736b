"""What players of Eclipse can do, each verb declared once with the domains of its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Domain, Verb, Verbs, number_domain

from . import ids
from .tables import BLUEPRINTS, NAMES, SECTOR_NAMES

SECTORS: Final[Domain] = Domain("sector", SECTOR_NAMES)
PLACES: Final[Domain] = Domain("hex", tuple([f"{name}-{edge}" for name in SECTOR_NAMES for edge in ids.EDGE_NAMES]))
SOURCES: Final[Domain] = Domain("source", ("track", *SECTOR_NAMES))
ROTATIONS: Final[Domain] = number_domain("rotation", len(ids.EDGE_NAMES))
RESOURCES: Final[Domain] = Domain("resource", ids.RESOURCE_NAMES)
SQUARE_KINDS: Final[Domain] = Domain("square", ids.SQUARE_KINDS)
# A square with the cube that goes there: the kind of the square and the resource.
SETTLEMENTS: Final = (
    *[(2 * resource + advanced, resource) for resource in range(3) for advanced in range(2)],
    *[(ids.GREY_SQUARE, resource) for resource in range(3)],
    *[(ids.ORBITAL_SQUARE, resource) for resource in range(2)],
    (ids.SHELLWORLD_SQUARE, ids.SCIENCE),
)
SETTLED: Final[Domain] = Domain(
    "square",
    (
        *ids.SQUARE_KINDS[: ids.GREY_SQUARE],
        *[f"grey-{name}" for name in ids.RESOURCE_NAMES],
        *[f"orbital-{name}" for name in ids.RESOURCE_NAMES[:2]],
        "shellworld",
    ),
)
SPECIES: Final[Domain] = Domain("species", NAMES["species"])
ACTIONS: Final[Domain] = Domain("action", ids.ACTION_NAMES)
REACTIONS: Final[Domain] = Domain("action", ids.REACTION_NAMES)
TECHS: Final[Domain] = Domain("tech", NAMES["technology"])
TRACKS: Final[Domain] = Domain("track", ids.TRACK_NAMES)
DEVELOPMENTS: Final[Domain] = Domain("development", NAMES["development"])
DISCOVERIES: Final[Domain] = Domain("discovery", NAMES["discovery"])
PARTS: Final[Domain] = Domain("part", NAMES["part"])
CLASSES: Final[Domain] = Domain("class", ids.CLASS_NAMES)
ITEMS: Final[Domain] = Domain("item", ids.BUILD_NAMES)
STRUCTURES: Final[Domain] = Domain("structure", NAMES["structure"])
NPCS: Final[Domain] = Domain("npc", NAMES["npc"])
REPUTATIONS: Final[Domain] = Domain("reputation", NAMES["reputation"])
ALLIANCES: Final[Domain] = Domain("alliance", NAMES["alliance"])
SHRINES: Final[Domain] = Domain("shrine", NAMES["shrine"])
PLANETS: Final[Domain] = Domain("planet", (*ids.RESOURCE_NAMES, "grey"))
DIRECTIONS: Final[Domain] = Domain("direction", ("clockwise", "counter-clockwise"))
SEATS: Final[Domain] = Domain("seat", tuple([f"p{seat}" for seat in range(1, ids.SEATS_MOST + 1)]))
FACES: Final[Domain] = number_domain("face", 7)
FEW: Final[Domain] = number_domain("ships", 9)
# The squares of all blueprints: the class, then the number of the square.
SQUARES_OF_CLASS: Final = tuple(
    [max([len(b.slots) for b in BLUEPRINTS if b.ship_class == each]) for each in range(len(ids.CLASS_NAMES))]
)
SLOTS: Final = tuple([(each, n) for each, count in enumerate(SQUARES_OF_CLASS) for n in range(count)])
SLOT_NUMBER: Final = {slot: number for number, slot in enumerate(SLOTS)}
BLUEPRINT_SLOTS: Final[Domain] = Domain("slot", tuple([f"{ids.CLASS_NAMES[each]}-{n + 1}" for each, n in SLOTS]))
# Ship classes of all owners, and their ships on one sector, the most damaged first; NPC ships have no class.
SHIPS_OF_CLASS: Final = tuple(
    [max([1, *[b.max_on_map for b in BLUEPRINTS if b.ship_class == each]]) for each in range(len(ids.CLASS_NAMES))]
)
MOST_ANCIENTS: Final = 8  # on one sector
GROUP_KEYS: Final = (
    *[(seat, each) for seat in range(ids.SEATS_MOST) for each in range(len(ids.CLASS_NAMES))],
    *[(ids.NPC, npc) for npc in range(ids.NPC_KINDS)],
)
GROUP_NUMBER: Final = {key: number for number, key in enumerate(GROUP_KEYS)}


def group_name(owner: int, each: int) -> str:
    return NAMES["npc"][each] if owner == ids.NPC else f"p{owner + 1}-{ids.CLASS_NAMES[each]}"


def most_ships(owner: int, each: int) -> int:
    if owner == ids.NPC:
        return MOST_ANCIENTS if each == ids.ANCIENT else 1
    return SHIPS_OF_CLASS[each]


SHIP_KEYS: Final = tuple([(*key, place) for key in GROUP_KEYS for place in range(most_ships(*key))])
SHIP_NUMBER: Final = {key: number for number, key in enumerate(SHIP_KEYS)}
GROUPS: Final[Domain] = Domain("squadron", tuple([group_name(*key) for key in GROUP_KEYS]))
SHIPS: Final[Domain] = Domain("ship", tuple([f"{group_name(*key[:2])}-{key[2] + 1}" for key in SHIP_KEYS]))
DICE: Final[Domain] = Domain("die", NAMES["die"])
ROLLED_DICE: Final[Domain] = number_domain("rolled", 100)  # more dice than a player can ever roll at once

VERBS: Final[Verbs] = Verbs()
# Setup
CHOOSE_SPECIES: Final[Verb] = VERBS.verb("choose-species", species=SPECIES)
LAY_HOME: Final[Verb] = VERBS.verb("lay-home", rotation=ROTATIONS)
REMOVE_CUBE: Final[Verb] = VERBS.verb("remove-cube", resource=RESOURCES)
# Turns
ACT: Final[Verb] = VERBS.verb("act", action=ACTIONS)
REACT: Final[Verb] = VERBS.verb("react", action=REACTIONS)
PASS: Final[Verb] = VERBS.verb("pass")
END: Final[Verb] = VERBS.verb("end")
DONE: Final[Verb] = VERBS.verb("done")
AFTER_YOU: Final[Verb] = VERBS.verb("after-you")
# At any moment of one's turn
SETTLE: Final[Verb] = VERBS.verb("settle", sector=SECTORS, square=SETTLED)
TRADE: Final[Verb] = VERBS.verb("trade", give=RESOURCES, take=RESOURCES)
TAP: Final[Verb] = VERBS.verb("tap", resource=RESOURCES)
PROPOSE: Final[Verb] = VERBS.verb("propose", seat=SEATS)
ALLY: Final[Verb] = VERBS.verb("ally", seat=SEATS)
JOIN: Final[Verb] = VERBS.verb("join", alliance=ALLIANCES)
LEAVE: Final[Verb] = VERBS.verb("leave-alliance")
# Explore, discoveries
EXPLORE: Final[Verb] = VERBS.verb("explore", place=PLACES)
PLACE: Final[Verb] = VERBS.verb("place", sector=SECTORS, rotation=ROTATIONS)
AGAIN: Final[Verb] = VERBS.verb("again")
REFUSE: Final[Verb] = VERBS.verb("refuse")
CLAIM: Final[Verb] = VERBS.verb("claim")
SKIP: Final[Verb] = VERBS.verb("skip")
KEEP: Final[Verb] = VERBS.verb("keep")
USE: Final[Verb] = VERBS.verb("use")
STORE: Final[Verb] = VERBS.verb("store")
CHOOSE_TECH: Final[Verb] = VERBS.verb("choose-tech", tech=TECHS)
# Influence
LIFT: Final[Verb] = VERBS.verb("lift", source=SOURCES)
PUT: Final[Verb] = VERBS.verb("put", source=SOURCES)
REFRESH: Final[Verb] = VERBS.verb("refresh")
# Research
BUY: Final[Verb] = VERBS.verb("buy", tech=TECHS, track=TRACKS)
DEVELOP: Final[Verb] = VERBS.verb("develop", development=DEVELOPMENTS)
SITE: Final[Verb] = VERBS.verb("site", sector=SECTORS)
GAIN: Final[Verb] = VERBS.verb("gain", resource=RESOURCES)
# Upgrade
FIT: Final[Verb] = VERBS.verb("fit", part=PARTS, slot=BLUEPRINT_SLOTS)
ATTACH: Final[Verb] = VERBS.verb("attach", ship_class=CLASSES)
STRIP: Final[Verb] = VERBS.verb("strip", slot=BLUEPRINT_SLOTS)
DETACH: Final[Verb] = VERBS.verb("detach")
# Build
BUILD: Final[Verb] = VERBS.verb("build", item=ITEMS, sector=SECTORS)
# Move
ACTIVATE: Final[Verb] = VERBS.verb("activate", ship_class=CLASSES, sector=SECTORS)
BOARD: Final[Verb] = VERBS.verb("board", ships=FEW)
STEP: Final[Verb] = VERBS.verb("step", sector=SECTORS)
JUMP: Final[Verb] = VERBS.verb("jump", sector=SECTORS)
UNLOAD: Final[Verb] = VERBS.verb("unload", ships=FEW)
HALT: Final[Verb] = VERBS.verb("halt")
# Answers
ACCEPT: Final[Verb] = VERBS.verb("accept")
DECLINE: Final[Verb] = VERBS.verb("decline")
SEND_CUBE: Final[Verb] = VERBS.verb("send-cube", resource=RESOURCES)
GIVE_BACK: Final[Verb] = VERBS.verb("give-back", reputation=REPUTATIONS)
RETURN_CUBE: Final[Verb] = VERBS.verb("return", resource=RESOURCES)
TAKE: Final[Verb] = VERBS.verb("take", reputation=REPUTATIONS)
EXCHANGE: Final[Verb] = VERBS.verb("exchange", reputation=REPUTATIONS, instead=REPUTATIONS)
TAKE_NONE: Final[Verb] = VERBS.verb("take-none")
# Battles
LEAD: Final[Verb] = VERBS.verb("lead", ship_class=CLASSES)
ATTACK: Final[Verb] = VERBS.verb("attack")
RETREAT: Final[Verb] = VERBS.verb("retreat")
FLEE: Final[Verb] = VERBS.verb("flee", sector=SECTORS)
REROLL: Final[Verb] = VERBS.verb("reroll", die=ROLLED_DICE)
KEEP_DICE: Final[Verb] = VERBS.verb("keep-dice")
AIM: Final[Verb] = VERBS.verb("aim", ship=SHIPS)
AIM_BEST: Final[Verb] = VERBS.verb("aim-best")
DEFEND: Final[Verb] = VERBS.verb("defend")
HOLD_FIRE: Final[Verb] = VERBS.verb("hold-fire")
INTERCEPT: Final[Verb] = VERBS.verb("intercept", ship=SHIPS, die=DICE)
BOMBARD: Final[Verb] = VERBS.verb("bombard")
SPARE: Final[Verb] = VERBS.verb("spare")
KILL: Final[Verb] = VERBS.verb("kill", square=SQUARE_KINDS)
# Upkeep and Cleanup
PAY: Final[Verb] = VERBS.verb("pay")
ABANDON: Final[Verb] = VERBS.verb("abandon", sector=SECTORS)
SHRINE: Final[Verb] = VERBS.verb("shrine", shrine=SHRINES, sector=SECTORS)
BESIDE: Final[Verb] = VERBS.verb("beside", planet=PLANETS)
TURN_DIRECTION: Final[Verb] = VERBS.verb("direction", direction=DIRECTIONS)

# What chance turns up.
TURN_SECTOR: Final[Verb] = VERBS.verb("turn-sector", sector=SECTORS)
TURN_TECH: Final[Verb] = VERBS.verb("turn-tech", tech=TECHS)
TURN_DISCOVERY: Final[Verb] = VERBS.verb("turn-discovery", discovery=DISCOVERIES)
TURN_CRUISER: Final[Verb] = VERBS.verb("turn-cruiser", npc=NPCS)
DRAW_REPUTATION: Final[Verb] = VERBS.verb("draw-reputation", reputation=REPUTATIONS)
ROLL: Final[Verb] = VERBS.verb("roll", face=FACES)
HIVE: Final[Verb] = VERBS.verb("hive", face=FACES)


def place_of(number: int) -> tuple[int, int]:
    """The sector and the edge that name a place."""
    return divmod(number, len(ids.EDGE_NAMES))


def place_number(sector: int, edge: int) -> int:
    return sector * len(ids.EDGE_NAMES) + edge
