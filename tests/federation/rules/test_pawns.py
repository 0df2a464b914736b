"""FED-NEO, FED-SIX: the miner and the mage."""

from __future__ import annotations

import pytest

from astrarium.games.federation import rounds
from astrarium.games.federation.alterations import down_on_moon
from astrarium.games.federation.counts import influence
from astrarium.games.federation.ids import NEO, SIXMOONS
from astrarium.games.federation.planets import neo
from astrarium.games.federation.planets.pawns import TURN_UP_AHEAD
from astrarium.games.federation.state import FACE_DOWN
from astrarium.games.federation.tables import MOONS, NAMES, NEO_SPACES
from tests.federation.scenario import Table, kinds, number, table
from tests.marks import example, rule


def asteroids(t: Table, *names: str) -> Table:
    """The four asteroid places: a name, "down" or "gone"."""
    values = {"down": FACE_DOWN, "gone": -1}
    t.g.asteroids = tuple([values[name] if name in values else number("asteroid", name) for name in names])
    return t


def dead(t: Table, *names: str) -> Table:
    t.g.dead, t.g.dead_down = sum([1 << number("asteroid", name) for name in names]), 0
    return t


@rule("FED-NEO-1", "FED-NEO-3", "FED-NEO-6")
@pytest.mark.parametrize(
    ("space", "reserve", "reached", "tokens"),
    [("neo_2a", (0, 2, 0), 2, 1), ("neo_2b", (3, 0, 0), 2, 1), ("neo_3", (1, 1, 0), 3, 0)],
)
@example("EX-A5")
def test_three_ways_on_neo(space: str, reserve: tuple[int, int, int], reached: int, tokens: int) -> None:
    t = asteroids(table().miner(0, "neo_1a"), "asteroid_1", "asteroid_3", "down", "down")
    t.visit(0, "neo")
    assert t.refused("dig neo_4a") == "FED-NEO-1"
    t.play(f"dig {space}")
    assert (t[0].lavandium, t[0].copernium, t[0].oceanium) == reserve
    assert (influence(t[0], NEO), t[0].asteroids.bit_count()) == (reached, tokens)


@rule("FED-NEO-2")
def test_several_miners_on_one_space() -> None:
    t = table().miner(1, "neo_1a").visit(0, "neo")
    t.play("dig neo_1a")
    assert (t[0].miner, t[0].lavandium) == (t[1].miner, 2)


@rule("FED-NEO-4")
@example("EX-B52")
def test_a_taken_asteroid_is_not_replaced() -> None:
    t = asteroids(table().miner(0, "neo_1a").miner(1, "neo_1a"), "asteroid_1", "asteroid_3", "down", "down")
    t.visit(0, "neo").play("dig neo_2a")
    t.visit(1, "neo").play("dig neo_2a")
    assert t[0].copernium == 2
    assert (influence(t[1], NEO), t[1].copernium, t[1].asteroids) == (2, 0, 0)


@rule("FED-NEO-5", "FED-SETUP-12")
def test_asteroids_ahead_are_turned_up_after_the_reward() -> None:
    t = table()
    t.fates = ["turn-asteroid asteroid_5", "turn-asteroid asteroid_2"]
    t.visit(0, "neo")
    events = kinds(t.play("dig neo_1a"))
    assert events.index("gained") < events.index("turned-asteroid")
    shown = t.g.view(None)["planets"]["neo"]["asteroids"]
    assert (shown["neo_2a"], shown["neo_2b"], shown["neo_5a"]) == ("asteroid_5", "asteroid_2", "face_down")


@rule("FED-NEO-5", "FED-SETUP-13")
def test_all_dead_asteroids_are_turned_up_before_the_last_space() -> None:
    t = table().miner(0, "neo_6").visit(0, "neo")
    t.play("dig neo_7a")
    assert (t.g.dead.bit_count(), t.g.dead_down) == (4, 0)


@rule("FED-NEO-6", "FED-NEO-7")
def test_influence_is_that_of_the_space() -> None:
    t = table().miner(0, "neo_8")
    assert influence(t[0], NEO) == 8
    assert max(space.influence for space in NEO_SPACES) == 8


@rule("FED-NEO-8", "FED-NEO-9")
@example("EX-B53")
def test_dead_asteroids_are_chosen_on_the_last_space() -> None:
    t = dead(table().miner(0, "neo_7a"), "dead_asteroid_1", "dead_asteroid_4", "dead_asteroid_5").visit(0, "neo")
    assert t.refused("take-asteroid dead_asteroid_2") == "FED-NEO-9"
    t.play("take-asteroid dead_asteroid_4")
    assert (t[0].oceanium, influence(t[0], NEO)) == (3, 8)
    t.visit(0, "neo").play("take-asteroid dead_asteroid_5")
    assert (t[0].diamonds, influence(t[0], NEO), t[0].asteroids.bit_count()) == (2, 8, 2)


