"""The rules of Comet, one by one (rules.md)."""

from collections.abc import Iterable

import pytest

import astrarium
from astrarium.kernel.errors import BadSetting
from astrarium.kernel.failures import Failure
from astrarium.kernel.pools import BAG, EVERYBODY, kinds_at, move_piece, seat_bit
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from tests.marks import rule
from tests.toy.flow import BIDS, DRAFTS, INCOMES, SET_ORDER, TURN
from tests.toy.state import COINS, CRYSTALS, DECK, DISCARDS, ROW, Comet
from tests.toy.verbs import CARDS, COLOURS, SELL


def table(*frames: tuple[int, int, tuple[object, ...]], hands: Iterable[str] = ("", ""), **settings: bool) -> Comet:
    """A table without a dealer at which these frames come next; each hand is known to its owner only."""
    cards = [hand.split() for hand in hands]
    g = astrarium.new("toy", len(cards), settings, setup={"order": list(range(len(cards)))})
    assert isinstance(g, Comet)
    g.stack[:] = frames[::-1]
    for seat, names in enumerate(cards):
        for name in names:
            g.cards = move_piece(g.cards, BAG, seat, CARDS.values[name], seat_bit(seat))
    g.history = []
    g.rules.advance(g)
    assert g.rules.invariant_errors(g) == []
    return g


def play(g: Comet, moves: str) -> None:
    """Moves as in a record: "p1 mine; chance roll 3"."""
    for line in moves.split("; "):
        who, _, notation = line.partition(" ")
        g.play(CHANCE if who == "chance" else int(who[1:]) - 1, notation)
        assert g.rules.invariant_errors(g) == []


def hand(g: Comet, seat: int) -> list[str]:
    return [CARDS.names[kind] for kind in kinds_at(g.cards, seat)]


def lay_aside(g: Comet, place: int, names: str) -> None:
    """Take these cards from the pile, open to all."""
    for name in names.split():
        g.cards = move_piece(g.cards, BAG, place, CARDS.values[name], EVERYBODY)


def give(g: Comet, seat: int, blue: int, green: int, red: int) -> None:
    for colour, count in enumerate((blue, green, red)):
        for _ in range(count):
            g.crystals = move_piece(g.crystals, BAG, seat, colour, seat_bit(seat))


@rule("TOY-COUNT-1")
def test_the_box_is_complete() -> None:
    assert dict(zip(CARDS.names, DECK, strict=True)) == {"ice": 6, "probe": 6, "spy": 6, "storm": 6}
    assert dict(zip(COLOURS.names, CRYSTALS, strict=True)) == {"blue": 8, "green": 6, "red": 4}


@rule("TOY-SETUP-1")
def test_everybody_begins_with_three_coins_and_two_secret_cards() -> None:
    g = astrarium.new("toy", 3, seed=5)
    assert g.view(1)["coins"] == [3, 3, 3]
    assert [len(cards) for cards in g.view(1)["known"]] == [0, 2, 0]
    assert sorted(g.view(None)["order"]) == [0, 1, 2]
    assert {tuple(astrarium.new("toy", 2, seed=seed).view(None)["order"]) for seed in range(9)} == {(0, 1), (1, 0)}


@rule("TOY-FAVOUR-1")
def test_favours_are_chosen_in_any_order_and_stay_secret() -> None:
    g = astrarium.new("toy", 2, seed=1)
    assert set(g.actors) == {0, 1}
    g.play(1, "favour 2 red")
    g.play(0, "favour 0 blue")
    assert [g.view(seat)["favours"] for seat in (0, 1, None)] == [[0, None], [None, 2], [None, None]]
    assert (g.view(None)["stakes"], g.view(None)["coins"]) == ([0, 2], [3, 1])
    assert [move for move in Record.of(g, 0).moves if move[0] != CHANCE] == [(1, "favour 2 ?"), (0, "favour 0 blue")]


@rule("TOY-BID-1")
def test_a_bid_is_at_most_what_one_has() -> None:
    g = table(BIDS.at())
    g.players[0].coins = 2
    play(g, "p2 bid 3")
    assert g.why_not(0, "bid 3") == "TOY-BID-1"
    play(g, "p1 bid 2")


@rule("TOY-BID-2")
def test_higher_bids_go_first_and_equal_ones_keep_their_order() -> None:
    g = table(BIDS.at(), SET_ORDER.at(), INCOMES.at(), hands=["", "", ""])
    play(g, "p2 bid 1; p3 bid 1")
    assert g.players[2].coins == 3  # sealed: nothing has happened yet
    play(g, "p1 bid 0")
    assert g.order == (1, 2, 0)
    assert [p.coins for p in g.players] == [3, 2, 2]


