"""Cards that the rulebook explains (PB-CARD)."""

from __future__ import annotations

from astrarium.games.planet_b.cards.application import APPLYING
from astrarium.games.planet_b.counts import deck_size
from astrarium.games.planet_b.ids import POINT_SOURCES
from astrarium.games.planet_b.workies import FIRE
from astrarium.kernel.records import Record
from tests.marks import example, rule
from tests.planet_b.scenario import (
    CARD,
    LEFT,
    P1,
    P2,
    P3,
    begin_in_turn,
    built,
    cards,
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
    put_votes,
    storage,
    store,
    table,
    verbs_of,
    workies_on,
)


@rule("PB-CARD-1", "PB-CARD-24")
@example("E-111")
def test_application_puts_cards_under_their_decks() -> None:
    g = table()
    give_cards(g, P1, "a01 b01 c01")
    fire(g, "b06_1")
    play(g, "p1 do discard_buildings; p1 put-under C c01")
    assert Record.of(g, P2).moves[-1] == (P1, "put-under C ?")
    assert g.why_not(P1, "put-under A b01") == "PB-CARD-24"
    play(g, "p1 put-under A a01; p1 finish")
    assert (g.players[P1].billies, cards(g)) == (35, ["b01"])
    assert [g.view(P1)["decks"][deck]["under"] for deck in "ABC"] == [["a01"], [], ["c01"]]
    g = table()
    give_cards(g, P1, "a01")
    fire(g, "b06_1")
    play(g, "p1 do discard_buildings; p1 finish")
    assert (g.players[P1].billies, cards(g)) == (35, ["a01"])


def test_application_takes_at_most_three_cards() -> None:
    """PB-CARD-1: even of a hand with more than there can be."""
    g = table()
    give_cards(g, P1, "a01 a02 b01 c01")
    fire(g, "b06_1")
    for move in ("do discard_buildings", "put-under A a01", "put-under A a02", "put-under B b01"):
        g.play(P1, move)
    assert (g.players[P1].billies, cards(g), "put-under" in verbs_of(g)) == (35, ["c01"], False)


def test_a_box_may_ask_for_a_least_number_of_cards() -> None:
    """PB-CARD-1: only then somebody may stop."""
    g = table()
    give_cards(g, P1, "a01 b01 c01")
    begin_in_turn(g, APPLYING.at(P1, 2, 3))
    play(g, "p1 put-under A a01")
    assert g.why_not(P1, "finish") == "PB-CARD-1"
    play(g, "p1 put-under B b01; p1 finish")
    assert cards(g) == ["c01"]


@rule("PB-CARD-2")
@example("E-112")
def test_modular_houses_builds_from_hand_for_iridium() -> None:
    g = table()
    give_cards(g, P1, "c02")
    store(g, P1, iridium=3)
    fire(g, "b06_2")
    assert verbs_of(g) == {"build", "buy"}  # it cannot be declined
    play(g, "p1 build c02")
    assert (g.players[P1].billies, points(g), built(g), storage(g)) == (10, 13, ["hq", "c02"], {})


@rule("PB-CARD-3", "PB-CARD-25")
@example("E-64", "E-129", "E-191", "E-204")
def test_rebuild_gives_the_printed_cost_back() -> None:
    g = table()
    put_built(g, P1, "b04")
    give_cards(g, P1, "c06")
    g.players[P1].billies = 26
    fire(g, "b05_1")
    assert g.why_not(P1, "demolish a01") == "PB-CARD-3"
    play(g, "p1 build c06; p1 demolish c06")
    assert (points(g), g.players[P1].billies, built(g)) == (12, 26, ["hq", "b04"])
    assert deck_size(g, 2) == 13
    give_cards(g, P1, "a06")
    fire(g, "b05_1")
    play(g, "p1 demolish b04; p1 build a06")
    assert g.players[P1].billies == 26 + 20 - 4
    give_cards(g, P1, "a03")
    fire(g, "b05_1")
    play(g, "p1 demolish hq; p1 build a03")
    assert (g.players[P1].billies, built(g)) == (42 - 4, ["a06", "a03"])


@rule("PB-CARD-4")
@example("E-113")
def test_illegal_construction_takes_the_top_of_deck_b() -> None:
    g = table()
    store(g, P1, iridium=2)
    fire(g, "b05_2")
    play(g, "chance deal-card b12")
    assert (built(g), points(g), storage(g), g.players[P1].billies) == (["hq", "b12"], 9, {}, 10)


@rule("PB-CARD-5", "PB-CARD-6", "PB-CARD-7")
@example("E-72", "E-172")
def test_the_casino_rewards_own_votes_and_returns_all() -> None:
    g = table()
    put_votes(g, 2, 0, 1)
    fire(g, "b04_1")
    play(g, "chance draw-vote p1; chance draw-vote p3; chance draw-vote p1")
    assert (g.players[P1].billies, g.players[P1].mood) == (30, 4)
    assert (g.bag, g.votes) == ((0, 0, 0), (25, 25, 25))
    g = table()
    put_votes(g, 2, 0, 0)
    fire(g, "b04_1")
    play(g, "chance draw-vote p1; chance draw-vote p1")
    assert (g.players[P1].billies, sum(g.bag)) == (30, 0)
    g = table()
    put_votes(g, 1, 0, 0)
    fire(g, "b04_1")
    play(g, "chance draw-vote p1")
    assert sum(g.bag) == 0


