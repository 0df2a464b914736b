"""Positions for rule tests, written the way one would set up a table.

    t = table("terrans", "xenos")
    t.put("terrans", mine="1B1", research_lab="3A7")
    t.give("terrans", ore=4, credits=8)
    t.play("build 3A6")
    assert t.refused("build 3A6") == "GP-BUILD-3"

A table stands in the action phase of a round with the first player to move and nothing on the map but what is put
there; every player has the resources of the faction board.
"""

from __future__ import annotations

from typing import Any

from astrarium.games.gaia import flow, gaia_phase, ids, income, random_setup, scoring, setup
from astrarium.games.gaia.automa import deck
from astrarium.games.gaia.counts import count
from astrarium.games.gaia.placement import add_piece, colonize, join_federation, set_piece
from astrarium.games.gaia.state import FINAL_POINTS, Gaia, Player, put_byte
from astrarium.games.gaia.tables import FACTIONS, NAMES, ROUNDS
from astrarium.games.gaia.verbs import HEXES, ICON_INSTITUTE_1, ICON_INSTITUTE_2
from astrarium.kernel import registry
from astrarium.kernel.errors import IllegalAction
from astrarium.kernel.events import Event
from astrarium.kernel.position import SettingValue
from astrarium.kernel.steps import Step, then
from astrarium.kernel.values import bits, put

TILES: dict[str, Any] = {
    "tech": list(NAMES["tech_tile"]),
    "advanced": list(NAMES["advanced_tech_tile"][:6]),
    "terraforming_token": "fed_credits",
    "round_tiles": ["round_terraform", "round_research", "round_mine", "round_federation", "round_trading_4",
                    "round_gaia_4"],
    "final_tiles": ["final_structures", "final_gaia"],
    "boosters": ["booster_ore_knowledge", "booster_credits_qic", "booster_tokens_ore", "booster_terraform",
                 "booster_range", "booster_mines", "booster_labs"],
}  # fmt: skip


def hex_number(name: str) -> int:
    return HEXES.values[name.lower()]


