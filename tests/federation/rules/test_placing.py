"""FED-AMB: placing an ambassador."""

from __future__ import annotations

import pytest

from astrarium.games.federation.counts import side_of
from astrarium.games.federation.ids import FUNDING
from astrarium.games.federation.tables import AMBASSADORS, AMBASSADORS_EACH
from astrarium.games.federation.verbs import SPACES
from tests.federation.scenario import kinds, scored, table
from tests.marks import example, rule


@rule("FED-AMB-1")
def test_only_an_ambassador_in_hand_can_be_placed() -> None:
    t = table().put(0, "3", "voting", "atal_left")
    assert t.refused("place 3 voting neo_left") == "FED-AMB-1"
    t.play("place 2 voting neo_left")
    assert t[0].ambassadors == (2, 0, 0, 0)


@rule("FED-AMB-2", "FED-OUT-2")
@pytest.mark.parametrize("owner", [0, 1])
@example("EX-B7")
def test_a_space_with_an_ambassador_is_occupied(owner: int) -> None:
    t = table().put(owner, "1", "voting", "neo_left").put(owner, "1", "voting", "outer_module")
    assert t.refused("place 2 voting neo_left") == "FED-AMB-2"
    t.play("place 2 voting outer_module")
    assert len(t.g.outer) == 2


@rule("FED-AMB-2", "FED-P3-6")
def test_a_space_with_a_neutral_token_is_occupied() -> None:
    t = table(3)
    assert t.refused("place 2 voting arratuin_left") == "FED-AMB-2"
    assert t.refused("place 2 voting arratuin_right") is None


@rule("FED-AMB-3", "FED-AMB-5", "FED-AMB-6")
@example("EX-B1")
def test_the_bonus_of_placing_may_pay_for_the_space() -> None:
    t = table()
    assert t.refused("place 2 voting spy_left") == "FED-AMB-3"
    t.play("place 2 funding spy_left", "copy officers_quarters")
    assert (t[0].lavandium, t[0].degree) == (0, 3)


@rule("FED-AMB-4", "FED-ALT-3")
@example("EX-B6")
def test_one_alteration_token_covers_the_ambassador() -> None:
    """The face of an ambassador is one of its sides or one token, never two."""
    t = table().alter(0, "alt1_vote2_lavandium", "alt1_fund_copernium")
    t.play("place 1 alt1_vote2_lavandium officers_quarters")
    assert sum(t[0].alterations) == 1
    assert t.g.view(None)["spaces"]["officers_quarters"]["votes"] == 2


@rule("FED-AMB-5", "FED-AMB-7", "FED-ALT-5")
@example("EX-B4")
def test_a_covered_funding_side_gives_no_crystal() -> None:
    t = table().alter(0, "alt1_fund_lavandium2")
    t.play("place 3 alt1_fund_lavandium2 officers_quarters")
    assert (t[0].lavandium, t[0].copernium) == (2, 0)
    assert side_of(t.g.spaces[SPACES.values["officers_quarters"]]) == FUNDING


@rule("FED-AMB-5", "FED-AMB-7")
def test_the_crystal_comes_with_the_funding_side_only() -> None:
    t = table()
    t.play("place 3 voting officers_quarters")
    assert t[0].copernium == 0
    t = table()
    events = t.play("place 3 funding officers_quarters")
    assert (t[0].copernium, scored(events, 0)) == (1, 0)


@rule("FED-AMB-8", "FED-FLOW-10")
@pytest.mark.parametrize("face", ["voting", "funding"])
def test_the_action_is_the_same_for_both_sides(face: str) -> None:
    t = table()
    t.play(f"place 1 {face} officers_quarters")
    assert t[0].degree == 3


@rule("FED-AMB-9")
def test_planet_room_and_spy_are_the_kinds_of_senate_action() -> None:
    t = table()
    t[0].lavandium = 1
    t.play("place 1 voting spy_left", "copy atal", "take-tile 1A1", "end")
    assert t[0].erudites.bit_count() == 1


@rule("FED-AMB-10", "FED-FUND-1")
@example("EX-B80")
def test_the_side_has_its_effect_after_the_action() -> None:
    t = table()
    t.play("place 1 funding patrons_office")
    assert t.options("open")
    assert t[0].markers == 0
    t.play("open neo")
    assert t.g.view(0)["players"][0]["open"] == ["neo", "patrons_office"]
    t = table()
    t.play("place 1 funding patrons_office", "open patrons_office")
    assert t.g.view(0)["players"][0]["open"] == ["patrons_office"]


@rule("FED-AMB-11")
@example("EX-B11")
def test_an_action_of_which_nothing_can_be_done_is_forfeited() -> None:
    t = table()
    assert "forfeited" in kinds(t.play("place 1 voting e81216_left"))
    assert t.asked == (0, "CLOSING")


