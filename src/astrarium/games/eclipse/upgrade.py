"""Upgrade: parts onto blueprints, one at a time (ECL-UPG)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Close, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import has_tech
from .blueprints import blueprint, lacks_drive, lacks_energy
from .ids import CLASS_NAMES, NONE
from .state import Eclipse, Player
from .steps import STEPS
from .tables import OUTSIDE_PART, PART_TECH, PARTS

Left = tuple[int, int]  # placements that are left, and the only part that they are for (NONE: any)


def tiles_in_use(g: Eclipse, part: int) -> int:
    return sum([square == part for p in g.players for squares in p.blueprints for square in squares])


def is_part_left(g: Eclipse, part: int) -> bool:
    """Ordinary parts never run out unless the table wants it (ECL-UPG-10)."""
    entry = PARTS[part]
    return not g.settings["limited_ship_parts"] or tiles_in_use(g, part) < entry.count + entry.count_rota_extra


def check_at_hand(g: Eclipse, seat: int, part: int, failures: Failures | None) -> str | None:
    """A discovery part lies beside the board; others need their technology and a tile (ECL-UPG-3, ECL-DISC-6).

    ECL-ROTA-RARE-14.
    """
    p, tech = g.players[seat], PART_TECH[part]
    if PARTS[part].one_copy:
        return None if part in p.spare_parts else fail(failures, "ECL-DISC-6")
    if tech != NONE and not has_tech(p, tech) and (refused := fail(failures, "ECL-UPG-3")):
        return refused
    return None if is_part_left(g, part) else fail(failures, "ECL-UPG-10")


def check_part(g: Eclipse, seat: int, args: Left, part: int, ship_class: int, failures: Failures | None) -> str | None:
    """A placement must be left, and the part be at hand and allowed on the class (ECL-UPG-1, ECL-UPG-5).

    ECL-ROTA-PART-13.
    """
    left, only = args
    if (not left or only not in (NONE, part)) and (refused := fail(failures, "ECL-UPG-1")):
        return refused
    if refused := check_at_hand(g, seat, part, failures):
        return refused
    printed = blueprint(g.players[seat], ship_class)
    is_drive_forbidden = PARTS[part].drive and printed is not None and printed.drive == "forbidden"
    if is_drive_forbidden and (refused := fail(failures, "ECL-UPG-5")):
        return refused
    return fail(failures, "ECL-ROTA-PART-9") if ship_class in PARTS[part].not_on else None


def has_square(p: Player, slot: int) -> bool:
    ship_class, square = verbs.SLOTS[slot]
    return square < len(p.blueprints[ship_class])


class Fit(Move[Eclipse, int, int]):
    """A part onto a square, covering what is there (ECL-UPG-1, ECL-UPG-3, ECL-UPG-8)."""

    def candidates(self, g: Eclipse, seat: int, args: Left) -> Iterable[Action]:
        p = g.players[seat]
        parts = [n for n in range(len(PARTS)) if not PARTS[n].outside_grid]
        open_parts = [n for n in parts if check_at_hand(g, seat, n, None) is None]
        slots = [slot for slot in range(len(verbs.SLOTS)) if has_square(p, slot)]
        return [verbs.FIT(part, slot) for part in open_parts for slot in slots]

    def check(self, g: Eclipse, seat: int, args: Left, action: Action, failures: Failures | None) -> str | None:
        _, part, slot = action
        if not has_square(g.players[seat], slot):
            return fail(failures, "ECL-UPG-8")
        if PARTS[part].outside_grid and (refused := fail(failures, "ECL-ROTA-PART-14")):
            return refused
        ship_class, square = verbs.SLOTS[slot]
        is_there = g.players[seat].blueprints[ship_class][square] == part
        if is_there and (refused := fail(failures, "ECL-UPG-1")):
            return refused
        return check_part(g, seat, args, part, ship_class, failures)

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        _, part, slot = action
        take_off(g, seat, slot)
        set_tile(g.players[seat], slot, part)
        use_part(g, seat, part)
        g.note(events.FITTED, seat, part, slot)
        then(g, UPGRADING.at(seat, args[0] - 1, args[1]))


class Attach(Move[Eclipse, int, int]):
    """The part that lies outside the squares, beside a blueprint (ECL-ROTA-PART-14)."""

    def candidates(self, g: Eclipse, seat: int, args: Left) -> Iterable[Action]:
        return verbs.ATTACH.all if OUTSIDE_PART in g.players[seat].spare_parts else ()

    def check(self, g: Eclipse, seat: int, args: Left, action: Action, failures: Failures | None) -> str | None:
        if blueprint(g.players[seat], action[1]) is None and (refused := fail(failures, "ECL-UPG-8")):
            return refused
        return check_part(g, seat, args, OUTSIDE_PART, action[1], failures)

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        g.players[seat].outside = action[1]
        use_part(g, seat, OUTSIDE_PART)
        g.note(events.ATTACHED, seat, OUTSIDE_PART, action[1])
        then(g, UPGRADING.at(seat, args[0] - 1, args[1]))


def use_part(g: Eclipse, seat: int, part: int) -> None:
    """A discovery part leaves the stock and counts as used (ECL-DISC-6, ECL-ROTA-MAG-6)."""
    p = g.players[seat]
    if part in p.spare_parts:
        left = list(p.spare_parts)
        left.remove(part)
        p.spare_parts = tuple(left)
        p.used_discoveries += 1


def set_tile(p: Player, slot: int, part: int) -> None:
    ship_class, square = verbs.SLOTS[slot]
    p.blueprints = put(p.blueprints, ship_class, put(p.blueprints[ship_class], square, part))


def take_off(g: Eclipse, seat: int, slot: int) -> None:
    """Ordinary tiles return to the supply, discovery parts leave the game (ECL-UPG-9, ECL-DISC-7)."""
    ship_class, square = verbs.SLOTS[slot]
    part = g.players[seat].blueprints[ship_class][square]
    if part != NONE:
        set_tile(g.players[seat], slot, NONE)
        g.note(events.STRIPPED, seat, part)


class Strip(Move[Eclipse, int, int]):
    """A tile is taken off; the printed part below works again (ECL-UPG-2)."""

    keeps_step = True

    def candidates(self, g: Eclipse, seat: int, args: Left) -> Iterable[Action]:
        p = g.players[seat]
        return [
            verbs.STRIP(number)
            for number, (each, square) in enumerate(verbs.SLOTS)
            if square < len(p.blueprints[each]) and p.blueprints[each][square] != NONE
        ]

    def check(self, g: Eclipse, seat: int, args: Left, action: Action, failures: Failures | None) -> str | None:
        p, (each, square) = g.players[seat], verbs.SLOTS[action[1]]
        is_tile = has_square(p, action[1]) and p.blueprints[each][square] != NONE
        return None if is_tile else fail(failures, "ECL-UPG-2")

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        take_off(g, seat, action[1])


class Detach(Move[Eclipse, int, int]):
    """The part outside the squares is taken off for good (ECL-UPG-2, ECL-DISC-7)."""

    keeps_step = True

    def check(self, g: Eclipse, seat: int, args: Left, action: Action, failures: Failures | None) -> str | None:
        return fail(failures, "ECL-UPG-2") if g.players[seat].outside == NONE else None

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        g.players[seat].outside = NONE
        g.note(events.STRIPPED, seat, OUTSIDE_PART)


class Finish(Close[Eclipse, int, int]):
    """Energy and Drives of all blueprints must be in order (ECL-UPG-4, ECL-UPG-5, ECL-UPG-11, ECL-UPG-12)."""

    def check(self, g: Eclipse, seat: int, args: Left, action: Action, failures: Failures | None) -> str | None:
        p = g.players[seat]
        classes = range(len(CLASS_NAMES))
        if any([lacks_energy(p, each) for each in classes]) and (refused := fail(failures, "ECL-UPG-4")):
            return refused
        if any([lacks_drive(p, each) for each in classes]) and (refused := fail(failures, "ECL-UPG-5")):
            return refused
        return None


FIT: Final[Fit] = Fit(verbs.FIT)
ATTACH: Final[Attach] = Attach(verbs.ATTACH)
STRIP: Final[Strip] = Strip(verbs.STRIP)
DETACH: Final[Detach] = Detach(verbs.DETACH)
UPGRADING: Final[Decision[Eclipse, int, int]] = STEPS.add(
    "UPGRADING", Decision([FIT, ATTACH, STRIP, DETACH, Finish(verbs.DONE)])
)


def can_upgrade(g: Eclipse, seat: int, activations: int) -> bool:
    """A tile that can be placed or taken off (ECL-FLOW-8)."""
    args = (activations, NONE)
    return any([move.is_possible(g, seat, args) for move in (FIT, ATTACH, STRIP, DETACH)])
