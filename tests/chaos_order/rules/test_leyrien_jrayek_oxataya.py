"""Leyrien, Jrayek and Oxataya (CO-LEY, CO-JRA, CO-OXA)."""

from __future__ import annotations

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import LEADER_DEPLOY, LEADER_UPGRADE, MORALE, MORALE_BASE
from astrarium.games.chaos_order.pricing import SET_PRICE
from tests.chaos_order.battles import BATTLE, facing, fight, sums
from tests.chaos_order.marches import moving
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    REGION,
    actors,
    army,
    begin,
    combat,
    erect,
    fighters,
    have,
    income,
    options,
    place_of,
    play,
    resources,
    set_areas,
    set_price,
    step,
    table,
    turn,
    upgrade,
    verbs_of,
)
from tests.marks import example, rule


@rule("CO-LEY-2", "CO-LEY-5")
def test_strongholds_stand_on_cliffs_and_plains_and_boost() -> None:
    g = table("leyrien zcharo ai")
    have(g, P1, 0, 5)
    army(g, P1, "r3c4", 1)
    army(g, P1, "r3c5", 1)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert g.why_not(P1, "build stronghold start_leyrien_card") == "CO-LEY-2"
    play(g, "p1 build stronghold start_leyrien_energy")
    assert step(g) == "BOOSTING"
    assert options(g, "boost") == ["strength r3c5", "fame r3c5"]
    play(g, "p1 boost fame r3c5")
    assert g.view(P1)["regions"]["r3c5"]["morale"]
    assert g.players[P1].morale_rows == (4, 3)
    moving(g)
    assert g.why_not(P1, "route r3c5 r4c2") is None


@rule("CO-LEY-3")
@example("ED-72")
def test_open_spaces_of_the_fame_row() -> None:
    for open_spaces, fame in enumerate((0, 1, 2, 3, 5)):
        g = table("leyrien zcharo ai", phase="income")
        g.players[P1].morale_rows = (4, 4 - open_spaces)
        income(g)
        if fame:
            g.play(P1, "income fame")
            while step(g) != "INCOMING":
                g.play(g.actors[0], "stop" if "stop" in verbs_of(g) else g.actions(P1)[0])
        assert g.players[P1].fame == fame


@rule("CO-LEY-4")
def test_a_boost_comes_from_the_fuller_row() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c5", 1)
    army(g, P1, "r3c4", 1)
    g.players[P1].morale_rows = (4, 3)
    begin(g, GAIN.at(P1, ((MORALE, 1),)))
    assert options(g, "boost") == ["strength r3c5"]
    assert g.why_not(P1, "boost fame r3c5") == "CO-LEY-4"
    assert g.why_not(P1, "boost strength r3c4") == "CO-LEY-4"
    play(g, "p1 boost strength r3c5")
    begin(g, GAIN.at(P1, ((MORALE, 1),)))
    assert actors(g) == ()
    g.players[P1].morale, g.players[P1].morale_rows = 0, (0, 0)
    begin(g, GAIN.at(P1, ((MORALE, 1),)))
    assert actors(g) == ()


@rule("CO-LEY-5")
@example("ED-101")
def test_rylach_boosts_where_it_ends_its_move() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c4", 0, "rylach")
    army(g, P2, "r3c5", 1)
    g.players[P1].morale_rows = (4, 3)
    moving(g)
    play(g, "p1 route r3c4 r3c5; p1 take rylach; p1 march 0; p1 end")
    assert g.view(P1)["regions"]["r3c5"]["morale"]
    assert g.players[P1].morale_rows == (3, 3)
    g.players[P1].morale = 0
    moving(g)
    play(g, "p1 end")
    assert g.players[P1].morale_rows == (3, 3)


