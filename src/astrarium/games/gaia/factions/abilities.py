"""The moments at which a faction may be different, with what holds for most factions."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures
from astrarium.kernel.position import Frame

from ..component_types import Effect
from ..ids import FACTION_COUNT, GAIA, PLANETARY_INSTITUTE
from ..state import Gaia, Player
from ..tables import FACTIONS, PLANETS, SATELLITE


def has_institute(p: Player) -> bool:
    return p.pieces[PLANETARY_INSTITUTE] > 0


def named_power(faction: int, name: str) -> Effect:
    """A special power as the component files describe it."""
    board = FACTIONS[faction]
    return next(effect for effect in board.ability + board.pi_power if effect.effect == name)


class Abilities:
    """A faction without any special power; factions override the moments that concern them."""

    # The bowl to which tokens return from the gaia area (GP-GAIA-1).
    gaia_return_bowl: int = 1
    # Burned tokens go to the gaia area instead of the supply (GP-FAC-ITARS-1).
    burns_to_gaia: bool = False
    # Structures are placed at the start by the institute rule instead of mines (GP-FAC-IVITS-1).
    starts_with_institute: bool = False
    # One federation that grows, satellites for QIC (GP-FAC-IVITS-2, GP-FAC-IVITS-4).
    has_one_federation: bool = False
    # Power tokens for a satellite; QIC for those with one federation (GP-FED-16, GP-FAC-IVITS-4).
    satellite_price: int = SATELLITE.cost.discard_tokens
    # The rule that a special action of the board without any effect breaks.
    special_refusal: str = "GP-SPEC-7"
    # A brainstone lies among the tokens (GP-FAC-TAKLONS-1).
    has_brainstone: bool = False

    def gains_ore_for_qic(self, p: Player) -> bool:
        """Gained QIC become ore (GP-FAC-GLEENS-1)."""
        return False

    def gaia_price(self) -> tuple[int, int]:
        """QIC and ore that make a gaia planet habitable (GP-HAB-2)."""
        price = PLANETS[GAIA].cost
        return (price.qic, price.ore)

    def token_worth(self, p: Player) -> int:
        """What a token of bowl III pays for (GP-POWER-4)."""
        return 1

    def federation_threshold(self, p: Player) -> int:
        """The power value that a federation needs (GP-FED-1)."""
        return 7

    def power_bonus(self, p: Player, planet: int) -> int:
        """What is added to the power value of structures on a planet type (GP-FED-2)."""
        return 0

    def settles_with_others(self) -> bool:
        """May build guest mines on planets of opponents (GP-FAC-LANTIDS-1)."""
        return False

    def check_advance(self, p: Player, track: int, failures: Failures | None) -> str | None:
        """A track that this faction must not advance in (GP-FAC-BALTAKS-1)."""
        return None

    def tokens_with_charge(self, p: Player) -> int:
        """The power tokens that every accepted offer to charge brings (GP-FAC-TAKLONS-3)."""
        return 0

    def gaia_phase(self, g: Gaia, seat: int) -> Frame | None:
        """A decision in the gaia phase before the remaining tokens return (GP-GAIA-4)."""
        return None

    def specials(self, p: Player) -> tuple[int, ...]:
        """The special actions of the faction board (GP-SPEC-3)."""
        return ()

    def special_frame(self, g: Gaia, seat: int) -> Frame:
        """The decision of the faction board's special action."""
        raise NotImplementedError

    def institute_built(self, g: Gaia, seat: int) -> None:
        """The planetary institute has just been built (GP-UPG-5)."""


ABILITIES: Final[list[Abilities]] = [Abilities() for _ in range(FACTION_COUNT)]


def abilities_of(p: Player) -> Abilities:
    """The power of the faction that a player leads."""
    return ABILITIES[p.faction]
