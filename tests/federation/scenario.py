"""Positions for rule tests, written the way one would set up a table.

    t = table(4)
    t[0].lavandium = 1
    t.play("place 2 voting spy_left", "copy officers_quarters", "end")
    assert t.refused("place 3 voting spy_left") == "FED-AMB-2"

A table stands in the ambassador phase of a round with seat 0 to move, nothing in the senate, and every player board as
at the beginning, a starting tile on it but none of its bonus. Chance gives what `t.fates` says, then the first that is
possible.
"""

from __future__ import annotations

from typing import Any

from astrarium.games.federation import executive, flow, rounds, scoring, setup, verbs
from astrarium.games.federation.alterations import ON_MOONS, OPEN, down_on_moon, move_token
from astrarium.games.federation.component_words import Effects
from astrarium.games.federation.effects import resolve
from astrarium.games.federation.ids import MISSION_POINTS, NONE
from astrarium.games.federation.planets.visits import begin
from astrarium.games.federation.state import NEUTRAL, NOBODY, Federation, Player
from astrarium.games.federation.tables import ALTERATIONS, MOONS, NAMES, OUTER_MODULE, ROUNDS
from astrarium.kernel import registry
from astrarium.kernel.errors import IllegalAction
from astrarium.kernel.events import Event
from astrarium.kernel.failures import Failure
from astrarium.kernel.pools import BAG, UNSEEN
from astrarium.kernel.position import CHANCE, SettingValue
from astrarium.kernel.steps import then
from astrarium.kernel.values import put

DEALT: dict[str, Any] = {
    "first_player": 0,
    "starting_tiles": [f"starting_tile_{number}" for number in range(1, 6)],
    "productions": ["space_shipyard", "lavandium_replicator", "military_academy", "space_university"],
    "mega_tokens": ["neo", "missions", "arratuin", "accreditation", "sixmoons", "assistant", "atal", "e81216"],
    "atal_1": ["1A1", "1B1", "1C1", "1D1", "1E1"],
    "atal_3": ["3A1", "3B1", "3C1", "3D1", "3E1"],
    "moon_1": ["alt1_vote2_lavandium", "alt1_vote1_copernium", "alt1_vote2_degree", "alt1_fund_degree"],
    "laws": ["neo", "atal"],
    "planet_block": "block_planet_1",
    "room_block": "block_room_small_lounge",
}


def number(kind: str, name: str) -> int:
    """The number of a component by its name: `number("erudite", "1A1")`."""
    return NAMES[kind].index(name)


