"""Taklons and Ambas (GP-FAC-TAKLONS, GP-FAC-AMBAS)."""

from __future__ import annotations

from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def taklons(bowls: tuple[int, int, int], stone: int, **structures: str) -> Table:
    """Taklons to move with plain tokens in the bowls and the brainstone in one of them."""
    t = table("taklons", "xenos").put("taklons", **(structures or {"mine": "1B5"}))
    return t.give("taklons", bowls=bowls, brainstone=stone, ore=9, credits=9, vp=10)


def offered(bowls: tuple[int, int, int], stone: int, **structures: str) -> Table:
    """The Xenos have built beside a structure of the Taklons on 1B5, who are asked."""
    t = table("xenos", "taklons").put("taklons", **structures)
    t.give("taklons", bowls=bowls, brainstone=stone, vp=10).put("xenos", mine="2A0").give("xenos", qic=3, ore=9)
    t.play("build 1A9", "end")
    return t


def power(t: Table) -> tuple[int, int, int, int]:
    p = t["taklons"]
    return (p.bowl1, p.bowl2, p.bowl3, p.brainstone)


def preset(t: Table) -> str:
    action = t.g.rules.preset(t.g, t.g.actors[0])
    assert action is not None
    return t.g.rules.verbs.notation(action)


@rule("GP-SETUP-17", "GP-SETUP-21")
@example("EX-3")
def test_taklons_start_on_level_zero_with_the_brainstone_in_bowl_one() -> None:
    t = table("taklons", "xenos")
    assert t["taklons"].research == (0,) * 6
    assert power(t) == (2, 4, 0, 1)


@rule("GP-FAC-TAKLONS-1")
@example("ED-51")
def test_the_brainstone_alone_pays_three_power() -> None:
    t = taklons((0, 0, 0), stone=3)
    t.play("action power_2_tokens")
    assert power(t) == (2, 0, 0, 1)


@rule("GP-FAC-TAKLONS-1")
@example("ED-51")
def test_what_the_brainstone_pays_too_much_is_lost_with_the_next_action() -> None:
    """A conversion of 1 power wastes 2."""
    t = taklons((0, 0, 0), stone=3).give("taklons", credits=0, knowledge=4)
    t.play("convert power_to_credit", "research science")
    assert t["taklons"].credits == 1
    assert t.refused("convert power_to_credit") == "GP-FREE-1"
    t = taklons((0, 0, 0), stone=3).give("taklons", credits=0)
    t.play("convert power_to_credit")
    assert t["taklons"].credits == 1
    assert t.refused("convert power_to_credit") == "GP-FREE-1"


@rule("GP-FAC-TAKLONS-1")
def test_the_brainstone_is_one_token_for_a_gaia_project() -> None:
    t = taklons((5, 0, 0), stone=2, mine="1B1").level("taklons", gaia_project=1)
    t.play("project 1A3")
    assert power(t) == (0, 0, 0, 4)
    assert t["taklons"].gaia_area == 5
    t = taklons((4, 0, 0), stone=2, mine="1B1").level("taklons", gaia_project=1)
    assert t.refused("project 1A3") == "GP-GPROJ-3"
    assert t.missing("project 1A3") == {"have": 5, "need": 6}


@rule("GP-FAC-TAKLONS-2")
def test_taklons_say_whether_the_brainstone_or_a_plain_token_charges() -> None:
    t = offered((0, 1, 0), 2, mine="1B5")
    t.play("taklons: charge 1")
    assert t.options("brainstone") == ["bowl2", "bowl3"]
    assert t.refused("brainstone bowl1") == "GP-FAC-TAKLONS-2"
    t.play("taklons: brainstone bowl3")
    assert power(t) == (0, 1, 0, 3)
    t = offered((0, 1, 0), 2, mine="1B5")
    t.play("charge 1", "brainstone bowl2")
    assert power(t) == (0, 0, 1, 2)


