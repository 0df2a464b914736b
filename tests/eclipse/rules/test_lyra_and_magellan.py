"""The Enlightened of Lyra (ECL-ROTA-LYR) and the species of Magellan (ECL-ROTA-MAG)."""

from __future__ import annotations

from typing import Any

from astrarium.games.eclipse.abilities import has_half_wormholes
from astrarium.games.eclipse.discs import upkeep
from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.scoring import points
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.tables import NAMES, SHRINES
from astrarium.kernel.pools import kinds_at
from astrarium.kernel.values import put
from tests.eclipse.scenario import (
    DISCOVERY,
    P1,
    P2,
    SECTOR,
    TECH,
    TRACK,
    control,
    lay,
    no_ships,
    offer,
    options,
    play,
    refusal,
    ship,
    step,
    store,
    structure,
    table,
    tech,
    uncontrol,
    upkeep_of,
)
from tests.marks import example, rule

SPECIES_POINTS = 7  # on the score sheet
LYRA = "enlightened_of_lyra terran_federation"
MAGELLAN = "wardens_of_magellan terran_federation"
HOME = "238"


def lyra(money: int = 20, science: int = 20, materials: int = 20) -> Eclipse:
    """The Upkeep begins, with resources in storage."""
    g = table(LYRA, rota_species=True)
    store(g, P1, money, science, materials)
    return g


def shrine(g: Eclipse, name: str, sector: str, planet: int) -> None:
    """A shrine that was built before."""
    g.shrines = put(g.shrines, NAMES["shrine"].index(name), (SECTOR[sector], planet))


def names_of(which: int) -> list[str]:
    """The shrines of a set, in the order of colours."""
    return [name for name, entry in zip(NAMES["shrine"], SHRINES, strict=True) if entry.set == which]


FREEDOM, PROSPERITY, ENLIGHTENMENT = (names_of(number) for number in range(3))


@rule("ECL-ROTA-LYR-1")
def test_lyra_at_the_start() -> None:
    g = table(LYRA, rota_species=True)
    p = g.players[P1]
    assert (p.storage, g.owners[SECTOR[HOME]]) == ((2, 4, 3), P1)
    assert [tech for track in p.techs for tech in track] == [TECH["distortion_shield"]]


@rule("ECL-ROTA-LYR-2")
def test_one_shrine_is_built_at_the_start_of_upkeep() -> None:
    g = lyra()
    lay(g, "301", 20, 0)
    control(g, P1, "301")  # with room for colony ships, so that more can be done
    upkeep_of(g)
    assert refusal(g, f"p2 shrine {FREEDOM[0]} {HOME}") is not None
    play(g, f"p1 shrine {PROSPERITY[0]} {HOME}")
    assert g.players[P1].storage[SHRINES[NAMES["shrine"].index(PROSPERITY[0])].color] == 16
    assert refusal(g, f"p1 shrine {FREEDOM[1]} {HOME}") == "ECL-ROTA-LYR-2"


@rule("ECL-ROTA-LYR-2")
def test_a_shrine_is_paid_in_the_resource_of_its_colour_on_an_own_sector() -> None:
    g = upkeep_of(lyra(20, 3, 20))
    science = next(name for name in PROSPERITY if SHRINES[NAMES["shrine"].index(name)].color == 1)
    assert refusal(g, f"p1 shrine {science} {HOME}") == "ECL-ROTA-LYR-2"
    assert refusal(g, f"p1 shrine {FREEDOM[0]} 222") == "ECL-ROTA-LYR-2"
    assert refusal(upkeep_of(lyra(20, 4, 20)), f"p1 shrine {science} {HOME}") is None


@example("EC-47")
@rule("ECL-ROTA-LYR-3", "ECL-ROTA-LYR-4")
def test_a_shrine_lies_beside_a_planet_of_its_colour_or_a_grey_one() -> None:
    g = lyra()
    lay(g, "318", 20, 0)  # materials and grey
    lay(g, "304", 25, 0)  # money and materials
    control(g, P1, "318", "304")
    money, science, materials = FREEDOM
    colours = [SHRINES[NAMES["shrine"].index(name)].color for name in FREEDOM]
    assert colours == [0, 1, 2]
    first = upkeep_of(g.clone())
    assert refusal(first, f"p1 shrine {science} 304") == "ECL-ROTA-LYR-3"
    play(first, f"p1 shrine {science} 318")
    assert first.shrines[NAMES["shrine"].index(science)] == (SECTOR["318"], 3)
    both = upkeep_of(g.clone())
    play(both, f"p1 shrine {materials} 318")
    assert options(both, "beside") == ["materials", "grey"]
    assert refusal(both, "p1 beside money") == "ECL-ROTA-LYR-3"
    shrine(g, science, "318", 3)
    upkeep_of(g)
    assert refusal(g, f"p1 shrine {money} 318") == "ECL-ROTA-LYR-4"
    play(g, f"p1 shrine {materials} 318")
    assert g.shrines[NAMES["shrine"].index(materials)] == (SECTOR["318"], 2)


