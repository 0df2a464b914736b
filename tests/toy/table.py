"""Comet as the kernel drives it: how it begins, what each seat may know, and what it is worth at the end."""

from collections.abc import Mapping
from typing import Any, ClassVar

from astrarium.kernel.chance import DrawStream, Random
from astrarium.kernel.cures import FreeMove
from astrarium.kernel.explanations import Fact
from astrarium.kernel.pools import bag_size, kinds_at, known_kinds, remaining_counts
from astrarium.kernel.position import CHANCE, Settings
from astrarium.kernel.redeal import HiddenValues, hidden_in_pool, redealt
from astrarium.kernel.results import POINTS, RankingKey, Result
from astrarium.kernel.rules import Moment, Rules
from astrarium.kernel.verbs import Verb
from tests.toy import verbs, view_types
from tests.toy.about import TEAMED
from tests.toy.state import COINS, CRYSTALS, DISCARDS, LOOKED_AT, PILE, ROW, UNCHOSEN, Comet, Player


class CometRules(Rules[Comet]):
    ranked_by: tuple[RankingKey, ...] = (RankingKey("comet", "TOY-END-3"), POINTS, RankingKey("coins", "TOY-END-2"))
    not_offered_rule = "TOY-ASK-2"
    not_actor_rule = "TOY-ASK-1"
    end_turn: Verb | None = verbs.END
    phases: ClassVar[dict[str, tuple[str, ...]]] = {"draft": ("DRAFTS",), "turns": ("TURNS",), "bids": ("SEALED",)}
    turn_steps: tuple[str, ...] = ("TURN",)
    round_boundaries: tuple[str, ...] = ("START_ROUND",)
    idle_verbs: tuple[Verb, ...] = (verbs.END, verbs.CLOSE)
    game_class = Comet
    player_class = Player

    def deal(self, players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
        return {"order": list(stream.shuffled(range(players)))}

    def start(self, players: int, settings: Settings, setup: Mapping[str, Any]) -> Comet:
        seats, order = [Player() for _ in range(players)], tuple(setup["order"])
        g = Comet(rules=self, settings=settings, players=seats, first_order=order, order=order)
        g.stack.append(self.steps[self.step_numbers["GAME"]].at())
        return g

    def setup(self, g: Comet) -> dict[str, Any]:
        return {"order": list(g.first_order)}

    def view(self, g: Comet, seat: int | None) -> view_types.View:
        seats = range(len(g.players))
        top, bottom = [[next(iter(known_kinds(g.cards, at, seat)), None) for at in end] for end in (g.top, g.bottom)]
        return {
            "order": g.order,
            "coins": [p.coins for p in g.players],
            "stakes": [p.stake for p in g.players],
            "cards": [len(g.cards[1][other]) for other in seats],
            "known": [known_kinds(g.cards, other, seat) for other in seats],
            "crystals": [len(g.crystals[1][other]) for other in seats],
            "colours": [
                known_kinds(g.crystals, other, seat) if g.stack else kinds_at(g.crystals, other) for other in seats
            ],
            "looked_at": known_kinds(g.crystals, LOOKED_AT, seat),
            "favours": [p.favour if other == seat or not g.stack else None for other, p in enumerate(g.players)],
            "pile": g.pile_size(),
            "top": top,
            "bottom": bottom,
            "row": kinds_at(g.cards, ROW),
            "discards": kinds_at(g.cards, DISCARDS),
            "bag": bag_size(g.crystals),
            "owner": g.owner,
        }

    def redeal(self, g: Comet, seat: int | None, rng: Random) -> None:
        g.cards = redealt(g.cards, seat, rng)
        if g.stack:  # at the end crystals and favours are open
            g.crystals = redealt(g.crystals, seat, rng)
            for other, p in enumerate(g.players):
                p.favour = p.favour if other == seat or p.favour == UNCHOSEN else rng.randrange(len(CRYSTALS))

    def hidden_values(self, g: Comet, seat: int | None) -> list[HiddenValues]:
        found = hidden_in_pool(g.cards, "cards", seat) + (
            hidden_in_pool(g.crystals, "crystals", seat) if g.stack else []
        )
        for other, p in enumerate(g.players):
            if other != seat and p.favour != UNCHOSEN and g.stack:
                found.append(HiddenValues(f"favour {other}", (p.favour,), lambda: frozenset(range(len(CRYSTALS)))))
        return found

    def breakdown(self, g: Comet, seat: int) -> dict[str, int]:
        p, crystals = g.players[seat], kinds_at(g.crystals, seat)
        favour = p.stake * crystals.count(p.favour)
        return {"crystals": sum(crystals) + len(crystals), "favour": favour, "coins": p.coins // 3}

    def result(self, g: Comet) -> Result:
        """Who owns the comet has won; else crystals, favour and coins count (TOY-END-1..3), for teams together."""
        parts = tuple([self.breakdown(g, seat) for seat in range(len(g.players))])
        scores = tuple([sum(part.values()) for part in parts])
        keys = [(int(seat == g.owner), scores[seat], p.coins) for seat, p in enumerate(g.players)]
        is_bought = g.owner >= 0
        if not g.settings["teams"]:
            return Result(keys, scores, parts, won_by="comet" if is_bought else "points")
        teams = tuple([seat % 2 for seat in range(TEAMED)])
        sums = [tuple(map(sum, zip(keys[team], keys[team + 2], strict=True))) for team in range(2)]
        return Result([sums[team] for team in teams], scores, parts, teams, "comet" if is_bought else "points")

    def moment(self, g: Comet) -> Moment:
        turns = [seat for number, seat, _ in g.stack if self.steps[number].name == "TURN"]
        return Moment(g.round, self.phase(g), turns[-1] if turns else CHANCE)

    def value(self, g: Comet, seat: int) -> float:
        return sum(self.breakdown(g, seat).values()) + len(g.cards[1][seat]) / 10

    def holdings(self, g: Comet, seat: int) -> dict[str, int]:
        return {COINS: g.players[seat].coins}

    def free_moves(self, g: Comet, seat: int) -> list[FreeMove]:
        return [FreeMove(action, {COINS: 1}, ()) for action in verbs.SELL.all]

    def facts(self, g: Comet, reference: str, seat: int | None) -> list[Fact]:
        """The name of a thing, and what a seat has."""
        found = [Fact("named", {"thing": reference})]
        other = verbs.SEATS.values.get(reference.removeprefix("seat:"), TEAMED)
        if other < len(g.players):
            found.append(Fact("seat", {"coins": g.players[other].coins, "cards": len(g.cards[1][other])}))
        return found

    def invariant_errors(self, g: Comet) -> list[str]:
        """No debts, every card of the pile in its place, and everybody knows their own cards and crystals."""
        found = [f"seat {seat} has debts" for seat, p in enumerate(g.players) if p.coins < 0]
        pile = [place for place in range(PILE, len(g.cards[1])) if g.cards[1][place]]
        if sorted((*g.top, *g.bottom)) != pile or min(bag_size(g.cards), bag_size(g.crystals)) < 0:
            found.append(f"pile {g.top} {g.bottom}, places {pile}")
        for name, p in (("cards", g.cards), ("crystals", g.crystals)):
            if any([len(known_kinds(p, seat, seat)) != len(kinds_at(p, seat)) for seat in range(len(g.players))]):
                found.append(f"somebody does not know their own {name}")
            if min(remaining_counts(p)) < 0:
                found.append(f"more {name} than the box holds")
        return found
