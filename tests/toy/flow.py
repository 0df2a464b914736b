"""How Comet is played: its moves, its draws, and the sequence of play, which reads like the rules."""

from collections.abc import Callable
from typing import Any, Final

from astrarium.kernel import registry, steps
from astrarium.kernel.bills import Bill
from astrarium.kernel.causes import Cause
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.frames import close_lanes_waiting_for
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.pools import BAG, EVERYBODY, bag_size, empty_place, kinds_at, look_at, move_piece, seat_bit
from astrarium.kernel.position import CHANCE, Args
from astrarium.kernel.steps import Decision, finish, lanes, then
from astrarium.kernel.verbs import Action, Verb
from tests.toy import events, verbs
from tests.toy.about import ABOUT
from tests.toy.state import COINS, DISCARDS, ICE, LOOKED_AT, PILE, ROW, Comet
from tests.toy.table import CometRules

STEPS: Final = steps.Steps[Comet]()
PRICE: Final = 9  # coins for the comet (TOY-END-3)

# Effects and conditions get the position, the seat and the action's last argument (the verb itself if it has none).
Effect = Callable[[Comet, int, int], None]
Condition = tuple[str, Callable[[Comet, int, int], bool]]


class Plain(steps.Move[Comet, *tuple[Any, ...]]):
    """A move of any decision with its effect and its conditions, each of which is a rule."""

    def __init__(self, verb: Verb, effect: Effect, *conditions: Condition) -> None:
        super().__init__(verb)
        self.effect = effect
        self.conditions = conditions

    def check(self, g: Comet, seat: int, args: Args, action: Action, failures: Failures | None) -> str | None:
        for rule, holds in self.conditions:
            if not holds(g, seat, action[-1]) and (refused := fail(failures, rule, **self.verb.values(action))):
                return refused
        return None

    def seen_by(self, g: Comet, seat: int, args: Args, action: Action) -> tuple[int, ...] | None:
        return (seat,) if self.verb in events.SECRET else None

    def do(self, g: Comet, seat: int, args: Args, action: Action) -> None:
        g.note(events.DONE[self.verb.name], seat, *action[1:])
        self.effect(g, seat, action[-1])


class Act(Plain):
    """An action of a turn after those in `args`, two at most (TOY-TURN-1); most cost their card (TOY-HAND-1)."""

    def check(self, g: Comet, seat: int, args: Args, action: Action, failures: Failures | None) -> str | None:
        if len(args) == 2 and (refused := fail(failures, "TOY-TURN-1", actions=2)):
            return refused
        card = verbs.CARDS.values.get(self.verb.name)
        if card is not None and not g.holds(seat, card) and (refused := fail(failures, "TOY-HAND-1")):
            return refused
        return super().check(g, seat, args, action, failures)

    def do(self, g: Comet, seat: int, args: Args, action: Action) -> None:
        then(g, TURN.at(seat, *args, self.verb.name))
        if self.verb.name in verbs.CARDS.values:
            discard(g, seat, verbs.CARDS.values[self.verb.name])
        super().do(g, seat, args, action)


class Probe(Act):
    """It costs a coin, and another one from the second round on (TOY-PROBE-3)."""

    def itemise(self, g: Comet, seat: int, args: Args, action: Action, bill: Bill) -> None:
        bill.need(COINS, 1, "probe")
        bill.need(COINS, int(g.round > 1), "late", round=g.round)

    def check(self, g: Comet, seat: int, args: Args, action: Action, failures: Failures | None) -> str | None:
        have, need = g.players[seat].coins, 1 + int(g.round > 1)
        short = fail_short(failures, "TOY-PROBE-3", COINS, have, need) if have < need else None
        return short or super().check(g, seat, args, action, failures)

    def do(self, g: Comet, seat: int, args: Args, action: Action) -> None:
        g.players[seat].coins -= 1 + int(g.round > 1)
        super().do(g, seat, args, action)


class Favour(Plain):
    """A colour is favoured in secret, with coins that everybody sees (TOY-FAVOUR-1)."""

    def do(self, g: Comet, seat: int, args: Args, action: Action) -> None:
        super().do(g, seat, args, action)
        g.players[seat].stake = action[1]
        g.players[seat].coins -= action[1]
        g.note(events.STAKED, seat, action[1])


