"""FED-E8: productions and megastructures."""

from __future__ import annotations

import pytest

from astrarium.games.federation import ids
from astrarium.games.federation.alterations import down_on_moon
from astrarium.games.federation.counts import influence
from astrarium.games.federation.ids import E81216
from astrarium.games.federation.planets.e81216 import TRANSMUTE
from astrarium.games.federation.reserve import PAY_COST
from tests.federation.scenario import kinds, number, scored, table
from tests.marks import example, rule

OTHER_SIDES = ["transporter", "transmutation_chamber", "consulate", "alteration_incubator"]


@rule("FED-E8-1", "FED-E8-3")
def test_building_a_production() -> None:
    t = table()
    t[0].copernium, t[0].oceanium = 1, 1
    t.visit(0, "e81216")
    assert t.refused("build military_academy") == "FED-E8-1"
    assert t.refused("build transporter") == "FED-E8-1"
    t.play("build space_shipyard")
    assert (t[0].copernium, t[0].oceanium, t[0].hangar, t[0].robots) == (0, 0, 2, 1)


@rule("FED-E8-2")
@example("EX-B63")
def test_each_site_once_for_each_player() -> None:
    t = table().build(0, "lavandium_replicator")
    t[0].lavandium = t[1].lavandium = 4
    t[0].copernium, t[0].oceanium = 1, 1
    t.visit(0, "e81216")
    assert t.refused("build lavandium_replicator") == "FED-E8-2"
    t.play("build space_university")
    t.visit(1, "e81216").play("build lavandium_replicator")
    assert t[1].robots == 2


@rule("FED-E8-3", "FED-E8-4", "FED-E8-16")
@example("EX-B68")
def test_income_at_once_and_in_the_same_round() -> None:
    t = table()
    t[0].lavandium = 2
    t.play("place 1 voting e81216_left", "build lavandium_replicator")
    assert t[0].lavandium == 1
    t.executive().pass_turns()
    assert t[0].lavandium == 2


@rule("FED-E8-5", "FED-E8-7", "FED-ACC-7")
@example("EX-A7")
def test_points_of_a_megastructure() -> None:
    t = table()
    t[0].lavandium, t[0].copernium, t[0].diamonds, t[0].degree = 1, 1, 1, 8
    t[0].discs = (2, 1, 0, 0, 0, 0)
    t.visit(0, "e81216")
    assert scored(t.play("build megastructure_2"), 0) == 9


@rule("FED-E8-5", "FED-E8-11")
def test_the_best_free_multiplier() -> None:
    t = table().build(1, "megastructure_2").build(2, "megastructure_2")
    t[0].lavandium, t[0].copernium, t[0].diamonds, t[0].degree = 1, 1, 1, 8
    t[0].discs = (2, 1, 0, 0, 0, 0)
    t.visit(0, "e81216")
    assert scored(t.play("build megastructure_2"), 0) == 6
    assert t.g.multipliers == (0, 3, 0, 0)


@rule("FED-E8-5")
@pytest.mark.parametrize(
    ("megastructure", "reserve", "multipliers"),
    [
        ("megastructure_1", {"diamonds": 1, "lavandium": 2}, [3, 2, 1, 1]),
        ("megastructure_2", {"diamonds": 1, "lavandium": 1, "copernium": 1}, [3, 2, 2, 1]),
        ("megastructure_3", {"diamonds": 2}, [3, 3, 2, 1]),
        ("megastructure_4", {"diamonds": 2, "oceanium": 1}, [4, 3, 2, 1]),
    ],
)
def test_each_megastructure_has_its_price_and_multipliers(
    megastructure: str, reserve: dict[str, int], multipliers: list[int]
) -> None:
    """The smaller number is 2 in every case, so that a multiplier scores twice."""
    for taken, multiplier in enumerate(multipliers):
        t = table()
        for rival in range(1, 1 + taken):
            t.build(rival, megastructure)
        for resource, amount in reserve.items():
            setattr(t[0], resource, amount)
        t[0].degree, t[0].die, t[0].discs = 5, 2, (2, 0, 0, 0, 0, 0)
        t.miner(0, "neo_2a").mage(0, "moon_2").fly(0, "neo", "atal").visit(0, "e81216")
        t.tiles(0, "1A1", "1B1", "1C1", "1D1", used=True)
        assert scored(t.play(f"build {megastructure}"), 0) == 2 * multiplier, taken
        assert not any(getattr(t[0], resource) for resource in reserve)


