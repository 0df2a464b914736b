"""Advance research: levels, level 5 with its rewards, the lost planet (GP-RES)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import AskIfPossible, Automatic, Close, Decision, Move, then
from astrarium.kernel.values import bits, put
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..counts import count
from ..factions.abilities import abilities_of
from ..gains import gain, pay, score, trigger
from ..galaxy import hexes_with
from ..holdings import GREEN_TOKENS, KNOWLEDGE, QIC
from ..ids import (
    ECONOMY,
    LOST_PLANET,
    NAVIGATION,
    NONE,
    RESEARCH_ADVANCE,
    SPACE,
    TERRAFORMING,
    TOP_LEVEL,
    TRACK_COUNT,
)
from ..placement import colonize
from ..ranges import qic_for_range, reachable
from ..state import RESEARCH_POINTS, Gaia, put_byte
from ..steps import STEPS
from ..tables import ADVANCE_COST, LEVELS
from .main import MainAction
from .mine import announce_mine
from .tokens import flip_green, gain_token, has_green

Tracks = tuple[int, ...]
OfferedStep = tuple[Tracks, bool]  # the tracks that it allows, and whether it may be declined
ALL_TRACKS: Final[Tracks] = tuple(range(TRACK_COUNT))


def check_step(g: Gaia, seat: int, track: int, failures: Failures | None) -> str | None:
    """A marker can move up: level 5 takes a green token and has room for one player (GP-RES-3, GP-RES-4)."""
    p = g.players[seat]
    level = p.research[track]
    if level == TOP_LEVEL:
        return fail(failures, "GP-RES-1", level=level)
    if (rule := abilities_of(p).check_advance(p, track, failures)) is not None:
        return rule
    if level + 1 == TOP_LEVEL:
        if any(q.research[track] == TOP_LEVEL for q in g.players) and (rule := fail(failures, "GP-RES-4")):
            return rule
        if not has_green(p):
            return fail_short(failures, "GP-RES-3", GREEN_TOKENS, 0, 1)
    return None


def itemise_step(g: Gaia, seat: int, track: int, bill: Bill) -> None:
    """Level 5 takes a green token (GP-RES-3)."""
    if g.players[seat].research[track] + 1 == TOP_LEVEL:
        bill.need(GREEN_TOKENS, 1, "level-5")


def advance(g: Gaia, seat: int, track: int) -> None:
    """One level up: the token for level 5, the bonus, the events (GP-RES-2, GP-RES-5..10, GP-GPROJ-5, GP-TILE-4)."""
    p = g.players[seat]
    level = p.research[track] + 1
    p.research = put(p.research, track, level)
    g.note(events.ADVANCED, seat, track, level)
    if level == TOP_LEVEL:
        flip_green(g, seat)
    if track == ECONOMY:
        p.icons = (*(icon for icon in p.icons if icon != verbs.ICON_ECONOMY), verbs.ICON_ECONOMY)
    trigger(g, seat, RESEARCH_ADVANCE)
    reached = LEVELS[track][level]
    gain(g, seat, reached.once, RESEARCH_POINTS)
    if reached.once_per.vp:
        score(g, seat, reached.once_per.vp * count(g, p, reached.once_per.per), RESEARCH_POINTS)
    if level == TOP_LEVEL and track == TERRAFORMING and g.terraforming_token != NONE:
        token, g.terraforming_token = g.terraforming_token, NONE
        gain_token(g, seat, token)
    if level == TOP_LEVEL and track == NAVIGATION:
        then(g, LOST_PLANET_OFFER.at(seat))


class Research(MainAction):
    """Action 5: pay knowledge and advance in one track (GP-RES-1)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p = g.players[seat]
        need = ADVANCE_COST.knowledge
        if p.knowledge < need and (rule := fail_short(failures, "GP-RES-1", KNOWLEDGE, p.knowledge, need)):
            return rule
        return check_step(g, seat, action[1], failures)

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        bill.need(KNOWLEDGE, ADVANCE_COST.knowledge, "research")
        itemise_step(g, seat, action[1], bill)

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        pay(g, seat, knowledge=ADVANCE_COST.knowledge)
        advance(g, seat, action[1])


