"""Refusals as a person meets them: positions of one game, with every number of the sum and what would cure it."""

from __future__ import annotations

from astrarium.kernel.explanations import Explanation
from tests.explanations import cure, lines, rules, short
from tests.gaia.scenario import Table, table

FACTIONS = ("terrans", "ambas", "itars", "ivits")


def first_round() -> Table:
    t = table(*FACTIONS).turn("terrans")
    t.put("terrans", mine="3A7 4A4").put("ambas", mine="2B4 7A1").put("itars", mine="3B2 9A2")
    t.put("ivits", planetary_institute="2A7").level("terrans", gaia_project=1)
    return t.give("terrans", ore=8, credits=15, knowledge=4, qic=1, bowls=(4, 4, 0))


def later_in_the_first_round() -> Table:
    t = table(*FACTIONS).turn("terrans")
    t.put("terrans", research_lab="3A7", mine="3B5 4A4").put("ambas", research_lab="2B4", mine="7A1 9B2")
    t.put("itars", research_lab="3B2", mine="9A2").put("ivits", planetary_institute="2A7", mine="4B0")
    t.level("terrans", navigation=2, gaia_project=1)
    return t.give("terrans", ore=2, credits=5, knowledge=0, qic=1, bowls=(0, 6, 2))


def third_round() -> Table:
    t = table(*FACTIONS, round=3).turn("terrans").planet("7A10", "gaia")
    t.put("terrans", research_lab="3A7", trading_station="4A4", mine="3B5 7A10 7B2 7B4")
    t.put("ambas", research_lab="2B4 9B2", mine="7A1").put("itars", academy_left="3B2", mine="9A2")
    t.put("ivits", planetary_institute="2A7", research_lab="4B0", mine="8A0")
    t.level("terrans", navigation=3, gaia_project=1)
    return t.give("terrans", booster="booster_terraform", ore=5, credits=13, knowledge=2, qic=0, bowls=(3, 1, 1))


def explained(t: Table, move: str) -> Explanation:
    return t.g.explain(t.seat("terrans"), move)


def test_a_planet_too_far_and_too_strange() -> None:
    """6B5: three steps, a mine, and a distance of 5 with range 1."""
    t = first_round()
    found = explained(t, "build 6B5")
    assert lines(found.needs) == [("credits", 2, "mine"), ("ore", 1, "mine"), ("ore", 9, "steps"), ("qic", 2, "range")]
    assert short(found) == {"ore": (8, 10), "qic": (1, 2)}
    assert sorted(rules(found)) == ["GP-HAB-4", "GP-RANGE-4"]
    far = found.needs[-1]
    assert (far.values["distance"], far.values["start"], far.values["range"]) == (5, "hex:3A7", 1)
    assert (found.needs[2].values["steps"], found.needs[2].values["each"]) == (3, 3)


def test_somebody_else_is_there() -> None:
    """3B2 is the Itars', with an academy of value 3, which makes stations nearby cheaper."""
    t = third_round()
    found = explained(t, "build 3B2")
    assert (rules(found), t.g.intents(0, "hex:3B2")) == (["GP-BUILD-3"], [])
    stands = next(fact for fact in t.g.facts("hex:3B2", 0) if fact.name == "stands")
    assert stands.values == {"seat": 2, "structure": "structure:academy_left", "value": 3}
    station = explained(t, "upgrade 3B5 trading_station")
    assert lines(station.needs)[0] == ("credits", 3, "upgrade-near")


def test_empty_space() -> None:
    """Nothing is built on 5B4; the nearest planet is 5B5."""
    t = third_round()
    assert rules(explained(t, "build 5B4")) == ["GP-BUILD-3"]
    facts = t.g.facts("hex:5B4", 0)
    assert facts[0].values == {"thing": "planet:space"}
    near = [fact.values for fact in facts if fact.name == "nearest-planet"]
    assert {"hex": "hex:5B5", "planet": "planet:gaia", "distance": 1} in near


def test_a_nearer_planet_is_a_way_and_neighbours_make_stations_cheap() -> None:
    """2B1 is 3 hexes away with range 2; a mine on 1A6 would help. The Ambas are near, so a station would cost 3."""
    t = third_round()
    facts = t.g.facts("hex:2B1", t.seat("terrans"))
    assert {"hex": "hex:1A6"} in [fact.values for fact in facts if fact.name == "way"]
    (station,) = [fact for fact in facts if fact.name == "station-price"]
    assert lines(list(station.needs)) == [("credits", 3, "upgrade-near"), ("ore", 2, "upgrade-near")]
    assert not [fact for fact in t.g.facts("hex:1A6", t.seat("terrans")) if fact.name == "way"]


