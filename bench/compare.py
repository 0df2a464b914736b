"""Compare two checkouts: `astrarium bench` of both in alternating slices, and the median ratio of every figure.

    python bench/compare.py OLD NEW [--game gaia] [--rounds 9]

A ratio above 1 means that NEW is slower, or larger. OLD and NEW are folders; if both are compiled, that is compared.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

FASTER_IS_MORE = ("per_second",)  # figures of which more is better


def figures(checkout: Path, game: str) -> dict[str, float]:
    """One quick run of the benchmark in a checkout."""
    command = [sys.executable, "-m", "astrarium.cli", "bench", game, "--quick", "--json"]
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, text=True)
    return dict(leaves("", json.loads(done.stdout)))


def leaves(path: str, value: Any) -> list[tuple[str, float]]:
    """Every number of a report, by its path."""
    if isinstance(value, dict):
        return [leaf for name, inner in value.items() for leaf in leaves(f"{path}.{name}".strip("."), inner)]
    return [(path, float(value))] if isinstance(value, int | float) and not isinstance(value, bool) else []


def ratio(name: str, old: float, new: float) -> float:
    return old / new if name.endswith(FASTER_IS_MORE) else new / old


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--game", default="gaia")
    parser.add_argument("--rounds", type=int, default=9)
    arguments = parser.parse_args()
    ratios: dict[str, list[float]] = {}
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
        old, new = figures(arguments.old.resolve(), arguments.game), figures(arguments.new.resolve(), arguments.game)
        for name in old.keys() & new.keys():
            if old[name] and new[name]:
                ratios.setdefault(name, []).append(ratio(name, old[name], new[name]))
    for name, found in sorted(ratios.items()):
        print(f"{median(found):7.3f}  {min(found):7.3f} .. {max(found):7.3f}  {name}")


if __name__ == "__main__":
    main()
