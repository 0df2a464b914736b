"""Attacks on population after the battles of a sector, by Ancients and by players (ECL-POP, ECL-ROTA-HIVE-6, -7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import has_tech_effect, special
from .battle_ships import damages_of, groups_of, squadron_of
from .battles import arrival_order
from .fleets import hitting_roll
from .ids import (
    ANCIENT,
    EFFECT,
    GREY_SQUARE,
    MATERIALS,
    MONEY,
    NONE,
    NPC,
    ORBITAL_SQUARE,
    SCIENCE,
    SHELLWORLD_SQUARE,
)
from .population import clear_population, cube_count, remove_cube
from .rolling import Weapons, roll_frames
from .ships import are_allied, has_enemy, is_at_peace, npcs_at
from .state import Eclipse
from .steps import STEPS

BOMBS: Final = EFFECT["auto_destroy_population"]
ABSORBER: Final = EFFECT["immune_neutron_bombs"]
FRAGILE: Final = EFFECT["population_auto_destroyed"]
# The order in which Ancients remove cubes: an orbital counts as money, the Shellworld as science (ECL-ROTA-HIVE-7).
ANCIENT_ORDER: Final = (
    2 * MONEY, ORBITAL_SQUARE, 2 * MONEY + 1, 2 * SCIENCE, SHELLWORLD_SQUARE, 2 * SCIENCE + 1,
    2 * MATERIALS, 2 * MATERIALS + 1, GREY_SQUARE,
)  # fmt: skip


class AttackPopulation(Automatic[Eclipse]):
    """Ancients first, then the players in the order of arrival (ECL-POP-8, ECL-ROTA-HIVE-15)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        owner = g.owners[g.combat_sector]
        if owner == NONE or not cube_count(g, g.combat_sector):
            return
        others = [other for other in arrival_order(g, g.combat_sector) if not are_allied(g, other, owner)]
        ancients = ANCIENT in npcs_at(g, g.combat_sector) and not is_at_peace(g, owner, ANCIENT)
        then(g, *([ANCIENTS_ATTACK.at()] if ancients else []), *[OFFER_BOMBARD.at(other) for other in others])


def weapons_of(g: Eclipse, groups: list[tuple[int, int]]) -> Weapons:
    """All cannons of these classes, each with its computer (ECL-POP-11)."""
    found: list[tuple[int, int]] = []
    for group in groups:
        squadron = squadron_of(g, *group)
        found += [(damage, squadron.computer) for damage in squadron.cannons * len(damages_of(g, group))]
    return tuple(found)


def is_defenceless(g: Eclipse, seat: int) -> bool:
    """Whether all cubes fall without a roll: Planta's always, others to Neutron Bombs without Neutron Absorber.

    ECL-POP-4, ECL-POP-5, ECL-TECH-1, ECL-ROTA-RARE-8. The bombs of an ally with ships there are enough (ECL-POP-8).
    """
    victim = g.players[g.owners[g.combat_sector]]
    if special(victim, FRAGILE) is not None:
        return True
    allies = [ally for ally in g.arrivals[g.combat_sector] if are_allied(g, seat, ally)]
    has_bombs = any([has_tech_effect(g.players[ally], BOMBS) for ally in allies])
    return has_bombs and not has_tech_effect(victim, ABSORBER)


def can_bombard(g: Eclipse, seat: int) -> bool:
    """Ships without cannons do no damage to population (ECL-POP-9)."""
    return is_defenceless(g, seat) or bool(weapons_of(g, groups_of(g, (seat,))))


class OfferBombard(Automatic[Eclipse]):
    """A player whose enemies are all gone may attack the population of another (ECL-POP-1, ECL-POP-6, ECL-POP-10)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        sector = g.combat_sector
        if cube_count(g, sector) and not has_enemy(g, seat, sector) and can_bombard(g, seat):
            then(g, BOMBARDING.at(seat))


class Bombard(Move[Eclipse]):
    """Every ship fires its cannons once, with computers, without shields (ECL-POP-1, ECL-POP-4)."""

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        g.note(events.BOMBARDED, seat, g.combat_sector)
        if is_defenceless(g, seat):
            then(g, *clear_population(g, g.combat_sector, is_dead=True))
        else:
            g.dice = ()
            then(g, *roll_frames(seat, weapons_of(g, groups_of(g, (seat,)))), COUNT_POINTS.at(seat))


def points_of(g: Eclipse) -> int:
    """Each point of damage destroys one cube, or each hit by a setting (ECL-POP-2)."""
    hits = [damage for damage, roll, computer in g.dice if roll >= hitting_roll(computer, 0)]
    return len(hits) if g.settings["population_damage_per_hit"] else sum(hits)


class CountPoints(Automatic[Eclipse]):
    """The hits of all dice (ECL-POP-2, ECL-POP-11)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        points = points_of(g)
        g.dice = ()
        then(g, KILL_NEXT.at(seat, points))


