"""Leyrien: swamps, and morale (CO-LEY)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..conditions import holds, is_cliffs_or_plains
from ..counts import building_of, buildings_at, controlled, controls, has_power, is_present, leader_effects
from ..faction_rules import FactionRules, register_faction
from ..gains import FRAMES, IS_USABLE
from ..ids import MORALE, NONE, POWER, SWAMP, WHEN
from ..state import HOME, ChaosOrder, Player, added, members
from ..steps import STEPS
from ..tables import BUILDINGS, FACTIONS

STRENGTH_ROW, FAME_ROW = range(2)
ONLY_CLIFFS_OR_PLAINS: Final = POWER["only_cliffs_or_plains"]
COUNTS_AS_SWAMP: Final = POWER["counts_as_swamp"]
MOVE_END: Final = WHEN["move_end"]
FAME_BY_OPEN: Final = next(
    source.fame_by_uncovered for faction in FACTIONS for source in faction.fame_sources if source.fame_by_uncovered
)
TOKENS: Final = len(FAME_BY_OPEN) - 1  # in each row


class Leyrien(FactionRules):
    """They slip from swamp to swamp and draw strength and fame from their morale."""

    def set_up(self, g: ChaosOrder, seat: int) -> None:
        """Both rows are full (CO-SETUP-34, CO-LEY-3)."""
        g.players[seat].morale_rows = (TOKENS, TOKENS)

    def is_swamp(self, g: ChaosOrder, seat: int, region: int) -> bool:
        """A region with an own stronghold counts as one (CO-LEY-2)."""
        return g.terrains[region] == SWAMP or any(
            [has_building_power(g, seat, building, COUNTS_AS_SWAMP) for building in buildings_at(g, seat, region)]
        )

    def links(self, g: ChaosOrder, seat: int, region: int) -> int:
        """All swamps are adjacent to each other (CO-LEY-1, CO-ADJ-6)."""
        return self.swamps(g, seat) & ~(1 << region) if self.is_swamp(g, seat, region) else 0

    def links_of_base(self, g: ChaosOrder, seat: int) -> int:
        """The base counts as a swamp for leaving it, with the power for it (CO-POWER-21)."""
        return self.swamps(g, seat) if has_power(g, seat, "swamp_link_base") else 0

    def swamps(self, g: ChaosOrder, seat: int) -> int:
        return sum([1 << n for n, terrain in enumerate(g.terrains) if terrain and self.is_swamp(g, seat, n)])

    def check_site(self, g: ChaosOrder, seat: int, region: int, building: int, failures: Failures | None) -> str | None:
        """Strongholds on cliffs and plains only (CO-LEY-2)."""
        is_restricted = has_building_power(g, seat, building, ONLY_CLIFFS_OR_PLAINS)
        return fail(failures, "CO-LEY-2") if is_restricted and not is_cliffs_or_plains(g, seat, region) else None

    def built(self, g: ChaosOrder, seat: int, region: int, building: int) -> None:
        """A stronghold boosts in its region (CO-LEY-5)."""
        effects = BUILDINGS[building_of(g, seat, building)].effects
        if any([kind == MORALE for effect in effects for kind, _ in effect.gain]):
            then(g, BOOST_AT.at(seat, region))

    def battle_won(self, g: ChaosOrder, seat: int, region: int) -> None:
        """On cliffs or plains that they control afterwards (CO-LEY-5)."""
        if controls(g, seat, region):
            then(g, BOOST_AT.at(seat, region))

    def move_ended(self, g: ChaosOrder, seat: int) -> None:
        """A leader who moved boosts where it stands; only the terrain counts (CO-LEY-5)."""
        p = g.players[seat]
        for index in members(g.moved_leaders):
            effects = [effect for effect in leader_effects(p, index) if effect.when == MOVE_END]
            if any([holds(g, seat, effect, p.leaders[index]) for effect in effects]):
                then(g, BOOST_AT.at(seat, p.leaders[index]))

    def left(self, g: ChaosOrder, seat: int, region: int) -> None:
        """Without presence the token returns (CO-LEY-6, CO-LEY-9)."""
        p = g.players[seat]
        if p.morale >> region & 1 and not is_present(g, seat, region):
            p.morale &= ~(1 << region)
            rows = return_rows(p)
            if len(rows) == 1:
                return_token(g, seat, rows[0])
            else:
                then(g, RETURNING_MORALE.at(seat))

    def strength_in(self, g: ChaosOrder, seat: int, region: int) -> int:
        """Each open space of the strength row, in a region with a token (CO-LEY-3, CO-LEY-7)."""
        return TOKENS - g.players[seat].morale_rows[STRENGTH_ROW] if self.has_token_in(g, seat, region) else 0

    def has_token_in(self, g: ChaosOrder, seat: int, region: int) -> bool:
        return bool(g.players[seat].morale >> region & 1)

    def income_fame(self, g: ChaosOrder, seat: int) -> int:
        """By the open spaces of the fame row (CO-LEY-3, CO-LEY-8)."""
        return FAME_BY_OPEN[TOKENS - g.players[seat].morale_rows[FAME_ROW]]


def has_building_power(g: ChaosOrder, seat: int, building: int, power: int) -> bool:
    return any([effect.power == power for effect in BUILDINGS[building_of(g, seat, building)].effects])


def boost_rows(p: Player) -> list[int]:
    """The row with more tokens left; if equal, either (CO-LEY-4)."""
    most = max(p.morale_rows)
    return [row for row, left in enumerate(p.morale_rows) if left == most and left]


def return_rows(p: Player) -> list[int]:
    """The row with fewer tokens; if equal, either (CO-LEY-6)."""
    return [row for row, left in enumerate(p.morale_rows) if left == min(p.morale_rows)]


def return_token(g: ChaosOrder, seat: int, row: int) -> None:
    p = g.players[seat]
    p.morale_rows = added(p.morale_rows, row, 1)
    g.note(events.MORALE_RETURNED, seat, row)


def can_boost_at(g: ChaosOrder, seat: int, place: int) -> bool:
    """Cliffs or plains without a token; the base takes one for good (CO-LEY-4, CO-LEY-5)."""
    p = g.players[seat]
    is_place = place == HOME or is_cliffs_or_plains(g, seat, place)
    return bool(boost_rows(p)) and is_place and not p.morale >> place & 1


def boost_places(g: ChaosOrder, seat: int) -> list[int]:
    """Where a boost that is tied to no place can go: regions that they control (CO-LEY-4)."""
    return [n for n in controlled(g, seat) if can_boost_at(g, seat, n)]


def put_token(g: ChaosOrder, seat: int, row: int, place: int) -> None:
    p = g.players[seat]
    p.morale_rows = added(p.morale_rows, row, -1)
    p.morale |= 1 << place
    g.note(events.BOOSTED, seat, row, place)


class BoostAt(Automatic[ChaosOrder, int]):
    """A boost that is tied to a place goes there or is lost (CO-LEY-4)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        (place,) = args
        if not can_boost_at(g, seat, place):
            return
        rows = boost_rows(g.players[seat])
        if len(rows) == 1:
            put_token(g, seat, rows[0], place)
        else:
            then(g, BOOSTING.at(seat, place))


