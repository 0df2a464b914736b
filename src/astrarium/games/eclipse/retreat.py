"""Retreat: declared when a class acts, carried out when it acts again; forced by a stalemate (ECL-RET)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .battle_ships import damages_of, destroy_ship, groups_of, refuges_of, set_refuges
from .links import links_for
from .ships import add_ship, has_enemy, has_ship, remove_ship
from .squadrons import STATIONARY
from .state import Eclipse, Group
from .steps import STEPS

Chosen = tuple[int, tuple[int, ...], bool]  # the class, the sectors for its first ships, and whether it leaves at once


def refuges(g: Eclipse, seat: int) -> list[int]:
    """Connected own sectors that hold no enemy ship (ECL-RET-1, ECL-RET-6, ECL-ROTA-ALLY-21)."""
    linked = links_for(g, seat, g.combat_sector)
    return sorted([sector for sector in linked if g.owners[sector] == seat and not has_enemy(g, seat, sector)])


def can_retreat(g: Eclipse, group: Group) -> bool:
    """Starbases and Exile orbitals cannot, others only if there is a place to go (ECL-RET-5, ECL-RET-8)."""
    return group[1] not in STATIONARY and bool(refuges(g, group[0]))


class ChooseRefuges(Automatic[Eclipse, int, tuple[int, ...], bool]):
    """Each ship may be given its own sector, the most damaged one first (ECL-RET-1)."""

    def run(self, g: Eclipse, seat: int, args: Chosen) -> None:
        ship_class, chosen, is_at_once = args
        group, found = (seat, ship_class), refuges(g, seat)
        ships = len(damages_of(g, group))
        if len(found) == 1:
            chosen = tuple(found * ships)
        if len(chosen) < ships:
            then(g, FLEEING.at(seat, ship_class, chosen, is_at_once))
        elif is_at_once:
            depart(g, group, chosen)
        else:
            set_refuges(g, group, chosen)


class Flee(Move[Eclipse, int, tuple[int, ...], bool]):
    """The sector for the next ship (ECL-RET-1)."""

    def candidates(self, g: Eclipse, seat: int, args: Chosen) -> Iterable[Action]:
        return verbs.FLEE.each(refuges(g, seat))

    def check(self, g: Eclipse, seat: int, args: Chosen, action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in refuges(g, seat) else fail(failures, "ECL-RET-1")

    def do(self, g: Eclipse, seat: int, args: Chosen, action: Action) -> None:
        ship_class, chosen, is_at_once = args
        then(g, CHOOSE_REFUGES.at(seat, ship_class, (*chosen, action[1]), is_at_once))


class Fleeing(Decision[Eclipse, int, tuple[int, ...], bool]):
    """Where a ship retreats to (ECL-RET-1)."""

    excludes_anytime = True


def depart(g: Eclipse, group: Group, targets: tuple[int, ...]) -> None:
    """The ships leave the sector; whose last ones do takes no tile for taking part (ECL-RET-2, ECL-RET-4)."""
    seat, ship_class = group
    for damage, sector in zip(damages_of(g, group), targets, strict=True):
        remove_ship(g, g.combat_sector, (seat, ship_class, damage))
        add_ship(g, sector, (seat, ship_class, damage))
        g.note(events.RETREATED, seat, ship_class, sector)
    set_refuges(g, group, ())
    g.quiet_rounds = -1
    if not has_ship(g, seat, g.combat_sector):
        g.fled |= 1 << seat


def leave(g: Eclipse, group: Group) -> bool:
    """A class that has declared its retreat leaves when it acts again; False if it cannot (ECL-RET-2, ECL-RET-7).

    If a chosen sector has become illegal, others may be taken.
    """
    chosen, found = refuges_of(g, group), refuges(g, group[0])
    if all([sector in found for sector in chosen]):
        depart(g, group, chosen)
    elif found:
        then(g, CHOOSE_REFUGES.at(group[0], group[1], (), True))
    else:
        set_refuges(g, group, ())
    return bool(found)


class ForcedRetreat(Automatic[Eclipse]):
    """In a stalemate all attacking ships leave at once; those that cannot are destroyed by nobody.

    ECL-BATTLE-9, ECL-RET-8.
    """

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.note(events.STALEMATE, g.combat_sector)
        for group in groups_of(g, g.attackers):
            if can_retreat(g, group):
                then(g, CHOOSE_REFUGES.at(group[0], group[1], (), True))
            else:
                for damage in damages_of(g, group):
                    destroy_ship(g, (*group, damage))


CHOOSE_REFUGES: Final[ChooseRefuges] = STEPS.add("CHOOSE_REFUGES", ChooseRefuges())
FLEEING: Final[Fleeing] = STEPS.add("FLEEING", Fleeing([Flee(verbs.FLEE)]))
FORCED_RETREAT: Final[ForcedRetreat] = STEPS.add("FORCED_RETREAT", ForcedRetreat())
