"""Explore: name a position, turn up a hex, lay it or not, and put a disc on it (ECL-EXP)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Draw, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import has_half_wormholes, special
from .control import take_control
from .guards import put_guards
from .hexes import EDGES, beside, neighbours_of, opposite, zone
from .ids import ANCIENT, EFFECT, NONE
from .links import has_wormhole, is_open, joins
from .pending import frames_beside
from .pinning import has_free_ship
from .ships import is_at_peace, npcs_at
from .stacks import can_draw, candidates, discard_sector, draw_sector, maybe_renew_stack
from .state import Eclipse
from .steps import STEPS
from .tables import SECTOR_COUNT, SECTORS

CHOICE: Final = EFFECT["explore_choose_one_of"]
Spot = tuple[int, int, tuple[int, ...], tuple[int, ...]]  # q, r, the hexes to choose from, hives that were put aside


def may_explore_from(g: Eclipse, seat: int, sector: int) -> bool:
    """An own disc or an unpinned own ship is there (ECL-EXP-1)."""
    return g.owners[sector] == seat or has_free_ship(g, seat, sector)


def gateways(g: Eclipse, seat: int, q: int, r: int) -> list[int]:
    """The edges of an empty position beyond which a sector opens to it for the player (ECL-EXP-1)."""
    is_half_enough = has_half_wormholes(g, seat)
    found: list[int] = []
    for edge in range(EDGES):
        sector = sector_at(g, *beside(q, r, edge))
        if sector == NONE or not may_explore_from(g, seat, sector):
            continue
        if joins(is_open(g, sector, opposite(edge)), is_other_open=True, is_half_enough=is_half_enough):
            found.append(edge)
    return found


def sector_at(g: Eclipse, q: int, r: int) -> int:
    """The sector on a position, or NONE."""
    return next((n for n, (x, y, turn) in enumerate(g.places) if turn != NONE and (x, y) == (q, r)), NONE)


def open_positions(g: Eclipse, seat: int) -> dict[tuple[int, int], int]:
    """The positions that the player may name, each by the first sector that opens to it (ECL-EXP-1, ECL-EXP-2).

    ECL-EXP-15.
    """
    is_half_enough = has_half_wormholes(g, seat)
    found: dict[tuple[int, int], int] = {}
    for sector in range(SECTOR_COUNT):
        q, r, rotation = g.places[sector]
        if rotation == NONE or not may_explore_from(g, seat, sector):
            continue
        for edge in range(EDGES):
            is_empty = g.neighbours[sector][edge] == NONE
            if is_empty and joins(has_wormhole(sector, rotation, edge), True, is_half_enough):
                found.setdefault(beside(q, r, edge), verbs.place_number(sector, edge))
    return found


def named_positions(g: Eclipse) -> list[tuple[int, int]]:
    """The positions for which the other holder of a marker has turned up a hex (ECL-EXP-2, ECL-ROTA-SIM-10)."""
    frames = frames_beside(g, TURN_UP.number) + frames_beside(g, PLACING.number)
    return [(frame[2][0], frame[2][1]) for frame in frames]


class Explore(Move[Eclipse, int]):
    """A position is named before a hex is turned up (ECL-EXP-1..3, ECL-EXP-6)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return verbs.EXPLORE.each(sorted(open_positions(g, seat).values()))

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        sector, edge = verbs.place_of(action[1])
        q, r, rotation = g.places[sector]
        spot = beside(q, r, edge)
        if rotation == NONE or open_positions(g, seat).get(spot) != action[1]:
            return fail(failures, "ECL-EXP-1")
        if spot in named_positions(g) and (refused := fail(failures, "ECL-ROTA-SIM-10")):
            return refused
        return None if can_draw(g, zone(*spot), *spot) else fail(failures, "ECL-EXP-6")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        sector, edge = verbs.place_of(action[1])
        q, r = beside(*g.places[sector][:2], edge)
        g.note(events.EXPLORED, seat, action[1])
        then(g, NEXT_EXPLORATION.at(seat, args[0] - 1))
        turn_up(g, seat, (q, r, (), ()))


def turn_up(g: Eclipse, seat: int, spot: Spot) -> None:
    """The next hex of the zone, from the discards if the stack is empty (ECL-EXP-4, ECL-EXP-6)."""
    q, r = spot[:2]
    maybe_renew_stack(g, zone(q, r), q, r)
    then(g, TURN_UP.at(seat, *spot))


class TurnUp(Draw[Eclipse, int, int, tuple[int, ...], tuple[int, ...]]):
    """Any unseen hex of the zone, for everybody to see (ECL-EXP-4, ECL-EXP-14)."""

    def outcomes(self, g: Eclipse, seat: int, args: Spot) -> tuple[list[Action], list[int]]:
        q, r = args[:2]
        found = candidates(g, zone(q, r), q, r)
        return verbs.TURN_SECTOR.each(found), [1] * len(found)

    def do(self, g: Eclipse, seat: int, args: Spot, action: Action) -> None:
        q, r, found, aside = args
        sector = action[1]
        draw_sector(g, zone(q, r), q, r, sector)
        g.note(events.TURNED_UP, sector)
        if not is_refused_hive(g, seat, sector):
            then(g, PLACING.at(seat, q, r, (*found, sector), aside))
        elif can_draw(g, zone(q, r), q, r):
            turn_up(g, seat, (q, r, found, (*aside, sector)))
        elif found:
            then(g, PLACING.at(seat, q, r, found, (*aside, sector)))
        else:
            discard(g, (q, r, found, (*aside, sector)), NONE)


