"""Gaia Project."""

from typing import Final

# Folders whose functions remember positions; a measurement has them forget.
REMEMBERS: Final = ("federation_search",)
