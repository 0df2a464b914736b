"""What the component files say of a box, read without the engine, and the moves by which p1 carries it out.

`Walk` makes the same choice wherever there is one, and adds up what every player must have in the end.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from astrarium.games.planet_b.ids import TRACK_NAMES
from astrarium.games.planet_b.state import PlanetB
from astrarium.kernel.position import CHANCE
from astrarium.text.catalogue import folder_of
from tests.planet_b.scenario import P1, P2, P3

Row = dict[str, Any]
Account = Counter[tuple[int, str]]
ALL: Final = (P1, P2, P3)
WHO: Final = {"own": (P1,), "others": (P2, P3), "all": ALL}
BOARD: Final = CHANCE  # whose account has what belongs to nobody
MEAT_PRICE: Final = 6
LOWEST_MOOD: Final = -4
# Events that tell of one piece more or less.
PIECES: Final = {
    "added-votes": ("bag", 1), "built": ("built", 1), "demolished": ("built", -1), "laid": ("news", 1),
    "replayed": ("news", -1), "placed-fraud": ("fraud", 1),
}  # fmt: skip


def rows(file: str, table: str, prefix: str = "") -> dict[str, Row]:
    """The entries of a table by their names."""
    text = (folder_of("planet_b") / "components" / f"{file}.toml").read_text(encoding="utf-8")
    return {row["id"].removeprefix(prefix): row for row in tomllib.loads(text)[table]}


BUILDINGS: Final = rows("buildings", "building", "bld_")
NEWS: Final = rows("news", "news", "news_")
LAWS: Final = rows("laws", "law", "law_")
TILES: Final = rows("conglomerates", "conglomerate", "cong_")
TRACKS: Final = rows("factions", "track")
MOODS: Final = rows("player_boards", "mood_space")
SLOTS: Final = list(rows("player_boards", "fraud_slot").values())
LINE: Final = rows("player_boards", "player_board")["board_1"]["line_top"]


def account(g: PlanetB) -> Account:
    """What everybody has, as each sees it."""
    found: Account = Counter({(BOARD, "marker"): g.view(None)["marker"]})
    for seat in ALL:
        shown = g.view(seat)["players"][seat]
        for name in ("billies", "vp", "mood", "crafties", "brainies"):
            found[seat, name] = shown[name]
        for name, count in (*shown["storage"].items(), *shown["discs"].items()):
            found[seat, name] = count
        found[seat, "hand"] = len(shown["hand"])
        found[seat, "built"] = len(shown["buildings"])
        found[seat, "news"] = len(shown["news"])
        found[seat, "fraud"] = len([slot for slot in shown["fraud"] if slot["tile"]])
        found[seat, "bag"] = g.view(seat)["bag"][seat]
    return found


def inside(effects: Iterable[Row]) -> list[Row]:
    """Effects, with those that stand inside others."""
    found: list[Row] = []
    for effect in effects:
        lists = [effect.get("per_own", []), effect.get("per_each", []), *effect.get("options", [])]
        found += [effect, *[inner for part in lists for inner in inside(part)]]
    return found


def named(reference: object) -> str:
    """A thing of an account as an event names it."""
    kind, _, name = str(reference).partition(":")
    return f"{name}s" if kind == "workie" else name


def tell(told: Account, kind: str, values: Row) -> None:
    """Change an account as an event says."""
    seat, amount = values.get("seat", BOARD), values.get("amount", 1)
    if kind in ("mood-moved", "stepped", "marker-moved"):
        thing = {"mood-moved": "mood", "marker-moved": "marker"}.get(kind) or named(values["track"])
        told[seat, thing] = next(values[key] for key in ("mood", "step", "space") if key in values)
    elif kind in ("scored", "lost-points"):
        told[seat, "vp"] += values["points"] if kind == "scored" else -values["points"]
    elif kind in ("gained-billies", "paid-billies", "sold"):
        told[seat, "billies"] += -values["billies"] if kind == "paid-billies" else values["billies"]
    elif kind == "drew-vote":
        told[int(named(values["voter"])[1:]) - 1, "bag"] -= 1
    if kind in ("gained", "took-workies", "brought-home"):
        told[seat, named(values.get("resource") or values["workie"])] += amount
    elif kind in ("paid", "sold", "lost-workies", "placed-workie"):
        told[seat, named(values.get("resource") or values["workie"])] -= amount
    elif kind == "gave":
        told[seat, named(values["resource"])] -= 1
    elif kind in PIECES:
        thing, by = PIECES[kind]
        told[seat, thing] += by * amount


class Walk:
    """A turn of p1 in which a box is carried out, and the account that must come of it."""

    def __init__(self, g: PlanetB, hand: list[str], option: int = 0) -> None:
        self.g = g
        self.hand = list(hand)
        self.option = option  # of a choice between actions
        self.want = account(g)
        self.told = account(g)  # as the events tell it
        self.opened: list[str] = []
        self.open_news = ["i01", "ii06"]

    def play(self, notation: str, seat: int = P1) -> None:
        for event in self.g.play(seat, notation):
            tell(self.told, event.kind, event.values)
            if event.kind == "opened-box":
                self.opened.append(str(event.values["box"]).removeprefix("box:"))
        assert self.g.rules.invariant_errors(self.g) == []

    def play_if_asked(self, notation: str) -> None:
        if self.g.why_not(P1, notation) is None:
            self.play(notation)

    def has(self, thing: str, by: int, seat: int = P1) -> None:
        self.want[seat, thing] += by

    def pay(self, cost: list[Row]) -> None:
        """A cost; where there is a choice, crafties, water and futurists pay, and plastic with one craftie."""
        for item in cost:
            n, kind = item["n"], item["pay"]
            if kind == "workie":
                self.pay_pieces("pay-workie craftie", "crafties", n)
            elif kind == "mix":
                self.has("plastic", 1 - n)
                self.has("crafties", -1)
            elif kind == "resource_any":
                self.pay_pieces("pay-resource water", "water", n)
            elif kind == "faction_step":
                self.pay_pieces("step-back futurists", "futurists", n)
            else:
                self.has(str(item.get("what", kind)), -n)

    def pay_pieces(self, notation: str, thing: str, n: int) -> None:
        for _ in range(n):
            self.play_if_asked(notation)
        self.has(thing, -n)

    def do(self, effects: list[Row]) -> None:
        """All effects of a box; those that ask nothing may have been carried out by themselves."""
        for effect in effects:
            special = getattr(self, f"do_{effect['do']}", None)
            if special:
                special(effect)
            else:
                self.play_if_asked(f"do {effect['do']}")
                self.gain(effect)

    def gain(self, effect: Row, who: tuple[int, ...] = ()) -> None:
        """What an effect brings that asks nothing."""
        kind, n = effect["do"], effect.get("n", 0)
        for seat in who or WHO[effect.get("who", "own")]:
            if kind == "mood_set":
                self.want[seat, "mood"] = LOWEST_MOOD
            elif kind == "pay":
                self.has(effect["what"], -n, seat)
            elif kind == "vote" and "per" in effect:
                self.has("bag", min(effect["max"], n * sum([self.want[seat, track] for track in TRACK_NAMES])), seat)
            else:
                thing = {"vote": "bag", "resource": effect.get("what"), "faction_step": effect.get("track"),
                         "take_workie": f"{effect.get('kind')}s"}.get(kind, kind)  # fmt: skip
                self.has(str(thing), n, seat)

    def do_take_workie(self, effect: Row) -> None:
        if effect["kind"] == "any":
            self.do_workie_action(effect)
        else:
            self.play_if_asked("do take_workie")
            self.gain(effect)

    def do_workie_action(self, effect: Row) -> None:
        for _ in range(effect["n"]):
            self.play("take craftie")
        self.has("crafties", effect["n"])

    def do_resource_any(self, effect: Row) -> None:
        for _ in range(effect["n"]):
            self.play("gain hydrogen")
        self.has("hydrogen", effect["n"])

    def do_production(self, effect: Row) -> None:
        for _ in range(effect["n"]):
            self.play("produce top")
            for resource in LINE:
                self.has(resource, 1)

    def do_build(self, effect: Row) -> None:
        for _ in range(effect["n"]):
            self.has("billies", -self.build()["cost"])

    def build(self) -> Row:
        card = self.hand.pop(0)
        self.play(f"build {card}")
        self.has("hand", -1)
        return self.erected(card)

    def erected(self, card: str) -> Row:
        self.has("built", 1)
        self.has("vp", BUILDINGS[card]["vp"])
        return BUILDINGS[card]

    def do_build_free(self, effect: Row) -> None:
        if effect["from"] == "hand":
            self.build()
            return
        card = {"A": "a01", "B": "b12"}[effect["from"]]
        self.play_if_asked("do build_free")
        self.play(f"deal-card {card}", CHANCE)
        self.erected(card)

    def do_return_workie(self, effect: Row) -> None:
        for kind in ("craftie", "brainie")[: effect["n"]]:
            self.play(f"bring-home {kind} hq 1")
            self.has(f"{kind}s", 1)

    def do_news(self, effect: Row) -> None:
        for _ in range(effect["n"]):
            self.play_news(self.open_news.pop(0))

    def play_news(self, card: str) -> None:
        self.play(f"play {card}")
        self.has("news", 1)
        self.pay(NEWS[card]["cost"])
        self.do(NEWS[card]["effects"])

    def do_replay_news(self, effect: Row) -> None:
        self.play("replay i01")
        self.do(NEWS["i01"]["effects"])

    def do_faction_step(self, effect: Row) -> None:
        if effect["track"] != "any":
            self.play_if_asked("do faction_step")
            self.gain(effect)
            return
        for _ in range(effect["n"]):
            self.play("advance futurists")
        self.has("futurists", effect["n"])

    def do_faction_action(self, effect: Row) -> None:
        track = "traditionalists" if effect["track"] == "any" else effect["track"]
        for _ in range(effect["n"]):
            self.play(f"advance {track}")
        self.has(track, effect["n"])

    def do_faction_support(self, effect: Row) -> None:
        assert effect["keep_disc"]
        self.play("support traditionalists 1 lower")
        self.do(TRACKS["traditionalists"]["space"][0]["box2"])

    def do_draw_votes(self, effect: Row) -> None:
        """First all own votes come out of the bag, then those of p2."""
        self.play_if_asked("do draw_votes")
        own = min(effect["n"], self.want[P1, "bag"])
        for number in range(effect["n"]):
            voter = P1 if number < own else P2
            self.play(f"draw-vote p{voter + 1}", CHANCE)
            self.has("bag", -1, voter)
        for part in effect["per_own"] * own:
            self.gain(part)

    def do_fraud(self, effect: Row) -> None:
        slot = SLOTS[self.want[P1, "fraud"]]
        self.play("fraud grab")
        self.has("fraud", 1)
        self.has("vp", slot["vp"])
        self.pay([] if effect["free"] else slot["cost"])

    def do_election(self, effect: Row) -> None:
        self.play_if_asked("do election")
        self.has("marker", effect["n"], BOARD)

    def do_election_choice(self, effect: Row) -> None:
        self.play("move-marker right")
        self.has("marker", effect["n"], BOARD)

    def do_law(self, effect: Row) -> None:
        assert effect["colour"] == "any"
        self.play("take-law yellow")
        self.decide("y02", "left")

    def decide(self, law: str, side: str) -> None:
        self.play(f"turn-law {law}", CHANCE)
        self.play(f"decide {side}")
        printed = LAWS[law][side]
        self.pay(printed["president"]["cost"])
        self.do(printed["president"]["effects"])
        for effect in printed["others"]["effects"]:
            self.gain(effect, WHO["others"])

    def do_demolish(self, effect: Row) -> None:
        self.play("demolish a12")
        self.has("built", -1)
        self.has("billies", BUILDINGS["a12"]["cost"] if effect["refund"] else 0)

    def do_sell_boost(self, effect: Row) -> None:
        self.play_if_asked("do sell_boost")
        for _ in range(effect["max"]):
            self.play("export meat")
            self.has("meat", -1)
            self.has("billies", effect["factor"] * MEAT_PRICE)

    def do_give_resource(self, effect: Row) -> None:
        for _ in range(effect["max"]):
            self.play("give p2")
            self.has(effect["what"], -1)
            self.has(effect["what"], 1, P2)
            for part in effect["per_each"]:
                self.gain(part)

    def do_copy_box(self, effect: Row) -> None:
        self.play("copy hq lower")
        self.do(BUILDINGS["hq"]["box"][1]["effects"])

    def do_discard_buildings(self, effect: Row) -> None:
        self.play_if_asked("do discard_buildings")
        for card in self.hand[: effect["max"]]:
            self.play(f"put-under {card[0].upper()} {card}")
            self.has("hand", -1)

    def do_choose(self, effect: Row) -> None:
        self.play(f"choose {('first', 'second')[self.option]}")
        self.do(effect["options"][self.option])
