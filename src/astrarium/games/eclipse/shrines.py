"""Shrines beside planets, and the bonus for a whole set (ECL-ROTA-LYR)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.frames import find_frame
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import is_built, is_set_complete, special
from .discs import controlled
from .ids import EFFECT, GREY
from .moments import END_UPKEEP, is_giving_up
from .resources import REFERENCES, can_raise, check_price, pay
from .state import Eclipse
from .steps import STEPS
from .tables import SECTORS, SHRINE_BONUSES, SHRINES

BUILDS: Final = EFFECT["build_shrines"]


def fitting_planets(shrine: int, sector: int) -> list[int]:
    """Planets of its colour, and grey ones (ECL-ROTA-LYR-3)."""
    return [planet.color for planet in SECTORS[sector].planets if planet.color in (SHRINES[shrine].color, GREY)]


def free_planets(g: Eclipse, shrine: int, sector: int) -> list[int]:
    """The planets beside which a shrine may lie: those that fit and have none (ECL-ROTA-LYR-3, ECL-ROTA-LYR-4)."""
    return [colour for colour in fitting_planets(shrine, sector) if (sector, colour) not in g.shrines]


class BuildShrine(Move[Eclipse, *tuple[int, ...]]):
    """One shrine on a controlled sector, paid in its colour (ECL-ROTA-LYR-2..4, ECL-ROTA-LYR-14)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> Iterable[Action]:
        if special(g.players[seat], BUILDS) is None:
            return ()
        left = [shrine for shrine in range(len(SHRINES)) if not is_built(g, shrine)]
        return [verbs.SHRINE(shrine, sector) for shrine in left for sector in controlled(g, seat)]

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        _, shrine, sector = action
        p, entry = g.players[seat], SHRINES[shrine]
        found = find_frame(g, END_UPKEEP, seat)
        if special(p, BUILDS) is None or found is None or found[1] or g.owners[sector] != seat:
            return fail(failures, "ECL-ROTA-LYR-2")
        if is_giving_up(g, seat) and (refused := fail(failures, "ECL-UPK-6")):
            return refused
        if is_built(g, shrine) and (refused := fail(failures, "ECL-ROTA-LYR-14")):
            return refused
        if not fitting_planets(shrine, sector):
            return fail(failures, "ECL-ROTA-LYR-3")
        if not free_planets(g, shrine, sector) and (refused := fail(failures, "ECL-ROTA-LYR-4")):
            return refused
        return check_price(p, entry.color, entry.cost, "ECL-ROTA-LYR-2", failures)

    def itemise(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, bill: Bill) -> None:
        bill.need(REFERENCES[SHRINES[action[1]].color], SHRINES[action[1]].cost, "printed")

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        _, shrine, sector = action
        pay(g, seat, SHRINES[shrine].color, SHRINES[shrine].cost)
        planets = free_planets(g, shrine, sector)
        if len(planets) == 1:
            lay_shrine(g, seat, shrine, sector, planets[0])
        else:
            then(g, CHOOSING_PLANET.at(seat, shrine, sector))


def can_afford_shrine(g: Eclipse, seat: int) -> bool:
    """A shrine could be built after exchanges (ECL-ROTA-LYR-14)."""
    p, found = g.players[seat], find_frame(g, END_UPKEEP, seat)
    if special(p, BUILDS) is None or found != (False, False):
        return False
    for number, shrine in enumerate(SHRINES):
        prices = tuple([shrine.cost if resource == shrine.color else 0 for resource in range(len(p.storage))])
        has_site = any([free_planets(g, number, sector) for sector in controlled(g, seat)])
        if not is_built(g, number) and has_site and can_raise(p, prices):
            return True
    return False


def lay_shrine(g: Eclipse, seat: int, shrine: int, sector: int, planet: int) -> None:
    """The third of a set brings its bonus at once (ECL-ROTA-LYR-5, ECL-ROTA-LYR-7)."""
    g.shrines = put(g.shrines, shrine, (sector, planet))
    g.note(events.BUILT_SHRINE, seat, shrine, sector)
    which = SHRINES[shrine].set
    if is_set_complete(g, which):
        g.note(events.SHRINE_BONUS, seat, shrine)
        for bonus in SHRINE_BONUSES:
            if bonus.set == which and bonus.effect.type == EFFECT["gain_influence_discs"]:
                g.players[seat].discs += bonus.effect.amount
                g.note(events.GOT_DISCS, seat, bonus.effect.amount)


class Beside(Move[Eclipse, int, int]):
    """The planet of its colour or the grey one (ECL-ROTA-LYR-3)."""

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        return None if action[1] in free_planets(g, *args) else fail(failures, "ECL-ROTA-LYR-3")

    def do(self, g: Eclipse, seat: int, args: tuple[int, int], action: Action) -> None:
        lay_shrine(g, seat, *args, action[1])


class ChoosingPlanet(Decision[Eclipse, int, int]):
    excludes_anytime = True


CHOOSING_PLANET: Final[ChoosingPlanet] = STEPS.add("CHOOSING_PLANET", ChoosingPlanet([Beside(verbs.BESIDE)]))
