"""Battles for rule tests: two armies, both plans, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable

from astrarium.games.chaos_order.state import ChaosOrder
from astrarium.kernel.events import Event
from astrarium.kernel.position import CHANCE
from tests.chaos_order.scenario import (
    P1,
    P2,
    army,
    combat,
    step,
    table,
)

BATTLE = "r4c4"  # cliffs, with relic 4


def facing(factions: str = "zcharo leyrien ai", own: str = "4", other: str = "4", **more: str) -> ChaosOrder:
    """Two armies on r4c4: fighters, then leaders ("4 ejax urzo+"); the first faction chooses the battle."""
    g = table(factions, round=int(more.get("round", "1")))
    for seat, force in enumerate((own, other)):
        count, _, leaders = force.partition(" ")
        army(g, seat, BATTLE, int(count), leaders)
    return g


def fight(g: ChaosOrder, own: str, other: str, *chances: str) -> ChaosOrder:
    """The battle with both plans: "assault" or "assault t01" or "assault bluff"; then what chance turns up."""
    events_of_fight(g, own, other, *chances)
    return g


def events_of_fight(g: ChaosOrder, own: str, other: str, *chances: str) -> list[Event]:
    """The battle with both plans, and what happens from the last plan on."""
    if not g.stack:
        combat(g)
        g.play(P1, f"battle {BATTLE} p2")
    answer(g)
    for seat, plan in ((P1, own), (P2, other)):
        if step(g) == "SEALED_PUTTING" and seat in g.actors:
            g.play(seat, "put-card" if len(plan.split()) > 1 else "no-card")
    g.play(P1, planned(own))
    found = g.play(P2, planned(other))
    return found + [event for chance in chances for event in g.play(CHANCE, chance)]


def planned(plan: str) -> str:
    sector, _, card = plan.partition(" ")
    return f"plan {sector} {card or 'printed'}"


def answer(g: ChaosOrder) -> None:
    """What is asked before planning is declined."""
    while g.actors and step(g) == "ANNOUNCING":
        g.play(g.actors[0], "decline")


def strengths(g: ChaosOrder) -> list[int]:
    """Of both sides, as they are open now."""
    return [side["strength"] for side in g.view(None)["battle"]["sides"]]


def events_of(g: ChaosOrder, seat: int, notation: str) -> list[tuple[str, dict[str, int | str]]]:
    return said(g.play(seat, notation))


def said(events: Iterable[Event]) -> list[tuple[str, dict[str, int | str]]]:
    return [(event.kind, dict(event.values)) for event in events]


def sums(g: ChaosOrder, own: str, other: str, *chances: str) -> dict[str, list[int]]:
    """What both sides had in the battle: strengths, attacks and defences, from the events of its last move."""
    found = said(events_of_fight(g, own, other, *chances))
    attacks = [values for kind, values in found if kind == "attacked"]
    return {
        "strength": [int(values["strength"]) for kind, values in found if kind == "strength"],
        "attack": [int(values["attack"]) for values in attacks],
        "defence": [int(values["defence"]) for values in attacks],
    }
