"""Foreign commands become moves of ours, played and checked one by one on a live game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.errors import BadRecord

from .. import ids, verbs
from ..income import CHOOSING_ICON, power_icon
from ..state import Gaia
from ..tables import BOARD_ACTIONS, NAMES, RECORD_IDS
from .driver import Driver
from .federations import clusters_to_include, new_satellites
from .questions import asked_about, is_asked
from .reader import Command, Line
from .words import CONVERSIONS, SPECIALS, amounts, known, ours

Handler = Callable[[Command], None]
BUILDING_VERBS: Final = {"m": "build", "gf": "project", "sp": "station"}


def in_gaia_phase(line: Line) -> bool:
    """The line pays with tokens of the gaia area (Terrans, Itars)."""
    first = line.commands[0]
    return first[0] == "spend" and len(first) > 1 and first[1].endswith("tg")


def goes_on(line: Line, after: Line | None) -> bool:
    """The next line answers the same question of the gaia phase once more."""
    return after is not None and after.seat == line.seat and (in_gaia_phase(after) or after.begins_with("decline"))


class Translator(Driver):
    """Follows a foreign log on a game of ours."""

    def __init__(self, g: Gaia) -> None:
        super().__init__(g)
        # By command: what plays it, and how many arguments it has at least.
        self.handlers: dict[str, tuple[Handler, int]] = {
            "faction": (self.choose_faction, 1),
            "build": (self.build, 2),
            "booster": (self.take_booster, 1),
            "income": (self.income, 1),
            "spend": (self.spend, 3),
            "burn": (self.burn, 1),
            "action": (self.board_action, 1),
            "special": (self.special, 1),
            "swap-PI": (self.swap, 1),
            "tech": (self.tech, 1),
            "cover": (self.cover, 1),
            "up": (self.advance, 1),
            "lostPlanet": (self.lost_planet, 1),
            "federation": (self.federation, 2),
            "fedtile": (self.rescore, 1),
            "pass": (self.pass_round, 0),
            "charge": (self.charge, 1),
            "decline": (self.decline, 0),
            "brainstone": (self.brainstone, 1),
        }

    def follow(self, line: Line, after: Line | None) -> None:
        """Play one line; `after` is the line that follows, which may go on with the same decision."""
        self.seat = line.seat
        self.commands = list(line.commands)
        while self.commands:
            command = self.commands.pop(0)
            handler, arguments = known(self.handlers, command[0], "command")
            if len(command) <= arguments:
                raise BadRecord(f"{' '.join(command)!r} is incomplete")
            handler(command)
            self.settle_pending()
        if line.ends:
            self.play("end")
        if is_asked(self.g, self.seat, verbs.STOP) and in_gaia_phase(line) and not goes_on(line, after):
            self.play("stop")

    def choose_faction(self, command: Command) -> None:
        self.play(f"faction {ours('faction', command[1])}")

    def take_booster(self, command: Command) -> None:
        self.play(f"booster {ours('booster', command[1])}")

    def income(self, command: Command) -> None:
        """Icons by their token or charge part; where the order does not matter ours does not ask."""
        for amount, kind in amounts(command[1]):
            if not is_asked(self.g, self.seat, verbs.RESOLVE):
                return
            p = self.g.players[self.seat]
            (icons,) = asked_about(self.g, self.seat, CHOOSING_ICON)
            for icon in icons:
                gain = power_icon(p, icon)
                if (gain.tokens if kind == "t" else gain.charge) == amount:
                    self.play(f"income {verbs.ICON_NAMES[icon]}")
                    break
            else:
                raise BadRecord(f"there is no income of {amount}{kind}")
            self.settle_pending()

    def spend(self, command: Command) -> None:
        """`6pw for 2o`: conversions one after the other, paid as one sum."""
        if command[2:] == ("for", "tech"):
            self.play("trade-for-tile")
            return
        paid, unit = amounts(command[1])[0]
        names: list[str] = []
        total = 0
        for count, gained in amounts(command[3]):
            name, price = known(CONVERSIONS, f"{unit}>{gained}", "conversion")
            names += [name] * count
            total += price * count
        if command[1] not in (f"{total}{unit}", unit if total == 1 else ""):
            raise BadRecord(f"{command[3]} costs {total}{unit}, not {command[1]}")
        self.plan_payment(paid if unit == "pw" else 0)
        for name in names:
            self.play(f"{'exchange' if unit == 'tg' else 'convert'} {name}")
            self.settle_pending()

    def burn(self, command: Command) -> None:
        if not command[1].isdigit():
            raise BadRecord(f"{command[1]!r} is no number")
        for _ in range(int(command[1])):
            self.play("convert burn")
            self.settle_pending()

    def build(self, command: Command) -> None:
        structure, hex = command[1], self.hex_name(command[2])
        if is_asked(self.g, self.seat, verbs.SETTLE):
            self.play(f"settle {hex}")
        elif is_asked(self.g, self.seat, verbs.DOWNGRADE_LAB):
            self.play(f"downgrade {hex}")
        elif structure in BUILDING_VERBS:
            self.play(f"{BUILDING_VERBS[structure]} {hex}")
        else:
            self.play(f"upgrade {hex} {ours('structure', structure)}")

    def federation(self, command: Command) -> None:
        """`federation 1A6,1A7 fed4`: planets and satellites; ours asks for clusters, satellites and the token."""
        hexes = [self.hex(name) for name in command[1].split(",")]
        self.play("federate")
        for hex in clusters_to_include(self.g, self.seat, hexes):
            if not is_asked(self.g, self.seat, verbs.INCLUDE):
                break
            self.play(f"include {ids.HEX_NAMES[hex]}")
        if is_asked(self.g, self.seat, verbs.DONE):
            self.play("done")
        satellites = new_satellites(self.g, self.seat, hexes)
        while is_asked(self.g, self.seat, verbs.SATELLITE):
            possible = [hex for hex in satellites if self.g.why_not(self.seat, verbs.SATELLITE(hex)) is None]
            self.play(f"satellite {ids.HEX_NAMES[(possible or satellites)[0]]}")
        self.settle_pending()
        self.play(f"token {ours('federation_token', command[2])}")

    def board_action(self, command: Command) -> None:
        board = ours("board_action", command[1])
        self.plan_payment(BOARD_ACTIONS[RECORD_IDS["board_action"][command[1]]].cost.power)
        self.play(f"action {board}")

    def special(self, command: Command) -> None:
        self.play(f"special {known(SPECIALS, command[1], 'special action')}")

    def pass_round(self, command: Command) -> None:
        booster = ours("booster", command[1]) if len(command) > 1 else "none"
        self.play(f"pass {booster}")

    def swap(self, command: Command) -> None:
        self.play(f"swap-with {self.hex_name(command[1])}")

    def tech(self, command: Command) -> None:
        if command[1].startswith("adv-"):
            self.play(f"advanced {ours('track', command[1][4:])}")
        else:
            self.play(f"tile {command[1]}")

    def cover(self, command: Command) -> None:
        """The covered tile is named by the space where it came from."""
        spaces = dict(zip(NAMES["space"], self.g.tech_spaces, strict=True))
        tile = NAMES["tech_tile"][known(spaces, command[1], "space")]
        self.play(f"cover {tile}")

    def advance(self, command: Command) -> None:
        verb = "advance" if is_asked(self.g, self.seat, verbs.ADVANCE) else "research"
        self.play(f"{verb} {ours('track', command[1])}")

    def lost_planet(self, command: Command) -> None:
        self.play(f"lost-planet {self.hex_name(command[1])}")

    def rescore(self, command: Command) -> None:
        self.play(f"rescore {ours('federation_token', command[1])}")

    def charge(self, command: Command) -> None:
        """`2pw`, or for the Taklons `1t,2pw` (token first) and `2pw,1t` (token last)."""
        kinds = [kind for _, kind in amounts(command[1])]
        power = sum(amount for amount, kind in amounts(command[1]) if kind == "pw")
        verb = known({"pw": "charge", "t,pw": "token-charge", "pw,t": "charge-token"}, ",".join(kinds), "charge")
        self.play(f"{verb} {power}")

    def decline(self, command: Command) -> None:
        if command[1:] == ("up",):
            if is_asked(self.g, self.seat, verbs.DECLINE_STEP):
                self.play("no-step")
        elif is_asked(self.g, self.seat, verbs.STOP):
            self.play("stop")
        else:
            self.play("decline")
