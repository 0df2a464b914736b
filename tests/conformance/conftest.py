"""Whatever fails in a random game says which game it was and how to run it again."""

from collections.abc import Generator

import pytest

from tests.conformance.driving import named_on_failure


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with named_on_failure(item.nodeid):
        yield
