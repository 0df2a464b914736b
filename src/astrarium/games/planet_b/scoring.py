"""The final scoring in seven steps (PB-SCORE)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.results import Result
from astrarium.kernel.steps import Automatic

from . import events
from .counts import note_voter, price, vp
from .election import ranked
from .gains import score, sell_for
from .ids import (
    FINAL_MOOD_POINTS,
    FINAL_VOTE_POINTS,
    MONEY_POINTS,
    NONE,
    POINT_SOURCES,
    PRESIDENT,
    PRESIDENT_POINTS,
    STEP_POINTS,
)
from .state import PlanetB
from .steps import STEPS
from .tables import SCORING


class FinalScoring(Automatic[PlanetB]):
    """Resources, money, steps, mood, President, votes, one step after the other (PB-SCORE-2, 3, 5, 9)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        seats = range(len(g.players))
        for each in seats:
            sell_everything(g, each)
        for each in seats:
            score(g, each, g.players[each].billies // SCORING.billies_per_vp, MONEY_POINTS, "PB-SCORE-2")
            g.players[each].billies = 0
        for each in seats:
            steps = sum(g.players[each].discs)
            score(g, each, steps * SCORING.vp_per_faction_step, STEP_POINTS, "PB-SCORE-3")
        for each in seats:
            score_mood(g, each)
        president = g.offices[PRESIDENT]
        if president != NONE and president < len(g.players):
            score(g, president, SCORING.president_vp, PRESIDENT_POINTS, "PB-SCORE-5")
        score_votes(g)


def sell_everything(g: PlanetB, seat: int) -> None:
    """Step 1: at the prices after the last exchange (PB-SCORE-1, PB-SCORE-11)."""
    p = g.players[seat]
    for resource, count in enumerate(p.storage):
        if count:
            sell_for(g, seat, resource, count, price(g, resource))
    p.storage = (0,) * len(p.storage)


def score_mood(g: PlanetB, seat: int) -> None:
    """Step 4: spaces above neutral give points, those below cost some (PB-SCORE-4, PB-MONEY-7)."""
    score(g, seat, g.players[seat].mood * SCORING.vp_per_mood_space, FINAL_MOOD_POINTS, "PB-SCORE-4")


def score_votes(g: PlanetB) -> None:
    """Step 6: the most votes in the bag and the second most; a place needs a vote, the puppet takes places too.

    PB-SCORE-6, PB-SCORE-7, PB-SCORE-10, PB-SCORE-12, PB-P23-11.
    """
    places = [voter for voter in ranked(g, list(g.bag)) if g.bag[voter]]
    for place, (voter, points) in enumerate(
        zip(places, (SCORING.most_votes_vp, SCORING.second_votes_vp), strict=False), 1
    ):
        note_voter(g, voter, events.VOTE_PLACE, events.PUPPET_PLACE, place, "PB-SCORE-6")
        if voter < len(g.players):
            score(g, voter, points, FINAL_VOTE_POINTS)


def result(g: PlanetB) -> Result:
    """Step 7: most victory points win, and ties are shared (PB-SCORE-8)."""
    parts = tuple([dict(zip(POINT_SOURCES, p.points, strict=True)) for p in g.players])
    return Result.by_points(tuple([vp(p) for p in g.players]), parts)


FINAL_SCORING: Final[FinalScoring] = STEPS.add("FINAL_SCORING", FinalScoring())
