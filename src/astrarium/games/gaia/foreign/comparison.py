"""Our position held against the trace after a line, and against the expected result at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .. import ids
from ..counts import lost_planets
from ..scoring import standings
from ..state import POINT_SOURCES, Gaia, Player
from ..tables import NAMES, RECORD_IDS
from .reader import Line
from .trace import COMMON, FACTION_WORDS, SETTLED, Row, Trace, phase, row
from .words import theirs

TECH_WORDS: Final = theirs("tech_tile")
ADVANCED_WORDS: Final = theirs("advanced_tech_tile")
TOKEN_WORDS: Final = theirs("federation_token")
BOOSTER_WORDS: Final = theirs("booster")
# Where points come from, as far as both engines tell the sources apart (a repeated token is board or federation).
SOURCES: Final = {
    "start": "start",
    "round": "round",
    "booster": "booster",
    "tech": "tech",
    "advanced": "advanced",
    "federation": "federation and board",
    "board": "federation and board",
    "research": "research",
    "levels": "research",
    "faction": "faction",
    "charge": "charge",
    "final": "final",
    "resources": "resources",
}


class Difference:
    """The first thing that is not as the record says: a value, or (`rule`) a move that we forbid."""

    def __init__(self, player: str, column: str, expected: str, got: str, rule: str = "") -> None:
        self.player = player
        self.column = column
        self.expected = expected
        self.got = got
        self.rule = rule
        self.move = -1
        self.line = ""

    def at(self, move: int, line: str) -> Difference:
        self.move = move
        self.line = line
        return self

    def __str__(self) -> str:
        where = f"move {self.move}: {self.line!r}: {self.player}:"
        if self.rule:
            return f"{where} {self.got}: forbidden by {self.rule}"
        return f"{where} {self.column} is {self.got} instead of {self.expected}"


class Comparison:
    """Follows a trace; rows stand only where a player's state has changed, so the last ones are kept."""

    def __init__(self, trace: Trace, factions: tuple[str, ...]) -> None:
        self.trace = trace
        self.factions = factions  # by seat
        self.latest: dict[str, Row] = {}
        self.rows = 0  # rows that were compared at their own move
        # Players whose state can be compared; inside an income phase only those who have had theirs.
        self.through: tuple[int, ...] = ()

    def after(self, g: Gaia, line: Line, following: Line | None) -> Difference | None:
        """The first difference after a line; `following` tells whether the public engine is inside an income phase."""
        new = self.trace.rows.get(line.number, {})
        self.latest.update(new)
        asked = self.asked_in_income(new, following)
        self.through = g.order if asked < 0 else g.order[: g.order.index(asked)]
        now = phase(g)
        for seat in self.through:
            word = self.factions[seat]
            columns = self.columns(asked >= 0, now == "roundIncome" and seat not in g.actors, word in new)
            if word in self.latest:
                found = compare(word, self.latest[word], row(g, seat, now), columns)
                if found is not None:
                    return found
                self.rows += word in new
        return None

    def asked_in_income(self, new: dict[str, Row], following: Line | None) -> int:
        """The seat that the public engine asks inside an income phase, -1 elsewhere."""
        if following is not None and following.begins_with("income", "brainstone"):
            return following.seat
        for cells in new.values():
            if cells["phase"] == "roundIncome":
                return self.factions.index(cells["next_to_act"])
        return -1

    def columns(self, in_income: bool, has_finished: bool, is_new: bool) -> tuple[str, ...]:
        """Ours pays all players at once and asks only where the order matters, so it may be ahead inside income."""
        if in_income and not has_finished:
            return tuple(column for column in SETTLED if column in self.trace.columns)
        own = tuple(column for column in self.trace.columns if column not in COMMON)
        return (*own, *COMMON) if is_new and not in_income else own


def compare(player: str, expected: Row, got: Row, columns: tuple[str, ...]) -> Difference | None:
    for column in columns:
        if expected[column] != got[column]:
            return Difference(player, column, expected[column], got[column])
    return None


