"""Offices and laws (PB-OFF, PB-LAW)."""

from __future__ import annotations

import pytest

from astrarium.games.planet_b.election import HOLD_ELECTION
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.turn import NEXT_TURN
from astrarium.kernel.position import CHANCE
from tests.marks import example, rule
from tests.planet_b.scenario import (
    LAW,
    P1,
    P2,
    P3,
    P4,
    begin,
    fire,
    open_news,
    options,
    play,
    points,
    put_pile,
    put_votes,
    store,
    table,
    verbs_of,
)


def governed(players: int = 3, pile: str = "") -> PlanetB:
    """p1 is President, p2 Vice President, and so on."""
    g = table(players)
    g.offices = tuple(range(players))
    put_pile(g, P1, pile)
    return g


@rule("PB-OFF-1")
@example("E-36")
def test_the_office_is_used_once_in_a_turn() -> None:
    g = governed()
    open_news(g, "- - -")
    play(g, "p1 deal left; p1 produce top")
    assert g.why_not(P1, "end") == "PB-OFF-1"
    play(g, "p1 office; chance turn-law y02; p1 decide left")
    assert g.why_not(P1, "office") == "PB-OFF-1"
    play(g, "p1 end")


@rule("PB-OFF-2", "PB-OFF-3")
@example("E-35")
def test_morality_counts_when_the_office_is_used() -> None:
    g = governed()
    play(g, "p1 office")
    assert {g.rules.verbs.notation(action)[9:10] for action in g.actions(CHANCE)} == {"y"}
    g = governed()
    play(g, "p1 deal left; p1 play ii03; p1 office")
    assert {g.rules.verbs.notation(action)[9:10] for action in g.actions(CHANCE)} == {"b"}


@rule("PB-OFF-4", "PB-OFF-5", "PB-OFF-6")
@pytest.mark.parametrize(("pile", "gains"), [("i01", (0, 0, 0)), ("ii03", (6, 3, 1))])
@example("E-110")
def test_the_other_offices_give_points_only_to_the_immoral(pile: str, gains: tuple[int, ...]) -> None:
    found = []
    for office in (1, 2, 3):
        g = table(4)
        put_pile(g, P1, pile)
        others = [P2, P3, P4]
        g.offices = tuple([P1 if at == office else others.pop() for at in range(4)])
        play(g, "p1 office")
        if office == 1 and not gains[0]:
            assert "support" not in verbs_of(g)
            play(g, "p1 advance futurists")
        assert g.why_not(P1, "deal left") is None  # that was all
        found.append(points(g))
        effects = (g.players[P1].discs[1], g.players[P1].mood, g.bag[P1] - 3)
        assert effects == tuple([int(not gains[0] and at == office) for at in (1, 2, 3)])
    assert tuple(found) == gains


@rule("PB-OFF-8")
@example("E-153")
def test_an_office_is_used_first_in_the_next_own_turn() -> None:
    g = table()
    put_votes(g, 3, 0, 0)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    play(g, "chance draw-vote p1; chance draw-vote p1; chance draw-vote p1")
    assert (g.offices[0], points(g), g.actors) == (P1, 25, (P2,))
    assert g.why_not(P1, "office") == "PB-FLOW-1"
    assert "office" in verbs_of(g, P2)


@rule("PB-LAW-1", "PB-LAW-2", "PB-LAW-6")
@example("W-20")
def test_a_law_is_decided_for_the_president_and_the_others() -> None:
    g = governed(4)
    g.players[P3].discs = (0, 4, 0)
    play(g, "p1 office; chance turn-law y01")
    assert g.why_not(P1, "pass") == "PB-LAW-1"
    assert g.view(P4)["deciding"] == ["y01"]
    play(g, "p1 decide left; p1 advance futurists")
    assert [p.discs[1] for p in g.players] == [1, 1, 4, 1]
    assert points(g, P3) == 4


@rule("PB-LAW-3")
@example("E-109", "E-202")
def test_a_decided_law_lies_under_its_deck_known_to_all() -> None:
    g = governed()
    g.laws_under = (tuple([LAW[f"y{n:02}"] for n in range(2, 11)]), ())
    play(g, "p1 office; chance turn-law y01; p1 decide right; p1 produce top")
    assert g.view(P2)["laws"]["yellow"] == {"size": 10, "under": [f"y{n:02}" for n in (*range(2, 11), 1)]}
    g.is_office_used = False
    play(g, "p1 office")
    assert [g.rules.verbs.notation(action) for action in g.actions(CHANCE)] == ["turn-law y02"]


@rule("PB-LAW-4")
@example("E-81")
def test_a_side_that_cannot_be_paid_is_not_chosen() -> None:
    g = governed(pile="ii03")
    g.players[P1].billies = 4
    play(g, "p1 office; chance turn-law b09")
    assert options(g, "decide") == ["right"]
    assert g.why_not(P1, "decide left") == "PB-LAW-4"
    play(g, "p1 decide right")
    assert [p.billies for p in g.players] == [18, 14, 14]


@rule("PB-LAW-5")
@example("E-135")
def test_the_decider_comes_before_the_others() -> None:
    g = governed()
    g.players[P1].discs = (0, 2, 0)
    play(g, "p1 office; chance turn-law y01; p1 decide left")
    assert [p.discs[1] for p in g.players] == [2, 0, 0]
    play(g, "p1 support futurists 1 upper")
    assert [p.discs[1] for p in g.players] == [0, 1, 1]


@rule("PB-LAW-7", "PB-CARD-16")
@example("E-37", "E-148")
def test_a_law_inside_a_law_is_the_next_one() -> None:
    g = governed()
    open_news(g, "- ii01 -")
    play(g, "p1 office; chance turn-law y04; p1 decide right; p1 play ii01")
    assert options(g, "take-law") == ["yellow", "blue"]
    play(g, "p1 take-law yellow")
    assert "turn-law y04" not in [g.rules.verbs.notation(action) for action in g.actions(CHANCE)]
    play(g, "chance turn-law y02; p1 decide left")
    assert g.view(P1)["laws"]["yellow"]["under"] == ["y02", "y04"]
    assert g.view(P1)["players"][P1]["news"] == ["ii01"]


def test_a_law_of_a_box_is_named_before_it_is_seen() -> None:
    """PB-CARD-16: the Courthouse, whatever the own morality."""
    g = table()
    store(g, P1)
    fire(g, "b11_1")
    play(g, "p1 take-law blue; chance turn-law b07; p1 decide right")
    assert g.bag == (7, 4, 4)
    assert g.players[P1].mood == 1
