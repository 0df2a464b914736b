"""Relations and alliances (ECL-DIP, ECL-ROTA-ALLY)."""

from __future__ import annotations

from typing import Any

from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.links import are_fully_linked
from astrarium.games.eclipse.scoring import points, result, traitor_points
from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.scenario import (
    FOUR,
    P1,
    P2,
    P3,
    P4,
    SECTOR,
    actors_of,
    control,
    lay,
    neighbours,
    npc,
    options,
    play,
    refusal,
    relate,
    reputation,
    ship,
    ships,
    step,
    structure,
    table,
    tech,
    turn_of,
    verbs_of,
)
from tests.marks import example, rule

SIX = f"{FOUR} terran_conglomerate terran_alliance"
AMBASSADORS, ALLIANCES = 1, 10  # on the score sheet


def allied(species: str = FOUR, *seats: int, **settings: Any) -> Eclipse:
    g = neighbours(species, alliances=True, **settings)
    for seat in seats or (P1, P2):
        g.players[seat].alliance = 0
        for other in seats or (P1, P2):
            if other > seat:
                relate(g, seat, other)
    return turn_of(g, P1)


@example("EC-36")
@rule("ECL-DIP-1")
def test_no_relations_with_three_players() -> None:
    g = neighbours("terran_directorate terran_federation terran_union")
    assert refusal(g, "p1 propose p2") == "ECL-DIP-1"
    assert options(g, "propose") == []
    assert options(neighbours(), "propose") == ["p2"]


@example("EC-36")
@rule("ECL-DIP-2")
def test_relations_need_a_full_connection() -> None:
    g = table(FOUR)
    lay(g, "310", 5, -5)
    lay(g, "304", 5, -4, 1)
    control(g, P1, "310")
    control(g, P2, "304")
    turn_of(g, P1)
    assert refusal(g, "p1 propose p2") == "ECL-DIP-2"
    tech(g, P1, "wormhole_generator")
    assert refusal(g, "p1 propose p2") == "ECL-DIP-2"


@rule("ECL-DIP-2")
def test_ships_in_the_way_forbid_relations() -> None:
    g = neighbours()
    ship(g, P1, "cruiser", "304")
    assert refusal(g, "p1 propose p2") == "ECL-DIP-2"
    g = neighbours()
    ship(g, P1, "cruiser", "001")
    ship(g, P2, "cruiser", "001")
    assert refusal(g, "p1 propose p2") == "ECL-DIP-2"


@rule("ECL-DIP-3")
def test_the_other_player_must_agree() -> None:
    g = neighbours()
    play(g, "p1 propose p2")
    assert actors_of(g) == (P2,)
    assert verbs_of(g, P2) == {"accept", "decline"}
    play(g, "p2 decline")
    assert g.players[P1].ambassadors == ()
    assert actors_of(g) == (P1,)
    g = neighbours()
    play(g, "p1 propose p2; p2 accept; p1 send-cube money; p2 send-cube money")
    assert g.players[P1].ambassadors == (P2,)


@rule("ECL-DIP-4", "ECL-DIP-7")
def test_ambassadors_are_exchanged_with_a_cube_each() -> None:
    g = neighbours()
    play(g, "p1 propose p2; p2 accept; p1 send-cube money; p2 send-cube science")
    assert g.players[P1].ambassadors == (P2,)
    assert g.players[P2].ambassadors == (P1,)
    assert g.players[P1].cubes == (9, 10, 10)
    assert g.players[P2].cubes == (10, 9, 10)
    assert points(g, P1)[AMBASSADORS] == 1
    assert step(g) == "TURN"


@rule("ECL-DIP-4")
def test_a_player_without_a_cube_forms_no_relations() -> None:
    g = neighbours()
    g.players[P2].cubes = (0, 0, 0)
    assert refusal(g, "p1 propose p2") == "ECL-DIP-4"


@rule("ECL-DIP-5")
def test_a_reputation_tile_makes_room() -> None:
    g = neighbours("orion_hegemony planta terran_directorate terran_federation")
    reputation(g, P1, 1, 2, 3, 4, 1)
    play(g, "p1 propose p2; p2 accept")
    assert step(g) == "GIVING_BACK"
    assert refusal(g, "p1 give-back reputation_3") is None
    play(g, "p1 give-back reputation_2; p1 send-cube money; p2 send-cube money")
    assert len(g.reputation[1][P1]) == 4


@rule("ECL-DIP-5")
def test_without_an_ambassador_no_relations() -> None:
    g = neighbours("rho_indi_syndicate planta terran_directorate terran_federation", rota_species=True)
    relate(g, P1, P3)
    relate(g, P1, P4)
    assert refusal(g, "p1 propose p2") == "ECL-DIP-5"


@rule("ECL-DIP-6")
def test_two_players_have_one_relation() -> None:
    g = neighbours()
    relate(g, P1, P2)
    assert refusal(g, "p1 propose p2") == "ECL-DIP-6"


