"""Games of earlier versions can be replayed, with every move checked, to the same scores."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import astrarium

KEPT = Path(__file__).parent.parent / "records" / "kept"


@pytest.mark.parametrize("file", sorted(KEPT.glob("*/*.txt")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_record_replays_to_its_scores(file: Path) -> None:
    text, _, scores = file.read_text(encoding="utf-8").rpartition("\nscores: ")
    result = astrarium.Record.parse(text).replay().result
    assert result is not None
    assert list(result.scores) == json.loads(scores)


def test_every_shipped_game_has_kept_records() -> None:
    assert {folder.name for folder in KEPT.iterdir()} >= set(astrarium.names())
