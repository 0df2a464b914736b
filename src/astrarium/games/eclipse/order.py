"""The order of turns: clockwise from the start player, unless the direction was turned (ECL-FLOW-2, ECL-ROTA-VAR-3)."""

from __future__ import annotations

from .state import Eclipse


def clockwise_from(g: Eclipse, seat: int) -> list[int]:
    """All players that are in the game, in the order of turns from a seat on."""
    count, step = len(g.players), -1 if g.is_counter_clockwise else 1
    around = [(seat + step * n) % count for n in range(count)]
    return [each for each in around if not g.players[each].is_collapsed]


def next_seat(g: Eclipse, seat: int) -> int:
    """The next player in the order of turns; the same one if nobody else is left."""
    found = [each for each in clockwise_from(g, seat) if each != seat]
    return found[0] if found else seat
