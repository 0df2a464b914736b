"""How Comet is played: its moves, its draws, and the sequence of play, which reads like the rules."""

from collections.abc import Callable
from typing import Final

from astrarium.kernel import registry, steps
from astrarium.kernel.chance import next_knowers, next_weights, pile_size, put_at_bottom, put_on_top, take_next, without
from astrarium.kernel.checks import Found, refuse
from astrarium.kernel.position import CHANCE, Args
from astrarium.kernel.steps import Decision, finish, lanes, then
from astrarium.kernel.verbs import Action, Verb
from tests.toy import verbs
from tests.toy.state import ICE, Comet, changed
from tests.toy.table import CometRules

PRICE: Final = 9  # coins for the comet (TOY-END-3)

# Effects and conditions get the position, the seat and the action's last argument (the verb itself if it has none).
Effect = Callable[[Comet, int, int], None]
Condition = tuple[str, Callable[[Comet, int, int], bool]]


class Plain(steps.Move[Comet]):
    """A move with its effect and its conditions, each of which is a rule."""

    def __init__(self, verb: Verb, effect: Effect, *conditions: Condition) -> None:
        super().__init__(verb)
        self.effect = effect
        self.conditions = conditions

    def check(self, g: Comet, seat: int, args: Args, action: Action, found: Found | None) -> str | None:
        for rule, holds in self.conditions:
            if not holds(g, seat, action[-1]) and (refused := refuse(found, rule, **self.verb.values(action))):
                return refused
        return None

    def seen_by(self, g: Comet, seat: int, args: Args, action: Action) -> tuple[int, ...] | None:
        return (seat,) if self.verb is verbs.FAVOUR else None

    def do(self, g: Comet, seat: int, args: Args, action: Action) -> None:
        seen_by = self.seen_by(g, seat, args, action)
        g.note(self.verb.name, seen_by=seen_by, reveals=self.verb is verbs.BID, by=seat, **self.verb.values(action))
        self.effect(g, seat, action[-1])


class Act(Plain):
    """An action of a turn, of which there are at most two (TOY-TURN-1); most cost a card of their name (TOY-HAND-1)."""

    def check(self, g: Comet, seat: int, args: Args, action: Action, found: Found | None) -> str | None:
        if args == (2,) and (refused := refuse(found, "TOY-TURN-1", actions=2)):
            return refused
        card = verbs.CARDS.values.get(self.verb.name)
        if card is not None and not g.players[seat].holds(card) and (refused := refuse(found, "TOY-HAND-1")):
            return refused
        return super().check(g, seat, args, action, found)

    def do(self, g: Comet, seat: int, args: Args, action: Action) -> None:
        then(g, TURN.at(seat, args[0] + 1 if args else 1))
        if self.verb.name in verbs.CARDS.values:
            discard(g, seat, verbs.CARDS.values[self.verb.name])
        super().do(g, seat, args, action)


class Chance(steps.Draw[Comet]):
    """A draw with its weights and its effect; what it deals to a seat is seen by that seat alone."""

    def __init__(self, verb: Verb, weights: Callable[[Comet], list[int]], effect: Effect) -> None:
        super().__init__()
        self.verb = verb
        self.weights = weights
        self.effect = effect

    def outcomes(self, g: Comet, seat: int, args: Args) -> tuple[list[Action], list[int]]:
        return self.verb.all, self.weights(g)

    def seen_by(self, g: Comet, seat: int, args: Args) -> tuple[int, ...] | None:
        return (seat,) if self.verb is verbs.DEAL and seat != CHANCE else None

    def do(self, g: Comet, seat: int, args: Args, action: Action) -> None:
        g.note(self.verb.name, seen_by=self.seen_by(g, seat, args), reveals=True, by=seat, **self.verb.values(action))
        self.effect(g, seat, action[1])


class Now(steps.Automatic[Comet]):
    def __init__(self, effect: Callable[[Comet], None]) -> None:
        super().__init__()
        self.effect = effect

    def run(self, g: Comet, seat: int, args: Args) -> None:
        self.effect(g)


