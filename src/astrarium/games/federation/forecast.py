"""What players count by hand: floors, wings, laws, projects, and the points if the game ended now."""

from __future__ import annotations

from . import view_types
from .counts import funds, influence, level
from .executive import FLOORS, floor_votes, floor_winners, wing_votes
from .ids import LEFT, RIGHT
from .scoring import leftover_points, medal_points, project_points, project_values, ranking_points
from .state import Federation
from .tables import COMMON, LAW_POINTS, NAMES, OUTER_MODULE, PROJECTS, SPACES


def forecast(g: Federation) -> view_types.Forecast:
    """Everything as it stands, if the executive phase came now."""
    return {
        "floors": [view_floor(g, floor) for floor in range(FLOORS)],
        "wings": [wing_votes(g, wing) for wing in (LEFT, RIGHT)],
        "laws": [law_points(g, wing) for wing in (LEFT, RIGHT)],
        "projects": [view_project(g, project) for project in range(len(PROJECTS))],
        "totals": totals(g),
    }


def view_floor(g: Federation, floor: int) -> view_types.Floor:
    votes, neutral = floor_votes(g, floor)
    winners = floor_winners(g, floor)
    points = [level(p) if seat in winners else 0 for seat, p in enumerate(g.players)]
    return {"votes": votes, "neutral": neutral, "winners": winners, "points": points}


def law_points(g: Federation, wing: int) -> list[int]:
    return [LAW_POINTS * influence(p, g.laws[wing]) for p in g.players]


def funded_steps(g: Federation) -> tuple[list[int], list[int]]:
    """How far every project would come this round, and what everybody would add to the common one."""
    reached, added = list(g.projects), [0] * len(g.players)
    for project, kind in enumerate(PROJECTS):
        column = [space for space in range(len(SPACES)) if SPACES[space].column == kind.column]
        for space in sorted(column, key=lambda space: -SPACES[space].floor):
            if not funds(g.spaces[space]):
                continue
            if reached[project] < kind.track_length:
                reached[project] += 1
            else:
                reached[COMMON] = min(reached[COMMON] + 1, PROJECTS[COMMON].track_length)
                added[g.spaces[space][0]] += 1
    return reached, added


def sums_at(g: Federation, seat: int, space: int) -> tuple[int, int, int]:
    """What counts where a token lies: votes of the seat on the floor, votes in the wing, steps of the column's project.

    Nothing on the Outer Module (FED-OUT-3).
    """
    if space == OUTER_MODULE:
        return 0, 0, 0
    place, (reached, _) = SPACES[space], funded_steps(g)
    project = next(number for number, kind in enumerate(PROJECTS) if kind.column == place.column)
    return floor_votes(g, place.floor)[0][seat], wing_votes(g, place.wing), reached[project] - g.projects[project]


def view_project(g: Federation, project: int) -> view_types.Project:
    reached, added = funded_steps(g)
    values = project_values(g, project)
    return {
        "project": NAMES["project"][project],
        "value": g.projects[project],
        "after": reached[project],
        "length": PROJECTS[project].track_length,
        "values": values,
        "points": ranking_points(values),
        "added": added if project == COMMON else None,
    }


def totals(g: Federation) -> list[int]:
    """Points if the game ended now: prestige, medals, leftovers, projects; at the end prestige holds them all."""
    if not g.stack:
        return [p.prestige for p in g.players]
    found = [p.prestige + medal_points(p) + leftover_points(p) for p in g.players]
    for project in range(len(PROJECTS)):
        for seat, points in enumerate(project_points(g, project)):
            found[seat] += points
    return found