@rule("FED-E8-6", "FED-E8-5")
@example("EX-B64")
def test_the_new_megastructure_counts() -> None:
    t = table().build(0, "space_shipyard").tiles(0, "1A1", "1B1", "1C1", "1D1", used=True)
    t[0].diamonds, t[0].oceanium = 2, 1
    t.visit(0, "e81216")
    assert scored(t.play("build megastructure_4"), 0) == 12


@rule("FED-E8-7", "FED-E8-9")
@example("EX-B65")
def test_the_assistant_token_without_a_die() -> None:
    t = table().mage(0, "moon_5")
    t[0].diamonds = 2
    t.visit(0, "e81216")
    assert scored(t.play("build megastructure_3"), 0) == 0
    assert influence(t[0], E81216) == 2


@rule("FED-E8-8")
def test_a_megastructure_scores_once() -> None:
    t = table().miner(0, "neo_8").fly(0, "neo", "atal")
    t[0].diamonds, t[0].lavandium = 1, 2
    t.visit(0, "e81216").play("build megastructure_1")
    assert t[0].points[4] == 9
    t.executive().pass_turns()
    assert t[0].points[4] == 9
    t[0].diamonds, t[0].lavandium = 1, 2
    t.visit(0, "e81216")
    assert t.refused("build megastructure_1") == "FED-E8-2"


@rule("FED-E8-9")
def test_influence_of_sites() -> None:
    t = table().build(0, "space_shipyard", "military_academy", "megastructure_1", "megastructure_3")
    assert influence(t[0], E81216) == 6


@rule("FED-E8-10")
@example("EX-B67")
def test_six_robots() -> None:
    t = table().build(0, "space_shipyard", "military_academy", "space_university", "lavandium_replicator")
    t.build(0, "megastructure_1", "megastructure_2")
    t[0].diamonds, t[0].oceanium = 5, 5
    assert "forfeited" in kinds(t.play("place 1 voting e81216_left"))
    t.gain(0, ((15,),))
    assert t.asked == (0, "CLOSING")
    t.tiles(0, "1B2").visit(0, "e81216")
    assert t.refused("build megastructure_3") == "FED-E8-10"


@rule("FED-E8-12", "FED-SHIP-11")
def test_space_shipyard() -> None:
    t = table().build(0, "space_shipyard").executive()
    t.pass_turns()
    assert (t[0].hangar, t[0].supply) == (2, 6)


@rule("FED-E8-13", "FED-E8-14", "FED-MEDAL-12")
@example("EX-B55")
def test_the_transporter_leaves_the_tokens() -> None:
    t = table(productions=OTHER_SIDES).build(0, "transporter").miner(0, "neo_3")
    t.g.asteroids = (0, 1, 2, 3)
    t.executive().play("accept", "transport-miner neo_4a")
    assert (t[0].miner, t[0].lavandium, t[0].oceanium) == (number("neo_space", "neo_4a"), 0, 0)
    assert t.g.view(0)["players"][0]["medals"] == ["neo"]
    t.restart()
    t.gain(0, ((23, 0, 1),)).play("transport-miner neo_5a")
    assert (t.g.asteroids, t[0].asteroids) == ((0, 1, 2, 3), 0)


@rule("FED-E8-13", "FED-NEO-9")
@example("EX-B106")
def test_the_transporter_to_the_last_space() -> None:
    t = table(productions=OTHER_SIDES).miner(0, "neo_7a")
    t.g.dead, t.g.dead_down = 0b1111 << 6, 0
    t.gain(0, ((23, 0, 1),)).play("transport-miner neo_8")
    assert (influence(t[0], 0), t[0].asteroids) == (8, 0)
    t.visit(0, "neo").play("take-asteroid dead_asteroid_1")
    assert (influence(t[0], 0), t[0].asteroids.bit_count()) == (8, 1)


