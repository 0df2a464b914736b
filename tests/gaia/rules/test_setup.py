"""Setup (GP-SETUP, GP-PC)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import astrarium
from astrarium.games.gaia import ids, scoring
from astrarium.games.gaia.actions.federation import satellite_stock
from astrarium.games.gaia.flow import CLEAN_UP
from astrarium.games.gaia.income import all_icons
from astrarium.games.gaia.tables import FACTIONS, MAPS, NAMES, STRUCTURES
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.values import bits
from tests.gaia.scenario import table
from tests.marks import example, rule


def game(players: int, seed: int = 5, **options: Any) -> Any:
    return astrarium.new("gaia", players, options, seed=seed)


def dealt(players: int, seed: int = 5) -> dict[str, Any]:
    rules = astrarium.rules_of("gaia")
    return rules.deal(players, rules.complete_settings(players, {}), DrawStream(Dealer.seeded(seed)))


def settle_all(g: Any) -> Any:
    """Choose the first possibility until the first round begins."""
    while g.round == 0:
        g.apply(g.actors[0], g.actions(g.actors[0])[0])
    return g


@rule("GP-SETUP-1")
def test_the_first_seat_is_the_first_player() -> None:
    g = game(4)
    assert g.first_player == 0
    assert g.order == (0, 1, 2, 3)
    assert g.actors == (0,)


@rule("GP-SETUP-2", "GP-PC-3", "GP-PC-4")
@pytest.mark.parametrize(("players", "boosters"), [(3, 6), (4, 7)])
def test_three_and_four_players_use_all_ten_sectors(players: int, boosters: int) -> None:
    g = game(players)
    assert [face for face, _, _, _ in g.printed] == [face for face, _, _, _ in MAPS["basic_34"]]
    assert {"sector_5a", "sector_6a", "sector_7a"} <= {face for face, _, _, _ in g.printed}
    assert len(g.galaxy.hexes) == 190
    assert len(g.boosters) == boosters
    assert len(scoring.standings(settle_all(g), g.final_tiles[0])) == players


@rule("GP-SETUP-3", "GP-PC-2")
def test_two_players_use_seven_sectors_with_the_back_faces() -> None:
    g = game(2)
    assert {face for face, _, _, _ in g.printed} == {
        "sector_1", "sector_2", "sector_3", "sector_4", "sector_5b", "sector_6b", "sector_7b",
    }  # fmt: skip
    assert len(g.galaxy.hexes) == 133
    assert len(g.boosters) == 5
    assert len(scoring.standings(settle_all(g), g.final_tiles[0])) == 3


@rule("GP-PC-1", "GP-PC-5")
def test_one_player_meets_the_automa_on_the_small_map_with_five_boosters() -> None:
    g = game(1)
    assert [p.automa for p in g.players] == [False, True]
    assert len(g.galaxy.hexes) == 133
    assert len(g.boosters) == 5
    assert len(scoring.standings(settle_all(g), g.final_tiles[0])) == 3


@rule("GP-SETUP-4")
def test_every_sector_of_the_basic_map_lies_upright() -> None:
    assert {rotation for _, _, _, rotation in (*game(4).printed, *game(2).printed)} == {0}


@rule("GP-SETUP-5", "GP-SUPPLY-2")
def test_every_tech_type_lies_on_one_space_and_everybody_can_have_it() -> None:
    assert sorted(dealt(4)["tech"]) == sorted(NAMES["tech_tile"])
    assert dealt(4, 1)["tech"] != dealt(4, 2)["tech"]
    t = table("terrans", "xenos", "taklons", "geodens")
    for faction in t.factions:
        t.put(faction, trading_station=t.home(faction)).give(faction, ore=9, credits=9)
    for faction in t.factions:
        hex = t.hexes(t[faction].colonies)[0]
        t.play(f"{faction}: upgrade {hex} research_lab", "tile free1", "no-step", "end")
        while t.options("decline") or t.g.actors[0] != (t.seat(faction) + 1) % 4:
            t.play("decline")
    assert all(t[faction].tech == (t.g.tech_spaces[ids.SPACE_FREE1],) for faction in t.factions)


@rule("GP-SETUP-6")
def test_six_of_the_fifteen_advanced_tiles_are_used() -> None:
    tiles = dealt(4)["advanced"]
    assert len(set(tiles)) == 6
    assert set(tiles) <= set(NAMES["advanced_tech_tile"])
    assert set(tiles) != set(dealt(4, 6)["advanced"])


@rule("GP-SETUP-7", "GP-SETUP-8")
def test_one_token_lies_on_terraforming_and_leaves_its_pile() -> None:
    """The other 17 form six piles, without the Gleens token."""
    seen = {dealt(4, seed)["terraforming_token"] for seed in range(60)}
    assert seen == set(NAMES["federation_token"]) - {"fed_gleens"}
    t = table("terrans", "xenos", terraforming_token="fed_ore")
    assert t.g.token_supply == (3, 3, 3, 2, 3, 3, 0)
    assert sum(t.g.token_supply) == 17


@rule("GP-SETUP-8")
def test_tokens_lie_green_side_up_but_the_one_for_twelve_points() -> None:
    t = table("terrans", "xenos").put("terrans", planetary_institute="1B1", academy_left="3A7", mine="4A4")
    t.g.players[0].federated = 0
    t.tokens("terrans", "fed_ore", "fed_12vp")
    assert t["terrans"].tokens == (2 * ids.FED_ORE + 1, 2 * ids.FED_12VP)


@rule("GP-SETUP-9", "GP-SETUP-10")
def test_six_round_tiles_and_two_final_tiles_are_used() -> None:
    tiles = dealt(3)
    assert len(set(tiles["round_tiles"])) == 6
    assert len(set(tiles["final_tiles"])) == 2
    assert tiles["round_tiles"] != dealt(3, 6)["round_tiles"]
    assert {tuple(dealt(3, seed)["final_tiles"]) for seed in range(9)} != {tuple(tiles["final_tiles"])}


@rule("GP-SETUP-11", "GP-SETUP-24")
@example("EX-1")
def test_boosters_are_chosen_from_the_last_player_and_three_stay() -> None:
    g = game(4)
    assert len(g.boosters) == 7
    order = []
    while g.round == 0:
        if g.rules.steps[g.stack[-1][0]].name == "TAKING_BOOSTER":
            order.append(g.actors[0])
            assert g.why_not(g.actors[0], "booster none") == "GP-SETUP-24"
        g.apply(g.actors[0], g.actions(g.actors[0])[0])
    assert order == [3, 2, 1, 0]
    assert len(g.boosters) == 3


@rule("GP-SETUP-12", "GP-SUPPLY-5", "GP-SUPPLY-7")
def test_common_supplies_do_not_run_out() -> None:
    """50 power tokens and 30 QIC are in the box; no rule depends on it, nor on the action and record tokens."""
    t = table("terrans", "xenos").give("terrans", bowls=(60, 0, 4), qic=40, ore=1)
    t.play("convert ore_to_token", "convert power_to_qic", "action qic_planet_types")
    assert t["terrans"].bowl1 == 65
    assert t["terrans"].qic == 39
    t.g.board_used = (1 << 10) - 1
    assert t.g.board_used.bit_count() == 10


@rule("GP-SETUP-13", "GP-SETUP-22")
@pytest.mark.parametrize(
    ("players", "factions"),
    [
        (1, "hadsch_hallas taklons"),
        (2, "hadsch_hallas xenos"),
        (3, "terrans taklons geodens"),
        (4, "terrans hadsch_hallas xenos taklons"),
    ],
)
def test_the_first_game_prescribes_factions_and_mines(players: int, factions: str) -> None:
    g = game(players, free_factions=False, free_starting_mines=False)
    for seat, faction in enumerate(factions.split()[:players]):
        g.play(seat, f"faction {faction}")
    assert [NAMES["faction"][p.faction] for p in g.players] == factions.split()
    for p in g.players:
        home = FACTIONS[p.faction].home
        assert p.pieces[ids.MINE] == FACTIONS[p.faction].starting_mines
        assert all(g.planets[hex] == home for hex in bits(p.colonies))


@rule("GP-SETUP-13", "GP-SETUP-14", "GP-SETUP-22")
def test_in_a_first_game_everybody_chooses_among_the_suggested_factions() -> None:
    """The first player chooses one of them, then clockwise the others; mines belong to the factions."""
    g = game(3, free_factions=False, free_starting_mines=False)
    assert [o.notation for o in g.options(0)] == ["faction terrans", "faction taklons", "faction geodens"]
    assert g.why_not(0, "faction xenos") == "GP-SETUP-13"
    g.play(0, "faction geodens")
    assert g.why_not(1, "faction geodens") == "GP-SETUP-14"
    g.play(1, "faction terrans")
    g.play(2, "faction taklons")
    for p in g.players:
        assert all(g.planets[hex] == FACTIONS[p.faction].home for hex in bits(p.colonies))
    solo = game(1, free_factions=False, free_starting_mines=False)
    assert [o.notation for o in solo.options(0)] == ["faction hadsch_hallas"]
    first_game = {"free_factions": False, "free_starting_mines": False}
    games = [astrarium.new("gaia", 1, first_game, seed=seed) for seed in range(5)]
    assert {g.rules.setup(g)["automa_faction"] for g in games} == {"taklons"}


@rule("GP-SETUP-14", "GP-VAR-1")
def test_a_taken_board_excludes_both_of_its_factions() -> None:
    g = game(3)
    assert len(g.actions(0)) == 14
    g.play(0, "faction lantids")
    assert g.actors == (1,)
    assert g.why_not(1, "faction lantids") == "GP-SETUP-14"
    assert g.why_not(1, "faction terrans") == "GP-SETUP-14"
    g.play(1, "faction gleens")
    assert g.actors == (2,)
    assert len(g.actions(2)) == 10


@rule("GP-SETUP-15", "GP-SETUP-16", "GP-SETUP-17")
@example("EX-2")
def test_terrans_start_with_what_their_board_shows() -> None:
    t = table("terrans", "xenos")
    p = t["terrans"]
    assert (p.knowledge, p.ore, p.credits, p.qic) == (3, 4, 15, 1)
    assert (p.bowl1, p.bowl2, p.bowl3, p.gaia_area) == (4, 4, 0, 0)
    assert p.research == (0, 0, 0, 1, 0, 0)
    assert p.gaiaformers == 1
    assert sum(p.pieces) == 0
    assert t["xenos"].gaiaformers == 0


@rule("GP-SETUP-17")
@example("EX-3")
def test_markers_start_on_level_zero() -> None:
    """Geodens gain 2 ore and Xenos 1 QIC by their level 1."""
    assert table("taklons", "xenos")["taklons"].research == (0,) * 6
    t = table("geodens", "xenos")
    assert t["geodens"].ore == 4 + 2
    assert t["xenos"].qic == 1 + 1


@rule("GP-SETUP-18")
def test_level_one_of_economy_and_science_gives_nothing_at_once() -> None:
    t = table("hadsch_hallas", "nevlas")
    assert t["hadsch_hallas"].research[ids.ECONOMY] == 1
    assert t["hadsch_hallas"].credits == 15
    assert t["nevlas"].research[ids.SCIENCE] == 1
    assert t["nevlas"].knowledge == 2


@rule("GP-SETUP-19")
def test_everybody_starts_with_ten_points() -> None:
    assert [p.vp for p in game(4).players] == [10] * 4


@rule("GP-SETUP-20", "GP-VAR-5", "GP-SUPPLY-6")
def test_markers_leave_the_stock_of_satellites() -> None:
    t = table("terrans", "xenos")
    assert satellite_stock(t.g, t["terrans"]) == 23
    assert scoring.standings(t.g, ids.FINAL_SATELLITES)[0] == 0
    variable = table("terrans", "xenos", settings={"variable_turn_order": True})
    assert satellite_stock(variable.g, variable["terrans"]) == 22
    variable.lost_planet("terrans", "3C")
    assert satellite_stock(variable.g, variable["terrans"]) == 21
    free = table("terrans", "xenos", settings={"satellite_stock_25": True, "variable_turn_order": True})
    assert satellite_stock(free.g, free["terrans"]) == 25


@rule("GP-SETUP-21")
def test_taklons_gleens_and_ivits_take_their_extras() -> None:
    t = table("taklons", "gleens", "ivits")
    assert t["taklons"].brainstone == 1
    assert t["gleens"].brainstone == 0
    assert t["gleens"].tokens == ()
    assert t.g.token_supply[ids.FED_GLEENS] == 0
    assert STRUCTURES[ids.SPACE_STATION].per_color == 6


@rule("GP-SETUP-23", "GP-UPG-1", "GP-UPG-12")
@example("ED-18")
def test_slots_are_emptied_from_the_left_and_covered_from_the_right() -> None:
    """The third mine slot pays nothing, so three mines pay 2 ore besides base and booster."""
    t = table("terrans", "xenos").put("terrans", mine="1B1 3A7 4A4").give("terrans", ore=2, credits=6)

    def ore() -> int:
        return sum(icon.ore for icon in all_icons(t["terrans"]))

    assert ore() == 1 + 1 + 2
    t.play("upgrade 3A7 trading_station")
    assert ore() == 1 + 1 + 2
    assert STRUCTURES[ids.MINE].per_color - t["terrans"].pieces[ids.MINE] == 6


@rule("GP-SETUP-25", "GP-END-4")
@example("EX-4")
def test_the_neutral_player_stands_on_the_printed_value() -> None:
    t = table("terrans", "xenos")
    assert scoring.standings(t.g, ids.FINAL_SATELLITES) == [0, 0, 8]
    assert [scoring.standings(t.g, tile)[2] for tile in range(6)] == [11, 10, 5, 4, 6, 8]
    assert len(scoring.standings(table("terrans", "xenos", "taklons").g, ids.FINAL_SATELLITES)) == 3


@rule("GP-SETUP-26")
def test_turns_go_round_the_table_unless_the_turn_order_card_is_used() -> None:
    assert game(4).settings["variable_turn_order"] is False
    for is_variable, order in ((False, (1, 2, 0)), (True, (1, 0, 2))):
        t = table("terrans", "xenos", "taklons", settings={"variable_turn_order": is_variable})
        t.g.passed_order = (1, 0, 2)
        t.phase(CLEAN_UP)
        assert t.g.order == order


@rule("GP-SETUP-27", "GP-SETUP-30")
def test_starting_structures_cost_and_score_nothing_and_charge_nobody() -> None:
    g = game(2)
    g.play(0, "faction terrans")
    g.play(1, "faction xenos")
    before = [(p.ore, p.credits, p.qic, p.vp, p.bowl1, p.bowl2) for p in g.players]
    home = [hex for hex, planet in enumerate(g.planets) if planet == ids.TERRA]
    assert len(g.actions(0)) == len(home)
    assert g.why_not(0, "settle 1A9") == "GP-SETUP-30"
    while g.rules.steps[g.stack[-1][0]].name == "SETTLING":
        g.apply(g.actors[0], g.actions(g.actors[0])[0])
    assert [(p.ore, p.credits, p.qic, p.vp, p.bowl1, p.bowl2) for p in g.players] == before
    assert g.built == ()
    assert [p.colonies.bit_count() for p in g.players] == [2, 3]
    assert g.players[0].types == 1 << ids.TERRA


@rule("GP-SETUP-29")
def test_the_two_factions_of_a_board_share_color_and_home() -> None:
    boards = Counter((f.board, f.color, f.home) for f in FACTIONS)
    assert len(boards) == 7
    assert set(boards.values()) == {2}


@rule("GP-VAR-2", "GP-VAR-3")
def test_mines_go_round_the_table_and_back_then_xenos_then_ivits() -> None:
    g = game(4)
    for seat, faction in enumerate(("ivits", "xenos", "terrans", "nevlas")):
        g.play(seat, f"faction {faction}")
    order = []
    while g.rules.steps[g.stack[-1][0]].name == "SETTLING":
        order.append(g.actors[0])
        hex = g.actions(g.actors[0])[0]
        g.apply(g.actors[0], hex)
        assert g.rules.steps[g.stack[-1][0]].name != "SETTLING" or hex not in g.actions(g.actors[0])
    assert order == [1, 2, 3, 3, 2, 1, 1, 0]
    assert g.players[0].pieces[ids.PLANETARY_INSTITUTE] == 1