class Table:
    """A position under construction, and then in play."""

    def __init__(self, players: int, round: int, settings: dict[str, SettingValue], dealt: dict[str, Any]) -> None:
        self.rules = registry.rules_of("federation")
        chosen = self.rules.complete_settings(players, settings)
        setup_ = {**DEALT, **dealt}
        setup_["starting_tiles"] = setup_["starting_tiles"][: players + 1]
        self.fates: list[str] = []
        self.g: Federation = setup.start(flow.RULES, players, chosen, setup_)
        self.g.history = []
        for seat, p in enumerate(self.g.players):
            p.starting_tile = seat
        self.g.round = round
        self.g.turn_seat = players - 1
        self.later = [rounds.FIVE_ROUNDS.resumed(-1, round)] if round < ROUNDS else []
        self.restart(rounds.AMBASSADOR_PHASE.at(), rounds.END_TURNS.at(), executive.EXECUTIVE_PHASE.at())

    def restart(self, *frames: Any) -> None:
        """The rest of the round is these steps, then its end and the rounds to come."""
        self.g.stack = []
        then(self.g, *frames, rounds.END_ROUND.at(), *self.later, scoring.FINAL_SCORING.at())
        self.advance()

    def advance(self) -> None:
        """On to the next decision of a player."""
        self.rules.advance(self.g)
        while CHANCE in self.g.actors:
            self.draw()

    def draw(self) -> list[Event]:
        fate = self.fates.pop(0) if self.fates else self.rules.verbs.notation(self.g.actions(CHANCE)[0])
        return self.g.play(CHANCE, fate)

    def __getitem__(self, seat: int) -> Player:
        return self.g.players[seat]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and the name of the decision."""
        return self.g.actors[0], self.rules.steps[self.g.stack[-1][0]].name

    def play(self, *notations: str) -> list[Event]:
        """Moves of whoever is asked; what happened in all of them."""
        events: list[Event] = []
        for notation in notations:
            events += self.g.play(self.g.actors[0], notation)
            while CHANCE in self.g.actors:
                events += self.draw()
        return events

    def refused(self, notation: str, seat: int | None = None) -> str | None:
        """The rule against a move of whoever is asked, or of this seat; None if it is legal."""
        rule = self.g.why_not(self.g.actors[0] if seat is None else seat, notation)
        if rule is not None and seat is None:
            self._raises(notation)
        return rule

    def _raises(self, notation: str) -> None:
        before = self.g.to_wire()
        try:
            self.g.play(self.g.actors[0], notation)
        except IllegalAction:
            assert self.g.to_wire() == before
            return
        raise AssertionError(f"{notation} was refused and yet played")

    def reasons(self, notation: str) -> list[Failure]:
        return self.g.failures(self.g.actors[0], notation)

    def options(self, verb: str = "") -> list[str]:
        """What whoever is asked can do, all of it or with one verb (its name left out)."""
        found = [option.notation for option in self.g.options(self.g.actors[0])]
        return [text.removeprefix(verb).strip() for text in found if not verb or text.split()[0] == verb]

    def put(self, seat: int, ambassador: str, face: str, space: str) -> Table:
        """An ambassador that lies in the senate already; it is no longer in hand."""
        kind, shown, place = (
            verbs.AMBASSADORS.values[ambassador],
            verbs.FACES.values[face.lower()],
            verbs.SPACES.values[space],
        )
        p, token = self[seat], (seat, kind, shown)
        p.ambassadors = put(p.ambassadors, kind, max(0, p.ambassadors[kind] - 1))
        if place == OUTER_MODULE:
            self.g.outer = (*self.g.outer, token)
        else:
            self.g.spaces = (*self.g.spaces[:place], token, *self.g.spaces[place + 1 :])
        return self

    def neutral(self, space: str, votes: int) -> Table:
        place = verbs.SPACES.values[space]
        self.g.spaces = (*self.g.spaces[:place], (NEUTRAL, votes, NONE), *self.g.spaces[place + 1 :])
        return self

    def die(self, seat: int, value: int, space: str = "") -> Table:
        """The assistant die of a player, on a space if one is named."""
        self[seat].die = value
        self[seat].die_space = verbs.SPACES.values[space] if space else NONE
        return self

    def tiles(self, seat: int, *names: str, used: bool = False) -> Table:
        """Erudite tiles of a player; they leave the display of Atal."""
        for name in names:
            tile = number("erudite", name)
            self[seat].erudites |= 1 << tile
            self[seat].used |= int(used) << tile
            self.g.atal = tuple([NONE if shown == tile else shown for shown in self.g.atal])
        return self

    def show(self, *names: str) -> Table:
        """Erudite tiles that lie open on Atal."""
        for name in names:
            tile = number("erudite", name)
            level, letter = int(name[0]), "ABCDE".index(name[1])
            self.g.atal = put(self.g.atal, (level - 1) * 5 + letter, tile)
        return self

    def alter(self, seat: int, *names: str) -> Table:
        """Unused alteration tokens of a player, from the unseen ones."""
        for name in names:
            kind = number("alteration", name)
            self[seat].alterations = put(self[seat].alterations, kind, self[seat].alterations[kind] + 1)
            move_token(self.g, ALTERATIONS[kind].strength, BAG, OPEN, kind)
        return self

    def open(self, seat: int, *missions: str) -> Table:
        for mission in missions:
            self[seat].markers |= 1 << number("mission", mission)
        return self

    def fly(self, seat: int, *missions: str) -> Table:
        """Missions that a player has performed; their ships come from the supply."""
        self.open(seat, *missions)
        for mission in missions:
            self[seat].flown |= 1 << number("mission", mission)
            self[seat].supply -= 1
        return self

    def build(self, seat: int, *sites: str) -> Table:
        """Productions and megastructures that a player has built, without what they brought."""
        for site in sites:
            if site in NAMES["megastructure"]:
                mega = number("megastructure", site)
                self.g.multipliers = put(self.g.multipliers, mega, self.g.multipliers[mega] + 1)
                self[seat].robots |= 1 << 4 + mega
            else:
                self[seat].robots |= 1 << self.g.productions.index(number("production", site))
        return self

    def miner(self, seat: int, space: str) -> Table:
        self[seat].miner = number("neo_space", space)
        return self

    def mage(self, seat: int, moon: str) -> Table:
        self[seat].mage = number("moon", moon)
        return self

    def moon(self, name: str, *tokens: str) -> Table:
        """The open tokens of a moon; none of it lies face down any more."""
        place = number("moon", name)
        kinds = [number("alteration", token) for token in tokens]
        strength = MOONS[place].strength
        for kind in kinds:
            source = ON_MOONS + place if down_on_moon(self.g, place) else BAG
            move_token(self.g, strength, source, OPEN, kind)
        for _ in range(down_on_moon(self.g, place)):
            move_token(self.g, strength, ON_MOONS + place, BAG, UNSEEN, 0)
        self.g.moons = (*self.g.moons[:place], tuple(sorted(kinds)), *self.g.moons[place + 1 :])
        return self

    def project(self, name: str, value: int) -> Table:
        self.g.projects = put(self.g.projects, number("project", name), value)
        return self

    def gain(self, seat: int, effects: Effects) -> Table:
        """Effects for a player, before whatever is asked now."""
        resolve(self.g, seat, effects, MISSION_POINTS)
        self.advance()
        return self

    def visit(self, seat: int, planet: str) -> Table:
        """An action of a player on a planet, before whatever is asked now."""
        begin(self.g, seat, verbs.PLANETS.values[planet])
        self.advance()
        return self

    def executive(self) -> Table:
        """All ambassadors are placed: the executive phase begins."""
        for p in self.g.players:
            p.ambassadors = (0, 0, 0, p.ambassadors[3])
            p.has_saved = True
        self.restart(rounds.END_TURNS.at(), executive.EXECUTIVE_PHASE.at())
        return self

    def final_scoring(self) -> Table:
        """The game is over, and scored as it stands."""
        self.g.spaces = (NOBODY,) * OUTER_MODULE
        self.g.stack = []
        then(self.g, scoring.FINAL_SCORING.at())
        self.rules.advance(self.g)
        return self

    def pass_turns(self) -> Table:
        """Whatever is asked is answered with the first option that goes on, until somebody places an ambassador."""
        while self.g.actors and self.asked[1] != "TURN":
            seat = self.g.actors[0]
            actions = [action for action in self.g.actions(seat) if action[0] != verbs.DISCARD.number]
            self.g.play(seat, actions[-1])
            while CHANCE in self.g.actors:
                self.draw()
        return self


def table(players: int = 4, round: int = 1, settings: dict[str, SettingValue] | None = None, **dealt: Any) -> Table:
    """A table for so many players; keywords replace parts of the setup."""
    return Table(players, round, settings or {}, dealt)


def scored(events: list[Event], seat: int) -> int:
    """The points that a player got in these events."""
    own = [event.values for event in events if event.kind == "scored" and event.values["seat"] == seat]
    return sum([int(values["points"]) for values in own])


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
