"""The marks that tie a test to the rules that it covers and to the worked examples that it plays."""

import pytest

MOST_RULES = 3


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("GP-HAB-4")`: breaking one of these rules breaks this test. At most three, so that the claim is honest."""
    if not 1 <= len(ids) <= MOST_RULES:
        raise ValueError(f"a test covers one to {MOST_RULES} rules, not {len(ids)}: {', '.join(ids)}")
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """`@example("EX-19")`: this test plays worked examples, or parts of them, listed in `tests/<game>/examples.txt`."""
    return pytest.mark.example(*ids)
