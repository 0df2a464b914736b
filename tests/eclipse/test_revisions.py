"""Games that began before a fix keep their rules (docs/decisions/0021-revisions.md)."""

from __future__ import annotations

import astrarium
from astrarium.games.eclipse.flow import RULES
from tests.eclipse.scenario import PLAIN


def test_an_old_game_is_played_without_the_fixes() -> None:
    names = [fix.name for fix in RULES.fixes]
    assert names
    for revision in (1, 2):
        settings = RULES.complete_settings(4, {}, revision)
        assert [settings[name] for name in names] == [revision == 2] * len(names)
    assert all(astrarium.new("eclipse", 2, setup=PLAIN).settings[name] for name in names)
