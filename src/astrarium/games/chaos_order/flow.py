"""The sequence of play of Chaos Order, and the game as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from astrarium.kernel.chance import DrawStream, Random
from astrarium.kernel.explanations import Fact, Proposal
from astrarium.kernel.position import Settings
from astrarium.kernel.redeal import HiddenValues
from astrarium.kernel.registry import register
from astrarium.kernel.results import RankingKey, Result
from astrarium.kernel.rules import Moment, Rules
from astrarium.kernel.settings import Fix
from astrarium.kernel.steps import Sequence, then
from astrarium.kernel.verbs import Action, Verb

from . import ending, events, hidden, recruit, setup, turn_powers, verbs
from .about import ABOUT
from .cards import ask_to_discard
from .composing import composing
from .factions import ai, circadians, jrayek, leyrien, oxataya, zcharo
from .facts import facts
from .forecast import forecast
from .forecast_types import Forecast
from .holdings import holdings
from .intents import intents
from .invariants import invariant_errors
from .rounds import ROUND
from .state import ChaosOrder, Player
from .steps import STEPS
from .tables import CORRECTIONS, DATA_HASH, SUPERSEDED
from .turn import carry_out_turn_effects
from .value import value
from .view import points_left, view
from .view_types import View

MODULES: Final = (ai, circadians, jrayek, leyrien, oxataya, zcharo, recruit, turn_powers)
GAME: Final[Sequence[ChaosOrder]] = STEPS.add("GAME", Sequence([setup.SETUP, ROUND]))


class ChaosOrderRules(Rules[ChaosOrder]):
    """Circadians: Chaos Order."""

    data_hash = DATA_HASH
    corrections = CORRECTIONS
    superseded = SUPERSEDED
    not_offered_rule = "CO-ACT-16"
    not_actor_rule = "CO-FLOW-3"
    fixes: tuple[Fix, ...] = (
        Fix("end_leaves_optional", 2, "CO-INC-17"),
        Fix("fame_after_boosts", 2, "CO-LEY-8"),
        Fix("research_is_used", 2, "CO-RES-2"),
    )
    phases: ClassVar[dict[str, tuple[str, ...]]] = {"setup": ("SETUP",)}
    turn_steps: tuple[str, ...] = ("TURN", "PRICING", "INCOMING", "CHOOSING_BATTLE")
    round_boundaries: tuple[str, ...] = ("ROUND",)
    idle_verbs: tuple[Verb, ...] = (verbs.END, verbs.PASS, verbs.STOP, verbs.DECLINE)
    end_turn: Verb | None = verbs.END
    is_open_valued: bool = True
    game_class = ChaosOrder
    player_class = Player
    ranked_by: tuple[RankingKey, ...] = (RankingKey("place", "CO-END-12"),)

    def deal(self, players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
        return setup.deal(players, stream)

    def start(self, players: int, settings: Settings, setup_: Mapping[str, Any]) -> ChaosOrder:
        g = setup.start(self, players, settings, setup_)
        then(g, GAME.at())
        return g

    def setup(self, g: ChaosOrder) -> dict[str, Any]:
        dealt: dict[str, Any] = json.loads(g.dealt)
        return dealt

    def view(self, g: ChaosOrder, seat: int | None) -> View:
        return view(g, seat)

    def redeal(self, g: ChaosOrder, seat: int | None, rng: Random) -> None:
        hidden.redeal(g, seat, rng)

    def hidden_values(self, g: ChaosOrder, seat: int | None) -> list[HiddenValues]:
        return hidden.hidden(g, seat)

    def result(self, g: ChaosOrder) -> Result:
        return ending.result(g)

    def value(self, g: ChaosOrder, seat: int) -> float:
        return value(g, seat)

    def holdings(self, g: ChaosOrder, seat: int) -> dict[str, int]:
        return holdings(g, seat)

    def intents(self, g: ChaosOrder, seat: int, reference: str) -> list[Action]:
        return intents(g, seat, reference)

    def facts(self, g: ChaosOrder, reference: str, seat: int | None) -> list[Fact]:
        return facts(g, reference)

    def composing(self, g: ChaosOrder, seat: int) -> Proposal | None:
        return composing(g, seat)

    def is_used_up(self, g: ChaosOrder) -> bool:
        return points_left(g) == 0

    def forecast(self, g: ChaosOrder, seat: int) -> Forecast | None:
        return forecast(g, seat)

    def moment(self, g: ChaosOrder) -> Moment:
        return Moment(g.round, self.phase(g), g.turn_seat)

    def invariant_errors(self, g: ChaosOrder) -> list[str]:
        return invariant_errors(g)


RULES: Final[ChaosOrderRules] = ChaosOrderRules(verbs.VERBS, STEPS, events.EVENTS)
RULES.triggers = (ask_to_discard, carry_out_turn_effects)
register(RULES, ABOUT)
