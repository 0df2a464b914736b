"""Refusals and questions as a person meets them: every number of the sum, what would cure it, and why it is asked."""

from __future__ import annotations

import pytest

from astrarium.games.federation.state import Federation
from astrarium.kernel import cures
from astrarium.kernel.engine import Engine
from astrarium.kernel.explanations import Explanation, Fact
from astrarium.kernel.verbs import Action
from astrarium.text.catalogue import LANGUAGES
from astrarium.text.messages import Messages
from tests.explanations import cure, lines, rules, short
from tests.federation.scenario import Table, table


def explained(t: Table, move: str) -> Explanation:
    return t.g.explain(t.g.actors[0], move)


def meant(t: Table, reference: str) -> list[str]:
    return [t.g.rules.verbs.notation(intent) for intent in t.g.intents(t.g.actors[0], reference)]


def fact(t: Table, reference: str, name: str, seat: int = 0) -> list[Fact]:
    return [found for found in t.g.facts(reference, seat) if found.name == name]


def test_a_space_that_cannot_be_paid() -> None:
    """The Procurement Office costs an oceanium, which nothing replaces."""
    t = table()
    t[0].lavandium = t[0].copernium = 3
    found = explained(t, "place 2 voting procurement_office")
    assert lines(found.needs) == [("oceanium", 1, "price")]
    assert found.needs[0].values == {"of": "space:procurement_office"}
    assert (short(found), rules(found), found.cure) == ({"oceanium": (0, 1)}, ["FED-AMB-3"], None)


def test_a_space_that_the_bonus_of_placing_pays() -> None:
    """The Assistants' Room costs a copernium: the funding side of ambassador 3 brings it, its voting side does not."""
    t = table()
    assert short(explained(t, "place 3 voting assistants_room")) == {"copernium": (0, 1)}
    paid = explained(t, "place 3 funding assistants_room")
    assert (paid.conditions, lines(paid.holds)) == ([], [("copernium", 1, "bonus")])
    intent, *_ = meant(t, "space:assistants_room")
    assert intent == "place 3 funding assistants_room"
    t.play(intent)


def test_a_space_that_is_taken() -> None:
    """Anna is on Neo with 3 votes, so she would win the third floor by her level."""
    t = table().put(1, "3", "voting", "neo_left")
    t[1].degree = 4
    assert rules(explained(t, "place 1 voting neo_left")) == ["FED-AMB-2"]
    assert [found.values for found in fact(t, "space:neo_left", "stands")] == [{"seat": 1, "votes": 3}]
    winner = {"floor": 3, "seat": 1, "points": 2}
    assert [found.values for found in fact(t, "space:neo_left", "floor-winner")] == [winner]
    assert [found.values["votes"] for found in fact(t, "space:neo_left", "wing-votes")] == [3]


def test_a_mission_that_lacks_three_things() -> None:
    t = table().open(0, "spy")
    t[0].hangar = 0
    t.play("place 1 voting officers_quarters")
    t[0].degree = 1
    found = explained(t, "fly spy")
    assert short(found) == {"spaceship": (0, 1), "level": (1, 2), "lavandium": (0, 1)}
    assert sorted(rules(found)) == ["FED-SHIP-3", "FED-SHIP-4", "FED-SHIP-9"]
    assert lines(found.needs) == [("spaceship", 1, "mission"), ("level", 2, "mission-level"), ("lavandium", 1, "price")]
    assert lines(found.holds) == [("level", 1, "level-marker")]
    assert meant(t, "mission:spy")[0] == "fly spy"


def test_a_level_that_a_tile_raises() -> None:
    """Level 3 of the E81216 mission: level 2 of the marker, and a tile for one more."""
    t = table().open(0, "e81216").tiles(0, "1A1")
    t[0].degree = 1
    t.play("place 1 voting officers_quarters")
    found = explained(t, "fly e81216")
    assert (short(found), rules(found), cure(t.g, found)) == ({"level": (2, 3)}, ["FED-SHIP-4"], ["use 1A1"])
    t.play("use 1A1")
    assert lines(explained(t, "fly e81216").holds) == [("level", 2, "level-marker"), ("level", 1, "level-round")]
    t.play("fly e81216")


def test_a_price_of_two_kinds_and_a_discount() -> None:
    """A shipyard costs a copernium and an oceanium: the only oceanium there is pays once."""
    t = table().tiles(0, "1B1")
    t[0].oceanium, t[0].lavandium = 1, 4
    t.visit(0, "e81216")
    found = explained(t, "build space_shipyard")
    assert short(found) == {"crystal": (1, 2)}
    priced = [("crystal", 1, "price-copernium"), ("crystal", 1, "price-oceanium")]
    assert lines(found.conditions[0].needs) == priced
    assert lines(found.conditions[0].holds) == [("crystal", 1, "reserve-oceanium")]
    assert (rules(found), cure(t.g, found)) == (["FED-E8-1"], ["use 1B1"])
    t.play("use 1B1")
    assert lines(explained(t, "build space_shipyard").needs)[1:] == [*priced, ("crystal", -1, "discount")]
    t.play("build space_shipyard")


def test_a_megastructure_without_diamonds() -> None:
    """Lavandium is filled up with oceanium; diamonds are another condition."""
    t = table()
    t[0].lavandium, t[0].oceanium = 1, 1
    t.visit(0, "e81216")
    found = explained(t, "build megastructure_1")
    assert short(found) == {"golden_diamond": (0, 1)}
    assert lines(found.holds) == [("lavandium", 1, "reserve-lavandium"), ("lavandium", 1, "stand-in")]
    t[0].oceanium = 0
    assert short(explained(t, "build megastructure_1")) == {"golden_diamond": (0, 1), "lavandium": (1, 2)}
    assert fact(t, "site:megastructure_1", "multiplier")[0].values["multiplier"] == 3


