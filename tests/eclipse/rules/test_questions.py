"""What a player who is asked in the turn of another is told about it."""

from __future__ import annotations

from astrarium.games.eclipse.ids import GREY_SQUARE
from astrarium.games.eclipse.population import remove_cube
from astrarium.games.eclipse.state import Eclipse
from astrarium.kernel.causes import Cause
from tests.eclipse.scenario import P1, P2, SECTOR, begin, control, cube, lay, neighbours, play, run, table
from tests.marks import rule


def cause(g: Eclipse, seat: int) -> Cause | None:
    question = g.question(seat)
    assert question is not None
    return question.cause


@rule("ECL-DIP-3", "ECL-DIP-4")
def test_who_is_asked_for_relations_learns_by_whom() -> None:
    g = neighbours()
    play(g, "p1 propose p2")
    assert cause(g, P2) == Cause("proposal", P1, "species:terran_directorate", "species:terran_federation", {})
    play(g, "p2 accept")
    assert cause(g, P1) is None  # in the own turn
    play(g, "p1 send-cube money")
    assert cause(g, P2) == Cause("ambassador", P1, "species:terran_directorate", "species:terran_federation", {})


def give_back(g: Eclipse, seat: int) -> None:
    """The cube of a player on the grey square of 108 goes back."""
    control(g, seat, "108")
    cube(g, seat, "108", "grey", "money")
    run(g, remove_cube(g, SECTOR["108"], GREY_SQUARE, is_dead=False))


@rule("ECL-GEN-10")
def test_who_gets_a_cube_back_in_the_turn_of_another_learns_by_whom_and_from_where() -> None:
    g = table()
    lay(g, "108", 20, 0)
    own, nobodys = g.clone(), g.clone()
    give_back(g, P2)
    assert cause(g, P2) == Cause("cube", P1, "species:terran_federation", "square:grey", {})
    give_back(own, P1)
    assert cause(own, P1) is None
    begin(nobodys)
    give_back(nobodys, P2)
    assert cause(nobodys, P2) is None
