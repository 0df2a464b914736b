"""What the boards draw is what the component files say."""

import pytest

from astrarium.components.printed import printed_of
from tests.conformance.test_views import as_json, checker
from tools.printed import file_of, games, text_of


@pytest.mark.parametrize("game", games())
def test_the_printed_values_of_a_board_are_current(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == text_of(game), "run python -m tools.printed"


@pytest.mark.parametrize("game", games())
def test_what_is_printed_is_as_declared(game: str) -> None:
    checker(game, "Printed").validate(as_json(printed_of(game, is_corrected=False)))
