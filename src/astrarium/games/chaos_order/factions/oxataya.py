"""Oxataya: lakes, a free auxiliary action, fighters that arrive at strongholds (CO-OXA)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import verbs
from ..adjacency import lakes
from ..component_words import Effect
from ..counts import building_of, buildings_at, controls, has_power, is_lake
from ..effects import POWERS, Power
from ..faction_rules import FactionRules, register_faction
from ..harvest import put_token, token_at
from ..ids import NONE, POWER
from ..prices import owner_of
from ..state import HOME, ChaosOrder
from ..steps import STEPS
from ..tables import BUILDINGS, HARVEST_TOKENS

OWN_TOKENS: Final = tuple([n for n, token in enumerate(HARVEST_TOKENS) if token.owner == "oxataya"])
ARRIVAL: Final = POWER["recruit_to_stronghold"]


class Oxataya(FactionRules):
    """They are at home in the water."""

    def needs_lake_mountain(self) -> bool:
        """Other factions could not use that border anyway (CO-SETUP-20)."""
        return True

    def links(self, g: ChaosOrder, seat: int, region: int) -> int:
        """Lakes are adjacent to each other with the power for it (CO-POWER-22)."""
        is_linked = is_lake(g, region) and has_power(g, seat, "lake_link")
        return lakes(g) & ~(1 << region) if is_linked else 0

    def links_of_base(self, g: ChaosOrder, seat: int) -> int:
        """Both lakes are adjacent to the base with the power for it (CO-POWER-22)."""
        return lakes(g) if has_power(g, seat, "lake_link_base") else 0

    def has_free_auxiliary(self, g: ChaosOrder, seat: int) -> bool:
        """Once a round, in a phase that they priced (CO-OXA-3)."""
        return owner_of(g, g.phase) == seat and not g.players[seat].used_in_round

    def use_free_auxiliary(self, g: ChaosOrder, seat: int) -> None:
        g.players[seat].used_in_round = 1

    def arrivals(self, g: ChaosOrder, seat: int) -> list[int]:
        """Regions with an own stronghold, contested or not (CO-OXA-4)."""
        return [
            region for region in range(HOME) if any([is_arrival(g, seat, n) for n in buildings_at(g, seat, region)])
        ]

    def can_harvest_at(self, g: ChaosOrder, seat: int, region: int) -> bool:
        """A lake with a token, without a building (CO-OXA-6)."""
        return is_lake(g, region) and token_at(g, seat, region) != NONE


def is_arrival(g: ChaosOrder, seat: int, building: int) -> bool:
    return any([effect.power == ARRIVAL for effect in BUILDINGS[building_of(g, seat, building)].effects])


class LakeToken(Power):
    """No more tokens lie on the map than the power allows, and there is a lake for one (CO-OXA-6)."""

    def can(self, g: ChaosOrder, seat: int, effect: Effect) -> bool:
        placed = [token for token in OWN_TOKENS if g.tokens[token] != NONE]
        return len(placed) < int(effect.value) and PLACE_LAKE_TOKEN.is_possible(g, seat, ())

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        then(g, PLACING_LAKE_TOKEN.at(seat))


class PlaceLakeToken(Move[ChaosOrder]):
    """An own token on a lake that they control and that has none (CO-OXA-6)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        _, token, place = action
        is_free = token in OWN_TOKENS and g.tokens[token] == NONE
        is_free_lake = place != HOME and is_lake(g, place) and token_at(g, seat, place) == NONE
        is_legal = is_free and is_free_lake and controls(g, seat, place)
        return None if is_legal else fail(failures, "CO-OXA-6")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        put_token(g, seat, action[1], action[2])


PLACE_LAKE_TOKEN: Final = PlaceLakeToken(verbs.PLACE_TOKEN)
PLACING_LAKE_TOKEN: Final[Decision[ChaosOrder]] = STEPS.add("PLACING_LAKE_TOKEN", Decision([PLACE_LAKE_TOKEN]))
POWERS[POWER["lake_harvest_token"]] = LakeToken()
register_faction("oxataya", Oxataya())
