"""FED-END, FED-P3-8, FED-P2-7: final scoring."""

from __future__ import annotations

import pytest

from astrarium.games.federation.ids import LEFTOVER_POINTS, MEDAL_POINTS, PROJECT_POINTS
from astrarium.games.federation.scoring import project_points, ranking_points
from astrarium.games.federation.tables import PROJECTS
from tests.federation.scenario import Table, table
from tests.marks import example, rule


def poor(players: int = 4) -> Table:
    """Nobody has anything."""
    t = table(players)
    for p in t.g.players:
        p.hangar, p.starting_tile = 0, -1
    return t


@rule("FED-END-1", "FED-FLOW-8")
def test_the_order_of_the_final_scoring() -> None:
    t = poor().project("neo", 6).miner(0, "neo_3")
    t[0].medals, t[0].diamonds = 1, 2
    t.final_scoring()
    assert [t[0].points[source] for source in (MEDAL_POINTS, LEFTOVER_POINTS, PROJECT_POINTS)] == [1, 2, 16]


@rule("FED-END-2")
@pytest.mark.parametrize(("medals", "points"), [(0, 0), (1, 1), (3, 6), (7, 30)])
@example("EX-A10")
def test_the_medal_row(medals: int, points: int) -> None:
    t = poor()
    t[0].medals = (1 << medals) - 1
    assert t.final_scoring()[0].points[MEDAL_POINTS] == points


@rule("FED-END-3", "FED-END-4", "FED-END-5")
@example("EX-B71")
def test_leftovers() -> None:
    t = poor().alter(0, "alt1_fund_degree", "alt1_vote2_degree", "alt2_fund_mission")
    t[0].lavandium, t[0].copernium, t[0].oceanium, t[0].diamonds, t[0].hangar = 3, 2, 2, 2, 1
    assert t.final_scoring()[0].points[LEFTOVER_POINTS] == 9


@rule("FED-END-3")
def test_crystals_are_counted_together() -> None:
    t = poor()
    t[0].lavandium, t[0].copernium = 1, 1
    assert t.final_scoring()[0].prestige == 1


@rule("FED-END-6", "FED-ALT-7")
def test_unused_tokens() -> None:
    t = poor().alter(0, "alt1_fund_degree", "alt1_vote2_degree")
    assert t.final_scoring()[0].prestige == 2


@rule("FED-END-7", "FED-PROJ-5")
@pytest.mark.parametrize(("value", "points"), [(5, 0), (6, 16)])
@example("EX-B40")
def test_only_funded_projects_score(value: int, points: int) -> None:
    t = poor().project("neo", value).miner(0, "neo_3")
    assert t.final_scoring()[0].points[PROJECT_POINTS] == points


@rule("FED-END-16")
def test_every_project_scores() -> None:
    t = poor().miner(0, "neo_3").mage(0, "moon_2").tiles(0, "1A1").build(0, "space_shipyard").fly(0, "neo")
    t[0].discs, t[0].contribution = (1, 0, 0, 0, 0, 0), 1
    for project in ("sixmoons", "atal", "e81216", "neo", "missions", "arratuin"):
        t.project(project, 6)
    t.project("common", 9)
    assert t.final_scoring()[0].points[PROJECT_POINTS] == 7 * 16


@rule("FED-END-8", "FED-END-14")
@example("EX-B73")
def test_no_influence_no_points() -> None:
    t = poor().project("neo", 6).miner(0, "neo_5a")
    t.final_scoring()
    assert [p.points[PROJECT_POINTS] for p in t.g.players] == [16, 0, 0, 0]


@rule("FED-END-9", "FED-SHIP-10")
@example("EX-B112")
def test_the_mission_project_counts_completed_missions() -> None:
    t = table(2).project("missions", 6).fly(0, "neo", "atal").fly(1, "neo")
    t.final_scoring()
    assert [p.points[PROJECT_POINTS] for p in t.g.players] == [10, 4]


@rule("FED-END-10")
@example("EX-B111")
def test_the_common_project_counts_contributions() -> None:
    t = poor().project("common", 9)
    for seat, contribution in enumerate((4, 3, 2, 0)):
        t[seat].contribution = contribution
    t.final_scoring()
    assert [p.points[PROJECT_POINTS] for p in t.g.players] == [16, 8, 4, 0]


@rule("FED-END-11", "FED-END-12", "FED-END-13")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([5, 5, 3, 2], [12, 12, 4, 0]),
        ([4, 2, 2, 0], [16, 6, 6, 0]),
        ([3, 3, 3, 0], [9, 9, 9, 0]),
        ([6, 4, 4, 4], [16, 4, 4, 4]),
        ([5, 5, 5, 5], [7, 7, 7, 7]),
        ([7, 5, 3, 1], [16, 8, 4, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
@example("EX-A12", "EX-B72", "EX-B111")
def test_places_of_four(values: list[int], points: list[int]) -> None:
    assert ranking_points(values) == points


@rule("FED-P3-8", "FED-P3-12", "FED-END-14")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([4, 4, 2], [9, 9, 0]),
        ([5, 2, 2], [12, 3, 3]),
        ([3, 3, 3], [6, 6, 6]),
        ([3, 0, 0], [12, 0, 0]),
        ([3, 2, 1], [12, 6, 0]),
    ],
)
@example("EX-B110")
def test_places_of_three(values: list[int], points: list[int]) -> None:
    assert ranking_points(values) == points


@rule("FED-P2-7", "FED-P2-8", "FED-P2-9")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([6, 4], [10, 4]),
        ([6, 3], [10, 0]),
        ([5, 5], [7, 7]),
        ([2, 0], [10, 0]),
        ([0, 0], [0, 0]),
        ([3, 2], [10, 4]),
        ([1, 1], [7, 7]),
    ],
)
@example("EX-B74", "EX-B112")
def test_places_of_two(values: list[int], points: list[int]) -> None:
    assert ranking_points(values) == points


@rule("FED-END-15")
@example("EX-B75")
def test_a_tie_is_a_shared_victory() -> None:
    t = poor()
    t[1].diamonds = t[3].diamonds = 3
    result = t.final_scoring().g.result
    assert result is not None
    assert (result.winners, result.ranking) == ((1, 3), (3, 1, 3, 1))


@rule("FED-END-7", "FED-END-16")
def test_a_project_that_is_not_funded_brings_nothing() -> None:
    t = table()
    for project in range(len(PROJECTS)):
        assert project_points(t.g, project) == [0] * 4
