"""Federations: which own planets can form one and where its satellites go (GP-FED-1..22).

Pure functions of a Survey; sets of clusters are ints whose bit i stands for cluster i of `clusters(survey)`.
"""

from .layouts import Proposal, connections, draw, proposals, satellite_choices, satellites_missing
from .search import Family, any_legal, can_include, family, is_complete, why_not
from .survey import Cluster, Survey, clusters

__all__ = [
    "Cluster",
    "Family",
    "Proposal",
    "Survey",
    "any_legal",
    "can_include",
    "clusters",
    "connections",
    "draw",
    "family",
    "is_complete",
    "proposals",
    "satellite_choices",
    "satellites_missing",
    "why_not",
]