@rule("CO-LEY-5")
def test_a_victory_boosts_and_so_does_the_first_relic_slot() -> None:
    g = facing("leyrien zcharo ai", own="9")
    g.players[P1].morale_rows = (4, 3)
    fight(g, "guard", "guard")
    assert g.view(P1)["regions"][BATTLE]["morale"]
    g.players[P1].morale_rows = (3, 2)
    begin(g, GAIN.at(P1, ((MORALE_BASE, 1),)))
    assert g.view(P1)["players"][P1]["morale_on_base"]
    assert g.players[P1].morale_rows == (2, 2)


@rule("CO-LEY-6", "CO-LEY-9")
@example("ED-71", "ED-143")
def test_a_token_returns_when_they_leave() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c5", 1)
    g.players[P1].morale, g.players[P1].morale_rows = 1 << REGION["r3c5"], (4, 3)
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 march 1")
    assert g.players[P1].morale_rows == (4, 4)
    assert g.players[P1].morale == 0
    play(g, "p1 route r4c4 r3c5; p1 march 1")
    assert g.players[P1].morale == 0
    g.players[P1].morale, g.players[P1].morale_rows = 1 << REGION["r3c5"], (3, 3)
    play(g, "p1 route r3c5 r4c4; p1 march 1")
    assert step(g) == "RETURNING_MORALE"
    play(g, "p1 return-morale fame")
    assert g.players[P1].morale_rows == (3, 4)


@rule("CO-LEY-9", "CO-POWER-7")
def test_morale_stays_to_the_end_of_a_battle() -> None:
    g = facing("zcharo leyrien ai", own="1 oachra+", other="2")
    g.players[P2].morale, g.players[P2].morale_rows = 1 << REGION[BATTLE], (0, 4)
    found = sums(g, "assault", "guard")
    assert (found["strength"], found["attack"][0]) == ([5, 5], 4)
    assert g.players[P2].morale == 0
    assert g.players[P2].morale_rows == (1, 4)
    g = facing("zcharo leyrien ai", own="1 oachra+", other="2")
    g.players[P2].morale, g.players[P2].morale_rows = 1 << REGION[BATTLE], (0, 4)
    combat(g, P2)
    play(g, f"p2 battle {BATTLE} p1")
    fight(g, "assault", "guard")
    assert g.view(None)["players"][P2]["morale"] == {"strength": 1, "fame": 4}
    assert g.view(None)["regions"][BATTLE]["controller"] is None


@rule("CO-LEY-7", "CO-LEY-9")
@example("ED-100")
def test_morale_adds_strength_and_is_lost_with_the_region() -> None:
    g = facing("zcharo leyrien ai", own="9", other="2")
    g.players[P2].morale, g.players[P2].morale_rows = 1 << REGION[BATTLE], (1, 4)
    found = sums(g, "guard", "guard")
    assert found["strength"][1] == 2 + 3 + 1
    assert g.players[P2].morale == 0
    assert g.players[P2].morale_rows == (2, 4)


@rule("CO-POWER-21")
def test_an_upgraded_expeditious_opens_swamps_from_the_base() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "base", 1)
    moving(g)
    assert g.why_not(P1, "route base r4c2") == "CO-ADJ-1"
    upgrade(g, P1, "expeditious")
    assert g.why_not(P1, "route base r4c2") is None


# Jrayek


@rule("CO-JRA-1")
@example("ED-68", "ED-102")
def test_fame_for_victories_over_leaders_and_rhyzu() -> None:
    g = facing("jrayek oxataya ai", own="9", other="1 rhan azaru xanya")
    combat(g)
    play(g, "p1 battle r4c4 p2; chance draw-card t01; p2 no-card; p1 plan guard printed; p2 plan retreat printed")
    assert g.players[P1].fame == 1
    g = facing("jrayek zcharo ai", own="9", other="0 uryk")
    erect(g, P2, BATTLE, "factory")
    army(g, P1, BATTLE, 9)
    army(g, P2, BATTLE, 0, "uryk")
    fight(g, "guard", "guard")
    assert g.players[P1].fame == 1
    assert g.view(P1)["rhyzu"][0]["commander"] == P1
    g = facing("jrayek zcharo ai", own="9", other="4")
    fight(g, "guard", "guard")
    assert g.players[P1].fame == 0


