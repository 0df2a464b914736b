"""A real server, the built client, and a real Chromium. A page that writes an error to its console fails its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, sync_playwright

from tests.server.processes import Process, serving
from tools import chromium, web

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# The features that Playwright disables, because this list replaces its own; and two invisible pages for the address
# bar, which cost every visitor more than half a second of processor time.
WITHOUT = (
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup",
)  # fmt: skip
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join(WITHOUT)}",
]

RUNNING = "running"  # the file with the name of the running test

LOST = ("WebSocket connection to", "Failed to load resource: net::")

NewPage = Callable[..., Page]


def deterministic_server(folder: Path, data: Path | None = None) -> AbstractContextManager[Process]:
    """A server on which a test gets the same games in every run; see deterministic_server.py."""
    running = folder / RUNNING
    running.touch()
    program = ("tests.browser.deterministic_server", str(running))
    return serving(f"sqlite:///{folder / 'tables.db'}", folder, data=data, program=program)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    assert (web.BUILT / "index.html").is_file(), "the client is not built: python tools/web.py"
    with deterministic_server(tmp_path_factory.mktemp("browser")) as process:
        yield process


@pytest.fixture(autouse=True)
def _running(request: pytest.FixtureRequest, server: Process) -> None:
    """Tell the server which test is running; its games follow from the name."""
    (server.folder / RUNNING).write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        yield made
        made.close()


@pytest.fixture
def new_page(browser: Browser, server: Process) -> Iterator[NewPage]:
    """Makes visitors, each with their own cookies. Errors in their consoles fail the test.

    The browser reports lost connections as errors; tests that lose them on purpose ignore those.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def listen(page: Page, forgiven: tuple[str, ...]) -> None:
        def hear(message: ConsoleMessage) -> None:
            if message.type == "error" and not message.text.startswith(forgiven):
                wrong.append(message.text)

        def fail(error: Error) -> None:
            wrong.append(str(error))

        page.on("console", hear)
        page.on("pageerror", fail)

    def make(
        size: dict[str, int] = DESKTOP, language: str = "en-GB", address: str = "", *, loses_connection: bool = False
    ) -> Page:
        context = browser.new_context(
            base_url=address or server.address,
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        contexts.append(context)
        page = context.new_page()
        listen(page, LOST if loses_connection else ())
        return page

    yield make
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
