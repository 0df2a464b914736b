"""Reading each kind of component: one function a kind, from an entry of a file to a frozen object."""

from typing import Final

from . import ids
from .entries import THEN, GaiaEntry
from .pieces import (
    AutomaAction,
    AutomaCard,
    AutomaDifficulty,
    AutomaFaction,
    BoardAction,
    Booster,
    Effect,
    Faction,
    FederationToken,
    FinalTile,
    FirstGame,
    FreeAction,
    Layout,
    Level,
    MapMethod,
    Planet,
    RoundTile,
    Sector,
    Structure,
)

INSTITUTE: Final = " with planetary institute"
QIC_FOR_RANGE: Final = "qic_for_range"  # a part of other actions (GP-RANGE-4), not a free action of its own


def read_tile(entry: GaiaEntry) -> Effect:
    """A standard or advanced tech tile is one effect."""
    return entry.inner("effect").effect()


def read_booster(entry: GaiaEntry) -> Booster:
    """A round booster."""
    effect = entry.inner("effect").effect() if entry.has("effect") else None
    return Booster(entry.gains("income"), effect, entry.number("rulebook_number"))


def read_round_tile(entry: GaiaEntry) -> RoundTile:
    """A round scoring tile."""
    entry.word("when", ("trigger",))
    vp = entry.gain("gain").vp
    early, late = entry.number("automa_vp_rounds_1_3"), entry.number("automa_vp_rounds_4_6")
    return RoundTile(entry.word("on", ids.EVENT_NAMES), vp, early, late)


def read_token(entry: GaiaEntry) -> FederationToken:
    """A type of federation token."""
    only = entry.word("only", ids.FACTION_NAMES, ids.NO_FACTION)
    return FederationToken(entry.gain("gain"), entry.flag("green_side"), entry.number("count"), only)


def read_board_action(entry: GaiaEntry) -> BoardAction:
    """A power or QIC action."""
    entry.ignore("position", "limit")
    cost = entry.price("cost")
    per, per_vp = entry.per_vp("gain_per")
    then = THEN[entry.word("then", THEN, 0)]
    return BoardAction(cost.power, cost.qic, entry.gain("gain"), then, per, per_vp)


def read_free_action(entry: GaiaEntry) -> FreeAction:
    """A conversion, perhaps of one faction only."""
    entry.ignore("who")
    who = "" if entry.label == QIC_FOR_RANGE else entry.text("who", "")
    name = who.removesuffix(INSTITUTE)
    faction = entry.index(name, ids.FACTION_NAMES) if name else ids.NO_FACTION
    return FreeAction(entry.price("cost"), entry.gain("gain"), faction, who.endswith(INSTITUTE), entry.text("record"))


def read_level(entry: GaiaEntry, number: int) -> Level:
    """One level of a track; the levels stand in order."""
    if entry.number("level") != number:
        raise entry.fault("the levels must stand in order")
    per, per_vp = entry.per_vp("once_per")
    level = Level(
        once=entry.gain("once"),
        income=entry.gain("income"),
        step_cost_ore=entry.number("step_cost_ore", 0),
        range=entry.number("range", 0),
        project_cost_tokens=entry.number("project_cost_tokens", 0),
        per=per,
        per_vp=per_vp,
        special=entry.text("special", ""),
    )
    entry.close()
    return level


def read_track(entry: GaiaEntry) -> tuple[Level, ...]:
    """A research track with its levels 0 to 5."""
    entry.ignore("position")
    return tuple(read_level(inner, number) for number, inner in enumerate(entry.inners("levels")))


def read_structure(entry: GaiaEntry) -> Structure:
    """A piece of the map; a gaiaformer's "upgrade" is building a mine (GP-BUILD-7) and no upgrade here."""
    entry.ignore("built_on", "limit", "upgrades_from", "cost_by_gaia_level", "cost_ivits")
    is_structure = entry.flag("is_structure", True)
    targets = entry.words("upgrades_to", ids.STRUCTURE_NAMES)
    cost = entry.price("cost")
    return Structure(
        id=entry.label,
        cost=cost,
        cost_near_opponent=entry.price("cost_near_opponent") if entry.has("cost_near_opponent") else cost,
        near_range=entry.number("near_range", 0),
        power_value=entry.number("power_value"),
        per_player=entry.number("per_color"),
        count=entry.number("count"),
        is_structure=is_structure,
        on_build=entry.gain("on_build"),
        upgrades_to=targets if is_structure else (),
        owner=entry.word("owner", ids.FACTION_NAMES, ids.NO_FACTION),
    )


def read_planet(entry: GaiaEntry) -> Planet:
    """A planet type; the wheel is the order of the file."""
    entry.ignore("color_ru", "colonize")
    steps: tuple[int, ...] = ()
    if entry.has("terraform_steps_from"):
        found = entry.inner("terraform_steps_from").all_numbers(ids.WHEEL_NAMES)
        steps = tuple(found.get(name, -1) for name in ids.WHEEL_NAMES)
    if entry.number("wheel_index", -1) not in (-1, ids.PLANET_NAMES.index(entry.label)):
        raise entry.fault("the planet types must stand in the order of the wheel")
    return Planet(
        id=entry.label,
        code=entry.text("code"),
        color=entry.text("color"),
        home_of=entry.words("home_of", ids.FACTION_NAMES),
        steps=steps,
        on_map_34=entry.number("on_map_34", 0),
        on_map_12=entry.number("on_map_12", 0),
        counts_as_own_type=entry.flag("counts_as_own_type", True),
        price=entry.price("cost"),
    )


