"""The turn as a whole, money and mood (PB-FLOW, PB-DEAL, PB-MONEY, PB-MOOD)."""

from __future__ import annotations

from astrarium.games.planet_b import ids
from astrarium.games.planet_b.component_words import Effect
from astrarium.games.planet_b.costs import is_payable
from astrarium.games.planet_b.effects import are_independent
from tests.marks import example, rule
from tests.planet_b.scenario import (
    P1,
    P2,
    P3,
    P4,
    fire,
    give_cards,
    open_news,
    options,
    play,
    points,
    put_pile,
    store,
    table,
    verbs_of,
)


@rule("PB-FLOW-2", "PB-FLOW-6")
def test_a_turn_cannot_be_passed() -> None:
    g = table()
    assert (g.why_not(P1, "end"), g.why_not(P1, "pass")) == ("PB-FLOW-6", "PB-FLOW-6")
    assert g.why_not(P1, "produce top") == "PB-FLOW-2"
    assert options(g, "deal") == ["left", "centre", "right"]
    play(g, "p1 deal left")
    assert g.why_not(P1, "deal right") == "PB-FLOW-2"


@rule("PB-FLOW-3")
@example("E-89", "E-199")
def test_the_end_of_a_turn_has_its_order() -> None:
    """Hand, news, exchange, election."""
    g = table()
    give_cards(g, P1, "a01 b01")
    g.briefcases, g.marker = (2, 0, 0), 4
    play(g, "p1 deal left; p1 produce top; p1 play i01; p1 decline A a01; p1 end")
    assert (g.view(P2)["news"]["I"]["open"], g.marker) == (None, 4)
    play(g, "p1 draw C; chance deal-card c01; p1 draw C; chance deal-card c02")
    assert g.view(P2)["news"]["I"]["open"] is None
    events = g.play(-1, "turn-news i02")
    kinds = [event.kind for event in events]
    assert kinds.index("turned-news") < kinds.index("exchange") < kinds.index("flipped") < kinds.index("election")


@rule("PB-FLOW-7", "PB-EXCH-8", "PB-SELL-4")
@example("E-48", "E-170", "E-100")
def test_after_the_declared_end_nothing_is_sold() -> None:
    g = table()
    open_news(g, "- - -")
    store(g, P1, plants=2)
    g.briefcases = (2, 0, 0)
    play(g, "p1 deal left; p1 produce bottom")
    play(g, "p1 sell plants 1")
    assert g.players[P1].billies == 12  # at the old price of 2
    play(g, "p1 end")
    assert g.why_not(P1, "sell plants 1") == "PB-FLOW-7"
    assert g.why_not(P2, "sell plants 1") == "PB-SELL-4"


@rule("PB-DEAL-1", "PB-DEAL-2", "PB-DEAL-3")
@example("E-3", "E-4", "E-92")
def test_a_deal_takes_a_spot_and_opens_the_side_that_is_up() -> None:
    """A red side costs one mood, which can always be paid."""
    g = table()
    g.players[P1].mood = -4
    play(g, "p1 deal centre")
    assert (g.briefcases, g.players[P1].mood, points(g)) == ((0, 1, 0), -4, 0)
    assert "produce" not in verbs_of(g)  # that is on the grey side
    assert g.why_not(P1, "produce top") == "PB-FLOW-2"
    g = table()
    play(g, "p1 deal right")
    assert (g.briefcases, g.players[P1].mood) == ((0, 0, 1), 0)
    g = table()
    play(g, "p1 deal centre")
    assert g.players[P1].mood == -1


@rule("PB-DEAL-7", "PB-NEWS-3")
@example("E-93", "E-33")
def test_a_deal_whose_news_nobody_can_pay_is_legal() -> None:
    g = table()
    open_news(g, "- ii04 iii06")
    g.players[P1].billies = 0
    play(g, "p1 deal left; p1 produce top")
    assert g.why_not(P1, "play ii04") == "PB-NEWS-1"
    play(g, "p1 sell plants 1; p1 end")


