"""All steps of Eclipse; each module adds its own."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Steps

from .state import Eclipse

STEPS: Final[Steps[Eclipse]] = Steps()
