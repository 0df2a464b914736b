"""What the database has of a table beside its game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Any

from astrarium.kernel.chance import Dealer

from ..db.tables import Table
from .chance import dealer_key
from .clocks import AnyClock, clock_of
from .table_state import SeatState, TableState
from .undo_rules import Seating


@dataclass(frozen=True)
class SeatMeta:
    """Who sits there."""

    kind: str
    user: str | None
    bot: str | None
    name: str
    auto_replies: dict[str, Any]
    entropy: str
    seen_at: int | None
    has_resigned: bool

    def updated_from(self, state: SeatState) -> SeatMeta:
        if (self.bot, self.has_resigned) == (state.bot, state.has_resigned):
            return self
        return replace(self, bot=state.bot, has_resigned=state.has_resigned)


@dataclass(frozen=True)
class TableMeta:
    """A table as its own row and those of its seats have it."""

    id: str
    game: str
    options: dict[str, Any]
    status: str
    is_public: bool
    is_rated: bool
    is_live: bool
    takeover: bool
    clock: AnyClock
    invite: str
    host: str | None
    seed: bytes
    commitment: str
    index: int
    created_at: int
    started_at: int | None
    ended_at: int | None
    result: dict[str, Any] | None
    pause_reason: str | None
    study_of: str | None
    study_move: int | None
    rematch_of: str | None
    seats: tuple[SeatMeta, ...]

    @property
    def seating(self) -> Seating:
        return Seating([seat.user for seat in self.seats], self.is_rated)

    @property
    def dealer(self) -> Dealer:
        return Dealer(dealer_key(self.seed, [seat.entropy for seat in self.seats], self.id))

    @property
    def seat_holders(self) -> list[tuple[str, str | None, str | None, str]]:
        """Who plays which seat, and what each adds to chance."""
        return [(seat.kind, seat.user, seat.bot, seat.entropy) for seat in self.seats]

    @property
    def auto_replies(self) -> list[dict[str, Any]]:
        return [seat.auto_replies for seat in self.seats]

    @property
    def is_study(self) -> bool:
        return self.study_of is not None

    def seats_of(self, user: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def updated_from(self, state: TableState, **changed: Any) -> TableMeta:
        """A copy with the index, the bots and the resignations of the state, and what else has changed."""
        seats = tuple(map(SeatMeta.updated_from, self.seats, state.seats))
        return replace(self, index=state.index, seats=seats, **changed)

    def can_see(self, user: str | None, invite: str = "") -> bool:
        """Public tables are open to everybody, others to those who sit there or were invited."""
        is_of_table = user is not None and (user == self.host or bool(self.seats_of(user)))
        return self.is_public or is_of_table or compare_digest(invite.encode(), self.invite.encode())


def meta_of(table: Table) -> TableMeta:
    seats = [
        SeatMeta(
            seat.kind, seat.user_id, seat.bot, seat.name, seat.auto_replies, seat.entropy or "",
            seat.seen_at, seat.has_resigned,
        )
        for seat in table.seats
    ]  # fmt: skip
    return TableMeta(
        table.id, table.game, table.options, table.status, table.is_public, table.is_rated, table.is_live,
        table.takeover, clock_of(table.clock), table.invite, table.host_id, table.seed, table.commitment, table.index,
        table.created_at, table.started_at, table.ended_at, table.result, table.pause_reason, table.study_of,
        table.study_move, table.rematch_of, tuple(seats),
    )  # fmt: skip
