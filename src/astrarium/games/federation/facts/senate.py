"""Facts about the senate: spaces, floors, wings, laws, columns, ambassadors, missions (FED-SEN, FED-MAJ, FED-LAW)."""

from __future__ import annotations

from astrarium.kernel.explanations import Fact

from .. import verbs
from ..counts import funds, influence, level, votes
from ..executive import floor_votes, floor_winners, wing_votes
from ..forecast import funded_steps
from ..ids import NONE
from ..projects import is_funded
from ..scoring import project_values, ranking_points
from ..senate import action_of
from ..state import NEUTRAL, Federation, Player
from ..tables import ACTIONS, ALTERATIONS, LAW_POINTS, MISSIONS, NAMES, OUTER_MODULE, PROJECTS, SPACES
from ..verbs import COVERS
from .common import described, gains, priced, worth


def space_facts(g: Federation, p: Player | None, space: int) -> list[Fact]:
    """Who is there, the price, the mission, and what floor, wing and column stand at (FED-AMB-2, FED-SEN-6)."""
    reference, action = verbs.SPACES.reference(space), ACTIONS[action_of(space)]
    found = [described(reference), *priced(action.cost, reference), *gains("gain", action.effects)]
    if space == OUTER_MODULE:
        return [*found, *[Fact("outside", {"seat": owner}) for owner, _, _ in g.outer]]
    place = SPACES[space]
    found += occupant(g, space) + mission_state(p, action.mission)
    found += floor_standing(g, place.floor)
    found.append(Fact("wing-votes", {"wing": verbs.WINGS.reference(place.wing), "votes": wing_votes(g, place.wing)}))
    return found + project_state(g, project_of(place.column))


def occupant(g: Federation, space: int) -> list[Fact]:
    """Whose token lies there: it funds, or it has votes with the die on it (FED-AMB-2, FED-P3-6)."""
    owner = g.spaces[space][0]
    if owner == NONE:
        return [Fact("free", {})]
    if owner == NEUTRAL:
        return [Fact("stands-neutral", {"votes": votes(g, space)})]
    if funds(g.spaces[space]):
        return [Fact("funds", {"seat": owner})]
    return [Fact("stands", {"seat": owner, "votes": votes(g, space)})]


def mission_state(p: Player | None, mission: int) -> list[Fact]:
    """The mission that a funding side opens, and how it is with it (FED-FUND-1, FED-FUND-2)."""
    found = [Fact("opens", {"mission": verbs.MISSIONS.reference(mission)})]
    return found if p is None else found + flight(p, mission)


def flight(p: Player, mission: int) -> list[Fact]:
    """Whether a mission is closed, open or completed (FED-SHIP-2, FED-SHIP-6)."""
    if p.flown >> mission & 1:
        return [Fact("mission-flown", {})]
    return [Fact("mission-open" if p.markers >> mission & 1 else "mission-closed", {})]


def floor_standing(g: Federation, floor: int) -> list[Fact]:
    """Everybody's votes on a floor, and the points for whoever would win it now (FED-MAJ-1, FED-MAJ-2)."""
    own, neutral = floor_votes(g, floor)
    said = {"floor": floor + 1}
    found = [Fact("floor-votes", {**said, "seat": seat, "votes": n}) for seat, n in enumerate(own) if n]
    if neutral:
        found.append(Fact("floor-neutral", {**said, "votes": neutral}))
    winners = floor_winners(g, floor)
    return found + [Fact("floor-winner", {**said, "seat": seat, "points": level(g.players[seat])}) for seat in winners]


def floor_facts(g: Federation, p: Player | None, floor: int) -> list[Fact]:
    return [described(f"floor:{floor + 1}"), *floor_standing(g, floor)]


def wing_facts(g: Federation, p: Player | None, wing: int) -> list[Fact]:
    """Its votes, and its law with the points for everybody (FED-LAW-1, FED-LAW-4)."""
    reference = verbs.WINGS.reference(wing)
    found = [described(reference), Fact("wing-votes", {"wing": reference, "votes": wing_votes(g, wing)})]
    planet = g.laws[wing]
    if planet == NONE:
        return found
    return [*found, Fact("law-here", {"planet": verbs.PLANETS.reference(planet)}), *law_points(g, planet)]


def law_points(g: Federation, planet: int) -> list[Fact]:
    """What the law of a planet would bring everybody now (FED-LAW-4)."""
    reached = [influence(p, planet) for p in g.players]
    return [Fact("law-points", {"seat": seat, "points": LAW_POINTS * n}) for seat, n in enumerate(reached)]


