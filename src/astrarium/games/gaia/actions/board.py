"""Abilities and QIC actions of the research board (GP-ACT)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..brainstone import pay_power
from ..component_types import BoardAction
from ..counts import count
from ..factions.abilities import abilities_of
from ..gains import gain, pay, score
from ..holdings import POWER, QIC, bill_power
from ..power import spendable
from ..state import BOARD_POINTS, FEDERATION_POINTS, Gaia
from ..steps import STEPS
from ..tables import BOARD_ACTIONS, LIMITS, TOKENS
from .main import MainAction
from .mine import BUILD_WITH_HELP, BUILDING, Help
from .tech import OFFER_TILE, can_take_tile


def help_of(g: Gaia, space: BoardAction) -> Help:
    """The mine that belongs to a terraforming action must use a step unless useless actions are allowed (GP-ACT-10)."""
    return (space.gain.terraform_steps, 0, not g.settings["useless_actions_allowed"])


def gains_something(g: Gaia, seat: int, space: BoardAction) -> bool:
    """A resource action must gain at least one unit below the cap (GP-ACT-10)."""
    p, what = g.players[seat], space.gain
    return bool(
        (what.ore and p.ore < LIMITS.ore)
        or (what.credits and p.credits < LIMITS.credits)
        or (what.knowledge and p.knowledge < LIMITS.knowledge)
        or what.tokens
        or what.vp
    )


def check_use(g: Gaia, seat: int, space: BoardAction, failures: Failures | None) -> str | None:
    """What the action is for must be possible (GP-ACT-7, GP-ACT-9, GP-ACT-10)."""
    p = g.players[seat]
    if space.then:
        return None if BUILD_WITH_HELP.is_possible(g, seat, help_of(g, space)) else fail(failures, "GP-ACT-9")
    if space.gain.tech_tile:
        return None if can_take_tile(g, seat) else fail(failures, "GP-TECH-12")
    if space.gain.federation_rescore:
        return None if p.tokens else fail(failures, "GP-ACT-7")
    if g.settings["useless_actions_allowed"] or gains_something(g, seat, space):
        return None
    return fail(failures, "GP-ACT-10")


class BoardActionMove(MainAction):
    """Action 6: pay power or QIC and do what the space shows, once a round for all together (GP-ACT-1..3, 6, 8)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, space = g.players[seat], BOARD_ACTIONS[action[1]]
        if g.board_used >> action[1] & 1 and (rule := fail(failures, "GP-ACT-2")):
            return rule
        have = spendable(p, abilities_of(p).token_worth(p))
        if have < space.cost.power and (rule := fail_short(failures, "GP-ACT-1", POWER, have, space.cost.power)):
            return rule
        if p.qic < space.cost.qic and (rule := fail_short(failures, "GP-ACT-1", QIC, p.qic, space.cost.qic)):
            return rule
        return check_use(g, seat, space, failures)

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        space = BOARD_ACTIONS[action[1]]
        bill.need(POWER, space.cost.power, "board")
        bill.need(QIC, space.cost.qic, "board")
        if space.cost.power:
            bill_power(g, g.players[seat], bill)

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        p, space = g.players[seat], BOARD_ACTIONS[action[1]]
        g.board_used |= 1 << action[1]
        g.note(events.BOARD_ACTION, seat, action[1])
        pay(g, seat, qic=space.cost.qic)
        if space.then:
            then(g, BUILDING.at(seat, *help_of(g, space)))
        elif space.gain.tech_tile:
            then(g, OFFER_TILE.at(seat))
        elif space.gain.federation_rescore:
            then(g, RESCORING.at(seat))
        if space.cost.power:
            pay_power(g, seat, space.cost.power)
        gain(g, seat, space.gain, BOARD_POINTS)
        if space.gain_per.vp:
            score(g, seat, space.gain_per.vp * count(g, p, space.gain_per.per), BOARD_POINTS)


class Rescore(Move[Gaia]):
    """Gain again what one own token shows; it is no new token (GP-ACT-7, GP-TILE-6, GP-FAQ-7)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        owned = any(token >> 1 == action[1] for token in g.players[seat].tokens)
        return None if owned else fail(failures, "GP-ACT-7")

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        gain(g, seat, TOKENS[action[1]].gain, FEDERATION_POINTS)


BOARD: Final[BoardActionMove] = BoardActionMove(verbs.BOARD)
RESCORING: Final[Decision[Gaia]] = STEPS.add("RESCORING", Decision([Rescore(verbs.RESCORE)]))
