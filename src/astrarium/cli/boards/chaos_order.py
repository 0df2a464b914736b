"""Chaos Order in a terminal: prices, regions, the battle, and the factions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console

from astrarium.kernel.game import Game
from astrarium.text.messages import Messages

from ..output import say_item

UNREPORTED: Final[frozenset[str]] = frozenset()
NUMBER_GROUPS: Final[tuple[str, ...]] = ()
OPTIONS: Final = ("option:first", "option:second", "option:third", "option:fourth")
View = Mapping[str, Any]


def show(out: Console, g: Game, seat: int | None, words: Messages) -> None:
    """The whole table."""
    view = g.view(seat)
    parts = (header(view, words), prices(view, words), regions(view, words), battle(view, words))
    for line in (*[line for part in parts for line in part], *factions(view, words)):
        say_item(out, "", line)


def show_names(out: Console, g: Game, words: Messages) -> None:
    """Regions with what touches them, and the foundations on them, by the names that moves are written with."""
    view = g.view(None)
    used = [(name, region) for name, region in view["regions"].items() if region["use"] in ("land", "lake")]
    sites = [", ".join([site["foundation"] or "-" for site in region["sites"]]) for _, region in used]
    lines = [f"{name} {terrain_of(region, words)} {found}" for (name, region), found in zip(used, sites, strict=True)]
    out.print("\n".join(lines), markup=False)


def remark(view: View, targets: tuple[str, ...], words: Messages) -> str:
    """Who stands in a region that an option points at, or what one of several effects does."""
    chosen = [OPTIONS.index(target) for target in targets if target in OPTIONS]
    if chosen and chosen[0] < len(view["choices"]):
        return choice_text(view["choices"][chosen[0]], words)
    found = [name for kind, _, name in [target.partition(":") for target in targets] if kind == "region"]
    if not found or found[-1] not in view["regions"]:
        return ""
    return forces_text(view["regions"][found[-1]], words)


def choice_text(choice: View, words: Messages) -> str:
    """What is gained, how the region count changes, and what else it does."""
    counts = [words.format("chaos_order-count-change", more=f"{amount:+}") for amount in choice["add"].values()]
    powers = [words.format("chaos_order-free-fast-track")] if choice["power"] else []
    gains = [named(choice["gain"], words)] if choice["gain"] else []
    return ", ".join([*gains, *counts, *powers])


def named(amounts: Mapping[str, int], words: Messages) -> str:
    """What is gained, in words."""
    return ", ".join([f"{amount} {words.name(f'gain:{name}')}" for name, amount in amounts.items()]) or "-"


def terrain_of(region: View, words: Messages) -> str:
    return words.name(f"terrain:{region['terrain']}")


def header(view: View, words: Messages) -> list[str]:
    """The round, the phase, who holds the gun, deck and discards."""
    phase = words.format("chaos_order-setup") if view["phase"] == "setup" else words.name(f"phase:{view['phase']}")
    gun = "-" if view["gun"] < 0 else f"p{view['gun'] + 1}"
    lines = [words.format("chaos_order-round", round=view["round"], phase=phase, gun=gun, deck=view["deck"])]
    if view["points"]:
        lines.append(words.format("chaos_order-points", points=view["points"]))
    if view["income_left"]:
        left = ", ".join([words.name(f"income:{part}") for part in view["income_left"]])
        lines.append(words.format("chaos_order-income-left", parts=left))
    return lines


def prices(view: View, words: Messages) -> list[str]:
    """Each priced phase with what the viewer pays."""
    lines = []
    for phase, price in view["prices"].items():
        owner = "-" if price["owner"] is None else f"p{price['owner'] + 1}"
        total = price["to_owner"] + price["to_left"] + price["to_right"] + price["to_supply"]
        name = words.name(f"phase:{phase}")
        lines.append(words.format("chaos_order-price", phase=name, owner=owner, total=total))
    return lines


def forces_text(region: View, words: Messages) -> str:
    """Units and buildings of each faction in a region."""
    found = []
    for force in region["forces"]:
        standees = [words.name(f"leader:{name}") for name in [*force["leaders"], *force["rhyzu"]]]
        own = [site["building"] for site in region["sites"] if site["owner"] == force["seat"]]
        pieces = [str(force["fighters"]), *standees, *[words.name(f"building:{building}") for building in own]]
        found.append(f"p{force['seat'] + 1}: {', '.join(pieces)}")
    return "; ".join(found)


def regions(view: View, words: Messages) -> list[str]:
    """Land and lakes with their symbol, relic and forces; bases with their owners."""
    lines = []
    for name, region in view["regions"].items():
        if region["use"] == "base":
            lines.append(words.format("chaos_order-base", region=name, player=f"p{region['base_of'] + 1}"))
        elif region["use"] != "unused":
            rewards = [named(site["reward"], words) for site in region["sites"]]
            marks = [named(region["harvest"]["gain"], words), *rewards]
            marks += [words.name(f"relic:{region['relic']}")] if region["relic"] else []
            marks += [words.format("chaos_order-trap")] if region["trap"] == "armed" else []
            marks += [words.format("chaos_order-morale")] if region["morale"] else []
            terrain, forces = terrain_of(region, words), forces_text(region, words) or "-"
            lines.append(f"{name} {terrain} [{' | '.join(marks)}] {forces}")
    return lines


def battle(view: View, words: Messages) -> list[str]:
    """Both sides of the battle as far as they are open."""
    if view["battle"] is None:
        return []
    lines = [words.format("chaos_order-battle", region=view["battle"]["region"])]
    for side in view["battle"]["sides"]:
        sector = "?" if side["sector"] is None else words.name(f"sector:{side['sector']}")
        card = "?" if side["card"] is None else words.name(f"card:{side['card']}")
        sums = {name: side[name] for name in ("strength", "attack", "defence")}
        player = f"p{side['seat'] + 1}"
        lines.append(words.format("chaos_order-side", player=player, sector=sector, card=card, **sums))
    return lines


def factions(view: View, words: Messages) -> list[str]:
    """What each faction has."""
    chosen = [(seat, player) for seat, player in enumerate(view["players"]) if player["faction"]]
    return [line for seat, player in chosen for line in faction(seat, player, words)]


def faction(seat: int, player: View, words: Messages) -> list[str]:
    """Resources and fame, leaders, tracks and hand of a faction."""
    name = words.name(f"faction:{player['faction']}")
    counts = {key: player[key] for key in ("energy", "gems", "fame", "home")}
    head = words.format(
        "chaos_order-faction", player=f"p{seat + 1}", faction=name, goal=player["fame_goal"], **counts,
        areas="/".join(map(str, player["areas"])), regions=player["region_count"],
        tiles=" ".join(player["price_tiles"]),
    )  # fmt: skip
    leaders = ", ".join([leader_text(leader, words) for leader in player["leaders"]])
    tracks = player["columns"].items()
    columns = ", ".join([f"{words.name(f'track:{track}')} {column}" for track, column in tracks])
    cards = [words.name(f"card:{card['card']}") if "card" in card else "?" for card in player["hand"]]
    lines = [
        head,
        words.format("chaos_order-leaders", leaders=leaders),
        words.format("chaos_order-tracks", tracks=columns),
    ]
    return [*lines, words.format("chaos_order-hand", cards=", ".join(cards))] if cards else lines


def leader_text(leader: View, words: Messages) -> str:
    plus = "+" if leader["is_upgraded"] else ""
    place = leader["place"] or "-"
    name = words.name(f"leader:{leader['name']}")
    return f"{name}{plus} ({place})"
