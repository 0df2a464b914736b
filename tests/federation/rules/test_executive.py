"""FED-INC, FED-UPK, FED-PROJ, FED-MAJ, FED-LAW: the executive phase."""

from __future__ import annotations

import pytest

from astrarium.games.federation import ids
from astrarium.games.federation.ids import FLOOR_POINTS, LAW_POINTS
from astrarium.games.federation.tables import COMMON, COMMON_REWARDS, PROJECTS
from astrarium.kernel.events import Event
from tests.federation.scenario import Table, number, table
from tests.marks import example, rule


def floors(t: Table) -> list[int]:
    """The points of everybody for floors, after the executive phase of a table."""
    t.executive().pass_turns()
    return [p.points[FLOOR_POINTS] for p in t.g.players]


@rule("FED-INC-1", "FED-E8-4", "FED-E8-16")
def test_income_of_every_own_production() -> None:
    t = table().build(0, "space_shipyard", "lavandium_replicator", "space_university").build(1, "space_shipyard")
    t.executive().pass_turns()
    assert (t[0].hangar, t[0].lavandium, t[0].die) == (2, 1, 1)
    assert (t[1].hangar, t[1].lavandium, t[1].die) == (2, 0, 0)


@rule("FED-INC-1")
def test_income_goes_from_left_to_right() -> None:
    t = table(productions=["transporter", "transmutation_chamber", "military_academy", "space_university"])
    t.build(0, "military_academy", "transporter").executive()
    t.play("accept", "transport-mage")
    assert t.asked == (0, "INCOME_OF_MILITARY_ACADEMY")
    t.play("accept")
    assert t[0].degree == 2


@rule("FED-INC-1", "FED-E8-4", "FED-DEEP-8")
def test_income_of_a_production_built_during_the_income() -> None:
    """The Military Academy brings the Deep Space tile; what lies further right gives its income in its turn."""
    t = table().build(0, "military_academy")
    t[0].degree, t.fates = 9, [f"see-deep-space deep_space_{tile}" for tile in (8, 1, 2, 3, 4)]
    t.executive().play("accept", "deep-space deep_space_8", "construct space_university")
    assert t[0].die == 2
    t = table().build(0, "military_academy")
    t[0].degree, t.fates = 9, [f"see-deep-space deep_space_{tile}" for tile in (8, 1, 2, 3, 4)]
    t.executive().play("accept", "deep-space deep_space_8", "construct lavandium_replicator")
    assert (t[0].lavandium, t.asked) == (1, (0, "UPKEEPING"))


@rule("FED-INC-2")
@example("EX-B105")
def test_income_may_be_declined() -> None:
    t = table(productions=["transporter", "transmutation_chamber", "military_academy", "space_university"])
    t.build(0, "transmutation_chamber")
    t[0].degree, t[0].oceanium = 9, 1
    t.executive().play("decline")
    assert t.refused("upkeep 5") is None


@rule("FED-INC-2", "FED-DIE-3")
def test_votes_of_the_die_may_be_declined() -> None:
    """A die that lies in the senate would count more there; one at 6 would not."""
    t = table().build(0, "space_university").put(0, "1", "voting", "atal_left").die(0, 3, "atal_left").executive()
    t.play("decline")
    assert t[0].die == 3
    t = table().build(0, "space_university").put(0, "1", "voting", "atal_left").die(0, 6, "atal_left").executive()
    assert t.asked == (0, "TURN")


@rule("FED-INC-2")
def test_income_that_can_do_nothing_is_not_asked_for() -> None:
    t = table(productions=["transporter", "transmutation_chamber", "consulate", "alteration_incubator"])
    t.build(0, "transporter", "transmutation_chamber", "consulate").miner(0, "neo_8").mage(0, "moon_planet")
    t[0].diamonds, t[0].degree = 2, 5
    t.executive()
    assert t.asked == (0, "UPKEEPING")


@rule("FED-INC-3", "FED-RES-5")
def test_income_beyond_the_limits_is_lost() -> None:
    t = table().build(0, "lavandium_replicator")
    t[0].copernium = 10
    t.executive()
    assert t.asked == (0, "DROPPING")
    t.play("discard copernium")
    assert (t[0].copernium, t[0].lavandium) == (9, 1)


