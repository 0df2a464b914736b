"""Moves of windows: playing a card, using an ability, and going on (CO-TAC-8, CO-ACT-16, CO-ACT-17)."""

from __future__ import annotations

from astrarium.kernel.failures import Failures
from astrarium.kernel.steps import Move
from astrarium.kernel.verbs import Action

from . import verbs
from .card_play import check_ability, check_card, play_card, playable, usable_abilities, use_ability
from .state import ChaosOrder


class PlayCard(Move[ChaosOrder]):
    """A card of a window (CO-TAC-2, CO-TAC-8)."""

    keeps_step = True

    def __init__(self, *windows: int) -> None:
        super().__init__(verbs.PLAY)
        self.windows = windows

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return playable(g, seat)

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return check_card(g, seat, action[1], self.windows, failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        play_card(g, seat, action[1])


class UseAbility(Move[ChaosOrder]):
    """An ability of a window (CO-ACT-16, CO-ACT-17)."""

    keeps_step = True

    def __init__(self, *windows: int) -> None:
        super().__init__(verbs.USE)
        self.windows = windows

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return usable_abilities(g, seat, self.windows)

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return check_ability(g, seat, action[1], self.windows, failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        use_ability(g, seat, action[1], self.windows)


class Finish(Move[ChaosOrder]):
    """The turn or window ends."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        """What comes next follows."""
