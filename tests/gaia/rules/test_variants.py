"""The variants of the advanced setup (GP-VAR)."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.games.gaia import ids
from astrarium.games.gaia.galaxy import adjacency_fault, printed_planets
from astrarium.games.gaia.tables import MAPS, SECTORS
from astrarium.kernel.errors import BadSetting
from tests.gaia.scenario import table
from tests.marks import example, rule


def dealt_board(players: int, method: str, seed: int, **options: Any) -> Any:
    g = astrarium.new("gaia", players, {"map_method": method, **options}, seed=seed)
    for seat in range(players):
        g.apply(seat, g.actions(seat)[0])
    return g


def numbers(g: Any) -> dict[tuple[int, int], int]:
    return {(q, r): SECTORS[face].number for face, q, r, _ in g.printed}


BASIC = {(q, r): SECTORS[face].number for face, q, r, _ in MAPS["basic_34"]}


@rule("GP-VAR-4", "GP-PASS-6")
@example("ED-77")
def test_the_order_of_passing_is_the_next_order_or_the_first_takes_the_marker() -> None:
    """Passing C, A, B leads to C, A, B, or by the basic rule clockwise from C."""
    for variable, expected in ((True, (2, 1, 0)), (False, (2, 0, 1))):
        t = table("terrans", "xenos", "taklons", settings={"variable_turn_order": variable})
        t.give("terrans", knowledge=8).give("xenos", knowledge=4)
        t.play("research economy", "end", "research economy", "end", "taklons: pass booster_mines")
        t.play("terrans: research economy", "end", "xenos: pass booster_terraform", "terrans: pass booster_range")
        assert t.g.order == expected
        assert t.g.first_player == 2


@rule("GP-VAR-6", "GP-VAR-10")
def test_the_board_is_dealt_after_the_factions_and_the_last_player_may_turn_sectors() -> None:
    g: Any = astrarium.new("gaia", 3, {"map_method": "method_1"}, seed=3)
    assert g.printed == ()
    for seat in range(3):
        assert g.galaxy.hexes == ()
        g.apply(seat, g.actions(seat)[0])
    assert len(g.galaxy.hexes) == 190
    assert g.actors == (2,)
    turns = [o.notation for o in g.options(2)]
    assert "keep-board" in turns
    assert all(int(n.split()[1]) > 4 for n in turns if n.startswith("turn"))
    assert g.why_not(2, "turn 1 1") == "GP-VAR-10"
    turn = next(n for n in turns if n.startswith("turn"))
    before = g.printed
    g.play(2, turn)
    _, sector, by = turn.split()
    assert g.printed == tuple(
        [(*face, (turn + int(by) * (SECTORS[face[0]].number == int(sector))) % 6) for *face, turn in before]
    )
    assert g.why_not(2, turn) == "GP-VAR-10"
    g.play(2, "keep-board")
    assert g.actors == (0,)


@rule("GP-VAR-6", "AUT-5")
def test_in_solo_play_the_human_turns_the_sectors_of_a_variable_board() -> None:
    g = dealt_board(1, "random_12", 3)
    assert len(g.galaxy.hexes) == 133
    assert g.actors == (0,)
    g.play(0, "keep-board")
    assert g.options(0)[0].notation.startswith("settle")


@rule("GP-VAR-7", "GP-VAR-10")
@pytest.mark.parametrize(("players", "method"), [(4, "method_1"), (4, "method_2"), (3, "method_3"), (2, "random_12")])
def test_no_equal_planets_touch_across_tile_borders(players: int, method: str) -> None:
    for seed in range(4):
        g = dealt_board(players, method, seed)
        assert adjacency_fault(g.centers, g.planets) is None
        bad = [
            n
            for n in range(ids.SECTOR_COUNT)
            for k in range(1, 6)
            if g.why_not(players - 1, f"turn {n + 1} {k}") == "GP-VAR-7"
        ]
        assert bad, "some turns break the rule"
        if method in ("method_3", "random_12"):  # every sector may be turned
            assert "GP-VAR-10" not in [g.why_not(players - 1, f"turn 1 {k}") for k in range(1, 6)]


@rule("GP-VAR-7")
def test_the_german_reading_looks_at_home_types_only() -> None:
    g = dealt_board(4, "method_3", 1, adjacency_home_types_only=True)
    assert adjacency_fault(g.centers, g.planets, home_types_only=True) is None
    loose = [dealt_board(4, "method_3", seed, adjacency_home_types_only=True) for seed in range(12)]
    assert any(adjacency_fault(g.centers, g.planets) is not None for g in loose)


@rule("GP-VAR-8")
def test_the_methods_move_different_sectors() -> None:
    one, two, three = (dealt_board(4, f"method_{n}", 7) for n in (1, 2, 3))
    fixed = {place for place, number in BASIC.items() if number <= 4}
    assert {p: numbers(one)[p] for p in fixed} == {p: BASIC[p] for p in fixed}
    assert {numbers(two)[p] for p in fixed} == {1, 2, 3, 4}
    assert set(numbers(three)) == set(BASIC)
    rotations = {face: turn for face, _, _, turn in two.printed}
    assert {rotations[f"sector_{n}"] for n in (1, 2, 3, 4)} == {0}
    assert {numbers(dealt_board(4, "method_3", seed))[(0, 0)] > 4 for seed in range(8)} == {True, False}
    with pytest.raises(BadSetting):
        astrarium.new("gaia", 4, {"map_method": "random_12"}, seed=1)
    with pytest.raises(BadSetting):
        astrarium.new("gaia", 2, {"map_method": "method_1"}, seed=1)
    assert len(dealt_board(2, "random_12", 2).galaxy.hexes) == 133


@rule("GP-VAR-9", "GP-VAR-12")
@pytest.mark.parametrize(("omitted", "hexes"), [("9", 171), ("10", 171), ("9_10", 152)])
def test_three_players_may_leave_out_sectors(omitted: str, hexes: int) -> None:
    g: Any = astrarium.new("gaia", 3, {"omit_sectors": omitted}, seed=2)
    assert len(g.galaxy.hexes) == hexes
    assert not {int(n) for n in omitted.split("_")} & set(numbers(g).values())
    reached, todo = {g.galaxy.hexes[0]}, [g.galaxy.hexes[0]]
    while todo:
        for near in g.galaxy.neighbours[todo.pop()]:
            if near not in reached:
                reached.add(near)
                todo.append(near)
    assert len(reached) == hexes
    with pytest.raises(BadSetting):
        astrarium.new("gaia", 4, {"omit_sectors": omitted}, seed=2)
    assert len(dealt_board(3, "method_3", 1, omit_sectors=omitted).galaxy.hexes) == hexes


def test_basic_maps_satisfy_the_adjacency_rule() -> None:
    for layout in MAPS.values():
        assert adjacency_fault(*printed_planets(layout)) is None
