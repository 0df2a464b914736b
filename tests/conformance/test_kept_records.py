"""Games of earlier versions can be replayed, with every move checked, to the same scores and places."""

from __future__ import annotations

from pathlib import Path

import pytest

import astrarium
from astrarium.lab.kept_records import KeptRecord

KEPT = Path(__file__).parent.parent / "records" / "kept"


@pytest.mark.parametrize("file", sorted(KEPT.glob("*/*.txt")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_record_replays_to_its_result(file: Path) -> None:
    kept = KeptRecord.read(file)
    result = kept.record.replay().result
    assert result is not None
    assert list(result.scores) == kept.scores
    assert kept.places is None or list(result.ranking) == kept.places


def test_a_record_is_written_as_it_was_read(tmp_path: Path) -> None:
    for file in sorted(KEPT.glob("*/*-2p-0.txt")):
        KeptRecord.read(file).write(tmp_path / file.name)
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_every_shipped_game_has_kept_records() -> None:
    assert {folder.name for folder in KEPT.iterdir()} >= set(astrarium.names())
