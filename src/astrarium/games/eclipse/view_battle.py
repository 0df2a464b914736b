"""A battle as everybody sees it: both sides with their values, the dice, and where they are aimed."""

from __future__ import annotations

from astrarium.kernel.pools import known_kinds

from . import verbs
from .battle_rounds import CLASS_ACTS
from .battle_ships import damages_of, groups_of, refuges_of, squadron_of
from .fleets import acting_order
from .ids import NONE
from .reputation import tiles_due
from .state import DRAWN, Eclipse, Group
from .tables import REPUTATIONS, SECTOR_NAMES
from .view_types import BattleView, SquadronView


def view_battle(g: Eclipse) -> BattleView | None:
    """The battles of a sector that go on; None between them."""
    if g.combat_sector == NONE:
        return None
    return {
        "sector": SECTOR_NAMES[g.combat_sector],
        "round": g.battle_round,
        "attackers": list(g.attackers),
        "defenders": list(g.defenders),
        "acting": None if acting_group(g)[0] == NONE else verbs.GROUPS.names[verbs.GROUP_NUMBER[acting_group(g)]],
        "squadrons": [view_squadron(g, group) for group in in_acting_order(g)],
        "dice": [{"damage": damage, "roll": roll} for damage, roll, _ in g.dice],
        "hits": [{"damage": damage, "ship": verbs.SHIPS.names[ship]} for damage, ship in g.hits],
        "rewards": [{"seat": seat, "tiles": tiles_due(g, seat)} for seat in g.fighters],
    }


def acting_group(g: Eclipse) -> Group:
    """The class that acts: the one that has to attack or to retreat, otherwise the one whose dice lie open."""
    deciding = next(((seat, args[0]) for number, seat, args in g.stack if number == CLASS_ACTS.number), None)
    return deciding or g.acting


def in_acting_order(g: Eclipse) -> list[Group]:
    """The classes of both sides as they act in a round (ECL-BATTLE-6, ECL-BATTLE-7)."""
    sides = (groups_of(g, g.attackers), groups_of(g, g.defenders))
    squadrons = [[squadron_of(g, *group) for group in side] for side in sides]
    return [sides[is_defender][number] for is_defender, number in acting_order(*squadrons)]


def view_squadron(g: Eclipse, group: Group) -> SquadronView:
    values = squadron_of(g, *group)
    return {
        "squadron": verbs.GROUPS.names[verbs.GROUP_NUMBER[group]],
        "owner": group[0],
        "is_defender": group[0] in g.defenders,
        "initiative": values.initiative,
        "hull": values.hull,
        "computer": values.computer,
        "shield": values.shield,
        "regeneration": values.regeneration,
        "cannons": list(values.cannons),
        "missiles": list(values.missiles),
        "damages": list(damages_of(g, group)),
        "has_acted": group in g.acted and group != acting_group(g),
        "refuges": [SECTOR_NAMES[sector] for sector in refuges_of(g, group)],
    }


def view_drawn(g: Eclipse, seat: int | None) -> list[int | None]:
    """Reputation tiles that somebody has just drawn, as far as the seat knows them (ECL-REP-8)."""
    known = [REPUTATIONS[kind].vp for kind in known_kinds(g.reputation, DRAWN, seat)]
    return [*known, *[None] * (len(g.reputation[1][DRAWN]) - len(known))]
