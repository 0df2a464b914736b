"""What the log says of what happens without a decision: each step of the executive phase and of the end, in numbers."""

from __future__ import annotations

import pytest

from astrarium.games.federation.ids import DEGREE
from astrarium.kernel.events import Event
from astrarium.text.catalogue import LANGUAGES, catalogue
from astrarium.text.messages import Messages
from tests.federation.scenario import Table, scored, table
from tests.marks import rule

INTERESTING = ["transporter", "transmutation_chamber", "military_academy", "space_university"]


def steps(events: list[Event]) -> list[list[Event]]:
    """Events as the log shows them: one that names its rule begins a line of its own."""
    found: list[list[Event]] = [[]]
    for event in events:
        if "rule" in event.values:
            found.append([])
        found[-1].append(event)
    return [line for line in found if line]


def line_of(events: list[Event], kind: str, **values: object) -> list[Event]:
    """The line that an event of this kind with these values begins."""
    found = [line for line in steps(events) if line[0].kind == kind and line[0].values.items() >= values.items()]
    assert len(found) == 1, [(line[0].kind, line[0].values) for line in steps(events)]
    return found[0]


def points(line: list[Event], players: int = 4) -> list[int]:
    return [scored(line, seat) for seat in range(players)]


def voted() -> Table:
    """Two floors won, one tied, the left wing ahead, and seat 0 asked for its upkeep."""
    t = table().put(0, "3", "voting", "neo_left").put(1, "1", "voting", "sixmoons_left")
    t.put(2, "2", "voting", "procurement_office").put(3, "2", "voting", "assistants_room")
    t[0].degree = 5
    return t


