"""Technologies: prices, tracks, and what a new one does at once (ECL-RES, ECL-TECH)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import has_tech
from .discs import controlled_artifacts, gain_discs
from .ids import EFFECT, RARE, SCIENCE
from .resources import REFERENCES, gain
from .state import Eclipse, Player, added
from .steps import STEPS
from .tables import TECH_TRACK, TECHS

GAIN_DISCS: Final = EFFECT["gain_influence_discs"]
GAIN_ANY: Final = EFFECT["gain_any_resource"]


def fits_track(tech: int, track: int) -> bool:
    """A tile belongs to the track of its category, a rare one to any (ECL-RES-3, ECL-ROTA-RARE-3)."""
    return TECHS[tech].category in (track, RARE)


def has_slot(p: Player, track: int) -> bool:
    return len(p.techs[track]) < TECH_TRACK.slots


def tech_price(p: Player, tech: int, track: int, bill: Bill | None = None) -> int:
    """The printed cost minus the discount of the first empty slot, never below the minimum (ECL-RES-2)."""
    entry, tiles = TECHS[tech], len(p.techs[track])
    discount = TECH_TRACK.discount_by_slot[min(tiles, TECH_TRACK.slots - 1)]
    price = max(entry.cost - discount, entry.min_cost)
    if bill is not None:
        bill.need(REFERENCES[SCIENCE], entry.cost, "printed")
        bill.need(REFERENCES[SCIENCE], price - entry.cost, "discount", tiles=tiles)
    return price


def gain_tech(g: Eclipse, seat: int, tech: int, track: int) -> None:
    """The tile leaves the supply for the first empty slot and works at once (ECL-RES-3, ECL-RES-5).

    ECL-ROTA-RARE-4.
    """
    p = g.players[seat]
    g.techs = added(g.techs, tech, -1)
    p.techs = put(p.techs, track, (*p.techs[track], tech))
    g.note(events.GOT_TECH, seat, tech, track)
    effect = TECHS[tech].effect
    if effect.type == GAIN_DISCS:
        gain_discs(g, seat, effect.amount)
    elif effect.type == GAIN_ANY:
        then(g, *[CHOOSING_GAIN.at(seat, effect.amount)] * controlled_artifacts(g, seat))


def cheapest_techs(g: Eclipse, seat: int) -> list[int]:
    """The cheapest ordinary tiles on the supply board that the player lacks and has room for (ECL-DISC-4).

    ECL-ROTA-RARE-5, ECL-ROTA-VAR-6.
    """
    p = g.players[seat]
    found = [
        tech
        for tech, count in enumerate(g.techs)
        if count and TECHS[tech].category != RARE and not has_tech(p, tech) and has_slot(p, TECHS[tech].category)
    ]
    costs = [TECHS[tech].cost for tech in found]
    return [tech for tech, cost in zip(found, costs, strict=True) if cost == min(costs)]


class GainChosen(Move[Eclipse, int]):
    """So many of one resource, chosen for each artifact (ECL-TECH-23)."""

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        gain(g, seat, action[1], args[0])


CHOOSING_GAIN: Final[Decision[Eclipse, int]] = STEPS.add("CHOOSING_GAIN", Decision([GainChosen(verbs.GAIN)]))
