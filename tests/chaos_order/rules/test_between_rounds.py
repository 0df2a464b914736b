"""What lasts from phase to phase and what does not: tiles taken back, relics, incomes, points."""

from __future__ import annotations

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import HARVEST_TOKEN_UPGRADE
from astrarium.games.chaos_order.pricing import SET_PRICE
from astrarium.games.chaos_order.relics import RELIC_PHASE
from astrarium.games.chaos_order.rounds import ROUND
from astrarium.games.chaos_order.state import ChaosOrder
from astrarium.kernel.values import put
from tests.chaos_order.battles import events_of, said
from tests.chaos_order.marches import moving
from tests.chaos_order.scenario import (
    DEFAULT,
    P1,
    P2,
    PHASE,
    REGION,
    TOKEN,
    army,
    begin,
    column,
    erect,
    give_cards,
    have,
    income,
    options,
    play,
    set_areas,
    step,
    table,
    turn,
    upgrade,
)
from tests.marks import rule


def checking(g: ChaosOrder) -> ChaosOrder:
    g.phase = PHASE["relic"]
    return begin(g, RELIC_PHASE.at())


# Prices


@rule("CO-PRICE-10", "CO-PRICE-20")
def test_tiles_taken_back_can_be_placed_in_the_next_round() -> None:
    g = table("zcharo ai", phase="pricing")
    g.gun, g.players[P1].returned_tiles = P1, 0b111111
    begin(g, ROUND.at())
    assert g.why_not(P1, "price 1 discover") is None
    g = table("zcharo ai", phase="pricing")
    g.players[P1].price_tiles, g.players[P1].vault, g.players[P1].returned_tiles = 0b000100, 0b111011, 0b000100
    begin(g, SET_PRICE.at(P1))
    assert g.why_not(P1, "price 1 discover") is None


@rule("CO-PRICE-10")
def test_a_tile_that_a_card_brings_back_waits_for_the_next_round_with_two_factions() -> None:
    g = table("zcharo ai", phase="pricing")
    give_cards(g, P1, "t13")
    have(g, P1, 0, 1)
    begin(g, SET_PRICE.at(P1))
    play(g, "p1 price 3 discover; p1 play t13; p1 take-tile 6; p1 end")
    begin(g, SET_PRICE.at(P1))
    assert g.why_not(P1, "price 6 build") == "CO-PRICE-10"
    assert g.why_not(P1, "price 4 build") is None


# Relics


@rule("CO-REL-2", "CO-REL-5")
def test_the_log_names_the_relic_of_the_round() -> None:
    for seat, kind in ((P1, "took-relic"), (P2, "relic-gone")):
        g = table(round=4)
        army(g, seat, "r4c4", 1)
        if seat == P2:
            army(g, P1, "r4c4", 1)
        give_cards(g, P1, "t03")
        army(g, P1, "r4c3", 1)
        have(g, P1, 9, 9)
        checking(g)
        heard = said(g.play(P1, "end"))
        if step(g) == "CLAIMING":
            heard += said(g.play(P1, "end"))
        told = [values for name, values in heard if name == kind]
        assert [values["relic"] for values in told] == ["relic:4"]


@rule("CO-REL-2")
def test_a_relic_that_is_taken_stands_on_the_map_no_more() -> None:
    g = table(round=2)
    army(g, P1, "r5c4", 1)
    where = g.relics
    g.relics = put(where, 1, REGION["r5c4"])
    checking(g)
    assert g.relics == put(g.relics, 1, -1)
    assert (g.players[P1].relics, g.relics[0]) == ((1,), where[0])


# Income


@rule("CO-INC-17")
def test_at_its_end_nothing_of_an_income_is_left() -> None:
    g = table(phase="income")
    army(g, P1, "r3c4", 1)
    army(g, P1, "r3c5", 1)
    army(g, P1, "r4c4", 1)
    have(g, P1, 0, 1)
    income(g)
    play(g, "p1 end")
    assert g.actors == (P1,)
    assert g.view(P1)["income_left"] == []


@rule("CO-POWER-17", "CO-INC-6")
def test_a_count_of_one_can_be_lowered() -> None:
    for change, lowered in ((0, ["1"]), (-1, [])):
        g = table(phase="income")
        upgrade(g, P1, "seclusive")
        income(g)
        g.count_change = change
        play(g, "p1 use seclusive")
        assert options(g, "lower-count") == lowered


@rule("CO-LEY-8")
def test_fame_of_morale_is_a_part_of_the_income_only_where_there_is_some() -> None:
    for open_spaces, is_part in ((0, False), (1, True)):
        g = table("leyrien zcharo ai", phase="income")
        g.settings = {**g.settings, "fame_after_boosts": False}
        g.players[P1].morale_rows = (4, 4 - open_spaces)
        income(g)
        assert ("fame" in options(g, "income")) == is_part


# The fast track, recruits and research


@rule("CO-REC-3", "CO-REC-10")
def test_the_fast_track_begins_in_the_first_area_and_ends_on_the_base() -> None:
    g = table()
    set_areas(g, P1, 0, 3)
    have(g, P1, 9)
    turn(g, P1, "recruit")
    play(g, "p1 act")
    assert g.why_not(P1, "fast-track base") == "CO-REC-10"
    set_areas(g, P1, 1, 3)
    assert g.why_not(P1, "fast-track r3c4") == "CO-REC-2"
    assert options(g, "recruit") == ["1 base", "2 base"]


@rule("CO-REC-2", "CO-OXA-4")
def test_only_from_the_last_area_fighters_arrive_at_strongholds() -> None:
    g = table("oxataya zcharo ai")
    erect(g, P1, "r3c5", "stronghold")
    set_areas(g, P1, 2, 2)
    turn(g, P1, "recruit")
    play(g, "p1 act")
    assert options(g, "recruit") == ["1 base", "2 base", "2 r3c5"]
    assert g.why_not(P1, "recruit 1 r3c5") == "CO-REC-2"


@rule("CO-RES-6")
def test_the_log_tells_which_column_was_entered() -> None:
    g = table()
    turn(g, P1, "discover")
    play(g, "p1 act")
    told = [values for kind, values in events_of(g, P1, "advance recruit") if kind == "advanced"]
    assert [values["column"] for values in told] == [2]


@rule("CO-HARV-9", "CO-COUNT-4")
def test_a_token_at_the_corner_of_the_map_of_five_can_be_flipped() -> None:
    g = table(DEFAULT[5])
    army(g, P1, "r2c3", 1)
    g.tokens = put(g.tokens, TOKEN["harvest_gems"], REGION["r2c3"])
    begin(g, GAIN.at(P1, ((HARVEST_TOKEN_UPGRADE, 1),)))
    assert options(g, "flip-token") == ["harvest_gems"]


@rule("CO-MOVE-15")
def test_a_third_leader_is_one_too_many_whatever_the_points() -> None:
    g = table()
    army(g, P1, "r3c5", 0, "ejax urzo")
    army(g, P1, "r3c4", 0, "cahzor")
    moving(g)
    assert g.why_not(P1, "route r3c4 r3c5") == "CO-MOVE-15"


@rule("CO-POWER-9", "CO-DISC-1")
def test_the_rhyzu_of_the_jrayek_are_among_what_can_be_upgraded() -> None:
    g = table("jrayek zcharo ai")
    have(g, P1, 9, 9)
    column(g, P1, move=1)
    army(g, P1, "base", 0, "halke")
    moving(g, number=1)
    play(g, "p1 auxiliary")
    assert {"uryk", "halke", "katarin", "lynke"} <= {*options(g, "upgrade-leader")}
