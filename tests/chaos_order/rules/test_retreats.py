"""Who goes where after a battle: leaders alone, leaders elsewhere, and fighters that have nowhere to go (CO-RET)."""

from __future__ import annotations

from tests.chaos_order.battles import BATTLE, facing, fight
from tests.chaos_order.scenario import P1, actors, army, fighters, give_cards, options, place_of, play, step
from tests.marks import rule


@rule("CO-RET-3", "CO-RET-4")
def test_leaders_alone_are_not_asked_whereto() -> None:
    g = facing("zcharo jrayek ai", own="0 ejax")
    army(g, P1, "r5c4", 1)
    fight(g, "retreat", "guard")
    assert actors(g) == ()
    assert place_of(g, P1, "ejax") == "base"


@rule("CO-RET-3")
def test_every_leader_of_the_battle_goes_home() -> None:
    g = facing(own="2 oachra")
    army(g, P1, "r5c4", 1)
    fight(g, "retreat", "guard")
    assert options(g, "retreat-with") == []
    play(g, "p1 retreat r5c4")
    assert (place_of(g, P1, "oachra"), fighters(g, P1, "r5c4")) == ("base", 3)


@rule("CO-RET-2")
def test_leaders_elsewhere_stay_when_fighters_go_home() -> None:
    g = facing(own="2")
    army(g, P1, "r6c4", 0, "oachra")
    fight(g, "retreat", "guard")
    assert fighters(g, P1, "base") == 2
    assert place_of(g, P1, "oachra") == "r6c4"


@rule("CO-RET-1", "CO-RET-2")
def test_the_base_is_closed_while_any_region_is_near() -> None:
    for terrain, near in ((1, "r4c3"), (2, "r3c5"), (3, "r5c4")):
        g = facing()
        army(g, P1, near, 1)
        army(g, P1, "r6c4", 1)
        give_cards(g, P1, "t22")
        fight(g, "retreat t22", "guard")
        assert options(g, "retreat") == sorted([near, "r6c4"]), terrain
        assert g.why_not(P1, "retreat base") == "CO-RET-2"


@rule("CO-POWER-3")
def test_zoey_goes_where_no_other_leader_is() -> None:
    g = facing("circadians zcharo ai", own="2 zoey")
    army(g, P1, "r5c4", 1, "melvan")
    army(g, P1, "r6c4", 1)
    fight(g, "retreat", "guard")
    assert options(g, "retreat-with") == ["r6c4 zoey"]


@rule("CO-POWER-15")
def test_only_fighters_go_on() -> None:
    g = facing("oxataya jrayek zcharo", own="5 latanja", other="1")
    army(g, P1, "r3c5", 1)
    army(g, P1, "r6c4", 0, "tovati")
    fight(g, "guard", "guard")
    assert step(g) == "GOING_ON"
    battle = g.view(None)["battle"]
    assert (battle["stage"], battle["winner"]) == ("revealed", P1)
    play(g, "p1 go-on r3c5; p1 march 2")
    assert fighters(g, P1, "r3c5") == 3
    assert (place_of(g, P1, "tovati"), place_of(g, P1, "latanja")) == ("r6c4", BATTLE)
