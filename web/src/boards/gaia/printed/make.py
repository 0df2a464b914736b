"""What is printed on the components of Gaia Project, for drawing: `python make.py` writes printed.json.

`python make.py --check` fails if the file and the components differ.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
COMPONENTS = HERE.parents[4] / "src" / "astrarium" / "games" / "gaia" / "components"
OUTPUT = HERE / "printed.json"
WIDTH = 118
FACTION = ("home", "color", "start", "start_research", "start_power", "action_academy_right")

Entry = dict[str, Any]


def component(name: str) -> Entry:
    return tomllib.loads((COMPONENTS / f"{name}.toml").read_text(encoding="utf-8"))


def picked(entry: Entry, *keys: str) -> Entry:
    return {key: entry[key] for key in keys if key in entry}


def each(entries: list[Entry], *keys: str) -> Entry:
    return {entry["id"]: picked(entry, *keys) for entry in entries}


def printed() -> Entry:
    research, sectors, finals = component("research"), component("sectors"), component("final_tiles")
    tech, advanced = component("tech_tiles")["tech_tile"], component("advanced_tech_tiles")["advanced_tech_tile"]
    values = ("range", "step_cost_ore", "project_cost_tokens", "once", "income", "once_per")
    points = research["board"]["vp_end_per_level"]
    return {
        "offsets": sectors["hex_offsets"],
        "sectors": {sector["id"]: sector["number"] for sector in sectors["sector"]},
        "tracks": {track["id"]: [picked(level, *values) for level in track["levels"]] for track in research["track"]},
        "levelPoints": [points.get(f"level_{level}", 0) for level in range(6)],
        "crossing": research["board"]["level_3_bonus"],
        "techSpaces": research["board"]["tech_spaces"],
        "tech": {tile["id"]: {"count": tile["count"], **tile["effect"]} for tile in tech},
        "advanced": {tile["id"]: tile["effect"] for tile in advanced},
        "boosters": each(component("boosters")["booster"], "income", "effect"),
        "roundTiles": each(component("round_tiles")["round_tile"], "when", "on", "gain"),
        "finalTiles": each(finals["final_tile"], "per"),
        "tokens": each(component("federation_tokens")["federation_token"], "gain", "green_side"),
        "boardActions": each(component("board_actions")["board_action"], "cost", "gain", "gain_per"),
        "freeActions": each(component("free_actions")["free_action"], "cost", "gain"),
        "pieces": {piece["id"]: piece["per_color"] for piece in component("structures")["structure"]},
        "factions": each(component("factions")["faction"], *FACTION),
    }


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
    text = laid_out(printed()) + "\n"
    if "--check" not in sys.argv[1:]:
        OUTPUT.write_text(text, encoding="utf-8")
    elif OUTPUT.read_text(encoding="utf-8") != text:
        print("printed.json differs from the components; run make.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
