"""Who may form and join alliances, and when (ECL-ROTA-ALLY)."""

from __future__ import annotations

from astrarium.games.eclipse.discovery import TAKE_DISCOVERY
from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.state import ON_SECTOR
from tests.eclipse.rules.test_diplomacy import SIX, allied
from tests.eclipse.rules.test_many_players import linked_by_portals
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    SECTOR,
    begin,
    discovery,
    neighbours,
    options,
    play,
    refusal,
    relate,
    turn_of,
)
from tests.marks import rule


@rule("ECL-ROTA-ALLY-2", "ECL-ROTA-ALLY-3")
def test_alliances_are_formed_and_joined_in_the_action_phase_only() -> None:
    g = allied(SIX, P2, P3)
    for other in (P2, P4):
        relate(g, P1, other)
    discovery(g, "310")
    begin(g, TAKE_DISCOVERY.at(P1, SECTOR["310"], ON_SECTOR + SECTOR["310"]))  # as after a battle
    play(g, "chance turn-discovery ion_turret; p1 use")
    assert refusal(g, "p1 ally p4") == refusal(g, "p1 join nova") == "ECL-ROTA-ALLY-2"
    turn_of(g, P1)
    assert refusal(g, "p1 ally p4") is refusal(g, "p1 join nova") is None


@rule("ECL-ROTA-ALLY-1", "ECL-ROTA-ALLY-3")
def test_a_third_player_is_offered_to_join_only_with_six_or_more() -> None:
    for g, offered in ((allied(), []), (allied(SIX), ["nova"])):
        relate(g, P3, P1)
        turn_of(g, P3)
        assert options(g, "join", P3) == offered


@rule("ECL-ROTA-ALLY-1")
def test_three_members_are_the_most() -> None:
    g = allied(SIX, P1, P2, P3)
    relate(g, P4, P3)
    turn_of(g, P4)
    assert refusal(g, "p4 join nova") == "ECL-ROTA-ALLY-1"


@rule("ECL-ROTA-ALLY-1")
def test_with_four_players_nobody_joins_the_last_member() -> None:
    g = allied()
    play(g, "p1 leave-alliance")
    relate(g, P3, P2)
    turn_of(g, P3)
    assert refusal(g, "p3 join nova") == "ECL-ROTA-ALLY-1"


@rule("ECL-ROTA-SIM-10", "ECL-ROTA-ALLY-1")
def test_of_two_who_ask_at_the_same_time_one_joins() -> None:
    g = linked_by_portals(alliances=True)
    for seat in (P2, P3):
        g.players[seat].alliance = 0
    relate(g, P1, P2)
    relate(g, P5, P3)
    play(g, "p1 join nova; p2 accept; p5 join nova; p2 accept; p3 accept")
    assert g.players[P1].alliance == 0
    assert refusal(g, "p3 accept") == "ECL-ROTA-SIM-10"
    play(g, "p3 decline")
    assert g.players[P5].alliance == NONE


@rule("ECL-DIP-12")
def test_each_player_is_asked_once_in_a_turn_for_an_alliance() -> None:
    g = neighbours(alliances=True)
    relate(g, P1, P2)
    play(g, "p1 ally p2; p2 decline")
    assert refusal(g, "p1 ally p2") == "ECL-DIP-12"
    assert refusal(turn_of(g, P1), "p1 ally p2") == "ECL-DIP-12"
    g = allied(SIX)
    relate(g, P3, P2)
    turn_of(g, P3)
    play(g, "p3 join nova; p1 decline")
    assert refusal(g, "p3 join nova") == "ECL-DIP-12"


@rule("ECL-ROTA-ALLY-4")
def test_a_fourth_alliance_has_no_tokens() -> None:
    g = allied(SIX)
    for number, pair in ((1, (P3, P4)), (2, (P5, P6))):
        for seat in pair:
            g.players[seat].alliance = number
    for seat in (P1, P3, P5):
        play(turn_of(g, seat), f"p{seat + 1} leave-alliance")
    relate(g, P1, P3)
    turn_of(g, P1)
    assert refusal(g, "p1 ally p3") == "ECL-ROTA-ALLY-4"


@rule("ECL-ROTA-ALLY-3")
def test_each_founder_is_told_who_asks_and_who_refused_is_told() -> None:
    g = allied(SIX)
    relate(g, P3, P2)
    turn_of(g, P3)
    play(g, "p3 join nova")
    for founder in (P1, P2):
        question = g.question(founder)
        assert question is not None
        assert question.cause is not None
        assert (question.cause.event, question.cause.actor, question.cause.place) == ("alliance", P3, "alliance:nova")
        if founder == P1:
            play(g, "p1 accept")
    (declined,) = g.play(P2, "decline")
    assert declined.values == {"seat": P2, "other": "seat:p3"}
    assert g.players[P3].alliance == NONE
