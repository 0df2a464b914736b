"""Circadians: the ship, intel cards, strongholds that count as regions (CO-CIRC)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..board_map import BORDERS, has_border, is_land
from ..component_words import Effect
from ..counts import building_of, buildings_at
from ..effects import POWERS, Power
from ..faction_rules import FactionRules, faction_rules, register_faction
from ..ids import POWER
from ..income import INCOMING, ROW
from ..state import GIVEN, HELD, IN_BOX, IN_SUPPLY, ChaosOrder, members
from ..steps import STEPS
from ..tables import BUILDINGS, INTEL_ABOUT

NEAR, ANYWHERE = range(2)
RESTRICTED: Final = POWER["stronghold_not_next_to_own_stronghold"]


class Circadians(FactionRules):
    """They live on a ship and know their opponents."""

    def all_chosen(self, g: ChaosOrder, seat: int) -> None:
        """Intel cards of the factions in play lie in the supply (CO-SETUP-32)."""
        playing = [INTEL_ABOUT[p.faction] for p in g.players if p.faction in INTEL_ABOUT]
        g.intel = tuple([IN_SUPPLY if number in playing else IN_BOX for number in range(len(g.intel))])

    def held_intel(self, g: ChaosOrder) -> list[int]:
        """Only what lies before them; a given card gives them nothing (CO-CIRC-13)."""
        return [number for number, where in enumerate(g.intel) if where == HELD]

    def can_harvest_at(self, g: ChaosOrder, seat: int, region: int) -> bool:
        """Once a round a controlled anchor region without an own building (CO-CIRC-4)."""
        p = g.players[seat]
        return region in p.anchors and not buildings_at(g, seat, region) and not p.used_in_round

    def harvested_at(self, g: ChaosOrder, seat: int, region: int) -> None:
        if not buildings_at(g, seat, region):
            g.players[seat].used_in_round = 1

    def check_site(self, g: ChaosOrder, seat: int, region: int, building: int, failures: Failures | None) -> str | None:
        """A stronghold not next to another own one (CO-CIRC-5)."""
        if not any([effect.power == RESTRICTED for effect in BUILDINGS[building_of(g, seat, building)].effects]):
            return None
        near = [n for n in members(g.neighbours[region]) if building in buildings_at(g, seat, n)]
        return fail(failures, "CO-CIRC-5") if near else None

    def gain_intel(self, g: ChaosOrder, seat: int, opponent: int) -> None:
        """From the supply, or from the faction that still has it; a held card stays (CO-CIRC-8)."""
        number = INTEL_ABOUT[g.players[opponent].faction]
        if g.intel[number] != HELD:
            g.intel = put(g.intel, number, HELD)
            g.note(events.INTEL_HELD, seat, number)


class GiveIntel(Move[ChaosOrder]):
    """A held card to the faction shown on it, for one more region in this phase (CO-CIRC-9)."""

    keeps_step = True
    is_action = True

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        is_own = isinstance(faction_rules(g, seat), Circadians)
        if not (is_own and g.intel[action[1]] == HELD) and (refused := fail(failures, "CO-CIRC-9")):
            return refused
        return None if g.income_left >> ROW & 1 else fail(failures, "CO-INC-14")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.intel = put(g.intel, action[1], GIVEN)
        g.count_change += 1
        g.note(events.INTEL_GIVEN, seat, action[1])


class RelocateShip(Power):
    """The ship moves (CO-CIRC-11)."""

    def can(self, g: ChaosOrder, seat: int, effect: Effect) -> bool:
        return RELOCATE.is_possible(g, seat, (reach_of(effect),))

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        then(g, RELOCATING.at(seat, reach_of(effect)))


def reach_of(effect: Effect) -> int:
    return NEAR if effect.value == "near" else ANYWHERE


class Relocate(Move[ChaosOrder, int]):
    """A border without mountain between two land regions; near, one is an anchor or next to one (CO-CIRC-11, 12)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        pair, p = BORDERS[action[1]], g.players[seat]
        is_open = has_border(*pair, g.mountains) and all([is_land(g.terrains[region]) for region in pair])
        if (not is_open or set(p.anchors) == set(pair)) and (refused := fail(failures, "CO-CIRC-11")):
            return refused
        near = {*p.anchors, *[n for anchor in p.anchors for n in members(g.neighbours[anchor])]}
        return None if args[0] == ANYWHERE or near & {*pair} else fail(failures, "CO-CIRC-11")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        g.players[seat].anchors = BORDERS[action[1]]
        g.note(events.RELOCATED, seat, action[1])


RELOCATE: Final = Relocate(verbs.RELOCATE)
RELOCATING: Final[Decision[ChaosOrder, int]] = STEPS.add("RELOCATING", Decision([RELOCATE]))
INCOMING.add(GiveIntel(verbs.GIVE_INTEL))
POWERS[POWER["ship_relocate"]] = RelocateShip()
register_faction("circadians", Circadians())
