"""The odds of a plan are those of battles that are carried out, and follow from what their viewer knows."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from time import process_time
from typing import Any

import pytest

from astrarium.games.chaos_order import verbs
from astrarium.games.chaos_order.counts import hand_kinds
from astrarium.games.chaos_order.ids import NONE
from astrarium.games.chaos_order.odds import (
    Combatant,
    Odds,
    PlanOdds,
    card_weights,
    known_cards,
    legal_sectors,
    resolve,
)
from astrarium.games.chaos_order.state import FRESH, ChaosOrder
from astrarium.kernel.pools import BAG, EVERYBODY, kinds_at, move_piece, seat_bit
from astrarium.kernel.position import CHANCE
from tests.chaos_order.battles import BATTLE, answer, facing
from tests.chaos_order.scenario import (
    CARD,
    P1,
    P2,
    combat,
    discard_deck,
    erect,
    give_cards,
    have,
    open_foundation,
    step,
)
from tests.marks import rule

MOST_SECONDS = 0.1  # of processor time; an idle machine needs a third
ARMIES = [
    ("zcharo leyrien ai", "4 zucalah", "5"),
    ("circadians jrayek ai", "3 zoey", "4 ikryla uryk"),
    ("ai zcharo jrayek", "6 adecai", "4"),  # wounds that nothing blocks
    ("ai zcharo jrayek", "6 injura", "5 cahzor"),  # attack after a victory
    ("zcharo leyrien ai", "3 cahzor", "4 vehlac"),
    ("zcharo leyrien ai", "2", "5 rylach"),
    ("leyrien zcharo ai", "5 niruveh eeyla", "6 oachra"),
    ("jrayek oxataya ai", "4 lynke", "5 azaru xanya"),
]


def planning(factions: str, own: str, other: str, *, cards: str = "t04", against: str = "t01 t16") -> ChaosOrder:
    """Both have put a card on the dial; few cards are unseen, so that all can be tried."""
    g = facing(factions, own, other)
    have(g, P1, gems=1)
    have(g, P2, gems=1)
    give_cards(g, P1, cards)
    give_cards(g, P2, against)
    discard_deck(g, keep=2)
    combat(g)
    g.play(P1, f"battle {BATTLE} p2")
    answer(g)
    while g.actors == (CHANCE,):
        g.play(CHANCE, g.options(CHANCE)[0].notation)
    answer(g)
    while step(g) == "SEALED_PUTTING":
        g.play(g.actors[0], "put-card")
    return g


def with_hand(g: ChaosOrder, seat: int, card: int) -> ChaosOrder:
    """The same position, but the seat has this card."""
    copy = g.clone()
    for place in (seat, FRESH + seat):
        for kind in kinds_at(copy.cards, place):
            copy.cards = move_piece(copy.cards, place, BAG, kind, EVERYBODY)
    copy.cards = move_piece(copy.cards, BAG, seat, card, seat_bit(seat))
    return copy


def fought(g: ChaosOrder, own: str, other: str, faces: tuple[str, ...]) -> tuple[bool, int, int]:
    """Whether the first side wins, and the fighters that both lose, in a battle that is carried out."""
    trial = g.clone()
    left = list(faces)
    found = [*trial.play(P1, f"plan {own}"), *trial.play(P2, f"plan {other}")]
    while trial.stack and trial.battle != NONE:
        seat = trial.actors[0]
        moves = [option.notation for option in trial.options(seat)]
        answers = ["decline"] if "decline" in moves else moves
        found += trial.play(seat, f"roll {left.pop(0)}" if step(trial) == "ROLL" else answers[0])
    won = next(event.values["seat"] == P1 for event in found if event.kind == "won-battle")
    lost = [
        sum(
            int(event.values["fighters"]) for event in found if event.kind == "wounded" and event.values["seat"] == seat
        )
        for seat in (P1, P2)
    ]
    return won, lost[0], lost[1]


def by_hand(g: ChaosOrder, sector: int, card: int) -> tuple[Fraction, Fraction, Fraction]:
    """The odds of a plan of the first side, by carrying out every battle that may come of it."""
    own = verbs.VERBS.notation(verbs.PLAN(sector, card)).removeprefix("plan ")
    weights = card_weights(known_cards(g, P1, 1, is_dial_open=True))
    sectors = legal_sectors(g, 1)
    wins = lost = wounds = Fraction(0)
    for other_sector, (other_card, weight) in product(sectors, weights.items()):
        is_bluff = other_card == verbs.PRINTED_CARD
        trial = g if is_bluff else with_hand(g, P2, other_card)
        plan = verbs.PLAN(other_sector, verbs.BLUFF if is_bluff else other_card)
        other = verbs.VERBS.notation(plan).removeprefix("plan ")
        dice = sum("gamble" in plan for plan in (own, other))
        rolls = list(product(verbs.FACES.names, repeat=dice))
        share = Fraction(weight, sum(weights.values()) * len(sectors) * len(rolls))
        for faces in rolls:
            won, first, second = fought(trial, own, other, faces)
            wins, lost, wounds = wins + share * won, lost + share * first, wounds + share * second
    return wins, lost, wounds


@rule("CO-RSV-2", "CO-RSV-5", "CO-RSV-9")
@pytest.mark.parametrize(("factions", "own", "other"), ARMIES)
def test_the_odds_are_those_of_battles_that_are_carried_out(factions: str, own: str, other: str) -> None:
    g = planning(factions, own, other)
    odds = PlanOdds(g, P1, 0, is_dial_open=True)
    card = CARD["t04"]
    for sector, used in product(legal_sectors(g, 0), (card, verbs.BLUFF)):
        found = odds.of_plan((sector, used))
        shown = tuple(Fraction(number, found.cases) for number in found[1:])
        assert shown == by_hand(g, sector, used), (verbs.SECTORS.names[sector], used)


@rule("CO-INFO-1", "CO-PLAN-5")
def test_the_odds_are_the_same_whatever_the_opponent_holds_and_has_planned() -> None:
    g = planning("zcharo jrayek ai", "4 zucalah", "6 ikryla", against="t01 t02 t03")
    g.play(P2, "plan guard t02")
    plans = [(sector, card) for sector in legal_sectors(g, 0) for card in hand_kinds(g, P1)]
    known = [PlanOdds(g, P1, 0, is_dial_open=True).of_plan(plan) for plan in plans]
    for number in range(20):
        other = g.redeal(P1, Random(number))
        assert [PlanOdds(other, P1, 0, is_dial_open=True).of_plan(plan) for plan in plans] == known


@rule("CO-PLAN-4", "CO-PLAN-5", "CO-PLAN-10")
def test_a_card_is_reckoned_with_only_where_one_may_lie() -> None:
    g = planning("zcharo leyrien ai", "4", "4", against="t01 t16")
    weights = card_weights(known_cards(g, P1, 1, is_dial_open=True))
    assert weights[verbs.PRINTED_CARD] * 2 == sum(weights.values())
    g.on_dial = (1, 0)
    assert card_weights(known_cards(g, P1, 1, is_dial_open=True)) == {verbs.PRINTED_CARD: 1}
    assert card_weights(known_cards(g, P1, 1, is_dial_open=False)) == weights


@rule("CO-INFO-1", "CO-POWER-16")
def test_cards_that_were_seen_are_known() -> None:
    g = planning("circadians zcharo ai", "4 zoey", "4", cards="t04 t05", against="t01")
    cards = known_cards(g, P1, 1, is_dial_open=True)
    assert cards.known == (CARD["t01"],)
    assert card_weights(cards) == {verbs.PRINTED_CARD: 2, CARD["t01"]: 2}


@rule("CO-POWER-1", "CO-TIME-2")
def test_an_open_plan_is_certain() -> None:
    for plan, card in (("guard printed", verbs.PRINTED_CARD), ("guard t04", CARD["t04"])):
        g = facing("circadians leyrien ai", own="4 sable")
        give_cards(g, P2, "t04")
        combat(g)
        g.play(P1, f"battle {BATTLE} p2")
        answer(g)
        while step(g) == "SEALED_PUTTING":
            g.play(g.actors[0], "put-card" if "t04" in plan else "no-card")
        g.play(P2, f"plan {plan}")
        sector = verbs.SECTORS.names.index("guard")
        assert list(PlanOdds(g, P1, 0, is_dial_open=True).plans) == [(sector, card)]


def combatant(strength: int, *, attack: int = 0, **more: Any) -> Combatant:
    """Nobody retreats, nothing defends, and the result changes nothing unless it is said."""
    plain = Combatant(False, (strength,), False, (0, 0), (attack, attack), (0, 0), (0, 0), (False, False))
    return plain._replace(**more)


@rule("CO-POWER-12", "CO-RSV-9")
@pytest.mark.parametrize(("fighters", "lost"), [(5, 3 + 1), (4, 2 + 1), (1, 1)])
def test_half_of_the_fighters_are_lost_before_the_attack(fighters: int, lost: int) -> None:
    halved = combatant(9, halves=(False, True))
    assert resolve((halved, combatant(1, attack=1)), (fighters, 6)) == (0, lost, 0)
    assert resolve((combatant(1, attack=1), halved), (6, fighters)) == (1, 0, lost)


@rule("CO-POWER-7", "CO-RSV-9")
def test_early_attacks_wound_no_more_fighters_than_there_are() -> None:
    early = combatant(9, attacks_early=True, early=(4, 0))
    several = combatant(1, strengths=(3, 2, 1, 0, 0))
    assert resolve((several, early), (1, 5)) == (1, 1, 0)
    assert resolve((early, several), (5, 1)) == (0, 0, 1)
    assert resolve((several, early), (5, 1)) == (1, 4, 0)


def test_the_odds_of_a_full_hand_are_quick() -> None:
    g = facing("zcharo jrayek ai", "9", "8 uryk")
    open_foundation(g, P1, "handlimit")
    give_cards(g, P1, "t01 t04 t07 t10 t13 t16")
    give_cards(g, P2, "t02 t03 t05 t06 t08")
    have(g, P1, gems=2)
    have(g, P2, gems=2)
    erect(g, P2, BATTLE, "outpost")
    combat(g)
    g.play(P1, f"battle {BATTLE} p2")
    cards = [*hand_kinds(g, P1), verbs.PRINTED_CARD]
    times: list[float] = []
    found: list[Odds] = []
    for _ in range(5):
        before = process_time()
        odds = PlanOdds(g, P1, 0, is_dial_open=False)
        found = [odds.of_plan((sector, card)) for sector in legal_sectors(g, 0) for card in cards]
        times.append(process_time() - before)
    assert len(found) == 42
    assert min(times) < MOST_SECONDS, times
