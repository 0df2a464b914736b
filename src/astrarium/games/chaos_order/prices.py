"""Prices: which tile lies on which space, and what acting in a phase costs (CO-PRICE-14, CO-ACT-4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .counts import clockwise
from .ids import FIRST_ACTION, MOVE_FIRST, MOVE_LAST, NONE
from .state import SEATS_MOST, ChaosOrder
from .tables import NEUTRAL_TILES, PRICE_TILES

# On a space lies the tile of a faction, seat * TILES + tile, or from FIRST_NEUTRAL on a neutral tile.
TILES: Final = len(PRICE_TILES)
FIRST_NEUTRAL: Final = SEATS_MOST * TILES


class Price(NamedTuple):
    """What one faction pays to act: to the owner of the tile, to both neighbours, and to the supply."""

    owner: int  # a seat, or NONE
    to_owner: int
    to_left: int
    to_right: int
    to_supply: int

    @property
    def total(self) -> int:
        return self.to_owner + self.to_left + self.to_right + self.to_supply


def has_two_faction_faces(g: ChaosOrder) -> bool:
    """Tiles 1 and 2 have other faces in a game of two (CO-PRICE-22, CO-VAR-2)."""
    return len(g.players) == 2 and bool(g.settings["two_faction_faces"])


def space_of(g: ChaosOrder, phase: int) -> int:
    """The space of a phase on which a tile lies; its first one if there is none."""
    track = phase - FIRST_ACTION
    return MOVE_LAST if track == MOVE_FIRST and g.prices[MOVE_LAST] != NONE else track


def owner_of(g: ChaosOrder, phase: int) -> int:
    """The faction that has priced a phase; NONE for a neutral tile."""
    tile = g.prices[space_of(g, phase)]
    return NONE if tile == NONE or tile >= FIRST_NEUTRAL else tile // TILES


def turn_order(g: ChaosOrder, phase: int) -> tuple[int, ...]:
    """The faction that priced the phase, then clockwise; the holder of the gun for a neutral tile (CO-ACT-2, 3)."""
    owner = owner_of(g, phase)
    if owner == NONE:
        return clockwise(g, g.gun)
    is_last = space_of(g, phase) == MOVE_LAST
    return clockwise(g, (owner + 1) % len(g.players)) if is_last else clockwise(g, owner)


def tile_costs(g: ChaosOrder, number: int) -> tuple[int, int]:
    """What others pay for a tile of a faction, to its owner and to the supply (CO-PRICE-14, CO-PRICE-22)."""
    face = PRICE_TILES[number]
    if has_two_faction_faces(g) and face.two_faction_effects:
        return face.two_faction_pay_owner, face.two_faction_pay_bank
    return face.pay_owner, face.pay_bank


def price_for(g: ChaosOrder, seat: int, phase: int) -> Price:
    """What a faction pays to act in a phase; nobody pays the own tile (CO-ACT-4, CO-ACT-6, CO-PRICE-14, 18, 19).

    CO-FAQ-1.
    """
    tile = g.prices[space_of(g, phase)]
    if tile >= FIRST_NEUTRAL:
        neutral = NEUTRAL_TILES[tile - FIRST_NEUTRAL]
        return Price(NONE, 0, neutral.pay_left, neutral.pay_right, neutral.pay_bank)
    owner, number = divmod(tile, TILES)
    if owner == seat:
        return Price(owner, 0, 0, 0, 0)
    to_owner, to_supply = tile_costs(g, number)
    return Price(owner, to_owner, 0, 0, to_supply)
