"""How many compressed bytes a visitor loads: for the lobby, for a table, and for a board with its texts in addition."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, Response

from astrarium.kernel.registry import names
from tests.browser.conftest import NewPage
from tests.browser.gameplay import csrf, open_table

LOBBY: Final = 200_000  # bytes
BOARD: Final = 60_000
TABLE: Final = 240_000
CYRILLIC: Final = 30_000  # its letters come in fonts of their own, beside the Latin ones
LANGUAGES = pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])


class Loaded:
    """The sizes of the compressed bodies that a page has loaded, by address."""

    def __init__(self, page: Page) -> None:
        self.answers: dict[str, Response] = {}
        page.on("response", self.hear)

    def hear(self, answer: Response) -> None:
        self.answers.setdefault(answer.url, answer)

    def sizes(self) -> dict[str, int]:
        found = {url: answer for url, answer in self.answers.items() if answer.status == 200}
        return {url: answer.request.sizes()["responseBodySize"] for url, answer in found.items()}


@LANGUAGES
def test_the_lobby_is_light(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    loaded = Loaded(page)
    page.goto("/")
    page.get_by_role("article").nth(len(names()) - 1).wait_for()
    page.wait_for_load_state("networkidle")
    sizes = loaded.sizes()
    assert 50_000 < sum(sizes.values()) < LOBBY, sizes
    assert not [url for url in sizes if "/symbols-" in url or "/api/games/" in url], "a card shows no board"


@LANGUAGES
@pytest.mark.parametrize("game", names())
def test_a_board_with_its_texts_is_light(new_page: NewPage, game: str, language: str) -> None:
    """Only what is loaded in addition to a game with the fallback board is counted."""
    page = new_page(language=language)
    loaded = Loaded(page)
    page.request.post("/api/play-now", data={"game": "toy", "players": 2, "bot": "random"})
    page.request.patch("/api/me", data={"language": language[:2]}, headers=csrf(page))
    open_table(page, page.request.get("/api/me/tables").json()[0]["id"])
    page.locator(".chip").first.wait_for()
    page.wait_for_load_state("networkidle")
    before = set(loaded.sizes())
    made = page.request.post("/api/play-now", data={"game": game, "players": 2, "bot": "random"}, headers=csrf(page))
    table: str = made.json()["id"]
    open_table(page, table)
    page.locator(".chip").first.wait_for()
    page.wait_for_load_state("networkidle")
    own = {url: size for url, size in loaded.sizes().items() if url not in before and is_of_board(url)}
    assert any(url.endswith(".svg") for url in own)
    assert any(url.endswith(f"/api/games/{game}/text/{language[:2]}") for url in own)
    assert sum(own.values()) < BOARD, own


@LANGUAGES
@pytest.mark.parametrize("game", names())
def test_a_table_is_light_for_a_browser_that_has_kept_nothing(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(language=language)
    loaded = Loaded(page)
    made = page.request.post("/api/play-now", data={"game": game, "players": 2, "bot": "random"})
    page.request.patch("/api/me", data={"language": language[:2]}, headers=csrf(page))
    page.goto(f"/table/{made.json()['id']}")
    page.locator(".chip").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = loaded.sizes()
    assert any("/position" in url for url in sizes)
    assert sum(sizes.values()) < TABLE + (0 if language == "en-GB" else CYRILLIC), sum(sizes.values())


def is_of_board(url: str) -> bool:
    return "/assets/" in url or "/text/" in url