@rule("GP-FAC-TAKLONS-2", "GP-INCOME-4")
def test_a_token_of_the_income_may_be_charged_instead_of_the_brainstone() -> None:
    """Four charges move three plain tokens and the brainstone, unless the new token comes first."""
    for moves, expected in (
        (["income institute_1"], (1, 3, 0, 2)),
        (["income institute_2", "brainstone bowl2"], (1, 3, 0, 2)),
        (["income institute_2", "brainstone bowl1"], (0, 4, 0, 1)),
    ):
        t = taklons((3, 0, 0), stone=1, planetary_institute="1B5").give("taklons", booster="booster_ore_knowledge")
        t.take_income()
        assert sorted(t.options("income")) == ["institute_1", "institute_2"]
        t.play(*moves)
        assert power(t) == expected


@rule("GP-FAC-TAKLONS-2")
def test_taklons_say_whether_the_brainstone_pays() -> None:
    t = taklons((0, 0, 3), stone=3)
    t.play("action power_2_tokens")
    assert t.options("brainstone") == ["bowl1", "bowl3"]
    assert t.refused("brainstone bowl2") == "GP-FAC-TAKLONS-2"
    assert preset(t) == "brainstone bowl1"  # what a preview supposes: it pays what it is worth
    t.play("brainstone bowl3")
    assert power(t) == (5, 0, 0, 3)
    t = taklons((0, 0, 3), stone=3)
    t.play("action power_2_tokens", "brainstone bowl1")
    assert power(t) == (2, 0, 3, 1)
    t = taklons((0, 0, 3), stone=3)
    t.play("convert power_to_credit")
    assert preset(t) == "brainstone bowl3"


@rule("GP-FAC-TAKLONS-2")
def test_taklons_say_whether_the_brainstone_goes_to_the_gaia_area() -> None:
    t = taklons((6, 0, 0), stone=1, mine="1B1").level("taklons", gaia_project=1)
    t.play("project 1A3")
    assert t.options("brainstone") == ["bowl1", "gaia"]
    assert t.refused("brainstone bowl3") == "GP-FAC-TAKLONS-2"
    t.play("brainstone bowl1")
    assert power(t) == (0, 0, 0, 1)
    t = taklons((6, 0, 0), stone=1, mine="1B1").level("taklons", gaia_project=1)
    t.play("project 1A3", "brainstone gaia")
    assert power(t) == (1, 0, 0, 4)
    assert t["taklons"].gaia_area == 5


@rule("GP-FAC-TAKLONS-3", "GP-CHARGE-12")
@example("ED-40")
def test_with_full_bowls_only_taklons_with_the_institute_are_asked() -> None:
    t = offered((0, 0, 5), 3, mine="1B5")
    assert t.options("charge") == []
    assert "pass booster_tokens_ore" in t.options()
    t = offered((0, 0, 5), 3, planetary_institute="1B5")
    t.play("taklons: charge-token 0")
    assert power(t) == (1, 0, 5, 3)
    assert t["taklons"].vp == 10
    t = offered((0, 0, 5), 3, mine="1B5", planetary_institute="5A3")  # a power value of 1 is enough for the token
    t.play("taklons: charge-token 0")
    assert power(t) == (1, 0, 5, 3)


@rule("GP-POWER-10", "GP-FAC-TAKLONS-1")
def test_the_brainstone_alone_charges_twice_at_most() -> None:
    t = offered((0, 0, 0), 1, academy_left="1B5")
    assert t.options("charge") == ["2"]
    t = offered((0, 0, 0), 2, academy_left="1B5")
    assert t.options("charge") == ["1"]
    t.play("charge 1")
    assert power(t) == (0, 0, 0, 3)
    assert "pass booster_tokens_ore" in offered((0, 0, 0), 3, academy_left="1B5").options()  # nobody is asked


@rule("GP-FAC-TAKLONS-3")
def test_only_the_institute_brings_a_token_with_the_charge() -> None:
    t = offered((4, 0, 0), 3, planetary_institute="1B5")
    assert t.refused("charge 3") == "GP-FAC-TAKLONS-3"
    t.play("taklons: charge-token 3")
    assert power(t) == (2, 3, 0, 3)
    t = offered((4, 0, 0), 3, mine="1B5")
    assert t.refused("token-charge 1") == "GP-FAC-TAKLONS-3"
    t.play("taklons: charge 1")
    assert power(t) == (3, 1, 0, 3)


