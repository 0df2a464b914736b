"""The sequence of play of Gaia Project, and the game as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from astrarium.kernel.chance import DrawStream
from astrarium.kernel.cures import FreeMove
from astrarium.kernel.explanations import Fact, Proposal
from astrarium.kernel.position import CHANCE, Settings
from astrarium.kernel.registry import register
from astrarium.kernel.results import RankingKey, Result
from astrarium.kernel.rules import Moment, Rules
from astrarium.kernel.steps import Automatic, Decision, Move, Sequence, Times, Until, then
from astrarium.kernel.verbs import Action, Verb

from . import auto_replies, charging, events, gaia_phase, income, random_setup, scoring, setup, verbs
from .about import ABOUT
from .actions import board, federation, federation_proposals, free, mine, passing, project, research, special, upgrade
from .automa import deck, turn
from .factions import ambas, bal_taks, bescods, firaks, gleens, itars, ivits, lantids, nevlas, taklons, terrans, xenos
from .facts import facts
from .facts.later import later
from .holdings import holdings
from .intents import intents
from .invariants import invariant_errors
from .refusals import not_asked, not_offered
from .state import Gaia, Player
from .steps import STEPS
from .tables import AUTOMA_FACTIONS, CORRECTIONS, DATA_HASH, FIRST_GAME, NAMES, ROUNDS, SUPERSEDED
from .value import value
from .view import view
from .view_types import View


class StartRound(Automatic[Gaia]):
    """A new round: it begins with income, and its tile is active (GP-FLOW-1, GP-CLEAN-3, GP-INCOME-1)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        g.round += 1
        g.turn_seat = g.order[-1]
        g.note(events.ROUND_STARTED, g.round, rule="GP-FLOW-1")


class NextTurn(Automatic[Gaia]):
    """The next player in order who has not passed takes a turn; offers follow it (GP-FLOW-2, 3, 8, 12, 13)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        place = g.order.index(g.turn_seat)
        following = g.order[place + 1 :] + g.order
        g.turn_seat = next(who for who in following if not g.players[who].passed)
        if g.players[g.turn_seat].automa:
            then(g, turn.AUTOMA_TURN.at(g.turn_seat), charging.OFFERS.at(g.turn_seat))
        else:
            then(g, TURN.at(g.turn_seat), AFTER_ACTION.at(g.turn_seat), charging.OFFERS.at(g.turn_seat))


class AfterAction(Automatic[Gaia]):
    """Free actions are possible after the main action, but not after a pass (GP-FLOW-6, GP-PASS-7)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        if not g.players[seat].passed:
            then(g, ENDING.at(seat))


class EndTurn(Move[Gaia]):
    """The turn is over; opponents may charge now (GP-FLOW-13)."""

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        g.surplus = 0


class CleanUp(Automatic[Gaia]):
    """Action tokens leave, everybody is in again, the next order is set.

    GP-CLEAN-1, GP-PASS-6, GP-VAR-4, GP-SETUP-26.
    """

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        if passing.is_last_round(g):
            return
        g.board_used = 0
        g.first_player = g.passed_order[0]
        seats = range(len(g.players))
        clockwise = tuple([(g.first_player + step) % len(g.players) for step in seats])
        g.order = g.passed_order if g.settings["variable_turn_order"] else clockwise
        g.passed_order = ()
        for p in g.players:
            p.passed = False
            p.used = 0
            if p.automa:
                deck.renew_deck(g)


def all_passed(g: Gaia) -> bool:
    return len(g.passed_order) == len(g.players)


MAIN_ACTIONS: Final[tuple[Move[Gaia], ...]] = (
    mine.BUILD,
    project.PROJECT,
    upgrade.UPGRADE,
    federation.FEDERATE,
    research.RESEARCH,
    board.BOARD,
    special.SPECIAL,
    passing.PASS,
)
TURN: Final[Decision[Gaia]] = STEPS.add("TURN", Decision((*MAIN_ACTIONS, free.CONVERT)))
ENDING: Final[Decision[Gaia]] = STEPS.add("ENDING", Decision((EndTurn(verbs.END), free.CONVERT)))
AFTER_ACTION: Final[AfterAction] = STEPS.add("AFTER_ACTION", AfterAction())
START_ROUND: Final[StartRound] = STEPS.add("START_ROUND", StartRound())
NEXT_TURN: Final[NextTurn] = STEPS.add("NEXT_TURN", NextTurn())
CLEAN_UP: Final[CleanUp] = STEPS.add("CLEAN_UP", CleanUp())
# A round is income, the gaia phase, actions until all have passed, clean-up (GP-FLOW-1, GP-FLOW-2).
ACTIONS: Final[Until[Gaia]] = STEPS.add("ACTIONS", Until(all_passed, NEXT_TURN))
ROUND: Final[Sequence[Gaia]] = STEPS.add(
    "ROUND", Sequence([START_ROUND, income.INCOME_PHASE, gaia_phase.GAIA_PHASE, ACTIONS, CLEAN_UP])
)
SIX_ROUNDS: Final[Times[Gaia]] = STEPS.add("SIX_ROUNDS", Times(ROUNDS, ROUND))
GAME: Final[Sequence[Gaia]] = STEPS.add("GAME", Sequence([setup.SETUP, SIX_ROUNDS, scoring.FINAL_SCORING]))

