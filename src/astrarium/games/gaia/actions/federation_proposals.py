"""Whole federations for people and bots, and the one that is being put together (GP-FED)."""

from __future__ import annotations

from astrarium.kernel.explanations import Proposal
from astrarium.kernel.frames import find_frame
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from .. import federation_search as search
from .. import verbs
from ..counts import power_value
from ..factions.abilities import abilities_of
from ..state import Gaia
from .federation import (
    CHOOSING_PLANETS,
    PLACING_SATELLITE,
    Connection,
    chosen_clusters,
    names_of,
    pieces_at_hand,
    survey_of,
)


def federation_proposals(g: Gaia, seat: int, limit: int = 5) -> list[Proposal]:
    """A short ranked list of federations, each as the moves that form it up to the token."""
    if g.why_not(seat, (verbs.FEDERATE.number,)) is not None:
        return []
    survey = survey_of(g, seat)
    return [proposed(g, seat, survey, found) for found in search.proposals(survey, limit)]


def proposed(g: Gaia, seat: int, survey: search.Survey, found: search.Proposal) -> Proposal:
    moves = expanded(g, seat, names_of(search.clusters(survey)), found)
    return described(g, seat, survey, found.chosen, found.satellites, tuple(moves))


def federation_so_far(g: Gaia, seat: int) -> Proposal | None:
    """The planets that are chosen, the cheapest satellites between them, and what each other planet would add."""
    connection = connection_so_far(g, seat)
    if connection is None:
        return None
    chosen, placed = connection
    survey = survey_of(g, seat)
    satellites = (*bits(placed), *search.draw(survey, chosen, placed)) if chosen else ()
    so_far = described(g, seat, survey, chosen, satellites, ())
    clusters = search.clusters(survey)
    for index in bits(search.can_include(survey, chosen) & ~chosen):
        so_far.worth[verbs.HEXES.reference(names_of(clusters)[index])] = clusters[index].value
    return so_far


def connection_so_far(g: Gaia, seat: int) -> Connection | None:
    choosing = find_frame(g, CHOOSING_PLANETS, seat)
    return (choosing[0], 0) if choosing is not None else find_frame(g, PLACING_SATELLITE, seat)


def described(
    g: Gaia, seat: int, survey: search.Survey, chosen: int, satellites: tuple[int, ...], moves: tuple[str, ...]
) -> Proposal:
    """A federation with its planets, its satellites and what stays out of it (GP-FED-1, GP-FED-4, GP-FED-16)."""
    p = g.players[seat]
    own, inside, value = pieces_at_hand(p), 0, 0
    for cluster in chosen_clusters(survey, chosen):
        inside |= cluster.mask
        value += cluster.value
    parts = {"planets": references(inside), "left_out": references(own ^ own & inside)}
    parts["satellites"] = tuple([verbs.HEXES.reference(hex) for hex in satellites])
    abilities = abilities_of(p)
    price = len(satellites) * abilities.satellite_price
    numbers = {"value": value, "threshold": survey.threshold, "satellites": len(satellites)}
    numbers |= {"qic": price, "tokens": 0} if abilities.has_one_federation else {"qic": 0, "tokens": price}
    worth = {verbs.HEXES.reference(hex): power_value(g, p, hex) for hex in bits(own & inside)}
    return Proposal(moves, parts, numbers, worth)


def references(hexes: int) -> tuple[str, ...]:
    return tuple([verbs.HEXES.reference(hex) for hex in bits(hexes)])


def expanded(g: Gaia, seat: int, names: list[int], proposal: search.Proposal) -> list[str]:
    """The decisions that a proposal stands for; satellites without a choice place themselves (GP-FED-7).

    Which bowls pay for the satellites is preset (GP-FED-16).
    """
    trial = g.clone()
    moves: list[Action] = [verbs.FEDERATE()]
    moves += [
        verbs.INCLUDE(names[index]) for index in bits(proposal.chosen) if not (index == 0 and survey_of(g, seat).base)
    ]
    moves.append(verbs.DONE())
    for move in moves:
        trial.apply(seat, move)
    while trial.stack[-1][0] == PLACING_SATELLITE.number:
        move = next(a for a in trial.actions(seat) if a[1] in proposal.satellites)
        trial.apply(seat, move)
        moves.append(move)
    while trial.actors == (seat,) and (preset := g.rules.preset(trial, seat)) is not None:
        trial.apply(seat, preset)
        moves.append(preset)
    return [verbs.VERBS.notation(move) for move in moves]