@rule("FED-E8-14", "FED-SIX-3")
def test_the_transporter_turns_up_what_is_ahead() -> None:
    t = table(productions=OTHER_SIDES).gain(0, ((23, 0, 1),))
    assert t.refused("transport-miner neo_3") == "FED-E8-13"
    t.play("transport-mage")
    assert (t[0].mage, sum(t[0].alterations), down_on_moon(t.g, 2)) == (1, 0, 0)
    t.mage(0, "moon_planet").gain(0, ((23, 0, 1),))
    assert t.refused("transport-mage") == "FED-E8-14"


@rule("FED-E8-14", "FED-AMB-11")
def test_the_transporter_without_a_pawn_to_move() -> None:
    t = table(productions=OTHER_SIDES).miner(0, "neo_8").mage(0, "moon_planet").gain(0, ((23, 0, 1),))
    assert t.asked == (0, "TURN")
    t.mage(0, "moon_6").gain(0, ((23, 0, 1),))
    assert t.refused("forfeit") == "FED-AMB-11"
    t.mage(0, "moon_planet").play("forfeit")
    assert t.asked == (0, "TURN")


@rule("FED-E8-15", "FED-INC-2")
def test_transmutation() -> None:
    t = table(productions=OTHER_SIDES)
    t[0].lavandium, t[0].oceanium = 1, 1
    t.gain(0, ((24, 1),))
    assert t.refused("upgrade copernium") == "FED-E8-15"
    assert t.reasons("upgrade copernium")[0].numbers == {"have": 0, "need": 1}
    assert t.refused("upgrade golden_diamond") == "FED-E8-15"
    t.play("upgrade oceanium")
    t.gain(0, ((24, 1),)).play("upgrade lavandium")
    assert (t[0].lavandium, t[0].copernium, t[0].oceanium, t[0].diamonds) == (0, 1, 0, 1)


@rule("FED-E8-17", "FED-MEDAL-12")
def test_military_academy() -> None:
    t = table().build(0, "military_academy")
    t[0].degree = 7
    t.executive().play("accept")
    assert (t[0].degree, t[0].medals.bit_count()) == (8, 1)


@rule("FED-E8-18")
@example("EX-B96")
def test_the_consulate_turns_up_a_tile() -> None:
    t = table(productions=OTHER_SIDES).build(0, "consulate").tiles(0, "1C1", "1A1", used=True)
    t.executive().play("accept", "refresh 1C1")
    assert (t[0].degree, t[0].used.bit_count()) == (2, 2)
    t = table(productions=OTHER_SIDES).build(0, "consulate").tiles(0, "1C1", "1A1", used=True)
    t.executive().play("accept", "refresh 1A1")
    assert t.refused("use 1A1") == "FED-EXEC-5"
    t.pass_turns()
    assert t.refused("use 1A1") is None


@rule("FED-E8-19", "FED-ALT-9")
def test_alteration_incubator() -> None:
    t = table(productions=OTHER_SIDES).build(0, "alteration_incubator").executive()
    t.pass_turns()
    assert [name[:4] for name in t.g.view(0)["players"][0]["alterations"]] == ["alt1"]


@rule("FED-E8-20", "FED-DIE-1")
def test_space_university() -> None:
    t = table().build(0, "space_university").build(1, "space_university").die(1, 3).executive()
    t.pass_turns()
    assert (t[0].die, t[1].die) == (1, 4)


@rule("FED-AMB-16", "FED-E8-15")
def test_a_crystal_is_transmuted_only_if_the_space_can_still_be_paid() -> None:
    for lavandium, copernium, oceanium, refused in ((0, 1, 0, ()), (1, 0, 1, ("oceanium",))):
        t = table(productions=OTHER_SIDES)
        t[0].lavandium, t[0].copernium, t[0].oceanium = lavandium, copernium, oceanium
        t.restart(TRANSMUTE.at(0, (ids.UPGRADE, 1), 0), PAY_COST.at(0, (0, 0, 1, 0), 0))
        assert t.options("upgrade") == (["lavandium"] if lavandium else ["copernium"])
        assert [t.refused(f"upgrade {kind}") for kind in refused] == ["FED-AMB-16"] * len(refused)