def test_a_structure_names_its_places_with_their_prices() -> None:
    """Mines that could become trading stations: some with an opponent near, some without."""
    t = third_round()
    facts = t.g.facts("structure:trading_station", t.seat("terrans"))
    places = {str(fact.values["hex"]): fact.needs[0].amount for fact in facts if fact.name == "place"}
    assert places == {"hex:3B5": 3, "hex:7A10": 6, "hex:7B2": 3, "hex:7B4": 6}
    becomes = [(fact.values["structure"], fact.needs[0].amount) for fact in facts if fact.name == "becomes"]
    assert sorted(becomes) == [("structure:planetary_institute", 6), ("structure:research_lab", 5)]


def test_income_is_told_slot_by_slot() -> None:
    """One trading station of four is built; the third slot of mines pays nothing."""
    t = third_round()
    stations = t.g.facts("structure:trading_station", t.seat("terrans"))
    slots = [(fact.name, fact.values["amount"]) for fact in stations if "cell" in fact.values]
    assert slots == [("slot-built", 3), ("slot-next", 4), ("slot-later", 4), ("slot-later", 5)]
    mines = [fact for fact in t.g.facts("structure:mine", t.seat("terrans")) if "cell" in fact.values]
    assert (len(mines), mines[2].name, mines[2].values) == (8, "slot-built-empty", {"cell": 3})


def test_the_wheel_begins_with_the_home_planet() -> None:
    """Terrans with terraforming 0 pay 3 ore a step, at most three steps."""
    t = third_round()
    wheel = [fact.values for fact in t.g.facts("hex:2B1", t.seat("terrans")) if fact.name == "wheel"]
    assert wheel[0]["planet"] == "planet:terra"
    assert [values["amount"] for values in wheel] == [0, 3, 6, 9, 9, 6, 3]
    assert not [fact for fact in t.g.facts("hex:2B1", None) if fact.name == "wheel"]


def test_a_board_action_without_power() -> None:
    """7 credits cost 4 power; bowl III holds 1."""
    t = third_round()
    found = explained(t, "action power_7_credits")
    assert lines(found.needs) == [("power", 4, "board")]
    assert lines(found.conditions[0].holds) == [("power", 1, "bowl3")]
    assert (short(found), rules(found), found.cure) == ({"power": (1, 4)}, ["GP-ACT-1"], None)


def test_research_without_knowledge() -> None:
    t = third_round()
    found = explained(t, "research navigation")
    assert lines(found.needs) == [("knowledge", 4, "research")]
    assert (short(found), rules(found), found.cure) == ({"knowledge": (2, 4)}, ["GP-RES-1"], None)
    assert t.g.view(0)["players"][0]["income"]["knowledge"] == 2


def test_two_conditions_and_the_one_that_can_be_cured_first() -> None:
    """A project on 1A3: a token that ore would bring, and a QIC that nothing brings."""
    t = third_round()
    found = explained(t, "project 1A3")
    assert short(found) == {"tokens": (5, 6), "qic": (0, 1)}
    assert rules(found) == ["GP-GPROJ-3", "GP-GPROJ-2"]
    tokens, qic = found.conditions
    assert lines(tokens.holds) == [("tokens", 3, "bowl1"), ("tokens", 1, "bowl2"), ("tokens", 1, "bowl3")]
    assert (tokens.needs[0].amount, tokens.needs[0].values) == (6, {"level": 1})
    assert tokens.cure is not None
    assert [t.g.rules.verbs.notation(step) for step in tokens.cure] == ["convert ore_to_token"]
    assert (qic.needs[0].values["distance"], qic.needs[0].values["range"], qic.cure, found.cure) == (4, 2, None, None)


def test_a_federation_that_is_too_small() -> None:
    """A lab and two mines: 4 of 7."""
    t = later_in_the_first_round()
    found = explained(t, "federate")
    assert (short(found), rules(found), found.cure) == ({"power_value": (4, 7)}, ["GP-FED-1"], None)
    parts = {term.values["hex"]: term.amount for term in found.conditions[0].holds}
    assert parts == {"hex:3A7": 2, "hex:3B5": 1, "hex:4A4": 1}


def test_short_but_curable() -> None:
    """A trading station on 4A4, nobody within two hexes: one credit short, which power pays."""
    t = later_in_the_first_round()
    (intent,) = t.g.intents(0, "hex:4A4")
    assert t.g.rules.verbs.notation(intent) == "upgrade 4A4 trading_station"
    found = explained(t, "upgrade 4A4 trading_station")
    assert lines(found.needs) == [("credits", 6, "upgrade-alone"), ("ore", 2, "upgrade-alone")]
    assert (short(found), rules(found)) == ({"credits": (5, 6)}, ["GP-UPG-13"])
    assert cure(t.g, found) == ["convert power_to_credit"]
    t.play(*(cure(t.g, found) or ()), "upgrade 4A4 trading_station")
