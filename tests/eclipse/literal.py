"""Literal tables for tests: a line of titles, then a line for each component."""

from __future__ import annotations

Row = dict[str, str]


def read(text: str) -> dict[str, Row]:
    """The rows by the name in their first column."""
    titles, *lines = [line.split() for line in text.strip().splitlines()]
    return {line[0]: dict(zip(titles, line, strict=True)) for line in lines}


def numbers(row: Row, *titles: str) -> tuple[int, ...]:
    return tuple([int(row[title]) for title in titles])


def dice(text: str) -> tuple[int, ...]:
    """The damage of each die: "4+2"."""
    return tuple([int(damage) for damage in text.split("+")]) if text != "-" else ()


def names(text: str) -> list[str]:
    return text.split("+") if text != "-" else []
