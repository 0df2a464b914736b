"""The sequence of play of Federation, and the game as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from astrarium.kernel.chance import DrawStream, Random
from astrarium.kernel.cures import FreeMove
from astrarium.kernel.explanations import Fact
from astrarium.kernel.position import Settings
from astrarium.kernel.redeal import HiddenValues
from astrarium.kernel.registry import register
from astrarium.kernel.results import RankingKey, Result
from astrarium.kernel.rules import Moment, Rules
from astrarium.kernel.steps import Sequence, then
from astrarium.kernel.verbs import Action, Verb

from . import (
    accreditation,
    alterations,
    erudites,
    events,
    executive,
    gains,
    hidden,
    incomes,
    medals,
    missions,
    projects,
    random_setup,
    reserve,
    rounds,
    scoring,
    senate,
    setup,
    verbs,
)
from .about import ABOUT
from .facts import facts
from .free_moves import free_moves
from .holdings import holdings
from .intents import intents
from .invariants import invariant_errors
from .planets import arratuin, atal, e81216, neo, pawns, planet_action, sixmoons, visits
from .refusals import not_asked, not_offered
from .state import Federation, Player
from .steps import STEPS
from .tables import CORRECTIONS, DATA_HASH, SUPERSEDED
from .value import value
from .view import view
from .view_types import View

# Starting tiles, five rounds, the end (FED-FLOW-1, FED-FLOW-8).
GAME: Final[Sequence[Federation]] = STEPS.add(
    "GAME", Sequence([setup.DRAFT, rounds.FIVE_ROUNDS, scoring.FINAL_SCORING])
)

MODULES: Final = (
    setup, rounds, senate, missions, executive, incomes, scoring, reserve, gains, medals, accreditation, alterations,
    projects, erudites, planet_action, visits, pawns, neo, sixmoons, atal, arratuin, e81216,
)  # fmt: skip


class FederationRules(Rules[Federation]):
    """Federation."""

    data_hash = DATA_HASH
    corrections = CORRECTIONS
    superseded = SUPERSEDED
    not_offered_rule = "FED-FLOW-4"
    not_actor_rule = "FED-FLOW-2"
    phases: ClassVar[dict[str, tuple[str, ...]]] = {
        "draft": ("DRAFT",),
        "ambassadors": ("AMBASSADOR_PHASE",),
        "executive": ("EXECUTIVE_PHASE", "CHOOSING_LAW"),
    }
    turn_steps: tuple[str, ...] = ("TURN",)
    round_boundaries: tuple[str, ...] = ("START_ROUND", "END_TURNS", "END_ROUND", "FINAL_SCORING")
    idle_verbs: tuple[Verb, ...] = (verbs.END, verbs.DECLINE, verbs.FORFEIT, verbs.SAVE)
    end_turn: Verb | None = verbs.END
    game_class = Federation
    player_class = Player
    ranked_by: tuple[RankingKey, ...] = (RankingKey("points", "FED-END-15"),)

    def deal(self, players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
        return random_setup.deal(players, settings, stream)

    def start(self, players: int, settings: Settings, setup_: Mapping[str, Any]) -> Federation:
        g = setup.start(self, players, settings, setup_)
        then(g, GAME.at())
        return g

    def setup(self, g: Federation) -> dict[str, Any]:
        dealt: dict[str, Any] = json.loads(g.dealt)
        return dealt

    def view(self, g: Federation, seat: int | None) -> View:
        return view(g, seat)

    def redeal(self, g: Federation, seat: int | None, rng: Random) -> None:
        hidden.redeal(g, seat, rng)

    def hidden_values(self, g: Federation, seat: int | None) -> list[HiddenValues]:
        return hidden.hidden(g, seat)

    def result(self, g: Federation) -> Result:
        return scoring.result(g)

    def refusal_rule(self, g: Federation, seat: int, action: Action, *, is_actor: bool) -> str:
        return not_offered(g, self.steps[g.stack[-1][0]].name, action) if is_actor else not_asked(g, seat, action)

    def value(self, g: Federation, seat: int) -> float:
        return value(g, seat)

    def moment(self, g: Federation) -> Moment:
        return Moment(g.round, self.phase(g), g.turn_seat)

    def holdings(self, g: Federation, seat: int) -> dict[str, int]:
        return holdings(g.players[seat])

    def free_moves(self, g: Federation, seat: int) -> list[FreeMove]:
        return free_moves(g, seat)

    def intents(self, g: Federation, seat: int, reference: str) -> list[Action]:
        return intents(g, seat, reference)

    def facts(self, g: Federation, reference: str, seat: int | None) -> list[Fact]:
        return facts(g, reference, seat)

    def invariant_errors(self, g: Federation) -> list[str]:
        return invariant_errors(g)


RULES: Final[FederationRules] = FederationRules(verbs.VERBS, STEPS, events.EVENTS)
RULES.anytime_moves = (erudites.USE, reserve.DISCARD)
register(RULES, ABOUT)
