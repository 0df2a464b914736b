"""Discovery tiles (ECL-DISC, ECL-ROTA-DISC)."""

from __future__ import annotations

from typing import Any

from astrarium.games.eclipse import tables
from astrarium.games.eclipse.discovery import TAKE_DISCOVERY, lay_discovery
from astrarium.games.eclipse.scoring import points
from astrarium.games.eclipse.state import DISCARDED, GONE, ON_SECTOR, Eclipse
from astrarium.kernel.pools import BAG, EVERYBODY, UNSEEN, bag_size, kinds_at, move_piece
from tests.eclipse.scenario import (
    CLASS,
    DISCOVERY,
    P1,
    P2,
    PART,
    SECTOR,
    TECH,
    control,
    discovery,
    has_discovery,
    lay,
    npc,
    offer,
    options,
    play,
    refusal,
    run,
    ship,
    step,
    structure,
    table,
    tech,
    verbs_of,
)
from tests.marks import example, rule

KEPT = 3  # where kept discoveries are on the score sheet


def found(tile: str, species: str = "", **settings: Any) -> Eclipse:
    """The first player has taken control of 315 and looks at its tile."""
    g = table(species, rota_discoveries=True, warp_portals=True, **settings)
    lay(g, "315", 0, -3)
    control(g, P1, "315")
    discovery(g, "315")
    run(g, TAKE_DISCOVERY.at(P1, SECTOR["315"], ON_SECTOR + SECTOR["315"]))
    play(g, f"chance turn-discovery {tile}")
    return g


@rule("ECL-DISC-1")
def test_the_tile_is_taken_with_control_unless_an_npc_ship_is_there() -> None:
    for ancients, taken in ((0, True), (1, False)):
        g = table("descendants_of_draco terran_directorate")
        lay(g, "201", -1, -1)
        discovery(g, "201")
        npc(g, "ancient", "201", ancients)
        play(g, "p1 act influence; p1 lift track; p1 put 201")
        assert (step(g) == "TAKE_DISCOVERY") == taken


@rule("ECL-DISC-2", "ECL-DISC-10", "ECL-INFO-2")
def test_a_kept_tile_is_two_points_and_a_secret() -> None:
    g = found("money")
    assert verbs_of(g) == {"keep", "use"}
    assert "looking_at" not in g.view(P2)["players"][P1]
    assert g.view(P1)["players"][P1]["looking_at"] == "money"
    play(g, "p1 keep")
    assert points(g, P1)[KEPT] == 2
    assert g.view(P2)["players"][P1]["discoveries"] == [None]
    assert g.view(P1)["players"][P1]["discoveries"] == ["money"]


@rule("ECL-DISC-3", "ECL-ROTA-DISC-1")
def test_resource_tiles() -> None:
    gains = {"money": (8, 0, 0), "science": (0, 5, 0), "materials": (0, 0, 6), "mixed": (3, 2, 2)}
    for tile, gained in gains.items():
        g = found(tile)
        play(g, "p1 use")
        assert g.players[P1].storage == tuple(a + b for a, b in zip((2, 3, 3), gained, strict=True))


@example("EC-5")
@rule("ECL-DISC-4", "ECL-ROTA-RARE-5")
def test_ancient_technology_gives_the_cheapest_ordinary_tile_that_fits() -> None:
    g = found("ancient_technology", "planta mechanema", rare_technologies=True)
    offer(g, "neutron_bombs", "starbase", "improved_hull", "conifold_field")
    play(g, "p1 use")
    assert TECH["neutron_bombs"] in g.players[P1].techs[0]
    g = found("ancient_technology", "descendants_of_draco mechanema", rare_technologies=True)
    offer(g, "neutron_bombs", "starbase", "improved_hull", "conifold_field")
    tech(g, P1, "neutron_bombs")
    play(g, "p1 use")
    assert options(g, "choose-tech") == ["starbase", "improved_hull"]
    assert refusal(g, "p1 choose-tech conifold_field") == "ECL-DISC-4"
    play(g, "p1 choose-tech improved_hull")
    assert g.players[P1].storage[1] == 4


