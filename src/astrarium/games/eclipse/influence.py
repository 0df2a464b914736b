"""Influence: discs are lifted and put, and used colony ships turned up (ECL-INF)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .control import lift_disc, take_control
from .discs import controlled
from .ids import NONE
from .links import links_for
from .ships import has_enemy_player, has_ship, is_at_peace, npcs_at
from .state import Eclipse
from .steps import STEPS
from .tables import NPCS, SECTOR_COUNT, SPECIES

TRACK: Final = 0  # as a source; sector n is n + 1
Left = tuple[int, int]  # disc moves and flips that are left


def is_linked(g: Eclipse, seat: int, sector: int) -> bool:
    """The player has a ship there, or a disc or ship on a connected sector (ECL-INF-2, ECL-INF-9).

    ECL-BANK-5.
    """
    if has_ship(g, seat, sector):
        return True
    return any([g.owners[other] == seat or has_ship(g, seat, other) for other in links_for(g, seat, sector)])


def check_target(g: Eclipse, seat: int, sector: int, failures: Failures | None) -> str | None:
    """A linked sector on the map without a disc and without enemies (ECL-INF-2, ECL-INF-3)."""
    is_there = g.places[sector][2] != NONE
    if not (is_there and is_linked(g, seat, sector)) and (refused := fail(failures, "ECL-INF-2")):
        return refused
    is_taken = g.owners[sector] != NONE or has_enemy_player(g, seat, sector)
    if is_taken and (refused := fail(failures, "ECL-INF-3")):
        return refused
    return check_guards(g, seat, sector, failures)


def check_guards(g: Eclipse, seat: int, sector: int, failures: Failures | None) -> str | None:
    """Ancients and other NPC ships keep discs away, a cruiser also from its homeworld (ECL-NPC-4, ECL-ROTA-HW-4)."""
    guards = [kind for kind in npcs_at(g, sector) if not is_at_peace(g, seat, kind)]
    cruisers = [kind for kind in guards if NPCS[kind].kind == "ancient_cruiser"]
    if cruisers and (refused := fail(failures, "ECL-ROTA-HW-4")):
        return refused
    return fail(failures, "ECL-NPC-4") if len(guards) > len(cruisers) else None


def targets(g: Eclipse, seat: int) -> list[int]:
    found = [n for n in range(SECTOR_COUNT) if g.places[n][2] != NONE and g.owners[n] == NONE]
    return [n for n in found if check_target(g, seat, n, None) is None]


class Lift(Move[Eclipse, int, int]):
    """A disc from the track or from an own sector, if it can go somewhere (ECL-INF-1)."""

    def candidates(self, g: Eclipse, seat: int, args: Left) -> Iterable[Action]:
        return verbs.LIFT.each([TRACK, *[sector + 1 for sector in controlled(g, seat)]])

    def check(self, g: Eclipse, seat: int, args: Left, action: Action, failures: Failures | None) -> str | None:
        if not args[0] and (refused := fail(failures, "ECL-INF-1")):
            return refused
        if action[1] != TRACK:
            return None if g.owners[action[1] - 1] == seat else fail(failures, "ECL-INF-1")
        if not g.players[seat].discs and (refused := fail(failures, "ECL-INF-1")):
            return refused
        return None if targets(g, seat) else fail(failures, "ECL-INF-2")

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        then(g, PUTTING.at(seat, action[1]), INFLUENCING_ON.at(seat, args[0] - 1, args[1]))
        if action[1] == TRACK:
            g.players[seat].discs -= 1
        else:
            lift_disc(g, action[1] - 1)


class PutDisc(Move[Eclipse, int]):
    """To another legal sector, or back to the influence track (ECL-INF-1, ECL-INF-5, ECL-INF-8).

    A disc from the track goes back if another player took the last place for it (ECL-ROTA-SIM-10).
    """

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return verbs.PUT.each([TRACK, *[sector + 1 for sector in targets(g, seat)]])

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        if action[1] == args[0] and (args[0] != TRACK or targets(g, seat)) and (refused := fail(failures, "ECL-INF-5")):
            return refused
        return None if action[1] == TRACK else check_target(g, seat, action[1] - 1, failures)

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        if action[1] == TRACK:
            g.players[seat].discs += 1
        else:
            take_control(g, seat, action[1] - 1)


class Refresh(Move[Eclipse, int, int]):
    """A used colony ship is turned up (ECL-INF-6, ECL-INF-10)."""

    def check(self, g: Eclipse, seat: int, args: Left, action: Action, failures: Failures | None) -> str | None:
        return None if args[1] and used_ships(g, seat) else fail(failures, "ECL-INF-6")

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        flip(g, seat, 1)
        then(g, INFLUENCING_ON.at(seat, args[0], args[1] - 1))


def used_ships(g: Eclipse, seat: int) -> int:
    p = g.players[seat]
    return SPECIES[p.species].colony_ships - p.colony_ships


def flip(g: Eclipse, seat: int, ships: int) -> None:
    if ships:
        g.players[seat].colony_ships += ships
        g.note(events.FLIPPED, seat, ships)


class InfluenceDone(Move[Eclipse, int, int]):
    """The flips that are left are made, since a flip never hurts (ECL-INF-10)."""

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        flip(g, seat, min(args[1], used_ships(g, seat)))


class InfluencingOn(Automatic[Eclipse, int, int]):
    """The action goes on while something of it is left (ECL-INF-1, ECL-INF-10)."""

    def run(self, g: Eclipse, seat: int, args: Left) -> None:
        if args != (0, 0):
            then(g, INFLUENCING.at(seat, *args))


class Putting(Decision[Eclipse, int]):
    """Where the lifted disc goes; everything is judged without it (ECL-INF-8)."""

    excludes_anytime = True


LIFT: Final[Lift] = Lift(verbs.LIFT)
REFRESH: Final[Refresh] = Refresh(verbs.REFRESH)
INFLUENCING: Final[Decision[Eclipse, int, int]] = STEPS.add(
    "INFLUENCING", Decision([LIFT, REFRESH, InfluenceDone(verbs.DONE)])
)
PUTTING: Final[Putting] = STEPS.add("PUTTING", Putting([PutDisc(verbs.PUT)]))
INFLUENCING_ON: Final[InfluencingOn] = STEPS.add("INFLUENCING_ON", InfluencingOn())


def can_influence(g: Eclipse, seat: int, args: Left) -> bool:
    """A disc move or the flip of a colony ship (ECL-FLOW-8)."""
    return LIFT.is_possible(g, seat, args) or REFRESH.is_possible(g, seat, args)
