"""Views have exactly the declared types."""

import json
from typing import Any

import pytest
from jsonschema_rs import Validator, validator_for

from astrarium.text.catalogue import folder_of
from tests.conformance.cases import CASES, TABLES, Case, table_id
from tests.conformance.random_games import decisions, game_after, viewers

EVERY = 7  # decisions


def checker(game: str, root: str) -> Validator:
    """A validator of the game's schemas."""
    shown = json.loads((folder_of(game) / "view_schema.json").read_text(encoding="utf-8"))
    schemas = {"components": {"schemas": shown["schemas"]}}
    found: Validator = validator_for({"$ref": f"#/components/schemas/{shown['roots'][root]}", **schemas})
    return found


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_every_view_is_as_declared(case: Case, players: int) -> None:
    views = checker(case.game, "View")
    for seed in range(len(case.options) + 1):  # the last one has drawn settings
        g = case.new(players, seed)
        for number, g, _, _ in decisions(case, players, seed):
            if number % EVERY == 0:
                for seat in viewers(g):
                    views.validate(as_json(g.view(seat)))
        for seat in viewers(g):
            views.validate(as_json(g.view(seat)))


@pytest.mark.parametrize("case", CASES, ids=table_id)
def test_a_view_that_is_not_as_declared_is_noticed(case: Case) -> None:
    views = checker(case.game, "View")
    view = as_json(game_after(case, case.players[-1], 0, 40).view(0))
    assert views.is_valid(view)
    assert not views.is_valid({**view, "surplus": 1})
    for key in view:
        assert not views.is_valid({other: value for other, value in view.items() if other != key}), key
        assert not views.is_valid({**view, key: 0.5}), key
    never_null = [key for key in view if not views.is_valid({**view, key: None})]
    assert len(never_null) >= len(view) - 2
    for player in range(len(view.get("players", []))):
        others = [*view["players"]]
        others[player] = {**others[player], "surplus": 1}
        assert not views.is_valid({**view, "players": others})
