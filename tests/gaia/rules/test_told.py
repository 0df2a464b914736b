"""What players are told: events in the right order, and the causes of questions."""

from __future__ import annotations

from collections.abc import Callable

from astrarium.kernel.events import Event
from tests.gaia.scenario import Table, table


def lines(events: list[Event], *kinds: str) -> list[str]:
    """Events as one would say them, all or those of some kinds."""
    return [
        " ".join([event.kind, *[str(value) for value in event.values.values()]])
        for event in events
        if not kinds or event.kind in kinds
    ]


def told(t: Table, run: Callable[[], object]) -> list[Event]:
    """The events of some phase."""
    t.g.log = []
    run()
    return t.g.log


def test_income_is_told_source_by_source_and_what_moves_power_comes_last() -> None:
    """GP-INCOME-1, GP-INCOME-4, GP-INCOME-6."""
    t = table("terrans", "xenos").put("terrans", mine="1B1", planetary_institute="1B2")
    t.give("terrans", bowls=(4, 4, 0), booster="booster_ore_knowledge")
    t.give("xenos", booster="booster_credits_qic")
    assert lines(told(t, t.take_income)) == [
        "income 0 GP-INCOME-1",
        "income-source 0 icon:base",
        "gained 0 resource:ore 1",
        "gained 0 resource:knowledge 1",
        "income-source 0 structure:mine",
        "gained 0 resource:ore 1",
        "income-source 0 booster:booster_ore_knowledge",
        "gained 0 resource:ore 1",
        "gained 0 resource:knowledge 1",
        "income 1 GP-INCOME-1",
        "income-source 1 icon:base",
        "gained 1 resource:ore 1",
        "gained 1 resource:knowledge 1",
        "income-source 1 booster:booster_credits_qic",
        "gained 1 resource:credits 2",
        "gained 1 resource:qic 1",
        "income 0 GP-INCOME-4",
        "income-source 0 icon:institute_1",
        "charged 0 4",
        "income 0 GP-INCOME-4",
        "income-source 0 icon:institute_2",
        "gained 0 resource:tokens 1",
    ]


def test_the_gaia_phase_is_told_if_there_is_one() -> None:
    """GP-GAIA-1, GP-GAIA-2."""
    t = table("xenos", "terrans").put("xenos", gaiaformer="1A3").give("xenos", gaia_area=3)
    events = ["phase-started phase:gaia GP-GAIA-1", "gaiaformed hex:1A3", "tokens-returned 0 3"]
    assert lines(told(t, t.gaia_phase)) == events
    assert told(t, t.gaia_phase) == []


def test_who_passes_takes_a_booster_but_not_in_the_last_round() -> None:
    """GP-PASS-2, GP-PASS-3."""
    t = table("xenos", "terrans").give("xenos", booster="booster_mines")  # no mine, no points
    assert lines(t.play("pass booster_terraform")) == ["passed 0", "took-booster 0 booster:booster_terraform"]
    t = table("xenos", "terrans", round=6)
    assert lines(t.play("pass none")) == ["passed 0"]


def test_a_charge_is_asked_for_because_of_a_structure_nearby() -> None:
    """GP-CHARGE-2: its distance, what was built, and the own structure with the highest value."""
    t = table("xenos", "taklons").put("taklons", mine="1B5", research_lab="1B4")
    t.put("xenos", mine="2A0").give("xenos", qic=3, ore=9).play("build 1A9", "end")
    question = t.g.question(t.seat("taklons"))
    assert question is not None
    assert question.cause is not None
    assert question.cause[:4] == ("built", 0, "hex:1A9", "hex:1B4")
    assert question.cause.values == {"distance": 1, "value": 2, "structure": "structure:mine"}
    assert t.distance("1A9", "1B4") == 1
    t = table("xenos", "taklons").put("taklons", mine="1B5").put("xenos", mine="1A9")
    t.give("xenos", ore=9, credits=9).play("upgrade 1A9 trading_station", "end")
    assert (question := t.g.question(t.seat("taklons"))) is not None
    assert question.cause is not None
    assert question.cause.values["structure"] == "structure:trading_station"


def test_the_token_that_turns_gray_is_told() -> None:
    """GP-RES-3."""
    t = table("xenos", "terrans").level("xenos", economy=4).tokens("xenos", "fed_qic").give("xenos", knowledge=4)
    assert lines(t.play("research economy"), "flipped") == ["flipped 0 token:fed_qic"]
