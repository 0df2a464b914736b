"""The state of a game of Gaia Project: numbers change in place, sequences and sets are values that are replaced.

A set of hexes is an int whose bit i stands for hex i. Derived fields (`pieces`, `colonies`, `types`) are kept because
rules ask for them all the time; tests count them anew after every move.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from astrarium.kernel.chance import Dealer
from astrarium.kernel.game import Game
from astrarium.kernel.position import Frame, Settings
from astrarium.kernel.rules import Rules

from .galaxy import Centers, Galaxy, geometry

# Where the brainstone is: in bowl 1, 2 or 3, in the gaia area, or not in the game (GP-FAC-TAKLONS-1).
NO_STONE: Final = 0
STONE_IN_GAIA: Final = 4

# Where victory points come from (GP-FLOW-10), in the order of the breakdown.
START_POINTS: Final = 0
ROUND_POINTS: Final = 1
BOOSTER_POINTS: Final = 2
TECH_POINTS: Final = 3
ADVANCED_POINTS: Final = 4
FEDERATION_POINTS: Final = 5
RESEARCH_POINTS: Final = 6
BOARD_POINTS: Final = 7
FACTION_POINTS: Final = 8
CHARGE_POINTS: Final = 9
FINAL_POINTS: Final = 10
LEVEL_POINTS: Final = 11
RESOURCE_POINTS: Final = 12
POINT_SOURCES: Final = (
    "start",
    "round",
    "booster",
    "tech",
    "advanced",
    "federation",
    "research",
    "board",
    "faction",
    "charge",
    "final",
    "levels",
    "resources",
)


class Player:
    """What one player owns: the faction board and the pieces on the map (GP-SETUP-15..21)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "faction", "ore", "credits", "knowledge", "qic", "bowl1", "bowl2", "bowl3", "gaia_area", "brainstone",
        "vp", "points", "booster", "passed", "research", "pieces", "colonies", "guests", "stations", "satellites",
        "federated", "federations", "types", "gaiaformers", "gaiaformers_away", "tech", "covered", "advanced",
        "tokens", "used", "icons", "automa",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self, faction: int, ore: int, credits: int, knowledge: int, qic: int, bowl1: int, bowl2: int, bowl3: int,
        gaia_area: int, brainstone: int, vp: int, points: tuple[int, ...], booster: int, passed: bool,
        research: tuple[int, ...], pieces: tuple[int, ...], colonies: int, guests: int, stations: int, satellites: int,
        federated: int, federations: int, types: int, gaiaformers: int, gaiaformers_away: int, tech: tuple[int, ...],
        covered: int, advanced: tuple[int, ...], tokens: tuple[int, ...], used: int, icons: tuple[int, ...],
        automa: bool = False,
    ) -> None:  # fmt: skip
        self.faction = faction
        self.ore = ore
        self.credits = credits
        self.knowledge = knowledge
        self.qic = qic
        self.bowl1 = bowl1
        self.bowl2 = bowl2
        self.bowl3 = bowl3
        self.gaia_area = gaia_area
        self.brainstone = brainstone
        self.vp = vp
        self.points = points  # by source; their sum is vp
        self.booster = booster
        self.passed = passed
        self.research = research  # level by track
        self.pieces = pieces  # on the map, by structure
        self.colonies = colonies  # hexes with an own structure, the lost planet and guest mines included
        self.guests = guests  # hexes of Lantid guest mines
        self.stations = stations
        self.satellites = satellites
        self.federated = federated  # hexes that belong to own federations
        self.federations = federations  # tokens gained by forming federations
        self.types = types  # colonized planet types, as bits
        self.gaiaformers = gaiaformers  # available on the faction board
        self.gaiaformers_away = gaiaformers_away  # in the gaia area (GP-FAC-BALTAKS-2)
        self.tech = tech  # standard tiles in the order of gaining
        self.covered = covered  # standard tiles under advanced ones, as bits
        self.advanced = advanced
        self.tokens = tokens  # federation tokens: 2 * type + 1 if green side up
        self.used = used  # special actions used this round, as bits
        self.icons = icons  # income icons with charge or tokens, in the order of gaining
        self.automa = automa  # the solo opponent, which only has pieces, levels and points (AUT-1)

    def clone(self) -> Player:
        return Player(
            self.faction, self.ore, self.credits, self.knowledge, self.qic, self.bowl1, self.bowl2, self.bowl3,
            self.gaia_area, self.brainstone, self.vp, self.points, self.booster, self.passed, self.research,
            self.pieces, self.colonies, self.guests, self.stations, self.satellites, self.federated, self.federations,
            self.types, self.gaiaformers, self.gaiaformers_away, self.tech, self.covered, self.advanced, self.tokens,
            self.used, self.icons, self.automa,
        )  # fmt: skip