@rule("FED-UPK-1", "FED-UPK-3", "FED-UPK-4")
@pytest.mark.parametrize(
    ("degree", "reserve", "payable"),
    [
        (7, (0, 1, 0), ["0", "4"]),
        (7, (0, 0, 1), ["0", "3", "4"]),
        (7, (1, 0, 0), ["0", "3"]),
        (7, (0, 0, 0), ["0"]),
        (5, (1, 0, 0), ["0", "3"]),
        (9, (0, 0, 1), ["0", "3", "4", "5"]),
        (9, (1, 1, 0), ["0", "3", "4"]),
    ],
)
@example("EX-A9", "EX-B103")
def test_what_can_be_paid(degree: int, reserve: tuple[int, int, int], payable: list[str]) -> None:
    t = table()
    t[0].degree = degree
    t[0].lavandium, t[0].copernium, t[0].oceanium = reserve
    t.executive()
    assert t.options("upkeep") == payable
    if "4" not in payable and degree == 7:
        assert t.refused("upkeep 4") == "FED-UPK-3"
    t.play(f"upkeep {payable[-1]}")
    assert t[0].lavandium + t[0].copernium + t[0].oceanium == sum(reserve) - (payable != ["0"])


@rule("FED-UPK-2")
@example("EX-B32")
def test_levels_1_and_2_cost_nothing() -> None:
    t = table()
    t[0].degree, t[1].degree = 4, 5
    t.executive()
    assert t.asked == (1, "UPKEEPING")
    assert t[0].degree == 4


@rule("FED-UPK-5", "FED-UPK-6")
@pytest.mark.parametrize(("paid", "degree"), [("5", 10), ("4", 7), ("3", 5), ("0", 3)])
@example("EX-B30", "EX-B31", "EX-B103")
def test_to_which_degree_somebody_falls(paid: str, degree: int) -> None:
    t = table()
    t[0].degree, t[0].deep_tile, t[0].lavandium, t[0].copernium, t[0].oceanium = 10, 0, 1, 1, 1
    t.executive().play(f"upkeep {paid}")
    if t.asked[1] == "PAYING":
        t.play(f"pay {t.options('pay')[0]}")
    assert t[0].degree == degree
    assert t[0].lavandium + t[0].copernium + t[0].oceanium == 3 - (paid != "0")


@rule("FED-UPK-5")
def test_nobody_pays_for_a_level_above_the_own() -> None:
    t = table()
    t[0].degree, t[0].oceanium = 5, 3
    t.executive()
    assert t.refused("upkeep 4") == "FED-UPK-5"
    assert t.refused("upkeep 2") == "FED-UPK-5"


@rule("FED-UPK-7", "FED-ACC-8", "FED-MAJ-1")
@example("EX-B29")
def test_bonuses_raise_the_level_but_not_the_cost() -> None:
    t = table().put(0, "3", "voting", "atal_left")
    t[0].degree, t[0].level_game, t[0].deep_tile, t[0].oceanium = 9, 3, 2, 1
    t.executive().play("upkeep 5")
    t.pass_turns()
    assert t[0].points[FLOOR_POINTS] == 8
    t = table()
    t[0].degree, t[0].level_round = 4, 3
    t.executive()
    assert t.asked[1] != "UPKEEPING"


@rule("FED-UPK-8", "FED-E8-17", "FED-MEDAL-12")
@example("EX-B33")
def test_upkeep_follows_the_income() -> None:
    t = table().build(0, "military_academy").build(1, "military_academy")
    t[0].degree, t[1].degree = 7, 8
    t.executive().play("accept", "accept")
    assert t.g.view(0)["players"][0]["medals"] == ["accreditation"]
    assert t.asked == (0, "UPKEEPING")
    t.play("upkeep 0")
    assert t.options("upkeep") == ["0"]
    assert t[1].degree == 9


@rule("FED-UPK-8", "FED-MAJ-1")
def test_a_drop_lowers_the_points_of_the_floors() -> None:
    t = table().put(0, "3", "voting", "atal_left")
    t[0].degree = 8
    t.executive().play("upkeep 0")
    t.pass_turns()
    assert t[0].points[FLOOR_POINTS] == 2


