"""The search for federations, held against all ways to place satellites on small boards and against played games."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astrarium.games.gaia.federation_search import (
    Survey,
    any_legal,
    can_include,
    clusters,
    family,
    is_complete,
    proposals,
    satellite_choices,
    why_not,
)
from astrarium.games.gaia.galaxy import Galaxy, geometry, mask_of
from astrarium.kernel.values import bits
from tests.marks import rule

DATA = Path(__file__).parent.parent / "data" / "federations.txt"
NEVER = 99
ONE_SECTOR = geometry(((0, 0), *[None] * 9))
TWO_SECTORS = geometry(((0, 0), (5, -2), *[None] * 8))


def around(galaxy: Galaxy, hexes: int) -> int:
    """The neighbours of some hexes."""
    found = 0
    for hex in bits(hexes):
        found |= galaxy.neighbour_mask[hex]
    return found


def connected(galaxy: Galaxy, start: int, within: int) -> int:
    """The hexes that hang together with the start."""
    reached = start
    while True:
        grown = reached | around(galaxy, reached) & within
        if grown == reached:
            return reached
        reached = grown


def subsets(members: int) -> Iterator[int]:
    """All proper subsets but the empty one."""
    part = members - 1 & members
    while part:
        yield part
        part = part - 1 & members


class BruteForce:
    """The rules word for word, with every set of satellites tried."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.clusters = clusters(survey)
        self.everybody = (1 << len(self.clusters)) - 1
        pieces = sum(cluster.mask for cluster in self.clusters)
        self.ways: list[tuple[int, int, list[int]]] = []  # satellites, touched clusters, connected clusters
        for satellites in [0, survey.space, *subsets(survey.space)]:
            near = satellites | around(survey.galaxy, satellites)
            joined = [connected(survey.galaxy, c.mask, pieces | satellites) for c in self.clusters]
            groups = {self.clusters_in(group) for group in joined}
            self.ways.append((satellites, self.clusters_in(near), sorted(groups)))
        self.least: dict[tuple[int, int], int] = {}
        for satellites, touched, groups_ in self.ways:
            for group in groups_:
                known = self.least.get((touched, group), NEVER)
                self.least[touched, group] = min(known, satellites.bit_count())

    def clusters_in(self, hexes: int) -> int:
        return mask_of(tuple(index for index, cluster in enumerate(self.clusters) if cluster.mask & hexes))

    def cost(self, members: int, touching: int) -> int:
        """The fewest satellites that connect these clusters and touch only those."""
        fitting = [n for (t, g), n in self.least.items() if t & ~touching == 0 and g & members == members]
        return min(fitting, default=NEVER)

    def value(self, members: int) -> int:
        return sum(self.clusters[index].value for index in bits(members))

    def verdict(self, members: int) -> str | None:
        """The first broken rule, as the brief of `why_not` orders them."""
        survey = self.survey
        if survey.base and not members & 1:
            return "GP-FAC-IVITS-2"
        if self.value(members) < survey.threshold:
            return "GP-FED-1"
        exact = self.cost(members, members)
        cost = exact if survey.flexible else self.cost(members, self.everybody)
        if cost == NEVER:
            return "GP-FED-18"
        if cost > survey.budget:
            return "GP-FED-16"
        if exact > cost:
            return "GP-FED-9"
        for part in subsets(members):
            if self.value(part) >= survey.threshold and (part & 1 or not survey.base):
                inside = self.cost(part, members)
                own = inside if survey.flexible else self.cost(part, self.everybody)
                if inside == own < cost:
                    return "GP-FED-8"
        return None

    def next_satellites(self, members: int, placed: int) -> int:
        """The hexes next to planets or satellites on some way with the fewest satellites."""
        least = self.cost(members, members)
        found = 0
        for satellites, touched, groups in self.ways:
            fits = satellites.bit_count() == least and satellites & placed == placed and touched & ~members == 0
            if fits and any(group & members == members for group in groups):
                found |= satellites
        own = placed | sum(self.clusters[index].mask for index in bits(members))
        return found & ~placed & around(self.survey.galaxy, own)


def region(rng: random.Random, galaxy: Galaxy, size: int) -> list[int]:
    """Some hexes that hang together, shuffled."""
    found = 1 << rng.choice(galaxy.hexes)
    while found.bit_count() < size:
        found |= 1 << rng.choice(bits(around(galaxy, found) & ~found))
    hexes = bits(found)
    rng.shuffle(hexes)
    return hexes