class Gaia(Game):
    """The table: galaxy, research board, scoring board, supplies, and the players."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "order", "passed_order", "first_player", "turn_seat", "centers", "planets", "printed", "owner",
        "structure", "gaia_pending", "tech_spaces", "advanced_spaces", "terraforming_token", "token_supply",
        "round_tiles", "final_tiles", "boosters", "board_used", "built", "surplus", "dealt", "cards_known",
        "cards_hidden", "cards_drawn", "counted_satellites",
    )  # fmt: skip

    def __init__(
        self, rules: Rules[Any], settings: Settings, stack: list[Frame], draws: int, dealer: Dealer | None,
        players: list[Player], round: int, order: tuple[int, ...], passed_order: tuple[int, ...], first_player: int,
        turn_seat: int, centers: Centers, planets: bytes, printed: tuple[tuple[str, int, int, int], ...],
        owner: bytes, structure: bytes, gaia_pending: int, tech_spaces: tuple[int, ...],
        advanced_spaces: tuple[int, ...], terraforming_token: int, token_supply: tuple[int, ...],
        round_tiles: tuple[int, ...], final_tiles: tuple[int, ...], boosters: tuple[int, ...], board_used: int,
        built: tuple[int, ...], surplus: int, dealt: str, cards_known: int = 0,
        cards_hidden: int = 0, cards_drawn: tuple[int, ...] = (), counted_satellites: int = 0,
        galaxy: Galaxy | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rules, settings, stack, draws, dealer)
        self.players = players
        self.round = round
        self.order = order  # turn order of this round
        self.passed_order = passed_order  # who has passed this round, first first
        self.first_player = first_player
        self.turn_seat = turn_seat
        self.centers = centers
        self.galaxy: Galaxy = galaxy or geometry(centers)
        self.planets = planets  # planet type of every hex
        self.printed = printed  # sector faces as they lie, for drawing
        self.owner = owner
        self.structure = structure
        self.gaia_pending = gaia_pending  # transdim planets with a gaiaformer
        self.tech_spaces = tech_spaces
        self.advanced_spaces = advanced_spaces  # by track; -1 once taken
        self.terraforming_token = terraforming_token
        self.token_supply = token_supply
        self.round_tiles = round_tiles
        self.final_tiles = final_tiles
        self.boosters = boosters  # free ones
        self.board_used = board_used  # power and QIC actions used this round, as bits
        self.built = built  # build events of this turn that opponents have not answered, in order
        self.surplus = surplus  # power of the last conversion that the next one may still use (GP-FREE-6)
        self.dealt = dealt  # the setup as JSON, for the record
        self.cards_known = cards_known  # Automa cards that are known to be in its deck, as bits
        self.cards_hidden = cards_hidden  # how many unknown ones are there too
        self.cards_drawn = cards_drawn  # this round, in order
        self.counted_satellites = counted_satellites  # of the Automa, without a hex (AUT-23)

    def clone(self) -> Self:
        return type(self)(
            self.rules, self.settings, self.stack.copy(), self.draws, self.dealer, [p.clone() for p in self.players],
            self.round, self.order, self.passed_order, self.first_player, self.turn_seat, self.centers, self.planets,
            self.printed, self.owner, self.structure, self.gaia_pending, self.tech_spaces, self.advanced_spaces,
            self.terraforming_token, self.token_supply, self.round_tiles, self.final_tiles, self.boosters,
            self.board_used, self.built, self.surplus, self.dealt, self.cards_known, self.cards_hidden,
            self.cards_drawn, self.counted_satellites, self.galaxy,
        )  # fmt: skip


def put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return (*values[:index], value, *values[index + 1 :])


def put_byte(values: bytes, index: int, value: int) -> bytes:
    """The same bytes but for one."""
    return b"%b%c%b" % (values[:index], value, values[index + 1 :])
