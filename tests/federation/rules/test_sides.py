"""FED-FUND, FED-VOTE, FED-ALT, FED-OUT, FED-DIE: what lies face up, the assistant die, the Outer Module."""

from __future__ import annotations

import pytest

from astrarium.games.federation.alterations import tokens_of
from astrarium.games.federation.counts import funds
from astrarium.games.federation.state import NOBODY
from astrarium.games.federation.tables import NAMES, OUTER_MODULE
from astrarium.games.federation.verbs import SPACES
from astrarium.kernel.pools import remaining_counts
from tests.federation.scenario import table
from tests.marks import example, rule

MISSION_OF = {
    "neo_left": "neo",
    "sixmoons_right": "sixmoons",
    "atal_left": "atal",
    "arratuin_right": "arratuin",
    "e81216_left": "e81216",
    "officers_quarters": "officers_quarters",
    "spy_left": "spy",
    "presidents_office": "presidents_office",
    "small_lounge": "small_lounge",
    "assistants_room": "assistants_room",
    "procurement_office": "procurement_office",
    "patrons_office": "patrons_office",
}


@rule("FED-FUND-1", "FED-MISS-11", "FED-MISS-12")
@pytest.mark.parametrize("space", MISSION_OF)
@example("EX-A1", "EX-A2")
def test_a_funding_side_opens_the_mission_of_its_space(space: str) -> None:
    t = table()
    t.g.turns = 1
    t[0].lavandium, t[0].copernium, t[0].oceanium = 1, 1, 1
    t.open(0, *[mission for mission in NAMES["mission"] if mission != MISSION_OF[space]][:1])
    before = t[0].markers
    t.play(f"place 1 funding {space}")
    while t.asked[1] not in ("CLOSING", "OPENING"):
        t.play(next(text for text in t.options() if not text.startswith("discard")))
    if t.asked[1] == "OPENING":
        t.play("open spy")
        before |= 1 << NAMES["mission"].index("spy")
    opened = t[0].markers & ~before
    assert [NAMES["mission"][n] for n in range(12) if opened >> n & 1] == [MISSION_OF[space]]


@rule("FED-FUND-2")
@example("EX-B8")
def test_an_open_mission_gets_no_second_marker() -> None:
    t = table().open(0, "officers_quarters")
    before = t[0].markers
    events = t.play("place 1 funding officers_quarters")
    assert t[0].markers == before
    assert "opened" not in [event.kind for event in events]
    t.play("end", "place 1 funding small_lounge", "fund common")
    assert t.g.view(0)["players"][1]["open"] == ["small_lounge"]


@rule("FED-FUND-3")
@example("EX-B9")
def test_a_spy_space_opens_the_spy_mission() -> None:
    t = table()
    t[0].lavandium = 1
    t.play("place 1 funding spy_left", "copy neo", "dig neo_1a")
    assert t.g.view(0)["players"][0]["open"] == ["spy"]


@rule("FED-FUND-4", "FED-OUT-1", "FED-OUT-3")
@example("EX-B10")
def test_the_outer_module_opens_and_counts_nothing() -> None:
    t = table()
    t.play("place 2 funding outer_module")
    assert (t[0].oceanium, t[0].lavandium, t[0].markers, len(t.g.outer)) == (1, 1, 0, 1)
    t.play("end", "place 1 funding officers_quarters")
    assert t.g.view(0)["players"][1]["open"] == ["officers_quarters"]
    t.g.spaces = (NOBODY,) * OUTER_MODULE
    t.put(0, "3", "voting", "outer_module").executive()
    view = t.g.view(None)["forecast"]
    assert view["wings"] == [0, 0]
    assert [project["after"] for project in view["projects"]] == list(t.g.projects)


@rule("FED-FUND-5", "FED-OUT-5")
@example("EX-A1")
def test_an_opened_mission_can_be_flown_in_the_same_turn() -> None:
    t = table()
    t.play("place 1 funding officers_quarters", "fly officers_quarters")
    assert t[0].degree == 5
    t = table().open(0, "officers_quarters")
    t.play("place 1 funding outer_module", "fly officers_quarters")
    assert t[0].degree == 3


@rule("FED-FUND-6", "FED-PROJ-1", "FED-PROJ-2")
@example("EX-B35")
def test_a_funding_ambassador_advances_its_column_at_the_end_of_the_round() -> None:
    t = table().put(0, "1", "funding", "arratuin_left").put(1, "1", "voting", "atal_left")
    t.put(2, "1", "alt1_fund_degree", "officers_quarters").executive()
    t.pass_turns()
    assert t.g.projects[NAMES["project"].index("sixmoons")] == 2


@rule("FED-VOTE-1", "FED-MAJ-1")
def test_votes_do_nothing_before_the_executive_phase() -> None:
    t = table()
    t.play("place 3 voting atal_left", "take-tile 1A1")
    assert t[0].prestige == 0
    assert t[0].markers == 0
    t.executive()
    assert t[0].points[0] == 1