@rule("ECL-DIP-8", "ECL-DIP-11")
def test_moving_to_a_partner_is_an_attack() -> None:
    g = neighbours()
    relate(g, P1, P2)
    ship(g, P1, "cruiser", "310")
    play(g, "p1 act move; p1 activate cruiser 310; p1 step 304")
    assert step(g) == "RETURNING"
    play(g, "p1 return money; p2 return science")
    assert g.players[P1].ambassadors == g.players[P2].ambassadors == ()
    assert g.traitor == P1
    assert g.players[P2].cubes == (9, 11, 10)


@rule("ECL-DIP-9")
def test_the_traitor_forms_no_relations_and_loses_two_points() -> None:
    g = neighbours()
    g.traitor = P1
    assert refusal(g, "p1 propose p2") == "ECL-DIP-9"
    assert points(g, P1)[6] == -2
    g.traitor = P3
    assert refusal(g, "p1 propose p2") is None


@example("EC-37")
@rule("ECL-DIP-10")
def test_the_traitor_card_moves_with_the_next_attack() -> None:
    g = neighbours()
    g.traitor = P3
    relate(g, P1, P2)
    ship(g, P1, "cruiser", "310")
    play(g, "p1 act move; p1 activate cruiser 310; p1 step 304")
    assert g.traitor == P1
    assert (traitor_points(g, P1), traitor_points(g, P3)) == (-2, 0)


@rule("ECL-DIP-12")
def test_everybody_is_asked_once_in_a_turn() -> None:
    g = neighbours()
    play(g, "p1 propose p2; p2 decline")
    assert refusal(g, "p1 propose p2") == "ECL-DIP-12"
    play(g, "p1 act upgrade; p1 done; p1 end")
    turn_of(g, P1)
    assert refusal(g, "p1 propose p2") is None


@rule("ECL-DIP-13")
def test_building_beside_a_partner_is_no_attack() -> None:
    g = neighbours()
    relate(g, P1, P2)
    g.players[P1].storage = (0, 0, 20)
    npc(g, "ancient", "304")
    play(g, "p1 act build; p1 build cruiser 310; p1 done")
    assert g.players[P1].ambassadors == (P2,)
    turn_of(g, P1)
    play(g, "p1 act move; p1 activate cruiser 310; p1 step 304")
    assert g.players[P1].ambassadors == ()


@example("EX-9")
@rule("ECL-ROTA-WARP-2", "ECL-ROTA-WARP-3", "ECL-DIP-2")
def test_portals_make_neighbours() -> None:
    g = table(FOUR, warp_portals=True)
    lay(g, "394", 5, -8)
    control(g, P2, "394")
    assert refusal(g, "p1 propose p2") == "ECL-DIP-2"
    structure(g, "warp_portal", "221")
    assert are_fully_linked(g, SECTOR["221"], SECTOR["394"])
    assert refusal(g, "p1 propose p2") is None


# Alliances


@example("EC-39")
@rule("ECL-ROTA-ALLY-1")
def test_alliances_have_two_members_with_four_players() -> None:
    g = allied()
    relate(g, P3, P1)
    turn_of(g, P3)
    assert refusal(g, "p3 join nova") == "ECL-ROTA-ALLY-1"
    g = neighbours()
    relate(g, P1, P2)
    assert refusal(g, "p1 ally p2") == "ECL-ROTA-ALLY-1"


@rule("ECL-ROTA-ALLY-2", "ECL-ROTA-ALLY-5")
def test_partners_form_an_alliance_without_an_action() -> None:
    g = neighbours(alliances=True)
    assert refusal(g, "p1 ally p2") == "ECL-ROTA-ALLY-2"
    relate(g, P1, P2)
    play(g, "p1 ally p2; p2 accept")
    assert g.players[P1].alliance == g.players[P2].alliance == 0
    assert step(g) == "TURN"
    assert g.players[P1].discs == 11


@rule("ECL-ROTA-ALLY-3")
def test_a_third_player_joins_if_both_agree() -> None:
    for answers, joined in (("p1 accept; p2 accept", True), ("p1 accept; p2 decline", False), ("p1 decline", False)):
        g = allied(SIX)
        turn_of(g, P3)
        assert refusal(g, "p3 join nova") == "ECL-ROTA-ALLY-3"
        relate(g, P3, P2)
        play(g, f"p3 join nova; {answers}")
        assert (g.players[P3].alliance == 0) == joined


@rule("ECL-ROTA-ALLY-4")
def test_nobody_is_in_two_alliances() -> None:
    g = allied(SIX)
    relate(g, P1, P3)
    assert refusal(g, "p1 ally p3") == "ECL-ROTA-ALLY-4"


@rule("ECL-ROTA-ALLY-6")
def test_allies_enter_each_others_sectors() -> None:
    g = allied()
    ship(g, P1, "cruiser", "310")
    ship(g, P2, "cruiser", "304")
    play(g, "p1 act move; p1 activate cruiser 310; p1 step 304")
    assert g.players[P1].ambassadors == (P2,)
    assert g.traitor == NONE
    assert ships(g, P1, "304") == ["cruiser"]


