"""Gaia Project in a terminal: the round, the map, a line for each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from astrarium.games.gaia import ids
from astrarium.games.gaia.galaxy import Coordinates, geometry
from astrarium.games.gaia.tables import NAMES, PLANETS
from astrarium.kernel.game import Game
from astrarium.text.messages import Messages

from ..output import say_item

PIECES: Final = {
    "mine": "m", "trading_station": "T", "research_lab": "L", "planetary_institute": "I",
    "academy_left": "A", "academy_right": "Q", "gaiaformer": "f", "space_station": "s",
}  # fmt: skip
COLORS: Final = {
    "terra": "bright_blue", "oxide": "red", "volcanic": "orange3", "desert": "yellow", "swamp": "dark_goldenrod",
    "titanium": "grey62", "ice": "bright_white", "gaia": "green", "transdim": "magenta", "lost_planet": "cyan",
}  # fmt: skip
CODES: Final = {planet.id: planet.code for planet in PLANETS}
TRACKS: Final = "TNAGES"
CELL: Final = 5
TIGHT: Final = 3  # a cell in which a planet's name leaves no room for what stands on it
UNREPORTED: Final[frozenset[str]] = frozenset()
NUMBER_GROUPS: Final[tuple[str, ...]] = ()


def show(out: Console, g: Game, seat: int | None, words: Messages) -> None:
    """The whole table."""
    view = g.view(seat)
    for line in header(view, words):
        say_item(out, "", line)
    out.print(draw(view, out.width, names=False), soft_wrap=True)
    for line in (*legend(words).splitlines(), *players(view, seat, words)):
        say_item(out, "", line)


def show_names(out: Console, g: Game, words: Messages) -> None:
    """The map with the name of every planet."""
    out.print(draw(g.view(None), out.width, names=True), soft_wrap=True)


def header(view: Mapping[str, Any], words: Messages) -> list[str]:
    """Round, tiles, order, free boosters, actions that are used."""
    lines = [words.format("gaia-round", round=view["round"], rounds=len(view["round_tiles"]))]
    tiles = [f"{n}: {words.name(f'round_tile:{tile}')}" for n, tile in enumerate(view["round_tiles"], 1)]
    lines.append(words.format("gaia-round-tiles", tiles="; ".join(tiles)))
    finals = [f"{words.name('final_tile:' + tile['tile'])} {tile['counts']}" for tile in view["final_tiles"]]
    lines.append(words.format("gaia-final-tiles", tiles="; ".join(finals)))
    lines.append(words.format("gaia-order", order=" ".join([f"p{seat + 1}" for seat in view["order"]])))
    boosters = [words.name(f"booster:{name}") for name in view["boosters"]]
    lines.append(words.format("gaia-boosters", boosters=" | ".join(boosters)))
    spaces = zip(NAMES["space"], view["tech"], strict=True)
    lines.append(words.format("gaia-tech", tiles=" | ".join([f"{a}: {words.name(f'tech:{b}')}" for a, b in spaces])))
    advanced = [f"{a}: {words.name(f'advanced:{b}')}" for a, b in zip(TRACKS, view["advanced"], strict=True) if b]
    lines.append(words.format("gaia-advanced", tiles=" | ".join(advanced)))
    used = [words.name(f"board:{name}") for name in view["board_used"]]
    return [*lines, words.format("gaia-used", actions=" | ".join(used))] if used else lines


def draw(view: Mapping[str, Any], width: int, names: bool) -> Text:
    """The hexes in rows; every second one is shifted by half a hex, as flat-topped hexes lie, so two cells hold one."""
    centers: list[Coordinates | None] = [None] * ids.SECTOR_COUNT
    for face, q, r, _ in view["sectors"]:
        centers[int("".join(filter(str.isdigit, face))) - 1] = (q, r)
    galaxy = geometry(tuple(centers))
    if not galaxy.by_coordinates:
        return Text()
    left = min(r for _, r in galaxy.by_coordinates)
    rows: dict[int, dict[int, int]] = {}
    for (q, r), hex in galaxy.by_coordinates.items():
        rows.setdefault(-(2 * q + r), {})[r - left] = hex
    size = min(CELL, (width - CELL) // max(max(cells) for cells in rows.values()))
    text = Text()
    for row in range(min(rows), max(rows) + 1):
        line = Text()
        for column, hex in sorted(rows.get(row, {}).items()):
            line.append(" " * (column * size - len(line)))
            line.append_text(cell(view, hex, names, has_room=size > TIGHT or not names))
        text.append_text(line).append("\n")
    return text


def cell(view: Mapping[str, Any], hex: int, names: bool, has_room: bool) -> Text:
    """One hex: the planet's letter, then, if there is room, owner and piece; a dot for space, commas for satellites."""
    name = ids.HEX_NAMES[hex]
    content = view["hexes"].get(name, {})
    planet = content.get("planet")
    word = CODES.get(planet, "") if planet else ""
    if names and planet:
        word = f"{name}{word}"
    if "owner" in content and has_room:
        word += f"{content['owner'] + 1}{PIECES[content['structure']]}"
    if not word:
        word = "," * len(content.get("satellites", ())) or "·"
    style = COLORS.get(planet, "") if planet else "dim"
    return Text(word, style=f"bold {style}" if "owner" in content else style)


