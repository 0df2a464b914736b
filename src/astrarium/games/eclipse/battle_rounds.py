"""A battle: the missile volley, then battle rounds, in which ship classes act by initiative (ECL-BATTLE-5..11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .battle_ships import are_hostile, damages_of, groups_of, is_battle_over, refuges_of, set_damage, squadron_of
from .fleets import acting_order, regenerated
from .hits import DEAL_DAMAGE, fire_frames
from .ids import NPC
from .missiles import launch_frames
from .retreat import CHOOSE_REFUGES, FORCED_RETREAT, can_retreat, leave
from .stalemate import QUIET_ROUNDS, can_destroy, firepower
from .state import Eclipse, Group
from .steps import STEPS

VOLLEY_ROUND: Final = 0  # the missile volley is no battle round (ECL-BATTLE-5)


def waiting(g: Eclipse, owners: tuple[int, ...]) -> list[Group]:
    """The classes that still act: in the volley those with missiles (ECL-MIS-1)."""
    left = [group for group in groups_of(g, owners) if group not in g.acted]
    if g.battle_round == VOLLEY_ROUND:
        return [group for group in left if squadron_of(g, *group).missiles]
    return left


def next_classes(g: Eclipse) -> list[Group]:
    """The class that acts next; several if their owner chooses (ECL-BATTLE-6, ECL-BATTLE-7, ECL-BATTLE-10)."""
    sides = (waiting(g, g.attackers), waiting(g, g.defenders))
    squadrons = [[squadron_of(g, *group) for group in side] for side in sides]
    order = [sides[is_defender][number] for is_defender, number in acting_order(*squadrons)]
    if not order or order[0][0] == NPC:
        return order[:1]
    initiative = squadron_of(g, *order[0]).initiative
    own = [group for group in order if group[0] == order[0][0]]
    return [group for group in own if squadron_of(g, *group).initiative == initiative]


class NextClass(Automatic[Eclipse]):
    """Ship classes act one after the other, until one side has no ships left (ECL-BATTLE-5, ECL-BATTLE-6)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        found = [] if is_battle_over(g) else next_classes(g)
        if len(found) > 1:
            then(g, LEADING.at(found[0][0]))
        elif found:
            let_act(g, found[0])


class Lead(Move[Eclipse]):
    """Which of several classes with equal initiative acts first (ECL-BATTLE-10)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[()]) -> Iterable[Action]:
        return verbs.LEAD.each([group[1] for group in next_classes(g)])

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if (seat, action[1]) in next_classes(g) else fail(failures, "ECL-BATTLE-10")

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        let_act(g, (seat, action[1]))


def let_act(g: Eclipse, group: Group) -> None:
    """A class fires its missiles, attacks or retreats, as one (ECL-BATTLE-8)."""
    g.acted = (*g.acted, group)
    then(g, NEXT_CLASS.at())
    if g.battle_round == VOLLEY_ROUND:
        then(g, *launch_frames(g, group))
    elif refuges_of(g, group):
        if not leave(g, group):
            attack(g, group)
    elif group[0] != NPC and can_retreat(g, group):
        then(g, CLASS_ACTS.at(*group))
    else:
        attack(g, group)


def attack(g: Eclipse, group: Group) -> None:
    """All ships of the class fire their cannons, and no missiles any more (ECL-BATTLE-8, ECL-MIS-3)."""
    frames = fire_frames(g, group, is_missile=False)
    if frames:
        then(g, *frames, DEAL_DAMAGE.at())


class Attack(Move[Eclipse, int]):
    """All ships of the class attack (ECL-BATTLE-8)."""

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        attack(g, (seat, args[0]))


class Retreat(Move[Eclipse, int]):
    """All ships of the class retreat; they stay as targets until they act again (ECL-BATTLE-8, ECL-RET-2)."""

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        g.quiet_rounds = -1
        g.note(events.RETREATS, seat, args[0])
        then(g, CHOOSE_REFUGES.at(seat, args[0], (), False))


class BattleDecision(Decision[Eclipse]):
    """Nothing else can be done during a battle."""

    excludes_anytime = True


class ClassActs(Decision[Eclipse, int]):
    """The owner decides for the whole class (ECL-BATTLE-8)."""

    excludes_anytime = True


def can_win(g: Eclipse, own: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """A side can still destroy a ship of the other (ECL-BATTLE-11)."""
    return any([can_destroy_class(g, groups_of(g, own), group) for group in groups_of(g, other)])


def can_destroy_class(g: Eclipse, attackers: list[Group], target: Group) -> bool:
    firing = [group for group in attackers if are_hostile(g, group, target) and not refuges_of(g, group)]
    squadrons = [squadron_of(g, *group) for group in firing]
    power = firepower(squadrons, tuple([damages_of(g, group) for group in firing]), [True] * len(firing))
    return can_destroy(power, [squadron_of(g, *target)], (damages_of(g, target),))


def is_stalemate(g: Eclipse) -> bool:
    """Neither side can destroy ships of the other, or too many rounds were quiet (ECL-BATTLE-9, ECL-BATTLE-11)."""
    if g.quiet_rounds >= QUIET_ROUNDS:
        return True
    return not (can_win(g, g.attackers, g.defenders) or can_win(g, g.defenders, g.attackers))


class BeginRound(Automatic[Eclipse]):
    """Battle rounds follow until at most one side has ships on the sector, or nobody can win (ECL-BATTLE-5, -9)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        if is_battle_over(g):
            return
        if is_stalemate(g):
            then(g, FORCED_RETREAT.at())
            return
        g.battle_round += 1
        g.acted = ()
        g.note(events.BATTLE_ROUND, g.battle_round)
        then(g, NEXT_CLASS.at(), END_ROUND.at(), BEGIN_ROUND.at())


class EndRound(Automatic[Eclipse]):
    """Damage regenerates after every battle round (ECL-ROTA-ABIL-1, ECL-ROTA-PART-15)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.quiet_rounds += 1
        for group in groups_of(g, (*g.attackers, *g.defenders)):
            before = damages_of(g, group)
            for damage, after in zip(before, regenerated(squadron_of(g, *group), before), strict=True):
                if after != damage:
                    set_damage(g, group, damage, after)


class BeginRounds(Automatic[Eclipse]):
    """After the missile volley the first battle round begins (ECL-BATTLE-5)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.quiet_rounds = 0
        then(g, BEGIN_ROUND.at())


NEXT_CLASS: Final[NextClass] = STEPS.add("NEXT_CLASS", NextClass())
LEADING: Final[BattleDecision] = STEPS.add("LEADING", BattleDecision([Lead(verbs.LEAD)]))
CLASS_ACTS: Final[ClassActs] = STEPS.add("CLASS_ACTS", ClassActs([Attack(verbs.ATTACK), Retreat(verbs.RETREAT)]))
BEGIN_ROUND: Final[BeginRound] = STEPS.add("BEGIN_ROUND", BeginRound())
END_ROUND: Final[EndRound] = STEPS.add("END_ROUND", EndRound())
BEGIN_ROUNDS: Final[BeginRounds] = STEPS.add("BEGIN_ROUNDS", BeginRounds())
