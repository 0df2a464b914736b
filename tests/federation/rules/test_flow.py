"""FED-FLOW, FED-START, FED-EOR, FED-SEN, FED-EXEC: the course of the game."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.games.federation import rounds
from astrarium.games.federation.ids import LEFT, RIGHT
from astrarium.games.federation.rounds import NEW_LAWS
from astrarium.games.federation.tables import ACTIONS, NAMES, PLANET_BLOCKS, PROJECTS, ROOM_BLOCKS, ROUNDS, SPACES
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.steps import then
from tests.federation.scenario import table
from tests.marks import example, rule


def draft(players: int = 4, first: int = 2) -> Game:
    t = table(players)
    setup = t.rules.setup(t.g) | {"first_player": first}
    return astrarium.new("federation", players, setup=setup)


@rule("FED-FLOW-1", "FED-FLOW-8", "FED-AMB-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_rounds_of_four_turns(players: int) -> None:
    g = astrarium.new("federation", players, seed=players)
    placed, rounds = 0, []
    while g.actors:
        seat = g.actors[0]
        actions = g.actions(seat)
        going_on = [action for action in actions if g.rules.verbs.list[action[0]].name != "discard"]
        events = g.play(seat, (going_on or actions)[0])
        placed += [event.kind for event in events].count("placed")
        rounds += [event.values["round"] for event in events if event.kind == "round-started"]
    assert (placed, rounds) == (20 * players, [1, 2, 3, 4, 5])
    assert ROUNDS == 5


@rule("FED-FLOW-2", "FED-FLOW-3", "FED-FLOW-9")
def test_turns_go_clockwise_from_the_holder_of_the_pawn() -> None:
    t = table(3)
    seats = []
    for _ in range(12):
        seats.append(t.asked[0])
        t.play(next(text for text in t.options() if "outer_module" in text))
        t.pass_turns()
    assert seats == [0, 1, 2] * 4
    assert t.g.round == 2


@rule("FED-FLOW-2", "FED-DEC-16")
def test_nobody_else_may_act() -> None:
    t = table()
    assert t.refused("place 1 voting atal_left", seat=1) == "FED-FLOW-2"
    t.build(0, "military_academy").executive()
    assert t.refused("accept", seat=1) == "FED-DEC-16"


@rule("FED-FLOW-4")
def test_the_order_of_a_turn() -> None:
    t = table()
    assert t.refused("end") == "FED-FLOW-4"
    t.play("place 1 voting outer_module", "end")
    assert t.asked == (1, "TURN")


@rule("FED-FLOW-5", "FED-EXEC-1")
def test_the_executive_phase_follows_the_last_ambassador() -> None:
    t = table(2)
    t[0].ambassadors, t[1].ambassadors = (1, 0, 0, 0), (0, 0, 0, 0)
    t[0].degree = 5
    t.play("place 1 voting outer_module", "end")
    assert t.asked == (0, "UPKEEPING")
    assert t.g.turn_seat == -1


@rule("FED-FLOW-6", "FED-FLOW-7", "FED-ROOM-4")
def test_the_pawn_changes_the_order_of_the_next_round_only() -> None:
    t = table(3)
    t.play("place 1 voting outer_module", "end", "place 1 voting presidents_office", "medal neo", "end")
    assert (t.g.president, t.g.first_player, t.asked[0]) == (1, 0, 2)
    t.executive().pass_turns()
    assert (t.g.first_player, t.asked) == (1, (1, "TURN"))
    t.executive().pass_turns()
    assert (t.g.first_player, t.asked) == (1, (1, "TURN"))


@rule("FED-ROOM-6", "FED-ROOM-7")
@example("EX-B12")
def test_the_first_turn_of_a_round_is_not_for_the_presidents_office() -> None:
    t = table(2, room_block="block_room_officers_quarters")
    assert t.refused("place 1 voting presidents_office") == "FED-ROOM-6"
    t.play("place 1 voting outer_module", "end")
    assert t.refused("place 1 voting presidents_office") is None
    t.play("place 1 voting outer_module", "end")
    assert t.refused("place 1 voting presidents_office") is None
    assert t.g.president == 0
    t.play("place 1 voting presidents_office", "medal neo")
    assert (t.g.president, t[0].medals.bit_count()) == (0, 1)


@rule("FED-START-1", "FED-START-2")
def test_the_first_player_is_random_and_has_the_pawn() -> None:
    firsts = [astrarium.new("federation", 4, seed=seed) for seed in range(24)]
    views = [g.view(None) for g in firsts]
    assert {view["first_player"] for view in views} == {0, 1, 2, 3}
    assert all(view["first_player"] == view["president"] for view in views)


@rule("FED-START-3", "FED-START-4")
def test_starting_tiles_are_chosen_counter_clockwise() -> None:
    g = draft()
    assert len(g.view(None)["starting_tiles"]) == 5
    order = []
    for tile in ("starting_tile_1", "starting_tile_2", "starting_tile_3", "starting_tile_4"):
        order.append(g.actors[0])
        g.play(g.actors[0], f"start {tile}")
        if len(order) < 4:
            assert g.why_not(g.actors[0], f"start {tile}") == "FED-START-3"
    assert order == [1, 0, 3, 2]


@rule("FED-START-5", "FED-START-6", "FED-START-7")
def test_the_bonus_of_a_starting_tile_comes_at_once() -> None:
    g = draft()
    g.play(1, "start starting_tile_5")
    assert g.actors == (1,)
    g.play(1, "open spy")
    g.play(1, "choose oceanium")
    player = g.view(None)["players"][1]
    assert (player["open"], player["reserve"]["oceanium"], player["completed"]) == (["spy"], 1, 1)
    for tile in ("starting_tile_1", "starting_tile_2", "starting_tile_3"):
        g.play(g.actors[0], f"start {tile}")
    assert g.view(None)["starting_tiles"] == ["starting_tile_4"]
    assert g.why_not(g.actors[0], "start starting_tile_4") == "FED-FLOW-4"


@rule("FED-EOR-1", "FED-EOR-2", "FED-EOR-4")
def test_ambassadors_and_die_return() -> None:
    t = table().put(0, "3", "voting", "atal_left").die(0, 4, "atal_left")
    t[0].level_round, t[0].level_game = 2, 1
    t.executive().pass_turns()
    assert (t[0].ambassadors, t[0].die, t[0].die_space) == ((2, 1, 1, 0), 4, -1)
    assert (t[0].level_round, t[0].level_game) == (0, 1)
    assert t.g.view(None)["spaces"] == {}


@rule("FED-EOR-5", "FED-HID-5", "FED-EOR-6")
def test_laws_are_discarded_and_new_ones_turned_up() -> None:
    t = table()
    t.fates = ["turn-law arratuin", "turn-law e81216"]
    t.executive().pass_turns()
    view = t.g.view(None)
    assert view["laws"] == ["arratuin", "e81216"]
    assert view["past_laws"] == [["neo"], ["atal"]]


@rule("FED-EOR-6", "FED-SETUP-20")
@example("EX-B50", "EX-B113")
def test_two_equal_laws_never_lie_open() -> None:
    """An equal right law goes back, so it is not among those that can come."""
    t = table()
    t.g.past_laws = (0b00001, 0b00100)
    then(t.g, NEW_LAWS.at())
    t.rules.advance(t.g)
    t.g.play(CHANCE, "turn-law sixmoons")
    possible = [t.rules.verbs.notation(action) for action in t.g.actions(CHANCE)]
    assert possible == ["turn-law neo", "turn-law arratuin", "turn-law e81216"]
    for seed in range(40):
        left, right = astrarium.new("federation", 4, seed=seed).view(None)["laws"]
        assert left != right


@rule("FED-EOR-7", "FED-EOR-8")
@example("EX-B51")
def test_round_4_opens_the_laws_of_round_5() -> None:
    t = table(round=3)
    t.g.past_laws, t.g.laws = ((1 << 3) | (1 << 4), (1 << 3) | (1 << 4)), (0, 2)
    t.fates = ["turn-law atal", "turn-law neo", "turn-law sixmoons", "turn-law sixmoons"]
    t.executive().pass_turns()
    assert (t.g.laws, t.g.next_laws) == ((2, 1), (1, 0))
    t.executive().pass_turns()
    assert (t.g.round, t.g.laws, t.g.next_laws) == (5, (1, 0), (-1, -1))


@rule("FED-EOR-9", "FED-FLOW-8", "FED-END-1")
def test_after_round_5_the_game_is_scored() -> None:
    t = table(round=5).put(0, "3", "voting", "atal_left")
    t.executive()
    while t.g.actors:
        t.pass_turns()
    assert t.g.result is not None
    assert t.g.view(None)["past_laws"] == [[], []]
    assert t.g.view(None)["spaces"] == {}


@rule("FED-EOR-10", "FED-DEEP-10")
@example("EX-B69")
def test_a_used_special_ambassador_leaves_the_game() -> None:
    t = table().put(0, "special", "voting", "atal_left")
    t[0].ambassadors = (2, 1, 1, 0)
    t.executive().pass_turns()
    assert t[0].ambassadors == (2, 1, 1, 0)


@rule("FED-EOR-11", "FED-P3-7")
def test_neutral_tokens_come_off_before_the_new_ones() -> None:
    t = table(3)
    t.fates = ["turn-law arratuin", "turn-law e81216", "turn-planet-block block_planet_2"]
    t.executive().pass_turns()
    spaces = {space: token["votes"] for space, token in t.g.view(None)["spaces"].items()}
    assert spaces == {"sixmoons_left": 2, "neo_right": 2, "atal_left": 0}


@rule("FED-SEN-1", "FED-SEN-2", "FED-SEN-3")
def test_eighteen_spaces_in_two_wings() -> None:
    kinds = [ACTIONS[space.action].kind for space in SPACES]
    assert len(SPACES) == 18
    assert len({(space.column, space.floor) for space in SPACES}) == 18
    assert (kinds.count(0), kinds.count(1), kinds.count(2)) == (10, 6, 2)
    for wing in (LEFT, RIGHT):
        own = [space for space in SPACES if space.wing == wing]
        assert sorted(ACTIONS[space.action].kind for space in own) == [0] * 5 + [1] * 3 + [2]
        assert {ACTIONS[space.action].planet for space in own if ACTIONS[space.action].kind == 0} == set(range(5))


@rule("FED-SEN-4")
def test_six_projects_above_six_columns() -> None:
    assert sorted(project.column for project in PROJECTS) == [-1, 0, 1, 2, 3, 4, 5]


@rule("FED-SEN-5")
def test_rooms_do_not_raise_influence() -> None:
    t = table()
    t.play("place 1 voting small_lounge", "fund common")
    assert set(t.g.view(None)["players"][0]["influence"].values()) == {0}
    t = table()
    t.play("place 1 voting atal_left", "take-tile 1A1")
    assert t.g.view(None)["players"][0]["influence"]["atal"] == 1


@rule("FED-SEN-6")
def test_the_costs_of_spaces() -> None:
    costs = {name: action.cost for name, action in zip(NAMES["action"], ACTIONS, strict=True) if any(action.cost)}
    assert costs == {"spy": (1, 0, 0, 0), "procurement_office": (0, 0, 1, 0), "assistants_room": (0, 1, 0, 0)}
    assert table().refused("place 1 voting assistants_room") == "FED-AMB-3"


@rule("FED-EXEC-2", "FED-EXEC-4")
@example("EX-B117")
def test_each_step_is_finished_for_all_before_the_next() -> None:
    t = table().build(1, "military_academy").build(3, "military_academy")
    t[1].degree, t[3].degree = 5, 5
    t.g.first_player = 2
    t.executive()
    asked = []
    while t.g.actors and t.g.round == 1 and t.asked[1] != "CHOOSING_LAW":
        asked.append(t.asked)
        t.play("upkeep 0" if t.asked[1] == "UPKEEPING" else "accept")
    income = "INCOME_OF_MILITARY_ACADEMY"
    assert asked == [(3, income), (1, income), (3, "UPKEEPING"), (1, "UPKEEPING")]


@rule("FED-EXEC-3", "FED-OUT-3")
def test_the_outer_module_is_ignored_in_the_executive_phase() -> None:
    t = table()
    t.play("place 3 voting outer_module", "end", "place 3 funding outer_module", "end")
    before = t.g.projects
    assert len(t.g.outer) == 2
    t.executive().pass_turns()
    assert t.g.projects == before
    assert t[0].points[0] == 0


@rule("FED-FLOW-2", "FED-ROOM-6")
def test_every_round_has_its_opening_turn() -> None:
    t = table()
    t.g.turns = 7
    t.restart(rounds.START_ROUND.at(), rounds.AMBASSADOR_PHASE.at())
    assert t.g.turns == 0


@rule("FED-P2-3")
def test_a_block_that_was_seen_does_not_come_again() -> None:
    t = table(2, room_block=NAMES["room_block"][2])
    assert t.g.room_blocks == 1 << 2
    t.g.room_blocks |= 1
    _, weights = rounds.TURN_ROOM_BLOCK.outcomes(t.g, 0, ())
    assert weights == [0, 1, 0, *[1] * (len(ROOM_BLOCKS) - 3)]
    t.g.planet_blocks = 0b101
    _, weights = rounds.TURN_PLANET_BLOCK.outcomes(t.g, 0, ())
    assert weights == [0, 1, 0, *[1] * (len(PLANET_BLOCKS) - 3)]
