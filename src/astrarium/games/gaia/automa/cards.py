"""The cards of the Automa, as their component file declares them."""

from dataclasses import dataclass

from ..component_types import FactionNumber, TrackNumber
from ..ids import NONE


@dataclass(frozen=True)
class AutomaCard:
    """A decision card of the Automa: action side, then support side."""

    starter: bool
    pass_icon: bool
    action: str
    final_tile_tiebreak: str
    range: int
    directional: str
    numbered_direction: str
    numbered_count: int
    pass_booster: str
    setup_booster: int
    vp: int = 0  # none where the faction card gives its own


@dataclass(frozen=True)
class AutomaAction:
    """One action of an Automa faction card."""

    action: str
    range: int = 0
    track: TrackNumber = NONE
    tiebreak_first: str = ""
    if_impossible: str = ""


@dataclass(frozen=True)
class AutomaSetup:
    start_research: TrackNumber = NONE


@dataclass(frozen=True)
class AutomaFaction:
    """A faction card of the Automa."""

    faction: FactionNumber
    actions: tuple[AutomaAction, ...]
    vp: int
    setup: AutomaSetup


@dataclass(frozen=True)
class AutomaDifficulty:
    """A strength of the Automa."""

    id: str
    start_vp: int
    starter_cards: tuple[int, ...]
    plus_random_cards: int
    extra_vp_per_gain: int