class Table:
    """A position under construction, and then in play; players are named by their factions."""

    def __init__(
        self, factions: tuple[str, ...], round: int, settings: dict[str, SettingValue], tiles: dict[str, Any]
    ) -> None:
        rules = registry.rules_of("gaia")
        people = 1 if "automa_faction" in tiles else len(factions)
        chosen = rules.complete_settings(people, settings)
        dealt = {**TILES, **tiles}
        dealt["sectors"] = dealt.get("sectors") or [
            list(s) for s in random_setup.basic_layout(people, str(chosen["omit_sectors"]))
        ]
        dealt["boosters"] = dealt["boosters"][: max(2, len(factions)) + 3]
        self.g: Gaia = setup.start(flow.RULES, people, chosen, dealt)
        self.factions = factions
        self.g.history = []
        for p, faction in zip(self.g.players, factions, strict=True):
            p.faction = NAMES["faction"].index(faction)
        setup.BOARDS.run(self.g, 0, ())
        if people == 1:
            deck.set_up_deck(self.g)
        for p, booster in zip(self.g.players, self.g.boosters, strict=False):
            p.booster = booster
        self.g.boosters = self.g.boosters[len(factions) :]
        self.g.round = round
        self.g.turn_seat = len(factions) - 1
        later = [flow.SIX_ROUNDS.resumed(-1, round)] if round < ROUNDS else []
        self.g.stack = []
        then(self.g, flow.ACTIONS.at(), flow.CLEAN_UP.at(), *later, scoring.FINAL_SCORING.at())
        rules.advance(self.g)

    def seat(self, faction: str) -> int:
        return self.factions.index(faction)

    def __getitem__(self, faction: str) -> Player:
        """The player who leads a faction."""
        return self.g.players[self.seat(faction)]

    def put(self, faction: str, **structures: str) -> Table:
        """Structures on hexes: `mine="1B1 3A7", research_lab="2A3"`; guest mines where an opponent lives."""
        seat, p = self.seat(faction), self[faction]
        for name, places in structures.items():
            structure = ids.STRUCTURE_NAMES.index(name)
            for hex in map(hex_number, places.split()):
                self._put_one(seat, p, structure, hex)
        return self

    def _put_one(self, seat: int, p: Player, structure: int, hex: int) -> None:
        g = self.g
        if structure == ids.SPACE_STATION:
            set_piece(g, seat, hex, structure)
            add_piece(p, structure)
            p.stations |= 1 << hex
            join_federation(g, p, hex)
            return
        if structure == ids.GAIAFORMER:
            set_piece(g, seat, hex, structure)
            add_piece(p, structure)
            if g.planets[hex] == ids.TRANSDIM:
                g.gaia_pending |= 1 << hex
            return
        guest = g.owner[hex] not in (ids.NOBODY, seat)
        colonize(g, seat, hex, guest)
        if structure != ids.MINE:
            add_piece(p, ids.MINE, -1)
            add_piece(p, structure)
            set_piece(g, seat, hex, structure)
        if structure == ids.PLANETARY_INSTITUTE:
            p.icons = (*p.icons, ICON_INSTITUTE_1, ICON_INSTITUTE_2)

    def lost_planet(self, faction: str, hex: str) -> Table:
        """The lost planet, placed by this faction."""
        self.g.planets = put_byte(self.g.planets, hex_number(hex), ids.LOST_PLANET)
        colonize(self.g, self.seat(faction), hex_number(hex))
        return self

    def planet(self, hex: str, kind: str) -> Table:
        """Another planet type on a hex (`space` for none)."""
        self.g.planets = put_byte(self.g.planets, hex_number(hex), ids.PLANET_NAMES.index(kind))
        return self

    def bare(self, **planets: str) -> Table:
        """Every printed planet leaves the map; then these lie there: `terra="3C 3B1"`."""
        self.g.planets = bytes(ids.SPACE if planet < ids.SPACE else planet for planet in self.g.planets)
        for kind, places in planets.items():
            for hex in places.split():
                self.planet(hex, kind)
        return self

    def satellites(self, faction: str, places: str) -> Table:
        p = self[faction]
        for hex in map(hex_number, places.split()):
            p.satellites |= 1 << hex
            p.federated |= 1 << hex
        return self

    def federation(self, faction: str, places: str) -> Table:
        """These hexes with own pieces belong to a federation."""
        p = self[faction]
        for hex in map(hex_number, places.split()):
            p.federated |= 1 << hex
        return self

    def give(self, faction: str, **amounts: Any) -> Table:
        """Set fields of a player: `ore=4, qic=0, bowls=(1, 2, 3), vp=10`."""
        p = self[faction]
        for name, amount in amounts.items():
            if name == "bowls":
                p.bowl1, p.bowl2, p.bowl3 = amount
            elif name == "vp":
                p.points = put(p.points, FINAL_POINTS, p.points[FINAL_POINTS] + amount - p.vp)
                p.vp = amount
            elif name == "booster":
                self.swap_booster(faction, amount)
            else:
                assert hasattr(p, name), name
                setattr(p, name, amount)
        return self

    def automa_deck(self, *cards: int) -> Table:
        """The Automa's deck has these cards, all 17 if none are named; none has been drawn this round."""
        self.g.cards_known = sum(1 << card - 1 for card in cards or range(1, 18))
        self.g.cards_hidden = 0
        self.g.cards_drawn = ()
        return self

    def swap_booster(self, faction: str, booster: str) -> None:
        number = NAMES["booster"].index(booster)
        p = self[faction]
        for other in self.g.players:
            if other is not p and other.booster == number:
                other.booster, p.booster = p.booster, number
                return
        self.g.boosters = tuple(p.booster if free == number else free for free in self.g.boosters)
        p.booster = number

    def level(self, faction: str, **levels: int) -> Table:
        """Research levels without their bonuses, gaiaformers included: `navigation=2`."""
        p = self[faction]
        for track, level in levels.items():
            p.research = put(p.research, NAMES["track"].index(track), level)
            if track == "gaia_project":
                gained = sum(level >= step for step in (1, 3, 4))
                p.gaiaformers = gained - p.pieces[ids.GAIAFORMER] - p.gaiaformers_away
        return self

    def tech(self, faction: str, *tiles: str) -> Table:
        p = self[faction]
        p.tech = (*p.tech, *(NAMES["tech_tile"].index(tile) for tile in tiles))
        return self

    def advanced(self, faction: str, tile: str, covers: str) -> Table:
        p = self[faction]
        p.advanced = (*p.advanced, NAMES["advanced_tech_tile"].index(tile))
        p.covered |= 1 << NAMES["tech_tile"].index(covers)
        self.g.advanced_spaces = tuple(-1 if space == p.advanced[-1] else space for space in self.g.advanced_spaces)
        return self

    def tokens(self, faction: str, *tokens: str, green: bool = True) -> Table:
        """Federation tokens out of the supply, green side up unless said otherwise."""
        p = self[faction]
        for token in tokens:
            kind = NAMES["federation_token"].index(token)
            if kind != ids.FED_GLEENS:
                self.g.token_supply = put(self.g.token_supply, kind, self.g.token_supply[kind] - 1)
            p.tokens = (*p.tokens, 2 * kind + (green and token != "fed_12vp"))
        return self

    def turn(self, faction: str) -> Table:
        """It is this faction's turn."""
        seat = self.seat(faction)
        self.g.turn_seat = (seat - 1) % len(self.factions)
        while self.g.stack and self.g.stack[-1][0] != flow.ACTIONS.number:
            self.g.stack.pop()
        self.g.rules.advance(self.g)
        assert self.g.turn_seat == seat
        return self

    def phase(self, *steps: Step[Gaia]) -> Table:
        """Go through phases of the current round (`income.INCOME_PHASE`, ...), then the action phase again."""
        while self.g.stack and self.g.stack[-1][0] != flow.ACTIONS.number:
            self.g.stack.pop()
        self.g.turn_seat = self.g.order[-1]
        then(self.g, *(step.at() for step in steps))
        self.g.rules.advance(self.g)
        return self

    def take_income(self) -> Table:
        """The income phase."""
        return self.phase(income.INCOME_PHASE)

    def gaia_phase(self) -> Table:
        """The gaia phase."""
        return self.phase(gaia_phase.GAIA_PHASE)

    def finish(self) -> Table:
        """The game ends now, with final scoring."""
        self.g.stack.clear()
        then(self.g, scoring.FINAL_SCORING.at())
        self.g.rules.advance(self.g)
        return self

    @property
    def actor(self) -> str:
        """The faction that is asked now."""
        return self.factions[self.g.actors[0]]

    def options(self, verb: str = "") -> list[str]:
        """What the actor can do, or the arguments of one verb."""
        found = [option.notation for option in self.g.options(self.g.actors[0])]
        return [n.removeprefix(verb + " ") for n in found if n.split()[0] == verb] if verb else found

    def play(self, *moves: str) -> list[Event]:
        """Moves of whoever is asked; `terrans: charge 2` insists on who that is."""
        events: list[Event] = []
        for move in moves:
            who, _, notation = move.rpartition(": ")
            assert not who or who == self.actor, f"{self.actor} is asked, not {who}"
            events += self.g.play(self.g.actors[0], notation)
        return events

    def refused(self, move: str, faction: str | None = None) -> str:
        """The rule that forbids a move; nothing may change by trying it."""
        seat = self.g.actors[0] if faction is None else self.seat(faction)
        before = self.g.to_wire()
        try:
            self.g.play(seat, move)
        except IllegalAction as refusal:
            assert self.g.to_wire() == before
            return refusal.rule
        raise AssertionError(f"{move} was allowed")

    def missing(self, move: str) -> dict[str, object]:
        """The numbers of the first failing condition."""
        return dict(self.g.failures(self.g.actors[0], move)[0].numbers)

    def distance(self, hex: str, other: str) -> int:
        return self.g.galaxy.distance[hex_number(hex)][hex_number(other)]

    def hexes(self, mask: int) -> list[str]:
        return [HEXES.names[hex] for hex in bits(mask)]

    def count(self, faction: str, per: str) -> int:
        return count(self.g, self[faction], ids.COUNT_NAMES.index(per))

    def at(self, hex: str) -> str:
        """What stands on a hex: `terrans mine`, or nothing."""
        number = hex_number(hex)
        owner = self.g.owner[number]
        return "" if owner == ids.NOBODY else f"{self.factions[owner]} {ids.STRUCTURE_NAMES[self.g.structure[number]]}"

    def purse(self, faction: str) -> tuple[int, int, int, int]:
        """Ore, credits, knowledge and QIC."""
        p = self[faction]
        return (p.ore, p.credits, p.knowledge, p.qic)

    def bowls(self, faction: str) -> tuple[int, int, int, int]:
        """Abilities tokens in the bowls I, II, III and in the gaia area."""
        p = self[faction]
        return (p.bowl1, p.bowl2, p.bowl3, p.gaia_area)

    def home(self, faction: str, number: int = 0) -> str:
        """The name of a free planet of the faction's home type."""
        home = FACTIONS[self[faction].faction].home
        free = [h for h, planet in enumerate(self.g.planets) if planet == home and self.g.owner[h] == ids.NOBODY]
        return HEXES.names[free[number]]


def table(*factions: str, round: int = 1, settings: dict[str, SettingValue] | None = None, **tiles: Any) -> Table:
    """A table with these factions in seat order; the first one is to move."""
    return Table(factions, round, settings or {}, tiles)


def solo(human: str, automa: str, round: int = 1, difficulty: str = "automa", **tiles: Any) -> Table:
    """A table against the Automa, the human to move; chance is asked for its cards: `play("card 4")`."""
    return Table((human, automa), round, {"automa": difficulty}, {**tiles, "automa_faction": automa})
