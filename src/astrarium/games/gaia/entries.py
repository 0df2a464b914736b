"""The words of Gaia Project's component files: gains, prices, effects."""

from dataclasses import fields
from typing import Final

from astrarium.components.entry import Entry

from .ids import COUNT_NAMES, EVENT_NAMES, TOKEN_NAMES, TRACK_NAMES, WHEN_NAMES
from .pieces import GAIN_KEYS, Effect, Gain, Price

# Named special powers (components/README.md, "effect") and the key that holds the one number of each.
POWERS: Final[dict[str, str]] = {
    "gaia_tokens_return_to_bowl": "bowl",
    "moved_tokens_also_buy_free_action_gains": "per_token_power",
    "may_build_mine_on_opponent_planet": "",
    "third_starting_mine": "",
    "federation_threshold": "value",
    "gain_ore_instead_of_qic": "",
    "gaia_planet_cost": "",
    "gain_federation_token": "token",
    "brainstone": "spend_value",
    "swap_planetary_institute_with_own_mine": "",
    "credits_replace_power_in_free_actions": "",
    "start_with_planetary_institute": "",
    "single_growing_federation": "threshold_step",
    "satellite_cost": "",
    "place_space_station": "",
    "cannot_advance": "track",
    "may_advance": "track",
    "downgrade_research_lab_to_trading_station": "",
    "advance_lowest_track": "",
    "power_value_bonus": "value",
    "bowl3_token_spend_value": "value",
    "burned_token_goes_to_gaia_area": "",
    "power_value_of_big_structures": "value",
}
DETAILS: Final[tuple[str, ...]] = (
    "terraform_cost",
    "gaia_cost",
    "upgradable",
    "counts_for_planet_types",
    "counts_for_gaia",
    "until",
    "order",
    "token_value",
    "start_bowl",
    "where",
    "odd_rest",
    "counts_as_spending",
)
THEN: Final[tuple[str, ...]] = ("", "build_mine", "build_mine or start_gaia_project")

PRICE_KEYS: Final[tuple[str, ...]] = tuple(part.name for part in fields(Price) if part.name != "burn")
BURN_KEYS: Final[tuple[str, ...]] = ("discard_bowl2", "move_bowl2_to_bowl3")


class GaiaEntry(Entry):
    """One table of a file of Gaia Project."""

    def gain(self, key: str) -> Gain:
        """A table of gains; nothing if the key is missing."""
        return Gain(**self.inner(key).all_numbers(GAIN_KEYS))

    def gains(self, key: str) -> tuple[Gain, ...]:
        """A list of tables of gains, one for each slot or icon."""
        return tuple(Gain(**inner.all_numbers(GAIN_KEYS)) for inner in self.inners(key))

    def price(self, key: str) -> Price:
        """A table of costs; burning is written as its two halves."""
        found = self.inner(key).all_numbers((*PRICE_KEYS, *BURN_KEYS))
        halves = [found.pop(half, 0) for half in BURN_KEYS]
        if halves not in ([0, 0], [1, 1]):
            raise self.fault("burning discards one token of bowl II and moves another to bowl III")
        return Price(
            ore=found.get("ore", 0),
            credits=found.get("credits", 0),
            knowledge=found.get("knowledge", 0),
            qic=found.get("qic", 0),
            power=found.get("power", 0),
            discard_tokens=found.get("discard_tokens", 0),
            tokens_to_gaia=found.get("tokens_to_gaia", 0),
            discard_gaia_tokens=found.get("discard_gaia_tokens", 0),
            token_bowl3_to_gaia=found.get("token_bowl3_to_gaia", 0),
            gaiaformer_to_gaia_area=found.get("gaiaformer_to_gaia_area", 0),
            burn=halves == [1, 1],
        )

    def per_vp(self, key: str) -> tuple[int, int]:
        """What is counted and the points for each; (-1, 0) if the key is missing."""
        if not self.has(key):
            return -1, 0
        inner = self.inner(key)
        found = inner.word("per", COUNT_NAMES), inner.number("vp")
        inner.close()
        return found

    def effect(self) -> Effect:
        """This table as an effect (components/README.md, "Vocabulary")."""
        name = self.text("effect", "")
        if name and name not in POWERS:
            raise self.fault(f"unknown effect {name!r}")
        effect = Effect(
            when=self.word("when", WHEN_NAMES),
            gain=self.gain("gain"),
            per=self.word("per", COUNT_NAMES, -1),
            on=self.word("on", EVENT_NAMES, -1),
            name=name,
            value=self.power_value(POWERS.get(name, "")),
            then=THEN[self.word("then", THEN, 0)],
            price=self.price("cost"),
            counts_as=self.word("counts_as", EVENT_NAMES, -1),
            repeat=self.flag("repeat", False),
            details=tuple((key, str(self.take(key))) for key in DETAILS if self.has(key)),
        )
        self.close()
        return effect

    def power_value(self, key: str) -> int:
        """The one number of a named power; tracks and tokens by their id."""
        if key == "track":
            return self.word(key, TRACK_NAMES)
        if key == "token":
            return self.word(key, TOKEN_NAMES)
        return self.number(key) if key else 0
