"""The Automa's rounds: cards, passing, the deck (AUT-1..4, AUT-15..19, AUT-31..35, AUT-40, AUT-44)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia import ids
from astrarium.games.gaia.automa import deck
from astrarium.games.gaia.tables import NAMES
from tests.gaia.scenario import Table, solo
from tests.marks import example, rule

BOOSTERS = ["booster_ore_knowledge", "booster_credits_qic", "booster_tokens_ore", "booster_terraform", "booster_range"]


def lonely(round: int = 1, difficulty: str = "automa", automa: str = "taklons") -> Table:
    """The Automa with a mine on 1B5 and the human far away on 7B4; every card is in the deck."""
    t = solo("hadsch_hallas", automa, round=round, difficulty=difficulty, boosters=BOOSTERS)
    return t.put(automa, mine="1B5").put("hadsch_hallas", mine="7B4").automa_deck()


@rule("AUT-2")
def test_tiles_of_the_round_score_nothing_for_the_automa_while_it_acts() -> None:
    """Round 3 has points for mines, which only the card's 3 points are added to."""
    t = lonely(round=3)
    t.turn("taklons").play("card 1", "card 6")
    assert t.count("taklons", "mine") == 2
    assert t["taklons"].vp == 13


@rule("AUT-3")
def test_the_automa_builds_without_paying_and_the_human_charges() -> None:
    t = lonely().put("hadsch_hallas", research_lab="2A0").give("hadsch_hallas", bowls=(4, 0, 0), vp=10)
    t.turn("taklons").play("card 4", "card 6")
    assert t.hexes(t["taklons"].colonies) == ["1A9", "1B5"]
    assert t["taklons"].ore == 0
    t.play("hadsch_hallas: charge 2")
    assert t["hadsch_hallas"].vp == 9


@rule("AUT-3")
def test_the_automa_never_charges_but_is_a_neighbour() -> None:
    t = lonely().put("hadsch_hallas", mine="1B1").give("hadsch_hallas", ore=2, credits=3, bowls=(4, 0, 0))
    t["taklons"].bowl1 = 4
    t.play("upgrade 1B1 trading_station", "end")
    assert (t["hadsch_hallas"].ore, t["hadsch_hallas"].credits) == (0, 0)
    assert t.g.actors == (-1,)
    t.play("card 4", "card 11", "hadsch_hallas: charge 2")
    assert t["taklons"].bowl1 == 4


@rule("AUT-3")
def test_an_upgrade_of_the_automa_lets_the_human_charge() -> None:
    t = lonely().put("hadsch_hallas", mine="1B1").give("hadsch_hallas", bowls=(4, 0, 0))
    t.turn("taklons").play("card 1", "card 2", "hadsch_hallas: charge 1")
    assert t.count("taklons", "trading_station") == 1


@rule("AUT-4")
def test_the_automa_does_nothing_but_what_its_cards_know() -> None:
    """Transdim planets are settled without a gaiaformer, and a cluster worth 9 is no federation."""
    t = lonely().planet("1C", "oxide").put("taklons", planetary_institute="1C", academy_left="1B1")
    t.put("taklons", academy_right="1B0")
    t.g.players[1].types = 255
    for support, action in ((4, 6), (5, 12), (7, 17), (1, 13)):
        t.automa_deck().turn("taklons").play(f"card {support}", f"card {action}")
    p = t["taklons"]
    assert t.count("taklons", "mine") == 3
    assert (p.federations, p.federated, p.tokens, p.pieces[ids.GAIAFORMER], p.used) == (0, 0, (), 0, 0)
    assert (p.tech, p.advanced) == ((), ())


@rule("AUT-15")
def test_the_automa_has_no_income_and_no_gaia_phase() -> None:
    t = lonely()
    t["taklons"].gaia_area = 3
    t.give("hadsch_hallas", gaia_area=3, bowls=(0, 0, 0), ore=0)
    t.take_income()
    assert (t["taklons"].ore, t["taklons"].knowledge, t["taklons"].credits) == (0, 0, 0)
    assert t["hadsch_hallas"].ore > 0
    before = t["hadsch_hallas"].bowl1
    t.gaia_phase()
    assert t["taklons"].gaia_area == 3
    assert t["hadsch_hallas"].bowl1 == before + 3


@rule("AUT-16", "AUT-44")
def test_the_first_card_supports_and_each_action_card_supports_the_next() -> None:
    """Support "left 1" covers the rightmost space; then the action card 14 supports with "left 3"."""
    t = lonely()
    t.turn("taklons").play("card 6", "card 14")
    assert t.g.board_used == 1 << 9
    assert t.actor == "hadsch_hallas"
    t.turn("taklons").play("card 5")
    assert t.g.board_used == 1 << 9 | 1 << 6
    assert t["taklons"].vp == 10 + 3 + 1
    assert deck.cards_left(t.g) == 14


