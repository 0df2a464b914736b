"""Free actions (GP-FREE)."""

from __future__ import annotations

import pytest

from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def owner(faction: str = "terrans", **settings: bool) -> Table:
    """A faction with one of each resource and 4 tokens in each bowl."""
    t = table(faction, "xenos", settings=dict(settings))
    return t.give(faction, ore=1, credits=1, knowledge=1, qic=1, bowls=(4, 4, 4))


@rule("GP-FREE-1")
def test_free_actions_are_taken_as_often_as_one_can_afford() -> None:
    t = owner().give("terrans", ore=2)
    t.play("convert ore_to_credit", "convert ore_to_credit", "convert power_to_credit", "convert power_to_credit")
    assert t.purse("terrans") == (0, 5, 1, 1)
    assert t.refused("convert ore_to_credit") == "GP-FREE-1"
    assert t.missing("convert ore_to_credit") == {"have": 0, "need": 1}


@rule("GP-FREE-1")
def test_free_actions_are_possible_before_and_after_the_main_action() -> None:
    t = owner().give("terrans", knowledge=4, ore=3)
    t.play("convert ore_to_credit", "research economy", "convert ore_to_credit", "convert ore_to_credit", "end")
    assert t["terrans"].credits == 4


@rule("GP-FREE-2")
@example("EX-34")
def test_burning_discards_one_token_and_moves_another() -> None:
    """Allowed although bowl I is not empty."""
    t = owner().give("terrans", bowls=(1, 2, 0))
    t.play("convert burn")
    assert t.bowls("terrans") == (1, 0, 1, 0)


@rule("GP-FREE-2")
@example("ED-48")
def test_burning_needs_two_tokens_in_bowl_two() -> None:
    t = owner().give("terrans", bowls=(9, 1, 9))
    assert t.refused("convert burn") == "GP-FREE-2"
    assert t.missing("convert burn") == {"have": 1, "need": 2}


@rule("GP-FREE-3")
@pytest.mark.parametrize(
    ("conversion", "purse", "bowls"),
    [
        ("power_to_qic", (1, 1, 1, 2), (8, 4, 0, 0)),
        ("power_to_ore", (2, 1, 1, 1), (7, 4, 1, 0)),
        ("qic_to_ore", (2, 1, 1, 0), (4, 4, 4, 0)),
        ("power_to_knowledge", (1, 1, 2, 1), (8, 4, 0, 0)),
        ("power_to_credit", (1, 2, 1, 1), (5, 4, 3, 0)),
        ("knowledge_to_credit", (1, 2, 0, 1), (4, 4, 4, 0)),
        ("ore_to_credit", (0, 2, 1, 1), (4, 4, 4, 0)),
        ("ore_to_token", (0, 1, 1, 1), (5, 4, 4, 0)),
    ],
)
def test_conversions(conversion: str, purse: tuple[int, ...], bowls: tuple[int, ...]) -> None:
    t = owner()
    t.play(f"convert {conversion}")
    assert t.purse("terrans") == purse
    assert t.bowls("terrans") == bowls


@rule("GP-FREE-3")
def test_conversions_of_other_factions_are_not_for_everybody() -> None:
    t = owner().give("terrans", credits=9, gaiaformers=1)
    assert t.refused("convert baltaks_gaiaformer_to_qic") == "GP-FREE-3"
    assert t.refused("convert nevlas_token_to_knowledge") == "GP-FREE-3"


@rule("GP-FREE-4")
@example("ED-68")
def test_free_actions_belong_to_the_own_turn() -> None:
    """Neither in another's turn nor while charging, nor in another phase."""
    t = owner()
    assert t.refused("convert ore_to_credit", "xenos") == "GP-FREE-4"
    t = table("terrans", "xenos").bare(terra="1B1", desert="1C").put("terrans", mine="1B1").put("xenos", mine="1C")
    t.play("upgrade 1B1 trading_station", "end")
    assert t.actor == "xenos"
    assert t.refused("convert ore_to_credit") == "GP-FREE-4"
    t.play("decline", "xenos: convert ore_to_credit")
    assert t["xenos"].ore == 3


@rule("GP-FREE-4")
def test_free_actions_are_not_for_the_gaia_phase() -> None:
    t = table("itars", "terrans").put("itars", planetary_institute="3B2").give("itars", gaia_area=4, ore=1).gaia_phase()
    assert t.options() == ["trade-for-tile", "stop"]
    assert t.refused("convert ore_to_credit") == "GP-FREE-4"


