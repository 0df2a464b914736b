"""The odds of battles are exact: those of the examples, by hand, and those of battles that are played out."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.fleets import Squadron
from astrarium.games.eclipse.ids import NPC
from astrarium.games.eclipse.odds import (
    MOST_STATES,
    SAMPLES,
    Fleet,
    Policy,
    battle_odds,
    chance_of,
    expected_ships,
    leaving_of,
    ordered,
)
from astrarium.games.eclipse.odds_chain import ATTACKER_HOLDS, DEFENDER_HOLDS, STALEMATE
from astrarium.games.eclipse.odds_sampling import sampled
from astrarium.games.eclipse.odds_states import Side, state_count
from astrarium.games.eclipse.volleys import volley_outcomes
from astrarium.kernel.chance import Dealer, DrawStream
from tests.eclipse.fleets import HEAVY_CRUISER, npc, ship, ships
from tests.marks import example, rule

FEW_STATES = 2_500  # of fleets of usual size

# attackers, their number, the defender, then: they win, how many are left, battle rounds
PRINTED_ODDS = [
    ("standard_interceptor", 1, "ancient", 0.031142, 0.0311, 1.775),
    ("standard_interceptor", 2, "ancient", 0.201374, 0.3205, 2.907),
    ("standard_interceptor", 3, "ancient", 0.465157, 1.0651, 3.500),
    ("standard_cruiser", 1, "ancient", 0.170287, 0.1703, 2.870),
    ("standard_cruiser", 2, "ancient", 0.667995, 1.0707, 3.451),
    ("standard_dreadnought", 1, "ancient", 0.652053, 0.6521, 2.791),
    ("orion_cruiser", 1, "ancient", 0.559064, 0.5591, 4.181),
    ("heavy", 2, "gcds", 0.868981, 1.4560, 4.458),
    ("heavy", 2, "ancient_cruiser_a", 0.852473, 1.4194, 3.389),
    ("heavy", 2, "ancient_cruiser_b", 0.919786, 1.6863, 3.327),
    ("heavy", 2, "ancient_cruiser_c", 0.951978, 1.7091, 2.386),
    ("heavy", 2, "ancient_cruiser_d", 0.996657, 1.9330, 1.369),
    ("heavy", 2, "ancient_cruiser_e", 0.997301, 1.9244, 1.377),
    ("heavy", 2, "ancient_cruiser_f", 0.990063, 1.8972, 3.327),
    ("heavy", 2, "ancient_cruiser_g", 0.973016, 1.7938, 2.357),
    ("heavy", 2, "ancient_cruiser_h", 0.733912, 1.2584, 6.034),
    ("heavy", 2, "ancient_dreadnought_a", 0.302601, 0.4741, 5.140),
    ("heavy", 2, "ancient_dreadnought_b", 0.761203, 1.0542, 2.935),
]


def attacking(name: str) -> Squadron:
    return ship("standard_cruiser", HEAVY_CRUISER) if name == "heavy" else ship(name)


@rule("ECL-HIT-2", "ECL-NPC-1", "ECL-BATTLE-7")
@pytest.mark.parametrize(("attacker", "count", "defender", "wins", "left", "rounds"), PRINTED_ODDS)
def test_the_odds_against_npc_ships_are_those_of_the_examples(
    attacker: str, count: int, defender: str, wins: float, left: float, rounds: float
) -> None:
    odds = battle_odds(ships(count, attacking(attacker)), ships(1, npc(defender)))
    assert not odds.samples
    assert chance_of(odds, ATTACKER_HOLDS) == pytest.approx(wins, abs=5e-7)
    assert expected_ships(odds, 0) == pytest.approx([left], abs=5e-5)
    assert odds.rounds == pytest.approx(rounds, abs=5e-4)
    assert sum(odds.outcomes.values()) == pytest.approx(1, abs=1e-12)


def test_a_duel_by_hand() -> None:
    damaged = (1 / 6) / (1 - 5 / 6 * 4 / 9)  # an Ancient with one damage falls to the interceptor
    wins = (1 / 6) * (4 / 9) * damaged / (1 - 5 / 6 * 4 / 9)
    odds = battle_odds(ships(1, ship("standard_interceptor")), ships(1, npc("ancient")))
    assert chance_of(odds, ATTACKER_HOLDS) == pytest.approx(wins, abs=1e-14)
    assert chance_of(odds, DEFENDER_HOLDS) == pytest.approx(1 - wins, abs=1e-14)


PLASMA = "plasma_cannon ion_cannon hull hull gauss_shield nuclear_source nuclear_drive"
MISSILES = "plasma_missile hull nuclear_source nuclear_drive electron_computer"
ANTIMATTER = "antimatter_cannon hull positron_computer tachyon_source nuclear_drive"
MORPH = "ion_cannon hull hull morph_shield nuclear_source nuclear_drive electron_computer"
SPLITTER = "antimatter_splitter"
POINT_DEFENCE = "antimatter_splitter point_defence distortion_shield"


def mixed(owner: int, arrival: int) -> Fleet:
    return [
        *ships(2, ship("orion_interceptor", owner=owner, arrival=arrival)),
        *ships(1, ship("standard_cruiser", PLASMA, owner=owner, arrival=arrival)),
        *ships(1, ship("standard_starbase", owner=owner, arrival=arrival)),
    ]


FLEETS: list[tuple[Fleet, Fleet, Policy]] = [
    (mixed(0, 1), mixed(1, 0), Policy()),
    (ships(2, ship("standard_cruiser", MISSILES)), mixed(1, 0), Policy(attacker_leaves_at=1)),
    (ships(2, ship("standard_cruiser", ANTIMATTER, techs=SPLITTER)), mixed(1, 0), Policy(defender_leaves_at=2)),
    (ships(3, ship("standard_interceptor", MISSILES)), ships(2, ship("standard_cruiser", MORPH, owner=1)), Policy()),
    (
        [*ships(2, ship("standard_cruiser", MISSILES)), *ships(2, ship("standard_interceptor", "flux_missile"))],
        [
            *ships(2, ship("standard_cruiser", ANTIMATTER, owner=1, techs=POINT_DEFENCE)),
            *ships(1, ship("standard_dreadnought", owner=2, arrival=1)),
        ],
        Policy(),
    ),
    (ships(1, ship("standard_cruiser", MORPH)), ships(2, npc("ancient")), Policy(attacker_leaves_at=1)),
]


@pytest.mark.parametrize("number", range(len(FLEETS)))
def test_battles_that_are_played_out_end_as_often_as_the_odds_say(number: int) -> None:
    attackers, defenders, policy = FLEETS[number]
    odds = battle_odds(attackers, defenders, policy)
    limits = (policy.attacker_leaves_at, policy.defender_leaves_at)
    rng = DrawStream(Dealer.seeded(f"odds {number}"))
    found, rounds, battles = sampled((ordered(attackers), ordered(defenders)), limits, 4_000, rng)
    assert set(found) <= set(odds.outcomes)
    for outcome, chance in odds.outcomes.items():
        spread = (chance * (1 - chance) / battles) ** 0.5
        assert abs(found.get(outcome, 0.0) - chance) < 4.5 * spread + 1 / battles, outcome
    assert rounds == pytest.approx(odds.rounds, rel=0.1)


def test_the_number_of_states_is_that_of_the_states() -> None:
    squadrons, damages = ordered(mixed(0, 0))
    for leaves_at in range(4):
        assert len(Side(squadrons, damages, leaves_at).states) == state_count(squadrons, damages, leaves_at)


def test_a_class_that_has_declared_its_retreat_is_a_target_until_it_acts_again() -> None:
    """The Ancient fires two dice at the interceptor, which leaves if both miss."""
    interceptor = ship("standard_interceptor")
    own = (0, interceptor.ship_class)
    odds = battle_odds(ships(1, interceptor), ships(1, npc("ancient")), begun=own, retreating=[own])
    assert chance_of(odds, DEFENDER_HOLDS) == pytest.approx(1)
    assert expected_ships(odds, 0) == pytest.approx([4 / 9])


LEAVING: list[tuple[Fleet, Fleet, list[tuple[int, int]]]] = [
    (mixed(0, 1), ships(2, npc("ancient")), [(0, ship("standard_cruiser").ship_class)]),
    (
        mixed(0, 1),
        mixed(1, 0),
        [(0, ship("standard_interceptor").ship_class), (1, ship("standard_cruiser").ship_class)],
    ),
]


@pytest.mark.parametrize("number", range(len(LEAVING)))
def test_battles_with_declared_retreats_end_as_often_as_the_odds_say(number: int) -> None:
    attackers, defenders, retreating = LEAVING[number]
    odds = battle_odds(attackers, defenders, begun=retreating[0], retreating=retreating)
    sides = (ordered(attackers), ordered(defenders))
    leaving = (leaving_of(sides[0][0], retreating), leaving_of(sides[1][0], retreating))
    rng = DrawStream(Dealer.seeded(f"leaving {number}"))
    found, rounds, battles = sampled(sides, (0, 0), 4_000, rng, retreating[0], leaving)
    assert not odds.samples
    assert set(found) <= set(odds.outcomes)
    for outcome, chance in odds.outcomes.items():
        spread = (chance * (1 - chance) / battles) ** 0.5
        assert abs(found.get(outcome, 0.0) - chance) < 4.5 * spread + 1 / battles, outcome
    assert rounds == pytest.approx(odds.rounds, rel=0.1)


def test_the_number_of_states_with_declared_retreats_is_that_of_the_states() -> None:
    squadrons, damages = ordered(mixed(0, 0))
    for leaving in ((0,), (1,), (0, 1)):
        if all(squadrons[number].can_retreat for number in leaving):
            assert len(Side(squadrons, damages, 0, leaving).states) == state_count(squadrons, damages, 0, leaving)


def test_damage_and_the_order_of_ships_count_from_the_start() -> None:
    cruiser = ship("standard_cruiser")
    fresh, hurt = (battle_odds([(cruiser, damages)], ships(1, npc("ancient"))) for damages in ([0, 0], [0, 1]))
    assert chance_of(hurt, ATTACKER_HOLDS) < chance_of(fresh, ATTACKER_HOLDS)
    assert battle_odds([(cruiser, [1, 0])], ships(1, npc("ancient"))).outcomes == hurt.outcomes


@example("EC-67")
@rule("ECL-BATTLE-11")
def test_a_ship_that_regenerates_all_damage_is_a_stalemate_at_once() -> None:
    morph = ship("standard_cruiser", "hull morph_shield nuclear_source nuclear_drive", owner=1)
    one = battle_odds(ships(1, ship("standard_interceptor")), ships(1, morph))
    assert one.outcomes == {(STALEMATE, (1,), (1,)): 1.0}
    assert one.rounds == 0
    two = battle_odds(ships(2, ship("standard_interceptor")), ships(1, morph))
    assert chance_of(two, ATTACKER_HOLDS) == pytest.approx(0.94, abs=0.01)  # two bursts in one of a hundred rounds
    assert chance_of(two, STALEMATE) == pytest.approx((35 / 36) ** 100, abs=1e-12)


def test_two_unarmed_fleets_are_a_stalemate() -> None:
    unarmed = ship("standard_interceptor", "nuclear_source nuclear_drive")
    odds = battle_odds(ships(2, unarmed), ships(1, ship("standard_cruiser", "hull nuclear_drive", owner=1)))
    assert odds.outcomes == {(STALEMATE, (2,), (1,)): 1.0}


def test_who_retreats_at_once_is_shot_at_for_one_round() -> None:
    odds = battle_odds(ships(1, ship("standard_interceptor")), ships(1, npc("ancient")), Policy(attacker_leaves_at=1))
    assert odds.outcomes[DEFENDER_HOLDS, (1,), (1,)] == pytest.approx(4 / 9)
    assert odds.outcomes[DEFENDER_HOLDS, (0,), (1,)] == pytest.approx(5 / 9)


def test_fleets_with_too_many_states_are_sampled_and_the_answer_says_so() -> None:
    def large(owner: int) -> Fleet:
        return [
            *ships(6, ship("standard_interceptor", "hull ion_cannon nuclear_source nuclear_drive", owner=owner)),
            *ships(4, ship("standard_cruiser", HEAVY_CRUISER, owner=owner)),
        ]

    odds = battle_odds(large(0), large(1))
    assert odds.states > MOST_STATES
    assert 100 < odds.samples <= SAMPLES
    assert sum(odds.outcomes.values()) == pytest.approx(1)
    assert odds.outcomes == battle_odds(large(0), large(1)).outcomes


def test_the_odds_of_usual_fleets_need_few_states() -> None:
    """What decides how long they take, which `astrarium bench` measures."""
    heavy = ship("standard_cruiser", HEAVY_CRUISER)
    fleets: list[tuple[Fleet, Fleet]] = [
        (ships(2, heavy), ships(1, npc("gcds"))),
        (ships(2, heavy), ships(1, npc("ancient_dreadnought_a"))),
        ([*ships(2, ship("standard_interceptor")), *ships(2, heavy)], ships(1, npc("gcds"))),
        (mixed(0, 1), mixed(1, 0)),
    ]
    for attackers, defenders in fleets:
        odds = battle_odds(attackers, defenders)
        assert odds.states <= FEW_STATES
        assert not odds.samples


def test_npc_ships_are_nobodys() -> None:
    assert npc("ancient").owner == NPC


def test_a_duel_that_has_begun_by_hand() -> None:
    """The Ancient has one damage already, and the interceptor or the Ancient itself acts next."""
    interceptor, ancient = ship("standard_interceptor"), npc("ancient")
    first = (1 / 6) / (1 - 5 / 6 * 4 / 9)
    for begun, wins in (((0, interceptor.ship_class), first), ((NPC, ancient.ship_class), 4 / 9 * first)):
        odds = battle_odds(ships(1, interceptor), ships(1, ancient, damage=1), begun=begun)
        assert chance_of(odds, ATTACKER_HOLDS) == pytest.approx(wins, abs=1e-14)
        assert chance_of(odds, DEFENDER_HOLDS) == pytest.approx(1 - wins, abs=1e-14)
        mirrored = battle_odds(ships(1, ancient, damage=1), ships(1, interceptor), begun=begun)
        assert chance_of(mirrored, DEFENDER_HOLDS) == pytest.approx(wins, abs=1e-14)


class Shown:
    """Dice that show these faces, and blanks from then on."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def randrange(self, stop: int, /) -> int:
        return (self.faces.pop(0) if self.faces else 1) - 1


