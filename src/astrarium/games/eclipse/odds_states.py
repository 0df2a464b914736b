"""The states in which one side of a battle can be, for the odds: which ships are left, and which of them retreat."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from .fleets import Damages, Squadron, regenerated

FIGHTING: Final = 0
RETREATING: Final = 1
FLED: Final = 2  # has left the sector

Leaving = tuple[int, ...]  # the numbers of squadrons that have declared a retreat; then nobody else retreats
SquadronState = tuple[int, tuple[int, ...]]  # what a squadron does, and the damage of its ships
SideState = tuple[tuple[int, ...], Damages]  # what each squadron does, and the damage of its ships


def state_count(squadrons: Sequence[Squadron], damages: Damages, leaves_at: int, leaving: Leaving = ()) -> int:
    """The number of states, without making them; whoever retreats had few ships left before, or has declared it."""
    if leaving:
        return leaving_count(squadrons, damages, leaving)
    here, away = [1], [1]  # by the number of ships that are left: states in which all fight, and all states
    for squadron, ships in zip(squadrons, damages, strict=True):
        ways = [comb(left + squadron.hull, left) for left in range(len(ships) + 1)]
        more = [2 * way + 1 if left else way for left, way in enumerate(ways)]
        here = multiplied(here, ways)
        away = multiplied(away, more if squadron.can_retreat else ways)
    return sum(here) + sum(away[: leaves_at + 1]) - sum(here[: leaves_at + 1])


def leaving_count(squadrons: Sequence[Squadron], damages: Damages, leaving: Leaving) -> int:
    found = 1
    for number, (squadron, ships) in enumerate(zip(squadrons, damages, strict=True)):
        ways = [comb(left + squadron.hull, left) for left in range(len(ships) + 1)]
        found *= sum(ways) + (len(ships) if number in leaving else 0)
    return found


def multiplied(first: Sequence[int], second: Sequence[int]) -> list[int]:
    found = [0] * (len(first) + len(second) - 1)
    for n, one in enumerate(first):
        for m, another in enumerate(second):
            found[n + m] += one * another
    return found


class Side:
    """One side with all its states, in an order in which it only goes forward unless ships regenerate.

    States with the same ships and doings are a group, and stand together.
    """

    def __init__(self, squadrons: Sequence[Squadron], damages: Damages, leaves_at: int, leaving: Leaving = ()) -> None:
        self.squadrons = tuple(squadrons)
        self.leaves_at = 0 if leaving else leaves_at
        fighting = [fighting_states(squadron, len(ships)) for squadron, ships in zip(squadrons, damages, strict=True)]
        for number in leaving:
            lost = [state for state in fighting[number] if not state[1]]
            fighting[number] = lost + retreating_states(squadrons[number], fighting[number])
        made = combined(fighting, sum([len(ships) for ships in damages]))
        if self.leaves_at:
            each = [some + retreating_states(s, some) for s, some in zip(squadrons, fighting, strict=True)]
            made = list(dict.fromkeys([*made, *combined(each, leaves_at)]))
        self.states: list[SideState] = sorted(made, key=place)
        self.numbers: dict[SideState, int] = {state: number for number, state in enumerate(self.states)}
        self.groups: list[range] = grouped(self.states)
        self.group_of: list[int] = [number for number, group in enumerate(self.groups) for _ in group]
        doings = tuple([RETREATING if number in leaving else FIGHTING for number in range(len(damages))])
        self.start: int = self.numbers[doings, damages]
        self.rested: list[int] = [self.numbers[self.after_round(state)] for state in self.states]

    def after_round(self, state: SideState) -> SideState:
        doings, damages = state
        return doings, tuple([regenerated(s, ships) for s, ships in zip(self.squadrons, damages, strict=True)])

    def present(self, number: int) -> Damages:
        """The ships that are still on the sector."""
        doings, damages = self.states[number]
        return tuple([() if doing == FLED else ships for doing, ships in zip(doings, damages, strict=True)])

    def ships(self, number: int) -> int:
        return sum([len(ships) for ships in self.present(number)])

    def doing_at_start(self, squadron: int) -> int:
        return self.states[self.start][0][squadron]

    def doing(self, number: int, squadron: int) -> int:
        """What a squadron does when it acts: it declares a retreat once few ships are left, and then it leaves."""
        doing = self.states[number][0][squadron]
        if doing == FIGHTING and self.squadrons[squadron].can_retreat and self.ships(number) <= self.leaves_at:
            return RETREATING
        return FLED if doing == RETREATING else doing

    def with_doing(self, number: int, squadron: int, doing: int) -> int:
        doings, damages = self.states[number]
        ships = (0,) * len(damages[squadron]) if doing == FLED else damages[squadron]
        after = (*doings[:squadron], doing, *doings[squadron + 1 :])
        return self.numbers[(after, (*damages[:squadron], ships, *damages[squadron + 1 :]))]

    def with_present(self, number: int, present: Damages) -> int:
        """The state after the ships on the sector were hit; a squadron without ships does nothing."""
        doings, damages = self.states[number]
        left = tuple([d if doing == FLED else p for doing, d, p in zip(doings, damages, present, strict=True)])
        after = tuple([doing if ships else FIGHTING for doing, ships in zip(doings, left, strict=True)])
        return self.numbers[(after, left)]

    def survivors(self, number: int) -> tuple[int, ...]:
        """The ships of each squadron that are not destroyed."""
        return tuple([len(ships) for ships in self.states[number][1]])


def fighting_states(squadron: Squadron, ships: int) -> list[SquadronState]:
    """All that may be left of some ships."""
    levels = range(squadron.hull, -1, -1)
    left = [damages for count in range(ships + 1) for damages in combinations_with_replacement(levels, count)]
    return [(FIGHTING, damages) for damages in left]


def retreating_states(squadron: Squadron, fighting: Sequence[SquadronState]) -> list[SquadronState]:
    """The same ships as they retreat, and after they have left, when their damage does not matter any more."""
    if not squadron.can_retreat:
        return []
    left = [damages for _, damages in fighting if damages]
    return [(RETREATING, ships) for ships in left] + [(FLED, ships) for ships in left if not any(ships)]


def combined(each: Sequence[Sequence[SquadronState]], most: int) -> list[SideState]:
    """All states of a side with at most so many ships."""
    found: list[tuple[int, SideState]] = [(0, ((), ()))]
    for states in each:
        found = [
            (count + len(ships), ((*doings, doing), (*damages, ships)))
            for count, (doings, damages) in found
            for doing, ships in states
            if count + len(ships) <= most
        ]
    return [state for _, state in found]


def place(state: SideState) -> tuple[int, int, tuple[int, ...], tuple[int, ...], int]:
    """Fewer ships and later doings come later; in a group more damage does."""
    doings, damages = state
    counts = tuple([-len(ships) for ships in damages])
    return (sum(counts), sum(doings), counts, doings, sum([sum(ships) for ships in damages]))


def grouped(states: Sequence[SideState]) -> list[range]:
    found: list[range] = []
    first = 0
    for number in range(1, len(states) + 1):
        if number == len(states) or place(states[number])[:-1] != place(states[first])[:-1]:
            found.append(range(first, number))
            first = number
    return found