def random_survey(rng: random.Random, space: int) -> Survey:
    """A crowded little board, one time in three with a federation of the Ivits."""
    galaxy = rng.choice((ONE_SECTOR, TWO_SECTORS, TWO_SECTORS))
    count, room = rng.randint(2, 7), rng.randint(space // 2, space)
    hexes = region(rng, galaxy, min(count + room + 2, len(galaxy.hexes)))
    base = 0
    if rng.random() < 0.33:
        base = 1 << hexes[0]
        base |= 1 << rng.choice(bits(around(galaxy, base) & mask_of(tuple(hexes))))
    free = [hex for hex in hexes if not base >> hex & 1]
    pieces = tuple((hex, rng.choice((1, 1, 1, 2, 2, 3))) for hex in free[:count])
    base_value = rng.randint(1, 8) if base else 0
    most = base_value + sum(value for _, value in pieces)
    threshold = rng.randint(max(base_value + 1, most // 3), most)
    satellites = mask_of(tuple(free[count : count + room]))
    return Survey(galaxy, pieces, satellites, threshold, rng.randint(0, 8), base, base_value, rng.random() < 0.35)


def compare(survey: Survey, rng: random.Random) -> set[str | None]:
    """Hold everything that the search says about a survey against brute force; the verdicts that occurred."""
    brute = BruteForce(survey)
    legal = family(survey).legal
    verdicts = {members: brute.verdict(members) for members in range(1, brute.everybody + 1)}
    expected = {m: brute.cost(m, m) for m, verdict in verdicts.items() if verdict is None}
    assert legal == expected
    assert any_legal(survey) == bool(expected)
    for members, verdict in verdicts.items():
        assert why_not(survey, members) == verdict
        assert is_complete(survey, members) == (verdict is None)
        within = [larger for larger in expected if larger & members == members]
        assert can_include(survey, members) == mask_of(tuple(c for larger in within for c in bits(larger)))
    for members in legal:
        placed = 0
        choices = satellite_choices(survey, members, placed)
        while choices:
            assert choices == brute.next_satellites(members, placed)
            placed |= 1 << rng.choice(bits(choices))
            choices = satellite_choices(survey, members, placed)
        assert placed.bit_count() == legal[members]
        for hex in bits(survey.space):
            assert satellite_choices(survey, members, 1 << hex) == brute.next_satellites(members, 1 << hex)
    return set(verdicts.values())


@rule("GP-FED-7", "GP-FED-8", "GP-FED-9")
def test_the_search_agrees_with_brute_force() -> None:
    occurred: set[str | None] = set()
    for seed, space in [*((seed, 10) for seed in range(250)), (802, 12)]:
        rng = random.Random(seed)
        occurred |= compare(random_survey(rng, space), rng)
    assert len(occurred) == 7  # every verdict of why_not


def recorded() -> Iterator[tuple[str, Survey, int, int]]:
    """Every federation of the records: its name, the survey before it, its members and its satellites."""
    galaxy = ONE_SECTOR
    for line in DATA.read_text(encoding="utf-8").splitlines():
        name, *columns = line.split()
        if name == "board":
            pairs = [None if text == "-" else text.split(",") for text in columns]
            galaxy = geometry(tuple(None if pair is None else (int(pair[0]), int(pair[1])) for pair in pairs))
        elif name != "#":
            threshold, budget, worth = int(columns[0]), int(columns[1]), int(columns[6])
            satellites, members, space, base = (int(text, 16) for text in columns[2:6])
            pieces = tuple((int(hex), int(value)) for hex, _, value in (text.partition(":") for text in columns[7:]))
            yield name, Survey(galaxy, pieces, space, threshold, budget, base, worth), members, satellites


@rule("GP-FED-1", "GP-FED-4", "GP-FED-10")
def test_all_recorded_federations_are_legal_and_can_be_drawn() -> None:
    count = 0
    for name, survey, members, satellites in recorded():
        chosen = mask_of(tuple(i for i, cluster in enumerate(clusters(survey)) if cluster.mask & members))
        assert why_not(survey, chosen) is None, name
        assert family(survey).legal[chosen] == satellites.bit_count(), name
        assert any_legal(survey)
        placed = 0
        while placed != satellites:
            choices = satellite_choices(survey, chosen, placed) & satellites
            assert choices, name
            placed |= choices & -choices
        assert satellite_choices(survey, chosen, placed) == 0
        count += 1
    assert count == 302


def test_the_proposals_of_recorded_positions_are_ranked_and_complete() -> None:
    for name, survey, _, _ in recorded():
        found = proposals(survey, 4)
        assert len(found) == min(4, len(family(survey).legal)), name
        ranks = [(p.cost, p.value, p.chosen.bit_count()) for p in found]
        assert ranks == sorted(ranks)
        for proposal in found:
            own = sum(clusters(survey)[index].mask for index in bits(proposal.chosen))
            satellites = mask_of(proposal.satellites)
            assert satellites.bit_count() == len(proposal.satellites) == proposal.cost
            assert satellites & ~survey.space == 0
            assert connected(survey.galaxy, own & -own, own | satellites) == own | satellites


def survey_at(
    pieces: dict[str, int], space: tuple[str, ...], budget: int = 9, flexible: bool = False, base: str = ""
) -> Survey:
    """A survey on the hexes of sector 1, with threshold 7; a base is worth 7 and the threshold then 14."""
    hexes = tuple((ONE_SECTOR.parse_hex(name), value) for name, value in pieces.items())
    room = mask_of(tuple(ONE_SECTOR.parse_hex(name) for name in space))
    old = 1 << ONE_SECTOR.parse_hex(base) if base else 0
    return Survey(ONE_SECTOR, hexes, room, 14 if base else 7, budget, old, 7 if base else 0, flexible)


@rule("GP-FAQ-3", "GP-FED-3")
def test_adjacent_planets_worth_seven_need_no_satellite() -> None:
    survey = survey_at({"1A0": 3, "1A1": 4, "1A6": 3}, ("1B0", "1C", "1B3"), budget=0)
    assert [cluster.value for cluster in clusters(survey)] == [7, 3]
    assert family(survey).legal == {0b01: 0}
    assert why_not(survey, 0b11) == "GP-FED-16"


@rule("GP-FED-8", "GP-FED-19")
def test_surplus_planets_are_legal_only_if_they_cost_no_satellite() -> None:
    free = survey_at({"1A1": 1, "1A11": 4, "1C": 3}, ("1B0",))
    assert family(free).legal == {0b111: 1}
    dear = survey_at({"1A6": 1, "1A11": 4, "1C": 3}, ("1B0", "1B3"))
    assert family(dear).legal == {0b110: 1}
    assert why_not(dear, 0b111) == "GP-FED-8"


def test_two_satellites_may_touch_the_same_two_clusters() -> None:
    at = TWO_SECTORS.parse_hex
    pieces = ((at("5x-1"), 5), (at("4x-2"), 3), (at("3x0"), 1), (at("6x-3"), 5))
    survey = Survey(TWO_SECTORS, pieces, mask_of((at("4x-1"), at("5x-2"))), 14, 6)
    assert family(survey).legal == {0b1111: 2}


@rule("GP-FED-9", "GP-FED-20")
def test_a_planet_on_the_shortest_way_is_kept_out_only_with_flexible_federations() -> None:
    pieces = {"1A0": 3, "1A2": 1, "1A4": 4}
    ring = ("1A1", "1A3", "1B0", "1B1", "1B2", "1C")
    strict = survey_at(pieces, ring)
    assert family(strict).legal == {0b111: 2}
    assert why_not(strict, 0b101) == "GP-FED-9"
    flexible = survey_at(pieces, ring, flexible=True)
    assert family(flexible).legal == {0b111: 2, 0b101: 3}
    ends = (ONE_SECTOR.parse_hex("1B0"), ONE_SECTOR.parse_hex("1B2"))
    assert satellite_choices(flexible, 0b101, 0) == mask_of(ends)


@rule("GP-FAC-IVITS-2", "GP-FAQ-4")
def test_the_ivits_enlarge_their_one_federation() -> None:
    survey = survey_at({"1A6": 7, "1A9": 7}, ("1B0", "1C", "1B3", "1A7", "1A8"), base="1A0")
    assert clusters(survey)[0].value == 7
    assert why_not(survey, 0b110) == "GP-FAC-IVITS-2"
    assert set(family(survey).legal) == {0b011}
    grown = Survey(survey.galaxy, survey.pieces, survey.space, 14, 9, survey.base, 14)
    assert family(grown).legal == {0b001: 0}


@rule("GP-FED-16", "GP-FED-18")
def test_a_federation_needs_a_way_and_the_tokens_for_it() -> None:
    survey = survey_at({"1A0": 4, "1A6": 4}, ("1B0", "1C", "1B3"), budget=2)
    assert why_not(survey, 0b11) == "GP-FED-16"
    assert not any_legal(survey)
    apart = survey_at({"1A0": 4, "1A6": 4}, ("1B0", "1B3"))
    assert why_not(apart, 0b11) == "GP-FED-18"


def test_equal_surveys_share_their_answers() -> None:
    survey, same = (survey_at({"1A0": 4, "1C": 3}, ("1B0",)) for _ in range(2))
    assert family(survey) is family(same)
    assert survey != survey_at({"1A0": 4, "1C": 3}, ("1B0",), budget=3)


def test_surveys_are_the_same_question_only_if_they_agree_in_everything() -> None:
    """Answers are kept by survey."""
    asked: dict[str, Any] = {"pieces": ((3, 2),), "space": 6, "threshold": 7, "budget": 2}
    asked |= {"base": 1, "base_value": 4, "flexible": False}
    survey = Survey(ONE_SECTOR, **asked)
    assert survey == Survey(ONE_SECTOR, **asked)
    others: dict[str, Any] = {"pieces": ((3, 3),), "space": 7, "threshold": 8, "budget": 3}
    others |= {"base": 2, "base_value": 5, "flexible": True}
    assert asked.keys() == others.keys()
    for field, value in others.items():
        assert survey != Survey(ONE_SECTOR, **{**asked, field: value}), field
    assert survey != Survey(TWO_SECTORS, **asked)
    assert survey != (ONE_SECTOR, *asked.values())
    short = Survey(ONE_SECTOR, ((3, 2),), 6, 7, 2)
    assert (short.base, short.base_value, short.flexible) == (0, 0, False)
