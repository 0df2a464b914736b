"""What is printed on both sides of every leader and Rhy-Zu (CO-GLOSS-10, CO-LEAD-3, CO-LEAD-4, CO-LEAD-8)."""

from __future__ import annotations

from typing import Final

import pytest

from astrarium.games.chaos_order.battle_sums import set_battle, side_of, standing_terms
from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import LEADER_ANY, LEADER_DEPLOY
from tests.chaos_order.battles import BATTLE, facing
from tests.chaos_order.scenario import P1, P2, REGION, army, begin, have, index_of, place_of, play, resources, table
from tests.marks import rule

# Name and faction; strength, attack, defence and gems of the first side, then of the upgraded one; gems of upgrading.
LEADERS: Final = """
sable    circadians   2 0 1 0   4 2 1 1   0
akira    circadians   2 0 2 0   4 0 4 1   1
renzo    circadians   3 2 0 0   5 3 0 1   1
zoey     circadians   2 2 0 0   3 3 0 1   0
melvan   circadians   2 0 0 0   3 1 1 1   0
adecai   ai           3 0 0 1   5 0 0 1   0
injura   ai          -2 3 0 1   2 4 0 2   1
xiao     ai           2 1 1 0   3 3 1 1   1
phoros   ai          -2 3 0 1   2 4 0 1   0
demo     ai           2 1 0 0   4 2 0 0   2
oachra   zcharo       2 2 0 1   3 3 0 1   0
cahzor   zcharo       2 0 0 0   4 0 0 1   0
zucalah  zcharo       3 0 0 0   6 0 0 1   0
ejax     zcharo       1 1 0 0   2 1 2 1   0
urzo     zcharo       3 0 0 1   5 0 0 1   0
niruveh  leyrien      2 0 1 0   3 0 3 1   0
eeyla    leyrien      2 2 0 1   4 3 0 1   0
vehlac   leyrien      3 0 0 1   6 0 0 1   0
ivi      leyrien      2 0 0 0   3 1 1 1   0
rylach   leyrien      1 0 1 1   3 0 2 1   0
jayen    jrayek       4 0 1 1   7 0 2 1   0
ikryla   jrayek       2 0 0 0   4 2 0 1   0
lynke    jrayek       1 2 0 0   3 4 0 1   1
vahla    jrayek       2 0 0 0   2 0 2 1   2
kajali   jrayek       2 1 0 1   4 2 0 1   0
tovati   oxataya      1 2 0 0   3 3 0 1   1
azaru    oxataya      2 0 0 1   3 0 0 1   0
xanya    oxataya      2 0 1 0   4 0 2 1   0
rhan     oxataya      2 0 2 1   3 0 2 1   1
onari    oxataya      1 1 0 1   3 2 1 1   0
latanja  oxataya      2 0 0 0   3 1 0 1   1
"""
RHYZU: Final = """
uryk     jrayek       2 2 0 0   3 3 0 0   0
halke    jrayek       2 0 2 0   3 0 3 0   0
katarin  jrayek       3 0 0 0   5 0 0 0   0
"""
Card = tuple[str, str, list[int], list[int], int]


def cards(text: str) -> list[Card]:
    """The lines of a table."""
    found: list[Card] = []
    for line in text.strip().split("\n"):
        name, faction, *numbers = line.split()
        values = [int(number) for number in numbers]
        found.append((name, faction, values[:4], values[4:8], values[8]))
    return found


def opponents(faction: str) -> str:
    return " ".join([faction, *[other for other in ("zcharo", "ai", "leyrien") if other != faction][:2]])


def symbols(faction: str, standee: str) -> list[int]:
    """Strength, attack and defence that a leader or Rhy-Zu brings into a battle by its card alone."""
    g = facing(opponents(faction), f"0 {standee}", "1")
    set_battle(g, P1, P2, REGION[BATTLE])
    return [sum([amount for _, amount in standing_terms(g, side_of(g, 0), symbol)]) for symbol in range(3)]


@rule("CO-GLOSS-10")
@pytest.mark.parametrize("card", cards(LEADERS + RHYZU.strip()), ids=lambda card: card[0])
def test_each_side_has_its_own_battle_symbols(card: Card) -> None:
    name, faction, base, upgraded, _ = card
    assert symbols(faction, name) == base[:3]
    assert symbols(faction, f"{name}+") == upgraded[:3]


@rule("CO-LEAD-3", "CO-LEAD-4")
@pytest.mark.parametrize("card", cards(LEADERS), ids=lambda card: card[0])
def test_each_side_has_its_own_price_of_deploying(card: Card) -> None:
    name, faction, base, upgraded, _ = card
    for is_upgraded, gems in ((0, base[3]), (1, upgraded[3])):
        g = table(opponents(faction))
        g.players[P1].upgraded_leaders = is_upgraded << index_of(g.players[P1], name)
        have(g, P1, 0, 4)
        begin(g, GAIN.at(P1, ((LEADER_DEPLOY, 1),)))
        play(g, f"p1 deploy {name}")
        assert place_of(g, P1, name) == "base"
        assert resources(g, P1) == (0, 4 - gems)


@rule("CO-LEAD-8")
@pytest.mark.parametrize("card", cards(LEADERS + RHYZU.strip()), ids=lambda card: card[0])
def test_upgrading_costs_the_gems_of_the_card(card: Card) -> None:
    name, faction, _, _, gems = card
    g = table(opponents(faction))
    army(g, P1, "base", 0, name)
    have(g, P1, 0, 4)
    begin(g, GAIN.at(P1, ((LEADER_ANY, 1),)))
    play(g, f"p1 upgrade-leader {name}")
    assert resources(g, P1) == (0, 4 - gems)
