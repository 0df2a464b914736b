"""Species and home sectors (ECL-SETUP-6..14, ECL-ROTA-MANY-6..8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.pools import BAG, move_piece, seat_bit
from astrarium.kernel.steps import Automatic, Decision, Draw, EachSeat, Move, Sequence, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import special
from .deal import is_many
from .explore import lay_sector
from .hexes import EDGES, beside, ring
from .ids import CLASS_NAMES, EFFECT, MONEY, NONE, ORBITAL, ORBITAL_SQUARE, SCIENCE
from .links import has_wormhole
from .population import put_cube
from .ships import add_ship
from .state import Eclipse, added
from .steps import STEPS
from .structures import put_structure
from .tables import BLUEPRINT_OF, BLUEPRINTS, INFLUENCE_TRACK, POPULATION_TRACK, SETUPS, SPECIES, SQUARES

HOME_RING: Final = 2  # the ring that a home sector must open to if it may be turned freely (ECL-ROTA-MANY-7)


def turn_order(g: Eclipse) -> tuple[int, ...]:
    """Clockwise from the start player (ECL-ROTA-MANY-6)."""
    count = len(g.players)
    return tuple([(g.start_seat + n) % count for n in range(count)])


class ChooseSpecies(Move[Eclipse]):
    """A species whose board nobody has taken (ECL-SETUP-6, ECL-ROTA-GEN-6)."""

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        entry = SPECIES[action[1]]
        taken = [SPECIES[p.species].board for p in g.players if p.species != NONE]
        if entry.board in taken and (refused := fail(failures, "ECL-SETUP-6")):
            return refused
        is_out = entry.expansion == "rota" and not g.settings["rota_species"]
        return fail(failures, "ECL-ROTA-GEN-6") if is_out else None

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        set_up_player(g, seat, action[1])
        g.note(events.CHOSE_SPECIES, seat, action[1])
        draws = [DRAW_AT_START.at(seat)] * SPECIES[action[1]].starting_reputation_draws
        if is_many(len(g.players)):
            then(g, LAYING_HOME.at(seat), *draws)
        else:
            position = SETUPS[len(g.players)].start_positions[turn_order(g).index(seat)]
            then(g, *draws)
            lay_home(g, seat, position.rotation)


def set_up_player(g: Eclipse, seat: int, species: int) -> None:
    """Tracks, storage, technologies and blueprints of a species (ECL-SETUP-10..13).

    ECL-SPEC-2, ECL-SPEC-8, ECL-ROTA-MAG-1, ECL-ROTA-EXI-1, ECL-ROTA-RHO-1, ECL-ROTA-LYR-1.
    """
    p, entry = g.players[seat], SPECIES[species]
    p.species = species
    p.storage = entry.storage
    p.cubes = (POPULATION_TRACK.cubes_per_color,) * len(p.cubes)
    p.discs = entry.influence_discs_on_track
    p.reserve = INFLUENCE_TRACK.discs_owned - p.discs
    p.colony_ships = entry.colony_ships
    for start in entry.starting_techs:
        p.techs = put(p.techs, start.track, (*p.techs[start.track], start.tech))
    p.blueprints = tuple([(NONE,) * square_count(species, each) for each in range(len(CLASS_NAMES))])


def square_count(species: int, ship_class: int) -> int:
    number = BLUEPRINT_OF[species][ship_class]
    return 0 if number == NONE else len(BLUEPRINTS[number].slots)


def lay_home(g: Eclipse, seat: int, rotation: int) -> None:
    """The home sector with a disc, ships and cubes on its ordinary squares (ECL-SETUP-7..9).

    ECL-ROTA-MANY-1, ECL-ROTA-MANY-10.
    """
    p = g.players[seat]
    entry = SPECIES[p.species]
    position = SETUPS[len(g.players)].start_positions[turn_order(g).index(seat)]
    home = entry.home_sector
    lay_sector(g, home, position.q, position.r, rotation)
    p.discs -= 1
    g.owners = put(g.owners, home, seat)
    for each, count in enumerate(entry.starting_ships):
        for _ in range(count):
            add_ship(g, home, (seat, each, 0))
    for resource in range(len(p.cubes)):
        if SQUARES[home][2 * resource]:
            put_cube(g, seat, home, 2 * resource, resource)
    if entry.advanced_start_cube != NONE:
        put_cube(g, seat, home, 2 * entry.advanced_start_cube + 1, entry.advanced_start_cube)
    if special(p, EFFECT["start_with_orbital"]):
        put_structure(g, seat, ORBITAL, home)
        then(g, HOME_ORBITAL.at(seat))


class LayHome(Move[Eclipse]):
    """Turned freely, with a wormhole towards a Middle position (ECL-ROTA-MANY-7)."""

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        position = SETUPS[len(g.players)].start_positions[turn_order(g).index(seat)]
        home = SPECIES[g.players[seat].species].home_sector
        for edge in range(EDGES):
            is_inwards = ring(*beside(position.q, position.r, edge)) == HOME_RING
            if is_inwards and has_wormhole(home, action[1], edge):
                return None
        return fail(failures, "ECL-ROTA-MANY-7")

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        lay_home(g, seat, action[1])


class PutHomeCube(Move[Eclipse]):
    """The orbital of the home sector begins with a money or science cube (ECL-ROTA-EXI-2)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[()]) -> Iterable[Action]:
        return verbs.SEND_CUBE.each((MONEY, SCIENCE))

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in (MONEY, SCIENCE) else fail(failures, "ECL-ROTA-EXI-2")

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        put_cube(g, seat, SPECIES[g.players[seat].species].home_sector, ORBITAL_SQUARE, action[1])


