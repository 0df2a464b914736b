"""Build: ships and structures on controlled sectors (ECL-BUI)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import tech_effects
from .blueprints import blueprint
from .discs import controlled
from .ids import BUILD_MONOLITH, BUILD_NAMES, BUILD_ORBITAL, DREADNOUGHT, EFFECT, MATERIALS, MONOLITH, ORBITAL, STARBASE
from .resources import REFERENCES, can_raise, check_price, pay
from .ships import add_ship, count_class
from .state import Eclipse, Player
from .steps import STEPS
from .structures import has_orbital, has_structure, put_structure
from .tables import SPECIES

ALLOW_BUILD: Final = EFFECT["allow_build"]
FIRST_WITH_TECH: Final = STARBASE
LACKING: Final = {STARBASE: "ECL-ROTA-EXI-8", DREADNOUGHT: "ECL-ROTA-RHO-4"}  # why a species has no ships of a class


def build_price(p: Player, item: int) -> int:
    """What the species board says, in materials (ECL-BUI-1).

    ECL-ROTA-EXI-9.
    """
    costs = SPECIES[p.species].structure_costs
    if item >= BUILD_ORBITAL:
        return costs.orbital if item == BUILD_ORBITAL else costs.monolith
    printed = blueprint(p, item)
    return 0 if printed is None else printed.build_cost


def check_item(g: Eclipse, seat: int, item: int, failures: Failures | None) -> str | None:
    """The species has it, knows how to build it, and has a figure left (ECL-BUI-3, ECL-BUI-5).

    ECL-TECH-2, ECL-TECH-20, ECL-TECH-22, ECL-GEN-6, ECL-ROTA-EXI-8, ECL-ROTA-RHO-4.
    """
    p = g.players[seat]
    if item >= FIRST_WITH_TECH:
        known = [effect.what for effect in tech_effects(p, ALLOW_BUILD)]
        if BUILD_NAMES[item] not in known and (refused := fail(failures, "ECL-BUI-3")):
            return refused
    if item >= BUILD_ORBITAL:
        return None
    printed = blueprint(p, item)
    if printed is None or item in SPECIES[p.species].cannot_build:
        return fail(failures, LACKING[item])
    return None if count_class(g, seat, item) < printed.max_on_map else fail(failures, "ECL-BUI-5")


def check_site(g: Eclipse, seat: int, item: int, sector: int, failures: Failures | None) -> str | None:
    """A controlled sector, with at most one orbital and one monolith (ECL-BUI-2, ECL-BUI-4)."""
    if g.owners[sector] != seat and (refused := fail(failures, "ECL-BUI-2")):
        return refused
    is_second = (item == BUILD_ORBITAL and has_orbital(g, sector)) or (
        item == BUILD_MONOLITH and has_structure(g, sector, MONOLITH)
    )
    return fail(failures, "ECL-BUI-4") if is_second else None


class Build(Move[Eclipse, int]):
    """One ship or structure, paid at once in materials (ECL-BUI-1..5, ECL-BUI-8)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        items = [item for item in range(len(BUILD_NAMES)) if check_item(g, seat, item, None) is None]
        return [verbs.BUILD(item, sector) for item in items for sector in controlled(g, seat)]

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        _, item, sector = action
        if refused := check_item(g, seat, item, failures):
            return refused
        if refused := check_site(g, seat, item, sector, failures):
            return refused
        p = g.players[seat]
        return check_price(p, MATERIALS, build_price(p, item), "ECL-BUI-1", failures)

    def itemise(self, g: Eclipse, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        bill.need(REFERENCES[MATERIALS], build_price(g.players[seat], action[1]), "printed")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        """A new orbital is empty (ECL-BUI-6)."""
        _, item, sector = action
        pay(g, seat, MATERIALS, build_price(g.players[seat], item))
        if item >= BUILD_ORBITAL:
            put_structure(g, seat, ORBITAL if item == BUILD_ORBITAL else MONOLITH, sector)
        else:
            add_ship(g, sector, (seat, item, 0))
            g.note(events.NEW_SHIP, seat, item, sector)
        then(g, BUILDING_ON.at(seat, args[0] - 1))


class BuildingOn(Automatic[Eclipse, int]):
    """As many things as the action allows (ECL-BUI-1)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if args[0] and can_build(g, seat):
            then(g, BUILDING.at(seat, args[0]))


def can_build(g: Eclipse, seat: int) -> bool:
    """Something has a site and can be paid, counting exchanges and colony ships (ECL-FLOW-8)."""
    p, sites = g.players[seat], controlled(g, seat)
    items = [item for item in range(len(BUILD_NAMES)) if check_item(g, seat, item, None) is None]
    payable = [item for item in items if can_raise(p, (0, 0, build_price(p, item)))]
    return any([check_site(g, seat, item, sector, None) is None for item in payable for sector in sites])


BUILDING: Final[Decision[Eclipse, int]] = STEPS.add("BUILDING", Decision([Build(verbs.BUILD), Close(verbs.DONE)]))
BUILDING_ON: Final[BuildingOn] = STEPS.add("BUILDING_ON", BuildingOn())
