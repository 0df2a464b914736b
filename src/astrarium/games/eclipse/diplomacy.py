"""Diplomatic relations: proposals, ambassadors, and attacks that end them (ECL-DIP)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.causes import Cause
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.pools import BAG, kinds_at, move_piece, seat_bit
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .causes import proposal_cause, species_of, turn_holder
from .discs import controlled
from .ids import GREY_SQUARE, NONE
from .links import linked_sectors
from .moments import is_own_turn
from .pending import frames_beside
from .population import ALL_RESOURCES, CUBE_LEAVES
from .reputation_track import can_make_slot, has_slot_for_ambassador
from .ships import are_allied, has_ship
from .state import Eclipse, added
from .steps import STEPS
from .tables import SECTOR_COUNT, SETUPS, SPECIES


def has_relation(g: Eclipse, seat: int, other: int) -> bool:
    return other in g.players[seat].ambassadors


def are_neighbours(g: Eclipse, seat: int, other: int) -> bool:
    """A controlled sector of one is fully connected with one of the other (ECL-DIP-2)."""
    theirs = set(controlled(g, other))
    return any([theirs & set(linked_sectors(g, n, is_half_enough=False)) for n in controlled(g, seat)])


def is_trespassing(g: Eclipse, seat: int, other: int) -> bool:
    """One has ships on a sector that the other controls or has ships on (ECL-DIP-2)."""
    for sector in range(SECTOR_COUNT):
        one, two = has_ship(g, seat, sector), has_ship(g, other, sector)
        if (one and two) or (one and g.owners[sector] == other) or (two and g.owners[sector] == seat):
            return True
    return False


def is_exchanging(g: Eclipse, seat: int) -> bool:
    """Whether the player has just accepted relations in the turn of another marker (ECL-ROTA-SIM-10)."""
    return any([seat in (frame[1], frame[2][0]) for frame in frames_beside(g, RELATE.number)])


def check_means(g: Eclipse, seat: int, failures: Failures | None) -> str | None:
    """An ambassador, a cube and a slot for the other's tile (ECL-DIP-4, ECL-DIP-5)."""
    p = g.players[seat]
    if is_exchanging(g, seat) and (refused := fail(failures, "ECL-ROTA-SIM-10")):
        return refused
    if not sum(p.cubes) and (refused := fail(failures, "ECL-DIP-4")):
        return refused
    has_tile = len(p.ambassadors) < SPECIES[p.species].ambassadors
    return None if has_tile and can_make_slot(g, seat) else fail(failures, "ECL-DIP-5")


def check_pair(g: Eclipse, seat: int, other: int, failures: Failures | None) -> str | None:
    """Neighbours without a relation or quarrel, neither of them a traitor (ECL-DIP-2, ECL-DIP-6, ECL-DIP-9)."""
    if has_relation(g, seat, other) and (refused := fail(failures, "ECL-DIP-6")):
        return refused
    if g.traitor in (seat, other) and (refused := fail(failures, "ECL-DIP-9")):
        return refused
    is_ready = are_neighbours(g, seat, other) and not is_trespassing(g, seat, other)
    if not is_ready and (refused := fail(failures, "ECL-DIP-2")):
        return refused
    return check_means(g, seat, failures) or check_means(g, other, failures)


