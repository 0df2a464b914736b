"""What the boards draw is what the component files say."""

import pytest

from tools.printed import file_of, games, text_of


@pytest.mark.parametrize("game", games())
def test_the_printed_values_of_a_board_are_current(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == text_of(game), "run python -m tools.printed"
