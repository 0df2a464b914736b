"""The trace beside a foreign record: every player's state after every line, in the public engine's words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrarium.kernel.errors import BadRecord
from astrarium.kernel.verbs import Verb

from .. import verbs
from ..ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    GAIAFORMER,
    MINE,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    TRADING_STATION,
)
from ..state import Gaia, Player
from .questions import is_asked
from .words import theirs

Row = dict[str, str]  # by column

FACTION_WORDS: Final = theirs("faction")
STONE_WORDS: Final = ("-", "area1", "area2", "area3", "gaia")
NOBODY_WORD: Final = "-"
STRUCTURES: Final = (
    MINE, TRADING_STATION, RESEARCH_LAB, PLANETARY_INSTITUTE, ACADEMY_LEFT, ACADEMY_RIGHT, GAIAFORMER,
)  # fmt: skip
# Columns that say where the game stands, not what a player has.
COMMON: Final = ("round", "phase", "next_to_act")
# Columns that the rest of the income and gaia phases does not touch once a player has had the income.
SETTLED: Final = ("vp", "credits", "ore", "knowledge", "qic", "research", "structures", "satellites")

PHASES: Final[tuple[tuple[str, tuple[Verb, ...]], ...]] = (
    ("setupFaction", (verbs.CHOOSE_FACTION,)),
    ("setupBuilding", (verbs.SETTLE,)),
    ("setupBooster", (verbs.TAKE_BOOSTER,)),
    ("roundIncome", (verbs.RESOLVE, verbs.STONE)),  # at the end of a line the brainstone is only asked for in income
    ("roundGaia", (verbs.EXCHANGE, verbs.TRADE_FOR_TILE)),
    ("roundLeech", (verbs.CHARGE,)),
)


class Trace:
    """The expected rows by move, then by faction."""

    def __init__(self, columns: tuple[str, ...], rows: dict[int, dict[str, Row]]) -> None:
        self.columns = columns
        self.rows = rows


def read_trace(path: Path) -> Trace:
    """A table with tabs; its first line is a remark, its second names the columns."""
    lines = path.read_text(encoding="utf-8").splitlines()
    columns = tuple(lines[1].split("\t")) if len(lines) > 1 else ()
    if columns[:2] != ("move", "faction"):
        raise BadRecord(f"{path.name}: line 2 does not name the columns")
    rows: dict[int, dict[str, Row]] = {}
    for number, line in enumerate(lines[2:], 3):
        cells = line.split("\t")
        if len(cells) != len(columns):
            raise BadRecord(f"{path.name}: line {number} has {len(cells)} cells instead of {len(columns)}")
        found = dict(zip(columns[2:], cells[2:], strict=True))
        rows.setdefault(int(cells[0]), {})[cells[1]] = all_spent(found) if cells[1] == "nevlas" else found
    return Trace(columns[2:], rows)


def all_spent(found: Row) -> Row:
    """At the end the public engine turns all power into credits but leaves some of the Nevlas' tokens in bowl III."""
    if found["phase"] != "endGame":
        return found
    return found | {"bowl1": str(int(found["bowl1"]) + int(found["bowl3"])), "bowl3": "0"}


def phase(g: Gaia) -> str:
    """The public engine's word for what is asked now."""
    if not g.stack:
        return "endGame"
    for word, asked in PHASES:
        if is_asked(g, g.actors[0], *asked):
            return word
    return "roundMove"


def structures(p: Player) -> str:
    """Pieces on the map: m/ts/lab/PI/ac1/ac2/gf/sp; guest mines are mines, the lost planet is no piece."""
    counts = [p.pieces[structure] for structure in STRUCTURES]
    return "/".join(str(count) for count in [*counts, p.stations.bit_count()])


def row(g: Gaia, seat: int, now: str) -> Row:
    """Every column for one player in a phase; before all factions are chosen nobody has got anything."""
    p = g.players[seat]
    begun = now != "setupFaction"
    numbers = {
        "credits": p.credits,
        "ore": p.ore,
        "knowledge": p.knowledge,
        "qic": p.qic,
        "bowl1": p.bowl1,
        "bowl2": p.bowl2,
        "bowl3": p.bowl3,
        "gaia": p.gaia_area,
    }
    found = {"vp": str(p.vp)}
    found |= {column: str(number if begun else 0) for column, number in numbers.items()}
    found["brainstone"] = STONE_WORDS[p.brainstone if begun else 0]
    found["research"] = "/".join(str(level if begun else 0) for level in p.research)
    found["structures"] = structures(p)
    found["satellites"] = str(p.satellites.bit_count())
    found["round"] = str(g.round)
    found["phase"] = now
    nobody = not g.stack or not begun
    found["next_to_act"] = NOBODY_WORD if nobody else FACTION_WORDS[g.players[g.actors[0]].faction]
    return found
