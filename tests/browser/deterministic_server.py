"""A server on which a test gets the same games in every run.

    python -m tests.browser.deterministic_server FILE ARGUMENT ...

The arguments are those of the command `astrarium`, which then runs as usual. The file holds the name of the running
test. The id and the seed of a new table follow from that name and from the number of tables that the test has made, and
all draws and bot moves follow from these. The program itself has no such switch.
"""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest import mock

from sqlalchemy import event

from astrarium import cli
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.server.db.base import ALPHABET
from astrarium.server.db.tables import Seat, Table
from astrarium.server.play import job_schedule, table_jobs
from astrarium.server.play.chance import commitment
from astrarium.server.play.table_state import TableState

ID_LENGTH = 10
FORCED_DELAY = range(100, 101)  # milliseconds


def fix_tables(file: Path) -> None:
    """Every new table, also of a study, gets an id and a seed that follow from the test and its number in the test."""
    made: Counter[str] = Counter()

    def name(_table: Table, _args: Any, values: dict[str, Any]) -> None:
        test = file.read_text(encoding="utf-8")
        made[test] += 1
        seed = sha256(f"{test} {made[test]}".encode()).digest()
        table_id = "".join(ALPHABET[byte % len(ALPHABET)] for byte in seed[:ID_LENGTH])
        values.update(id=table_id, seed=seed, commitment=commitment(seed))

    event.listen(Table, "init", name)


def fix_entropy() -> None:
    """Seats add nothing to the seed."""

    def add(_seat: Seat, _value: str | None, _before: Any, _how: Any) -> str:
        return ""

    event.listen(Seat.entropy, "set", add, retval=True)


def fixed_position(state: TableState, seat: int) -> bytes:
    """The position that a bot sees, with hidden parts dealt in the same way in every run."""
    stream = DrawStream(Dealer.seeded(f"{seat} {state.seats[seat].decision}"))
    return state.g.redeal(seat, stream).to_wire()


def main() -> None:
    fix_tables(Path(sys.argv.pop(1)))
    fix_entropy()
    mock.patch.object(table_jobs, "blind_position", fixed_position).start()
    mock.patch.object(job_schedule, "FORCED_DELAY", FORCED_DELAY).start()
    cli.main()


if __name__ == "__main__":
    main()
