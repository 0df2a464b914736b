"""What is always true of a position: limits, sums, and every component in one place only."""

from __future__ import annotations

from astrarium.kernel.pools import bag_size, kinds_at, known_kinds, remaining_counts

from .counts import board_side, free_places, hand_size, vp
from .ids import NONE
from .laws import laws_in_progress
from .news import NEWS_DONE
from .production import tiles_left
from .state import GONE, UNDER, PlanetB, Player
from .tables import (
    BUILDINGS_OF,
    COMMON,
    FRAUD_EACH,
    HIGHEST_MOOD,
    HQ,
    LAST_STEP,
    LOWEST_MOOD,
    PRODUCTION_TILES,
    VOTES_EACH,
    WORKIES_MOST,
)


def invariant_errors(g: PlanetB) -> list[str]:
    """What is wrong; always empty if the rules are right."""
    found = [f"seat {seat}: {error}" for seat, p in enumerate(g.players) for error in player_errors(p)]
    return found + card_errors(g) + table_errors(g)


def player_errors(p: Player) -> list[str]:
    """The limits of one player board."""
    places = [free_places(built, zone, kind) for built in p.built for zone in range(2) for kind in range(2)]
    checks = {
        "billies": p.billies >= 0,
        "points": vp(p) >= 0,
        "mood": LOWEST_MOOD <= p.mood <= HIGHEST_MOOD,
        "storage": all([0 <= count <= COMMON.storage_per_resource for count in p.storage]),
        "workies": all([0 <= count <= most for count, most in zip(p.workies, WORKIES_MOST, strict=True)]),
        "production tiles": all([tiles_left(p, resource) >= 0 for resource in range(len(PRODUCTION_TILES))]),
        "discs": all([0 <= step <= LAST_STEP for step in p.discs]),
        "fraud": all([p.fraud.count(kind) <= each for kind, each in enumerate(FRAUD_EACH)]),
        "zones": all([free >= 0 for free in places]),
        "buildings": len({built[0] for built in p.built}) == len(p.built),
    }
    return [f"{name} wrong" for name, holds in checks.items() if not holds]


def card_errors(g: PlanetB) -> list[str]:
    """Every card is in one place only, and everybody knows the own hand."""
    found: list[str] = []
    built = [building[0] for p in g.players for building in p.built if building[0] != HQ]
    gone = [BUILDINGS_OF[deck][kind] for deck, pool in enumerate(g.buildings) for kind in kinds_at(pool, GONE)]
    if len(set(built)) != len(built) or not set(built) <= set(gone):
        found.append("built cards wrong")
    for deck, pool in enumerate(g.buildings):
        places = [place for place in range(UNDER, len(pool[1])) if pool[1][place]]
        if sorted(g.under[deck]) != places or min(remaining_counts(pool)) < 0 or bag_size(pool) < 0:
            found.append(f"deck {deck} wrong")
        if any([len(known_kinds(pool, seat, seat)) != len(pool[1][seat]) for seat in range(len(g.players))]):
            found.append(f"somebody does not know their own cards of deck {deck}")
    if any([hand_size(g, seat) > COMMON.hand_limit for seat in range(len(g.players))]):
        found.append("a hand is too large")
    doing = [frame[2][0] for frame in g.stack if frame[0] == NEWS_DONE.number]
    news = [card for card in g.open_news if card != NONE] + [card for p in g.players for card in p.news] + doing
    laws = [law for deck in g.laws_under for law in deck] + laws_in_progress(g)
    if len(set(news)) != len(news) or len(set(laws)) != len(laws):
        found.append("a card of news or laws is there twice")
    return found


def table_errors(g: PlanetB) -> list[str]:
    """Votes, conglomerates, marker and offices."""
    tiles = [tile for tile, _ in g.tiles if tile != NONE] + [g.next_tile] * (g.next_tile != NONE)
    side, holders = board_side(g), [voter for voter in g.offices if voter != NONE]
    sums = [votes + g.bag[voter] + sum([front[voter] for front in g.fronts]) for voter, votes in enumerate(g.votes)]
    checks = {
        "votes": all([total == VOTES_EACH for total in sums]) and min(*g.votes, *g.bag) >= 0,
        "conglomerates": len(set(tiles)) == len(tiles),
        "briefcases": all([0 <= count <= side.briefcase_spots_per_tile for count in g.briefcases]),
        "marker": 0 <= g.marker <= side.election_track_steps,
        "offices": len(set(holders)) == len(holders) and len(holders) in (0, len(g.offices)),
    }
    return [f"{name} wrong" for name, holds in checks.items() if not holds]
