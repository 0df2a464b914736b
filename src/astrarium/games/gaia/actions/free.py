"""Free actions: burning and conversions in one's own turn (GP-FREE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.cures import FreeMove
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..brainstone import pay_power
from ..component_types import FreeAction, Price
from ..factions.abilities import abilities_of, has_institute
from ..gains import gain, pay
from ..holdings import (
    CREDITS,
    GAIAFORMERS,
    IN_BOWL_2,
    IN_BOWL_3,
    KNOWLEDGE,
    ORE,
    POWER,
    QIC,
    TOKENS,
    bill_power,
)
from ..ids import FACTION_COUNT, HADSCH_HALLAS
from ..power import STONE_POWER, spendable
from ..state import BOARD_POINTS, NO_STONE, Gaia, Player
from ..steps import STEPS
from ..tables import FREE_ACTIONS

BURNT: Final = 2  # tokens in bowl II that burning needs (GP-FREE-2)


def owner_rule(free: FreeAction) -> str:
    """The rule that keeps a faction's own conversion from others."""
    return "GP-FAC-HADSCH-1" if free.who.faction == HADSCH_HALLAS else "GP-FREE-3"


def check_price(g: Gaia, p: Player, price: Price, failures: Failures | None) -> str | None:
    """What a conversion takes must be there; power never fills up missing credits (GP-FREE-1, 2, GP-FAC-HADSCH-2)."""
    in_bowl2 = p.bowl2 + (p.brainstone == 2)
    if price.discard_bowl2 and in_bowl2 < BURNT:
        return fail_short(failures, "GP-FREE-2", IN_BOWL_2, in_bowl2, BURNT)
    if p.credits < price.credits:
        return fail_short(failures, "GP-FAC-HADSCH-2", CREDITS, p.credits, price.credits)
    resource, have, need = bottleneck(g, p, price)
    return fail_short(failures, "GP-FREE-1", resource, have, need) if have < need else None


def bottleneck(g: Gaia, p: Player, price: Price) -> tuple[str, int, int]:
    """The one thing that a conversion takes, what there is of it and what is needed (GP-FREE-3)."""
    if price.power:
        return (POWER, spendable(p, abilities_of(p).token_worth(p)) + g.surplus, price.power)
    if price.ore:
        return (ORE, p.ore, price.ore)
    if price.knowledge:
        return (KNOWLEDGE, p.knowledge, price.knowledge)
    if price.qic:
        return (QIC, p.qic, price.qic)
    if price.gaiaformer_to_gaia_area:
        return (GAIAFORMERS, p.gaiaformers, price.gaiaformer_to_gaia_area)
    return (IN_BOWL_3, p.bowl3, price.token_bowl3_to_gaia)


class Convert(Move[Gaia]):
    """One conversion, those of the own faction included; it leaves the turn open (GP-FREE-3, GP-FREE-6).

    Factions: GP-FAC-HADSCH-1, GP-FAC-BALTAKS-2, GP-FAC-BALTAKS-4, GP-FAC-NEVLAS-1, GP-FAC-NEVLAS-4.
    """

    keeps_step = True

    def candidates(self, g: Gaia, seat: int, args: tuple[()]) -> Iterable[Action]:
        return CONVERSIONS[g.players[seat].faction]

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, free = g.players[seat], FREE_ACTIONS[action[1]]
        if free.who.faction not in (-1, p.faction):
            return fail(failures, owner_rule(free))
        if free.who.needs_institute and not has_institute(p):
            return fail(failures, owner_rule(free))
        return check_price(g, p, free.cost, failures)

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        p, price = g.players[seat], FREE_ACTIONS[action[1]].cost
        bill.need(IN_BOWL_2, BURNT if price.discard_bowl2 else 0, "burning")
        bill.need(CREDITS, price.credits, "conversion")
        resource, _, need = bottleneck(g, p, price)
        bill.need(resource, need, "conversion")
        if price.power:
            bill_power(g, p, bill)

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        p, free = g.players[seat], FREE_ACTIONS[action[1]]
        price = free.cost
        g.note(events.CONVERTED, seat, action[1])
        pay(g, seat, price.ore, price.credits, price.knowledge, price.qic)
        p.gaiaformers -= price.gaiaformer_to_gaia_area
        p.gaiaformers_away += price.gaiaformer_to_gaia_area
        p.bowl3 -= price.token_bowl3_to_gaia
        p.gaia_area += price.token_bowl3_to_gaia
        gain(g, seat, free.gain, BOARD_POINTS)
        if price.discard_bowl2:
            burn(g, seat)
        if price.power:
            convert_power(g, seat, price.power)
        else:
            g.surplus = 0