@rule("GP-FAC-TAKLONS-6", "GP-CHARGE-14")
@example("ED-82")
def test_the_token_taken_first_can_be_charged_itself() -> None:
    """With an institute: an offer of 3 becomes 2 with the new token."""
    t = offered((0, 0, 4), 3, planetary_institute="1B5")
    assert t.options() == ["token-charge 2", "charge-token 0", "decline"]
    t.play("taklons: token-charge 2")
    assert power(t) == (0, 0, 5, 3)
    assert t["taklons"].vp == 9
    t = offered((0, 0, 4), 3, planetary_institute="1B5")
    t.play("taklons: charge-token 0")
    assert power(t) == (1, 0, 4, 3)
    assert t["taklons"].vp == 10


@rule("GP-FAC-TAKLONS-6")
def test_declining_brings_no_token() -> None:
    t = offered((0, 0, 4), 3, planetary_institute="1B5")
    t.play("taklons: decline")
    assert power(t) == (0, 0, 4, 3)
    assert t["taklons"].vp == 10


@rule("GP-FAC-TAKLONS-4", "GP-FREE-7")
@example("ED-111")
def test_burning_may_move_the_brainstone_or_lose_it() -> None:
    t = taklons((0, 1, 0), stone=2)
    t.play("convert burn")
    assert t.options("brainstone") == ["discard", "bowl3"]
    t.play("brainstone bowl3")
    assert power(t) == (0, 0, 0, 3)
    t = taklons((0, 1, 0), stone=2)
    t.play("convert burn", "brainstone discard")
    assert power(t) == (0, 0, 1, 0)


@rule("GP-FAC-TAKLONS-4")
def test_the_brainstone_returns_from_the_gaia_area_to_bowl_one() -> None:
    t = taklons((0, 0, 0), stone=4).give("taklons", gaia_area=2).gaia_phase()
    assert power(t) == (2, 0, 0, 1)


@rule("GP-FAC-TAKLONS-4")
def test_a_brainstone_discarded_for_a_satellite_is_lost() -> None:
    t = taklons((0, 0, 0), stone=2, planetary_institute="2A3", academy_left="3B5", research_lab="2B1")
    t.play("federate", "include 2A3", "include 3B5", "done", "satellite 3A10", "token fed_12vp")
    assert power(t) == (0, 0, 0, 0)


@rule("GP-FAC-TAKLONS-5")
@example("ED-81")
def test_the_brainstone_and_one_token_pay_four_power_and_not_five() -> None:
    t = taklons((0, 0, 1), stone=3)
    assert t.refused("action power_2_terraform") == "GP-ACT-1"
    assert t.missing("action power_2_terraform") == {"have": 4, "need": 5}
    t.play("action power_2_ore")
    assert power(t) == (1, 0, 0, 1)
    t = taklons((0, 0, 1), stone=3)
    t.play("action power_2_tokens")
    assert power(t) == (2, 0, 1, 1)
    t = taklons((0, 0, 1), stone=2)
    assert t.refused("action power_2_tokens") == "GP-ACT-1"


def ambas(**structures: str) -> Table:
    """Ambas with the institute in a federation on 1A6, 1A5 and 3A0, and a mine far away on 4B2."""
    t = table("ambas", "terrans", round_tiles=["round_big_a", "round_research", "round_mine", "round_federation",
                                               "round_trading_4", "round_gaia_4"]).planet("3A0", "gaia")  # fmt: skip
    t.put("ambas", planetary_institute="1A6", academy_left="1A5", mine="3A0 4B2").federation("ambas", "1A6 1A5 3A0")
    return t.put("ambas", **structures).give("ambas", vp=10, bowls=(0, 0, 0))


def at(t: Table, hex: str) -> int:
    return t.g.structure[t.g.parse(f"build {hex}")[1]]