@rule("FED-UPK-9", "FED-PROJ-8")
@example("EX-B104")
def test_crystals_of_the_common_project_come_too_late() -> None:
    t = table().put(0, "1", "funding", "atal_left").put(0, "3", "voting", "e81216_left")
    t.project("sixmoons", 6)
    t[0].degree = 5
    t.executive()
    assert t.options("upkeep") == ["0"]
    t.play("upkeep 0")
    t.pass_turns()
    assert (t[0].lavandium, t[0].degree, t[0].points[FLOOR_POINTS]) == (1, 3, 2)


@rule("FED-PROJ-3", "FED-PROJ-4", "FED-PROJ-6")
@example("EX-B34")
def test_a_funded_column_funds_the_common_project() -> None:
    t = table().put(0, "1", "funding", "officers_quarters").put(1, "1", "funding", "arratuin_left")
    t.put(0, "1", "funding", "atal_left").project("sixmoons", 5).executive()
    t.pass_turns()
    assert (t[0].contribution, t[1].contribution) == (1, 1)
    assert (t[0].lavandium, t[1].lavandium) == (1, 1)
    assert t.g.projects[COMMON] == 2
    assert t.g.projects[number("project", "sixmoons")] == 6


@rule("FED-PROJ-1", "FED-PROJ-3")
@example("EX-B117")
def test_columns_from_left_to_right_floors_from_the_top() -> None:
    """The crystals come in the order of the columns."""
    t = (
        table()
        .put(0, "1", "funding", "spy_right")
        .put(1, "1", "funding", "neo_left")
        .put(2, "1", "funding", "atal_right")
    )
    t.project("neo", 6).project("atal", 6)
    events: list[Event] = []
    t.g.log = events
    t.executive()
    t.g.log = None
    seats = [event.values["seat"] for event in events if event.kind == "funded"]
    assert seats == [1, 2, 0]


@rule("FED-PROJ-5", "FED-PROJ-11", "FED-END-7")
def test_a_marker_stops_on_its_last_space() -> None:
    t = table().project("neo", 5)
    t.gain(0, ((8, 1, 0),)).play("fund neo")
    assert t.g.projects[number("project", "neo")] == 6
    t.gain(0, ((8, 1, 0),))
    assert t.refused("fund neo") == "FED-PROJ-9"


@rule("FED-PROJ-7")
@example("EX-B37")
def test_the_common_project_may_be_overfunded() -> None:
    assert PROJECTS[COMMON].track_length == 9
    t = table().project("common", 9)
    t.gain(0, ((8, 1, 0),)).play("fund common")
    assert (t.g.projects[COMMON], t[0].contribution) == (9, 1)


@rule("FED-PROJ-8", "FED-PROJ-10", "FED-PROJ-6")
@example("EX-B36")
def test_the_first_three_fundings_bring_a_crystal() -> None:
    assert len(COMMON_REWARDS) == 3
    t = table()
    for found in ((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 1, 1)):
        t.gain(0, ((8, 1, 0),)).play("fund common")
        assert (t[0].lavandium, t[0].copernium, t[0].oceanium) == found
    assert (t[0].contribution, t.g.projects[COMMON]) == (4, 4)


@rule("FED-PROJ-9", "FED-ROOM-9")
@example("EX-B38")
def test_any_project_that_is_not_full() -> None:
    t = table().project("atal", 6)
    t.play("place 1 voting small_lounge")
    assert t[0].degree == 2
    assert t.refused("fund atal") == "FED-PROJ-9"
    t.play("fund missions")
    assert t.g.projects[number("project", "missions")] == 1


@rule("FED-PROJ-12")
def test_neutral_tokens_fund_nothing() -> None:
    t = table(3)
    before = t.g.projects
    t.executive().pass_turns()
    assert t.g.projects == before


@rule("FED-RES-5", "FED-PROJ-8")
@example("EX-B39")
def test_crystals_of_projects_may_overflow() -> None:
    t = table().put(0, "1", "funding", "atal_left").project("sixmoons", 6)
    t[0].copernium = 10
    t.executive()
    assert t.asked == (0, "DROPPING")
    assert t.options() == ["discard lavandium", "discard copernium"]


@rule("FED-MAJ-1", "FED-MAJ-2", "FED-MAJ-4")
@example("EX-B41")
def test_tied_players_all_score_their_level() -> None:
    t = table().put(0, "3", "voting", "arratuin_left").die(0, 2, "arratuin_left")
    t.put(1, "2", "voting", "procurement_office").put(1, "3", "voting", "neo_right")
    t[0].degree, t[1].degree = 4, 2
    assert floors(t) == [2, 1, 0, 0]


