"""The effects that components of Federation have, and a look at those that are carried out."""

from importlib import import_module

from tests.conformance.effects import Patch, Report, reporting


def kinds() -> dict[int, str]:
    names: tuple[str, ...] = import_module("astrarium.games.federation.component_words").OP_NAMES
    return {kind: names[kind] for kind in import_module("astrarium.games.federation.effects").BY_KIND}


def effects() -> list[str]:
    return list(kinds().values())


def watch(seen: Report, put: Patch) -> None:
    steps = import_module("astrarium.games.federation.effects").BY_KIND
    for kind, name in kinds().items():
        put(steps[kind], "run", reporting(seen, lambda *_, name=name: [name], steps[kind].run))
