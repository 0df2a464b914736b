"""Laws: taking one, deciding it, and what it does to the others (PB-LAW)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Draw, Move, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Effect
from .costs import box_cost, check_cost, is_box_payable, itemise_cost, open_box
from .effects import BY_KIND, LOOKED_AT_AGAIN, EffectKind, EffectMove, offer
from .ids import ANY, LAW_POINTS, OTHERS
from .plain import PLAIN
from .state import PlanetB
from .steps import STEPS
from .tables import BOXES_OF, LAWS, LAWS_OF

# What a law does to the others, by law and side (PB-LAW-2).
OTHERS_PARTS: Final[tuple[tuple[tuple[Effect, ...], ...], ...]] = tuple(
    [
        tuple([tuple([replace(e, who=OTHERS) for e in side.others.effects]) for side in (law.left, law.right)])
        for law in LAWS
    ]
)


def laws_in_progress(g: PlanetB) -> list[int]:
    """Laws that are being decided are in no deck (PB-LAW-7)."""
    return [frame[2][0] for frame in g.stack if frame[0] == LAW_DONE.number]


def unseen_laws(g: PlanetB, colour: int) -> list[int]:
    """The laws of a deck that nobody has seen yet; they lie above all others."""
    seen = {*g.laws_under[colour], *laws_in_progress(g)}
    return [law for law in LAWS_OF[colour] if law not in seen]


class LawAction(EffectKind):
    """A law of a certain colour is taken at once; otherwise the player names the deck (PB-OFF-3, PB-CARD-16)."""

    def is_plain(self, effect: Effect) -> bool:
        return effect.what != ANY

    def run(self, g: PlanetB, seat: int, source: int, effect: Effect) -> None:
        then(g, TURN_LAW.at(seat, effect.what))


class TakeLaw(EffectMove):
    """The deck is named before the law is seen (PB-CARD-16)."""

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        then(g, TURN_LAW.at(seat, action[1]))


class TurnLaw(Draw[PlanetB, int]):
    """The top law of a deck, shown to all; once all have been seen their order is known (PB-LAW-1, PB-LAW-3)."""

    def outcomes(self, g: PlanetB, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        (colour,) = args
        possible = unseen_laws(g, colour) or list(g.laws_under[colour][:1])
        return verbs.TURN_LAW.each(LAWS_OF[colour]), [int(law in possible) for law in LAWS_OF[colour]]

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        law = action[1]
        g.laws_under = without(g.laws_under, law)
        g.note(events.TURNED_LAW, seat, law)
        then(g, CONSIDER.at(seat, law), LAW_DONE.at(seat, law))


def without(decks: tuple[tuple[int, ...], ...], law: int) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([other for other in deck if other != law]) for deck in decks])


class Consider(Automatic[PlanetB, int]):
    """The law must be decided, unless no side can be paid even after sales (PB-LAW-1, PB-ACT-22)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int]) -> None:
        if any([is_box_payable(g, seat, box, is_selling=True) for box in BOXES_OF.laws[args[0]]]):
            then(g, DECIDING.at(seat, *args))


class Decide(Move[PlanetB, int]):
    """The left or the right side, if its cost can be paid (PB-LAW-1, PB-LAW-4, PB-LAW-5)."""

    def check(self, g: PlanetB, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (law,) = args
        return check_cost(g, seat, box_cost(BOXES_OF.laws[law][action[1]]), "PB-LAW-4", failures)

    def itemise(self, g: PlanetB, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        box = BOXES_OF.laws[args[0]][action[1]]
        itemise_cost(box_cost(box), verbs.BOX_NAMES.reference(box), bill)

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        (law,) = args
        g.note(events.DECIDED, seat, law, action[1])
        open_box(g, seat, BOXES_OF.laws[law][action[1]], LAW_OTHERS.at(seat, law, action[1]))


class PassLaw(Close[PlanetB, int]):
    """Neither side can be paid without a sale; the law goes under its deck (PB-ACT-22)."""

    def check(self, g: PlanetB, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        is_payable = any([is_box_payable(g, seat, box) for box in BOXES_OF.laws[args[0]]])
        return fail(failures, "PB-LAW-1") if is_payable else None


class LawOthers(Automatic[PlanetB, int, int]):
    """Every other player does what stands under "Others" (PB-LAW-2, PB-LAW-5, PB-LAW-6)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int, int]) -> None:
        law, side = args
        for effect in OTHERS_PARTS[law][side]:
            PLAIN[effect.kind].run(g, seat, LAW_POINTS, effect)


class LawDone(Automatic[PlanetB, int]):
    """The law goes under its deck, where everybody knows it (PB-LAW-3, PB-LAW-7)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int]) -> None:
        (law,) = args
        colour = LAWS[law].colour
        yellow, blue = [(*deck, law) if at == colour else deck for at, deck in enumerate(g.laws_under)]
        g.laws_under = (yellow, blue)


BY_KIND[ids.LAW] = LawAction()
offer(TakeLaw(verbs.TAKE_LAW, ids.LAW))
TURN_LAW: Final[TurnLaw] = STEPS.add("TURN_LAW", TurnLaw())
CONSIDER: Final[Consider] = STEPS.add("CONSIDER", Consider())
DECIDING: Final = STEPS.add("DECIDING", Decision([Decide(verbs.DECIDE), PassLaw(verbs.PASS)]))
LAW_OTHERS: Final[LawOthers] = STEPS.add("LAW_OTHERS", LawOthers())
LAW_DONE: Final[LawDone] = STEPS.add("LAW_DONE", LawDone())
LOOKED_AT_AGAIN[DECIDING.number] = CONSIDER
