"""Moves of windows: playing a card and using an ability (CO-TAC-8, CO-ACT-16, CO-ACT-17)."""

from __future__ import annotations

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures
from astrarium.kernel.steps import Move, Ts
from astrarium.kernel.verbs import Action, Verb

from . import verbs
from .card_play import check_ability, check_card, itemise_card, play_card, playable, usable_abilities, use_ability
from .state import ChaosOrder


class WindowMove(Move[ChaosOrder, *Ts]):
    """A move of one or several moments; it may be followed by others of the same window."""

    keeps_step = True
    is_action = True

    def __init__(self, verb: Verb, windows: tuple[int, ...]) -> None:
        super().__init__(verb)
        self.windows = windows

    def open_windows(self, args: tuple[*Ts]) -> tuple[int, ...]:
        """The moments that it is now."""
        return self.windows


class PlayCard(WindowMove[*Ts]):
    """A card of a window (CO-TAC-2, CO-TAC-8)."""

    def __init__(self, *windows: int) -> None:
        super().__init__(verbs.PLAY, windows)

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[*Ts]) -> list[Action]:
        return playable(g, seat)

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[*Ts], action: Action, failures: Failures | None
    ) -> str | None:
        return check_card(g, seat, action[1], self.open_windows(args), failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[*Ts], action: Action, bill: Bill) -> None:
        itemise_card(g, seat, action[1], bill)

    def do(self, g: ChaosOrder, seat: int, args: tuple[*Ts], action: Action) -> None:
        play_card(g, seat, action[1])


class UseAbility(WindowMove[*Ts]):
    """An ability of a window (CO-ACT-16, CO-ACT-17)."""

    def __init__(self, *windows: int) -> None:
        super().__init__(verbs.USE, windows)

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[*Ts]) -> list[Action]:
        return usable_abilities(g, seat, self.windows)

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[*Ts], action: Action, failures: Failures | None
    ) -> str | None:
        return check_ability(g, seat, action[1], self.open_windows(args), failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[*Ts], action: Action) -> None:
        use_ability(g, seat, action[1], self.windows)
