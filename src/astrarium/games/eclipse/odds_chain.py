"""The exact course of a battle: the probability of every state of both sides that can come, in the order of losses.

A battle never goes back to more ships, so each pair of groups of states is left for good once nothing enters it any
more. Where nothing regenerates, the first hit leaves a pair of states, and the rounds before it are a geometric series.
"""

from functools import cache
from heapq import heappop, heappush
from math import comb
from typing import Final

from .fleets import BLANK, FACES, acting_order, lowest_hit
from .odds_states import FIGHTING, FLED, RETREATING, Side
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


class Group:
    """What is the same for all pairs of states with the same ships and doings."""

    def __init__(self, turns: list[Turn], is_over: bool, ends_in_time: bool) -> None:
        self.turns = turns
        self.is_over = is_over
        self.ends_in_time = ends_in_time  # nothing regenerates, and a ship is lost long before a stalemate


class Chain:
    """All that can happen from one position on. A pair of states is `own * width + other`."""

    def __init__(self, attackers: Side, defenders: Side) -> None:
        self.sides = (attackers, defenders)
        self.width: int = len(defenders.states)
        self.size: int = len(attackers.states) * self.width
        order = acting_order(attackers.squadrons, defenders.squadrons)
        self.order: list[tuple[int, int]] = [(int(is_defender), number) for is_defender, number in order]
        self.length: int = len(order)
        self.mass: dict[int, list[float]] = {}  # of pairs that are not solved yet, by turn
        self.queue: list[int] = []  # the same pairs, by group
        self.groups: dict[int, Group] = {}
        self.tables: dict[tuple[int, int, int, bool], dict[int, Changes]] = {}
        self.endings: dict[tuple[int, int, int], float] = {}  # how the battle ended, and the states of both sides
        self.rounds: float = 0.0

    def solve(self, begun: Begun = None) -> None:
        """The missile volley, then the battle rounds (ECL-BATTLE-5); or from a moment in a battle round on."""
        if begun is None:
            for (own, other), chance in self.after_missiles().items():
                self.enter(own, other, 0, chance)
        else:
            self.enter(self.sides[0].start, self.sides[1].start, self.turn_of(begun), 1.0)
        while self.queue:
            number, pair = divmod(heappop(self.queue), self.size)
            self.solve_next(number, pair)

    def turn_of(self, begun: tuple[int, int]) -> int:
        """The turn of a class, by its owner and number; that after it if it has just declared its retreat."""
        squadrons = [self.sides[side].squadrons[number] for side, number in self.order]
        turn = [(squadron.owner, squadron.ship_class) for squadron in squadrons].index(begun)
        side, number = self.order[turn]
        return turn + int(self.sides[side].doing_at_start(number) == RETREATING)

    def group_number(self, own: int, other: int) -> int:
        attackers, defenders = self.sides
        return attackers.group_of[own] * len(self.sides[1].groups) + defenders.group_of[other]

    def enter(self, own: int, other: int, turn: int, chance: float) -> None:
        """After the last turn of a round damage regenerates, and the first one follows (ECL-ROTA-ABIL-1)."""
        if turn == self.length:
            own, other, turn = self.sides[0].rested[own], self.sides[1].rested[other], 0
        pair = own * self.width + other
        if pair not in self.mass:
            self.mass[pair] = [0.0] * self.length
            heappush(self.queue, self.group_number(own, other) * self.size + pair)
        self.mass[pair][turn] += chance

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

    def solve_next(self, number: int, pair: int) -> None:
        """The next pair of states that something has entered, or all of its group."""
        own, other = divmod(pair, self.width)
        if number not in self.groups:
            self.groups[number] = self.group_of(own, other)
        group = self.groups[number]
        if group.is_over:
            self.end(self.held_by(own, other), own, other, sum(self.mass.pop(pair)))
        elif group.ends_in_time:
            self.solve_pair(group.turns, own, other, self.mass.pop(pair))
        else:
            entered = {pair: self.mass.pop(pair)}
            while self.queue and self.queue[0] // self.size == number:
                more = heappop(self.queue) % self.size
                entered[more] = self.mass.pop(more)
            self.solve_by_rounds(number, group.turns, entered)

    def group_of(self, own: int, other: int) -> Group:
        turns = [self.turn(side, number, (own, other)[side]) for side, number in self.order]
        is_over = not (self.sides[0].ships(own) and self.sides[1].ships(other))
        return Group(turns, is_over, not is_over and self.ends_in_time(turns, own, other))

    def held_by(self, own: int, other: int) -> int:
        """One side has no ship on the sector any more: the battle is over at once (ECL-BATTLE-5)."""
        if self.sides[0].ships(own):
            return ATTACKER_HOLDS
        return DEFENDER_HOLDS if self.sides[1].ships(other) else NOBODY_LEFT

    def end(self, ending: int, own: int, other: int, chance: float) -> None:
        if chance:
            key = (ending, own, other)
            self.endings[key] = self.endings.get(key, 0.0) + chance

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

    def solve_pair(self, turns: list[Turn], own: int, other: int, entered: list[float]) -> None:
        """Rounds in which nothing happens are summed at once."""
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
            for share, state in changes[number][1] if visits[number] else ():
                pair = changed_pair(turn, own, other, state)
                self.enter(pair[0], pair[1], number + 1, visits[number] * share)

    def is_stuck(self, own: int, other: int) -> bool:
        """Neither side can destroy a ship of the other any more (ECL-BATTLE-9, ECL-BATTLE-11)."""
        return not (self.can_win(0, own, other) or self.can_win(1, other, own))

    def can_win(self, side: int, own: int, other: int) -> bool:
        squadrons = self.sides[side].squadrons
        fighting = [doing == FIGHTING for doing in self.sides[side].states[own][0]]
        power = firepower(squadrons, self.sides[side].present(own), fighting)
        return can_destroy(power, self.sides[1 - side].squadrons, self.sides[1 - side].present(other))

    def solve_by_rounds(self, number: int, turns: list[Turn], entered: dict[int, list[float]]) -> None:
        """Round after round, until a ship is lost or too many rounds were quiet (ECL-BATTLE-11)."""
        by_turn = [{pair: chances[turn] for pair, chances in entered.items()} for turn in range(self.length)]
        now = self.play_round(number, turns, [{}, *by_turn[1:]])
        for pair, chance in by_turn[0].items():
            now[pair] = now.get(pair, 0.0) + chance
        nothing: list[dict[int, float]] = [{}] * (self.length - 1)
        for _ in range(QUIET_ROUNDS):
            for pair in [pair for pair in now if self.is_stuck(*divmod(pair, self.width))]:
                self.end(STALEMATE, pair // self.width, pair % self.width, now.pop(pair))
            if sum(now.values()) < TINY:
                break
            self.rounds += sum(now.values())
            now = self.play_round(number, turns, [now, *nothing])
        for pair, chance in now.items():
            self.end(STALEMATE, pair // self.width, pair % self.width, chance)

    def play_round(self, number: int, turns: list[Turn], entering: list[dict[int, float]]) -> dict[int, float]:
        """One round with what enters it at each turn; what is still in the group when the next one begins."""
        now: dict[int, float] = {}
        for index, turn in enumerate(turns):
            for pair, chance in entering[index].items():
                now[pair] = now.get(pair, 0.0) + chance
            after: dict[int, float] = {}
            for pair, chance in now.items():
                own, other = divmod(pair, self.width)
                stays, changes = self.changes(turn, own, other)
                after[pair] = after.get(pair, 0.0) + chance * stays
                for share, state in changes:
                    first, second = changed_pair(turn, own, other, state)
                    if self.group_number(first, second) == number:
                        found = first * self.width + second
                        after[found] = after.get(found, 0.0) + chance * share
                    else:
                        self.enter(first, second, index + 1, chance * share)
            now = after
        return self.regenerated(now)

    def regenerated(self, now: dict[int, float]) -> dict[int, float]:
        """After a battle round damage is removed (ECL-ROTA-ABIL-1)."""
        found: dict[int, float] = {}
        for pair, chance in now.items():
            own, other = divmod(pair, self.width)
            rested = self.sides[0].rested[own] * self.width + self.sides[1].rested[other]
            if chance:
                found[rested] = found.get(rested, 0.0) + chance
        return found


def changed_pair(turn: Turn, own: int, other: int, state: int) -> tuple[int, int]:
    """The states of both sides after a squadron has acted: fire changes those of the other side."""
    changes_defenders = (turn[0] == 0) == (turn[2] == FIGHTING)
    return (own, state) if changes_defenders else (state, other)


@cache
def hits_missing(hulls: int, quiet: float) -> float:
    """The probability of so few rounds with a hit among those of a stalemate that all hulls may bear them."""
    few = range(min(hulls, QUIET_ROUNDS) + 1)
    return sum([comb(QUIET_ROUNDS, n) * (1.0 - quiet) ** n * quiet ** (QUIET_ROUNDS - n) for n in few])
