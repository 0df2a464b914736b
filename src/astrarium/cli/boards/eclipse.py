"""Eclipse in a terminal: the map as a list of sectors, the supply board, and the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console

from astrarium.games.eclipse.hexes import STEPS
from astrarium.games.eclipse.ids import EDGE_NAMES, NPC, RESOURCE_NAMES, TRACK_NAMES, ZONE_NAMES
from astrarium.games.eclipse.tables import SECTOR_NAMES, WORMHOLES
from astrarium.kernel.game import Game
from astrarium.text.messages import Messages

from ..output import say_item

UNREPORTED: Final[frozenset[str]] = frozenset()
NUMBER_GROUPS: Final[tuple[str, ...]] = ()


def show(out: Console, g: Game, seat: int | None, words: Messages) -> None:
    """The whole table."""
    view = g.view(seat)
    for line in (*header(view, words), *sectors(view, words), *supply(view, words), *players(view, seat, words)):
        say_item(out, "", line)


def show_names(out: Console, g: Game, words: Messages) -> None:
    """The sectors on the map with their coordinates and what lies at each of their edges."""
    view = g.view(None)
    at = {(sector["q"], sector["r"]): name for name, sector in view["sectors"].items()}
    for name, sector in view["sectors"].items():
        edges = [edge_text(at, name, sector, edge) for edge in range(len(EDGE_NAMES))]
        out.print(f"{name} ({sector['q']},{sector['r']}): {', '.join(edges)}", markup=False)


def edge_text(at: Mapping[tuple[int, int], str], name: str, sector: Mapping[str, Any], edge: int) -> str:
    """What is at an edge; a circle is a wormhole."""
    dq, dr = STEPS[edge]
    is_open = WORMHOLES[SECTOR_NAMES.index(name)][sector["rotation"]] >> edge & 1
    return f"{EDGE_NAMES[edge]}{'○' if is_open else ''} {at.get((sector['q'] + dq, sector['r'] + dr), '-')}"


def remark(view: Mapping[str, Any], targets: tuple[str, ...], words: Messages) -> str:
    """What is on the sector that an option points at."""
    names = [target.partition(":")[2] for target in targets if target.startswith("sector:")]
    return sector_text(view["sectors"][names[0]], words) if names and names[0] in view["sectors"] else ""


def seat_name(seat: int | None) -> str:
    return "-" if seat is None else f"p{seat + 1}"


def listed(counts: Mapping[str, int], kind: str, words: Messages) -> str:
    """Things with how many there are, if there are several."""
    texts = [f"{words.name(f'{kind}:{name}')}{f' ×{count}' if count > 1 else ''}" for name, count in counts.items()]
    return ", ".join(texts) or "-"


def header(view: Mapping[str, Any], words: Messages) -> list[str]:
    """The round, whose turn it is, and what is left to explore."""
    turns = ", ".join([seat_name(seat) for seat in view["turns"]]) or "-"
    stacks = [f"{zone} {left['stack']}" for zone, left in zip(ZONE_NAMES, view["zones"], strict=True)]
    return [
        words.format("eclipse-round", round=view["round"], turns=turns, start=seat_name(view["start"])),
        words.format("eclipse-stacks", stacks=", ".join(stacks)),
    ]


def sectors(view: Mapping[str, Any], words: Messages) -> list[str]:
    """A line for each sector on the map."""
    found = sorted(view["sectors"].items())
    return [f"{name} ({on['q']},{on['r']}) {seat_name(on['owner'])}: {sector_text(on, words)}" for name, on in found]


def sector_text(sector: Mapping[str, Any], words: Messages) -> str:
    """Population, structures, ships and a discovery tile."""
    squares = [
        f"{words.name(f'square:{kind}')} {sector['population'].get(kind, 0)}/{count}"
        for kind, count in sector["squares"].items()
    ]
    built = [words.name(f"structure:{name}") for name in sector["structures"]]
    tile = [words.format("eclipse-discovery")] if sector["discovery"] else []
    return "; ".join([*squares, *built, *ships(sector["ships"], words), *tile]) or "-"


def ships(found: Sequence[Mapping[str, Any]], words: Messages) -> list[str]:
    """Ships by owner and class, with their damage."""
    texts = [
        words.name(f"npc:{ship['kind']}")
        if ship["owner"] == NPC
        else f"{seat_name(ship['owner'])} {words.name('class:' + ship['kind'])}"
        for ship in found
    ]
    return [text + damage_text(ship["damage"]) for text, ship in zip(texts, found, strict=True)]


def damage_text(damage: int) -> str:
    return f" (-{damage})" if damage else ""


def supply(view: Mapping[str, Any], words: Messages) -> list[str]:
    """Technologies and developments on offer."""
    lines = [words.format("eclipse-techs", techs=listed(view["techs"], "tech", words))]
    if view["waiting_techs"]:
        lines.append(words.format("eclipse-waiting", techs=listed(view["waiting_techs"], "tech", words)))
    if view["developments"]:
        offered = listed(dict.fromkeys(view["developments"], 1), "development", words)
        lines.append(words.format("eclipse-developments", developments=offered))
    return lines


def players(view: Mapping[str, Any], seat: int | None, words: Messages) -> list[str]:
    """What everybody has."""
    lines: list[str] = []
    for number, player in enumerate(view["players"]):
        name = f"p{number + 1}{'*' if number == seat else ' '}"
        if player["species"] is None:
            lines.append(f"{name} -")
            continue
        lines.append(f"{name} {words.name('species:' + player['species'])}: {stock(player, words)}")
        lines.append(f"    {standing(player, words)}")
        lines.append(f"    {knowledge(player, words)}")
        if number == seat:
            lines += [f"    {line}" for line in blueprints(player, words)]
    return lines


def stock(player: Mapping[str, Any], words: Messages) -> str:
    """Resources with their income."""
    pairs = zip(RESOURCE_NAMES, player["storage"], player["production"], strict=True)
    return ", ".join([f"{words.name(f'resource:{name}')} {have} (+{more})" for name, have, more in pairs])


def standing(player: Mapping[str, Any], words: Messages) -> str:
    tiles = [str(value) if value is not None else "?" for value in player["reputation"]]
    return words.format(
        "eclipse-standing",
        discs=player["discs"],
        upkeep=player["upkeep"],
        colony=player["colony_ships"],
        reputation=" ".join(tiles) or "-",
        ambassadors=", ".join([seat_name(other) for other in player["ambassadors"]]) or "-",
        passed="yes" if player["is_passed"] else "no",
    )


def knowledge(player: Mapping[str, Any], words: Messages) -> str:
    """Technologies by track."""
    tracks = zip(TRACK_NAMES, player["techs"], strict=True)
    texts = [
        f"{words.name(f'track:{name}')}: {listed(dict.fromkeys(techs, 1), 'tech', words)}" for name, techs in tracks
    ]
    return " | ".join(texts)


def blueprints(player: Mapping[str, Any], words: Messages) -> list[str]:
    """The tiles on the own blueprints; a point is a square without one."""
    return [
        f"{words.name(f'class:{name}')}: "
        + " ".join([f"[{words.name(f'part:{tile}')}]" if tile else "·" for tile in tiles])
        for name, tiles in player["blueprints"].items()
    ]