def is_refused_hive(g: Eclipse, seat: int, sector: int) -> bool:
    """Who is at peace with Ancients must discard a hive and draw again (ECL-ROTA-HIVE-10)."""
    return bool(SECTORS[sector].hive_dice) and is_at_peace(g, seat, ANCIENT)


def discard(g: Eclipse, args: Spot, placed: int) -> None:
    """What is not laid goes to the discard pile, the first drawn first (ECL-EXP-12)."""
    q, r, found, aside = args
    for sector in (*aside, *found):
        if sector != placed:
            discard_sector(g, zone(q, r), sector)


class PlaceSector(Move[Eclipse, int, int, tuple[int, ...], tuple[int, ...]]):
    """In any rotation that connects it with a sector from which the player may explore (ECL-EXP-5)."""

    def candidates(self, g: Eclipse, seat: int, args: Spot) -> Iterable[Action]:
        return [verbs.PLACE(sector, rotation) for sector in args[2] for rotation in range(EDGES)]

    def check(self, g: Eclipse, seat: int, args: Spot, action: Action, failures: Failures | None) -> str | None:
        (q, r), (_, sector, rotation) = args[:2], action
        if sector not in args[2] and (refused := fail(failures, "ECL-EXP-4")):
            return refused
        is_half_enough = has_half_wormholes(g, seat)
        for edge in gateways(g, seat, q, r):
            beyond = sector_at(g, *beside(q, r, edge))
            if joins(is_open(g, beyond, opposite(edge)), has_wormhole(sector, rotation, edge), is_half_enough):
                return None
        return fail(failures, "ECL-EXP-5")

    def do(self, g: Eclipse, seat: int, args: Spot, action: Action) -> None:
        _, sector, rotation = action
        discard(g, args, sector)
        lay_sector(g, sector, args[0], args[1], rotation)
        g.note(events.PLACED, seat, sector, rotation)
        then(g, *put_guards(g, sector), OFFER_DISC.at(seat, sector))


def lay_sector(g: Eclipse, sector: int, q: int, r: int, rotation: int) -> None:
    """A sector never moves or turns again (ECL-EXP-13)."""
    g.places = put(g.places, sector, (q, r, rotation))
    g.neighbours = neighbours_of(g.places)


class TurnUpAgain(Move[Eclipse, int, int, tuple[int, ...], tuple[int, ...]]):
    """A second hex, once, having seen the first (ECL-EXP-12)."""

    def check(self, g: Eclipse, seat: int, args: Spot, action: Action, failures: Failures | None) -> str | None:
        q, r, found, _ = args
        ability = special(g.players[seat], CHOICE)
        if ability is None or len(found) >= ability.amount:
            return fail(failures, "ECL-EXP-12")
        return None if can_draw(g, zone(q, r), q, r) else fail(failures, "ECL-EXP-6")

    def do(self, g: Eclipse, seat: int, args: Spot, action: Action) -> None:
        turn_up(g, seat, args)


class Refuse(Move[Eclipse, int, int, tuple[int, ...], tuple[int, ...]]):
    """Nothing is laid (ECL-EXP-4)."""

    def do(self, g: Eclipse, seat: int, args: Spot, action: Action) -> None:
        discard(g, args, NONE)


def has_hostile_npc(g: Eclipse, seat: int, sector: int) -> bool:
    """NPC ships that keep the player's disc away (ECL-EXP-8, ECL-NPC-4)."""
    return any([not is_at_peace(g, seat, kind) for kind in npcs_at(g, sector)])


class OfferDisc(Automatic[Eclipse, int]):
    """A disc may go onto the new sector if no NPC ship is there (ECL-EXP-8)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if g.players[seat].discs and not has_hostile_npc(g, seat, args[0]):
            then(g, CLAIMING.at(seat, args[0]))


class Claim(Move[Eclipse, int]):
    """A disc from the influence track, without another action (ECL-EXP-8, ECL-CTRL-2)."""

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        return None if g.owners[args[0]] == NONE else fail(failures, "ECL-ROTA-SIM-10")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        g.players[seat].discs -= 1
        take_control(g, seat, args[0])


class NextExploration(Automatic[Eclipse, int]):
    """Some species explore again after they have seen the first result (ECL-EXP-11)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if args[0] and EXPLORE.is_possible(g, seat, args):
            then(g, EXPLORING.at(seat, args[0]))


class Placing(Decision[Eclipse, int, int, tuple[int, ...], tuple[int, ...]]):
    """Between the draw and the choice there is no time for anything else (ECL-GEN-9)."""

    excludes_anytime = True


EXPLORE: Final[Explore] = Explore(verbs.EXPLORE)
EXPLORING: Final[Decision[Eclipse, int]] = STEPS.add("EXPLORING", Decision([EXPLORE, Close(verbs.DONE)]))
TURN_UP: Final[TurnUp] = STEPS.add("TURN_UP", TurnUp())
PLACING: Final[Placing] = STEPS.add(
    "PLACING", Placing([PlaceSector(verbs.PLACE), TurnUpAgain(verbs.AGAIN), Refuse(verbs.REFUSE)])
)
OFFER_DISC: Final[OfferDisc] = STEPS.add("OFFER_DISC", OfferDisc())
CLAIMING: Final[Decision[Eclipse, int]] = STEPS.add("CLAIMING", Decision([Claim(verbs.CLAIM), Close(verbs.SKIP)]))
NEXT_EXPLORATION: Final[NextExploration] = STEPS.add("NEXT_EXPLORATION", NextExploration())