class Quiet(Decision[Comet]):
    """A decision at which nothing is sold (TOY-SELL-1) and no hand is counted."""

    excludes_standing = True
    excludes_checks = True


def favour(g: Comet, seat: int, colour: int) -> None:
    g.players[seat].favour = colour


def bid(g: Comet, seat: int, coins: int) -> None:
    g.players[seat].bid = coins
    g.players[seat].coins -= coins


def set_order(g: Comet) -> None:
    """Higher bids go first, equal ones in the former order (TOY-BID-2)."""
    g.order = tuple(sorted(g.order, key=lambda seat: -g.players[seat].bid))


def gain(g: Comet, seat: int, is_card: int) -> None:
    """A card, or coins, with which the comet can be bought (TOY-INCOME-1, TOY-END-3)."""
    g.players[seat].coins += 0 if is_card else 2
    then(g, *[DEAL.at(seat)] * is_card)
    if not is_card and g.players[seat].coins >= PRICE:
        g.owner = seat
        g.note("bought", by=seat)
        finish(g)


def deal(g: Comet, seat: int, kind: int) -> None:
    """To a hand, where whoever knew the card goes on knowing it (TOY-INCOME-1), or to the open row (TOY-DRAFT-1)."""
    if seat == CHANCE:
        g.row = changed(g.row, kind, 1)
    else:
        g.players[seat].hand += ((kind, next_knowers(g.pile) | 1 << seat),)
    g.pile = take_next(g.pile, kind)


def take(g: Comet, seat: int, kind: int) -> None:
    """Everybody has seen the card (TOY-DRAFT-2)."""
    g.row = changed(g.row, kind, -1)
    g.players[seat].hand += ((kind, (1 << len(g.players)) - 1),)


def discard(g: Comet, seat: int, kind: int) -> None:
    g.players[seat].hand = without(g.players[seat].hand, kind)
    g.discards = changed(g.discards, kind, 1)


def sell(g: Comet, seat: int, kind: int) -> None:
    discard(g, seat, kind)
    g.players[seat].coins += 1


def pull(g: Comet, seat: int, colour: int) -> None:
    g.bag = changed(g.bag, colour, -1)
    g.players[seat].crystals = changed(g.players[seat].crystals, colour, 1)


def peek(g: Comet, seat: int, kind: int) -> None:
    """The seat knows the card on top from now on (TOY-PROBE-1)."""
    g.pile = put_on_top(take_next(g.pile, kind), (kind, next_knowers(g.pile) | 1 << seat))


def put(g: Comet, seat: int, is_bottom: int) -> None:
    card = g.pile[1][0]
    g.pile = put_at_bottom(take_next(g.pile, card[0]), card) if is_bottom else g.pile


def spy(g: Comet, seat: int, other: int) -> None:
    """From now on the seat knows the other's hand; the others learn only that it was looked at (TOY-SPY-1)."""
    hand = g.players[other].hand
    g.players[other].hand = tuple([(kind, knowers | 1 << seat) for kind, knowers in hand])
    g.note("saw", seen_by=(seat,), reveals=True, cards=" ".join([verbs.CARDS.names[kind] for kind, _ in hand]))


def answer(g: Comet, seat: int, is_yield: int) -> None:
    """Give up an ice, or a coin to the seat whose turn it is (TOY-STORM-1)."""
    if is_yield:
        g.players[seat].coins -= 1
        g.players[g.stack[-1][1]].coins += 1
    else:
        discard(g, seat, ICE)


def is_over_limit(g: Comet) -> bool:
    """Whoever holds more than 3 cards discards before anything else (TOY-HAND-2)."""
    over = [seat for seat, player in enumerate(g.players) if len(player.hand) > 3]
    then(g, *[DISCARDING.at(seat) for seat in over[:1]])
    return bool(over)


