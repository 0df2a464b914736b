"""State classes: what `@state` generates, and that the source for the compiled form is the same."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import astrarium
from astrarium.kernel.states import State, computed, state
from tests.toy.state import Comet, Player
from tools.mypyc_source import expanded

TOY = Path(__file__).parent / "toy" / "state.py"


def doubled(number: int) -> int:
    return 2 * number


@state
class Board(State):
    size: int = 3
    twice: int = computed(doubled, "size")
    pieces: tuple[int, ...]

    def count(self) -> int:
        return len(self.pieces)


def test_fields_are_given_by_name_and_may_have_defaults() -> None:
    board = Board(pieces=(1, 2))
    assert (board.size, board.pieces, board.count()) == (3, (1, 2), 2)
    with pytest.raises(TypeError, match="pieces"):
        Board(size=3)  # type: ignore[call-arg]  # what is tested
    with pytest.raises(TypeError, match="colour"):
        Board(pieces=(), colour=1)  # type: ignore[call-arg]  # what is tested


def test_there_are_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Board(pieces=()).colour = 1  # type: ignore[attr-defined]  # what is tested


def test_a_copy_has_all_values_and_goes_its_own_way() -> None:
    board = Board(size=4, pieces=(7,))
    copy = board.clone()
    board.size, board.pieces = 5, ()
    assert copy.values() == (4, (7,))
    assert isinstance(copy, Board)


def test_what_follows_from_other_fields_is_copied_but_not_told() -> None:
    board = Board(size=4, pieces=())
    assert (board.twice, Board.FIELDS, board.values()) == (8, ("size", "pieces"), (4, ()))
    board.twice = 9
    assert board.clone().twice == 9
    assert Board(pieces=(), twice=1).twice == 1


def test_a_copied_game_has_its_stack_but_no_log_and_no_history() -> None:
    g: Any = astrarium.new("toy", 2, seed=3)
    g.log = []
    copy = g.clone()
    assert (copy.stack, copy.draws, copy.dealer, copy.rules) == (g.stack, g.draws, g.dealer, g.rules)
    assert copy.stack is not g.stack
    assert (copy.log, copy.history) == (None, None)
    assert copy.key() == g.key()
    copy.players[0].coins += 1
    assert copy.key() != g.key()


def module_of(source: str) -> Any:
    """A module from its text."""
    module = ModuleType("written_out")
    sys.modules[module.__name__] = module
    exec(compile(source, "written_out", "exec"), vars(module))
    return module


@pytest.fixture
def written_out() -> Any:
    yield module_of(expanded(TOY.read_text(encoding="utf-8")))
    del sys.modules["written_out"]


def test_the_text_for_the_compiled_form_says_the_same(written_out: Any) -> None:
    assert "@state" not in expanded(TOY.read_text(encoding="utf-8"))
    assert (written_out.Comet.FIELDS, written_out.Player.FIELDS) == (Comet.FIELDS, Player.FIELDS)
    g: Any = astrarium.new("toy", 3, seed=4)
    other = written_out.Comet(
        rules=g.rules,
        settings=g.settings,
        players=[written_out.Player(**dict(zip(Player.FIELDS, p.values(), strict=True))) for p in g.players],
        **dict(zip(Comet.FIELDS, g.values(), strict=True)),
    )
    other.stack = list(g.stack)
    assert other.clone().key() == g.key()
    assert written_out.Player().values() == Player().values()
