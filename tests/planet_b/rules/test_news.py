"""News cards, votes, fraud tiles and the election track (PB-NEWS, PB-VOTE, PB-FRAUD, PB-ETRK)."""

from __future__ import annotations

import pytest

from astrarium.games.planet_b.counts import is_immoral
from astrarium.games.planet_b.turn_end import END_OF_TURN
from astrarium.games.planet_b.workies import WORKING
from tests.marks import example, rule
from tests.planet_b.scenario import (
    LEFT,
    P1,
    P2,
    begin,
    begin_in_turn,
    end_turn,
    fire,
    give_cards,
    open_news,
    options,
    play,
    points,
    put_built,
    put_fraud,
    put_pile,
    put_tile,
    storage,
    store,
    table,
)


@rule("PB-NEWS-1", "PB-NEWS-2")
@example("W-14", "E-32")
def test_a_card_is_carried_out_and_laid_on_the_pile() -> None:
    """Its deck shows the next card only at the end of the turn."""
    g = table()
    give_cards(g, P1, "a01 b01 c01")
    put_tile(g, LEFT, "b4", "red")
    play(g, "p1 deal left; p1 play i01")
    assert (storage(g), g.view(P2)["players"][P1]["news"]) == ({"plastic": 2}, ["i01"])
    assert g.view(P1)["news"]["I"] == {"open": None, "size": 15}
    assert options(g, "play") == ["ii03"]
    assert g.why_not(P1, "play i02") == "PB-NEWS-2"
    play(g, "p1 play ii03; p1 move-marker right; p1 take craftie; p1 take craftie; p1 take craftie; p1 take craftie")
    play(g, "p1 take craftie; p1 end; chance turn-news i05")
    assert g.view(P1)["news"]["I"] == {"open": "i05", "size": 14}


@rule("PB-NEWS-4", "PB-NEWS-6")
@example("E-34", "E-134")
def test_the_top_of_the_pile_decides_morality() -> None:
    """And what anything else costs or gives is the same."""
    g = table()
    assert not is_immoral(g.players[P1])
    put_pile(g, P1, "ii03 i01")
    assert not is_immoral(g.players[P1])
    put_pile(g, P1, "i01 ii03")
    assert g.view(P2)["players"][P1]["is_immoral"]
    for pile in ("i01", "ii03"):
        g = table()
        put_pile(g, P1, pile)
        fire(g, "iii01")
        assert (g.players[P1].mood, g.players[P1].discs, points(g)) == (-4, (2, 2, 2), 0)


@rule("PB-NEWS-7")
def test_a_card_counts_only_when_it_is_laid_down() -> None:
    g = table()
    open_news(g, "- ii09 -")
    give_cards(g, P1, "a01")
    play(g, "p1 deal left; p1 play ii09")
    assert not g.view(P1)["players"][P1]["is_immoral"]
    play(g, "p1 build a01")
    assert g.view(P1)["players"][P1]["is_immoral"]


@rule("PB-NEWS-8")
@example("E-218")
def test_piles_are_open_in_their_order() -> None:
    g = table()
    put_pile(g, P2, "ii04 i02 iii01")
    assert [g.view(viewer)["players"][P2]["news"] for viewer in (P1, P2, None)] == [["ii04", "i02", "iii01"]] * 3


@rule("PB-NEWS-10")
@example("E-146")
def test_a_card_that_is_being_replayed_cannot_be_replayed_inside_it() -> None:
    g = table()
    put_built(g, P1, "b03", 1, 0, 0, 1)
    put_pile(g, P1, "ii07 ii04")
    store(g, P1, hydrogen=2)
    g.players[P1].billies, g.players[P1].workies = 6, (1, 1)
    begin_in_turn(g, WORKING.at(P1, 1))
    play(g, "p1 place craftie b03 1; p1 use lower; p1 replay ii07; p1 place brainie b03 2; p1 use lower")
    assert options(g, "replay") == ["ii04"]
    assert g.why_not(P1, "replay ii07") == "PB-NEWS-10"
    play(g, "p1 replay ii04; p1 take craftie; p1 take craftie")
    play(g, "p1 take craftie; p1 take craftie; p1 take craftie; p1 take craftie; p1 take craftie")
    assert (g.view(P1)["players"][P1]["news"], points(g)) == (["ii04", "ii07"], 9)


@rule("PB-NEWS-11")
@example("E-147")
def test_every_deck_from_which_a_card_was_taken_shows_its_next_one() -> None:
    g = table()
    give_cards(g, P1, "a01 b01 c01")
    open_news(g, "- ii03 -")
    begin(g, END_OF_TURN.at(P1))
    g.deal = LEFT
    play(g, "chance turn-news i09; chance turn-news iii02")
    shown = g.view(P1)["news"]
    assert [shown[deck]["open"] for deck in ("I", "II", "III")] == ["i09", "ii03", "iii02"]


