"""Whole federations are proposed, the cheapest first, as the moves that form them."""

from __future__ import annotations

from astrarium.games.gaia.actions.federation_proposals import federation_proposals, federation_so_far
from tests.gaia.rules.test_fac_hadsch_ivits import federated
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
    t = realm(planetary_institute="1B1", academy_left="1A4", mine="3A7").tech("terrans", BIG)
    t.give("terrans", bowls=(0, 2, 2))
    (proposal,) = federation_proposals(t.g, 0)
    assert proposal.moves[-1] == "tokens 1 0"  # the bowls that a preview supposes
    t.play(*proposal.moves, "token fed_12vp")
    assert t.bowls("terrans") == (0, 1, 2, 0)


def test_a_federation_by_hand_tells_what_is_in_it_and_what_others_would_add() -> None:
    t = two_ways()
    assert federation_so_far(t.g, 0) is None
    t.play("federate")
    nothing = federation_so_far(t.g, 0)
    assert nothing is not None
    assert (nothing.parts["planets"], nothing.numbers["value"], len(nothing.worth)) == ((), 0, 4)
    t.play("include 1A4")
    so_far = federation_so_far(t.g, 0)
    assert so_far is not None
    assert so_far.parts["planets"] == ("hex:1A4",)
    assert so_far.numbers == {"value": so_far.worth["hex:1A4"], "threshold": 7, "satellites": 0, "qic": 0, "tokens": 0}
    assert set(so_far.worth) == {"hex:1A4", "hex:1B1", "hex:3B0", "hex:5A10"}
    t.play("include 1B1", "include 3B0")
    complete = federation_so_far(t.g, 0)
    assert complete is not None
    assert complete.numbers["value"] >= 7
    assert len(complete.parts["satellites"]) == complete.numbers["satellites"] == 2
    assert federation_so_far(t.g, 1) is None


def test_satellites_that_are_placed_by_hand_belong_to_the_federation_so_far() -> None:
    t = realm(planetary_institute="1B1", academy_left="1A4", mine="3A7").tech("terrans", BIG)
    t.play("federate", "include 1A4", "include 1B1", "done")
    so_far = federation_so_far(t.g, 0)
    assert so_far is not None
    assert so_far.numbers["satellites"] == 1


def test_the_one_federation_of_the_ivits_is_not_included_again() -> None:
    """GP-FAC-IVITS-2: it grows by what touches it, and by others that satellites connect."""
    t = federated(value=14, tokens=0)
    (proposal,) = federation_proposals(t.g, 0)
    assert proposal.moves == ("federate", "done")
    t = federated(value=12, tokens=1).planet("1A9", "gaia").put("ivits", academy_right="1A9").give("ivits", qic=9)
    proposals = federation_proposals(t.g, 0)
    for proposal in proposals:
        trial = t.g.clone()
        for move in proposal.moves:
            trial.play(0, move)
    assert [proposal.moves[1] for proposal in proposals] == ["include 1A9"]


def test_a_federation_that_is_too_small_tells_its_power_value() -> None:
    """GP-FED-1."""
    t = two_ways()
    t.play("federate", "include 1A4")
    assert t.refused("done") == "GP-FED-1"
    so_far = federation_so_far(t.g, 0)
    assert so_far is not None
    assert t.missing("done") == {"have": so_far.numbers["value"], "need": 7}
