"""Comet as the kernel drives it: how it begins, what each seat may know, and what it is worth at the end."""

from collections.abc import Mapping
from typing import Any

from astrarium.kernel.chance import Card, Random, Stream, is_known, pile, pile_size, redealt
from astrarium.kernel.position import Settings
from astrarium.kernel.results import POINTS, Key, Result
from astrarium.kernel.rules import Hidden, Rules
from astrarium.kernel.settings import FirstGame, Fit, Setting
from astrarium.kernel.verbs import Verb
from tests.toy import verbs
from tests.toy.state import BAG, DECK, UNCHOSEN, Comet, Player

TEAMED = 4  # players


class CometRules(Rules[Comet]):
    id = "toy"
    seats = range(2, 5)
    first_game = FirstGame(2, {})
    ranked_by: tuple[Key, ...] = (Key("comet", "TOY-END-3"), POINTS, Key("coins", "TOY-END-2"))
    chart = ""
    settings: tuple[Setting, ...] = (
        Setting("calm", (False, True), "TOY-STORM-4"),
        Setting("teams", (False, True), "TOY-TEAM-1", (Fit((True,), "TOY-TEAM-1", (TEAMED,)),)),
    )
    not_now = "TOY-ASK-2"
    not_asked = "TOY-ASK-1"
    end_turn: Verb | None = verbs.END
    game_class = Comet
    player_class = Player

    def deal(self, players: int, settings: Settings, stream: Stream) -> dict[str, Any]:
        return {"order": list(stream.shuffled(range(players)))}

    def start(self, players: int, settings: Settings, setup: Mapping[str, Any]) -> Comet:
        seats = [Player(3, (), (0,) * len(BAG), UNCHOSEN, 0) for _ in range(players)]
        order, stack = tuple(setup["order"]), [self.steps[self.step_numbers["GAME"]].at()]
        return Comet(self, settings, stack, 0, None, seats, order, order, pile(DECK), (0,) * 4, (0,) * 4, BAG, -1)

    def setup(self, g: Comet) -> dict[str, Any]:
        return {"order": list(g.first_order)}

    def view(self, g: Comet, seat: int | None) -> dict[str, Any]:
        top, bottom = [[card[0] if is_known(card, seat) else None for card in cards] for cards in g.pile[1:]]
        return {
            "order": g.order,
            "coins": [p.coins for p in g.players],
            "cards": [len(p.hand) for p in g.players],
            "known": [sorted([card[0] for card in p.hand if is_known(card, seat)]) for p in g.players],
            "crystals": [p.crystals for p in g.players],
            "favours": [p.favour if other == seat or not g.stack else None for other, p in enumerate(g.players)],
            "pile": {"size": pile_size(g.pile), "top": top, "bottom": bottom},
            "row": g.row,
            "discards": g.discards,
            "bag": g.bag,
            "owner": g.owner,
        }

    def slots(self, g: Comet) -> list[Card]:
        return [card for p in g.players for card in p.hand] + [*g.pile[1], *g.pile[2]]

    def redeal(self, g: Comet, seat: int | None, rng: Random) -> None:
        fresh, counts = redealt(self.slots(g), g.pile[0], seat, rng)
        cards = iter(fresh)
        for other, p in enumerate(g.players):
            p.hand = tuple([next(cards) for _ in p.hand])
            if other != seat and p.favour != UNCHOSEN and g.stack:
                p.favour = rng.randrange(len(BAG))
        g.pile = (counts, tuple([next(cards) for _ in g.pile[1]]), tuple([next(cards) for _ in g.pile[2]]))

    def hidden(self, g: Comet, seat: int | None) -> list[Hidden]:
        unknown = [(n, card[0]) for n, card in enumerate(self.slots(g)) if not is_known(card, seat)]
        kinds = frozenset([kind for _, kind in unknown] + [k for k, count in enumerate(g.pile[0]) if count])
        found = [Hidden(f"card {n}", kind, kinds) for n, kind in unknown]
        for other, p in enumerate(g.players):
            if other != seat and p.favour != UNCHOSEN and g.stack:
                found.append(Hidden(f"favour {other}", p.favour, frozenset(range(len(BAG)))))
        return found

    def breakdown(self, p: Player) -> dict[str, int]:
        crystals = sum([(colour + 1) * count for colour, count in enumerate(p.crystals)])
        favour = 0 if p.favour == UNCHOSEN else p.crystals[p.favour]
        return {"crystals": crystals, "favour": favour, "coins": p.coins // 3}

    def result(self, g: Comet) -> Result:
        """Who owns the comet has won; else crystals, favour and coins count (TOY-END-1..3), for teams together."""
        parts = tuple([self.breakdown(p) for p in g.players])
        scores = tuple([sum(part.values()) for part in parts])
        keys = [(int(seat == g.owner), scores[seat], p.coins) for seat, p in enumerate(g.players)]
        is_bought = g.owner >= 0
        if not g.settings["teams"]:
            return Result(keys, scores, parts, won_by="comet" if is_bought else "points")
        teams = tuple([seat % 2 for seat in range(TEAMED)])
        sums = [tuple(map(sum, zip(keys[team], keys[team + 2], strict=True))) for team in range(2)]
        return Result([sums[team] for team in teams], scores, parts, teams, "comet" if is_bought else "points")

    def value(self, g: Comet, seat: int) -> float:
        return sum(self.breakdown(g.players[seat]).values()) + len(g.players[seat].hand) / 10

    def faults(self, g: Comet) -> list[str]:
        slots = [card[0] for card in self.slots(g)]
        cards = [g.pile[0][k] + g.row[k] + g.discards[k] + slots.count(k) for k in range(len(DECK))]
        crystals = [g.bag[colour] + sum([p.crystals[colour] for p in g.players]) for colour in range(len(BAG))]
        found = [] if (tuple(cards), tuple(crystals)) == (DECK, BAG) else [f"in the box: {cards}, {crystals}"]
        bad = [n for n, p in enumerate(g.players) if p.coins < 0 or not all([is_known(card, n) for card in p.hand])]
        return found + [f"seat {seat} has debts or does not know its own hand" for seat in bad]
