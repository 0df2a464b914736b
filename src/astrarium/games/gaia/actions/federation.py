"""Form a federation: planets, satellites, token (GP-FED)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Automatic, Decision, Move, Ts, then
from astrarium.kernel.values import bits, put
from astrarium.kernel.verbs import Action

from .. import events, verbs
from .. import federation_search as search
from ..brainstone import take_tokens
from ..counts import lost_planets, power_value
from ..factions.abilities import abilities_of
from ..gains import pay
from ..galaxy import hexes_with
from ..holdings import POWER_VALUE
from ..ids import SPACE
from ..power import tokens_in_bowls
from ..state import Gaia, Player
from ..steps import STEPS
from ..tables import SATELLITE
from .main import MainAction
from .tokens import gain_token

Connection = tuple[int, int]  # the chosen clusters and the satellites that are placed
RANKING_MARKERS: Final = 2  # satellites that stand on the ranking tracks


def satellite_stock(g: Gaia, p: Player) -> int:
    """Satellites that can still be built: 25 less those on the map and used as markers.

    GP-SETUP-20, GP-SUPPLY-6, GP-VAR-5.
    """
    stock = SATELLITE.per_color - p.satellites.bit_count()
    if g.settings["satellite_stock_25"]:
        return stock
    return stock - RANKING_MARKERS - bool(g.settings["variable_turn_order"]) - lost_planets(g, p)


def satellite_budget(g: Gaia, p: Player) -> int:
    """How many satellites can be paid and are in stock (GP-FED-16, GP-FAC-IVITS-4)."""
    abilities = abilities_of(p)
    means = p.qic if abilities.has_one_federation else tokens_in_bowls(p)
    return min(means // abilities.satellite_price, satellite_stock(g, p))


def survey_of(g: Gaia, seat: int) -> search.Survey:
    """What decides about this player's federations (GP-FED-1..11, GP-FAQ-2..4); only Ivits touch old ones.

    Theirs may begin anywhere and counts all that belongs to it now (GP-FAC-IVITS-3, GP-FAC-IVITS-8).
    """
    p = g.players[seat]
    own = p.colonies | p.stations
    empty = empty_space(g)
    empty ^= empty & (own | p.satellites)
    base = base_value = 0
    if abilities_of(p).has_one_federation:
        base = p.federated
        base_value = total_value(g, p, own & base)
    else:
        for hex in bits(p.federated):
            empty ^= empty & g.galaxy.neighbour_mask[hex]
    pieces = tuple([(hex, power_value(g, p, hex)) for hex in bits(own ^ own & p.federated)])
    threshold = abilities_of(p).federation_threshold(p)
    flexible = bool(g.settings["flexible_federations"])
    return search.Survey(g.galaxy, pieces, empty, threshold, satellite_budget(g, p), base, base_value, flexible)


def total_value(g: Gaia, p: Player, pieces: int) -> int:
    """The power value of some own pieces together (GP-FED-2)."""
    total = 0
    for hex in bits(pieces):
        total += power_value(g, p, hex)
    return total


def pieces_at_hand(p: Player) -> int:
    """The pieces that a federation may count; only that of the Ivits counts old ones too (GP-FED-1, GP-FAC-IVITS-8)."""
    own = p.colonies | p.stations
    return own if abilities_of(p).has_one_federation else own ^ own & p.federated


def empty_space(g: Gaia) -> int:
    """The hexes of the board without a planet, whatever else lies there (GP-FED-4, GP-FAQ-5, GP-FAC-IVITS-6)."""
    return hexes_with(SPACE, g.planets)


def names_of(clusters: tuple[search.Cluster, ...]) -> list[int]:
    """Each cluster is named by its lowest hex."""
    return [(cluster.mask & -cluster.mask).bit_length() - 1 for cluster in clusters]


class Federate(MainAction):
    """Action 4, open if some federation can be formed and a token is left (GP-FED-1, GP-FED-15, GP-FED-18)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        if not any(g.token_supply) and (rule := fail(failures, "GP-FED-15")):
            return rule
        p = g.players[seat]
        total, threshold = total_value(g, p, pieces_at_hand(p)), abilities_of(p).federation_threshold(p)
        if total < threshold:
            return fail_short(failures, "GP-FED-1", POWER_VALUE, total, threshold)
        return None if search.any_legal(survey_of(g, seat)) else fail(failures, "GP-FED-18")

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        p = g.players[seat]
        bill.need(POWER_VALUE, abilities_of(p).federation_threshold(p), "federation")
        for hex in bits(pieces_at_hand(p)):
            bill.hold(POWER_VALUE, power_value(g, p, hex), "piece", hex=verbs.HEXES.reference(hex))

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        then(g, CHOOSING_PLANETS.at(seat, 1 if survey_of(g, seat).base else 0))


