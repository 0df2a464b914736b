"""Research: technologies and developments from the supply board (ECL-RES, ECL-ROTA-RARE, ECL-ROTA-DEV)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import has_tech
from .discovery import maybe_reveal
from .discs import controlled
from .ids import EFFECT, SCIENCE, TRACK_NAMES
from .resources import REFERENCES, can_raise, check_price, gain, pay
from .state import Eclipse
from .steps import STEPS
from .structures import put_structure
from .tables import DEVELOPMENTS, STRUCTURE_NUMBER
from .technologies import fits_track, gain_tech, has_slot, tech_price

GAIN: Final = EFFECT["gain"]
PLACE_TILE: Final = EFFECT["place_tile"]
TRACKS: Final = range(len(TRACK_NAMES))


def check_tech(g: Eclipse, seat: int, tech: int, track: int, failures: Failures | None) -> str | None:
    """On offer, not owned, and with a free slot on its track (ECL-RES-3, ECL-RES-4, ECL-RES-7)."""
    p = g.players[seat]
    if not g.techs[tech] and (refused := fail(failures, "ECL-RES-7")):
        return refused
    if has_tech(p, tech) and (refused := fail(failures, "ECL-RES-4")):
        return refused
    is_place = fits_track(tech, track) and has_slot(p, track)
    return None if is_place else fail(failures, "ECL-RES-3")


def purchases(g: Eclipse) -> list[tuple[int, int]]:
    """The tiles on offer, each with the tracks that it fits."""
    offered = [tech for tech, count in enumerate(g.techs) if count]
    return [(tech, track) for tech in offered for track in TRACKS if fits_track(tech, track)]


class Buy(Move[Eclipse, int]):
    """A tile for science onto the first empty slot of a track (ECL-RES-1, ECL-RES-2, ECL-ROTA-RARE-3)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return [verbs.BUY(tech, track) for tech, track in purchases(g)]

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        _, tech, track = action
        if refused := check_tech(g, seat, tech, track, failures):
            return refused
        p = g.players[seat]
        return check_price(p, SCIENCE, tech_price(p, tech, track), "ECL-RES-2", failures)

    def itemise(self, g: Eclipse, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        tech_price(g.players[seat], action[1], action[2], bill)

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        """Useless ones too (ECL-RES-6, ECL-ROTA-FAQ-1, ECL-ROTA-EXI-8, ECL-ROTA-LYR-12)."""
        _, tech, track = action
        pay(g, seat, SCIENCE, tech_price(g.players[seat], tech, track))
        then(g, RESEARCHING_ON.at(seat, args[0] - 1))
        gain_tech(g, seat, tech, track)
        maybe_reveal(g, seat, track)


def check_development(g: Eclipse, seat: int, number: int, failures: Failures | None) -> str | None:
    """Laid out, and with a controlled sector if it is placed on one (ECL-ROTA-DEV-3, ECL-ROTA-DEV-12)."""
    if not g.developments >> number & 1 and (refused := fail(failures, "ECL-ROTA-DEV-3")):
        return refused
    needs_site = DEVELOPMENTS[number].effect.type == PLACE_TILE
    return fail(failures, "ECL-ROTA-DEV-12") if needs_site and not controlled(g, seat) else None


class Develop(Move[Eclipse, int]):
    """A development instead of a technology, for the printed resources (ECL-ROTA-DEV-2)."""

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        if refused := check_development(g, seat, action[1], failures):
            return refused
        for resource, amount in enumerate(DEVELOPMENTS[action[1]].cost):
            if refused := check_price(g.players[seat], resource, amount, "ECL-ROTA-DEV-2", failures):
                return refused
        return None

    def itemise(self, g: Eclipse, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        for resource, amount in enumerate(DEVELOPMENTS[action[1]].cost):
            bill.need(REFERENCES[resource], amount, "printed")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        for resource, amount in enumerate(DEVELOPMENTS[action[1]].cost):
            pay(g, seat, resource, amount)
        then(g, RESEARCHING_ON.at(seat, args[0] - 1))
        gain_development(g, seat, action[1])


def gain_development(g: Eclipse, seat: int, number: int) -> None:
    """Beside the player board; resources come at once, a token goes onto a sector (ECL-ROTA-DEV-4..11)."""
    p, effect = g.players[seat], DEVELOPMENTS[number].effect
    g.developments &= ~(1 << number)
    p.developments = (*p.developments, number)
    g.note(events.GOT_DEVELOPMENT, seat, number)
    if effect.type == GAIN:
        for resource, amount in enumerate((effect.money, effect.science, effect.materials)):
            gain(g, seat, resource, amount)
    elif effect.type == PLACE_TILE:
        then(g, SITING.at(seat, STRUCTURE_NUMBER[effect.what]))


class ChooseSite(Move[Eclipse, int]):
    """On a controlled sector (ECL-ROTA-DEV-9, ECL-ROTA-DEV-10)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return verbs.SITE.each(controlled(g, seat))

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        return None if g.owners[action[1]] == seat else fail(failures, "ECL-ROTA-DEV-9")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        put_structure(g, seat, args[0], action[1])


class ResearchingOn(Automatic[Eclipse, int]):
    """Some species buy a second time with one action (ECL-RES-1, ECL-SPEC-3)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if args[0] and can_research(g, seat):
            then(g, RESEARCHING.at(seat, args[0]))


def can_research(g: Eclipse, seat: int) -> bool:
    """Something that can be paid, counting exchanges and colony ships (ECL-FLOW-8)."""
    p = g.players[seat]
    for tech, track in purchases(g):
        if check_tech(g, seat, tech, track, None) is None and can_raise(p, (0, tech_price(p, tech, track), 0)):
            return True
    numbers = [n for n in range(len(DEVELOPMENTS)) if check_development(g, seat, n, None) is None]
    return any([can_raise(p, DEVELOPMENTS[number].cost) for number in numbers])


RESEARCHING: Final[Decision[Eclipse, int]] = STEPS.add(
    "RESEARCHING", Decision([Buy(verbs.BUY), Develop(verbs.DEVELOP), Close(verbs.DONE)])
)
RESEARCHING_ON: Final[ResearchingOn] = STEPS.add("RESEARCHING_ON", ResearchingOn())
SITING: Final[Decision[Eclipse, int]] = STEPS.add("SITING", Decision([ChooseSite(verbs.SITE)]))
