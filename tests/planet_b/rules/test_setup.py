"""The setup, the draft, and what lies on the table at first (PB-SETUP, PB-P23)."""

from __future__ import annotations

from random import Random

import astrarium
from astrarium.games.planet_b import component_types
from astrarium.games.planet_b.counts import board_side, deck_size, unseen_news
from astrarium.games.planet_b.state import DRAFTED
from astrarium.kernel.pools import known_kinds
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from tests.defaults import amounts_not_named
from tests.marks import example, rule
from tests.planet_b.scenario import P1, P2, P3, P4, cards, check, drafting, options, play, put_votes, table


@rule("PB-SETUP-1", "PB-P23-1", "PB-DEAL-4")
@example("E-187")
def test_the_side_of_the_board_fits_the_players() -> None:
    assert [board_side(table(n)).briefcase_spots_per_tile for n in (2, 3, 4)] == [3, 3, 4]
    assert [table(n).view(None)["spots"] for n in (2, 3, 4)] == [3, 3, 4]


@rule("PB-SETUP-4", "PB-SETUP-7")
@example("E-83")
def test_tiles_and_discs_lie_grey_red_grey() -> None:
    orders = set()
    for seed in range(20):
        shown = astrarium.new("planet_b", 4, seed=seed).view(None)["locations"]
        orders.add(tuple([where["tile"] for where in shown.values()]))
        assert [(where["side"], where["market"]) for where in shown.values()] == [
            ("grey", "grey"), ("red", "red"), ("grey", "grey"),
        ]  # fmt: skip
    assert len(orders) == 6
    assert table().marker == 0


@rule("PB-SETUP-5", "PB-P23-4")
def test_only_the_top_of_the_stack_is_seen() -> None:
    """With two players one tile has gone back into the box, and nobody knows which."""
    assert [tuple(g.view(P1)["stack"].values()) for g in (table(2), table(3), table(4))] == [
        ("b1", 2), ("b1", 3), ("b1", 3),
    ]  # fmt: skip
    assert {astrarium.new("planet_b", 2, seed=seed).view(None)["stack"]["top"] for seed in range(20)} == {
        "b1", "b2", "b3", "b4",
    }  # fmt: skip


@rule("PB-SETUP-9")
@example("E-86")
def test_one_card_of_each_news_deck_is_open() -> None:
    g = table()
    assert [g.view(None)["news"][deck] for deck in ("I", "II", "III")] == [
        {"open": "i01", "size": 15}, {"open": "ii03", "size": 15}, {"open": "iii09", "size": 13},
    ]  # fmt: skip
    assert [len(unseen_news(g, deck)) for deck in range(3)] == [15, 15, 13]


@rule("PB-SETUP-8", "PB-SETUP-10")
@example("E-133")
def test_buildings_and_laws_lie_face_down() -> None:
    """Before the draft."""
    shown = table().view(P1)
    assert [shown["decks"][deck] for deck in "ABC"] == [{"size": 14, "under": []}] * 3
    assert [shown["laws"][colour] for colour in ("yellow", "blue")] == [{"size": 10, "under": []}] * 2


@rule("PB-SETUP-11", "PB-OFF-7")
@example("E-87")
def test_nobody_holds_an_office_at_first() -> None:
    g = table()
    assert set(g.view(None)["offices"].values()) == {None}
    assert g.why_not(P1, "office") == "PB-OFF-7"


@rule("PB-SETUP-12", "PB-FLOW-1")
@example("E-88")
def test_the_first_seat_has_board_one_and_begins() -> None:
    g = drafting(4)
    lines = [[cell["resource"] for cell in player["cells"]] for player in g.view(None)["players"]]
    assert lines[0] == ["plants", "water", "iridium", "plastic", "hydrogen", "microchips"]
    assert lines[3] == ["water", "hydrogen", "iridium", "plastic", "microchips", "plants"]
    while g.view(None)["turn"] < 0:
        g.apply(g.actors[0], g.actions(g.actors[0])[0])
    assert g.actors == (P1,)
    assert g.why_not(P2, "deal left") == "PB-FLOW-1"


@rule("PB-SETUP-13", "PB-SETUP-15", "PB-SETUP-16")
@example("E-84")
def test_every_player_has_the_same_pieces() -> None:
    me = table().view(P1)["players"][0]
    assert (me["billies"], me["vp"], me["mood"], me["crafties"], me["brainies"]) == (10, 0, 0, 2, 2)
    assert [building["card"] for building in me["buildings"]] == ["hq"]
    assert [slot["tile"] for slot in me["fraud"]] == [None] * 4
    assert sum(me["tiles"].values()) == 10
    assert not any(cell["is_tile"] for cell in me["cells"])


@rule("PB-SETUP-14", "PB-P23-5", "PB-P23-3")
def test_three_votes_of_each_player_are_in_the_bag() -> None:
    """The puppet of two players has 25 votes outside it."""
    g = table(2)
    assert g.view(None)["bag"] == [3, 3, 0]
    assert g.votes == (22, 22, 25)
    assert g.view(None)["votes"] == [22, 22, 25]
    assert (table(3).view(None)["bag"], table(3).view(None)["votes"]) == ([3, 3, 3], [22, 22, 22])


