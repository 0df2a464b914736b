"""Every number that is printed on ship parts, blueprints and NPC ships, from literal tables (ECL-HIT-1, ECL-NPC-1)."""

from __future__ import annotations

from typing import Final

import pytest

from astrarium.games.eclipse import tables
from astrarium.games.eclipse.blueprints import (
    bay_capacity,
    blueprint,
    energy_left,
    has_drive,
    jumps,
    lacks_drive,
    movement,
    parts_on,
)
from astrarium.games.eclipse.build import build_price, check_item
from astrarium.games.eclipse.fleets import Squadron
from astrarium.games.eclipse.hits import credit, reputation_for
from astrarium.games.eclipse.ids import NONE, NPC
from astrarium.games.eclipse.pinning import is_held_by_guard
from astrarium.games.eclipse.scoring import points
from astrarium.games.eclipse.squadrons import npc_values, ship_values
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.upgrade import is_part_left
from astrarium.kernel.values import put
from tests.eclipse.fleets import BLUEPRINT
from tests.eclipse.literal import Row, dice, names, numbers
from tests.eclipse.printed_ships import BLUEPRINTS, NPCS, PARTS, PRINTED_PARTS
from tests.eclipse.scenario import CLASS, P1, P2, PART, SECTOR, npc, ship, table, tech
from tests.eclipse.scenario import NPCS as NPC_NUMBER
from tests.marks import rule

PLAYERS: Final = {  # a species for each set of blueprints
    "standard": "terran_directorate",
    "eridani": "eridani_empire",
    "mechanema": "mechanema",
    "orion": "orion_hegemony",
    "planta": "planta",
    "syndicate": "rho_indi_syndicate",
    "exiles": "exiles",
}
EMPTY_SQUARE: Final = 1  # of the standard cruiser
OUTSIDE: Final = "muon_source"


def in_battle(values: Squadron) -> tuple[int, ...]:
    return (values.initiative, values.hull, values.computer, values.shield)


def cruisers_with(part: str) -> tuple[Eclipse, Eclipse]:
    """The same table, with the printed cruisers and with one more part on them."""
    plain = table(rota_species=True)
    fitted = plain.clone()
    p, cruiser = fitted.players[P1], CLASS["cruiser"]
    if part == OUTSIDE:
        p.outside = cruiser
    else:
        p.blueprints = put(p.blueprints, cruiser, put(p.blueprints[cruiser], EMPTY_SQUARE, PART[part]))
    return plain, fitted


def owner_of(name: str) -> tuple[Eclipse, int]:
    """A player with a blueprint, and its class."""
    which, _, each = name.partition("_")
    g = table(f"{PLAYERS[which]} terran_alliance", rota_species=True)
    return g, CLASS[each.removesuffix("_ship")]


def test_the_tables_have_every_part_blueprint_and_npc_ship() -> None:
    assert list(PARTS) == list(tables.NAMES["part"])
    assert list(BLUEPRINTS) == list(PRINTED_PARTS) == list(tables.NAMES["blueprint"])
    assert list(NPCS) == list(tables.NAMES["npc"])


@rule("ECL-BATTLE-6", "ECL-HIT-1")
@pytest.mark.parametrize("row", PARTS.values(), ids=PARTS)
def test_a_ship_fights_with_the_values_of_its_part(row: Row) -> None:
    values = ship_values(P1, BLUEPRINT["planta_dreadnought"], (PART[row["part"]],))
    initiative, hull, computer, shield = numbers(row, "initiative", "hull", "computer", "shield")
    assert in_battle(values) == (initiative, hull, 1 + computer, shield)  # the blueprint has a computer
    assert values.regeneration == int(row["heals"])
    assert (values.cannons, values.missiles) == (dice(row["cannons"]), dice(row["missiles"]))


@rule("ECL-UPG-4", "ECL-MOV-1", "ECL-ROTA-PART-5")
@pytest.mark.parametrize("row", PARTS.values(), ids=PARTS)
def test_a_part_adds_its_energy_movement_jumps_and_room_to_a_ship(row: Row) -> None:
    plain, fitted = cruisers_with(row["part"])
    before, after, cruiser = plain.players[P1], fitted.players[P1], CLASS["cruiser"]
    assert energy_left(after, cruiser) - energy_left(before, cruiser) == int(row["energy"])
    assert movement(after, cruiser) - movement(before, cruiser) == int(row["movement"])
    assert (jumps(after, cruiser), bay_capacity(after, cruiser)) == numbers(row, "jumps", "bays")