class Listed(Move[Gaia, *Ts]):
    """A move whose legal actions one search finds together, so that it would take as long to find two of them."""

    def two_legal(self, g: Gaia, seat: int, args: tuple[*Ts]) -> list[Action]:
        return self.legal_actions(g, seat, args)


class Include(Listed[int]):
    """Own planets join, a cluster of neighbours at a time, as long as a legal federation contains them (GP-FED-6)."""

    def legal_actions(self, g: Gaia, seat: int, args: tuple[int]) -> list[Action]:
        (chosen,) = args
        survey = survey_of(g, seat)
        names = names_of(search.clusters(survey))
        possible = search.can_include(survey, chosen) & ~chosen
        return self.verb.each([names[index] for index in bits(possible)])

    def check(self, g: Gaia, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (chosen,) = args
        survey = survey_of(g, seat)
        names = names_of(search.clusters(survey))
        if action[1] not in names:
            return fail(failures, rule_against(g.players[seat], survey, chosen, action[1]))
        cluster = 1 << names.index(action[1])
        if chosen & cluster:
            return fail(failures, "GP-FED-10")
        if search.can_include(survey, chosen) & cluster:
            return None
        return fail(failures, search.why_not(survey, chosen | cluster) or "GP-FED-18")

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        (chosen,) = args
        index = names_of(search.clusters(survey_of(g, seat))).index(action[1])
        then(g, CHOOSING_PLANETS.at(seat, chosen | 1 << index))


def rule_against(p: Player, survey: search.Survey, chosen: int, hex: int) -> str:
    """Why no cluster has this name: it is in a federation, in a cluster, or not the player's (GP-FED-1, 3, 10, 11).

    A planet in a cluster that is chosen belongs to the federation already; others join with the lowest of theirs.
    """
    if p.federated >> hex & 1:
        return "GP-FED-11"
    for index, cluster in enumerate(search.clusters(survey)):
        if cluster.mask >> hex & 1:
            return "GP-FED-10" if chosen >> index & 1 else "GP-FED-3"
    return "GP-FED-1"


def chosen_clusters(survey: search.Survey, chosen: int) -> list[search.Cluster]:
    clusters = search.clusters(survey)
    return [clusters[index] for index in bits(chosen)]


class Done(Listed[int]):
    """The chosen planets reach the threshold in the cheapest way (GP-FED-1, GP-FED-7..9, GP-FED-16)."""

    def legal_actions(self, g: Gaia, seat: int, args: tuple[int]) -> list[Action]:
        (chosen,) = args
        return [self.verb()] if search.is_complete(survey_of(g, seat), chosen) else []

    def check(self, g: Gaia, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (chosen,) = args
        survey = survey_of(g, seat)
        value = sum([cluster.value for cluster in chosen_clusters(survey, chosen)])
        if value < survey.threshold:
            return fail_short(failures, "GP-FED-1", POWER_VALUE, value, survey.threshold)
        rule = search.why_not(survey, chosen)
        return None if rule is None else fail(failures, rule)

    def itemise(self, g: Gaia, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        (chosen,) = args
        survey = survey_of(g, seat)
        bill.need(POWER_VALUE, survey.threshold, "federation")
        for cluster in chosen_clusters(survey, chosen):
            for hex in bits(cluster.mask & pieces_at_hand(g.players[seat])):
                bill.hold(POWER_VALUE, power_value(g, g.players[seat], hex), "piece", hex=verbs.HEXES.reference(hex))

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        (chosen,) = args
        then(g, CONNECT.at(seat, chosen, 0))


class Connect(Automatic[Gaia, int, int]):
    """Satellites connect the planets; the player chooses where there are several cheapest ways (GP-FED-4, GP-FED-7)."""

    def run(self, g: Gaia, seat: int, args: Connection) -> None:
        chosen, placed = args
        survey = survey_of(g, seat)
        ways = search.connections(survey, chosen, placed)
        if ways.bit_count() == search.satellites_missing(survey, chosen, placed):
            form(g, seat, survey, chosen, placed | ways)
        else:
            then(g, PLACING_SATELLITE.at(seat, chosen, placed))


class PlaceSatellite(Listed[int, int]):
    """The next satellite, on one of the cheapest connections (GP-FED-4, GP-FED-7)."""

    def legal_actions(self, g: Gaia, seat: int, args: Connection) -> list[Action]:
        chosen, placed = args
        return self.verb.each(bits(search.satellite_choices(survey_of(g, seat), chosen, placed)))

    def check(self, g: Gaia, seat: int, args: Connection, action: Action, failures: Failures | None) -> str | None:
        chosen, placed = args
        choices = search.satellite_choices(survey_of(g, seat), chosen, placed)
        return None if choices >> action[1] & 1 else fail(failures, "GP-FED-7")

    def do(self, g: Gaia, seat: int, args: Connection, action: Action) -> None:
        chosen, placed = args
        then(g, CONNECT.at(seat, chosen, placed | 1 << action[1]))


def form(g: Gaia, seat: int, survey: search.Survey, chosen: int, satellites: int) -> None:
    """The federation stands, one of any number, and its hexes stay in it (GP-FED-4, GP-FED-17, GP-FED-21).

    Satellites are paid first, then one token is gained (GP-FED-13, GP-FED-22, GP-FAC-IVITS-9).
    """
    p = g.players[seat]
    clusters = search.clusters(survey)
    for index in bits(chosen):
        p.federated |= clusters[index].mask
    p.federated |= satellites
    p.satellites |= satellites
    p.federations += 1
    number = satellites.bit_count()
    g.note(events.FEDERATION_FORMED, seat, number)
    for hex in bits(satellites):
        g.note(events.SATELLITE, seat, hex)
    then(g, TAKING_TOKEN.at(seat))
    price = number * abilities_of(p).satellite_price
    if abilities_of(p).has_one_federation:
        pay(g, seat, qic=price)
    elif price:
        take_tokens(g, seat, price, to_gaia=False)


class TakeToken(Move[Gaia]):
    """One token of a pile that is not empty (GP-FED-13, GP-SUPPLY-3)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if g.token_supply[action[1]] else fail(failures, "GP-SUPPLY-3")

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        g.token_supply = put(g.token_supply, action[1], g.token_supply[action[1]] - 1)
        gain_token(g, seat, action[1])


FEDERATE: Final[Federate] = Federate(verbs.FEDERATE)
CHOOSING_PLANETS: Final[Decision[Gaia, int]] = STEPS.add(
    "CHOOSING_PLANETS", Decision([Include(verbs.INCLUDE), Done(verbs.DONE)])
)
CONNECT: Final[Connect] = STEPS.add("CONNECT", Connect())
PLACING_SATELLITE: Final[Decision[Gaia, int, int]] = STEPS.add(
    "PLACING_SATELLITE", Decision([PlaceSatellite(verbs.SATELLITE)])
)
TAKING_TOKEN: Final[Decision[Gaia]] = STEPS.add("TAKING_TOKEN", Decision([TakeToken(verbs.TAKE_TOKEN)]))