def read_graph(entry: GaiaEntry, upgrades: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The upgrades of a faction: its own graph if its board shows one (GP-UPG-2)."""
    if not entry.has("upgrade_graph"):
        return upgrades
    graph = entry.inner("upgrade_graph")
    for key in graph.values:
        graph.index(key, ids.STRUCTURE_NAMES)
    return tuple(graph.words(name, ids.STRUCTURE_NAMES) for name in ids.STRUCTURE_NAMES)


def read_faction(entry: GaiaEntry, upgrades: tuple[tuple[int, ...], ...]) -> Faction:
    """A faction board."""
    bowls = entry.inner("start_power").all_numbers(("bowl1", "bowl2", "bowl3"))
    return Faction(
        id=entry.label,
        name=entry.text("name"),
        board=entry.number("board"),
        color=entry.text("color"),
        home=entry.word("home", ids.WHEEL_NAMES),
        start=entry.gain("start"),
        start_research=entry.words("start_research", ids.TRACK_NAMES),
        bowls=(bowls["bowl1"], bowls["bowl2"], bowls["bowl3"]),
        base_income=entry.gain("base_income"),
        income_mine=entry.gains("income_mine"),
        income_trading_station=entry.gains("income_trading_station"),
        income_research_lab=entry.gains("income_research_lab"),
        income_planetary_institute=entry.gains("income_planetary_institute"),
        income_academy_left=entry.gain("income_academy_left"),
        action_academy_right=entry.gain("action_academy_right"),
        starting_mines=entry.number("starting_mines", 2),
        space_stations=entry.number("space_stations", 0),
        upgrade_graph=read_graph(entry, upgrades),
        abilities=tuple(inner.effect() for inner in entry.inners("ability")),
        pi_power=tuple(inner.effect() for inner in entry.inners("pi_power")),
    )


def read_automa_card(entry: GaiaEntry) -> AutomaCard:
    """A decision card."""
    return AutomaCard(
        number=entry.number("number"),
        starter=entry.flag("starter"),
        pass_icon=entry.flag("pass_icon"),
        action=entry.text("action"),
        vp=entry.number("vp"),
        final_tile_tiebreak=entry.text("final_tile_tiebreak"),
        range=entry.number("range"),
        directional=entry.text("directional"),
        numbered_direction=entry.text("numbered_direction"),
        numbered_count=entry.number("numbered_count"),
        pass_booster=entry.text("pass_booster"),
        setup_booster=entry.number("setup_booster"),
    )


def read_automa_action(entry: GaiaEntry) -> AutomaAction:
    """One action of a faction card."""
    action = AutomaAction(
        action=entry.text("action"),
        range=entry.number("range", 0),
        track=entry.word("track", ids.TRACK_NAMES, ids.NONE),
        tiebreak_first=entry.text("tiebreak_first", ""),
        if_impossible=entry.text("if_impossible", ""),
    )
    entry.close()
    return action


def read_automa_faction(entry: GaiaEntry) -> AutomaFaction:
    """A faction card."""
    start = entry.inner("setup")
    card = AutomaFaction(
        faction=entry.word("faction", ids.FACTION_NAMES),
        actions=tuple(read_automa_action(inner) for inner in entry.inners("actions")),
        vp=entry.number("vp"),
        start_research=start.word("start_research", ids.TRACK_NAMES, ids.NONE),
        mines=start.number("mines", 2),
        always=entry.text("always"),
    )
    start.close()
    return card


def read_difficulty(entry: GaiaEntry) -> AutomaDifficulty:
    """A strength of the Automa."""
    entry.ignore("note")
    return AutomaDifficulty(
        id=entry.label,
        level=entry.number("level"),
        start_vp=entry.number("start_vp"),
        starter_cards=entry.numbers("starter_cards"),
        plus_random_cards=entry.number("plus_random_cards"),
        extra_vp_per_gain=entry.number("extra_vp_per_gain"),
    )


def read_final_tile(entry: GaiaEntry) -> FinalTile:
    """A final scoring tile."""
    return FinalTile(entry.word("per", ids.COUNT_NAMES), entry.number("neutral_player"))


def read_sector(entry: GaiaEntry) -> Sector:
    """A printed face; places that are not named are empty space."""
    entry.ignore("printed_number", "side")
    printed = entry.inner("planets")
    for key in printed.values:
        printed.index(key, ids.PLACE_NAMES)
    planets = tuple(printed.word(place, ids.PLANET_NAMES, ids.SPACE) for place in ids.PLACE_NAMES)
    return Sector(entry.number("number"), planets, entry.numbers("used_with"))


def read_map(entry: GaiaEntry) -> tuple[Layout, tuple[int, ...]]:
    """A map: which face lies where, and for how many players."""
    entry.ignore("rows", "hex_count")
    layout: list[tuple[str, int, int, int]] = []
    for inner in entry.inners("sectors"):
        inner.ignore("record_id")
        layout.append((inner.text("sector"), inner.number("q"), inner.number("r"), inner.number("rotation")))
        inner.close()
    if len(layout) != entry.number("sector_count"):
        raise entry.fault("sector_count differs from the number of sectors")
    return tuple(layout), entry.numbers("players")


def read_map_method(entry: GaiaEntry) -> MapMethod:
    """A way of building a variable board."""
    return MapMethod(entry.text("name"), entry.numbers("players"), entry.texts("omit_sectors"))


def read_first_game(entry: GaiaEntry) -> FirstGame:
    """The suggested first game for a number of players."""
    entry.ignore("players", "note")
    mines: list[tuple[int, tuple[int, ...]]] = []
    for inner in entry.inners("mines"):
        inner.ignore("axial")
        mines.append((inner.word("faction", ids.FACTION_NAMES), inner.words("hexes", ids.HEX_NAMES)))
        inner.close()
    return FirstGame(entry.text("map"), tuple(mines))
