"""What is printed on components, for the client: python -m tools.printed [--check] [GAME ...]

Every game whose board draws printed values says in its printed.py which; they are written to the board's
printed/printed.json. `--check` only compares, and fails if a file differs from the components.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from astrarium.components.printing import printed_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "astrarium" / "games"
BOARDS = ROOT / "web" / "src" / "boards"
WIDTH = 118


def laid_out(value: Any, indent: str = "") -> str:
    """JSON with one entry a line as long as it fits."""
    short = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or (indent and len(indent) + len(short) <= WIDTH):
        return short
    deeper = indent + "  "
    if isinstance(value, list):
        return "[\n" + ",\n".join(deeper + laid_out(item, deeper) for item in value) + f"\n{indent}]"
    rows = [f"{deeper}{json.dumps(key)}: {laid_out(item, deeper)}" for key, item in value.items()]
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all if none is named")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    games = chosen.games or sorted(path.parent.name for path in GAMES.glob("*/printed.py"))
    differing: list[str] = []
    for game in games:
        text = laid_out(printed_of(game, is_corrected=False)) + "\n"
        output = BOARDS / game / "printed" / "printed.json"
        if not chosen.check:
            output.write_text(text, encoding="utf-8")
        elif output.read_text(encoding="utf-8") != text:
            differing.append(game)
    if differing:
        print(f"{', '.join(differing)}: printed.json differs; run python -m tools.printed", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
