"""One reader for each kind of entry in the component files."""

from __future__ import annotations

from typing import Final

from . import ids
from .entries import FederationEntry
from .ids import NONE
from .pieces import (
    Alteration,
    Ambassador,
    Amounts,
    Erudite,
    Level,
    Mission,
    Moon,
    NeoSpace,
    Project,
    SenateAction,
    Shop,
    Site,
    Space,
    Tile,
)

TYPES: Final = ("A", "B", "C", "D", "E")
PLAYER_KEYS: Final = ("p2", "p3", "p4")
NO_PLAYERS: Final = (0, 0)  # so that the number of players is an index


def read_level(entry: FederationEntry) -> Level:
    entry.ignore("level")
    return Level(entry.numbers("degrees"), entry.amounts("upkeep"))


def read_alteration(entry: FederationEntry) -> Alteration:
    entry.ignore("when")
    return Alteration(
        strength=entry.number("strength"),
        side=entry.word("side", ids.SIDE_NAMES),
        votes=entry.number("votes"),
        effects=entry.effects(),
        count=entry.number("count"),
    )


def read_ambassador(entry: FederationEntry) -> Ambassador:
    entry.ignore("one_use")
    return Ambassador(
        votes=entry.number("votes"),
        funding_gain=entry.amounts("funding_gain"),
        has_funding_side=entry.flag("has_funding_side", True),
        count=1,
    )


def read_shop(entry: FederationEntry) -> Shop:
    return Shop(entry.amounts("cost"), (entry.effects("level_1"), entry.effects("level_2")))


def read_tile(entry: FederationEntry) -> Tile:
    entry.ignore("when", "counts_as_completed_mission")
    return Tile(entry.effects())


def read_production(entry: FederationEntry) -> Site:
    return Site(entry.amounts("cost"), entry.effects(), ())


def read_megastructure(entry: FederationEntry) -> tuple[Site, tuple[str, ...]]:
    return Site(entry.amounts("cost"), (), entry.numbers("multipliers")), entry.texts("printed_tokens")


def read_erudite(entry: FederationEntry) -> Erudite:
    entry.ignore("colour", "colour_planet")
    return Erudite(
        level=entry.number("level"),
        type=entry.word("type", TYPES),
        when=entry.word("when", ids.WHEN_NAMES),
        planet=entry.word("planet", ids.PLANET_NAMES, NONE),
        effects=entry.effects(),
    )


def read_law(entry: FederationEntry) -> tuple[int, int, int]:
    """Wing, planet, points for each influence."""
    entry.ignore("when")
    wing, planet = entry.word("wing", ids.WING_NAMES), entry.word("law", ids.PLANET_NAMES)
    ((op, points, per),) = entry.effects()
    if op != ids.SCORE or per != planet:
        raise entry.fault("a law scores the influence on its planet")
    return wing, planet, points


def read_project(entry: FederationEntry) -> Project:
    entry.ignore("zero_excluded", "overfunding_allowed")
    starts = entry.inner("start").all_numbers(PLAYER_KEYS)
    return Project(
        column=entry.number("column") - 1,
        length=entry.number("track_length"),
        starts=(*NO_PLAYERS, *(starts[key] for key in PLAYER_KEYS)),
        rank_by=entry.counter("rank_by"),
    )


def read_medal(entry: FederationEntry) -> tuple[tuple[int, ...], ...]:
    """The levels at which medals of a planet lie, by number of players; nothing for the two other types."""
    entry.ignore("colour", "planet", "condition", "number_in_play")
    inner = entry.inner("thresholds")
    return ((), (), *(inner.numbers(key) for key in PLAYER_KEYS))


def read_neo_space(entry: FederationEntry, names: tuple[str, ...], asteroids: tuple[str, ...]) -> NeoSpace:
    entry.ignore("x", "y")
    slot = entry.text("slot", "")
    return NeoSpace(
        influence=entry.number("influence"),
        next=entry.words("next", names),
        gain=entry.amounts("gain"),
        asteroid=asteroids.index(entry.label) if slot == "asteroid" else NONE,
        is_last=slot == "dead_asteroids",
    )


def read_asteroid(entry: FederationEntry) -> tuple[Amounts, bool]:
    return entry.amounts("gain"), entry.flag("dead")


def read_moon(entry: FederationEntry) -> Moon:
    entry.ignore("index", "influence")
    return Moon(entry.number("strength"), entry.number("tokens"))


def read_action(entry: FederationEntry, missions: tuple[str, ...]) -> SenateAction:
    entry.ignore("letter", "restriction", "unlimited_occupancy", "counts_for_votes", "counts_for_funding")
    return SenateAction(
        kind=entry.word("kind", ids.KIND_NAMES),
        planet=entry.word("planet", ids.PLANET_NAMES, NONE),
        cost=entry.amounts("cost"),
        is_copyable=entry.flag("copyable"),
        mission=entry.word("mission", missions, NONE),
        effects=entry.effects(),
        closed_on_opening_turn=entry.flag("forbidden_on_opening_turn", False),
    )


def read_space(entry: FederationEntry, actions: tuple[str, ...]) -> Space:
    return Space(
        wing=entry.word("wing", ids.WING_NAMES),
        column=entry.number("column") - 1,
        floor=entry.number("floor") - 1,
        action=entry.word("action", actions),
    )


def read_mission(entry: FederationEntry) -> Mission:
    entry.ignore("number", "opened_by", "same_as_senate")
    return Mission(entry.number("level"), entry.amounts("cost"), entry.effects())
