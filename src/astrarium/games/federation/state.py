"""The state of a game of Federation: numbers change in place, sequences and sets are values that are replaced.

A set of missions, tiles, sites or medals is an int whose bit i stands for number i. Nothing that lies face down has a
value before it is turned up: what is unseen is all that has not been seen. Deep Space tiles and alteration tokens can
be seen by one player only, so they lie in pools (FED-HID-1, FED-HID-2, FED-DEEP-9).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from astrarium.kernel.chance import Dealer
from astrarium.kernel.game import Game
from astrarium.kernel.pools import Pool
from astrarium.kernel.position import Frame, Settings
from astrarium.kernel.rules import Rules

from .ids import NONE

# What lies on a senate space: whose it is, the kind of ambassador, and its face (see verbs.FACES).
Placed = tuple[int, int, int]
NOBODY: Final = (NONE, NONE, NONE)
NEUTRAL: Final = -2  # the owner of neutral tokens; their votes stand in the place of the ambassador

FACE_DOWN: Final = -2  # an asteroid that nobody has seen


class Player:
    """One player board and what the player has on the planets."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "lavandium", "copernium", "oceanium", "diamonds", "prestige", "points", "degree", "level_round", "level_game",
        "hangar", "supply", "markers", "flown", "ambassadors", "has_saved", "die", "die_space", "alterations",
        "erudites", "used", "busy", "fresh", "miner", "mage", "asteroids", "discs", "robots", "starting_tile",
        "deep_tile", "medals", "contribution",
    )  # fmt: skip

    def __init__(
        self, lavandium: int, copernium: int, oceanium: int, diamonds: int, prestige: int, points: tuple[int, ...],
        degree: int, level_round: int, level_game: int, hangar: int, supply: int, markers: int, flown: int,
        ambassadors: tuple[int, ...], has_saved: bool, die: int, die_space: int, alterations: tuple[int, ...],
        erudites: int, used: int, busy: int, fresh: int, miner: int, mage: int, asteroids: int, discs: tuple[int, ...],
        robots: int, starting_tile: int, deep_tile: int, medals: int, contribution: int,
    ) -> None:  # fmt: skip
        self.lavandium = lavandium
        self.copernium = copernium
        self.oceanium = oceanium
        self.diamonds = diamonds
        self.prestige = prestige
        self.points = points  # by source
        self.degree = degree
        self.level_round = level_round  # what the level counts higher until the end of the round
        self.level_game = level_game  # and to the end of the game
        self.hangar = hangar
        self.supply = supply  # of spaceships
        self.markers = markers  # missions with a marker
        self.flown = flown  # missions with a ship
        self.ambassadors = ambassadors  # still to be placed this round, by kind
        self.has_saved = has_saved  # the Special Ambassador is kept for a later round (FED-DEEP-11)
        self.die = die  # 0 if the player has none
        self.die_space = die_space  # where it lies this round
        self.alterations = alterations  # unused ones by kind
        self.erudites = erudites  # own tiles
        self.used = used  # those that are turned down
        self.busy = busy  # those that are being resolved (FED-ATAL-15)
        self.fresh = fresh  # those taken in an action that is not over (FED-ATAL-12)
        self.miner = miner
        self.mage = mage
        self.asteroids = asteroids
        self.discs = discs  # the level of the disc in each shop
        self.robots = robots  # sites, productions first
        self.starting_tile = starting_tile
        self.deep_tile = deep_tile
        self.medals = medals
        self.contribution = contribution  # to the common project

    def clone(self) -> Player:
        return Player(
            self.lavandium, self.copernium, self.oceanium, self.diamonds, self.prestige, self.points, self.degree,
            self.level_round, self.level_game, self.hangar, self.supply, self.markers, self.flown, self.ambassadors,
            self.has_saved, self.die, self.die_space, self.alterations, self.erudites, self.used, self.busy,
            self.fresh, self.miner, self.mage, self.asteroids, self.discs, self.robots, self.starting_tile,
            self.deep_tile, self.medals, self.contribution,
        )  # fmt: skip


