"""Dice that are rolled one at a time, and re-rolled by the Enlightened of Lyra (ECL-ROTA-LYR-8, ECL-ROTA-LYR-13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.steps import Automatic, Close, Decision, Draw, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import special
from .fleets import BLANK, BURST
from .ids import EFFECT, NPC
from .state import Eclipse
from .steps import STEPS

REROLLS: Final = EFFECT["reroll_die"]
FACES: Final = range(BLANK, BURST + 1)
Weapons = tuple[tuple[int, int], ...]  # the damage of each die, and the computer of its ship


def roll_frames(owner: int, weapons: Weapons) -> list[Frame]:
    """All dice are rolled, and then some of them again if their owner likes."""
    rolled = [ROLL.at(CHANCE, weapons)] if weapons else []
    return rolled if owner == NPC else [*rolled, OFFER_REROLL.at(owner)]


class Roll(Draw[Eclipse, Weapons]):
    """One die after the other (ECL-HIT-1, ECL-HIT-2)."""

    def outcomes(self, g: Eclipse, seat: int, args: tuple[Weapons]) -> tuple[list[Action], list[int]]:
        return verbs.ROLL.each(FACES), [1] * len(FACES)

    def do(self, g: Eclipse, seat: int, args: tuple[Weapons], action: Action) -> None:
        (damage, computer), *rest = args[0]
        g.dice = (*g.dice, (damage, action[1], computer))
        g.note(events.ROLLED, damage, action[1])
        if rest:
            then(g, ROLL.at(CHANCE, tuple(rest)))


class OfferReroll(Automatic[Eclipse]):
    """Colony ships that are not used may be flipped to roll a die again (ECL-ROTA-LYR-8)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        p = g.players[seat]
        if g.dice and p.colony_ships and special(p, REROLLS) is not None:
            then(g, REROLLING.at(seat))


class Reroll(Move[Eclipse]):
    """The new result counts, also if it is worse (ECL-ROTA-LYR-13)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[()]) -> Iterable[Action]:
        return verbs.REROLL.each([number for number, die in enumerate(g.dice) if g.dice.index(die) == number])

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        is_there = action[1] < len(g.dice) and g.dice.index(g.dice[action[1]]) == action[1]
        return None if is_there else fail(failures, "ECL-ROTA-LYR-8")

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        damage, face, computer = g.dice[action[1]]
        g.players[seat].colony_ships -= 1
        g.dice = (*g.dice[: action[1]], *g.dice[action[1] + 1 :])
        g.note(events.REROLLED, seat, damage, face)
        then(g, ROLL.at(CHANCE, ((damage, computer),)), OFFER_REROLL.at(seat))


class Rerolling(Decision[Eclipse]):
    """Decided after the roll and before the dice are assigned (ECL-ROTA-LYR-13)."""

    excludes_anytime = True


ROLL: Final[Roll] = STEPS.add("ROLL", Roll())
OFFER_REROLL: Final[OfferReroll] = STEPS.add("OFFER_REROLL", OfferReroll())
REROLLING: Final[Rerolling] = STEPS.add("REROLLING", Rerolling([Reroll(verbs.REROLL), Close(verbs.KEEP_DICE)]))