@example("EC-82")
@rule("ECL-ROTA-LYR-4")
def test_one_shrine_a_planet() -> None:
    g = lyra()
    no_ships(g, "001")
    g.ships = put(g.ships, SECTOR["001"], ())
    control(g, P1, "001")
    shrine(g, FREEDOM[1], "001", 1)
    shrine(g, FREEDOM[2], "001", 2)
    shrine(g, FREEDOM[0], "001", 3)
    upkeep_of(g)
    assert not [option for option in options(g, "shrine") if option.endswith("001")]
    assert refusal(g, f"p1 shrine {PROSPERITY[1]} 001") == "ECL-ROTA-LYR-4"


@example("EX-17")
@rule("ECL-ROTA-LYR-5", "ECL-ROTA-LYR-7")
def test_the_third_shrine_of_prosperity_brings_a_disc_in_time() -> None:
    g = lyra(4, 0, 0)
    shrine(g, PROSPERITY[1], HOME, 1)
    shrine(g, PROSPERITY[2], HOME, 2)
    discs, price = g.players[P1].discs, upkeep(g.players[P1])
    g.players[P1].discs -= 4
    g.players[P1].actions = (4, *g.players[P1].actions[1:])
    assert upkeep(g.players[P1]) > price
    upkeep_of(g)
    higher = upkeep(g.players[P1])
    play(g, f"p1 shrine {PROSPERITY[0]} {HOME}")
    assert g.players[P1].discs == discs - 4 + 1
    assert upkeep(g.players[P1]) < higher
    assert g.rules.invariant_errors(g) == []


@rule("ECL-ROTA-LYR-6", "ECL-ROTA-LYR-10")
def test_freedom_is_the_ability_of_a_wormhole_generator_for_good() -> None:
    g = lyra()
    shrine(g, FREEDOM[0], HOME, 0)
    shrine(g, FREEDOM[1], HOME, 1)
    assert not has_half_wormholes(g, P1)
    upkeep_of(g)
    play(g, f"p1 shrine {FREEDOM[2]} {HOME}")
    assert has_half_wormholes(g, P1)
    assert not has_half_wormholes(g, P2)
    g.population = put(g.population, SECTOR[HOME], (0,) * 9)
    uncontrol(g, HOME)
    assert has_half_wormholes(g, P1)
    assert g.shrines[NAMES["shrine"].index(FREEDOM[2])][0] == SECTOR[HOME]


@rule("ECL-ROTA-LYR-7", "ECL-ROTA-LYR-9")
def test_points_for_shrines_and_for_enlightenment() -> None:
    g = lyra()
    assert points(g, P1)[SPECIES_POINTS] == 0
    shrine(g, ENLIGHTENMENT[0], HOME, 0)
    shrine(g, ENLIGHTENMENT[1], HOME, 1)
    assert points(g, P1)[SPECIES_POINTS] == 2
    shrine(g, ENLIGHTENMENT[2], "222", 0)  # on a sector of another player
    assert points(g, P1)[SPECIES_POINTS] == 2 + 3


@rule("ECL-ROTA-LYR-11")
def test_there_are_nine_shrines() -> None:
    assert sorted([(entry.cost, entry.color) for entry in SHRINES]) == [(c, r) for c in (2, 4, 6) for r in range(3)]


@rule("ECL-ROTA-LYR-12")
def test_lyra_may_research_the_wormhole_generator_with_freedom() -> None:
    g = lyra()
    for number, name in enumerate(FREEDOM):
        shrine(g, name, HOME, number)
    offer(g, "wormhole_generator")
    store(g, P1, 0, 20, 0)
    play(g, "p1 act research")
    play(g, "p1 buy wormhole_generator nano")
    assert TECH["wormhole_generator"] in g.players[P1].techs[TRACK["nano"]]


@rule("ECL-ROTA-LYR-14")
def test_a_shrine_needs_no_population_and_does_not_mind_enemies() -> None:
    g = lyra(1, 3, 0)
    lay(g, "313", 20, 0)
    control(g, P1, "313")
    ship(g, P2, "cruiser", "313")
    upkeep_of(g)
    assert refusal(g, f"p1 shrine {FREEDOM[0]} 313") == "ECL-ROTA-LYR-2"
    play(g, f"p1 trade science money; p1 shrine {FREEDOM[0]} 313")
    assert g.shrines[NAMES["shrine"].index(FREEDOM[0])] == (SECTOR["313"], 3)


@rule("ECL-ROTA-LYR-14")
def test_a_shrine_is_built_once() -> None:
    g = lyra()
    shrine(g, FREEDOM[0], "222", 0)
    upkeep_of(g)
    assert refusal(g, f"p1 shrine {FREEDOM[0]} {HOME}") == "ECL-ROTA-LYR-14"


