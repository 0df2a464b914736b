"""What is printed on components, for the client: python -m tools.printed [GAME ...]

A game picks the printed values that its board draws in printed.py; they are written to the board's
printed/printed.ts, where TypeScript checks them against the game's declaration.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from astrarium.components.printed import printed_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "astrarium" / "games"
BOARDS = ROOT / "web" / "src" / "boards"
WIDTH = 118
HEADER = """// Made by tools/printed.py from the component files.
import type {{ components }} from '../../../api/schema';

export const PRINTED: components['schemas']['{name}Printed'] = """


def laid_out(value: Any, indent: str = "") -> str:
    """JSON with one entry per line where it fits."""
    short = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or (indent and len(indent) + len(short) <= WIDTH):
        return short
    deeper = indent + "  "
    if isinstance(value, list):
        return "[\n" + ",\n".join(deeper + laid_out(item, deeper) for item in value) + f"\n{indent}]"
    rows = [f"{deeper}{json.dumps(key)}: {laid_out(item, deeper)}" for key, item in value.items()]
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/printed.py"))


def prefix_of(game: str) -> str:
    """The prefix of the names of a game's schemas."""
    return game.title().replace("_", "")


def file_of(game: str) -> Path:
    return BOARDS / game / "printed" / "printed.ts"


def text_of(game: str) -> str:
    """What the file must contain."""
    return HEADER.format(name=prefix_of(game)) + laid_out(printed_of(game, is_corrected=False)) + ";\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all of them if none is named: " + ", ".join(games()))
    for name in parser.parse_args().game or games():
        file_of(name).write_text(text_of(name), encoding="utf-8")