class Federation(Game):
    """The table: senate, projects, planets, laws, piles, and the players."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "first_player", "president", "turn_seat", "turns", "spaces", "outer", "projects", "medals",
        "starting_tiles", "productions", "mega_tokens", "multipliers", "atal", "atal_down", "asteroids", "dead",
        "dead_down", "moons", "tokens", "laws", "next_laws", "past_laws", "planet_blocks", "room_blocks", "deep",
        "dealt",
    )  # fmt: skip

    def __init__(
        self, rules: Rules[Any], settings: Settings, stack: list[Frame], draws: int, dealer: Dealer | None,
        players: list[Player], round: int, first_player: int, president: int, turn_seat: int, turns: int,
        spaces: tuple[Placed, ...], outer: tuple[Placed, ...], projects: tuple[int, ...],
        medals: tuple[tuple[int, ...], ...], starting_tiles: int, productions: tuple[int, ...],
        mega_tokens: tuple[int, ...], multipliers: tuple[int, ...], atal: tuple[int, ...], atal_down: tuple[int, ...],
        asteroids: tuple[int, ...], dead: int, dead_down: int, moons: tuple[tuple[int, ...], ...],
        tokens: tuple[Pool, ...], laws: tuple[int, int], next_laws: tuple[int, int], past_laws: tuple[int, int],
        planet_blocks: int, room_blocks: int, deep: Pool, dealt: str,
    ) -> None:  # fmt: skip
        super().__init__(rules, settings, stack, draws, dealer)
        self.players = players
        self.round = round
        self.first_player = first_player  # of this round
        self.president = president  # who holds the pawn
        self.turn_seat = turn_seat  # NONE outside the ambassador phase
        self.turns = turns  # taken in this round
        self.spaces = spaces
        self.outer = outer  # what lies on the Outer Module
        self.projects = projects  # the space of each marker
        self.medals = medals  # the levels of the medals left on each planet
        self.starting_tiles = starting_tiles  # open ones
        self.productions = productions  # by place
        self.mega_tokens = mega_tokens  # two for each megastructure
        self.multipliers = multipliers  # how many are taken on each megastructure
        self.atal = atal  # the open tile of each pile, by level and type
        self.atal_down = atal_down  # how many lie face down in each
        self.asteroids = asteroids  # on the four places
        self.dead = dead  # open dead asteroids
        self.dead_down = dead_down  # how many dead asteroids are still face down
        self.moons = moons  # open tokens by kind
        self.tokens = tokens  # all alteration tokens, a pool for each strength (see `alterations`)
        self.laws = laws  # open ones
        self.next_laws = next_laws  # those of round 5, open in round 4 (FED-EOR-7)
        self.past_laws = past_laws  # discarded ones of each wing, as sets
        self.planet_blocks = planet_blocks  # tiles that have been turned up, the last one not marked
        self.room_blocks = room_blocks
        self.deep = deep  # the Deep Space tiles (see `accreditation`)
        self.dealt = dealt  # the setup as JSON, for the record

    def clone(self) -> Self:
        return type(self)(
            self.rules, self.settings, self.stack.copy(), self.draws, self.dealer, [p.clone() for p in self.players],
            self.round, self.first_player, self.president, self.turn_seat, self.turns, self.spaces, self.outer,
            self.projects, self.medals, self.starting_tiles, self.productions, self.mega_tokens, self.multipliers,
            self.atal, self.atal_down, self.asteroids, self.dead, self.dead_down, self.moons, self.tokens,
            self.laws, self.next_laws, self.past_laws, self.planet_blocks, self.room_blocks,
            self.deep, self.dealt,
        )  # fmt: skip


def put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return (*values[:index], value, *values[index + 1 :])


def bits(mask: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
