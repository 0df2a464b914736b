"""A kept record is a record with the end of its game after it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrarium.lab.kept_records import KeptRecord, record_in
from tools.keep_records import play


def test_a_game_is_read_as_it_was_written(tmp_path: Path) -> None:
    g, file = play("toy", 2, 0), tmp_path / "toy.txt"
    KeptRecord.of(g).write(file)
    kept = KeptRecord.read(file)
    assert (kept.scores, kept.places) == (list(g.result.scores), list(g.result.ranking))
    assert str(kept.record) == str(record_in(file)) == str(KeptRecord.of(g).record)


def test_the_oldest_records_do_not_say_the_places(tmp_path: Path) -> None:
    file = tmp_path / "toy.txt"
    KeptRecord.of(play("toy", 2, 0))._replace(places=None).write(file)
    assert "places" not in file.read_text(encoding="utf-8")
    assert KeptRecord.read(file).places is None


def test_a_record_without_an_end_is_no_kept_record(tmp_path: Path) -> None:
    file, record = tmp_path / "toy.txt", KeptRecord.of(play("toy", 2, 0)).record
    file.write_text(str(record), encoding="utf-8")
    assert str(record_in(file)) == str(record)
    with pytest.raises(json.JSONDecodeError):
        KeptRecord.read(file)