@rule("GP-FAC-AMBAS-1")
def test_the_swap_is_no_build_and_lets_nobody_charge() -> None:
    t = ambas().put("terrans", mine="4A4").give("terrans", bowls=(4, 0, 0))
    t.play("special swap", "swap-with 4B2", "end")
    assert t.actor == "terrans"
    assert t.options("charge") == []
    assert t["ambas"].vp == 10
    assert (at(t, "1A6"), at(t, "4B2")) == (1, 4)


@rule("GP-FAC-AMBAS-1")
def test_the_swap_needs_the_institute_and_an_own_mine() -> None:
    t = table("ambas", "terrans").put("ambas", trading_station="1B5", mine="4B2")
    assert t.refused("special swap") == "GP-SPEC-3"
    t = ambas(research_lab="2B4").put("terrans", mine="4A4")
    t.play("special swap")
    assert t.options("swap-with") == ["3A0", "4B2"]
    assert t.refused("swap-with 2B4") == "GP-FAC-AMBAS-1"
    assert t.refused("swap-with 4A4") == "GP-FAC-AMBAS-1"


@rule("GP-FAC-AMBAS-1", "GP-FAQ-1")
@example("ED-35")
def test_the_institute_leaves_a_federation_which_stays_and_founds_another_elsewhere() -> None:
    t = ambas(academy_right="4A4").planet("4C", "desert").put("ambas", mine="4C")
    assert t.refused("federate") == "GP-FED-1"
    assert t.missing("federate") == {"have": 5, "need": 7}
    t.play("special swap", "swap-with 4B2")
    assert t.hexes(t["ambas"].federated) == ["1A5", "1A6", "3A0"]
    t.turn("ambas").play("federate", "include 4A4", "done", "token fed_12vp")
    assert t.count("ambas", "federation_structure") == 6
    assert t["ambas"].satellites == 0


@rule("GP-FAC-AMBAS-2")
def test_the_lost_planet_takes_no_part_in_the_swap() -> None:
    t = ambas().lost_planet("ambas", "4B1")
    t.play("special swap")
    assert t.refused("swap-with 4B1") == "GP-FAC-AMBAS-2"
    assert t.options("swap-with") == ["3A0", "4B2"]


@rule("GP-FAC-AMBAS-3")
def test_after_the_swap_the_institute_counts_where_it_stands_now() -> None:
    """The mine need not be in range; income and slots stay."""
    t = ambas().put("terrans", mine="3A7").give("ambas", bowls=(4, 0, 0), qic=0)
    before = (t["ambas"].pieces, t["ambas"].icons, t.count("ambas", "big_structure"))
    t.play("special swap", "swap-with 4B2", "end")
    assert (t["ambas"].pieces, t["ambas"].icons, t.count("ambas", "big_structure")) == before
    t.give("terrans", ore=9, qic=3).play("terrans: build 4A4", "end", "ambas: charge 3")
    assert t["ambas"].vp == 8


@rule("GP-FAC-AMBAS-3", "GP-FED-21", "GP-FED-11")
@example("ED-96")
def test_the_new_federation_of_the_institute_must_not_touch_the_old_one() -> None:
    """The two satellites of the short way would lie beside 3B0."""
    t = table("ambas", "terrans").bare(swamp="3A0 3A11 3B0 3B4 3A2 5A6")
    t.put("ambas", planetary_institute="3A0", academy_left="3A11", mine="3B0 3B4 5A6", academy_right="3A2")
    t.federation("ambas", "3A0 3A11 3B0").give("ambas", bowls=(2, 0, 0))
    t.play("special swap", "swap-with 3B4")
    assert t.count("ambas", "federation_structure") == 3
    t.turn("ambas")
    assert t.refused("federate") == "GP-FED-18"
    t.give("ambas", bowls=(9, 0, 0)).play("federate", "include 3B4", "include 3A2", "done")
    while t.options("satellite"):
        t.play("satellite " + t.options("satellite")[0])
    touched = [t.distance(hex, "3B0") for hex in t.hexes(t["ambas"].satellites)]
    assert touched
    assert min(touched) == 2