def law_facts(g: Federation, p: Player | None, law: int) -> list[Fact]:
    wing, _, planet = NAMES["law"][law].partition("_")
    numbers = (verbs.WINGS.values[wing], verbs.PLANETS.values[planet])
    found = [described(f"law:{NAMES['law'][law]}"), *law_points(g, numbers[1])]
    return [*found, Fact("law-past", {})] if g.past_laws[numbers[0]] >> numbers[1] & 1 else found


def project_of(column: int) -> int:
    """The project above a column (FED-SEN-4)."""
    return next(number for number, project in enumerate(PROJECTS) if project.column == column)


def column_facts(g: Federation, p: Player | None, column: int) -> list[Fact]:
    return [described(f"column:{column + 1}"), *project_state(g, project_of(column))]


def project_state(g: Federation, project: int) -> list[Fact]:
    """How far a project is, and how far it would come at the end of the round (FED-PROJ-1)."""
    reference, value, length = verbs.PROJECTS.reference(project), g.projects[project], PROJECTS[project].track_length
    if is_funded(g, project):
        return [Fact("project-funded", {"project": reference})]
    after = funded_steps(g)[0][project]
    return [Fact("project", {"project": reference, "value": value, "length": length, "after": after})]


def project_facts(g: Federation, p: Player | None, project: int) -> list[Fact]:
    """How far it is, and the ranking with the points that it would bring (FED-END-7..11)."""
    found = [described(verbs.PROJECTS.reference(project)), *project_state(g, project)]
    values = project_values(g, project)
    points = ranking_points(values)
    return found + [Fact("standing", {"seat": s, "value": n, "points": points[s]}) for s, n in enumerate(values)]


def action_facts(g: Federation, p: Player | None, action: int) -> list[Fact]:
    """What it costs and brings, and the spaces that offer it (FED-SEN-2, FED-SEN-6)."""
    reference, kind = verbs.ACTIONS.reference(action), ACTIONS[action]
    found = [described(reference), *priced(kind.cost, reference), *gains("gain", kind.effects)]
    places = [space for space, place in enumerate(SPACES) if place.action == action]
    return found + [
        Fact("space-free" if g.spaces[space][0] == NONE else "space-taken", {"space": verbs.SPACES.reference(space)})
        for space in places
    ]


def mission_facts(g: Federation, p: Player | None, mission: int) -> list[Fact]:
    """Its level and price, what it brings now, and how it is with it (FED-SHIP-2, FED-SHIP-4, FED-SHIP-9)."""
    kind, reference = MISSIONS[mission], verbs.MISSIONS.reference(mission)
    found = [described(reference), Fact("mission-level", {"level": kind.level}), *priced(kind.cost, reference)]
    found += gains("gain", kind.effects) + worth(p, kind.effects)
    found += [] if p is None else flight(p, mission)
    others = [seat for seat, other in enumerate(g.players) if other is not p and other.flown >> mission & 1]
    return found + [Fact("flown-by", {"seat": seat}) for seat in others]


def ambassador_facts(g: Federation, p: Player | None, kind: int) -> list[Fact]:
    """Who has still to place it (FED-AMB-1)."""
    left = [seat for seat, other in enumerate(g.players) if other.ambassadors[kind]]
    return [
        described(verbs.AMBASSADORS.reference(kind)),
        *[Fact("to-place", {"seat": s, "count": g.players[s].ambassadors[kind]}) for s in left],
    ]


def face_facts(g: Federation, p: Player | None, face: int) -> list[Fact]:
    """A side of an ambassador, or the token that covers it (FED-ALT-4)."""
    found = [described(verbs.FACES.reference(face))]
    return found if face < COVERS else found + token_state(g, face - COVERS)


def alteration_facts(g: Federation, p: Player | None, token: int) -> list[Fact]:
    return [described(verbs.ALTERATIONS.reference(token)), *token_state(g, token)]


def token_state(g: Federation, token: int) -> list[Fact]:
    """Its strength, who has some of it, and the moons where it lies open (FED-ALT-1, FED-ALT-2)."""
    found = [Fact("strength", {"strength": ALTERATIONS[token].strength})]
    counts = [(seat, other.alterations[token]) for seat, other in enumerate(g.players)]
    found += [Fact("has", {"seat": seat, "count": count}) for seat, count in counts if count]
    moons = [moon for moon, tokens in enumerate(g.moons) if token in tokens]
    return found + [Fact("on-moon", {"moon": verbs.MOONS.reference(moon)}) for moon in moons]


def block_facts(g: Federation, tile: str, spaces: list[tuple[int, int]]) -> list[Fact]:
    """The spaces that a blocking tile takes (FED-P3-4, FED-P2-5)."""
    taken = [Fact("blocks", {"space": verbs.SPACES.reference(space), "votes": n}) for space, n in spaces]
    return [described(tile), *taken]
