"""Passive charging: opponents near a build event may charge power for victory points (GP-CHARGE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.causes import Cause
from astrarium.kernel.failures import Failures, TextValue, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action, Verb

from . import events, verbs
from .brainstone import charge_power
from .counts import power_value
from .factions.abilities import abilities_of
from .gains import score
from .ids import LOST_PLANET, MINE
from .power import chargeable
from .state import CHARGE_POINTS, Gaia, Player
from .steps import STEPS

NEIGHBOURHOOD: Final = 2


def best_value(g: Gaia, p: Player, hex: int) -> int:
    """The highest power value of an own structure near the build event (GP-CHARGE-2).

    Space stations count for nothing (GP-FAC-IVITS-6).
    """
    best = 0
    for own in bits(g.galaxy.within[NEIGHBOURHOOD][hex] & p.colonies):
        best = max(best, power_value(g, p, own))
    return best


def offer(g: Gaia, seat: int, hex: int, new_tokens: int = 0) -> int:
    """What can be charged now: value, room in the bowls, points to pay; the smallest decides (GP-CHARGE-5, 6, 14, 16).

    A token that the Taklons take first makes room for two more (GP-FAC-TAKLONS-6).
    """
    p = g.players[seat]
    return min(best_value(g, p, hex), chargeable(p) + 2 * new_tokens, p.vp + 1)


def tokens_with_charge(g: Gaia, seat: int) -> int:
    """The Taklons' tokens for an accepted offer (GP-FAC-TAKLONS-3)."""
    p = g.players[seat]
    return abilities_of(p).tokens_with_charge(p)


def pay_for_charge(g: Gaia, seat: int, amount: int) -> None:
    """Charging n costs n - 1 points, in this way only and however large n is (GP-CHARGE-3, 9, 11)."""
    if amount > 1:
        score(g, seat, 1 - amount, CHARGE_POINTS)


class Accept(Move[Gaia, int]):
    """Charge all that is offered; there is no part of it (GP-CHARGE-4). `token` says when the Taklons take theirs."""

    def __init__(self, verb: Verb, token: str) -> None:
        super().__init__(verb)
        self.token = token

    def amount(self, g: Gaia, seat: int, args: tuple[int]) -> int:
        (hex,) = args
        return offer(g, seat, hex, new_tokens=tokens_with_charge(g, seat) if self.token == "first" else 0)

    def candidates(self, g: Gaia, seat: int, args: tuple[int]) -> Iterable[Action]:
        return [self.verb(self.amount(g, seat, args))]

    def check(self, g: Gaia, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        if bool(tokens_with_charge(g, seat)) != bool(self.token):
            return fail(failures, "GP-FAC-TAKLONS-3")
        amount = self.amount(g, seat, args)
        return None if action[1] == amount else fail(failures, "GP-CHARGE-4", need=amount)

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        amount = action[1]
        if self.token == "first":
            g.players[seat].bowl1 += tokens_with_charge(g, seat)
        pay_for_charge(g, seat, amount)
        if self.token == "last":
            then(g, TOKEN_AFTER_CHARGE.at(seat))
        if amount:
            charge_power(g, seat, amount)


class Decline(Move[Gaia, int]):
    """Charging is voluntary (GP-CHARGE-1)."""

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        g.note(events.DECLINED, seat)


class TokenAfterCharge(Automatic[Gaia]):
    """The Taklons' token comes after the charge (GP-FAC-TAKLONS-3)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        g.players[seat].bowl1 += tokens_with_charge(g, seat)


class ChargeOffer(Automatic[Gaia, int]):
    """A player near the event is asked, passed or not, if a charge is possible now (GP-CHARGE-1, 8, 12, 14, AUT-3)."""

    def run(self, g: Gaia, seat: int, args: tuple[int]) -> None:
        (hex,) = args
        p = g.players[seat]
        if p.automa:
            return
        wants_token = tokens_with_charge(g, seat) > 0 and best_value(g, p, hex) > 0
        if offer(g, seat, hex) > 0 or wants_token:
            then(g, CHARGING.at(seat, hex))


class ChargeOffers(Automatic[Gaia]):
    """The build events of the turn in order, each offered clockwise from the builder (GP-CHARGE-7, 13, GP-RES-12)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        if g.built:
            hex, *later = g.built
            g.built = tuple(later)
            others = [(seat + step) % len(g.players) for step in range(1, len(g.players))]
            then(g, *(OFFER.at(other, hex) for other in others), OFFERS.at(seat))


class Charging(Decision[Gaia, int]):
    """The question that a build event asks: what was built, and the own structure whose value counts (GP-CHARGE-2)."""

    def cause(self, g: Gaia, seat: int, args: tuple[int]) -> Cause:
        (hex,) = args
        p = g.players[seat]
        near = bits(g.galaxy.within[NEIGHBOURHOOD][hex] & p.colonies)
        own = max(near, key=lambda other: power_value(g, p, other))
        values: dict[str, TextValue] = {
            "distance": g.galaxy.distance[hex][own],
            "value": power_value(g, p, own),
            "structure": events.STRUCTURES.reference(MINE if g.planets[hex] == LOST_PLANET else g.structure[hex]),
        }
        builder = next(who for number, who, _ in reversed(g.stack) if number == OFFERS.number)
        return Cause("built", builder, verbs.HEXES.reference(hex), verbs.HEXES.reference(own), values)


OFFERS: Final[ChargeOffers] = STEPS.add("OFFERS", ChargeOffers())
OFFER: Final[ChargeOffer] = STEPS.add("OFFER", ChargeOffer())
TOKEN_AFTER_CHARGE: Final[TokenAfterCharge] = STEPS.add("TOKEN_AFTER_CHARGE", TokenAfterCharge())
CHARGING: Final[Charging] = STEPS.add(
    "CHARGING",
    Charging(
        [
            Accept(verbs.CHARGE, ""),
            Accept(verbs.TOKEN_THEN_CHARGE, "first"),
            Accept(verbs.CHARGE_THEN_TOKEN, "last"),
            Decline(verbs.DECLINE),
        ]
    ),
)
