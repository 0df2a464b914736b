"""The end of the game: medals, leftovers, funded projects (FED-END, FED-P3-8, FED-P2-7)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.results import Result
from astrarium.kernel.steps import Automatic

from . import events
from .counts import count, crystals
from .ids import LEFTOVER_POINTS, MEDAL_POINTS, POINT_SOURCES, PROJECT_POINTS
from .projects import is_funded
from .reserve import score
from .state import Federation, Player
from .steps import STEPS
from .tables import MEDAL_POINTS as POINTS_BY_MEDALS
from .tables import PROJECT_POINTS as POINTS_OF_PROJECTS
from .tables import PROJECTS

CRYSTALS_PER_POINT: Final = 2


def medal_points(p: Player) -> int:
    """By the number of medals (FED-END-2)."""
    return POINTS_BY_MEDALS[p.medals.bit_count()]


def leftover_points(p: Player) -> int:
    """Crystals in pairs, diamonds, ships in the hangar, unused alteration tokens; nothing else.

    FED-END-3..6, FED-ALT-7, FED-DEEP-13.
    """
    return crystals(p) // CRYSTALS_PER_POINT + p.diamonds + p.hangar + sum(p.alterations)


def project_values(g: Federation, project: int) -> list[int]:
    """What the players of a project are ranked by (FED-END-8, FED-END-9, FED-END-10)."""
    return [count(p, PROJECTS[project].rank_by) for p in g.players]


def ranking_points(values: list[int]) -> list[int]:
    """Points by place; tied players share those of their places; nothing for a value of 0.

    FED-END-11..14, FED-P3-8, 12.
    """
    if len(values) == 2:
        return points_of_two(values)
    by_place = POINTS_OF_PROJECTS.by_place(len(values))
    found: list[int] = []
    for value in values:
        above, tied = sum([other > value for other in values]), values.count(value)
        found.append(sum(by_place[above : above + tied]) // tied if value else 0)
    return found


def points_of_two(values: list[int]) -> list[int]:
    """First and second with two players, by the distance between them (FED-P2-7, FED-P2-8, FED-P2-9)."""
    if values[0] == values[1]:
        return [POINTS_OF_PROJECTS.two_players_tie if value else 0 for value in values]
    most, least = max(values), min(values)
    is_close = most - least <= POINTS_OF_PROJECTS.two_players_close_max_difference
    second = POINTS_OF_PROJECTS.two_players_second_close if least and is_close else 0
    return [POINTS_OF_PROJECTS.two_players_first if value == most else second for value in values]


def project_points(g: Federation, project: int) -> list[int]:
    """What a project brings everybody; only a funded one brings something (FED-END-7, FED-END-16)."""
    return ranking_points(project_values(g, project)) if is_funded(g, project) else [0] * len(g.players)


class FinalScoring(Automatic[Federation]):
    """Medals, leftovers, funded projects, in this order (FED-END-1, FED-FLOW-8)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        g.note(events.PHASE_STARTED, events.FINAL, rule="FED-END-1")
        score_medals(g)
        score_leftovers(g)
        for project in range(len(PROJECTS)):
            if is_funded(g, project):
                score_project(g, project)


def score_medals(g: Federation) -> None:
    """Everybody's medals (FED-END-2)."""
    g.note(events.SCORING_MEDALS, rule="FED-END-2")
    for who, p in enumerate(g.players):
        g.note(events.COUNTED, who, p.medals.bit_count())
        score(g, who, medal_points(p), MEDAL_POINTS)


def score_leftovers(g: Federation) -> None:
    """What everybody has left (FED-END-3..6)."""
    for who, p in enumerate(g.players):
        tell_leftovers(g, who)
        score(g, who, leftover_points(p), LEFTOVER_POINTS)


def tell_leftovers(g: Federation, seat: int) -> None:
    """What the points for leftovers are counted from (FED-END-3..6)."""
    p, rule = g.players[seat], "FED-END-3"
    tokens = sum(p.alterations)
    g.note(events.LEFTOVERS, seat, crystals(p), p.diamonds, p.hangar, tokens, rule=rule)


def score_project(g: Federation, project: int) -> None:
    """A funded project, by rank (FED-END-7..10, FED-END-16)."""
    g.note(events.SCORING_PROJECT, project, rule="FED-END-7")
    points = project_points(g, project)
    for who, value in enumerate(project_values(g, project)):
        g.note(events.COUNTED, who, value)
        score(g, who, points[who], PROJECT_POINTS)


def result(g: Federation) -> Result:
    """Most prestige wins; a tie is shared (FED-END-15)."""
    breakdown = tuple([dict(zip(POINT_SOURCES, p.points, strict=True)) for p in g.players])
    return Result.by_points(tuple([p.prestige for p in g.players]), breakdown)


FINAL_SCORING: Final[FinalScoring] = STEPS.add("FINAL_SCORING", FinalScoring())
