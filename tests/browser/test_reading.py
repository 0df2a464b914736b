"""The pages with the rulebook and the list of components."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from astrarium.kernel.registry import names
from tests.browser.conftest import NewPage

INTERNAL = re.compile(r"\w_\w|\.toml|\bL\d+|undefined")


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("page", ["rules", "about"])
def test_nothing_on_the_page_is_a_name_of_the_program(new_page: NewPage, page: str, game: str) -> None:
    visitor = new_page()
    visitor.goto(f"/{page}/{game}")
    expect(visitor.locator("main section").nth(5)).to_be_visible()
    assert INTERNAL.findall(visitor.locator("main").inner_text()) == []


def test_a_newcomer_reads_the_goal_and_a_round_first(new_page: NewPage) -> None:
    visitor = new_page()
    visitor.goto("/rules/gaia")
    expect(visitor.locator("main h2").nth(0)).to_have_text("Goal of the game")
    expect(visitor.locator("main h2").nth(1)).to_have_text("A round")
    expect(visitor.locator("main h2").nth(2)).to_have_text("Setup")


def test_what_is_reconstructed_can_be_looked_at_alone(new_page: NewPage) -> None:
    visitor = new_page()
    visitor.goto("/about/federation")
    button = visitor.get_by_role("button", name=re.compile("^Reconstructed"))
    count = int(button.inner_text().split()[-1])
    button.click()
    expect(visitor.locator("main section li")).to_have_count(count)
    assert set(visitor.locator("main section li small").all_inner_texts()) == {"Reconstructed"}