class Propose(Move[Eclipse, *tuple[int, ...]]):
    """Ask another player for relations, once in a turn (ECL-DIP-2, ECL-DIP-12)."""

    keeps_step = True

    def candidates(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> Iterable[Action]:
        return verbs.PROPOSE.each(range(len(g.players))) if SETUPS[len(g.players)].diplomacy else ()

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        other = action[1]
        if not SETUPS[len(g.players)].diplomacy:
            return fail(failures, "ECL-DIP-1")
        is_other = other < len(g.players) and other != seat and not g.players[other].is_collapsed
        if not (is_own_turn(g, seat) and is_other):
            return fail(failures, "ECL-DIP-2")
        if g.players[seat].asked >> other & 1 and (refused := fail(failures, "ECL-DIP-12")):
            return refused
        return check_pair(g, seat, other, failures)

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        g.players[seat].asked |= 1 << action[1]
        g.note(events.PROPOSED, seat, action[1])
        then(g, ANSWERING.at(action[1], seat))


class Accept(Move[Eclipse, int]):
    """Both exchange ambassadors and put a cube on the tile that they get (ECL-DIP-3, ECL-DIP-4).

    Who was asked by both holders of a marker may lack the means for a second exchange (ECL-ROTA-SIM-10).
    """

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        return check_pair(g, args[0], seat, failures)

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        other = args[0]
        then(
            g,
            MAKE_SLOT.at(other),
            OFFER_CUBE.at(other),
            MAKE_SLOT.at(seat),
            OFFER_CUBE.at(seat),
            RELATE.at(other, seat),
        )


class Decline(Move[Eclipse, int]):
    """The other player must agree (ECL-DIP-3)."""

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        g.note(events.DECLINED, seat, args[0])


class MakeSlot(Automatic[Eclipse]):
    """If no fitting slot is free, a reputation tile returns to the bag (ECL-DIP-5)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        if not has_slot_for_ambassador(g, seat):
            then(g, GIVING_BACK.at(seat))


class GiveBack(Move[Eclipse]):
    """One of the own reputation tiles (ECL-DIP-5)."""

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in kinds_at(g.reputation, seat) else fail(failures, "ECL-DIP-5")

    def seen_by(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        g.reputation = move_piece(g.reputation, seat, BAG, action[1], seat_bit(seat))
        g.note(events.RETURNED_REPUTATION, seat)


class OfferCube(Automatic[Eclipse]):
    """A cube from any track, asked only if there is a choice (ECL-DIP-4)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        tracks = [resource for resource in ALL_RESOURCES if g.players[seat].cubes[resource]]
        if len(tracks) == 1:
            send_cube(g, seat, tracks[0])
        else:
            then(g, SENDING.at(seat))


class SendCube(Move[Eclipse]):
    """A cube from a track onto the ambassador (ECL-DIP-4)."""

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if g.players[seat].cubes[action[1]] else fail(failures, "ECL-DIP-4")

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        send_cube(g, seat, action[1])


def send_cube(g: Eclipse, seat: int, resource: int) -> None:
    p = g.players[seat]
    p.cubes = added(p.cubes, resource, -1)


class Relate(Automatic[Eclipse, int]):
    """Each has the other's ambassador now (ECL-DIP-4)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        other = args[0]
        g.players[seat].ambassadors += (other,)
        g.players[other].ambassadors += (seat,)
        g.note(events.RELATED, seat, other)


def end_relation(g: Eclipse, seat: int, other: int) -> None:
    """Ambassadors go back to their owners, cubes to their tracks (ECL-DIP-8, ECL-BANK-6)."""
    for one, two in ((seat, other), (other, seat)):
        p = g.players[one]
        p.ambassadors = tuple([partner for partner in p.ambassadors if partner != two])
    then(g, CUBE_LEAVES.at(seat, GREY_SQUARE, False), CUBE_LEAVES.at(other, GREY_SQUARE, False))


def attack(g: Eclipse, seat: int, other: int) -> None:
    """The attacker breaks the relation and takes the Traitor card (ECL-DIP-8, ECL-DIP-10).

    ECL-DIP-11.
    """
    if has_relation(g, seat, other):
        end_relation(g, seat, other)
        g.note(events.BROKE_RELATIONS, seat, other)
    g.traitor = seat
    g.note(events.TRAITOR, seat)


def attack_partners_at(g: Eclipse, seat: int, sector: int) -> None:
    """Moving a ship to a partner's disc or ships is an attack, unless they are allied (ECL-DIP-8, ECL-ROTA-ALLY-6).

    ECL-DIP-13.
    """
    for other in g.players[seat].ambassadors:
        is_there = g.owners[sector] == other or has_ship(g, other, sector)
        if is_there and not are_allied(g, seat, other):
            attack(g, seat, other)


class Answering(Decision[Eclipse, int]):
    """Another player has proposed something; the argument is who (ECL-DIP-3)."""

    excludes_anytime = True

    def cause(self, g: Eclipse, seat: int, args: tuple[int]) -> Cause | None:
        return proposal_cause(g, seat, "proposal", args[0], species_of(g, args[0]))


class Asked(Decision[Eclipse]):
    """A part of the exchange of ambassadors (ECL-DIP-4, ECL-DIP-5)."""

    excludes_anytime = True

    def cause(self, g: Eclipse, seat: int, args: tuple[()]) -> Cause | None:
        by = turn_holder(g, seat)
        return None if by == NONE else proposal_cause(g, seat, "ambassador", by, species_of(g, by))


PROPOSE: Final[Propose] = Propose(verbs.PROPOSE)
ANSWERING: Final[Answering] = STEPS.add("ANSWERING", Answering([Accept(verbs.ACCEPT), Decline(verbs.DECLINE)]))
MAKE_SLOT: Final[MakeSlot] = STEPS.add("MAKE_SLOT", MakeSlot())
GIVING_BACK: Final[Asked] = STEPS.add("GIVING_BACK", Asked([GiveBack(verbs.GIVE_BACK)]))
OFFER_CUBE: Final[OfferCube] = STEPS.add("OFFER_CUBE", OfferCube())
SENDING: Final[Asked] = STEPS.add("SENDING", Asked([SendCube(verbs.SEND_CUBE)]))
RELATE: Final[Relate] = STEPS.add("RELATE", Relate())
