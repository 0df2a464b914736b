"""The references under which prices, refusals and previews speak of resources."""

from typing import Final

ENERGY: Final = "resource:energy"
GEM: Final = "resource:gem"
FAME: Final = "resource:fame"
CARD: Final = "resource:card"
FIGHTER: Final = "resource:fighter"
