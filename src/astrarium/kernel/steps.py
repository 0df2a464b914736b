"""Steps: the sequence of play as data. A step is a stateless object; frames on the stack refer to it."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar, TypeVarTuple

from astrarium.kernel.bills import Bill
from astrarium.kernel.causes import Cause
from astrarium.kernel.events import Audience
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import CHANCE, Args, Frame, Position
from astrarium.kernel.verbs import Action, Verb

S = TypeVar("S", bound=Position)
Ts = TypeVarTuple("Ts")  # the arguments of a step: `.at(seat, ...)` takes them, its methods get them as one tuple
MOST_OUTCOMES: Final = 300


class Move(Generic[S, *Ts]):
    """An option of a decision: a verb with its candidates, its check and its effect."""

    keeps_step: bool = False  # the decision stays open after it, as after anytime moves
    is_action: bool = False  # nevertheless it is a part of the action, such as a use of points, and not a free move

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def candidates(self, g: S, seat: int, args: tuple[*Ts]) -> Iterable[Action]:
        """A superset of the legal actions."""
        return self.verb.all

    def check(self, g: S, seat: int, args: tuple[*Ts], action: Action, failures: Failures | None) -> str | None:
        """The rule against this action; None if it is allowed (see `failures`)."""
        return None

    def near_misses(self, g: S, seat: int, args: tuple[*Ts]) -> list[Action]:
        """Where a refusal is explained: all actions that may fail for nothing but shortages, candidates or not."""
        return self.verb.all

    def do(self, g: S, seat: int, args: tuple[*Ts], action: Action) -> None:
        """Apply the action; the frame of the decision has been popped, unless `keeps_step`."""
        raise NotImplementedError

    def seen_by(self, g: S, seat: int, args: tuple[*Ts], action: Action) -> Audience:
        """Who sees which action it was; called before it is applied."""
        return None

    def itemise(self, g: S, seat: int, args: tuple[*Ts], action: Action, bill: Bill) -> None:
        """Add the price of the action to the bill, one term for each reason, whether or not it is allowed."""

    def legal_actions(self, g: S, seat: int, args: tuple[*Ts]) -> list[Action]:
        return [a for a in self.candidates(g, seat, args) if self.check(g, seat, args, a, None) is None]

    def two_legal(self, g: S, seat: int, args: tuple[*Ts]) -> list[Action]:
        """The first two legal actions, or as many as there are: enough to see whether there is a choice."""
        found: list[Action] = []
        for action in self.candidates(g, seat, args):
            if self.check(g, seat, args, action, None) is None:
                found.append(action)
                if len(found) == 2:
                    break
        return found

    def is_possible(self, g: S, seat: int, args: tuple[*Ts]) -> bool:
        return any(self.check(g, seat, args, a, None) is None for a in self.candidates(g, seat, args))


class Step(Generic[S, *Ts]):
    """One kind of frame on the stack. `Steps` sets its name, which is saved, and its number, which is not."""

    number: int = -1
    name: str = ""

    def at(self, seat: int = CHANCE, *args: *Ts) -> Frame:
        assert self.number >= 0, f"{self} is not among the steps of its game"
        return (self.number, seat, args)

    def resumed(self, seat: int, progress: object) -> Frame:
        """The frame of a combinator that continues from this progress."""
        return (self.number, seat, (progress,))


class Automatic(Step[S, *Ts]):
    """Something that happens without a decision."""

    is_round_boundary: bool = False  # with it the next round or the final scoring begins

    def run(self, g: S, seat: int, args: tuple[*Ts]) -> None:
        """Do it; the frame has been popped."""
        raise NotImplementedError


class Decision(Step[S, *Ts]):
    """Somebody must choose among moves."""

    excludes_anytime: bool = False  # no anytime moves while it is open
    excludes_triggers: bool = False  # no triggers before it, because one of them has pushed it

    def __init__(self, moves: Iterable[Move[S, *Ts]]) -> None:
        self.moves = tuple(moves)
        self.by_verb: dict[int, Move[S, *Ts]] = {move.verb.number: move for move in self.moves}

    def actors(self, g: S, seat: int, args: tuple[*Ts]) -> tuple[int, ...]:
        return (seat,)

    def cause(self, g: S, seat: int, args: tuple[*Ts]) -> Cause | None:
        """Why the seat must decide; None if the order of play says so."""
        return None

    def preset(self, g: S, seat: int, args: tuple[*Ts]) -> Action | None:
        """The answer that a preview assumes, for example how something is paid; None if only the seat can say."""
        return None


class Draw(Step[S, *Ts]):
    """Chance decides: at most 300 outcomes in a fixed order, each with a weight."""

    def outcomes(self, g: S, seat: int, args: tuple[*Ts]) -> tuple[list[Action], list[int]]:
        raise NotImplementedError

    def seen_by(self, g: S, seat: int, args: tuple[*Ts]) -> Audience:
        return None

    def do(self, g: S, seat: int, args: tuple[*Ts], action: Action) -> None:
        raise NotImplementedError


def then(g: Position, *frames: Frame) -> None:
    """Push frames; they run in reading order."""
    g.stack.extend(frames[::-1])


def finish(g: Position) -> None:
    """End the game at once: nothing that is pending happens, in any lane."""
    g.is_finished = True


class Close(Move[S, *Ts]):
    """A move that only closes its decision: nothing is taken, used or changed."""

    def do(self, g: S, seat: int, args: tuple[*Ts], action: Action) -> None:
        """Nothing happens."""


class FallbackMove(Move[S, *Ts]):
    """A move that is legal only while the others of its decision are not."""

    def __init__(self, verb: Verb, rule: str, *others: Move[S, *Ts]) -> None:
        super().__init__(verb)
        self.rule = rule
        self.others = others

    def check(self, g: S, seat: int, args: tuple[*Ts], action: Action, failures: Failures | None) -> str | None:
        is_possible = any([move.is_possible(g, seat, args) for move in self.others])
        return fail(failures, self.rule) if is_possible else None


class AskIfPossible(Automatic[S, *Ts]):
    """Pushes a decision if it has a legal action."""

    def __init__(self, decision: Decision[S, *Ts]) -> None:
        self.decision = decision

    def run(self, g: S, seat: int, args: tuple[*Ts]) -> None:
        if any(move.is_possible(g, seat, args) for move in self.decision.moves):
            g.stack.append(self.decision.at(seat, *args))


class Sequence(Automatic[S]):
    """Its parts one after the other."""

    def __init__(self, parts: Iterable[Step[S]]) -> None:
        self.parts = tuple(parts)

    def run(self, g: S, seat: int, args: Args) -> None:
        done: int = args[0] if args else 0
        if done + 1 < len(self.parts):
            g.stack.append(self.resumed(seat, done + 1))
        g.stack.append(self.parts[done].at(seat))


class Times(Sequence[S]):
    """One part a fixed number of times."""

    def __init__(self, times: int, part: Step[S]) -> None:
        super().__init__([part] * times)


class EachSeat(Automatic[S]):
    """One part for each seat, in an order that is fixed at the start."""

    def __init__(self, part: Step[S], order: Callable[[S], tuple[int, ...]]) -> None:
        self.part = part
        self.order = order

    def run(self, g: S, seat: int, args: Args) -> None:
        left: tuple[int, ...] = args[0] if args else self.order(g)
        if left:
            then(g, self.part.at(left[0]), self.resumed(seat, left[1:]))


class Until(Automatic[S]):
    """One part repeated until a condition holds."""

    def __init__(self, over: Callable[[S], bool], part: Step[S]) -> None:
        self.over = over
        self.part = part

    def run(self, g: S, seat: int, args: Args) -> None:
        if not self.over(g):
            then(g, self.part.at(seat), self.at(seat))


Lane = tuple[tuple[Frame, ...], tuple[Action, ...]]  # a stack, and sealed answers that are not opened yet


class Parallel(Step[S]):
    """Several lanes side by side, the arguments of the frame. A move goes to the first lane whose actor is its seat."""


class Sealed(Parallel[S]):
    """Lanes of one seat each. Answers are secret, have no effect and can be undone until all are in."""


def lanes(step: Parallel[S], *stacks: tuple[Frame, ...]) -> Frame:
    """The frame that opens these lanes, each given in reading order."""
    return (step.number, CHANCE, tuple([(stack[::-1], ()) for stack in stacks]))


AnyStep = Step[S, *tuple[Any, ...]]
StepT = TypeVar("StepT", bound=Step[Any, *tuple[Any, ...]])


class Steps(Generic[S]):
    """All steps of a game, each under the name by which positions are saved."""

    def __init__(self) -> None:
        self.list: list[AnyStep[S]] = []
        self.numbers: dict[str, int] = {}

    def add(self, name: str, step: StepT) -> StepT:
        if name in self.numbers or step.number >= 0:
            raise ValueError(f"step {name} is declared twice")
        step.name, step.number = name, len(self.list)
        self.numbers[name] = step.number
        self.list.append(step)
        return step
