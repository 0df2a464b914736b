"""What a board of Federation needs of what is printed on the components."""

from __future__ import annotations

from collections import Counter

from astrarium.components.printing import Component, Printed, picked


def each(entries: list[Printed], prefix: str, *keys: str) -> Printed:
    """Entries by the names that the engine gives them: their ids without the prefix."""
    return {entry["id"].removeprefix(prefix): picked(entry, *keys) for entry in entries}


def spaces(senate: Printed) -> Printed:
    """A space is named after its action, and after its wing where there are two of them."""
    found = senate["space"]
    actions = [space["action"].removeprefix("action_") for space in found]
    counts = Counter(actions)
    return {
        action if counts[action] == 1 else f"{action}_{space['wing']}": {
            "action": action,
            **picked(space, "wing", "column", "floor"),
        }
        for space, action in zip(found, actions, strict=True)
    }


def erudites(tiles: list[Printed]) -> Printed:
    found = each(tiles, "erudite_", "level", "type", "colour_planet", "when", "effects")
    chosen = {entry["id"]: entry.get("choice") == "one" for entry in tiles}
    return {
        name.upper(): {**tile, "isChoice": True} if chosen[f"erudite_{name}"] else tile for name, tile in found.items()
    }


def ambassadors(file: Printed) -> Printed:
    """Two of the same value have one name."""
    usual = {str(kind["votes"]): picked(kind, "votes", "funding_gain") for kind in file["ambassador"]}
    return {**usual, "special": picked(file["special_ambassador"][0], "votes")}


def printed(component: Component) -> Printed:
    senate, neo, e81216 = component("senate"), component("neo"), component("e81216")
    projects, medals, accreditation = component("major_projects"), component("medals"), component("accreditation")
    missions = component("special_missions")["mission"]
    pieces = component("player_pieces")
    return {
        "rounds": pieces["game"]["rounds"],
        "limits": picked(pieces["limits"], "hangar_max", "crystals_max", "golden_diamonds_max", "assistant_max"),
        "actions": each(senate["action"], "action_", "kind", "planet", "cost", "effects"),
        "spaces": spaces(senate),
        "projects": each(projects["project"], "project_", "column", "track_length", "rank_by"),
        "ambassadors": ambassadors(component("ambassadors")),
        "alterations": each(component("alteration_tokens")["alteration"], "", "strength", "side", "votes", "effects"),
        "neo": each(neo["neo_space"], "", "influence", "next", "gain", "slot", "x", "y"),
        "asteroids": each(neo["asteroid"], "", "dead", "gain"),
        "moons": each(component("sixmoons")["moon"], "", "influence", "strength"),
        "erudites": erudites(component("erudite_tiles")["erudite"]),
        "shops": each(component("arratuin")["shop"], "", "cost", "level_1", "level_2"),
        "productions": each(e81216["production"], "production_", "cost", "effects"),
        "megastructures": each(e81216["megastructure"], "", "cost", "multipliers"),
        "megastructureTokens": {
            token["id"].removeprefix("mega_token_"): token["value"] for token in e81216["megastructure_token"]
        },
        "accreditation": {
            **picked(accreditation["rules"], "medal_degree", "deep_space_degree", "top_degree"),
            "levels": [picked(level, "level", "degrees", "upkeep") for level in accreditation["level"]],
        },
        "missions": each(missions, "mission_", "level", "cost", "effects"),
        "medals": [medal["id"].removeprefix("medal_") for medal in medals["medal"]],
        "medalPoints": medals["row"]["points_by_medals"],
        "commonRewards": projects["common_personal_track"]["rewards"],
        "startingTiles": each(component("starting_tiles")["starting_tile"], "", "effects"),
        "deepTiles": each(component("deep_space_tiles")["deep_space_tile"], "", "effects"),
    }
