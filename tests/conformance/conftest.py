"""A failure in a random game names the game and how to run it again."""

from collections.abc import Generator

import pytest

from tests.conformance.random_games import game_named_on_failure


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with game_named_on_failure(item.nodeid):
        yield
