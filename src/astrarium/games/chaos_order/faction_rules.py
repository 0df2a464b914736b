"""What is special about a faction, as named moments; each faction has its own file in `factions/`."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures
from astrarium.kernel.position import Frame

from .ids import SWAMP
from .state import ChaosOrder
from .tables import FACTIONS, NAMES


class FactionRules:
    """A faction without special rules."""

    def set_up(self, g: ChaosOrder, seat: int) -> None:
        """The pieces that only this faction has (CO-SETUP-3, CO-SETUP-32..34)."""

    def all_chosen(self, g: ChaosOrder, seat: int) -> None:
        """All factions are known (CO-SETUP-32)."""

    def needs_lake_mountain(self) -> bool:
        """A lake next to the base gets a mountain (CO-SETUP-20)."""
        return False

    def links(self, g: ChaosOrder, seat: int, region: int) -> int:
        """Regions that are adjacent to this one only for the faction, as a set."""
        return 0

    def links_of_base(self, g: ChaosOrder, seat: int) -> int:
        """Regions that are adjacent to the base only for the faction, as a set."""
        return 0

    def is_swamp(self, g: ChaosOrder, seat: int, region: int) -> bool:
        """The region is a swamp, or counts as one for the faction."""
        return g.terrains[region] == SWAMP

    def held_intel(self, g: ChaosOrder) -> list[int]:
        """Intel cards that lie face up before the faction."""
        return []

    def entered(self, g: ChaosOrder, seat: int, region: int, mover: int) -> None:
        """Units of another faction were moved into a region."""

    def trap_wounds(self, g: ChaosOrder, seat: int, region: int) -> int:
        """Fighters of another faction that would be wounded by entering a region."""
        return 0

    def move_ended(self, g: ChaosOrder, seat: int) -> None:
        """The faction has finished its move action."""

    def left(self, g: ChaosOrder, seat: int, region: int) -> None:
        """A unit or building of the faction has left a region."""

    def check_site(self, g: ChaosOrder, seat: int, region: int, building: int, failures: Failures | None) -> str | None:
        """The faction's own rule against a building in a region."""
        return None

    def built(self, g: ChaosOrder, seat: int, region: int, building: int) -> None:
        """The faction has built a building."""

    def destroyed(self, g: ChaosOrder, seat: int, region: int, building: int) -> None:
        """A building of the faction was destroyed."""

    def has_free_auxiliary(self, g: ChaosOrder, seat: int) -> bool:
        """The auxiliary action of this turn may be free of its cost."""
        return False

    def use_free_auxiliary(self, g: ChaosOrder, seat: int) -> None:
        """The auxiliary action was free."""

    def can_harvest_at(self, g: ChaosOrder, seat: int, region: int) -> bool:
        """The faction may harvest in a region that it controls although no building says so."""
        return False

    def harvested_at(self, g: ChaosOrder, seat: int, region: int) -> None:
        """The faction has harvested in a region."""

    def arrivals(self, g: ChaosOrder, seat: int) -> list[int]:
        """Regions in which recruited fighters may be placed instead of on the base (CO-OXA-4)."""
        return []

    def tile_placed(self, g: ChaosOrder, seat: int, tile: int) -> None:
        """The faction has set a price with a tile."""

    def strength_in(self, g: ChaosOrder, seat: int, region: int) -> int:
        """Strength that the faction's tokens add in a battle."""
        return 0

    def has_token_in(self, g: ChaosOrder, seat: int, region: int) -> bool:
        """A token of the faction lies in the region of a battle (`has_morale`)."""
        return False

    def battle_won(self, g: ChaosOrder, seat: int, region: int) -> None:
        """After a battle that the faction has won (CO-TIME-8)."""

    def gain_intel(self, g: ChaosOrder, seat: int, opponent: int) -> None:
        """The intel card about an opponent is gained (CO-CIRC-8)."""

    def income_begins(self, g: ChaosOrder, seat: int) -> None:
        """What the faction receives in its income without being asked (CO-INC-13, CO-INC-17)."""

    def income_fame(self, g: ChaosOrder, seat: int) -> int:
        """Fame that the faction gains in each income phase (CO-LEY-8)."""
        return 0

    def upkeep(self, g: ChaosOrder, seat: int) -> tuple[Frame, ...]:
        """The questions whether the faction pays for its Rhy-Zu (CO-JRA-6)."""
        return ()


RULES_OF: Final[list[FactionRules]] = [FactionRules() for _ in FACTIONS]
NUMBER_OF: Final = {name: number for number, name in enumerate(NAMES["faction"])}


def register_faction(name: str, rules: FactionRules) -> None:
    RULES_OF[NUMBER_OF[name]] = rules


def faction_rules(g: ChaosOrder, seat: int) -> FactionRules:
    return RULES_OF[g.players[seat].faction]
