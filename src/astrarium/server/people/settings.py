"""Settings of a person. Only the client knows what they mean, except `quiet`."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field, StrictBool, StrictFloat, StrictInt, StringConstraints

from .fields import printable

SettingName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_.-]{0,39}$")]
SettingText = Annotated[str, StringConstraints(strict=True, max_length=200), AfterValidator(printable)]
SettingNumber = Annotated[StrictInt | StrictFloat, Field(ge=-(2**53), le=2**53)]  # what every JSON can hold
SettingValue = StrictBool | SettingNumber | SettingText | None
Settings = Annotated[dict[SettingName, SettingValue], Field(max_length=50)]
