"""What the texts of components say is all of their rule, in every language."""

from __future__ import annotations

import pytest

from astrarium.text.catalogue import LANGUAGES
from astrarium.text.messages import Messages

# What each text must speak of: words in English, Russian, Ukrainian.
COPIED_COST = ("What the copied action itself costs", "Стоимость самого скопированного", "Вартість самої скопійованої")
OWN_SPACE = ("counts where it lies", "учитывается там, где лежит", "враховується там, де лежить")
OWN_MISSION = ("opens the Spy mission", "открывает миссию шпионажа", "відкриває місію шпигунства")
HIGHEST = ("highest influence level", "наивысшему уровню влияния", "найвищому рівню впливу")
NOT_COPIED = ("cannot be copied", "нельзя скопировать", "не можна скопіювати")
FIRST_TURN = ("first turn of a round", "первом ходу раунда", "першому ході раунду")
DOWNWARD = ("from the top floor down", "сверху вниз", "згори донизу")
OVERFLOW = ("goes to the common major project", "в общий крупный проект", "до спільного великого проєкту")
BOTH_WINGS = ("both wings", "обоих крыльях", "обох крилах")
DICE = ("assistant dice", "кубиками помощников", "кубиками помічників")
SEVERAL = ("several floors", "нескольких этажах", "кількох поверхах")
NEUTRAL = ("neutral player", "нейтрального игрока", "нейтрального гравця")
KEPT = ("token", "жетон", "жетон")
NOT_REPLACED = ("not replaced", "не кладут", "не кладуть")
LATER = ("only influence", "только влияние", "лише вплив")
LAST_SPACE = ("last space of Neo", "последней клетки Нео", "останньої клітинки Нео")
SHIP_AND_MARKER = ("mission marker", "маркер", "маркер"), ("hangar", "ангаре", "ангарі")


def said(language: str, component: str) -> str:
    return Messages.of_game(language, "federation").format(f"federation-about-{component}")


def missing(component: str, *wanted: tuple[str, str, str]) -> list[str]:
    return [
        f"{language}: {words[place]}"
        for place, language in enumerate(LANGUAGES)
        for words in wanted
        if words[place] not in said(language, component)
    ]


@pytest.mark.parametrize("component", ["room-spy", "action-spy", "space-spy_left", "space-spy_right"])
def test_the_spy(component: str) -> None:
    assert missing(component, COPIED_COST, OWN_SPACE, OWN_MISSION) == []


@pytest.mark.parametrize("kind", ["room", "action", "space"])
def test_the_president_s_office(kind: str) -> None:
    assert missing(f"{kind}-presidents_office", HIGHEST, NOT_COPIED, FIRST_TURN) == []


@pytest.mark.parametrize("column", range(1, 7))
def test_columns(column: int) -> None:
    assert missing(f"column-{column}", DOWNWARD, OVERFLOW) == []


@pytest.mark.parametrize("floor", range(1, 4))
def test_floors(floor: int) -> None:
    assert missing(f"floor-{floor}", BOTH_WINGS, DICE, SEVERAL, NEUTRAL) == []


@pytest.mark.parametrize("number", range(1, 7))
def test_asteroids(number: int) -> None:
    assert missing(f"asteroid-asteroid_{number}", KEPT, NOT_REPLACED, LATER) == []
    assert missing(f"asteroid-dead_asteroid_{number}", KEPT, NOT_REPLACED, LAST_SPACE) == []


@pytest.mark.parametrize("mission", ["neo", "officers_quarters", "spy", "patrons_office"])
def test_missions_name_all_three_conditions(mission: str) -> None:
    """A level alone would read as the reason why a closed mission cannot be flown."""
    assert missing(f"mission-{mission}", *SHIP_AND_MARKER) == []
