"""Dice of a class: which ships they hit, at which they are aimed, and the damage that they do (ECL-HIT)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .assignment import NOTHING, assigned
from .battle_ships import (
    damages_of,
    destroy_ship,
    enemies_of,
    groups_of,
    refuges_of,
    set_damage,
    set_refuges,
    ship_numbers,
    squadron_of,
    targets_of_group,
)
from .blueprints import blueprint
from .fleets import endurance, lowest_hit
from .ids import NPC
from .rolling import roll_frames
from .state import Die, Eclipse, Group, added
from .steps import STEPS
from .tables import NPCS
from .volleys import split_dice

Aim = tuple[int, int, int, Group]  # a ship, what it still bears, the lowest roll that hits it, and its class


def fire_frames(g: Eclipse, group: Group, *, is_missile: bool) -> list[Frame]:
    """All ships of the class fire together: roll, then assign the dice (ECL-BATTLE-8, ECL-HIT-3)."""
    squadron, ships = squadron_of(g, *group), len(damages_of(g, group))
    dice = sorted((squadron.missiles if is_missile else squadron.cannons) * ships, reverse=True)
    weapons = tuple([(damage, squadron.computer) for damage in dice])
    g.acting, g.dice, g.hits = group, (), ()
    if not weapons or not targets_of_group(g, group):
        return []
    g.note(events.LAUNCHED if is_missile else events.FIRED, verbs.GROUP_NUMBER[group])
    return [*roll_frames(group[0], weapons), SORT_DICE.at(CHANCE, is_missile)]


def aims(g: Eclipse, *, is_missile: bool) -> list[Aim]:
    """The ships that the acting class may hit, from the largest to the smallest, after the dice assigned so far."""
    attacker = squadron_of(g, *g.acting)
    found: list[Aim] = []
    for group in targets_of_group(g, g.acting):
        target = squadron_of(g, *group)
        lowest = lowest_hit(attacker, target, is_missile=is_missile)
        for ship, damage in zip(ship_numbers(g, group), damages_of(g, group), strict=True):
            pending = sum([hit for hit, aim in g.hits if aim == ship])
            found.append((ship, endurance(target, damage) - pending, lowest, group))
    return found


def open_aims(g: Eclipse, *, is_missile: bool) -> list[Aim]:
    """The ships that the next die hits (ECL-HIT-2)."""
    roll = next_die(g)[1]
    return [aim for aim in aims(g, is_missile=is_missile) if roll >= aim[2]]


def next_die(g: Eclipse) -> Die:
    """The first die that is not assigned: as many are as there are hits."""
    return g.dice[len(g.hits)]


class SortDice(Automatic[Eclipse, bool]):
    """Dice that hit nothing are dropped, the others assigned one at a time, most damage first (ECL-HIT-7).

    NPC dice are assigned at once (ECL-NPC-7).
    """

    def run(self, g: Eclipse, seat: int, args: tuple[bool]) -> None:
        (is_missile,) = args
        squadron = squadron_of(g, *g.acting)
        lowest = min([aim[2] for aim in aims(g, is_missile=is_missile)])
        divided = 0 if is_missile else squadron.divided
        parts = [split_dice(die[0], [die[1]], divided) for die in g.dice if die[1] >= lowest]
        dice = sorted([die for part in parts for die in part], key=lambda die: (-die[0], die[1]))
        g.dice = tuple([(damage, roll, squadron.computer) for damage, roll in dice])
        if g.acting[0] == NPC:
            assign_rest(g, is_missile=is_missile)
        else:
            then(g, AIM_NEXT.at(g.acting[0], is_missile, False))


def assign_rest(g: Eclipse, *, is_missile: bool) -> None:
    """The dice that are left, by the rules for Ancients (ECL-NPC-7)."""
    ships = aims(g, is_missile=is_missile)
    dice = [(damage, roll) for damage, roll, _ in g.dice[len(g.hits) :]]
    found = assigned(dice, [aim[1:3] for aim in ships], gives_all=g.acting[0] != NPC)
    for (damage, _), number in zip(dice, found, strict=True):
        if number != NOTHING:
            assign(g, damage, ships[number][0])


def assign(g: Eclipse, damage: int, ship: int) -> None:
    """All damage of one die goes to one ship (ECL-HIT-3)."""
    g.hits = (*g.hits, (damage, ship))
    g.note(events.AIMED, damage, ship)


class AimNext(Automatic[Eclipse, bool, bool]):
    """A die for which only one ship, or only equal ships, can be hit is assigned by itself (ECL-HIT-7).

    The arguments: whether they are missiles, and whether the owner has chosen a ship before.
    """

    def run(self, g: Eclipse, seat: int, args: tuple[bool, bool]) -> None:
        while len(g.hits) < len(g.dice):
            found = open_aims(g, is_missile=args[0])
            if len({(aim[3], aim[1]) for aim in found}) > 1 and is_choice(g, found, is_missile=args[0]):
                then(g, AIMING.at(seat, *args))
                return
            assign(g, next_die(g)[0], found[0][0])


def is_choice(g: Eclipse, found: list[Aim], *, is_missile: bool) -> bool:
    """Whether it matters which of these ships a die hits.

    Not if all of them are destroyed already, unless Point Defence may shoot missiles down (ECL-ROTA-RARE-15).
    """
    can_fall = is_missile and bool(g.settings["spare_missiles_are_aimed"])
    may_be_shot_down = can_fall and any([squadron_of(g, *aim[3]).has_point_defence for aim in found])
    return may_be_shot_down or any([aim[1] > 0 for aim in found])


class AimDie(Move[Eclipse, bool, bool]):
    """The attacker assigns every die to a ship that it hits, also more than that needs (ECL-HIT-3, ECL-HIT-7)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[bool, bool]) -> Iterable[Action]:
        return verbs.AIM.each([ship for group in targets_of_group(g, g.acting) for ship in ship_numbers(g, group)])

    def check(
        self, g: Eclipse, seat: int, args: tuple[bool, bool], action: Action, failures: Failures | None
    ) -> str | None:
        found = [aim for aim in aims(g, is_missile=args[0]) if aim[0] == action[1]]
        if not found:
            return fail(failures, "ECL-HIT-3")
        roll, lowest = next_die(g)[1], found[0][2]
        return None if roll >= lowest else fail(failures, "ECL-HIT-2", have=roll, need=lowest)

    def do(self, g: Eclipse, seat: int, args: tuple[bool, bool], action: Action) -> None:
        assign(g, next_die(g)[0], action[1])
        then(g, AIM_NEXT.at(seat, args[0], True))


