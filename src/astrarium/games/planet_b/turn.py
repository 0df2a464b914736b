"""The turn: a deal with a conglomerate, the office duty, and the declaration of its end (PB-FLOW, PB-DEAL, PB-OFF)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .costs import PAY_COST, open_box
from .counts import is_immoral, office_of, was_last_turn
from .effects import ACTING, BoxArgs, Counts, can_do_any, continued
from .ids import NONE
from .production import BUY
from .scoring import FINAL_SCORING
from .state import PlanetB, added
from .steps import STEPS
from .tables import BOXES, BOXES_OF
from .turn_end import END_OF_TURN


class StartTurn(Automatic[PlanetB]):
    """A turn begins with nothing done, the office not used either (PB-FLOW-1, PB-FLOW-2, PB-OFF-8)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        g.turn_seat, g.deal, g.is_office_used = seat, NONE, False
        then(g, TURN.at(seat, NONE, ()))


class Deal(Move[PlanetB, int, Counts]):
    """A briefcase on the highest free spot of a tile; its cost is paid and its box is open (PB-DEAL-1..3, 5, 7)."""

    def check(self, g: PlanetB, seat: int, args: BoxArgs, action: Action, failures: Failures | None) -> str | None:
        return fail(failures, "PB-EXCH-9") if g.tiles[action[1]][0] == NONE else None

    def do(self, g: PlanetB, seat: int, args: BoxArgs, action: Action) -> None:
        location = action[1]
        tile, side = g.tiles[location]
        box = BOXES_OF.tiles[tile][side]
        g.deal = location
        g.briefcases = added(g.briefcases, location, 1)
        g.note(events.DEALT, seat, location, tile, side)
        then(g, PAY_COST.at(seat, BOXES[box].cost), ACTING.at(seat, box, BOXES[box].open))


class UseOffice(Move[PlanetB, int, Counts]):
    """The duty of the own office, once in a turn, never inside another action (PB-OFF-1, PB-OFF-2, PB-OFF-9)."""

    def check(self, g: PlanetB, seat: int, args: BoxArgs, action: Action, failures: Failures | None) -> str | None:
        if office_of(g, seat) == NONE and (refused := fail(failures, "PB-OFF-7")):
            return refused
        return fail(failures, "PB-OFF-1") if g.is_office_used else None

    def do(self, g: PlanetB, seat: int, args: BoxArgs, action: Action) -> None:
        office = office_of(g, seat)
        g.is_office_used = True
        g.note(events.USED_OFFICE, seat, office)
        then(g, TURN.at(seat, *args) if g.deal == NONE else continued(seat, *args))
        open_box(g, seat, duty(g, seat, office))


def duty(g: PlanetB, seat: int, office: int) -> int:
    """The box of an office, by the morality at this moment (PB-OFF-2..6, PB-VAR-3)."""
    moral, immoral, in_billies = BOXES_OF.offices[office]
    if not is_immoral(g.players[seat]):
        return moral
    return in_billies if g.settings["immoral_reward"] == "billies" else immoral


class End(Move[PlanetB, int, Counts]):
    """The end is declared: deal made, duty done, nothing open that can be carried out (PB-FLOW-5..7)."""

    def check(self, g: PlanetB, seat: int, args: BoxArgs, action: Action, failures: Failures | None) -> str | None:
        has_duty = office_of(g, seat) != NONE and not g.is_office_used
        if has_duty and (refused := fail(failures, "PB-OFF-1")):
            return refused
        return fail(failures, "PB-FLOW-5") if can_do_any(g, seat, *args) else None

    def do(self, g: PlanetB, seat: int, args: BoxArgs, action: Action) -> None:
        then(g, END_OF_TURN.at(seat), NEXT_TURN.at(seat))


class NextTurn(Automatic[PlanetB]):
    """The next player clockwise, until the last turns are over or no tile is left (PB-FLOW-4, PB-END-2, PB-EXCH-10)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        if was_last_turn(g):
            then(g, FINAL_SCORING.at())
            return
        if g.turns_left > 0:
            g.turns_left -= 1
        then(g, START_TURN.at((seat + 1) % len(g.players)))


OFFICE: Final[UseOffice] = UseOffice(verbs.OFFICE)
TURN: Final[Decision[PlanetB, int, Counts]] = STEPS.add("TURN", Decision([Deal(verbs.DEAL), OFFICE, BUY]))
START_TURN: Final[StartTurn] = STEPS.add("START_TURN", StartTurn())
NEXT_TURN: Final[NextTurn] = STEPS.add("NEXT_TURN", NextTurn())
ACTING.add(OFFICE)
ACTING.add(End(verbs.END))
