"""The component tables of Planet B, loaded once at import. The number of a component is its place in its file."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from astrarium.components.corrections import corrections_of
from astrarium.components.files import ComponentFiles

from . import component_types, ids
from .boxes import BoxTable, PrintedBox
from .component_types import HEADQUARTERS
from .component_words import Effect
from .ids import DECK_NAMES, MEAT, NEWS_DECK_NAMES, RESOURCE_NAMES, SIDE_NAMES

FILES: Final[ComponentFiles] = ComponentFiles(Path(__file__).parent / "components", corrections_of("planet_b"))

TILES: Final = FILES.entries("conglomerates", "conglomerate", component_types.Conglomerate)
BUILDINGS: Final = FILES.entries("buildings", "building", component_types.Building)
NEWS: Final = FILES.entries("news", "news", component_types.News)
LAWS: Final = FILES.entries("laws", "law", component_types.Law)
OFFICES: Final = FILES.entries("offices", "office", component_types.Office)
TRACKS: Final = FILES.entries("factions", "track", component_types.Track)
SURPLUS_STEP_VP: Final = FILES.single_value("factions", "faction_board", "overflow_vp_per_step", int)
BOARDS: Final = FILES.entries("player_boards", "player_board", component_types.PlayerBoard)
COMMON: Final = FILES.table("player_boards", "board_common", component_types.Common)
MOODS: Final = {space.value: space for space in FILES.entries("player_boards", "mood_space", component_types.MoodSpace)}
MOOD_RULES: Final = FILES.table("player_boards", "mood_rules", component_types.MoodRules)
FRAUD_SLOTS: Final = FILES.entries("player_boards", "fraud_slot", component_types.FraudSlot)
BOARD_SIDES: Final = FILES.entries("main_board", "board_side", component_types.BoardSide)
LOCATIONS: Final = FILES.entries("main_board", "location", component_types.Location)
MEAT_PRICE: Final = FILES.single_value("main_board", "market_rules", "meat_price", int)
EXCHANGE: Final = FILES.table("main_board", "exchange", component_types.Exchange)
ELECTION: Final = FILES.table("main_board", "election", component_types.Election)
SCORING: Final = FILES.table("main_board", "final_scoring", component_types.FinalScoring)
DECLINED_BUILD: Final = FILES.single_value("main_board", "build_action", "decline_gain_billies", int)
TOKENS: Final = FILES.by_id("tokens", "token", component_types.Token)
FILES.skip("tokens", "resource")
FILES.skip("tokens", "player_colour")
FILES.close()

LOWEST_MOOD: Final = min(MOODS)
HIGHEST_MOOD: Final = max(MOODS)
LAST_STEP: Final = len(TRACKS[0].space)
WORKIES_MOST: Final = (COMMON.max_crafties_on_board, COMMON.max_brainies_on_board)
VOTES_EACH: Final = TOKENS["vote"].per_player
FRAUD_EACH: Final = (TOKENS["fraud_stuffing"].per_player, TOKENS["fraud_grab"].per_player)
PRODUCTION_TILES: Final = tuple(  # of a player, by resource
    [sum([t.per_player for t in TOKENS.values() if t.resource == number]) for number in range(1, MEAT + 2)]
)
LINES: Final = tuple([board.line_top + board.line_bottom for board in BOARDS])  # the six cells of each board
LINE_LENGTH: Final = len(BOARDS[0].line_top)
CELLS: Final = 2 * LINE_LENGTH

HQ: Final = next(number for number, building in enumerate(BUILDINGS) if building.deck == HEADQUARTERS)
BUILDINGS_OF: Final = tuple(  # by deck
    [tuple([n for n, building in enumerate(BUILDINGS) if building.deck == deck]) for deck in range(len(DECK_NAMES))]
)
NEWS_OF: Final = tuple(
    [tuple([n for n, news in enumerate(NEWS) if news.deck == deck]) for deck in range(len(NEWS_DECK_NAMES))]
)
LAWS_OF: Final = tuple([tuple([n for n, law in enumerate(LAWS) if law.colour == c]) for c in range(2)])
TILES_OF: Final = tuple([tuple([n for n, tile in enumerate(TILES) if tile.letter == letter]) for letter in ("A", "B")])
MARKET_OF: Final = tuple(  # the location whose market prices a resource; meat has none
    [
        next((at for at, location in enumerate(LOCATIONS) if resource in location.market_resources), ids.NONE)
        for resource in range(len(RESOURCE_NAMES))
    ]
)

PREFIXES: Final = {
    "conglomerate": "cong_", "building": "bld_", "news": "news_", "law": "law_", "location": "loc_",
}  # fmt: skip
NAMES: Final[dict[str, tuple[str, ...]]] = {kind: FILES.names(kind, PREFIXES.get(kind, "")) for kind in FILES.lists}


def in_billies(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same with billies instead of victory points (PB-VAR-3)."""
    return tuple([replace(e, kind=ids.BILLIES) if e.kind == ids.VP else e for e in effects])