@rule("FED-NEO-9", "FED-NEO-10")
@example("EX-B53", "EX-B90")
def test_the_last_dead_asteroid_and_then_nothing() -> None:
    t = dead(table().miner(0, "neo_8"), "dead_asteroid_4").tiles(0, "1E1", "1E3")
    t.visit(0, "neo").play("finish")
    assert (t[0].oceanium, t.g.dead) == (3, 0)
    t.visit(0, "neo")
    assert t.refused("use 1E3") == "FED-SIX-10"
    t.play("use 1E1")
    assert (t[0].lavandium, t[0].oceanium) == (2, 3)


@rule("FED-NEO-11", "FED-ATAL-16")
def test_tiles_for_neo_work_in_a_spied_action() -> None:
    t = table().tiles(0, "1E2")
    t[0].lavandium = 1
    t.play("place 1 voting spy_left", "copy neo", "use 1E2", "dig neo_1a")
    assert (t[0].oceanium, t[0].lavandium) == (1, 2)


@rule("FED-NEO-12", "FED-NEO-13", "FED-ERU-18")
@example("EX-B54")
def test_an_extra_step_on_neo() -> None:
    t = table().tiles(0, "1E3")
    t.fates = ["turn-asteroid asteroid_2", "turn-asteroid asteroid_5"]
    t.visit(0, "neo")
    assert t.refused("use 1E3") == "FED-NEO-13"
    t.play("dig neo_1a")
    assert t.asked == (0, "ARRIVING")
    assert set(t.g.asteroids) == {FACE_DOWN}
    events = kinds(t.play("use 1E3"))
    assert "turned-asteroid" in events
    t.play("dig neo_2a")
    assert (t[0].lavandium, t[0].oceanium, influence(t[0], NEO)) == (1, 1, 2)
    assert t.g.asteroids[2:] == (FACE_DOWN, FACE_DOWN)


@rule("FED-NEO-13", "FED-ATAL-11")
def test_nobody_has_to_go_on() -> None:
    t = table().tiles(0, "1E3").visit(0, "neo")
    t.play("dig neo_1a", "stay")
    assert (t[0].lavandium, t[0].used) == (2, 0)
    assert t.asked == (0, "TURN")


@rule("FED-SIX-1", "FED-SIX-2", "FED-SIX-3")
def test_a_token_from_the_next_moon() -> None:
    t = table().visit(0, "sixmoons")
    assert t[0].mage == 1
    assert t.refused("take-token alt4_fund_diamond") == "FED-SIX-1"
    events = kinds(t.play("take-token alt1_fund_degree"))
    assert events.index("took-token") < events.index("turned-token")
    assert (len(t.g.moons[1]), down_on_moon(t.g, 1), down_on_moon(t.g, 2), len(t.g.moons[2])) == (3, 0, 0, 4)


@rule("FED-SIX-4", "FED-SIX-7")
def test_several_mages_and_an_empty_moon() -> None:
    t = table().mage(1, "moon_1").moon("moon_1")
    t.visit(0, "sixmoons")
    assert (t[0].mage, sum(t[0].alterations), t.asked) == (1, 0, (0, "TURN"))
    t.moon("moon_2", "alt1_fund_copernium").visit(0, "sixmoons")
    assert sum(t[0].alterations) == 1


@rule("FED-SIX-5", "FED-SIX-6")
def test_the_blue_planet_is_the_end() -> None:
    t = table().mage(0, "moon_6").moon("moon_planet", "alt4_vote6_oceanium", "alt4_fund_diamond", "alt4_vote5_diamond")
    t.visit(0, "sixmoons").play("take-token alt4_fund_diamond")
    assert influence(t[0], SIXMOONS) == 7
    t.visit(0, "sixmoons").play("take-token alt4_vote6_oceanium")
    assert (influence(t[0], SIXMOONS), sum(t[0].alterations)) == (7, 2)
    t.visit(0, "sixmoons")
    assert (sum(t[0].alterations), t.asked) == (3, (0, "TURN"))


@rule("FED-SIX-8")
def test_tokens_that_are_still_face_down_are_turned_up_on_arrival() -> None:
    t = table().mage(0, "moon_4").visit(0, "sixmoons")
    assert (down_on_moon(t.g, 5), len(t.g.moons[5]), t.asked) == (0, 4, (0, "TAKING_TOKEN"))


