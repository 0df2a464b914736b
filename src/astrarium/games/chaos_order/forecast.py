"""What a side of a battle may expect of its plans, from what it knows (CO-COM-6, CO-PLAN-5, CO-INFO-1)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.events import Event
from astrarium.kernel.pools import kinds_at

from . import forecast_types, verbs
from .battle_plan import check_sector
from .battle_steps import REMOVAL, due_effects, events_of_victory, gain_of
from .battle_sums import side_of, true_conditions
from .counts import hand_kinds, hand_size
from .fame import fame_for
from .ids import DIE_STRENGTH, NONE, WHEN
from .odds import STAYING, PlanOdds
from .state import DISCARDS, ChaosOrder
from .tables import NAMES, PRINTED_CARD, SECTORS, TACTICS_CARDS
from .view_battle import stage_of
from .view_player import named_amounts

PLANNED_IN: Final = ("card", "plan", "open_plan")
DIAL_SYMBOLS: Final = (*verbs.SYMBOLS.names, "die")
PER_BATTLES: Final = 1000
FIGHTERS_PER_BATTLES: Final = 100


def forecast(g: ChaosOrder, seat: int) -> forecast_types.Forecast | None:
    """While a battle is planned, for its two sides."""
    if g.battle == NONE or seat not in g.sides or stage_of(g) not in PLANNED_IN:
        return None
    number = g.sides.index(seat)
    odds = PlanOdds(g, seat, number, is_dial_open=stage_of(g) == "plan")
    cards = dial_cards(g, seat, number)
    sectors = [view_sector(g, number, sector) for sector in range(len(SECTORS))]
    legal = [sector for sector, shown in enumerate(sectors) if shown["rule"] is None]
    return {
        "cards": [view_card(card) for card in cards],
        "sectors": sectors,
        "plans": [view_plan(odds, sector, card) for sector in legal for card in cards],
        "assumption": view_assumption(g, seat, odds),
        "won": outcome(g, number),
        "lost": outcome(g, 1 - number),
    }


def dial_cards(g: ChaosOrder, seat: int, number: int) -> list[int]:
    """What can lie on the dial, as far as that is decided (CO-PLAN-2..4, CO-PLAN-10)."""
    own = sorted(set(hand_kinds(g, seat)))
    if stage_of(g) == "plan":
        return [*own, verbs.BLUFF] if g.on_dial[number] else [verbs.PRINTED_CARD]
    return [*own, verbs.PRINTED_CARD]


def view_card(card: int) -> forecast_types.DialCard:
    values = (PRINTED_CARD.left, PRINTED_CARD.right)
    if card < verbs.PRINTED_CARD:
        values = (TACTICS_CARDS[card].left, TACTICS_CARDS[card].right)
    left, right = [None if value == DIE_STRENGTH else value for value in values]
    return {"card": verbs.DIAL_CARDS.names[card], "left": left, "right": right}


def view_sector(g: ChaosOrder, number: int, sector: int) -> forecast_types.DialSector:
    data = SECTORS[sector]
    return {
        "sector": NAMES["sector"][sector],
        "left": DIAL_SYMBOLS[data.left],
        "right": DIAL_SYMBOLS[data.right],
        "gems": data.gem_cost,
        "min_fighters": data.min_fighters,
        "rule": check_sector(g, g.sides[number], number, sector, None),
    }


def view_plan(odds: PlanOdds, sector: int, card: int) -> forecast_types.PlanForecast:
    """The values before the result adds anything, against an opponent who does not retreat; and the odds."""
    own = [combatant for combatant, _ in odds.own.of_plan((sector, card), against_retreat=False)]
    found = odds.of_plan((sector, card))
    return {
        "sector": NAMES["sector"][sector],
        "card": verbs.DIAL_CARDS.names[card],
        "strength": range_of([combatant.strengths[0] for combatant in own]),
        "attack": range_of([combatant.early[0] for combatant in own]),
        "defence": range_of([combatant.early[1] for combatant in own]),
        "wins": rounded(found.wins * PER_BATTLES, found.cases),
        "lost": rounded(found.lost * FIGHTERS_PER_BATTLES, found.cases),
        "wounded": rounded(found.wounds * FIGHTERS_PER_BATTLES, found.cases),
    }


def range_of(values: list[int]) -> tuple[int, int]:
    return min(values), max(values)


def rounded(number: int, cases: int) -> int:
    return (2 * number + cases) // (2 * cases)


def view_assumption(g: ChaosOrder, seat: int, odds: PlanOdds) -> forecast_types.Assumption:
    opponent = odds.other.side
    return {
        "seat": opponent.seat,
        "sectors": len({sector for sector, _ in odds.plans}),
        "is_open": g.sectors[opponent.number] != NONE,
        "can_use": odds.cards.can_use,
        "hand": odds.cards.hand,
        "known": len(odds.cards.known),
        "unseen": sum(odds.cards.unseen),
        "cards": sum(g.cards[0]),
        "own": hand_size(g, seat),
        "discards": len(kinds_at(g.cards, DISCARDS)),
    }


def outcome(g: ChaosOrder, winner: int) -> forecast_types.Outcome:
    """What is removed and gained if a side wins: nobody retreats, rolls or uses a card (CO-RSV-8, CO-RSV-15)."""
    trial = g.clone()
    trial.stack, trial.dealer, trial.winner = [], None, winner
    trial.sectors, trial.used_cards, trial.dice = (STAYING, STAYING), (NONE, NONE), (NONE, NONE)
    trial.conditions = (true_conditions(trial, 0), true_conditions(trial, 1))
    seat, loser = trial.sides[winner], trial.sides[1 - winner]
    gains = [gain for number in (winner, 1 - winner) for gain in gains_of(trial, number)]
    fame = sum([fame_for(trial, seat, event) for event in events_of_victory(trial)])
    lost: list[Event] = []
    trial.log = lost
    REMOVAL.run(trial, winner, ())
    found: forecast_types.Outcome = {
        "winner": seat,
        "loser": loser,
        "fighters": sum([int(event.values["fighters"]) for event in lost if event.kind == "returned-home"]),
        "returning": named(lost, "leader-moved", "leader"),
        "defeated": named(lost, "defeated", "leader"),
        "taken": named(lost, "commanded", "leader"),
        "destroyed": named(lost, "destroyed", "building"),
        "gains": gains,
        "fame": fame,
    }
    if g.battle in g.relics:
        found["relic"] = g.relics.index(g.battle) + 1
    return found


def named(events: list[Event], kind: str, value: str) -> list[str]:
    """What events of a kind name, by references."""
    return [str(event.values[value]) for event in events if event.kind == kind]


def gains_of(g: ChaosOrder, number: int) -> list[forecast_types.BattleGain]:
    """What a side gains by the result and after the battle, by what gives it (CO-RSV-8, CO-TIME-8)."""
    side = side_of(g, number)
    moments = (WHEN["victory"] if g.winner == number else WHEN["defeat"], WHEN["battle_end"])
    effects = [found for when in moments for found in due_effects(g, side, when)]
    return [
        {"seat": side.seat, "source": source, "gain": named_amounts(gain_of(g, side, effect))}
        for source, effect in effects
        if effect.gain
    ]