@rule("TOY-INCOME-1")
def test_income_is_two_coins_or_a_secret_card_in_any_order() -> None:
    g = table(INCOMES.at(), hands=["", "", ""])
    play(g, "p3 income coins; p1 income card; chance deal spy")
    assert [p.coins for p in g.players] == [3, 3, 5]
    assert g.view(0)["known"] == [[2], [], []]
    assert g.view(1)["known"] == [[], [], []]
    assert Record.of(g, 1).moves[-1] == (CHANCE, "?")


@rule("TOY-INCOME-2")
def test_no_card_from_an_empty_pile() -> None:
    g = table(INCOMES.at())
    lay_aside(g, ROW, " ".join([name for name in CARDS.names for _ in range(6)]))
    assert g.why_not(0, "income card") == "TOY-INCOME-2"
    assert g.why_not(0, "income coins") is None


@rule("TOY-INCOME-3")
def test_a_closed_market_gives_nothing_to_the_others() -> None:
    g = table(INCOMES.at(), TURN.at(2), hands=["", "", ""])
    play(g, "p3 income coins; p1 close")
    assert g.actors == (2,)
    assert g.why_not(1, "income coins") == "TOY-ASK-1"
    assert [p.coins for p in g.players] == [3, 3, 5]


@rule("TOY-DRAFT-1")
def test_a_drafted_card_is_known_to_all() -> None:
    g = astrarium.new("toy", 2, seed=3)
    while g.stack[-1][0] != DRAFTS.part.number:
        g.apply(g.actors[0], g.actions(g.actors[0])[0])
    assert len(g.view(None)["row"]) == 2
    first, kind = g.actors[0], g.view(None)["row"][0]
    g.play(first, f"take {CARDS.names[kind]}")
    assert kind in g.view(1 - first)["known"][first]
    assert len(g.view(None)["row"]) == 1


@rule("TOY-DRAFT-2")
def test_only_an_open_card_can_be_taken() -> None:
    g = table(DRAFTS.at())
    lay_aside(g, ROW, "ice ice")
    assert g.why_not(0, "take spy") == "TOY-DRAFT-2"
    assert g.failures(0, "take spy")[0].numbers == {"card": "card:spy"}
    play(g, "p1 take ice; p2 take ice")


@rule("TOY-TURN-1")
def test_a_turn_has_two_actions_and_an_end() -> None:
    g = table(TURN.at(0), TURN.at(1))
    play(g, "p1 mine; chance roll 1; p1 mine; chance roll 2")
    assert g.why_not(0, "mine") == "TOY-TURN-1"
    assert g.actors == (0,)
    play(g, "p1 end")
    assert g.actors == (1,)


@rule("TOY-HAND-1")
def test_a_card_that_one_does_not_hold_cannot_be_used() -> None:
    g = table(TURN.at(0), hands=["ice", "spy probe"])
    assert g.why_not(0, "probe") == "TOY-HAND-1"
    assert g.why_not(0, "sell spy") == "TOY-HAND-1"
    assert [failure.rule for failure in g.failures(0, "spy p1")] == ["TOY-HAND-1", "TOY-SPY-2"]


@rule("TOY-HAND-2", "TOY-SELL-1")
def test_a_fourth_card_is_discarded_at_once_and_cannot_be_sold() -> None:
    g = table(INCOMES.at(), hands=["ice ice spy", "ice"])
    play(g, "p1 income card; chance deal storm")
    assert g.actors == (0,)  # before the income of the other
    assert {option.notation for option in g.options(0)} == {"discard ice", "discard spy", "discard storm"}
    play(g, "p1 discard ice")
    assert hand(g, 0) == ["ice", "spy", "storm"]
    assert g.actors == (1,)


@rule("TOY-SELL-1")
def test_a_card_can_be_sold_at_any_own_decision() -> None:
    g = table(TURN.at(0), hands=["storm ice", "ice spy"])
    play(g, "p1 sell ice; p1 storm p2; p2 sell spy")
    assert [p.coins for p in g.players] == [4, 4]
    assert g.why_not(0, "sell ice") == "TOY-ASK-1"
    play(g, "p2 answer shield; p1 end")


