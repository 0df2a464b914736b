"""What players of Planet B can do, each verb declared once with the domains of its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Domain, Verb, Verbs

from . import ids
from .tables import BOXES, COMMON, LAST_STEP, LINE_LENGTH, NAMES

LOCATIONS: Final[Domain] = Domain("location", NAMES["location"])
TILES: Final[Domain] = Domain("conglomerate", NAMES["conglomerate"])
SIDES: Final[Domain] = Domain("side", ids.SIDE_NAMES)
RESOURCES: Final[Domain] = Domain("resource", ids.RESOURCE_NAMES)
AMOUNTS: Final[Domain] = Domain(
    "amount", tuple([str(n) for n in range(1, COMMON.storage_per_resource + 1)]), numeric=True
)
LINES: Final[Domain] = Domain("line", ("top", "bottom"))
CELL_NAMES: Final = tuple([f"{line}_{n}" for line in LINES.names for n in range(1, LINE_LENGTH + 1)])
CELL: Final[Domain] = Domain("cell", CELL_NAMES)
WORKIES: Final[Domain] = Domain("workie", ids.WORKIE_NAMES)
BUILDINGS: Final[Domain] = Domain("building", NAMES["building"])
CARDS: Final[Domain] = Domain("building", NAMES["building"][:-1])  # those of the decks
DECKS: Final[Domain] = Domain("deck", ids.DECK_NAMES)
ZONES: Final[Domain] = Domain("zone", ("1", "2"))
HALVES: Final[Domain] = Domain("half", ("upper", "lower"))
TRACKS: Final[Domain] = Domain("track", ids.TRACK_NAMES)
STEPS: Final[Domain] = Domain("step", tuple([str(n) for n in range(1, LAST_STEP + 1)]))
NEWS: Final[Domain] = Domain("news", NAMES["news"])
LAWS: Final[Domain] = Domain("law", NAMES["law"])
LAW_SIDES: Final[Domain] = Domain("law_side", ("left", "right"))
COLOURS: Final[Domain] = Domain("colour", ids.COLOUR_NAMES)
FRAUD_KINDS: Final[Domain] = Domain("fraud", ids.FRAUD_NAMES)
DIRECTIONS: Final[Domain] = Domain("direction", ("left", "right"))
OPTIONS: Final[Domain] = Domain("option", ("first", "second"))
OFFICES: Final[Domain] = Domain("office", NAMES["office"])
SEATS: Final[Domain] = Domain("seat", ("p1", "p2", "p3", "p4"))
VOTERS: Final[Domain] = Domain("seat", ("p1", "p2", "p3", "p4", "puppet"))
REWARDS: Final[Domain] = Domain("reward", ("votes", "immoral"))
BOX_NAMES: Final[Domain] = Domain("box", tuple([box.name for box in BOXES]))
EFFECTS: Final[Domain] = Domain("effect", ids.DO_NAMES)

VERBS: Final[Verbs] = Verbs()
KEEP: Final[Verb] = VERBS.verb("keep", card=CARDS)
# The turn
DEAL: Final[Verb] = VERBS.verb("deal", location=LOCATIONS)
OFFICE: Final[Verb] = VERBS.verb("office")
END: Final[Verb] = VERBS.verb("end")
PASS: Final[Verb] = VERBS.verb("pass")
FINISH: Final[Verb] = VERBS.verb("finish")
# Free moves
SELL: Final[Verb] = VERBS.verb("sell", resource=RESOURCES, amount=AMOUNTS)
BUY: Final[Verb] = VERBS.verb("buy", resource=RESOURCES, cell=CELL)
RETURN_TILE: Final[Verb] = VERBS.verb("return-tile", cell=CELL)
# Actions of boxes
DO: Final[Verb] = VERBS.verb("do", effect=EFFECTS)
CHOOSE: Final[Verb] = VERBS.verb("choose", option=OPTIONS)
PRODUCE: Final[Verb] = VERBS.verb("produce", line=LINES)
GAIN: Final[Verb] = VERBS.verb("gain", resource=RESOURCES)
BUILD: Final[Verb] = VERBS.verb("build", card=CARDS)
DECLINE: Final[Verb] = VERBS.verb("decline", open_arguments=("deck",), deck=DECKS, card=CARDS)
TAKE: Final[Verb] = VERBS.verb("take", workie=WORKIES)
PLACE: Final[Verb] = VERBS.verb("place", workie=WORKIES, building=BUILDINGS, zone=ZONES)
USE: Final[Verb] = VERBS.verb("use", half=HALVES)
BRING_HOME: Final[Verb] = VERBS.verb("bring-home", workie=WORKIES, building=BUILDINGS, zone=ZONES)
ADVANCE: Final[Verb] = VERBS.verb("advance", track=TRACKS)
SUPPORT: Final[Verb] = VERBS.verb("support", track=TRACKS, step=STEPS, half=HALVES)
PLAY: Final[Verb] = VERBS.verb("play", news=NEWS)
REPLAY: Final[Verb] = VERBS.verb("replay", news=NEWS)
FRAUD: Final[Verb] = VERBS.verb("fraud", fraud=FRAUD_KINDS)
MOVE_MARKER: Final[Verb] = VERBS.verb("move-marker", direction=DIRECTIONS)
TAKE_LAW: Final[Verb] = VERBS.verb("take-law", colour=COLOURS)
DECIDE: Final[Verb] = VERBS.verb("decide", side=LAW_SIDES)
DEMOLISH: Final[Verb] = VERBS.verb("demolish", building=BUILDINGS)
COPY: Final[Verb] = VERBS.verb("copy", building=BUILDINGS, half=HALVES)
EXPORT: Final[Verb] = VERBS.verb("export", resource=RESOURCES)
GIVE: Final[Verb] = VERBS.verb("give", seat=SEATS)
PUT_UNDER: Final[Verb] = VERBS.verb("put-under", open_arguments=("deck",), deck=DECKS, card=CARDS)
# Payments
PAY_RESOURCE: Final[Verb] = VERBS.verb("pay-resource", resource=RESOURCES)
PAY_WORKIE: Final[Verb] = VERBS.verb("pay-workie", workie=WORKIES)
STEP_BACK: Final[Verb] = VERBS.verb("step-back", track=TRACKS)
# The end of a turn
DRAW: Final[Verb] = VERBS.verb("draw", deck=DECKS)
REWARD: Final[Verb] = VERBS.verb("reward", reward=REWARDS)

# What chance turns up.
DEAL_CARD: Final[Verb] = VERBS.verb("deal-card", card=CARDS)
TURN_NEWS: Final[Verb] = VERBS.verb("turn-news", news=NEWS)
TURN_LAW: Final[Verb] = VERBS.verb("turn-law", law=LAWS)
TURN_TILE: Final[Verb] = VERBS.verb("turn-tile", tile=TILES)
DRAW_VOTE: Final[Verb] = VERBS.verb("draw-vote", voter=VOTERS)
