"""Federation in a terminal: the senate with its votes, projects, laws, planets, and the players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from astrarium.games.federation.tables import MEGASTRUCTURES, NAMES, NEO_SPACES, PLACES, PROJECTS, SPACES
from astrarium.kernel.game import Game
from astrarium.text.messages import Messages

from ..output import say_item

ROUNDS: Final = 5
WIDE: Final = 100  # columns of a terminal in which the senate needs not be drawn tightly
FLOORS: Final = (2, 1, 0)  # the top floor first
COLUMNS: Final = tuple(sorted({space.column for space in SPACES}))
PLACE_AT: Final = {(space.floor, space.column): name for space, name in zip(SPACES, NAMES["space"], strict=False)}
WINGS: Final = ("left", "right")
PROJECT_OF: Final = {project.column: number for number, project in enumerate(PROJECTS)}  # by column
# What follows from other numbers: from the level, from the hangar, from the reserve at the end of the game.
UNREPORTED: Final = frozenset({"marker_level", "supply", "leftovers"})
NUMBER_GROUPS: Final = ("reserve",)
# Kinds of components whose effect is told beside an option.
EXPLAINED: Final = ("starting", "deep", "shop", "site", "production", "neo", "mission")


def show(out: Console, g: Game, seat: int | None, words: Messages) -> None:
    """The whole table."""
    view = g.view(seat)
    for line in header(view, words):
        say_item(out, "", line)
    out.print(senate(view, words, is_narrow=out.width < WIDE))
    for line in (*results(view, words), *planets(view, words), *players(view, seat, words)):
        say_item(out, "", line)


def show_names(out: Console, g: Game, words: Messages) -> None:
    """The senate and Neo with the names that moves are written with."""
    grid = Table(show_header=False)
    for floor in FLOORS:
        grid.add_row(*[PLACE_AT[floor, column] for column in COLUMNS])
    out.print(grid)
    ways = [
        f"{name} ({words.name(f'neo:{name}')}) → {', '.join([NAMES['neo_space'][way] for way in space.next])}"
        for name, space in zip(NAMES["neo_space"], NEO_SPACES, strict=True)
        if space.next
    ]
    out.print("\n".join(ways), markup=False)


def remark(view: Mapping[str, Any], targets: tuple[str, ...], words: Messages) -> str:
    """What the components that an option points at do."""
    found = [target.partition(":") for target in targets]
    texts = [words.find(f"federation-about-{kind}-{name}", {}) for kind, _, name in found if kind in EXPLAINED]
    return " ".join([text for text in texts if text])


def seat_name(seat: int | None, words: Messages) -> str:
    return words.format("federation-neutral") if seat is None else f"p{seat + 1}"


def named(kind: str, names: Iterable[str], words: Messages) -> str:
    return " | ".join([words.name(f"{kind}:{name}") for name in names]) or "-"


def each(values: Iterable[int]) -> str:
    """A number for every seat."""
    return " ".join([f"p{seat + 1} {value}" for seat, value in enumerate(values)])


def header(view: Mapping[str, Any], words: Messages) -> list[str]:
    """The round, the pawn, and the starting tiles while they are chosen."""
    line = words.format(
        "federation-round",
        round=view["round"],
        rounds=ROUNDS,
        first=seat_name(view["first_player"], words),
        president=seat_name(view["president"], words),
    )
    if view["round"] or not view["starting_tiles"]:
        return [line]
    tiles = named("starting", view["starting_tiles"], words)
    return [line, words.format("federation-starting", tiles=tiles)]


def senate(view: Mapping[str, Any], words: Messages, *, is_narrow: bool) -> Table:
    """Floors from the top down; above each column its project, at the end of each floor its votes."""
    grid = Table(show_lines=True, padding=0 if is_narrow else (0, 1))
    grid.add_column("")
    for column in COLUMNS:
        project = view["forecast"]["projects"][PROJECT_OF[column]]
        grid.add_column(f"{project_name(project, words)} {progress(project)}", overflow="fold")
    grid.add_column(words.format("federation-votes"), overflow="fold")
    for floor in FLOORS:
        cells = [place(view, PLACE_AT[floor, column], words) for column in COLUMNS]
        counted = view["forecast"]["floors"][floor]
        neutral = f" {words.format('federation-neutral')} {counted['neutral']}" if counted["neutral"] else ""
        grid.add_row(str(floor + 1), *cells, each(counted["votes"]) + neutral)
    return grid


def project_name(project: Mapping[str, Any], words: Messages) -> str:
    return words.name(f"project:{project['project']}")


def progress(project: Mapping[str, Any]) -> str:
    """Where a marker is, where it would come this round, and the end of its track."""
    now = str(project["value"]) if project["after"] == project["value"] else f"{project['value']}→{project['after']}"
    return f"{now}/{project['length']}"


def place(view: Mapping[str, Any], name: str, words: Messages) -> str:
    """A space of the senate and the token on it."""
    content = view["spaces"].get(name)
    action = words.name(f"action:{name.removesuffix('_left').removesuffix('_right')}")
    return action if content is None else f"{action}\n{token(content, words)}"


def token(content: Mapping[str, Any], words: Messages) -> str:
    """Whose token, and its votes (●), with the die, or that it funds (■)."""
    owner = seat_name(content["owner"], words)
    if content.get("side") == "funding":
        return f"{owner} ■"
    die = f"+{content['die']}" if "die" in content else ""
    return f"{owner} ●{content['votes']}{die}"


def results(view: Mapping[str, Any], words: Messages) -> list[str]:
    """What the executive phase would bring: wings with their laws, floors, projects; the Outer Module."""
    forecast = view["forecast"]
    lines = [words.format("federation-legend")]
    for wing, law, votes, points in zip(WINGS, view["laws"], forecast["wings"], forecast["laws"], strict=True):
        planet = words.name(f"planet:{law}") if law else "?"
        name = words.name(f"wing:{wing}")
        lines.append(words.format("federation-wing", wing=name, votes=votes, planet=planet, points=each(points)))
    floors = "; ".join([f"{n}: {each(floor['points'])}" for n, floor in enumerate(forecast["floors"], 1)])
    lines.append(words.format("federation-floors", floors=floors))
    projects = [
        f"{project_name(project, words)} {progress(project)}: {each(project['points'])}"
        for project in forecast["projects"]
    ]
    lines.append(words.format("federation-projects", projects="; ".join(projects)))
    if view["outer"]:
        tokens = ", ".join([token(content, words) for content in view["outer"]])
        lines.append(words.format("federation-outer", tokens=tokens))
    return lines


def planets(view: Mapping[str, Any], words: Messages) -> list[str]:
    """What lies on the five planets, each on a line of its own, and the medals that are left."""
    found = view["planets"]
    lines = [neo_line(found["neo"], words)]
    moons = [
        f"{words.name(f'moon:{name}')}: {known('alteration', moon['tokens'], moon['down'], words)}"
        for name, moon in found["sixmoons"].items()
        if moon["tokens"] or moon["down"]
    ]
    lines.append(f"{words.name('planet:sixmoons')}: {' · '.join(moons)}")
    tiles = [tile["tile"] or f"?×{tile['down']}" for tile in found["atal"] if tile["tile"] or tile["down"]]
    lines.append(f"{words.name('planet:atal')}: {' '.join(tiles)}")
    lines.append(f"{words.name('planet:arratuin')}: {named('shop', NAMES['shop'], words)}")
    lines.append(f"{words.name('planet:e81216')}: {'; '.join(sites(found['e81216'], words))}")
    medals = [f"{words.name(f'planet:{name}')} {'/'.join(map(str, left))}" for name, left in found["medals"].items()]
    lines.append(words.format("federation-medals", medals="; ".join(medals)))
    return lines


def known(kind: str, names: list[str], down: int, words: Messages) -> str:
    """What lies face up, and how many lie face down."""
    found = [words.name(f"{kind}:{name}") for name in names]
    return " | ".join([*found, f"?×{down}"] if down else found) or "-"


def neo_line(neo: Mapping[str, Any], words: Messages) -> str:
    """Asteroids on their spaces, and the dead ones."""
    shown = {None: "-", "face_down": "?"}
    parts = [
        f"{words.name(f'neo:{space}')}: {shown.get(asteroid) or words.name(f'asteroid:{asteroid}')}"
        for space, asteroid in neo["asteroids"].items()
    ]
    dead = f"{words.name('neo:neo_8')}: {known('asteroid', neo['dead'], neo['dead_down'], words)}"
    return f"{words.name('planet:neo')}: {'; '.join([*parts, dead])}"


def sites(e81216: Mapping[str, Any], words: Messages) -> list[str]:
    """Productions, then megastructures with their two tokens and the multiplier that is next."""
    found = [words.name(f"production:{name}") for name in e81216["productions"]]
    for number, (name, site) in enumerate(zip(NAMES["megastructure"], MEGASTRUCTURES, strict=True)):
        values = named("megastructure_token", e81216["tokens"][2 * number : 2 * number + 2], words)
        taken = e81216["multipliers"][number]
        multiplier = f"×{site.multipliers[taken]}" if taken < len(site.multipliers) else "-"
        found.append(f"{words.name(f'megastructure:{name}')}: {values} {multiplier}")
    return found


def players(view: Mapping[str, Any], seat: int | None, words: Messages) -> list[str]:
    """Three lines for each player board: what it holds, where it stands, its tiles."""
    lines: list[str] = []
    for number, player in enumerate(view["players"]):
        name = f"p{number + 1}{'*' if number == seat else ' '}"
        lines.append(f"{name} {holdings(player, view['forecast']['totals'][number], words)}")
        lines.append(f"    {standing(player, words)}")
        lines += [f"    {part}" for part in tiles(player, view, words)]
    return lines


def holdings(player: Mapping[str, Any], total: int, words: Messages) -> str:
    """Prestige now and if the game ended, the reserve, ambassadors left, the die, the hangar."""
    resources = [
        words.format(f"amount-resource-{name}", count=count) for name, count in player["reserve"].items() if count
    ]
    ambassadors = [name for name, count in player["ambassadors"].items() for _ in range(count)]
    return words.format(
        "federation-holdings",
        prestige=player["prestige"],
        total=total,
        resources=", ".join(resources) or "-",
        ambassadors=" ".join(["7" if name == "special" else name for name in ambassadors]) or "-",
        die=player["die"] or "-",
        hangar=player["hangar"],
    )


def standing(player: Mapping[str, Any], words: Messages) -> str:
    """Accreditation and influence."""
    influence = [f"{words.name(f'planet:{name}')} {value}" for name, value in player["influence"].items()]
    return words.format(
        "federation-standing", degree=player["degree"], level=player["level"], influence=", ".join(influence)
    )


def tiles(player: Mapping[str, Any], view: Mapping[str, Any], words: Messages) -> list[str]:
    """Missions, tokens and tiles (used ones in brackets), medals, discs, robots; only what there is."""
    erudites = [f"({tile['tile']})" if tile["used"] else tile["tile"] for tile in player["erudites"]]
    discs = [f"{words.name(f'shop:{name}')} {level}" for name, level in player["discs"].items() if level]
    own = [("starting", player["starting_tile"]), ("deep", player["deep_tile"])]
    found = {
        "open": [words.name(f"mission:{name}") for name in player["open"]],
        "flown": [words.name(f"mission:{name}") for name in player["flown"]],
        "tokens": [words.name(f"alteration:{name}") for name in player["alterations"]],
        "tiles": [*[words.name(f"{kind}:{name}") for kind, name in own if name], *erudites],
        "owned-medals": [words.name(f"medal:{name}") for name in player["medals"]],
        "discs": discs,
        "robots": [site_name(place, view, words) for place in player["robots"]],
    }
    return [words.format(f"federation-{kind}", list=" | ".join(names)) for kind, names in found.items() if names]


def site_name(place: int, view: Mapping[str, Any], words: Messages) -> str:
    """What stands at a place of E81216."""
    if place < PLACES:
        return words.name(f"production:{view['planets']['e81216']['productions'][place]}")
    return words.name(f"megastructure:{NAMES['megastructure'][place - PLACES]}")