@rule("TOY-MINE-1")
def test_a_three_finds_a_crystal_and_a_two_does_not() -> None:
    g = table(TURN.at(0))
    play(g, "p1 mine; chance roll 2")
    assert g.actors == (0,)
    play(g, "p1 mine; chance roll 3; chance pull red; chance pull blue")
    assert [g.view(seat)["looked_at"] for seat in (0, 1, None)] == [[0, 2], [], []]
    play(g, "p1 keep red")
    assert [g.view(seat)["colours"][0] for seat in (0, 1, None)] == [[2], [], []]
    assert (g.view(1)["crystals"], g.view(1)["bag"]) == ([1, 0], 17)
    assert Record.of(g, 1).moves[-3:] == [(CHANCE, "?"), (CHANCE, "?"), (0, "?")]


@rule("TOY-MINE-3")
def test_only_a_crystal_that_was_drawn_is_kept() -> None:
    g = table(TURN.at(0))
    play(g, "p1 mine; chance roll 6; chance pull red; chance pull red")
    assert g.why_not(0, "keep blue") == "TOY-MINE-3"
    play(g, "p1 keep red")
    assert kinds_at(g.crystals, 0) == [2]


@rule("TOY-PILE-1")
def test_the_discards_become_the_pile_as_soon_as_it_is_empty() -> None:
    g = table(INCOMES.at())
    lay_aside(g, DISCARDS, "ice ice storm")
    lay_aside(g, ROW, " ".join([*["ice"] * 4, *["storm"] * 5, *["probe"] * 6, *["spy"] * 5]))
    play(g, "p1 income card; chance deal spy")
    assert (g.view(1)["pile"], g.view(1)["discards"]) == (3, [])
    play(g, "p2 income card")
    assert {option.notation for option in g.options(CHANCE)} == {"deal ice", "deal storm"}


@rule("TOY-MINE-2")
def test_nobody_mines_with_an_empty_bag() -> None:
    g = table(TURN.at(0))
    give(g, 1, *CRYSTALS)
    assert g.why_not(0, "mine") == "TOY-MINE-2"


@rule("TOY-PROBE-1")
def test_a_probe_shows_the_next_card_to_its_owner_only() -> None:
    g = table(TURN.at(0), hands=["probe probe", ""])
    play(g, "p1 probe; chance deal storm; p1 put top")
    assert g.view(0)["top"] == [3]
    assert g.view(1)["top"] == [None]
    play(g, "p1 probe")
    assert [option.notation for option in g.options(CHANCE)] == ["deal storm"]
    play(g, "chance deal storm; p1 put bottom")
    assert [g.view(0)[key] for key in ("pile", "top", "bottom")] == [22, [], [3]]
    assert [g.view(1)[key] for key in ("pile", "top", "bottom")] == [22, [], [None]]


@rule("TOY-PROBE-2")
def test_an_empty_pile_cannot_be_probed() -> None:
    g = table(TURN.at(0), hands=["probe", ""])
    lay_aside(g, ROW, " ".join([*["probe"] * 5, *[name for name in ("ice", "spy", "storm") for _ in range(6)]]))
    assert g.why_not(0, "probe") == "TOY-PROBE-2"


@rule("TOY-PROBE-3")
def test_a_probe_costs_a_coin_and_later_two_which_a_sold_card_may_pay() -> None:
    g = table(TURN.at(0), hands=["probe ice spy", ""])
    g.players[0].coins = 1
    g.round = 2
    (condition,) = g.explain(0, "probe").conditions
    assert condition.failure == Failure("TOY-PROBE-3", {"have": 1, "need": 2}, COINS)
    assert [(term.amount, term.reason) for term in condition.needs] == [(1, "probe"), (1, "late")]
    assert condition.cure in [(SELL(CARDS.values["ice"]),), (SELL(CARDS.values["spy"]),)]
    play(g, "p1 sell ice; p1 probe; chance deal storm; p1 put top")
    assert g.rules.holdings(g, 0) == {COINS: 0}


@rule("TOY-SPY-1")
def test_a_spy_knows_the_hand_and_the_others_do_not() -> None:
    g = table(TURN.at(0), hands=["spy", "ice storm", ""])
    events = g.play(0, "spy p2")
    assert g.view(0)["known"][1] == [0, 3]
    assert g.view(2)["known"][1] == []
    saw = [event for event in events if event.kind == "saw"]
    assert saw[0].reveals
    assert [saw[0].is_seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]


@rule("TOY-SPY-2")
@pytest.mark.parametrize("target", ["p1", "p2", "p4"])
def test_a_spy_needs_another_seat_with_cards(target: str) -> None:
    g = table(TURN.at(0), hands=["spy ice", "", "ice"])
    assert g.why_not(0, f"spy {target}") == "TOY-SPY-2"
    assert g.why_not(0, "spy p3") is None