@example("EX-21")
@rule("ECL-ROTA-ALLY-12")
def test_leaving_turns_the_own_token_only() -> None:
    g = allied()
    play(g, "p1 leave-alliance")
    assert g.players[P1].alliance == NONE
    assert g.players[P1].left_alliances == 1
    assert g.players[P2].alliance == 0
    assert g.players[P1].ambassadors == (P2,)
    assert g.traitor == NONE
    g = allied()
    play(g, "p1 act upgrade")
    assert refusal(g, "p1 leave-alliance") == "ECL-FLOW-10"
    assert refusal(neighbours(alliances=True), "p1 leave-alliance") == "ECL-ROTA-ALLY-12"


@rule("ECL-FLOW-9", "ECL-FLOW-11")
def test_a_player_who_must_pass_may_leave_first() -> None:
    g = allied()
    p = g.players[P1]
    p.actions, p.discs, p.storage, p.colony_ships = (p.discs, *p.actions[1:]), 0, (0, 0, 0), 0
    turn_of(g, P1)
    assert verbs_of(g) == {"pass", "leave-alliance"}
    play(g, "p1 leave-alliance; p1 pass")
    assert g.players[P1].left_alliances


@rule("ECL-ROTA-ALLY-13")
def test_leaving_beside_a_partner_is_an_attack() -> None:
    g = allied()
    ship(g, P1, "cruiser", "304")
    play(g, "p1 leave-alliance")
    assert g.traitor == P1
    assert g.players[P1].ambassadors == ()


@rule("ECL-ROTA-ALLY-14")
def test_nobody_rejoins_but_another_alliance_is_open() -> None:
    g = allied(SIX)
    play(g, "p1 leave-alliance")
    assert refusal(g, "p1 join nova") == "ECL-ROTA-ALLY-14"
    relate(g, P1, P3)
    play(g, "p1 ally p3; p3 accept")
    assert g.players[P1].alliance == 1
    g = allied(SIX, alliance_leavers_barred=True)
    play(g, "p1 leave-alliance")
    relate(g, P1, P3)
    assert refusal(g, "p1 ally p3") == "ECL-ROTA-ALLY-14"


@example("EC-39", "EC-91")
@rule("ECL-ROTA-ALLY-15")
def test_alliances_are_fixed_in_the_last_round() -> None:
    g = neighbours(alliances=True)
    relate(g, P1, P2)
    g.round = 9
    assert refusal(g, "p1 ally p2") == "ECL-ROTA-ALLY-15"
    g = allied()
    g.round = 9
    assert refusal(g, "p1 leave-alliance") == "ECL-ROTA-ALLY-15"


@rule("ECL-ROTA-ALLY-16")
def test_points_of_tokens() -> None:
    g = allied(SIX)
    assert points(g, P1)[ALLIANCES] == 2
    play(g, "p1 leave-alliance")
    assert points(g, P1)[ALLIANCES] == -3
    g.players[P1].alliance = 1
    assert points(g, P1)[ALLIANCES] == -1


def scored(g: Eclipse, *scores: int) -> Eclipse:
    """These points, and no resources."""
    for p, score in zip(g.players, scores, strict=True):
        p.is_collapsed, p.final_points, p.storage = True, (score,) + (0,) * 10, (0, 0, 0)
    return g


@example("EX-6")
@rule("ECL-ROTA-ALLY-17", "ECL-ROTA-ALLY-22")
def test_members_have_the_average_rounded_down() -> None:
    g = scored(allied(SIX, P1, P2, P3), 26, 44, 30, 32, 31, 30)
    made = result(g)
    assert made.scores == (33, 33, 33, 32, 31, 30)
    assert made.winners == (P1, P2, P3)


@example("EC-90")
@rule("ECL-ROTA-ALLY-18", "ECL-END-2", "ECL-END-6")
def test_ties_are_broken_by_resources() -> None:
    g = scored(table(FOUR), 34, 34, 0, 0)
    g.players[P1].storage, g.players[P2].storage = (9, 0, 0), (4, 4, 4)
    assert result(g).ranking == (2, 1, 3, 3)
    g = scored(allied(), 30, 41, 35, 0)
    g.players[P1].storage, g.players[P2].storage, g.players[P3].storage = (5, 0, 0), (8, 0, 0), (6, 0, 0)
    made = result(g)
    assert made.ranking[:3] == (1, 1, 1)
    assert made.breakdown[P1]["average"] == 5


@rule("ECL-ROTA-ALLY-20")
def test_the_last_member_scores_alone() -> None:
    g = allied()
    play(g, "p1 leave-alliance")
    scored(g, 10, 20, 0, 0)
    assert result(g).scores[:2] == (10, 20)
    assert g.players[P2].alliance == 0