@rule("FED-MAJ-3")
@example("EX-B43")
def test_one_player_can_win_all_floors() -> None:
    t = table().put(0, "1", "voting", "atal_left").put(0, "2", "voting", "arratuin_left")
    t.put(0, "3", "voting", "officers_quarters")
    t[0].degree, t[0].oceanium = 8, 1
    t.executive().play("upkeep 4")
    t.pass_turns()
    assert t[0].points[FLOOR_POINTS] == 12


@rule("FED-MAJ-5")
@example("EX-B42")
def test_a_floor_without_votes_gives_nothing() -> None:
    t = table().put(0, "1", "funding", "atal_left").put(1, "1", "voting", "arratuin_left")
    assert floors(t) == [0, 1, 0, 0]


@rule("FED-MAJ-6", "FED-VAR-4", "FED-LAW-1")
@pytest.mark.parametrize(("counts", "votes", "points"), [(True, "3", 0), (True, "4", 1), (False, "3", 1)])
@example("EX-B45")
def test_the_neutral_player_can_deny_a_floor(counts: bool, votes: str, points: int) -> None:
    t = table(3, round=4, settings={"neutral_counts_on_floors": counts})
    t.g.spaces = tuple([(-1, -1, -1)] * 18)
    t.neutral("e81216_left", 4).put(0, "3", "voting", "atal_left")
    if votes == "4":
        t.put(0, "1", "voting", "patrons_office")
    assert t.g.view(None)["forecast"]["wings"][0] == 4 + int(votes)
    assert floors(t)[0] == points


@rule("FED-LAW-1", "FED-LAW-2", "FED-LAW-4")
@example("EX-A4")
def test_the_law_of_the_winning_wing_scores_for_all() -> None:
    t = table().put(0, "3", "voting", "neo_right").put(1, "1", "voting", "atal_left")
    t.tiles(0, "1A1", "1B1", "1C1").tiles(1, "1D1").tiles(3, "1A2", "1B2", "1C2", "1D2", used=True)
    t.executive().pass_turns()
    assert [p.points[LAW_POINTS] for p in t.g.players] == [6, 2, 0, 8]


@rule("FED-LAW-6", "FED-LAW-5")
def test_the_other_law_scores_nothing() -> None:
    t = table().put(0, "3", "voting", "neo_right").miner(0, "neo_3").tiles(1, "1A1")
    t.executive().pass_turns()
    assert (t[0].points[LAW_POINTS], t[1].points[LAW_POINTS]) == (0, 2)


@rule("FED-LAW-3", "FED-FLOW-6")
@pytest.mark.parametrize("votes", [0, 3])
@example("EX-B44")
def test_the_holder_of_the_pawn_decides_a_tie(votes: int) -> None:
    t = table().miner(0, "neo_3")
    if votes:
        t.put(0, "3", "voting", "atal_left").put(1, "3", "voting", "atal_right")
    t.gain(2, ((ids.PRESIDENT,),))
    assert t.g.first_player == 0
    t.executive()
    assert t.asked == (2, "CHOOSING_LAW")
    t.play("pass-law left")
    assert t[0].points[LAW_POINTS] == 6


@rule("FED-LAW-7", "FED-LAW-1")
@example("EX-B109")
def test_neutral_votes_are_counted_in_both_wings() -> None:
    t = table(3, round=2)
    t.g.spaces = tuple([(-1, -1, -1)] * 18)
    t.neutral("sixmoons_left", 2).neutral("neo_right", 2)
    t.put(0, "3", "voting", "atal_left").put(0, "2", "voting", "arratuin_left")
    t.put(1, "3", "voting", "atal_right").put(2, "3", "voting", "e81216_right")
    assert t.g.view(None)["forecast"]["wings"] == [7, 8]
    t.tiles(0, "1A1").executive()
    t.pass_turns()
    assert t[0].points[LAW_POINTS] == 2


@rule("FED-PROJ-9")
def test_as_many_project_steps_as_an_effect_says() -> None:
    t = table().gain(0, ((ids.PROJECT, 3, 0),))
    t.play("fund neo", "fund neo", "fund neo")
    assert (t.g.projects[number("project", "neo")], t.asked) == (3, (0, "TURN"))
