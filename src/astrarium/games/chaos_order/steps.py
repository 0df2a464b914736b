"""All steps of Chaos Order; each module adds its own."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Steps

from .state import ChaosOrder

STEPS: Final[Steps[ChaosOrder]] = Steps()
