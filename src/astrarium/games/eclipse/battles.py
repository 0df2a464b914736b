"""The battles of a sector: a series between two sides each, the latest arrivals first (ECL-BATTLE-1..4)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, then

from . import events
from .battle_rounds import BEGIN_ROUNDS, NEXT_CLASS, VOLLEY_ROUND
from .battle_ships import are_hostile, groups_of
from .ids import NONE, NPC
from .ships import are_allied, npcs_at
from .state import Eclipse
from .steps import STEPS

NOBODY: Final = (NONE, NONE)


def arrival_order(g: Eclipse, sector: int) -> tuple[int, ...]:
    """The players with ships on a sector in the order of arrival, its controller first (ECL-MOV-6)."""
    return tuple(sorted(g.arrivals[sector], key=lambda seat: seat != g.owners[sector]))


def sides_at(g: Eclipse, sector: int) -> list[tuple[int, ...]]:
    """The sides, those that fight last first: NPC ships, the controller, then others as they arrived (ECL-BATTLE-2).

    An alliance is one side, at the place of its first member (ECL-ROTA-ALLY-8). NPC ships always defend
    (ECL-ROTA-HIVE-8).
    """
    sides: list[tuple[int, ...]] = [(NPC,)] if npcs_at(g, sector) else []
    controller = g.owners[sector]
    order = sorted(g.arrivals[sector], key=lambda seat: controller == NONE or not are_allied(g, seat, controller))
    for seat in order:
        if not any([seat in side for side in sides]):
            sides.append(tuple([ally for ally in arrival_order(g, sector) if are_allied(g, seat, ally)]))
    return sides


def fighters_of(g: Eclipse, side: tuple[int, ...], enemies: tuple[int, ...]) -> tuple[int, ...]:
    """Who of a side takes part: ships that are at peace with all others do not (ECL-ROTA-ALLY-19, ECL-SPEC-5)."""
    others = groups_of(g, enemies)
    own = groups_of(g, side)
    hostile = {group[0] for group in own if any([are_hostile(g, group, other) for other in others])}
    return tuple([owner for owner in side if owner in hostile])


class NextBattle(Automatic[Eclipse]):
    """The two sides that arrived last fight; of them the defender is who came first, or the controller, or NPC ships.

    ECL-BATTLE-2, ECL-BATTLE-3.
    """

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        sides = sides_at(g, g.combat_sector)
        if len(sides) < 2:
            return
        defenders, attackers = sides[-2:]
        g.attackers, g.defenders = fighters_of(g, attackers, defenders), fighters_of(g, defenders, attackers)
        if not g.attackers:
            return
        for owner in (*g.attackers, *g.defenders):
            g.fought |= 0 if owner == NPC else 1 << owner
        g.battle_round, g.acted, g.retreats = VOLLEY_ROUND, (), ()
        g.note(events.BATTLE_BEGAN, g.combat_sector)
        then(g, NEXT_CLASS.at(), BEGIN_ROUNDS.at(), END_BATTLE.at(), NEXT_BATTLE.at())


class EndBattle(Automatic[Eclipse]):
    """Ships that had declared a retreat stay if no enemy is left; damage stays too (ECL-RET-3, ECL-BATTLE-4)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.attackers = g.defenders = g.acted = g.retreats = ()
        g.acting = NOBODY
        g.battle_round = g.quiet_rounds = 0


NEXT_BATTLE: Final[NextBattle] = STEPS.add("NEXT_BATTLE", NextBattle())
END_BATTLE: Final[EndBattle] = STEPS.add("END_BATTLE", EndBattle())
