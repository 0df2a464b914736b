"""Special actions of academies, tiles, boosters and faction boards (GP-SPEC)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Decision, then
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..component_types import Gain
from ..counts import has_tech
from ..factions.abilities import abilities_of
from ..gains import gain
from ..ids import (
    ACADEMY_RIGHT,
    ADV_ACTION_3_KNOWLEDGE,
    ADV_ACTION_3_ORE,
    ADV_ACTION_QIC_5_CREDITS,
    BOOSTER_RANGE,
    BOOSTER_TERRAFORM,
    TECH_ACTION_CHARGE_4,
)
from ..state import ADVANCED_POINTS, Gaia, Player
from ..tables import ADVANCED, BOOSTERS, FACTIONS, TECH
from .main import MainAction
from .mine import BUILDING
from .project import BUILDING_OR_PROJECT

# By special action from verbs.ADV_QIC to verbs.ADV_KNOWLEDGE.
ADVANCED_ACTIONS: Final[tuple[int, ...]] = (ADV_ACTION_QIC_5_CREDITS, ADV_ACTION_3_ORE, ADV_ACTION_3_KNOWLEDGE)


def owns_special(p: Player, special: int) -> bool:
    """The component with this action is the player's and not covered (GP-SPEC-1, GP-SPEC-3, GP-SPEC-6, GP-TECH-11)."""
    if special == verbs.ACADEMY:
        return p.pieces[ACADEMY_RIGHT] > 0
    if special == verbs.TECH_CHARGE:
        return has_tech(p, TECH_ACTION_CHARGE_4)
    if verbs.ADV_QIC <= special <= verbs.ADV_KNOWLEDGE:
        return ADVANCED_ACTIONS[special - verbs.ADV_QIC] in p.advanced
    if special == verbs.BOOST_STEP:
        return p.booster == BOOSTER_TERRAFORM
    if special == verbs.BOOST_RANGE:
        return p.booster == BOOSTER_RANGE
    return special in abilities_of(p).specials(p)


def gain_of(p: Player, special: int) -> Gain | None:
    """What an action that only gains brings, the academy by faction (GP-UPG-8, GP-FAC-BALTAKS-3); None for others."""
    if special == verbs.ACADEMY:
        return FACTIONS[p.faction].action_academy_right
    if special == verbs.TECH_CHARGE:
        return TECH[TECH_ACTION_CHARGE_4].gain
    if verbs.ADV_QIC <= special <= verbs.ADV_KNOWLEDGE:
        return ADVANCED[ADVANCED_ACTIONS[special - verbs.ADV_QIC]].gain
    return None


def follow_up(g: Gaia, seat: int, special: int) -> Frame:
    """The decision that carries out an action which does not only gain (GP-SPEC-4, GP-SPEC-5)."""
    booster = BOOSTERS[g.players[seat].booster].effect
    if special == verbs.BOOST_STEP and booster is not None:
        return BUILDING.at(seat, booster.gain.terraform_steps, 0, False)
    if special == verbs.BOOST_RANGE and booster is not None:
        return BUILDING_OR_PROJECT.at(seat, 0, booster.gain.range, False)
    return abilities_of(g.players[seat]).special_frame(g, seat)


def is_possible(g: Gaia, seat: int, frame: Frame) -> bool:
    """The decision has at least one answer (GP-SPEC-7)."""
    step = g.rules.steps[frame[0]]
    assert isinstance(step, Decision)
    return any(move.is_possible(g, seat, frame[2]) for move in step.moves)


class SpecialAction(MainAction):
    """Action 7: use a special action, once a round each (GP-SPEC-1)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, special = g.players[seat], action[1]
        if not owns_special(p, special):
            return fail(failures, "GP-SPEC-3")
        if p.used >> special & 1 and (rule := fail(failures, "GP-SPEC-1")):
            return rule
        if gain_of(p, special) is None and not is_possible(g, seat, follow_up(g, seat, special)):
            return fail(failures, abilities_of(p).special_refusal if special >= verbs.SWAP else "GP-SPEC-7")
        return None

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        p, special = g.players[seat], action[1]
        p.used |= 1 << special
        g.note(events.SPECIAL_ACTION, seat, special)
        what = gain_of(p, special)
        if what is None:
            then(g, follow_up(g, seat, special))
        else:
            gain(g, seat, what, ADVANCED_POINTS)


SPECIAL: Final[SpecialAction] = SpecialAction(verbs.SPECIAL)
