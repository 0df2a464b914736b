"""Units on the move: loads of fighters, leaders and Rhy-Zu, wounds, and going home (CO-MOVE, CO-PIN, CO-REDEP)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.values import put

from . import events
from .counts import leader_number, leaders_at, others, rhyzu_at
from .faction_rules import faction_rules
from .state import HOME, ChaosOrder, Player, added, members
from .tables import LEADERS

# A load is the number of fighters and a set: own leaders by their place in the faction's list, then the Rhy-Zu.
FIRST_RHYZU: Final = 6


def standee_number(p: Player, bit: int) -> int:
    """The number of a member of a load among all leaders and Rhy-Zu."""
    return len(LEADERS) + bit - FIRST_RHYZU if bit >= FIRST_RHYZU else leader_number(p, bit)


def standees_at(g: ChaosOrder, seat: int, place: int) -> int:
    """All leaders and commanded Rhy-Zu at a place, as a load."""
    found = sum([1 << index for index in leaders_at(g.players[seat], place)])
    return found + sum([1 << FIRST_RHYZU + number for number in rhyzu_at(g, seat, place)])


def relocate(g: ChaosOrder, seat: int, origin: int, target: int, fighters: int, standees: int) -> None:
    """Pieces change their place, and nothing else happens."""
    p = g.players[seat]
    if fighters:
        p.fighters = added(added(p.fighters, origin, -fighters), target, fighters)
    for bit in members(standees):
        if bit >= FIRST_RHYZU:
            number = bit - FIRST_RHYZU
            g.rhyzu = (*g.rhyzu[:number], (target, seat), *g.rhyzu[number + 1 :])
        else:
            p.leaders = put(p.leaders, bit, target)


def move_units(g: ChaosOrder, seat: int, origin: int, target: int, fighters: int, standees: int) -> None:
    """Units go into a region; traps spring before anything else, then what was left behind is looked at.

    CO-AI-4, CO-LEY-9.
    CO-MOVE-6, CO-MOVE-14, CO-PIN-6, CO-PIN-7, CO-COM-9, CO-FAQ-8.
    """
    p = g.players[seat]
    relocate(g, seat, origin, target, fighters, standees)
    g.note(events.MOVED, seat, fighters, origin, target)
    for bit in members(standees):
        g.note(events.STANDEE_MOVED, seat, standee_number(p, bit), target)
        if seat == g.turn_seat and bit < FIRST_RHYZU:
            g.moved_leaders |= 1 << bit
    left(g, seat, origin)
    for other in others(g, seat):
        faction_rules(g, other).entered(g, other, target, seat)


def left(g: ChaosOrder, seat: int, place: int) -> None:
    """A unit or building of a faction has left a place (CO-LEY-9)."""
    if place != HOME:
        faction_rules(g, seat).left(g, seat, place)


def wound(g: ChaosOrder, seat: int, region: int, fighters: int) -> None:
    """Wounded fighters go to the first recruitment area of their owner (CO-RSV-13).

    In a battle it is looked at its end who has left the region (CO-LEY-9).
    """
    p = g.players[seat]
    p.fighters = added(p.fighters, region, -fighters)
    p.areas = added(p.areas, 0, fighters)
    if fighters:
        g.note(events.WOUNDED, seat, fighters, region)
        if region != g.battle:
            left(g, seat, region)


def send_home(g: ChaosOrder, seat: int, region: int, standees: int, fighters: int) -> None:
    """Units return to the base or ship."""
    p = g.players[seat]
    relocate(g, seat, region, HOME, fighters, standees)
    if fighters:
        g.note(events.RETURNED_HOME, seat, fighters, region)
    for bit in members(standees):
        g.note(events.STANDEE_MOVED, seat, standee_number(p, bit), HOME)
    left(g, seat, region)
