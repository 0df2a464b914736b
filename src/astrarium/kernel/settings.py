"""Settings of a table: what can be chosen, for how many players, and together with what."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from astrarium.kernel.chance import Random
from astrarium.kernel.errors import BadSetting
from astrarium.kernel.position import Settings, SettingValue

REVISION: Final = "revision"  # the setting that says at which revision of the rules a game began
Needs = tuple[tuple[str, tuple[SettingValue, ...]], ...]  # other settings, with the values that they must have


class Restriction(NamedTuple):
    """Limits some choices of a setting to certain numbers of players, or to certain values of other settings."""

    choices: tuple[SettingValue, ...]
    rule: str
    players: tuple[int, ...] = ()  # empty: any number
    needs: Needs = ()


class Setting(NamedTuple):
    """An option of a table or a switch of a rule. The first choice is the default, which follows the rulebook."""

    name: str
    choices: tuple[SettingValue, ...]
    rule: str = ""
    restrictions: tuple[Restriction, ...] = ()


class Fix(NamedTuple):
    """A correction of the rules that changes what is legal, since a revision; earlier games keep the old rule.

    The code reads `g.settings[name]`, which follows from the revision at which the game began.
    """

    name: str
    since: int
    rule: str


class FirstGame(NamedTuple):
    """The game that newcomers are offered: the rulebook's first setup, with the fewest players that play well."""

    players: int
    settings: dict[str, SettingValue]


class Ruleset(NamedTuple):
    """A set of settings with a name, which the form of a new table offers before the single ones."""

    name: str
    settings: dict[str, SettingValue]  # the others have their defaults


def includes(values: Sequence[SettingValue], value: SettingValue) -> bool:
    """Whether the value is among these, where True is not 1."""
    return any([type(value) is type(other) and value == other for other in values])


def check_choices(game: str, settings: Sequence[Setting], chosen: Settings) -> None:
    """Every chosen setting exists and has one of its values."""
    choices = {setting.name: setting.choices for setting in settings}
    for name, value in chosen.items():
        if name not in choices:
            known = ", ".join(choices) or "none"
            raise BadSetting(f"{game} has no setting {name!r}; it has {known}", "unknown", game, setting=name)
        if not includes(choices[name], value):
            listed = ", ".join(map(repr, choices[name]))
            raise BadSetting(f"{name} cannot be {value!r}; it can be {listed}", "choice", game, setting=name)


def check_restrictions(
    game: str, settings: Sequence[Setting], players: int, values: Mapping[str, SettingValue]
) -> None:
    """The values are allowed for this number of players and together."""
    for setting in settings:
        value = values[setting.name]
        for restriction in setting.restrictions:
            if not includes(restriction.choices, value):
                continue
            said = f"{setting.name}={value!r}"
            if restriction.players and players not in restriction.players:
                wanted = ", ".join(map(str, restriction.players))
                text = f"{said} is for {wanted} players ({restriction.rule})"
                raise BadSetting(text, "players", game, setting=setting.name, players=wanted, rule=restriction.rule)
            for other, allowed in restriction.needs:
                if not includes(allowed, values[other]):
                    wanted = " or ".join(map(repr, allowed))
                    text = f"{said} needs {other} to be {wanted} ({restriction.rule})"
                    raise BadSetting(text, "needs", game, setting=setting.name, other=other, rule=restriction.rule)


def random_settings(game: str, settings: Sequence[Setting], players: int, rng: Random) -> dict[str, SettingValue]:
    """Random settings that are allowed together."""
    while True:
        values = {setting.name: setting.choices[rng.randrange(len(setting.choices))] for setting in settings}
        try:
            check_restrictions(game, settings, players, values)
        except BadSetting:
            continue
        return values