@rule("FED-VOTE-2", "FED-DIE-4", "FED-MAJ-2")
def test_the_die_adds_to_the_votes_of_its_space() -> None:
    t = table().die(0, 4)
    t.play("place 1 voting officers_quarters", "add-die")
    view = t.g.view(None)
    assert view["forecast"]["wings"] == [5, 0]
    assert view["forecast"]["floors"][2]["votes"] == [5, 0, 0, 0]


@rule("FED-VOTE-3", "FED-ALT-4", "FED-PROJ-2")
@example("EX-B5")
def test_the_die_needs_visible_votes() -> None:
    t = table().die(0, 4).alter(0, "alt1_fund_degree")
    t.play("place 3 alt1_fund_degree officers_quarters")
    assert t.asked == (0, "CLOSING")
    assert t.refused("add-die") == "FED-VOTE-3"
    assert t.g.view(0)["players"][0]["open"] == ["officers_quarters"]
    assert t.g.view(0)["spaces"]["officers_quarters"]["votes"] == 0
    assert funds(t.g.spaces[SPACES.values["officers_quarters"]])


@rule("FED-VOTE-3", "FED-DIE-6")
@example("EX-B48")
def test_the_die_is_used_once_a_round() -> None:
    t = table().die(0, 4, "atal_left")
    t.play("place 3 voting officers_quarters")
    assert t.asked == (0, "CLOSING")
    t = table()
    t.play("place 3 voting officers_quarters")
    assert t.refused("add-die") == "FED-VOTE-3"


@rule("FED-VOTE-4", "FED-VAR-5", "FED-DIE-1")
@pytest.mark.parametrize(("first", "step"), [(False, "ADDING_DIE"), (True, "CLOSING")])
@example("EX-B49")
def test_a_die_got_by_the_action_may_be_added_at_once(first: bool, step: str) -> None:
    t = table(settings={"die_before_action": first})
    t[0].copernium = 1
    t.play("place 1 voting assistants_room")
    assert (t[0].die, t.asked) == (2, (0, step))


@rule("FED-VOTE-4", "FED-DEC-9", "FED-VOTE-3")
def test_a_tile_got_by_the_action_may_bring_the_die_to_be_added() -> None:
    t = table().show("1A3", "1D2")
    t.play("place 3 voting atal_left", "take-tile 1A3")
    assert t.asked == (0, "ADDING_DIE")
    assert t.refused("add-die") == "FED-VOTE-3"
    t.play("use 1A3", "copy-tile 1D2", "add-die")
    assert t.g.view(None)["forecast"]["wings"] == [4, 0]
    t = table().tiles(0, "1A1").tiles(0, "1A3", used=True)
    t.play("place 3 voting officers_quarters")
    assert t.asked == (0, "CLOSING")


@rule("FED-VOTE-2")
def test_the_die_may_be_kept() -> None:
    t = table().die(0, 4)
    t.play("place 1 voting officers_quarters", "keep-die")
    assert t[0].die_space == -1
    assert t.asked == (0, "CLOSING")


@rule("FED-ALT-1", "FED-ALT-3", "FED-ALT-4")
def test_only_what_the_token_shows_counts() -> None:
    t = table().alter(0, "alt1_vote2_degree")
    t.play("place 3 alt1_vote2_degree atal_left", "take-tile 1A1")
    assert t.g.view(0)["spaces"]["atal_left"]["votes"] == 2
    assert t[0].markers == 0


@rule("FED-ALT-2")
def test_tokens_are_open_and_without_limit() -> None:
    t = table().alter(0, *["alt1_vote2_lavandium"] * 1, "alt2_vote2_oceanium", "alt3_fund_project", "alt4_fund_diamond")
    t.visit(0, "sixmoons").play("take-token alt1_fund_degree")
    assert len(t.g.view(None)["players"][0]["alterations"]) == 5


@rule("FED-ALT-6", "FED-EOR-3", "FED-OUT-6")
@example("EX-B79")
def test_a_used_token_leaves_the_game() -> None:
    t = table().alter(0, "alt2_vote2_oceanium").die(0, 3)
    t.play("place 1 alt2_vote2_oceanium outer_module")
    assert (t[0].oceanium, sum(t[0].alterations), t.asked) == (2, 0, (0, "CLOSING"))
    elsewhere = table().alter(0, "alt2_vote2_oceanium").die(0, 3)
    elsewhere.play("place 1 alt2_vote2_oceanium officers_quarters")
    assert elsewhere.asked == (0, "ADDING_DIE")
    t.executive().pass_turns()
    kind = NAMES["alteration"].index("alt2_vote2_oceanium")
    assert remaining_counts(tokens_of(t.g, 2))[kind] == 1
    assert not t.g.outer


@rule("FED-ALT-7", "FED-END-6")
def test_an_unused_token_is_a_point() -> None:
    t = table().alter(0, "alt2_vote2_oceanium", "alt1_fund_degree")
    t[0].hangar = 0
    assert t.final_scoring()[0].prestige == 2