@rule("PB-CARD-9")
@example("E-67", "E-158")
def test_solar_energy_copies_a_box_of_another_building() -> None:
    g = table()
    put_built(g, P1, "c02", 0, 3)
    put_built(g, P1, "a10", 1, 0, 1)
    fire(g, "c02_1")
    assert options(g, "copy") == ["hq upper", "hq lower"]
    assert g.why_not(P1, "copy c02 lower") == "PB-CARD-9"
    assert g.why_not(P1, "copy a10 upper") == "PB-ACT-2"
    store(g, P1, water=1)
    assert g.why_not(P1, "copy a10 upper") is None
    play(g, "p1 copy hq upper; p1 choose second; p1 fraud grab")
    assert (g.players[P1].billies, g.players[P1].discs, workies_on(g, "hq")) == (5, (0, 1, 0), (0, 0, 0, 0))


@rule("PB-CARD-10", "PB-CARD-17")
@example("E-68", "E-115", "E-159", "E-207")
def test_vaccination_takes_no_workie_from_the_hospital() -> None:
    g = table()
    put_built(g, P1, "b03", 1, 0, 0, 1)
    fire(g, "b03_1")
    play(g, "p1 do faction_step")
    assert (g.players[P1].discs, workies_on(g, "b03")) == ((0, 1, 0), (1, 0, 0, 1))
    put_built(g, P1, "c02", 0, 3)
    g.players[P1].workies = (0, 0)
    fire(g, "c02_1")
    play(g, "p1 copy b03 upper")
    assert g.why_not(P1, "bring-home craftie b03 1") == "PB-CARD-10"
    play(g, "p1 bring-home brainie c02 1")
    assert g.players[P1].discs == (0, 3, 0)
    fire(g, "i02")
    play(g, "p1 choose first; p1 bring-home craftie b03 1")
    assert g.players[P1].workies == (1, 1)
    g = fire(table(), "i02")
    assert options(g, "choose") == ["second"]
    play(g, "p1 choose second")
    assert (g.players[P1].workies, g.players[P1].discs) == ((2, 3), (0, 1, 0))


@rule("PB-CARD-11")
@example("E-69")
def test_cell_regeneration_replays_a_card_of_the_pile() -> None:
    g = table()
    put_pile(g, P1, "i06 ii04 i01")
    store(g, P1, hydrogen=1)
    fire(g, "b03_2")
    play(g, "p1 replay ii04; p1 take craftie; p1 take brainie")
    assert (g.view(P2)["players"][P1]["news"], points(g)) == (["i06", "i01", "ii04"], 9)
    assert (g.players[P1].billies, g.players[P1].workies) == (4, (3, 3))
    assert g.view(P2)["players"][P1]["is_immoral"]


@rule("PB-CARD-12")
@example("E-66")
def test_the_catapult_may_launch_itself() -> None:
    g = table()
    put_built(g, P1, "c03", 0, 3)
    fire(g, "c03_1")
    assert options(g, "demolish") == ["hq", "c03"]
    play(g, "p1 demolish c03")
    assert (built(g), g.bag[P1], points(g), g.players[P1].billies) == (["hq"], 6, 30, 10)
    assert g.players[P1].workies == (2, 2)  # its workies have gone to the supply


@rule("PB-CARD-13")
@example("E-7", "E-70", "E-161", "E-162", "E-205")
def test_plants_go_to_others_who_cannot_refuse() -> None:
    g = table()
    put_tile(g, LEFT, "a1", "red")
    put_built(g, P1, "c04", 0, 3)
    begin_in_turn(g, FIRE.at(P1, CARD["c04"]))
    assert "use" not in verbs_of(g)  # without plants and water neither box can be chosen
    store(g, P1, plants=4)
    store(g, P2, plants=4)
    store(g, P3, plants=2)
    begin_in_turn(g, FIRE.at(P1, CARD["c04"]))
    play(g, "p1 use upper")
    assert g.why_not(P1, "finish") == "PB-CARD-13"
    assert g.why_not(P1, "sell plants 1") == "PB-CARD-13"
    assert g.why_not(P1, "give p1") == "PB-CARD-13"
    play(g, "p1 give p2; p1 give p3; p1 give p2; p1 give p3")
    assert (points(g), g.bag[P1], storage(g)) == (40, 7, {})
    assert (g.players[P2].billies, storage(g, P2), storage(g, P3)) == (18, {"plants": 4}, {"plants": 4})
    g = table()
    g.votes, g.bag = (1, 22, 22), (24, 3, 3)
    store(g, P1, plants=3)
    fire(g, "c04_1")
    play(g, "p1 give p2; p1 give p2; p1 finish")
    assert (points(g), g.bag[P1], storage(g)) == (21, 25, {"plants": 1})