@rule("ECL-UPG-10")
@pytest.mark.parametrize("row", PARTS.values(), ids=PARTS)
def test_limited_parts_run_out_when_all_tiles_of_both_boxes_are_used(row: Row) -> None:
    g = table(limited_ship_parts=True)
    number, tiles = PART[row["part"]], sum(numbers(row, "tiles", "more"))
    p, cruiser = g.players[P1], CLASS["cruiser"]
    p.blueprints = put(p.blueprints, cruiser, (number,) * (tiles - 1))
    assert is_part_left(g, number)
    p.blueprints = put(p.blueprints, cruiser, (number,) * tiles)
    assert not is_part_left(g, number)


@rule("ECL-UPG-8", "ECL-BATTLE-6", "ECL-UPG-4")
@pytest.mark.parametrize("row", BLUEPRINTS.values(), ids=BLUEPRINTS)
def test_a_blueprint_has_its_printed_values_and_parts(row: Row) -> None:
    g, each = owner_of(row["blueprint"])
    p, bare = g.players[P1], ship_values(P1, BLUEPRINT[row["blueprint"]], ())
    assert in_battle(bare) == (*numbers(row, "initiative"), 0, *numbers(row, "computer", "shield"))
    printed = names(PRINTED_PARTS[row["blueprint"]]["parts"])
    assert parts_on(p, each) == [PART[part] for part in printed]
    assert len(p.blueprints[each]) == int(row["squares"])
    assert energy_left(p, each) == int(row["energy"]) + sum([int(PARTS[part]["energy"]) for part in printed])


@rule("ECL-BUI-1", "ECL-UPG-5", "ECL-REP-1")
@pytest.mark.parametrize("row", BLUEPRINTS.values(), ids=BLUEPRINTS)
def test_a_blueprint_has_its_price_its_drive_and_its_reputation(row: Row) -> None:
    g, each = owner_of(row["blueprint"])
    p = g.players[P1]
    printed = blueprint(p, each)
    assert printed is not None
    assert build_price(p, each) == int(row["price"])
    assert reputation_for(g, (P1, each)) == int(row["draws"])
    p.blueprints = put(p.blueprints, each, (PART["hull"],) * int(row["squares"]))
    assert not has_drive(p, each)
    assert lacks_drive(p, each) == (row["drive"] == "required")


@rule("ECL-BUI-5", "ECL-GEN-6")
@pytest.mark.parametrize("row", [row for row in BLUEPRINTS.values() if int(row["figures"])], ids=str)
def test_a_class_has_so_many_figures(row: Row) -> None:
    g, each = owner_of(row["blueprint"])
    home = tables.SECTOR_NAMES[tables.SPECIES[g.players[P1].species].home_sector]
    tech(g, P1, "starbase")
    at_start = [kind for owner, kind, _ in g.ships[SECTOR[home]] if owner == P1].count(each)
    for _ in range(int(row["figures"]) - at_start):
        assert check_item(g, P1, each, None) is None
        ship(g, P1, row["blueprint"].partition("_")[2], home)
    assert check_item(g, P1, each, None) == "ECL-BUI-5"


@rule("ECL-NPC-1", "ECL-ROTA-ABIL-1", "ECL-ROTA-ABIL-2")
@pytest.mark.parametrize("row", NPCS.values(), ids=NPCS)
def test_an_npc_ship_fights_with_its_printed_values(row: Row) -> None:
    values = npc_values(NPC_NUMBER[row["npc"]])
    assert in_battle(values) == numbers(row, "initiative", "hull", "computer", "shield")
    assert (values.cannons, values.missiles) == (dice(row["cannons"]), dice(row["missiles"]))
    assert bool(values.regeneration) == ("regeneration" in row["abilities"])
    assert bool(values.distortion) == ("distortion_shield" in row["abilities"])
    assert values.has_point_defence == ("point_defence" in row["abilities"])


@rule("ECL-REP-1", "ECL-ROTA-HW-5", "ECL-ROTA-CENTER-3")
@pytest.mark.parametrize("row", NPCS.values(), ids=NPCS)
def test_who_destroys_an_npc_ship_draws_tiles_and_may_keep_its_own(row: Row) -> None:
    g = table()
    g.acting = (P2, CLASS["cruiser"])
    g.kills = (0,) * len(g.players)
    credit(g, (NPC, NPC_NUMBER[row["npc"]]))
    assert g.kills == (0, int(row["draws"]))
    assert sum(points(g, P2)) - sum(points(table(), P2)) == int(row["points"])
    npc(g, row["npc"], "221")
    assert is_held_by_guard(g, SECTOR["221"]) == (row["pins"] == "all")


def test_no_square_of_a_blueprint_is_covered_at_the_start() -> None:
    assert {tile for tiles in table().players[P1].blueprints for tile in tiles} == {NONE}
