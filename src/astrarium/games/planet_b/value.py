"""What bots think a position is worth to a player: named features with weights, in victory points at the end.

The features are good at one moment: the end of the own turn, before hands are refilled and exchange and election take
place. Inside a turn what is still open is added, so that a search may stop there.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from . import ids
from .costs import is_box_payable
from .counts import board_side, hand, has_puppet, is_full, is_immoral, office_of, placed, price, vp
from .effects import ACTING, BOXING, OPEN, can_do
from .election import hand_of
from .ids import NONE, STUFFING
from .state import PlanetB, Player
from .tables import BOXES, BOXES_OF, BUILDINGS, ELECTION, EXCHANGE, OFFICES, SCORING
from .workies import CHOOSING_BOX, FIRE, TAKING, WORKING
from .worth import BEST_BOX, BOX_WORTH, SUPPORTS, VOTE, WORKIE, WORKIE_STEP, worth_of

Features = tuple[float, ...]  # in the order of WEIGHTS

WEIGHTS: Final[dict[str, float]] = {
    "points": 1.0,  # victory points so far
    "money": 1 / 3,  # billies, and what the storage would bring
    "money_later": 0.05,  # the same, while there is time to spend it
    "stored": 0.35,  # resources, while there is time to use them
    "tiles": 1.2,  # production tiles on cells
    "discs": 1.0,  # for each disc: its points at the end, or most of the best support that it can take
    "steps": 0.4,  # of the discs, while there is time to go on
    "mood": 1.7,  # spaces above neutral
    "workies": 1.2,  # on the board, while there is time to place them
    "placed": 1.2,  # on buildings, while they may come home
    "zones": 0.3,  # the best box of each zone, for each time that it may still be filled
    "begun": 0.6,  # the best box of zones that are being filled, by the part that is full
    "votes": 0.4,  # in the bag, while an election may come
    "fraud": 2.5,  # tiles, for each election that may come
    "office": 1.0,  # what the own office brings in the turns that it may last
    "hand": 0.12,  # the points of the cards in hand
    "election": 0.8,  # the points of the office that the votes promise, by how near the election is
    "most_votes": 0.8,  # the points for most votes at the end, by how near that is
    "exchange": 0.8,  # the reward for an exchange that follows this turn
    "open": 1.0,  # what is still to be carried out in this turn
}
OFFICE: Final = (5.0, 4.0, 2.0, 1.2)  # what each office brings in a turn
SUPPORT: Final = 0.8  # of the best box at a disc
OPEN_ACTION: Final = 0.9  # of an action that can be carried out now
LATER: Final = 0.3  # of one that cannot
OFFICE_POINTS: Final[tuple[float, ...]] = tuple([float(office.immediate_vp) for office in OFFICES])
VOTE_POINTS: Final[tuple[float, ...]] = (float(SCORING.most_votes_vp), float(SCORING.second_votes_vp), 0.0)
EACH_WEIGHT: Final[Features] = tuple(WEIGHTS.values())


def value(g: PlanetB, seat: int) -> float:
    """The weighted features."""
    return sum([weight * found for weight, found in zip(EACH_WEIGHT, features(g, seat), strict=True)])


def features(g: PlanetB, seat: int) -> Features:
    """What counts in a position, in the order of WEIGHTS; only what the seat may know."""
    p, turns = g.players[seat], turns_left(g)
    later = min(1.0, turns / 2)
    elections = min(3.0, turns / 3)
    money = p.billies + sum([count * price(g, resource) for resource, count in enumerate(p.storage)])
    office = office_of(g, seat)
    return (
        float(vp(p)),
        float(money),
        money * later,
        sum(p.storage) * later,
        sum([tile != NONE for tile in p.tiles]) * later,
        discs(p, later),
        sum(p.discs) * later,
        float(p.mood),
        sum(p.workies) * later,
        *zones(p, turns),
        g.bag[seat] * min(1.0, elections),
        len(p.fraud) * elections,
        0.0 if office == NONE else OFFICE[office] * min(turns, 3.0),
        later * sum([BUILDINGS[card].vp for card in hand(g, seat)]),
        *ballots(g, seat, turns),
        exchange(g, seat),
        open_worth(g, seat),
    )


def turns_left(g: PlanetB) -> float:
    """About how many turns a player still has."""
    if g.turns_left >= 0:
        return g.turns_left / len(g.players)
    spots = board_side(g).briefcase_spots_per_tile
    tiles = g.stack_size + int(g.next_tile != NONE)
    return 1 + 2.3 * spots * tiles / len(g.players)


def discs(p: Player, later: float) -> float:
    """Each disc: its steps at the end, or the best support that it can take."""
    return sum(
        [
            max(step * SCORING.vp_per_faction_step, SUPPORT * later * SUPPORTS[track][step])
            for track, step in enumerate(p.discs)
        ]
    )


def zones(p: Player, turns: float) -> tuple[float, float, float]:
    """Workies on buildings, what the zones will still do, and what those that are being filled will soon do."""
    there = uses = begun = 0.0
    for built in p.built:
        for zone, places in enumerate(BUILDINGS[built[0]].zones):
            on = placed(built, zone, 0) + placed(built, zone, 1)
            there += on * min(1.0, turns / 3)
            uses += min(2.0, turns / 3) * BEST_BOX[built[0]]
            if on and not is_full(built, zone):
                begun += BEST_BOX[built[0]] * on / sum(places) * min(1.0, turns / 2)
    return there, uses, begun


def ballots(g: PlanetB, seat: int, turns: float) -> tuple[float, float]:
    """The points of the office that the votes promise and of most votes at the end, each by how near it is."""
    near = (g.marker + 1) / (board_side(g).election_track_steps + 1) * min(1.0, 0.4 + turns / 2)
    offices = between(OFFICE_POINTS, beaten_by(expected_counts(g), seat))
    places = between(VOTE_POINTS, beaten_by([float(count) for count in g.bag], seat))
    return (1.0 if g.is_election_due else near) * offices, places / (1 + turns)


def expected_counts(g: PlanetB) -> list[float]:
    """The own votes that each voter will draw, with stuffed ones (PB-ELEC-8, PB-ELEC-10)."""
    hands = [hand_of(g, seat) for seat in range(len(g.players))]
    stuffed = [p.fraud.count(STUFFING) for p in g.players]
    if has_puppet(g):
        hands.append(ELECTION.puppet_draw)
        stuffed.append(0)
    drawn = sum(hands)
    return [g.bag[voter] * each / drawn + stuffed[voter] for voter, each in enumerate(hands)]


def beaten_by(counts: list[float], voter: int) -> float:
    """How many others will probably have more."""
    own = counts[voter]
    return sum(
        [
            min(1.0, max(0.0, 0.5 + (other - own) / (2 * sqrt(1 + other + own))))
            for each, other in enumerate(counts)
            if each != voter
        ]
    )


def between(points: tuple[float, ...], place: float) -> float:
    """The points of a place that may lie between two."""
    lower = min(int(place), len(points) - 1)
    upper = min(lower + 1, len(points) - 1)
    return points[lower] + (points[upper] - points[lower]) * (place - lower)


def exchange(g: PlanetB, seat: int) -> float:
    """The reward if the own briefcase took the last spot (PB-EXCH-1, PB-EXCH-2)."""
    is_due = g.turn_seat == seat and g.deal != NONE
    if not is_due or g.briefcases[g.deal] < board_side(g).briefcase_spots_per_tile:
        return 0.0
    return float(EXCHANGE.immoral_vp) if is_immoral(g.players[seat]) else EXCHANGE.votes * VOTE


def open_worth(g: PlanetB, seat: int) -> float:
    """What is still to be carried out in this turn."""
    total = 0.0
    for number, whose, args in g.stack:
        if whose != seat:
            continue
        if number in (ACTING.number, BOXING.number, OPEN.number):
            total += open_actions(g, seat, args[0], args[1])
        elif number == WORKING.number:
            total += args[0] * WORKIE_STEP
        elif number == TAKING.number:
            total += args[0] * WORKIE
        elif number in (FIRE.number, CHOOSING_BOX.number):
            payable = [BOX_WORTH[box] for box in BOXES_OF.buildings[args[0]] if is_box_payable(g, seat, box)]
            total += max([0.0, *payable])
    return total


def open_actions(g: PlanetB, seat: int, box: int, left: tuple[int, ...]) -> float:
    total = 0.0
    for effect, count in zip(BOXES[box].effects, left, strict=True):
        if count:
            rate = OPEN_ACTION if can_do(g, seat, box, effect, False) else LATER
            total += rate * worth_of(effect) * (count / effect.n if effect.kind in ids.SEPARATE else 1)
    return total
