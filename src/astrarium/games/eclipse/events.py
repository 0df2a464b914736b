"""What happens in a game of Eclipse, each kind of event declared once with its arguments."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.events import EventKind, Events

from . import verbs

EVENTS: Final[Events] = Events()
# Setup, turns
CHOSE_SPECIES: Final[EventKind[int, int]] = EVENTS.event("chose-species", seat=int, species=verbs.SPECIES)
REMOVED_CUBE: Final[EventKind[int, int]] = EVENTS.event("removed-cube", seat=int, resource=verbs.RESOURCES)
ROUND_BEGAN: Final[EventKind[int]] = EVENTS.event("round-began", round=int)
ACTED: Final[EventKind[int, int]] = EVENTS.event("acted", seat=int, action=verbs.ACTIONS)
REACTED: Final[EventKind[int, int]] = EVENTS.event("reacted", seat=int, action=verbs.REACTIONS)
PASSED: Final[EventKind[int]] = EVENTS.event("passed", seat=int)
STARTS_NEXT: Final[EventKind[int]] = EVENTS.event("starts-next", seat=int)
TURNED_DIRECTION: Final[EventKind[int, int]] = EVENTS.event("turned-direction", seat=int, direction=verbs.DIRECTIONS)
# Resources, population
GAINED: Final[EventKind[int, int, int]] = EVENTS.event("gained", seat=int, amount=int, resource=verbs.RESOURCES)
PAID: Final[EventKind[int, int, int]] = EVENTS.event("paid", seat=int, amount=int, resource=verbs.RESOURCES)
SETTLED: Final[EventKind[int, int, int]] = EVENTS.event("settled", seat=int, sector=verbs.SECTORS, square=verbs.SETTLED)
CUBE_BACK: Final[EventKind[int, int]] = EVENTS.event("cube-back", seat=int, resource=verbs.RESOURCES)
CUBE_DIED: Final[EventKind[int, int]] = EVENTS.event("cube-died", seat=int, resource=verbs.RESOURCES)
FLIPPED: Final[EventKind[int, int]] = EVENTS.event("flipped", seat=int, ships=int)
GOT_DISCS: Final[EventKind[int, int]] = EVENTS.event("got-discs", seat=int, discs=int)
# Map
EXPLORED: Final[EventKind[int, int]] = EVENTS.event("explored", seat=int, place=verbs.PLACES)
TURNED_UP: Final[EventKind[int]] = EVENTS.event("turned-up", reveals=True, sector=verbs.SECTORS)
PLACED: Final[EventKind[int, int, int]] = EVENTS.event(
    "placed", seat=int, sector=verbs.SECTORS, rotation=verbs.ROTATIONS
)
DISCARDED: Final[EventKind[int]] = EVENTS.event("discarded", sector=verbs.SECTORS)
STACK_RENEWED: Final[EventKind[int]] = EVENTS.event("stack-renewed", zone=int)
CONTROLS: Final[EventKind[int, int]] = EVENTS.event("controls", seat=int, sector=verbs.SECTORS)
LEFT_SECTOR: Final[EventKind[int, int]] = EVENTS.event("left-sector", seat=int, sector=verbs.SECTORS)
# Discoveries
SAW_DISCOVERY: Final[EventKind[int, int]] = EVENTS.event(
    "saw-discovery", private="seat", reveals=True, seat=int, discovery=verbs.DISCOVERIES
)
KEPT_DISCOVERY: Final[EventKind[int]] = EVENTS.event("kept-discovery", seat=int)
USED_DISCOVERY: Final[EventKind[int, int]] = EVENTS.event("used-discovery", seat=int, discovery=verbs.DISCOVERIES)
# Research, Upgrade, Build, Move
GOT_TECH: Final[EventKind[int, int, int]] = EVENTS.event("got-tech", seat=int, tech=verbs.TECHS, track=verbs.TRACKS)
GOT_DEVELOPMENT: Final[EventKind[int, int]] = EVENTS.event("got-development", seat=int, development=verbs.DEVELOPMENTS)
PUT_STRUCTURE: Final[EventKind[int, int, int]] = EVENTS.event(
    "put-structure", seat=int, structure=verbs.STRUCTURES, sector=verbs.SECTORS
)
FITTED: Final[EventKind[int, int, int]] = EVENTS.event("fitted", seat=int, part=verbs.PARTS, slot=verbs.BLUEPRINT_SLOTS)
ATTACHED: Final[EventKind[int, int, int]] = EVENTS.event(
    "attached", seat=int, part=verbs.PARTS, ship_class=verbs.CLASSES
)
STRIPPED: Final[EventKind[int, int]] = EVENTS.event("stripped", seat=int, part=verbs.PARTS)
STORED: Final[EventKind[int, int]] = EVENTS.event("stored", seat=int, part=verbs.PARTS)
NEW_SHIP: Final[EventKind[int, int, int]] = EVENTS.event(
    "new-ship", seat=int, ship_class=verbs.CLASSES, sector=verbs.SECTORS
)
MOVED: Final[EventKind[int, int, int, int]] = EVENTS.event(
    "moved", seat=int, ship_class=verbs.CLASSES, origin=verbs.SECTORS, sector=verbs.SECTORS
)
BOARDED: Final[EventKind[int, int]] = EVENTS.event("boarded", seat=int, ships=int)
LANDED: Final[EventKind[int, int, int]] = EVENTS.event("landed", seat=int, ships=int, sector=verbs.SECTORS)
# Relations, alliances
PROPOSED: Final[EventKind[int, int]] = EVENTS.event("proposed", seat=int, other=verbs.SEATS)
DECLINED: Final[EventKind[int, int]] = EVENTS.event("declined", seat=int, other=verbs.SEATS)
RELATED: Final[EventKind[int, int]] = EVENTS.event("related", seat=int, other=verbs.SEATS)
BROKE_RELATIONS: Final[EventKind[int, int]] = EVENTS.event("broke-relations", seat=int, other=verbs.SEATS)
AFTER_YOU: Final[EventKind[int]] = EVENTS.event("after-you", seat=int)
TRAITOR: Final[EventKind[int]] = EVENTS.event("traitor", seat=int)
ASKED_ALLIANCE: Final[EventKind[int, int]] = EVENTS.event("asked-alliance", seat=int, other=verbs.SEATS)
ALLIED: Final[EventKind[int, int]] = EVENTS.event("allied", seat=int, alliance=verbs.ALLIANCES)
LEFT_ALLIANCE: Final[EventKind[int, int]] = EVENTS.event("left-alliance", seat=int, alliance=verbs.ALLIANCES)
# Battles
BATTLE_BEGAN: Final[EventKind[int]] = EVENTS.event("battle-began", sector=verbs.SECTORS)
BATTLE_ROUND: Final[EventKind[int]] = EVENTS.event("battle-round", round=int)
LAUNCHED: Final[EventKind[int]] = EVENTS.event("launched", squadron=verbs.GROUPS)
FIRED: Final[EventKind[int]] = EVENTS.event("fired", squadron=verbs.GROUPS)
ROLLED: Final[EventKind[int, int]] = EVENTS.event("rolled", reveals=True, damage=int, face=int)
REROLLED: Final[EventKind[int, int, int]] = EVENTS.event("rerolled", seat=int, damage=int, face=int)
AIMED: Final[EventKind[int, int]] = EVENTS.event("aimed", damage=int, ship=verbs.SHIPS)
DEFENDED: Final[EventKind[int]] = EVENTS.event("defended", seat=int)
SHOT_DOWN: Final[EventKind[int, int]] = EVENTS.event("shot-down", damage=int, ship=verbs.SHIPS)
DAMAGED: Final[EventKind[int, int]] = EVENTS.event("damaged", ship=verbs.SHIPS, damage=int)
DESTROYED: Final[EventKind[int, int]] = EVENTS.event("destroyed", squadron=verbs.GROUPS, sector=verbs.SECTORS)
RETREATS: Final[EventKind[int, int]] = EVENTS.event("retreats", seat=int, ship_class=verbs.CLASSES)
RETREATED: Final[EventKind[int, int, int]] = EVENTS.event(
    "retreated", seat=int, ship_class=verbs.CLASSES, sector=verbs.SECTORS
)
STALEMATE: Final[EventKind[int]] = EVENTS.event("stalemate", sector=verbs.SECTORS)
BOMBARDED: Final[EventKind[int, int]] = EVENTS.event("bombarded", seat=int, sector=verbs.SECTORS)
ANCIENTS_BOMBARDED: Final[EventKind[int]] = EVENTS.event("ancients-bombarded", sector=verbs.SECTORS)
# Reputation
DREW_REPUTATION: Final[EventKind[int, int]] = EVENTS.event(
    "drew-reputation", private="seat", reveals=True, seat=int, reputation=verbs.REPUTATIONS
)
TOOK_REPUTATION: Final[EventKind[int, int]] = EVENTS.event("took-reputation", seat=int, drawn=int)
RETURNED_REPUTATION: Final[EventKind[int]] = EVENTS.event("returned-reputation", seat=int)
# Upkeep, Cleanup, end
PAID_UPKEEP: Final[EventKind[int, int, int]] = EVENTS.event("paid-upkeep", seat=int, income=int, upkeep=int)
COLLAPSED: Final[EventKind[int]] = EVENTS.event("collapsed", seat=int)
NEW_TECH: Final[EventKind[int]] = EVENTS.event("new-tech", reveals=True, tech=verbs.TECHS)
NPC_CAME: Final[EventKind[int, int]] = EVENTS.event("npc-came", npc=verbs.NPCS, sector=verbs.SECTORS)
HIVE_ROLLED: Final[EventKind[int, int]] = EVENTS.event("hive-rolled", reveals=True, sector=verbs.SECTORS, face=int)
HIVE_SENT: Final[EventKind[int, int]] = EVENTS.event("hive-sent", origin=verbs.SECTORS, sector=verbs.SECTORS)
BUILT_SHRINE: Final[EventKind[int, int, int]] = EVENTS.event(
    "built-shrine", seat=int, shrine=verbs.SHRINES, sector=verbs.SECTORS
)
SHRINE_BONUS: Final[EventKind[int, int]] = EVENTS.event("shrine-bonus", seat=int, shrine=verbs.SHRINES)
