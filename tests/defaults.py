"""What component files need not say."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from types import ModuleType

NOTHING = (0, -1)  # no amount, no number of a thing


def amounts_not_named(types: ModuleType) -> dict[str, int]:
    """The numbers that entries of component files have unless they say otherwise, without those that mean nothing."""
    found: dict[str, int] = {}
    for name, entry in vars(types).items():
        if isinstance(entry, type) and is_dataclass(entry):
            numbers = {f"{name}.{field.name}": field.default for field in fields(entry) if type(field.default) is int}
            found |= {key: number for key, number in numbers.items() if number not in NOTHING}
    return found
