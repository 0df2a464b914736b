"""What the declaration of an event decides: its values, its audience, whether it can be undone."""

import pytest

from astrarium.kernel.events import Event, EventKind, Events
from astrarium.kernel.verbs import Domain, number_domain
from tests.toy.flow import TURN
from tests.toy.test_rules import table

CARDS = Domain("card", ("ice", "storm"))
Kind = EventKind[*tuple[int | str, ...]]


def told(kind: Kind, *values: int | str, rule: str = "") -> Event:
    """The event as a listener of a position gets it."""
    g = table(TURN.at(0))
    g.log = []
    g.note(kind, *values, rule=rule)
    return g.log[0]


def test_values_are_shown_by_their_domains_in_the_order_of_the_declaration() -> None:
    drawn: Kind = Events().event("drawn", seat=int, card=CARDS, left=number_domain("left", 9), side=str)
    event = told(drawn, 1, 0, 5, "voting")
    assert event == Event("drawn", {"seat": 1, "card": "card:ice", "left": 5, "side": "voting"})
    assert list(event.values) == ["seat", "card", "left", "side"]


def test_the_rule_that_brings_an_event_about_is_its_last_value() -> None:
    started: Kind = Events().event("started", round=int)
    assert told(started, 2, rule="TOY-BID-1").values == {"round": 2, "rule": "TOY-BID-1"}
    assert told(started, 2).values == {"round": 2}


def test_a_private_event_is_seen_by_the_seat_that_its_argument_names() -> None:
    saw: Kind = Events().event("saw", private="seat", reveals=True, card=CARDS, seat=int)
    event = told(saw, 1, 2)
    assert (event.seen_by, event.reveals) == ((2,), True)
    assert [event.is_seen_by(seat) for seat in (0, 1, 2, None)] == [False, False, True, False]


def test_whoever_notes_an_event_may_say_who_sees_it() -> None:
    g = table(TURN.at(0))
    g.log = []
    kind: EventKind[int] = Events().event("looked", seat=int)
    g.note(kind, 0, seen_by=(0, 1))
    g.note(kind, 0)
    assert [event.seen_by for event in g.log] == [(0, 1), None]


def test_nothing_is_made_where_nobody_listens() -> None:
    g = table(TURN.at(0))
    kind: EventKind[int] = Events().event("drawn", card=CARDS)
    g.note(kind, 99)
    assert g.log is None


@pytest.mark.parametrize(
    ("values", "error"), [((1,), ValueError), ((1, 1, 1), ValueError), ((1, 9), IndexError), (("p1", 0), TypeError)]
)
def test_wrong_values_are_refused(values: tuple[int | str, ...], error: type[Exception]) -> None:
    drawn: Kind = Events().event("drawn", seat=int, card=CARDS)
    with pytest.raises(error):
        told(drawn, *values)


def test_a_declaration_is_checked() -> None:
    events = Events()
    kind: EventKind[int] = events.event("drawn", card=CARDS)
    assert events.by_name == {"drawn": kind}
    with pytest.raises(ValueError, match="twice"):
        events.event("drawn", card=CARDS)
    with pytest.raises(ValueError, match="no arguments"):
        events.event("won", player=int)
    with pytest.raises(ValueError, match="other"):
        events.event("lost", private="other", seat=int)
