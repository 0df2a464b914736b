"""A verb that is locked, or a target that is refused, is explained by what is nearest to being allowed."""

from __future__ import annotations

import random

import astrarium
from astrarium.kernel.game import Game
from astrarium.server.play import choices


def at_a_turn_without(verb: str, seed: int) -> Game:
    """The first turn at which this verb is locked."""
    g, rng = astrarium.new("gaia", players=2, seed=seed), random.Random(seed)
    while True:
        seat = g.actors[0]
        options = g.options(seat)
        verbs = {option.notation.split()[0] for option in options}
        if "pass" in verbs and verb not in verbs:
            return g
        g.play(seat, rng.choice([o for o in options if not o.notation.startswith("pass")] or options).notation)


def locked_reason(verb: str) -> list[dict[str, object]]:
    g = at_a_turn_without(verb, 7)
    seat = g.actors[0]
    open_verbs = {group["verb"] for group in choices.grouped_options(g, seat)}
    found = {locked["verb"]: locked["failures"] for locked in choices.locked_verbs(g, seat, open_verbs)}
    failures: list[dict[str, object]] = found[verb]
    return failures


def test_a_locked_gaia_project_lacks_a_gaiaformer_and_not_a_planet() -> None:
    assert locked_reason("project") == [
        {"rule": "GP-GPROJ-1", "numbers": {"have": 0, "need": 1}, "resource": "resource:gaiaformer"}
    ]


def test_of_equal_candidates_the_one_that_lacks_least_is_named() -> None:
    (failure,) = locked_reason("action")
    numbers = failure["numbers"]
    assert isinstance(numbers, dict)
    assert numbers["need"] - numbers["have"] == 1


def test_a_refusal_has_its_sums_and_what_would_cure_it() -> None:
    g = at_a_turn_without("federate", 7)
    reason = choices.why_move(g, g.actors[0], "federate")
    (failure,) = reason["failures"]
    assert (failure["rule"], failure["cure"], reason["cure"]) == ("GP-FED-1", None, None)
    assert sum(term["amount"] for term in failure["needs"]) == failure["numbers"]["need"] == 7
    assert sum(term["amount"] for term in failure["holds"]) == failure["numbers"]["have"]


def test_a_locked_verb_names_the_move_that_is_nearest() -> None:
    g = at_a_turn_without("project", 7)
    seat = g.actors[0]
    open_verbs = {group["verb"] for group in choices.grouped_options(g, seat)}
    locked = next(locked for locked in choices.locked_verbs(g, seat, open_verbs) if locked["verb"] == "project")
    reason = choices.why_move(g, seat, locked["move"])
    assert [failure["rule"] for failure in reason["failures"]] == [failure["rule"] for failure in locked["failures"]]
    assert (reason["verb"], reason["text"]) == ("project", "gaia-option-project")


def test_a_price_comes_with_what_the_seat_has_of_it() -> None:
    g = at_a_turn_without("federate", 7)
    seat = g.actors[0]
    (price, *_) = [fact for fact in choices.facts(g, "structure:mine", seat) if fact["needs"]]
    holdings = g.rules.holdings(g, seat)
    assert price["have"] == {resource: holdings[resource] for resource in ("resource:credits", "resource:ore")}
    assert all(fact["have"] == {} for fact in choices.facts(g, "structure:mine", None))


def test_facts_of_another_mat_are_those_of_its_owner() -> None:
    g = at_a_turn_without("federate", 7)
    seat = g.actors[0]
    other = 1 - seat
    for reference in ("structure:mine", "resource:ore", "track:economy"):
        assert choices.facts(g, reference, seat, other) == choices.facts(g, reference, other)
        assert choices.facts(g, reference, None, other) == choices.facts(g, reference, other)


def test_pointing_at_an_own_mine_means_to_upgrade_it() -> None:
    g = at_a_turn_without("federate", 7)
    seat = g.actors[0]
    hexes = g.view(seat)["hexes"].items()
    own = next(name for name, hex in hexes if (hex.get("owner"), hex.get("structure")) == (seat, "mine"))
    (reason,) = choices.why_target(g, seat, f"hex:{own}")
    assert reason["move"] == f"upgrade {own} trading_station"
    assert {term["resource"] for term in reason["needs"]} == {"resource:ore", "resource:credits"}
