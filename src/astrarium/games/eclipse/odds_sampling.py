"""Battles that are sampled because they have too many states, by the same rules and policies as the exact odds."""

from collections.abc import Sequence
from typing import Final

from astrarium.kernel.chance import Random

from .assignment import NOTHING, assigned, targets_of
from .fleets import FACES, Damages, Squadron, acting_order, regenerated
from .ids import NPC
from .odds_chain import ATTACKER_HOLDS, DEFENDER_HOLDS, NOBODY_LEFT, STALEMATE, Begun
from .odds_states import FIGHTING, FLED, RETREATING, Leaving
from .point_defence import Missile, defence_dice, defends, most_harmful
from .stalemate import QUIET_ROUNDS, can_destroy, firepower
from .volleys import split_dice, struck

MOST_ROLLS: Final = 60_000  # dice after which no further battle is begun

Forces = tuple[tuple[Squadron, ...], Damages]


class Sample:
    """One battle that is played out."""

    def __init__(
        self,
        forces: tuple[Forces, Forces],
        limits: tuple[int, int],
        rng: Random,
        leaving: tuple[Leaving, Leaving] = ((), ()),
    ) -> None:
        self.squadrons = (forces[0][0], forces[1][0])
        self.damages: list[Damages] = [forces[0][1], forces[1][1]]
        self.doings: list[list[int]] = [
            [RETREATING if number in leaves else FIGHTING for number in range(len(squadrons))]
            for (squadrons, _), leaves in zip(forces, leaving, strict=True)
        ]
        self.limits = limits
        self.rng = rng
        self.rounds: int = 0
        self.rolls: int = 0

    def present(self, side: int) -> Damages:
        """The ships that are still on the sector."""
        both = zip(self.doings[side], self.damages[side], strict=True)
        return tuple([() if doing == FLED else ships for doing, ships in both])

    def ships(self, side: int) -> int:
        return sum([len(ships) for ships in self.present(side)])

    def is_over(self) -> bool:
        return not (self.ships(0) and self.ships(1))

    def play(self, begun: Begun) -> int:
        """How the battle ends (ECL-BATTLE-5)."""
        order = [(int(defends), number) for defends, number in acting_order(*self.squadrons)]
        if begun is None:
            self.launch(order)
        else:
            acting = [(self.squadrons[side][n].owner, self.squadrons[side][n].ship_class) for side, n in order]
            turn = acting.index(begun)
            side, number = order[turn]
            self.is_quiet_round(order[turn + int(self.doings[side][number] == RETREATING) :])
        quiet = 0
        while not self.is_over():
            if quiet == QUIET_ROUNDS or self.is_stuck():
                return STALEMATE
            self.rounds += 1
            quiet = quiet + 1 if self.is_quiet_round(order) else 0
        if self.ships(0):
            return ATTACKER_HOLDS
        return DEFENDER_HOLDS if self.ships(1) else NOBODY_LEFT

    def launch(self, order: Sequence[tuple[int, int]]) -> None:
        """The missile volley (ECL-MIS-1)."""
        for side, number in order:
            if self.squadrons[side][number].missiles and not self.is_over():
                self.fire(side, number, is_missile=True)

    def is_stuck(self) -> bool:
        """Neither side can destroy a ship of the other any more (ECL-BATTLE-9)."""
        for side in range(2):
            fighting = [doing == FIGHTING for doing in self.doings[side]]
            power = firepower(self.squadrons[side], self.damages[side], fighting)
            if can_destroy(power, self.squadrons[1 - side], self.present(1 - side)):
                return False
        return True

    def is_quiet_round(self, order: Sequence[tuple[int, int]]) -> bool:
        """Play a round; whether it brought neither a destroyed ship nor a retreat (ECL-BATTLE-11)."""
        before = [[len(ships) for ships in self.damages[side]] for side in range(2)], [list(d) for d in self.doings]
        for side, number in order:
            if not self.is_over():
                self.act(side, number)
        for side in range(2):
            both = zip(self.squadrons[side], self.damages[side], strict=True)
            self.damages[side] = tuple([regenerated(squadron, ships) for squadron, ships in both])
        return before == ([[len(ships) for ships in self.damages[side]] for side in range(2)], self.doings)

    def act(self, side: int, number: int) -> None:
        """All ships of a class attack, or all retreat (ECL-BATTLE-8, ECL-RET-2)."""
        doing = self.doings[side][number]
        if doing == FLED or not self.damages[side][number]:
            return
        can_retreat = self.squadrons[side][number].can_retreat and self.ships(side) <= self.limits[side]
        if doing == RETREATING or can_retreat:
            self.doings[side][number] = FLED if doing == RETREATING else RETREATING
        else:
            self.fire(side, number, is_missile=False)

    def fire(self, side: int, number: int, *, is_missile: bool) -> None:
        """Roll, assign and deal damage; the Point Defence of each owner comes between."""
        attacker, ships = self.squadrons[side][number], len(self.present(side)[number])
        squadrons, present = self.squadrons[1 - side], self.present(1 - side)
        weapons, divided = (attacker.missiles, 0) if is_missile else (attacker.cannons, attacker.divided)
        dice = [die for damage in weapons * ships for die in split_dice(damage, [self.roll()], divided)]
        targets = targets_of(attacker, squadrons, present, is_missile=is_missile)
        aims = assigned(dice, targets, gives_all=attacker.owner != NPC)
        hits = [(die[0], aim) for die, aim in zip(dice, aims, strict=True) if aim != NOTHING]
        if is_missile:
            hits = self.defended(hits, 1 - side)
        after = struck(squadrons, present, hits)
        both = zip(self.doings[1 - side], self.damages[1 - side], after, strict=True)
        self.damages[1 - side] = tuple([before if doing == FLED else left for doing, before, left in both])

    def defended(self, missiles: list[Missile], side: int) -> list[Missile]:
        """The missiles that get past Point Defence (ECL-ROTA-RARE-15)."""
        squadrons, present = self.squadrons[side], self.present(side)
        owners = [squadron.owner for squadron, ships in zip(squadrons, present, strict=True) for _ in ships]
        for owner in dict.fromkeys(owners):
            aimed = most_harmful([missile for missile in missiles if owners[missile[1]] == owner], range(len(owners)))
            if aimed and defends(squadrons, present, owner):
                others = [missile for missile in missiles if owners[missile[1]] != owner]
                missiles = others + aimed[self.shot_down(side, owner) :]
        return missiles

    def shot_down(self, side: int, owner: int) -> int:
        found = 0
        for squadron, ships in zip(self.squadrons[side], self.present(side), strict=True):
            for lowest, each in defence_dice(squadron) * len(ships) if squadron.owner == owner else []:
                found += each if self.roll() >= lowest else 0
        return found

    def roll(self) -> int:
        self.rolls += 1
        return 1 + self.rng.randrange(FACES)


def sampled(
    forces: tuple[Forces, Forces],
    limits: tuple[int, int],
    most: int,
    rng: Random,
    begun: Begun = None,
    leaving: tuple[Leaving, Leaving] = ((), ()),
) -> tuple[dict[tuple[int, tuple[int, ...], tuple[int, ...]], float], float, int]:
    """The share of each outcome, the battle rounds on average, and how many battles were played.

    Of large fleets fewer battles are played: what they cost is bounded.
    """
    counts: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}
    rounds = rolls = battles = 0
    while battles < most and rolls < MOST_ROLLS:
        sample = Sample(forces, limits, rng, leaving)
        ending = sample.play(begun)
        left = [tuple([len(ships) for ships in sample.damages[side]]) for side in range(2)]
        outcome = (ending, left[0], left[1])
        counts[outcome] = counts.get(outcome, 0) + 1
        battles, rounds, rolls = battles + 1, rounds + sample.rounds, rolls + sample.rolls
    return {outcome: count / battles for outcome, count in counts.items()}, rounds / battles, battles