def final_difference(g: Gaia, expected: dict[str, Any], seats: tuple[int, ...]) -> Difference | None:
    """The first difference from the expected result: the table first, then those seats that can be compared."""
    table: dict[str, Any] = {"round": g.round, "phase": phase(g), "vp": [p.vp for p in g.players]}
    for tile in g.final_tiles:
        table[f"final_count_{theirs('final_tile')[tile]}"] = standings(g, tile)[: len(g.players)]
    if len(seats) < len(g.players):
        del table["phase"]  # the record stops inside an income phase, where ours may be ahead
    for key, value in table.items():
        if key in expected and expected[key] != value:
            return Difference("table", key, str(expected[key]), str(value))
    for seat in seats:
        word = FACTION_WORDS[g.players[seat].faction]
        given = expected.get(word, {})
        for key, value in player_result(g, seat).items():
            wanted = READERS[key](given[key]) if key in given and key in READERS else given.get(key, value)
            if wanted != value:
                return Difference(word, key, str(wanted), str(value))
    return None


def player_result(g: Gaia, seat: int) -> dict[str, Any]:
    """What a record may expect of one player."""
    p, cells = g.players[seat], row(g, seat, phase(g))
    found: dict[str, Any] = {
        "vp": p.vp,
        "credits": p.credits,
        "ore": p.ore,
        "knowledge": p.knowledge,
        "qic": p.qic,
        "bowls": [p.bowl1, p.bowl2, p.bowl3, p.gaia_area],
        "brainstone": cells["brainstone"],
        "research": list(p.research),
        "structures": [int(count) for count in cells["structures"].split("/")],
        "satellites": p.satellites.bit_count(),
        "gaiaformers_owned": p.gaiaformers + p.gaiaformers_away + p.pieces[ids.GAIAFORMER],
        "lost_planet": lost_planets(g, p),
        "tech": tiles(g, p),
        "federations": [f"{TOKEN_WORDS[token >> 1]}{'+' if token & 1 else '-'}" for token in p.tokens],
        "vp_by_source": {},
    }
    if p.booster != ids.NONE:
        found["booster"] = BOOSTER_WORDS[p.booster]
    for source, points in zip(POINT_SOURCES, p.points, strict=True):
        if points:
            by_source: dict[str, int] = found["vp_by_source"]
            by_source[SOURCES[source]] = by_source.get(SOURCES[source], 0) + points
    return found


def tiles(g: Gaia, p: Player) -> list[str]:
    """Standard tiles with the space they came from, `!` if covered, then the advanced ones."""
    found: list[str] = []
    for tile in p.tech:
        space = NAMES["space"][g.tech_spaces.index(tile)]
        found.append(f"{TECH_WORDS[tile]}@{space}{'!' if p.covered >> tile & 1 else ''}")
    return found + [ADVANCED_WORDS[tile] for tile in p.advanced]


def standard_first(expected: list[str]) -> list[str]:
    """The tiles of a record in the order of `tiles`; the track of an advanced tile is known from the setup."""
    advanced = [tile.partition("@")[0] for tile in expected if "@adv-" in tile]
    return [tile for tile in expected if "@adv-" not in tile] + advanced


def grouped(by_source: dict[str, int]) -> dict[str, int]:
    """The public engine's sources put together as ours."""
    found: dict[str, int] = {}
    for word, points in by_source.items():
        group = group_of(word)
        found[group] = found.get(group, 0) + points
    return {group: points for group, points in found.items() if points}


def group_of(word: str) -> str:
    """The source of ours for a word of the public engine."""
    if word in RECORD_IDS["track"]:
        return "research"
    if word in RECORD_IDS["faction"]:
        return "faction"
    for start, group in (
        ("round", "round"),
        ("booster", "booster"),
        ("tech-", "tech"),
        ("adv-", "advanced"),
        ("federation", "federation and board"),
        ("qic", "federation and board"),
        ("final", "final"),
        ("spend", "resources"),
    ):
        if word.startswith(start):
            return group
    return word


READERS: Final[dict[str, Callable[[Any], Any]]] = {"vp_by_source": grouped, "tech": standard_first}
