"""The schemas of what games show are made from their declarations."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from astrarium.kernel.events import Events
from astrarium.kernel.verbs import Domain, number_domain
from tools.view_schemas import Shapes, file_of, games, of_events, text_of


@pytest.mark.parametrize("game", [*games(), "toy"])
def test_the_schema_of_a_game_is_current(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == text_of(game), "run python -m tools.view_schemas"


class Moon(TypedDict):
    """A moon."""

    name: NotRequired[str]
    at: tuple[int, int]


class Sky(TypedDict):
    moons: list[Moon | None]
    light: Annotated[Literal["day", "night"], "What the clock says."]
    seen: dict[str, bool]


class Box(TypedDict):
    inside: list["Box"]


def test_a_thing_may_hold_more_of_its_kind() -> None:
    shapes = Shapes("Toy", [])
    assert shapes.of(Box) == {"$ref": "#/components/schemas/ToyBox"}
    assert shapes.found["ToyBox"]["properties"]["inside"]["items"] == {"$ref": "#/components/schemas/ToyBox"}


def test_a_declaration_becomes_a_schema() -> None:
    shapes = Shapes("Toy", [])
    assert shapes.of(Sky) == {"$ref": "#/components/schemas/ToySky"}
    assert shapes.found == {
        "ToyMoon": {
            "description": "A moon.",
            "type": "object",
            "properties": {
                "name": {"type": "string"},
                "at": {
                    "type": "array",
                    "prefixItems": [{"type": "integer"}, {"type": "integer"}],
                    "minItems": 2,
                    "maxItems": 2,
                },
            },
            "required": ["at"],
            "additionalProperties": False,
        },
        "ToySky": {
            "type": "object",
            "properties": {
                "moons": {
                    "type": "array",
                    "items": {"anyOf": [{"$ref": "#/components/schemas/ToyMoon"}, {"type": "null"}]},
                },
                "light": {"type": "string", "enum": ["day", "night"], "description": "What the clock says."},
                "seen": {"type": "object", "additionalProperties": {"type": "boolean"}},
            },
            "required": ["light", "moons", "seen"],
            "additionalProperties": False,
        },
    }


@pytest.mark.parametrize("hint", [Any, object, dict[str, Any], dict[int, str], bytes, set[int], float])
def test_what_json_or_the_client_could_not_know_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError):
        Shapes("Toy", []).of(hint)


def another_moon() -> Any:
    class Moon(TypedDict):
        at: int

    return Moon


def test_two_declarations_of_one_name_are_refused() -> None:
    shapes = Shapes("Toy", [])
    shapes.of(Moon)
    with pytest.raises(TypeError):
        shapes.of(another_moon())


def test_declared_events_become_a_schema() -> None:
    events = Events()
    events.event("drawn", seat=int, card=Domain("card", ("ice",)), left=number_domain("left", 9), side=str)
    values = {
        "seat": {"type": "integer"},
        "card": {"type": "string"},
        "left": {"type": "integer"},
        "side": {"type": "string"},
        "rule": {"type": "string"},
    }
    told = {"type": "object", "properties": values, "required": ["card", "left", "seat", "side"]}
    drawn = {"kind": {"type": "string", "enum": ["drawn"]}, "values": {**told, "additionalProperties": False}}
    closed = {"required": ["kind", "values"], "additionalProperties": False}
    assert of_events(events) == {"anyOf": [{"type": "object", "properties": drawn, **closed}]}