def convert_power(g: Gaia, seat: int, amount: int) -> None:
    """Each conversion is paid alone, its surplus is lost; a switch pays those that follow each other as one sum.

    GP-FREE-6, GP-FAC-NEVLAS-3 (docs/rulings/gaia.md).
    """
    used = min(g.surplus, amount)
    g.surplus -= used
    if amount > used:
        pay_power(g, seat, amount - used, keeps_surplus=not g.settings["single_conversion_payment"])


def burn(g: Gaia, seat: int) -> None:
    """One token of bowl II is discarded and another moves to bowl III (GP-FREE-2, GP-FREE-7, GP-FAC-ITARS-1)."""
    p = g.players[seat]
    if p.brainstone == 2:
        then(g, BURNING_WITH_STONE.at(seat))
        return
    p.bowl2 -= BURNT
    p.bowl3 += 1
    p.gaia_area += abilities_of(p).burns_to_gaia


class BurnWithStone(Move[Gaia]):
    """The brainstone in bowl II moves, is lost or stays, as its owner says (GP-FREE-7, GP-FAC-TAKLONS-4)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        may_stay = g.players[seat].bowl2 >= BURNT
        if action[1] in (NO_STONE, 3) or (may_stay and action[1] == 2):
            return None
        return fail(failures, "GP-FREE-7")

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        p.brainstone = action[1]
        p.bowl2 -= BURNT if action[1] == 2 else 1
        p.bowl3 += action[1] != 3


# The conversions of each faction.
CONVERSIONS: Final[tuple[list[Action], ...]] = tuple(
    [verbs.CONVERT(number) for number, free in enumerate(FREE_ACTIONS) if free.who.faction in (-1, faction)]
    for faction in range(FACTION_COUNT)
)
CONVERT: Final[Convert] = Convert(verbs.CONVERT)


def gives_at_most(p: Player, free: FreeAction) -> dict[str, int]:
    """What a conversion gives: burning may free the brainstone, QIC may become ore (GP-FREE-7, GP-FAC-GLEENS-1)."""
    what, is_ore = free.gain, abilities_of(p).gains_ore_for_qic(p)
    gives = {ORE: what.ore + what.qic * is_ore, CREDITS: what.credits, KNOWLEDGE: what.knowledge}
    gives |= {QIC: what.qic * (not is_ore)}
    gives |= {TOKENS: what.tokens, POWER: STONE_POWER * free.cost.discard_bowl2, IN_BOWL_3: free.cost.discard_bowl2}
    return {resource: amount for resource, amount in gives.items() if amount}


def takes(free: FreeAction) -> tuple[str, ...]:
    price = free.cost
    taken = {ORE: price.ore, CREDITS: price.credits, KNOWLEDGE: price.knowledge, QIC: price.qic, POWER: price.power}
    taken |= {GAIAFORMERS: price.gaiaformer_to_gaia_area, IN_BOWL_3: price.token_bowl3_to_gaia}
    return tuple([resource for resource, amount in taken.items() if amount])


def free_moves(p: Player) -> list[FreeMove]:
    """The conversions of a faction (GP-FREE-3)."""
    own = [(number, free) for number, free in enumerate(FREE_ACTIONS) if free.who.faction in (-1, p.faction)]
    return [FreeMove(verbs.CONVERT(number), gives_at_most(p, free), takes(free)) for number, free in own]


BURNING_WITH_STONE: Final[Decision[Gaia]] = STEPS.add("BURNING_WITH_STONE", Decision([BurnWithStone(verbs.STONE)]))