# Importing a faction's file gives it its abilities (factions/abilities.py).
FACTION_MODULES: Final = (
    ambas, bal_taks, bescods, firaks, gleens, itars, ivits, lantids, nevlas, taklons, terrans, xenos,
)  # fmt: skip


AUTOMA_FACTION_NAMES: Final = tuple(NAMES["faction"][card.faction] for card in AUTOMA_FACTIONS)


class GaiaRules(Rules[Gaia]):
    """Gaia Project."""

    data_hash = DATA_HASH
    corrections = CORRECTIONS
    superseded = SUPERSEDED
    not_offered_rule = "GP-FLOW-13"
    not_actor_rule = "GP-FLOW-2"
    end_turn: Verb | None = verbs.END
    phases: ClassVar[dict[str, tuple[str, ...]]] = {
        "setup": ("SETUP", "FACTION_CHOICE", "BOOSTER_CHOICE", "STARTING_STRUCTURES"),
        "income": ("INCOMES",),
        "gaia": ("GAIA_AREAS",),
        "actions": ("ACTIONS",),
    }
    turn_steps: tuple[str, ...] = ("TURN",)
    round_boundaries: tuple[str, ...] = ("START_ROUND", "CLEAN_UP")
    idle_verbs: tuple[Verb, ...] = (verbs.END, verbs.DECLINE, verbs.DECLINE_STEP, verbs.STOP, verbs.PASS)
    game_class = Gaia
    player_class = Player
    ranked_by: tuple[RankingKey, ...] = (RankingKey("points", "GP-END-10"),)

    def deal(self, players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
        basic = settings["map_method"] == "basic"
        sectors = random_setup.basic_layout(players, str(settings["omit_sectors"])) if basic else ()
        dealt = {"sectors": [list(sector) for sector in sectors], **random_setup.deal_tiles(players, stream)}
        if players == 1:
            dealt["automa_faction"] = self.automa_faction(settings, stream)
        return dealt

    def automa_faction(self, settings: Settings, stream: DrawStream) -> str:
        """The Automa's faction: as set, drawn, or the suggested one of the first game (AUT-7, GP-SETUP-13)."""
        if not settings["free_factions"]:
            return NAMES["faction"][FIRST_GAME[1].mines[1].faction]
        if settings["automa_faction"] == "random":
            return AUTOMA_FACTION_NAMES[stream.randrange(len(AUTOMA_FACTION_NAMES))]
        return str(settings["automa_faction"])

    def start(self, players: int, settings: Settings, setup_: Mapping[str, Any]) -> Gaia:
        g = setup.start(self, players, settings, setup_)
        then(g, GAME.at())
        return g

    def setup(self, g: Gaia) -> dict[str, Any]:
        dealt: dict[str, Any] = json.loads(g.dealt)
        return dealt

    def view(self, g: Gaia, seat: int | None) -> View:
        return view(g)

    def result(self, g: Gaia) -> Result:
        return scoring.result(g)

    def human_count(self, g: Gaia) -> int:
        return sum(not p.automa for p in g.players)

    def refusal_rule(self, g: Gaia, seat: int, action: Action, *, is_actor: bool) -> str:
        return not_offered(g, self.steps[g.stack[-1][0]].name, action) if is_actor else not_asked(g, seat, action)

    def aliases(self, g: Gaia) -> dict[str, str]:
        """Hexes by their coordinates (-3x4)."""
        return g.galaxy.aliases

    def value(self, g: Gaia, seat: int) -> float:
        return value(g, seat)

    def auto_reply(self, g: Gaia, seat: int, chosen: Settings) -> Action | None:
        return auto_replies.auto_reply(g, seat, chosen)

    def moment(self, g: Gaia) -> Moment:
        phase = self.phase(g)
        return Moment(g.round, phase, g.turn_seat if phase == "actions" else CHANCE)

    def holdings(self, g: Gaia, seat: int) -> dict[str, int]:
        return holdings(g.players[seat])

    def free_moves(self, g: Gaia, seat: int) -> list[FreeMove]:
        return free.free_moves(g.players[seat])

    def intents(self, g: Gaia, seat: int, reference: str) -> list[Action]:
        return intents(g, seat, reference)

    def facts(self, g: Gaia, reference: str, seat: int | None) -> list[Fact]:
        return facts(g, reference, seat)

    def later(self, g: Gaia, seat: int, action: Action) -> list[Fact]:
        return later(g, seat, action)

    def proposals(self, g: Gaia, seat: int) -> list[Proposal]:
        return federation_proposals.federation_proposals(g, seat)

    def composing(self, g: Gaia, seat: int) -> Proposal | None:
        return federation_proposals.federation_so_far(g, seat)

    def invariant_errors(self, g: Gaia) -> list[str]:
        return invariant_errors(g)


RULES: Final[GaiaRules] = GaiaRules(verbs.VERBS, STEPS, events.EVENTS)
register(RULES, ABOUT)