@rule("ECL-BATTLE-11")
def test_a_sampled_battle_ends_after_a_hundred_quiet_rounds() -> None:
    interceptor, enemy = ship("standard_interceptor"), ship("standard_interceptor", owner=1)
    sides = (ordered(ships(2, interceptor)), ordered(ships(1, enemy)))
    for faces, left, count in (((), 2, 100), ((6,), 1, 101)):  # the defender fires first
        found, rounds, battles = sampled(sides, (0, 0), 1, Shown(*faces))
        assert (found, rounds, battles) == ({(STALEMATE, (left,), (1,)): 1.0}, count, 1)


@rule("ECL-BATTLE-9")
def test_a_sampled_battle_of_unarmed_fleets_ends_at_once() -> None:
    unarmed = ship("standard_interceptor", "nuclear_source nuclear_drive")
    sides = (ordered(ships(2, unarmed)), ordered(ships(1, ship("standard_cruiser", "nuclear_drive", owner=1))))
    found, rounds, _ = sampled(sides, (0, 0), 1, Shown())
    assert (found, rounds) == ({(STALEMATE, (2,), (1,)): 1.0}, 0)


@rule("ECL-NPC-7", "ECL-ROTA-RARE-11", "ECL-HIT-7")
def test_spare_missiles_of_players_burden_point_defence_and_those_of_npc_ships_do_not() -> None:
    """Two missiles hit with 3, the cannon of the interceptor shoots one of them down with 6."""
    target = Squadron(owner=1, cannons=(1,), has_point_defence=True)
    none, one, both = 1 / 9, 4 / 9, 4 / 9
    for owner, survives in ((0, none + one / 6), (NPC, none + (one + both) / 6)):
        attacker = Squadron(owner=owner, computer=3, missiles=(2, 2))
        found = {after: chance for chance, after in volley_outcomes(attacker, 1, [target], ((0,),), is_missile=True)}
        assert found[((0,),)] == pytest.approx(survives, abs=1e-14)
        assert found[((),)] == pytest.approx(1 - survives, abs=1e-14)