@rule("ECL-DISC-4")
def test_without_a_technology_the_tile_can_only_be_kept() -> None:
    g = found("ancient_technology")
    assert refusal(g, "p1 use") == "ECL-DISC-4"
    assert verbs_of(g) == {"keep"}


@rule("ECL-DISC-5")
def test_an_own_cruiser_comes_to_the_sector() -> None:
    g = found("ancient_cruiser")
    play(g, "p1 use")
    assert g.ships[SECTOR["315"]] == ((P1, CLASS["cruiser"], 0),)
    g = found("ancient_cruiser")
    ship(g, P1, "cruiser", "221", 4)
    assert refusal(g, "p1 use") == "ECL-DISC-5"


@rule("ECL-DISC-6")
def test_a_ship_part_is_placed_at_once() -> None:
    g = found("shard_hull")
    assert verbs_of(g) == {"keep", "use", "store"}
    play(g, "p1 use")
    assert refusal(g, "p1 fit hull cruiser-2") == "ECL-UPG-1"
    play(g, "p1 fit shard_hull cruiser-2")
    assert refusal(g, "p1 fit hull cruiser-1") == "ECL-UPG-1"
    assert refusal(g, "p1 fit shard_hull cruiser-1") == "ECL-UPG-1"
    assert g.players[P1].used_discoveries == 1
    play(g, "p1 done")
    assert PART["shard_hull"] in g.players[P1].blueprints[1]
    assert step(g) == "TURN"


@rule("ECL-DISC-6")
def test_a_ship_part_can_be_stored_for_a_later_upgrade() -> None:
    g = found("shard_hull")
    play(g, "p1 store")
    assert g.players[P1].spare_parts == (PART["shard_hull"],)
    play(g, "p1 act upgrade; p1 fit shard_hull interceptor-1")
    assert g.players[P1].spare_parts == ()
    assert refusal(g, "p1 fit shard_hull cruiser-2") == "ECL-DISC-6"
    g = found("money")
    assert refusal(g, "p1 store") == "ECL-DISC-6"


@rule("ECL-DISC-7")
def test_a_removed_discovery_part_leaves_the_game() -> None:
    g = found("shard_hull")
    play(g, "p1 use; p1 fit shard_hull cruiser-2; p1 strip cruiser-2; p1 done")
    p = g.players[P1]
    assert p.spare_parts == ()
    assert PART["shard_hull"] not in p.blueprints[1]
    assert refusal(g, "p1 act upgrade") is None


@example("EC-69")
@rule("ECL-DISC-8", "ECL-ROTA-MAG-7")
def test_an_empty_pile_is_made_of_used_tiles_but_not_of_those_that_magellan_collects() -> None:
    g = found("money")
    play(g, "p1 use")
    assert kinds_at(g.discoveries, DISCARDED) == [DISCOVERY["money"]]
    g = found("money", "wardens_of_magellan terran_directorate", rota_species=True)
    play(g, "p1 use")
    assert kinds_at(g.discoveries, DISCARDED) == []
    assert kinds_at(g.discoveries, GONE) == [DISCOVERY["money"]]


@rule("ECL-DISC-8", "ECL-DISC-9")
def test_a_renewed_pile_has_only_what_was_discarded() -> None:
    g = table()
    for kind, count in enumerate(g.discoveries[0]):
        for n in range(count - (kind == DISCOVERY["money"])):
            if bag_size(g.discoveries) > 1 and (kind, n) != (0, 0):
                g.discoveries = move_piece(g.discoveries, BAG, GONE, kind, EVERYBODY)
    while bag_size(g.discoveries):
        g.discoveries = move_piece(g.discoveries, BAG, DISCARDED, DISCOVERY["money"], EVERYBODY)
    lay(g, "315", 0, -3)
    lay(g, "316", 1, -3)
    lay_discovery(g, SECTOR["315"])
    assert has_discovery(g, "315")
    control(g, P1, "315")
    run(g, TAKE_DISCOVERY.at(P1, SECTOR["315"], ON_SECTOR + SECTOR["315"]))
    assert "money" in options(g, "turn-discovery", -1)


