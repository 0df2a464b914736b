"""What a board of Gaia Project needs of what is printed on the components."""

from __future__ import annotations

from typing import Final

from astrarium.components.printing import Component, Printed, picked

FACTION: Final = ("home", "color", "start", "start_research", "start_power", "action_academy_right")


def each(entries: list[Printed], *keys: str) -> Printed:
    return {entry["id"]: picked(entry, *keys) for entry in entries}


def printed(component: Component) -> Printed:
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