class Chance(steps.Draw[Comet]):
    """A draw with its weights and its effect; a card or crystal for a seat is seen by that seat alone."""

    def __init__(self, verb: Verb, weights: Callable[[Comet], list[int]], effect: Effect) -> None:
        self.verb = verb
        self.weights = weights
        self.effect = effect

    def outcomes(self, g: Comet, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return self.verb.all, self.weights(g)

    def seen_by(self, g: Comet, seat: int, args: Args) -> tuple[int, ...] | None:
        return None if self.verb is verbs.ROLL or seat == CHANCE else (seat,)

    def do(self, g: Comet, seat: int, args: Args, action: Action) -> None:
        g.note(events.DONE[self.verb.name], seat, action[1], seen_by=self.seen_by(g, seat, args))
        self.effect(g, seat, action[1])


class Now(steps.Automatic[Comet]):
    def __init__(self, effect: Callable[[Comet], None]) -> None:
        self.effect = effect

    def run(self, g: Comet, seat: int, args: tuple[()]) -> None:
        self.effect(g)


class Struck(Decision[Comet]):
    """The question that a storm asks (TOY-STORM-1)."""

    def cause(self, g: Comet, seat: int, args: tuple[()]) -> Cause:
        actor = g.stack[-2][1]
        return Cause("storm", actor, verbs.SEATS.reference(actor), verbs.SEATS.reference(seat), {"coins": 1})


class Quiet(Decision[Comet, *tuple[Any, ...]]):
    """A decision at which nothing is sold (TOY-SELL-1) and no hand is counted."""

    excludes_anytime = True
    excludes_triggers = True


def start_round(g: Comet) -> None:
    g.round += 1


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
        g.note(events.BOUGHT, seat)
        finish(g)


def next_weights(g: Comet) -> list[int]:
    """How likely each kind is the next card: certain if somebody has seen it."""
    place = g.next_card()
    if place == BAG:
        return draw_weights(g.cards, BAG)
    return [int(kind in kinds_at(g.cards, place)) for kind in range(len(g.cards[0]))]


def take_next(g: Comet) -> int:
    """Take the next card off the pile; where it lies."""
    place = g.next_card()
    g.top, g.bottom = (g.top[1:], g.bottom) if g.top or place == BAG else ((), g.bottom[1:])
    return place


def deal(g: Comet, seat: int, kind: int) -> None:
    """To a hand, where whoever knew the card goes on knowing it (TOY-INCOME-1), or to the open row (TOY-DRAFT-1)."""
    target, who = (ROW, EVERYBODY) if seat == CHANCE else (seat, seat_bit(seat))
    g.cards = move_piece(g.cards, take_next(g), target, kind, who)
    reshuffle(g)


def reshuffle(g: Comet) -> None:
    """As soon as the pile is empty the discards are shuffled to be the pile (TOY-PILE-1)."""
    if g.pile_size() == 0:
        for kind in kinds_at(g.cards, DISCARDS):
            g.cards = move_piece(g.cards, DISCARDS, BAG, kind, EVERYBODY)


def take(g: Comet, seat: int, kind: int) -> None:
    """Everybody has seen the card (TOY-DRAFT-2)."""
    g.cards = move_piece(g.cards, ROW, seat, kind, EVERYBODY)


def discard(g: Comet, seat: int, kind: int) -> None:
    g.cards = move_piece(g.cards, seat, DISCARDS, kind, EVERYBODY)
    reshuffle(g)


def sell(g: Comet, seat: int, kind: int) -> None:
    discard(g, seat, kind)
    g.players[seat].coins += 1


def mined(g: Comet, seat: int, die: int) -> None:
    """With 3 or more two crystals are looked at, and one of them is kept (TOY-MINE-1)."""
    if die >= 3:
        then(g, *[PULL.at(seat)] * min(2, bag_size(g.crystals)), KEEPING.at(seat))


def pull(g: Comet, seat: int, colour: int) -> None:
    g.crystals = move_piece(g.crystals, BAG, LOOKED_AT, colour, seat_bit(seat))


def keep(g: Comet, seat: int, colour: int) -> None:
    """The other crystal goes back into the bag, which only the miner has seen (TOY-MINE-1)."""
    g.crystals = move_piece(g.crystals, LOOKED_AT, seat, colour, seat_bit(seat))
    for other in kinds_at(g.crystals, LOOKED_AT):
        g.crystals = move_piece(g.crystals, LOOKED_AT, BAG, other, seat_bit(seat))


def peek(g: Comet, seat: int, kind: int) -> None:
    """The seat knows the card on top from now on (TOY-PROBE-1)."""
    place = take_next(g)
    if place == BAG:
        place = empty_place(g.cards, PILE)
        g.cards = move_piece(g.cards, BAG, place, kind, seat_bit(seat))
    else:
        g.cards = look_at(g.cards, place, seat_bit(seat))
    g.top = (place, *g.top)


def put(g: Comet, seat: int, is_bottom: int) -> None:
    if is_bottom:
        g.top, g.bottom = g.top[1:], (*g.bottom, g.top[0])


def spy(g: Comet, seat: int, other: int) -> None:
    """From now on the seat knows the other's hand; the others learn only that it was looked at (TOY-SPY-1)."""
    g.cards = look_at(g.cards, other, seat_bit(seat))
    g.note(events.SAW, " ".join([verbs.CARDS.names[kind] for kind in kinds_at(g.cards, other)]), seen_by=(seat,))


def answer(g: Comet, seat: int, is_yield: int) -> None:
    """Give up an ice, or a coin to the seat whose turn it is (TOY-STORM-1)."""
    if is_yield:
        g.players[seat].coins -= 1
        g.players[g.stack[-1][1]].coins += 1
    else:
        discard(g, seat, ICE)


def is_over_limit(g: Comet) -> bool:
    """Whoever holds more than 3 cards discards before anything else (TOY-HAND-2)."""
    over = [seat for seat in range(len(g.players)) if len(g.cards[1][seat]) > 3]
    then(g, *[DISCARDING.at(seat) for seat in over[:1]])
    return bool(over)


PAYABLE: Final[Condition] = ("TOY-BID-1", lambda g, seat, coins: coins <= g.players[seat].coins)
HELD: Final[Condition] = ("TOY-HAND-1", lambda g, seat, kind: g.holds(seat, kind))
DEALT: Final[Condition] = ("TOY-INCOME-2", lambda g, seat, is_card: not is_card or g.pile_size() > 0)
FILLED: Final[Condition] = ("TOY-MINE-2", lambda g, seat, _: bag_size(g.crystals) > 0)
LOOKED: Final[Condition] = ("TOY-MINE-3", lambda g, seat, colour: colour in kinds_at(g.crystals, LOOKED_AT))
PROBED: Final[Condition] = ("TOY-PROBE-2", lambda g, seat, _: g.pile_size() > 0)
SPIED: Final[Condition] = ("TOY-SPY-2", lambda g, seat, at: seat != at < len(g.players) and g.cards[1][at] != ())
OPEN: Final[Condition] = ("TOY-DRAFT-2", lambda g, seat, kind: kind in kinds_at(g.cards, ROW))
WINDY: Final[Condition] = ("TOY-STORM-4", lambda g, seat, _: not g.settings["calm"])
STRUCK: Final[Condition] = ("TOY-STORM-2", lambda g, seat, at: seat != at < len(g.players) and g.players[at].coins > 0)
ICY: Final[Condition] = ("TOY-STORM-3", lambda g, seat, is_yield: bool(is_yield) or g.holds(seat, ICE))

DEAL: Final = STEPS.add("DEAL", Chance(verbs.DEAL, next_weights, deal))
PEEK: Final = STEPS.add("PEEK", Chance(verbs.DEAL, next_weights, peek))
PULL: Final = STEPS.add("PULL", Chance(verbs.PULL, lambda g: draw_weights(g.crystals, BAG), pull))
ROLL: Final = STEPS.add("ROLL", Chance(verbs.ROLL, lambda g: [0] + [1] * 6, mined))
KEEPING: Final = STEPS.add("KEEPING", Decision([Plain(verbs.KEEP, keep, LOOKED)]))
PROBING: Final = STEPS.add("PROBING", Decision([Plain(verbs.PUT, put)]))
HIT: Final = STEPS.add("HIT", Struck([Plain(verbs.ANSWER, answer, ICY)]))
MINE: Final = Act(verbs.MINE, lambda g, seat, _: then(g, ROLL.at(seat)), FILLED)
PROBE: Final = Probe(verbs.PROBE, lambda g, seat, _: then(g, PEEK.at(seat), PROBING.at(seat)), PROBED)
SPY: Final = Act(verbs.SPY, spy, SPIED)
STORM: Final = Act(verbs.STORM, lambda g, seat, at: then(g, HIT.at(at)), WINDY, STRUCK)
FAVOURING: Final = STEPS.add("FAVOURING", Quiet([Favour(verbs.FAVOUR, favour)]))
BIDDING: Final = STEPS.add("BIDDING", Quiet([Plain(verbs.BID, bid, PAYABLE)]))
CLOSE: Final = Plain(
    verbs.CLOSE, lambda g, seat, _: close_lanes_waiting_for(g, INCOME)
)  # from all who have none (TOY-INCOME-3)
INCOME: Final[Decision[Comet]] = STEPS.add("INCOME", Decision([Plain(verbs.INCOME, gain, DEALT), CLOSE]))
DRAFTING: Final = STEPS.add("DRAFTING", Decision([Plain(verbs.TAKE, take, OPEN)]))
TURN: Final = STEPS.add("TURN", Decision([MINE, PROBE, SPY, STORM, Plain(verbs.END, lambda g, seat, _: None)]))
DISCARDING: Final = STEPS.add("DISCARDING", Quiet([Plain(verbs.DISCARD, discard, HELD)]))

SIDE_BY_SIDE: Final = STEPS.add("SIDE_BY_SIDE", steps.Parallel[Comet]())
SEALED: Final = STEPS.add("SEALED", steps.Sealed[Comet]())
HANDS: Final = STEPS.add("HANDS", Now(lambda g: then(g, *[DEAL.at(seat) for seat in g.order for _ in range(2)])))
FAVOURS: Final = STEPS.add(
    "FAVOURS", Now(lambda g: then(g, lanes(SIDE_BY_SIDE, *[(FAVOURING.at(seat),) for seat in g.order])))
)
START_ROUND: Final = STEPS.add("START_ROUND", Now(start_round))
BIDS: Final = STEPS.add("BIDS", Now(lambda g: then(g, lanes(SEALED, *[(BIDDING.at(seat),) for seat in g.order]))))
SET_ORDER: Final = STEPS.add("SET_ORDER", Now(set_order))
INCOMES: Final = STEPS.add(
    "INCOMES", Now(lambda g: then(g, lanes(SIDE_BY_SIDE, *[(INCOME.at(seat),) for seat in g.order])))
)
LAY_ROW: Final = STEPS.add("LAY_ROW", Now(lambda g: then(g, *[DEAL.at() for _ in g.players])))
DRAFTS: Final = STEPS.add("DRAFTS", steps.EachSeat(DRAFTING, lambda g: g.order))
TURNS: Final = STEPS.add("TURNS", steps.EachSeat(TURN, lambda g: g.order))
ROUND: Final = STEPS.add("ROUND", steps.Sequence([START_ROUND, BIDS, SET_ORDER, INCOMES, LAY_ROW, DRAFTS, TURNS]))
ROUNDS: Final = STEPS.add("ROUNDS", steps.Times(3, ROUND))
GAME: Final = STEPS.add("GAME", steps.Sequence([HANDS, FAVOURS, ROUNDS]))

RULES: Final = CometRules(verbs.VERBS, STEPS, events.EVENTS)
RULES.anytime_moves = (Plain(verbs.SELL, sell, HELD),)
RULES.triggers = (is_over_limit,)
registry.register(RULES, ABOUT)