@rule("FED-AMB-11", "FED-DEC-9")
@example("EX-B11")
def test_an_action_that_can_be_carried_out_must_be() -> None:
    """But nobody has to keep resources for it."""
    t = table()
    t[0].lavandium = 2
    t.play("place 1 voting e81216_left")
    assert t.refused("forfeit") == "FED-AMB-11"
    t.play("discard lavandium", "forfeit")
    assert t[0].robots == 0


@rule("FED-AMB-12", "FED-AMB-13", "FED-AMB-15")
def test_four_ambassadors_with_their_votes() -> None:
    votes = [AMBASSADORS[kind].votes for kind, count in enumerate(AMBASSADORS_EACH) for _ in range(count)]
    assert votes == [1, 1, 2, 3]
    t = table()
    t.play("place 3 funding atal_left", "take-tile 1A1", "end", "place 3 voting atal_right")
    shown = t.g.view(None)["spaces"]
    assert [shown[space]["votes"] for space in ("atal_left", "atal_right")] == [0, 3]


@rule("FED-AMB-14", "FED-OUT-4")
def test_the_outer_module_is_always_open() -> None:
    t = table()
    assert t.refused("place 1 voting outer_module") is None


@rule("FED-AMB-15")
def test_all_four_are_used_every_round() -> None:
    t = table()
    t[0].ambassadors = (0, 0, 1, 1)
    assert t.refused("save") == "FED-AMB-15"


@rule("FED-AMB-16")
@pytest.mark.parametrize(("contribution", "refused"), [(0, None), (1, "FED-AMB-3"), (2, None), (3, "FED-AMB-3")])
@example("EX-B77")
def test_the_crystal_of_the_common_project_may_pay(contribution: int, refused: str | None) -> None:
    t = table().alter(0, "alt3_fund_project")
    t[0].contribution = contribution
    assert t.refused("place 1 alt3_fund_project spy_left") == refused


@rule("FED-AMB-16")
@example("EX-B77")
def test_a_project_step_that_must_pay_goes_to_the_common_project() -> None:
    t = table().alter(0, "alt3_fund_project")
    t.play("place 1 alt3_fund_project spy_left")
    assert t.refused("fund neo") == "FED-AMB-16"
    t.play("fund common")
    assert (t[0].lavandium, t.asked) == (0, (0, "COPYING"))


@rule("FED-AMB-16", "FED-PROJ-8")
def test_nothing_comes_between_the_placing_and_a_project_step_that_must_pay() -> None:
    """A lavandium by 1A3 and 1B3 would overflow the reserve, and no crystal that may leave it would be there."""
    t = table().alter(0, "alt3_fund_project").tiles(0, "1A3").show("1B3")
    t[0].contribution, t[0].lavandium, t[0].copernium = 2, 5, 5
    t.play("place 1 alt3_fund_project procurement_office")
    assert t.options() == ["fund common"]
    t.play("fund common", "discard copernium")
    assert (t[0].lavandium, t[0].copernium, t[0].oceanium, t[0].hangar) == (5, 4, 0, 3)


@rule("FED-AMB-16", "FED-RES-5", "FED-PSET-8")
@example("EX-B76")
def test_what_the_space_costs_is_among_the_crystals_kept() -> None:
    t = table()
    t[0].lavandium, t[0].copernium = 1, 9
    t.play("place 2 funding spy_left")
    assert t.asked == (0, "DROPPING")
    t.play("discard lavandium")
    assert (t[0].lavandium, t[0].copernium) == (0, 9)
    t = table()
    t[0].copernium = 10
    t.play("place 2 funding spy_left")
    assert t.refused("discard lavandium") == "FED-AMB-16"
    t.play("discard copernium")
    assert (t[0].lavandium, t[0].copernium) == (0, 9)
    for ambassador, space, kept in ((3, "assistants_room", "copernium"), (2, "procurement_office", "oceanium")):
        t = table()
        t[0].lavandium, t[0].oceanium = (10, 0) if kept == "copernium" else (9, 1)
        t.play(f"place {ambassador} funding {space}")
        assert t.refused(f"discard {kept}") == "FED-AMB-16"
        t.play("discard lavandium")
        assert (t[0].copernium, t[0].oceanium) == (0, 0)


@rule("FED-AMB-17")
@example("EX-B78")
def test_a_token_won_in_the_turn_is_for_a_later_ambassador() -> None:
    t = table()
    assert t.refused("place 1 alt1_vote2_lavandium sixmoons_left") == "FED-AMB-17"
    t.play("place 1 voting sixmoons_left", "take-token alt1_vote2_lavandium", "end")
    for space in ("neo_right", "arratuin_right", "officers_quarters"):
        t.play(f"place 1 voting {space}")
        t.pass_turns()
    assert t.refused("place 1 alt1_vote2_lavandium atal_left") is None