HELD: Final[Condition] = ("TOY-HAND-1", lambda g, seat, kind: g.players[seat].holds(kind))
DEALT: Final[Condition] = ("TOY-INCOME-2", lambda g, seat, is_card: not is_card or pile_size(g.pile) > 0)
FILLED: Final[Condition] = ("TOY-MINE-2", lambda g, seat, _: sum(g.bag) > 0)
PROBED: Final[Condition] = ("TOY-PROBE-2", lambda g, seat, _: pile_size(g.pile) > 0)
SPIED: Final[Condition] = ("TOY-SPY-2", lambda g, seat, at: seat != at < len(g.players) and g.players[at].hand != ())
WINDY: Final[Condition] = ("TOY-STORM-4", lambda g, seat, _: not g.settings["calm"])
STRUCK: Final[Condition] = ("TOY-STORM-2", lambda g, seat, at: seat != at < len(g.players) and g.players[at].coins > 0)
ICY: Final[Condition] = ("TOY-STORM-3", lambda g, seat, is_yield: bool(is_yield) or g.players[seat].holds(ICE))

DEAL: Final = Chance(verbs.DEAL, lambda g: next_weights(g.pile), deal)
PEEK: Final = Chance(verbs.DEAL, lambda g: next_weights(g.pile), peek)
PULL: Final = Chance(verbs.PULL, lambda g: list(g.bag), pull)
# With 3 or more a crystal is drawn (TOY-MINE-1).
ROLL: Final = Chance(verbs.ROLL, lambda g: [0] + [1] * 6, lambda g, seat, die: then(g, *[PULL.at(seat)] * (die >= 3)))
PROBING: Final = Decision([Plain(verbs.PUT, put)])
HIT: Final = Decision([Plain(verbs.ANSWER, answer, ICY)])
MINE: Final = Act(verbs.MINE, lambda g, seat, _: then(g, ROLL.at(seat)), FILLED)
PROBE: Final = Act(verbs.PROBE, lambda g, seat, _: then(g, PEEK.at(seat), PROBING.at(seat)), PROBED)
STORM: Final = Act(verbs.STORM, lambda g, seat, at: then(g, HIT.at(at)), WINDY, STRUCK)
FAVOURING: Final = Quiet([Plain(verbs.FAVOUR, favour)])
BIDDING: Final = Quiet([Plain(verbs.BID, bid, ("TOY-BID-1", lambda g, seat, coins: coins <= g.players[seat].coins))])
INCOME: Final = Decision([Plain(verbs.INCOME, gain, DEALT)])
DRAFTING: Final = Decision([Plain(verbs.TAKE, take, ("TOY-DRAFT-2", lambda g, seat, kind: g.row[kind] > 0))])
TURN: Final = Decision([MINE, PROBE, Act(verbs.SPY, spy, SPIED), STORM, Plain(verbs.END, lambda g, seat, _: None)])
DISCARDING: Final = Quiet([Plain(verbs.DISCARD, discard, HELD)])

SIDE_BY_SIDE: Final = steps.Parallel[Comet]()
SEALED: Final = steps.Sealed[Comet]()
HANDS: Final = Now(lambda g: then(g, *[DEAL.at(seat) for seat in g.order for _ in range(2)]))
FAVOURS: Final = Now(lambda g: then(g, lanes(SIDE_BY_SIDE, *[(FAVOURING.at(seat),) for seat in g.order])))
BIDS: Final = Now(lambda g: then(g, lanes(SEALED, *[(BIDDING.at(seat),) for seat in g.order])))
SET_ORDER: Final = Now(set_order)
INCOMES: Final = Now(lambda g: then(g, lanes(SIDE_BY_SIDE, *[(INCOME.at(seat),) for seat in g.order])))
LAY_ROW: Final = Now(lambda g: then(g, *[DEAL.at() for _ in g.players]))
DRAFTS: Final = steps.EachSeat(DRAFTING, lambda g: g.order)
TURNS: Final = steps.EachSeat(TURN, lambda g: g.order)
ROUND: Final = steps.Sequence([BIDS, SET_ORDER, INCOMES, LAY_ROW, DRAFTS, TURNS])
ROUNDS: Final = steps.Times(3, ROUND)
GAME: Final = steps.Sequence([HANDS, FAVOURS, ROUNDS])

RULES: Final = CometRules(verbs.VERBS, {name: step for name, step in globals().items() if isinstance(step, steps.Step)})
RULES.standing = (Plain(verbs.SELL, sell, HELD),)
RULES.checks = (is_over_limit,)
registry.register(RULES)
