"""The end: final tiles, research levels, what is left (GP-END)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.results import Result
from astrarium.kernel.steps import Automatic

from . import events
from .automa.actions import gain_points
from .counts import count
from .factions.abilities import abilities_of
from .gains import score
from .power import spendable
from .state import FINAL_POINTS, LEVEL_POINTS, POINT_SOURCES, RESOURCE_POINTS, Gaia, Player
from .steps import STEPS
from .tables import FINAL_TILES, LEVEL_VP, LIMITS, RANK_VP

NEUTRAL_PLAYERS: Final = 2  # at most so many players are joined by the neutral one (GP-END-4)
PER_POINT: Final = 3  # resources for one point (GP-END-8)


def standings(g: Gaia, tile: int) -> list[int]:
    """The counts on one final tile; the neutral player's comes last (GP-FLOW-11, GP-SETUP-25, GP-END-4)."""
    counts = [count(g, p, FINAL_TILES[tile].per) for p in g.players]
    return [*counts, FINAL_TILES[tile].neutral_player] if len(g.players) <= NEUTRAL_PLAYERS else counts


def rank_points(counts: list[int]) -> list[int]:
    """Points by rank; tied players share the ranks that they fill (GP-END-2, GP-END-3)."""
    points: list[int] = []
    for own in counts:
        above = sum(other > own for other in counts)
        tied = counts.count(own)
        points.append(sum(RANK_VP[above : above + tied]) // tied)
    return points


def final_tile_points(g: Gaia, tile: int) -> list[int]:
    """What each player gets for a final tile; a count of 0 gets nothing (GP-END-6)."""
    counts = standings(g, tile)
    zero_counts = not g.settings["zero_progress_scores_nothing"]
    return [
        points if own or zero_counts else 0
        for own, points in zip(counts[: len(g.players)], rank_points(counts), strict=False)
    ]


def level_points(p: Player) -> int:
    """4 points for each level 3, 4 and 5 reached (GP-END-7, GP-RES-11)."""
    return sum(sum(LEVEL_VP[: level + 1]) for level in p.research)


def convert_leftovers(p: Player) -> None:
    """Burn, spend all power for credits, QIC for ore: the German rule at the end (GP-END-9, GP-END-12)."""
    stone = p.brainstone == 2
    burns = (p.bowl2 + stone) // 2
    if stone and burns:
        p.brainstone = 3
    p.bowl3 += burns - (stone and burns > 0)
    p.bowl2 -= 2 * burns - (stone and burns > 0)
    p.gaia_area += burns * abilities_of(p).burns_to_gaia
    p.credits = min(LIMITS.credits, p.credits + spendable(p, abilities_of(p).token_worth(p)))
    p.bowl1 += p.bowl3
    p.bowl3 = 0
    if p.brainstone == 3:
        p.brainstone = 1
    p.ore = min(LIMITS.ore, p.ore + p.qic)
    p.qic = 0


class FinalScoring(Automatic[Gaia]):
    """Final tiles, research, resources (GP-END-1, GP-END-2, GP-END-7, GP-END-8); for the Automa AUT-37."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        g.note(events.PHASE_STARTED, events.PHASES.values["final"], rule="GP-END-1")
        for tile in g.final_tiles:
            g.note(events.FINAL_TILE, tile, rule="GP-END-2")
            for who, points in enumerate(final_tile_points(g, tile)):
                give = gain_points if g.players[who].automa else score
                give(g, who, points, FINAL_POINTS)
        g.note(events.PHASE_STARTED, events.PHASES.values["leftovers"], rule="GP-END-7")
        for who, p in enumerate(g.players):
            if p.automa:
                gain_points(g, who, level_points(p), LEVEL_POINTS)
                continue
            score(g, who, level_points(p), LEVEL_POINTS)
            if g.settings["end_game_free_conversion"]:
                convert_leftovers(p)
            score(g, who, (p.ore + p.credits + p.knowledge) // PER_POINT, RESOURCE_POINTS)


def result(g: Gaia) -> Result:
    """Most points win, ties are shared (GP-END-10)."""
    breakdown = tuple(dict(zip(POINT_SOURCES, p.points, strict=True)) for p in g.players)
    return Result.by_points(tuple(p.vp for p in g.players), breakdown)


FINAL_SCORING: Final[FinalScoring] = STEPS.add("FINAL_SCORING", FinalScoring())
