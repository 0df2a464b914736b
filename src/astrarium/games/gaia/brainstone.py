"""Decisions about power tokens: where the brainstone goes, and from which bowls tokens are taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, power, verbs
from .factions.abilities import abilities_of
from .state import NO_STONE, STONE_IN_GAIA, Gaia
from .steps import STEPS

Payment = tuple[int, bool]  # the amount, and whether the surplus is kept
Taking = tuple[int, bool]  # the amount, and whether it goes to the gaia area


class ChargeWithStone(Move[Gaia, int]):
    """Charging: the owner says whether the brainstone or a plain token moves (GP-FAC-TAKLONS-2)."""

    def check(self, g: Gaia, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (amount,) = args
        if action[1] not in power.charge_ends(g.players[seat], amount):
            return fail(failures, "GP-FAC-TAKLONS-2")
        return None

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        (amount,) = args
        power.charge_to(g.players[seat], amount, action[1])
        g.note(events.CHARGED, seat, amount)


class SpendWithStone(Move[Gaia, int, bool]):
    """Spending: the owner says whether the brainstone pays (GP-FAC-TAKLONS-2, GP-FAC-TAKLONS-5)."""

    def check(self, g: Gaia, seat: int, args: Payment, action: Action, failures: Failures | None) -> str | None:
        amount, _ = args
        p = g.players[seat]
        if action[1] not in power.spend_ends(p, amount, abilities_of(p).token_worth(p)):
            return fail(failures, "GP-FAC-TAKLONS-2")
        return None

    def do(self, g: Gaia, seat: int, args: Payment, action: Action) -> None:
        amount, keeps_surplus = args
        finish_payment(g, seat, amount, keeps_surplus, action[1])


class TakeStone(Move[Gaia, int, bool]):
    """Tokens leave the bowls: the owner says whether the brainstone is among them (GP-FAC-TAKLONS-2)."""

    def check(self, g: Gaia, seat: int, args: Taking, action: Action, failures: Failures | None) -> str | None:
        _, to_gaia = args
        leaves = STONE_IN_GAIA if to_gaia else NO_STONE
        if action[1] not in (leaves, g.players[seat].brainstone):
            return fail(failures, "GP-FAC-TAKLONS-2")
        return None

    def do(self, g: Gaia, seat: int, args: Taking, action: Action) -> None:
        amount, to_gaia = args
        p = g.players[seat]
        if action[1] != p.brainstone:
            p.brainstone = action[1]
            amount -= 1
        take_plain(g, seat, amount, to_gaia)


class TakeFromBowls(Move[Gaia, int, bool]):
    """Tokens leave the bowls of the owner's choice (GP-POWER-6, GP-GPROJ-3)."""

    def candidates(self, g: Gaia, seat: int, args: Taking) -> Iterable[Action]:
        amount, _ = args
        return [self.verb(*split) for split in power.take_splits(g.players[seat], amount)]

    def check(self, g: Gaia, seat: int, args: Taking, action: Action, failures: Failures | None) -> str | None:
        amount, _ = args
        if (action[1], action[2]) not in power.take_splits(g.players[seat], amount):
            return fail(failures, "GP-POWER-6")
        return None

    def do(self, g: Gaia, seat: int, args: Taking, action: Action) -> None:
        amount, to_gaia = args
        finish_taking(g, seat, amount, to_gaia, action[1], action[2])


class StoneCharging(Decision[Gaia, int]):
    """Where the brainstone ends after a charge; a preview lets it move first (GP-FAC-TAKLONS-2)."""

    def preset(self, g: Gaia, seat: int, args: tuple[int]) -> Action:
        (amount,) = args
        return verbs.STONE(max(power.charge_ends(g.players[seat], amount)))


class StoneSpending(Decision[Gaia, int, bool]):
    """Whether the brainstone pays; a preview lets it pay what it is worth (GP-FAC-TAKLONS-5)."""

    def preset(self, g: Gaia, seat: int, args: Payment) -> Action:
        amount, _ = args
        return verbs.STONE(1 if amount >= power.STONE_POWER else 3)


