"""What modules say once, written out for mypyc (docs/decisions/0020).

A compiled class forgets the types of its fields, by which component files are read: `HINTS` keeps them as text.
"""

from __future__ import annotations

import ast


def expanded(source: str) -> str:
    """A module as it is compiled; lines keep their numbers."""
    if "@dataclass(frozen=True)" not in source:
        return source
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and is_declaration(node)]
    hints = {node.name: dict(fields(node)) for node in classes}
    return f"{source}\nHINTS: dict[str, dict[str, str]] = {hints!r}\n"


def is_declaration(node: ast.ClassDef) -> bool:
    return "dataclass(frozen=True)" in [ast.unparse(decorator) for decorator in node.decorator_list]


def fields(node: ast.ClassDef) -> list[tuple[str, str]]:
    """Name and type of each field, without class variables."""
    found = [
        (ast.unparse(part.target), ast.unparse(part.annotation))
        for part in node.body
        if isinstance(part, ast.AnnAssign)
    ]
    return [(name, text) for name, text in found if not text.startswith("ClassVar")]
