"""Points at the end, and who has won (ECL-END)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.pools import kinds_at
from astrarium.kernel.results import Result
from astrarium.kernel.values import bits

from .abilities import is_set_complete
from .discs import controlled, controlled_artifacts
from .ids import ANCIENT, EFFECT, NONE, NPC, ORBITAL_SQUARE, Per
from .state import Eclipse, Player
from .tables import (
    ALLIANCES,
    DEVELOPMENTS,
    DISCOVERIES,
    NPCS,
    REPUTATIONS,
    SCORING,
    SECTORS,
    SHRINE_BONUSES,
    SPECIALS,
    SPECIES,
    STRUCTURES,
    TECH_TRACK,
)

ITEMS: Final = (
    "reputation", "ambassadors", "sectors", "discoveries", "structures", "technologies", "traitor", "species",
    "developments", "npc_tokens", "alliances",
)  # fmt: skip
VP: Final = EFFECT["vp"]


def counted(g: Eclipse, seat: int, per: Per) -> int:
    """How many things there are of which each is worth points.

    ECL-ROTA-EXI-7, ECL-ROTA-LYR-9, ECL-ROTA-HIVE-13, ECL-ROTA-MAG-6.
    """
    p, own = g.players[seat], controlled(g, seat)
    if per == "controlled_sector":
        return len(own)
    if per == "controlled_artifact":
        return controlled_artifacts(g, seat)
    if per == "ancient_on_map":
        return sum([ship[:2] == (NPC, ANCIENT) for ships in g.ships for ship in ships])
    if per == "used_discovery_tile":
        return p.used_discoveries
    if per == "own_populated_orbital":
        return sum([g.population[sector][ORBITAL_SQUARE] for sector in own])
    if per == "controlled_shrine":
        return sum([sector in own for sector, _ in g.shrines if sector != NONE])
    return 1


def structure_points(g: Eclipse, seat: int) -> int:
    """Monoliths, the Shellworld and portals give points to whoever controls their sector (ECL-END-1).

    ECL-BUI-7, ECL-ROTA-DEV-13, ECL-ROTA-DISC-2, ECL-ROTA-FAQ-2, ECL-ROTA-WARP-6.
    """
    found = [number for sector in controlled(g, seat) for number in bits(g.structures[sector])]
    return sum([STRUCTURES[number].vp_to_controller for number in found])


def species_points(g: Eclipse, seat: int) -> int:
    """The bonus of the species, and of shrines (ECL-END-1, ECL-ROTA-LYR-7)."""
    species = g.players[seat].species
    found = sum([e.amount * counted(g, seat, e.per) for e in SPECIES[species].specials if e.type == VP])
    if EFFECT["build_shrines"] in SPECIALS[species]:
        bonuses = [b for b in SHRINE_BONUSES if b.effect.type == VP and is_set_complete(g, b.set)]
        found += sum([bonus.effect.amount for bonus in bonuses])
    return found


def development_points(g: Eclipse, seat: int) -> int:
    effects = [DEVELOPMENTS[number].effect for number in g.players[seat].developments]
    return sum([e.amount * counted(g, seat, e.per) for e in effects if e.type == VP])


def alliance_points(p: Player) -> int:
    """Tokens face up, and those on the traitor side (ECL-ROTA-ALLY-16)."""
    loyal = 0 if p.alliance == NONE else ALLIANCES[p.alliance].vp_loyal
    return loyal + sum([ALLIANCES[number].vp_traitor for number in bits(p.left_alliances)])


def traitor_points(g: Eclipse, seat: int) -> int:
    """The Traitor card, but not for who does not mind (ECL-DIP-9, ECL-ROTA-RHO-6)."""
    is_free = EFFECT["traitor_card_costs_no_vp"] in SPECIALS[g.players[seat].species]
    return SCORING.traitor_card if g.traitor == seat and not is_free else 0


def points(g: Eclipse, seat: int) -> tuple[int, ...]:
    """The points of a player, by item of the score sheet (ECL-END-1, ECL-END-5).

    ECL-DIP-7, ECL-END-4.
    """
    p = g.players[seat]
    if p.is_collapsed:
        return p.final_points
    return (
        sum([REPUTATIONS[kind].vp for kind in kinds_at(g.reputation, seat)]),
        SCORING.ambassador * len(p.ambassadors),
        sum([SECTORS[sector].vp for sector in controlled(g, seat)]),
        sum([DISCOVERIES[kind].vp_if_kept for kind in kinds_at(g.discoveries, seat)]),
        structure_points(g, seat),
        sum([TECH_TRACK.vp_by_tiles[len(track)] for track in p.techs]),
        traitor_points(g, seat),
        species_points(g, seat),
        development_points(g, seat),
        sum([NPCS[npc].vp_token for npc in p.npc_tokens]),
        alliance_points(p),
    )


def members(g: Eclipse, seat: int) -> list[int]:
    """The players who win or lose together with one (ECL-ROTA-ALLY-17, ECL-ROTA-ALLY-20)."""
    alliance = g.players[seat].alliance
    if alliance == NONE:
        return [seat]
    return [other for other, p in enumerate(g.players) if p.alliance == alliance]


def result(g: Eclipse) -> Result:
    """Most points win, then most resources; members of an alliance have their average (ECL-END-2, 3, 6).

    ECL-ROTA-ALLY-18, ECL-ROTA-ALLY-22.
    """
    seats = range(len(g.players))
    own = [sum(points(g, seat)) for seat in seats]
    stored = [sum(p.storage) for p in g.players]
    teams = [members(g, seat) for seat in seats]
    scores = [sum([own[each] for each in team]) // len(team) for team in teams]
    rests = [sum([stored[each] for each in team]) // len(team) for team in teams]
    breakdown: list[dict[str, int]] = []
    for seat in seats:
        items = {name: value for name, value in zip(ITEMS, points(g, seat), strict=True) if value}
        average = scores[seat] - own[seat]
        breakdown.append(items | ({"average": average} if average else {}))
    keys = list(zip(scores, rests, strict=True))
    return Result(keys, tuple(scores), tuple(breakdown), tuple([team[0] for team in teams]))