class AimBest(Move[Eclipse, bool, bool]):
    """All dice, or those that are left after a choice, as Ancients would assign them (ECL-NPC-7)."""

    def do(self, g: Eclipse, seat: int, args: tuple[bool, bool], action: Action) -> None:
        if not args[1]:
            g.hits = ()
        assign_rest(g, is_missile=args[0])


class Aiming(Decision[Eclipse, bool, bool]):
    """The attacker chooses a ship for the next die (ECL-HIT-3)."""

    excludes_anytime = True


class DealDamage(Automatic[Eclipse]):
    """Damage is dealt when all dice of the class are assigned (ECL-HIT-7)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        hits = g.hits
        g.dice, g.hits = (), ()
        for group in groups_of(g, enemies_of(g, g.acting[0])):
            numbers = ship_numbers(g, group)
            deal(g, group, [sum([damage for damage, aim in hits if aim == ship]) for ship in numbers])


def deal(g: Eclipse, group: Group, dealt: list[int]) -> None:
    """Ships with more damage than hull are destroyed, and surplus damage is lost (ECL-HIT-4, ECL-HIT-5)."""
    squadron, before, refuges = squadron_of(g, *group), damages_of(g, group), refuges_of(g, group)
    left: list[tuple[int, int]] = []
    for number, (damage, more) in enumerate(zip(before, dealt, strict=True)):
        if more >= endurance(squadron, damage):
            destroy_ship(g, (*group, damage))
            credit(g, group)
        else:
            left.append((damage + more, number))
            if more:
                g.note(events.DAMAGED, verbs.SHIP_NUMBER[(*group, number)], more)
                set_damage(g, group, damage, damage + more)
    if refuges:
        left.sort(key=lambda entry: -entry[0])
        set_refuges(g, group, tuple([refuges[number] for _, number in left]))


def credit(g: Eclipse, destroyed: Group) -> None:
    """Who destroys a ship may draw reputation tiles, and keeps the tile of an Ancient Cruiser or Dreadnought.

    ECL-REP-1, ECL-ROTA-HW-5, ECL-ROTA-HW-7, ECL-ROTA-CENTER-3; of allies each for its own (ECL-ROTA-ALLY-10).
    """
    seat = g.acting[0]
    if seat == NPC:
        return
    g.kills = added(g.kills, seat, reputation_for(g, destroyed))
    if destroyed[0] == NPC and NPCS[destroyed[1]].vp_token:
        g.players[seat].npc_tokens = (*g.players[seat].npc_tokens, destroyed[1])


def reputation_for(g: Eclipse, destroyed: Group) -> int:
    """The printed number of reputation tiles (ECL-REP-1, ECL-ROTA-EXI-5)."""
    owner, ship_class = destroyed
    if owner == NPC:
        return NPCS[ship_class].reputation_draws
    printed = blueprint(g.players[owner], ship_class)
    assert printed is not None
    return printed.reputation_draws


SORT_DICE: Final[SortDice] = STEPS.add("SORT_DICE", SortDice())
AIM_NEXT: Final[AimNext] = STEPS.add("AIM_NEXT", AimNext())
AIMING: Final[Aiming] = STEPS.add("AIMING", Aiming([AimDie(verbs.AIM), AimBest(verbs.AIM_BEST)]))
DEAL_DAMAGE: Final[DealDamage] = STEPS.add("DEAL_DAMAGE", DealDamage())
