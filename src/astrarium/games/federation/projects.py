"""Major projects and their funding (FED-PROJ)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Amounts
from .effects import EffectArgs, Numbers, effect
from .ids import NONE
from .reserve import NOTHING, Undisturbed, gain, leaves_payable
from .state import Federation, Player
from .steps import STEPS
from .tables import COMMON, COMMON_REWARDS, PROJECTS


def is_funded(g: Federation, project: int) -> bool:
    """The marker stands on the last space of its track (FED-PROJ-5)."""
    return g.projects[project] >= PROJECTS[project].track_length


def next_reward(p: Player) -> Amounts:
    """What the next funding of the common project brings: only the first three bring something (FED-PROJ-8)."""
    return COMMON_REWARDS[p.contribution] if p.contribution < len(COMMON_REWARDS) else NOTHING


def step(g: Federation, seat: int, project: int, rule: str = "") -> None:
    """A project marker goes on by one space, but never past its last (FED-PROJ-11; FED-PROJ-6, 7, 10).

    `rule` is the one that moves it without a choice of the player.
    """
    was_funded = is_funded(g, project)
    if not was_funded:
        g.projects = put(g.projects, project, g.projects[project] + 1)
    tell_step(g, seat, project, was_funded, rule)
    if project == COMMON:
        contribute(g, seat)


def tell_step(g: Federation, seat: int, project: int, was_funded: bool, rule: str) -> None:
    """How far a marker has come; a second step on a project that is full is lost (FED-PROJ-5, FED-DEEP-1)."""
    value, length = g.projects[project], PROJECTS[project].track_length
    if was_funded and project != COMMON:
        g.note(events.STEP_LOST, seat, project)
        return
    g.note(events.FUNDED, seat, project, value, length, rule=rule)
    if value == length and not was_funded:
        g.note(events.PROJECT_COMPLETE, project, rule="FED-PROJ-5")


def contribute(g: Federation, seat: int) -> None:
    """The personal marker goes up, with its crystal (FED-PROJ-6, FED-PROJ-8, FED-SETUP-17)."""
    p = g.players[seat]
    reward = next_reward(p)
    p.contribution += 1
    gain(g, seat, reward)


class Fund(Move[Federation, Numbers, int, int]):
    """A project of the player's choice that is not full, or the common one (FED-PROJ-9, FED-PROJ-10).

    Arguments: the effect, where its points belong, the project of the same tile's first step (FED-DEEP-1).
    """

    def check(
        self, g: Federation, seat: int, args: tuple[Numbers, int, int], action: Action, failures: Failures | None
    ) -> str | None:
        _, _, last = args
        project = action[1]
        is_second_step = last == project
        if is_funded(g, project) and project != COMMON and not is_second_step:
            return fail(failures, "FED-PROJ-9")
        reward = next_reward(g.players[seat]) if project == COMMON else NOTHING
        return None if leaves_payable(g, seat, reward, NOTHING) else fail(failures, "FED-AMB-16")

    def do(self, g: Federation, seat: int, args: tuple[Numbers, int, int], action: Action) -> None:
        (op, left, is_one_tile), source, _ = args
        if left > 1:
            then(g, FUNDING.at(seat, (op, left - 1, is_one_tile), source, action[1] if is_one_tile else NONE))
        step(g, seat, action[1])


class AdvanceProject(Automatic[Federation, Numbers, int]):
    """Steps of project markers that the player chooses (FED-PROJ-9, FED-DEEP-1)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        then(g, FUNDING.at(seat, *args, NONE))


ADVANCE_PROJECT: Final = STEPS.add("ADVANCE_PROJECT", effect(ids.PROJECT, AdvanceProject()))
FUNDING: Final = STEPS.add("FUNDING", Undisturbed([Fund(verbs.FUND)]))
