"""The contract: settings, records, previews and results."""

import pytest

import astrarium
from astrarium.kernel.errors import AstrariumError, BadRecord, BadSetting, UnknownGame
from astrarium.kernel.failures import Failure, fail, ignore_rule
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from astrarium.kernel.steps import Decision, Step, Steps
from tests.toy.flow import TURN
from tests.toy.state import Comet
from tests.toy.test_rules import play, table


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (5, {}, "toy is for 2 to 4 players, not 5"),
        (2, {"storms": 1}, "toy has no setting 'storms'; it has calm"),
        (2, {"calm": 1}, "calm cannot be 1; it can be False, True"),
    ],
)
def test_bad_settings_say_what_is_wrong(players: int, options: dict[str, int], complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        astrarium.new("toy", players, options)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=f"there are {', '.join(astrarium.names())}$"):
        astrarium.new("chess", 2)


def test_a_seed_gives_the_same_game_again() -> None:
    assert astrarium.new("toy", 3, seed=4).to_wire() == astrarium.new("toy", 3, seed=4).to_wire()


def test_a_check_stops_at_the_first_rule_or_collects_them_all() -> None:
    assert fail(None, "X-1", ore=2) == "X-1"
    found: list[Failure] = []
    assert fail(found, "X-1", ore=2) is None
    assert found == [Failure("X-1", {"ore": 2})]
    with ignore_rule("X-1"):
        assert fail(None, "X-1") is None
    assert fail(None, "X-1") == "X-1"


def test_a_preview_ends_where_chance_begins() -> None:
    g = table(TURN.at(0), TURN.at(1))
    preview = g.preview(0, "mine")
    assert ([event.kind for event in preview.events], preview.asks) == (["mine"], (CHANCE,))


def test_a_preview_ends_before_a_reveal() -> None:
    g = table(TURN.at(0), TURN.at(1), hands=["spy", "ice"])
    preview = g.preview(0, "spy p2")
    assert ([event.kind for event in preview.events], preview.asks) == (["spy"], ())


def test_a_preview_closes_the_turn_and_tells_who_is_asked_then() -> None:
    g = table(TURN.at(0), TURN.at(1), hands=["storm ice", ""])
    assert g.preview(0, "storm p2").asks == (1,)
    preview = g.preview(0, "sell ice")
    assert ([event.kind for event in preview.events], preview.asks) == (["sell", "end"], (1,))


def test_a_preview_of_a_forbidden_move_is_refused() -> None:
    with pytest.raises(AstrariumError, match="TOY-HAND-1"):
        table(TURN.at(0)).preview(0, "spy p2")


def test_a_hidden_move_is_a_question_mark_to_others() -> None:
    g = astrarium.new("toy", 2, seed=1)
    g.play(0, "favour 1 red")
    text = str(Record.of(g, 1))
    assert "chance ?" in text
    assert "p1 favour 1 ?" in text  # its coins are open
    assert "red" not in text
    with pytest.raises(BadRecord, match="no such action"):
        Record.parse(text).replay()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("game: ", "game "), "header"),
        (("draws: ", "drawn: "), "lacks draws"),
        (("2. ", "3. "), "no move 2"),
        (("1. chance", "1. q1"), "no move 1"),
    ],
)
def test_a_bad_record_says_what_is_wrong(change: tuple[str, str], complaint: str) -> None:
    text = str(Record.of(astrarium.new("toy", 2, seed=1)))
    with pytest.raises(BadRecord, match=complaint):
        Record.parse(text.replace(*change, 1))


def test_a_record_with_an_illegal_move_names_the_move_and_the_rule() -> None:
    record = Record.of(astrarium.new("toy", 2, seed=1))
    record.moves.append((0, "mine"))
    with pytest.raises(BadRecord, match=r"move 5: .*TOY-ASK-2"):
        record.replay()


def test_a_step_belongs_to_one_game() -> None:
    step: Step[Comet] = Decision([])
    with pytest.raises(AssertionError, match="not among the steps"):
        step.at(0)
    steps: Steps[Comet] = Steps()
    steps.add("STEP", step)
    with pytest.raises(ValueError, match="STEP is declared twice"):
        steps.add("STEP", Decision[Comet]([]))
    with pytest.raises(ValueError, match="AGAIN is declared twice"):
        steps.add("AGAIN", step)


def test_events_are_made_only_for_those_who_listen() -> None:
    g = table(TURN.at(0), TURN.at(1))
    g.apply(0, g.parse("end"))
    assert g.log is None
    assert [event.kind for event in g.play(1, "end")] == ["end"]
    assert g.log is None


def test_a_clone_goes_its_own_way() -> None:
    g = table(TURN.at(0), hands=["ice", ""])
    copy = g.clone()
    assert copy.history is None
    play(g, "p1 sell ice")
    assert copy.players[0].coins == 3
    assert copy.holds(0, 0)
