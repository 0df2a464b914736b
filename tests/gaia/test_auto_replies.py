"""What a seat has answered by itself when others build near it."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.flow import RULES
from astrarium.kernel.position import SettingValue
from tests.gaia.rules.test_charge import builder
from tests.gaia.scenario import Table


def answer(t: Table, reply: SettingValue) -> str | None:
    seat = t.g.actors[0]
    action = RULES.auto_reply(t.g, seat, {"charge": reply})
    if action is None:
        return None
    assert t.g.why_not(seat, action) is None
    return RULES.verbs.notation(action)


@pytest.mark.parametrize(
    ("reply", "mine", "institute"),
    [
        ("ask", None, None),
        ("never", "decline", "decline"),
        ("matters", "charge 1", None),
        (0, "charge 1", None),
        (1, "charge 1", None),
        (2, "charge 1", "charge 3"),
    ],
)
def test_a_wish_answers_offers_of_power(reply: SettingValue, mine: str | None, institute: str | None) -> None:
    """A mine charges 1 for nothing, an institute 3 for 2 points."""
    assert answer(builder(mine="1B3"), reply) == mine
    assert answer(builder(planetary_institute="1B3"), reply) == institute


def test_whoever_has_passed_in_the_last_round_has_no_use_for_power() -> None:
    t = builder(planetary_institute="1B3")
    t.g.round = 6
    t["xenos"].passed = True
    assert answer(t, "matters") == "decline"


def test_taklons_say_themselves_when_their_token_comes() -> None:
    t = builder("taklons", planetary_institute="1B3")
    assert answer(t, 6) is None


def test_no_wish_answers_another_question() -> None:
    t = builder(planetary_institute="1A6")
    assert answer(t, "never") is None
