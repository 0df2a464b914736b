"""Rules: all that defines one game, in one object that the kernel calls."""

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from typing import Any, ClassVar, NamedTuple

from astrarium.kernel.chance import DrawStream, Random, weighted_choice
from astrarium.kernel.cures import FreeMove
from astrarium.kernel.engine import Engine
from astrarium.kernel.errors import BadSetting, UnknownRevision
from astrarium.kernel.events import Events
from astrarium.kernel.explanations import Fact, Proposal
from astrarium.kernel.position import CHANCE, Frame, Settings, SettingValue, Setup
from astrarium.kernel.redeal import HiddenValues
from astrarium.kernel.results import POINTS, RankingKey, Result
from astrarium.kernel.settings import REVISION, FirstGame, Fix, Setting, check_choices, check_restrictions
from astrarium.kernel.steps import Automatic, Decision, Lane, Parallel, S, Steps
from astrarium.kernel.verbs import Action, Verb, Verbs

Corrections = dict[str, dict[str, object]]  # tables of component files that differ, by file


class Moment(NamedTuple):
    """The round, the phase, and the seat whose whole turn it is (CHANCE if nobody's)."""

    round: int
    phase: str
    seat: int


class Rules(Engine[S]):
    """One game. What it declares in `About` is set when it is registered; subclasses give the rest and the methods."""

    id: str
    revision: int = 1  # raised with each of the `fixes` and each change of a shipped component value
    data_hash: str = ""
    corrections: ClassVar[Corrections] = {}  # what differs from the shipped components, by file
    superseded: ClassVar[dict[int, Corrections]] = {}  # component values of before, by the last revision that had them
    seats: range
    first_game: FirstGame
    ranked_by: tuple[RankingKey, ...] = (POINTS,)  # what `Result.keys` holds
    chart_event: str = "scored"  # the kind of event whose points are charted over time; empty: no chart
    settings: tuple[Setting, ...] = ()
    fixes: tuple[Fix, ...] = ()  # corrections of the rules; games that began earlier play without them
    auto_replies: tuple[Setting, ...] = ()  # settings of a seat: which of its decisions are answered automatically
    end_turn: Verb | None = None  # the verb that ends a turn; previews play it
    phases: ClassVar[dict[str, tuple[str, ...]]] = {}  # names of phases, each with steps that are pending only in it
    turn_steps: tuple[str, ...] = ()  # the decisions with which a whole turn begins
    round_boundaries: tuple[str, ...] = ()  # the steps with which a round ends
    idle_verbs: tuple[Verb, ...] = ()  # verbs that do as little as possible, the best first
    is_open_valued: bool = False  # `value` counts what is still to be done in an action: a search may stop inside it
    game_class: Any  # state classes (see `states`)
    player_class: Any

    def __init__(self, verbs: Verbs, steps: Steps[S], events: Events) -> None:
        super().__init__(verbs, steps)
        self.events = events
        for step in self.steps:
            if isinstance(step, Automatic):
                step.is_round_boundary = step.name in self.round_boundaries

    def deal(self, players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
        """The public setup, decided by chance; it goes into the record's header."""
        return {}

    def start(self, players: int, settings: Settings, setup: Setup) -> S:
        """The position before the first step."""
        raise NotImplementedError

    def setup(self, g: S) -> dict[str, Any]:
        """The setup that `start` was given."""
        return {}

    def human_count(self, g: Any) -> int:
        """The number of players that `start` was given; a game with automata has more seats."""
        return len(g.players)

    def view(self, g: S, seat: int | None) -> Mapping[str, Any]:
        """What a seat may know, as plain data that nobody changes; None is a spectator."""
        raise NotImplementedError

    def redeal(self, g: S, seat: int | None, rng: Random) -> None:
        """Replace everything that the seat cannot know by something that it might be, except sealed answers."""

    def hidden_values(self, g: S, seat: int | None) -> list[HiddenValues]:
        """Everything that `redeal` may change, with what it might be."""
        return []

    def result(self, g: S) -> Result:
        """Who has won, and by what; called only when the game is over."""
        raise NotImplementedError

    def moment(self, g: S) -> Moment:
        """The current moment. Values of positions can be compared only at the same moment."""
        return Moment(0, self.phase(g), CHANCE)

    def phase(self, g: S) -> str:
        """The phase to which a pending step belongs; "" between phases."""
        names = [self.steps[frame[0]].name for frame in g.stack]
        return next((phase for phase, steps in self.phases.items() if any([name in steps for name in names])), "")

    def is_turn_start(self, g: S, seat: int) -> bool:
        """Whether the seat must make the first decision of its turn."""
        position = self.decision_position(g, seat)
        return position is not None and self.steps[position.stack[-1][0]].name in self.turn_steps

    def is_main(self, g: S, seat: int, action: Action) -> bool:
        """Whether a move is the main action of a turn, not a free move, an answer or a part of another action."""
        position = self.decision_position(g, seat)
        if position is None or not self.is_turn_start(g, seat):
            return False
        step = self.steps[position.stack[-1][0]]
        assert isinstance(step, Decision)
        move = self.offered_move(position, step, action[0])
        return move is not None and not (move.keeps_step or move in self.anytime_moves)

    def idle_action(self, g: Any, seat: int) -> Action:
        """The action of a seat that wants to do as little as possible."""
        actions: list[Action] = g.actions(seat)
        verbs = [verb.number for verb in self.idle_verbs]
        return min(actions, key=lambda action: verbs.index(action[0]) if action[0] in verbs else len(verbs))

    def aliases(self, g: S) -> dict[str, str]:
        """Other words for references that people may type here (lower case)."""
        return {}

    def value(self, g: S, seat: int) -> float:
        """What a position is worth to a seat, for bots; on any scale, larger is better."""
        raise NotImplementedError

    def worth_trying(self, g: S, seat: int, actions: list[Action]) -> list[Action]:
        """Those of a seat's legal actions that a searching bot looks at; at least one, in the same order."""
        return actions

    def auto_reply(self, g: S, seat: int, chosen: Settings) -> Action | None:
        """The reply that a seat has chosen to give automatically; None if it must decide itself."""
        return None

    def holdings(self, g: S, seat: int) -> dict[str, int]:
        """What a seat has, by the references of its resources; previews and questions compare it."""
        return {}

    def free_moves(self, g: S, seat: int) -> list[FreeMove]:
        """Moves that cost no action and may cure a shortfall."""
        return []

    def intents(self, g: S, seat: int, reference: str) -> list[Action]:
        """The actions that a person may mean by pointing at a thing, the most obvious first; may be empty."""
        return []

    def facts(self, g: S, reference: str, seat: int | None) -> list[Fact]:
        """What is true of a thing, whether or not the seat can do anything with it."""
        return []

    def later(self, g: S, seat: int, action: Action) -> list[Fact]:
        """What comes of a legal action after the turn, as far as the seat may know; `round` in a fact says when."""
        return []

    def forecast(self, g: S, seat: int) -> Mapping[str, Any] | None:
        """What a seat may expect of an uncertain decision, from what it knows; None where nothing is forecast."""
        return None

    def proposals(self, g: S, seat: int) -> list[Proposal]:
        """Moves of several decisions, the best first."""
        return []

    def composing(self, g: S, seat: int) -> Proposal | None:
        """What the seat has put together so far of a move of several decisions; it has no actions left to name."""
        return None

    def is_used_up(self, g: S) -> bool:
        """Whether an action leaves nothing to use, such as points; a preview ends the turn only then."""
        return True

    def preset(self, g: S, seat: int) -> Action | None:
        """The answer that a preview assumes in the decision on top of the stack: the only one, or the step's preset."""
        number, whose, args = g.stack[-1]
        step = self.steps[number]
        if not isinstance(step, Decision) or step.name in self.turn_steps:
            return None
        listed = self.legal_actions(g, seat)
        return listed[0] if len(listed) == 1 else step.preset(g, whose, args)

    def invariant_errors(self, g: S) -> list[str]:
        """What is wrong with a position; always empty if the rules are right. Tests call it after every move."""
        return []

    def corrections_at(self, revision: int | None) -> Corrections:
        """What must differ from the components of today for a game that began at a revision (None: newest)."""
        began = self.revision if revision is None else revision
        return next((values for last, values in sorted(self.superseded.items()) if began <= last), {})

    def complete_settings(self, players: int, chosen: Settings, revision: int | None = None) -> dict[str, SettingValue]:
        """All settings with their values, after checking the chosen ones. Fixes follow the revision (None: newest)."""
        began = self.revision if revision is None else revision
        if not 1 <= began <= self.revision:
            raise UnknownRevision(f"{self.id} began at revision {began} of its rules; these know 1 to {self.revision}")
        if players not in self.seats:
            text = f"{self.id} is for {self.seats[0]} to {self.seats[-1]} players, not {players}"
            raise BadSetting(text, "seats", self.id, least=str(self.seats[0]), most=str(self.seats[-1]))
        check_choices(self.id, self.settings, chosen)
        values = {setting.name: chosen.get(setting.name, setting.choices[0]) for setting in self.settings}
        check_restrictions(self.id, self.settings, players, values)
        return values | {fix.name: began >= fix.since for fix in self.fixes} | {REVISION: began}

    def chosen_settings(self, g: S) -> dict[str, SettingValue]:
        """The settings of a game that people choose, without fixes and revision."""
        return {setting.name: g.settings[setting.name] for setting in self.settings}

    def with_sealed_redealt(self, g: S, dealt: S, frame: Frame, seat: int | None, rng: Random) -> Frame:
        """The frame with the sealed answers of other seats replaced by random ones that are possible in `dealt`."""
        if not isinstance(self.steps[frame[0]], Parallel):
            return frame
        fresh: list[Lane] = []
        for lane in frame[2]:
            stack = tuple([self.with_sealed_redealt(g, dealt, below, seat, rng) for below in lane[0]])
            is_known = not lane[1] or self.lane_seat(lane) == seat
            fresh.append((stack, lane[1] if is_known else self.random_answers(g, dealt, lane, rng)))
        return (frame[0], frame[1], tuple(fresh))

    def random_answers(self, g: S, dealt: S, lane: Lane, rng: Random) -> tuple[Action, ...]:
        """The same number of random answers, among those that leave the lane as open or closed as it is."""
        is_open = bool(self.in_lane(g.clone(), lane).stack)
        given: tuple[Action, ...] = ()
        for left in range(len(lane[1]) - 1, -1, -1):
            choices = self.legal_actions(self.in_lane(dealt.clone(), (lane[0], given)), self.lane_seat(lane))
            answers = [(lane[0], (*given, choice)) for choice in choices]
            fitting = [self.chance_to_fit(dealt, answer, left, is_open=is_open) for answer in answers]
            unit = lcm(*[chance.denominator for chance in fitting])
            given += (choices[weighted_choice(rng, [int(chance * unit) for chance in fitting])],)
        return given

    def chance_to_fit(self, dealt: S, lane: Lane, left: int, *, is_open: bool) -> Fraction:
        """How likely `left` more random answers make the lane open or closed, as `is_open` says."""
        trial = self.in_lane(dealt.clone(), lane)
        if not left or not trial.stack:
            return Fraction(int(not left and bool(trial.stack) == is_open))
        choices = self.legal_actions(trial, self.lane_seat(lane))
        chances = [self.chance_to_fit(dealt, (lane[0], (*lane[1], c)), left - 1, is_open=is_open) for c in choices]
        return sum(chances, Fraction(0)) / len(choices)
