"""The comparison of odds and battles notices what is wrong and accepts what is right."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.odds import Outcome
from tests.eclipse.played_battles import PAIRS, PlayedBattle
from tests.eclipse.soak import compare, faults_alone, holm, modules, p_value, upper_gamma

WON: Outcome = (0, (1,), (0,))
LOST: Outcome = (1, (0,), (1,))
RARE: Outcome = (2, (1,), (1,))


def test_sixty_pairs_of_fleets_can_be_read() -> None:
    assert len(PAIRS) == 60
    for pair in PAIRS:
        odds = PlayedBattle(*pair).odds()
        assert not odds.samples
        assert sum(odds.outcomes.values()) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("number", [0, 14, 21, 36, 38, 42, 45, 54])
def test_some_battles_agree_with_their_odds(number: int) -> None:
    assert compare(number, 150) > 0.0001


def test_chi_square_against_tables() -> None:
    assert upper_gamma(0.5, 3.841 / 2) == pytest.approx(0.05, abs=1e-4)
    assert upper_gamma(5, 18.307 / 2) == pytest.approx(0.05, abs=1e-4)


def test_wrong_odds_are_found() -> None:
    assert p_value({WON: 0.5, LOST: 0.5}, {WON: 2_500, LOST: 2_500}, 5_000) == pytest.approx(1)
    assert p_value({WON: 0.5, LOST: 0.5}, {WON: 2_700, LOST: 2_300}, 5_000) < 1e-6
    assert p_value({WON: 1.0}, {WON: 4_999, LOST: 1}, 5_000) == 0
    assert p_value({WON: 0.5, LOST: 0.4998, RARE: 0.0002}, {WON: 2_500, LOST: 2_499, RARE: 1}, 5_000) > 0.9


def test_holm_corrects_for_many_tests() -> None:
    assert holm([0.01, 0.5, 0.04]) == pytest.approx([0.03, 0.5, 0.08])


def test_every_module_is_played_alone() -> None:
    """At numbers of players that allow it, and no game goes wrong."""
    played = {name: players for name, _, players in modules()}
    assert {"ancient_hives", "warp_portals", "rota_species", "alliances", "simultaneous_play"} <= set(played)
    assert min(played["alliances"]) == 4
    assert min(played["simultaneous_play"]) == 7
    assert min(played["rota_species"]) == 2
    assert faults_alone(0) == []
