"""The greedy bot in Planet B."""

from astrarium import bots
from astrarium.games.planet_b.election import HOLD_ELECTION
from astrarium.games.planet_b.turn import NEXT_TURN
from tests.planet_b.scenario import P1, P2, begin, put_built, put_votes, table


def test_greedy_answers_beside_others_when_its_last_answer_ends_its_part() -> None:
    g = table()
    put_votes(g, 0, 0, 0)
    for seat in (P1, P2):
        put_built(g, seat, "hq", 1)
    put_built(g, P1, "a09", 1)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert g.why_not(P1, bots.make("greedy", 1).choose(g, P1)) is None
