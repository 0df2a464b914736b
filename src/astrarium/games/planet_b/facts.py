"""Facts: what is true of anything on the table, for one seat, without a legal move behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.bills import Term
from astrarium.kernel.explanations import Fact
from astrarium.kernel.verbs import Domain, find_by_kind

from . import verbs
from .costs import BILLIES
from .counts import built_at, deck_size, price, price_at, voter_name
from .forecast import Chances, election_chances, market_after
from .ids import GREY, NONE, RED
from .later import after_exchange, spots_left
from .state import PlanetB
from .tables import BUILDINGS, HQ, LOCATIONS, NAMES, NEWS

BAG: Final = "place:bag"
Facts = Callable[[PlanetB, int], list[Fact]]


def described(reference: str) -> Fact:
    return Fact("described", {"thing": reference})


def building_facts(g: PlanetB, card: int) -> list[Fact]:
    """Who has built it, or its price and points; hands are secret (PB-INFO-1)."""
    built = [Fact("built-by", {"seat": seat}) for seat, p in enumerate(g.players) if built_at(p, card) != NONE]
    if built or card == HQ:
        return built
    building = BUILDINGS[card]
    term = Term(BILLIES, building.cost, "price", {"of": verbs.BUILDINGS.reference(card)})
    return [Fact("price", {}, (term,)), Fact("worth", {"points": building.vp})]


def news_facts(g: PlanetB, card: int) -> list[Fact]:
    """Whether it is immoral, and in whose pile it lies (PB-NEWS-4, PB-NEWS-8)."""
    found = [Fact("immoral", {})] if NEWS[card].immoral else []
    return found + [Fact("in-pile", {"seat": seat}) for seat, p in enumerate(g.players) if card in p.news]


def resource_facts(g: PlanetB, resource: int) -> list[Fact]:
    """The price now, and both that are possible (PB-SELL-5)."""
    prices = {"now": price(g, resource), "grey": price_at(resource, GREY), "red": price_at(resource, RED)}
    return [Fact("sells-for", {**prices})]


def track_facts(g: PlanetB, track: int) -> list[Fact]:
    """The step of every disc (PB-FACT-1)."""
    return [Fact("step", {"seat": seat, "step": p.discs[track]}) for seat, p in enumerate(g.players)]


def location_facts(g: PlanetB, location: int) -> list[Fact]:
    """The conglomerate there, its spots, and the exchange with its prices (PB-DEAL-1, PB-DEAL-5, PB-EXCH-4..7)."""
    tile, side = g.tiles[location]
    if tile == NONE:
        return [Fact("empty", {})]
    shown = {"tile": verbs.TILES.reference(tile), "side": verbs.SIDES.reference(side)}
    first, second = LOCATIONS[location].market_resources
    goods = {"first": verbs.RESOURCES.reference(first), "second": verbs.RESOURCES.reference(second)}
    prices = {"now": price_at(first, g.markets[location]), "next": price_at(first, market_after(g, location))}
    return [
        Fact("lies-here", {**shown, "briefcases": g.briefcases[location]}),
        Fact("spots", {"count": spots_left(g, location)}),
        after_exchange(g, location),
        Fact("market", {**goods, **prices}),
    ]


def deck_facts(g: PlanetB, deck: int) -> list[Fact]:
    return [Fact("cards", {"count": deck_size(g, deck)})]


def office_facts(g: PlanetB, office: int) -> list[Fact]:
    """Who holds it (PB-OFF-7)."""
    voter = g.offices[office] if office < len(g.offices) else NONE
    if voter == NONE:
        return [Fact("vacant", {})]
    return [Fact("held", {"seat": voter}) if voter < len(g.players) else Fact("held-by-puppet", {})]


def seat_facts(g: PlanetB, seat: int) -> list[Fact]:
    """The votes of a player in the bag and in the supply (PB-VOTE-3)."""
    if seat >= len(g.players):
        return []
    return [Fact("votes", {"bag": g.bag[seat], "supply": g.votes[seat]})]


def bag_facts(g: PlanetB) -> list[Fact]:
    """The chances of an election after this turn, while nobody has drawn (PB-ELEC-12, PB-VOTE-3)."""
    if g.turn_seat == NONE or g.fronts or not g.stack:
        return []
    return [chances_fact(g, voter, known) for voter, known in enumerate(election_chances(g))]


def chances_fact(g: PlanetB, voter: int, known: Chances) -> Fact:
    offices = {NAMES["office"][office]: percent(chance) for office, chance in enumerate(known.offices)}
    name = verbs.VOTERS.reference(voter_name(g, voter))
    votes = {"now": g.bag[voter], "votes": known.votes, "hand": known.hand, "stuffed": known.stuffed}
    return Fact("chances-of-four" if len(offices) == 4 else "chances-of-three", {"voter": name, **votes, **offices})


def percent(chance: float) -> int:
    """Rounded, but only what is certain is 100 or 0."""
    return round(100 * chance) if chance in (0, 1) else max(1, min(99, round(100 * chance)))


BY_KIND: Final[dict[str, tuple[Domain, Facts]]] = {
    "building": (verbs.BUILDINGS, building_facts),
    "news": (verbs.NEWS, news_facts),
    "resource": (verbs.RESOURCES, resource_facts),
    "track": (verbs.TRACKS, track_facts),
    "location": (verbs.LOCATIONS, location_facts),
    "deck": (verbs.DECKS, deck_facts),
    "office": (verbs.OFFICES, office_facts),
    "seat": (verbs.SEATS, seat_facts),
}


def facts(g: PlanetB, reference: str) -> list[Fact]:
    """The name of a thing, then what is true of it; all of it is public."""
    if reference == BAG:
        return [described(reference), *bag_facts(g)]
    found = find_by_kind(BY_KIND, reference)
    return [described(reference), *(found[0](g, found[1]) if found else [])]