def settled_kinds(g: Eclipse) -> list[int]:
    """The kinds of squares with cubes on the sector."""
    return [kind for kind, cubes in enumerate(g.population[g.combat_sector]) if cubes]


class KillNext(Automatic[Eclipse, int]):
    """Cubes go one after the other until the points are used up or none is left (ECL-POP-11)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        (points,) = args
        kinds = settled_kinds(g)
        if points >= cube_count(g, g.combat_sector):
            then(g, *clear_population(g, g.combat_sector, is_dead=True))
        elif points and len(kinds) == 1:
            then(g, *kill_frames(g, kinds[0], seat, points))
        elif points:
            then(g, KILLING.at(seat, points))


def kill_frames(g: Eclipse, kind: int, seat: int, points: int) -> list[Frame]:
    return [remove_cube(g, g.combat_sector, kind, is_dead=True), KILL_NEXT.at(seat, points - 1)]


class Kill(Move[Eclipse, int]):
    """A cube of the attacker's choice; its owner chooses the graveyard if it has no colour (ECL-POP-2, ECL-POP-3)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return verbs.KILL.each(settled_kinds(g))

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in settled_kinds(g) else fail(failures, "ECL-POP-2")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        then(g, *kill_frames(g, action[1], seat, args[0]))


class AncientsAttack(Automatic[Eclipse]):
    """Ancients destroy all population, or fire at it once against a Neutron Absorber; the disc stays.

    ECL-ROTA-HIVE-6, ECL-ROTA-HIVE-7, ECL-ROTA-HIVE-9.
    """

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        owner = g.players[g.owners[g.combat_sector]]
        g.note(events.ANCIENTS_BOMBARDED, g.combat_sector)
        if special(owner, FRAGILE) is None and has_tech_effect(owner, ABSORBER):
            g.dice = ()
            then(g, *roll_frames(NPC, weapons_of(g, [(NPC, ANCIENT)])), ANCIENTS_KILL.at(CHANCE))
        else:
            then(g, *clear_population(g, g.combat_sector, is_dead=True))


class AncientsKill(Automatic[Eclipse]):
    """Cubes go in a fixed order: money, science, materials, then grey squares (ECL-ROTA-HIVE-7)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        cubes = g.population[g.combat_sector]
        order = [kind for kind in ANCIENT_ORDER for _ in range(cubes[kind])]
        points = points_of(g)
        g.dice = ()
        then(g, *[remove_cube(g, g.combat_sector, kind, is_dead=True) for kind in order[:points]])


class Bombarding(Decision[Eclipse]):
    """Whether to attack the population (ECL-POP-6)."""

    excludes_anytime = True


class Killing(Decision[Eclipse, int]):
    """Which cube is destroyed (ECL-POP-2)."""

    excludes_anytime = True


ATTACK_POPULATION: Final[AttackPopulation] = STEPS.add("ATTACK_POPULATION", AttackPopulation())
OFFER_BOMBARD: Final[OfferBombard] = STEPS.add("OFFER_BOMBARD", OfferBombard())
BOMBARDING: Final[Bombarding] = STEPS.add("BOMBARDING", Bombarding([Bombard(verbs.BOMBARD), Close(verbs.SPARE)]))
COUNT_POINTS: Final[CountPoints] = STEPS.add("COUNT_POINTS", CountPoints())
KILL_NEXT: Final[KillNext] = STEPS.add("KILL_NEXT", KillNext())
KILLING: Final[Killing] = STEPS.add("KILLING", Killing([Kill(verbs.KILL)]))
ANCIENTS_ATTACK: Final[AncientsAttack] = STEPS.add("ANCIENTS_ATTACK", AncientsAttack())
ANCIENTS_KILL: Final[AncientsKill] = STEPS.add("ANCIENTS_KILL", AncientsKill())
