"""The views of games in the OpenAPI schema: the schemas of each game, and unions over all games."""

import json
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import FastAPI
from pydantic import WithJsonSchema

from astrarium.kernel import registry
from astrarium.text.catalogue import folder_of

PLACEHOLDER = "x-view-type"
View = Annotated[dict[str, Any], WithJsonSchema({PLACEHOLDER: "View"})]
Forecast = Annotated[dict[str, Any], WithJsonSchema({PLACEHOLDER: "Forecast"})]
Printed = Annotated[dict[str, Any], WithJsonSchema({PLACEHOLDER: "Printed"})]


def with_references(part: Any) -> Any:
    """The description with references where `View` and `Printed` are marked."""
    if isinstance(part, list):
        return [with_references(item) for item in part]
    if not isinstance(part, dict):
        return part
    if PLACEHOLDER in part:
        return {"$ref": f"#/components/schemas/{part[PLACEHOLDER]}"}
    return {key: with_references(item) for key, item in part.items()}


def schemas() -> dict[str, Any]:
    """All games' schemas; what one shows is a `View`, what is printed in it a `Printed`, what happens an `Event`."""
    by_name: dict[str, Any] = {}
    roots: dict[str, list[dict[str, str]]] = {}
    for file in [folder_of(game) / "view_schema.json" for game in registry.names(unfinished=True)]:
        if not file.exists():
            continue  # a game that has only been begun
        shown = json.loads(file.read_text(encoding="utf-8"))
        by_name |= shown["schemas"]
        for root, name in shown["roots"].items():
            roots.setdefault(root, []).append({"$ref": f"#/components/schemas/{name}"})
    return by_name | {root: {"anyOf": names} for root, names in roots.items()}


def install(app: FastAPI) -> None:
    describe: Callable[[], dict[str, Any]] = app.openapi
    described: dict[str, Any] = {}

    def openapi() -> dict[str, Any]:
        if not described:
            described.update(with_references(describe()))
            described["components"]["schemas"] |= schemas()
        return described

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend the description
