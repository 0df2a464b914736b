"""The numbers of a refusal as text."""

from __future__ import annotations

from astrarium.kernel.bills import Term
from astrarium.kernel.failures import Failure
from astrarium.text.messages import Messages


def numbers_of(texts: Messages, game: str, failure: Failure) -> str:
    """The numbers of a failure: the game's sentence about the shortfall if there is one, else one by one."""
    numbers = failure.numbers
    short = texts.find(f"{game}-short-{failure.rule}", numbers) if {"have", "need"} <= numbers.keys() else None
    if short is not None:
        return short
    shown = {name: texts.name(value) if isinstance(value, str) else value for name, value in numbers.items()}
    return ", ".join(
        [texts.find(f"number-{name}", {"value": value}) or f"{name} {value}" for name, value in shown.items()]
    )


def term_of(texts: Messages, game: str, term: Term) -> str:
    """One term of a price: amount, resource and reason."""
    return texts.format("why-term", amount=term.amount, resource=term.resource, reason=texts.term(game, term))
