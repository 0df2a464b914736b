"""A hash of everything that happens in fixed games, to compare the compiled form with the interpreted one.

python -m tests.conformance.transcript          print the hash of every game and compare it with tests/transcripts
"""

import sys
from hashlib import sha256
from pathlib import Path

from tests.conformance.cases import CASES, Case
from tests.conformance.random_games import listed_decisions

STORED = Path(__file__).resolve().parent.parent / "transcripts"


def digest(case: Case) -> str:
    """All positions and all options of one random game for each number of players."""
    found = sha256()
    for players in case.players:
        for _, g, seat, action in listed_decisions(case, players, 300):
            found.update(g.to_wire())
            for actor in g.actors:
                found.update(repr(g.actions(actor)).encode())
            found.update(repr((seat, action)).encode())
    return found.hexdigest()


def main() -> int:
    wrong = 0
    for case in CASES:
        own, stored = digest(case), (STORED / f"{case.game}.txt").read_text(encoding="utf-8").strip()
        print(f"{case.game} {own} {'as stored' if own == stored else 'NOT as stored'}")
        wrong += own != stored
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