def test_a_copied_room_has_its_own_price() -> None:
    t = table()
    t[0].lavandium = 1
    t.play("place 1 voting spy_left")
    found = explained(t, "copy procurement_office")
    assert (short(found), rules(found)) == ({"oceanium": (0, 1)}, ["FED-SPY-3"])
    assert found.needs[0].values == {"of": "action:procurement_office"}
    assert meant(t, "space:procurement_office")[-1] == "copy procurement_office"


def test_a_shop_that_an_income_pays() -> None:
    """A tile is turned up again, its income is a lavandium, which is what the agency costs."""
    t = table().tiles(0, "1A2").tiles(0, "1B3", used=True)
    t.visit(0, "arratuin")
    found = explained(t, "trade shop_3")
    assert (short(found), rules(found)) == ({"lavandium": (0, 1)}, ["FED-ARR-9"])
    assert cure(t.g, found) == ["use 1A2", "refresh 1B3", "income lavandium_replicator"]
    t.play(*(cure(t.g, found) or ()), "trade shop_3")


def test_the_die_that_somebody_may_still_obtain() -> None:
    """Asked whether to add a die that is not there: a tile could bring it."""
    t = table().tiles(0, "1A2").tiles(0, "1D2", used=True)
    t.play("place 1 voting officers_quarters")
    found = explained(t, "add-die")
    assert (short(found), rules(found), lines(found.needs)) == ({"die": (0, 1)}, ["FED-VOTE-3"], [("die", 1, "die")])
    assert cure(t.g, found) == ["use 1A2", "refresh 1D2"]


def test_no_robot_left() -> None:
    t = table().tiles(0, "1B1")
    t[0].robots, t[0].lavandium = 0b1110111, 5
    t.visit(0, "e81216")
    found = explained(t, "build space_university")
    assert short(found) == {"robot": (0, 1), "crystal": (0, 2)}
    assert rules(found) == ["FED-E8-10", "FED-E8-1"]


def test_inside_a_tile_nothing_else_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """While an income is chosen anything may be discarded, in any order: a cure has nothing to do with that."""
    t = table().tiles(0, "1A2").tiles(0, "1B3", used=True).open(0, "presidents_office")
    t[0].lavandium, t[0].copernium, t[0].diamonds = 3, 2, 1
    t.play("place 1 voting officers_quarters", "keep-die")
    tried, after = list[Action](), cures.position_after

    def told(rules: Engine[Federation], g: Federation, seat: int, action: Action) -> Federation:
        tried.append(action)
        return after(rules, g, seat, action)

    monkeypatch.setattr(cures, "position_after", told)
    found = explained(t, "fly presidents_office")
    assert (short(found), found.cure) == ({"level": (2, 4)}, None)
    assert len(tried) < 40


def test_the_upkeep_is_asked_with_its_price_and_what_is_left() -> None:
    """Level 4 costs a copernium; there is a lavandium, which pays for level 3."""
    t = table()
    t[0].degree, t[0].lavandium = 8, 1
    t.executive()
    question = t.g.question(0)
    assert question is not None
    assert question.cause is not None
    assert (question.cause.event, question.cause.place, question.cause.values["degree"]) == (
        "upkeep",
        "level:level_4",
        8,
    )
    assert {move: after["resource:level"] for move, after in question.after.items()} == {"upkeep 0": 2, "upkeep 3": 3}
    found = explained(t, "upkeep 4")
    assert (short(found), rules(found), found.cure) == ({"copernium": (0, 1)}, ["FED-UPK-3"], None)
    assert found.needs[0].values == {"of": "level:level_4"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tied_law_is_asked_with_both_laws(language: str) -> None:
    """3 votes in each wing; influence 2 on Neo, 1 on Atal."""
    t = table().put(1, "3", "voting", "neo_left").put(2, "3", "voting", "atal_right").tiles(0, "1A1")
    t.miner(0, "neo_2a").executive()
    question = t.g.question(0)
    assert question is not None
    assert question.cause is not None
    values = {"votes": 3, "left": "planet:neo", "right": "planet:atal", "left_points": 4, "right_points": 2}
    assert (question.cause.event, question.cause.values) == ("law-tied", values)
    said = Messages.of_game(language, "federation").cause("federation", question.cause, ["Anna"] * 4)
    assert "4" in said
    assert "{" not in said
    assert [found.values["points"] for found in fact(t, "wing:left", "law-points")] == [4, 0, 0, 0]
    assert t.g.rules.moment(t.g).seat == -1


def test_a_preview_supposes_how_something_is_paid() -> None:
    """Lavandium pays before oceanium, and the preview says so."""
    t = table()
    t[0].lavandium = t[0].oceanium = 1
    t.visit(0, "arratuin")
    preview = t.g.preview(0, "trade shop_3")
    assert preview.presets == ["pay 1 0 0"]
    assert (preview.after["resource:lavandium"], preview.after["resource:oceanium"]) == (0, 1)
    assert (preview.before["resource:die"], preview.after["resource:die"]) == (0, 1)


def test_income_is_a_fact_of_the_resource() -> None:
    t = table().build(0, "lavandium_replicator", "space_shipyard")
    assert [found.values["amount"] for found in fact(t, "resource:lavandium", "income")] == [1]
    assert [found.values["amount"] for found in fact(t, "resource:spaceship", "income")] == [1]
    assert fact(t, "resource:lavandium", "income", seat=1) == []
