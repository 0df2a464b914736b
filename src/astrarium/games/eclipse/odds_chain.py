"""The exact course of a battle: the probability of every state of both sides, solved one pair of groups at a time.

A battle never goes back to more ships, so each pair of groups is solved once, with all that enters it. Where nothing
regenerates, the first hit leaves a pair of states for good, and the rounds before it are a geometric series.
"""

from functools import cache
from math import comb
from typing import Final

from .fleets import BLANK, FACES, acting_order, lowest_hit
from .odds_states import FIGHTING, FLED, Side
from .stalemate import QUIET_ROUNDS, can_destroy, firepower
from .volleys import volley_outcomes

ATTACKER_HOLDS: Final = 0
DEFENDER_HOLDS: Final = 1
STALEMATE: Final = 2
NOBODY_LEFT: Final = 3
IDLE: Final = 3  # beside the doings of a squadron: it is not there, or has no cannons
TINY: Final = 1e-15  # what may be neglected

Changes = tuple[float, list[tuple[float, int]]]  # the chance that nothing changes; other states with their chances
Begun = tuple[int, int] | None  # the owner and number of the class that acts next; None before the missile volley
Turn = tuple[int, int, int]  # a side, the number of its squadron, and what this does when it acts


class Chain:
    """All that can happen from one position on."""

    def __init__(self, attackers: Side, defenders: Side) -> None:
        self.sides = (attackers, defenders)
        self.width: int = len(defenders.states)
        order = acting_order(attackers.squadrons, defenders.squadrons)
        self.order: list[tuple[int, int]] = [(int(is_defender), number) for is_defender, number in order]
        self.turns: int = len(order)
        self.mass: list[float] = [0.0] * (len(attackers.states) * self.width * self.turns)
        self.tables: dict[tuple[int, int, int, bool], dict[int, Changes]] = {}
        self.endings: dict[tuple[int, int, int], float] = {}  # how the battle ended, and the states of both sides
        self.rounds: float = 0.0

    def solve(self, begun: Begun = None) -> None:
        """The missile volley, then the battle rounds (ECL-BATTLE-5); or from a moment in a battle round on."""
        attackers, defenders = self.sides
        if begun is None:
            for (own, other), chance in self.after_missiles().items():
                self.enter(own, other, 0, chance)
        else:
            self.enter(attackers.start, defenders.start, self.turn_of(begun), 1.0)
        for first in attackers.groups:
            for second in defenders.groups:
                if attackers.ships(first[0]) and defenders.ships(second[0]):
                    self.solve_group(first, second)
                else:
                    self.end_group(first, second)

    def turn_of(self, begun: tuple[int, int]) -> int:
        """The turn of a class, by its owner and number."""
        squadrons = [self.sides[side].squadrons[number] for side, number in self.order]
        return [(squadron.owner, squadron.ship_class) for squadron in squadrons].index(begun)

    def after_missiles(self) -> dict[tuple[int, int], float]:
        """Every ship class with missiles fires them once, in the order of initiative (ECL-MIS-1, ECL-MIS-2)."""
        now = {(self.sides[0].start, self.sides[1].start): 1.0}
        for side, number in self.order:
            if self.sides[side].squadrons[number].missiles:
                after: dict[tuple[int, int], float] = {}
                for (own, other), chance in now.items():
                    stays, changes = self.fired((side, number, FIGHTING), own, other, is_missile=True)
                    after[own, other] = after.get((own, other), 0.0) + chance * stays
                    for share, state in changes:
                        pair = (own, state) if side == 0 else (state, other)
                        after[pair] = after.get(pair, 0.0) + chance * share
                now = after
        return now

    def fired(self, turn: Turn, own: int, other: int, *, is_missile: bool) -> Changes:
        """The states of the other side after a squadron has fired."""
        side, number, _ = turn
        state, target = (own, other) if side == 0 else (other, own)
        ships = len(self.sides[side].states[state][1][number])
        table = self.tables.setdefault((side, number, ships, is_missile), {})
        if target not in table:
            attacker, enemy = self.sides[side].squadrons[number], self.sides[1 - side]
            found = volley_outcomes(attacker, ships, enemy.squadrons, enemy.present(target), is_missile=is_missile)
            following = [(share, enemy.with_present(target, present)) for share, present in found]
            stays = sum([share for share, after in following if after == target])
            table[target] = (stays, [(share, after) for share, after in following if after != target])
        return table[target]

    def end_group(self, first: range, second: range) -> None:
        """One side has no ship on the sector any more: the battle is over at once (ECL-BATTLE-5)."""
        attackers, defenders = self.sides
        held = ATTACKER_HOLDS if attackers.ships(first[0]) else DEFENDER_HOLDS
        ending = held if attackers.ships(first[0]) or defenders.ships(second[0]) else NOBODY_LEFT
        for own in first:
            for other in second:
                at = (own * self.width + other) * self.turns
                self.end(ending, own, other, sum(self.mass[at : at + self.turns]))

    def end(self, ending: int, own: int, other: int, chance: float) -> None:
        if chance:
            key = (ending, own, other)
            self.endings[key] = self.endings.get(key, 0.0) + chance

    def solve_group(self, first: range, second: range) -> None:
        turns = [self.turn(side, number, (first[0], second[0])[side]) for side, number in self.order]
        if self.ends_in_time(turns, first[0], second[0]):
            for own in first:
                for other in second:
                    self.solve_pair(turns, own, other)
        else:
            self.solve_by_rounds(turns, first, second)

    def turn(self, side: int, number: int, state: int) -> Turn:
        """What a squadron does when it acts; it is the same in the whole group."""
        doings, damages = self.sides[side].states[state]
        doing = self.sides[side].doing(state, number)
        is_gone = not damages[number] or doings[number] == FLED
        is_unarmed = doing == FIGHTING and not self.sides[side].squadrons[number].cannons
        return (side, number, IDLE if is_gone or is_unarmed else doing)

    def ends_in_time(self, turns: list[Turn], own: int, other: int) -> bool:
        """Whether nothing regenerates and a ship is lost long before the battle counts as a stalemate."""
        hulls, quiet = 0, 1.0
        for side, state in zip(self.sides, (own, other), strict=True):
            for squadron, ships in zip(side.squadrons, side.present(state), strict=True):
                if ships and squadron.regeneration:
                    return False
                hulls += squadron.hull * len(ships)
        for turn in turns:
            quiet *= self.quiet_chance(turn, own, other)
        return hits_missing(hulls, quiet) < TINY

    def quiet_chance(self, turn: Turn, own: int, other: int) -> float:
        """The probability that a squadron changes nothing when it acts."""
        side, number, doing = turn
        if doing != FIGHTING:
            return 1.0 if doing == IDLE else 0.0
        state, target = (own, other) if side == 0 else (other, own)
        attacker, enemy = self.sides[side].squadrons[number], self.sides[1 - side]
        present = zip(enemy.squadrons, enemy.present(target), strict=True)
        lowest = min([lowest_hit(attacker, squadron, is_missile=False) for squadron, ships in present if ships])
        dice = len(attacker.cannons) * len(self.sides[side].states[state][1][number])
        return float(((lowest - BLANK) / FACES) ** dice)

    def changes(self, turn: Turn, own: int, other: int) -> Changes:
        """What may change when a squadron acts: the states of the other side, or of its own if it retreats."""
        side, number, doing = turn
        if doing == FIGHTING:
            return self.fired(turn, own, other, is_missile=False)
        if doing == IDLE:
            return (1.0, [])
        return (0.0, [(1.0, self.sides[side].with_doing((own, other)[side], number, doing))])

    def solve_pair(self, turns: list[Turn], own: int, other: int) -> None:
        """Rounds in which nothing happens are summed at once."""
        at = (own * self.width + other) * self.turns
        entered = self.mass[at : at + self.turns]
        if not any(entered):
            return
        is_stuck = self.is_stuck(own, other)
        if is_stuck:
            self.end(STALEMATE, own, other, entered[0])
            entered[0] = 0.0
        changes = [self.changes(turn, own, other) for turn in turns]
        visits: list[float] = []
        quiet, left = 1.0, 0.0
        for chance, (stays, _) in zip(entered, changes, strict=True):
            visits.append(left + chance)
            left = (left + chance) * stays
            quiet *= stays
        if is_stuck:
            self.end(STALEMATE, own, other, left)
        else:
            again = left / (1.0 - quiet)
            for number, (stays, _) in enumerate(changes):
                visits[number] += again
                again *= stays
            self.rounds += visits[0]
        for number, turn in enumerate(turns):
            self.pass_on(turn, own, other, number + 1, visits[number], changes[number][1])

    def pass_on(
        self, turn: Turn, own: int, other: int, following: int, chance: float, changes: list[tuple[float, int]]
    ) -> None:
        """Give the probability of a pair to the pairs that come of it, at the following turn or the next round."""
        changes_defenders = (turn[0] == 0) == (turn[2] == FIGHTING)
        for share, state in changes if chance else ():
            pair = (own, state) if changes_defenders else (state, other)
            self.enter(pair[0], pair[1], following, chance * share)

    def enter(self, own: int, other: int, turn: int, chance: float) -> None:
        """After the last turn of a round damage regenerates, and the first one follows (ECL-ROTA-ABIL-1)."""
        if turn == self.turns:
            own, other, turn = self.sides[0].rested[own], self.sides[1].rested[other], 0
        self.mass[(own * self.width + other) * self.turns + turn] += chance

    def is_stuck(self, own: int, other: int) -> bool:
        """Neither side can destroy a ship of the other any more (ECL-BATTLE-9, ECL-BATTLE-11)."""
        return not (self.can_win(0, own, other) or self.can_win(1, other, own))

    def can_win(self, side: int, own: int, other: int) -> bool:
        squadrons = self.sides[side].squadrons
        fighting = [doing == FIGHTING for doing in self.sides[side].states[own][0]]
        power = firepower(squadrons, self.sides[side].present(own), fighting)
        return can_destroy(power, self.sides[1 - side].squadrons, self.sides[1 - side].present(other))

    def solve_by_rounds(self, turns: list[Turn], first: range, second: range) -> None:
        """Round after round, until a ship is lost or too many rounds were quiet (ECL-BATTLE-11)."""
        pairs = [(own, other) for own in first for other in second]
        self.play_round(turns, pairs, range(1, self.turns))
        for _ in range(QUIET_ROUNDS):
            for own, other in pairs:
                at = (own * self.width + other) * self.turns
                if self.mass[at] and self.is_stuck(own, other):
                    self.end(STALEMATE, own, other, self.mass[at])
                    self.mass[at] = 0.0
                self.rounds += self.mass[at]
            if self.play_round(turns, pairs, range(self.turns)) < TINY:
                break
        for own, other in pairs:
            self.end(STALEMATE, own, other, self.mass[(own * self.width + other) * self.turns])

    def play_round(self, turns: list[Turn], pairs: list[tuple[int, int]], numbers: range) -> float:
        """Carry out these turns; the probability that was there."""
        found = 0.0
        for number in numbers:
            for own, other in pairs:
                at = (own * self.width + other) * self.turns + number
                chance = self.mass[at]
                if chance:
                    found += chance
                    self.mass[at] = 0.0
                    stays, changes = self.changes(turns[number], own, other)
                    self.pass_on(turns[number], own, other, number + 1, chance, changes)
                    self.enter(own, other, number + 1, chance * stays)
        return found


@cache
def hits_missing(hulls: int, quiet: float) -> float:
    """The probability of so few rounds with a hit among those of a stalemate that all hulls may bear them."""
    few = range(min(hulls, QUIET_ROUNDS) + 1)
    return sum([comb(QUIET_ROUNDS, n) * (1.0 - quiet) ** n * quiet ** (QUIET_ROUNDS - n) for n in few])
