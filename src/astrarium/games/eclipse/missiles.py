"""Missiles in flight, and the Point Defence of the ships at which they are aimed (ECL-MIS, ECL-ROTA-RARE-11..15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .battle_ships import damages_of, enemies_of, groups_of, ship_numbers, squadron_of
from .fleets import Damages, Squadron
from .hits import DEAL_DAMAGE, fire_frames
from .ids import NPC
from .point_defence import Missile, defence_dice, defends, most_harmful
from .rolling import roll_frames
from .state import Eclipse, Group
from .steps import STEPS
from .tables import DICE


def launch_frames(g: Eclipse, group: Group) -> list[Frame]:
    """Missiles are rolled and assigned like cannon dice; then Point Defence fires (ECL-MIS-2, ECL-ROTA-RARE-15)."""
    frames = fire_frames(g, group, is_missile=True)
    return [*frames, DEFENCES.at(CHANCE, ()), DEAL_DAMAGE.at()] if frames else []


def forces(g: Eclipse, owner: int) -> tuple[list[Squadron], Damages]:
    """All classes of an owner on the sector."""
    groups = groups_of(g, (owner,))
    return [squadron_of(g, *group) for group in groups], tuple([damages_of(g, group) for group in groups])


def aimed_at(g: Eclipse, owner: int) -> list[Missile]:
    """The missiles on their way to ships of an owner (ECL-ROTA-RARE-13)."""
    return [hit for hit in g.hits if verbs.SHIP_KEYS[hit[1]][0] == owner]


class Defences(Automatic[Eclipse, tuple[int, ...]]):
    """Each owner of a targeted ship who has Point Defence may fire, in the order of arrival, once against each class.

    ECL-ROTA-RARE-12, ECL-ROTA-RARE-15; the argument: who has been asked.
    """

    def run(self, g: Eclipse, seat: int, args: tuple[tuple[int, ...]]) -> None:
        order = [owner for owner in (NPC, *g.fighters) if owner in enemies_of(g, g.acting[0])]
        for owner in order:
            if owner not in args[0] and aimed_at(g, owner) and defends(*forces(g, owner), owner):
                asked = DEFENDING.at(owner)
                fired = defence_frames(g, owner) if owner == NPC else [asked]
                then(g, *fired, DEFENCES.at(CHANCE, (*args[0], owner)))
                return


def defence_frames(g: Eclipse, owner: int) -> list[Frame]:
    """All cannons of all own ships fire, also of those at which no missile is aimed (ECL-ROTA-RARE-11)."""
    squadrons, damages = forces(g, owner)
    weapons = [
        (damage, squadron.computer)
        for squadron, ships in zip(squadrons, damages, strict=True)
        for damage in squadron.cannons * len(ships)
    ]
    g.dice = ()
    return [*roll_frames(owner, tuple(weapons)), SHOOT_DOWN.at(CHANCE, owner)]


class Defend(Move[Eclipse]):
    """Fire all cannons at the missiles; it replaces no later attack (ECL-ROTA-RARE-11)."""

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        g.note(events.DEFENDED, seat)
        then(g, *defence_frames(g, seat))


class ShootDown(Automatic[Eclipse, int]):
    """Each hit destroys a missile or, divided, several (ECL-ROTA-RARE-7, ECL-ROTA-RARE-11)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        (owner,) = args
        dice = g.dice
        g.dice = ()
        shots = sum([shots_of(g, owner, die) for die in dice])
        if owner == NPC:
            ships = [ship for group in groups_of(g, (owner,)) for ship in ship_numbers(g, group)]
            for missile in most_harmful(aimed_at(g, owner), ships)[:shots]:
                shoot_down(g, missile)
        else:
            then(g, NEXT_SHOT.at(owner, shots))


def shots_of(g: Eclipse, owner: int, die: tuple[int, int, int]) -> int:
    """How many missiles a die of an owner's cannons destroys."""
    damage, roll, computer = die
    divided = squadron_of(g, *groups_of(g, (owner,))[0]).divided
    ((lowest, each),) = defence_dice(Squadron(owner=owner, computer=computer, cannons=(damage,), divided=divided))
    return each if roll >= lowest else 0


def shoot_down(g: Eclipse, missile: Missile) -> None:
    left = list(g.hits)
    left.remove(missile)
    g.hits = tuple(left)
    g.note(events.SHOT_DOWN, missile[0], missile[1])


class NextShot(Automatic[Eclipse, int]):
    """Hits go to missiles by the owner's choice, as long as there is one (ECL-ROTA-RARE-15)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        missiles = aimed_at(g, seat)
        if args[0] >= len(missiles) or len(set(missiles)) == 1:
            for missile in missiles[: args[0]]:
                shoot_down(g, missile)
        elif args[0]:
            then(g, SHOOTING.at(seat, args[0]))


class Intercept(Move[Eclipse, int]):
    """A missile that is aimed at an own ship (ECL-ROTA-RARE-13)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        colours = {die.damage: number for number, die in enumerate(DICE)}
        return [verbs.INTERCEPT(ship, colours[damage]) for damage, ship in sorted(set(aimed_at(g, seat)))]

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        is_aimed = (DICE[action[2]].damage, action[1]) in aimed_at(g, seat)
        return None if is_aimed else fail(failures, "ECL-ROTA-RARE-13")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        shoot_down(g, (DICE[action[2]].damage, action[1]))
        then(g, NEXT_SHOT.at(seat, args[0] - 1))


class Defending(Decision[Eclipse]):
    """Whether to fire at missiles (ECL-ROTA-RARE-15)."""

    excludes_anytime = True


class Shooting(Decision[Eclipse, int]):
    """Which missile a hit destroys (ECL-ROTA-RARE-15)."""

    excludes_anytime = True


DEFENCES: Final[Defences] = STEPS.add("DEFENCES", Defences())
DEFENDING: Final[Defending] = STEPS.add("DEFENDING", Defending([Defend(verbs.DEFEND), Close(verbs.HOLD_FIRE)]))
SHOOT_DOWN: Final[ShootDown] = STEPS.add("SHOOT_DOWN", ShootDown())
NEXT_SHOT: Final[NextShot] = STEPS.add("NEXT_SHOT", NextShot())
SHOOTING: Final[Shooting] = STEPS.add("SHOOTING", Shooting([Intercept(verbs.INTERCEPT)]))
