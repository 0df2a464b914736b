"""The mark that ties a test to the rules it covers."""

import pytest

MOST_RULES = 3


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("GP-HAB-4")`: breaking one of these rules breaks this test. At most three, so that the claim is honest."""
    if not 1 <= len(ids) <= MOST_RULES:
        raise ValueError(f"a test covers one to {MOST_RULES} rules, not {len(ids)}: {', '.join(ids)}")
    return pytest.mark.rule(*ids)