@rule("AUT-16", "AUT-17", "AUT-44")
@example("ED-113")
def test_seven_cards_are_a_support_card_and_six_turns_of_which_the_last_three_may_pass() -> None:
    """The first three pass icons are ignored, and without any the seventh turn is a pass."""
    t = solo("hadsch_hallas", "taklons", boosters=BOOSTERS).put("taklons", mine="1B5").put("hadsch_hallas", mine="7B4")
    t.play("hadsch_hallas: pass booster_range", "card 13")
    for card in (1, 2, 5, 4, 7):
        t.play(f"card {card}")
        assert not t["taklons"].passed
    assert deck.cards_left(t.g) == 1
    t.play("card 17")
    assert t["taklons"].vp == 10 + 1 + 1 + 1 + 1 + 0 + 2 + 4
    assert t.g.round == 2


@rule("AUT-17")
@pytest.mark.parametrize("before", [1, 2, 3, 4])
def test_a_pass_icon_counts_among_the_last_three_cards_only(before: int) -> None:
    """Card 12 has the icon; its points are not gained then."""
    t = lonely().automa_deck(1, 12, *(4, 7, 13)[: before - 1])
    t.turn("taklons").play("card 1", "card 12")
    assert t["taklons"].passed is (before <= 3)
    assert t["taklons"].vp == (10 + 4 if before <= 3 else 10 + 3)
    assert t.g.board_used == (0 if before <= 3 else 1)


@rule("AUT-17")
def test_a_card_without_icon_is_carried_out_even_as_the_last_one() -> None:
    t = lonely().automa_deck(1, 14)
    t.turn("taklons").play("card 1", "card 14")
    assert not t["taklons"].passed
    assert t["taklons"].vp == 13


@rule("AUT-18", "AUT-31")
def test_a_faction_card_does_all_its_actions_with_one_support_card_and_gains_its_points() -> None:
    """Taklons: a mine and a board action, 2 points; the support card has "right 2"."""
    t = lonely()
    t.turn("taklons").play("card 2", "card 9")
    assert t.count("taklons", "mine") == 2
    assert t.g.board_used == 1 << 1
    assert t["taklons"].vp == 12


@rule("AUT-31", "AUT-18")
def test_a_second_board_action_of_a_faction_card_counts_the_spaces_that_are_left() -> None:
    """Itars twice with "right 2": the second space, then the second of those still free, which is the third."""
    t = lonely(automa="itars")
    t.turn("itars").play("card 2", "card 13")
    assert t.g.board_used == 1 << 1 | 1 << 2
    assert t["itars"].vp == 14


@rule("AUT-31", "AUT-19")
def test_an_impossible_part_of_a_faction_card_does_not_stop_the_rest() -> None:
    t = solo("hadsch_hallas", "taklons").bare(swamp="1B5", oxide="7B4").automa_deck()
    t.put("taklons", planetary_institute="1B5").put("hadsch_hallas", mine="7B4")
    t.turn("taklons").play("card 2", "card 9")
    assert t.count("taklons", "structure") == 1
    assert t.g.board_used == 1 << 1
    assert t["taklons"].vp == 12


@rule("AUT-19")
def test_the_points_of_an_impossible_action_are_gained() -> None:
    t = lonely()
    t.g.board_used = (1 << 10) - 1
    t.turn("taklons").play("card 1", "card 16")
    assert t.g.board_used == (1 << 10) - 1
    assert t["taklons"].vp == 13


@rule("AUT-19", "AUT-40")
def test_an_impossible_mine_becomes_an_upgrade() -> None:
    t = solo("hadsch_hallas", "taklons").bare(swamp="1B5", oxide="7B4").automa_deck()
    t.put("taklons", mine="1B5").put("hadsch_hallas", mine="7B4")
    t.turn("taklons").play("card 1", "card 6")
    assert t.count("taklons", "trading_station") == 1
    assert t["taklons"].vp == 13


@rule("AUT-40")
def test_a_mine_of_a_faction_card_becomes_an_upgrade_too() -> None:
    t = solo("hadsch_hallas", "xenos").bare(desert="1A9", oxide="7B4").automa_deck()
    t.put("xenos", mine="1A9").put("hadsch_hallas", mine="7B4")
    t.turn("xenos").play("card 1", "card 9")
    assert t.count("xenos", "trading_station") == 1


@rule("AUT-40", "AUT-19")
@example("ED-115")
def test_replacements_do_not_chain() -> None:
    """Hadsch Hallas can neither upgrade nor build; the point of the faction card is gained."""
    t = solo("xenos", "hadsch_hallas").bare(oxide="1A6", desert="7B4")
    t.put("hadsch_hallas", trading_station="1A6").put("xenos", mine="7B4")
    t.automa_deck().turn("hadsch_hallas").play("card 1", "card 6")
    assert t.count("hadsch_hallas", "big_structure") == 1
    t.automa_deck().turn("hadsch_hallas").play("card 1", "card 9")
    assert t["hadsch_hallas"].vp == 10 + 3 + 1
    t.automa_deck().turn("hadsch_hallas").play("card 1", "card 6")
    assert t["hadsch_hallas"].vp == 10 + 3 + 1 + 3
    assert t.count("hadsch_hallas", "structure") == 1


