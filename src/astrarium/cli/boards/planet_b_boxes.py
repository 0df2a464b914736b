"""What the action boxes of Planet B do, as a line of text: costs, then an arrow, then actions."""

from __future__ import annotations

from typing import Final

from astrarium.games.planet_b import ids
from astrarium.games.planet_b.component_words import FORCED_BILLIES, CostItem, Effect
from astrarium.games.planet_b.ids import ANY, RESOURCE_NAMES, WORKIE_NAMES
from astrarium.games.planet_b.tables import BOXES, BUILDINGS, LAWS, NAMES
from astrarium.games.planet_b.verbs import COLOURS, DECKS, TRACKS
from astrarium.text.messages import Messages

BOX: Final = {box.name: number for number, box in enumerate(BOXES)}
SIGNED: Final = (ids.MOOD, ids.ELECTION)
AMOUNTS: Final = {ids.BILLIES: "billies", ids.VP: "vp", ids.VOTE: "vote"}
ON_TRACKS: Final = (ids.FACTION_STEP, ids.FACTION_ACTION, ids.FACTION_SUPPORT)
PAID: Final = {ids.PAY_RESOURCE_ANY: "resource_any", ids.PAY_STEP: "faction_step"}


def amount(reference: str, count: int, words: Messages) -> str:
    return words.format(f"amount-{reference.replace(':', '-')}", count=count)


def times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def box_text(box: int, words: Messages) -> str:
    """A box: what it costs and what it does."""
    cost = ", ".join([cost_text(item, words) for item in BOXES[box].cost])
    done = effects_text(BOXES[box].effects, words)
    return f"{cost} → {done}" if cost else done


def effects_text(effects: tuple[Effect, ...], words: Messages) -> str:
    return ", ".join([whose(effect, effect_text(effect, words), words) for effect in effects])


def whose(effect: Effect, text: str, words: Messages) -> str:
    """An effect with whom it is about."""
    if effect.who == ids.OWN:
        return text
    return words.format("planet_b-others" if effect.who == ids.OTHERS else "planet_b-all", effect=text)


def cost_text(item: CostItem, words: Messages) -> str:
    kind, what, n = item
    if kind == ids.PAY_BILLIES:
        return amount("resource:billies", n, words)
    if kind == ids.PAY_RESOURCE:
        return amount(f"resource:{RESOURCE_NAMES[what]}", n, words)
    if kind == ids.PAY_WORKIE and what != ANY:
        return amount(f"workie:{WORKIE_NAMES[what]}", n, words)
    if kind == ids.PAY_WORKIE:
        return any_workies(n, words)
    if kind == ids.PAY_MIX:
        return times(words.format("planet_b-mix"), n)
    if kind == ids.PAY_MOOD:
        return f"{words.name('effect:mood')} -{n}"
    name = words.name(f"effect:{PAID[kind]}")
    is_tied = kind == ids.PAY_STEP and what != ANY
    return times(f"{name} ({words.name(TRACKS.reference(what))})" if is_tied else name, n)


def effect_text(effect: Effect, words: Messages) -> str:
    """An action with its number and what it is about."""
    name = words.name(f"effect:{ids.DO_NAMES[effect.kind]}")
    if effect.boxes:
        inner = " / ".join([box_text(box, words) for box in effect.boxes])
        return f"{name}: {inner}" if effect.kind == ids.CHOOSE else f"{times(name, effect.n)} ({inner})"
    if effect.kind in AMOUNTS and not effect.factor:
        return amount(f"resource:{AMOUNTS[effect.kind]}", effect.n, words)
    if effect.kind == ids.RESOURCE:
        return amount(f"resource:{RESOURCE_NAMES[effect.what]}", effect.n, words)
    if effect.kind == ids.TAKE_WORKIE and effect.what != ANY:
        return amount(f"workie:{WORKIE_NAMES[effect.what]}", effect.n, words)
    if effect.kind in SIGNED:
        return f"{name} {effect.n:+}"
    if effect.kind == ids.SELL_BOOST:
        return f"{times(name, effect.most)} ({words.format('planet_b-price-times', factor=effect.factor)})"
    if effect.kind == ids.PAY:
        is_money = effect.what == FORCED_BILLIES
        paid = amount("resource:billies", effect.n, words) if is_money else any_workies(effect.n, words)
        return f"-{paid}"
    detail = detail_of(effect, words)
    return times(f"{name} ({detail})" if detail else name, effect.n)


def detail_of(effect: Effect, words: Messages) -> str:
    """The track, the deck or the colour that an action is tied to, or that it is free; may be empty."""
    if effect.kind == ids.FRAUD:
        return words.format("planet_b-free") if effect.is_special else ""
    domains = {**dict.fromkeys(ON_TRACKS, TRACKS), ids.BUILD_FREE: DECKS, ids.LAW: COLOURS}
    is_tied = effect.kind in domains and effect.what != ANY
    return words.name(domains[effect.kind].reference(effect.what)) if is_tied else ""


def any_workies(count: int, words: Messages) -> str:
    return times(words.format("planet_b-any-workie"), count)


def boxes_text(building: str, words: Messages) -> str:
    """Both boxes of a building."""
    prefix = f"{words.name(f'building:{building}')}: "
    names = [f"{building}_{n}" for n in (1, 2)]
    found = [f"{words.name(f'box:{name}').removeprefix(prefix)}: {box_text(BOX[name], words)}" for name in names]
    return "; ".join(found)


def card_text(building: str, words: Messages) -> str:
    """A building card: its price, its points and both boxes."""
    card = BUILDINGS[NAMES["building"].index(building)]
    return words.format("planet_b-card", cost=card.cost, points=card.vp, boxes=boxes_text(building, words))


def law_text(name: str, side: str, words: Messages) -> str:
    """One side of a law: what the President does, and the others."""
    law = LAWS[NAMES["law"].index(name)]
    others = effects_text((law.left if side == "left" else law.right).others.effects, words)
    own = box_text(BOX[f"{name}_{side}"], words)
    return f"{own}; {words.format('planet_b-others', effect=others)}" if others else own
