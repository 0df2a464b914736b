"""Prepared positions of Planet B for rule tests: a table, what players have, and moves as in a record."""

from __future__ import annotations

from typing import Any, Final

import astrarium
from astrarium.games.planet_b import tables
from astrarium.games.planet_b.buildings import move_card
from astrarium.games.planet_b.costs import box_frames
from astrarium.games.planet_b.counts import hand, vp
from astrarium.games.planet_b.effects import ACTING
from astrarium.games.planet_b.ids import NONE, RESOURCE_NAMES, SIDE_NAMES
from astrarium.games.planet_b.state import GONE, PlanetB
from astrarium.games.planet_b.turn import START_TURN
from astrarium.games.planet_b.verbs import FRAUD_KINDS
from astrarium.kernel.pools import BAG, EVERYBODY, bag_size, move_piece, remaining_counts, seat_bit
from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.steps import then
from astrarium.kernel.values import put

SETUP: Final = {"tiles": ["a1", "a2", "a3"], "next_tile": "b1", "news": ["i01", "ii03", "iii09"]}
BOX: Final = {box.name: number for number, box in enumerate(tables.BOXES)}
CARD: Final = {name: number for number, name in enumerate(tables.NAMES["building"])}
NEWS: Final = {name: number for number, name in enumerate(tables.NAMES["news"])}
LAW: Final = {name: number for number, name in enumerate(tables.NAMES["law"])}
TILE: Final = {name: number for number, name in enumerate(tables.NAMES["conglomerate"])}
LEFT, CENTRE, RIGHT = range(3)
P1, P2, P3, P4 = range(4)


def drafting(players: int = 3, **settings: Any) -> PlanetB:
    """A new game, in which chance is an actor."""
    g = astrarium.new("planet_b", players, settings, setup=SETUP)
    assert isinstance(g, PlanetB)
    return g


def table(players: int = 3, seat: int = P1, **settings: Any) -> PlanetB:
    """The beginning of a seat's turn; all hands are empty."""
    g = drafting(players, **settings)
    return begin(g, START_TURN.at(seat))


def begin(g: PlanetB, *frames: Frame) -> PlanetB:
    """These steps come next, and nothing else."""
    g.stack[:] = frames[::-1]
    g.history = []
    g.rules.advance(g)
    return g


def check(g: PlanetB) -> None:
    assert g.rules.invariant_errors(g) == []


def play(g: PlanetB, moves: str) -> None:
    """Moves as in a record: "p1 deal left; chance turn-news i02"."""
    for line in moves.split("; "):
        who, _, notation = line.partition(" ")
        g.play(CHANCE if who == "chance" else int(who[1:]) - 1, notation)
        check(g)


def options(g: PlanetB, verb: str, seat: int = P1) -> list[str]:
    """What a seat may do by one verb, without the verb."""
    found = [option.notation for option in g.options(seat)]
    return [notation.removeprefix(verb).strip() for notation in found if notation.split()[0] == verb]


def verbs_of(g: PlanetB, seat: int = P1) -> set[str]:
    return {option.notation.split()[0] for option in g.options(seat)}


def give_cards(g: PlanetB, seat: int, names: str) -> None:
    """Cards into a hand, which only its owner knows."""
    for name in names.split():
        move_card(g, CARD[name], BAG, seat, seat_bit(seat))


def cards(g: PlanetB, seat: int = P1) -> list[str]:
    return [tables.NAMES["building"][card] for card in hand(g, seat)]


def put_built(g: PlanetB, seat: int, name: str, *workies: int) -> None:
    """A built building, with workies on it: crafties and brainies of each zone."""
    c1, b1, c2, b2 = (*workies, *(0,) * (4 - len(workies)))
    p, card = g.players[seat], CARD[name]
    if card != tables.HQ:
        move_card(g, card, BAG, GONE, EVERYBODY)
    p.built = (*[built for built in p.built if built[0] != card], (card, c1, b1, c2, b2))


def workies_on(g: PlanetB, name: str, seat: int = P1) -> tuple[int, ...]:
    return next(built[1:] for built in g.players[seat].built if built[0] == CARD[name])


def built(g: PlanetB, seat: int = P1) -> list[str]:
    return [tables.NAMES["building"][building[0]] for building in g.players[seat].built]


def store(g: PlanetB, seat: int, **resources: int) -> None:
    """What a seat has in its storage, and nothing else."""
    g.players[seat].storage = tuple([resources.get(name, 0) for name in RESOURCE_NAMES])


def storage(g: PlanetB, seat: int = P1) -> dict[str, int]:
    return {name: n for name, n in zip(RESOURCE_NAMES, g.players[seat].storage, strict=True) if n}


def empty_deck(g: PlanetB, deck: int) -> None:
    """All cards of a building deck are gone."""
    pool = g.buildings[deck]
    while bag_size(pool):
        kind = next(kind for kind, count in enumerate(remaining_counts(pool)) if count)
        pool = move_piece(pool, BAG, GONE, kind, EVERYBODY)
    g.buildings = (*g.buildings[:deck], pool, *g.buildings[deck + 1 :])


def open_news(g: PlanetB, names: str) -> None:
    """The open cards of decks I, II and III; "-" for none."""
    g.open_news = tuple([NONE if name == "-" else NEWS[name] for name in names.split()])


def put_pile(g: PlanetB, seat: int, names: str) -> None:
    """A pile of news, its top last; what is in it is not open."""
    pile = tuple([NEWS[name] for name in names.split()])
    g.players[seat].news = pile
    g.open_news = tuple([NONE if card in pile else card for card in g.open_news])


def put_tile(g: PlanetB, location: int, name: str, side: str) -> None:
    """A conglomerate at a location; if it was in the stack, it has left it."""
    g.tiles = (*g.tiles[:location], (TILE[name], SIDE_NAMES.index(side)), *g.tiles[location + 1 :])
    g.markets = put(g.markets, location, SIDE_NAMES.index(side))
    g.seen_tiles |= 1 << TILE[name]


def put_fraud(g: PlanetB, seat: int, names: str) -> None:
    g.players[seat].fraud = tuple([FRAUD_KINDS.values[name] for name in names.split()])


def put_votes(g: PlanetB, *bag: int) -> None:
    """The bag by voter; all other votes are in the supplies."""
    g.bag = bag
    g.votes = tuple([tables.VOTES_EACH - count for count in bag])


def points(g: PlanetB, seat: int = P1) -> int:
    return vp(g.players[seat])


def fire(g: PlanetB, name: str, seat: int = P1) -> PlanetB:
    """A box is carried out in a turn whose tile has nothing open any more."""
    return begin_in_turn(g, *box_frames(seat, BOX[name]), seat=seat)


def begin_in_turn(
    g: PlanetB, *frames: Frame, seat: int = P1, tile: str = "a1_grey", left: tuple[int, ...] = ()
) -> PlanetB:
    """These steps come next in a turn after its deal; `left` is what is still open of the tile."""
    box = BOX[tile]
    g.turn_seat, g.deal = seat, LEFT
    closed = left or (0,) * len(tables.BOXES[box].effects)
    return begin(g, *frames, ACTING.at(seat, box, closed))


def end_turn(g: PlanetB, seat: int = P1) -> None:
    """The turn of a seat with a full hand ends; chance turns up what is missing."""
    g.play(seat, "end")
    while g.actors == (CHANCE,):
        g.play(CHANCE, g.actions(CHANCE)[0])
    check(g)


def run(g: PlanetB, *frames: Frame) -> None:
    """Push steps on what there is, and run them."""
    then(g, *frames)
    g.rules.advance(g)