class Boost(Move[ChaosOrder, int]):
    """A token from the row with more of them onto a region (CO-LEY-4)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        _, row, place = action
        places = boost_places(g, seat) if args[0] == NONE else [args[0]]
        is_legal = place in places and row in boost_rows(g.players[seat])
        return None if is_legal else fail(failures, "CO-LEY-4")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        put_token(g, seat, action[1], action[2])


class ReturnMorale(Move[ChaosOrder]):
    """Both rows have the same number: own choice (CO-LEY-6)."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        return_token(g, seat, action[1])


BOOST_AT: Final[BoostAt] = STEPS.add("BOOST_AT", BoostAt())
BOOSTING: Final[Decision[ChaosOrder, int]] = STEPS.add("BOOSTING", Decision([Boost(verbs.BOOST)]))
RETURNING_MORALE: Final[Decision[ChaosOrder]] = STEPS.add(
    "RETURNING_MORALE", Decision([ReturnMorale(verbs.RETURN_MORALE)])
)
FRAMES[ids.MORALE] = lambda seat, amount: BOOSTING.at(seat, NONE)
IS_USABLE[ids.MORALE] = lambda g, seat: bool(boost_places(g, seat))
FRAMES[ids.MORALE_BASE] = lambda seat, amount: BOOST_AT.at(seat, HOME)
IS_USABLE[ids.MORALE_BASE] = lambda g, seat: can_boost_at(g, seat, HOME)
register_faction("leyrien", Leyrien())
