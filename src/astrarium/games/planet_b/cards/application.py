"""Architect's Office, Application: buildings from hand under their decks (PB-CARD-1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import ids, verbs
from ..buildings import put_under
from ..component_words import Effect
from ..counts import hand, hand_size
from ..effects import BY_KIND, EffectKind
from ..state import PlanetB
from ..steps import STEPS
from ..tables import BUILDINGS


class ApplicationAction(EffectKind):
    """Cards one by one, in an order of choice (PB-CARD-1)."""

    def is_plain(self, effect: Effect) -> bool:
        return True

    def run(self, g: PlanetB, seat: int, source: int, effect: Effect) -> None:
        discard_more(g, seat, effect.least, effect.most)


def discard_more(g: PlanetB, seat: int, least: int, most: int) -> None:
    if most and hand_size(g, seat):
        then(g, APPLYING.at(seat, least, most))


class PutUnder(Move[PlanetB, int, int]):
    """A card face down under its deck; the others see its letter (PB-CARD-1, PB-CARD-24)."""

    def candidates(self, g: PlanetB, seat: int, args: tuple[int, int]) -> Iterable[Action]:
        return [verbs.PUT_UNDER(BUILDINGS[card].deck, card) for card in hand(g, seat)]

    def check(
        self, g: PlanetB, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        _, deck, card = action
        return None if card in hand(g, seat) and BUILDINGS[card].deck == deck else fail(failures, "PB-CARD-24")

    def seen_by(self, g: PlanetB, seat: int, args: tuple[int, int], action: Action) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: PlanetB, seat: int, args: tuple[int, int], action: Action) -> None:
        least, most = args
        put_under(g, seat, action[2])
        discard_more(g, seat, max(0, least - 1), most - 1)


class StopApplication(Move[PlanetB, int, int]):
    """The other cards stay in hand (PB-CARD-1)."""

    def check(
        self, g: PlanetB, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        return fail(failures, "PB-CARD-1") if args[0] else None

    def do(self, g: PlanetB, seat: int, args: tuple[int, int], action: Action) -> None:
        """No more cards go."""


BY_KIND[ids.DISCARD_BUILDINGS] = ApplicationAction()
APPLYING: Final = STEPS.add("APPLYING", Decision([PutUnder(verbs.PUT_UNDER), StopApplication(verbs.FINISH)]))
