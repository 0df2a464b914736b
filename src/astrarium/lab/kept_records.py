"""Kept records: whole games as text, with the scores and places in which they ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from astrarium.kernel.records import Record

SCORES: Final = "\nscores: "
PLACES: Final = "\nplaces: "


class KeptRecord(NamedTuple):
    """A record and how its game ended; the oldest ones do not say the places."""

    record: Record
    scores: list[int]
    places: list[int] | None

    @classmethod
    def of(cls, g: Any) -> Self:
        """The record of a game that is over."""
        return cls(Record.of(g), list(g.result.scores), list(g.result.ranking))

    @classmethod
    def read(cls, file: Path) -> Self:
        _, _, end = file.read_text(encoding="utf-8").partition(SCORES)
        scores, _, places = end.partition(PLACES)
        return cls(record_in(file), json.loads(scores), json.loads(places) if places else None)

    def write(self, file: Path) -> None:
        places = "" if self.places is None else f"{PLACES}{json.dumps(self.places)}"
        file.write_text(f"{self.record}{SCORES}{json.dumps(self.scores)}{places}\n", encoding="utf-8")


def record_in(file: Path) -> Record:
    """The record of a file, whether or not it says how the game ended."""
    return Record.parse(file.read_text(encoding="utf-8").partition(SCORES)[0])