@rule("FED-SIX-9", "FED-ERU-18", "FED-SIX-3")
@example("EX-B56")
def test_two_extra_moons() -> None:
    t = table().tiles(0, "2D3")
    t.visit(0, "sixmoons")
    assert t.asked == (0, "ARRIVING")
    t.play("use 2D3")
    assert t[0].mage == 3
    assert [down_on_moon(t.g, moon) for moon in range(8)] == [0, 0, 0, 0, 4, 4, 4, 6]
    t.play(f"take-token {t.options('take-token')[0]}")
    assert (sum(t[0].alterations), down_on_moon(t.g, 4), len(t.g.moons[1])) == (1, 0, 4)


@rule("FED-SIX-9")
def test_extra_moons_are_for_the_moment_of_arrival() -> None:
    t = table().tiles(0, "1D3", "1D1").visit(0, "sixmoons")
    t.play("stay", "take-token alt1_fund_degree")
    assert t.asked == (0, "LINGERING")
    assert t.refused("use 1D3") == "FED-SIX-9"


@rule("FED-SIX-10")
def test_extra_moons_end_at_the_blue_planet() -> None:
    t = table().tiles(0, "2D3").mage(0, "moon_5").visit(0, "sixmoons")
    t.play("use 2D3")
    assert t[0].mage == len(NAMES["moon"]) - 1
    t.play(f"take-token {t.options('take-token')[0]}")
    t = table().tiles(0, "1D3").mage(0, "moon_planet").visit(0, "sixmoons")
    assert t.refused("use 1D3") in ("FED-SIX-10", "FED-ATAL-16")


@rule("FED-SIX-10", "FED-NEO-10")
def test_an_extra_move_is_refused_at_the_end() -> None:
    t = table().tiles(0, "1D3", "1D1").mage(0, "moon_planet").moon("moon_planet")
    t.visit(0, "sixmoons")
    assert t.refused("use 1D3") == "FED-SIX-10"
    t = dead(table().tiles(0, "1E1").miner(0, "neo_8")).visit(0, "neo")
    assert t.asked == (0, "LINGERING")
    assert t[0].asteroids == 0


TRANSPORTER = ["transporter", "lavandium_replicator", "military_academy", "space_university"]
DEEP_7 = [f"see-deep-space deep_space_{tile}" for tile in (7, 1, 2, 3, 4)]


@rule("FED-NEO-1", "FED-E8-13")
def test_the_reward_is_that_of_the_space_where_the_action_ended() -> None:
    """A Transporter that a tile brings in between takes the miner on, without a reward."""
    t = table(productions=TRANSPORTER).tiles(0, "1A2", "1E3").tiles(0, "1B3", used=True).visit(0, "neo")
    t.play("dig neo_1a", "use 1A2", "refresh 1B3", "income transporter", "transport-miner neo_3", "stay")
    assert (influence(t[0], NEO), t[0].lavandium, t[0].copernium) == (3, 2, 0)


@rule("FED-SIX-1", "FED-E8-13")
def test_the_token_is_that_of_the_moon_where_the_action_ended() -> None:
    t = table(productions=TRANSPORTER).tiles(0, "1A2").tiles(0, "1B3", used=True).visit(0, "sixmoons")
    t.play("use 1A2", "refresh 1B3", "income transporter", "transport-mage", "take-token alt1_fund_degree")
    assert (influence(t[0], SIXMOONS), len(t.g.moons[1]), len(t.g.moons[2])) == (2, 3, 4)


@rule("FED-SIX-10", "FED-NEO-9")
def test_a_step_is_lost_if_a_tile_led_to_the_end_before_it() -> None:
    """A Deep Space tile in the middle of the action brings the miner to the last space."""
    t = dead(table().tiles(0, "1A2", "1E3").tiles(0, "1C1", used=True).miner(0, "neo_6"), *NAMES["asteroid"][6:10])
    t[0].degree, t.fates = 9, DEEP_7
    t.visit(0, "neo")
    assert t.refused("forfeit") == "FED-AMB-11"
    t.play("use 1A2", "refresh 1C1", "deep-space deep_space_7", "visit neo", "dig neo_7a", "use 1E3")
    t.play("take-asteroid dead_asteroid_1", "medal intrigue")
    assert t.options("dig") == []
    t.play("forfeit", "take-asteroid dead_asteroid_2")
    assert (influence(t[0], NEO), t[0].asteroids.bit_count()) == (8, 2)


@rule("FED-SIX-3")
def test_the_last_moon_is_turned_up_from_the_one_before_it() -> None:
    t = table()
    last = len(MOONS) - 1
    t[0].mage = last - 1
    assert down_on_moon(t.g, last)
    t.restart(TURN_UP_AHEAD.at(0, SIXMOONS), rounds.AMBASSADOR_PHASE.at())
    assert not down_on_moon(t.g, last)


@rule("FED-NEO-3")
def test_an_asteroid_that_is_taken_is_that_one() -> None:
    t = table()
    neo.take(t.g, 0, 3)
    assert t[0].asteroids == 1 << 3
