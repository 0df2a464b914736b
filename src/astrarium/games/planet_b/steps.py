"""All steps of Planet B; each module adds its own."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Steps

from .state import PlanetB

STEPS: Final[Steps[PlanetB]] = Steps()