@rule("FED-ALT-8", "FED-ALT-9", "FED-E8-19")
def test_tokens_come_from_the_pile_as_long_as_it_lasts() -> None:
    """Strength 1: 18 tokens, 8 on moons, 10 in the pile."""
    t = table()
    for _ in range(12):
        t.gain(0, ((7, 1, 1, 0),))
    assert sum(t[0].alterations) == 10


@rule("FED-ALT-10", "FED-DEEP-6")
@example("EX-B70")
def test_the_special_ambassador_may_be_covered() -> None:
    t = table().alter(0, "alt1_fund_degree")
    t[0].ambassadors = (2, 1, 1, 1)
    assert t.refused("place special funding officers_quarters") == "FED-DEEP-6"
    t.play("place special alt1_fund_degree officers_quarters")
    assert t.g.view(0)["spaces"]["officers_quarters"] == {
        "owner": 0, "ambassador": "special", "face": "alt1_fund_degree", "side": "funding", "votes": 0,
    }  # fmt: skip
    assert t.g.view(0)["players"][0]["open"] == ["officers_quarters"]


@rule("FED-OUT-6")
def test_the_die_cannot_be_added_on_the_outer_module() -> None:
    t = table().die(0, 3).die(1, 3)
    t.play("place 1 voting outer_module")
    assert t.asked == (0, "CLOSING")
    t.play("end", "place 1 voting officers_quarters")
    assert t.asked == (1, "ADDING_DIE")


@rule("FED-DIE-2", "FED-DIE-5")
@example("EX-B47")
def test_the_die_stops_at_six() -> None:
    t = table().die(0, 5)
    t[0].copernium = 1
    t.play("place 1 funding assistants_room")
    assert t[0].die == 6
    t.gain(0, ((6, 0, 3),))
    assert t[0].die == 6


@rule("FED-DIE-3")
@example("EX-B46")
def test_a_die_in_the_senate_is_raised_in_place() -> None:
    t = table().put(0, "1", "voting", "atal_left").die(0, 3, "atal_left")
    t[0].copernium = 1
    t.play("place 1 funding assistants_room")
    assert t.g.view(None)["spaces"]["atal_left"]["die"] == 5
    assert t.g.view(None)["forecast"]["floors"][0]["votes"][0] == 6


@rule("FED-DIE-7")
def test_where_the_die_comes_from() -> None:
    t = table().show("1D2")
    t[0].lavandium = 1
    t.visit(0, "atal").play("take-tile 1D2")
    t.visit(0, "arratuin").play("trade shop_3")
    t.gain(0, ((6, 1, 0),))
    assert t[0].die == 3


@rule("FED-ALT-3", "FED-ALT-4")
def test_a_preview_tells_what_a_placed_token_shows() -> None:
    t = table().alter(0, "alt4_vote6_oceanium", "alt4_fund_diamond")
    shown = {}
    for face in ("voting", "funding", "alt4_vote6_oceanium", "alt4_fund_diamond"):
        placed = next(
            event for event in t.g.preview(0, f"place 3 {face} officers_quarters").events if event.kind == "placed"
        )
        shown[face] = (placed.values["side"], placed.values["votes"])
    assert shown == {
        "voting": ("voting", 3),
        "funding": ("funding", 0),
        "alt4_vote6_oceanium": ("voting", 6),
        "alt4_fund_diamond": ("funding", 0),
    }


@rule("FED-MAJ-2", "FED-LAW-1", "FED-PROJ-2")
def test_a_preview_tells_what_floor_wing_and_column_come_to() -> None:
    """The Sixmoons project is above column 1, where floor 3 has the Officers' Quarters."""
    t = (
        table()
        .put(0, "2", "voting", "atal_right")
        .put(1, "3", "voting", "neo_left")
        .put(1, "1", "funding", "atal_left")
    )
    t.die(1, 4, "neo_left")
    told = {
        (face, space): tuple(
            event.values[sum_]
            for event in t.g.preview(0, f"place 3 {face} {space}").events
            if event.kind == "placed"
            for sum_ in ("floor_votes", "wing_votes", "project_steps")
        )
        for face in ("voting", "funding")
        for space in ("officers_quarters", "outer_module")
    }
    assert told == {
        ("voting", "officers_quarters"): (5, 10, 1),
        ("voting", "outer_module"): (0, 0, 0),
        ("funding", "officers_quarters"): (2, 7, 2),
        ("funding", "outer_module"): (0, 0, 0),
    }


@rule("FED-EXEC-1")
def test_the_last_ambassador_of_a_round_is_counted_before_the_executive_phase() -> None:
    t = table().put(0, "2", "voting", "atal_right")
    for seat, p in enumerate(t.g.players):
        p.ambassadors = tuple([int(seat == 0 and kind == 0) for kind in range(len(p.ambassadors))])
    placed = next(event for event in t.g.preview(0, "place 1 voting e81216_right").events if event.kind == "placed")
    assert (placed.values["floor_votes"], placed.values["wing_votes"]) == (3, 3)