@rule("GP-FREE-5")
def test_a_conversion_above_the_cap_is_legal_and_useless() -> None:
    t = owner().give("terrans", credits=29, ore=2)
    t.play("convert ore_to_credit")
    assert t.purse("terrans") == (1, 30, 1, 1)
    t.play("convert ore_to_credit")
    assert t.purse("terrans") == (0, 30, 1, 1)


@rule("GP-FREE-6")
@example("ED-80")
def test_conversions_that_follow_each_other_are_paid_as_one_sum() -> None:
    """With the switch off: 4 power for 1 ore and 1 credit take two tokens of the Nevlas; 2 credits take one."""
    t = owner("nevlas", single_conversion_payment=False).put("nevlas", planetary_institute="3B2")
    t.play("convert power_to_ore", "convert power_to_credit")
    assert t.purse("nevlas") == (2, 2, 1, 1)
    assert t.bowls("nevlas") == (6, 4, 2, 0)
    t.play("convert power_to_credit", "convert power_to_credit")
    assert t.bowls("nevlas") == (7, 4, 1, 0)
    assert t["nevlas"].credits == 4


@rule("GP-FREE-6")
def test_the_brainstone_pays_for_three_credits() -> None:
    t = owner("taklons", single_conversion_payment=False).give("taklons", bowls=(0, 0, 0), brainstone=3)
    t.play("convert power_to_credit", "convert power_to_credit", "convert power_to_credit")
    assert t["taklons"].credits == 4
    assert t["taklons"].brainstone == 1
    assert t.refused("convert power_to_credit") == "GP-FREE-1"


@rule("GP-FREE-6")
def test_what_is_left_of_a_sum_is_lost_with_the_next_action() -> None:
    summed = {"single_conversion_payment": False}
    t = owner("nevlas", **summed).put("nevlas", planetary_institute="3B2")
    t.give("nevlas", bowls=(0, 0, 1), knowledge=4)
    t.play("convert power_to_credit", "research economy")
    assert t.refused("convert power_to_credit") == "GP-FREE-1"
    t = owner("nevlas", **summed).put("nevlas", planetary_institute="3B2").give("nevlas", bowls=(0, 0, 1))
    t.play("convert power_to_credit", "convert ore_to_credit")
    assert t.refused("convert power_to_credit") == "GP-FREE-1"


@rule("GP-FREE-6")
def test_each_conversion_is_paid_alone() -> None:
    """The rest is lost (L1334): an ore and a credit take three tokens of the Nevlas, the brainstone buys one credit."""
    t = owner("nevlas").put("nevlas", planetary_institute="3B2")
    t.play("convert power_to_ore", "convert power_to_credit")
    assert t.bowls("nevlas") == (7, 4, 1, 0)
    t = owner("taklons").give("taklons", bowls=(0, 0, 0), brainstone=3)
    t.play("convert power_to_credit")
    assert (t["taklons"].credits, t["taklons"].brainstone) == (2, 1)
    assert t.refused("convert power_to_credit") == "GP-FREE-1"


@rule("GP-FREE-7")
@pytest.mark.parametrize(
    ("tokens", "place", "bowls", "stone"),
    [
        (1, "bowl3", (0, 0, 0, 0), 3),
        (1, "discard", (0, 0, 1, 0), 0),
        (2, "bowl3", (0, 1, 0, 0), 3),
        (2, "discard", (0, 1, 1, 0), 0),
        (2, "bowl2", (0, 0, 1, 0), 2),
    ],
)
@example("ED-111")
def test_the_brainstone_is_burned_moves_or_stays(tokens: int, place: str, bowls: tuple[int, ...], stone: int) -> None:
    t = owner("taklons").give("taklons", bowls=(0, tokens, 0), brainstone=2)
    t.play("convert burn")
    if tokens == 1:
        assert t.refused("brainstone bowl2") == "GP-FREE-7"
    t.play(f"brainstone {place}")
    assert t.bowls("taklons") == bowls
    assert t["taklons"].brainstone == stone
    assert t.options("convert")


@rule("GP-FREE-1", "GP-FREE-3")
@pytest.mark.parametrize("free", ["qic_to_ore", "knowledge_to_credit", "ore_to_credit", "ore_to_token"])
def test_nothing_is_converted_that_is_not_there(free: str) -> None:
    t = table("terrans", "xenos").give("terrans", ore=0, knowledge=0, qic=0, bowls=(0, 0, 9))
    assert t.refused(f"convert {free}") == "GP-FREE-1"
    assert t.missing(f"convert {free}") == {"have": 0, "need": 1}
