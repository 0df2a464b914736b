"""The sequence of play of Eclipse, and the game as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from astrarium.kernel.chance import DrawStream, Random
from astrarium.kernel.cures import FreeMove
from astrarium.kernel.explanations import Fact
from astrarium.kernel.position import CHANCE, Settings
from astrarium.kernel.redeal import HiddenValues
from astrarium.kernel.registry import register
from astrarium.kernel.results import RankingKey, Result
from astrarium.kernel.rules import Moment, Rules
from astrarium.kernel.settings import Fix
from astrarium.kernel.steps import Automatic, Sequence, Times, then
from astrarium.kernel.verbs import Action, Verb

from . import (
    alliances,
    cleanup,
    collapse,
    combat,
    deal,
    diplomacy,
    events,
    forecast,
    hidden,
    population,
    resources,
    scoring,
    setup,
    turn,
    upkeep,
    verbs,
)
from .about import ABOUT
from .aliases import aliases
from .auto_replies import auto_reply
from .facts import facts
from .forecast_types import Forecast
from .free_moves import free_moves
from .holdings import holdings
from .intents import intents
from .invariants import invariant_errors
from .later import later
from .state import Eclipse, Player
from .steps import STEPS
from .tables import CORRECTIONS, DATA_HASH, ROUNDS, SUPERSEDED
from .value import value
from .view import turn_seats, view
from .view_types import View
from .worth_trying import worth_trying


class CleanUp(Automatic[Eclipse]):
    """A round ends with Cleanup; after the last one the game ends after Upkeep (ECL-FLOW-1, ECL-CLEAN-7)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        if g.round < ROUNDS:
            then(g, cleanup.CLEANUP_PHASE.at())


CLEAN_UP: Final[CleanUp] = STEPS.add("CLEAN_UP", CleanUp())
# Action, Combat, Upkeep, Cleanup, nine times (ECL-FLOW-1, ECL-SETUP-15).
ROUND: Final[Sequence[Eclipse]] = STEPS.add(
    "ROUND",
    Sequence([turn.ACTION_PHASE, combat.COMBAT_PHASE, upkeep.UPKEEP_PHASE, collapse.REMOVE_COLLAPSED, CLEAN_UP]),
)
GAME_ROUNDS: Final[Times[Eclipse]] = STEPS.add("ROUNDS", Times(ROUNDS, ROUND))
GAME: Final[Sequence[Eclipse]] = STEPS.add("GAME", Sequence([setup.DRAFT, GAME_ROUNDS]))


class EclipseRules(Rules[Eclipse]):
    """Eclipse, with Rise of the Ancients."""

    data_hash = DATA_HASH
    corrections = CORRECTIONS
    superseded = SUPERSEDED
    not_offered_rule = "ECL-FLOW-10"
    not_actor_rule = "ECL-FLOW-2"
    fixes: tuple[Fix, ...] = (
        Fix("leaving_before_a_pass", 2, "ECL-FLOW-11"),
        Fix("spare_missiles_are_aimed", 2, "ECL-HIT-7"),
        Fix("collapsed_are_not_asked", 2, "ECL-BANK-4"),
        Fix("hives_roll_in_turn", 2, "ECL-ROTA-HIVE-4"),
        Fix("holders_exclude_each_other", 2, "ECL-ROTA-SIM-10"),
    )
    phases: ClassVar[dict[str, tuple[str, ...]]] = {
        "draft": ("CHOICES", "REMOVALS"),
        "action": ("NEXT_TURN", "MARKERS"),
        "combat": ("BATTLES", "CONTROL_CHANGES", "REPAIRS"),
        "upkeep": ("SIDE_BY_SIDE",),
        "cleanup": ("CLEANUP_PHASE",),
    }
    turn_steps: tuple[str, ...] = ("TURN",)
    round_boundaries: tuple[str, ...] = ("CLEAN_UP",)
    idle_verbs: tuple[Verb, ...] = (
        verbs.END, verbs.PASS, verbs.DONE, verbs.PAY, verbs.HALT, verbs.DECLINE, verbs.SKIP, verbs.ATTACK,
        verbs.AIM_BEST, verbs.KEEP_DICE, verbs.HOLD_FIRE, verbs.SPARE, verbs.TAKE_NONE,
    )  # fmt: skip
    end_turn: Verb | None = verbs.END
    game_class = Eclipse
    player_class = Player
    ranked_by: tuple[RankingKey, ...] = (RankingKey("points", "ECL-END-1"), RankingKey("resources", "ECL-END-2"))

    def deal(self, players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
        return deal.deal(players, settings, stream)

    def start(self, players: int, settings: Settings, setup_: Mapping[str, Any]) -> Eclipse:
        g = deal.start(self, players, settings, setup_)
        then(g, GAME.at())
        return g

    def setup(self, g: Eclipse) -> dict[str, Any]:
        dealt: dict[str, Any] = json.loads(g.dealt)
        return dealt

    def view(self, g: Eclipse, seat: int | None) -> View:
        return view(g, seat)

    def redeal(self, g: Eclipse, seat: int | None, rng: Random) -> None:
        hidden.redeal(g, seat, rng)

    def hidden_values(self, g: Eclipse, seat: int | None) -> list[HiddenValues]:
        return hidden.hidden(g, seat)

    def forecast(self, g: Eclipse, seat: int) -> Forecast | None:
        return forecast.forecast(g)

    def result(self, g: Eclipse) -> Result:
        return scoring.result(g)

    def moment(self, g: Eclipse) -> Moment:
        seats = turn_seats(g)
        return Moment(g.round, self.phase(g), seats[0] if len(seats) == 1 else CHANCE)

    def lane_index(self, g: Eclipse, seat: int) -> int:
        """Who is asked something by the holder of the other marker answers before going on (ECL-ROTA-SIM-10)."""
        for index, lane in enumerate(g.stack[-1][2]):
            if self.lane_seat(lane) != seat and seat in self.frame_actors(g, lane[0][-1]):
                return index
        return super().lane_index(g, seat)

    def value(self, g: Eclipse, seat: int) -> float:
        return value(g, seat)

    def worth_trying(self, g: Eclipse, seat: int, actions: list[Action]) -> list[Action]:
        return worth_trying(g, seat, actions)

    def holdings(self, g: Eclipse, seat: int) -> dict[str, int]:
        return holdings(g, seat)

    def free_moves(self, g: Eclipse, seat: int) -> list[FreeMove]:
        return free_moves(g, seat)

    def facts(self, g: Eclipse, reference: str, seat: int | None) -> list[Fact]:
        return facts(g, reference, seat)

    def intents(self, g: Eclipse, seat: int, reference: str) -> list[Action]:
        return intents(g, seat, reference)

    def auto_reply(self, g: Eclipse, seat: int, chosen: Settings) -> Action | None:
        return auto_reply(g, seat, chosen)

    def later(self, g: Eclipse, seat: int, action: Action) -> list[Fact]:
        return later(g, seat, action)

    def aliases(self, g: Eclipse) -> dict[str, str]:
        return aliases(g)

    def invariant_errors(self, g: Eclipse) -> list[str]:
        return invariant_errors(g)


RULES: Final[EclipseRules] = EclipseRules(verbs.VERBS, STEPS, events.EVENTS)
RULES.anytime_moves = (
    population.SETTLE,
    resources.TRADE,
    resources.TAP,
    diplomacy.PROPOSE,
    alliances.ALLY,
    alliances.JOIN,
)
register(RULES, ABOUT)