@rule("TOY-STORM-1")
def test_a_storm_takes_a_coin_or_an_ice() -> None:
    g = table(TURN.at(0), hands=["storm storm", "ice"])
    play(g, "p1 storm p2; p2 answer yield")
    assert [p.coins for p in g.players] == [4, 2]
    play(g, "p1 storm p2; p2 answer shield")
    assert [p.coins for p in g.players] == [4, 2]
    assert hand(g, 1) == []


@rule("TOY-STORM-2")
@pytest.mark.parametrize("target", ["p1", "p2", "p4"])
def test_a_storm_needs_another_seat_with_coins(target: str) -> None:
    g = table(TURN.at(0), hands=["storm", "", ""])
    g.players[1].coins = 0
    assert g.why_not(0, f"storm {target}") == "TOY-STORM-2"
    assert g.why_not(0, "storm p3") is None


@rule("TOY-STORM-3")
def test_only_ice_shields() -> None:
    g = table(TURN.at(0), hands=["storm", "spy"])
    play(g, "p1 storm p2")
    assert g.why_not(1, "answer shield") == "TOY-STORM-3"
    assert g.why_not(1, "answer yield") is None


@rule("TOY-STORM-4")
def test_no_storms_at_a_calm_table() -> None:
    g = table(TURN.at(0), hands=["storm", ""], calm=True)
    assert g.why_not(0, "storm p2") == "TOY-STORM-4"


@rule("TOY-ASK-1", "TOY-ASK-2")
def test_only_who_is_asked_and_only_what_is_asked() -> None:
    g = table(TURN.at(0))
    assert g.why_not(1, "end") == "TOY-ASK-1"
    assert g.why_not(0, "bid 1") == "TOY-ASK-2"


@rule("TOY-END-1", "TOY-END-2")
def test_points_and_shared_places() -> None:
    g = table(TURN.at(0), hands=["", "", ""])
    for seat, (crystals, favour, coins) in enumerate([((1, 1, 1), 2, 2), ((2, 0, 1), 0, 0), ((0, 0, 0), 0, 8)]):
        give(g, seat, *crystals)
        g.players[seat].stake, g.players[seat].favour, g.players[seat].coins = 1, favour, coins
    assert g.stack
    play(g, "p1 end")
    result = g.result
    assert result is not None
    assert result.scores == (7, 7, 2)
    assert result.breakdown[0] == {"crystals": 6, "favour": 1, "coins": 0}
    assert (result.ranking, result.winners, result.won_by) == ((1, 2, 3), (0,), "points")
    g.players[1].coins = 2
    tied = g.rules.result(g)
    assert (tied.keys[:2], tied.ranking, tied.decisive_key_count()) == (((0, 7, 2), (0, 7, 2)), (1, 1, 3), 3)


@rule("TOY-END-3")
def test_who_buys_the_comet_has_won_at_once() -> None:
    g = table(INCOMES.at(), TURN.at(0), hands=["ice", "probe", "spy"])
    g.players[1].coins = 7
    give(g, 2, 1, 1, 1)
    play(g, "p1 income card; chance deal ice; p2 income coins")
    assert g.actors == ()
    assert [p.coins for p in g.players] == [3, 9, 3]
    result = g.result
    assert result is not None
    assert (result.winners, result.won_by, result.ranking) == ((1,), "comet", (3, 1, 2))


@rule("TOY-TEAM-1")
def test_teams_are_for_four() -> None:
    with pytest.raises(BadSetting, match=r"teams=True is for 4 players \(TOY-TEAM-1\)"):
        astrarium.new("toy", 3, {"teams": True})


@rule("TOY-TEAM-1")
def test_partners_win_together() -> None:
    g = table(TURN.at(0), hands=["", "", "", ""], teams=True)
    for seat, crystals in enumerate([(0, 0, 0), (1, 1, 0), (2, 1, 1), (0, 1, 0)]):
        give(g, seat, *crystals)
        g.players[seat].stake, g.players[seat].favour = 1, 2
    play(g, "p1 end")
    result = g.result
    assert result is not None
    assert result.scores == (1, 4, 9, 3)
    assert (result.ranking, result.winners, result.teams) == ((1, 3, 1, 3), (0, 2), (0, 1, 0, 1))
    assert g.rules.ranked_by[result.decisive_key_count() - 1].name == "points"