@rule("FED-INC-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_about_an_income_names_its_production(language: str) -> None:
    texts = Messages.of_game(language, "federation")
    t = table(productions=INTERESTING).build(0, "transporter", "military_academy").executive()
    for production in ("transporter", "military_academy"):
        name = texts.name(f"production:{production}", "genitive")
        assert name in texts.format(f"federation-decision-{t.asked[1]}")
        t.play("accept", *(["transport-mage"] if production == "transporter" else []))


@rule("FED-INC-1", "FED-INC-2")
def test_every_income_is_told_with_its_production() -> None:
    t = table(productions=INTERESTING).build(0, "transmutation_chamber", "space_university")
    t.build(1, "space_university")
    t[0].lavandium = 1
    t.executive()
    events = t.play("accept", "upgrade lavandium")
    assert line_of(events, "took-income", seat=0, production="production:transmutation_chamber")
    assert line_of(events, "took-income", seat=0, production="production:space_university")[1].kind == "die-raised"
    assert line_of(events, "took-income", seat=1, production="production:space_university")[1].kind == "die-raised"
    t = table(productions=INTERESTING).build(0, "military_academy").executive()
    declined = [event for event in t.play("decline") if event.kind == "declined"]
    assert [event.values["production"] for event in declined] == ["production:military_academy"]


@rule("FED-E8-15")
def test_a_transmutation_is_told_as_one() -> None:
    t = table(productions=INTERESTING).build(0, "transmutation_chamber")
    t[0].copernium = 1
    t.executive()
    t.play("accept")
    first, *_ = events = t.play("upgrade copernium")
    assert (first.kind, first.values["resource"], first.values["better"]) == (
        "transmuted",
        "resource:copernium",
        "resource:oceanium",
    )
    assert "lost" not in [event.kind for event in events]
    assert (t[0].copernium, t[0].oceanium) == (0, 1)


@rule("FED-PROJ-1", "FED-PROJ-4", "FED-PROJ-8")
def test_every_funding_is_told_with_what_it_brings() -> None:
    t = table().put(1, "1", "funding", "neo_left").put(2, "1", "funding", "e81216_left").project("atal", 5)
    t[0].degree = 5
    t.executive()
    events = t.play("upkeep 0")
    assert [event.kind for event in line_of(events, "funded", seat=1)] == ["funded"]
    assert line_of(events, "funded", seat=1)[0].values["value"] == 6
    assert line_of(events, "project-complete", project="project:atal")
    overflow = line_of(events, "funded", seat=2)
    assert overflow[0].values["project"] == "project:common"
    assert [(event.kind, event.values.get("resource")) for event in overflow[1:]] == [("gained", "resource:lavandium")]


@rule("FED-MAJ-1", "FED-MAJ-4")
def test_every_floor_is_told_with_its_votes_and_points() -> None:
    t = voted()
    t.executive()
    events = t.play("upkeep 0")
    won = line_of(events, "won-floor", floor=3)
    assert (won[0].values["seat"], won[0].values["votes"], points(won)) == (0, 3, [2, 0, 0, 0])
    tied = [line for line in steps(events) if line[0].kind == "won-floor" and line[0].values["floor"] == 2]
    assert [(line[0].values["seat"], line[0].values["votes"], points(line)) for line in tied] == [
        (2, 2, [0, 0, 1, 0]),
        (3, 2, [0, 0, 0, 1]),
    ]


@rule("FED-MAJ-5", "FED-MAJ-6")
def test_a_floor_that_nobody_wins_is_told() -> None:
    t = voted()
    t.executive()
    assert line_of(t.play("upkeep 0"), "unwon-floor", floor=1, votes=0)
    t = table(3).put(0, "1", "voting", "neo_left").neutral("sixmoons_left", 4)
    t[0].degree = 5
    t.executive()
    assert line_of(t.play("upkeep 0"), "unwon-floor", floor=3, votes=1, neutral=4)


@rule("FED-LAW-2", "FED-LAW-4")
def test_the_law_is_told_with_the_votes_and_what_everybody_gains() -> None:
    t = voted().miner(0, "neo_3").miner(2, "neo_1a")
    t.executive()
    law = line_of(t.play("upkeep 0"), "law-passed")
    values = law[0].values
    assert (values["wing"], values["planet"], values["left"], values["right"]) == ("wing:left", "planet:neo", 6, 2)
    assert points(law) == [6, 0, 2, 0]


@rule("FED-LAW-3")
def test_who_breaks_a_tie_of_the_wings_is_told() -> None:
    t = table().put(0, "2", "voting", "neo_left").put(1, "2", "voting", "neo_right")
    t.g.president = 3
    t.executive()
    first, *_ = events = t.play("pass-law right")
    assert (first.kind, first.values) == ("chose-law", {"seat": 3, "wing": "wing:right"})
    assert line_of(events, "law-passed", wing="wing:right", left=2, right=2)


@rule("FED-EOR-7")
def test_new_laws_name_their_round() -> None:
    t = table(round=3)
    t.g.past_laws, t.g.laws = ((1 << 3) | (1 << 4), (1 << 3) | (1 << 4)), (0, 2)
    t.fates = ["turn-law atal", "turn-law neo", "turn-law sixmoons", "turn-law sixmoons"]
    t[0].degree = 5
    t.put(0, "1", "voting", "neo_left").executive()
    turned = [event.values for event in t.play("upkeep 0") if event.kind == "turned-law"]
    assert [(values["wing"], values["round"]) for values in turned] == [
        ("wing:left", 4),
        ("wing:right", 4),
        ("wing:left", 5),
        ("wing:right", 5),
    ]
    for language in LANGUAGES:
        said = Messages.of_game(language, "federation").format("federation-event-turned-law", **turned[2])
        assert "5" in said


@rule("FED-DEEP-1", "FED-PROJ-11")
def test_a_lost_step_is_told() -> None:
    t = table().project("neo", 5)
    t[0].degree, t.fates = 9, [f"see-deep-space deep_space_{tile}" for tile in (1, 2, 3, 4, 5)]
    t.gain(0, ((DEGREE, 1),)).play("deep-space deep_space_1")
    told = [[event.kind for event in t.play("fund neo")] for _ in range(2)]
    assert told[0] == ["funded", "project-complete"]
    assert told[1][0] == "step-lost"
    assert "funded" not in told[1]


@rule("FED-END-1", "FED-END-2", "FED-END-16")
def test_every_part_of_the_final_scoring_is_told() -> None:
    t = table(round=5).put(0, "1", "voting", "neo_left").project("neo", 6).miner(1, "neo_3").miner(2, "neo_1a")
    t[0].degree, t[0].medals, t[3].lavandium, t[3].diamonds = 5, 0b111, 5, 1
    t.executive()
    events = t.play("upkeep 0")
    assert points(line_of(events, "scoring-medals")) == [6, 0, 0, 0]
    left = line_of(events, "leftovers", seat=3)
    assert (left[0].values["crystals"], left[0].values["diamonds"], left[0].values["ships"]) == (5, 1, 1)
    assert points(left) == [0, 0, 0, 4]
    project = line_of(events, "scoring-project")
    assert (project[0].values["project"], points(project)) == ("project:neo", [0, 16, 8, 0])
    assert [event.values["value"] for event in project if event.kind == "counted"] == [0, 3, 1, 0]


@rule("FED-EXEC-1")
def test_the_lines_together_are_the_points_of_the_phase() -> None:
    """Nothing is said twice, and nothing is left to the line of the last decision."""
    t = voted().miner(0, "neo_3")
    t.executive()
    before = [p.prestige for p in t.g.players]
    events = t.play("upkeep 0")
    after = [p.prestige for p in t.g.players]
    lines = steps(events)
    assert [kind.kind for kind in lines[0]] == ["upkeep"]
    sums = [sum([scored(line, seat) for line in lines]) for seat in range(4)]
    assert sums == [new - old for new, old in zip(after, before, strict=True)]
    assert points(lines[0]) == [0, 0, 0, 0]
    rules = catalogue("federation", "en")
    assert all(line[0].values["rule"] in rules for line in lines[1:])


@rule("FED-E8-3", "FED-AMB-11")
def test_the_income_on_building_is_part_of_the_action() -> None:
    """Unlike in the executive phase it cannot be declined."""
    t = table(productions=INTERESTING)
    t[0].copernium = 2
    t.visit(0, "e81216").play("build transporter")
    assert t.asked == (0, "TRANSPORTING")
    assert t.refused("decline") == "FED-E8-3"
    assert t.refused("forfeit") == "FED-AMB-11"
    t.play("transport-mage")
    assert t[0].mage == 1
