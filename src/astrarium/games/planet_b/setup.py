"""The table before the first decision, and the draft of starting buildings (PB-SETUP, PB-P23)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from astrarium.kernel.chance import DrawStream
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.pools import kinds_at, known_kinds, look_at, new_pool, seat_bit
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .buildings import TopCard, move_card, take_top
from .ids import DECK_NAMES, NONE, RESOURCE_NAMES, TRACK_NAMES
from .state import DRAFTED, UNDER, PlanetB, Player
from .steps import STEPS
from .tables import (
    BUILDINGS,
    BUILDINGS_OF,
    CELLS,
    COMMON,
    HQ,
    LOCATIONS,
    NAMES,
    NEWS_OF,
    OFFICES,
    TILES_OF,
    VOTES_EACH,
)
from .turn import START_TURN

A, B = TILES_OF


def deal(stream: DrawStream) -> dict[str, Any]:
    """What chance lays open: the A tiles, the top of the B stack, three news (PB-SETUP-4, PB-SETUP-5, PB-SETUP-9)."""
    return {
        "tiles": [NAMES["conglomerate"][tile] for tile in stream.shuffled(A)],
        "next_tile": NAMES["conglomerate"][B[stream.randrange(len(B))]],
        "news": [NAMES["news"][cards[stream.randrange(len(cards))]] for cards in NEWS_OF],
    }


def numbers_of(names: list[str], kind: str, allowed: tuple[int, ...]) -> list[int]:
    """The numbers of the components that a setup names."""
    found = [NAMES[kind].index(name) if name in NAMES[kind] else NONE for name in names]
    if len(set(found)) != len(found) or not set(found) <= set(allowed):
        raise ValueError(f"the setup cannot have {', '.join(names)}")
    return found


def new_player() -> Player:
    """A player board at the beginning (PB-SETUP-13, PB-SETUP-15..17)."""
    return Player(
        billies=COMMON.start_billies,
        storage=(0,) * len(RESOURCE_NAMES),
        workies=(COMMON.start_crafties, COMMON.start_brainies),
        tiles=(NONE,) * CELLS,
        discs=(0,) * len(TRACK_NAMES),
        built=((HQ, 0, 0, 0, 0),),
    )


def start(rules: Rules[PlanetB], players: int, settings: Settings, setup: Mapping[str, Any]) -> PlanetB:
    """The table before the draft (PB-SETUP-1..17, PB-P23-1..5)."""
    tiles = numbers_of(setup["tiles"], "conglomerate", A)
    news = [numbers_of([name], "news", NEWS_OF[deck])[0] for deck, name in enumerate(setup["news"])]
    (next_tile,) = numbers_of([setup["next_tile"]], "conglomerate", B)
    voters = players + int(players == 2)
    in_bag = (COMMON.start_votes_in_bag,) * players + (0,) * (voters - players)
    return PlanetB(
        rules=rules,
        settings=settings,
        players=[new_player() for _ in range(players)],
        tiles=tuple([(tile, location.placed_side) for tile, location in zip(tiles, LOCATIONS, strict=True)]),
        briefcases=(0,) * len(LOCATIONS),
        markets=tuple([location.placed_side for location in LOCATIONS]),
        next_tile=next_tile,
        stack_size=len(B) - 1 - int(players == 2),
        seen_tiles=1 << next_tile,
        buildings=tuple([new_pool([1] * len(BUILDINGS_OF[deck]), UNDER) for deck in range(len(DECK_NAMES))]),
        under=((),) * len(DECK_NAMES),
        open_news=tuple(news),
        votes=tuple([VOTES_EACH - count for count in in_bag]),
        bag=in_bag,
        offices=tuple([NONE for office in OFFICES if players in office.players]),
        dealt=json.dumps(setup),
    )


def draft_order(players: int, deck: int) -> tuple[int, ...]:
    """A and C begin with the last player and go right, B begins with the first and goes left (PB-SETUP-19..21)."""
    seats = tuple(range(players))
    return seats if deck == 1 else seats[::-1]


class Draft(Automatic[PlanetB]):
    """A, then B, then C; then the first player begins (PB-SETUP-18, PB-SETUP-22, PB-FLOW-1)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        count = len(g.players)
        for deck in reversed(range(len(DECK_NAMES))):
            order = draft_order(count, deck)
            then(g, *[DRAFT_CARD.at(order[0], deck) for _ in order], PASS_ON.at(order[0], deck, order))


class DraftCard(TopCard):
    """One of the cards that the first player of a draft takes (PB-SETUP-19)."""

    def seen_by(self, g: PlanetB, seat: int, args: tuple[int]) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        (deck,) = args
        move_card(g, action[1], take_top(g, deck), DRAFTED, seat_bit(seat))
        g.note(events.SAW_CARD, seat, action[1])


class PassOn(Automatic[PlanetB, int, tuple[int, ...]]):
    """The next player sees the cards that are left and keeps one; the last card needs no choice (PB-SETUP-19, 22)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int, tuple[int, ...]]) -> None:
        deck, order = args
        see_passed_cards(g, seat, deck)
        if len(order) == 1:
            keep(g, seat, BUILDINGS_OF[deck][kinds_at(g.buildings[deck], DRAFTED)[0]], "PB-SETUP-19")
        else:
            then(g, KEEPING.at(seat, deck), self.at(order[1], deck, order[1:]))


def see_passed_cards(g: PlanetB, seat: int, deck: int) -> None:
    pool = g.buildings[deck]
    known = known_kinds(pool, DRAFTED, seat)
    g.buildings = (*g.buildings[:deck], look_at(pool, DRAFTED, seat_bit(seat)), *g.buildings[deck + 1 :])
    for kind in kinds_at(pool, DRAFTED) if g.log is not None else ():
        if kind not in known:
            g.note(events.SAW_CARD, seat, BUILDINGS_OF[deck][kind])


def keep(g: PlanetB, seat: int, card: int, rule: str = "") -> None:
    """The card goes to the hand; the others learn only its letter (PB-SETUP-22). `rule`: nobody chose it."""
    deck = BUILDINGS[card].deck
    move_card(g, card, DRAFTED, seat, seat_bit(seat))
    g.note(events.KEPT, seat, card, rule=rule)
    g.note(events.PASSED_ON, seat, deck)


class Keep(Move[PlanetB, int]):
    """One of the cards that go round (PB-SETUP-19..21)."""

    def check(self, g: PlanetB, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (deck,) = args
        card = action[1]
        is_there = BUILDINGS[card].deck == deck and card in drafted(g, deck)
        return None if is_there else fail(failures, "PB-SETUP-19")

    def seen_by(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        keep(g, seat, action[1])


def drafted(g: PlanetB, deck: int) -> list[int]:
    return [BUILDINGS_OF[deck][kind] for kind in kinds_at(g.buildings[deck], DRAFTED)]


class Keeping(Decision[PlanetB, int]):
    """No turn has begun: nothing is sold (PB-SELL-4)."""

    excludes_anytime = True


class FirstTurn(Automatic[PlanetB]):
    """The first player begins (PB-FLOW-1)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        then(g, START_TURN.at(0))


DRAFT: Final[Draft] = STEPS.add("DRAFT", Draft())
DRAFT_CARD: Final[DraftCard] = STEPS.add("DRAFT_CARD", DraftCard())
PASS_ON: Final[PassOn] = STEPS.add("PASS_ON", PassOn())
KEEPING: Final[Keeping] = STEPS.add("KEEPING", Keeping([Keep(verbs.KEEP)]))
FIRST_TURN: Final[FirstTurn] = STEPS.add("FIRST_TURN", FirstTurn())