@rule("ECL-EXP-7", "ECL-INFO-2")
def test_nobody_knows_a_tile_that_is_laid() -> None:
    g = table()
    lay(g, "315", 0, -3)
    lay_discovery(g, SECTOR["315"])
    assert g.discoveries[1][ON_SECTOR + SECTOR["315"]] == ((UNSEEN, 0),)


@rule("ECL-DISC-9")
def test_without_any_tile_left_a_sector_has_none() -> None:
    g = table()
    for kind, count in enumerate(g.discoveries[0]):
        for _ in range(count):
            if bag_size(g.discoveries):
                g.discoveries = move_piece(g.discoveries, BAG, GONE, kind, EVERYBODY)
    lay(g, "315", 0, -3)
    lay_discovery(g, SECTOR["315"])
    assert not has_discovery(g, "315")


@rule("ECL-DISC-10")
def test_a_used_tile_is_shown_to_all() -> None:
    g = found("money")
    events = g.play(P1, "use")
    shown = [event for event in events if event.kind == "used-discovery"]
    assert shown[0].seen_by is None


@rule("ECL-ROTA-DISC-2")
def test_an_ancient_warp_portal_stays_on_the_sector_for_its_controller() -> None:
    g = found("ancient_warp_portal")
    before = sum(points(g, P1))
    play(g, "p1 use")
    assert sum(points(g, P1)) == before + 2
    assert g.view(None)["sectors"]["315"]["portal"]


@rule("ECL-ROTA-DISC-3")
def test_an_ancient_orbital_is_an_orbital_with_an_artifact() -> None:
    g = found("ancient_orbital")
    play(g, "p1 use; p1 settle 315 orbital-science")
    offer(g, "artifact_key")
    g.players[P1].storage = (0, 20, 0)
    play(g, "p1 act research; p1 buy artifact_key nano")
    gains = 0
    while step(g) == "CHOOSING_GAIN":
        play(g, "p1 gain money")
        gains += 1
    assert gains == tables.SECTORS[SECTOR["221"]].artifacts + 1


@rule("ECL-ROTA-DISC-4", "ECL-ROTA-FAQ-3")
def test_a_second_orbital_can_only_be_kept() -> None:
    g = found("ancient_orbital")
    structure(g, "orbital", "315")
    assert refusal(g, "p1 use") == "ECL-ROTA-DISC-4"


@rule("ECL-ROTA-DISC-5")
def test_new_ship_parts() -> None:
    for tile in ("jump_drive", "morph_shield", "ion_disruptor"):
        g = found(tile)
        play(g, f"p1 use; p1 fit {tile} interceptor-1")
    g = found("muon_source")
    play(g, "p1 use; p1 attach cruiser; p1 done")
    assert g.players[P1].outside == 1


@example("EC-93")
@rule("ECL-ROTA-WARP-6")
def test_a_portal_hex_may_have_the_tile_as_well() -> None:
    g = table(rota_discoveries=True, warp_portals=True)
    lay(g, "291", -1, -1)
    control(g, P1, "291")
    discovery(g, "291")
    run(g, TAKE_DISCOVERY.at(P1, SECTOR["291"], ON_SECTOR + SECTOR["291"]))
    play(g, "chance turn-discovery ancient_warp_portal")
    assert refusal(g, "p1 use") is None
    before = sum(points(g, P1))
    play(g, "p1 use")
    assert sum(points(g, P1)) == before + 2
