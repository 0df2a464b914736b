"""What players of Gaia Project can do, each verb declared once with the domains of its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Domain, Verb, Verbs, number_domain

from . import ids
from .tables import NAMES

FACTIONS: Final[Domain] = Domain("faction", NAMES["faction"])
SECTORS: Final[Domain] = Domain("sector", tuple(str(number) for number in range(1, ids.SECTOR_COUNT + 1)))
PLANETS: Final[Domain] = Domain("planet", ids.PLANET_NAMES)
HEXES: Final[Domain] = Domain("hex", ids.HEX_NAMES)
TRACKS: Final[Domain] = Domain("track", NAMES["track"])
SPACES: Final[Domain] = Domain("space", NAMES["space"])
TECH: Final[Domain] = Domain("tech", NAMES["tech_tile"])
ADVANCED: Final[Domain] = Domain("advanced", NAMES["advanced_tech_tile"])
TOKENS: Final[Domain] = Domain("token", NAMES["federation_token"])
BOOSTERS: Final[Domain] = Domain("booster", (*NAMES["booster"], "none"))
UPGRADED: Final[Domain] = Domain("structure", ids.STRUCTURE_NAMES[: ids.ACADEMY_RIGHT + 1])
BOARD_ACTIONS: Final[Domain] = Domain("board", NAMES["board_action"])
FREE_ACTIONS: Final[Domain] = Domain("free", NAMES["free_action"])
POWER: Final = number_domain("power", 8)
COUNT: Final = number_domain("count", 26)
ROTATION: Final = number_domain("rotation", 6)
NO_BOOSTER: Final = len(NAMES["booster"])

# Special actions: what they belong to names them (GP-SPEC-3).
SPECIAL_NAMES: Final = (
    "academy",
    "tech_action_charge_4",
    "adv_action_qic_5_credits",
    "adv_action_3_ore",
    "adv_action_3_knowledge",
    "booster_terraform",
    "booster_range",
    "swap",
    "downgrade",
    "lowest_track",
    "space_station",
)
SPECIALS: Final[Domain] = Domain("special", SPECIAL_NAMES)
ACADEMY: Final = 0
TECH_CHARGE: Final = 1
ADV_QIC: Final = 2
ADV_ORE: Final = 3
ADV_KNOWLEDGE: Final = 4
BOOST_STEP: Final = 5
BOOST_RANGE: Final = 6
SWAP: Final = 7
DOWNGRADE: Final = 8
LOWEST: Final = 9
STATION: Final = 10

# Income icons that gain tokens or charge power (GP-INCOME-4).
ICON_NAMES: Final = ("base", "lab_1", "lab_2", "lab_3", "institute_1", "institute_2", "economy", "tech", "booster")
ICONS: Final[Domain] = Domain("icon", ICON_NAMES)
ICON_BASE: Final = 0
ICON_LAB_1: Final = 1
ICON_LAB_2: Final = 2
ICON_LAB_3: Final = 3
ICON_INSTITUTE_1: Final = 4
ICON_INSTITUTE_2: Final = 5
ICON_ECONOMY: Final = 6
ICON_TECH: Final = 7
ICON_BOOSTER: Final = 8

# Where the brainstone ends.
STONE_NAMES: Final = ("discard", "bowl1", "bowl2", "bowl3", "gaia")
STONE_PLACES: Final[Domain] = Domain("bowl", STONE_NAMES)

CARDS: Final[Domain] = Domain("card", tuple(str(number) for number in range(1, 18)))

VERBS: Final[Verbs] = Verbs()

# Setup
CHOOSE_FACTION: Final[Verb] = VERBS.verb("faction", faction=FACTIONS)
DEAL_SECTOR: Final[Verb] = VERBS.verb("deal", sector=SECTORS, rotation=ROTATION)
TURN_SECTOR: Final[Verb] = VERBS.verb("turn", sector=SECTORS, rotation=ROTATION)
KEEP_BOARD: Final[Verb] = VERBS.verb("keep-board")
SETTLE: Final[Verb] = VERBS.verb("settle", hex=HEXES)
TAKE_BOOSTER: Final[Verb] = VERBS.verb("booster", booster=BOOSTERS)
# Income and gaia phase
RESOLVE: Final[Verb] = VERBS.verb("income", icon=ICONS)
EXCHANGE: Final[Verb] = VERBS.verb("exchange", free=FREE_ACTIONS)
TRADE_FOR_TILE: Final[Verb] = VERBS.verb("trade-for-tile")
STOP: Final[Verb] = VERBS.verb("stop")
# Main actions
BUILD: Final[Verb] = VERBS.verb("build", hex=HEXES)
PROJECT: Final[Verb] = VERBS.verb("project", hex=HEXES)
UPGRADE: Final[Verb] = VERBS.verb("upgrade", hex=HEXES, structure=UPGRADED)
FEDERATE: Final[Verb] = VERBS.verb("federate")
RESEARCH: Final[Verb] = VERBS.verb("research", track=TRACKS)
BOARD: Final[Verb] = VERBS.verb("action", board=BOARD_ACTIONS)
SPECIAL: Final[Verb] = VERBS.verb("special", special=SPECIALS)
PASS: Final[Verb] = VERBS.verb("pass", booster=BOOSTERS)
CONVERT: Final[Verb] = VERBS.verb("convert", free=FREE_ACTIONS)
END: Final[Verb] = VERBS.verb("end")
# Inside actions
TAKE_TILE: Final[Verb] = VERBS.verb("tile", space=SPACES)
TAKE_ADVANCED: Final[Verb] = VERBS.verb("advanced", track=TRACKS)
COVER: Final[Verb] = VERBS.verb("cover", tech=TECH)
ADVANCE: Final[Verb] = VERBS.verb("advance", track=TRACKS)
DECLINE_STEP: Final[Verb] = VERBS.verb("no-step")
PLACE_LOST_PLANET: Final[Verb] = VERBS.verb("lost-planet", hex=HEXES)
PLACE_STATION: Final[Verb] = VERBS.verb("station", hex=HEXES)
SWAP_WITH: Final[Verb] = VERBS.verb("swap-with", hex=HEXES)
DOWNGRADE_LAB: Final[Verb] = VERBS.verb("downgrade", hex=HEXES)
RESCORE: Final[Verb] = VERBS.verb("rescore", token=TOKENS)
INCLUDE: Final[Verb] = VERBS.verb("include", hex=HEXES)
DONE: Final[Verb] = VERBS.verb("done")
SATELLITE: Final[Verb] = VERBS.verb("satellite", hex=HEXES)
TAKE_TOKEN: Final[Verb] = VERBS.verb("token", token=TOKENS)
TAKE_POWER: Final[Verb] = VERBS.verb("tokens", bowl2=COUNT, bowl3=COUNT)
STONE: Final[Verb] = VERBS.verb("brainstone", bowl=STONE_PLACES)
# Reactions
CHARGE: Final[Verb] = VERBS.verb("charge", power=POWER)
TOKEN_THEN_CHARGE: Final[Verb] = VERBS.verb("token-charge", power=POWER)
CHARGE_THEN_TOKEN: Final[Verb] = VERBS.verb("charge-token", power=POWER)
DECLINE: Final[Verb] = VERBS.verb("decline")
# Solo play: chance draws a decision card of the Automa.
DRAW_CARD: Final[Verb] = VERBS.verb("card", card=CARDS)
