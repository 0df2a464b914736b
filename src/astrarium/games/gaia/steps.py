"""The steps of the game, each declared where its rules are."""

from typing import Final

from astrarium.kernel.steps import Steps

from .state import Gaia

STEPS: Final[Steps[Gaia]] = Steps()