@rule("ECL-RET-2", "ECL-RET-5", "ECL-BATTLE-11")
def test_in_a_sampled_battle_who_has_left_does_not_come_back() -> None:
    """The interceptor declares its retreat and leaves; the starbase stays for a hundred quiet rounds."""
    home = [*ships(1, ship("standard_interceptor", owner=1)), *ships(1, ship("standard_starbase", owner=1))]
    sides = (ordered(ships(1, ship("standard_cruiser"))), ordered(home))
    found, rounds, _ = sampled(sides, (0, 2), 1, Shown())
    assert (found, rounds) == ({(STALEMATE, (1,), (1, 1)): 1.0}, 102)


def test_each_side_is_counted_with_its_own_retreats() -> None:
    own, other = mixed(0, 1), ships(2, ship("standard_dreadnought", owner=1))
    odds = battle_odds(own, other, Policy(attacker_leaves_at=2))
    assert odds.states == state_count(*ordered(own), 2) * state_count(*ordered(other), 0)
    cruiser = ship("standard_cruiser", PLASMA)
    begun = (0, cruiser.ship_class)
    odds = battle_odds(own, other, begun=begun, retreating=[begun])
    leaving = leaving_of(ordered(own)[0], [begun])
    assert odds.states == state_count(*ordered(own), 0, leaving) * state_count(*ordered(other), 0)
    assert odds.states != state_count(*ordered(own), 0) * state_count(*ordered(other), 0)