def passes(round: int, support: int = 1, difficulty: str = "automa", **tiles: list[str]) -> Table:
    """The Automa passes with this support card; card 12 has the icon and is the last of the deck."""
    t = solo("hadsch_hallas", "taklons", round=round, difficulty=difficulty, boosters=BOOSTERS, **tiles)
    t.put("taklons", mine="1B5").put("hadsch_hallas", mine="7B4").automa_deck(support, 12)
    t.turn("taklons").play(f"card {support}", "card 12")
    return t


@rule("AUT-32")
def test_passing_gains_the_left_number_in_early_and_the_right_one_in_late_rounds() -> None:
    tiles = ["round_trading_3"] * 6
    assert passes(3, round_tiles=tiles)["taklons"].vp == 13
    assert passes(4, round_tiles=tiles)["taklons"].vp == 16
    assert passes(1, round_tiles=["round_federation"] * 6)["taklons"].vp == 10


@rule("AUT-33")
@pytest.mark.parametrize(("support", "taken"), [(1, 0), (2, 1), (7, 2)])
def test_the_passing_automa_takes_the_booster_that_its_support_card_names(support: int, taken: int) -> None:
    free = BOOSTERS[2:]
    t = passes(2, support)
    assert NAMES["booster"][t["taklons"].booster] == free[taken]
    left = [name for name in free if name != free[taken]]
    assert [NAMES["booster"][booster] for booster in t.g.boosters] == [*left, "booster_credits_qic"]
    assert t.actor == "hadsch_hallas"
    assert sorted(t.options("pass")) == sorted([*left, "booster_credits_qic"])


@rule("AUT-33", "AUT-17")
def test_with_an_empty_deck_the_last_action_card_names_the_booster() -> None:
    t = lonely(round=2).automa_deck(1, 14)
    t.play("hadsch_hallas: pass booster_range", "card 1", "card 14")
    assert t.g.round == 3
    assert NAMES["booster"][t["taklons"].booster] == "booster_terraform"


@rule("AUT-33")
def test_in_round_six_the_automa_takes_no_booster() -> None:
    t = passes(6)
    assert t["taklons"].booster == ids.NONE
    assert len(t.g.boosters) == 4


@rule("AUT-34")
def test_the_automa_that_passes_first_begins_the_next_round() -> None:
    t = passes(2)
    t.play("pass booster_range")
    assert t.g.round == 3
    assert t.g.first_player == t.seat("taklons")
    assert t.g.order == (1, 0)
    t = lonely(round=2).automa_deck(1, 12)
    t.play("hadsch_hallas: pass booster_range", "card 1", "card 12")
    assert t.g.first_player == t.seat("hadsch_hallas")


@rule("AUT-35")
def test_after_the_round_one_more_card_comes_into_the_deck() -> None:
    t = passes(2)
    t.play("pass booster_range")
    assert t.g.cards_known == 1 << 0 | 1 << 11
    assert t.g.cards_hidden == 1
    assert t.g.cards_drawn == ()
    assert deck.cards_left(t.g) == 3


@rule("AUT-35")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_a_card_of_the_reserve_comes_after_every_round_but_the_last(round: int) -> None:
    t = passes(round)
    t.play("pass booster_range")
    assert (t.g.round, t.g.cards_hidden, deck.cards_left(t.g)) == (round + 1, 1, 3)


@rule("AUT-44")
def test_the_human_is_asked_after_the_points_of_the_card() -> None:
    t = lonely().put("hadsch_hallas", mine="2A0").give("hadsch_hallas", bowls=(4, 0, 0))
    t.turn("taklons")
    assert t.g.actors == (-1,)
    t.play("card 4", "card 6")
    assert t.options() == ["charge 1", "decline"]
    assert t["taklons"].vp == 13


@rule("AUT-43")
def test_an_unknown_card_is_none_that_was_drawn_and_as_likely_as_a_known_one() -> None:
    """Three known cards and two of the thirteen that are left; card 5 has been drawn."""
    t = lonely().automa_deck(1, 2, 3)
    t.g.cards_hidden, t.g.cards_drawn = 2, (4,)
    actions, weights = deck.DRAW_CARD.outcomes(t.g, 1, ())
    cards = [card + 1 for _, card in actions]
    assert cards == [1, 2, 3, *range(4, 5), *range(6, 18)]
    assert weights == [13] * 3 + [2] * 13


@rule("AUT-28")
def test_a_step_of_the_automa_is_told() -> None:
    t = lonely()
    events = t.turn("taklons").play("card 1", "card 7")
    (step,) = [event.values for event in events if event.kind == "advanced"]
    track = NAMES["track"].index(str(step["track"]).partition(":")[2])
    assert t["taklons"].research[track] == step["level"] == 1
