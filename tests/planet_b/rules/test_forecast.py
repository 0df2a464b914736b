"""The forecast of an election against all orders of the votes, and what else is counted for players."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from astrarium.games.planet_b.election import HOLD_ELECTION
from astrarium.games.planet_b.forecast import drawn_by, election_chances, market_after, office_chances
from astrarium.games.planet_b.ids import GREY, NONE, RED
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.tables import EXCHANGE, HQ
from astrarium.games.planet_b.turn import NEXT_TURN
from astrarium.games.planet_b.workies import FIRE
from astrarium.kernel.position import CHANCE
from tests.marks import rule
from tests.planet_b.scenario import (
    CENTRE,
    LEFT,
    P1,
    P2,
    P3,
    begin,
    begin_in_turn,
    options,
    play,
    points,
    put_fraud,
    put_pile,
    put_tile,
    put_votes,
    store,
    table,
)

Rows = list[list[float]]


def by_all_orders(bag: list[int], drawers: list[int], stuffed: list[int], ranks: list[int]) -> Rows:
    """The chances counted over every order of the votes; `drawers` says who draws the first, the second and so on."""
    found = [[0] * len(bag) for _ in bag]
    orders = set(permutations([owner for owner, votes in enumerate(bag) for _ in range(votes)]))
    for order in orders:
        counts = list(stuffed)
        for drawer, owner in zip(drawers, order, strict=True):
            counts[drawer] += int(drawer == owner)
        places = sorted(range(len(bag)), key=lambda voter: (-counts[voter], -ranks[voter]))
        for office, voter in enumerate(places):
            found[voter][office] += 1
    return [[float(Fraction(n, len(orders))) for n in each] for each in found]


@rule("PB-ELEC-12", "PB-ELEC-13", "PB-ELEC-14")
@pytest.mark.parametrize(
    ("bag", "hands", "stuffed", "ranks"),
    [
        ([3, 2, 2], [3, 3, 3], [0, 0, 0], [0, 1, 2]),
        ([2, 3, 3], [4, 3, 3], [1, 0, 0], [2, 0, 1]),
        ([1, 2, 2, 2], [3, 3, 3, 3], [0, 0, 2, 0], [0, 1, 2, 3]),
        ([2, 2, 1, 2], [3, 4, 3, 3], [0, 1, 1, 0], [3, 1, 0, 2]),
        ([4, 0, 1, 2], [1, 2, 1, 1], [0, 0, 0, 1], [1, 3, 2, 0]),
        ([0, 0, 0], [3, 3, 3], [0, 0, 0], [0, 1, -1]),
    ],
)
def test_the_chances_are_those_of_all_orders(
    bag: list[int], hands: list[int], stuffed: list[int], ranks: list[int]
) -> None:
    order = list(range(len(bag)))
    drawers = [voter for _ in range(sum(bag)) for voter in order for _ in range(hands[voter])][: sum(bag)]
    drawn = drawn_by(order, hands, sum(bag))
    assert drawn == [drawers.count(voter) for voter in order]
    found = office_chances(bag, drawn, stuffed, ranks)
    for row, wanted in zip(found, by_all_orders(bag, drawers, stuffed, ranks), strict=True):
        assert row == pytest.approx(wanted)


def results(g: PlanetB) -> dict[tuple[int, ...], Fraction]:
    """The offices after the election that is being held, with their chances: every vote that can be drawn is."""
    if CHANCE not in g.actors:
        return {g.offices: Fraction(1)}
    found: dict[tuple[int, ...], Fraction] = {}
    actions, weights = g.rules.steps[g.stack[-1][0]].outcomes(g, *g.stack[-1][1:])  # type: ignore[attr-defined]
    for action, weight in zip(actions, weights, strict=True):
        if weight:
            after = g.clone()
            after.apply(CHANCE, action)
            for offices, chance in results(after).items():
                found[offices] = found.get(offices, Fraction(0)) + chance * weight / sum(weights)
    return found


@rule("PB-ELEC-8", "PB-ELEC-10")
def test_the_forecast_is_what_the_election_brings() -> None:
    """A longer arm, stuffed ballots, votes for a good mood, an office of before."""
    g = table(3, P2)
    put_votes(g, 2, 1, 2)
    put_fraud(g, P1, "stuffing")
    put_fraud(g, P3, "grab")
    g.players[P2].mood = 1
    g.offices = (P1, P3, P2)
    forecast = election_chances(g)
    assert [(known.votes, known.hand, known.stuffed) for known in forecast] == [(2, 3, 1), (2, 3, 0), (2, 4, 0)]
    held = results(begin(g.clone(), HOLD_ELECTION.at(P2), NEXT_TURN.at(P2)))
    for voter, known in enumerate(forecast):
        wanted = [sum([chance for offices, chance in held.items() if offices[n] == voter]) for n in range(3)]
        assert known.offices == pytest.approx([float(chance) for chance in wanted])


@rule("PB-EXCH-2", "PB-DEAL-5")
def test_the_votes_of_an_exchange_that_is_due_are_in_the_forecast() -> None:
    """Who is immoral gets points for it instead of votes."""
    g = table(4)
    put_votes(g, 2, 1, 2, 1)
    g.briefcases = (2, 0, 0)
    g.turn_seat, g.deal = P1, LEFT
    assert [known.votes for known in election_chances(g)] == [2, 1, 2, 1]
    g.briefcases = (4, 0, 0)
    assert [known.votes for known in election_chances(g)] == [2 + EXCHANGE.votes, 1, 2, 1]
    put_pile(g, P1, "ii04")
    assert [known.votes for known in election_chances(g)] == [2, 1, 2, 1]


@rule("PB-P23-6", "PB-P23-10")
def test_the_puppet_of_two_players_is_in_the_forecast() -> None:
    g = table(2)
    put_votes(g, 1, 1, 0)
    assert [known.votes for known in election_chances(g)] == [1, 1, 9]
    facts = g.rules.facts(g, "place:bag", None)
    assert [fact.values["voter"] for fact in facts[1:]] == ["seat:p1", "seat:p2", "seat:puppet"]
    assert int(facts[3].values["president"]) >= 90


def test_a_full_bag_is_still_exact() -> None:
    found = office_chances([25] * 4, drawn_by([0, 1, 2, 3], [3, 4, 3, 3], 100), [0, 1, 0, 0], [0, 1, 2, 3])
    for office in range(4):
        assert sum([row[office] for row in found]) == pytest.approx(1)
    assert all(sum(row) == pytest.approx(1) for row in found)


@rule("PB-EXCH-7", "PB-SELL-5")
def test_the_next_price_is_known_when_an_exchange_is_due() -> None:
    g = table(4)
    put_tile(g, LEFT, "a1", "grey")
    g.briefcases = (3, 0, 0)
    assert g.view(P1)["prices"]["plastic"]["next"] is None
    play(g, "p1 deal left")
    price = g.view(P1)["prices"]["plastic"]
    assert (price["now"], price["next"]) == (price["grey"], price["red"])
    assert g.view(P1)["prices"]["water"]["next"] is None


@rule("PB-EXCH-5", "PB-EXCH-9")
def test_a_tile_that_leaves_is_followed_by_the_side_that_is_laid_out() -> None:
    g = table(4)
    put_tile(g, CENTRE, "a2", "grey")
    assert market_after(g, CENTRE) == RED
    put_tile(g, LEFT, "a1", "red")
    assert market_after(g, LEFT) == GREY
    g.next_tile = NONE
    assert market_after(g, LEFT) == RED


@rule("PB-SCORE-1", "PB-SCORE-6", "PB-MONEY-3")
def test_one_sees_ones_own_points_if_the_game_ended_now() -> None:
    g = table(3)
    store(g, P1, meat=2)
    g.players[P1].billies = 4
    g.players[P1].mood = 1
    g.players[P1].discs = (1, 0, 2)
    put_votes(g, 5, 3, 1)
    g.offices = (P1, P2, P3)
    money = (4 + 2 * g.view(P1)["prices"]["meat"]["now"]) // 3
    assert g.view(P1)["players"][P1]["if_ended"] == points(g) + money + 2 * 3 + 2 * 1 + 20 + 15
    assert g.view(P1)["players"][P2]["if_ended"] is None
    assert g.view(None)["players"][P1]["if_ended"] is None


@rule("PB-WORK-4")
def test_the_view_names_the_building_whose_box_is_asked_for() -> None:
    g = table(3)
    assert g.view(P1)["firing"] == []
    begin_in_turn(g, FIRE.at(P1, HQ))
    assert g.view(P1)["firing"] == ["hq"]
    assert options(g, "use") == ["upper", "lower"]