class RemoveCube(Move[Eclipse]):
    """A cube of one track leaves the game (ECL-ROTA-MANY-8)."""

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        p.cubes = added(p.cubes, action[1], -1)
        g.note(events.REMOVED_CUBE, seat, action[1])


class DrawAtStart(Draw[Eclipse]):
    """A random reputation tile, face down (ECL-SETUP-14)."""

    def outcomes(self, g: Eclipse, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return list(verbs.DRAW_REPUTATION.all), draw_weights(g.reputation, BAG)

    def seen_by(self, g: Eclipse, seat: int, args: tuple[()]) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        g.reputation = move_piece(g.reputation, BAG, seat, action[1], seat_bit(seat))
        g.note(events.DREW_REPUTATION, seat, action[1])


class RemoveCubes(Automatic[Eclipse]):
    """With many players each has fewer cubes (ECL-ROTA-MANY-8)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        then(g, *[REMOVING_CUBE.at(seat)] * SETUPS[len(g.players)].population_cubes_removed)


class SettingUp(Decision[Eclipse]):
    """Before the first turn."""

    excludes_anytime = True


CHOOSING_SPECIES: Final[SettingUp] = STEPS.add("CHOOSING_SPECIES", SettingUp([ChooseSpecies(verbs.CHOOSE_SPECIES)]))
LAYING_HOME: Final[SettingUp] = STEPS.add("LAYING_HOME", SettingUp([LayHome(verbs.LAY_HOME)]))
HOME_ORBITAL: Final[SettingUp] = STEPS.add("HOME_ORBITAL", SettingUp([PutHomeCube(verbs.SEND_CUBE)]))
DRAW_AT_START: Final[DrawAtStart] = STEPS.add("DRAW_AT_START", DrawAtStart())
REMOVING_CUBE: Final[SettingUp] = STEPS.add("REMOVING_CUBE", SettingUp([RemoveCube(verbs.REMOVE_CUBE)]))
REMOVE_CUBES: Final[RemoveCubes] = STEPS.add("REMOVE_CUBES", RemoveCubes())
CHOICES: Final[EachSeat[Eclipse]] = STEPS.add("CHOICES", EachSeat(CHOOSING_SPECIES, lambda g: turn_order(g)[::-1]))
REMOVALS: Final[EachSeat[Eclipse]] = STEPS.add("REMOVALS", EachSeat(REMOVE_CUBES, turn_order))
DRAFT: Final[Sequence[Eclipse]] = STEPS.add("DRAFT", Sequence([CHOICES, REMOVALS]))
