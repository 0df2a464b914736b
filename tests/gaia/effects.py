"""The effects that components of Gaia Project have, and a look at those that are carried out."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from tests.conformance.effects import Patch, Report, replace_everywhere, reporting


def effects() -> list[str]:
    return [*gains_by_identity().values(), *scored()]


def gains_by_identity() -> dict[int, str]:
    """What tiles, tokens, levels, spaces and factions give, by the identity of the gain."""
    found: dict[int, str] = {}
    for name, gain in named_gains():
        if not gain.is_empty():
            found[id(gain)] = name
    return found


def named_gains() -> Iterator[tuple[str, Any]]:
    ids, tables = [import_module(f"astrarium.games.gaia.{name}") for name in ("ids", "tables")]
    tiles = ((tables.NAMES["tech_tile"], tables.TECH), (tables.NAMES["advanced_tech_tile"], tables.ADVANCED))
    for names, effects in tiles:
        yield from [(n, e.gain) for n, e in zip(names, effects, strict=True) if e.when not in (ids.PASS, ids.CONSTANT)]
    for names, pieces in (
        (tables.NAMES["federation_token"], tables.TOKENS),
        (tables.NAMES["board_action"], tables.BOARD_ACTIONS),
        (tables.NAMES["free_action"], tables.FREE_ACTIONS),
    ):
        yield from [(name, piece.gain) for name, piece in zip(names, pieces, strict=True)]
    for track, levels in zip(tables.NAMES["track"], tables.LEVELS, strict=True):
        yield from [(f"{track} {number}", level.once) for number, level in enumerate(levels)]
        yield from [(f"{track} {number} income", level.income) for number, level in enumerate(levels)]
    for name, booster in zip(tables.NAMES["booster"], tables.BOOSTERS, strict=True):
        yield from [(f"{name} income {number}", gain) for number, gain in enumerate(booster.income)]
    for name, faction in zip(tables.NAMES["faction"], tables.FACTIONS, strict=True):
        powers = [power for power in faction.ability + faction.pi_power if power.when == ids.TRIGGER]
        # The token with a charge is put into its bowl in an order that the player chooses (GP-FAC-TAKLONS-3).
        yield from [(f"{name} {ids.EVENT_NAMES[p.on]}", p.gain) for p in powers if p.on != ids.PASSIVE_CHARGE]


def scored() -> list[str]:
    """What scores by a count or an event: tiles and boosters on passing, round tiles, final tiles."""
    ids, tables = [import_module(f"astrarium.games.gaia.{name}") for name in ("ids", "tables")]
    tiles = zip(tables.NAMES["advanced_tech_tile"], tables.ADVANCED, strict=True)
    passing = [name for name, tile in tiles if tile.when == ids.PASS]
    boosters = zip(tables.NAMES["booster"], tables.BOOSTERS, strict=True)
    passing += [name for name, booster in boosters if booster.effect and booster.effect.when == ids.PASS]
    return [*passing, *tables.NAMES["round_tile"], *tables.NAMES["final_tile"]]


def watch(seen: Report, put: Patch) -> None:
    ids, tables = [import_module(f"astrarium.games.gaia.{name}") for name in ("ids", "tables")]
    names = gains_by_identity()

    def gained(g: Any, seat: int, what: Any, *_: Any) -> list[str]:
        return [names[id(what)]] if id(what) in names else []

    def triggered(g: Any, seat: int, event: int, *_: Any) -> list[str]:
        tile = g.round_tiles[g.round - 1]
        return [tables.NAMES["round_tile"][tile]] if tables.ROUND_TILES[tile].on == event else []

    def passed(g: Any, seat: int) -> list[str]:
        p = g.players[seat]
        boosters = [p.booster] if (effect := tables.BOOSTERS[p.booster].effect) and effect.when == ids.PASS else []
        tiles = [tile for tile in p.advanced if tables.ADVANCED[tile].when == ids.PASS]
        names = tables.NAMES
        return [*[names["booster"][n] for n in boosters], *[names["advanced_tech_tile"][n] for n in tiles]]

    def ranked(g: Any, *_: Any) -> list[str]:
        return [tables.NAMES["final_tile"][tile] for tile in g.final_tiles]

    gains = import_module("astrarium.games.gaia.gains")
    for name, report in (("gain", gained), ("trigger", triggered), ("score_pass", passed)):
        replace_everywhere(getattr(gains, name), reporting(seen, report, getattr(gains, name)), put)
    final = import_module("astrarium.games.gaia.scoring").FINAL_SCORING
    put(final, "run", reporting(seen, ranked, final.run))
