"""Breaks one expression of a module, for `tools/mutate_lines.py` (pytest option `--break MODULE:LINE:COLUMN:KIND`).

- `number`: a whole number becomes one higher;
- `comparison`: `<` becomes `>=`, `==` becomes `!=`, `in` becomes `not in`, and so on;
- `branch`: what follows an `if` is never done.

The module is compiled from the changed tree when it is imported; no file is written.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple

TURNED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Break(NamedTuple):
    """One expression of a module and what is done to it."""

    module: str
    line: int
    column: int
    kind: str

    def __str__(self) -> str:
        return ":".join(map(str, self))

    @classmethod
    def parse(cls, text: str) -> Break:
        module, line, column, kind = text.split(":")
        return cls(module, int(line), int(column), kind)


def kind_of(node: ast.AST) -> str | None:
    """How a node can be broken."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return "number"
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return "comparison"
    return "branch" if isinstance(node, ast.If) else None


def breaks_in(module: str, function: ast.AST) -> Iterator[Break]:
    """Every way to break a function, without its types and decorators."""
    for node in ast.walk(without_types(function)):
        kind = kind_of(node)
        if kind is not None:
            assert isinstance(node, ast.expr | ast.stmt)
            yield Break(module, node.lineno, node.col_offset, kind)


def without_types(function: ast.AST) -> ast.AST:
    """The tree of a function whose types and decorators are gone, so that nobody breaks a number inside one."""
    for node in ast.walk(function):
        if isinstance(node, ast.FunctionDef):
            node.returns, node.decorator_list = None, []
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant("")
    return function


class Breaker(ast.NodeTransformer):
    """Carries out one break."""

    def __init__(self, place: Break) -> None:
        self.place = place

    def visit(self, node: ast.AST) -> Any:
        super().generic_visit(node)
        here = (getattr(node, "lineno", 0), getattr(node, "col_offset", -1), kind_of(node))
        return self.broken(node) if here == self.place[1:] else node

    def broken(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.Constant):
            return ast.copy_location(ast.Constant(node.value + 1), node)  # type: ignore[operator]  # a number
        if isinstance(node, ast.Compare):
            node.ops = [TURNED[type(node.ops[0])]()]
        elif isinstance(node, ast.If):
            node.test = ast.copy_location(ast.Constant(False), node.test)
        return node


class BrokenLoader(SourceFileLoader):
    """Compiles a module with the break in it, and keeps nothing."""

    def __init__(self, name: str, path: str, place: Break) -> None:
        super().__init__(name, path)
        self.place = place

    def get_code(self, fullname: str) -> CodeType:
        tree: ast.Module = Breaker(self.place).visit(ast.parse(self.get_data(self.path)))
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


class BrokenFinder(MetaPathFinder):
    """Finds the one module that is broken."""

    def __init__(self, place: Break) -> None:
        self.place = place

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path) if fullname == self.place.module else None
        if spec is not None:
            assert spec.origin is not None
            spec.loader = BrokenLoader(fullname, spec.origin, self.place)
        return spec


def install(place: str) -> None:
    """Break a module that has not been imported yet."""
    parsed = Break.parse(place)
    assert parsed.module not in sys.modules, f"{parsed.module} has been imported already"
    sys.meta_path.insert(0, BrokenFinder(parsed))
