"""Alliances: forming, joining and leaving them (ECL-ROTA-ALLY)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.causes import Cause
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .causes import proposal_cause
from .diplomacy import attack, has_relation
from .ids import NONE, SEATS_MOST
from .moments import is_own_turn
from .pending import frames_beside
from .ships import has_ship
from .state import Eclipse
from .steps import STEPS
from .tables import ALLIANCES, COUNTS, NAMES, ROUNDS, SECTOR_COUNT, SETUPS

TOKENS: Final = min([COUNTS["alliance"][name] for name in NAMES["alliance"]])  # copies of each
SECOND: Final = 2  # members of an alliance that was just formed


def most_members(g: Eclipse) -> int:
    """Two with 4 or 5 players, three with more, none with fewer (ECL-ROTA-ALLY-1)."""
    return SETUPS[len(g.players)].alliance_max_members if g.settings["alliances"] else 0


def members_of(g: Eclipse, alliance: int) -> list[int]:
    return [seat for seat, p in enumerate(g.players) if p.alliance == alliance]


def holders_of(g: Eclipse, alliance: int) -> list[int]:
    """Who has a token of the alliance, on either side."""
    return [seat for seat, p in enumerate(g.players) if p.alliance == alliance or p.left_alliances >> alliance & 1]


def unused_alliance(g: Eclipse) -> int:
    """The first alliance of which nobody has a token, or NONE (ECL-ROTA-ALLY-2, ECL-ROTA-ALLY-4).

    One that the other holder of a marker has just proposed is not open (ECL-ROTA-SIM-10).
    """
    taken = [frame[2][1] for frame in frames_beside(g, ALLYING.number)]
    return next((n for n in range(len(ALLIANCES)) if n not in taken and not holders_of(g, n)), NONE)


def check_moment(g: Eclipse, seat: int, failures: Failures | None) -> str | None:
    """On the own turn, not in the last round (ECL-ROTA-ALLY-2, ECL-ROTA-ALLY-15)."""
    if not most_members(g) and (refused := fail(failures, "ECL-ROTA-ALLY-1")):
        return refused
    if not is_own_turn(g, seat) and (refused := fail(failures, "ECL-ROTA-ALLY-2")):
        return refused
    return fail(failures, "ECL-ROTA-ALLY-15") if g.round == ROUNDS else None


def check_free(g: Eclipse, seat: int, failures: Failures | None) -> str | None:
    """In no alliance, and not barred for having left one (ECL-ROTA-ALLY-4, ECL-ROTA-ALLY-14)."""
    p = g.players[seat]
    if p.alliance != NONE and (refused := fail(failures, "ECL-ROTA-ALLY-4")):
        return refused
    is_barred = p.left_alliances and g.settings["alliance_leavers_barred"]
    return fail(failures, "ECL-ROTA-ALLY-14") if is_barred else None


def asked_bit(other: int) -> int:
    """In `Player.asked`: who was asked for an alliance."""
    return 1 << SEATS_MOST + other


class Ally(Move[Eclipse, *tuple[int, ...]]):
    """Two players with relations form an alliance if the other agrees (ECL-ROTA-ALLY-2, ECL-ROTA-ALLY-5)."""

    keeps_step = True

    def candidates(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> Iterable[Action]:
        return verbs.ALLY.each(g.players[seat].ambassadors) if most_members(g) else ()

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        other = action[1]
        if refused := check_moment(g, seat, failures):
            return refused
        if not has_relation(g, seat, other):
            return fail(failures, "ECL-ROTA-ALLY-2")
        if g.players[seat].asked & asked_bit(other) and (refused := fail(failures, "ECL-DIP-12")):
            return refused
        if unused_alliance(g) == NONE and (refused := fail(failures, "ECL-ROTA-ALLY-4")):
            return refused
        return check_free(g, seat, failures) or check_free(g, other, failures)

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        g.players[seat].asked |= asked_bit(action[1])
        g.note(events.ASKED_ALLIANCE, seat, action[1])
        then(g, ALLYING.at(action[1], seat, unused_alliance(g), ()))


def is_full(g: Eclipse, alliance: int) -> bool:
    """No further member, or no token, is possible (ECL-ROTA-ALLY-1)."""
    return len(members_of(g, alliance)) >= most_members(g) or len(holders_of(g, alliance)) >= TOKENS


class Join(Move[Eclipse, *tuple[int, ...]]):
    """A third player with relations to a member joins if all members agree (ECL-ROTA-ALLY-3)."""

    keeps_step = True

    def candidates(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> Iterable[Action]:
        return verbs.JOIN.all if most_members(g) > SECOND else ()

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        members = [other for other in members_of(g, action[1]) if not g.players[other].is_collapsed]
        if refused := check_moment(g, seat, failures):
            return refused
        if most_members(g) <= SECOND and (refused := fail(failures, "ECL-ROTA-ALLY-1")):
            return refused
        if g.players[seat].left_alliances >> action[1] & 1 and (refused := fail(failures, "ECL-ROTA-ALLY-14")):
            return refused
        if is_full(g, action[1]) and (refused := fail(failures, "ECL-ROTA-ALLY-1")):
            return refused
        if not any([has_relation(g, seat, other) for other in members]):
            return fail(failures, "ECL-ROTA-ALLY-3")
        if g.players[seat].asked & asked_bit(members[0]) and (refused := fail(failures, "ECL-DIP-12")):
            return refused
        return check_free(g, seat, failures)

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        first, *others = [other for other in members_of(g, action[1]) if not g.players[other].is_collapsed]
        g.players[seat].asked |= asked_bit(first)
        g.note(events.ASKED_ALLIANCE, seat, first)
        then(g, ALLYING.at(first, seat, action[1], tuple(others)))


Question = tuple[int, int, tuple[int, ...]]  # who asks, which alliance, and who must be asked after this player


class AgreeToAlliance(Move[Eclipse, int, int, tuple[int, ...]]):
    """When all have agreed, the tokens are taken (ECL-ROTA-ALLY-2, ECL-ROTA-ALLY-3).

    Meanwhile the other holder of a marker may have changed who is allied (ECL-ROTA-SIM-10).
    """

    def check(self, g: Eclipse, seat: int, args: Question, action: Action, failures: Failures | None) -> str | None:
        asker, alliance, _ = args
        is_member = g.players[seat].alliance == alliance
        is_gone = is_full(g, alliance) if is_member else bool(holders_of(g, alliance))
        if is_gone and (refused := fail(failures, "ECL-ROTA-SIM-10")):
            return refused
        return check_free(g, asker, failures) or (None if is_member else check_free(g, seat, failures))

    def do(self, g: Eclipse, seat: int, args: Question, action: Action) -> None:
        asker, alliance, others = args
        if others:
            then(g, ALLYING.at(others[0], asker, alliance, others[1:]))
            return
        for each in (asker, seat):
            if g.players[each].alliance == NONE:
                g.players[each].alliance = alliance
                g.note(events.ALLIED, each, alliance)


class RefuseAlliance(Move[Eclipse, int, int, tuple[int, ...]]):
    """One refusal is enough (ECL-ROTA-ALLY-3)."""

    def do(self, g: Eclipse, seat: int, args: Question, action: Action) -> None:
        g.note(events.DECLINED, seat, args[0])


class LeaveAlliance(Move[Eclipse, int]):
    """Before acting a player may turn the own token; it may be an attack (ECL-ROTA-ALLY-12, ECL-ROTA-ALLY-13)."""

    keeps_step = True

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return verbs.LEAVE.all if g.players[seat].alliance != NONE else ()

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        if g.players[seat].alliance == NONE:
            return fail(failures, "ECL-ROTA-ALLY-12")
        return fail(failures, "ECL-ROTA-ALLY-15") if g.round == ROUNDS else None

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        p = g.players[seat]
        partners = [other for other in members_of(g, p.alliance) if other != seat]
        p.left_alliances |= 1 << p.alliance
        g.note(events.LEFT_ALLIANCE, seat, p.alliance)
        p.alliance = NONE
        for other in partners:
            if is_intruding(g, seat, other):
                attack(g, seat, other)


def is_intruding(g: Eclipse, seat: int, other: int) -> bool:
    """A ship of the player is on a sector with ships or the disc of the other (ECL-ROTA-ALLY-13)."""
    own = [sector for sector in range(SECTOR_COUNT) if has_ship(g, seat, sector)]
    return any([g.owners[sector] == other or has_ship(g, other, sector) for sector in own])


class Allying(Decision[Eclipse, int, int, tuple[int, ...]]):
    """Somebody wants to form or join an alliance (ECL-ROTA-ALLY-2, ECL-ROTA-ALLY-3)."""

    excludes_anytime = True

    def cause(self, g: Eclipse, seat: int, args: Question) -> Cause | None:
        return proposal_cause(g, seat, "alliance", args[0], verbs.ALLIANCES.reference(args[1]))


ALLY: Final[Ally] = Ally(verbs.ALLY)
JOIN: Final[Join] = Join(verbs.JOIN)
LEAVE: Final[LeaveAlliance] = LeaveAlliance(verbs.LEAVE)
ALLYING: Final[Allying] = STEPS.add("ALLYING", Allying([AgreeToAlliance(verbs.ACCEPT), RefuseAlliance(verbs.DECLINE)]))
