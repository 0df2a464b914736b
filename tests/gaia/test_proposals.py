"""Whole federations are proposed, the cheapest first, as the moves that form them."""

from __future__ import annotations

from astrarium.games.gaia.actions.federation import federation_proposals
from tests.gaia.rules.test_federation import BIG, realm, satellites, two_ways


def test_proposals_are_ranked_and_can_be_played() -> None:
    t = two_ways()
    proposals = federation_proposals(t.g, 0)
    assert [proposal.moves for proposal in proposals] == [
        ("federate", "include 1A4", "include 1B1", "include 3B0", "done"),
        ("federate", "include 1A4", "include 1B1", "include 3B0", "include 5A10", "done"),
    ]
    assert proposals[0].parts["left_out"] == ("hex:5A10",)
    for proposal in proposals:
        trial = two_ways()
        trial.play(*proposal.moves, "token fed_12vp")
        assert len(satellites(trial)) == proposal.numbers["satellites"] == len(proposal.parts["satellites"])
        assert len(satellites(trial)) == 2
    assert federation_proposals(t.g, 0, limit=1) == proposals[:1]
    assert federation_proposals(t.g, 1) == []


def test_proposals_name_the_satellites_where_there_is_a_choice() -> None:
    t = realm(planetary_institute="1B1", academy_left="1A4", mine="3A7").tech("terrans", BIG)
    (proposal,) = federation_proposals(t.g, 0)
    assert proposal.moves == ("federate", "include 1A4", "include 1B1", "done", "satellite 1A3")
    t.play(*proposal.moves, "token fed_12vp")
    assert satellites(t) == ["1A3"]
