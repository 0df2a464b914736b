"""What can be played: the games with their settings, automatic replies and bots, and the clocks."""

from pathlib import Path

from fastapi import Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from astrarium import bots
from astrarium.components.component_list import Origin, components_of
from astrarium.components.printed import printed_of
from astrarium.kernel import registry
from astrarium.kernel.settings import Setting
from astrarium.text.catalogue import card_of, catalogue, folder_of

from ..people.fields import Label, Language
from ..people.routing import api_router
from ..play.change import END_TURN
from ..play.clocks import Clock, offered_clocks
from ..problems import not_found
from ..services import ServicesDep
from ..view_types import Printed

router = api_router("games")
KEPT = {"Cache-Control": "public, max-age=300"}


class RestrictionInfo(BaseModel):
    """These choices are for these numbers of players (none named: any), and need one of these values of others."""

    choices: list[bool | int | str]
    rule: str
    players: list[int]
    needs: dict[str, list[bool | int | str]]


class SettingInfo(BaseModel):
    """A choice; the first value is the default. Its texts are messages of the game."""

    name: str
    choices: list[bool | int | str]
    rule: str
    restrictions: list[RestrictionInfo]


class FirstGameInfo(BaseModel):
    """The setup that the rulebook recommends for a first game."""

    players: int
    settings: dict[str, bool | int | str]


class RulesetInfo(BaseModel):
    """Settings that are chosen together; the others have their defaults."""

    name: str
    settings: dict[str, bool | int | str]


class GameInfo(BaseModel):
    """A game that can be played here."""

    id: str
    revision: int
    is_complete: bool
    weight: int  # how complex it is, 1 to 5
    seats: list[int]
    first_game: FirstGameInfo
    settings: list[SettingInfo]
    rulesets: list[RulesetInfo]
    auto_replies: list[SettingInfo]  # what a seat may have answered by itself
    end_turn: SettingInfo | None  # the automatic reply of games whose turns are ended by the player
    chart: str  # the events whose points are drawn over time; empty if there is no chart
    bots: list[str]  # the weakest first
    usual_bot: str
    has_calculator: bool  # whether something of it can be calculated away from a table, such as the odds of a battle


def setting_info(setting: Setting) -> SettingInfo:
    restrictions = [
        RestrictionInfo(
            choices=list(restriction.choices),
            rule=restriction.rule,
            players=list(restriction.players),
            needs={other: list(values) for other, values in restriction.needs},
        )
        for restriction in setting.restrictions
    ]
    return SettingInfo(name=setting.name, choices=list(setting.choices), rule=setting.rule, restrictions=restrictions)


def has_calculator(game: str) -> bool:
    return (folder_of(game) / "calculator.py").exists()


def game_info(game: str) -> GameInfo:
    about = registry.about_of(game)
    return GameInfo(
        id=about.id,
        revision=about.revision,
        is_complete=about.is_complete,
        weight=about.weight,
        seats=list(about.seats),
        first_game=FirstGameInfo(players=about.first_game.players, settings=about.first_game.settings),
        settings=[setting_info(setting) for setting in about.settings],
        rulesets=[RulesetInfo(name=ruleset.name, settings=ruleset.settings) for ruleset in about.rulesets],
        auto_replies=[setting_info(setting) for setting in about.auto_replies],
        end_turn=setting_info(END_TURN) if about.has_end_turn else None,
        chart=about.chart_event,
        bots=bots.names(),
        usual_bot=bots.DEFAULT_BOT,
        has_calculator=has_calculator(game),
    )


@router.get("/games")
async def games(services: ServicesDep) -> list[GameInfo]:
    """Every game that can be played, with all that the form of a new table needs. No engine is loaded for it."""
    return [game_info(game) for game in registry.names(unfinished=services.config.unfinished)]


@router.get("/games/{game}")
async def game(game: Label) -> GameInfo:
    return game_info(game)


@router.get("/cards/{language}", response_class=PlainTextResponse)
async def cards(language: Language) -> PlainTextResponse:
    """The texts of all games' cards, as a Fluent file."""
    texts = [card_of(game, language) for game in registry.names(unfinished=True)]
    return PlainTextResponse("\n".join(texts), headers=KEPT)


class ClockChoice(BaseModel):
    """A clock that a new table may have, and whether such a table is live."""

    clock: Clock
    is_live: bool


@router.get("/clocks")
async def clocks() -> list[ClockChoice]:
    """The clocks that the form of a new table offers, the usual one first."""
    return [ClockChoice(clock=clock, is_live=clock.is_live) for clock in offered_clocks()]


class RuleInfo(BaseModel):
    """A rule of the game's catalogue."""

    id: str
    kind: str
    section: str
    text: str


class ComponentInfo(BaseModel):
    """A component: what it is called, how often it is in the box, and where its values are from."""

    kind: str
    name: str
    count: int | None
    origin: Origin


@router.get("/games/{game}/text/{language}", response_class=PlainTextResponse)
async def game_text(game: Label, language: Language) -> PlainTextResponse:
    """The texts of a game, as a Fluent file."""
    return text_of(folder_of(game) / "text" / f"{language}.ftl")


@router.get("/games/{game}/explanations/{language}", response_class=PlainTextResponse)
async def game_explanations(game: Label, language: Language) -> PlainTextResponse:
    """The texts of reasons, causes and facts; empty if they are among the texts of the game."""
    file = folder_of(game) / "explanations" / f"{language}.ftl"
    return text_of(file) if file.is_file() else PlainTextResponse("", headers=KEPT)


def text_of(file: Path) -> PlainTextResponse:
    if not file.is_file():
        raise not_found("text")
    return PlainTextResponse(file.read_text(encoding="utf-8"), headers=KEPT)


@router.get("/games/{game}/rules/{language}")
async def game_rules(game: Label, language: Language, response: Response) -> list[RuleInfo]:
    """The rule catalogue."""
    response.headers.update(KEPT)
    try:
        rules = catalogue(game, language)
    except FileNotFoundError:
        raise not_found("text") from None
    return [RuleInfo(id=rule.id, kind=rule.kind, section=rule.section, text=rule.text) for rule in rules.values()]


@router.get("/games/{game}/components")
async def game_components(game: Label, response: Response) -> list[ComponentInfo]:
    """Every component with the origin of its values."""
    response.headers.update(KEPT)
    registry.rules_of(game)
    return [
        ComponentInfo(kind=one.kind, name=one.name, count=one.count, origin=one.origin) for one in components_of(game)
    ]


@router.get("/games/{game}/corrections")
async def game_corrections(game: Label, response: Response) -> Printed | None:
    """What is printed on the components if this server has corrected any; null if they are as the client knows them."""
    response.headers.update(KEPT)
    return printed_of(game) if registry.rules_of(game).corrections else None
