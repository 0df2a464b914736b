"""The board shows the corrected values of a server with corrections."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, deterministic_server
from tests.browser.gameplay import open_table

TILE = '[[tech_tile]]\nid = "tech_7vp"\neffect = {when="once", gain={vp=9}}\n'


def test_a_corrected_tile_is_drawn_as_corrected(new_page: NewPage, tmp_path: Path) -> None:
    data = tmp_path / "data"
    (data / "gaia").mkdir(parents=True)
    (data / "gaia" / "tech_tiles.toml").write_text(TILE, encoding="utf-8")
    with deterministic_server(tmp_path, data) as corrected:
        for address, points in (("", "7"), (corrected.address, "9")):
            page = new_page(address=address)
            made = page.request.post("/api/play-now", data={"game": "gaia", "players": 2, "bot": "random"})
            open_table(page, made.json()["id"])
            number = page.get_by_label(re.compile("^7 VP. Tech tile")).first.locator("b [data-text]").first
            expect(number).to_have_attribute("data-text", points)
            page.close()
