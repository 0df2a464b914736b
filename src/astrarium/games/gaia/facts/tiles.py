"""Facts about tiles, tokens, actions and factions: what they do, whose they are, what they count now."""

from __future__ import annotations

from astrarium.kernel.bills import Bill
from astrarium.kernel.explanations import Fact

from .. import events, scoring, verbs
from ..actions.board import BOARD
from ..actions.free import CONVERT
from ..actions.special import owns_special
from ..component_types import Effect
from ..counts import count
from ..ids import NO_FACTION
from ..state import Gaia, Player
from ..tables import ADVANCED, BOARD_ACTIONS, BOOSTERS, FACTIONS, FINAL_TILES, TECH
from .common import described, owners, priced, seat_of


def counted(g: Gaia, p: Player | None, effect: Effect) -> list[Fact]:
    """What the tile counts now (GP-TILE-8)."""
    return [] if p is None or effect.per < 0 else [Fact("counts", {"count": count(g, p, effect.per)})]


def space_facts(g: Gaia, p: Player | None, space: int) -> list[Fact]:
    """The tile that lies there (GP-TECH-1)."""
    return tech_facts(g, p, g.tech_spaces[space])


def tech_facts(g: Gaia, p: Player | None, tile: int) -> list[Fact]:
    found = [described(verbs.TECH.reference(tile)), *counted(g, p, TECH[tile])]
    return found + owners(g, [seat for seat, other in enumerate(g.players) if tile in other.tech])


def advanced_facts(g: Gaia, p: Player | None, tile: int) -> list[Fact]:
    """What it does, and that it takes level 4, a green token and a tile to cover (GP-TECH-5, GP-TECH-6)."""
    found = [described(verbs.ADVANCED.reference(tile)), *counted(g, p, ADVANCED[tile])]
    if tile in g.advanced_spaces:
        track = verbs.TRACKS.reference(g.advanced_spaces.index(tile))
        found.append(Fact("advanced-needs", {"track": track}))
    return found + owners(g, [seat for seat, other in enumerate(g.players) if tile in other.advanced])


def token_facts(g: Gaia, p: Player | None, token: int) -> list[Fact]:
    found = [described(verbs.TOKENS.reference(token)), Fact("left", {"count": g.token_supply[token]})]
    return found + owners(g, [seat for seat, q in enumerate(g.players) if any(own >> 1 == token for own in q.tokens)])


def booster_facts(g: Gaia, p: Player | None, booster: int) -> list[Fact]:
    found = [described(verbs.BOOSTERS.reference(booster))]
    if booster == verbs.NO_BOOSTER:
        return found
    effect = BOOSTERS[booster].effect
    found += [] if effect is None else counted(g, p, effect)
    return found + owners(g, [seat for seat, other in enumerate(g.players) if other.booster == booster])


def board_facts(g: Gaia, p: Player | None, action: int) -> list[Fact]:
    """What it costs, and whether it was used in this round (GP-ACT-1, GP-ACT-2)."""
    found = [described(verbs.BOARD_ACTIONS.reference(action))]
    if g.board_used >> action & 1:
        found.append(Fact("used", {}))
    if p is None:
        return found
    bill = Bill()
    BOARD.itemise(g, seat_of(g, p), (), verbs.BOARD(action), bill)
    found += priced("price", bill)
    per = BOARD_ACTIONS[action].gain_per
    return found + ([Fact("counts", {"count": count(g, p, per.per)})] if per.vp else [])


def free_facts(g: Gaia, p: Player | None, action: int) -> list[Fact]:
    found = [described(verbs.FREE_ACTIONS.reference(action))]
    if p is None:
        return found
    bill = Bill()
    CONVERT.itemise(g, seat_of(g, p), (), verbs.CONVERT(action), bill)
    return found + priced("price", bill)


def special_facts(g: Gaia, p: Player | None, special: int) -> list[Fact]:
    """Whose it is, and whether it was used in this round (GP-SPEC-1, GP-SPEC-3)."""
    found = [described(verbs.SPECIALS.reference(special))]
    seats = [seat for seat, q in enumerate(g.players) if q.faction != NO_FACTION and owns_special(q, special)]
    if p is not None and p.used >> special & 1:
        found.append(Fact("used", {}))
    return found + owners(g, seats)


def faction_facts(g: Gaia, p: Player | None, faction: int) -> list[Fact]:
    """Its home planet, and who leads it (GP-SETUP-16)."""
    home = verbs.PLANETS.reference(FACTIONS[faction].home)
    found = [described(verbs.FACTIONS.reference(faction)), Fact("home", {"planet": home})]
    return found + owners(g, [seat for seat, other in enumerate(g.players) if other.faction == faction])


def final_tile_facts(g: Gaia, p: Player | None, tile: int) -> list[Fact]:
    """The standings, and what they would score now (GP-END-2..6)."""
    found = [described(events.FINAL_TILES.reference(tile))]
    if any(other.faction == NO_FACTION for other in g.players):
        return found
    counts, points = scoring.standings(g, tile), scoring.final_tile_points(g, tile)
    seats = range(len(g.players))
    found += [Fact("standing", {"seat": seat, "count": counts[seat], "points": points[seat]}) for seat in seats]
    if len(counts) > len(g.players):
        found.append(Fact("neutral", {"count": FINAL_TILES[tile].neutral_player}))
    return found