@example("E-70")
def test_one_to_four_plants_are_given() -> None:
    """PB-CARD-13: one is enough, and even of a storage with more than there can be only four go."""
    g = table()
    put_built(g, P1, "c04", 0, 3)
    for plants, given in ((1, 1), (5, 4)):
        store(g, P1, plants=plants)
        begin_in_turn(g, FIRE.at(P1, CARD["c04"]))
        g.play(P1, "use upper")
        g.play(P1, "give p2")
        while "give" in verbs_of(g):
            g.play(P1, "give p3")
        assert g.players[P1].storage[3] == plants - given


def test_a_sculpture_is_worth_twelve_votes_at_most() -> None:
    """PB-CARD-8: even with more steps than there can be."""
    g = table()
    store(g, P1, iridium=2)
    g.players[P1].discs = (5, 5, 5)
    fire(g, "c01_1")
    assert g.bag[P1] == 3 + 12


@rule("PB-CARD-14")
@example("E-114")
def test_sports_betting_pays_for_own_votes() -> None:
    g = table()
    put_votes(g, 3, 3, 0)
    fire(g, "c05_1")
    play(g, "chance draw-vote p1; chance draw-vote p2; chance draw-vote p1")
    assert (points(g), g.votes, sum(g.bag)) == (30, (24, 23, 25), 3)


@rule("PB-CARD-15")
@example("W-21", "E-206")
def test_exports_bring_three_times_the_price() -> None:
    """Ordinary sales in between are ordinary."""
    g = table()
    put_tile(g, LEFT, "a1", "red")
    store(g, P1, meat=2, plants=1)
    fire(g, "c06_1")
    assert g.why_not(P1, "export water") == "PB-CARD-15"
    play(g, "p1 export meat; p1 sell meat 1; p1 export plants")
    assert g.players[P1].billies == 10 + 18 + 6 + 12
    g = fire(table(), "c06_1")
    play(g, "p1 finish")
    assert g.players[P1].billies == 10


@rule("PB-CARD-18")
@example("E-30", "E-169", "E-208")
def test_mono_majority_keeps_the_disc() -> None:
    g = table()
    g.players[P1].discs = (1, 1, 4)
    open_news(g, "- - iii07")
    fire(g, "ii02")
    play(g, "p1 step-back capitalists; p1 step-back futurists; p1 choose first; p1 support traditionalists 4 lower")
    assert (g.players[P1].discs, g.bag[P1], points(g), g.marker) == ((0, 0, 4), 10, 8, 1)
    g = table()
    g.players[P1].discs = (1, 1, 0)
    fire(g, "ii02")
    assert options(g, "choose") == ["second"]
    play(g, "p1 choose second; p1 advance capitalists")
    assert (g.players[P1].discs, g.marker) == ((1, 0, 0), 1)
    g = table()
    g.players[P1].discs = (2, 3, 0)
    open_news(g, "- - iii14")
    fire(g, "ii02")
    play(g, "p1 step-back capitalists; p1 step-back capitalists; p1 choose first; p1 support futurists 3 lower")
    play(g, "p1 play iii14")
    assert g.why_not(P1, "support futurists 1 upper") == "PB-FACT-13"
    play(g, "p1 advance futurists; p1 advance futurists; p1 produce top")
    assert g.players[P1].discs == (0, 4, 0)


@rule("PB-CARD-20", "PB-CARD-23")
@example("E-116")
def test_minor_renovation_works_like_rebuild() -> None:
    g = table()
    put_built(g, P1, "a09", 1)
    give_cards(g, P1, "a02")
    fire(g, "i04")
    play(g, "p1 demolish a09; p1 build a02")
    assert (g.players[P1].billies, g.players[P1].workies, built(g)) == (10 + 8 - 6, (2, 2), ["hq", "a02"])


@rule("PB-CARD-21")
@example("E-73")
def test_wunderwaffle_ruins_the_mood() -> None:
    g = table()
    g.players[P1].mood, g.players[P2].mood = 2, -4
    g.players[P2].points = (5, *(0,) * (len(POINT_SOURCES) - 1))
    fire(g, "iii01")
    assert ([p.mood for p in g.players], g.players[P1].discs) == ([-4, -4, -1], (2, 2, 2))
    assert (points(g, P1), points(g, P2)) == (0, 3)


@example("E-160")
def test_solar_energy_may_copy_rebuild_and_demolish_its_own_plant() -> None:
    """PB-CARD-22: the rest of the box still happens."""
    g = table()
    put_built(g, P1, "c02", 0, 3)
    put_built(g, P1, "b05", 1, 1)
    give_cards(g, P1, "a02")
    put_fraud(g, P1, "grab")
    fire(g, "c02_1")
    play(g, "p1 copy b05 upper; p1 demolish c02; p1 build a02")
    assert (g.players[P1].billies, g.players[P1].discs, built(g)) == (10 + 28 - 6, (0, 1, 0), ["hq", "b05", "a02"])