@rule("CO-JRA-2", "CO-JRA-9")
@example("ED-66")
def test_price_tiles_summon_rhyzu_that_are_out_of_play() -> None:
    g = table("jrayek zcharo ai", phase="pricing")
    army(g, P2, "r4c4", 0, "halke")
    g.upgraded_rhyzu = 0b100
    begin(g, SET_PRICE.at(P1))
    play(g, "p1 price 3 discover")
    assert g.view(P1)["rhyzu"][1]["commander"] == P2
    g.players[P1].price_tiles |= 32
    g.players[P1].vault &= ~32
    begin(g, SET_PRICE.at(P1))
    play(g, "p1 price 6 build")
    assert g.view(P1)["rhyzu"][2] == {"name": "katarin", "place": "base", "commander": P1, "is_upgraded": True}


@rule("CO-JRA-3")
@example("ED-69")
def test_a_rhyzu_never_enters_a_lake() -> None:
    g = table("oxataya jrayek ai")
    army(g, P1, "r3c5", 1, "uryk")
    moving(g)
    play(g, "p1 route r3c5 r4c6")
    assert g.why_not(P1, "take uryk") == "CO-JRA-3"


@rule("CO-JRA-4", "CO-JRA-5")
@example("ED-65")
def test_the_winner_commands_the_rhyzu_of_the_loser() -> None:
    g = facing("oxataya ai jrayek", own="9", other="2 uryk")
    fight(g, "guard", "guard")
    assert g.view(P1)["rhyzu"][0] == {"name": "uryk", "place": BATTLE, "commander": P1, "is_upgraded": False}
    moving(g)
    play(g, "p1 route r4c4 r3c5; p1 take uryk; p1 march 0")
    have(g, P3, 0, 0)
    income(g, P3)
    assert resources(g, P3)[0] == 1


@rule("CO-JRA-6", "CO-POWER-26")
@example("ED-67", "ED-115")
def test_upkeep_of_the_rhyzu() -> None:
    g = table("jrayek zcharo ai", phase="income")
    army(g, P1, "base", 0, "uryk")
    income(g)
    play(g, "p1 income upkeep")
    have(g, P1, 1, 0)
    assert g.why_not(P1, "pay-upkeep uryk") == "CO-JRA-6"
    play(g, "p1 dismiss uryk")
    assert g.view(P1)["rhyzu"][0]["place"] is None
    army(g, P1, "base", 0, "halke katarin")
    have(g, P1, 5, 5)
    income(g)
    play(g, "p1 income upkeep; p1 pay-upkeep halke; p1 pay-upkeep katarin")
    assert resources(g, P1) == (4, 4)
    upgrade(g, P1, "assertive")
    have(g, P1, 0, 0)
    income(g)
    play(g, "p1 income upkeep; p1 pay-upkeep halke; p1 pay-upkeep katarin")
    assert resources(g, P1) == (0, 0)


@rule("CO-JRA-7")
def test_income_for_rhyzu_of_others() -> None:
    g = table("jrayek zcharo ai", phase="income")
    army(g, P2, "base", 0, "uryk katarin")
    have(g, P1, 0, 0)
    income(g)
    assert resources(g, P1) == (1, 1)
    assert "upkeep" not in g.view(P1)["income_left"]


@rule("CO-JRA-8", "CO-JRA-9")
def test_the_jrayek_alone_upgrade_rhyzu() -> None:
    g = table("jrayek zcharo ai")
    army(g, P2, "base", 0, "uryk")
    have(g, P1, 0, 0)
    begin(g, GAIN.at(P1, ((LEADER_UPGRADE, 1),)))
    play(g, "p1 upgrade-leader uryk")
    assert g.view(P1)["rhyzu"][0]["is_upgraded"]
    assert resources(g, P1) == (0, 0)
    begin(g, GAIN.at(P2, ((LEADER_UPGRADE, 1),)))
    assert g.why_not(P2, "upgrade-leader halke") == "CO-JRA-9"


