"""The senate: placing an ambassador, its bonus, its cost, the action, and what its side does (FED-AMB, FED-SPY)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import AskIfPossible, Automatic, Close, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Amounts, Effects
from .counts import side_of, token_votes
from .effects import EffectArgs, Numbers, effect, frames, resolve
from .erudites import may_use_others
from .forecast import sums_at
from .holdings import DIE
from .ids import ALTERATION_POINTS, FUNDING, MISSION_POINTS, NONE, PLANET, ROOM, VOTING
from .missions import CLOSING, open_mission
from .prices import added, bill_cost, bill_reserve, can_pay, missing, unpaid
from .projects import next_reward
from .reserve import NOTHING, PAY_COST, amounts, itemise_cost
from .state import Federation, Placed, Player
from .steps import STEPS
from .tables import ACTIONS, ALTERATIONS, AMBASSADORS, OUTER_ACTION, OUTER_MODULE, SPACES, SPECIAL
from .verbs import COVERS


def action_of(space: int) -> int:
    """The senate action of a space; the Outer Module has its own (FED-SEN-2, FED-OUT-1)."""
    return OUTER_ACTION if space == OUTER_MODULE else SPACES[space].action


def is_free(g: Federation, space: int) -> bool:
    """No token lies there; the Outer Module takes any number (FED-AMB-2, 14, FED-OUT-2, 4)."""
    return space == OUTER_MODULE or g.spaces[space][0] == NONE


def bonus_of(kind: int, face: int) -> Effects:
    """What placing brings: the crystal of a funding side, or the bonus of a cover (FED-AMB-5, 7, FED-ALT-5)."""
    if face >= COVERS:
        return ALTERATIONS[face - COVERS].effects
    gained = AMBASSADORS[kind].funding_gain
    return ((ids.GAIN, *gained, 0),) if face == FUNDING and any(gained) else ()


def certain_gains(p: Player, bonus: Effects) -> list[Amounts]:
    """What a bonus may add to the reserve for sure, by the player's choice (FED-AMB-16)."""
    ways: list[Amounts] = [NOTHING]
    for op, *numbers in bonus:
        if op == ids.GAIN:
            lavandium, copernium, oceanium, diamonds, *_ = numbers
            more = [(lavandium, copernium, oceanium, diamonds)]
        elif op == ids.PROJECT:
            more = [NOTHING, next_reward(p)]
        else:
            continue
        ways = [added(a, b) for a in ways for b in more]
    return ways


def is_payable(p: Player, kind: int, face: int, cost: Amounts) -> bool:
    """The reserve and the bonus of placing pay for the space (FED-AMB-3, FED-AMB-6, FED-AMB-16, FED-SEN-6)."""
    have = amounts(p)
    if cost == NOTHING or can_pay(have, cost):
        return True
    return any(can_pay(added(have, more), cost) for more in certain_gains(p, bonus_of(kind, face)))


def best_bonus(p: Player, kind: int, face: int, cost: Amounts) -> Amounts:
    """What placing brings for sure, where it can be chosen what leaves least to pay (FED-AMB-6, FED-AMB-16)."""
    have = amounts(p)
    return min(certain_gains(p, bonus_of(kind, face)), key=lambda more: missing(added(have, more), cost))


