"""What the server says is complete in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astrarium.server
from astrarium.server.logs import text_id
from astrarium.server.refusal import CannotServe
from astrarium.text.catalogue import LANGUAGES
from tests.text.test_messages import entries, spoken, variables

SOURCE = Path(astrarium.server.__file__).parent
FOLDER = SOURCE / "text" / "machine"
LOGS = SOURCE / "text" / "logs"
USED = re.compile(r'CannotServe\(\s*"([a-z-]+)"')
TOLD = re.compile(r'\.tell\("([a-z-]+)"')
LOGGED = re.compile(r'\blog\.(?:warning|error|exception)\("([a-z ]+)"')
ATTEMPTED = re.compile(r'_log_errors\("([a-z ]+)"')


@pytest.mark.parametrize("folder", [FOLDER, LOGS], ids=["machine", "logs"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same(language: str, folder: Path) -> None:
    english, other = entries(folder, "en"), entries(folder, language)
    assert list(english) == list(other)
    for name, entry in english.items():
        assert variables(entry) == variables(other[name]), name
        assert spoken(entry) != spoken(other[name]), name


def test_what_a_host_is_told_has_a_text_and_every_text_a_use() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCE.parent.rglob("*.py"))
    used = {f"machine-{code}" for code in (*USED.findall(sources), *TOLD.findall(sources))}
    assert used == set(entries(FOLDER, "en"))


def test_every_record_has_a_text_for_terminals_and_every_text_a_record() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    logged = [*LOGGED.findall(sources), *[f"could not {what}" for what in ATTEMPTED.findall(sources)]]
    known = {text_id(text) for text in (*logged, "request", "Exception in ASGI application\n")}
    assert known | {"log-line", "log-error"} == set(entries(LOGS, "en"))


def test_a_refusal_speaks_the_hosts_language() -> None:
    refused = CannotServe("database-in-use", file="a.db")
    assert str(refused).startswith("Another server uses a.db.")
    assert refused.message_in("ru").startswith("Файл a.db занят другим сервером.")
