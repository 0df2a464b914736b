"""What players count by hand: the chances in the coming election, the next prices, the points if it ended now."""

from __future__ import annotations

from math import comb, factorial, perm
from typing import NamedTuple

from .counts import board_side, has_puppet, is_immoral, vp
from .election import HOLD_ELECTION, PUPPET_VOTES, drawing_order, hand_of, in_order, tie_rank
from .exchange import leaves_on
from .gains import add_votes
from .ids import GREY, MOOD_POINTS, NONE, RED, STUFFING, VOTE
from .plain import PLAIN
from .scoring import FINAL_SCORING
from .state import PlanetB
from .tables import EXCHANGE, LOCATIONS, MOODS

Polynomial = list[int]  # by exponent


class Chances(NamedTuple):
    """What is known of a voter before the votes are drawn, and the chance of each office."""

    votes: int  # in the bag when the draw begins
    hand: int  # drawn at once
    stuffed: int
    offices: list[float]


def election_chances(g: PlanetB) -> list[Chances]:
    """By voter, if the election were held at the end of this turn with the fraud tiles that lie there (PB-ELEC)."""
    bag = bag_at_election(g)
    order = drawing_order(g, g.turn_seat)
    hands = [hand_of(g, voter) for voter in range(len(bag))]
    stuffed = [p.fraud.count(STUFFING) for p in g.players] + [0] * has_puppet(g)
    ranks = [tie_rank(g, voter) for voter in range(len(bag))]
    offices = office_chances(list(bag), drawn_by(order, hands, sum(bag)), stuffed, ranks)
    return [Chances(*known) for known in zip(bag, hands, stuffed, offices, strict=True)]


def bag_at_election(g: PlanetB) -> tuple[int, ...]:
    """The bag with what an exchange of this turn, the puppet and the moods add (PB-EXCH-2, PB-P23-6, PB-ELEC-5)."""
    later, seat = g.clone(), g.turn_seat
    if is_exchange_due(g) and not is_immoral(g.players[seat]):
        add_votes(later, seat, EXCHANGE.votes)
    if not is_election(g):
        PUPPET_VOTES.run(later, seat, ())
    for each in in_order(g, seat):
        for effect in MOODS[g.players[each].mood].effects:
            if effect.kind == VOTE:
                PLAIN[VOTE].run(later, each, MOOD_POINTS, effect)
    return later.bag


def is_election(g: PlanetB) -> bool:
    """The election is being held, and the puppet has added its votes."""
    return any([frame[0] == HOLD_ELECTION.number for frame in g.stack])


def drawn_by(order: list[int], hands: list[int], votes: int) -> list[int]:
    """How many votes of the bag every voter draws in all (PB-ELEC-10, PB-ELEC-11)."""
    drawn = [0] * len(order)
    turn = 0
    while votes:
        voter = order[turn % len(order)]
        draws = min(votes, hands[voter])
        drawn[voter] += draws
        votes -= draws
        turn += 1
    return drawn


def office_chances(bag: list[int], drawn: list[int], stuffed: list[int], ranks: list[int]) -> list[list[float]]:
    """The exact chance of each office for each voter, whose own votes among those that they draw count (PB-ELEC-12).

    The votes come in a random order, and who draws the first, the second and so on is certain. The number of orders
    in which given voters have drawn given numbers of own votes follows from inclusion and exclusion: of `u` places
    that are chosen among the draws of a voter all hold own votes in `comb(drawn, u) * perm(bag, u)` times as many ways
    as there are orders of the rest. Such counts multiply over the voters, so they are kept as polynomials in `u`.
    """
    total = sum(bag)
    found = [[0] * len(bag) for _ in bag]
    for voter, most in enumerate(map(min, bag, drawn)):
        others = [other for other in range(len(bag)) if other != voter]
        for own in range(most + 1):
            alone = [exactly(own, u) * ways(bag, drawn, voter, u) for u in range(most + 1)]
            above: list[Polynomial] = [alone]
            for other in others:
                least = own + stuffed[voter] - stuffed[other] + int(ranks[other] < ranks[voter])
                top = min(bag[other], drawn[other])
                above = joined(above, [at_least(least, u) * ways(bag, drawn, other, u) for u in range(top + 1)])
            moments = [sum([n * factorial(total - u) for u, n in enumerate(each) if n]) for each in above]
            for office in range(len(bag)):
                found[voter][office] += sum(
                    [(-1) ** (k - office) * comb(k, office) * moments[k] for k in range(office, len(bag))]
                )
    return [[orders / factorial(total) for orders in each] for each in found]


def ways(bag: list[int], drawn: list[int], voter: int, u: int) -> int:
    """In how many ways `u` chosen draws of a voter can hold own votes."""
    return comb(drawn[voter], u) * perm(bag[voter], u)


def exactly(own: int, u: int) -> int:
    """How an order with `u` chosen own votes counts towards those with exactly `own`."""
    return (-1) ** (u - own) * comb(u, own) if u >= own else 0


def at_least(own: int, u: int) -> int:
    """How an order with `u` chosen own votes counts towards those with `own` or more."""
    if own <= 0:
        return int(u == 0)
    return (-1) ** (u - own) * comb(u - 1, own - 1) if u >= own else 0


def joined(above: list[Polynomial], other: Polynomial) -> list[Polynomial]:
    """One more voter: the counts for each number of chosen voters who are all ahead."""
    longer = [*above, [0]]
    for number, each in enumerate(above, 1):
        longer[number] = sum_of(longer[number], product_of(each, other))
    return longer


def product_of(one: Polynomial, other: Polynomial) -> Polynomial:
    found = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        if a:
            for j, b in enumerate(other):
                found[i + j] += a * b
    return found


def sum_of(one: Polynomial, other: Polynomial) -> Polynomial:
    longer, shorter = (one, other) if len(one) > len(other) else (other, one)
    return [n + (shorter[u] if u < len(shorter) else 0) for u, n in enumerate(longer)]


def is_exchange_due(g: PlanetB) -> bool:
    """This turn's briefcase has taken the last spot (PB-DEAL-5)."""
    return g.deal != NONE and g.briefcases[g.deal] == board_side(g).briefcase_spots_per_tile


def market_after(g: PlanetB, location: int) -> int:
    """The side of a market after the next exchange there; an empty stack leaves it as it is (PB-EXCH-4..7, 9)."""
    side = g.tiles[location][1]
    if side != leaves_on(g, location):
        return GREY if side == RED else RED
    return g.markets[location] if g.next_tile == NONE else LOCATIONS[location].placed_side


def points_now(g: PlanetB, seat: int) -> int:
    """The points of a seat if the game ended now (PB-SCORE-1..7)."""
    ended = g.clone()
    if g.stack:
        FINAL_SCORING.run(ended, NONE, ())
    return vp(ended.players[seat])