@rule("PB-SETUP-17", "PB-SETUP-3")
@example("E-215")
def test_discs_start_on_three_tracks() -> None:
    shown = table(4).view(None)["players"]
    assert [player["discs"] for player in shown] == [{"capitalists": 0, "futurists": 0, "traditionalists": 0}] * 4


@rule("PB-SETUP-2", "PB-SETUP-6", "PB-MONEY-5")
@example("E-214")
def test_money_points_and_pieces_are_numbers() -> None:
    """No move changes notes, and nothing counts what the bank or the supply has left."""
    g = table()
    g.players[P1].billies = 5_000
    check(g)
    assert g.view(P2)["players"][P1]["billies"] == 5_000
    assert not {verb.name for verb in g.rules.verbs.list} & {"change", "exchange", "swap"}


@rule("PB-SETUP-18", "PB-SETUP-19", "PB-SETUP-21")
@example("E-85")
def test_a_and_c_go_round_from_the_last_player_to_the_right() -> None:
    g = drafting(3)
    play(g, "chance deal-card a01; chance deal-card a02; chance deal-card a03")
    assert g.actors == (P3,)
    assert options(g, "keep", P3) == ["a01", "a02", "a03"]
    assert g.why_not(P3, "keep a04") == "PB-SETUP-19"
    play(g, "p3 keep a02")
    assert options(g, "keep", P2) == ["a01", "a03"]
    play(g, "p2 keep a03")
    assert cards(g, P1) == ["a01"]
    play(g, "chance deal-card b01; chance deal-card b02; chance deal-card b03; p1 keep b01; p2 keep b02")
    play(g, "chance deal-card c01; chance deal-card c02; chance deal-card c03; p3 keep c01; p2 keep c02")
    assert [cards(g, seat) for seat in range(3)] == [
        ["a01", "b01", "c03"],
        ["a03", "b02", "c02"],
        ["a02", "b03", "c01"],
    ]
    assert [deck_size(g, deck) for deck in range(3)] == [11, 11, 11]


@rule("PB-SETUP-19", "PB-SETUP-22")
def test_only_those_who_held_the_cards_know_them() -> None:
    g = drafting(3)
    play(g, "chance deal-card a01; chance deal-card a02; chance deal-card a03")
    assert [len(known_kinds(g.buildings[0], DRAFTED, seat)) for seat in range(3)] == [0, 0, 3]
    play(g, "p3 keep a02")
    assert [len(known_kinds(g.buildings[0], DRAFTED, seat)) for seat in range(3)] == [0, 2, 2]


@rule("PB-SETUP-20")
def test_b_goes_round_from_the_first_player_to_the_left() -> None:
    g = drafting(2)
    play(g, "chance deal-card a01; chance deal-card a02; p2 keep a01")
    play(g, "chance deal-card b05; chance deal-card b06")
    assert options(g, "keep", P1) == ["b05", "b06"]
    play(g, "p1 keep b05")
    assert cards(g, P2) == ["a01", "b06"]


@rule("PB-SETUP-22")
@example("E-203")
def test_a_passer_knows_the_card_of_the_last_player_only() -> None:
    g = drafting(4)
    play(g, "chance deal-card a01; chance deal-card a02; chance deal-card a03; chance deal-card a04")
    play(g, "p4 keep a01; p3 keep a02; p2 keep a03")
    shown = {seat: [player["hand"] for player in g.view(seat)["players"]] for seat in range(4)}
    assert shown[P2][P1] == [{"deck": "A", "card": "a04"}]
    assert shown[P4][:3] == [[{"deck": "A"}]] * 3
    assert shown[P3][P4] == [{"deck": "A"}]
    found = {tuple(cards(g.redeal(P4, Random(seed)), P1)) for seed in range(60)}
    assert found == {("a02",), ("a03",), ("a04",)}


@rule("PB-DRAW-4", "PB-INFO-1")
def test_others_see_only_letters_of_the_draft() -> None:
    g = drafting(2)
    play(g, "chance deal-card a01; chance deal-card a02; p2 keep a01")
    assert [move for move in Record.of(g, P1).moves if move[0] != CHANCE] == [(P2, "?")]
    assert g.view(P1)["players"][P2]["hand"] == [{"deck": "A"}]
    assert g.view(P2)["players"][P2]["hand"] == [{"deck": "A", "card": "a01"}]
    assert g.view(None)["players"][P1]["hand"] == [{"deck": "A"}]


@rule("PB-P23-2")
@example("E-79")
def test_the_fourth_office_is_for_four_players() -> None:
    assert [list(table(n).view(None)["offices"]) for n in (2, 3, 4)] == [
        ["president", "vice_president", "lama"],
        ["president", "vice_president", "lama"],
        ["president", "vice_president", "lama", "dodo"],
    ]


@rule("PB-VOTE-3", "PB-INFO-2")
@example("E-127")
def test_the_bag_is_open_as_numbers() -> None:
    g = table()
    put_votes(g, 5, 0, 7)
    assert [g.view(viewer)["bag"] for viewer in (P1, P3, None)] == [[5, 0, 7]] * 3


def test_what_a_file_does_not_name_is_nothing() -> None:
    assert amounts_not_named(component_types) == {}
