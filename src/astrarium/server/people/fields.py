"""Types of the fields of requests: texts that every database can store, ids, names, passwords, addresses."""

from __future__ import annotations

from typing import Annotated, Final
from unicodedata import category, normalize
from urllib.parse import urlsplit

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from astrarium.text.catalogue import LANGUAGES

from .names import LONGEST, SHORTEST, tidy_name

LINE_BREAKS: Final = frozenset("\n\r\t")


class RequestBody(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


def printable(text: str) -> str:
    """One line without control characters; PostgreSQL refuses the first of them."""
    if not text.isprintable() and any(category(character) in ("Cc", "Cs") for character in text):
        raise ValueError("no control characters")
    return text


def printable_lines(text: str) -> str:
    printable("".join(character for character in text if character not in LINE_BREAKS))
    return text


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"one of {', '.join(LANGUAGES)}")
    return language


def normalized_password(password: str) -> str:
    """The password in normal form: the same bytes, whichever keyboard it was typed on."""
    return normalize("NFC", printable(password))


def https_address(url: str) -> str:
    """An https address; whether it is public is checked when it is called."""
    parts = urlsplit(printable(url))
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or " " in url:
        raise ValueError("an address that begins with https://")
    _ = parts.port  # a ValueError if it is no port
    return url


Id = Annotated[str, StringConstraints(pattern=r"^[2-9a-z]{1,16}$")]
PathId = Annotated[Id, Path()]
Name = Annotated[str, StringConstraints(min_length=SHORTEST, max_length=LONGEST), AfterValidator(tidy_name)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200), AfterValidator(normalized_password)]
# A password that is only compared, or a name that is only looked for, may look like anything that is printable.
PasswordAttempt = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(normalized_password)]
Login = Annotated[str, StringConstraints(min_length=1, max_length=254), AfterValidator(printable)]
Label = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(printable)]
ReportText = Annotated[str, StringConstraints(min_length=1, max_length=1000), AfterValidator(printable_lines)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,100}$")]
Language = Annotated[str, AfterValidator(known_language), Field(max_length=5, json_schema_extra={"enum": [*LANGUAGES]})]
Email = Annotated[
    str,
    StringConstraints(
        max_length=254,
        to_lower=True,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$",
    ),
]
HttpsAddress = Annotated[str, StringConstraints(max_length=1000), AfterValidator(https_address)]
PageNumber = Annotated[int, Query(ge=1, le=10_000)]
