"""The games that must conform: the toy, and every complete game, each with its `CASE`."""

from importlib import import_module

import astrarium
import tests.toy.flow  # noqa: F401  registers the toy
from tests.conformance.case import Case, rng_for

__all__ = ["CASES", "TABLES", "Case", "case_of", "rng_for", "table_id"]


def case_of(game: str) -> Case:
    case: Case = import_module(f"tests.{game}.case").CASE
    return case


CASES = tuple([case_of(game) for game in ("toy", *astrarium.names())])
TABLES = [(case, players) for case in CASES for players in case.players]


def table_id(value: object) -> str:
    return value.game if isinstance(value, Case) else str(value)