class Numbered:
    """The numbers of all boxes by where they are printed."""

    def __init__(self, table: BoxTable) -> None:
        names, add = NAMES, table.add_box
        self.tiles = tuple(  # by tile and side
            [
                tuple([add(f"{name}_{side}", ids.BOX_POINTS, box) for side, box in zip(SIDE_NAMES, both, strict=True)])
                for name, both in zip(names["conglomerate"], [(t.box_grey, t.box_red) for t in TILES], strict=True)
            ]
        )
        self.buildings = tuple(  # by building, upper and lower
            [
                tuple([add(f"{names['building'][b]}_{n}", ids.BOX_POINTS, box, b) for n, box in enumerate(card.box, 1)])
                for b, card in enumerate(BUILDINGS)
            ]
        )
        self.news = tuple(
            [table.add(names["news"][n], ids.NEWS_POINTS, card.effects, card.cost) for n, card in enumerate(NEWS)]
        )
        self.laws = tuple(  # the part of the President, by law and side
            [
                (
                    add(f"{names['law'][n]}_left", ids.LAW_POINTS, law.left.president),
                    add(f"{names['law'][n]}_right", ids.LAW_POINTS, law.right.president),
                )
                for n, law in enumerate(LAWS)
            ]
        )
        self.supports = tuple([self.of_track(table, track) for track in range(len(TRACKS))])  # by track, step, box
        self.offices = tuple([self.of_office(table, office) for office in range(len(OFFICES))])

    def of_track(self, table: BoxTable, track: int) -> tuple[tuple[int, int], ...]:
        name = NAMES["track"][track]
        return tuple(
            [
                (
                    table.add(f"{name}_{step}_1", ids.FACTION_POINTS, space.box1),
                    table.add(f"{name}_{step}_2", ids.FACTION_POINTS, space.box2),
                )
                for step, space in enumerate(TRACKS[track].space, 1)
            ]
        )

    def of_office(self, table: BoxTable, office: int) -> tuple[int, int, int]:
        """The duty of a moral holder, of an immoral one, and the latter with billies (PB-OFF-2, PB-VAR-3)."""
        name, card = NAMES["office"][office], OFFICES[office]
        return (
            table.add(f"{name}_moral", ids.OFFICE_POINTS, card.turn_if_moral),
            table.add(f"{name}_immoral", ids.OFFICE_POINTS, card.turn_if_immoral),
            table.add(f"{name}_billies", ids.OFFICE_POINTS, in_billies(card.turn_if_immoral)),
        )


TABLE: Final = BoxTable()
BOXES_OF: Final = Numbered(TABLE)
BOXES: Final[tuple[PrintedBox, ...]] = tuple(TABLE.list)
TILE_BOXES: Final = frozenset([box for both in BOXES_OF.tiles for box in both])

SOURCES: Final[tuple[tuple[str, str, str], ...]] = FILES.sources
DATA_HASH: Final[str] = FILES.hash
COUNTS: Final = FILES.counts
CORRECTIONS: Final[dict[str, dict[str, object]]] = FILES.corrections
SUPERSEDED: Final[dict[int, dict[str, dict[str, object]]]] = FILES.superseded
