"""The sequence of play of Planet B, and the game as a whole."""

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
from astrarium.kernel.steps import Sequence, then
from astrarium.kernel.verbs import Action, Verb

from . import (
    buildings,
    events,
    exchange,
    factions,
    fraud,
    hidden,
    laws,
    news,
    production,
    scoring,
    setup,
    turn,
    verbs,
    workies,
)
from .about import ABOUT
from .cards import (
    application,
    cell_regeneration,
    eco_smoothie,
    export,
    good_luck,
    rebuild,
    solar_energy,
    vaccination,
)
from .facts import facts
from .free_moves import free_moves
from .holdings import holdings
from .ids import NONE
from .intents import intents
from .invariants import invariant_errors
from .later import later
from .refusals import not_asked, not_offered
from .state import PlanetB, Player
from .steps import STEPS
from .tables import CORRECTIONS, DATA_HASH, SUPERSEDED
from .value import value
from .view import view
from .view_types import View
from .worth_trying import worth_trying

# The draft, then turns until the final scoring (PB-SETUP-18, PB-FLOW-1, PB-END-2).
GAME: Final[Sequence[PlanetB]] = STEPS.add("GAME", Sequence([setup.DRAFT, setup.FIRST_TURN]))

MODULES: Final = (
    setup, turn, production, buildings, workies, factions, news, laws, fraud, exchange, scoring, application,
    cell_regeneration, eco_smoothie, export, good_luck, rebuild, solar_energy, vaccination,
)  # fmt: skip


class PlanetBRules(Rules[PlanetB]):
    """Planet B."""

    data_hash = DATA_HASH
    corrections = CORRECTIONS
    superseded = SUPERSEDED
    not_offered_rule = "PB-FLOW-2"
    not_actor_rule = "PB-FLOW-1"
    phases: ClassVar[dict[str, tuple[str, ...]]] = {
        "draft": ("KEEPING", "DRAFT_CARD"),
        "election": ("HOLD_ELECTION", "FINISH_ELECTION", "SIDE_BY_SIDE"),
        "turn": ("TURN", "ACTING"),
        "end_of_turn": ("NEXT_TURN",),
    }
    turn_steps: tuple[str, ...] = ("TURN",)
    round_boundaries: tuple[str, ...] = ("START_TURN", "FINAL_SCORING")
    idle_verbs: tuple[Verb, ...] = (verbs.END, verbs.FINISH, verbs.PASS)
    end_turn: Verb | None = verbs.END
    is_open_valued: bool = True
    game_class = PlanetB
    player_class = Player
    ranked_by: tuple[RankingKey, ...] = (RankingKey("points", "PB-SCORE-8"),)

    def deal(self, players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
        return setup.deal(stream)

    def start(self, players: int, settings: Settings, setup_: Mapping[str, Any]) -> PlanetB:
        g = setup.start(self, players, settings, setup_)
        then(g, GAME.at())
        return g

    def setup(self, g: PlanetB) -> dict[str, Any]:
        dealt: dict[str, Any] = json.loads(g.dealt)
        return dealt

    def view(self, g: PlanetB, seat: int | None) -> View:
        return view(g, seat)

    def redeal(self, g: PlanetB, seat: int | None, rng: Random) -> None:
        hidden.redeal(g, seat, rng)

    def hidden_values(self, g: PlanetB, seat: int | None) -> list[HiddenValues]:
        return hidden.hidden(g, seat)

    def result(self, g: PlanetB) -> Result:
        return scoring.result(g)

    def refusal_rule(self, g: PlanetB, seat: int, action: Action, *, is_actor: bool) -> str:
        if not is_actor:
            return not_asked(g, seat, action)
        return not_offered(g, seat, self.steps[g.stack[-1][0]].name, action)

    def value(self, g: PlanetB, seat: int) -> float:
        return value(g, seat)

    def worth_trying(self, g: PlanetB, seat: int, actions: list[Action]) -> list[Action]:
        return worth_trying(g, seat, actions)

    def moment(self, g: PlanetB) -> Moment:
        return Moment(0, self.phase(g), CHANCE if g.turn_seat == NONE else g.turn_seat)

    def holdings(self, g: PlanetB, seat: int) -> dict[str, int]:
        return holdings(g, seat)

    def free_moves(self, g: PlanetB, seat: int) -> list[FreeMove]:
        return free_moves(g, seat)

    def intents(self, g: PlanetB, seat: int, reference: str) -> list[Action]:
        return intents(g, seat, reference)

    def facts(self, g: PlanetB, reference: str, seat: int | None) -> list[Fact]:
        return facts(g, reference)

    def later(self, g: PlanetB, seat: int, action: Action) -> list[Fact]:
        return later(g, seat, action)

    def invariant_errors(self, g: PlanetB) -> list[str]:
        return invariant_errors(g)


RULES: Final[PlanetBRules] = PlanetBRules(verbs.VERBS, STEPS, events.EVENTS)
RULES.anytime_moves = (production.SELL, production.RETURN_TILE)
register(RULES, ABOUT)
