"""Federations: which own planets can form one and where its satellites go (GP-FED-1..22).

Pure functions of a Survey; sets of clusters are ints whose bit i stands for cluster i of `clusters(survey)`.
"""

from .drawing import Proposal, proposals, satellite_choices
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
    "family",
    "is_complete",
    "proposals",
    "satellite_choices",
    "why_not",
]
