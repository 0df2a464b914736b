"""FED-MEDAL: medals of honour."""

from __future__ import annotations

from astrarium.games.federation.medals import take
from astrarium.games.federation.tables import MEDAL_THRESHOLDS, NAMES
from tests.federation.scenario import number, table
from tests.marks import example, rule

NEO, SIXMOONS = 0, 1


@rule("FED-MEDAL-1")
@example("EX-B25")
def test_never_two_of_one_type() -> None:
    t = table().mage(0, "moon_4").moon("moon_5", "alt3_vote4_oceanium")
    t[0].medals = 1 << SIXMOONS
    t.g.medals = (*t.g.medals[:SIXMOONS], (4, 5, 6), *t.g.medals[SIXMOONS + 1 :])
    t.visit(0, "sixmoons")
    assert t.g.medals[SIXMOONS] == (4, 5, 6)
    t.g.turns = 1
    t.play("place 1 voting presidents_office")
    assert t.refused("medal sixmoons") == "FED-MEDAL-1"


@rule("FED-MEDAL-1", "FED-SETUP-8")
def test_seven_types() -> None:
    assert NAMES["medal"] == ("neo", "sixmoons", "atal", "arratuin", "e81216", "accreditation", "intrigue")


@rule("FED-MEDAL-2", "FED-MEDAL-3", "FED-MEDAL-4")
@example("EX-B23")
def test_the_lowest_medal_left_on_a_planet() -> None:
    t = table().mage(0, "moon_2").mage(1, "moon_2").mage(2, "moon_4")
    t.moon("moon_3", "alt2_vote2_oceanium", "alt2_vote2_oceanium").moon("moon_5", "alt3_vote4_oceanium")
    t.visit(0, "sixmoons")
    assert t[0].medals == 1 << SIXMOONS
    t.visit(1, "sixmoons")
    assert t[1].medals == 0
    assert t.g.medals[SIXMOONS] == (4, 5, 6)
    t.g.medals = (*t.g.medals[:SIXMOONS], (5, 6), *t.g.medals[SIXMOONS + 1 :])
    t.visit(2, "sixmoons")
    assert t[2].medals == 1 << SIXMOONS
    assert t.g.medals[SIXMOONS] == (6,)


@rule("FED-MEDAL-5")
def test_medals_fill_the_row() -> None:
    t = table()
    t[0].degree = 7
    t.gain(0, ((3, 1),)).gain(0, ((10, 1),))
    assert t.g.view(0)["players"][0]["medals"] == ["accreditation", "intrigue"]
    assert t.g.view(0)["players"][0]["medal_points"] == 3


@rule("FED-MEDAL-6", "FED-MEDAL-7", "FED-MEDAL-15")
@example("EX-A15", "EX-B27")
def test_degree_8_brings_the_accreditation_medal() -> None:
    for degrees, reached in ((1, 8), (2, 9)):
        t = table()
        t[0].degree = 7
        t.gain(0, ((3, degrees),))
        assert (t[0].degree, t.g.view(0)["players"][0]["medals"]) == (reached, ["accreditation"])


@rule("FED-MEDAL-8")
def test_level_bonuses_do_not_bring_it() -> None:
    t = table()
    t[0].degree = 6
    t.gain(0, ((17, 3, 1),)).gain(0, ((3, 1),))
    assert t[0].medals == 0
    t.gain(0, ((3, 1),))
    assert t[0].medals.bit_count() == 1


@rule("FED-MEDAL-10", "FED-ROOM-4")
@example("EX-B24")
def test_any_medal_is_the_highest_of_a_planet() -> None:
    t = table()
    t.g.medals = (*t.g.medals[:SIXMOONS], (4, 5, 6), *t.g.medals[SIXMOONS + 1 :])
    t.g.turns = 1
    t.play("place 1 voting presidents_office", "medal sixmoons")
    assert t.g.medals[SIXMOONS] == (4, 5)
    assert t.g.president == 0


@rule("FED-MEDAL-10", "FED-MEDAL-11")
@example("EX-B108")
def test_the_last_medal_of_a_planet() -> None:
    t = table()
    t.g.medals = ((7,), *t.g.medals[1:])
    t.g.turns = 1
    t.play("place 1 voting presidents_office", "medal neo", "end", "place 1 voting outer_module", "end")
    assert t.g.medals[NEO] == ()
    t.gain(2, ((10, 0),))
    assert t.refused("medal neo") == "FED-MEDAL-11"


@rule("FED-MEDAL-12", "FED-EXEC-2", "FED-E8-13")
@example("EX-B107")
def test_medals_in_the_executive_phase_come_in_player_order() -> None:
    t = table(productions=["transporter", "lavandium_replicator", "military_academy", "space_university"])
    for seat in (0, 1):
        t.build(seat, "transporter").mage(seat, "moon_2")
    t.moon("moon_3", "alt2_vote2_oceanium").executive()
    t.play("accept", "transport-mage", "accept", "transport-mage")
    assert [t[0].medals, t[1].medals] == [1 << SIXMOONS, 0]


@rule("FED-MEDAL-13")
def test_a_lost_degree_does_not_cost_the_medal() -> None:
    t = table()
    t[0].degree = 7
    t.gain(0, ((3, 1),)).executive().play("upkeep 0")
    assert (t[0].degree, t[0].medals.bit_count()) == (3, 1)


@rule("FED-MEDAL-14")
def test_where_medals_come_from() -> None:
    t = table().open(0, "small_lounge")
    t[0].degree = 7
    t.play("place 1 voting small_lounge", "fund common", "fly small_lounge", "fund common")
    assert t.g.view(0)["players"][0]["medals"] == ["accreditation", "intrigue"]


@rule("FED-MEDAL-15")
def test_medals_come_before_the_points_that_follow() -> None:
    """Both due medals are received in the middle of the action."""
    t = table().build(0, "space_shipyard")
    t[0].lavandium, t[0].diamonds = 2, 1
    t.visit(0, "e81216")
    kinds = [event.kind for event in t.play("build megastructure_1")]
    assert kinds.index("took-medal") > kinds.index("built")
    assert t.g.view(0)["players"][0]["medals"] == ["e81216"]


@rule("FED-SETUP-7", "FED-P3-2", "FED-P2-2")
def test_as_many_medals_on_each_planet_as_players() -> None:
    for players in (2, 3, 4):
        assert table(players).g.medals == MEDAL_THRESHOLDS[players]
        assert [len(levels) for levels in MEDAL_THRESHOLDS[players]] == [players] * 5


@rule("FED-ROOM-4", "FED-MEDAL-1")
def test_with_all_medals_only_the_pawn_is_taken() -> None:
    """gaps.md Q35."""
    t = table()
    t[0].medals = (1 << 7) - 1
    t.g.turns, t.g.president = 1, 2
    t.play("place 1 voting presidents_office")
    assert (t.g.president, t.asked) == (0, (0, "CLOSING"))
    assert number("medal", "intrigue") == 6


@rule("FED-MEDAL-1")
def test_a_medal_is_taken_beside_any_other_and_once() -> None:
    t = table()
    t[0].medals = 0b10
    take(t.g, 0, 0)
    take(t.g, 0, 1)
    assert t[0].medals == 0b11