def legend(words: Messages) -> str:
    planets = ", ".join([f"{code} {words.name(f'planet:{name}')}" for name, code in CODES.items()])
    pieces = ", ".join([f"{letter} {words.name(f'structure:{name}')}" for name, letter in PIECES.items()])
    return words.format("gaia-legend", planets=planets, pieces=pieces)


def players(view: Mapping[str, Any], seat: int | None, words: Messages) -> list[str]:
    """Two lines for each faction board: what it holds, then its booster, tiles and tokens."""
    lines: list[str] = []
    for number, player in enumerate(view["players"]):
        faction = words.name(f"faction:{player['faction']}") if player["faction"] else "?"
        name = f"p{number + 1}{'*' if number == seat else ' '} {faction}"
        if player["faction"] is None:
            lines.append(name)
            continue
        passed = words.format("gaia-passed") if player["passed"] else ""
        lines.append(f"{name:18}{player['vp']:4} VP  {holdings(player)}  {passed}".rstrip())
        lines.append(f"{'':8}{words.format('gaia-income')} {income(player)}; {' | '.join(cards(player, words))}")
    return lines


def holdings(player: Mapping[str, Any]) -> str:
    """Resources, power, research levels, pieces on the map."""
    bowls = "/".join([str(tokens) for tokens in player["bowls"]])
    gaia = f"+{player['gaia_area']}" if player["gaia_area"] else ""
    stone = f" ◆{player['brainstone']}" if player["brainstone"] else ""
    levels = " ".join([f"{letter}{level}" for letter, level in zip(TRACKS, player["research"].values(), strict=True)])
    pieces = " ".join([f"{PIECES[name]}{count}" for name, count in player["pieces"].items() if count])
    resources = f"{player['ore']}o {player['credits']}c {player['knowledge']}k {player['qic']}q"
    formers = f" [f{player['gaiaformers']}]" if player["gaiaformers"] else ""
    return f"{resources:15} {bowls}{gaia}{stone:8} {levels}  {pieces}{formers}"


def income(player: Mapping[str, Any]) -> str:
    """What the next income phase brings."""
    return " ".join([f"{amount}{INCOME.get(key, key)}" for key, amount in player["income"].items()]) or "-"


def cards(player: Mapping[str, Any], words: Messages) -> list[str]:
    """Booster, tech tiles (covered ones in brackets), advanced tiles, federation tokens (green ones with °)."""
    found = [words.name(f"booster:{player['booster']}")] if player["booster"] else []
    for tile in player["tech"]:
        name = words.name(f"tech:{tile['tile']}")
        found.append(f"({name})" if tile["covered"] else name)
    found += [words.name(f"advanced:{tile}") for tile in player["advanced"]]
    return found + [words.name(f"token:{t['token']}") + ("°" if t["green"] else "") for t in player["tokens"]]


def remark(view: Mapping[str, Any], targets: tuple[str, ...], words: Messages) -> str:
    """What is on the hexes that an option points at."""
    hexes = [view["hexes"].get(target.removeprefix("hex:"), {}) for target in targets if target.startswith("hex:")]
    return " ".join([words.name(f"planet:{content['planet']}") for content in hexes if "planet" in content])


INCOME: Final = {"ore": "o", "credits": "c", "knowledge": "k", "qic": "q", "charge": "pw", "tokens": "t", "vp": "vp"}
