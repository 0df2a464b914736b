"""Gaining and paying: resources, points, and the events that tiles wait for."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.values import put

from . import events
from .brainstone import charge_power
from .component_types import Effect, Gain
from .counts import count, has_tech
from .factions.abilities import abilities_of, has_institute
from .ids import NONE, PASS, TRIGGER
from .state import ADVANCED_POINTS, BOOSTER_POINTS, FACTION_POINTS, ROUND_POINTS, TECH_POINTS, Gaia, Player
from .tables import ADVANCED, BOOSTERS, FACTIONS, LIMITS, ROUND_TILES, TECH

RESOURCES: Final = events.RESOURCES.values


def score(g: Gaia, seat: int, points: int, source: int) -> None:
    """Victory points, with where they come from (GP-FLOW-10)."""
    if not points:
        return
    p = g.players[seat]
    p.vp += points
    p.points = put(p.points, source, p.points[source] + points)
    g.note(events.SCORED, seat, points, source)


def gain(g: Gaia, seat: int, what: Gain, source: int, times: int = 1) -> None:
    """Resources up to their caps, QIC, tokens into bowl I, points, charge (GP-INCOME-5, GP-FREE-5, GP-POWER-5, 8)."""
    p = g.players[seat]
    if what.ore:
        p.ore = min(LIMITS.ore, p.ore + what.ore * times)
    if what.credits:
        p.credits = min(LIMITS.credits, p.credits + what.credits * times)
    if what.knowledge:
        p.knowledge = min(LIMITS.knowledge, p.knowledge + what.knowledge * times)
    if what.qic:
        gain_qic(p, what.qic * times)
    p.bowl1 += what.tokens * times
    p.gaiaformers += what.gaiaformer * times
    if g.log is not None:
        tell_gains(g, seat, what, times)
    if what.vp:
        score(g, seat, what.vp * times, source)
    if what.charge:
        charge_power(g, seat, what.charge * times)


def gain_qic(p: Player, amount: int) -> None:
    """QIC, or ore instead (GP-FAC-GLEENS-1)."""
    if abilities_of(p).gains_ore_for_qic(p):
        p.ore = min(LIMITS.ore, p.ore + amount)
    else:
        p.qic += amount


def tell_gains(g: Gaia, seat: int, what: Gain, times: int) -> None:
    """Everything but points and charge, which tell themselves; also steps, range and tiles, which the action brings."""
    p = g.players[seat]
    for key, amount in what.parts():
        if key not in ("vp", "charge"):
            is_ore = key == "qic" and abilities_of(p).gains_ore_for_qic(p)
            g.note(events.GAINED, seat, RESOURCES["ore" if is_ore else key], amount * times)


def pay(g: Gaia, seat: int, ore: int = 0, credits: int = 0, knowledge: int = 0, qic: int = 0) -> None:
    """Resources and QIC that are known to be at hand; power and tokens are paid by `brainstone`."""
    p = g.players[seat]
    p.ore -= ore
    p.credits -= credits
    p.knowledge -= knowledge
    p.qic -= qic
    if g.log is not None:
        for key, amount in (("ore", ore), ("credits", credits), ("knowledge", knowledge), ("qic", qic)):
            if amount:
                g.note(events.PAID, seat, RESOURCES[key], amount)


def trigger(g: Gaia, seat: int, event: int, times: int = 1) -> None:
    """An event scores the round tile and each own tile or power that waits for it (GP-TILE-1, GP-TILE-9, GP-GAIA-7)."""
    p = g.players[seat]
    tile = ROUND_TILES[g.round_tiles[g.round - 1]]
    if tile.on == event:
        score(g, seat, tile.gain.vp * times, ROUND_POINTS)
    for owned in p.tech:
        if TECH[owned].on == event and has_tech(p, owned):
            gain(g, seat, TECH[owned].gain, TECH_POINTS, times)
    for owned in p.advanced:
        if ADVANCED[owned].on == event:
            gain(g, seat, ADVANCED[owned].gain, ADVANCED_POINTS, times)
    use_faction_power(g, seat, event, times)


def use_faction_power(g: Gaia, seat: int, event: int, times: int) -> None:
    """What the faction board or its institute gives for an event (GP-FAC-LANTIDS-4, GP-FAC-GLEENS-2, GP-FAC-GEODENS-1).

    The institute gives nothing for what happened before it stood (GP-FAC-GEODENS-2).
    """
    p = g.players[seat]
    faction = FACTIONS[p.faction]
    for power in faction.ability + faction.pi_power if has_institute(p) else faction.ability:
        if power.when == TRIGGER and power.on == event:
            gain(g, seat, power.gain, FACTION_POINTS, times)


def gain_tile(g: Gaia, seat: int, tile: Effect, source: int) -> None:
    """The effect of a tile at the moment of gaining it, counted after the structure stands (GP-TECH-10)."""
    times = 1 if tile.per == NONE else count(g, g.players[seat], tile.per)
    if times:
        gain(g, seat, tile.gain, source, times)


def score_pass(g: Gaia, seat: int) -> None:
    """Passing scores the booster that is returned and uncovered tiles (GP-PASS-5, GP-TILE-7)."""
    p = g.players[seat]
    effect = BOOSTERS[p.booster].effect
    if effect is not None and effect.when == PASS:
        score(g, seat, effect.gain.vp * count(g, p, effect.per), BOOSTER_POINTS)
    for owned in p.advanced:
        if ADVANCED[owned].when == PASS:
            score(g, seat, ADVANCED[owned].gain.vp * count(g, p, ADVANCED[owned].per), ADVANCED_POINTS)