@rule("PB-VOTE-1", "PB-VOTE-2")
@example("E-38")
def test_missing_votes_are_points() -> None:
    g = table()
    g.votes, g.bag = (1, 22, 22), (24, 3, 3)
    fire(g, "traditionalists_2_2")
    assert (g.bag[P1], g.votes[P1], points(g), g.players[P1].billies) == (25, 0, 3, 13)


@rule("PB-FRAUD-2", "PB-FRAUD-3", "PB-FRAUD-4")
@example("E-39", "E-107")
def test_a_tile_goes_on_the_next_slot_for_its_cost_and_points() -> None:
    g = table()
    g.players[P1].billies = 50
    costs = []
    for kind, vp in (("grab", 3), ("stuffing", 5), ("grab", 8), ("stuffing", 12)):
        before, had = g.players[P1].billies, points(g)
        fire(g, "hq_1")
        play(g, f"p1 choose second; p1 fraud {kind}")
        costs.append(before - g.players[P1].billies)
        assert points(g) - had == vp
    assert costs == [5, 10, 15, 20]
    g = table()
    put_fraud(g, P1, "grab stuffing")
    fire(g, "iii02")
    play(g, "p1 do vote; p1 fraud grab")
    assert (g.players[P1].billies, points(g)) == (10, 8)


@rule("PB-FRAUD-5", "PB-FRAUD-9")
@example("E-185")
def test_there_are_two_tiles_of_each_kind() -> None:
    g = table()
    g.players[P1].billies = 60
    put_fraud(g, P1, "grab grab")
    fire(g, "ii10")
    assert options(g, "fraud") == ["stuffing"]
    assert g.why_not(P1, "fraud grab") == "PB-FRAUD-5"
    play(g, "p1 fraud stuffing")
    assert g.view(P2)["players"][P1]["fraud"][2]["tile"] == "stuffing"
    put_fraud(g, P1, "stuffing stuffing")
    fire(g, "ii10")
    assert options(g, "fraud") == ["grab"]


@rule("PB-FRAUD-7")
@example("E-107")
def test_a_slot_that_cannot_be_paid_is_not_taken() -> None:
    g = table()
    g.players[P1].billies = 4
    store(g, P1, plants=1)
    fire(g, "ii10")
    assert g.why_not(P1, "fraud grab") == "PB-FRAUD-7"
    play(g, "p1 sell plants 1")
    assert g.why_not(P1, "fraud grab") is None


@rule("PB-ETRK-1", "PB-ETRK-2")
@example("E-42", "E-108")
def test_the_marker_moves_in_one_direction_and_stops_at_the_ends() -> None:
    g = fire(table(), "ii14")
    assert options(g, "move-marker") == ["left", "right"]
    play(g, "p1 move-marker left")
    assert g.marker == 0
    for moves, space in (("right", 2), ("right", 4), ("left", 2)):
        fire(g, "ii14")
        play(g, f"p1 move-marker {moves}")
        assert g.marker == space
    fire(g, "iii03")
    assert g.marker == 0


@rule("PB-ETRK-3")
@pytest.mark.parametrize(("marker", "is_held"), [(3, False), (4, True)])
@pytest.mark.parametrize("players", [2, 3, 4])
@example("W-15", "E-150")
def test_an_election_follows_the_turn_in_which_the_marker_reaches_the_end(
    players: int, marker: int, is_held: bool
) -> None:
    g = table(players)
    give_cards(g, P1, "a01 b01 c01")
    g.marker = marker
    fire(g, "ii14")
    play(g, "p1 move-marker right")
    assert (g.is_election_due, g.offices[0]) == (is_held, -1)
    end_turn(g)
    assert (g.offices[0] >= 0) == is_held


@rule("PB-ETRK-4")
@example("E-43")
def test_a_later_move_to_the_left_does_not_call_an_election_off() -> None:
    g = table()
    give_cards(g, P1, "a01 b01 c01")
    g.marker = 5
    fire(g, "ii14")
    play(g, "p1 move-marker right")
    fire(g, "ii14")
    play(g, "p1 move-marker left")
    assert g.marker == 4
    end_turn(g)
    assert g.offices[0] >= 0
    assert g.marker == 0


@rule("PB-ETRK-6", "PB-EXCH-6")
@example("E-149", "E-44")
def test_steps_beyond_the_last_space_are_lost() -> None:
    g = table()
    give_cards(g, P1, "a01 b01 c01")
    open_news(g, "i01 ii03 iii09")
    g.marker, g.briefcases = 5, (3, 0, 0)
    fire(g, "i06")
    events = g.play(P1, "end")
    held = [event.values["space"] for event in events if event.kind == "marker-moved"]
    assert held == [6]
    while g.actors == (-1,):
        g.play(-1, g.actions(-1)[0])
    assert (g.marker, g.actors) == (0, (P2,))
