"""Gaining and paying: resources, points, and the events that tiles wait for."""

from __future__ import annotations

from typing import Final

from . import events
from .counts import count, has_tech
from .factions.power import has_institute, power_of
from .ids import PASS, TRIGGER
from .pieces import Effect, Gain
from .state import (
    ADVANCED_POINTS,
    BOOSTER_POINTS,
    FACTION_POINTS,
    ROUND_POINTS,
    TECH_POINTS,
    Gaia,
    put,
)
from .stone import charge_power
from .tables import ADVANCED, BOOSTERS, FACTIONS, LIMITS, ROUND_TILES, TECH

RESOURCES: Final = events.RESOURCES.values
ORE: Final = RESOURCES["ore"]
CREDITS: Final = RESOURCES["credits"]
KNOWLEDGE: Final = RESOURCES["knowledge"]
QIC: Final = RESOURCES["qic"]
POWER_TOKENS: Final = RESOURCES["tokens"]
GAIAFORMERS: Final = RESOURCES["gaiaformer"]
HELP: Final = ("terraform_steps", "range", "tech_tile", "research_step", "federation_rescore")


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
        gain_ore(g, seat, what.ore * times)
    if what.credits:
        p.credits = min(LIMITS.credits, p.credits + what.credits * times)
        g.note(events.GAINED, seat, CREDITS, what.credits * times)
    if what.knowledge:
        p.knowledge = min(LIMITS.knowledge, p.knowledge + what.knowledge * times)
        g.note(events.GAINED, seat, KNOWLEDGE, what.knowledge * times)
    if what.qic:
        gain_qic(g, seat, what.qic * times)
    if what.tokens:
        p.bowl1 += what.tokens * times
        g.note(events.GAINED, seat, POWER_TOKENS, what.tokens * times)
    if what.gaiaformer:
        p.gaiaformers += what.gaiaformer * times
        g.note(events.GAINED, seat, GAIAFORMERS, what.gaiaformer * times)
    if what.terraform_steps or what.range or what.tech_tile or what.research_step or what.federation_rescore:
        tell_help(g, seat, what, times)
    score(g, seat, what.vp * times, source)
    if what.charge:
        charge_power(g, seat, what.charge * times)


def tell_help(g: Gaia, seat: int, what: Gain, times: int) -> None:
    """What is no resource: steps, range and tiles, which the action brings by itself."""
    for key, amount in what.parts():
        if key in HELP:
            g.note(events.GAINED, seat, RESOURCES[key], amount * times)


def gain_ore(g: Gaia, seat: int, amount: int) -> None:
    p = g.players[seat]
    p.ore = min(LIMITS.ore, p.ore + amount)
    g.note(events.GAINED, seat, ORE, amount)


def gain_qic(g: Gaia, seat: int, amount: int) -> None:
    """QIC, or ore instead (GP-FAC-GLEENS-1)."""
    p = g.players[seat]
    if power_of(p).gains_ore_for_qic(p):
        gain_ore(g, seat, amount)
    else:
        p.qic += amount
        g.note(events.GAINED, seat, QIC, amount)


def pay(g: Gaia, seat: int, ore: int = 0, credits: int = 0, knowledge: int = 0, qic: int = 0) -> None:
    """Resources and QIC that are known to be at hand; power and tokens are paid by `stone`."""
    p = g.players[seat]
    if ore:
        p.ore -= ore
        g.note(events.PAID, seat, ORE, ore)
    if credits:
        p.credits -= credits
        g.note(events.PAID, seat, CREDITS, credits)
    if knowledge:
        p.knowledge -= knowledge
        g.note(events.PAID, seat, KNOWLEDGE, knowledge)
    if qic:
        p.qic -= qic
        g.note(events.PAID, seat, QIC, qic)


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
    times = 1 if tile.per < 0 else count(g, g.players[seat], tile.per)
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
