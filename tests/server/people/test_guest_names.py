"""Guests get a name in their own language."""

from __future__ import annotations

import re

import pytest

from astrarium.server.people.guests import guest_words, made_up_name
from astrarium.server.people.names import LONGEST, tidy_name
from astrarium.text.catalogue import LANGUAGES

ALPHABET = {"en": r"[A-Z][a-z]+", "ru": r"[А-ЯЁ][а-яё]+", "uk": r"[А-ЯҐЄІЇ][а-яґєії]+"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_a_name_with_room_for_four_digits(language: str) -> None:
    for group in guest_words()[language]:
        words = [*group["adjectives"], *group["stars"]]
        assert [word for word in words if not re.fullmatch(ALPHABET[language], word)] == []
        longest = " ".join([max(group["adjectives"], key=len), max(group["stars"], key=len), "9999"])
        assert len(longest) <= LONGEST
        assert tidy_name(longest) == longest


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_made_of_words_that_agree(language: str) -> None:
    for _ in range(200):
        adjective, star, number = made_up_name(2, language).split()
        assert number.isdecimal()
        assert [
            group for group in guest_words()[language] if adjective in group["adjectives"] and star in group["stars"]
        ]
