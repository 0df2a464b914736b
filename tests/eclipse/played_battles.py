"""Battles of two fleets that the engine plays out by the policies of the odds.

`fleet_pairs.txt` has sixty of them, one on each line. A side is a list of words: a species, or `npc`; `2xcruiser` are
ships, `2xcruiser:1` damaged ones; `cruiser-2=plasma_missile` is a part on a square, `+point_defence` a technology;
`leaves=1` is a retreat with so many ships left; `&` begins the fleet of an ally.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from astrarium.games.eclipse import verbs
from astrarium.games.eclipse.battle_ships import damages_of, groups_of, squadron_of
from astrarium.games.eclipse.battles import NEXT_BATTLE
from astrarium.games.eclipse.combat import begin_sector
from astrarium.games.eclipse.fleets import size_place
from astrarium.games.eclipse.hits import aims
from astrarium.games.eclipse.ids import NPC
from astrarium.games.eclipse.missiles import aimed_at
from astrarium.games.eclipse.odds import BattleOdds, Fleet, Outcome, Policy, battle_odds
from astrarium.games.eclipse.odds_chain import ATTACKER_HOLDS, DEFENDER_HOLDS, NOBODY_LEFT, STALEMATE
from astrarium.games.eclipse.point_defence import most_harmful
from astrarium.games.eclipse.state import Eclipse, Group
from astrarium.games.eclipse.tables import DICE
from astrarium.kernel.chance import Dealer
from astrarium.kernel.steps import then
from astrarium.kernel.verbs import Action
from tests.eclipse.battlefield import FIELD, ally, battlefield, fleet, refuge
from tests.eclipse.scenario import P1, P2, P3, P4, SECTOR, fit, ship, tech

PAIRS: Final = tuple(
    [line.split(" | ") for line in Path(__file__).with_name("fleet_pairs.txt").read_text(encoding="utf-8").splitlines()]
)
REFUGES: Final = {P1: "301", P2: "203", P3: "304", P4: "306"}
FILLERS: Final = ("terran_republic", "terran_conglomerate", "terran_alliance", "hydran_progress")
ATTACKERS: Final = (P1, P3)
DEFENDERS: Final = (P2, P4)


class PlayedBattle:
    """One pair of fleets: the position before the battle, its odds, and how it ends when it is played."""

    def __init__(self, attackers: str, defenders: str) -> None:
        sides = [text.split(" & ") for text in (attackers, defenders)]
        fleets = {
            seat: parts[number]
            for seats, parts in zip((ATTACKERS, DEFENDERS), sides, strict=True)
            for number, seat in enumerate(seats)
            if number < len(parts)
        }
        species = [fleets.get(seat, FILLERS[seat]).split()[0].replace("npc", FILLERS[seat]) for seat in range(4)]
        g = battlefield(" ".join(species), rota_species=True)
        self.leaves: dict[int, int] = dict.fromkeys(range(4), 0)
        for seat in (*DEFENDERS, *ATTACKERS):
            if seat in fleets:
                self.place(g, seat, fleets[seat].split())
            refuge(g, seat, REFUGES[seat])
        ally(g, *[seat for seat in ATTACKERS if seat in fleets])
        for seat in DEFENDERS:
            g.players[seat].alliance = 1 if seat in fleets else -1
        begin_sector(g, SECTOR[FIELD])
        own, other = [tuple([seat for seat in seats if seat in fleets]) for seats in (ATTACKERS, DEFENDERS)]
        self.position: Eclipse = g
        self.sides: tuple[tuple[int, ...], ...] = (own, (NPC,) if defenders.startswith("npc") else other)
        self.groups: list[list[Group]] = [self.ordered(owners) for owners in self.sides]

    def place(self, g: Eclipse, seat: int, words: list[str]) -> None:
        for word in words[1:]:
            count, _, rest = word.partition("x")
            if word.startswith("+"):
                tech(g, seat, word[1:], track="grid")
            elif word.startswith("leaves="):
                self.leaves[seat] = int(word.removeprefix("leaves="))
            elif "=" in word:
                fit(g, seat, *word.split("="))
            elif words[0] == "npc":
                fleet(g, NPC, f"{count} {rest}")
            else:
                name, _, damage = rest.partition(":")
                ship(g, seat, name, FIELD, int(count), int(damage or 0))

    def ordered(self, owners: tuple[int, ...]) -> list[Group]:
        """The classes of a side as the odds order them."""
        g = self.position
        return sorted(groups_of(g, owners), key=lambda group: size_place(squadron_of(g, *group)))

    def policy(self) -> Policy:
        most = [max([self.leaves[seat] for seat in seats]) for seats in (ATTACKERS, DEFENDERS)]
        return Policy(attacker_leaves_at=most[0], defender_leaves_at=most[1])

    def odds(self) -> BattleOdds:
        g = self.position
        fleets: list[Fleet] = [
            [(squadron_of(g, *group), damages_of(g, group)) for group in groups] for groups in self.groups
        ]
        return battle_odds(fleets[0], fleets[1], self.policy())

    def outcome(self, seed: str) -> Outcome:
        """How one battle ends, with the dice of this seed."""
        g = self.position.clone()
        g.dealer = Dealer.seeded(seed)
        g.stack.clear()
        g.log = []
        then(g, NEXT_BATTLE.at())
        g.rules.advance(g)
        while g.stack:
            seat = g.actors[0]
            g.apply(seat, self.answer(g, seat))
        left = [tuple([self.survivors(g, group) for group in groups]) for groups in self.groups]
        if any([event.kind == "stalemate" for event in g.log]):
            return STALEMATE, left[0], left[1]
        present = [any([ship[0] in owners for ship in g.ships[SECTOR[FIELD]]]) for owners in self.sides]
        ending = ATTACKER_HOLDS if present[0] else DEFENDER_HOLDS if present[1] else NOBODY_LEFT
        return ending, left[0], left[1]

    def survivors(self, g: Eclipse, group: Group) -> int:
        sectors = [FIELD] if group[0] == NPC else [FIELD, REFUGES[group[0]]]
        return sum([ship[:2] == group for sector in sectors for ship in g.ships[SECTOR[sector]]])

    def answer(self, g: Eclipse, seat: int) -> Action:
        """What the policies of the odds say to a question."""
        step = g.rules.steps[g.stack[-1][0]].name
        answers: dict[str, Callable[[], Action]] = {
            "LEADING": lambda: g.actions(seat)[0],
            "CLASS_ACTS": lambda: self.class_acts(g, seat),
            "AIMING": verbs.AIM_BEST,
            "DEFENDING": verbs.DEFEND,
            "SHOOTING": lambda: shot(g, seat),
            "REROLLING": verbs.KEEP_DICE,
        }
        return answers[step]()

    def class_acts(self, g: Eclipse, seat: int) -> Action:
        own = self.sides[0] if seat in self.sides[0] else self.sides[1]
        ships = sum([ship[0] in own for ship in g.ships[SECTOR[FIELD]]])
        limit = max([self.leaves[other] for other in own])
        return verbs.RETREAT() if ships <= limit else verbs.ATTACK()


def shot(g: Eclipse, seat: int) -> Action:
    """The missile with the most damage, then that aimed at the largest ship."""
    ships = [aim[0] for aim in aims(g, is_missile=True)]
    damage, ship = most_harmful(aimed_at(g, seat), ships)[0]
    return verbs.INTERCEPT(ship, [die.damage for die in DICE].index(damage))
