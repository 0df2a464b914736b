"""Planet B in a terminal: conglomerates, markets, decks, the bag, offices, and the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console

from astrarium.games.planet_b.tables import LINE_LENGTH, NAMES
from astrarium.games.planet_b.verbs import CELL_NAMES
from astrarium.kernel.game import Game
from astrarium.text.messages import Messages

from ..output import say_item
from .planet_b_boxes import BOX, amount, box_text, boxes_text, card_text, law_text

UNREPORTED: Final[frozenset[str]] = frozenset()
NUMBER_GROUPS: Final[tuple[str, ...]] = ()
HALVES: Final = ("upper", "lower")


def show(out: Console, g: Game, seat: int | None, words: Messages) -> None:
    """The whole table."""
    view = g.view(seat)
    parts = (header(view, words), locations(view, words), decks(view, words), politics(view, words))
    for line in (*[line for part in parts for line in part], *players(view, seat, words), *opened(view, words)):
        say_item(out, "", line)


def show_names(out: Console, g: Game, words: Messages) -> None:
    """The cells, the built buildings and the boxes of the factions with the names that moves are written with."""
    view = g.view(None)
    lines = [
        f"p{number + 1} " + ", ".join([f"{name} {words.name('resource:' + cell['resource'])}" for name, cell in cells])
        for number, cells in enumerate([zip(CELL_NAMES, player["cells"], strict=True) for player in view["players"]])
    ]
    built = {building["card"] for player in view["players"] for building in player["buildings"]}
    lines += [f"{name} {words.name(f'building:{name}')}" for name in sorted(built)]
    lines += [
        f"{track} {step} {half}: {box_text(BOX[f'{track}_{step}_{n}'], words)}"
        for track in NAMES["track"]
        for step in range(1, 5)
        for n, half in enumerate(HALVES, 1)
    ]
    out.print("\n".join(lines), markup=False)


def remark(view: Mapping[str, Any], targets: tuple[str, ...], words: Messages) -> str:
    """What the card, tile, law or box does that an option points at."""
    found = {kind: name for kind, _, name in [target.partition(":") for target in targets]}
    if "location" in found:
        tile = view["locations"][found["location"]]
        return box_text(BOX[f"{tile['tile']}_{tile['side']}"], words) if tile["tile"] else ""
    if "half" in found and "building" in found:
        return box_text(BOX[f"{found['building']}_{HALVES.index(found['half']) + 1}"], words)
    if "law_side" in found and view["deciding"]:
        return law_text(view["deciding"][-1], found["law_side"], words)
    if "news" in found:
        return box_text(BOX[found["news"]], words)
    return card_text(found["building"], words) if "building" in found and "workie" not in found else ""


def seat_name(seat: int | str | None, words: Messages) -> str:
    if seat is None:
        return "-"
    return words.name(f"seat:{seat}") if isinstance(seat, str) else f"p{seat + 1}"


def each(values: list[int], words: Messages, players: int) -> str:
    """A number for every voter: the seats, then the puppet."""
    voters = [seat_name(n if n < players else "puppet", words) for n in range(len(values))]
    return ", ".join([f"{voter} {value}" for voter, value in zip(voters, values, strict=True)])


def header(view: Mapping[str, Any], words: Messages) -> list[str]:
    """Whose turn, the election track, the last turns, and the cards that go round in the draft."""
    turn = seat_name(view["turn"] if view["turn"] >= 0 else None, words)
    lines = [words.format("planet_b-turn", turn=turn, marker=view["marker"], last=view["track"])]
    if view["is_election_due"]:
        lines.append(words.format("planet_b-election-due"))
    if view["turns_left"] is not None:
        lines.append(words.format("planet_b-turns-left", turns=view["turns_left"]))
    if view["drafted"]:
        lines.append(words.format("planet_b-drafted"))
        lines += [f"  {words.name(f'building:{name}')} — {card_text(name, words)}" for name in view["drafted"]]
    return lines


def locations(view: Mapping[str, Any], words: Messages) -> list[str]:
    """Each conglomerate with its briefcases, what happens to it next, and its box; then the prices and the stack."""
    lines: list[str] = []
    for name, tile in view["locations"].items():
        place = words.name(f"location:{name}")
        if tile["tile"] is None:
            lines.append(f"{place}: -")
            continue
        lines.append(
            words.format(
                "planet_b-tile",
                place=place,
                tile=words.name(f"conglomerate:{tile['tile']}"),
                side=words.name(f"side:{tile['side']}"),
                briefcases=tile["briefcases"],
                spots=view["spots"],
                next=words.format(f"planet_b-next-{tile['next']}"),
                box=box_text(BOX[f"{tile['tile']}_{tile['side']}"], words),
            )
        )
    prices = [
        f"{words.name(f'resource:{name}')} {price['now']} ({price['grey']}/{price['red']})"
        for name, price in view["prices"].items()
    ]
    top = view["stack"]["top"]
    tile = words.name(f"conglomerate:{top}") if top else "-"
    return [
        *lines,
        words.format("planet_b-prices", prices=", ".join(prices)),
        words.format("planet_b-stack", tile=tile, below=view["stack"]["size"]),
    ]


def decks(view: Mapping[str, Any], words: Messages) -> list[str]:
    """Building decks with what is known under them, open news, laws, and a law that is being decided."""
    buildings = [
        f"{words.name(f'deck:{name}')} {deck['size']}{under(deck['under'], words)}"
        for name, deck in view["decks"].items()
    ]
    lines = [words.format("planet_b-decks", decks="; ".join(buildings))]
    for name, deck in view["news"].items():
        card = deck["open"]
        shown = f"{words.name(f'news:{card}')} — {box_text(BOX[card], words)}" if card else "-"
        lines.append(words.format("planet_b-news", deck=name, card=shown, left=deck["size"]))
    laws = [f"{words.name(f'colour:{name}')} {deck['size']}" for name, deck in view["laws"].items()]
    lines.append(words.format("planet_b-laws", laws=", ".join(laws)))
    for law in view["deciding"]:
        sides = [f"{words.name(f'law_side:{side}')}: {law_text(law, side, words)}" for side in ("left", "right")]
        lines.append(words.format("planet_b-deciding", law=words.name(f"law:{law}"), sides=" | ".join(sides)))
    return lines


def under(cards: list[str | None], words: Messages) -> str:
    """The cards that lie under a deck, as far as they are known."""
    names = [words.name(f"building:{card}") if card else "?" for card in cards]
    return f" ({words.format('planet_b-under', cards=', '.join(names))})" if names else ""


def politics(view: Mapping[str, Any], words: Messages) -> list[str]:
    """The bag, the supplies of votes, what lies in front of everybody in an election, and the offices."""
    count = len(view["players"])
    votes = {"bag": each(view["bag"], words, count), "supply": each(view["votes"], words, count)}
    lines = [words.format("planet_b-votes", **votes)]
    for voter, front in enumerate(view["fronts"]):
        name = seat_name(voter if voter < count else "puppet", words)
        lines.append(words.format("planet_b-front", name=name, votes=each(front, words, count)))
    offices = [f"{words.name(f'office:{name}')} {seat_name(voter, words)}" for name, voter in view["offices"].items()]
    return [*lines, words.format("planet_b-offices", offices=", ".join(offices))]


def players(view: Mapping[str, Any], seat: int | None, words: Messages) -> list[str]:
    """What everybody has; the boxes of buildings and cards only on the own lines."""
    lines = [words.format("planet_b-legend")]
    for number, player in enumerate(view["players"]):
        name = f"p{number + 1}{'*' if number == seat else ' '}"
        lines.append(f"{name} {holdings(player, words)}")
        lines.append(f"    {standing(player, words)}")
        lines += [f"    {line}" for line in supports(player, words) if number == seat]
        lines.append(f"    {production(player, words)}")
        lines += [f"    {line}" for line in cards(player, words, is_own=number == seat)]
    return lines


def holdings(player: Mapping[str, Any], words: Messages) -> str:
    """Money, points if they are known, mood, workies, storage."""
    stored = [amount(f"resource:{name}", count, words) for name, count in player["storage"].items() if count]
    return words.format(
        "planet_b-holdings",
        billies=amount("resource:billies", player["billies"], words),
        points="?" if player["vp"] is None else player["vp"],
        mood=f"{player['mood']:+}" if player["mood"] else "0",
        crafties=amount("workie:craftie", player["crafties"], words),
        brainies=amount("workie:brainie", player["brainies"], words),
        storage=", ".join(stored) or "-",
    )


def standing(player: Mapping[str, Any], words: Messages) -> str:
    """Tracks, fraud tiles with the next slot, the top of the news pile, the office."""
    tracks = [f"{words.name(f'track:{name}')} {step}" for name, step in player["discs"].items()]
    fraud = [words.name(f"fraud:{slot['tile']}") for slot in player["fraud"] if slot["tile"]]
    free = next((slot for slot in player["fraud"] if slot["tile"] is None), None)
    slot = words.format("planet_b-slot", cost=free["cost"], points=free["vp"]) if free else ""
    news = words.name(f"news:{player['news'][-1]}") if player["news"] else "-"
    return words.format(
        "planet_b-standing",
        tracks=", ".join(tracks),
        fraud=f"{', '.join(fraud) or '-'}{slot}",
        news=f"{news} ({words.format('planet_b-immoral')})" if player["is_immoral"] else news,
        office=words.name(f"office:{player['office']}") if player["office"] else "-",
    )


def supports(player: Mapping[str, Any], words: Messages) -> list[str]:
    """The boxes that each disc can take support of."""
    return [
        words.format(
            "planet_b-support",
            track=words.name(f"track:{track}"),
            step=step,
            boxes="; ".join(
                [
                    f"{words.name(f'half:{half}')}: {box_text(BOX[f'{track}_{step}_{n}'], words)}"
                    for n, half in enumerate(HALVES, 1)
                ]
            ),
        )
        for track, disc in player["discs"].items()
        for step in range(1, disc + 1)
    ]


def production(player: Mapping[str, Any], words: Messages) -> str:
    """Both lines; what a tile yields is in brackets."""
    names = [words.name(f"resource:{cell['resource']}") for cell in player["cells"]]
    shown = [f"[{name}]" if cell["is_tile"] else name for name, cell in zip(names, player["cells"], strict=True)]
    top, bottom = shown[:LINE_LENGTH], shown[LINE_LENGTH:]
    return words.format("planet_b-production", top=", ".join(top), bottom=", ".join(bottom))


def cards(player: Mapping[str, Any], words: Messages, *, is_own: bool) -> list[str]:
    """The hand, then the buildings with their zones."""
    known = [card["card"] for card in player["hand"] if "card" in card]
    hidden = [f"? {words.name('deck:' + card['deck'])}" for card in player["hand"] if "card" not in card]
    names = [words.name(f"building:{name}") for name in known]
    lines = [words.format("planet_b-hand", cards=", ".join([*names, *hidden]) or "-")]
    if is_own:
        lines += [f"  {words.name(f'building:{name}')} — {card_text(name, words)}" for name in known]
    for building in player["buildings"]:
        name = building["card"]
        boxes = f" — {boxes_text(name, words)}" if is_own else ""
        lines.append(f"{words.name(f'building:{name}')} {zones(building)}{boxes}")
    return lines


def zones(building: Mapping[str, Any]) -> str:
    """The places of each zone, taken and free: squares for crafties, circles for brainies."""
    return " ".join([f"[{zone_text(zone)}]" for zone in building["zones"]])


def zone_text(zone: Mapping[str, int]) -> str:
    crafties, brainies = zone["crafties"], zone["brainies"]
    squares = "■" * crafties + "□" * (zone["craftie_places"] - crafties)
    return squares + "●" * brainies + "○" * (zone["brainie_places"] - brainies)


def opened(view: Mapping[str, Any], words: Messages) -> list[str]:
    """The boxes that are being carried out, the innermost last, with what is left of them."""
    return [
        words.format(
            "planet_b-open",
            player=seat_name(box["seat"], words),
            box=words.name(f"box:{box['box']}"),
            effects=", ".join([f"{words.name('effect:' + e['kind'])} ({e['left']})" for e in box["effects"]]),
        )
        for box in view["open"]
        if box["effects"]
    ]