@rule("PB-OFF-9")
@example("E-183", "E-195")
def test_an_office_comes_between_actions_never_inside_one() -> None:
    g = table()
    g.offices = (P1, P2, P3)
    put_pile(g, P1, "i01")
    open_news(g, "- - iii06")
    g.players[P1].billies = 6
    play(g, "p1 deal left; p1 produce top")
    assert g.why_not(P1, "end") == "PB-OFF-1"
    play(g, "p1 office; chance turn-law y02; p1 decide left")
    assert g.players[P1].billies == 21
    assert g.why_not(P1, "end") == "PB-FLOW-5"  # now the card can be paid
    g = table()
    g.offices = (P1, P2, P3)
    play(g, "p1 deal right; p1 take craftie")
    assert g.why_not(P1, "office") == "PB-OFF-9"


@rule("PB-MONEY-2", "PB-MONEY-4")
@example("W-4")
def test_points_pay_nothing() -> None:
    g = table()
    g.players[P1].billies, g.players[P1].points = 0, (50, *(0,) * (len(ids.POINT_SOURCES) - 1))
    assert not is_payable(g, P1, ((ids.PAY_BILLIES, ids.ANY, 5),), is_selling=True)
    fire(g, "ii04")
    assert points(g) == 59


@rule("PB-MONEY-1", "PB-MONEY-3")
@example("E-80")
def test_money_is_open_and_points_are_secret() -> None:
    g = table()
    g.players[P2].billies = 33
    fire(g, "ii04")
    assert [player["billies"] for player in g.view(P1)["players"]] == [4, 33, 10]
    assert [player["vp"] for player in g.view(P1)["players"]] == [9, None, None]
    assert [player["vp"] for player in g.view(P2)["players"]] == [None, 0, None]
    assert [player["points"] for player in g.view(None)["players"]] == [None, None, None]


@rule("PB-MOOD-1", "PB-MOOD-2")
@example("W-5")
def test_the_neutral_space_is_a_step_of_its_own() -> None:
    g = table()
    g.players[P1].mood = -1
    fire(g, "i06")
    assert g.players[P1].mood == 1


@rule("PB-MOOD-3", "PB-MOOD-7")
@example("E-1", "E-139")
def test_steps_beyond_the_highest_space_are_points() -> None:
    g = table()
    g.players[P1].mood = 4
    fire(g, "i06")
    assert (g.players[P1].mood, points(g)) == (4, 4)
    g = table()
    g.players[P1].mood = 3
    fire(g, "c11_2")
    assert (g.players[P1].mood, points(g)) == (4, 14 + 4)


@rule("PB-MOOD-4", "PB-MOOD-5", "PB-MONEY-7")
@example("E-2", "E-139")
def test_steps_below_the_lowest_space_cost_points_that_are_there() -> None:
    g = table()
    g.players[P1].mood, g.players[P1].points = -3, (1, *(0,) * (len(ids.POINT_SOURCES) - 1))
    fire(g, "iii02")
    assert (g.players[P1].mood, points(g)) == (-4, 0)
    g = table(4)
    g.players[P2].mood, g.players[P2].points = -4, (3, *(0,) * (len(ids.POINT_SOURCES) - 1))
    fire(g, "ii11")
    play(g, "p1 do mood")
    assert (points(g, P2), points(g, P4)) == (1, 0)


@rule("PB-ACT-3", "PB-MOOD-5")
def test_a_loss_of_mood_does_not_come_before_a_gain_unasked() -> None:
    """On the lowest space without points the loss costs nothing if it comes first; both orders are the player's."""
    loss, gain = Effect(ids.MOOD, -1, who=ids.ALL), Effect(ids.VP, 5)
    assert not are_independent([gain, loss])
    assert are_independent([gain, Effect(ids.MOOD, 1, who=ids.ALL)])
    assert are_independent([gain, Effect(ids.MOOD, -1, who=ids.OTHERS)])
