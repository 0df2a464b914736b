"""Games of earlier versions can be replayed, with every move checked, to the same scores and places."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import astrarium

KEPT = Path(__file__).parent.parent / "records" / "kept"


@pytest.mark.parametrize("file", sorted(KEPT.glob("*/*.txt")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_record_replays_to_its_result(file: Path) -> None:
    text, _, end = file.read_text(encoding="utf-8").rpartition("\nscores: ")
    scores, _, places = end.partition("\nplaces: ")  # the oldest records have no places
    result = astrarium.Record.parse(text).replay().result
    assert result is not None
    assert list(result.scores) == json.loads(scores)
    assert not places or list(result.ranking) == json.loads(places)


def test_every_shipped_game_has_kept_records() -> None:
    assert {folder.name for folder in KEPT.iterdir()} >= set(astrarium.names())