def magellan(*techs: str, **settings: Any) -> Eclipse:
    """Three tiles on the nano track, and a fourth one on offer."""
    g = table(MAGELLAN, rota_species=True, rota_discoveries=True, **settings)
    tech(g, P1, "nanorobots", "fusion_drive", "advanced_robotics")
    offer(g, *(techs or ("orbital",)))
    store(g, P1, 0, 30, 0)
    play(g, "p1 act research")
    return g


@rule("ECL-ROTA-MAG-2")
def test_the_first_tile_on_a_fourth_slot_brings_a_discovery_once() -> None:
    g = magellan()
    play(g, "p1 buy orbital nano")
    assert step(g) == "TAKE_DISCOVERY"
    play(g, "chance turn-discovery money; p1 use")
    assert g.players[P1].is_revealed


@rule("ECL-ROTA-MAG-2")
def test_revelation_happens_once() -> None:
    g = magellan()
    g.players[P1].is_revealed = True
    play(g, "p1 buy orbital nano")
    assert step(g) == "AFTER"


@rule("ECL-ROTA-MAG-3")
def test_what_revelation_places_goes_to_the_home_sector() -> None:
    g = magellan()
    play(g, "p1 buy orbital nano; chance turn-discovery ancient_orbital; p1 use")
    assert g.structures[SECTOR["233"]]


@example("EX-19")
@rule("ECL-ROTA-MAG-4")
def test_an_orbital_for_a_home_with_one_can_only_be_kept() -> None:
    g = magellan()
    play(g, "p1 buy orbital nano; chance turn-discovery ancient_orbital")
    assert refusal(g, "p1 use") is None
    g = magellan()
    structure(g, "orbital", "233")
    play(g, "p1 buy orbital nano; chance turn-discovery ancient_orbital")
    assert refusal(g, "p1 use") == "ECL-ROTA-DISC-4"
    play(g, "p1 keep")
    assert kinds_at(g.discoveries, P1) == [DISCOVERY["ancient_orbital"]]


@rule("ECL-ROTA-MAG-4")
def test_without_its_home_sector_nothing_is_placed() -> None:
    g = magellan()
    cubes = sum(g.population[SECTOR["233"]])
    g.population = put(g.population, SECTOR["233"], (0,) * 9)
    g.players[P1].cubes = (g.players[P1].cubes[0] + 1, g.players[P1].cubes[1] + 1, g.players[P1].cubes[2] + cubes - 2)
    uncontrol(g, "233")
    for tile in ("ancient_cruiser", "ancient_orbital"):
        drawn = g.clone()
        play(drawn, f"p1 buy orbital nano; chance turn-discovery {tile}")
        assert refusal(drawn, "p1 use") == "ECL-ROTA-MAG-4"


@example("EC-71")
@rule("ECL-ROTA-MAG-5")
def test_colony_ships_are_resources_at_any_time() -> None:
    g = table(MAGELLAN, rota_species=True)
    store(g, P1, 3, 0, 0)
    g.players[P1].colony_ships = 2
    play(g, "p1 act build; p1 tap materials; p1 tap materials; p1 trade money materials; p1 build interceptor 233")
    assert g.players[P1].storage == (0, 0, 0)
    assert refusal(g, "p1 tap money") == "ECL-ROTA-MAG-5"
    other = table(LYRA, rota_species=True)
    assert refusal(other, "p1 tap money") == "ECL-ROTA-MAG-5"


@example("EX-8")
@rule("ECL-ROTA-MAG-2", "ECL-ROTA-MAG-3", "ECL-ROTA-MAG-5")
def test_research_with_colony_ships_and_a_revelation() -> None:
    g = table(MAGELLAN, rota_species=True, rota_discoveries=True, rare_technologies=True)
    tech(g, P1, "neutron_bombs", "starbase", "plasma_cannon")
    offer(g, "zero_point_source")
    store(g, P1, 0, 10, 0)
    g.players[P1].colony_ships = 2
    play(g, "p1 act research; p1 tap science; p1 tap science; p1 buy zero_point_source military")
    assert g.players[P1].storage[1] == 0
    play(g, "chance turn-discovery ancient_orbital; p1 use")
    assert g.structures[SECTOR["233"]]


@example("EC-49")
@rule("ECL-ROTA-MAG-6")
def test_used_discoveries_are_worth_a_point_and_kept_ones_two() -> None:
    g = table(MAGELLAN, rota_species=True)
    before = sum(points(g, P1))
    for number in range(3):
        lay(g, ("301", "302", "303")[number], 20 + 2 * number, 0)
    g.players[P1].used_discoveries = 2
    assert sum(points(g, P1)) == before + 2
    used = magellan()
    play(used, "p1 buy orbital nano; chance turn-discovery money; p1 use")
    assert used.players[P1].used_discoveries == 1
    kept = magellan()
    play(kept, "p1 buy orbital nano; chance turn-discovery money; p1 keep")
    assert kept.players[P1].used_discoveries == 0
    placed = magellan()
    play(placed, "p1 buy orbital nano; chance turn-discovery ancient_orbital; p1 use")
    assert placed.players[P1].used_discoveries == 0
    assert g.owners[SECTOR["301"]] == NONE
