"""The effects that components of Planet B have, and a look at those that are carried out."""

from importlib import import_module

from tests.conformance.effects import Patch, Report, reporting


def names() -> tuple[str, ...]:
    found: tuple[str, ...] = import_module("astrarium.games.planet_b.tables").BOXES
    return tuple([box.name for box in found])  # type: ignore[attr-defined]  # printed boxes


def effects() -> list[str]:
    return list(names())


def watch(seen: Report, put: Patch) -> None:
    """A box is carried out when its steps are pushed."""
    opened = import_module("astrarium.games.planet_b.effects").OPEN
    put(opened, "run", reporting(seen, lambda g, seat, args: [names()[args[0]]], opened.run))