class StoneTaking(Decision[Gaia, int, bool]):
    """Whether the brainstone is among the tokens that leave; a preview keeps it (GP-FAC-TAKLONS-2)."""

    def preset(self, g: Gaia, seat: int, args: Taking) -> Action:
        return verbs.STONE(g.players[seat].brainstone)


class TakingTokens(Decision[Gaia, int, bool]):
    """From which bowls tokens leave; a preview keeps what is charged most (GP-POWER-6, GP-GPROJ-3)."""

    def preset(self, g: Gaia, seat: int, args: Taking) -> Action:
        amount, _ = args
        return verbs.TAKE_POWER(*power.take_splits(g.players[seat], amount)[0])


STONE_CHARGING: Final[StoneCharging] = STEPS.add("STONE_CHARGING", StoneCharging([ChargeWithStone(verbs.STONE)]))
STONE_SPENDING: Final[StoneSpending] = STEPS.add("STONE_SPENDING", StoneSpending([SpendWithStone(verbs.STONE)]))
STONE_TAKING: Final[StoneTaking] = STEPS.add("STONE_TAKING", StoneTaking([TakeStone(verbs.STONE)]))
TAKING_TOKENS: Final[TakingTokens] = STEPS.add("TAKING_TOKENS", TakingTokens([TakeFromBowls(verbs.TAKE_POWER)]))


def charge_power(g: Gaia, seat: int, amount: int) -> None:
    """Charge power; the brainstone's owner is asked if it can end in two places (GP-POWER-1..3)."""
    p = g.players[seat]
    if len(power.charge_ends(p, amount)) > 1:
        then(g, STONE_CHARGING.at(seat, amount))
    else:
        power.charge(p, amount)
        g.note(events.CHARGED, seat, amount)


def pay_power(g: Gaia, seat: int, amount: int, keeps_surplus: bool = False) -> None:
    """Spend power from bowl III (GP-POWER-4); the surplus of a token is lost unless conversions are joined."""
    p = g.players[seat]
    ends = power.spend_ends(p, amount, abilities_of(p).token_worth(p))
    if len(ends) > 1:
        then(g, STONE_SPENDING.at(seat, amount, keeps_surplus))
    else:
        finish_payment(g, seat, amount, keeps_surplus, ends[0])


def finish_payment(g: Gaia, seat: int, amount: int, keeps_surplus: bool, end: int) -> None:
    p = g.players[seat]
    rest = power.spend(p, amount, abilities_of(p).token_worth(p), end)
    if keeps_surplus:
        g.surplus = rest
    g.note(events.SPENT_POWER, seat, amount)


def take_tokens(g: Gaia, seat: int, amount: int, to_gaia: bool) -> None:
    """Tokens leave bowls I to III for the gaia area or the supply, as the owner chooses (GP-POWER-6, GP-GPROJ-3).

    A brainstone that goes to the supply is lost (GP-FAC-TAKLONS-4).
    """
    p = g.players[seat]
    if NO_STONE < p.brainstone < STONE_IN_GAIA and amount:
        if power.stone_may_stay(p, amount):
            then(g, STONE_TAKING.at(seat, amount, to_gaia))
            return
        p.brainstone = STONE_IN_GAIA if to_gaia else NO_STONE
        amount -= 1
    take_plain(g, seat, amount, to_gaia)


def take_plain(g: Gaia, seat: int, amount: int, to_gaia: bool) -> None:
    splits = power.take_splits(g.players[seat], amount)
    if len(splits) > 1:
        then(g, TAKING_TOKENS.at(seat, amount, to_gaia))
    else:
        finish_taking(g, seat, amount, to_gaia, *splits[0])


def finish_taking(g: Gaia, seat: int, amount: int, to_gaia: bool, from2: int, from3: int) -> None:
    p = g.players[seat]
    power.take(p, amount, from2, from3)
    if to_gaia:
        p.gaia_area += amount
    g.note(events.TOKENS_TO_GAIA if to_gaia else events.TOKENS_DISCARDED, seat, amount)
