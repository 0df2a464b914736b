"""Zcharo: all that is special about them is data: fame for research, two outposts a region, a late victory (CO-ZCH)."""

from __future__ import annotations

from ..faction_rules import FactionRules, register_faction


class Zcharo(FactionRules):
    """Their fame comes from `fame_sources`, their outposts from `outposts_per_region`, the rest from `fame_win`."""


register_faction("zcharo", Zcharo())
