"""What somebody does not know: the Deep Space pile once it was looked through, and tokens that were looked at."""

from __future__ import annotations

from astrarium.kernel.chance import Card, Random, is_known, redealt
from astrarium.kernel.rules import Hidden

from . import verbs
from .ids import NONE
from .state import Federation
from .tables import ALTERATIONS, DEEP_TILES


def unknown_tiles(g: Federation) -> list[int]:
    """One for each Deep Space tile that is neither in the pile nor taken, for those in the box."""
    gone = {kind for kind, _ in g.deep_pile} | {p.deep_tile for p in g.players}
    return [int(kind not in gone) for kind in range(len(DEEP_TILES))]


def seen_strength(g: Federation) -> int:
    cards = (*g.looked, *g.returned)
    return ALTERATIONS[cards[0][0]].strength if cards else NONE


def redeal(g: Federation, seat: int | None, rng: Random) -> None:
    """Other tiles in the pile and other tokens in somebody's hand, of which the seat knows nothing (FED-HID-2)."""
    g.deep_pile, _ = redealt(g.deep_pile, unknown_tiles(g), seat, rng)
    strength = seen_strength(g)
    if strength == NONE:
        return
    counts = [left if ALTERATIONS[kind].strength == strength else 0 for kind, left in enumerate(g.unseen)]
    cards, left = redealt((*g.looked, *g.returned), counts, seat, rng)
    g.looked, g.returned = cards[: len(g.looked)], cards[len(g.looked) :]
    g.unseen = tuple(
        [left[kind] if ALTERATIONS[kind].strength == strength else g.unseen[kind] for kind in range(len(g.unseen))]
    )


def hidden(g: Federation, seat: int | None) -> list[Hidden]:
    """Everything that `redeal` may change, with what it might be (FED-HID-1, FED-HID-2, FED-DEEP-9)."""
    return deep_space(g, seat) + tokens(g, seat)


def deep_space(g: Federation, seat: int | None) -> list[Hidden]:
    unknown = [kind for kind, knowers in g.deep_pile if not is_known((kind, knowers), seat)]
    possible = frozenset([kind for kind, free in enumerate(unknown_tiles(g)) if free] + unknown)
    return [
        Hidden(f"{verbs.DEEP_TILES.kind} {place}", card[0], possible)
        for place, card in enumerate(g.deep_pile)
        if not is_known(card, seat)
    ]


def tokens(g: Federation, seat: int | None) -> list[Hidden]:
    strength = seen_strength(g)
    cards: tuple[Card, ...] = (*g.looked, *g.returned)
    unknown = [card[0] for card in cards if not is_known(card, seat)]
    unseen = [kind for kind, left in enumerate(g.unseen) if left and ALTERATIONS[kind].strength == strength]
    return [
        Hidden(f"{verbs.ALTERATIONS.kind} {place}", card[0], frozenset(unseen + unknown))
        for place, card in enumerate(cards)
        if not is_known(card, seat)
    ]
