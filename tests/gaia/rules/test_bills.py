"""Bills: what a move costs in all, item by item, is exactly what its check asks for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from astrarium.games.gaia.holdings import CREDITS, GAIAFORMERS, IN_BOWL_2, KNOWLEDGE, ORE, POWER, QIC
from astrarium.kernel.verbs import Action
from tests.conformance.explanations import check_sums, offered_actions
from tests.explanations import lines
from tests.gaia.scenario import Table, table

FIELDS = {
    ORE: "ore",
    CREDITS: "credits",
    KNOWLEDGE: "knowledge",
    QIC: "qic",
    POWER: "bowl3",
    IN_BOWL_2: "bowl2",
    GAIAFORMERS: "gaiaformers",
}
RICH = {"ore": 15, "credits": 30, "knowledge": 15, "qic": 9, "bowls": (4, 4, 9)}
POOR = {"ore": 0, "credits": 0, "knowledge": 0, "qic": 0, "bowls": (0, 0, 0)}


def settled(faction: str = "terrans") -> Table:
    """A map on which most things can be done, near an opponent."""
    t = table(faction, "taklons", round=3).planet("1C", "gaia")
    t.put(faction, mine="3A7 4A4 1B1", trading_station="2A3", research_lab="3B5").put("taklons", mine="1A6 2B4")
    t.level(faction, navigation=1, gaia_project=2, artificial_intelligence=4).tokens(faction, "fed_ore")
    return t.tech(faction, "tech_7vp").turn(faction)


def own_turn() -> Table:
    return settled()


def with_gaiaformer() -> Table:
    return settled().planet("4A6", "gaia").put("terrans", gaiaformer="4A6")


def of_firaks() -> Table:
    return settled("firaks")


def of_hadsch_hallas() -> Table:
    return settled("hadsch_hallas").put("hadsch_hallas", planetary_institute="1A5")


def of_nevlas() -> Table:
    return settled("nevlas").put("nevlas", planetary_institute="1A5")


def of_guests() -> Table:
    return settled("lantids")


def without_green_tokens() -> Table:
    return settled().give("terrans", tokens=())


def from_the_first_hex() -> Table:
    return table("terrans", "taklons").bare(terra="1A0 1A6 4A4").put("terrans", mine="1A0")


def of_bal_taks() -> Table:
    return settled("bal_taks")


def with_free_steps() -> Table:
    t = settled().give("terrans", **RICH)
    t.play("action power_2_terraform")
    return t


def with_extra_range() -> Table:
    t = settled().give("terrans", booster="booster_range", **RICH)
    t.play("special booster_range")
    return t


def placing_a_station() -> Table:
    t = table("ivits", "terrans").put("ivits", planetary_institute="1A6")
    t.play("special space_station")
    return t


def placing_the_lost_planet() -> Table:
    t = settled().level("terrans", navigation=4).give("terrans", **RICH)
    t.play("research navigation")
    return t


def taking_a_step() -> Table:
    t = settled().give("terrans", **RICH)
    t.play("upgrade 2A3 research_lab", "tile free1")
    return t


def exchanging_in_the_gaia_phase() -> Table:
    t = table("terrans", "xenos").put("terrans", planetary_institute="1B1").give("terrans", gaia_area=3)
    return t.gaia_phase()


def trading_for_a_tile() -> Table:
    t = table("itars", "xenos").put("itars", planetary_institute="1B1").give("itars", gaia_area=9)
    return t.gaia_phase()


POSITIONS = [
    own_turn,
    with_gaiaformer,
    of_firaks,
    of_hadsch_hallas,
    of_nevlas,
    of_guests,
    without_green_tokens,
    from_the_first_hex,
    of_bal_taks,
    with_free_steps,
    with_extra_range,
    placing_a_station,
    placing_the_lost_planet,
    taking_a_step,
    exchanging_in_the_gaia_phase,
    trading_for_a_tile,
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_what_is_short_is_the_sum_of_the_items(position: Callable[[], Table]) -> None:
    t = position()
    seat = t.g.actors[0]
    for means in (POOR, RICH):
        t.give(t.factions[seat], **means)
        for action in offered_actions(t.g, seat):
            check_sums(t.g, seat, action)


def is_enough(t: Table, seat: int, action: Action, field: str, amount: int) -> bool:
    trial = t.g.clone()
    setattr(trial.players[seat], field, amount)
    return trial.why_not(seat, action) is None


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_with_one_less_than_the_bill_a_move_is_refused(position: Callable[[], Table]) -> None:
    """And with exactly as much, and enough of everything else, it is allowed."""
    t = position()
    seat = t.g.actors[0]
    worth = 2 if t.factions[seat] == "nevlas" else 1
    t.give(t.factions[seat], **RICH)
    for action in t.g.actions(seat):
        move, needs = t.g.rules.verbs.notation(action), t.g.explain(seat, action).needs
        for resource in {term.resource for term in needs} & FIELDS.keys():
            amount = sum([term.amount for term in needs if term.resource == resource])
            amount = -(-amount // worth) if resource == POWER else amount
            assert is_enough(t, seat, action, FIELDS[resource], amount), move
            assert not is_enough(t, seat, action, FIELDS[resource], amount - 1), move


def test_what_pays_power_is_told_bowl_by_bowl() -> None:
    t = table("taklons", "terrans").give("taklons", bowls=(2, 3, 4), brainstone=3)
    assert lines(t.g.explain(0, "convert power_to_ore").holds) == [("power", 4, "bowl3"), ("power", 3, "brainstone")]
    assert lines(t.g.explain(0, "convert ore_to_credit").holds) == []
