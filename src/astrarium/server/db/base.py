"""What all models share."""

import secrets
from typing import Any, ClassVar

from sqlalchemy import JSON, BigInteger, MetaData
from sqlalchemy.orm import DeclarativeBase

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"  # without characters that look alike
# Constraints have names, so that migrations can name them on every database.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: ClassVar[dict[Any, Any]] = {int: BigInteger, dict[str, Any]: JSON, list[Any]: JSON}


def new_id(length: int = 10) -> str:
    """A random name for something that is not secret."""
    return "".join([ALPHABET[byte % len(ALPHABET)] for byte in secrets.token_bytes(length)])
