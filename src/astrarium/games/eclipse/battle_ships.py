"""Ships in a battle: the squadrons of both sides, their numbers, and who may shoot at whom."""

from __future__ import annotations

from astrarium.kernel.steps import then
from astrarium.kernel.values import put

from . import events, verbs
from .blueprints import parts_on
from .fleets import Squadron, size_place
from .ids import NPC, ORBITAL_SHIP, ORBITAL_SQUARE
from .population import remove_cube
from .ships import is_at_peace, remove_ship
from .squadrons import battle_effects, npc_values, ship_values
from .state import Eclipse, Group, Ship
from .tables import BLUEPRINT_OF


def squadron_of(g: Eclipse, owner: int, ship_class: int) -> Squadron:
    """The values of all ships of one class of one owner."""
    if owner == NPC:
        return npc_values(ship_class)
    p = g.players[owner]
    effects = battle_effects([tech for track in p.techs for tech in track])
    arrival = g.fighters.index(owner) if owner in g.fighters else 0
    number = BLUEPRINT_OF[p.species][ship_class]
    return ship_values(owner, number, tuple(parts_on(p, ship_class)), effects, arrival)


def damages_of(g: Eclipse, group: Group) -> tuple[int, ...]:
    """The damage of each ship of a class on the sector, the most damaged first."""
    owner, ship_class = group
    found = [ship[2] for ship in g.ships[g.combat_sector] if ship[0] == owner and ship[1] == ship_class]
    return tuple(sorted(found, reverse=True))


def groups_of(g: Eclipse, owners: tuple[int, ...]) -> list[Group]:
    """The classes with ships on the sector, from the largest to the smallest (ECL-NPC-3, ECL-NPC-7)."""
    found = {(owner, ship_class) for owner, ship_class, _ in g.ships[g.combat_sector] if owner in owners}
    return sorted(found, key=lambda group: (size_place(squadron_of(g, *group)), group))


def enemies_of(g: Eclipse, owner: int) -> tuple[int, ...]:
    """The owners on the other side."""
    return g.defenders if owner in g.attackers else g.attackers


def are_hostile(g: Eclipse, group: Group, other: Group) -> bool:
    """Ships of two sides fight unless one is at peace with the other (ECL-SPEC-5, ECL-ROTA-HIVE-12)."""
    if NPC not in (group[0], other[0]):
        return True
    npc, seat = (group[1], other[0]) if group[0] == NPC else (other[1], group[0])
    return not is_at_peace(g, seat, npc)


def targets_of_group(g: Eclipse, group: Group) -> list[Group]:
    """The classes at which one may fire, from the largest to the smallest."""
    return [other for other in groups_of(g, enemies_of(g, group[0])) if are_hostile(g, group, other)]


def ship_numbers(g: Eclipse, group: Group) -> list[int]:
    """The ships of a class by their numbers, the most damaged first."""
    return [verbs.SHIP_NUMBER[(*group, place)] for place in range(len(damages_of(g, group)))]


def is_battle_over(g: Eclipse) -> bool:
    """At most one side has ships on the sector, or those that are left are at peace (ECL-BATTLE-5)."""
    others = groups_of(g, g.defenders)
    return not any([are_hostile(g, group, other) for group in groups_of(g, g.attackers) for other in others])


def set_damage(g: Eclipse, group: Group, before: int, after: int) -> None:
    ships = list(g.ships[g.combat_sector])
    ships.remove((*group, before))
    ships.append((*group, after))
    g.ships = put(g.ships, g.combat_sector, tuple(sorted(ships)))


def destroy_ship(g: Eclipse, ship: Ship) -> None:
    """A destroyed ship returns to the supply; of an Exile orbital only the cube is lost (ECL-HIT-6, ECL-ROTA-EXI-4)."""
    owner, ship_class, _ = ship
    g.quiet_rounds = -1
    g.note(events.DESTROYED, verbs.GROUP_NUMBER[owner, ship_class], g.combat_sector)
    if owner != NPC and ship_class == ORBITAL_SHIP:
        then(g, remove_cube(g, g.combat_sector, ORBITAL_SQUARE, is_dead=True))
    else:
        remove_ship(g, g.combat_sector, ship)


def refuges_of(g: Eclipse, group: Group) -> tuple[int, ...]:
    """The sectors to which the ships of a class retreat, the most damaged ship first; empty if it does not."""
    return next((refuges for owner, ship_class, refuges in g.retreats if (owner, ship_class) == group), ())


def set_refuges(g: Eclipse, group: Group, refuges: tuple[int, ...]) -> None:
    others = [entry for entry in g.retreats if entry[:2] != group]
    g.retreats = tuple([*others, (*group, refuges)] if refuges else others)
