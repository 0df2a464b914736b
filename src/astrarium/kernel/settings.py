"""Settings of a table: what can be chosen, for how many players, and together with what."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from astrarium.kernel.chance import Random
from astrarium.kernel.errors import BadSetting
from astrarium.kernel.position import Settings, SettingValue

REVISION: Final = "revision"  # the settings of a game say at which revision of the rules it began
Needs = tuple[tuple[str, tuple[SettingValue, ...]], ...]  # other settings, and the values that they must have


class Fit(NamedTuple):
    """Some choices of a setting are for certain numbers of players only, or need values of other settings."""

    choices: tuple[SettingValue, ...]
    rule: str
    players: tuple[int, ...] = ()  # none named: any number
    needs: Needs = ()


class Setting(NamedTuple):
    """An option of a table or a switch of a rule. The first choice is the default, which follows the rulebook."""

    name: str
    choices: tuple[SettingValue, ...]
    rule: str = ""
    fits: tuple[Fit, ...] = ()


class Fix(NamedTuple):
    """A correction of the rules that changes what is legal, since a revision; earlier games keep the old rule.

    The code asks `g.settings[name]`, which nobody chooses: the revision at which the game began says whether it holds.
    """

    name: str
    since: int
    rule: str


class FirstGame(NamedTuple):
    """What newcomers are offered: the rulebook's first setup, with as few players as the game is good with."""

    players: int
    settings: dict[str, SettingValue]


def has(values: Sequence[SettingValue], value: SettingValue) -> bool:
    """Whether the value is among these; True is not 1."""
    return any([type(value) is type(other) and value == other for other in values])


def check_known(game: str, settings: Sequence[Setting], chosen: Settings) -> None:
    """Every chosen setting exists and has one of its values."""
    choices = {setting.name: setting.choices for setting in settings}
    for name, value in chosen.items():
        if name not in choices:
            known = ", ".join(choices) or "none"
            raise BadSetting(f"{game} has no setting {name!r}; it has {known}", "unknown", game, setting=name)
        if not has(choices[name], value):
            listed = ", ".join(map(repr, choices[name]))
            raise BadSetting(f"{name} cannot be {value!r}; it can be {listed}", "choice", game, setting=name)


def check_fits(game: str, settings: Sequence[Setting], players: int, values: Mapping[str, SettingValue]) -> None:
    """The chosen values are for this number of players and go together."""
    for setting in settings:
        value = values[setting.name]
        for fit in setting.fits:
            if not has(fit.choices, value):
                continue
            said = f"{setting.name}={value!r}"
            if fit.players and players not in fit.players:
                wanted = ", ".join(map(str, fit.players))
                text = f"{said} is for {wanted} players ({fit.rule})"
                raise BadSetting(text, "players", game, setting=setting.name, players=wanted, rule=fit.rule)
            for other, allowed in fit.needs:
                if not has(allowed, values[other]):
                    wanted = " or ".join(map(repr, allowed))
                    text = f"{said} needs {other} to be {wanted} ({fit.rule})"
                    raise BadSetting(text, "needs", game, setting=setting.name, other=other, rule=fit.rule)


def drawn_settings(game: str, settings: Sequence[Setting], players: int, rng: Random) -> dict[str, SettingValue]:
    """Settings that go together, each choice by chance."""
    while True:
        values = {setting.name: setting.choices[rng.randrange(len(setting.choices))] for setting in settings}
        try:
            check_fits(game, settings, players, values)
        except BadSetting:
            continue
        return values
