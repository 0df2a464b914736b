"""Astrarium: heavy space board games on one mechanism."""

from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from astrarium.kernel.registry import from_wire, names, new, rules_of

__all__ = ["CHANCE", "Record", "from_wire", "names", "new", "rules_of"]