class Place(Move[Federation, int]):
    """An ambassador, one of its sides or a covering token up, on a free space that can be paid (FED-AMB-1..4, 15)."""

    def candidates(self, g: Federation, seat: int, args: tuple[int]) -> list[Action]:
        p, verb = g.players[seat], self.verb.number
        covers = [COVERS + kind for kind, owned in enumerate(p.alterations) if owned]
        spaces = [space for space in range(OUTER_MODULE + 1) if is_free(g, space)]
        return [
            (verb, kind, face, space)
            for kind, left in enumerate(p.ambassadors)
            if left
            for face in (VOTING, FUNDING, *covers)
            for space in spaces
        ]

    def check(
        self, g: Federation, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        p = g.players[seat]
        _, kind, face, space = action
        if not p.ambassadors[kind]:
            return fail(failures, "FED-AMB-1")
        if face == FUNDING and not AMBASSADORS[kind].has_funding_side:
            return fail(failures, "FED-DEEP-6")
        if face >= COVERS and not p.alterations[face - COVERS] and (rule := fail(failures, "FED-AMB-17")):
            return rule
        if not is_free(g, space) and (rule := fail(failures, "FED-AMB-2")):
            return rule
        senate_action = ACTIONS[action_of(space)]
        if senate_action.forbidden_on_opening_turn and not g.turns and (rule := fail(failures, "FED-ROOM-6")):
            return rule
        if is_payable(p, kind, face, senate_action.cost):
            return None
        if failures is None:
            return fail(failures, "FED-AMB-3")
        have = added(amounts(p), best_bonus(p, kind, face, senate_action.cost))
        return unpaid(failures, "FED-AMB-3", have, senate_action.cost)

    def itemise(self, g: Federation, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        p = g.players[seat]
        _, kind, face, space = action
        cost = ACTIONS[action_of(space)].cost
        bill_cost(bill, cost, verbs.SPACES.reference(space))
        bill_reserve(bill, amounts(p), best_bonus(p, kind, face, cost), cost)

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        _, kind, face, space = action
        lay_down(g, seat, kind, face, space)
        then(g, *turn_frames(g, seat, kind, face, space))


def lay_down(g: Federation, seat: int, kind: int, face: int, space: int) -> None:
    """The token leaves the player board; one alteration token may cover it (FED-AMB-1, FED-AMB-4, FED-ALT-3, 6, 10).

    It counts where it lies (FED-SPY-5), and on the Outer Module for nothing (FED-OUT-3, FED-EXEC-3).
    """
    p = g.players[seat]
    p.ambassadors = put(p.ambassadors, kind, p.ambassadors[kind] - 1)
    if face >= COVERS:
        p.alterations = put(p.alterations, face - COVERS, p.alterations[face - COVERS] - 1)
    placed: Placed = (seat, kind, face)
    if space == OUTER_MODULE:
        g.outer = (*g.outer, placed)
    else:
        g.spaces = put(g.spaces, space, placed)
    g.turns += 1
    if g.log is not None:
        side, sums = ids.SIDE_NAMES[side_of(placed)], sums_at(g, seat, space)
        g.note(events.PLACED, seat, kind, face, space, side, token_votes(placed), *sums)


def turn_frames(g: Federation, seat: int, kind: int, face: int, space: int) -> list[Frame]:
    """A turn after the placing: bonus, cost, action, side, and the mission.

    FED-AMB-5, 10, FED-FLOW-4, FED-VAR-5, FED-OUT-5.
    """
    action = action_of(space)
    die_first = bool(g.settings["die_before_action"])
    middle = [DIE_OFFER.at(seat, space)] if die_first else []
    after = [] if die_first else [DIE_OFFER.at(seat, space)]
    return [
        *frames(seat, bonus_of(kind, face), ALTERATION_POINTS),
        PAY_COST.at(seat, ACTIONS[action].cost, 0),
        *middle,
        ACT.at(seat, action),
        FUND_SIDE.at(seat, space),
        *after,
        CLOSING.at(seat, False),
    ]


class Act(Automatic[Federation, int]):
    """The action of the space, the same for both sides (FED-AMB-8, FED-AMB-9); it may be optional (FED-VAR-6)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (action_kind,) = args
        if g.settings["action_optional"]:
            then(g, PERFORMING.at(seat, *args))
        else:
            perform(g, seat, action_kind)


def perform(g: Federation, seat: int, action: int) -> None:
    """What a space or a copied action does (FED-ROOM-1..4, FED-ROOM-8..10, FED-OUT-1)."""
    resolve(g, seat, ACTIONS[action].effects, MISSION_POINTS)


class Perform(Move[Federation, int]):
    """The action that may be declined is carried out (FED-VAR-6)."""

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (performed,) = args
        perform(g, seat, performed)


class ForfeitAction(Move[Federation, int]):
    """The action is declined, which only an option allows (FED-VAR-6)."""

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        g.note(events.FORFEITED, seat)


class FundSide(Automatic[Federation, int]):
    """A visible funding symbol opens the mission of the space, not of a copied action (FED-FUND-1..5, FED-MISS-12).

    The Outer Module has no mission (FED-FUND-4).
    """

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (space,) = args
        if space != OUTER_MODULE and side_of(g.spaces[space]) == FUNDING:
            open_mission(g, seat, ACTIONS[SPACES[space].action].mission)


class DieOffer(Automatic[Federation, int]):
    """An own die that is not in use can be added to votes in the senate (FED-VOTE-2..4, FED-OUT-6, FED-DIE-6).

    Somebody without one is asked too if a tile could bring it: this is the last moment for it (FED-DEC-9).
    """

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (space,) = args
        p = g.players[seat]
        if space == OUTER_MODULE or p.die_space != NONE or side_of(g.spaces[space]) != VOTING:
            return
        if p.die or may_use_others(g, seat):
            then(g, ADDING_DIE.at(seat, space))


class AddDie(Move[Federation, int]):
    """The die, if it is there, stays on the space to the end of the round (FED-VOTE-2, FED-VOTE-3, FED-DIE-3)."""

    def check(
        self, g: Federation, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        return None if g.players[seat].die else fail_short(failures, "FED-VOTE-3", DIE, 0, 1)

    def itemise(self, g: Federation, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        bill.need(DIE, 1, "die")

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (space,) = args
        p = g.players[seat]
        p.die_space = space
        g.note(events.ADDED_DIE, seat, space, p.die)


class SaveAmbassador(Move[Federation, int]):
    """With only the Special Ambassador left, the round can end without a fifth turn (FED-DEEP-11, FED-AMB-15).

    A tile is used in a turn (FED-ATAL-14): with one the turn has begun. Argument: the tiles used before it.
    """

    def check(
        self, g: Federation, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        (used_before,) = args
        p = g.players[seat]
        if any(p.ambassadors[:SPECIAL]) and (rule := fail(failures, "FED-AMB-15")):
            return rule
        return fail(failures, "FED-ATAL-14") if p.used != used_before else None

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        g.players[seat].has_saved = True
        g.note(events.SAVED_AMBASSADOR, seat)


class CopyAction(Move[Federation, Numbers, int]):
    """Any planet action, and for a spy in the senate any room but the President's Office (FED-SPY-1..4, FED-MISS-3)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        numbers, _ = args
        copied = ACTIONS[action[1]]
        if copied.kind not in (PLANET, ROOM):
            return fail(failures, "FED-SPY-4")
        if not copied.copyable and (rule := fail(failures, "FED-ROOM-5")):
            return rule
        if copied.kind == ROOM and not numbers[1] and (rule := fail(failures, "FED-MISS-3")):
            return rule
        return unpaid(failures, "FED-SPY-3", amounts(g.players[seat]), copied.cost)

    def itemise(self, g: Federation, seat: int, args: EffectArgs, action: Action, bill: Bill) -> None:
        itemise_cost(g, seat, ACTIONS[action[1]].cost, verbs.ACTIONS.reference(action[1]), bill)

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        g.note(events.SPIED, seat, action[1])
        then(g, PAY_COST.at(seat, ACTIONS[action[1]].cost, 0), COPIED.at(seat, action[1]))


class Spy(AskIfPossible[Federation, Numbers, int]):
    """Choose an action to copy, whoever stands on its space (FED-SPY-1, FED-SPY-2, FED-P3-9)."""


class Copied(Automatic[Federation, int]):
    """The copied action (FED-SPY-1, FED-SPY-3)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (copied,) = args
        perform(g, seat, copied)


PLACE: Final[Place] = Place(verbs.PLACE)
TURN: Final = STEPS.add("TURN", Decision([PLACE, SaveAmbassador(verbs.SAVE)]))
ACT: Final[Act] = STEPS.add("ACT", Act())
PERFORMING: Final = STEPS.add("PERFORMING", Decision([Perform(verbs.PERFORM), ForfeitAction(verbs.FORFEIT)]))
FUND_SIDE: Final[FundSide] = STEPS.add("FUND_SIDE", FundSide())
DIE_OFFER: Final[DieOffer] = STEPS.add("DIE_OFFER", DieOffer())
ADDING_DIE: Final = STEPS.add("ADDING_DIE", Decision([AddDie(verbs.ADD_DIE), Close(verbs.KEEP_DIE)]))
COPYING: Final = STEPS.add("COPYING", Decision([CopyAction(verbs.COPY)]))
SPY_STEP: Final = STEPS.add("SPY_STEP", effect(ids.COPY_ACTION, Spy(COPYING)))
COPIED: Final[Copied] = STEPS.add("COPIED", Copied())