@rule("CO-JRA-10")
@example("ED-144")
def test_a_rhyzu_is_never_deployed() -> None:
    g = table("jrayek zcharo ai")
    have(g, P1, 0, 5)
    begin(g, GAIN.at(P1, ((LEADER_DEPLOY, 1),)))
    assert "uryk" not in options(g, "deploy")
    assert len(options(g, "deploy")) == 5
    g.phase = 0
    begin(g, SET_PRICE.at(P1))
    play(g, "p1 price 1 discover; chance draw-card t01")
    assert g.view(P1)["rhyzu"][0]["place"] == "base"


# Oxataya


@rule("CO-OXA-2")
def test_any_number_of_their_leaders_share_a_region() -> None:
    g = table("oxataya zcharo ai")
    army(g, P1, "r3c5", 0, "rhan azaru onari")
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 take rhan; p1 take azaru; p1 take onari; p1 march 0; p1 end")
    assert actors(g) == ()


@rule("CO-OXA-3")
@example("ED-75")
def test_a_free_auxiliary_action_in_a_phase_that_they_priced() -> None:
    g = table("oxataya zcharo ai")
    have(g, P1, 0, 1)
    turn(g, P1, "recruit")
    play(g, "p1 act")
    assert g.why_not(P1, "auxiliary") == "CO-ACT-12"
    play(g, "p1 free-auxiliary; p1 deploy azaru")
    assert resources(g, P1) == (0, 0)
    assert place_of(g, P1, "azaru") == "base"
    play(g, "p1 end")
    turn(g, P1, "recruit")
    play(g, "p1 act")
    assert g.why_not(P1, "free-auxiliary") == "CO-OXA-3"
    g.players[P1].used_in_round = 0
    set_price(g, "harvest", P2, 3)
    have(g, P1, 9)
    turn(g, P1, "harvest")
    play(g, "p1 act")
    assert g.why_not(P1, "free-auxiliary") == "CO-OXA-3"


@rule("CO-OXA-4")
@example("ED-142")
def test_fighters_arrive_at_strongholds() -> None:
    g = table("oxataya zcharo ai")
    erect(g, P1, "r4c4", "stronghold")
    army(g, P2, "r4c4", 3)
    set_areas(g, P1, 5, 2)
    turn(g, P1, "recruit")
    play(g, "p1 act; p1 recruit 2 r4c4; p1 fast-track r4c4")
    assert fighters(g, P1, "r4c4") == 2


@rule("CO-OXA-5")
def test_fame_for_each_victory() -> None:
    g = facing("oxataya zcharo ai", own="9")
    fight(g, "guard", "guard")
    assert g.players[P1].fame == 1


@rule("CO-OXA-6")
def test_lake_tokens() -> None:
    g = table("oxataya zcharo ai")
    army(g, P1, "r4c6", 1)
    army(g, P1, "r5c3", 1)
    have(g, P1, 0, 0)
    turn(g, P1, "harvest")
    play(g, "p1 act; p1 use resourceful")
    assert g.why_not(P1, "place-token harvest_energy r4c6") == "CO-OXA-6"
    play(g, "p1 place-token harvest_lake_energy r4c6; p1 harvest r4c6; chance draw-card t01")
    assert resources(g, P1)[0] == 5
    turn(g, P1, "harvest")
    g.players[P1].used = 0
    play(g, "p1 act")
    assert g.why_not(P1, "use resourceful") == "CO-ACT-18"
    upgrade(g, P1, "resourceful")
    assert g.why_not(P1, "use resourceful") is None


@rule("CO-POWER-22")
def test_lakes_are_linked() -> None:
    g = table("oxataya zcharo ai")
    army(g, P1, "r4c6", 1)
    army(g, P1, "base", 1)
    moving(g)
    assert g.why_not(P1, "route r4c6 r5c3") is None
    assert g.why_not(P1, "route base r5c3") == "CO-ADJ-1"
    upgrade(g, P1, "subterranean")
    assert g.why_not(P1, "route base r5c3") is None
