"""Sector stacks: any unseen hex of a zone may be the next one (ECL-EXP-3, ECL-EXP-6, ECL-EXP-14)."""

from __future__ import annotations

from astrarium.kernel.values import bits, put

from . import events
from .state import Eclipse, Zone


def is_covered(g: Eclipse, q: int, r: int) -> bool:
    """Whether a hex lies face down on a position (ECL-ROTA-MANY-5)."""
    return (q, r) in g.covered


def can_draw(g: Eclipse, zone: int, q: int, r: int) -> bool:
    """A hex lies there, or the stack or the discard pile has one (ECL-EXP-6)."""
    _, left, renewed, discards = g.zones[zone]
    return is_covered(g, q, r) or bool(left or renewed or discards)


def maybe_renew_stack(g: Eclipse, zone: int, q: int, r: int) -> None:
    """An empty stack is made of the discards (ECL-EXP-6)."""
    unseen, left, renewed, discards = g.zones[zone]
    if not (is_covered(g, q, r) or left or renewed):
        fresh: Zone = (unseen, 0, sum([1 << sector for sector in discards]), ())
        g.zones = put(g.zones, zone, fresh)
        g.note(events.STACK_RENEWED, zone)


def candidates(g: Eclipse, zone: int, q: int, r: int) -> list[int]:
    """The hexes that may be turned up, each as likely as the others (ECL-EXP-14)."""
    unseen, left, renewed, _ = g.zones[zone]
    return bits(unseen if left or is_covered(g, q, r) else renewed)


def draw_sector(g: Eclipse, zone: int, q: int, r: int, sector: int) -> None:
    """A hex has been turned up."""
    unseen, left, renewed, discards = g.zones[zone]
    taken = 1 << sector
    if is_covered(g, q, r):
        g.covered = tuple([position for position in g.covered if position != (q, r)])
        changed: Zone = (unseen & ~taken, left, renewed, discards)
    elif left:
        changed = (unseen & ~taken, left - 1, renewed, discards)
    else:
        changed = (unseen, 0, renewed & ~taken, discards)
    g.zones = put(g.zones, zone, changed)


def discard_sector(g: Eclipse, zone: int, sector: int) -> None:
    """Face up onto the discard pile of its zone (ECL-EXP-4)."""
    unseen, left, renewed, discards = g.zones[zone]
    changed: Zone = (unseen, left, renewed, (*discards, sector))
    g.zones = put(g.zones, zone, changed)
    g.note(events.DISCARDED, sector)
