"""Rewrites modules for mypyc (docs/decisions/0022).

State classes get the methods that `@state` would generate, so that they are compiled too. Compiled frozen dataclasses
lose the types of their fields, which the reader of component files needs, and their class variables: the module keeps
both as `HINTS` and `LAYOUT`.
"""

from __future__ import annotations

import ast

from astrarium.kernel.states import Field, methods_source

NEEDED = "import typing; import astrarium.kernel.chance; import astrarium.kernel.position; "
FROZEN = "dataclass(frozen=True)"
FOR_CHECKERS = "@dataclass_transform(kw_only_default=True)"  # not possible in compiled code


def expanded(source: str) -> str:
    """The source of a module as mypyc gets it."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    states = [node for node in classes if "state" in decorators(node)]
    declared = [node for node in classes if FROZEN in decorators(node)]
    source = source.replace(FOR_CHECKERS, "")
    if states:
        source = with_methods(source, states)
    return with_hints(source, declared) if declared else source


def decorators(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(decorator) for decorator in node.decorator_list]


def is_class_variable(part: ast.stmt) -> bool:
    return isinstance(part, ast.AnnAssign) and ast.unparse(part.annotation).startswith("ClassVar")


def fields(node: ast.ClassDef) -> list[Field]:
    return [as_field(part) for part in node.body if isinstance(part, ast.AnnAssign) and not is_class_variable(part)]


def as_field(part: ast.AnnAssign) -> Field:
    name, hint, value = ast.unparse(part.target), ast.unparse(part.annotation), part.value
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "computed":
        function, *names = value.args
        return Field(name, hint, "None", f"{ast.unparse(function)}({', '.join([ast.literal_eval(n) for n in names])})")
    return Field(name, hint, ast.unparse(value) if value else "", "")


def with_methods(source: str, states: list[ast.ClassDef]) -> str:
    """Replace the declarations of fields by the generated methods."""
    lines = source.splitlines()
    for node in reversed(states):
        lines.insert(node.end_lineno or 0, methods_source(node.name, fields(node)))
        clear(lines, *node.decorator_list)
        clear(lines, *[part for part in node.body if isinstance(part, ast.AnnAssign)])
    first = next(
        n for n, line in enumerate(lines) if line.startswith(("import ", "from ")) and "__future__" not in line
    )
    lines[first] = NEEDED + lines[first]
    return "\n".join(lines) + "\n"


def with_hints(source: str, declared: list[ast.ClassDef]) -> str:
    """Add `HINTS`, the types of the fields of each class, and `LAYOUT`."""
    lines = source.splitlines()
    hints = {node.name: {field.name: field.hint for field in fields(node)} for node in declared}
    layout: dict[str, object] = {}
    for node in declared:
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and is_class_variable(part) and part.value:
                layout[node.name] = ast.literal_eval(part.value)
                clear(lines, part)
    lines.append(f"HINTS: dict[str, dict[str, str]] = {hints!r}")
    lines.append(f"LAYOUT: dict[str, tuple[str, ...]] = {layout!r}")
    return "\n".join(lines) + "\n"


def clear(lines: list[str], *parts: ast.expr | ast.stmt) -> None:
    """Blank out parts; other lines keep their numbers."""
    for part in parts:
        for number in range(part.lineno, (part.end_lineno or 0) + 1):
            lines[number - 1] = ""
