"""The numbers of what the component files name: resources, workies, tracks, decks, kinds of cost and of effect."""

from typing import Final, Literal, get_args

Resource = Literal["plastic", "iridium", "water", "plants", "hydrogen", "microchips", "meat"]
Workie = Literal["craftie", "brainie"]
Track = Literal["capitalists", "futurists", "traditionalists"]
Deck = Literal["A", "B", "C"]
NewsDeck = Literal["I", "II", "III"]
Colour = Literal["yellow", "blue"]
Side = Literal["grey", "red"]
Who = Literal["own", "others", "all"]
Fraud = Literal["stuffing", "grab"]
Pay = Literal["billies", "resource", "resource_any", "workie", "mood", "faction_step", "mix"]
Do = Literal[
    "billies", "vp", "mood", "mood_set", "resource", "resource_any", "production", "build", "build_free",
    "take_workie", "workie_action", "return_workie", "news", "replay_news", "faction_step", "faction_action",
    "faction_support", "vote", "draw_votes", "fraud", "election", "election_choice", "law", "demolish", "sell_boost",
    "give_resource", "copy_box", "discard_buildings", "pay", "choose",
]  # fmt: skip

NONE: Final = -1  # nobody, nothing, nowhere
ANY: Final = -1  # of the player's choice; of a free building: from hand

RESOURCE_NAMES: Final[tuple[Resource, ...]] = get_args(Resource)
PLASTIC: Final = 0
MEAT: Final = 6
WORKIE_NAMES: Final[tuple[Workie, ...]] = get_args(Workie)
CRAFTIE: Final = 0
BRAINIE: Final = 1
TRACK_NAMES: Final[tuple[Track, ...]] = get_args(Track)
DECK_NAMES: Final[tuple[Deck, ...]] = get_args(Deck)
NEWS_DECK_NAMES: Final[tuple[NewsDeck, ...]] = get_args(NewsDeck)
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
SIDE_NAMES: Final[tuple[Side, ...]] = get_args(Side)
GREY: Final = 0
RED: Final = 1
FRAUD_NAMES: Final[tuple[Fraud, ...]] = get_args(Fraud)
STUFFING: Final = 0
GRAB: Final = 1

# Whom an effect is about (PB-ACT-7, PB-ACT-8).
WHO_NAMES: Final[tuple[Who, ...]] = get_args(Who)
OWN: Final = 0
OTHERS: Final = 1
ALL: Final = 2

PAY_NAMES: Final[tuple[Pay, ...]] = get_args(Pay)
PAY_BILLIES: Final = 0
PAY_RESOURCE: Final = 1
PAY_RESOURCE_ANY: Final = 2
PAY_WORKIE: Final = 3
PAY_MOOD: Final = 4
PAY_STEP: Final = 5
PAY_MIX: Final = 6

DO_NAMES: Final[tuple[Do, ...]] = get_args(Do)
BILLIES: Final = 0
VP: Final = 1
MOOD: Final = 2
MOOD_SET: Final = 3
RESOURCE: Final = 4
RESOURCE_ANY: Final = 5
PRODUCTION: Final = 6
BUILD: Final = 7
BUILD_FREE: Final = 8
TAKE_WORKIE: Final = 9
WORKIE_ACTION: Final = 10
RETURN_WORKIE: Final = 11
NEWS: Final = 12
REPLAY_NEWS: Final = 13
FACTION_STEP: Final = 14
FACTION_ACTION: Final = 15
FACTION_SUPPORT: Final = 16
VOTE: Final = 17
DRAW_VOTES: Final = 18
FRAUD: Final = 19
ELECTION: Final = 20
ELECTION_CHOICE: Final = 21
LAW: Final = 22
DEMOLISH: Final = 23
SELL_BOOST: Final = 24
GIVE_RESOURCE: Final = 25
COPY_BOX: Final = 26
DISCARD_BUILDINGS: Final = 27
PAY: Final = 28
CHOOSE: Final = 29

# Several of these are as many separate actions (PB-ACT-16).
SEPARATE: Final = (PRODUCTION, BUILD, NEWS, LAW, FRAUD, FACTION_ACTION)

PRESIDENT: Final = 0  # the first office
SEATS_MOST: Final = 4
PUPPET: Final = 4  # as a voter, after the seats

# Where victory points come from.
POINT_SOURCES: Final = (
    "building", "box", "news", "faction", "law", "mood", "vote", "fraud", "office", "election", "exchange",
    "money", "step", "final_mood", "president", "final_vote",
)  # fmt: skip
BUILDING_POINTS: Final = 0
BOX_POINTS: Final = 1
NEWS_POINTS: Final = 2
FACTION_POINTS: Final = 3
LAW_POINTS: Final = 4
MOOD_POINTS: Final = 5
VOTE_POINTS: Final = 6
FRAUD_POINTS: Final = 7
OFFICE_POINTS: Final = 8
ELECTION_POINTS: Final = 9
EXCHANGE_POINTS: Final = 10
MONEY_POINTS: Final = 11
STEP_POINTS: Final = 12
FINAL_MOOD_POINTS: Final = 13
PRESIDENT_POINTS: Final = 14
FINAL_VOTE_POINTS: Final = 15