class FreeStep(Move[Gaia, Tracks, bool]):
    """A step that comes with a tile or a special action, in one of the tracks that it allows (GP-TECH-2, GP-TECH-3)."""

    def check(self, g: Gaia, seat: int, args: OfferedStep, action: Action, failures: Failures | None) -> str | None:
        tracks, _ = args
        if action[1] not in tracks and (rule := fail(failures, "GP-TECH-2")):
            return rule
        return check_step(g, seat, action[1], failures)

    def itemise(self, g: Gaia, seat: int, args: OfferedStep, action: Action, bill: Bill) -> None:
        itemise_step(g, seat, action[1], bill)

    def do(self, g: Gaia, seat: int, args: OfferedStep, action: Action) -> None:
        advance(g, seat, action[1])


class DeclineStep(Close[Gaia, Tracks, bool]):
    """The step of a tile is optional; that of the Bescods' action is not (GP-TECH-4, GP-FAC-BESCODS-2)."""

    def check(self, g: Gaia, seat: int, args: OfferedStep, action: Action, failures: Failures | None) -> str | None:
        _, may_decline = args
        return None if may_decline else fail(failures, "GP-FAC-BESCODS-2")


class StepOffer(Automatic[Gaia, Tracks, bool]):
    """Ask for a free step if one is possible (GP-TECH-2, GP-TECH-4)."""

    def run(self, g: Gaia, seat: int, args: OfferedStep) -> None:
        tracks, may_decline = args
        if any(check_step(g, seat, track, None) is None for track in tracks):
            then(g, FREE_STEP.at(seat, tracks, may_decline))


class PlaceLostPlanet(Move[Gaia]):
    """Navigation 5: the lost planet goes on an accessible empty hex, like a mine for nothing (GP-RES-8, GP-RES-9)."""

    def candidates(self, g: Gaia, seat: int, args: tuple[()]) -> Iterable[Action]:
        return self.verb.each(bits(empty_in_reach(g, seat)))

    def is_possible(self, g: Gaia, seat: int, args: tuple[()]) -> bool:
        """One hex after the other: there are many, and the first will usually do."""
        hexes = bits(empty_in_reach(g, seat))
        return any(self.check(g, seat, args, self.verb(hex), None) is None for hex in hexes)

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, hex = g.players[seat], action[1]
        taken = any((q.satellites | q.stations) >> hex & 1 for q in g.players)
        if g.planets[hex] != SPACE or taken:
            return fail(failures, "GP-RES-8")
        qic = qic_for_range(g, p, hex, 0)
        return fail_short(failures, "GP-RES-13", QIC, p.qic, qic) if p.qic < qic else None

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        qic_for_range(g, g.players[seat], action[1], 0, bill)

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        hex = action[1]
        pay(g, seat, qic=qic_for_range(g, g.players[seat], hex, 0))
        g.planets = put_byte(g.planets, hex, LOST_PLANET)
        colonize(g, seat, hex)
        announce_mine(g, seat, hex, guest=False, is_new_type=True)


def empty_in_reach(g: Gaia, seat: int) -> int:
    """The hexes without a planet that the player can pay to reach (GP-RANGE-4)."""
    return reachable(g, g.players[seat], 0) & hexes_with(SPACE, g.planets)


class LostPlanetOffer(AskIfPossible[Gaia]):
    """The lost planet is placed at once if there is a hex for it (GP-RES-8, GP-RES-13)."""


RESEARCH: Final[Research] = Research(verbs.RESEARCH)
FREE_STEP: Final[Decision[Gaia, Tracks, bool]] = STEPS.add(
    "FREE_STEP", Decision([FreeStep(verbs.ADVANCE), DeclineStep(verbs.DECLINE_STEP)])
)
STEP_OFFER: Final[StepOffer] = STEPS.add("STEP_OFFER", StepOffer())
PLACING_LOST_PLANET: Final[Decision[Gaia]] = STEPS.add(
    "PLACING_LOST_PLANET", Decision([PlaceLostPlanet(verbs.PLACE_LOST_PLANET)])
)
LOST_PLANET_OFFER: Final[LostPlanetOffer] = STEPS.add("LOST_PLANET_OFFER", LostPlanetOffer(PLACING_LOST_PLANET))
