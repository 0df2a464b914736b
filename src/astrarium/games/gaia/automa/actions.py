"""What the Automa does with its cards: mines, upgrades, research, board actions (AUT-22..31)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.values import bits, put

from .. import events
from ..gains import score
from ..ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    FINAL_SATELLITES,
    FIRAKS,
    GAIA,
    GEODENS,
    HADSCH_HALLAS,
    MINE,
    NONE,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    SPACE,
    TERRAFORMING,
    TOP_LEVEL,
    TRACK_COUNT,
    TRADING_STATION,
    TRANSDIM,
    XENOS,
)
from ..placement import colonize, replace_piece
from ..state import FACTION_POINTS, Gaia, Player, put_byte
from ..tables import AUTOMA_FACTIONS, BOARD_ACTIONS, STRUCTURES
from .cards import AutomaAction, AutomaCard, AutomaFaction
from .deck import action_card, difficulty, support_card
from .selection import best, choose_site, human_distance, in_reading_order, mine_sites, numbered

Step = tuple[int, int]
# The first possible of these upgrades is done; academies are equal (AUT-25).
UPGRADES: Final[tuple[Step, ...]] = (
    (TRADING_STATION, PLANETARY_INSTITUTE),
    (MINE, TRADING_STATION),
    (RESEARCH_LAB, ACADEMY_LEFT),
    (RESEARCH_LAB, ACADEMY_RIGHT),
    (TRADING_STATION, RESEARCH_LAB),
)
# Firaks also turn a lab back, before they upgrade mines (AUT-26).
FIRAKS_UPGRADES: Final[tuple[Step, ...]] = (UPGRADES[0], (RESEARCH_LAB, TRADING_STATION), *UPGRADES[1:])
STATION_BONUS: Final = 3  # Hadsch Hallas, for an upgrade to a trading station (AUT-26)
NEW_TYPE_BONUS: Final = 2  # Geodens, for a planet type (AUT-24)


def card_of(g: Gaia, seat: int) -> AutomaFaction:
    """The faction card (AUT-7)."""
    return next(card for card in AUTOMA_FACTIONS if card.faction == g.players[seat].faction)


def gain_points(g: Gaia, seat: int, points: int, source: int = FACTION_POINTS) -> None:
    """Points of the Automa; Alptrauma adds one to each gain (AUT-2, AUT-38, AUT-41)."""
    if points > 0:
        score(g, seat, points + difficulty(g).extra_vp_per_gain, source)


def act(g: Gaia, seat: int) -> None:
    """The action of the action card, then its points; an impossible one does nothing (AUT-18, AUT-19, AUT-31)."""
    card, support = action_card(g), support_card(g)
    if card.action == "faction":
        faction = card_of(g, seat)
        for part in faction.actions:
            do_action(g, seat, part, support)
        gain_points(g, seat, faction.vp)
        return
    plain = AutomaAction(card.action, support.range, NONE, "", "")
    do_action(g, seat, plain, support)
    if card.action == "power_or_qic" and g.players[seat].faction == XENOS:
        use_board(g, seat, support)
    gain_points(g, seat, card.vp)


def do_action(g: Gaia, seat: int, part: AutomaAction, support: AutomaCard) -> None:
    """One action; a mine that is impossible becomes an upgrade, and nothing chains further (AUT-19, AUT-40).

    Only the card of Hadsch Hallas turns an upgrade into a mine (AUT-26). There are no other actions: no federations,
    projects or special ones (AUT-4).
    """
    if part.action == "build_mine":
        if not build_mine(g, seat, part.range or support.range, support, part.tiebreak_first):
            upgrade(g, seat, support)
    elif part.action == "upgrade":
        if not upgrade(g, seat, support) and part.if_impossible:
            build_mine(g, seat, part.range or HADSCH_RANGE, support, "")
    elif part.action == "power_or_qic":
        use_board(g, seat, support)
    else:
        research(g, seat, part, support)


HADSCH_RANGE: Final = 3  # "build_mine with range 3" on the Hadsch Hallas card (AUT-26)


def build_mine(g: Gaia, seat: int, reach: int, support: AutomaCard, first: str) -> bool:
    """A mine on the best planet in range; a transdim planet turns at once (AUT-22)."""
    p = g.players[seat]
    sites = mine_sites(g, seat, reach) if p.pieces[MINE] < STRUCTURES[MINE].per_color else []
    if not sites:
        return False
    hex = choose_site(g, seat, sites, support, first)
    if g.planets[hex] == TRANSDIM:
        g.planets = put_byte(g.planets, hex, GAIA)
    is_new_type = not p.types >> g.planets[hex] & 1
    put_satellite(g, seat, hex, support)
    colonize(g, seat, hex)
    g.built = (*g.built, hex)
    if is_new_type:
        maybe_score_type(g, seat)
    return True


def maybe_score_type(g: Gaia, seat: int) -> None:
    """Geodens score the first mine on a planet type (AUT-24)."""
    if g.players[seat].faction == GEODENS:
        gain_points(g, seat, NEW_TYPE_BONUS)


def put_satellite(g: Gaia, seat: int, hex: int, support: AutomaCard) -> None:
    """With "most satellites" a lonely new mine gets a satellite beside it (AUT-23)."""
    p = g.players[seat]
    if FINAL_SATELLITES not in g.final_tiles or g.galaxy.neighbour_mask[hex] & p.colonies:
        return
    near = [n for n in g.galaxy.neighbours[hex] if g.planets[n] == SPACE and not p.satellites >> n & 1]
    if near:
        place = in_reading_order(g, near, support)[0]
        p.satellites |= 1 << place
        g.note(events.SATELLITE, seat, place)
    else:
        g.counted_satellites += 1


def upgrades_of(p: Player) -> tuple[Step, ...]:
    """The upgrades in the order in which they are tried (AUT-25, AUT-26)."""
    return FIRAKS_UPGRADES if p.faction == FIRAKS else UPGRADES


def upgrade(g: Gaia, seat: int, support: AutomaCard) -> bool:
    """The first possible upgrade, nearest to the human (AUT-25)."""
    p = g.players[seat]
    for old, new in upgrades_of(p):
        hexes = [hex for hex in bits(p.colonies) if g.structure[hex] == old]
        if hexes and p.pieces[new] < STRUCTURES[new].per_color:
            nearest = best(hexes, lambda hex: human_distance(g, hex))
            replace_piece(g, seat, in_reading_order(g, nearest, support)[0], new)
            follow_upgrade(g, seat, new, support)
            return True
    return False


def follow_upgrade(g: Gaia, seat: int, new: int, support: AutomaCard) -> None:
    """Hadsch Hallas score a trading station, Firaks research after a lab (AUT-26)."""
    faction = g.players[seat].faction
    if new == TRADING_STATION and faction == HADSCH_HALLAS:
        gain_points(g, seat, STATION_BONUS)
    if new == RESEARCH_LAB and faction == FIRAKS:
        research(g, seat, AutomaAction("research_random", 0, NONE, "", ""), support)


def valid_tracks(g: Gaia, seat: int) -> list[int]:
    """Tracks where it can advance, or take away the advanced tile from level 4 (AUT-27)."""
    levels = g.players[seat].research
    return [
        track
        for track in range(TRACK_COUNT)
        if levels[track] < TOP_LEVEL - 1
        or (levels[track] == TOP_LEVEL - 1 and (g.advanced_spaces[track] != NONE or level_5_is_free(g, track)))
    ]


def level_5_is_free(g: Gaia, track: int) -> bool:
    return all(p.research[track] < TOP_LEVEL for p in g.players)


def research(g: Gaia, seat: int, part: AutomaAction, support: AutomaCard) -> None:
    """Research random, highest, or in the track of the faction card (AUT-27)."""
    tracks = valid_tracks(g, seat)
    if not tracks:
        return
    levels = g.players[seat].research
    if part.action == "research_highest":
        highest = max(levels[track] for track in tracks)
        tracks = [track for track in tracks if levels[track] == highest]
    if part.action == "research_specific" and part.track in tracks:
        tracks = [part.track]
    advance(g, seat, numbered(tracks, support))


def advance(g: Gaia, seat: int, track: int) -> None:
    """On level 4 an advanced tile is removed first; otherwise one level up without bonuses (AUT-28, AUT-29)."""
    p = g.players[seat]
    level = p.research[track]
    if level == TOP_LEVEL - 1 and g.advanced_spaces[track] != NONE:
        g.advanced_spaces = put(g.advanced_spaces, track, NONE)
        g.note(events.REMOVED_ADVANCED, seat, track)
        return
    p.research = put(p.research, track, level + 1)
    g.note(events.ADVANCED, seat, track, level + 1)
    if level + 1 == TOP_LEVEL and track == TERRAFORMING:
        g.terraforming_token = NONE


def use_board(g: Gaia, seat: int, support: AutomaCard) -> None:
    """An action token on one of the free spaces (AUT-30)."""
    free = [space for space in range(len(BOARD_ACTIONS)) if not g.board_used >> space & 1]
    if free:
        space = numbered(free, support)
        g.board_used |= 1 << space
        g.note(events.BOARD_ACTION, seat, space)
